/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-finding-list.h"
#include "iri-report.h"

/* Builds a report. Shared by the iri-builder*.c files. */

/* The subject of a report: the target if there is one, else the reference. */
typedef struct
{
  const char *text;
  gsize length;
  const IriComponents *components;
} IriSubject;

/* A report while it is built. */
typedef struct
{
  IriReport *report;
  IriSubject subject;
  IriFindingList *findings;
  GString *href; /* the URL in serialized form (URL Standard), or NULL */
} IriReportBuilder;

/* iri-builder-preparation.c: findings about the preparation, and whether it
 * percent-encoded all characters at @span of the reference. */
void iri_builder_check_preparation (IriReportBuilder *self);
gboolean iri_builder_percent_encoded_all (const IriReport *report, IriSpan span);

/* Appends the reference at @span to @out, as it was before the preparation
 * percent-encoded characters and replaced backslashes. */
void iri_builder_append_unencoded (const IriReport *report, IriSpan span, GString *out);

/* Whether a percent sign of a character that the preparation encoded is at @at of the
 * reference, other than the first one. */
gboolean iri_builder_is_inside_encoded (const IriReport *report, gsize at);

gboolean iri_builder_wants_steps (const IriReport *report);
gboolean iri_builder_has_no_target (const IriReportBuilder *self);

/* Maps a span of the reference to the text as given. */
IriSpan iri_builder_source_of (const IriReport *report, IriSpan span);

/* More bytes than a message quotes, so that it shows where it cuts the quotation. */
#define IRI_BUILDER_MAX_QUOTED 500

/* Returns a copy of @length bytes of @text, owned by the report, for a finding that is
 * kept. */
const char *
iri_builder_keep_text (IriReportBuilder *self, const char *text, gsize length);

/* Adds a finding whose span is in the text as given. Copies its quote if the finding is
 * kept. Returns it, valid until the next one is added, or NULL if it is only
 * counted. */
IriFinding *iri_builder_add_mapped (IriReportBuilder *self, IriFinding finding);

/* An #IriFindingFunc for findings about the reference; @data is the builder. */
void iri_builder_add (IriFinding finding, gpointer data);

/* Like iri_builder_add(), for findings of which only the first few of a kind help. */
void iri_builder_add_limited (IriReportBuilder *self, IriFinding finding);

/* Like iri_builder_add(), for the findings of iri_check(). */
void iri_builder_add_check (IriFinding finding, gpointer data);

void iri_builder_add_at (IriReportBuilder *self,
                         IriFindingCode code,
                         IriComponent component,
                         IriSpan span,
                         const char *detail);
void
iri_builder_add_whole (IriReportBuilder *self, IriFindingCode code, const char *detail);

/* Make the forms of the report: the host by @idna; the URI; the IRI or, if wanted
 * instead, the target or the normal form. iri_builder_check_host() reports a host that
 * IDNA rejects, and returns whether there is no URI because of it. */
void iri_builder_make_host (IriReportBuilder *self, IriIdnaFlavour idna);
gboolean iri_builder_check_host (IriReportBuilder *self);
void iri_builder_make_uri (IriReportBuilder *self);
void iri_builder_make_iri (IriReportBuilder *self);
void iri_builder_make_target (IriReportBuilder *self);
void iri_builder_make_normalized (IriReportBuilder *self);

/* iri-builder-typable.c: percent-encodes the characters of the IRI in Unicode form
 * that are not in the chosen scripts. */
void iri_builder_encode_untypable (IriReportBuilder *self);

/* Finds the registrable domain in the display text, unless the host of the report is
 * the one there: then iri_builder_make_host() has found it. */
void iri_builder_find_registrable (IriReportBuilder *self);

/* Maps the label spans of @host to the text as given. */
void iri_builder_map_labels (const IriReportBuilder *self, IriHost *host);

/* Parses the reference by the URL Standard and keeps the serialization for
 * iri_builder_make_url(). */
void iri_builder_read_url (IriReportBuilder *self);
void iri_builder_make_url (IriReportBuilder *self);

/* iri-builder-inside.c: the IRI that is meant by the text, and the finding about it. */
void iri_builder_make_intended (IriReportBuilder *self);

/* The addresses that the reference carries, and the findings about them. */
void iri_builder_make_carried (IriReportBuilder *self);

/* iri-builder-scheme.c: the mailto message or data content, and the findings about it.
 * Runs after iri_check(). */
void iri_builder_make_scheme (IriReportBuilder *self);

/* iri-builder-display.c: how browsers show the host. The findings about that are added
 * last. */
void iri_builder_make_browser (IriReportBuilder *self);
void iri_builder_check_browser (IriReportBuilder *self);

/* iri-builder-spoof.c: look-alike labels. Runs between
 * iri_builder_make_browser() and iri_builder_check_browser(). */
void iri_builder_check_spoof (IriReportBuilder *self);

/* Calls @report with @data for each look-alike label of @view, which may be NULL. Label
 * spans are in bytes of @text. */
void iri_builder_find_look_alikes (const IriBrowserDisplay *view,
                                   const char *text,
                                   IriFindingFunc report,
                                   gpointer data);

/* iri-builder-names.c: how messages name the labels of a host that imitates another
 * one. Runs after the findings are sorted. */
void iri_builder_name_hosts (IriReportBuilder *self);

/* The ASCII form of @name, a domain name, or NULL if its letters do not imitate others.
 * Free with g_free(). */
char *iri_builder_find_imitating_domain (const IriSpec *spec, const char *name);

/* iri-builder-bidi.c: the visual order, how people perceive it, and the findings about
 * it. */
void iri_builder_make_bidi (IriReportBuilder *self);
