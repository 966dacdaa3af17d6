/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The Bidi rule of RFC 5893 §2. */

/* Whether @label has a character of class R, AL or AN, which makes the whole
 * name a Bidi domain name (RFC 5893 §1.4). */
gboolean iri_bidi_rule_applies (const char *label);

/* The first of the six rules that @label, a U-label or an ASCII label, breaks;
 * 0 if it keeps all of them. */
int iri_bidi_rule_broken (const char *label);

G_END_DECLS
