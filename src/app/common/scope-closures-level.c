/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How verdicts and findings look. */

#include "scope-closures.h"

#include "scope-comparison-item.h"
#include "scope-verdict.h"

#include <glib/gi18n.h>

/* How each level looks; `style` is a style class of libadwaita. */
static const struct
{
  IriVerdictLevel level;
  const char *icon;
  const char *style;
  const char *name;
} levels[] = {
  { IRI_VERDICT_LEVEL_NONE, "content-loading-symbolic", "secondary", "" },
  { IRI_VERDICT_LEVEL_GOOD, "emblem-ok-symbolic", "success", NC_ ("verdict", "Valid") },
  { IRI_VERDICT_LEVEL_NOTE, "dialog-information-symbolic", "accent",
    NC_ ("verdict", "Note") },
  { IRI_VERDICT_LEVEL_WARNING, "dialog-warning-symbolic", "warning",
    NC_ ("verdict", "Warning") },
  { IRI_VERDICT_LEVEL_ERROR, "dialog-error-symbolic", "error",
    NC_ ("verdict", "Error") },
};

static gsize
row_of (IriVerdictLevel level)
{
  for (gsize i = 0; i < G_N_ELEMENTS (levels); i++)
    if (levels[i].level == level)
      return i;
  return 0;
}

static const char *
level_name (IriVerdictLevel level)
{
  return g_dpgettext2 (NULL, "verdict", levels[row_of (level)].name);
}

/* A half-typed IRI is not shown as an error. */
static gsize
visible_row_of (IriVerdictLevel level, gboolean is_being_typed)
{
  return row_of (level == IRI_VERDICT_LEVEL_ERROR && is_being_typed
                     ? IRI_VERDICT_LEVEL_NONE
                     : level);
}

char *
scope_closure_level_label (gpointer self, guint level, const char *text)
{
  const char *name = level_name ((IriVerdictLevel) level);

  if (level == IRI_VERDICT_LEVEL_NONE)
    return g_strdup (text);
  /* Translators: "Warning: The host mixes scripts". */
  return g_strdup_printf (_ ("%s: %s"), name, text);
}

char *
scope_closure_level_label_unless_valid (gpointer self, guint level, const char *text)
{
  return level == IRI_VERDICT_LEVEL_GOOD
             ? g_strdup (text)
             : scope_closure_level_label (self, level, text);
}

char *
scope_closure_level_icon (gpointer self, guint level, gboolean is_being_typed)
{
  return g_strdup (
      levels[visible_row_of ((IriVerdictLevel) level, is_being_typed)].icon);
}

char **
scope_closure_level_classes (gpointer self, guint level, gboolean is_being_typed)
{
  const char *classes[]
      = { "level",
          levels[visible_row_of ((IriVerdictLevel) level, is_being_typed)].style,
          NULL };

  return g_strdupv ((char **) classes);
}

char *
scope_closure_severity_icon (gpointer self, guint64 severity, gboolean is_being_typed)
{
  return scope_closure_level_icon (self, iri_verdict_level_of ((IriSeverity) severity),
                                   is_being_typed);
}

char **
scope_closure_severity_classes (gpointer self,
                                guint64 severity,
                                gboolean is_being_typed)
{
  return scope_closure_level_classes (
      self, iri_verdict_level_of ((IriSeverity) severity), is_being_typed);
}

char *
scope_closure_severity_caption (gpointer self, guint64 severity, const char *section)
{
  const char *name = level_name (iri_verdict_level_of ((IriSeverity) severity));

  if (!scope_closure_is_set (self, section))
    return g_strdup (name);
  /* Translators: a severity, and the section of a standard. */
  return g_strdup_printf (_ ("%s · %s"), name, section);
}

char *
scope_closure_same_icon (gpointer self, guint64 same)
{
  return scope_closure_level_icon (
      self, same ? IRI_VERDICT_LEVEL_GOOD : IRI_VERDICT_LEVEL_WARNING, FALSE);
}

char **
scope_closure_same_classes (gpointer self, guint64 same)
{
  return scope_closure_level_classes (
      self, same ? IRI_VERDICT_LEVEL_GOOD : IRI_VERDICT_LEVEL_WARNING, FALSE);
}

char *
scope_closure_same_name (gpointer self,
                         guint64 same,
                         const char *first,
                         const char *second)
{
  if (!scope_closure_is_set (self, first) && !scope_closure_is_set (self, second))
    return g_strdup ("");
  return g_strdup (same
                       /* Translators: of two values. */
                       ? _ ("Same")
                       /* Translators: of two values. */
                       : _ ("Differs"));
}

char *
scope_closure_equality_name (gpointer self,
                             guint64 equality,
                             const char *first,
                             const char *second)
{
  if (equality == SCOPE_EQUALITY_EQUIVALENT)
    /* Translators: what two components are that are written in different ways but mean
     * the same; beside “Same” and “Differs”. */
    return g_strdup (C_ ("comparison", "Equivalent"));
  return scope_closure_same_name (self, equality == SCOPE_EQUALITY_SAME, first, second);
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
scope_closure_valid_icon (gpointer self, guint64 valid, gboolean is_being_typed)
{
  return scope_closure_level_icon (
      self, valid ? IRI_VERDICT_LEVEL_GOOD : IRI_VERDICT_LEVEL_ERROR, is_being_typed);
}

char **
scope_closure_valid_classes (gpointer self, guint64 valid, gboolean is_being_typed)
{
  return scope_closure_level_classes (
      self, valid ? IRI_VERDICT_LEVEL_GOOD : IRI_VERDICT_LEVEL_ERROR, is_being_typed);
}
