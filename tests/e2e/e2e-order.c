/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "e2e-order.h"

#include "e2e-find.h"
#include "e2e-wait.h"

#define MIN_LIKENESS 0.7
#define MIN_LEAD 0.1

/* A caret may stand beside the text and make it wider. */
#define MAX_CARET 8

/* The size that fits follows from how wide the text is on screen. */
static double
best_match (const E2eInk *screen, const char *text, PangoDirection direction)
{
  static const char *const families[] = { "Monospace", "Sans" };
  double best = 0;

  if (screen->width <= E2E_INK_BLUR + MAX_CARET)
    return 0;
  for (gsize i = 0; i < G_N_ELEMENTS (families); i++)
    for (int caret = 0; caret <= MAX_CARET; caret++)
      {
        double pixels = (screen->width - E2E_INK_BLUR - caret)
                        / e2e_ink_width (text, families[i], direction);
        g_autoptr (E2eInk) drawn
            = e2e_ink_draw (text, families[i], pixels, direction);

        best = MAX (best, e2e_ink_match (drawn, screen));
      }
  return best;
}

/* An entry has a button to clear it, beside its text. */
static AtspiRect
get_text_extents (AtspiAccessible *accessible)
{
  AtspiRect rect = e2e_get_extents (accessible);
  int n = atspi_accessible_get_child_count (accessible, NULL);

  for (int i = 0; i < n; i++)
    {
      g_autoptr (AtspiAccessible) child
          = atspi_accessible_get_child_at_index (accessible, i, NULL);
      AtspiRect icon = e2e_get_extents (child);

      if (icon.width > 0 && icon.x > rect.x)
        rect.width = MIN (rect.width, icon.x - rect.x);
    }
  return rect;
}

typedef struct
{
  E2eApp *app;
  AtspiAccessible *accessible;
  const char *text;
  PangoDirection direction;
  double likeness;
  double other;
} Order;

static gboolean
is_drawn (gpointer data)
{
  Order *self = data;
  g_autoptr (E2eInk) screen
      = e2e_ink_grab (self->app, get_text_extents (self->accessible));
  PangoDirection other = self->direction == PANGO_DIRECTION_LTR
                             ? PANGO_DIRECTION_RTL
                             : PANGO_DIRECTION_LTR;

  self->likeness = best_match (screen, self->text, self->direction);
  self->other = best_match (screen, self->text, other);
  return self->likeness >= MIN_LIKENESS
         && self->likeness >= self->other + MIN_LEAD;
}

void
e2e_order_await (E2eApp *app,
                 AtspiAccessible *accessible,
                 const char *text,
                 PangoDirection direction)
{
  Order self = { app, accessible, text, direction, 0, 0 };
  gboolean drawn = e2e_wait (is_drawn, &self);

  g_test_message ("“%s”: %.2f, in the other direction %.2f", text,
                  self.likeness, self.other);
  g_assert_cmpint (drawn, ==, TRUE);
}
