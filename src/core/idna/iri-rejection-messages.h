/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-idna.h"

/* The rules that a label of a host may break, as a table. */

/* The standard and section of @rule, which may differ by flavour. Static. */
const char *iri_rejection_section (const char *rule, IriIdnaFlavour idna);

/* The message for @rule, translated. `{char}` is the offending character and
 * `{plain}` the text it is mapped to. With @whole it is about the label as a
 * whole and has no placeholders. Static. */
const char *iri_rejection_sentence (const char *rule, gboolean whole);
