/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-host-analysis.h"

G_BEGIN_DECLS

/* What to say of a host first: whether it can be looked up, and as what. The rest
 * of @analysis is made. */
ScopeVerdict *scope_host_verdict_new (const ScopeHostAnalysis *analysis);

G_END_DECLS
