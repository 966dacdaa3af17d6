/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-visual-orders.h"

GType
scope_visual_orders_get_type (void)
{
  static gsize type = 0;

  if (g_once_init_enter (&type))
    g_once_init_leave (
        &type, g_boxed_type_register_static ("ScopeVisualOrders",
                                             (GBoxedCopyFunc) scope_visual_orders_ref,
                                             scope_visual_orders_unref));
  return (GType) type;
}

static void
add (ScopeVisualOrders *self, IriConvention convention)
{
  IriBidi *bidi = iri_report_order (self->report, convention);

  self->bidis[self->n_bidis] = bidi;
  self->perceptions[self->n_bidis]
      = iri_bidi_perception_new (bidi, self->report->options.spec);
  self->n_bidis++;
}

static void
add_selected (ScopeVisualOrders *self,
              IriConvention convention,
              ScopeOrderSelection selection)
{
  switch (selection)
    {
    case SCOPE_ORDERS_ONE:
      add (self, convention);
      break;
    case SCOPE_ORDERS_BOTH:
      add (self, IRI_CONVENTION_EMBED_LTR);
      add (self, IRI_CONVENTION_PLAIN_RTL);
      break;
    case SCOPE_ORDERS_ALL:
      add (self, convention);
      for (int other = 0; other < IRI_N_CONVENTIONS; other++)
        if (other != (int) convention)
          add (self, (IriConvention) other);
      break;
    }
}

ScopeVisualOrders *
scope_visual_orders_new (IriReport *report,
                         IriConvention convention,
                         ScopeOrderSelection selection)
{
  ScopeVisualOrders *self = g_atomic_rc_box_new0 (ScopeVisualOrders);

  self->report = iri_report_ref (report);
  self->bidis = g_new0 (IriBidi *, IRI_N_CONVENTIONS);
  self->perceptions = g_new0 (IriBidiPerception *, IRI_N_CONVENTIONS);
  add_selected (self, convention, selection);
  return self;
}

static void
clear (gpointer data)
{
  ScopeVisualOrders *self = data;

  for (gsize i = 0; i < self->n_bidis; i++)
    {
      iri_bidi_free (self->bidis[i]);
      iri_bidi_perception_free (self->perceptions[i]);
    }
  g_free (self->bidis);
  g_free (self->perceptions);
  iri_report_unref (self->report);
}

ScopeVisualOrders *
scope_visual_orders_ref (ScopeVisualOrders *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
scope_visual_orders_unref (gpointer self)
{
  g_atomic_rc_box_release_full (self, clear);
}
