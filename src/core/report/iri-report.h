/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi-perception.h"
#include "iri-bidi.h"
#include "iri-carried.h"
#include "iri-components.h"
#include "iri-display-policy.h"
#include "iri-embedded-content.h"
#include "iri-embedding.h"
#include "iri-finding.h"
#include "iri-host.h"
#include "iri-intended.h"
#include "iri-mailto.h"
#include "iri-normalize.h"
#include "iri-prepare.h"
#include "iri-productions.h"
#include "iri-sentence.h"
#include "iri-spec.h"
#include "iri-steps.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* What to compute besides the components and the findings of the grammar. */
typedef enum
{
  IRI_WANT_URI = 1 << 0,
  IRI_WANT_IRI = 1 << 1,
  IRI_WANT_HOST = 1 << 2,
  IRI_WANT_BIDI = 1 << 3,
  IRI_WANT_CHECKS = 1 << 4,
  IRI_WANT_ALL = (1 << 5) - 1,
  IRI_WANT_STEPS = 1 << 5, /* of the other forms; never set alone */
  /* With the steps: rules of UAX #9 that change nothing as well. */
  IRI_WANT_ALL_RULES = 1 << 12,
  /* Instead of the IRI in Unicode form: */
  IRI_WANT_TARGET = 1 << 6, /* the target, unchanged */
  IRI_WANT_NORMAL = 1 << 7, /* its normal form, and the URI of that */
  /* With the target: what the standard percent-encodes in the document charset. */
  IRI_WANT_TARGET_IN_CHARSET = 1 << 10,
  /* The text itself, even if it means another IRI. */
  IRI_WANT_AS_IS = 1 << 11,
  /* Only in JSON: */
  IRI_WANT_COPIES = 1 << 8,      /* the forms of iri-copy.h */
  IRI_WANT_LEGACY_URIS = 1 << 9, /* the URIs of iri-legacy-uris.h */
} IriWant;

/* A text of more than %IRI_TEXT_MAX_BYTES bytes is not parsed; the report keeps its
 * first %IRI_TEXT_KEPT_BYTES bytes. */
#define IRI_TEXT_MAX_BYTES ((gsize) 64 * 1024 * 1024)
#define IRI_TEXT_KEPT_BYTES ((gsize) 1000)

/**
 * IriOptions:
 * @spec: the standard to parse by; NULL for RFC 3987
 * @idna: how to map the host
 * @want: what to compute; 0 for %IRI_WANT_ALL
 * @preparation: how to prepare the text before parsing
 * @source: (nullable): the charset of the text, or NULL for UTF-8. Text in a charset
 *   other than those of Unicode is normalized to NFC (RFC 3987 §3.1, variant B)
 * @base: (nullable): the IRI that the text is resolved against
 * @non_strict: ignore a scheme that equals that of the base (RFC 3986 §5.2.2); has no
 *   effect with the URL Standard, which has rules of its own
 * @rung: how far to normalize if the normal form is wanted
 * @convention: the display convention for the visual order
 * @charset: (nullable): the document charset, that of the document which contains the
 *   IRI. Some standards encode queries in it before they percent-encode them
 *   (3987bis-00 §3.5). NULL for @source, or UTF-8 if that is of Unicode
 * @scripts: (nullable): the scripts that the IRI in Unicode form may show, in the
 *   format of iri_typable_is_known(), or NULL for all
 * @context: the base direction of the text around the IRI; only JSON uses it
 * @before: (nullable): the text before the IRI in a sentence, valid UTF-8 without
 *   paragraph separators; only JSON uses it
 * @after: (nullable): the text after it
 * @depth: how many IRIs carry the text, each inside the next; at
 *   %IRI_CARRIED_MAX_DEPTH, the IRIs in the text are not judged
 *
 * The options of a report. All zero is the default. The report keeps copies.
 */
typedef struct
{
  const IriSpec *spec;
  IriIdnaFlavour idna;
  IriWant want;
  IriPreparation preparation;
  const char *source;
  const char *base;
  gboolean non_strict;
  IriRung rung;
  IriConvention convention;
  const char *charset;
  const char *scripts;
  IriBaseDirection context;
  const char *before;
  const char *after;
  guint depth;
} IriOptions;

