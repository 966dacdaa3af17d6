/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-script-set.h"

/**
 * IriScripts:
 * @common: the scripts that all characters have in common; all scripts as long as no
 *   character restricts them
 * @others: the same for the characters that are not Latin
 * @last: a script that has already been added, a UScriptCode
 *
 * The resolved script set of a text, augmented with scripts that are written together
 * (UTS #39 §5.1), one bit for each script.
 */
typedef struct
{
  IriScriptSet common;
  IriScriptSet others;
  guint last;
} IriScripts;

/* The set for a text without characters. */
#define IRI_SCRIPTS_ALL                                                                \
  ((IriScripts){ .common = IRI_SCRIPT_SET_ALL, .others = IRI_SCRIPT_SET_ALL })

/* Restricts the set to the scripts of @c. */
void iri_scripts_add (IriScripts *self, gunichar c);

/* Whether the characters mix scripts that are not written together: they are neither
 * of a single script nor of Latin with Japanese, Chinese or Korean (§5.2, not highly
 * restrictive). */
gboolean iri_scripts_is_mixed (const IriScripts *self);

/* Whether all characters are of a single script, or of scripts that are written
 * together. */
gboolean iri_scripts_is_single (const IriScripts *self);

/* Whether all characters are of one script, counted without those written together. */
gboolean iri_scripts_is_one (const IriScripts *self);

/* Whether the characters that are not Latin are of a single script that has few letters
 * like those of Latin (§5.2, moderately restrictive). */
gboolean iri_scripts_goes_with_latin (const IriScripts *self);
