/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-convention-row.h"

#include "scope-appearance.h"
#include "scope-closures.h"
#include "scope-highlights.h"
#include "scope-selectable-text.h"
#include "scope-vbox.h"

#include <glib/gi18n.h>

struct _ScopeConventionRow
{
  ScopeItemRow parent_instance;

  ScopeSelectableText *shown;
  GtkWidget *copy; /* button */
};

G_DEFINE_TYPE (ScopeConventionRow, scope_convention_row, SCOPE_TYPE_ITEM_ROW)

static char *
id_of (ScopeConventionRow *self)
{
  char *id;

  g_object_get (scope_item_row_get_item (self), "id", &id, NULL);
  return id;
}

static void
scope_convention_row_activate (GtkListBoxRow *row)
{
  ScopeConventionRow *self = SCOPE_CONVENTION_ROW (row);
  g_autofree char *id = NULL;

  if (scope_item_row_get_item (self) == NULL)
    return;
  id = id_of (self);
  g_object_set (scope_item_row_get_document (self), "convention", id, NULL);
}

static void
copy (ScopeConventionRow *self)
{
  g_autofree char *id = id_of (self);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.copy-display", "s", id);
}

/* Makes the accessible names of similar buttons unique. */
static void
name_button (ScopeConventionRow *self)
{
  g_autofree char *title = NULL, *label = NULL;

  g_object_get (scope_item_row_get_item (self), "title", &title, NULL);
  /* Translators: the title of a convention of visual order. */
  label = g_strdup_printf (_ ("Copy with bidi controls: %s"), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->copy),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
update_marks (ScopeConventionRow *self)
{
  g_autofree char *visual = NULL, *components = NULL;
  g_autoptr (GArray) marks = NULL;

  g_object_get (scope_item_row_get_item (self), "visual", &visual, "components",
                &components, NULL);
  marks = scope_highlights_display (visual, components);
  scope_selectable_text_set_highlights (self->shown, marks);
}

static void
on_contrast (gpointer self)
{
  update_marks (self);
}

static void
scope_convention_row_class_init (ScopeConventionRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GTK_LIST_BOX_ROW_CLASS (klass)->activate = scope_convention_row_activate;
  g_type_ensure (SCOPE_TYPE_CONVENTION_RESULT);
  scope_template_set (widget_class, "scope-convention-row");
  gtk_widget_class_bind_template_child (widget_class, ScopeConventionRow, shown);
  gtk_widget_class_bind_template_child (widget_class, ScopeConventionRow, copy);
  gtk_widget_class_bind_template_callback (widget_class, copy);
}

static void
scope_convention_row_init (ScopeConventionRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
scope_convention_row_new (ScopeConventionResult *display, ScopeDocument *document)
{
  static const char *const signals[] = { "notify::visual", "notify::components" };
  ScopeConventionRow *self = g_object_new (SCOPE_TYPE_CONVENTION_ROW, "item", display,
                                           "document", document, NULL);

  name_button (self);
  /* After the bindings, which set the text. */
  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (display, signals[i], G_CALLBACK (update_marks), self,
                             G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  scope_appearance_watch_contrast (self, on_contrast);
  update_marks (self);
  return GTK_WIDGET (self);
}
