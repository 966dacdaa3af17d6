/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-spec.h"

/* The tables of iri-grammar-names.c, to which the rows of iri-spec.c point. */
extern const IriGrammarNames iri_grammar_names_rfc2396; /* with RFC 2732, as iuc19 */
extern const IriGrammarNames iri_grammar_names_masinter;
extern const IriGrammarNames iri_grammar_names_duerst;
extern const IriGrammarNames iri_grammar_names_rfc3987; /* and the later ones of it */
extern const IriGrammarNames iri_grammar_names_url;
