/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-resolve-part.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ScopeResolvePart
{
  ScopeRow parent_instance;

  guint64 part;
  char *name;
  char *text;
  char *reason;
  char *source;
};

G_DEFINE_TYPE (ScopeResolvePart, scope_resolve_part, SCOPE_TYPE_ROW)

static void
scope_resolve_part_class_init (ScopeResolvePartClass *klass)
{
  static const ScopeRowField fields[] = {
    { "part", SCOPE_ROW_NUMBER, G_STRUCT_OFFSET (ScopeResolvePart, part) },
    { "name", SCOPE_ROW_STRING, G_STRUCT_OFFSET (ScopeResolvePart, name) },
    { "text", SCOPE_ROW_STRING, G_STRUCT_OFFSET (ScopeResolvePart, text) },
    { "reason", SCOPE_ROW_STRING, G_STRUCT_OFFSET (ScopeResolvePart, reason) },
    { "source", SCOPE_ROW_STRING, G_STRUCT_OFFSET (ScopeResolvePart, source) },
  };

  scope_row_class_install (SCOPE_ROW_CLASS (klass), fields,
                           G_N_ELEMENTS (fields));
}

static void
scope_resolve_part_init (ScopeResolvePart *self)
{
}

static const char *
source_name (IriResolveSource source)
{
  switch (source)
    {
    case IRI_RESOLVE_FROM_REFERENCE:
      return _ ("From the reference");
    case IRI_RESOLVE_FROM_BASE:
      return _ ("From the base");
    case IRI_RESOLVE_FROM_BOTH:
      return _ ("From both");
    }
  g_return_val_if_reached ("");
}

ScopeResolvePart *
scope_resolve_part_new (IriPart part,
                        IriResolveSource source,
                        const char *text,
                        ScopeNotation notation)
{
  ScopeResolvePart *self = g_object_new (SCOPE_TYPE_RESOLVE_PART, NULL);
  g_autofree char *shown = scope_notation_write (notation, text);

  SCOPE_ROW (self)->key = (guint64) part;
  self->part = (guint64) part;
  self->name = g_strdup (part == IRI_PART_HOST ? _ ("Authority")
                                               : iri_part_name (part));
  self->text = scope_row_cut (shown, strlen (shown));
  if (*text == '\0')
    self->reason = g_strdup (_ ("Empty"));
  self->source = g_strdup (source_name (source));
  return self;
}
