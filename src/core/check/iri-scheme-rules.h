/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-finding.h"

/* The syntax that the definitions of schemes require beyond the generic syntax
 * (3987bis-00 §6.4), as data: a row for each scheme and a pattern for each rule.
 *
 * Patterns are parsing expressions. An alternative is tried only if those before it
 * do not match, and a repetition takes as much as it can.
 *
 *   'text'   this text, in capitals or small letters
 *   [a-z.]   one of these characters; "]" first is itself
 *   A D H N  a letter, a digit, a hex digit, a letter or digit of US-ASCII
 *   U P      unreserved, pchar (RFC 3986), but for percent-encoded octets see "%"
 *   %        a percent-encoded octet, or a non-ASCII character, which becomes some in
 *            a URI; P includes it
 *   .        any character
 *   <rule>   what another rule matches
 *   (a | b)  a group, and alternatives
 *   a* a+ a? a{2}   repeated
 *   !a &a    nothing, if a does not match here, or does
 *
 * A rule with @ends is an element: a span that a finding can be about. It extends to
 * the first of the characters @ends, matches always, and reports a finding if its
 * pattern does not match all of it. So one wrong element does not hide the next, and
 * reading takes linear time. */

/**
 * IriSchemeCheck:
 * @text: the IRI
 * @element: the element, which matches its pattern
 * @finding: receives @span and @other if the value is wrong
 *
 * Checks what a pattern cannot: a check digit, a range. Returns whether the value is
 * wrong.
 */
typedef gboolean (*IriSchemeCheck) (const char *text,
                                    IriSpan element,
                                    IriFinding *finding);

/**
 * IriSchemeRule:
 * @name: its name, in the words of the definition
 * @pattern: what it matches
 * @ends: (nullable): the characters that end it; NULL if it is not an element
 * @code: the finding if @pattern does not match
 * @decoded: whether percent-encoded octets are read as what they stand for, because
 *   the definition decodes before it parses
 * @check: (nullable): checks the value
 * @check_code: the finding of @check
 */
typedef struct
{
  const char *name;
  const char *pattern;
  const char *ends;
  IriFindingCode code;
  gboolean decoded;
  IriSchemeCheck check;
  IriFindingCode check_code;
} IriSchemeRule;

/**
 * IriSchemeSyntax:
 * @name: the scheme, in lower case
 * @rule: (nullable): the name of the rule for what is between the scheme and the
 *   fragment, an element; NULL for no rule
 * @no_fragment: whether a fragment is not allowed
 * @fragment_code: the finding if it has one
 */
typedef struct
{
  const char *name;
  const char *rule;
  gboolean no_fragment;
  IriFindingCode fragment_code;
} IriSchemeSyntax;

/* All schemes with a syntax, and all rules. Static. */
const IriSchemeSyntax *iri_scheme_syntax_all (gsize *n);
const IriSchemeRule *iri_scheme_rules_all (gsize *n);

/* iri-scheme-values.c: */
gboolean iri_scheme_check_isbn (const char *text, IriSpan element, IriFinding *finding);
gboolean iri_scheme_check_issn (const char *text, IriSpan element, IriFinding *finding);

/* A parameter after ";" whose name another one has too. */
gboolean
iri_scheme_check_parameters (const char *text, IriSpan element, IriFinding *finding);

gboolean iri_scheme_check_geo_parameters (const char *text,
                                          IriSpan element,
                                          IriFinding *finding);

/* A second field "body" in a query. */
gboolean iri_scheme_check_body (const char *text, IriSpan element, IriFinding *finding);

/* A latitude or longitude beyond the range of WGS-84, unless another crs follows. */
gboolean
iri_scheme_check_coordinates (const char *text, IriSpan element, IriFinding *finding);

/* Parentheses without a counterpart, percent-encoded or not. */
gboolean
iri_scheme_check_filter (const char *text, IriSpan element, IriFinding *finding);
