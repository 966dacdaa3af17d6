/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"
#include "iri-spec.h"

G_BEGIN_DECLS

/**
 * IriLabel:
 * @span: the label, in bytes of the text
 * @unicode: its U-label, or the label unchanged if it is rejected
 * @ascii: its A-label, or NULL if it is rejected
 * @error: a stable code for why it is rejected, or NULL
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
 * @registrable: the registrable domain, in ASCII, or NULL
 * @public_suffix: the public suffix, in ASCII, or NULL
 * @label: index of the first label of the registrable domain, from 0; the number of
 *   labels if there is none
 *
 * How the Public Suffix List divides a host.
 */
typedef struct
{
  const char *registrable;
  const char *public_suffix;
  gsize label;
} IriDomain;

/**
 * IriHost:
 * @kind: the kind of host
 * @idna: the flavour
 * @ascii: the form that is looked up, or NULL if the host is rejected
 * @unicode: the form for people, or NULL if the host is rejected
 * @labels: the labels of a registered name, in logical order
 * @n_labels: the number of labels
 *
 * A host by one flavour of IDNA, in one block of memory. It owns all strings and
 * labels.
 */
typedef struct
{
  IriHostKind kind;
  IriIdnaFlavour idna;
  char *ascii;
  char *unicode;
  IriLabel *labels;
  gsize n_labels;
  /*< private >*/
  IriDomain domain; /* if @has_domain */
  gboolean has_domain;
  char *name; /* unchanged */
  gsize name_length;
  gsize size;
} IriHost;

/* The host at @span of @text by @idna, which must not be %IRI_IDNA_DEFAULT. The
 * span must be valid UTF-8. Spans of labels are bytes of @text. Never NULL. Free with
 * iri_host_free(). */
IRI_API IriHost *
iri_host_new (const char *text, IriSpan span, IriHostKind kind, IriIdnaFlavour idna);

/* The same for a name by itself: unlike the host of a URI, a name of US-ASCII is
 * validated by the flavour as well. Never NULL. Free with iri_host_free(). */
IRI_API IriHost *iri_host_new_name (const char *text,
                                    IriSpan span,
                                    IriHostKind kind,
                                    IriIdnaFlavour idna);

/* The serialized opaque host at @span of @text (URL Standard §3.5), which is its own
 * US-ASCII form. Never NULL. Free with iri_host_free(). */
IRI_API IriHost *iri_host_new_opaque (const char *text, IriSpan span);
IRI_API void iri_host_free (IriHost *self);

/* Rejects @self if the grammar of @spec does not allow it. Flavours accept more:
 * a domain of the URL Standard may contain a quotation mark. */
IRI_API void iri_host_apply_grammar (IriHost *self, const IriSpec *spec);

/* A copy, with the spans of its labels moved by @distance bytes. Never NULL. Free
 * with iri_host_free(). */
IRI_API IriHost *iri_host_copy (const IriHost *self, gsize distance);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriHost, iri_host_free)

/* Whether @idna validates the registered name at @span of @text: if it is not
 * US-ASCII or has A-labels, and always for browsers. Any other name is a URI's
 * host already and never rejected; percent-encoded octets that cannot be mapped
 * stay. */
IRI_API gboolean iri_host_needs_idna (const char *text,
                                      IriSpan span,
                                      IriIdnaFlavour idna);

/* The domain of @self by the Public Suffix List; @self owns the strings. Looks it
 * up each time unless iri_host_cache_domain() was called. */
IRI_API IriDomain iri_host_domain (const IriHost *self);

/* Stores the domain in @self, and so in copies made later. */
IRI_API void iri_host_cache_domain (IriHost *self);

/* The registrable domain in bytes of the text; %IRI_SPAN_ABSENT if there is none
 * or its labels cannot be located. */
IRI_API IriSpan iri_host_registrable_span (const IriHost *self);

/* The registrable domain in Unicode, or NULL. Free with g_free(). */
IRI_API char *iri_host_registrable_unicode (const IriHost *self);

/* The stable code for why the first of the rejected labels is rejected, or NULL.
 * Static. */
IRI_API const char *iri_host_rejection (const IriHost *self);

/* A translated sentence without a full stop that explains an error code. Static. */
IRI_API const char *iri_host_rejection_message (const char *error);

G_END_DECLS
