/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <pango/pango.h>

G_BEGIN_DECLS

/* Whether a font of @context has a shape for @c (3987bis-00 §8.6: what cannot be
 * displayed should not look as if it were something else). What has no shape of
 * its own is taken to be there. The answer is remembered. */
gboolean iri_font_coverage_has (PangoContext *context, gunichar c);

G_END_DECLS
