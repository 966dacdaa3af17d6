/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"
#include "iri-spec.h"

G_BEGIN_DECLS

/**
 * IriLabel:
 * @span: where the label is, in bytes of the text given
 * @unicode: its U-label or, failing that, the label as it stands
 * @ascii: its A-label, or NULL if it is refused
 * @error: a stable code saying why it is refused, or NULL
 *
 * One label of a registered name.
 */
typedef struct
{
  IriSpan span;
  char *unicode;
  char *ascii;
  const char *error;
} IriLabel;

/**
 * IriDomain:
 * @registrable: the registrable domain of a host, which its ASCII form ends in, or
 *   NULL
 * @public_suffix: its public suffix, which that ends in, or NULL
 * @label: index of the first label of the registrable domain, which all that
 *   follow belong to; the number of labels if there is none
 *
 * What the Public Suffix List says of a host.
 */
typedef struct
{
  const char *registrable;
  const char *public_suffix;
  gsize label;
} IriDomain;

/**
 * IriHost:
 * @kind: what the host is
 * @idna: the flavour that was used
 * @ascii: the form that is looked up, or NULL if the host is refused
 * @unicode: the form for people, or NULL if the host is refused
 * @labels: the labels of a registered name, in stored order
 * @n_labels: how many there are
 *
 * A host by one IDNA flavour: one block of memory.
 */
typedef struct
{
  IriHostKind kind;
  IriIdna idna;
  char *ascii;
  char *unicode;
  IriLabel *labels;
  gsize n_labels;
  /*< private >*/
  IriDomain domain; /* if it was kept */
  gboolean has_domain;
  char *name; /* as it stands */
  gsize name_length;
  gsize size;
} IriHost;

/* The host at @span of @text by @idna (not %IRI_IDNA_DEFAULT). The text there
 * must be valid UTF-8. Label spans are offsets into @text. */
IRI_API IriHost *
iri_host_new (const char *text, IriSpan span, IriHostKind kind, IriIdna idna);

/* The same, but of a name that is asked for its own sake: the flavour judges a
 * name of US-ASCII too, which as the host of a URI is never refused. */
IRI_API IriHost *
iri_host_judge (const char *text, IriSpan span, IriHostKind kind, IriIdna idna);
IRI_API void iri_host_free (IriHost *self);

/* Refuses @self if the grammar of @spec does, which may have no place for what a
 * flavour lets through: a domain of the URL Standard may hold a quotation mark,
 * and percent-encoded octets stay where they can. */
IRI_API void iri_host_hold_to (IriHost *self, const IriSpec *spec);

/* A copy, its labels @distance bytes farther on. */
IRI_API IriHost *iri_host_copy (const IriHost *self, gsize distance);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriHost, iri_host_free)

/* Whether @idna has a say in the registered name at @span of @text: it is not
 * US-ASCII, or has A-labels. Any other is a URI's host already, and never
 * refused for what DNS or IDNA think of it: what it has percent-encoded is
 * mapped where that can be done, and stays where not. Browsers judge all. */
IRI_API gboolean iri_host_is_judged (const char *text,
                                     IriSpan span,
                                     IriIdna idna);

/* Whose @self is. The strings are in it. Asks the list, which most have no need
 * for, unless it was kept. */
IRI_API IriDomain iri_host_domain (const IriHost *self);

/* Keeps it for @self and its copies. */
IRI_API void iri_host_keep_domain (IriHost *self);

/* Where the registrable domain is, in bytes of the text that the labels are in;
 * %IRI_SPAN_ABSENT if there is none, or its labels have no places of their
 * own. */
IRI_API IriSpan iri_host_registrable_span (const IriHost *self);

/* The registrable domain as people read it, or NULL if there is none. Free with
 * g_free(). */
IRI_API char *iri_host_registrable_unicode (const IriHost *self);

/* The first error among the labels, or NULL. */
IRI_API const char *iri_host_error (const IriHost *self);

/* What an error code means, in a sentence, translated. Static. */
IRI_API const char *iri_host_error_message (const char *error);

G_END_DECLS
