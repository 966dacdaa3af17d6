/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-embedding.h"

#include "iri-bidi.h"

/* Words around an IRI: numbers after an Arabic letter have another class than after a
 * Hebrew one (UAX #9 W2). */
static const struct
{
  const char *letter;
  IriBaseDirection direction;
} words[] = {
  { "a", IRI_BASE_DIRECTION_LTR },
  { "\u05d0", IRI_BASE_DIRECTION_RTL },
  { "\u0627", IRI_BASE_DIRECTION_RTL },
};

/* The visual order of a line with @text between @marks between two words. Free with
 * g_free(). */
static char *
order_between (const char *text,
               gsize length,
               IriBaseDirection context,
               const char *const around[2],
               const char *const marks[2])
{
  static const IriComponents components = { .valid = TRUE };
  g_autoptr (GString) line = g_string_sized_new (length + 16);
  g_autoptr (IriBidi) bidi = NULL;

  g_string_append_printf (line, "%s %s", around[0], marks[0]);
  g_string_append_len (line, text, (gssize) length);
  g_string_append_printf (line, "%s %s", marks[1], around[1]);
  bidi = iri_bidi_new (line->str, line->len, &components,
                       context == IRI_BASE_DIRECTION_RTL ? IRI_CONVENTION_PLAIN_RTL
                                                         : IRI_CONVENTION_EMBED_LTR);
  return g_strdup (bidi->visual);
}

static gboolean
is_same (
    const char *text, gsize length, IriBaseDirection context, gsize before, gsize after)
{
  static const char *const none[] = { "", "" };
  static const char *const embedding[] = { "\u202a", "\u202c" };
  const char *around[] = { words[before].letter, words[after].letter };
  g_autofree char *plain = order_between (text, length, context, around, none);
  g_autofree char *embedded = order_between (text, length, context, around, embedding);

  return g_str_equal (plain, embedded);
}

IriEmbeddingNeed
iri_embedding_need (const char *text, gsize length, IriBaseDirection context)
{
  IriEmbeddingNeed need = IRI_EMBEDDING_NOT_NEEDED;

  g_return_val_if_fail (context != IRI_BASE_DIRECTION_NONE, need);
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (words); j++)
      {
        if (is_same (text, length, context, i, j))
          continue;
        if (words[i].direction == context && words[j].direction == context)
          return IRI_EMBEDDING_NEEDED;
        need = IRI_EMBEDDING_BESIDE_OTHER;
      }
  return need;
}

const char *
iri_embedding_need_id (IriEmbeddingNeed need)
{
  switch (need)
    {
    case IRI_EMBEDDING_NOT_NEEDED:
      return "not-needed";
    case IRI_EMBEDDING_BESIDE_OTHER:
      return "beside-other";
    case IRI_EMBEDDING_NEEDED:
      return "needed";
    }
  g_return_val_if_reached (NULL);
}

const char *
iri_base_direction_id (IriBaseDirection context)
{
  switch (context)
    {
    case IRI_BASE_DIRECTION_NONE:
      return "none";
    case IRI_BASE_DIRECTION_LTR:
      return "ltr";
    case IRI_BASE_DIRECTION_RTL:
      return "rtl";
    }
  g_return_val_if_reached (NULL);
}
