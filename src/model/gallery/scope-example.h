/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-notation.h"
#include "iri-spec.h"

#include <gio/gio.h>

#define SCOPE_TYPE_EXAMPLE (scope_example_get_type ())
G_DECLARE_FINAL_TYPE (ScopeExample, scope_example, SCOPE, EXAMPLE, GObject)

/**
 * ScopeExample:
 *
 * An IRI, or two to compare, that shows something: a worked example of a standard, as
 * data/examples/README.md describes them, or a way to deceive. Immutable, so that any
 * thread can use it.
 */

/**
 * ScopeExampleResult:
 * @expected: (nullable): what the standard says
 * @got: (nullable): what Iriscope says; NULL if it has no such result in the window
 * @is_visual: whether both are in visual order
 * @is_prose: whether both are words
 *
 * What a standard expects of an example, and what comes out, both translated.
 */
typedef struct
{
  char *expected;
  char *got;
  gboolean is_visual;
  gboolean is_prose;
} ScopeExampleResult;

/* A way to deceive with @text, or with @other beside it, which may be NULL. */
ScopeExample *
scope_example_new (const char *title, const char *text, const char *other);

/* The example in the group @id of @file, which is about @spec. */
ScopeExample *
scope_example_new_from_file (GKeyFile *file, const char *id, const IriSpec *spec);

/* What it shows, in one line. */
const char *scope_example_get_title (ScopeExample *self);

/* The standard that it is from; NULL for a way to deceive. */
const IriSpec *scope_example_get_spec (ScopeExample *self);

/* The standard and the section; NULL likewise. */
const char *scope_example_get_source (ScopeExample *self);

/* The IRI, and the one to compare it with or NULL, in UTF-8: letters are decoded from
 * the notation of the standard, and octets that are not UTF-8 are U+FFFD. */
const char *scope_example_get_text (ScopeExample *self);
const char *scope_example_get_other (ScopeExample *self);

/* An error of the standard in this example, and other remarks, both from the file; NULL
 * if there are none. */
const char *scope_example_get_erratum (ScopeExample *self);
const char *scope_example_get_note (ScopeExample *self);

/* The notation in which the standard prints the IRI. Examples in Bidi Notation come
 * twice, for Hebrew and for Arabic. */
IriNotation scope_example_get_notation (ScopeExample *self);

/* Whether each word of @words is in what describes @self, in any letter case. */
gboolean scope_example_matches (ScopeExample *self, const char *words);

/* Runs the example. Takes linear time; in any thread. Free with
 * scope_example_result_free(). */
ScopeExampleResult *scope_example_run (ScopeExample *self);
void scope_example_result_free (ScopeExampleResult *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeExampleResult, scope_example_result_free)
