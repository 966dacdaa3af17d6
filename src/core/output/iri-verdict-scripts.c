/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Says which letter of a word belongs to another script. */

#include "iri-verdict-private.h"

#include "iri-icu.h"

#include <glib/gi18n-lib.h>
#include <unicode/uscript.h>

/* Further scripts in one word are ignored. */
#define MAX_SCRIPTS 8

/* The letters of one script: how many, and the first of them. */
typedef struct
{
  int script;
  guint count;
  guint position; /* counted in letters from 1 */
  gunichar first;
} Letters;

static const char *const ordinals[] = {
  N_ ("The first letter is {script}."),   N_ ("The second letter is {script}."),
  N_ ("The third letter is {script}."),   N_ ("The fourth letter is {script}."),
  N_ ("The fifth letter is {script}."),   N_ ("The sixth letter is {script}."),
  N_ ("The seventh letter is {script}."), N_ ("The eighth letter is {script}."),
  N_ ("The ninth letter is {script}."),
};

static void
count_letter (Letters *all, guint *n, gunichar c, guint position)
{
  int script = iri_icu_script (c);
  guint i = 0;

  while (i < *n && all[i].script != script)
    i++;
  if (i == MAX_SCRIPTS)
    return;
  if (i == *n)
    all[(*n)++] = (Letters){ script, 0, position, c };
  all[i].count++;
}

/* Counts the letters of each script at @span of @text. Returns how many scripts. */
static guint
count_letters (const char *text, IriSpan span, Letters *all)
{
  const char *end = text + span.end;
  guint n = 0, position = 0;

  for (const char *at = text + span.begin; at < end; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (g_unichar_isalpha (c) && iri_icu_script (c) > USCRIPT_INHERITED)
        count_letter (all, &n, c, ++position);
    }
  return n;
}

/* The script with the fewest letters; on a tie, not Latin. */
static const Letters *
find_odd (const Letters *all, guint n)
{
  const Letters *odd = &all[0];

  for (guint i = 1; i < n; i++)
    if (all[i].count < odd->count
        || (all[i].count == odd->count && odd->script == USCRIPT_LATIN))
      odd = &all[i];
  return odd;
}

guint
iri_verdict_count_scripts (const IriReport *report, const IriFinding *finding)
{
  Letters all[MAX_SCRIPTS];

  return count_letters (report->text, finding->span, all);
}

char *
iri_verdict_explain_scripts (const IriReport *report, const IriFinding *finding)
{
  Letters all[MAX_SCRIPTS];
  guint n = count_letters (report->text, finding->span, all);
  const Letters *odd;
  g_autofree char *name = NULL;

  if (n == 0)
    return NULL;
  odd = find_odd (all, n);
  name = g_strdelimit (g_strdup (iri_icu_script_name (odd->first)), "_", ' ');
  if (odd->position <= G_N_ELEMENTS (ordinals))
    return iri_verdict_fill (_ (ordinals[odd->position - 1]), "{script}", name);
  /* Translators: the position of a letter in a word, and its script. */
  return g_strdup_printf (_ ("Letter %u is %s."), odd->position, name);
}
