/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-bidi.h"

/**
 * IriStepScript:
 * @script: a UScriptCode
 * @name: its translated name
 * @ink: the component with its colour, the same as in a picture by script
 *
 * A script of a text.
 */
typedef struct
{
  int script;
  char *name;
  IriComponent ink;
} IriStepScript;

/* The scripts of @bidi, an array of #IriStepScript in logical order, each once. Free
 * with g_array_unref(). */
GArray *iri_step_scripts_new (const IriBidi *bidi);

/* The colour of @c, a character of the text of @scripts; %IRI_COMPONENT_NONE if it has
 * no script of its own. */
IriComponent iri_step_scripts_ink (const GArray *scripts, gunichar c);

/* Says in a sentence which scripts there are, for people who cannot see the colours; ""
 * if there is none. Free with g_free(). */
char *iri_step_scripts_summary (const GArray *scripts);
