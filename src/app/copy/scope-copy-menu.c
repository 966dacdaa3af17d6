/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-copy-menu.h"

#include "scope-closures.h"
#include "scope-copy-command.h"
#include "scope-copy-menu-row.h"
#include "scope-json-report.h"
#include "scope-property.h"

#include <glib/gi18n.h>

/* The row shows only the beginning of the report, but all of it has to be made: not
 * for longer IRIs, in bytes. */
#define MAX_REPORTED 4096

struct _ScopeCopyMenu
{
  GtkPopover parent_instance;

  ScopeDocument *document;
  const IriCopyForm *current;
  GtkListBox *list;
};

G_DEFINE_TYPE (ScopeCopyMenu, scope_copy_menu, GTK_TYPE_POPOVER)

/* A heading before the first row of each group. */
static void
update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  const char *group = scope_copy_menu_row_get_kind (SCOPE_COPY_MENU_ROW (row))->group;
  GtkWidget *header;

  if (gtk_list_box_row_get_header (row) != NULL
      || (before != NULL
          && g_str_equal (
              scope_copy_menu_row_get_kind (SCOPE_COPY_MENU_ROW (before))->group,
              group)))
    return;
  header = gtk_label_new (g_dpgettext2 (NULL, "forms", group));
  gtk_label_set_xalign (GTK_LABEL (header), 0);
  gtk_label_set_wrap (GTK_LABEL (header), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (header), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (header, "heading");
  gtk_list_box_row_set_header (row, header);
}

static ScopeCopyMenuRow *
row_at (ScopeCopyMenu *self, int index)
{
  return (ScopeCopyMenuRow *) gtk_list_box_get_row_at_index (self->list, index);
}

/* Only when the menu is opened, because it seldom is and widgets are slow. */
static void
add_rows (ScopeCopyMenu *self)
{
  const IriCopyForm *kind;

  for (guint i = 0; (kind = scope_copy_command_at (i)) != NULL; i++)
    if (kind->command != NULL)
      gtk_list_box_append (self->list, scope_copy_menu_row_new (kind));
}

/* The report is too long to be made for each key, and pictures are not readable. */
static void
show_other (ScopeCopyMenu *self, ScopeCopyMenuRow *row)
{
  const IriCopyForm *kind = scope_copy_menu_row_get_kind (row);
  const IriReport *report = scope_document_get_report (self->document);
  g_autoptr (GString) json = g_string_new (NULL);

  if (!g_str_equal (kind->id, "report"))
    {
      g_object_set (row, "caption", _ (kind->purpose), NULL);
      return;
    }
  if (report->length <= MAX_REPORTED)
    scope_json_report_append (json, report);
  g_object_set (row, "text", json->str, NULL);
}

static void
mark_current (ScopeCopyMenu *self)
{
  ScopeCopyMenuRow *row;

  for (int i = 0; (row = row_at (self, i)) != NULL; i++)
    g_object_set (row, "current", scope_copy_menu_row_get_kind (row) == self->current,
                  NULL);
}

static void
focus_current (ScopeCopyMenu *self)
{
  ScopeCopyMenuRow *row;

  for (int i = 0; (row = row_at (self, i)) != NULL; i++)
    if (scope_copy_menu_row_get_kind (row) == self->current)
      gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* The rows follow the document only while visible. */
static void
scope_copy_menu_map (GtkWidget *widget)
{
  ScopeCopyMenu *self = SCOPE_COPY_MENU (widget);
  ScopeCopyMenuRow *row;

  if (row_at (self, 0) == NULL)
    add_rows (self);
  mark_current (self);
  scope_document_request_all_forms (self->document);
  for (int i = 0; (row = row_at (self, i)) != NULL; i++)
    if (scope_copy_command_is_form (scope_copy_menu_row_get_kind (row)))
      scope_copy_menu_row_follow (row, scope_document_get_forms (self->document));
    else
      show_other (self, row);
  GTK_WIDGET_CLASS (scope_copy_menu_parent_class)->map (widget);
  focus_current (self);
}

static void
scope_copy_menu_unmap (GtkWidget *widget)
{
  ScopeCopyMenuRow *row;

  for (int i = 0; (row = row_at (SCOPE_COPY_MENU (widget), i)) != NULL; i++)
    scope_copy_menu_row_follow (row, NULL);
  GTK_WIDGET_CLASS (scope_copy_menu_parent_class)->unmap (widget);
}

static void
choose (ScopeCopyMenu *self, ScopeCopyMenuRow *row)
{
  g_autofree char *reason = NULL;

  g_object_get (row, "reason", &reason, NULL);
  if (reason != NULL)
    {
      gtk_widget_error_bell (GTK_WIDGET (row));
      return;
    }
  gtk_popover_popdown (GTK_POPOVER (self));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.copy-as", "s",
                              scope_copy_menu_row_get_kind (row)->id);
}

static void
scope_copy_menu_class_init (ScopeCopyMenuClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopeCopyMenu, "document", document,
                           scope_document_get_type),
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = scope_copy_menu_map;
  widget_class->unmap = scope_copy_menu_unmap;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
  scope_template_set (widget_class, "scope-copy-menu");
  gtk_widget_class_bind_template_child (widget_class, ScopeCopyMenu, list);
  gtk_widget_class_bind_template_callback (widget_class, choose);
}

static void
scope_copy_menu_init (ScopeCopyMenu *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, update_header, NULL, NULL);
}

void
scope_copy_menu_set_current (ScopeCopyMenu *self, const IriCopyForm *kind)
{
  self->current = kind;
  mark_current (self);
}
