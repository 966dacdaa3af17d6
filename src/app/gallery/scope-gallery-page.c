/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gallery-page.h"

#include "scope-closures.h"
#include "scope-example-card.h"
#include "scope-gallery.h"
#include "scope-gtk-fixes.h"
#include "scope-keys.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ScopeGalleryPage
{
  AdwBin parent_instance;

  ScopeDocument *document;
  GtkFilterListModel *listed;
  GtkFilter *filter; /* its own */
  GPtrArray *specs;  /* of the groups; NULL for all and for ways to deceive */
  GtkDropDown *group;
  GtkDropDown *notation;
  GtkSearchEntry *search;
  GtkGridView *grid;
  GtkStack *stack;
};

G_DEFINE_FINAL_TYPE (ScopeGalleryPage, scope_gallery_page, ADW_TYPE_BIN)

/* The first groups in the drop-down; those of standards follow. */
enum
{
  GROUP_ALL,
  GROUP_DECEPTIONS,
};

/* The choices for examples in Bidi Notation, in the order of the drop-down. */
enum
{
  LETTERS_HEBREW,
  LETTERS_ARABIC,
  LETTERS_CAPITALS,
};

static IriNotation
get_notation (ScopeGalleryPage *self)
{
  return gtk_drop_down_get_selected (self->notation) == LETTERS_CAPITALS
             ? IRI_NOTATION_BIDI
             : IRI_NOTATION_PLAIN;
}

static gboolean
is_in_group (ScopeGalleryPage *self, ScopeExample *example)
{
  guint group = gtk_drop_down_get_selected (self->group);

  return group == GROUP_ALL || group >= self->specs->len
         || scope_example_get_spec (example) == g_ptr_array_index (self->specs, group);
}

/* Of examples in Bidi Notation, only those of the chosen letters are listed. */
static gboolean
has_letters (ScopeGalleryPage *self, ScopeExample *example)
{
  gboolean arabic = gtk_drop_down_get_selected (self->notation) == LETTERS_ARABIC;

  return scope_example_get_notation (example)
         != (arabic ? IRI_NOTATION_BIDI : IRI_NOTATION_BIDI_ARABIC);
}

static gboolean
is_listed (gpointer item, gpointer data)
{
  ScopeGalleryPage *self = data;

  return is_in_group (self, item) && has_letters (self, item)
         && scope_example_matches (item,
                                   gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static void
update (ScopeGalleryPage *self)
{
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  gtk_stack_set_visible_child_name (
      self->stack,
      g_list_model_get_n_items (G_LIST_MODEL (self->listed)) > 0 ? "list" : "empty");
}

static void
bind_card (GtkSignalListItemFactory *factory, GtkListItem *item, ScopeGalleryPage *self)
{
  GtkWidget *card = gtk_list_item_get_child (item);
  ScopeExample *example = gtk_list_item_get_item (item);
  g_autofree char *name = scope_closure_dotted (NULL, scope_example_get_title (example),
                                                scope_example_get_source (example));

  scope_example_card_show (SCOPE_EXAMPLE_CARD (card), example, get_notation (self));
  /* GTK before 4.12 has no name for items. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (card)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
set_up_card (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, scope_example_card_new ());
}

static void
unbind_card (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  scope_example_card_show (SCOPE_EXAMPLE_CARD (gtk_list_item_get_child (item)), NULL,
                           IRI_NOTATION_PLAIN);
}

/* New cards, whose pictures have the notation. */
static void
make_cards (ScopeGalleryPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_card), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_card), self, 0);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_card), NULL);
  gtk_grid_view_set_factory (self->grid, factory);
  g_object_unref (factory);
}

/* The letters of the document follow, so that an example looks the same in Inspect. */
static void
choose_notation (ScopeGalleryPage *self)
{
  gboolean capitals = gtk_drop_down_get_selected (self->notation) == LETTERS_CAPITALS;
  ScopeBidiNotation current = scope_document_get_notation (self->document);

  if (capitals != (current == SCOPE_BIDI_NOTATION_CAPITALS))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.notation", "s",
                                capitals ? "capitals" : "off");
  make_cards (self);
  update (self);
}

static void
choose_example (ScopeGalleryPage *self, guint position)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-example", "u", position);
}

ScopeSet *
scope_gallery_page_make_set (ScopeGalleryPage *self)
{
  g_return_val_if_fail (SCOPE_IS_GALLERY_PAGE (self), NULL);
  return scope_set_new_from_examples (G_LIST_MODEL (self->listed));
}

