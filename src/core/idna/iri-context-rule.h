/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* The contextual rules of RFC 5892 appendix A: characters that are allowed in a label
 * only next to certain others. */

/**
 * IriContextRule:
 * @id: its stable id, "contexto-keraia"
 * @section: of RFC 5892, for people
 * @first: the first character of its range
 * @last: the last one
 * @holds: whether it allows the character at @at of @label, which has @n characters
 *
 * A contextual rule.
 */
typedef struct
{
  const char *id;
  const char *section;
  gunichar first, last;
  gboolean (*holds) (const gunichar *label, gsize n, gsize at);
} IriContextRule;

/* The first rule that @label, @n characters, breaks, or NULL: of those about joiners
 * (CONTEXTJ), and of the others (CONTEXTO) too if @others. Sets @at to the character
 * that breaks it. Static. */
const IriContextRule *
iri_context_rule_broken (const gunichar *label, gsize n, gboolean others, gsize *at);

/* Whether the rule is about a joiner. */
gboolean iri_context_rule_is_joiner (const IriContextRule *self);
