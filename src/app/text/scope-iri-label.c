/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-iri-label.h"

#include "scope-appearance.h"
#include "scope-gtk-versions.h"
#include "scope-highlights.h"

#include <adwaita.h>
#include <string.h>

/* Minimum and natural width in average letters. */
#define MIN_CHARS 12
#define NATURAL_CHARS 40

struct _ScopeIriLabel
{
  GtkWidget parent_instance;

  char *text;
  IriLayout *layout; /* NULL until drawn */
  gboolean dark;     /* the theme of @layout */
};

G_DEFINE_TYPE (ScopeIriLabel, scope_iri_label, GTK_TYPE_WIDGET)

static void
ensure_layout (ScopeIriLabel *self)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  gsize length = strlen (self->text);
  g_autoptr (GArray) marks = NULL;
  PangoContext *context;

  if (self->layout != NULL && self->dark == dark)
    return;
  g_clear_pointer (&self->layout, iri_layout_free);
  self->dark = dark;
  marks = scope_highlights_components (self->text, length);
  context = gtk_widget_create_pango_context (GTK_WIDGET (self));
  self->layout = iri_layout_new (
      context, &(IriLayoutSetup){ .text = self->text,
                                  .length = length,
                                  .shown = { 0, length },
                                  .marks = (const IriHighlight *) (void *) marks->data,
                                  .n_marks = marks->len,
                                  .dark = dark,
                                  .width = -1 });
  pango_layout_set_ellipsize (iri_layout_get_pango_layout (self->layout),
                              PANGO_ELLIPSIZE_END);
  g_object_unref (context);
}

/* At the start of the row in either direction; the text is left to right. */
static void
scope_iri_label_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ScopeIriLabel *self = SCOPE_IRI_LABEL (widget);
  int width = gtk_widget_get_width (widget), text_width, text_height, y;
  PangoLayout *layout;
  float x = 0;
  GdkRGBA color;

  ensure_layout (self);
  layout = iri_layout_get_pango_layout (self->layout);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  /* Whole pixels keep the letters sharp. */
  y = (gtk_widget_get_height (widget) - text_height) / 2;
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = (float) (width - text_width);
  scope_text_color (widget, &color);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, (float) y));
  gtk_snapshot_append_layout (snapshot, layout, &color);
  gtk_snapshot_restore (snapshot);
}

static void
scope_iri_label_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int letter = pango_font_metrics_get_approximate_char_width (metrics);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = PANGO_PIXELS_CEIL (MIN_CHARS * letter);
      *natural = PANGO_PIXELS_CEIL (NATURAL_CHARS * letter);
    }
  else
    *minimum = *natural = PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics));
  pango_font_metrics_unref (metrics);
}

static void
on_contrast (gpointer self)
{
  g_clear_pointer (&SCOPE_IRI_LABEL (self)->layout, iri_layout_free);
  gtk_widget_queue_draw (self);
}

static void
scope_iri_label_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  g_clear_pointer (&SCOPE_IRI_LABEL (widget)->layout, iri_layout_free);
  GTK_WIDGET_CLASS (scope_iri_label_parent_class)->css_changed (widget, change);
}

static void
scope_iri_label_finalize (GObject *object)
{
  ScopeIriLabel *self = SCOPE_IRI_LABEL (object);

  g_clear_pointer (&self->layout, iri_layout_free);
  g_free (self->text);
  G_OBJECT_CLASS (scope_iri_label_parent_class)->finalize (object);
}

static void
scope_iri_label_class_init (ScopeIriLabelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = scope_iri_label_finalize;
  widget_class->snapshot = scope_iri_label_snapshot;
  widget_class->measure = scope_iri_label_measure;
  widget_class->css_changed = scope_iri_label_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
scope_iri_label_init (ScopeIriLabel *self)
{
  self->text = g_strdup ("");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (GTK_WIDGET (self), "code");
  scope_appearance_watch_contrast (self, on_contrast);
}

GtkWidget *
scope_iri_label_new (void)
{
  return g_object_new (SCOPE_TYPE_IRI_LABEL, NULL);
}

void
scope_iri_label_set_text (ScopeIriLabel *self, const char *text)
{
  g_return_if_fail (SCOPE_IS_IRI_LABEL (self));
  if (g_str_equal (self->text, text))
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  g_clear_pointer (&self->layout, iri_layout_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
