/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-text-page.h"

#include "scope-closures.h"
#include "scope-gtk-fixes.h"
#include "scope-keys.h"
#include "scope-property.h"
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

/* Takes ownership of @text. */
static void
take_text (ScopeTextPage *self, char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  need_text (self);
  scope_text_open_bytes (self->text, bytes);
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

static gboolean
take_value (ScopeTextPage *self, const GValue *value)
{
  GSList *files;

  if (G_VALUE_HOLDS_STRING (value))
    {
      take_text (self, g_value_dup_string (value));
      return TRUE;
    }
  files = g_value_get_boxed (value);
  if (files == NULL)
    return FALSE;
  scope_text_page_open (self, files->data);
  return TRUE;
}

static void
on_pasted (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autoptr (ScopeTextPage) self = data;
  const GValue *value
      = gdk_clipboard_read_value_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  if (value == NULL || !take_value (self, value))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* Prefers copied files, whose names are on the clipboard as text too. */
static void
paste (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (widget);
  GdkContentFormats *formats = gdk_clipboard_get_formats (clipboard);
  GType type = GDK_TYPE_FILE_LIST;

  if (!gdk_content_formats_contain_mime_type (formats, "text/uri-list"))
    type = G_TYPE_STRING;
  gdk_clipboard_read_value_async (clipboard, type, G_PRIORITY_DEFAULT, NULL, on_pasted,
                                  g_object_ref (widget));
}

static gboolean
on_drop (ScopeTextPage *self, const GValue *value)
{
  return take_value (self, value);
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
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_STRING };
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  update (self);
}
