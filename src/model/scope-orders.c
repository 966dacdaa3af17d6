/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-orders.h"

GType
scope_orders_get_type (void)
{
  static gsize type = 0;

  if (g_once_init_enter (&type))
    g_once_init_leave (
        &type, g_boxed_type_register_static ("ScopeOrders",
                                             (GBoxedCopyFunc) scope_orders_ref,
                                             scope_orders_unref));
  return (GType) type;
}

ScopeOrders *
scope_orders_new (IriReport *report, IriConvention convention, gboolean all)
{
  ScopeOrders *self = g_atomic_rc_box_new0 (ScopeOrders);

  self->report = iri_report_ref (report);
  self->bidis = g_new0 (IriBidi *, IRI_N_CONVENTIONS);
  self->bidis[self->n_bidis++] = iri_report_order (report, convention);
  for (int other = 0; all && other < IRI_N_CONVENTIONS; other++)
    if (other != (int) convention)
      self->bidis[self->n_bidis++]
          = iri_report_order (report, (IriConvention) other);
  self->reading = iri_bidi_reading_new (self->bidis[0], report->options.spec);
  return self;
}

static void
clear (gpointer data)
{
  ScopeOrders *self = data;

  for (gsize i = 0; i < self->n_bidis; i++)
    iri_bidi_free (self->bidis[i]);
  g_free (self->bidis);
  iri_bidi_reading_free (self->reading);
  iri_report_unref (self->report);
}

ScopeOrders *
scope_orders_ref (ScopeOrders *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
scope_orders_unref (gpointer self)
{
  g_atomic_rc_box_release_full (self, clear);
}
