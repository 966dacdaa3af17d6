/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "e2e-visual-order.h"

#include "e2e-find.h"
#include "e2e-image-match.h"
#include "e2e-wait.h"

#include <gtk/gtk.h>

/* The text on screen must correlate with the expected image, whatever the hinting and
 * the colours, and must match it much better than the image of the other order. */
#define MIN_SIMILARITY 0.7
#define MIN_DECISION 0.5

/* The edges of letters are faint, so the width is not exact to the pixel. */
#define MAX_ERROR 2.5
#define STEP 0.5

#define OUTLINE 4

/* How well a text matches the expected image and the other one. */
typedef struct
{
  double similarity;
  double decision;
} Verdict;

static Verdict
judge (const E2eImage *screen,
       const char *text,
       PangoDirection direction,
       const char *family,
       double width)
{
  gboolean ltr = direction == PANGO_DIRECTION_LTR;
  double pixels = width / e2e_image_width (text, family, direction);
  g_autoptr (E2eImage) right = e2e_image_draw (text, family, pixels, direction);
  g_autoptr (E2eImage) wrong = e2e_image_draw (
      text, family, pixels, ltr ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  E2eImageMatch fit = e2e_image_match (right, screen);

  return (Verdict){ fit.similarity, e2e_image_decide (screen, right, wrong, fit) };
}

/* Compares with the font family and size that fit best; the size follows from the width
 * of the text on screen. */
static Verdict
judge_best (const E2eImage *screen, const char *text, PangoDirection direction)
{
  static const char *const families[] = { "Monospace", "Sans" };
  Verdict best = { 0, 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (families); i++)
    for (double error = -MAX_ERROR; error <= MAX_ERROR; error += STEP)
      {
        Verdict verdict = judge (screen, text, direction, families[i],
                                 screen->width - E2E_IMAGE_BLUR + error);

        if (verdict.similarity > best.similarity)
          best = verdict;
      }
  return best;
}

/* Takes away the side of the text where the icon is. */
static void
exclude_icon (AtspiRect *rect, AtspiRect icon)
{
  int end = rect->x + rect->width;

  if (icon.width <= 0 || icon.x <= rect->x)
    return;
  if (icon.x - rect->x < end - icon.x)
    rect->x = icon.x + icon.width;
  else
    end = MIN (end, icon.x);
  rect->width = end - rect->x;
}

/* With GTK 4.18 the outline of a focused entry is inside its extents. */
static void
exclude_outline (AtspiRect *rect)
{
#if GTK_CHECK_VERSION(4, 18, 0)
  rect->x += OUTLINE;
  rect->y += OUTLINE;
  rect->width -= 2 * OUTLINE;
  rect->height -= 2 * OUTLINE;
#endif
}

/* An entry has a button next to its text that clears it, and may have one before. */
static AtspiRect
get_text_extents (AtspiAccessible *accessible)
{
  AtspiRect rect = e2e_get_extents (accessible);
  int n = atspi_accessible_get_child_count (accessible, NULL);

  for (int i = 0; i < n; i++)
    {
      g_autoptr (AtspiAccessible) child
          = atspi_accessible_get_child_at_index (accessible, i, NULL);

      exclude_icon (&rect, e2e_get_extents (child));
    }
  if (e2e_has_state (accessible, ATSPI_STATE_EDITABLE))
    exclude_outline (&rect);
  return rect;
}

typedef struct
{
  E2eApp *app;
  AtspiAccessible *accessible;
  const char *text;
  PangoDirection direction;
  Verdict verdict;
} Order;

static gboolean
is_drawn (gpointer data)
{
  Order *self = data;
  g_autoptr (E2eImage) screen
      = e2e_image_grab (self->app, get_text_extents (self->accessible));

  if (screen->width <= E2E_IMAGE_BLUR + MAX_ERROR)
    return FALSE;
  self->verdict = judge_best (screen, self->text, self->direction);
  return self->verdict.similarity >= MIN_SIMILARITY
         && self->verdict.decision >= MIN_DECISION;
}

void
e2e_visual_order_await (E2eApp *app,
                        AtspiAccessible *accessible,
                        const char *text,
                        PangoDirection direction)
{
  Order self = { app, accessible, text, direction, { 0, 0 } };
  gboolean drawn = e2e_wait (is_drawn, &self);

  g_test_message ("“%s”: similarity %.2f, decision %.2f", text, self.verdict.similarity,
                  self.verdict.decision);
  g_assert_cmpint (drawn, ==, TRUE);
}
