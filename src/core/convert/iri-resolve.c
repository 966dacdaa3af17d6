/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-resolve.h"

#include "iri-dot-segments.h"
#include "iri-parse.h"
#include "iri-url.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A component of the target, as a span of the base or the reference. */
typedef struct
{
  const char *text;
  IriSpan span;
} Component;

typedef struct
{
  Component scheme;
  Component authority;
  GString *path;
  Component query;
  Component fragment;
} Target;

static Component
component_of (const char *text, const IriComponents *components, IriComponent component)
{
  return (Component){ text, components->span[component] };
}

/* Everything between "//" and the path. */
static Component
authority_of (const char *text, const IriComponents *components)
{
  IriSpan scheme = components->span[IRI_COMPONENT_SCHEME];
  gsize begin = iri_span_is_present (scheme) ? scheme.end + 3 : 2;

  if (!iri_span_is_present (components->span[IRI_COMPONENT_HOST]))
    return (Component){ text, IRI_SPAN_ABSENT };
  return (Component){ text, { begin, components->span[IRI_COMPONENT_PATH].begin } };
}

static gboolean
is_present (Component component)
{
  return iri_span_is_present (component.span);
}

static void
append (GString *out, Component component)
{
  g_string_append_len (out, component.text + component.span.begin,
                       (gssize) iri_span_length (component.span));
}

/* RFC 3986 §5.3. */
static void
recompose (const Target *self, GString *out)
{
  append (out, self->scheme);
  g_string_append_c (out, ':');
  if (is_present (self->authority))
    {
      g_string_append (out, "//");
      append (out, self->authority);
    }
  g_string_append_len (out, self->path->str, (gssize) self->path->len);
  if (is_present (self->query))
    {
      g_string_append_c (out, '?');
      append (out, self->query);
    }
  if (is_present (self->fragment))
    {
      g_string_append_c (out, '#');
      append (out, self->fragment);
    }
}

/* The input. */
typedef struct
{
  const char *base;
  const IriComponents *base_components;
  const char *reference;
  IriComponents components;
  gboolean as_rfc2396;
  const IriResolveListener *listener;
} Resolver;

/* The rules of the algorithms, component by component. */
typedef enum
{
  RULE_SAME_SCHEME,
  RULE_OWN_SCHEME,
  RULE_BASE_SCHEME,
  RULE_AUTHORITY_AFTER_SCHEME,
  RULE_OWN_AUTHORITY,
  RULE_BASE_AUTHORITY,
  RULE_WHOLE_PATH,
  RULE_BASE_PATH,
  RULE_ROOTED_PATH,
  RULE_MERGED_PATH,
  RULE_OWN_QUERY,
  RULE_BASE_QUERY,
  RULE_OWN_FRAGMENT,
} Rule;

/* The rules of RFC 3986 §5.2.2 with their pseudo-code, and the numbers of the same
 * rules in RFC 2396 §5.2. */
