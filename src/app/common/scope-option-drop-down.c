/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-option-drop-down.h"

#include "scope-hidden-pages-fix.h"
#include "scope-unnamed-widget-fix.h"

#include <glib/gi18n.h>

struct _ScopeOptionDropDown
{
  AdwBin parent_instance;

  const ScopeOptions *options;
  ScopeDocument *document;
  GBinding *binding;
  GtkDropDown *list;
};

G_DEFINE_TYPE (ScopeOptionDropDown, scope_option_drop_down, ADW_TYPE_BIN)

enum
{
  PROP_SUBJECT = 1,
  PROP_DOCUMENT,
  PROP_CHOICE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* The button shows the title of the choice, or its short title if there is no
 * room for that. */
static void
set_up_title (ScopeOptionDropDown *self, GtkListItem *item)
{
  GtkWidget *squeezer = adw_squeezer_new ();

  adw_squeezer_set_homogeneous (ADW_SQUEEZER (squeezer), FALSE);
  adw_squeezer_set_xalign (ADW_SQUEEZER (squeezer), 0);
  for (int i = 0; i < 2; i++)
    {
      GtkWidget *title = gtk_label_new (NULL);

      gtk_label_set_xalign (GTK_LABEL (title), 0);
      if (i > 0)
        gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
      adw_squeezer_add (ADW_SQUEEZER (squeezer), title);
    }
  scope_hidden_pages_fix_watch (squeezer);
  gtk_list_item_set_child (item, squeezer);
}

static void
bind_title (ScopeOptionDropDown *self, GtkListItem *item)
{
  ScopeOption choice = self->options->get (gtk_list_item_get_position (item));
  g_autofree char *title = choice.title;
  GtkWidget *squeezer = gtk_list_item_get_child (item);
  GtkWidget *first = gtk_widget_get_first_child (squeezer);

  gtk_label_set_label (GTK_LABEL (first), title);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (first)),
                       choice.short_title != NULL ? choice.short_title : title);
  /* The list item in the button would take the focus from it. */
  gtk_widget_set_focusable (gtk_widget_get_parent (squeezer), FALSE);
}

static void
name_button (ScopeOptionDropDown *self)
{
  GtkDropDown *list = self->list;
  guint selected = gtk_drop_down_get_selected (list);
  ScopeOption choice;

  if (selected == GTK_INVALID_LIST_POSITION)
    return;
  choice = self->options->get (selected);
  scope_unnamed_widget_fix_drop_down (list, _ (self->options->label), choice.title);
  g_free (choice.title);
}

static const char *
get_choice (ScopeOptionDropDown *self)
{
  GtkStringObject *id = gtk_drop_down_get_selected_item (self->list);

  return id != NULL ? gtk_string_object_get_string (id) : NULL;
}

static void
set_choice (ScopeOptionDropDown *self, const char *id)
{
  GListModel *ids = gtk_drop_down_get_model (self->list);

  for (guint i = 0; i < g_list_model_get_n_items (ids); i++)
    if (g_strcmp0 (gtk_string_list_get_string (GTK_STRING_LIST (ids), i), id) == 0)
      gtk_drop_down_set_selected (self->list, i);
}

static void
on_selected (ScopeOptionDropDown *self)
{
  name_button (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHOICE]);
}

static void
set_document (ScopeOptionDropDown *self, ScopeDocument *document)
{
  if (self->document == document)
    return;
  g_clear_pointer (&self->binding, g_binding_unbind);
  g_set_object (&self->document, document);
  if (document != NULL)
    self->binding
        = g_object_bind_property (document, self->options->property, self, "choice",
                                  G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DOCUMENT]);
}

static void
scope_option_drop_down_get_property (GObject *object,
                                     guint id,
                                     GValue *value,
                                     GParamSpec *pspec)
{
  ScopeOptionDropDown *self = SCOPE_OPTION_DROP_DOWN (object);

  if (id == PROP_DOCUMENT)
    g_value_set_object (value, self->document);
  else
    g_value_set_string (value, get_choice (self));
}

static void
scope_option_drop_down_set_property (GObject *object,
                                     guint id,
                                     const GValue *value,
                                     GParamSpec *pspec)
{
  ScopeOptionDropDown *self = SCOPE_OPTION_DROP_DOWN (object);

  if (id == PROP_SUBJECT)
    self->options = scope_options_find (g_value_get_string (value));
  else if (id == PROP_DOCUMENT)
    set_document (self, g_value_get_object (value));
  else
    set_choice (self, g_value_get_string (value));
}

static void
scope_option_drop_down_constructed (GObject *object)
{
  ScopeOptionDropDown *self = SCOPE_OPTION_DROP_DOWN (object);
  GtkWidget *list = GTK_WIDGET (self->list);
  const ScopeOptions *options = self->options;
  g_autoptr (GtkListItemFactory) rows = scope_options_new_factory (options);
  g_autoptr (GtkStringList) ids = gtk_string_list_new (NULL);

  G_OBJECT_CLASS (scope_option_drop_down_parent_class)->constructed (object);
  for (guint i = 0; i < options->count (); i++)
    {
      ScopeOption choice = options->get (i);

      gtk_string_list_append (ids, choice.id);
      g_free (choice.title);
    }
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (list), rows);
  gtk_drop_down_set_model (GTK_DROP_DOWN (list), G_LIST_MODEL (ids));
  gtk_widget_set_tooltip_text (list, _ (options->tooltip));
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (options->label), -1);
  g_signal_connect_swapped (list, "notify::selected", G_CALLBACK (on_selected), self);
  name_button (self);
}

static void
scope_option_drop_down_dispose (GObject *object)
{
  set_document (SCOPE_OPTION_DROP_DOWN (object), NULL);
  G_OBJECT_CLASS (scope_option_drop_down_parent_class)->dispose (object);
}

static void
scope_option_drop_down_class_init (ScopeOptionDropDownClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_option_drop_down_get_property;
  object_class->set_property = scope_option_drop_down_set_property;
  object_class->constructed = scope_option_drop_down_constructed;
  object_class->dispose = scope_option_drop_down_dispose;
  props[PROP_SUBJECT] = g_param_spec_string ("subject", NULL, NULL, "document",
                                             G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY
                                                 | G_PARAM_STATIC_STRINGS);
  props[PROP_DOCUMENT]
      = g_param_spec_object ("document", NULL, NULL, SCOPE_TYPE_DOCUMENT, flags);
  props[PROP_CHOICE] = g_param_spec_string ("choice", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_option_drop_down_init (ScopeOptionDropDown *self)
{
  g_autoptr (GtkListItemFactory) title = gtk_signal_list_item_factory_new ();
  GtkWidget *list = gtk_drop_down_new (NULL, NULL);

  g_signal_connect_object (title, "setup", G_CALLBACK (set_up_title), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (title, "bind", G_CALLBACK (bind_title), self,
                           G_CONNECT_SWAPPED);
  self->list = GTK_DROP_DOWN (list);
  gtk_drop_down_set_factory (GTK_DROP_DOWN (list), title);
  adw_bin_set_child (ADW_BIN (self), list);
}
