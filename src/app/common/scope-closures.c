/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-closures.h"

#include "scope-accessible-text.h"
#include "scope-finding.h"
#include "scope-notation.h"
#include "scope-row.h"
#include "scope-verdict.h"

#include <glib/gi18n.h>
#include <string.h>

#define LRM "\342\200\216"
#define RLM "\342\200\217"

char *
scope_closure_page (gpointer self, const char *text)
{
  return g_strdup (text == NULL || *text == '\0' ? "empty" : "report");
}

gboolean
scope_closure_is_set (gpointer self, const char *text)
{
  return text != NULL && *text != '\0';
}

/* How each tone looks; `style` is a style class of libadwaita. */
static const struct
{
  IriTone tone;
  const char *icon;
  const char *style;
  const char *name;
} tones[] = {
  { IRI_TONE_NONE, "content-loading-symbolic", "secondary", "" },
  { IRI_TONE_GOOD, "emblem-ok-symbolic", "success", N_ ("Valid") },
  { IRI_TONE_NOTE, "dialog-information-symbolic", "accent", N_ ("Note") },
  { IRI_TONE_WARNING, "dialog-warning-symbolic", "warning", N_ ("Warning") },
  { IRI_TONE_ERROR, "dialog-error-symbolic", "error", N_ ("Error") },
};

static gsize
row_of (IriTone tone)
{
  for (gsize i = 0; i < G_N_ELEMENTS (tones); i++)
    if (tones[i].tone == tone)
      return i;
  return 0;
}

/* A half-typed IRI is not shown as an error. */
static gsize
visible_row_of (IriTone tone, gboolean settling)
{
  return row_of (tone == IRI_TONE_ERROR && settling ? IRI_TONE_NONE : tone);
}

static IriTone
tone_of (guint64 severity)
{
  switch ((IriSeverity) severity)
    {
    case IRI_SEVERITY_ERROR:
      return IRI_TONE_ERROR;
    case IRI_SEVERITY_WARNING:
      return IRI_TONE_WARNING;
    case IRI_SEVERITY_NOTE:
      return IRI_TONE_NOTE;
    }
  return IRI_TONE_NONE;
}

char *
scope_closure_tone_label (gpointer self, guint tone, const char *text)
{
  const char *name = _ (tones[row_of ((IriTone) tone)].name);

  if (tone == IRI_TONE_NONE)
    return g_strdup (text);
  /* Translators: "Warning: The host mixes scripts". */
  return g_strdup_printf (_ ("%s: %s"), name, text);
}

char *
scope_closure_alarm_label (gpointer self, guint tone, const char *text)
{
  return tone == IRI_TONE_GOOD ? g_strdup (text)
                               : scope_closure_tone_label (self, tone, text);
}

char *
scope_closure_tone_icon (gpointer self, guint tone, gboolean settling)
{
  return g_strdup (tones[visible_row_of ((IriTone) tone, settling)].icon);
}

char **
scope_closure_tone_classes (gpointer self, guint tone, gboolean settling)
{
  const char *classes[]
      = { "tone", tones[visible_row_of ((IriTone) tone, settling)].style, NULL };

  return g_strdupv ((char **) classes);
}

char *
scope_closure_severity_icon (gpointer self, guint64 severity, gboolean settling)
{
  return scope_closure_tone_icon (self, tone_of (severity), settling);
}

char **
scope_closure_severity_classes (gpointer self, guint64 severity, gboolean settling)
{
  return scope_closure_tone_classes (self, tone_of (severity), settling);
}

char *
scope_closure_severity_caption (gpointer self, guint64 severity, const char *section)
{
  const char *name = _ (tones[row_of (tone_of (severity))].name);

  if (!scope_closure_is_set (self, section))
    return g_strdup (name);
  /* Translators: a severity, and the section of a standard. */
  return g_strdup_printf (_ ("%s · %s"), name, section);
}

gboolean
scope_closure_is_readings (gpointer self, const char *page)
{
  return g_strcmp0 (page, "readings") == 0;
}

char *
scope_closure_placeholder (gpointer self, const char *page)
{
  return g_strdup (g_strcmp0 (page, "resolve") == 0 ? _ ("Type or paste a reference")
                                                    : _ ("Type or paste an IRI"));
}

gboolean
scope_closure_is_not_zero (gpointer self, guint64 number)
{
  return number != 0;
}

gboolean
scope_closure_either (gpointer self, guint64 a, guint64 b)
{
  return a != 0 || b != 0;
}

gboolean
scope_closure_is_same (gpointer self, const char *a, const char *b)
{
  return g_strcmp0 (a, b) == 0;
}

char *
scope_closure_same_icon (gpointer self, guint64 same)
{
  return scope_closure_tone_icon (self, same ? IRI_TONE_GOOD : IRI_TONE_WARNING, FALSE);
}