static const struct
{
  IriComponent component;
  IriResolveSource source;
  const char *early_number;
  const char *code;
  const char *title;
} rules[] = {
  [RULE_SAME_SCHEME]
  = { IRI_COMPONENT_SCHEME, IRI_RESOLVE_FROM_BASE, "3", "undefine(R.scheme)",
      N_ ("The reference's scheme is the same as the base's and is ignored") },
  [RULE_OWN_SCHEME]
  = { IRI_COMPONENT_SCHEME, IRI_RESOLVE_FROM_REFERENCE, "3", "T.scheme = R.scheme",
      N_ ("The reference has its own scheme") },
  [RULE_BASE_SCHEME]
  = { IRI_COMPONENT_SCHEME, IRI_RESOLVE_FROM_BASE, "3", "T.scheme = Base.scheme",
      N_ ("The reference has no scheme, so the base's is used") },
  [RULE_AUTHORITY_AFTER_SCHEME]
  = { IRI_COMPONENT_HOST, IRI_RESOLVE_FROM_REFERENCE, "3", "T.authority = R.authority",
      N_ ("The reference has its own scheme, so the base's authority is not "
          "used") },
  [RULE_OWN_AUTHORITY]
  = { IRI_COMPONENT_HOST, IRI_RESOLVE_FROM_REFERENCE, "4", "T.authority = R.authority",
      N_ ("The reference has its own authority") },
  [RULE_BASE_AUTHORITY]
  = { IRI_COMPONENT_HOST, IRI_RESOLVE_FROM_BASE, "4", "T.authority = Base.authority",
      N_ ("The reference has no authority, so the base's is used") },
  [RULE_WHOLE_PATH]
  = { IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_REFERENCE, "4",
      "T.path = remove_dot_segments(R.path)", N_ ("The reference's path is used") },
  [RULE_BASE_PATH]
  = { IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_BASE, "2", "T.path = Base.path",
      N_ ("The reference has no path, so the base's is used unchanged") },
  [RULE_ROOTED_PATH]
  = { IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_REFERENCE, "5",
      "T.path = remove_dot_segments(R.path)",
      N_ ("The path begins with “/”, so the base's path is dropped") },
  [RULE_MERGED_PATH]
  = { IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_BOTH, "6a",
      "T.path = merge(Base.path, R.path)",
      N_ ("The path is relative, so it is merged with the base's path") },
  [RULE_OWN_QUERY] = { IRI_COMPONENT_QUERY, IRI_RESOLVE_FROM_REFERENCE, "7",
                       "T.query = R.query", N_ ("The reference's query is used") },
  [RULE_BASE_QUERY]
  = { IRI_COMPONENT_QUERY, IRI_RESOLVE_FROM_BASE, "2", "T.query = Base.query",
      N_ ("The reference has no path and no query, so the base's query is "
          "used") },
  [RULE_OWN_FRAGMENT]
  = { IRI_COMPONENT_FRAGMENT, IRI_RESOLVE_FROM_REFERENCE, "7",
      "T.fragment = R.fragment", N_ ("The reference's fragment is used") },
};

/* Reports that @rule applies, and the component it gives the target. */
static void
report_rule (const Resolver *self, Rule rule, Component component)
{
  gboolean there = is_present (component);

  iri_resolve_report_step (
      self->listener,
      (IriResolveStep){
          .kind = IRI_RESOLVE_RULE,
          .number = self->as_rfc2396 ? rules[rule].early_number : "5.2.2",
          .title = rules[rule].title,
          .code = self->as_rfc2396 ? "" : rules[rule].code,
          .component = rules[rule].component,
          .source = rules[rule].source,
          .text = there ? component.text + component.span.begin : NULL,
          .length = iri_span_length (component.span),
      });
}

/* @component is the path for a path, or %IRI_COMPONENT_NONE for the target. */
static void
report_result (const Resolver *self,
               const char *number,
               const char *title,
               IriComponent component,
               const char *text,
               gsize length)
{
  iri_resolve_report_step (self->listener, (IriResolveStep){
                                               .kind = IRI_RESOLVE_RESULT,
                                               .number = number,
                                               .title = title,
                                               .code = "",
                                               .component = component,
                                               .source = IRI_RESOLVE_FROM_BOTH,
                                               .text = text,
                                               .length = length,
                                           });
}

static void
report_path (const Resolver *self,
             const char *number,
             const char *title,
             const GString *path)
{
  report_result (self, number, title, IRI_COMPONENT_PATH, path->str, path->len);
}

static Component
of_base (const Resolver *self, IriComponent component)
{
  return component_of (self->base, self->base_components, component);
}

static Component
of_reference (const Resolver *self, IriComponent component)
{
  return component_of (self->reference, &self->components, component);
}

/* Appends the path of the base up to its last "/", then the path of the reference. In
 * RFC 3986 §5.2.3 the result begins with "/" if the base has an authority. */
