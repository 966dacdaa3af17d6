/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-entry-private.h"

#include "scope-gtk-versions.h"

#include <string.h>

/* The fewest lines of a text that has more. */
#define LEAST_LINES 2

#define HANDLE_RADIUS 6

static GtkWidgetClass *parent_class;

gboolean
scope_entry_is_rtl_row (ScopeEntry *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
}

static PangoLayout *
get_layout (ScopeEntry *self)
{
  return iri_layout_get_pango_layout (scope_entry_ensure_layout (self));
}

/* The theme colour of selections, which keeps the colours of components
 * readable. */
static GdkRGBA
get_accent (ScopeEntry *self, float alpha)
{
  GdkRGBA color = scope_accent_color (GTK_WIDGET (self));

  color.alpha *= alpha;
  return color;
}

/* Converts a position of the selection to an index of the layout; one outside
 * the layout selects the ellipsis too. */
static int
selection_index (ScopeEntry *self, int position)
{
  IriSpan shown = iri_layout_get_shown (scope_entry_ensure_layout (self));
  gsize byte = scope_entry_to_byte (self, position);

  if (byte < shown.begin)
    return 0;
  if (byte > shown.end)
    return strlen (pango_layout_get_text (get_layout (self)));
  return scope_entry_get_index (self, position);
}

static void
draw_selected_line (GtkSnapshot *snapshot,
                    PangoLayoutIter *iter,
                    int begin,
                    int end,
                    const GdkRGBA *color)
{
  PangoLayoutLine *line = pango_layout_iter_get_line_readonly (iter);
  g_autofree int *ranges = NULL;
  int n, top, bottom;

  if (end <= line->start_index || begin > line->start_index + line->length)
    return;
  pango_layout_iter_get_line_yrange (iter, &top, &bottom);
  pango_layout_line_get_x_ranges (line, begin, end, &ranges, &n);
  for (int i = 0; i < n; i++)
    {
      double left = ranges[2 * i] / (double) PANGO_SCALE;
      double right = ranges[2 * i + 1] / (double) PANGO_SCALE;
      gtk_snapshot_append_color (snapshot, color,
                                 &GRAPHENE_RECT_INIT (left, PANGO_PIXELS (top),
                                                      right - left,
                                                      PANGO_PIXELS (bottom - top)));
    }
}

static void
draw_selection (ScopeEntry *self, GtkSnapshot *snapshot)
{
  GdkRGBA color = get_accent (self, .3);
  PangoLayoutIter *iter;
  int begin, end;

  if (!gtk_editable_get_selection_bounds (GTK_EDITABLE (self->text), &begin, &end))
    return;
  begin = selection_index (self, begin);
  end = selection_index (self, end);
  iter = pango_layout_get_iter (get_layout (self));
  do
    draw_selected_line (snapshot, iter, begin, end, &color);
  while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);
}

static PangoDirection
get_keyboard_direction (ScopeEntry *self)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (self));
  GdkSeat *seat = gdk_display_get_default_seat (display);
  GdkDevice *keyboard = seat ? gdk_seat_get_keyboard (seat) : NULL;

  return keyboard ? gdk_device_get_direction (keyboard) : PANGO_DIRECTION_LTR;
}

static void
draw_caret_at (ScopeEntry *self, GtkSnapshot *snapshot, int index)
{
  scope_draw_caret (GTK_WIDGET (self), snapshot, get_layout (self), index,
                    get_keyboard_direction (self));
}

static void
draw_caret (ScopeEntry *self, GtkSnapshot *snapshot)
{
  if (self->drop_at >= 0)
    draw_caret_at (self, snapshot, scope_entry_get_index (self, self->drop_at));
  else if (self->caret_on && gtk_widget_has_focus (GTK_WIDGET (self->text)))
    draw_caret_at (self, snapshot, scope_entry_get_caret_index (self));
}