char **
scope_closure_same_classes (gpointer self, guint64 same)
{
  return scope_closure_tone_classes (self, same ? IRI_TONE_GOOD : IRI_TONE_WARNING,
                                     FALSE);
}

char *
scope_closure_same_name (gpointer self,
                         guint64 same,
                         const char *first,
                         const char *second)
{
  if (!scope_closure_is_set (self, first) && !scope_closure_is_set (self, second))
    return g_strdup ("");
  return g_strdup (same ? _ ("Same") : _ ("Differs"));
}

char **
scope_closure_same_pill (gpointer self, guint64 same, const char *name)
{
  const char *classes[] = { "pill-label", same ? NULL : "differs", NULL };

  return g_strdupv (
      (char **) (scope_closure_is_set (self, name) ? classes : classes + 2));
}

gboolean
scope_closure_is_compare (gpointer self, const char *page)
{
  return g_strcmp0 (page, "compare") == 0;
}

char *
scope_closure_compare_page (gpointer self, const char *first, const char *second)
{
  return g_strdup (scope_closure_is_set (self, first)
                           && scope_closure_is_set (self, second)
                       ? "report"
                       : "empty");
}

char *
scope_closure_resolve_page (gpointer self, const char *base, const char *target)
{
  return g_strdup (scope_closure_is_set (self, base)
                           || scope_closure_is_set (self, target)
                       ? "report"
                       : "empty");
}

char *
scope_closure_found (gpointer self, guint n)
{
  if (n == 0)
    return g_strdup ("");
  return g_strdup_printf (
      ngettext ("One Finding in the Reference", "%u Findings in the Reference", n), n);
}

char *
scope_closure_more_rounds (gpointer self, guint n)
{
  if (n == 0)
    return g_strdup ("");
  return g_strdup_printf (
      ngettext ("One more step with a segment of the path is not listed.",
                "%u more steps with segments of the path are not listed.", n),
      n);
}

char *
scope_closure_valid_name (gpointer self, guint64 valid)
{
  return g_strdup (valid ? _ ("Valid") : _ ("Not valid"));
}

char *
scope_closure_valid_icon (gpointer self, guint64 valid, gboolean settling)
{
  return scope_closure_tone_icon (self, valid ? IRI_TONE_GOOD : IRI_TONE_ERROR,
                                  settling);
}

char **
scope_closure_valid_classes (gpointer self, guint64 valid, gboolean settling)
{
  return scope_closure_tone_classes (self, valid ? IRI_TONE_GOOD : IRI_TONE_ERROR,
                                     settling);
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
  return g_strconcat (direction == IRI_DIRECTION_RTL ? RLM : LRM, text, NULL);
}

gboolean
scope_closure_is_only (gpointer self, const char *text, const char *other)
{
  return scope_closure_is_set (self, text) && !scope_closure_is_set (self, other);
}

gboolean
scope_closure_is_several (gpointer self, guint n)
{
  return n > 1;
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
  return g_strdup_printf (ngettext ("%u more finding is not listed.",
                                    "%u more findings are not listed.", more),
                          more);
}

