/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How verdicts and findings look. */

#include "scope-closures.h"

#include "scope-verdict.h"

#include <glib/gi18n.h>

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
  return scope_closure_tone_icon (self, iri_tone_of ((IriSeverity) severity), settling);
}

char **
scope_closure_severity_classes (gpointer self, guint64 severity, gboolean settling)
{
  return scope_closure_tone_classes (self, iri_tone_of ((IriSeverity) severity),
                                     settling);
}

char *
scope_closure_severity_caption (gpointer self, guint64 severity, const char *section)
{
  const char *name = _ (tones[row_of (iri_tone_of ((IriSeverity) severity))].name);

  if (!scope_closure_is_set (self, section))
    return g_strdup (name);
  /* Translators: a severity, and the section of a standard. */
  return g_strdup_printf (_ ("%s · %s"), name, section);
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
