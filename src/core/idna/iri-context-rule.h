/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The contextual rules of RFC 5892 appendix A: characters that a label may hold
 * only beside certain others. */

/**
 * IriContextRule:
 * @id: its stable id, "contexto-keraia"
 * @section: of RFC 5892, for people
 * @first: the first character that it is about
 * @last: the last one
 * @holds: whether it lets the character at @at of @label, which is @n
 *   characters, stand there
 *
 * One contextual rule.
 */
typedef struct
{
  const char *id;
  const char *section;
  gunichar first, last;
  gboolean (*holds) (const gunichar *label, gsize n, gsize at);
} IriContextRule;

/* The first rule that @label, @n characters, breaks, or NULL; @at is set to the
 * character that breaks it. Static. */
const IriContextRule *
iri_context_rule_broken (const gunichar *label, gsize n, gsize *at);

G_END_DECLS
