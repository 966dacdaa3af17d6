/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-resolve-component.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ScopeResolveComponent
{
  ScopeRow parent_instance;

  guint64 component;
  char *name;
  char *text;
  char *reason;
  char *source;
};

G_DEFINE_TYPE (ScopeResolveComponent, scope_resolve_component, SCOPE_TYPE_ROW)

static void
scope_resolve_component_class_init (ScopeResolveComponentClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_NUMBER_PROPERTY (ScopeResolveComponent, "component", component),
    SCOPE_STRING_PROPERTY (ScopeResolveComponent, "name", name),
    SCOPE_STRING_PROPERTY (ScopeResolveComponent, "text", text),
    SCOPE_STRING_PROPERTY (ScopeResolveComponent, "reason", reason),
    SCOPE_STRING_PROPERTY (ScopeResolveComponent, "source", source),
  };

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_resolve_component_init (ScopeResolveComponent *self)
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

ScopeResolveComponent *
scope_resolve_component_new (IriComponent component,
                             IriResolveSource source,
                             const char *text,
                             ScopeBidiNotation notation)
{
  ScopeResolveComponent *self = g_object_new (SCOPE_TYPE_RESOLVE_COMPONENT, NULL);
  g_autofree char *shown = scope_bidi_notation_letters_to_capitals (notation, text);

  SCOPE_ROW (self)->key = (guint64) component;
  self->component = (guint64) component;
  self->name
      = g_strdup (component == IRI_COMPONENT_HOST ? _ ("Authority")
                                                  : iri_component_name (component));
  self->text = scope_row_truncate (shown, strlen (shown));
  if (*text == '\0')
    self->reason = g_strdup (C_ ("component", "Empty"));
  self->source = g_strdup (source_name (source));
  return self;
}
