/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-comparison-item.h"

#include "iri-copy.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ScopeComparisonItem
{
  ScopeRow parent_instance;

  guint64 in_visual_order;
  guint64 host;
  guint64 equality;
  char *name;
  char *section;
  char *texts[2];
  char *reasons[2];
  char *differences; /* numbers, four for each */
  char *whole[2];
};

G_DEFINE_TYPE (ScopeComparisonItem, scope_comparison_item, SCOPE_TYPE_ROW)

/* Which row is which. Those of the components are in between, in their order. */
enum
{
  KEY_SHOWN = 1,
  KEY_HOST,
  KEY_COMPONENTS,
  KEY_URI = KEY_COMPONENTS + IRI_N_COMPONENTS,
  KEY_RUNGS,
};

static void
scope_comparison_item_finalize (GObject *object)
{
  ScopeComparisonItem *self = SCOPE_COMPARISON_ITEM (object);

  g_free (self->whole[0]);
  g_free (self->whole[1]);
  G_OBJECT_CLASS (scope_comparison_item_parent_class)->finalize (object);
}

static void
scope_comparison_item_class_init (ScopeComparisonItemClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_NUMBER_PROPERTY (ScopeComparisonItem, "in-visual-order", in_visual_order),
    SCOPE_NUMBER_PROPERTY (ScopeComparisonItem, "host", host),
    SCOPE_NUMBER_PROPERTY (ScopeComparisonItem, "equality", equality),
    SCOPE_STRING_PROPERTY (ScopeComparisonItem, "name", name),
    SCOPE_STRING_PROPERTY (ScopeComparisonItem, "section", section),
    SCOPE_STRING_PROPERTY (ScopeComparisonItem, "first", texts[0]),
    SCOPE_STRING_PROPERTY (ScopeComparisonItem, "second", texts[1]),
    SCOPE_STRING_PROPERTY (ScopeComparisonItem, "first-reason", reasons[0]),
    SCOPE_STRING_PROPERTY (ScopeComparisonItem, "second-reason", reasons[1]),
    SCOPE_STRING_PROPERTY (ScopeComparisonItem, "differences", differences),
  };

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
  G_OBJECT_CLASS (klass)->finalize = scope_comparison_item_finalize;
}

static void
scope_comparison_item_init (ScopeComparisonItem *self)
{
}

const char *
scope_comparison_item_get_text (ScopeComparisonItem *self, gboolean second)
{
  return self->whole[second ? 1 : 0];
}

/* As a string, because the properties of a #ScopeRow are only numbers and strings. */
static char *
write_differences (const char *first, const char *second)
{
  GString *out = g_string_new (NULL);
  gsize n;
  g_autofree IriDifference *differences
      = iri_diff (first, strlen (first), second, strlen (second), &n);

  for (gsize i = 0; i < n; i++)
    g_string_append_printf (out,
                            "%" G_GSIZE_FORMAT " %" G_GSIZE_FORMAT " %" G_GSIZE_FORMAT
                            " %" G_GSIZE_FORMAT " ",
                            differences[i].left.begin, differences[i].left.end,
                            differences[i].right.begin, differences[i].right.end);
  return g_string_free (out, FALSE);
}

static gsize
read_number (const char **at)
{
  char *end;
  gsize number = (gsize) g_ascii_strtoull (*at, &end, 10);

  *at = end;
  return number;
}

GArray *
scope_comparison_item_get_differences (ScopeComparisonItem *self)
{
  GArray *differences = g_array_new (FALSE, FALSE, sizeof (IriDifference));
  const char *at = self->differences;

  /* A space follows each number. */
  while (at != NULL && *at != '\0' && at[1] != '\0')
    {
      IriDifference difference;

      difference.left.begin = read_number (&at);
      difference.left.end = read_number (&at);
      difference.right.begin = read_number (&at);
      difference.right.end = read_number (&at);
      g_array_append_val (differences, difference);
    }
  return differences;
}

typedef struct
{
  IriReport *const *reports;
  IriBidi *const *bidis;
  ScopeBidiNotation notation;
  ScopeEquality unequal; /* what values are that differ in writing */
  GPtrArray *rows;
} Builder;

/* Takes the texts, which may be NULL. */
static ScopeComparisonItem *
add_row (
    const Builder *builder, guint64 key, const char *name, char *first, char *second)
{
  ScopeComparisonItem *self = g_object_new (SCOPE_TYPE_COMPARISON_ITEM, NULL);

  SCOPE_ROW (self)->key = key;
  self->name = g_strdup (name);
  self->equality
      = g_strcmp0 (first, second) != 0 ? builder->unequal : SCOPE_EQUALITY_SAME;
  self->whole[0] = first;
  self->whole[1] = second;
  for (int i = 0; i < 2; i++)
    {
      if (self->whole[i] == NULL)
        {
          self->whole[i] = g_strdup ("");
          self->reasons[i] = g_strdup (C_ ("component", "None"));
        }
      else if (*self->whole[i] == '\0')
        self->reasons[i] = g_strdup (C_ ("component", "Empty"));
      self->texts[i] = scope_row_truncate (self->whole[i], strlen (self->whole[i]));
    }
  self->differences = write_differences (self->texts[0], self->texts[1]);
  g_ptr_array_add (builder->rows, self);
  return self;
}