static void
merge (const Resolver *self, gboolean rooted, GString *out)
{
  IriSpan span = self->base_components->span[IRI_COMPONENT_PATH];
  const char *path = self->base + span.begin;
  const char *slash = memrchr (path, '/', iri_span_length (span));

  if (slash != NULL)
    g_string_append_len (out, path, slash + 1 - path);
  else if (rooted)
    g_string_append_c (out, '/');
  append (out, of_reference (self, IRI_COMPONENT_PATH));
}

static void
remove_dots (const Resolver *self, GString *path)
{
  g_autoptr (GString) before = g_string_new_len (path->str, (gssize) path->len);

  g_string_truncate (path, 0);
  iri_remove_dot_segments (before->str, before->len, self->listener, path);
  report_path (self, "5.2.4", N_ ("Remove dot segments"), path);
}

/* Sets the scheme and the authority. Returns whether the reference has either. */
static gboolean
resolve_front (const Resolver *self, Target *target)
{
  gboolean scheme = is_present (target->scheme);
  gboolean authority = is_present (target->authority);

  if (!scheme)
    target->scheme = of_base (self, IRI_COMPONENT_SCHEME);
  report_rule (self, scheme ? RULE_OWN_SCHEME : RULE_BASE_SCHEME, target->scheme);
  if (!scheme && !authority)
    target->authority = authority_of (self->base, self->base_components);
  report_rule (self,
               authority ? RULE_OWN_AUTHORITY
               : scheme  ? RULE_AUTHORITY_AFTER_SCHEME
                         : RULE_BASE_AUTHORITY,
               target->authority);
  return scheme || authority;
}

/* RFC 3986 §5.2.2. */
static void
resolve_rfc3986 (const Resolver *self, Target *target)
{
  Component path = of_reference (self, IRI_COMPONENT_PATH);
  gboolean whole = resolve_front (self, target);
  gboolean empty = !whole && iri_span_length (path.span) == 0;
  gboolean own_query = !empty || is_present (target->query);

  if (empty)
    {
      append (target->path, of_base (self, IRI_COMPONENT_PATH));
      report_rule (self, RULE_BASE_PATH, of_base (self, IRI_COMPONENT_PATH));
    }
  else if (whole || path.text[path.span.begin] == '/')
    {
      append (target->path, path);
      report_rule (self, whole ? RULE_WHOLE_PATH : RULE_ROOTED_PATH, path);
    }
  else
    {
      report_rule (self, RULE_MERGED_PATH, path);
      merge (self, is_present (target->authority), target->path);
      report_path (self, "5.2.3", N_ ("Merge the paths"), target->path);
    }
  if (!empty)
    remove_dots (self, target->path);
  if (!own_query)
    target->query = of_base (self, IRI_COMPONENT_QUERY);
  report_rule (self, own_query ? RULE_OWN_QUERY : RULE_BASE_QUERY, target->query);
}

/* Step 6 of RFC 2396 §5.2. It leaves the text before the first "/" unchanged. */
static void
merge_rfc2396 (const Resolver *self, Target *target)
{
  g_autoptr (GString) buffer = g_string_new (NULL);
  gsize root;

  report_rule (self, RULE_MERGED_PATH, of_reference (self, IRI_COMPONENT_PATH));
  merge (self, is_present (target->authority), buffer);
  report_path (self, "6b", N_ ("Merge the paths"), buffer);
  root = buffer->len > 0 && buffer->str[0] == '/' ? 1 : 0;
  g_string_append_len (target->path, buffer->str, (gssize) root);
  iri_remove_dot_segments_rfc2396 (buffer->str + root, buffer->len - root,
                                   self->listener, target->path);
  report_path (self, "6g", N_ ("Remove dot segments"), target->path);
}

