/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-host-analysis.h"

/* The verdict on a host: whether it can be looked up, and as what. To be called when
 * the rest of @analysis is complete. */
ScopeVerdict *scope_host_verdict_new (const ScopeHostAnalysis *analysis);
