/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Compares our implementation of UAX #9 with FriBidi, and with a choice that uses
 * FriBidi where it is known to be right and includes the time to find that out. All
 * three get the same IriUbaInput, so no figure includes the time that ICU takes to look
 * up the classes; FriBidi's figures include the copies that its types require. */

#include "iri-fribidi.h"
#include "iri-unicode.h"

#include <string.h>

#define ROUNDS 11

/* Minimum number of characters in a round. */
#define CHARS_A_ROUND 2000000

/* Each text is one of these, repeated to the required length. */
static const struct
{
  const char *name;
  const char *begin;
  const char *repeated;
} texts[] = {
  { "Hebrew words", "http://example.com/", "שלום/עולם/page/" },
  { "Hebrew, brackets", "http://example.com/", "(שלום)/[עולם]/page/" },
  { "Arabic, digits", "http://example.com/", "سلام-12/كتاب.٣٤/" },
  { "Hebrew with points", "http://example.com/", "שָׁלוֹם/עוֹלָם/" },
  { "one Hebrew word", "", "שלום" },
  { "alternating", "", "aא" },
  { "ASCII, one Hebrew word", "http://example.com/שלום/", "some/words/here/" },
};

static const gsize lengths[] = { 77, 1000, 65536 };

typedef guint8 (*LevelsFunc) (const IriUbaInput *uba, guint8 *levels);

static guint8
levels_by_either (const IriUbaInput *uba, guint8 *levels)
{
  return iri_fribidi_is_known_to_agree (uba) ? iri_fribidi_levels (uba, levels)
                                             : iri_uba_levels (uba, levels);
}

enum
{
  OWN,
  FRIBIDI,
  EITHER,
  N_WAYS,
};

static const LevelsFunc ways[N_WAYS] = {
  [OWN] = iri_uba_levels,
  [FRIBIDI] = iri_fribidi_levels,
  [EITHER] = levels_by_either,
};

/* The caller owns the arrays. */
static IriUbaInput
make_text (gsize row, gsize n)
{
  guint8 *classes = g_new (guint8, n);
  gint8 *brackets = g_new (gint8, n);
  gunichar *ids = g_new0 (gunichar, n);
  const char *p = texts[row].begin;

  for (gsize i = 0; i < n; i++)
    {
      gunichar c;

      if (*p == '\0')
        p = texts[row].repeated;
      c = g_utf8_get_char (p);
      p = g_utf8_next_char (p);
      classes[i] = (guint8) iri_unicode_bidi_class (c);
      brackets[i] = (gint8) iri_unicode_bracket (c, &ids[i]);
    }
  return (IriUbaInput){
    .classes = classes, .brackets = brackets, .bracket_ids = ids, .n = n
  };
}

/* Returns the time of one call in nanoseconds. */
static double
time_once (LevelsFunc find_levels, const IriUbaInput *uba, guint8 *levels)
{
  gsize calls = MAX (CHARS_A_ROUND / uba->n, 1);
  gint64 begin = g_get_monotonic_time ();

  for (gsize i = 0; i < calls; i++)
    find_levels (uba, levels);
  return 1000.0 * (double) (g_get_monotonic_time () - begin) / (double) calls;
}

/* Prints the minimum of this number of interleaved rounds. */
static void
show (gsize row, gsize n)
{
  IriUbaInput uba = make_text (row, n);
  g_autofree guint8 *levels = g_new (guint8, n);
  double best[N_WAYS];

  for (int round = 0; round < ROUNDS; round++)
    for (int way = 0; way < N_WAYS; way++)
      {
        double time = time_once (ways[way], &uba, levels);

        best[way] = round == 0 ? time : MIN (best[way], time);
      }
  g_print ("%-24s %6" G_GSIZE_FORMAT " %10.0f %10.0f %10.0f %10.2f %10.2f\n",
           texts[row].name, n, best[OWN], best[FRIBIDI], best[EITHER],
           best[OWN] / best[FRIBIDI], best[OWN] / best[EITHER]);
  g_free ((gpointer) uba.classes);
  g_free ((gpointer) uba.brackets);
  g_free ((gpointer) uba.bracket_ids);
}

int
main (void)
{
  g_autofree char *version = iri_fribidi_version ();

  g_print ("%s; ns a call, the least of %d rounds\n", version, ROUNDS);
  g_print ("%-24s %6s %10s %10s %10s %10s %10s\n", "text", "chars", "own", "FriBidi",
           "either", "/FriBidi", "/either");
  for (gsize row = 0; row < G_N_ELEMENTS (texts); row++)
    for (gsize i = 0; i < G_N_ELEMENTS (lengths); i++)
      show (row, lengths[i]);
  return 0;
}
