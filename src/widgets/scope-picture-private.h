/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-picture.h"
#include "scope-picture.h"

struct _ScopePicture
{
  GtkWidget parent_instance;

  ScopePictureLines lines;
  gpointer owner; /* of the data of the lines */
  GDestroyNotify release;

  IriPicture *picture; /* NULL if it must be laid out */
  int width;           /* it is laid out for, in pixels of the widget */
  int least_height; /* in pixels of the widget, in the greatest width; -1: not known */
  double *scroll;   /* scroll offset of each strip */
  GArray *strips;   /* of ScopePictureStrip nodes, see scope-picture-draw.c */

  guint cursor;
  int cell;       /* at the cursor, or -1 */
  gboolean lower; /* whether keys move along the lower row */
  gboolean hovering;
  guint kept; /* the cursor before the pointer entered */

  double zoom;
  char *font; /* "": the desktop's */
  gboolean dark;
  gboolean high_contrast;
  gboolean by_script;
  double imitated;
  gboolean folded;
  guint n_strips;        /* that was notified */
  guint notifies_strips; /* source id */

  double pointer_y;
  double drag_from; /* scroll offset when the drag started */
  int drag_strip;
  double zoom_from; /* zoom when a pinch started */
};

/* scope-picture.c */
IriPicture *scope_picture_ensure (ScopePicture *self);
double scope_picture_get_scale (ScopePicture *self);
const IriPictureCell *scope_picture_get_cell (ScopePicture *self, int cell);
void scope_picture_point_at (ScopePicture *self, int cell);
gboolean scope_picture_scroll_strip (ScopePicture *self, guint strip, double to);
void scope_picture_show_row (ScopePicture *self);
guint scope_picture_count_shown (ScopePicture *self);
void scope_picture_unfold_at (ScopePicture *self, const IriPictureCell *cell);
gboolean scope_picture_activate (ScopePicture *self);

/* scope-picture-draw.c */
GArray *scope_picture_new_strips (guint n_strips);
void scope_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

/* scope-picture-keys.c */
void scope_picture_init_keys (ScopePicture *self);

/* scope-picture-pointer.c */
void scope_picture_init_pointer (ScopePicture *self);
int scope_picture_cell_at (ScopePicture *self, double x, double y);