/* Draws touch handles: a disc at each end of the selection. */
static void
draw_handle (ScopeEntry *self, GtkSnapshot *snapshot, int position)
{
  GdkRGBA color = get_accent (self, 1);
  int index = scope_entry_get_index (self, position);
  PangoRectangle at;
  GskRoundedRect disc;

  pango_layout_get_cursor_pos (get_layout (self), index, &at, NULL);
  gsk_rounded_rect_init_from_rect (
      &disc,
      &GRAPHENE_RECT_INIT (PANGO_PIXELS (at.x) - HANDLE_RADIUS,
                           PANGO_PIXELS (at.y + at.height) - HANDLE_RADIUS,
                           2 * HANDLE_RADIUS, 2 * HANDLE_RADIUS),
      HANDLE_RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, &color, &disc.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
draw_handles (ScopeEntry *self, GtkSnapshot *snapshot)
{
  int begin, end;

  if (!self->touch || !gtk_widget_has_focus (GTK_WIDGET (self->text)))
    return;
  gtk_editable_get_selection_bounds (GTK_EDITABLE (self->text), &begin, &end);
  draw_handle (self, snapshot, begin);
  if (end != begin)
    draw_handle (self, snapshot, end);
}

static void
draw_placeholder (ScopeEntry *self, GtkSnapshot *snapshot)
{
  const char *text = gtk_entry_get_placeholder_text (GTK_ENTRY (self));
  gsize length = text ? strlen (text) : 0;
  IriLayoutSetup setup = { .text = text,
                           .length = length,
                           .shown = { 0, length },
                           .width = (int) self->area.size.width * PANGO_SCALE };
  PangoContext *context;
  g_autoptr (IriLayout) line = NULL;
  GdkRGBA color;

  if (length == 0 || self->preedit || scope_entry_get_n_chars (self) > 0)
    return;
  context = gtk_widget_create_pango_context (GTK_WIDGET (self));
  line = iri_layout_new (context, &setup);
  g_object_unref (context);
  pango_layout_set_ellipsize (iri_layout_get_pango_layout (line), PANGO_ELLIPSIZE_END);
  scope_text_color (GTK_WIDGET (self), &color);
  /* Of text that is not yet there, but that must be read: 4.5:1. */
  color.alpha *= .72;
  gtk_snapshot_append_layout (snapshot, iri_layout_get_pango_layout (line), &color);
}

/* Only draws the visible lines, because each run of letters becomes a render
 * node, and a scrolled text may have thousands. Letters of tall scripts reach
 * into the next line. */
static void
draw_lines_in_view (ScopeEntry *self, GtkSnapshot *snapshot, const GdkRGBA *color)
{
  PangoLayoutIter *iter = pango_layout_get_iter (get_layout (self));
  graphene_rect_t view = self->area;
  double x, y;
  cairo_t *cr;

  scope_entry_get_origin (self, &x, &y);
  graphene_rect_offset (&view, (float) -x, (float) -y);
  cr = gtk_snapshot_append_cairo (snapshot, &view);
  gdk_cairo_set_source_rgba (cr, color);
  do
    {
      PangoRectangle line;
      double top, bottom;

      pango_layout_iter_get_line_extents (iter, NULL, &line);
      top = (line.y - line.height) / (double) PANGO_SCALE;
      bottom = (line.y + 2 * line.height) / (double) PANGO_SCALE;
      if (bottom < view.origin.y || top > view.origin.y + view.size.height)
        continue;
      cairo_move_to (cr, line.x / (double) PANGO_SCALE,
                     pango_layout_iter_get_baseline (iter) / (double) PANGO_SCALE);
      pango_cairo_show_layout_line (cr, pango_layout_iter_get_line_readonly (iter));
    }
  while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);
  cairo_destroy (cr);
}

static void
draw_text (ScopeEntry *self, GtkSnapshot *snapshot)
{
  GdkRGBA color;

  scope_text_color (GTK_WIDGET (self), &color);
  draw_placeholder (self, snapshot);
  draw_selection (self, snapshot);
  if (self->shrinks && scope_entry_get_overflow (self) > 0)
    draw_lines_in_view (self, snapshot, &color);
  else
    gtk_snapshot_append_layout (snapshot, get_layout (self), &color);
  draw_caret (self, snapshot);
  draw_handles (self, snapshot);
}

/* Letters of tall scripts may exceed the line height of the font, so this only
 * clips the sides and scrolled text. The caret needs a pixel. */
static graphene_rect_t
get_clip (ScopeEntry *self)
{
  graphene_rect_t clip = self->area;

  clip.origin.x -= 1;
  clip.size.width += 2;
  if (!self->wrap || scope_entry_get_overflow (self) <= 0)
    graphene_rect_inset (&clip, 0, -HANDLE_RADIUS - 4);
  return clip;
}

static void
scope_entry_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ScopeEntry *self = SCOPE_ENTRY (widget);
  graphene_rect_t clip;
  double x, y;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    if (child != GTK_WIDGET (self->text) && !GTK_IS_NATIVE (child))
      gtk_widget_snapshot_child (widget, child, snapshot);

  if (!self->shrinks)
    scope_entry_scroll (self);
  scope_entry_get_origin (self, &x, &y);
  clip = get_clip (self);
  gtk_snapshot_push_clip (snapshot, &clip);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  draw_text (self, snapshot);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
  scope_entry_notify_im (self);
}

/* Draws its own children and those that others have added. */
static void
present_popovers (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      gtk_popover_present (GTK_POPOVER (child));
}

