/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The characters that browsers show in the labels of a host, as a pattern of
 * ICU's sets. */
extern const char iri_browser_characters[];

G_END_DECLS
