/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-entry-private.h"

/* Returns the fixed end of the selection and the caret. */
void
scope_entry_get_ends (ScopeEntry *self, int *bound, int *position)
{
  int begin, end;

  *position = gtk_editable_get_position (GTK_EDITABLE (self->text));
  gtk_editable_get_selection_bounds (GTK_EDITABLE (self->text), &begin, &end);
  *bound = *position == begin ? end : begin;
}

void
scope_entry_select (ScopeEntry *self, int bound, int position)
{
  gtk_editable_select_region (GTK_EDITABLE (self->text), bound, position);
}

/* Replaces the selection as if @text had been typed, as an undo step; the
 * insertion of GtkEditable clears the undo history (GTK 4.8.3). */
void
scope_entry_type (ScopeEntry *self, const char *text)
{
  ScopeReplacement replaced;
  int bound, position;

  scope_entry_get_ends (self, &bound, &position);
  if (bound != position)
    {
      replaced.before = scope_entry_fingerprint (self);
      scope_entry_delete (self, MIN (bound, position), MAX (bound, position));
      replaced.between = scope_entry_fingerprint (self);
    }
  g_signal_emit_by_name (self->text, "insert-at-cursor", text);
  if (bound == position || *text == '\0')
    return;
  replaced.after = scope_entry_fingerprint (self);
  scope_entry_record_replacement (self, &replaced);
}

void
scope_entry_delete (ScopeEntry *self, int begin, int end)
{
  scope_entry_select (self, begin, end);
  g_signal_emit_by_name (self->text, "delete-from-cursor", GTK_DELETE_CHARS, 1);
}

static int
move_logically (ScopeEntry *self, int position, int count)
{
  int first, last;
  const PangoLogAttr *attrs = scope_entry_get_log_attrs (self, &first, &last);
  int step = count > 0 ? 1 : -1;

  position = CLAMP (position, first, last);
  for (; count != 0; count -= step)
    do
      {
        if (position + step < first || position + step > last)
          return position;
        position += step;
      }
    while (!attrs[position - first].is_cursor_position);
  return position;
}

static int
move_word (ScopeEntry *self, int position, int count)
{
  int first, last;
  const PangoLogAttr *attrs = scope_entry_get_log_attrs (self, &first, &last);

  position = CLAMP (position, first, last);
  for (; count > 0 && position < last; count--)
    do
      position++;
    while (position < last && !attrs[position - first].is_word_end);
  for (; count < 0 && position > first; count++)
    do
      position--;
    while (position > first && !attrs[position - first].is_word_start);
  return position;
}

/* Moves by @count positions of the caret in visual order. */
static int
move_visually (ScopeEntry *self, int position, int count)
{
  g_autoptr (GArray) stops = scope_entry_get_caret_stops (self);

  for (guint i = 0; i < stops->len; i++)
    if (g_array_index (stops, int, i) == position)
      {
        int to = CLAMP ((int) i + count, 0, (int) stops->len - 1);
        return g_array_index (stops, int, to);
      }
  return position;
}

static int
get_x (ScopeEntry *self, int position)
{
  PangoRectangle strong;

  pango_layout_get_cursor_pos (scope_entry_get_layout (self),
                               scope_entry_get_index (self, position), &strong, NULL);
  return strong.x;
}

/* Returns the end of the selection that is further left or right on screen. */
static int
leave_selection (ScopeEntry *self, int bound, int position, int count)
{
  gboolean position_is_left = get_x (self, position) < get_x (self, bound);

  return position_is_left == (count < 0) ? position : bound;
}

static int
get_target (ScopeEntry *self, GtkMovementStep step, int count, gboolean extend)
{
  int bound, position;

  scope_entry_get_ends (self, &bound, &position);
  if (step == GTK_MOVEMENT_DISPLAY_LINE_ENDS)
    return scope_entry_get_line_end (self, position, count > 0);
  if (step == GTK_MOVEMENT_VISUAL_POSITIONS && self->caret == SCOPE_CARET_VISUAL)
    return bound != position && !extend ? leave_selection (self, bound, position, count)
                                        : move_visually (self, position, count);
  if (bound != position && !extend)
    return count < 0 ? MIN (bound, position) : MAX (bound, position);
  return step == GTK_MOVEMENT_WORDS ? move_word (self, position, count)
                                    : move_logically (self, position, count);
}

static gboolean
has_lines (ScopeEntry *self)
{
  return pango_layout_get_line_count (scope_entry_get_layout (self)) > 1;
}

