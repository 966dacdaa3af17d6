/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-resolution.h"

#include "iri-resolve.h"
#include "scope-resolve-component.h"
#include "scope-resolve-step.h"

#include <glib/gi18n.h>
#include <string.h>

typedef enum
{
  LEADS_WHOLE,
  LEADS_FROM_SCHEME,
  LEADS_FROM_ROOT,
  LEADS_FROM_FOLDER,
  LEADS_TO_QUERY,
  LEADS_TO_FRAGMENT,
  LEADS_TO_BASE,
  LEADS_ASTRAY,
  LACKS_BASE,
  HAS_NO_BASE,
  IS_REJECTED,
} Way;

static const struct
{
  IriVerdictLevel level;
  const char *title;
  const char *body;
} words[] = {
  [LEADS_WHOLE] = { IRI_VERDICT_LEVEL_NOTE, N_ ("The reference is absolute"),
                    N_ ("The reference has a scheme, so it takes nothing from "
                        "the base.") },
  [LEADS_FROM_SCHEME]
  /* Translators: “It” is the reference. */
  = { IRI_VERDICT_LEVEL_GOOD, N_ ("It takes only the scheme of the base"),
      N_ ("The reference begins with “//” and has an authority of its own.") },
  [LEADS_FROM_ROOT]
  /* Translators: “It” is the reference. */
  = { IRI_VERDICT_LEVEL_GOOD, N_ ("It begins at the root of the base"),
      N_ ("The path of the reference begins with “/”.") },
  [LEADS_FROM_FOLDER]
  /* Translators: “It” is the reference. */
  = { IRI_VERDICT_LEVEL_GOOD, N_ ("It continues from the folder of the base"),
      /* Translators: “That” is the folder of the base. */
      N_ ("That is the base's path up to its last “/”.") },
  [LEADS_TO_QUERY]
  /* Translators: “It” is the reference. */
  = { IRI_VERDICT_LEVEL_GOOD, N_ ("It keeps the path of the base, with another query"),
      N_ ("The reference begins with “?”.") },
  [LEADS_TO_FRAGMENT]
  /* Translators: “It” is the reference. */
  = { IRI_VERDICT_LEVEL_GOOD, N_ ("It leads to a place in the base"),
      N_ ("The reference begins with “#”.") },
  [LEADS_TO_BASE]
  /* Translators: “It” is the reference. */
  = { IRI_VERDICT_LEVEL_GOOD, N_ ("It leads to the base itself"),
      N_ ("The reference is empty, and the fragment of the base is not part of "
          "the target.") },
  [LEADS_ASTRAY]
  /* Translators: “It” is the reference. */
  = { IRI_VERDICT_LEVEL_WARNING, N_ ("Its path turns into a host"),
      N_ ("The path of the target begins with “//”, so parsers take its next "
          "segment for a host.") },
  /* Translators: “It” is the reference. */
  [LACKS_BASE] = { IRI_VERDICT_LEVEL_ERROR, N_ ("It needs a base"),
                   N_ ("The reference has no scheme.") },
  [HAS_NO_BASE] = { IRI_VERDICT_LEVEL_ERROR, N_ ("The base is not absolute"),
                    N_ ("A base begins with a scheme, and this one has none.") },
  /* Translators: “it” is the reference. */
  [IS_REJECTED] = { IRI_VERDICT_LEVEL_ERROR, N_ ("Browsers reject it"),
                    N_ ("The parser of the URL Standard fails.") },
};

typedef struct
{
  ScopeResolution *self;
  ScopeBidiNotation notation;
  char *text[IRI_N_COMPONENTS]; /* NULL if absent */
  IriResolveSource source[IRI_N_COMPONENTS];
  gboolean seen[IRI_N_COMPONENTS];
  guint n_rounds;
  gboolean excess;
} Collector;

static void
add_step (Collector *collector, const IriResolveStep *step)
{
  GPtrArray *steps = collector->self->steps;

  g_ptr_array_add (steps,
                   scope_resolve_step_new (step, steps->len, collector->notation));
}

