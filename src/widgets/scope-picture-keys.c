/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-picture-private.h"

#include <math.h>

/* Keys that move along a row, from row to row, and zoom. */

#define ZOOM_STEP 1.25

static const IriPictureStrip *
get_strip (ScopePicture *self, int strip)
{
  if (strip < 0 || strip >= (int) self->picture->strips->len)
    return NULL;
  return &g_array_index (self->picture->strips, IriPictureStrip, strip);
}

/* Returns the cell of @block with the visual position @position, or -1. */
static int
find_position (ScopePicture *self, guint block, guint position)
{
  for (int i = 0; i < (int) self->picture->cells->len; i++)
    {
      const IriPictureCell *cell = scope_picture_get_cell (self, i);

      if (cell->block == block && cell->position == position)
        return i;
    }
  return -1;
}

/* Returns an end of the line of @cell, in logical or visual order. */
static int
find_end (ScopePicture *self, const IriPictureCell *cell, gboolean last)
{
  int found = -1;
  guint position = 0;

  for (int i = 0; i < (int) self->picture->cells->len; i++)
    {
      const IriPictureCell *other = scope_picture_get_cell (self, i);

      if (other->block != cell->block)
        continue;
      if (found < 0 || (self->lower ? (other->position > position) == last : last))
        {
          found = i;
          position = other->position;
        }
    }
  return found;
}

static gboolean
go_to (ScopePicture *self, int cell)
{
  if (scope_picture_get_cell (self, cell) == NULL)
    return FALSE;
  self->hovering = FALSE;
  scope_picture_unfold_at (self, scope_picture_get_cell (self, cell));
  scope_picture_point_at (self, cell);
  scope_picture_show_row (self);
  return TRUE;
}

/* Without a selected cell, keys start at the first one. */
static gboolean
begin (ScopePicture *self)
{
  self->lower = FALSE;
  go_to (self, 0);
  return TRUE;
}

/* Moves along the row; stops at its ends. */
static gboolean
move_along (GtkWidget *widget, GVariant *by, gpointer data)
{
  ScopePicture *self = SCOPE_PICTURE (widget);
  const IriPictureCell *cell, *next;
  int to;

  if (scope_picture_ensure (self) == NULL)
    return FALSE;
  cell = scope_picture_get_cell (self, self->cell);
  if (cell == NULL)
    return begin (self);
  if (self->lower)
    to = find_position (self, cell->block,
                        cell->position + (guint) g_variant_get_int32 (by));
  else
    to = self->cell + g_variant_get_int32 (by);
  next = scope_picture_get_cell (self, to);
  if (next != NULL && next->block == cell->block)
    go_to (self, to);
  return TRUE;
}

/* Returns the cell of @strip that is nearest to @x in the current row. */
static int
find_nearest (ScopePicture *self, const IriPictureStrip *strip, double x)
{
  int nearest = -1;
  double distance = G_MAXDOUBLE;

  for (guint i = strip->first; i < strip->first + strip->n_cells; i++)
    {
      const IriPictureCell *cell = scope_picture_get_cell (self, (int) i);
      IriPictureBox box = self->lower ? cell->lower : cell->upper;
      double d = fabs (box.x + box.width / 2 - x);

      if (d >= distance)
        continue;
      distance = d;
      nearest = (int) i;
    }
  return nearest;
}

/* Returns whether @strip has two rows of its own. The lower strip of two
 * compared lines with a shared row has one; the shared row is in the strip
 * before it. */
static gboolean
has_two_rows (ScopePicture *self, const IriPictureStrip *strip)
{
  return self->picture->arrangement != IRI_PICTURE_ALIGNED && !strip->upside_down
         && !strip->one_row;
}

/* Returns the cell of the strip @number that is the counterpart of @cell or
 * nearest to @box. */
static int
find_next (ScopePicture *self,
           const IriPictureCell *cell,
           IriPictureBox box,
           guint number)
{
  const IriPictureCell *other = scope_picture_get_cell (self, cell->counterpart);

  if (other != NULL && other->strip == number)
    return cell->counterpart;
  return find_nearest (self, get_strip (self, (int) number), box.x + box.width / 2);
}

/* Moves along the connector to the other row of the strip, or to the next
 * strip. */