static char *
write_shown (const Builder *builder, int i)
{
  return scope_bidi_notation_letters_to_capitals (builder->notation,
                                                  builder->bidis[i]->visual);
}

/* NULL if the component is absent. */
static char *
write_component (const Builder *builder, int i, IriComponent component)
{
  const IriReport *report = builder->reports[i];
  IriSpan span = report->components.span[component];
  g_autofree char *valid = NULL;

  if (!iri_span_is_present (span))
    return NULL;
  valid
      = g_utf8_make_valid (report->text + span.begin, (gssize) iri_span_length (span));
  return scope_bidi_notation_to_display (builder->notation, valid, strlen (valid));
}

static void
add_copies (const Builder *builder, guint64 key, const char *name, const char *id)
{
  const IriCopyForm *form = iri_copy_form_find (id);
  ScopeComparisonItem *row;

  row = add_row (builder, key, name, iri_copy_make (form, builder->reports[0]),
                 iri_copy_make (form, builder->reports[1]));
  for (int i = 0; i < 2; i++)
    {
      const char *reason = iri_copy_reason (form, builder->reports[i]);

      if (reason == NULL)
        continue;
      g_free (row->reasons[i]);
      row->reasons[i] = g_strdup (reason);
    }
}

static void
add_component (const Builder *builder, IriComponent component)
{
  char *first = write_component (builder, 0, component);
  char *second = write_component (builder, 1, component);
  ScopeComparisonItem *self;

  /* A path is never absent, so an empty one is left out. */
  if ((first == NULL && second == NULL)
      || (component == IRI_COMPONENT_PATH && *first == '\0' && *second == '\0'))
    {
      g_free (first);
      g_free (second);
      return;
    }
  self = add_row (builder, KEY_COMPONENTS + (guint64) component,
                  iri_component_name (component), first, second);
  self->host = component == IRI_COMPONENT_HOST;
}

static gboolean
has_host (const IriReport *report)
{
  return iri_span_is_present (report->components.span[IRI_COMPONENT_HOST]);
}

GPtrArray *
scope_comparison_item_details (IriReport *const reports[2],
                               IriBidi *const bidis[2],
                               gboolean equal,
                               ScopeBidiNotation notation)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);
  Builder builder = { reports, bidis, notation, SCOPE_EQUALITY_NONE, rows };
  ScopeComparisonItem *shown;

  shown = add_row (&builder, KEY_SHOWN, _ ("As shown"), write_shown (&builder, 0),
                   write_shown (&builder, 1));
  shown->in_visual_order = TRUE;
  builder.unequal = equal ? SCOPE_EQUALITY_EQUIVALENT : SCOPE_EQUALITY_NONE;
  if (has_host (reports[0]) || has_host (reports[1]))
    add_copies (&builder, KEY_HOST, _ ("Host for DNS"), "host");
  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    add_component (&builder, (IriComponent) component);
  add_copies (&builder, KEY_URI, _ ("URI"), "uri");
  return rows;
}

/* The difference that @rung ignores. */
static const char *
rung_name (IriRung rung)
{
  switch (rung)
    {
    case IRI_RUNG_STRING:
      return C_ ("comparison", "Unchanged");
    case IRI_RUNG_CASE:
      return C_ ("comparison", "Case");
    case IRI_RUNG_PERCENT:
      return C_ ("comparison", "Percent-encoding");
    case IRI_RUNG_PATH:
      return C_ ("comparison", "Dot segments");
    case IRI_RUNG_SCHEME:
      return C_ ("comparison", "Scheme");
    }
  g_return_val_if_reached ("");
}

GPtrArray *
scope_comparison_item_rungs (const IriComparison *comparison,
                             ScopeBidiNotation notation)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);
  const Builder builder = { .notation = notation, .rows = rows };

  for (gsize i = 0; i < comparison->n_rungs; i++)
    {
      const IriComparisonRung *rung = &comparison->rungs[i];
      ScopeComparisonItem *row;

      row = add_row (&builder, KEY_RUNGS + (guint64) rung->rung, rung_name (rung->rung),
                     scope_bidi_notation_letters_to_capitals (notation, rung->left),
                     scope_bidi_notation_letters_to_capitals (notation, rung->right));
      row->section = g_strdup_printf ("§%s", iri_rung_section (rung->rung));
    }
  return rows;
}
