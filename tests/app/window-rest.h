/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-window.h"

/* Waits until the text of the visible @window is analysed, no mapped spinner turns any
 * more, and the results are painted. */
void window_run_to_rest (ScopeWindow *window);
