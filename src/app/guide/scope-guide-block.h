/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-convention.h"
#include "scope-bidi-notation.h"
#include "scope-guide-topics.h"

#include <gtk/gtk.h>

/* Returns a widget that shows @block, translated. The shortcuts of actions are those
 * of the default application. */
GtkWidget *scope_guide_block_new (const ScopeGuideBlock *block);

/* Parts of blocks, which lessons have too. The text is as it is shown. */
GtkWidget *scope_guide_label_new (const char *text, const char *css_class);
GtkWidget *scope_guide_heading_new (const char *text);
GtkWidget *scope_guide_picture_new (const char *address,
                                    IriConvention convention,
                                    ScopeBidiNotation notation);
