/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-finding.h"
#include "iri-spec.h"

G_BEGIN_DECLS

/* The group that @c is in; 0 for US-ASCII that is in none. "%" is taken for one
 * that begins no percent-encoded octet. */
IriGroup iri_char_group (gunichar c);

/* What is wrong with a character of @group that has no place in @component. */
IriFindingCode iri_char_group_fault (IriGroup group, IriComponent component);

G_END_DECLS