/* The standards that have examples. */
static void
add_groups (ScopeGalleryPage *self, GListModel *gallery)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  self->specs = g_ptr_array_new ();
  g_ptr_array_add (self->specs, NULL);
  g_ptr_array_add (self->specs, NULL);
  gtk_string_list_append (titles, _ ("All Examples"));
  /* Translators: a group of examples of addresses. */
  gtk_string_list_append (titles, _ ("Ways to Deceive"));
  for (guint i = 0; i < g_list_model_get_n_items (gallery); i++)
    {
      g_autoptr (ScopeExample) example = g_list_model_get_item (gallery, i);
      const IriSpec *spec = scope_example_get_spec (example);

      if (spec == NULL || g_ptr_array_find (self->specs, spec, NULL))
        continue;
      g_ptr_array_add (self->specs, (gpointer) spec);
      gtk_string_list_append (titles, spec->title);
    }
  gtk_drop_down_set_model (self->group, G_LIST_MODEL (titles));
}

static void
scope_gallery_page_constructed (GObject *object)
{
  ScopeGalleryPage *self = SCOPE_GALLERY_PAGE (object);
  GListModel *gallery = scope_gallery_new ();
  GtkSelectionModel *selection;

  G_OBJECT_CLASS (scope_gallery_page_parent_class)->constructed (object);
  add_groups (self, gallery);
  self->filter = GTK_FILTER (gtk_custom_filter_new (is_listed, self, NULL));
  self->listed = gtk_filter_list_model_new (gallery, g_object_ref (self->filter));
  selection = GTK_SELECTION_MODEL (
      gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->listed))));
  gtk_grid_view_set_model (self->grid, selection);
  g_object_unref (selection);
  make_cards (self);
}

static gboolean
scope_gallery_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SCOPE_GALLERY_PAGE (widget)->search));
}

static void
scope_gallery_page_dispose (GObject *object)
{
  ScopeGalleryPage *self = SCOPE_GALLERY_PAGE (object);

  /* Its function uses the page. */
  if (self->listed != NULL)
    gtk_filter_list_model_set_filter (self->listed, NULL);
  g_clear_object (&self->listed);
  g_clear_object (&self->filter);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (scope_gallery_page_parent_class)->dispose (object);
}

static void
scope_gallery_page_finalize (GObject *object)
{
  g_ptr_array_unref (SCOPE_GALLERY_PAGE (object)->specs);
  G_OBJECT_CLASS (scope_gallery_page_parent_class)->finalize (object);
}

static void
scope_gallery_page_class_init (ScopeGalleryPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = scope_gallery_page_constructed;
  object_class->dispose = scope_gallery_page_dispose;
  object_class->finalize = scope_gallery_page_finalize;
  widget_class->grab_focus = scope_gallery_page_grab_focus;
  scope_template_set (widget_class, "scope-gallery-page");
  gtk_widget_class_bind_template_child (widget_class, ScopeGalleryPage, group);
  gtk_widget_class_bind_template_child (widget_class, ScopeGalleryPage, notation);
  gtk_widget_class_bind_template_child (widget_class, ScopeGalleryPage, search);
  gtk_widget_class_bind_template_child (widget_class, ScopeGalleryPage, grid);
  gtk_widget_class_bind_template_child (widget_class, ScopeGalleryPage, stack);
  gtk_widget_class_bind_template_callback (widget_class, choose_example);
}

static void
scope_gallery_page_init (ScopeGalleryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scope_hidden_pages_fix (GTK_WIDGET (self->stack));
  scope_keys_add_to_tooltips (GTK_WIDGET (self));
}

static guint
find_letters (ScopeBidiNotation notation)
{
  switch (notation)
    {
    case SCOPE_BIDI_NOTATION_ARABIC:
      return LETTERS_ARABIC;
    case SCOPE_BIDI_NOTATION_CAPITALS:
      return LETTERS_CAPITALS;
    case SCOPE_BIDI_NOTATION_OFF:
    case SCOPE_BIDI_NOTATION_HEBREW:
    case SCOPE_N_BIDI_NOTATIONS:
      break;
    }
  return LETTERS_HEBREW;
}

GtkWidget *
scope_gallery_page_new (ScopeDocument *document)
{
  ScopeGalleryPage *self = g_object_new (SCOPE_TYPE_GALLERY_PAGE, NULL);
  const char *letters[]
      = { C_ ("Bidi notation", "Hebrew"), C_ ("Bidi notation", "Arabic"),
          C_ ("Bidi notation", "Capitals"), NULL };
  g_autoptr (GtkStringList) titles = gtk_string_list_new (letters);

  self->document = g_object_ref (document);
  gtk_drop_down_set_model (self->notation, G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (self->notation,
                              find_letters (scope_document_get_notation (document)));
  g_signal_connect_object (self->group, "notify::selected", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->notation, "notify::selected",
                           G_CALLBACK (choose_notation), self, G_CONNECT_SWAPPED);
  make_cards (self);
  update (self);
  return GTK_WIDGET (self);
}
