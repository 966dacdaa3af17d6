/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-convention-result.h"

#include "iri-chars.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ScopeConventionResult
{
  ScopeRow parent_instance;

  guint64 same;
  char *id;
  char *title;
  char *caption;
  char *visual;
  char *components;
  char *note;
};

G_DEFINE_TYPE (ScopeConventionResult, scope_convention_result, SCOPE_TYPE_ROW)

static void
scope_convention_result_class_init (ScopeConventionResultClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_NUMBER_PROPERTY (ScopeConventionResult, "same", same),
    SCOPE_STRING_PROPERTY (ScopeConventionResult, "id", id),
    SCOPE_STRING_PROPERTY (ScopeConventionResult, "title", title),
    SCOPE_STRING_PROPERTY (ScopeConventionResult, "caption", caption),
    SCOPE_STRING_PROPERTY (ScopeConventionResult, "visual", visual),
    SCOPE_STRING_PROPERTY (ScopeConventionResult, "components", components),
    SCOPE_STRING_PROPERTY (ScopeConventionResult, "note", note),
  };

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_convention_result_init (ScopeConventionResult *self)
{
}

static gboolean
is_formatting (gunichar c)
{
  return iri_char_is_bidi_formatting (c) || iri_char_is_later_bidi_control (c);
}

/* A letter for each character; a space for those that are not in `visual`. */
static char *
components_of_chars (const IriBidi *bidi)
{
  char *components = g_malloc (bidi->n_chars + 1);
  const char *at = bidi->text;

  for (gsize i = 0; i < bidi->n_chars; i++, at = g_utf8_next_char (at))
    components[i] = is_formatting (g_utf8_get_char (at))
                        ? ' '
                        : (char) (SCOPE_CONVENTION_RESULT_COMPONENT
                                  + iri_components_at (&bidi->components,
                                                       (gsize) (at - bidi->text)));
  return components;
}

static char *
components_of (const IriBidi *bidi)
{
  char *components = components_of_chars (bidi);
  GString *shown = g_string_new (NULL);

  for (gsize i = 0; i < bidi->n_order && shown->len < SCOPE_ROW_MAX_CHARS; i++)
    if (components[bidi->order[i]] != ' ')
      g_string_append_c (shown, components[bidi->order[i]]);
  g_free (components);
  return g_string_free (shown, FALSE);
}

/* The worst first. */
static void
set_note (ScopeConventionResult *self,
          const IriBidi *bidi,
          const IriBidiPerception *perception)
{
  const struct
  {
    gboolean is_so;
    const char *note;
    gboolean same;
  } notes[] = {
    { perception->seems_other_host,
      N_ ("Read from left to right, it seems to have another "
          "host"),
      FALSE },
    { perception->twin != NULL, N_ ("Another IRI looks the same"), FALSE },
    { perception->perceived != NULL && perception->perceived_by_component != NULL,
      N_ ("Readers take it for another IRI"), FALSE },
    { perception->perceived != NULL,
      N_ ("Readers get the logical order only component by component"), FALSE },
    { perception->perceived_by_component != NULL,
      N_ ("Readers get the logical order only if they read it as a whole"), FALSE },
    { perception->moves->len > 0,
      N_ ("Components change places, but readers get the logical order"), TRUE },
    { bidi->moved, N_ ("All components are in logical order"), TRUE },
    { TRUE, N_ ("Shown in logical order"), TRUE },
  };
  gsize i = 0;

  while (!notes[i].is_so)
    i++;
  self->note = g_strdup (_ (notes[i].note));
  self->same = notes[i].same;
}

static ScopeConventionResult *
new_row (const IriReport *report, IriConvention convention)
{
  ScopeConventionResult *self = g_object_new (SCOPE_TYPE_CONVENTION_RESULT, NULL);
  const IriConventionInfo *info = iri_convention_info (convention);
  g_autoptr (IriBidi) bidi = iri_report_order (report, convention);
  g_autoptr (IriBidiPerception) perception
      = iri_bidi_perception_new (bidi, report->options.spec);

  SCOPE_ROW (self)->key = convention;
  self->id = g_strdup (info->id);
  self->title = g_strdup (_ (info->title));
  /* Translators: a section of a standard, and what it says. */
  self->caption = g_strdup_printf (_ ("%s · %s"), info->section, _ (info->summary));
  self->visual = scope_row_truncate (bidi->visual, strlen (bidi->visual));
  self->components = components_of (bidi);
  set_note (self, bidi, perception);
  return self;
}

GPtrArray *
scope_convention_result_rows (const IriReport *report)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 0; i < IRI_N_CONVENTIONS; i++)
    g_ptr_array_add (rows, new_row (report, (IriConvention) i));
  return rows;
}

char *
scope_convention_result_dup_marked_text (const IriReport *report, const char *id)
{
  IriConvention convention;
  g_autoptr (IriBidi) bidi = NULL;

  if (!iri_convention_find (id, &convention))
    return NULL;
  bidi = iri_report_order (report, convention);
  return g_steal_pointer (&bidi->display);
}
