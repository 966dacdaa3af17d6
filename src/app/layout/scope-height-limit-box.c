/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-height-limit-box.h"

struct _ScopeHeightLimitBox
{
  ScopeVBox parent_instance;
};

G_DEFINE_TYPE (ScopeHeightLimitBox, scope_height_limit_box, SCOPE_TYPE_VBOX)

/* Sets the minimum of each to the height that it gets. */
static void
share (GArray *sizes, int height)
{
  GtkRequestedSize *all = (gpointer) sizes->data;
  guint last = sizes->len - 1;
  int room = height
             - MAX (all[last].minimum_size,
                    height * SCOPE_HEIGHT_LIMIT_BOX_LAST_PERCENT / 100);

  for (guint i = 0; i < last; i++)
    room -= all[i].minimum_size;
  gtk_distribute_natural_allocation (MAX (0, room), last, all);
  for (guint i = 0; i < last; i++)
    height -= all[i].minimum_size;
  /* A window may be lower than all need: then the last is cut. */
  all[last].minimum_size = MAX (height, all[last].minimum_size);
}

static void
scope_height_limit_box_size_allocate (GtkWidget *widget,
                                      int width,
                                      int height,
                                      int baseline)
{
  ScopeVBox *self = SCOPE_VBOX (widget);
  g_autoptr (GArray) sizes = scope_vbox_measure_all (self, width);

  if (sizes->len > 0)
    share (sizes, height);
  scope_vbox_place (self, sizes, 0, width);
}

static void
scope_height_limit_box_class_init (ScopeHeightLimitBoxClass *klass)
{
  SCOPE_VBOX_CLASS (klass)->gap = 0;
  GTK_WIDGET_CLASS (klass)->size_allocate = scope_height_limit_box_size_allocate;
}

static void
scope_height_limit_box_init (ScopeHeightLimitBox *self)
{
}
