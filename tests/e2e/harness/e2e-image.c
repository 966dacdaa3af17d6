/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "e2e-image.h"

#include <X11/Xutil.h>
#include <pango/pangocairo.h>
#include <string.h>

/* Fainter pixels are the smoothing of an edge. */
#define MIN_INK 48
#define MAX_INK 144

#define CARET_WIDTH 2

void
e2e_image_free (E2eImage *self)
{
  g_free (self->ink);
  g_free (self);
}

static E2eImage *
new_ink (int width, int height)
{
  E2eImage *self = g_new0 (E2eImage, 1);

  self->width = width;
  self->height = height;
  self->ink = g_new0 (guint8, (gsize) width * (gsize) height);
  return self;
}

/* Bright colours count as much as black. */
static guint8
limit_ink (int ink)
{
  return ink < MIN_INK ? 0 : (guint8) MIN (ink, MAX_INK);
}

static int
difference (unsigned long a, unsigned long b, int shift)
{
  return abs ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff));
}

static guint8
ink_of (unsigned long pixel, unsigned long background)
{
  return limit_ink (MAX (
      difference (pixel, background, 0),
      MAX (difference (pixel, background, 8), difference (pixel, background, 16))));
}

static int
compare_pixels (gconstpointer a, gconstpointer b)
{
  unsigned long left = *(const unsigned long *) a;
  unsigned long right = *(const unsigned long *) b;

  return (left > right) - (left < right);
}

/* Returns the most frequent pixel. */
static unsigned long
find_background (XImage *image)
{
  g_autoptr (GArray) pixels = g_array_new (FALSE, FALSE, sizeof (unsigned long));
  unsigned long background = 0;
  guint longest = 0, run = 0;

  for (int y = 0; y < image->height; y++)
    for (int x = 0; x < image->width; x++)
      {
        unsigned long pixel = XGetPixel (image, x, y);

        g_array_append_val (pixels, pixel);
      }
  g_array_sort (pixels, compare_pixels);
  for (guint i = 0; i < pixels->len; i++)
    {
      unsigned long pixel = g_array_index (pixels, unsigned long, i);

      run = i > 0 && pixel == g_array_index (pixels, unsigned long, i - 1) ? run + 1
                                                                           : 1;
      if (run > longest)
        background = pixel;
      longest = MAX (longest, run);
    }
  return background;
}

static gboolean
has_ink (const E2eImage *self, int x, int y, int width, int height)
{
  for (int row = y; row < y + height; row++)
    for (int column = x; column < x + width; column++)
      if (self->ink[row * self->width + column] != 0)
        return TRUE;
  return FALSE;
}

/* Returns the mean of the pixels around each one, with an additional border of one
 * pixel, so that the same letters with other hinting look alike. */
static E2eImage *
blur (E2eImage *self)
{
  E2eImage *blurred = new_ink (self->width + 2, self->height + 2);

  for (int y = 0; y < blurred->height; y++)
    for (int x = 0; x < blurred->width; x++)
      {
        int sum = 0;

        for (int row = MAX (0, y - 2); row <= MIN (y, self->height - 1); row++)
          for (int column = MAX (0, x - 2); column <= MIN (x, self->width - 1);
               column++)
            sum += self->ink[row * self->width + column];
        blurred->ink[y * blurred->width + x] = (guint8) (sum / 9);
      }
  e2e_image_free (self);
  return blurred;
}

/* Removes empty edges. */
static E2eImage *
trim (E2eImage *self)
{
  int left = 0, right = self->width, top = 0, bottom = self->height;
  E2eImage *trimmed;

  while (left < right && !has_ink (self, left, 0, 1, self->height))
    left++;
  while (right > left && !has_ink (self, right - 1, 0, 1, self->height))
    right--;
  while (top < bottom && !has_ink (self, 0, top, self->width, 1))
    top++;
  while (bottom > top && !has_ink (self, 0, bottom - 1, self->width, 1))
    bottom--;
  trimmed = new_ink (right - left, bottom - top);
  for (int y = top; y < bottom; y++)
    memcpy (trimmed->ink + (y - top) * trimmed->width,
            self->ink + y * self->width + left, (gsize) trimmed->width);
  e2e_image_free (self);
  return trimmed;
}

