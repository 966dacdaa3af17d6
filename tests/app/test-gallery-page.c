/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The gallery lists examples in Hebrew or Arabic letters or in capitals, each with its
 * small picture. */

#include "scope-example-card.h"
#include "scope-gallery-page.h"
#include "scope-gallery.h"
#include "scope-window-private.h"

/* The choices of the drop-down, and the notation whose examples are left out: what is
 * written once in a document is there in Hebrew and in Arabic letters. */
static const struct
{
  const char *name;
  guint selected;
  IriNotation left_out;
  ScopeBidiNotation notation; /* of the document */
} rows[] = {
  { "hebrew", 0, IRI_NOTATION_BIDI_ARABIC, SCOPE_BIDI_NOTATION_OFF },
  { "arabic", 1, IRI_NOTATION_BIDI, SCOPE_BIDI_NOTATION_OFF },
  { "capitals", 2, IRI_NOTATION_BIDI_ARABIC, SCOPE_BIDI_NOTATION_CAPITALS },
};

/* Returns the last descendant of @type. */
static GtkWidget *
find_last (GtkWidget *widget, GType type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_last_child (widget);
       child != NULL && found == NULL; child = gtk_widget_get_prev_sibling (child))
    found = find_last (child, type);
  return found;
}

static guint
count_examples (IriNotation left_out, guint *n_left_out)
{
  g_autoptr (GListModel) gallery = scope_gallery_new ();
  guint n = g_list_model_get_n_items (gallery);

  *n_left_out = 0;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ScopeExample) example = g_list_model_get_item (gallery, i);

      *n_left_out += scope_example_get_notation (example) == left_out;
    }
  return n - *n_left_out;
}

static ScopeWindow *
open_gallery (ScopeGalleryPage **gallery)
{
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);

  g_assert_true (scope_window_show_page (window, "learn"));
  gtk_widget_activate_action (GTK_WIDGET (window->learn_page), "learn.gallery", NULL);
  *gallery = SCOPE_GALLERY_PAGE (
      find_last (GTK_WIDGET (window->learn_page), SCOPE_TYPE_GALLERY_PAGE));
  return window;
}

/* The choice of letters is the last drop-down. */
static void
test_letters (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  ScopeGalleryPage *gallery;
  ScopeWindow *window = open_gallery (&gallery);
  GtkWidget *letters = find_last (GTK_WIDGET (gallery), GTK_TYPE_DROP_DOWN);
  g_autoptr (ScopeSet) set = NULL;
  guint n_left_out, n_listed = count_examples (rows[i].left_out, &n_left_out);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (letters), rows[i].selected);
  set = scope_gallery_page_make_set (gallery);
  g_assert_cmpuint (scope_set_count (set), ==, n_listed);
  g_assert_cmpuint (n_left_out, >, 0);
  g_assert_cmpint (scope_document_get_notation (window->document), ==,
                   rows[i].notation);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Pictures are drawn in a thread. */
static void
test_pictures (void)
{
  ScopeGalleryPage *gallery;
  ScopeWindow *window = open_gallery (&gallery);
  GtkWidget *card, *picture;

  gtk_window_present (GTK_WINDOW (window));
  while ((card = find_last (GTK_WIDGET (gallery), SCOPE_TYPE_EXAMPLE_CARD)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  picture = find_last (card, GTK_TYPE_PICTURE);
  while (gtk_picture_get_paintable (GTK_PICTURE (picture)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (gdk_paintable_get_intrinsic_width (
                       gtk_picture_get_paintable (GTK_PICTURE (picture))),
                   >, 100);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path
          = g_strconcat ("/gallery-page/letters/", rows[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_letters);
    }
  g_test_add_func ("/gallery-page/pictures", test_pictures);
  return g_test_run ();
}
