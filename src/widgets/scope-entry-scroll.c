/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-entry-private.h"

#include <math.h>

/* Scrolls a text of one line horizontally; one of several lines vertically,
 * with a scrollbar. */

#define PADDING 8

/* Distance of the scrollbar from the round corners. */
#define BAR_INSET 5

/* Lines for each notch of the wheel. */
#define LINES_A_NOTCH 2

/* Padding above and below the text in pixels, which centres a text of one
 * line. */
int
scope_entry_get_padding (ScopeEntry *self, IriLayoutSize size)
{
  return self->shrinks && size.n_lines > 1 ? PADDING : 0;
}

static int
get_height (ScopeEntry *self)
{
  IriLayoutSize size = scope_entry_get_size (self);

  return size.height + 2 * scope_entry_get_padding (self, size);
}

/* Returns by how many pixels the text exceeds its area in the scroll direction.
 * A row always has enough room. */
double
scope_entry_get_overflow (ScopeEntry *self)
{
  IriLayoutSize size = scope_entry_get_size (self);

  if (!self->wrap)
    return MAX (0, size.width + SCOPE_ENTRY_CARET_ROOM - self->area.size.width);
  /* Padding alone does not make it scroll. */
  if (!self->shrinks || size.height <= self->area.size.height)
    return 0;
  return get_height (self) - self->area.size.height;
}

/* Returns by how many pixels a block that cannot be broken exceeds its area. */
static double
get_overflow_across (ScopeEntry *self)
{
  return MAX (0, scope_entry_get_size (self).width + SCOPE_ENTRY_CARET_ROOM
                     - self->area.size.width);
}

/* Returns the nearest position to @scroll that shows what is from @begin to @end in
 * @room. */
static double
reveal (double scroll, double begin, double end, double room)
{
  return CLAMP (scroll, end - room, begin);
}

/* Scrolls to @index of the layout. */
static void
scroll_to (ScopeEntry *self, int index)
{
  PangoLayout *layout = scope_entry_get_layout (self);
  PangoRectangle at;
  double left, right, top;

  pango_layout_get_cursor_pos (layout, index, &at, NULL);
  left = at.x / (double) PANGO_SCALE;
  right = left + SCOPE_ENTRY_CARET_ROOM;
  if (!self->wrap)
    {
      self->scroll = reveal (self->scroll, left, right, self->area.size.width);
      return;
    }
  top = at.y / (double) PANGO_SCALE;
  self->across = reveal (self->across, left, right, self->area.size.width);
  self->scroll
      = reveal (self->scroll, top,
                top + at.height / (double) PANGO_SCALE
                    + 2 * scope_entry_get_padding (self, scope_entry_get_size (self)),
                self->area.size.height);
}

static void
update_bar (ScopeEntry *self)
{
  double page = self->area.size.height;
  double overflow = scope_entry_get_overflow (self);
  int width, least, height = (int) page - 2 * BAR_INSET;
  int right = gtk_widget_get_width (GTK_WIDGET (self));
  gboolean fits;

  gtk_widget_measure (self->bar, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL,
                      NULL);
  fits = overflow > 0 && height >= least;
  gtk_widget_set_child_visible (self->bar, fits);
  if (!fits)
    return;
  gtk_adjustment_configure (gtk_scrollbar_get_adjustment (GTK_SCROLLBAR (self->bar)),
                            self->scroll, 0, page + overflow, page / 4, page * 3 / 4,
                            page);
  gtk_widget_measure (self->bar, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL,
                      NULL);
  gtk_widget_size_allocate (
      self->bar,
      &(GtkAllocation){ right, (int) self->area.origin.y + BAR_INSET, width, height },
      -1);
}

/* Whoever does not edit a long text sees its host, not its end. */
static gboolean
shows_beginning (ScopeEntry *self)
{
  return self->shrinks && self->reveal == G_MAXSIZE
         && gtk_widget_get_mapped (GTK_WIDGET (self))
         && !gtk_widget_is_focus (GTK_WIDGET (self->text));
}