static int
get_natural (GtkWidget *child, GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (child, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* In pixels. The child would lay out its whole text in one line to measure it (GTK
 * 4.8.3). */
static int
get_line_height (ScopeEntry *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int height = PANGO_PIXELS (pango_font_metrics_get_height (metrics));

  pango_font_metrics_unref (metrics);
  return height;
}

/* The child always gets the same size, because for another it would lay out its
 * whole text in one line, which may take seconds (GTK 4.8.3). */
static void
allocate_text (ScopeEntry *self)
{
  GtkWidget *text = GTK_WIDGET (self->text);

  gtk_widget_size_allocate (
      text,
      &(GtkAllocation){ (int) self->area.origin.x, 0,
                        get_natural (text, GTK_ORIENTATION_HORIZONTAL),
                        get_line_height (self) },
      -1);
}

/* Aligns icons with the first line instead of all lines. */
static void
allocate_children (ScopeEntry *self, int width, int height)
{
  PangoLayout *layout = get_layout (self);
  PangoRectangle first;
  int line = height;

  allocate_text (self);
  pango_layout_line_get_pixel_extents (pango_layout_get_line_readonly (layout, 0), NULL,
                                       &first);
  if (pango_layout_get_line_count (layout) > 1)
    line = first.height
           + 2 * scope_entry_get_padding (self, scope_entry_get_size (self));
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_IMAGE (child))
      {
        /* A touch target is higher than a line. */
        GtkAllocation at = {
          .width = get_natural (child, GTK_ORIENTATION_HORIZONTAL),
          .height = MAX (line, get_natural (child, GTK_ORIENTATION_VERTICAL)),
        };

        if (!gtk_widget_has_css_class (child, "left"))
          at.x = width - at.width;
        gtk_widget_size_allocate (child, &at, -1);
      }
}

/* Returns the area of the text beside the icons. */
static graphene_rect_t
get_area (ScopeEntry *self, int width, int height)
{
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, width, height);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_IMAGE (child))
      {
        int icon = get_natural (child, GTK_ORIENTATION_HORIZONTAL);

        area.size.width -= icon;
        if (gtk_widget_has_css_class (child, "left"))
          area.origin.x += icon;
      }
  return area;
}

static void
set_area (ScopeEntry *self, graphene_rect_t area)
{
  /* Scrolling with the wheel does not move the caret. */
  self->follow |= !graphene_rect_equal (&area, &self->area);
  self->area = area;
}

static void
scope_entry_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ScopeEntry *self = SCOPE_ENTRY (widget);
  GtkWidget *text = GTK_WIDGET (self->text);
  graphene_point_t at = GRAPHENE_POINT_INIT (0, 0);

  if (self->wrap)
    {
      set_area (self, get_area (self, width, height));
      allocate_children (self, width, height);
      if (self->shrinks)
        scope_entry_scroll (self);
    }
  else
    {
      parent_class->size_allocate (widget, width, height, baseline);
      if (gtk_widget_compute_point (text, widget, &at, &at))
        set_area (self, GRAPHENE_RECT_INIT (at.x, at.y, gtk_widget_get_width (text),
                                            gtk_widget_get_height (text)));
    }
  present_popovers (widget);
}

/* Returns the width of the icons. */
static int
get_icons_width (ScopeEntry *self)
{
  int all, text;

  parent_class->measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &all,
                         &(int){ 0 }, &(int){ 0 }, &(int){ 0 });
  gtk_widget_measure (GTK_WIDGET (self->text), GTK_ORIENTATION_HORIZONTAL, -1, &text,
                      NULL, NULL, NULL);
  return MAX (0, all - text);
}

/* Returns whether the text is wider than any window. Then its size in one line
 * does not matter, and measuring it would take as long as wrapping it. */
static gboolean
is_endless (ScopeEntry *self)
{
  return self->wrap && scope_entry_get_n_chars (self) > SCOPE_ENTRY_MAX_NATIVE_DELETE;
}

/* Returns the width of the text in one line. */
static int
get_text_width (ScopeEntry *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics;
  int width;

  if (!is_endless (self))
    return scope_entry_measure_at (self, -1).width;
  metrics = pango_context_get_metrics (context, NULL, NULL);
  width = PANGO_PIXELS (pango_font_metrics_get_approximate_char_width (metrics))
          * SCOPE_ENTRY_MAX_NATIVE_DELETE;
  pango_font_metrics_unref (metrics);
  return width;
}

/* A row requests the width of its text, an entry fills the available width. */
static void
measure_width (ScopeEntry *self, int *minimum, int *natural)
{
  int icons = get_icons_width (self);

  if (gtk_editable_get_editable (GTK_EDITABLE (self)))
    return;
  *minimum = icons + 24;
  *natural = MAX (*minimum, icons + get_text_width (self) + SCOPE_ENTRY_CARET_ROOM);
}

