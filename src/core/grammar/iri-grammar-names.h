/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"

G_BEGIN_DECLS

#define IRI_N_HOST_KINDS (IRI_HOST_IPVFUTURE + 1)

/* The alternatives of ipath (RFC 3987 §2.2), and for an empty path what comes before
 * it. */
typedef enum
{
  IRI_PATH_ABEMPTY,           /* after an authority */
  IRI_PATH_ABEMPTY_EMPTY,     /* the same, empty */
  IRI_PATH_ABSOLUTE,          /* begins with "/" */
  IRI_PATH_NOSCHEME,          /* of a relative reference */
  IRI_PATH_ROOTLESS,          /* after a scheme */
  IRI_PATH_EMPTY_WITH_SCHEME, /* nothing after a scheme */
  IRI_PATH_EMPTY,
} IriPathKind;

#define IRI_N_PATH_KINDS (IRI_PATH_EMPTY + 1)

/**
 * IriGrammarNames:
 * @reference: any reference
 * @with_scheme: one with a scheme, without and with a fragment
 * @without_scheme: one without a scheme, the same
 * @absolute: (nullable): also one with a scheme and without a fragment
 * @needs_path: whether a reference without a scheme has an authority or a path
 * @authority: (nullable): the authority, if it has user information, host and port
 * @registry: (nullable): an authority that is one name, if that differs
 * @component: (nullable): the components; those for host and path are not used
 * @special_scheme: (nullable): a special scheme (URL Standard), if that differs
 * @host: (nullable): the host, by %IriHostKind
 * @opaque_host: (nullable): a host that is not a domain, because the scheme is not
 *   special (URL Standard); NULL if the scheme makes no difference
 * @colons: whether the first segment of a relative path may have a ":"
 * @path: (nullable): the path, by #IriPathKind
 *
 * The names of rules in the grammar of a standard. NULL where it has no rule.
 */
typedef struct
{
  const char *reference;
  const char *with_scheme[2];
  const char *without_scheme[2];
  const char *absolute;
  gboolean needs_path;
  const char *authority;
  const char *registry;
  const char *component[IRI_N_COMPONENTS];
  const char *special_scheme;
  const char *host[IRI_N_HOST_KINDS];
  const char *opaque_host;
  gboolean colons;
  const char *path[IRI_N_PATH_KINDS];
} IriGrammarNames;

extern const IriGrammarNames iri_grammar_names_rfc2396; /* with RFC 2732, as iuc19 */
extern const IriGrammarNames iri_grammar_names_masinter;
extern const IriGrammarNames iri_grammar_names_duerst;
extern const IriGrammarNames iri_grammar_names_rfc3987; /* and the later ones of it */
extern const IriGrammarNames iri_grammar_names_url;

G_END_DECLS