static gboolean
move_across (GtkWidget *widget, GVariant *by, gpointer data)
{
  ScopePicture *self = SCOPE_PICTURE (widget);
  gboolean down = g_variant_get_int32 (by) > 0;
  const IriPictureCell *cell;
  const IriPictureStrip *strip;
  IriPictureBox box;

  if (scope_picture_ensure (self) == NULL)
    return FALSE;
  cell = scope_picture_get_cell (self, self->cell);
  if (cell == NULL)
    return begin (self);
  box = self->lower ? cell->lower : cell->upper;
  if (self->lower != down && has_two_rows (self, get_strip (self, (int) cell->strip)))
    {
      self->lower = down;
      return go_to (self, self->cell);
    }
  strip = get_strip (self, (int) cell->strip + (down ? 1 : -1));
  if (strip == NULL)
    return FALSE;
  self->lower = !down && has_two_rows (self, strip);
  return go_to (self, find_next (self, cell, box, cell->strip + (down ? 1 : -1)));
}

static gboolean
move_to_end (GtkWidget *widget, GVariant *last, gpointer data)
{
  ScopePicture *self = SCOPE_PICTURE (widget);
  const IriPictureCell *cell;

  if (scope_picture_ensure (self) == NULL)
    return FALSE;
  cell = scope_picture_get_cell (self, self->cell);
  if (cell == NULL)
    cell = scope_picture_get_cell (self, 0);
  return cell != NULL
         && go_to (self, find_end (self, cell, g_variant_get_boolean (last)));
}

/* Clears the cursor. */
static gboolean
clear (GtkWidget *widget, GVariant *argument, gpointer data)
{
  ScopePicture *self = SCOPE_PICTURE (widget);

  if (self->cursor == SCOPE_PICTURE_NO_CURSOR)
    return FALSE;
  self->lower = FALSE;
  scope_picture_set_cursor (self, SCOPE_PICTURE_NO_CURSOR);
  return TRUE;
}

static gboolean
activate (GtkWidget *widget, GVariant *argument, gpointer data)
{
  return scope_picture_activate (SCOPE_PICTURE (widget));
}

static gboolean
zoom (GtkWidget *widget, GVariant *by, gpointer data)
{
  ScopePicture *self = SCOPE_PICTURE (widget);
  int steps = g_variant_get_int32 (by);

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  scope_picture_set_zoom (self, steps == 0 ? 1 : self->zoom * pow (ZOOM_STEP, steps));
  return TRUE;
}

static void
add (GtkEventController *controller,
     const char *trigger,
     GtkShortcutFunc function,
     GVariant *argument)
{
  GtkShortcut *shortcut
      = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger),
                          gtk_callback_action_new (function, NULL, NULL));

  gtk_shortcut_set_arguments (shortcut, argument);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
}

static void
add_moves (GtkEventController *keys)
{
  add (keys, "Left|KP_Left", move_along, g_variant_new_int32 (-1));
  add (keys, "Right|KP_Right", move_along, g_variant_new_int32 (1));
  add (keys, "Up|KP_Up", move_across, g_variant_new_int32 (-1));
  add (keys, "Down|KP_Down", move_across, g_variant_new_int32 (1));
  add (keys, "Home|KP_Home", move_to_end, g_variant_new_boolean (FALSE));
  add (keys, "End|KP_End", move_to_end, g_variant_new_boolean (TRUE));
  add (keys, "Return|KP_Enter", activate, NULL);
  add (keys, "Escape", clear, NULL);
}

/* Zoom keys work wherever the focus is, while the picture is visible. */
static void
add_zooms (GtkEventController *keys)
{
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys),
                                     GTK_SHORTCUT_SCOPE_MANAGED);
  add (keys, "<Control>plus|<Control>equal|<Control>KP_Add", zoom,
       g_variant_new_int32 (1));
  add (keys, "<Control>minus|<Control>KP_Subtract", zoom, g_variant_new_int32 (-1));
  add (keys, "<Control>0|<Control>KP_0", zoom, g_variant_new_int32 (0));
}

void
scope_picture_init_keys (ScopePicture *self)
{
  GtkEventController *moves = gtk_shortcut_controller_new ();
  GtkEventController *zooms = gtk_shortcut_controller_new ();

  add_moves (moves);
  add_zooms (zooms);
  gtk_widget_add_controller (GTK_WIDGET (self), moves);
  gtk_widget_add_controller (GTK_WIDGET (self), zooms);
}
