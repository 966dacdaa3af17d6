/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-finding.h"
#include "iri-spec.h"

/* Allowed by href-ucschar but not by ucschar (3987bis-00 §7.2). */
#define IRI_SYNTAX_GROUP_HREF_ONLY                                                     \
  (IRI_SYNTAX_GROUP_SPACE | IRI_SYNTAX_GROUP_DELIMITER | IRI_SYNTAX_GROUP_UNWISE       \
   | IRI_SYNTAX_GROUP_CONTROL | IRI_SYNTAX_GROUP_SPECIAL                               \
   | IRI_SYNTAX_GROUP_PRIVATE_USE | IRI_SYNTAX_GROUP_TAG | IRI_SYNTAX_GROUP_AFTER_TAGS \
   | IRI_SYNTAX_GROUP_NON_CHARACTER)

/* The syntax group of @c; 0 for US-ASCII in no group. "%" counts as one that does not
 * begin a percent-encoded octet. */
IriSyntaxGroup iri_syntax_group (gunichar c);

/* The finding for a character of @group that @component does not allow. */
IriFindingCode iri_syntax_group_fault (IriSyntaxGroup group, IriComponent component);