/* The last step of a component has its final value. */
static void
keep_component (Collector *collector, const IriResolveStep *step)
{
  char **text = &collector->text[step->component];

  g_free (*text);
  *text = step->text != NULL ? g_utf8_make_valid (step->text, (gssize) step->length)
                             : NULL;
  collector->seen[step->component] = TRUE;
}

static void
on_step (const IriResolveStep *step, gpointer data)
{
  Collector *collector = data;

  collector->excess |= step->excess;
  switch (step->kind)
    {
    case IRI_RESOLVE_RULE:
      keep_component (collector, step);
      collector->source[step->component] = step->source;
      break;
    case IRI_RESOLVE_SEGMENT:
      if (++collector->n_rounds > SCOPE_RESOLUTION_MAX_SEGMENT_STEPS)
        {
          collector->self->n_more++;
          return;
        }
      break;
    case IRI_RESOLVE_RESULT:
      if (step->component != IRI_COMPONENT_NONE)
        keep_component (collector, step);
      else
        collector->self->target = g_utf8_make_valid (step->text, (gssize) step->length);
      break;
    }
  add_step (collector, step);
}

static gboolean
is_from (const Collector *collector, IriComponent component, IriResolveSource source)
{
  return collector->seen[component] && collector->source[component] == source;
}

static gboolean
is_own (const Collector *collector, IriComponent component)
{
  return is_from (collector, component, IRI_RESOLVE_FROM_REFERENCE)
         && collector->text[component] != NULL;
}

static Way
way_to_target (const Collector *collector)
{
  gboolean base_host = is_from (collector, IRI_COMPONENT_HOST, IRI_RESOLVE_FROM_BASE);

  if (is_own (collector, IRI_COMPONENT_SCHEME) && !base_host)
    return LEADS_WHOLE;
  if (is_own (collector, IRI_COMPONENT_HOST))
    return LEADS_FROM_SCHEME;
  if (is_own (collector, IRI_COMPONENT_PATH))
    return LEADS_FROM_ROOT;
  if (!is_from (collector, IRI_COMPONENT_PATH, IRI_RESOLVE_FROM_BASE))
    return LEADS_FROM_FOLDER;
  if (is_own (collector, IRI_COMPONENT_QUERY))
    return LEADS_TO_QUERY;
  return is_own (collector, IRI_COMPONENT_FRAGMENT) ? LEADS_TO_FRAGMENT : LEADS_TO_BASE;
}

static gboolean
has_finding (const IriReport *report, IriFindingCode code)
{
  for (gsize i = 0; i < report->n_findings; i++)
    if (report->findings[i].code == code)
      return TRUE;
  return FALSE;
}

static Way
find_way (const Collector *collector, const IriReport *report)
{
  gboolean whole = iri_span_is_present (report->components.span[IRI_COMPONENT_SCHEME]);
  const char *base = report->options.base;

  if (collector->self->target != NULL)
    return has_finding (report, IRI_FINDING_PATH_AS_HOST) ? LEADS_ASTRAY
                                                          : way_to_target (collector);
  if (!whole && (base == NULL || *base == '\0'))
    return LACKS_BASE;
  return has_finding (report, IRI_FINDING_BASE_RELATIVE) ? HAS_NO_BASE : IS_REJECTED;
}

/* Too many dot segments are not an error, but are seldom intended. */
static const char *
excess_words (const IriSpec *spec)
{
  if (spec->keeps_excess_dots)
    /* Translators: “It” is the reference. */
    return _ ("It goes up beyond the root. The remaining “..” segments stay.");
  /* Translators: “It” is the reference. */
  return _ ("It goes up beyond the root. The remaining “..” segments are dropped.");
}

