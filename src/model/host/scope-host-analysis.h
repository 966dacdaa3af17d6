/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"
#include "scope-host-form.h"
#include "scope-host-label.h"
#include "scope-verdict.h"

G_BEGIN_DECLS

/* After this many labels one line says how many more there are. */
#define SCOPE_HOST_MAX_LABELS 100

/* So many flavours there are. */
#define SCOPE_HOST_MAX_FLAVOURS 6

/**
 * ScopeHostAnalysis:
 * @report: the report that it is about
 * @notation: what the capitals of its text stand for
 * @text: what the host is in; the report's
 * @span: where, in bytes of it; of a mailto address, the domain of the first
 *   recipient that has one
 * @kind: what the host is
 * @hosts: the host by each flavour; all that follows up to @named is of a
 *   registered name
 * @n_hosts: how many there are
 * @chosen: that of the document, one of them
 * @browser: that of browsers, one of them
 * @named: one that is not refused and so tells what is registrable: that of the
 *   document or, failing that, another that is not old; @chosen if there is none
 * @domain: whose that is
 * @view: what browsers show of it, or NULL if that is the host as it stands
 * @address: the IP address that it is to browsers, or NULL
 * @page: "empty", "none" or "host", what the page shows
 * @verdict: what to say of it first
 * @name: the host with what is registrable emphasised, in Pango's markup
 * @forms: the rows of #ScopeHostForm
 * @heading: what the labels come in the order of. Static
 * @labels: the rows of #ScopeHostLabel, in that order
 * @flavours: the rows of #ScopeHostFlavour about the whole host
 * @more: how many labels are not among @labels
 *
 * Everything that there is to say of the host of a report, made in one go and in
 * any thread.
 */
typedef struct
{
  IriReport *report;
  ScopeNotation notation;
  const char *text;
  IriSpan span;
  IriHostKind kind;
  IriHost *hosts[SCOPE_HOST_MAX_FLAVOURS];
  gsize n_hosts;
  const IriHost *chosen;
  const IriHost *browser;
  const IriHost *named;
  IriDomain domain;
  IriBrowserDisplay *view;
  char *address;
  const char *page;
  ScopeVerdict *verdict;
  char *name;
  GPtrArray *forms;
  const char *heading;
  GPtrArray *labels;
  GPtrArray *flavours;
  guint more;
} ScopeHostAnalysis;

/* What @report, which was read with @notation, says of its host. */
ScopeHostAnalysis *scope_host_analysis_new (IriReport *report,
                                            ScopeNotation notation);
void scope_host_analysis_free (ScopeHostAnalysis *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeHostAnalysis, scope_host_analysis_free)

/* Whether @host is by rules that nobody should look names up by any more, and the
 * document asks for others. */
gboolean scope_host_analysis_is_outdated (const ScopeHostAnalysis *self,
                                          const IriHost *host);

/* A form of the host to copy, whole; NULL if there is none. Free with g_free(). */
char *scope_host_analysis_copy (const ScopeHostAnalysis *self,
                                ScopeHostFormKind kind);

/* The same of @label, or %SCOPE_HOST_WHOLE, by @idna, or 0 for that of the
 * document: its A-label or, if @unicode, its U-label. */
char *scope_host_analysis_copy_label (const ScopeHostAnalysis *self,
                                      guint label,
                                      IriIdna idna,
                                      gboolean unicode);

G_END_DECLS
