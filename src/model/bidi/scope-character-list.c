/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-character-list.h"

#include "scope-character.h"
#include "scope-offsets.h"

#include <string.h>

struct _ScopeCharacterList
{
  GObject parent_instance;

  IriReport *report;
  IriBidi *own; /* NULL if the report's is used */
  const IriBidi *bidi;
  guint32 *visual_positions;
  GArray *hidden; /* guint32: characters that are not shown, in logical order */
  GArray *units;  /* IriBidiUnit */
  ScopeOffsets *offsets;
  ScopeOffsets *shown; /* of the displayed text, if that differs */
  ScopeCharacterSort sort;
};

static void scope_character_list_list_init (GListModelInterface *iface);

G_DEFINE_TYPE_WITH_CODE (ScopeCharacterList,
                         scope_character_list,
                         G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                scope_character_list_list_init))

const IriBidi *
scope_character_list_get_bidi (ScopeCharacterList *self)
{
  return self->bidi;
}

gunichar
scope_character_list_get_char (ScopeCharacterList *self, gsize index)
{
  return g_utf8_get_char (self->bidi->text + scope_offsets_byte (self->offsets, index));
}

/* The unit that holds the byte at @offset, or NULL. */
static const IriBidiUnit *
unit_at (ScopeCharacterList *self, gsize offset)
{
  guint low = 0, high = self->units->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      const IriBidiUnit *unit = &g_array_index (self->units, IriBidiUnit, middle);

      if (offset < unit->span.begin)
        high = middle;
      else if (offset >= unit->span.end)
        low = middle + 1;
      else
        return unit;
    }
  return NULL;
}

static const IriBidiUnit *
unit_of (ScopeCharacterList *self, gsize index)
{
  return unit_at (self, scope_offsets_byte (self->offsets, index));
}

