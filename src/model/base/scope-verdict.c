/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-verdict.h"

#include "scope-property.h"

struct _ScopeVerdict
{
  GObject parent_instance;

  IriVerdictLevel level;
  char *title;
  char *body;
  char *editions;
  char *host;
};

G_DEFINE_TYPE (ScopeVerdict, scope_verdict, G_TYPE_OBJECT)

static void
scope_verdict_finalize (GObject *object)
{
  ScopeVerdict *self = SCOPE_VERDICT (object);

  g_free (self->title);
  g_free (self->body);
  g_free (self->editions);
  g_free (self->host);
  G_OBJECT_CLASS (scope_verdict_parent_class)->finalize (object);
}

static const ScopeProperty properties[] = {
  { "level", SCOPE_PROPERTY_UINT, SCOPE_MEMBER (ScopeVerdict, level),
    .read_only = TRUE },
  { "title", SCOPE_PROPERTY_STRING, SCOPE_MEMBER (ScopeVerdict, title),
    .read_only = TRUE },
  { "body", SCOPE_PROPERTY_STRING, SCOPE_MEMBER (ScopeVerdict, body),
    .read_only = TRUE },
  { "editions", SCOPE_PROPERTY_STRING, SCOPE_MEMBER (ScopeVerdict, editions),
    .read_only = TRUE },
};

static void
scope_verdict_class_init (ScopeVerdictClass *klass)
{

  G_OBJECT_CLASS (klass)->finalize = scope_verdict_finalize;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_verdict_init (ScopeVerdict *self)
{
}

ScopeVerdict *
scope_verdict_new (const IriReport *report, ScopeBidiNotation notation)
{
  ScopeVerdict *self = g_object_new (SCOPE_TYPE_VERDICT, NULL);
  g_autoptr (IriVerdict) verdict = iri_verdict_new (report);

  self->level = verdict->level;
  self->title = scope_bidi_notation_quotations_to_capitals (notation, verdict->title);
  self->body = scope_bidi_notation_quotations_to_capitals (notation, verdict->body);
  if (verdict->level != IRI_VERDICT_LEVEL_NONE)
    self->editions = iri_verdict_editions (report);
  self->host = g_strdup (verdict->host);
  return self;
}

ScopeVerdict *
scope_verdict_new_from_text (IriVerdictLevel level, const char *title, const char *body)
{
  ScopeVerdict *self = g_object_new (SCOPE_TYPE_VERDICT, NULL);

  self->level = level;
  self->title = g_strdup (title);
  self->body = g_strdup (body);
  return self;
}

IriVerdictLevel
scope_verdict_get_level (ScopeVerdict *self)
{
  return self->level;
}

const char *
scope_verdict_get_host (ScopeVerdict *self)
{
  return self->host;
}
