/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-spec-chooser.h"

#include <glib/gi18n.h>

/* How wide a row of the list is: all of it fits into a narrow window. */
#define ROW_CHARS 32

struct _ScopeSpecChooser
{
  AdwBin parent_instance;

  ScopeDocument *document;
  gulong on_spec; /* signal handler */
  GtkDropDown *list;
};

G_DEFINE_TYPE (ScopeSpecChooser, scope_spec_chooser, ADW_TYPE_BIN)

enum
{
  PROP_DOCUMENT = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

char *
scope_spec_title (const IriSpec *spec)
{
  if (spec->year == 0)
    return g_strdup (spec->title);
  /* Translators: a document and the year of its publication. */
  return g_strdup_printf (_ ("%s (%d)"), spec->title, spec->year);
}

static const IriSpec *
spec_of_item (GtkListItem *item)
{
  GtkStringObject *id = gtk_list_item_get_item (item);

  return iri_spec_find (gtk_string_object_get_string (id));
}

/* What stands in the button: the document that is chosen. */
static void
set_up_title (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *title = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, title);
}

static void
bind_title (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  g_autofree char *title = scope_spec_title (spec_of_item (item));

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), title);
}

/* What stands in the list: a sentence more, and a tick at the one chosen. */
static void
set_up_row (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");

  for (int line = 0; line < 2; line++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_width_chars (GTK_LABEL (label), ROW_CHARS);
      gtk_label_set_max_width_chars (GTK_LABEL (label), ROW_CHARS);
      gtk_box_append (GTK_BOX (lines), label);
      if (line == 0)
        continue;
      gtk_widget_add_css_class (label, "caption");
      gtk_widget_add_css_class (label, "secondary");
    }
  gtk_box_append (GTK_BOX (row), lines);
  gtk_box_append (GTK_BOX (row), tick);
  g_object_bind_property (item, "selected", tick, "visible",
                          G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item, row);
}

static void
bind_row (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  const IriSpec *spec = spec_of_item (item);
  GtkWidget *lines
      = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *title = gtk_widget_get_first_child (lines);
  g_autofree char *text = scope_spec_title (spec);

  gtk_label_set_label (GTK_LABEL (title), text);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (title)),
                       _ (spec->summary));
}

static GtkListItemFactory *
make_factory (void (*set_up) (GtkSignalListItemFactory *, GtkListItem *),
              void (*bind) (GtkSignalListItemFactory *, GtkListItem *))
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), NULL);
  return factory;
}

static void
on_selected (ScopeSpecChooser *self)
{
  GtkStringObject *id = gtk_drop_down_get_selected_item (self->list);

  if (self->document != NULL && id != NULL)
    scope_document_set_spec (self->document,
                             iri_spec_find (gtk_string_object_get_string (id)));
}

static void
show_spec (ScopeSpecChooser *self)
{
  const IriSpec *spec = scope_document_get_spec (self->document);
  const IriSpec *specs;
  gsize n;

  specs = iri_spec_all (&n);
  gtk_drop_down_set_selected (self->list, (guint) (spec - specs));
}

static void
set_document (ScopeSpecChooser *self, ScopeDocument *document)
{
  if (self->document != NULL)
    g_clear_signal_handler (&self->on_spec, self->document);
  if (!g_set_object (&self->document, document))
    return;
  if (document != NULL)
    {
      self->on_spec = g_signal_connect_swapped (document, "notify::spec",
                                                G_CALLBACK (show_spec), self);
      show_spec (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DOCUMENT]);
}

static void
scope_spec_chooser_get_property (GObject *object,
                                 guint id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  g_value_set_object (value, SCOPE_SPEC_CHOOSER (object)->document);
}

static void
scope_spec_chooser_set_property (GObject *object,
                                 guint id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  set_document (SCOPE_SPEC_CHOOSER (object), g_value_get_object (value));
}

static void
scope_spec_chooser_dispose (GObject *object)
{
  set_document (SCOPE_SPEC_CHOOSER (object), NULL);
  G_OBJECT_CLASS (scope_spec_chooser_parent_class)->dispose (object);
}

static void
scope_spec_chooser_class_init (ScopeSpecChooserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = scope_spec_chooser_get_property;
  object_class->set_property = scope_spec_chooser_set_property;
  object_class->dispose = scope_spec_chooser_dispose;
  props[PROP_DOCUMENT] = g_param_spec_object (
      "document", NULL, NULL, SCOPE_TYPE_DOCUMENT,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static GListModel *
make_ids (void)
{
  GtkStringList *ids = gtk_string_list_new (NULL);
  const IriSpec *specs;
  gsize n;

  specs = iri_spec_all (&n);
  for (gsize i = 0; i < n; i++)
    gtk_string_list_append (ids, specs[i].id);
  return G_LIST_MODEL (ids);
}

static void
scope_spec_chooser_init (ScopeSpecChooser *self)
{
  g_autoptr (GtkListItemFactory) title
      = make_factory (set_up_title, bind_title);
  g_autoptr (GtkListItemFactory) row = make_factory (set_up_row, bind_row);
  GtkWidget *list = gtk_drop_down_new (make_ids (), NULL);

  self->list = GTK_DROP_DOWN (list);
  gtk_drop_down_set_factory (self->list, title);
  gtk_drop_down_set_list_factory (self->list, row);
  gtk_widget_set_tooltip_text (list, _ ("Read the address by this document"));
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Document"), -1);
  g_signal_connect_swapped (list, "notify::selected", G_CALLBACK (on_selected),
                            self);
  adw_bin_set_child (ADW_BIN (self), list);
}
