/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-picture.h"
#include "scope-picture.h"

G_BEGIN_DECLS

struct _ScopePicture
{
  GtkWidget parent_instance;

  ScopePictureLines lines;
  gpointer owner; /* of what the lines point to */
  GDestroyNotify release;

  IriPicture *picture; /* NULL: to be laid out */
  int width;           /* that it is laid out for, in pixels of the widget */
  double *scroll;      /* how far each strip is moved to the left */
  GArray *strips;      /* what was drawn last of each */

  guint cursor;
  int cell;       /* that the cursor is at, or -1 */
  gboolean lower; /* whether keys move it along the lower row */
  gboolean hovering;
  guint kept; /* the cursor when the pointer came */

  double zoom;
  char *font; /* "": the desktop's */
  gboolean dark;
  gboolean high_contrast;

  double pointer_y;
  double drag_from; /* scroll of the strip, when a drag began */
  int drag_strip;
  double zoom_from; /* when two fingers came down */
};

/* scope-picture.c */
IriPicture *scope_picture_ensure (ScopePicture *self);
double scope_picture_get_scale (ScopePicture *self);
const IriPictureCell *scope_picture_get_cell (ScopePicture *self, int cell);
void scope_picture_point_at (ScopePicture *self, int cell);
gboolean
scope_picture_scroll_strip (ScopePicture *self, guint strip, double to);
void scope_picture_show_row (ScopePicture *self);
gboolean scope_picture_activate (ScopePicture *self);

/* scope-picture-draw.c */
GArray *scope_picture_new_strips (guint n_strips);
void scope_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

/* scope-picture-keys.c */
void scope_picture_init_keys (ScopePicture *self);

/* scope-picture-pointer.c */
void scope_picture_init_pointer (ScopePicture *self);
int scope_picture_strip_at (ScopePicture *self, double y);
int scope_picture_cell_at (ScopePicture *self, double x, double y);

G_END_DECLS
