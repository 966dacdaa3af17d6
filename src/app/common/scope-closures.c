/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-closures.h"

#include "scope-accessible-text.h"
#include "scope-adaptive-box.h"
#include "scope-bidi-notation.h"
#include "scope-component-swatch.h"
#include "scope-entry.h"
#include "scope-height-limit-box.h"
#include "scope-name-value-box.h"
#include "scope-narrow-bin.h"
#include "scope-option-drop-down.h"
#include "scope-picture.h"
#include "scope-scrolled-page.h"
#include "scope-selectable-text.h"
#include "scope-top-scroller.h"
#include "scope-vbox.h"
#include "scope-verdict.h"

#include <glib/gi18n.h>

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

gboolean
scope_closure_is_view (gpointer self,
                       const char *page,
                       const char *view,
                       const char *wanted)
{
  return g_strcmp0 (page, "inspect") == 0 && g_strcmp0 (view, wanted) == 0;
}

char *
scope_closure_placeholder (gpointer self, const char *view)
{
  return g_strdup (g_strcmp0 (view, "resolve") == 0 ? _ ("Type or paste a reference")
                                                    : _ ("Type or paste an IRI"));
}

gboolean
scope_closure_has_entry (gpointer self, const char *page)
{
  return g_strcmp0 (page, "text") != 0;
}

/* Lessons say themselves which standards they are about. */
gboolean
scope_closure_has_standard (gpointer self, const char *page)
{
  return g_strcmp0 (page, "learn") != 0;
}

/* Whether the page is about the IRI in the entry. */
gboolean
scope_closure_shows_iri (gpointer self, const char *page)
{
  return scope_closure_has_entry (self, page)
         && scope_closure_has_standard (self, page);
}

/* Without a text only the overview has nothing that leads to other views. */
gboolean
scope_closure_has_views (gpointer self,
                         const char *page,
                         const char *view,
                         const char *text)
{
  return g_strcmp0 (page, "inspect") == 0
         && (scope_closure_is_compact (self, view)
             || scope_closure_is_set (self, text));
}

gboolean
scope_closure_is_compact (gpointer self, const char *view)
{
  return g_strcmp0 (view, "inspect") != 0;
}

gboolean
scope_closure_has_no_switcher (gpointer self, GtkWidget *child)
{
  return !ADW_IS_VIEW_SWITCHER (child);
}

gboolean
scope_closure_is_host (gpointer self, guint64 component)
{
  return component == IRI_COMPONENT_HOST;
}

gboolean
scope_closure_is_not_zero (gpointer self, guint64 number)
{
  return number != 0;
}

gboolean
scope_closure_any_not_zero (gpointer self, guint64 a, guint64 b)
{
  return a != 0 || b != 0;
}

