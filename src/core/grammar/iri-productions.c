/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-productions.h"

#include "iri-parse.h"
#include "iri-rfc2396.h"
#include "iri-scheme.h"

#include <string.h>

#define AUTHORITY                                                                      \
  (1u << IRI_COMPONENT_USERINFO | 1u << IRI_COMPONENT_HOST | 1u << IRI_COMPONENT_PORT)

/* The input, and a bit for each component that has a fault. */
typedef struct
{
  const char *text;
  const IriComponents *components;
  const IriSpec *spec;
  guint faults;
} Finder;

static gboolean
has (const Finder *self, IriComponent component)
{
  return iri_span_is_present (self->components->span[component]);
}

static gboolean
is_sound (const Finder *self, guint components)
{
  return (self->faults & components) == 0;
}

static void
note_fault (IriFinding finding, gpointer data)
{
  Finder *self = data;

  self->faults |= 1u << finding.component;
}

static void
find_faults (Finder *self, gsize length)
{
  IriComponents components;

  if (self->spec->parser_is_lenient)
    self->faults = G_MAXUINT;
  else
    iri_parse (self->text, length, self->spec, &components, note_fault, self);
}

static gboolean
is_special (const Finder *self)
{
  return iri_scheme_find (self->text, self->components->span[IRI_COMPONENT_SCHEME])
      ->special;
}

/* Whether the first segment of the path has a ":", as no ipath-noscheme has. */
static gboolean
has_colon (const Finder *self)
{
  IriSpan path = self->components->span[IRI_COMPONENT_PATH];
  const char *begin = self->text + path.begin;
  const char *slash = memchr (begin, '/', iri_span_length (path));

  return memchr (begin, ':',
                 slash != NULL ? (gsize) (slash - begin) : iri_span_length (path))
         != NULL;
}

/* Special schemes have no opaque path, whatever follows them. */
static IriPathKind
path_kind (const Finder *self)
{
  IriSpan path = self->components->span[IRI_COMPONENT_PATH];
  const gboolean scheme = has (self, IRI_COMPONENT_SCHEME);

  if (has (self, IRI_COMPONENT_HOST))
    return iri_span_length (path) > 0 ? IRI_PATH_ABEMPTY : IRI_PATH_ABEMPTY_EMPTY;
  if (iri_span_length (path) == 0)
    return scheme ? IRI_PATH_EMPTY_WITH_SCHEME : IRI_PATH_EMPTY;
  if (self->text[path.begin] == '/'
      || (self->spec->names->special_scheme != NULL && scheme && is_special (self)))
    return IRI_PATH_ABSOLUTE;
  return scheme ? IRI_PATH_ROOTLESS : IRI_PATH_NOSCHEME;
}

static const char *
path_name (const Finder *self)
{
  IriPathKind kind = path_kind (self);

  if (kind == IRI_PATH_NOSCHEME && !self->spec->names->colons && has_colon (self))
    return NULL;
  return self->spec->names->path[kind];
}

static gboolean
is_registry (const Finder *self)
{
  return iri_rfc2396_is_reg_name (self->text, self->components, self->spec);
}

static const char *
authority_name (const Finder *self)
{
  return is_registry (self) ? self->spec->names->registry
                            : self->spec->names->authority;
}

static const char *
host_name (const Finder *self)
{
  const IriGrammarNames *names = self->spec->names;
  IriHostKind kind = self->components->host_kind;

  if (is_registry (self))
    return names->registry;
  if (names->opaque_host != NULL && kind != IRI_HOST_IPV6 && kind != IRI_HOST_EMPTY
      && has (self, IRI_COMPONENT_SCHEME) && !is_special (self))
    return names->opaque_host;
  return names->host[kind];
}

static void
find_whole (const Finder *self, IriProductions *productions)
{
  const IriGrammarNames *names = self->spec->names;
  const gboolean fragment = has (self, IRI_COMPONENT_FRAGMENT);
  const char **whole = productions->whole;

  /* RFC 2396 has the reference "?y" in its appendix C.1, but no rule for it. */
  if (names->needs_path && path_kind (self) == IRI_PATH_EMPTY
      && has (self, IRI_COMPONENT_QUERY))
    return;
  *whole++ = names->reference;
  if (has (self, IRI_COMPONENT_SCHEME))
    {
      *whole++ = names->with_scheme[fragment];
      *whole = fragment ? NULL : names->absolute;
    }
  else if (!names->needs_path || path_kind (self) != IRI_PATH_EMPTY)
    *whole = names->without_scheme[fragment];
}

static const char *
component_name (const Finder *self, IriComponent component)
{
  const IriGrammarNames *names = self->spec->names;

  if (!has (self, component) || !is_sound (self, 1u << component))
    return NULL;
  switch (component)
    {
    case IRI_COMPONENT_HOST:
      return host_name (self);
    case IRI_COMPONENT_PATH:
      return path_name (self);
    case IRI_COMPONENT_SCHEME:
      if (names->special_scheme != NULL && is_special (self))
        return names->special_scheme;
      return names->component[component];
    case IRI_COMPONENT_USERINFO:
    case IRI_COMPONENT_PORT:
    case IRI_COMPONENT_QUERY:
    case IRI_COMPONENT_FRAGMENT:
      return names->component[component];
    case IRI_COMPONENT_NONE:
      break;
    }
  g_return_val_if_reached (NULL);
}

void
iri_productions_find (const char *text,
                      gsize length,
                      const IriComponents *components,
                      const IriSpec *spec,
                      gboolean valid,
                      IriProductions *productions)
{
  Finder self = { text, components, spec, 0 };

  *productions = (IriProductions){ { NULL }, NULL, { NULL } };
  if (!valid && !components->valid)
    find_faults (&self, length);
  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    productions->component[component]
        = component_name (&self, (IriComponent) component);
  if (has (&self, IRI_COMPONENT_HOST) && is_sound (&self, AUTHORITY))
    productions->authority = authority_name (&self);
  if (valid)
    find_whole (&self, productions);
}
