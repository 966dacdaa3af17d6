/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-guide-topics.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The widget that shows @block, with its words translated. Actions have the keys
 * that the default application gives them. */
GtkWidget *scope_guide_block_new (const ScopeGuideBlock *block);

G_END_DECLS
