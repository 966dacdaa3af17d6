/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-question-private.h"

#include "iri-host.h"
#include "iri-percent-encode.h"

#include <string.h>

static const char *const words[] = { "news", "map",   "page", "shop",   "book",
                                     "home", "about", "help", "search", NULL };

/* What each rung makes equal, and one that none does. The highest change decides. */
static const char *const rungs[] = { "string", "case", "percent", "path", "scheme" };
#define DIFFERENT G_N_ELEMENTS (rungs)

/* Appends @text with its first letter percent-encoded, which is unreserved. */
static void
append_escaped (GString *out, const char *text)
{
  g_string_append_printf (out, "%%%02X%s", (guint) (guchar) text[0], text + 1);
}

/* Writes an IRI with the changes of @changes, a set of indices of rungs. */
static char *
write_iri (const char *host, const char *first, const char *second, guint changes)
{
  GString *out = g_string_new (changes & 1U << 1 ? "HTTP://" : "http://");

  g_string_append (out, host);
  if (changes & 1U << 4)
    g_string_append (out, ":80");
  g_string_append_c (out, '/');
  if (changes & 1U << 2)
    append_escaped (out, first);
  else
    g_string_append (out, first);
  if (changes & 1U << 3)
    g_string_append (out, "/.");
  g_string_append_printf (out, "/%s", second);
  if (changes & 1U << DIFFERENT)
    g_string_append_c (out, '/');
  return g_string_free (out, FALSE);
}

/* The higher the difficulty, the more changes of lower rungs are hidden among it. */
void
iri_question_make_rung (IriQuestionMaker *self)
{
  IriQuestion *question = self->question;
  guint rung = iri_question_below (self, DIFFERENT + 1);
  guint changes = rung > 0 ? 1U << rung : 0;
  const char *first = iri_question_pick (self, words);
  const char *second = iri_question_pick (self, words);
  g_autofree char *host
      = g_strconcat (iri_question_pick (self, words), ".example", NULL);

  for (guint i = 0; i < self->difficulty && rung > 1; i++)
    changes |= 1U << (1 + iri_question_below (self, rung - 1));
  question->text = write_iri (host, first, second, 0);
  question->other = write_iri (host, first, second, changes);
  question->answer = g_strdup (rung < DIFFERENT ? rungs[rung] : "different");
  for (guint i = 0; i < DIFFERENT; i++)
    iri_question_add_wrong (self, g_strdup (rungs[i]));
  iri_question_add_wrong (self, g_strdup ("different"));
}

/* Small letters that every flavour of IDNA maps to themselves, easiest first. */
static const char *const names[][4] = {
  { "bücher", "café", "jalapeño", NULL }, { "привет", "книга", "ελλάδα", NULL },
  { "שלום", "ספר", "בית", NULL },         { "سلام", "كتاب", "قمر", NULL },
  { "日本", "納豆", "中国", NULL },
};

static char *
look_up (const char *host)
{
  g_autoptr (IriHost) found = iri_host_new (host, (IriSpan){ 0, strlen (host) },
                                            IRI_HOST_REG_NAME, IRI_IDNA_BROWSER);

  return g_strdup (found->ascii);
}

/* Punycode of another word, percent-encoding, and what is before an "@". */
void
iri_question_make_lookup (IriQuestionMaker *self)
{
  IriQuestion *question = self->question;
  guint list = iri_question_below (self, self->difficulty + 1);
  const char *user = iri_question_pick (self, words);
  const char *name = iri_question_pick (self, names[list]);
  const char *site = iri_question_pick (self, words);
  g_autofree char *host = g_strdup_printf ("%s.%s.example", site, name);
  g_autofree char *shorter
      = g_strdup_printf ("%s.%s.example", site, g_utf8_next_char (name));
  g_autoptr (GString) encoded = g_string_new (NULL);

  question->text = self->difficulty < 2 ? g_strconcat ("http://", host, "/", user, NULL)
                                        : g_strconcat ("http://", user, ".example@",
                                                       host, "/", user, NULL);
  question->answer = look_up (host);
  iri_percent_encode (host, strlen (host), encoded);
  iri_question_add_wrong (self, g_strdup (encoded->str));
  iri_question_add_wrong (self, look_up (shorter));
  if (self->difficulty >= 2)
    iri_question_add_wrong (self, g_strconcat (user, ".example", NULL));
}

/* Cyrillic letters that look like Latin ones. */
static const struct
{
  char latin;
  const char *cyrillic;
} look_alikes[] = { { 'a', "а" }, { 'c', "с" }, { 'e', "е" },
                    { 'o', "о" }, { 'p', "р" }, { 'x', "х" } };

static const char *
find_look_alike (char latin)
{
  for (gsize i = 0; i < G_N_ELEMENTS (look_alikes); i++)
    if (look_alikes[i].latin == latin)
      return look_alikes[i].cyrillic;
  return NULL;
}

/* The position in @text of one of the letters that have a look-alike; each word has
 * one. */
static gsize
pick_position (IriQuestionMaker *self, const char *text)
{
  for (;;)
    {
      gsize position = iri_question_below (self, (guint) strlen (text));

      if (find_look_alike (text[position]) != NULL)
        return position;
    }
}

/* More labels are harder to search. */
void
iri_question_make_foreign (IriQuestionMaker *self)
{
  IriQuestion *question = self->question;
  g_autoptr (GString) host = g_string_new (NULL);
  gsize position;

  for (guint i = 0; i <= self->difficulty; i++)
    g_string_append_printf (host, "%s.", iri_question_pick (self, words));
  g_string_append (host, "example");
  position = pick_position (self, host->str);
  question->answer = g_strdup (find_look_alike (host->str[position]));
  g_string_erase (host, (gssize) position, 1);
  g_string_insert (host, (gssize) position, question->answer);
  question->text = g_strconcat ("http://", host->str, "/", NULL);
}
