/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-spec-result-row.h"

#include "iri-join-names.h"
#include "iri-layout.h"
#include "scope-closures.h"
#include "scope-copyable-value.h"
#include "scope-standards.h"

#include <glib/gi18n.h>

/* To where the title of the row above begins, after its arrow. */
#define MEMBER_INDENT 22

struct _ScopeSpecResultRow
{
  ScopeItemRow parent_instance;

  gboolean expanded; /* whether the standards with a common result are listed */
  ScopeCopyableValue *uri, *host;
  GtkImage *arrow;
};

G_DEFINE_TYPE (ScopeSpecResultRow, scope_spec_result_row, SCOPE_TYPE_ITEM_ROW)

static const char *
id_of (ScopeSpecResultRow *self)
{
  return scope_spec_result_get_spec (scope_item_row_get_item (self))->id;
}

static gboolean
is_common (ScopeSpecResultRow *self)
{
  guint64 n_members;

  g_object_get (scope_item_row_get_item (self), "n-members", &n_members, NULL);
  return n_members > 0;
}

static gboolean
is_member (ScopeSpecResultRow *self)
{
  guint64 group;

  g_object_get (scope_item_row_get_item (self), "group", &group, NULL);
  return group != 0;
}

/* Also after the row of a standard became that of several. */
static void
show_kind (ScopeSpecResultRow *self)
{
  GtkWidget *child = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (self));
  gboolean common = is_common (self);

  gtk_widget_set_visible (GTK_WIDGET (self->arrow), common);
  gtk_image_set_from_icon_name (self->arrow, self->expanded ? "pan-down-symbolic"
                                                            : "pan-end-symbolic");
  /* That of the row would replace its description. */
  gtk_widget_set_tooltip_text (child, common ? _ ("List these standards")
                                             : _ ("Use this standard"));
  if (common)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED,
                                 self->expanded, -1);
  else
    gtk_accessible_reset_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED);
  gtk_widget_set_margin_start (child, is_member (self) ? MEMBER_INDENT : 0);
}

static void
expand (ScopeSpecResultRow *self)
{
  guint64 key = SCOPE_ROW (scope_item_row_get_item (self))->key;

  self->expanded = !self->expanded;
  show_kind (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "readings.expand", "(tb)", key,
                              self->expanded);
}

static void
scope_spec_result_row_activate (GtkListBoxRow *row)
{
  ScopeSpecResultRow *self = SCOPE_SPEC_RESULT_ROW (row);

  if (scope_item_row_get_item (self) == NULL)
    return;
  if (is_common (self))
    expand (self);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.select-standard", "s",
                                id_of (self));
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
  scope_copyable_value_set_highlights (self->uri, marks);
}

/* Makes the accessible names of similar buttons unique. */
static void
name_buttons (ScopeSpecResultRow *self)
{
  ScopeSpecResult *result = scope_item_row_get_item (self);
  g_autofree char *title = NULL, *uri = NULL, *host = NULL;
  const char *first;
  guint64 spec, n_members;

  g_object_get (result, "spec", &spec, "n-members", &n_members, NULL);
  first = scope_standards_get_name ((guint) spec);
  title = iri_join_names (&first, 1, MAX ((guint) n_members, 1));
  /* Translators: a standard: RFC 3987. */
  uri = g_strdup_printf (_ ("Copy the URI by %s"), title);
  /* Translators: a standard: RFC 3987. */
  host = g_strdup_printf (_ ("Copy the host by %s"), title);
  scope_copyable_value_name_button (self->uri, uri);
  scope_copyable_value_name_button (self->host, host);
}

static void
scope_spec_result_row_class_init (ScopeSpecResultRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GTK_LIST_BOX_ROW_CLASS (klass)->activate = scope_spec_result_row_activate;
  g_type_ensure (SCOPE_TYPE_SPEC_RESULT);
  g_type_ensure (SCOPE_TYPE_COPYABLE_VALUE);
  scope_template_set (widget_class, "scope-spec-result-row");
  gtk_widget_class_bind_template_child (widget_class, ScopeSpecResultRow, uri);
  gtk_widget_class_bind_template_child (widget_class, ScopeSpecResultRow, arrow);
  gtk_widget_class_bind_template_child (widget_class, ScopeSpecResultRow, host);
  gtk_widget_class_bind_template_callback (widget_class, copy_uri);
  gtk_widget_class_bind_template_callback (widget_class, copy_host);
}

static void
scope_spec_result_row_init (ScopeSpecResultRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
scope_spec_result_row_new (ScopeSpecResult *reading,
                           ScopeDocument *document,
                           gboolean expanded)
{
  static const struct
  {
    const char *signal;
    void (*update) (ScopeSpecResultRow *self);
  } updates[] = {
    { "notify::uri", update_marks },     { "notify::uri-begin", update_marks },
    { "notify::uri-end", update_marks }, { "notify::title", name_buttons },
    { "notify::n-members", show_kind },  { "notify::group", show_kind },
  };
  ScopeSpecResultRow *self = g_object_new (SCOPE_TYPE_SPEC_RESULT_ROW, "item", reading,
                                           "document", document, NULL);

  self->expanded = expanded;
  /* After the bindings, which set the text. */
  for (gsize i = 0; i < G_N_ELEMENTS (updates); i++)
    g_signal_connect_object (reading, updates[i].signal, G_CALLBACK (updates[i].update),
                             self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  name_buttons (self);
  show_kind (self);
  update_marks (self);
  return GTK_WIDGET (self);
}