/**
 * IriReport:
 * @text: the text as given, decoded to UTF-8 if @options has a @source; @length bytes
 *   of any content, and a NUL. Of more than %IRI_TEXT_MAX_BYTES bytes, the first
 *   %IRI_TEXT_KEPT_BYTES, and @uri and @iri are NULL
 * @length: its length in bytes
 * @options: the options, with defaults filled in
 * @prepared: (nullable): the prepared text, or NULL if preparation changed nothing
 * @preparation_steps: (nullable): the text as given, and after each step of
 *   preparation; NULL if steps were not wanted or there is none
 * @reference: the text that was parsed, prepared or as given; not owned
 * @reference_length: its length in bytes
 * @reference_components: its components; spans are bytes of @reference
 * @components: the same components; spans are bytes of @text
 * @valid: whether the reference is an IRI reference by @spec, including its MUSTs
 *   about characters and structure
 * @target: (nullable): the IRI that the reference is resolved to, or NULL if there is
 *   no base. The members below are about the target if there is one, else about the
 *   reference
 * @target_length: its length in bytes
 * @display: the target or reference as a string, with U+FFFD for U+0000 and for bytes
 *   that are not UTF-8. If there are any, @host, @uri and @iri are NULL
 * @display_components: its components; spans are bytes of @target or @reference, and
 *   so of @display if nothing was replaced
 * @host: (nullable): the host, or NULL if there is none
 * @registrable: the registrable domain of the host, in bytes of @display; empty if
 *   there is none, its position is not known, or checks were not wanted
 * @browser: (nullable): how browsers show the host; NULL if unchanged or checks were
 *   not wanted
 * @mailto: (nullable): the message template of a mailto IRI; NULL for other schemes or
 *   if checks were not wanted; spans, also of labels, are bytes of @text
 * @content: (nullable): the content of a data or javascript IRI; NULL for other schemes
 *   or if checks were not wanted; spans are bytes of @text
 * @intended: (nullable): the IRI that a person means by the text, or NULL if it is the
 *   text, if there was a base, or if checks were not wanted
 * @carried: (nullable): the addresses inside the reference, #IriCarried in bytes of it,
 *   or NULL if there are none, if there was a base, or if checks were not wanted
 * @carried_reports: (nullable): the report on each of @carried, NULL for one that is
 *   very long or too deep; see iri_report_on_carried()
 * @n_carried_left_out: the number of addresses that are not in @carried
 * @uri: (nullable): the URI that it maps to, or NULL if there is none
 * @uri_map: (nullable): which bytes of @uri came from which bytes of @text; NULL if
 *   there was a base, or steps were not wanted
 * @uri_steps: (nullable): the mapping step by step, or NULL if steps were not wanted
 * @iri: (nullable): the IRI in Unicode form or the form that was wanted instead, or
 *   NULL if there is none
 * @iri_steps: (nullable): the conversion step by step, or NULL if steps were not
 *   wanted
 * @bidi: (nullable): its visual order, or NULL if it was not wanted
 * @perception: (nullable): how people perceive @bidi; NULL if @bidi is NULL
 * @findings: (array length=n_findings): the listed findings, most severe first; spans
 *   are bytes of @text. All are listed up to 1,000; after that, some of each code and
 *   component
 * @n_findings: the number of listed findings
 * @n_found: the number of findings of each #IriSeverity, listed or not
 *
 * All that is known about one text. Immutable.
 */
typedef struct
{
  char *text;
  gsize length;
  IriOptions options;
  IriPrepared *prepared;
  IriSteps *preparation_steps;
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
  IriEmbeddedContent *content;
  IriIntended *intended;
  GArray *carried;
  GPtrArray *carried_reports;
  gsize n_carried_left_out;
  char *uri;
  IriSpanMap *uri_map;
  IriSteps *uri_steps;
  char *iri;
  IriSteps *iri_steps;
  IriBidi *bidi;
  IriBidiPerception *perception;
  IriFinding *findings;
  gsize n_findings;
  gsize n_found[IRI_N_SEVERITIES];
  /*< private >*/
  IriIdnaFlavour asked_idna; /* what @options had before it was chosen for the host */
  GStringChunk *quotes;      /* quoted by findings, or NULL */
  gatomicrefcount refs;
} IriReport;

#define IRI_TYPE_REPORT (iri_report_get_type ())
IRI_API GType iri_report_get_type (void);

/* Parses @length bytes of @text, or up to its NUL if @length is -1. @options may be
 * NULL. Never fails: the findings describe all problems. Thread-safe. Free with
 * iri_report_unref(). */
IRI_API IriReport *
iri_report_new (const char *text, gssize length, const IriOptions *options);

/* Adds a reference to @self and returns it. Thread-safe. */
IRI_API IriReport *iri_report_ref (IriReport *self);
IRI_API void iri_report_unref (IriReport *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriReport, iri_report_unref)

/* The options for a report with @want on another text that is related to that of @self.
 * Its host may be of another kind. The members are owned by @self. */
IriOptions iri_report_options_for_other (const IriReport *self, guint want);

/* The report on the address @i of those that @self carries. Free with
 * iri_report_unref(). */
IRI_API IriReport *iri_report_on_carried (const IriReport *self, guint i);

/* The most severe #IriSeverity of the findings, or -1 if there are none. */
IRI_API int iri_report_max_severity (const IriReport *self);

/* The number of findings, listed or not. */
IRI_API gsize iri_report_count (const IriReport *self);

/* Whether any finding is deceptive. */
IRI_API gboolean iri_report_deceives (const IriReport *self);

/* The display text of @self in visual order by @convention. Free with
 * iri_bidi_free(). */
IRI_API IriBidi *iri_report_order (const IriReport *self, IriConvention convention);

/* The IRI in Unicode form, or the text if there is none, in the sentence of the options
 * with a base direction of @direction and @marks around it; NULL if the options have no
 * sentence. Free with iri_sentence_free(). */
IRI_API IriSentence *iri_report_sentence (const IriReport *self,
                                          IriBaseDirection direction,
                                          const char *const marks[2]);

/* Whether the IRI in Unicode form, or the display text if there is none, needs an
 * embedding in the context of the options, which must not be
 * %IRI_BASE_DIRECTION_NONE. */
IRI_API IriEmbeddingNeed iri_report_embedding_need (const IriReport *self);

/* Sets @productions to the rules of the grammar that the reference matches. */
IRI_API void iri_report_find_productions (const IriReport *self,
                                          IriProductions *productions);

/* @component for display: percent-encoded UTF-8 is decoded if that gives a visible
 * character. NULL if the component is absent. Free with g_free(). */
IRI_API char *iri_report_decode (const IriReport *self, IriComponent component);

G_END_DECLS
