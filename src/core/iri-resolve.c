/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-resolve.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Where the segment that ends at @end begins, at @begin at the earliest. */
static gsize
begin_of_segment (const GString *path, gsize begin, gsize end)
{
  while (end > begin && path->str[end - 1] != '/')
    end--;
  return end;
}

/* Takes the last segment, and the "/" before it if there is one, off what was
 * appended to @out since it had @begin bytes. */
static void
drop_last_segment (GString *out, gsize begin)
{
  gsize segment = begin_of_segment (out, begin, out->len);

  g_string_truncate (out, MAX (segment, begin + 1) - 1);
}

/* How many dots the segment at @at is made of, 1 or 2; 0 if it is another. */
static gsize
count_dots (const char *path, gsize length, gsize at)
{
  gsize n = 0;

  while (n < 3 && at + n < length && path[at + n] == '.')
    n++;
  if (n > 2 || (at + n < length && path[at + n] != '/'))
    return 0;
  return n;
}

static gsize
end_of_segment (const char *path, gsize length, gsize at)
{
  const char *slash = at < length ? memchr (path + at, '/', length - at) : NULL;

  return slash != NULL ? (gsize) (slash - path) : length;
}

void
iri_remove_dot_segments (const char *path, gsize length, GString *out)
{
  gsize begin = out->len, at = 0;

  /* Steps A and D: at the beginning they are just taken off. */
  for (gsize n; at < length && (n = count_dots (path, length, at)) > 0;)
    at = MIN (at + n + 1, length);
  while (at < length)
    {
      gsize segment = path[at] == '/' ? at + 1 : at;
      gsize end = end_of_segment (path, length, segment);
      gsize n = segment > at ? count_dots (path, length, segment) : 0;

      if (n == 2)
        drop_last_segment (out, begin);
      if (n == 0)
        g_string_append_len (out, path + at, (gssize) (end - at));
      else if (end == length)
        g_string_append_c (out, '/');
      at = end;
    }
}

/* Takes back the last segment, and the "/" after it. */
static void
take_back_segment (GString *out, gsize begin)
{
  g_string_truncate (out, begin_of_segment (out, begin, out->len - 1));
}

void
iri_fold_dot_segments (const char *path, gsize length, GString *out)
{
  gsize kept = out->len; /* where the ".." that stay end */

  for (gsize at = 0; at < length;)
    {
      gsize end = MIN (end_of_segment (path, length, at) + 1, length);
      gsize n = count_dots (path, length, at);

      if (n == 2 && out->len > kept)
        take_back_segment (out, kept);
      else if (n != 1)
        {
          g_string_append_len (out, path + at, (gssize) (end - at));
          kept = n == 2 ? out->len : kept;
        }
      at = end;
    }
}

/* A reference while it is resolved: the parts of the target, as spans of one of
 * the two texts. */
typedef struct
{
  const char *text;
  IriSpan span;
} Piece;

typedef struct
{
  Piece scheme;
  Piece authority;
  GString *path;
  Piece query;
  Piece fragment;
} Target;

static Piece
part_of (const char *text, const IriParts *parts, IriPart part)
{
  return (Piece){ text, parts->span[part] };
}

/* Everything between "//" and the path. */
static Piece
authority_of (const char *text, const IriParts *parts)
{
  IriSpan scheme = parts->span[IRI_PART_SCHEME];
  gsize begin = iri_span_is_present (scheme) ? scheme.end + 3 : 2;

  if (!iri_span_is_present (parts->span[IRI_PART_HOST]))
    return (Piece){ text, IRI_SPAN_ABSENT };
  return (Piece){ text, { begin, parts->span[IRI_PART_PATH].begin } };
}

static gboolean
is_present (Piece piece)
{
  return iri_span_is_present (piece.span);
}