static void
measure_line (ScopeEntry *self, int *minimum, int *natural)
{
  *natural = get_line_height (self);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_IMAGE (child))
      *natural = MAX (*natural, get_natural (child, GTK_ORIENTATION_VERTICAL));
  *minimum = *natural;
}

/* An entry that shrinks still has two lines of a longer text, so that a host or path
 * which begins or ends there can be read. */
static void
measure_height (ScopeEntry *self, int for_size, int *minimum, int *natural)
{
  int room = for_size - get_icons_width (self), padding;
  IriLayoutSize size;

  if (for_size <= 0 && is_endless (self))
    return;
  size = scope_entry_measure_at (self, for_size > 0 ? MAX (room, 1) : -1);
  padding = 2 * scope_entry_get_padding (self, size);
  *natural = MAX (*natural, size.height + padding);
  if (!self->shrinks)
    *minimum = *natural;
  else if (size.n_lines > 1)
    *minimum = MAX (*minimum, LEAST_LINES * size.height / size.n_lines + padding);
}

static void
scope_entry_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  ScopeEntry *self = SCOPE_ENTRY (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    measure_line (self, minimum, natural);
  else
    parent_class->measure (widget, orientation, for_size, minimum, natural,
                           minimum_baseline, natural_baseline);
  if (!self->wrap && gtk_editable_get_editable (GTK_EDITABLE (self)))
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, minimum, natural);
  else if (for_size > 0 || !self->shrinks)
    measure_height (self, for_size, minimum, natural);
}

static GtkSizeRequestMode
scope_entry_get_request_mode (GtkWidget *widget)
{
  return SCOPE_ENTRY (widget)->wrap ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
                                    : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
scope_entry_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  parent_class->css_changed (widget, change);
  scope_entry_update_style (SCOPE_ENTRY (widget));
}

static void
scope_entry_direction_changed (GtkWidget *widget, GtkTextDirection previous)
{
  parent_class->direction_changed (widget, previous);
  scope_entry_invalidate_layout (SCOPE_ENTRY (widget));
}

static void
scope_entry_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  parent_class->system_setting_changed (widget, setting);
  scope_entry_invalidate_layout (SCOPE_ENTRY (widget));
}

/* Keyboard navigation skips the child because it is unmapped, so this moves the
 * focus; within a popover it works as usual. */
static gboolean
scope_entry_focus (GtkWidget *widget, GtkDirectionType direction)
{
  ScopeEntry *self = SCOPE_ENTRY (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *popover = focus ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  if (popover && gtk_widget_get_parent (popover) == widget)
    return gtk_widget_child_focus (popover, direction);
  return focus != GTK_WIDGET (self->text) && gtk_widget_grab_focus (widget);
}

/* A new focus selects all, but not one that returns from our own popover, whose
 * menu was about the selection. */
static gboolean
scope_entry_grab_focus (GtkWidget *widget)
{
  ScopeEntry *self = SCOPE_ENTRY (widget);
  gboolean comes_back = self->menu_has_focus;

  self->menu_has_focus = FALSE;
  return comes_back ? gtk_text_grab_focus_without_selecting (self->text)
                    : parent_class->grab_focus (widget);
}

/* GTK drops keys for an unrealized focus before its parents see them (GTK 4.8.3). The
 * child lays out its text when it is realized and allocated; it is made invisible
 * meanwhile to make that fast. */
static void
scope_entry_realize (GtkWidget *widget)
{
  ScopeEntry *self = SCOPE_ENTRY (widget);

  parent_class->realize (widget);
  gtk_text_set_invisible_char (self->text, 0);
  gtk_text_set_visibility (self->text, FALSE);
  gtk_widget_realize (GTK_WIDGET (self->text));
  allocate_text (self);
  gtk_text_set_visibility (self->text, TRUE);
  gtk_text_unset_invisible_char (self->text);
}

void
scope_entry_draw_class_init (GtkWidgetClass *widget_class)
{
  parent_class = g_type_class_peek_parent (widget_class);
  widget_class->realize = scope_entry_realize;
  widget_class->snapshot = scope_entry_snapshot;
  widget_class->size_allocate = scope_entry_size_allocate;
  widget_class->measure = scope_entry_measure;
  widget_class->get_request_mode = scope_entry_get_request_mode;
  widget_class->css_changed = scope_entry_css_changed;
  widget_class->direction_changed = scope_entry_direction_changed;
  widget_class->system_setting_changed = scope_entry_system_setting_changed;
  widget_class->grab_focus = scope_entry_grab_focus;
  widget_class->focus = scope_entry_focus;
}
