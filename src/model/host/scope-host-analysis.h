/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"
#include "scope-host-form.h"
#include "scope-host-label.h"
#include "scope-verdict.h"

/* More labels than this are counted, not listed. */
#define SCOPE_HOST_MAX_LABELS 100

#define SCOPE_HOST_MAX_FLAVOURS 6

/* The display policies after the first. */
#define SCOPE_HOST_N_OTHERS 2

/**
 * ScopeHostAnalysis:
 * @report: the report
 * @notation: what the capital letters of its text stand for
 * @text: the text that includes the host, owned by @report
 * @span: the host, in bytes of @text; for mailto, the domain of the first recipient
 *   that has one
 * @kind: the kind of the host
 * @hosts: the host by each flavour of IDNA; empty unless it is a registered name, as
 *   the members down to @named
 * @n_hosts: the number of @hosts
 * @chosen: the one of @hosts by the flavour of the document
 * @browser: the one of @hosts by the flavour of browsers
 * @named: a host that is not rejected: @chosen or, failing that, another whose flavour
 *   is not outdated; @chosen if there is none
 * @domain: the domain of @named
 * @view: (nullable): what browsers show, or NULL if that is the host as it is
 * @others: (nullable): the same by the other display policies, in their order
 * @address: (nullable): the IP address that browsers take the host for
 * @page: "empty", "none" or "host"
 * @verdict: the verdict on the host
 * @name: the host in Pango markup, with the registrable domain in bold
 * @forms: the rows of #ScopeHostForm
 * @heading: the heading of @labels, which says their order. Static
 * @labels: the rows of #ScopeHostLabel
 * @flavours: the rows of #ScopeHostFlavour for the whole host
 * @more: the number of labels that are not in @labels
 *
 * The analysis of the host of a report. It is built as a whole, in any thread.
 */
typedef struct
{
  IriReport *report;
  ScopeBidiNotation notation;
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
  IriBrowserDisplay *others[SCOPE_HOST_N_OTHERS];
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

/* @notation is the one that @report was made with. */
ScopeHostAnalysis *scope_host_analysis_new (IriReport *report,
                                            ScopeBidiNotation notation);
void scope_host_analysis_free (ScopeHostAnalysis *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeHostAnalysis, scope_host_analysis_free)

/* Whether the flavour of @host is outdated and not that of the document. */
gboolean scope_host_analysis_is_outdated (const ScopeHostAnalysis *self,
                                          const IriHost *host);

/* Whether all browsers show the host alike. */
gboolean scope_host_analysis_browsers_agree (const ScopeHostAnalysis *self);

/* See scope_host_tracker_dup_form() and scope_host_tracker_dup_label(). */
char *scope_host_analysis_dup_form (const ScopeHostAnalysis *self,
                                    ScopeHostFormKind kind);

char *scope_host_analysis_dup_label (const ScopeHostAnalysis *self,
                                     guint label,
                                     IriIdnaFlavour idna,
                                     gboolean unicode);