/* Step 2: an empty path without a query means the current document. */
static void
stay (const Resolver *self, Target *target)
{
  append (target->path, of_base (self, IRI_COMPONENT_PATH));
  report_rule (self, RULE_BASE_PATH, of_base (self, IRI_COMPONENT_PATH));
  target->query = of_base (self, IRI_COMPONENT_QUERY);
}

static void
resolve_rfc2396 (const Resolver *self, Target *target)
{
  Component path = of_reference (self, IRI_COMPONENT_PATH);
  gsize length = iri_span_length (path.span);
  gboolean whole = resolve_front (self, target);
  gboolean stays = !whole && length == 0 && !is_present (target->query);

  if (stays)
    stay (self, target);
  else if (whole || (length > 0 && path.text[path.span.begin] == '/'))
    {
      append (target->path, path);
      report_rule (self, whole ? RULE_WHOLE_PATH : RULE_ROOTED_PATH, path);
    }
  else
    merge_rfc2396 (self, target);
  report_rule (self, stays ? RULE_BASE_QUERY : RULE_OWN_QUERY, target->query);
}

/* RFC 3986 §5.2.2: a non-strict parser may ignore the scheme of a reference if the base
 * has the same scheme. */
static void
ignore_scheme (Resolver *self)
{
  Component own = of_reference (self, IRI_COMPONENT_SCHEME);
  Component base = of_base (self, IRI_COMPONENT_SCHEME);
  gsize length = iri_span_length (own.span);

  if (!is_present (own) || !is_present (base) || iri_span_length (base.span) != length
      || g_ascii_strncasecmp (own.text, base.text, length) != 0)
    return;
  report_rule (self, RULE_SAME_SCHEME, own);
  self->components.span[IRI_COMPONENT_SCHEME] = IRI_SPAN_ABSENT;
  self->reference += length + 1;
  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    if (iri_span_is_present (self->components.span[component]))
      {
        self->components.span[component].begin -= length + 1;
        self->components.span[component].end -= length + 1;
      }
}

gboolean
iri_resolve (const char *base,
             const IriComponents *base_components,
             const char *reference,
             const IriComponents *components,
             const IriResolveOptions *options,
             GString *target)
{
  gboolean as_rfc2396 = options->spec->resolves_as_rfc2396;
  Resolver self = { base,        base_components, reference,
                    *components, as_rfc2396,      options->listener };
  g_autoptr (GString) path = g_string_new (NULL);
  gsize begin = target->len;
  Target to;

  if (options->non_strict)
    ignore_scheme (&self);
  to.scheme = of_reference (&self, IRI_COMPONENT_SCHEME);
  to.authority = authority_of (self.reference, &self.components);
  to.path = path;
  to.query = of_reference (&self, IRI_COMPONENT_QUERY);
  to.fragment = of_reference (&self, IRI_COMPONENT_FRAGMENT);
  if (!is_present (to.scheme)
      && !iri_span_is_present (base_components->span[IRI_COMPONENT_SCHEME]))
    return FALSE;
  if (as_rfc2396)
    resolve_rfc2396 (&self, &to);
  else
    resolve_rfc3986 (&self, &to);
  report_rule (&self, RULE_OWN_FRAGMENT, to.fragment);
  recompose (&to, target);
  report_result (&self, as_rfc2396 ? "7" : "5.3", N_ ("Recompose the components"),
                 IRI_COMPONENT_NONE, target->str + begin, target->len - begin);
  return TRUE;
}

void
iri_resolve_explain (const char *base,
                     const char *reference,
                     gsize length,
                     const char *charset,
                     const IriResolveOptions *options)
{
  g_autoptr (GString) target = g_string_new (NULL);
  IriComponents base_components, components;

  if (options->spec->resolves_while_parsing)
    {
      iri_url_explain (base, reference, length, charset, options->listener);
      return;
    }
  iri_parse (base, strlen (base), options->spec, &base_components, NULL, NULL);
  iri_parse (reference, length, options->spec, &components, NULL, NULL);
  iri_resolve (base, &base_components, reference, &components, options, target);
}
