/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-idna.h"

G_BEGIN_DECLS

/* The rules that a label of a host may break, as a table. */

/* The document and section that @rule is from, which for one rule may be another
 * by each flavour. Static. */
const char *iri_refusal_section (const char *rule, IriIdna idna);

/* What is so, translated. `{char}` stands for the character at fault and
 * `{plain}` for what it is mapped to; with @whole the label as a whole is
 * spoken of, and nothing is left to fill in. Static. */
const char *iri_refusal_sentence (const char *rule, gboolean whole);

G_END_DECLS
