/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-entry-private.h"

/* Handles keys that move from line to line. A GtkText has a single line and no
 * such keys. */

/* A line: its number, and its top and bottom in pixels of the layout. */
typedef struct
{
  int number;
  double top, bottom;
} Row;

static Row
get_row (PangoLayout *layout, int index)
{
  PangoLayoutIter *iter = pango_layout_get_iter (layout);
  Row row = { 0 };
  int top, bottom;

  pango_layout_index_to_line_x (layout, index, FALSE, &row.number, NULL);
  for (int i = 0; i < row.number; i++)
    pango_layout_iter_next_line (iter);
  pango_layout_iter_get_line_yrange (iter, &top, &bottom);
  pango_layout_iter_free (iter);
  row.top = top / (double) PANGO_SCALE;
  row.bottom = bottom / (double) PANGO_SCALE;
  return row;
}

/* Returns the x that the caret keeps across short lines. */
static double
get_column (ScopeEntry *self)
{
  PangoRectangle at;

  if (self->column >= 0)
    return self->column;
  pango_layout_get_cursor_pos (scope_entry_get_layout (self),
                               scope_entry_get_caret_index (self), &at, NULL);
  return at.x / (double) PANGO_SCALE;
}

/* Returns the index of the layout at @y in pixels; beyond it, its end. */
static int
position_at (ScopeEntry *self, double column, double y)
{
  IriSpan shown = iri_layout_get_shown (scope_entry_ensure_layout (self));
  double left, top;
  int height;

  pango_layout_get_pixel_size (scope_entry_get_layout (self), NULL, &height);
  if (y < 0)
    return scope_entry_to_position (self, shown.begin);
  if (y >= height)
    return scope_entry_to_position (self, shown.end);
  scope_entry_get_origin (self, &left, &top);
  return scope_entry_position_at (self, left + column, top + y);
}

/* Returns the position @lines up or down from the caret, or @pages. */
static int
get_target (ScopeEntry *self, int lines, int pages)
{
  Row row = get_row (scope_entry_get_layout (self), scope_entry_get_caret_index (self));
  double page = MAX (1, self->area.size.height - (row.bottom - row.top));
  double y = (row.top + row.bottom) / 2 + pages * page;

  if (lines != 0)
    y = lines < 0 ? row.top - 1 : row.bottom + 1;
  return position_at (self, get_column (self), y);
}

/* Returns FALSE if the caret cannot move, so that the key moves the focus. */
gboolean
scope_entry_move_by_key (ScopeEntry *self, guint key, GdkModifierType state)
{
  static const struct
  {
    guint key, keypad;
    int lines, pages;
  } keys[] = {
    { GDK_KEY_Up, GDK_KEY_KP_Up, -1, 0 },
    { GDK_KEY_Down, GDK_KEY_KP_Down, 1, 0 },
    { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, 0, -1 },
    { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, 0, 1 },
  };
  double column;
  int bound, position, to;

  state &= gtk_accelerator_get_default_mod_mask ();
  if (!self->shrinks || self->preedit || (state & ~GDK_SHIFT_MASK) != 0
      || pango_layout_get_line_count (scope_entry_get_layout (self)) < 2)
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      if (key != keys[i].key && key != keys[i].keypad)
        continue;
      scope_entry_get_ends (self, &bound, &position);
      column = get_column (self);
      to = get_target (self, keys[i].lines, keys[i].pages);
      if (to == position && state == 0)
        return FALSE;
      scope_entry_select (self, state == 0 ? to : bound, to);
      self->column = column;
      return TRUE;
    }
  return FALSE;
}

/* Returns the first or the last position of the line with @position. The
 * position after the last character belongs to the next line, so the last one
 * is before it. */
int
scope_entry_get_line_end (ScopeEntry *self, int position, gboolean last)
{
  IriLayout *line = scope_entry_ensure_layout (self);
  PangoLayout *layout = iri_layout_get_pango_layout (line);
  Row row = get_row (layout, scope_entry_get_index (self, position));
  const PangoLayoutLine *at = pango_layout_get_line_readonly (layout, row.number);
  gsize end = (gsize) at->start_index + (gsize) at->length;
  int first, n, to;
  const PangoLogAttr *attrs;

  if (!last)
    return scope_entry_to_position (
        self, iri_layout_index_to_text (line, (gsize) at->start_index));
  to = scope_entry_to_position (self, iri_layout_index_to_text (line, end));
  if (row.number == pango_layout_get_line_count (layout) - 1)
    return to;
  attrs = scope_entry_get_log_attrs (self, &first, &n);
  do
    to--;
  while (to > first && !attrs[to - first].is_cursor_position);
  return to;
}