static ScopeVerdict *
make_verdict (const Collector *collector, const IriReport *report)
{
  Way way = find_way (collector, report);
  const IriSpec *spec = report->options.spec;
  gboolean excess = collector->excess && words[way].level < IRI_VERDICT_LEVEL_WARNING;

  return scope_verdict_new_from_text (
      excess ? IRI_VERDICT_LEVEL_NOTE : words[way].level, _ (words[way].title),
      excess ? excess_words (spec) : _ (words[way].body));
}

static void
add_components (Collector *collector)
{
  static const IriComponent order[]
      = { IRI_COMPONENT_SCHEME, IRI_COMPONENT_HOST, IRI_COMPONENT_PATH,
          IRI_COMPONENT_QUERY, IRI_COMPONENT_FRAGMENT };

  for (gsize i = 0; i < G_N_ELEMENTS (order); i++)
    {
      IriComponent component = order[i];

      if (collector->text[component] != NULL)
        g_ptr_array_add (collector->self->components,
                         scope_resolve_component_new (
                             component, collector->source[component],
                             collector->text[component], collector->notation));
      g_free (collector->text[component]);
    }
}

static IriReport *
analyse_against (const IriReport *reference, const IriReport *base, gboolean non_strict)
{
  IriOptions options = reference->options;
  gboolean none = base->length == 0;

  options.base = none && options.spec->resolves_while_parsing ? NULL : base->display;
  options.non_strict = non_strict;
  options.scripts = NULL;
  options.want = IRI_WANT_IRI | IRI_WANT_TARGET;
  return iri_report_new (reference->text, (gssize) reference->length, &options);
}

/* Analyses the target as an IRI of its own. */
static void
set_target_verdict (ScopeResolution *self,
                    const IriReport *reference,
                    ScopeBidiNotation notation)
{
  IriOptions options = reference->options;
  g_autoptr (IriReport) report = NULL;

  options.preparation.notation = IRI_NOTATION_PLAIN;
  report = iri_report_new (self->target, -1, &options);
  self->target_verdict = scope_verdict_new (report, notation);
  self->shown = scope_bidi_notation_letters_to_capitals (notation, self->target);
}

ScopeResolution *
scope_resolution_new (IriReport *reference,
                      IriReport *base,
                      gboolean non_strict,
                      ScopeBidiNotation notation)
{
  ScopeResolution *self = g_new0 (ScopeResolution, 1);
  g_autoptr (IriReport) report = analyse_against (reference, base, non_strict);
  Collector collector = { .self = self, .notation = notation };
  IriResolveListener listener = { on_step, &collector };
  IriResolveOptions options = { .spec = report->options.spec,
                                .non_strict = non_strict,
                                .listener = &listener };

  self->components = g_ptr_array_new_with_free_func (g_object_unref);
  self->steps = g_ptr_array_new_with_free_func (g_object_unref);
  iri_resolve_explain (base->length > 0 ? base->display : "", report->reference,
                       report->reference_length, report->options.charset, &options);
  self->verdict = make_verdict (&collector, report);
  add_components (&collector);
  if (self->target != NULL)
    set_target_verdict (self, reference, notation);
  return self;
}

void
scope_resolution_free (gpointer data)
{
  ScopeResolution *self = data;

  if (self == NULL)
    return;
  g_free (self->target);
  g_free (self->shown);
  g_object_unref (self->verdict);
  g_clear_object (&self->target_verdict);
  g_ptr_array_unref (self->components);
  g_ptr_array_unref (self->steps);
  g_free (self);
}

const char *
scope_resolution_get_text (const ScopeResolution *self, guint64 key)
{
  if (key >= self->steps->len)
    return NULL;
  return scope_resolve_step_get_text (g_ptr_array_index (self->steps, (guint) key));
}

char *
scope_resolution_write_steps (const ScopeResolution *self)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < self->steps->len; i++)
    scope_resolve_step_append (g_ptr_array_index (self->steps, i), out);
  return g_string_free (out, FALSE);
}

const char *
scope_resolution_section (const IriSpec *spec)
{
  return spec->resolve_section;
}