/* Handles a move that GtkText would do with a layout in another order. Moves in
 * logical order are handled only for speed. */
static gboolean
is_ours (ScopeEntry *self, GtkMovementStep step)
{
  return step == GTK_MOVEMENT_VISUAL_POSITIONS || step == GTK_MOVEMENT_WORDS
         || (step == GTK_MOVEMENT_DISPLAY_LINE_ENDS && has_lines (self))
         || (step == GTK_MOVEMENT_LOGICAL_POSITIONS
             && scope_entry_get_n_chars (self) > SCOPE_ENTRY_MAX_NATIVE_DELETE);
}

static void
on_move_cursor (
    ScopeEntry *self, GtkMovementStep step, int count, gboolean extend, GtkText *text)
{
  int bound, position, to;

  if (!is_ours (self, step))
    return;
  g_signal_stop_emission_by_name (text, "move-cursor");
  scope_entry_get_ends (self, &bound, &position);
  to = get_target (self, step, count, extend);
  scope_entry_select (self, extend ? bound : to, to);
}

static void
on_delete_from_cursor (ScopeEntry *self, GtkDeleteType type, int count, GtkText *text)
{
  int bound, position, to;

  scope_entry_get_ends (self, &bound, &position);
  if (scope_entry_get_n_chars (self) <= SCOPE_ENTRY_MAX_NATIVE_DELETE
      || bound != position || (type != GTK_DELETE_CHARS && type != GTK_DELETE_WORD_ENDS)
      || !gtk_editable_get_editable (GTK_EDITABLE (text)))
    return;
  g_signal_stop_emission_by_name (text, "delete-from-cursor");
  to = type == GTK_DELETE_CHARS ? move_logically (self, position, count)
                                : move_word (self, position, count);
  if (to != position)
    scope_entry_delete (self, MIN (position, to), MAX (position, to));
}

/* Returns what remains of the cluster from @begin to @end when its last
 * character is deleted: depending on the script, "é" is deleted whole or leaves
 * "e". */
static char *
get_rest (ScopeEntry *self, int begin, int end)
{
  int first, last;
  const PangoLogAttr *attrs = scope_entry_get_log_attrs (self, &first, &last);
  g_autofree char *cluster = NULL;
  g_autofree char *apart = NULL;

  if (!attrs[end - first].backspace_deletes_character)
    return NULL;
  cluster = gtk_editable_get_chars (GTK_EDITABLE (self->text), begin, end);
  apart = g_utf8_normalize (cluster, -1, G_NORMALIZE_NFD);
  if (apart == NULL || g_utf8_strlen (apart, -1) < 2)
    return NULL;
  return g_utf8_substring (apart, 0, g_utf8_strlen (apart, -1) - 1);
}

static void
on_backspace (ScopeEntry *self, GtkText *text)
{
  g_autofree char *rest = NULL;
  int bound, position, to;

  scope_entry_get_ends (self, &bound, &position);
  if (scope_entry_get_n_chars (self) <= SCOPE_ENTRY_MAX_NATIVE_DELETE
      || bound != position || !gtk_editable_get_editable (GTK_EDITABLE (text)))
    return;
  g_signal_stop_emission_by_name (text, "backspace");
  to = move_logically (self, position, -1);
  if (to == position)
    return;
  rest = get_rest (self, to, position);
  scope_entry_delete (self, to, position);
  if (rest)
    g_signal_emit_by_name (text, "insert-at-cursor", rest);
}

/* Finds the word at @position, or the gap between two words. */
void
scope_entry_get_word (ScopeEntry *self, int position, int *begin, int *end)
{
  int first, last;
  const PangoLogAttr *attrs = scope_entry_get_log_attrs (self, &first, &last);

  position = CLAMP (position, first, last);
  *begin = *end = position;
  while (*begin > first && !attrs[*begin - first].is_word_boundary)
    --*begin;
  if (*end < last)
    ++*end;
  while (*end < last && !attrs[*end - first].is_word_boundary)
    ++*end;
}

void
scope_entry_init_moves (ScopeEntry *self)
{
  g_signal_connect_swapped (self->text, "move-cursor", G_CALLBACK (on_move_cursor),
                            self);
  g_signal_connect_swapped (self->text, "delete-from-cursor",
                            G_CALLBACK (on_delete_from_cursor), self);
  g_signal_connect_swapped (self->text, "backspace", G_CALLBACK (on_backspace), self);
}
