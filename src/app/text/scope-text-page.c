/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-text-page.h"

#include "scope-closures.h"
#include "scope-gtk-fixes.h"
#include "scope-keys.h"
#include "scope-property.h"
#include "scope-text-import.h"
#include "scope-text-results.h"

struct _ScopeTextPage
{
  AdwBin parent_instance;

  ScopeDocument *document;
  ScopeText *text;           /* NULL until the first text */
  ScopeTextResults *results; /* created with @text */
  GtkStack *stack;
};

G_DEFINE_TYPE (ScopeTextPage, scope_text_page, ADW_TYPE_BIN)

static gboolean
has_text (ScopeTextPage *self)
{
  return self->text != NULL && scope_text_get_source (self->text) != NULL;
}

static void
update (ScopeTextPage *self)
{
  gboolean any = has_text (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "text.clear", any);
  gtk_stack_set_visible_child_name (self->stack, any ? "results" : "empty");
}

static void
update_active (ScopeTextPage *self)
{
  if (self->text != NULL)
    scope_text_set_active (self->text, gtk_widget_get_mapped (GTK_WIDGET (self)));
}

static void
need_text (ScopeTextPage *self)
{
  GtkWidget *results;

  if (self->text != NULL)
    return;
  self->text = scope_text_new (self->document);
  results = scope_text_results_new (self->text);
  self->results = SCOPE_TEXT_RESULTS (results);
  gtk_stack_add_named (self->stack, results, "results");
  scope_gtk_fixes_init_below (results);
  g_signal_connect_object (self->text, "notify::title", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update_active (self);
}

void
scope_text_page_open (ScopeTextPage *self, GFile *file)
{
  g_return_if_fail (SCOPE_IS_TEXT_PAGE (self));
  need_text (self);
  scope_text_open (self->text, file);
}

void
scope_text_page_search (ScopeTextPage *self)
{
  g_return_if_fail (SCOPE_IS_TEXT_PAGE (self));
  if (has_text (self))
    scope_text_results_search (self->results);
}

void
scope_text_page_toggle_deceptive (ScopeTextPage *self)
{
  g_return_if_fail (SCOPE_IS_TEXT_PAGE (self));
  if (has_text (self))
    scope_text_results_toggle_deceptive (self->results);
}

ScopeLinkList *
scope_text_page_get_links (ScopeTextPage *self)
{
  g_return_val_if_fail (SCOPE_IS_TEXT_PAGE (self), NULL);
  return self->text != NULL ? scope_text_get_links (self->text) : NULL;
}

void
scope_text_page_show_link (ScopeTextPage *self, guint position)
{
  g_return_if_fail (SCOPE_IS_TEXT_PAGE (self));
  if (has_text (self))
    scope_text_results_show_link (self->results, position);
}

gboolean
scope_text_page_ask_save (ScopeTextPage *self)
{
  g_return_val_if_fail (SCOPE_IS_TEXT_PAGE (self), FALSE);
  return has_text (self) && scope_text_results_ask_save (self->results);
}

/* Returns whether there is something to show. */
static gboolean
take (ScopeTextPage *self, GFile *file, GBytes *text)
{
  if (file != NULL)
    scope_text_page_open (self, file);
  else if (text != NULL)
    {
      need_text (self);
      scope_text_open_bytes (self->text, text);
    }
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
  return file != NULL || text != NULL;
}

static void
on_pasted (GFile *file, GBytes *text, gpointer data)
{
  g_autoptr (ScopeTextPage) self = data;

  if (take (self, file, text))
    scope_text_results_focus_first (self->results);
}

static void
paste (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_text_import (G_OBJECT (gtk_widget_get_clipboard (widget)), on_pasted,
                     g_object_ref (widget));
}

typedef struct
{
  ScopeTextPage *page;
  GdkDrop *drop;
} Dropping;

static void
on_dropped (GFile *file, GBytes *text, gpointer data)
{
  Dropping *self = data;

  gdk_drop_finish (self->drop, take (self->page, file, text) ? GDK_ACTION_COPY : 0);
  g_object_unref (self->page);
  g_object_unref (self->drop);
  g_free (self);
}

static gboolean
on_drop (ScopeTextPage *self, GdkDrop *drop)
{
  Dropping *dropping = g_new0 (Dropping, 1);

  dropping->page = g_object_ref (self);
  dropping->drop = g_object_ref (drop);
  scope_text_import (G_OBJECT (drop), on_dropped, dropping);
  return TRUE;
}

/* Keeps the focus on the page. */
static void
clear (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeTextPage *self = SCOPE_TEXT_PAGE (widget);

  scope_text_clear (self->text);
  gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}

static void
scope_text_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scope_text_page_parent_class)->map (widget);
  update_active (SCOPE_TEXT_PAGE (widget));
}

static void
scope_text_page_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scope_text_page_parent_class)->unmap (widget);
  update_active (SCOPE_TEXT_PAGE (widget));
}

static void
scope_text_page_dispose (GObject *object)
{
  ScopeTextPage *self = SCOPE_TEXT_PAGE (object);

  if (self->text != NULL)
    {
      gtk_stack_remove (self->stack, GTK_WIDGET (self->results));
      g_object_run_dispose (G_OBJECT (self->text));
    }
  g_clear_object (&self->text);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (scope_text_page_parent_class)->dispose (object);
}

static void
scope_text_page_class_init (ScopeTextPageClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopeTextPage, "document", document,
                           scope_document_get_type),
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scope_text_page_dispose;
  widget_class->map = scope_text_page_map;
  widget_class->unmap = scope_text_page_unmap;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
  gtk_widget_class_install_action (widget_class, "text.paste", NULL, paste);
  gtk_widget_class_install_action (widget_class, "text.clear", NULL, clear);
  scope_keys_bind (widget_class, "text.paste");
  scope_template_set (widget_class, "scope-text-page");
  gtk_widget_class_bind_template_child (widget_class, ScopeTextPage, stack);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_text_page_init (ScopeTextPage *self)
{
  GtkDropTargetAsync *target
      = gtk_drop_target_async_new (scope_text_import_formats (), GDK_ACTION_COPY);

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  update (self);
}
