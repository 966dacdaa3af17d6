/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-spec-result-row.h"

#include "scope-closures.h"
#include "scope-selectable-text.h"

#include <glib/gi18n.h>

struct _ScopeSpecResultRow
{
  ScopeItemRow parent_instance;

  ScopeSelectableText *uri;
  GtkWidget *copy_uri, *copy_host; /* buttons */
};

G_DEFINE_TYPE (ScopeSpecResultRow, scope_spec_result_row, SCOPE_TYPE_ITEM_ROW)

static const char *
id_of (ScopeSpecResultRow *self)
{
  return scope_spec_result_get_spec (scope_item_row_get_item (self))->id;
}

static void
scope_spec_result_row_activate (GtkListBoxRow *row)
{
  ScopeSpecResultRow *self = SCOPE_SPEC_RESULT_ROW (row);

  if (scope_item_row_get_item (self) != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.read-by", "s", id_of (self));
}

static void
copy_uri (ScopeSpecResultRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.copy-reading", "(ss)",
                              id_of (self), "uri");
}

static void
copy_host (ScopeSpecResultRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.copy-reading", "(ss)",
                              id_of (self), "host");
}

/* Underlines the difference from the URI of the selected standard. */
static void
update_marks (ScopeSpecResultRow *self)
{
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (IriHighlight));
  guint64 begin, end;

  g_object_get (scope_item_row_get_item (self), "uri-begin", &begin, "uri-end", &end,
                NULL);
  if (begin < end)
    {
      IriHighlight mark = { .kind = IRI_HIGHLIGHT_NOTE,
                            .component = IRI_COMPONENT_NONE,
                            .span = { (gsize) begin, (gsize) end } };

      g_array_append_val (marks, mark);
    }
  scope_selectable_text_set_highlights (self->uri, marks);
}

/* Makes the accessible names of nine similar buttons unique. */
static void
name_buttons (ScopeSpecResultRow *self)
{
  g_autofree char *title = NULL, *uri = NULL, *host = NULL;

  g_object_get (scope_item_row_get_item (self), "title", &title, NULL);
  uri = g_strdup_printf (_ ("Copy the URI by %s"), title);
  host = g_strdup_printf (_ ("Copy the host by %s"), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->copy_uri),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, uri, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->copy_host),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, host, -1);
}

static void
scope_spec_result_row_class_init (ScopeSpecResultRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GTK_LIST_BOX_ROW_CLASS (klass)->activate = scope_spec_result_row_activate;
  g_type_ensure (SCOPE_TYPE_SPEC_RESULT);
  scope_template_set (widget_class, "scope-spec-result-row");
  gtk_widget_class_bind_template_child (widget_class, ScopeSpecResultRow, uri);
  gtk_widget_class_bind_template_child (widget_class, ScopeSpecResultRow, copy_uri);
  gtk_widget_class_bind_template_child (widget_class, ScopeSpecResultRow, copy_host);
  gtk_widget_class_bind_template_callback (widget_class, copy_uri);
  gtk_widget_class_bind_template_callback (widget_class, copy_host);
}

static void
scope_spec_result_row_init (ScopeSpecResultRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
scope_spec_result_row_new (ScopeSpecResult *reading, ScopeDocument *document)
{
  static const char *const signals[]
      = { "notify::uri", "notify::uri-begin", "notify::uri-end" };
  ScopeSpecResultRow *self = g_object_new (SCOPE_TYPE_SPEC_RESULT_ROW, "item", reading,
                                           "document", document, NULL);

  name_buttons (self);
  /* After the bindings, which set the text. */
  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (reading, signals[i], G_CALLBACK (update_marks), self,
                             G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  update_marks (self);
  return GTK_WIDGET (self);
}
