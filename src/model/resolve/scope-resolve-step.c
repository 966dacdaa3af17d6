/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-resolve-step.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ScopeResolveStep
{
  ScopeRow parent_instance;

  guint64 round;
  guint64 component;
  char *number;
  char *title;
  char *text;
  char *reason;
  char *rest;
  char *whole;
};

G_DEFINE_TYPE (ScopeResolveStep, scope_resolve_step, SCOPE_TYPE_ROW)

static void
scope_resolve_step_finalize (GObject *object)
{
  g_free (SCOPE_RESOLVE_STEP (object)->whole);
  G_OBJECT_CLASS (scope_resolve_step_parent_class)->finalize (object);
}

static void
scope_resolve_step_class_init (ScopeResolveStepClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_NUMBER_PROPERTY (ScopeResolveStep, "round", round),
    SCOPE_NUMBER_PROPERTY (ScopeResolveStep, "component", component),
    SCOPE_STRING_PROPERTY (ScopeResolveStep, "number", number),
    SCOPE_STRING_PROPERTY (ScopeResolveStep, "title", title),
    SCOPE_STRING_PROPERTY (ScopeResolveStep, "text", text),
    SCOPE_STRING_PROPERTY (ScopeResolveStep, "reason", reason),
    SCOPE_STRING_PROPERTY (ScopeResolveStep, "rest", rest),
  };

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
  G_OBJECT_CLASS (klass)->finalize = scope_resolve_step_finalize;
}

static void
scope_resolve_step_init (ScopeResolveStep *self)
{
}

/* @length bytes of @text as valid UTF-8 in the selected notation. The text of a round
 * is cut to what is shown. */
static char *
write_text (const IriResolveStep *step,
            const char *text,
            gsize length,
            ScopeBidiNotation notation)
{
  gsize most = step->kind == IRI_RESOLVE_SEGMENT ? SCOPE_ROW_MAX_CHARS : length;
  g_autofree char *valid = g_utf8_make_valid (text, (gssize) MIN (length, most));

  return scope_bidi_notation_letters_to_capitals (notation, valid);
}

static char *
write_number (const IriResolveStep *step)
{
  if (*step->code == '\0')
    return g_strdup_printf ("§%s", step->number);
  return g_strdup_printf ("§%s · %s", step->number, step->code);
}

ScopeResolveStep *
scope_resolve_step_new (const IriResolveStep *step,
                        guint64 key,
                        ScopeBidiNotation notation)
{
  ScopeResolveStep *self = g_object_new (SCOPE_TYPE_RESOLVE_STEP, NULL);
  const char *text = step->text != NULL ? step->text : "";

  SCOPE_ROW (self)->key = key;
  self->round = step->kind == IRI_RESOLVE_SEGMENT ? 1 : 0;
  self->component = (guint64) step->component;
  self->number = write_number (step);
  self->title = g_strdup (_ (step->title));
  self->whole = write_text (step, text, step->length, notation);
  self->text = scope_row_truncate (self->whole, strlen (self->whole));
  if (step->text == NULL)
    self->reason = g_strdup (C_ ("text", "None"));
  else if (step->length == 0)
    self->reason = g_strdup (C_ ("text", "Empty"));
  if (step->rest != NULL)
    self->rest = write_text (step, step->rest, step->rest_length, notation);
  return self;
}

const char *
scope_resolve_step_get_text (ScopeResolveStep *self)
{
  return self->whole;
}

void
scope_resolve_step_append (ScopeResolveStep *self, GString *out)
{
  g_string_append_printf (out, "%s\t%s\t%s", self->number, self->title,
                          *self->whole != '\0' ? self->whole : self->reason);
  if (self->rest != NULL)
    g_string_append_printf (out, "\t%s", self->rest);
  g_string_append_c (out, '\n');
}
