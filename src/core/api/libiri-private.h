/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri.h"

#include "iri-report.h"

G_BEGIN_DECLS

/* The options of a report with @want by @self (nullable). Its members are owned by
 * @self. Before anything else, each function that makes a report calls it, so it also
 * binds the translations of the library. */
IriOptions libiri_options_for (const LibiriOptions *self, guint want);

/* Findings are an array in their report, which outlives all but the copies. */
struct _LibiriFinding
{
  const IriReport *report;
  const IriFinding *finding;
};

G_END_DECLS