/* Clears a line of @n pixels, @stride apart, if every pixel is ink. */
static void
clear_rule (guint8 *pixels, int n, int stride)
{
  int n_ink = 0;

  for (int i = 0; i < n; i++)
    n_ink += pixels[i * stride] != 0;
  for (int i = 0; i < n && n_ink >= n * 0.95; i++)
    pixels[i * stride] = 0;
}

/* Removes what is not text: the outline of a focused entry and, at either end, the
 * caret, which is as high as the line. */
static E2eImage *
remove_rules (E2eImage *self)
{
  for (int y = 0; y < self->height; y++)
    clear_rule (self->ink + y * self->width, self->width, 1);
  self = trim (self);
  for (int i = 0; i < MIN (CARET_WIDTH, self->width); i++)
    {
      clear_rule (self->ink + i, self->height, self->width);
      clear_rule (self->ink + self->width - 1 - i, self->height, self->width);
    }
  return trim (self);
}

E2eImage *
e2e_image_grab (E2eApp *app, AtspiRect rect)
{
  E2eImage *self = new_ink (rect.width, rect.height);
  XImage *image = XGetImage (app->display, app->window, rect.x + app->margin,
                             rect.y + app->margin, (unsigned int) rect.width,
                             (unsigned int) rect.height, AllPlanes, ZPixmap);

  unsigned long background;

  g_assert_nonnull (image);
  background = find_background (image);
  for (int y = 0; y < rect.height; y++)
    for (int x = 0; x < rect.width; x++)
      self->ink[y * rect.width + x] = ink_of (XGetPixel (image, x, y), background);
  XDestroyImage (image);
  return blur (remove_rules (self));
}

/* Does not round positions to pixels, because GTK 4 does not: the width is proportional
 * to the font size. */
static PangoLayout *
new_layout (const char *text,
            const char *family,
            double pixels,
            PangoDirection direction)
{
  PangoFontMap *map = pango_cairo_font_map_get_default ();
  PangoContext *context = pango_font_map_create_context (map);
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_new ();
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_context_set_base_dir (context, direction);
  pango_font_description_set_family (font, family);
  pango_font_description_set_absolute_size (font, pixels * PANGO_SCALE);
  pango_layout_set_auto_dir (layout, FALSE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  cairo_font_options_destroy (options);
  pango_font_description_free (font);
  g_object_unref (context);
  return layout;
}

double
e2e_image_width (const char *text, const char *family, PangoDirection direction)
{
  const double pixels = 100;
  PangoLayout *layout = new_layout (text, family, pixels, direction);
  PangoRectangle box;

  pango_layout_get_extents (layout, &box, NULL);
  g_object_unref (layout);
  return pango_units_to_double (box.width) / pixels;
}

/* Returns the image on @surface, which has one byte for each pixel. */
static E2eImage *
read_surface (cairo_surface_t *surface)
{
  int stride = cairo_image_surface_get_stride (surface);
  E2eImage *self = new_ink (cairo_image_surface_get_width (surface),
                            cairo_image_surface_get_height (surface));

  const guint8 *data = cairo_image_surface_get_data (surface);

  for (int y = 0; y < self->height; y++)
    for (int x = 0; x < self->width; x++)
      self->ink[y * self->width + x] = limit_ink (data[y * stride + x]);
  return blur (self);
}

E2eImage *
e2e_image_draw (const char *text,
                const char *family,
                double pixels,
                PangoDirection direction)
{
  PangoLayout *layout = new_layout (text, family, pixels, direction);
  PangoRectangle box;
  cairo_surface_t *surface;
  cairo_t *cr;
  E2eImage *self;

  pango_layout_get_pixel_extents (layout, NULL, &box);
  surface = cairo_image_surface_create (CAIRO_FORMAT_A8, box.width + 1, box.height);
  cr = cairo_create (surface);
  cairo_translate (cr, -box.x, -box.y);
  pango_cairo_show_layout (cr, layout);
  cairo_surface_flush (surface);
  self = read_surface (surface);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  g_object_unref (layout);
  return self;
}