static void
append (GString *out, Piece piece)
{
  g_string_append_len (out, piece.text + piece.span.begin,
                       (gssize) iri_span_length (piece.span));
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

/* What is resolved against what. */
typedef struct
{
  const char *base;
  const IriParts *base_parts;
  const char *reference;
  const IriParts *parts;
  IriSteps *steps;
} Resolver;

static void
add_step (const Resolver *self,
          const char *number,
          const char *title,
          const GString *after)
{
  iri_steps_add (self->steps, number, title, after->str, after->len);
}

/* The base's path up to its last "/" and then the reference's. RFC 3986 §5.2.3
 * has a path begin with "/" where there is an authority before it. */
static void
merge (const Resolver *self, gboolean rooted, GString *out)
{
  IriSpan span = self->base_parts->span[IRI_PART_PATH];
  const char *path = self->base + span.begin;
  const char *slash = memrchr (path, '/', iri_span_length (span));

  if (slash != NULL)
    g_string_append_len (out, path, slash + 1 - path);
  else if (rooted)
    g_string_append_c (out, '/');
  append (out, part_of (self->reference, self->parts, IRI_PART_PATH));
}

static void
remove_dots (const Resolver *self, GString *path)
{
  g_autoptr (GString) before = g_string_new_len (path->str, (gssize) path->len);

  g_string_truncate (path, 0);
  iri_remove_dot_segments (before->str, before->len, path);
  add_step (self, "5.2.4", N_ ("Remove dot segments"), path);
}

/* RFC 3986 §5.2.2 where the reference has neither a scheme nor an authority. */
static void
resolve_path (const Resolver *self, Target *target)
{
  Piece path = part_of (self->reference, self->parts, IRI_PART_PATH);

  target->authority = authority_of (self->base, self->base_parts);
  if (iri_span_length (path.span) == 0)
    {
      append (target->path,
              part_of (self->base, self->base_parts, IRI_PART_PATH));
      if (!is_present (target->query))
        target->query = part_of (self->base, self->base_parts, IRI_PART_QUERY);
      return;
    }
  if (path.text[path.span.begin] == '/')
    append (target->path, path);
  else
    {
      merge (self, is_present (target->authority), target->path);
      add_step (self, "5.2.3", N_ ("Merge the paths"), target->path);
    }
  remove_dots (self, target->path);
}

static void
resolve_rfc3986 (const Resolver *self, Target *target)
{
  gboolean whole
      = is_present (target->scheme) || is_present (target->authority);

  if (!is_present (target->scheme))
    target->scheme = part_of (self->base, self->base_parts, IRI_PART_SCHEME);
  if (!whole)
    {
      resolve_path (self, target);
      return;
    }
  append (target->path, part_of (self->reference, self->parts, IRI_PART_PATH));
  remove_dots (self, target->path);
}

/* Step 6 of RFC 2396 §5.2: what is before the first "/" is not touched. */
static void
merge_rfc2396 (const Resolver *self, Target *target)
{
  g_autoptr (GString) buffer = g_string_new (NULL);
  gsize root;

  merge (self, is_present (target->authority), buffer);
  add_step (self, "6b", N_ ("Merge the paths"), buffer);
  root = buffer->len > 0 && buffer->str[0] == '/' ? 1 : 0;
  g_string_append_len (target->path, buffer->str, (gssize) root);
  iri_fold_dot_segments (buffer->str + root, buffer->len - root, target->path);
  add_step (self, "6g", N_ ("Remove dot segments"), target->path);
}

/* Step 2: neither a path nor a query is the current document. */
static void
stay (const Resolver *self, Target *target)
{
  append (target->path, part_of (self->base, self->base_parts, IRI_PART_PATH));
  target->query = part_of (self->base, self->base_parts, IRI_PART_QUERY);
}

static void
resolve_rfc2396 (const Resolver *self, Target *target)
{
  Piece path = part_of (self->reference, self->parts, IRI_PART_PATH);
  gsize length = iri_span_length (path.span);
  gboolean whole
      = is_present (target->scheme) || is_present (target->authority);

  if (!is_present (target->scheme))
    target->scheme = part_of (self->base, self->base_parts, IRI_PART_SCHEME);
  if (!whole)
    target->authority = authority_of (self->base, self->base_parts);
  if (whole || (length > 0 && path.text[path.span.begin] == '/'))
    append (target->path, path);
  else if (length == 0 && !is_present (target->query))
    stay (self, target);
  else
    merge_rfc2396 (self, target);
}

gboolean
iri_resolve (const char *base,
             const IriParts *base_parts,
             const char *reference,
             const IriParts *parts,
             const IriSpec *spec,
             IriSteps *steps,
             GString *target)
{
  Resolver self = { base, base_parts, reference, parts, steps };
  g_autoptr (GString) path = g_string_new (NULL);
  Target to = {
    .scheme = part_of (reference, parts, IRI_PART_SCHEME),
    .authority = authority_of (reference, parts),
    .path = path,
    .query = part_of (reference, parts, IRI_PART_QUERY),
    .fragment = part_of (reference, parts, IRI_PART_FRAGMENT),
  };
  gsize begin = target->len;

  if (!is_present (to.scheme)
      && !iri_span_is_present (base_parts->span[IRI_PART_SCHEME]))
    return FALSE;
  if (spec->resolve_rfc2396)
    resolve_rfc2396 (&self, &to);
  else
    resolve_rfc3986 (&self, &to);
  recompose (&to, target);
  iri_steps_add (steps, spec->resolve_rfc2396 ? "7" : "5.3",
                 N_ ("Put the parts together"), target->str + begin,
                 target->len - begin);
  return TRUE;
}