char *
scope_closure_more_labels (gpointer self, guint n)
{
  if (n == 0)
    return g_strdup ("");
  return g_strdup_printf (
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

char **
scope_closure_differs_classes (gpointer self, guint64 differs)
{
  const char *classes[] = { "cell", differs ? "unlike" : NULL, NULL };

  return g_strdupv ((char **) classes);
}

guint
scope_closure_swatch_component (gpointer self, guint64 component, guint64 is_label)
{
  return is_label ? IRI_COMPONENT_NONE : (guint) component;
}

char **
scope_closure_name_classes (gpointer self, guint64 is_label)
{
  const char *classes[] = { "field-name", is_label ? "secondary" : NULL, NULL };

  return g_strdupv ((char **) classes);
}

char **
scope_closure_pill_classes (gpointer self, const char *direction)
{
  const char *classes[]
      = { scope_closure_is_set (self, direction) ? "pill-label" : NULL, NULL };

  return g_strdupv ((char **) classes);
}

gboolean
scope_closure_moved (gpointer self, IriReport *report)
{
  return report != NULL && report->bidi != NULL && report->bidi->moved;
}

char *
scope_closure_notation_hint (gpointer self, const char *id)
{
  ScopeNotation notation;
  const char *hint;

  if (id == NULL || !scope_notation_find (id, &notation))
    return g_strdup ("");
  hint = scope_notation_info (notation)->hint;
  return g_strdup (*hint != '\0' ? _ (hint) : "");
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
scope_closure_when (gpointer self, gint64 time)
{
  g_autoptr (GDateTime) then = NULL;
  GDateTime *now;
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
  g_date_time_unref (now);
  days = g_date_days_between (&day, &today);
  if (days == 1)
    return g_strdup (_ ("Yesterday"));
  /* Translators: the time of day, as g_date_time_format() takes it. */
  return g_date_time_format (then, days == 0 ? C_ ("today", "%R") : "%x");
}

char *
scope_closure_star_icon (gpointer self, gboolean favourite)
{
  return g_strdup (favourite ? "starred-symbolic" : "non-starred-symbolic");
}

char *
scope_closure_star_label (gpointer self, gboolean favourite)
{
  return g_strdup (favourite ? _ ("Remove from Favourites") : _ ("Add to Favourites"));
}

char *
scope_closure_unkept (gpointer self, gboolean private, gboolean wanted)
{
  if (private)
    return g_strdup (_ ("Private mode: IRIs of this window are not saved."));
  return g_strdup (wanted ? NULL : _ ("History is off: IRIs are not saved."));
}

char *
scope_closure_keep_label (gpointer self, gboolean private, gboolean wanted)
{
  if (private)
    return g_strdup (_ ("Turn Off"));
  return g_strdup (wanted ? NULL : _ ("Turn On"));
}

void
scope_closures_bind (GtkWidgetClass *klass)
{
  static const struct
  {
    const char *name;
    GCallback function;
  } closures[] = {
    { "page", G_CALLBACK (scope_closure_page) },
    { "is_set", G_CALLBACK (scope_closure_is_set) },
    { "alarm_label", G_CALLBACK (scope_closure_alarm_label) },
    { "tone_icon", G_CALLBACK (scope_closure_tone_icon) },
    { "tone_classes", G_CALLBACK (scope_closure_tone_classes) },
    { "severity_icon", G_CALLBACK (scope_closure_severity_icon) },
    { "severity_classes", G_CALLBACK (scope_closure_severity_classes) },
    { "severity_caption", G_CALLBACK (scope_closure_severity_caption) },
    { "is_readings", G_CALLBACK (scope_closure_is_readings) },
    { "placeholder", G_CALLBACK (scope_closure_placeholder) },
    { "is_not_zero", G_CALLBACK (scope_closure_is_not_zero) },
    { "either", G_CALLBACK (scope_closure_either) },
    { "is_same", G_CALLBACK (scope_closure_is_same) },
    { "same_icon", G_CALLBACK (scope_closure_same_icon) },
    { "same_classes", G_CALLBACK (scope_closure_same_classes) },
    { "same_name", G_CALLBACK (scope_closure_same_name) },
    { "same_pill", G_CALLBACK (scope_closure_same_pill) },
    { "is_compare", G_CALLBACK (scope_closure_is_compare) },
    { "compare_page", G_CALLBACK (scope_closure_compare_page) },
    { "resolve_page", G_CALLBACK (scope_closure_resolve_page) },
    { "more_rounds", G_CALLBACK (scope_closure_more_rounds) },
    { "found", G_CALLBACK (scope_closure_found) },
    { "valid_name", G_CALLBACK (scope_closure_valid_name) },
    { "valid_icon", G_CALLBACK (scope_closure_valid_icon) },
    { "valid_classes", G_CALLBACK (scope_closure_valid_classes) },
    { "sentence", G_CALLBACK (scope_closure_sentence) },
    { "is_only", G_CALLBACK (scope_closure_is_only) },
    { "is_several", G_CALLBACK (scope_closure_is_several) },
    { "count", G_CALLBACK (scope_closure_count) },
    { "more", G_CALLBACK (scope_closure_more) },
    { "more_labels", G_CALLBACK (scope_closure_more_labels) },
    { "differs_classes", G_CALLBACK (scope_closure_differs_classes) },
    { "dotted", G_CALLBACK (scope_closure_dotted) },
    { "chip_part", G_CALLBACK (scope_closure_swatch_component) },
    { "name_classes", G_CALLBACK (scope_closure_name_classes) },
    { "pill_classes", G_CALLBACK (scope_closure_pill_classes) },
    { "moved", G_CALLBACK (scope_closure_moved) },
    { "excerpt", G_CALLBACK (scope_closure_excerpt) },
    { "when", G_CALLBACK (scope_closure_when) },
    { "unkept", G_CALLBACK (scope_closure_unkept) },
    { "keep_label", G_CALLBACK (scope_closure_keep_label) },
    { "notation_hint", G_CALLBACK (scope_closure_notation_hint) },
  };

  g_type_ensure (SCOPE_TYPE_ACCESSIBLE_TEXT);
  for (gsize i = 0; i < G_N_ELEMENTS (closures); i++)
    gtk_widget_class_bind_template_callback_full (klass, closures[i].name,
                                                  closures[i].function);
}
