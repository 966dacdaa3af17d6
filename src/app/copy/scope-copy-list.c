/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-copy-list.h"

#include "scope-closures.h"
#include "scope-copy-command.h"
#include "scope-copy-form.h"
#include "scope-copy-row.h"
#include "scope-gtk-fixes.h"
#include "scope-property.h"

#include <glib/gi18n.h>

struct _ScopeCopyList
{
  AdwBin parent_instance;

  ScopeDocument *document;
  AdwExpanderRow *others;
  gulong on_expanded; /* signal handler */
};

G_DEFINE_TYPE (ScopeCopyList, scope_copy_list, ADW_TYPE_BIN)

/* Binds @row to @form. A brief row has its name from the template, and
 * no caption. */
static void
fill_row (ScopeCopyList *self,
          GtkWidget *row,
          const IriCopyForm *form,
          gboolean is_brief)
{
  static const char *const names[] = { "title", "text", "reason", "caption" };
  g_autoptr (ScopeCopyForm) item
      = scope_copy_form_find (scope_document_get_forms (self->document), form);

  for (gsize i = 0; i < G_N_ELEMENTS (names) - (is_brief ? 1 : 0); i++)
    g_object_bind_property (item, names[i], row, names[i], G_BINDING_SYNC_CREATE);
  if (!is_brief)
    g_object_set (row, "text-label", _ (form->title), NULL);
  g_object_set (row, "action", scope_copy_command_action (form), "action-label",
                _ (form->command), NULL);
}

static GtkWidget *
basic_row (ScopeCopyList *self, const IriCopyForm *form)
{
  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (self),
                                                    SCOPE_TYPE_COPY_LIST, form->id));
}

static void
fill_basics (ScopeCopyList *self)
{
  for (guint i = 0; i < iri_copy_n_forms (); i++)
    {
      const IriCopyForm *form = iri_copy_form (i);

      if (scope_copy_form_is_basic (form))
        fill_row (self, basic_row (self, form), form,
                  !g_str_equal (form->id, "isolate"));
    }
}

/* Only when the row is expanded, because it seldom is and widgets are slow. */
static void
add_others (ScopeCopyList *self)
{
  g_clear_signal_handler (&self->on_expanded, self->others);
  for (guint i = 0; i < iri_copy_n_forms (); i++)
    {
      const IriCopyForm *form = iri_copy_form (i);
      GtkWidget *row;

      if (scope_copy_form_is_basic (form) || form->command == NULL)
        continue;
      row = g_object_new (SCOPE_TYPE_COPY_ROW, NULL);
      adw_expander_row_add_row (self->others, row);
      fill_row (self, row, form, FALSE);
    }
  scope_document_request_all_forms (self->document);
}

static void
follow_document (gpointer data)
{
  ScopeCopyList *self = data;

  fill_basics (self);
  self->on_expanded = g_signal_connect_swapped (self->others, "notify::expanded",
                                                G_CALLBACK (add_others), self);
}

static void
scope_copy_list_class_init (ScopeCopyListClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopeCopyList, "document", document,
                           scope_document_get_type),
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties),
                            follow_document);

  g_type_ensure (SCOPE_TYPE_COPY_ROW);
  scope_template_set (widget_class, "scope-copy-list");
  for (guint i = 0; i < iri_copy_n_forms (); i++)
    if (scope_copy_form_is_basic (iri_copy_form (i)))
      gtk_widget_class_bind_template_child_full (widget_class, iri_copy_form (i)->id,
                                                 FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, ScopeCopyList, others);
}

static void
scope_copy_list_init (ScopeCopyList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scope_unnamed_widget_fix_expander (self->others);
}
