/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi-perception.h"
#include "iri-bidi.h"
#include "iri-components.h"
#include "iri-content.h"
#include "iri-display-policy.h"
#include "iri-finding.h"
#include "iri-host.h"
#include "iri-mailto.h"
#include "iri-normalize.h"
#include "iri-prepare.h"
#include "iri-spec.h"
#include "iri-steps.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* What a report has besides the components and the grammar's findings. */
typedef enum
{
  IRI_WANT_URI = 1 << 0,
  IRI_WANT_IRI = 1 << 1,
  IRI_WANT_HOST = 1 << 2,
  IRI_WANT_BIDI = 1 << 3,
  IRI_WANT_CHECKS = 1 << 4,
  IRI_WANT_ALL = (1 << 5) - 1,
  IRI_WANT_STEPS = 1 << 5, /* of the others; never by itself */
  /* Instead of the IRI in Unicode form, */
  IRI_WANT_TARGET = 1 << 6, /* the target as it is */
  IRI_WANT_NORMAL = 1 << 7, /* its normal form, and the URI of that */
  IRI_WANT_COPIES = 1 << 8, /* the forms of iri-copy.h, in JSON alone */
} IriWant;

/**
 * IriOptions:
 * @spec: the standard to parse by; NULL for RFC 3987
 * @idna: how to map the host
 * @want: what to compute; 0 for %IRI_WANT_ALL
 * @preparation: how to prepare the text before parsing
 * @source: the charset of the text, or NULL for UTF-8. Text from another charset is
 *   normalized to NFC (RFC 3987 §3.1, variant B)
 * @base: the IRI that the text is resolved against, or NULL
 * @lax: ignore a scheme that equals that of the base (RFC 3986 §5.2.2), except by
 *   the URL Standard, which has rules of its own
 * @rung: how far to normalize where the normal form is wanted
 * @convention: how the text is put in visual order
 * @charset: the document charset, for the queries that are mapped by it, or NULL
 *   for UTF-8
 * @scripts: the scripts that the IRI in Unicode form may show, as
 *   iri_typable_is_known() has them, or NULL for all
 *
 * The options of a report. All zero is the default. The report keeps copies.
 */
typedef struct
{
  const IriSpec *spec;
  IriIdna idna;
  IriWant want;
  IriPreparation preparation;
  const char *source;
  const char *base;
  gboolean lax;
  IriRung rung;
  IriConvention convention;
  const char *charset;
  const char *scripts;
} IriOptions;

/**
 * IriReport:
 * @text: the text as given, in UTF-8 if its charset was; @length bytes of any
 *   content, and a NUL
 * @length: its length in bytes
 * @options: the choices, with defaults filled in
 * @prepared: the prepared text, or NULL if preparation changed nothing
 * @reference: the text that was parsed, prepared or as given; not owned
 * @reference_length: its length in bytes
 * @reference_components: its components; spans are bytes of @reference
 * @components: the same; spans are bytes of @text
 * @valid: whether the reference is an IRI reference by @spec, including its MUSTs
 *   about characters and structure
 * @target: the IRI that the reference is resolved to, or NULL if there is no
 *   base. The following members are about it then, else about the reference
 * @target_length: its length in bytes
 * @display: that as a string, with U+FFFD for U+0000 and for bytes that are not
 *   UTF-8; @host, @uri and @iri are NULL then
 * @display_components: its components; spans are bytes of @target or @reference, and
 *   so of @display where nothing was replaced
 * @host: the host, or NULL if there is none
 * @registrable: where the registrable domain of the host is, in bytes of @display;
 *   empty if there is none, it has no place, or checks were not wanted
 * @browser: how browsers show the host; NULL if unchanged or checks were not wanted
 * @mailto: the message that a mailto address is a template of, or NULL if it is
 *   none or checks were not wanted; spans are bytes of @text, label spans too
 * @content: the content of a data or javascript address, or NULL if there is none or
 *   checks were not wanted; spans are bytes of @text
 * @uri: the URI it maps to, or NULL if there is none
 * @uri_map: which bytes of @uri came from which bytes of @text; NULL if there was
 *   a base, or steps were not wanted
 * @uri_steps: the mapping step by step, or NULL if steps were not wanted
 * @iri: the IRI in Unicode form or what was wanted instead, or NULL if there is
 *   none
 * @iri_steps: the conversion step by step, or NULL if steps were not wanted
 * @bidi: its visual order, or NULL
 * @reading: how people read that; NULL if @bidi is
 * @findings: the findings that are listed, most severe first; spans are bytes of
 *   @text. All are listed up to 1,000; after that some of each code and component
 * @n_findings: how many are listed
 * @n_found: how many were found of each #IriSeverity, listed or not
 *
 * Everything about one text, immutable.
 */
typedef struct
{
  char *text;
  gsize length;
  IriOptions options;
  IriPrepared *prepared;
  const char *reference;
  gsize reference_length;
  IriComponents reference_components;
  IriComponents components;
  gboolean valid;
  char *target;
  gsize target_length;
  char *display;
  IriComponents display_components;
  IriHost *host;
  IriSpan registrable;
  IriBrowserDisplay *browser;
  IriMailto *mailto;
  IriContent *content;
  char *uri;
  IriSpanMap *uri_map;
  IriSteps *uri_steps;
  char *iri;
  IriSteps *iri_steps;
  IriBidi *bidi;
  IriBidiPerception *reading;
  IriFinding *findings;
  gsize n_findings;
  gsize n_found[IRI_N_SEVERITIES];
  /*< private >*/
  GStringChunk *quotes; /* of findings, or NULL */
  gatomicrefcount refs;
} IriReport;

#define IRI_TYPE_REPORT (iri_report_get_type ())
IRI_API GType iri_report_get_type (void);

/* Parses @length bytes of @text (-1: up to its NUL). Never fails: problems are in
 * the findings. @options may be NULL. Thread-safe. */
IRI_API IriReport *
iri_report_new (const char *text, gssize length, const IriOptions *options);
IRI_API IriReport *iri_report_ref (IriReport *self);
IRI_API void iri_report_unref (IriReport *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriReport, iri_report_unref)

/* The worst severity, or -1 if there is no finding. */
IRI_API int iri_report_worst (const IriReport *self);

/* How many findings there are, listed or not. */
IRI_API gsize iri_report_count (const IriReport *self);

/* Whether any finding is deceptive. */
IRI_API gboolean iri_report_deceives (const IriReport *self);

/* The display text of @self in visual order by @convention. Free with
 * iri_bidi_free(). */
IRI_API IriBidi *iri_report_order (const IriReport *self, IriConvention convention);

/* @component for display: with percent-encoded UTF-8 decoded where that gives a
 * visible character. NULL if the component is absent. Free with g_free(). */
IRI_API char *iri_report_decode (const IriReport *self, IriComponent component);

G_END_DECLS