gboolean
scope_closure_is_same (gpointer self, const char *a, const char *b)
{
  return g_strcmp0 (a, b) == 0;
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

gboolean
scope_closure_is_only_first_set (gpointer self, const char *text, const char *other)
{
  return scope_closure_is_set (self, text) && !scope_closure_is_set (self, other);
}

gboolean
scope_closure_is_several (gpointer self, guint n)
{
  return n > 1;
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
  ScopeBidiNotation notation;
  const char *hint;

  if (id == NULL || !scope_bidi_notation_find (id, &notation))
    return g_strdup ("");
  hint = scope_bidi_notation_info (notation)->hint;
  return g_strdup (*hint != '\0' ? _ (hint) : "");
}

char *
scope_closure_star_icon (gpointer self, gboolean favourite)
{
  return g_strdup (favourite ? "starred-symbolic" : "non-starred-symbolic");
}

char *
scope_closure_star_label (gpointer self, gboolean favourite)
{
  return g_strdup (favourite ? _ ("Remove from Favorites") : _ ("Add to Favorites"));
}

char *
scope_closure_history_off_message (gpointer self, gboolean private, gboolean wanted)
{
  if (private)
    return g_strdup (_ ("Private mode: IRIs of this window are not saved."));
  return g_strdup (wanted ? NULL : _ ("History is off: IRIs are not saved."));
}

char *
scope_closure_history_button_label (gpointer self, gboolean private, gboolean wanted)
{
  if (private)
    return g_strdup (_ ("Turn Off"));
  return g_strdup (wanted ? NULL : _ ("Turn On"));
}

static void
ensure_types (void)
{
  g_type_ensure (SCOPE_TYPE_ACCESSIBLE_TEXT);
  g_type_ensure (SCOPE_TYPE_ADAPTIVE_BOX);
  g_type_ensure (SCOPE_TYPE_COMPONENT_SWATCH);
  g_type_ensure (SCOPE_TYPE_ENTRY);
  g_type_ensure (SCOPE_TYPE_HEIGHT_LIMIT_BOX);
  g_type_ensure (SCOPE_TYPE_NAME_VALUE_BOX);
  g_type_ensure (SCOPE_TYPE_NARROW_BIN);
  g_type_ensure (SCOPE_TYPE_OPTION_DROP_DOWN);
  g_type_ensure (SCOPE_TYPE_PICTURE);
  g_type_ensure (SCOPE_TYPE_SCROLLED_PAGE);
  g_type_ensure (SCOPE_TYPE_TOP_SCROLLER);
  g_type_ensure (SCOPE_TYPE_SELECTABLE_TEXT);
  g_type_ensure (SCOPE_TYPE_VBOX);
  g_type_ensure (SCOPE_TYPE_VERDICT);
}

/* For the signal "row-activated" of a list: a click emits it, and "activate" of the row
 * comes from the keyboard alone. */
static void
activate_row (GtkListBox *list, GtkListBoxRow *row)
{
  g_signal_emit_by_name (row, "activate");
}

static const struct
{
  const char *name;
  GCallback function;
} closures[] = {
  { "page", G_CALLBACK (scope_closure_page) },
  { "is_set", G_CALLBACK (scope_closure_is_set) },
  { "level_label_unless_valid", G_CALLBACK (scope_closure_level_label_unless_valid) },
  { "level_icon", G_CALLBACK (scope_closure_level_icon) },
  { "level_classes", G_CALLBACK (scope_closure_level_classes) },
  { "severity_icon", G_CALLBACK (scope_closure_severity_icon) },
  { "severity_classes", G_CALLBACK (scope_closure_severity_classes) },
  { "severity_caption", G_CALLBACK (scope_closure_severity_caption) },
  { "is_view", G_CALLBACK (scope_closure_is_view) },
  { "placeholder", G_CALLBACK (scope_closure_placeholder) },
  { "has_entry", G_CALLBACK (scope_closure_has_entry) },
  { "has_standard", G_CALLBACK (scope_closure_has_standard) },
  { "shows_iri", G_CALLBACK (scope_closure_shows_iri) },
  { "has_views", G_CALLBACK (scope_closure_has_views) },
  { "has_no_switcher", G_CALLBACK (scope_closure_has_no_switcher) },
  { "is_compact", G_CALLBACK (scope_closure_is_compact) },
  { "is_host", G_CALLBACK (scope_closure_is_host) },
  { "is_not_zero", G_CALLBACK (scope_closure_is_not_zero) },
  { "any_not_zero", G_CALLBACK (scope_closure_any_not_zero) },
  { "is_same", G_CALLBACK (scope_closure_is_same) },
  { "same_icon", G_CALLBACK (scope_closure_same_icon) },
  { "same_classes", G_CALLBACK (scope_closure_same_classes) },
  { "equality_name", G_CALLBACK (scope_closure_equality_name) },
  { "same_pill", G_CALLBACK (scope_closure_same_pill) },
  { "is_compare", G_CALLBACK (scope_closure_is_compare) },
  { "compare_page", G_CALLBACK (scope_closure_compare_page) },
  { "resolve_page", G_CALLBACK (scope_closure_resolve_page) },
  { "more_rounds", G_CALLBACK (scope_closure_more_segment_steps) },
  { "findings_heading", G_CALLBACK (scope_closure_findings_heading) },
  { "valid_name", G_CALLBACK (scope_closure_valid_name) },
  { "valid_icon", G_CALLBACK (scope_closure_valid_icon) },
  { "valid_classes", G_CALLBACK (scope_closure_valid_classes) },
  { "sentence", G_CALLBACK (scope_closure_sentence) },
  { "markup", G_CALLBACK (scope_closure_markup) },
  { "is_only_first_set", G_CALLBACK (scope_closure_is_only_first_set) },
  { "is_several", G_CALLBACK (scope_closure_is_several) },
  { "count", G_CALLBACK (scope_closure_count) },
  { "more", G_CALLBACK (scope_closure_more) },
  { "places", G_CALLBACK (scope_closure_places) },
  { "more_labels", G_CALLBACK (scope_closure_more_labels) },
  { "differs_classes", G_CALLBACK (scope_closure_differs_classes) },
  { "dotted", G_CALLBACK (scope_closure_dotted) },
  { "swatch_component", G_CALLBACK (scope_closure_swatch_component) },
  { "name_classes", G_CALLBACK (scope_closure_name_classes) },
  { "pill_classes", G_CALLBACK (scope_closure_pill_classes) },
  { "moved", G_CALLBACK (scope_closure_moved) },
  { "production", G_CALLBACK (scope_closure_production) },
  { "productions", G_CALLBACK (scope_closure_productions) },
  { "excerpt", G_CALLBACK (scope_closure_excerpt) },
  { "key", G_CALLBACK (scope_closure_key) },
  { "with_key", G_CALLBACK (scope_closure_with_key) },
  { "when", G_CALLBACK (scope_closure_when) },
  { "history_off_message", G_CALLBACK (scope_closure_history_off_message) },
  { "history_button_label", G_CALLBACK (scope_closure_history_button_label) },
  { "notation_hint", G_CALLBACK (scope_closure_notation_hint) },
  { "activate_row", G_CALLBACK (activate_row) },
};

static void
bind_closures (GtkWidgetClass *klass)
{
  for (gsize i = 0; i < G_N_ELEMENTS (closures); i++)
    gtk_widget_class_bind_template_callback_full (klass, closures[i].name,
                                                  closures[i].function);
}

void
scope_template_set (GtkWidgetClass *klass, const char *name)
{
  g_autofree char *path
      = g_strconcat ("/io/github/iriscope/Iriscope/", name, ".ui", NULL);

  ensure_types ();
  gtk_widget_class_set_template_from_resource (klass, path);
  bind_closures (klass);
}
