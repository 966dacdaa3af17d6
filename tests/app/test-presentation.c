/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A presentation can be read from the last row: on screens of several sizes, all of its
 * text has at least 4 % of the height. */

#include "scope-picture.h"
#include "scope-presentation.h"
#include "scope-uba-steps-card.h"
#include "scope-uba-steps-grid.h"

#include <adwaita.h>

#define LEAST .04

/* An invisible character with a long short name, in the first row, which is on screen;
 * Hebrew, Arabic digits, a control and percent-encoding. */
#define IRI "h:\U000e0041ab.\u05d0\u05d1\u202e.ex/\u0661-%D7?a=(1)"

/* Returns the first descendant of @type. */
static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

typedef struct
{
  double least; /* the smallest text, in pixels */
  guint n;      /* texts */
} Sizes;

static void
measure_text (GskRenderNode *node, Sizes *sizes)
{
  PangoFontDescription *font
      = pango_font_describe_with_absolute_size (gsk_text_node_get_font (node));
  double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;

  sizes->least = sizes->n++ == 0 ? size : MIN (sizes->least, size);
  pango_font_description_free (font);
}

/* Nothing of the page is scaled. */
static void
measure (GskRenderNode *node, Sizes *sizes)
{
  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        measure (gsk_container_node_get_child (node, i), sizes);
      break;
    case GSK_TRANSFORM_NODE:
      g_assert_cmpint (
          gsk_transform_get_category (gsk_transform_node_get_transform (node)), >=,
          GSK_TRANSFORM_CATEGORY_2D_TRANSLATE);
      measure (gsk_transform_node_get_child (node), sizes);
      break;
    case GSK_CLIP_NODE:
      measure (gsk_clip_node_get_child (node), sizes);
      break;
    case GSK_ROUNDED_CLIP_NODE:
      measure (gsk_rounded_clip_node_get_child (node), sizes);
      break;
    case GSK_OPACITY_NODE:
      measure (gsk_opacity_node_get_child (node), sizes);
      break;
    case GSK_TEXT_NODE:
      measure_text (node, sizes);
      break;
    }
}

static void
check (GtkWidget *widget, double least)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  Sizes sizes = { 0, 0 };

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));
  node = gtk_snapshot_free_to_node (snapshot);
  measure (node, &sizes);
  gsk_render_node_unref (node);
  g_test_message ("%s: %u texts, %g", G_OBJECT_TYPE_NAME (widget), sizes.n,
                  sizes.least);
  g_assert_cmpuint (sizes.n, >, 0);
  g_assert_cmpfloat (sizes.least, >=, least);
}

static void
on_layout (GdkFrameClock *clock, int *n)
{
  (*n)++;
}

/* The sizes follow the window in the frame after it got its own. */
static void
await_layouts (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  int n = 0;
  gulong handler = g_signal_connect_after (clock, "layout", G_CALLBACK (on_layout), &n);

  while (n < 10)
    {
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
      g_main_context_iteration (NULL, TRUE);
    }
  g_signal_handler_disconnect (clock, handler);
}

static GtkWidget *
find_presentation (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (SCOPE_IS_PRESENTATION (l->data))
      return l->data;
  return NULL;
}

static GtkWidget *
present (GtkWidget *parent)
{
  g_autoptr (ScopeDocument) document = scope_document_new ();

  scope_document_set_text (document, IRI);
  while (scope_document_get_report (document) == NULL
         || scope_document_get_report (document)->length == 0)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_present (GTK_WINDOW (parent));
  scope_presentation_show (GTK_WINDOW (parent), document, SCOPE_ORDERS_ONE, NULL);
  return find_presentation ();
}

static void
test_picture (void)
{
  GtkWidget *parent = gtk_window_new (), *window = present (parent);
  ScopePicture *picture;
  double height;

  await_layouts (window);
  height = gtk_widget_get_height (window);
  picture = SCOPE_PICTURE (find (window, SCOPE_TYPE_PICTURE));
  g_test_message ("%g", scope_picture_get_zoom (picture) * IRI_PICTURE_LEAST_TEXT);
  g_assert_cmpfloat (scope_picture_get_zoom (picture) * IRI_PICTURE_LEAST_TEXT, >=,
                     LEAST * height);
  gtk_window_destroy (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (parent));
}

static void
test_steps (void)
{
  GtkWidget *parent = gtk_window_new (), *window = present (parent);
  GtkStack *pages = GTK_STACK (find (window, GTK_TYPE_STACK));
  ScopeUbaStepsCard *card
      = SCOPE_UBA_STEPS_CARD (find (window, SCOPE_TYPE_UBA_STEPS_CARD));
  int n_steps = 0;

  gtk_stack_set_visible_child_name (pages, "steps");
  do
    {
      await_layouts (window);
      check (GTK_WIDGET (card), LEAST * gtk_widget_get_height (window));
      check (find (window, SCOPE_TYPE_UBA_STEPS_GRID),
             LEAST * gtk_widget_get_height (window));
      n_steps++;
    }
  while (scope_uba_steps_card_step (card, 1));
  g_assert_cmpint (n_steps, >, 4);
  gtk_window_destroy (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (parent));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/presentation/picture", test_picture);
  g_test_add_func ("/presentation/steps", test_steps);
  return g_test_run ();
}
