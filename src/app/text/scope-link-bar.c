/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-link-bar.h"

#include "iri-number.h"
#include "scope-closures.h"
#include "scope-keys.h"
#include "scope-property.h"

#include <glib/gi18n.h>

struct _ScopeLinkBar
{
  AdwBin parent_instance;

  ScopeDocument *document;
  ScopeLinkList *links; /* NULL before the first link */
  guint position; /* of the link among @links; %GTK_INVALID_LIST_POSITION if none */
  guint key;      /* of the link */
  GtkLabel *place;
};

G_DEFINE_FINAL_TYPE (ScopeLinkBar, scope_link_bar, ADW_TYPE_BIN)

static guint
count (ScopeLinkBar *self)
{
  return self->links != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->links))
                             : 0;
}

static const ScopeLink *
get_link (ScopeLinkBar *self)
{
  return self->links != NULL
             ? scope_link_list_get_link (self->links, self->position, NULL)
             : NULL;
}

static gboolean
is_at (ScopeLinkBar *self, guint position)
{
  guint key;

  return scope_link_list_get_link (self->links, position, &key) != NULL
         && key == self->key;
}

static void
enable_steps (ScopeLinkBar *self)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean any = get_link (self) != NULL;

  if (window == NULL)
    return;
  gtk_widget_action_set_enabled (window, "win.previous-link",
                                 any && self->position > 0);
  gtk_widget_action_set_enabled (window, "win.next-link",
                                 any && self->position + 1 < count (self));
}

/* Which links @place counts, if not all. Free with g_free(). */
static char *
name_view (ScopeLinkBar *self, const char *place)
{
  g_autofree char *view
      = scope_link_query_describe (scope_link_list_get_query (self->links));

  return view != NULL ? g_strdup_printf (_ ("%s · %s"), place, view) : g_strdup (place);
}

static void
update (ScopeLinkBar *self)
{
  const ScopeLink *link = get_link (self);
  gboolean shown
      = link != NULL
        && g_str_equal (link->text, scope_document_get_text (self->document));
  g_autofree char *number = iri_number (self->position + 1);
  g_autofree char *n_links = iri_number (count (self));
  g_autofree char *place
      /* Translators: the position of a link in the list of links and their number. */
      = shown ? g_strdup_printf (_ ("Link %s of %s"), number, n_links) : g_strdup ("");

  g_autofree char *text = shown ? name_view (self, place) : g_strdup ("");

  gtk_label_set_label (self->place, text);
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  enable_steps (self);
}

static void
on_links (ScopeLinkBar *self)
{
  guint n = count (self), at = self->position;

  if (!is_at (self, at))
    for (at = 0; at < n && !is_at (self, at);)
      at++;
  self->position = at < n ? at : GTK_INVALID_LIST_POSITION;
  update (self);
}

/* Keeps the focus on the button that was pressed. */
static void
show_iri (ScopeLinkBar *self, const char *iri)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  gboolean is_inside = focus != NULL && gtk_widget_is_ancestor (focus, widget);

  gtk_widget_activate_action (widget, "win.show", "s", iri);
  update (self);
  if (is_inside && gtk_widget_is_sensitive (focus))
    gtk_widget_grab_focus (focus);
}

void
scope_link_bar_show_link (ScopeLinkBar *self, ScopeLinkList *links, guint position)
{
  const ScopeLink *link;

  g_return_if_fail (SCOPE_IS_LINK_BAR (self));
  if (self->links == NULL)
    g_signal_connect_object (links, "items-changed", G_CALLBACK (on_links), self,
                             G_CONNECT_SWAPPED);
  g_set_object (&self->links, links);
  link = scope_link_list_get_link (links, position, &self->key);
  if (link == NULL)
    return;
  self->position = position;
  show_iri (self, link->text);
}

void
scope_link_bar_step (ScopeLinkBar *self, int by)
{
  gint64 position;

  g_return_if_fail (SCOPE_IS_LINK_BAR (self));
  position = (gint64) self->position + by;
  if (get_link (self) != NULL && position >= 0 && position < count (self))
    scope_link_bar_show_link (self, self->links, (guint) position);
}

guint
scope_link_bar_get_position (ScopeLinkBar *self)
{
  g_return_val_if_fail (SCOPE_IS_LINK_BAR (self), GTK_INVALID_LIST_POSITION);
  return self->position;
}

static void
scope_link_bar_constructed (GObject *object)
{
  ScopeLinkBar *self = SCOPE_LINK_BAR (object);

  G_OBJECT_CLASS (scope_link_bar_parent_class)->constructed (object);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
scope_link_bar_root (GtkWidget *widget)
{
  ScopeLinkBar *self = SCOPE_LINK_BAR (widget);

  GTK_WIDGET_CLASS (scope_link_bar_parent_class)->root (widget);
  enable_steps (self);
  g_signal_connect_object (self->document, "notify::text", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
}

static void
scope_link_bar_dispose (GObject *object)
{
  ScopeLinkBar *self = SCOPE_LINK_BAR (object);

  g_clear_object (&self->links);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (scope_link_bar_parent_class)->dispose (object);
}

static void
scope_link_bar_class_init (ScopeLinkBarClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopeLinkBar, "document", document, scope_document_get_type),
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
  G_OBJECT_CLASS (klass)->constructed = scope_link_bar_constructed;
  G_OBJECT_CLASS (klass)->dispose = scope_link_bar_dispose;
  widget_class->root = scope_link_bar_root;
  scope_template_set (widget_class, "scope-link-bar");
  gtk_widget_class_bind_template_child (widget_class, ScopeLinkBar, place);
}

static void
scope_link_bar_init (ScopeLinkBar *self)
{
  self->position = GTK_INVALID_LIST_POSITION;
  gtk_widget_init_template (GTK_WIDGET (self));
  scope_keys_add_to_tooltips (GTK_WIDGET (self));
}
