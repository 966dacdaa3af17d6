/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <pango/pango.h>

/* Returns whether a font of @context has a glyph for @c, or @c needs none
 * (3987bis-00 §8.6). The result is cached. */
gboolean iri_font_coverage_has (PangoContext *context, gunichar c);
