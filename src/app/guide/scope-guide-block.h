/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-guide-topics.h"

#include <gtk/gtk.h>

/* Returns a widget that shows @block, translated. The shortcuts of actions are those
 * of the default application. */
GtkWidget *scope_guide_block_new (const ScopeGuideBlock *block);
