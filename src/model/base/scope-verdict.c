/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-verdict.h"

struct _ScopeVerdict
{
  GObject parent_instance;

  IriTone tone;
  char *title;
  char *body;
  char *host;
};

G_DEFINE_TYPE (ScopeVerdict, scope_verdict, G_TYPE_OBJECT)

enum
{
  PROP_TONE = 1,
  PROP_TITLE,
  PROP_BODY,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
scope_verdict_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ScopeVerdict *self = SCOPE_VERDICT (object);

  switch (id)
    {
    case PROP_TONE:
      g_value_set_uint (value, self->tone);
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_BODY:
      g_value_set_string (value, self->body);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
scope_verdict_finalize (GObject *object)
{
  ScopeVerdict *self = SCOPE_VERDICT (object);

  g_free (self->title);
  g_free (self->body);
  g_free (self->host);
  G_OBJECT_CLASS (scope_verdict_parent_class)->finalize (object);
}

static void
scope_verdict_class_init (ScopeVerdictClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_verdict_get_property;
  object_class->finalize = scope_verdict_finalize;
  props[PROP_TONE]
      = g_param_spec_uint ("tone", NULL, NULL, 0, IRI_TONE_ERROR, 0, flags);
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  props[PROP_BODY] = g_param_spec_string ("body", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_verdict_init (ScopeVerdict *self)
{
}

ScopeVerdict *
scope_verdict_new (const IriReport *report, ScopeNotation notation)
{
  ScopeVerdict *self = g_object_new (SCOPE_TYPE_VERDICT, NULL);
  g_autoptr (IriVerdict) verdict = iri_verdict_new (report);

  self->tone = verdict->tone;
  self->title = scope_notation_write (notation, verdict->title);
  self->body = scope_notation_write (notation, verdict->body);
  self->host = g_strdup (verdict->host);
  return self;
}

ScopeVerdict *
scope_verdict_new_from_text (IriTone tone, const char *title, const char *body)
{
  ScopeVerdict *self = g_object_new (SCOPE_TYPE_VERDICT, NULL);

  self->tone = tone;
  self->title = g_strdup (title);
  self->body = g_strdup (body);
  return self;
}

IriTone
scope_verdict_get_tone (ScopeVerdict *self)
{
  return self->tone;
}

const char *
scope_verdict_get_host (ScopeVerdict *self)
{
  return self->host;
}
