/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences, numbers and times. */

#include "scope-closures.h"

#include "iri-chars.h"
#include "scope-finding.h"
#include "scope-keys.h"

#include <glib/gi18n.h>
#include <string.h>

char *
scope_closure_findings_heading (gpointer self, guint n)
{
  if (n == 0)
    return g_strdup ("");
  return g_strdup_printf (
      ngettext ("One Finding in the Reference", "%u Findings in the Reference", n), n);
}

char *
scope_closure_more_segment_steps (gpointer self, guint n)
{
  if (n == 0)
    return g_strdup ("");
  return g_strdup_printf (
      ngettext ("One more step with a segment of the path is not listed.",
                "%u more steps with segments of the path are not listed.", n),
      n);
}

/* The direction of the first strong character (UAX #9 P2), with or without
 * those in isolates. */
static IriDirection
first_direction (const char *text, gboolean skip_isolates)
{
  guint depth = 0;
  const char *next;

  for (; *text != '\0'; text = next)
    {
      gunichar c = g_utf8_get_char (text);
      IriDirection direction;

      next = g_utf8_next_char (text);
      if (c >= 0x2066 && c <= 0x2068)
        depth++;
      else if (c == 0x2069 && depth > 0)
        depth--;
      direction = iri_direction (text, (gsize) (next - text));
      if ((depth == 0 || !skip_isolates)
          && (direction == IRI_DIRECTION_LTR || direction == IRI_DIRECTION_RTL))
        return direction;
    }
  return IRI_DIRECTION_NEUTRAL;
}

char *
scope_closure_sentence (gpointer self, const char *text)
{
  IriDirection direction;

  if (text == NULL)
    return g_strdup ("");
  direction = first_direction (text, TRUE);
  if (direction == IRI_DIRECTION_NEUTRAL || direction == first_direction (text, FALSE))
    return g_strdup (text);
  return g_strconcat (direction == IRI_DIRECTION_RTL ? IRI_RLM : IRI_LRM, text, NULL);
}

char *
scope_closure_markup (gpointer self, const char *text)
{
  return g_markup_escape_text (text != NULL ? text : "", -1);
}

char *
scope_closure_count (gpointer self, guint n)
{
  return n == 0 ? g_strdup ("") : g_strdup_printf ("%u", n);
}

char *
scope_closure_more (gpointer self, guint n)
{
  guint more = n - MIN (n, SCOPE_FINDING_MAX_ROWS);

  if (more == 0)
    return g_strdup ("");
  /* Translators: %u is the number of findings below those that are listed. */
  return g_strdup_printf (ngettext ("%u more finding is not listed.",
                                    "%u more findings are not listed.", more),
                          more);
}

char *
scope_closure_places (gpointer self, guint64 n)
{
  if (n < 2)
    return g_strdup ("");
  /* Translators: at how many places the same finding occurs. */
  return g_strdup_printf (ngettext ("%u place", "%u places", (gulong) n), (guint) n);
}

char *
scope_closure_more_labels (gpointer self, guint n)
{
  if (n == 0)
    return g_strdup ("");
  return g_strdup_printf (
      /* Translators: %u is a number of labels of a host. */
      ngettext ("%u more label is not listed; a copy of the host has it.",
                "%u more labels are not listed; a copy of the host has them.", n),
      n);
}

char *
scope_closure_dotted (gpointer self, const char *first, const char *second)
{
  if (!scope_closure_is_set (self, first) || !scope_closure_is_set (self, second))
    return g_strdup (scope_closure_is_set (self, first) ? first : second);
  /* Translators: a description, and a further detail. */
  return g_strdup_printf (_ ("%s · %s"), first, second);
}

char *
scope_closure_production (gpointer self, IriReport *report)
{
  IriProductions found;
  const char *narrowest = NULL;

  if (report == NULL)
    return NULL;
  iri_report_find_productions (report, &found);
  for (gsize i = 0; found.whole[i] != NULL; i++)
    narrowest = found.whole[i];
  return g_strdup (narrowest);
}

char *
scope_closure_productions (gpointer self, IriReport *report)
{
  IriProductions found;
  char *rules, *text;

  if (report == NULL)
    return NULL;
  iri_report_find_productions (report, &found);
  if (found.whole[0] == NULL)
    return NULL;
  rules = g_strjoinv (", ", (char **) found.whole);
  /* Translators: a standard, and the rules of its grammar that a text matches. */
  text = g_strdup_printf (_ ("%s: %s"), report->options.spec->title, rules);
  g_free (rules);
  return text;
}

/* Three or four lines of a narrow list. */
#define EXCERPT_CHARS 140

char *
scope_closure_excerpt (gpointer self, const char *text)
{
  if (text == NULL || g_utf8_strlen (text, -1) <= EXCERPT_CHARS)
    return g_strdup (text);
  return g_strdup_printf (
      "%.*s…", (int) (g_utf8_offset_to_pointer (text, EXCERPT_CHARS) - text), text);
}

char *
scope_closure_key (gpointer self, const char *action)
{
  g_autofree char *accelerator = action != NULL ? scope_keys_find (action) : NULL;
  GdkModifierType modifiers;
  guint key;

  if (accelerator == NULL || *accelerator == '\0'
      || !gtk_accelerator_parse (accelerator, &key, &modifiers))
    return g_strdup ("");
  return gtk_accelerator_get_label (key, modifiers);
}

char *
scope_closure_with_key (gpointer self, const char *text, const char *action)
{
  g_autofree char *key = scope_closure_key (self, action);

  if (*key == '\0')
    return g_strdup (text);
  /* Translators: what a button does, and its key: "History (Ctrl+H)". */
  return g_strdup_printf (_ ("%s (%s)"), text, key);
}

char *
scope_closure_when (gpointer self, gint64 time)
{
  g_autoptr (GDateTime) then = NULL;
  g_autoptr (GDateTime) now = NULL;
  GDate today, day;
  int days;

  if (time == 0)
    return NULL;
  then = g_date_time_new_from_unix_local (time / G_USEC_PER_SEC);
  if (then == NULL)
    return NULL;
  now = g_date_time_new_now_local ();
  g_date_clear (&today, 1);
  g_date_clear (&day, 1);
  g_date_set_dmy (&today, (GDateDay) g_date_time_get_day_of_month (now),
                  (GDateMonth) g_date_time_get_month (now),
                  (GDateYear) g_date_time_get_year (now));
  g_date_set_dmy (&day, (GDateDay) g_date_time_get_day_of_month (then),
                  (GDateMonth) g_date_time_get_month (then),
                  (GDateYear) g_date_time_get_year (then));
  days = g_date_days_between (&day, &today);
  if (days == 1)
    return g_strdup (_ ("Yesterday"));
  /* Translators: the time of day, as g_date_time_format() takes it. */
  return g_date_time_format (then, days == 0 ? C_ ("today", "%R") : "%x");
}