gsize
scope_character_list_get_unseen_before (ScopeCharacterList *self, gsize n_seen)
{
  gsize low = 0, high = self->hidden->len;

  while (low < high)
    {
      gsize middle = low + (high - low) / 2;

      if (g_array_index (self->hidden, guint32, middle) - middle <= n_seen)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

IriComponent
scope_character_list_get_component (ScopeCharacterList *self, gsize index)
{
  const IriBidiUnit *unit = unit_of (self, index);

  return unit != NULL ? unit->component : IRI_COMPONENT_NONE;
}

static gboolean
is_backward (ScopeCharacterList *self)
{
  return self->sort == SCOPE_CHARACTER_SORT_LOGICAL_REVERSED
         || self->sort == SCOPE_CHARACTER_SORT_VISUAL_REVERSED;
}

static gboolean
is_visual (ScopeCharacterList *self)
{
  return self->sort == SCOPE_CHARACTER_SORT_VISUAL
         || self->sort == SCOPE_CHARACTER_SORT_VISUAL_REVERSED;
}

/* The character of a row. */
static gsize
index_at (ScopeCharacterList *self, guint position)
{
  gsize at = is_backward (self) ? self->bidi->n_chars - 1 - position : position;

  if (!is_visual (self))
    return at;
  if (at < self->bidi->n_order)
    return self->bidi->order[at];
  return g_array_index (self->hidden, guint32, at - self->bidi->n_order);
}

static int
compare_indices (gconstpointer a, gconstpointer b)
{
  guint32 left = *(const guint32 *) a, right = *(const guint32 *) b;

  return left < right ? -1 : left > right;
}

/* The index of the character among those sorted by visual position. */
static gsize
visual_rank (ScopeCharacterList *self, gsize index)
{
  guint32 wanted = (guint32) index;
  guint at = 0;

  if (self->visual_positions[index] != IRI_BIDI_NO_POSITION)
    return self->visual_positions[index];
  g_array_binary_search (self->hidden, &wanted, compare_indices, &at);
  return self->bidi->n_order + at;
}

/* The row of a character. */
static guint
position_of (ScopeCharacterList *self, gsize index)
{
  gsize at = is_visual (self) ? visual_rank (self, index) : index;

  return (guint) (is_backward (self) ? self->bidi->n_chars - 1 - at : at);
}

static GType
scope_character_list_get_item_type (GListModel *list)
{
  return SCOPE_TYPE_CHARACTER;
}

static guint
scope_character_list_get_n_items (GListModel *list)
{
  return (guint) SCOPE_CHARACTER_LIST (list)->bidi->n_chars;
}

static gpointer
scope_character_list_get_item (GListModel *list, guint position)
{
  ScopeCharacterList *self = SCOPE_CHARACTER_LIST (list);
  gsize index;

  if (position >= self->bidi->n_chars)
    return NULL;
  index = index_at (self, position);
  return scope_character_new (&(ScopeCharacterSetup){
      .bidi = self->bidi,
      .index = index,
      .c = scope_character_list_get_char (self, index),
      .visual_position = self->visual_positions[index],
      .unit = unit_of (self, index),
  });
}

static void
scope_character_list_list_init (GListModelInterface *iface)
{
  iface->get_item_type = scope_character_list_get_item_type;
  iface->get_n_items = scope_character_list_get_n_items;
  iface->get_item = scope_character_list_get_item;
}

void
scope_character_list_set_sort (ScopeCharacterList *self, ScopeCharacterSort sort)
{
  guint n_items = (guint) self->bidi->n_chars;

  g_return_if_fail (SCOPE_IS_CHARACTER_LIST (self));
  if (self->sort == sort)
    return;
  self->sort = sort;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_items, n_items);
}

guint
scope_character_list_find (ScopeCharacterList *self, guint cursor)
{
  gsize index = cursor;

  if (self->shown != NULL)
    {
      gsize at;

      if (cursor >= scope_offsets_n_chars (self->shown))
        return G_MAXUINT;
      at = iri_span_map_to_output (self->bidi->map,
                                   scope_offsets_byte (self->shown, cursor));
      if (at == G_MAXSIZE)
        return G_MAXUINT;
      index = scope_offsets_index (self->offsets, at);
    }
  if (index >= self->bidi->n_chars)
    return G_MAXUINT;
  return position_of (self, index);
}

guint
scope_character_list_get_cursor (ScopeCharacterList *self, guint position)
{
  gsize index = index_at (self, position);
  IriSpan span;

  if (self->shown == NULL)
    return (guint) index;
  span.begin = scope_offsets_byte (self->offsets, index);
  span.end = scope_offsets_byte (self->offsets, index + 1);
  span = iri_span_map_to_input (self->bidi->map, span);
  return (guint) scope_offsets_index (self->shown, span.begin);
}

static void
scope_character_list_finalize (GObject *object)
{
  ScopeCharacterList *self = SCOPE_CHARACTER_LIST (object);

  scope_offsets_free (self->offsets);
  scope_offsets_free (self->shown);
  g_array_unref (self->units);
  g_array_unref (self->hidden);
  g_free (self->visual_positions);
  iri_bidi_free (self->own);
  iri_report_unref (self->report);
  G_OBJECT_CLASS (scope_character_list_parent_class)->finalize (object);
}

static void
scope_character_list_class_init (ScopeCharacterListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scope_character_list_finalize;
}

static void
scope_character_list_init (ScopeCharacterList *self)
{
}

ScopeCharacterList *
scope_character_list_new (IriReport *report, IriConvention convention)
{
  ScopeCharacterList *self = g_object_new (SCOPE_TYPE_CHARACTER_LIST, NULL);

  self->report = iri_report_ref (report);
  self->bidi = report->bidi;
  if (self->bidi == NULL || self->bidi->convention != convention)
    self->bidi = self->own = iri_report_order (report, convention);
  self->visual_positions = iri_bidi_visual_positions (self->bidi);
  self->hidden = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint32 i = 0; i < self->bidi->n_chars; i++)
    if (self->visual_positions[i] == IRI_BIDI_NO_POSITION)
      g_array_append_val (self->hidden, i);
  self->units
      = iri_bidi_units (self->bidi->text, self->bidi->length, &self->bidi->components);
  self->offsets = scope_offsets_new (self->bidi->text, self->bidi->length);
  if (self->bidi->map != NULL)
    self->shown = scope_offsets_new (report->display, strlen (report->display));
  return self;
}
