/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether a library knows the character. */
typedef gboolean (*IriUnicodeKnows) (gunichar c, gpointer data);

/* The version of Unicode that a library is of which does not say so, but which
 * does say what it @knows: the newest that it knows a new letter of. 11 stands for
 * all that are older than 12. */
guint iri_unicode_probe (IriUnicodeKnows knows, gpointer data);

G_END_DECLS