/* Runs before drawing, during the layout phase of a frame, because a scrollbar
 * cannot move while it is drawn. */
void
scope_entry_scroll (ScopeEntry *self)
{
  if (self->follow)
    {
      scope_entry_stop_kinetic_scroll (self);
      if (self->reveal != G_MAXSIZE)
        scroll_to (self, iri_layout_index_from_text (scope_entry_ensure_layout (self),
                                                     self->reveal));
      scroll_to (self, shows_beginning (self) ? 0 : scope_entry_get_caret_index (self));
    }
  self->follow = FALSE;
  self->reveal = G_MAXSIZE;
  self->scroll = CLAMP (self->scroll, 0, scope_entry_get_overflow (self));
  self->across = CLAMP (self->across, 0, get_overflow_across (self));
  if (self->bar)
    update_bar (self);
  if (self->shrinks)
    self->height = get_height (self);
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  ScopeEntry *self = SCOPE_ENTRY (widget);

  self->tick = 0;
  if (get_height (self) != self->height)
    gtk_widget_queue_resize (widget);
  return G_SOURCE_REMOVE;
}

/* Requesting a size makes the entry lay out its text at several widths. Typing
 * rarely adds a line, so this waits until one is needed. */
void
scope_entry_check_height (ScopeEntry *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_queue_resize (GTK_WIDGET (self));
  else if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

static void
on_bar (ScopeEntry *self, GtkAdjustment *adjustment)
{
  self->scroll = gtk_adjustment_get_value (adjustment);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Returns FALSE at the end of the text, so that its parent scrolls. */
gboolean
scope_entry_scroll_by (ScopeEntry *self, double pixels)
{
  double to = CLAMP (self->scroll + pixels, 0, scope_entry_get_overflow (self));

  if (!self->shrinks || fabs (to - self->scroll) < .5)
    return FALSE;
  self->scroll = to;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}

static gboolean
scroll_across_by (ScopeEntry *self, double pixels)
{
  double to = CLAMP (self->across + pixels, 0, get_overflow_across (self));

  if (!self->wrap || fabs (to - self->across) < .5)
    return FALSE;
  self->across = to;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}

static gboolean
on_wheel (ScopeEntry *self, double dx, double dy, GtkEventControllerScroll *by)
{
  IriLayoutSize size = scope_entry_get_size (self);

  double step = LINES_A_NOTCH * size.height / (double) size.n_lines;

  if (gtk_event_controller_scroll_get_unit (by) != GDK_SCROLL_UNIT_WHEEL)
    step = 1;
  if (dx != 0)
    return scroll_across_by (self, dx * step);
  return scope_entry_scroll_by (self, dy * step);
}

/* Assistive technology reads the text by the caret, so the scrollbar is hidden
 * from it. */
static GtkWidget *
make_bar (ScopeEntry *self)
{
  GtkAdjustment *adjustment = gtk_adjustment_new (0, 0, 0, 0, 0, 0);
  GtkWidget *bar = g_object_new (
      GTK_TYPE_SCROLLBAR, "orientation", GTK_ORIENTATION_VERTICAL, "adjustment",
      adjustment, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (on_bar), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (bar, "overlay-indicator");
  gtk_widget_set_cursor_from_name (bar, "default");
  gtk_widget_set_child_visible (bar, FALSE);
  gtk_widget_set_parent (bar, GTK_WIDGET (self));
  return bar;
}

void
scope_entry_add_bar (ScopeEntry *self)
{
  if (self->bar == NULL)
    self->bar = make_bar (self);
}

void
scope_entry_init_scroll (ScopeEntry *self)
{
  GtkEventController *wheel
      = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (on_wheel), self);
  gtk_widget_add_controller (GTK_WIDGET (self), wheel);
}
