/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-characters.h"

#include "scope-character.h"
#include "scope-offsets.h"

#include <string.h>

struct _ScopeCharacters
{
  GObject parent_instance;

  IriReport *report;
  IriBidi *own; /* NULL where it is the report's */
  const IriBidi *bidi;
  guint32 *places;
  GArray *hidden; /* guint32: what has no place, in stored order */
  GArray *units;  /* IriUnit */
  ScopeOffsets *offsets;
  ScopeOffsets *shown; /* of what the report displays, where that differs */
  ScopeSort sort;
};

static void scope_characters_list_init (GListModelInterface *iface);

G_DEFINE_TYPE_WITH_CODE (ScopeCharacters,
                         scope_characters,
                         G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                scope_characters_list_init))

const IriBidi *
scope_characters_get_bidi (ScopeCharacters *self)
{
  return self->bidi;
}

gunichar
scope_characters_get_char (ScopeCharacters *self, gsize index)
{
  return g_utf8_get_char (self->bidi->text
                          + scope_offsets_byte (self->offsets, index));
}

/* The unit that holds the byte at @offset, or NULL. */
static const IriUnit *
unit_at (ScopeCharacters *self, gsize offset)
{
  guint low = 0, high = self->units->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      const IriUnit *unit = &g_array_index (self->units, IriUnit, middle);

      if (offset < unit->span.begin)
        high = middle;
      else if (offset >= unit->span.end)
        low = middle + 1;
      else
        return unit;
    }
  return NULL;
}

static const IriUnit *
unit_of (ScopeCharacters *self, gsize index)
{
  return unit_at (self, scope_offsets_byte (self->offsets, index));
}

gsize
scope_characters_get_unseen_before (ScopeCharacters *self, gsize n_seen)
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

IriPart
scope_characters_get_part (ScopeCharacters *self, gsize index)
{
  const IriUnit *unit = unit_of (self, index);

  return unit != NULL ? unit->part : IRI_PART_NONE;
}

static gboolean
is_backward (ScopeCharacters *self)
{
  return self->sort == SCOPE_SORT_STORED_BACK
         || self->sort == SCOPE_SORT_VISUAL_BACK;
}

static gboolean
is_visual (ScopeCharacters *self)
{
  return self->sort == SCOPE_SORT_VISUAL
         || self->sort == SCOPE_SORT_VISUAL_BACK;
}

/* The character of a row. */
static gsize
index_at (ScopeCharacters *self, guint position)
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

/* Where the character stands by its visual place. */
static gsize
visual_rank (ScopeCharacters *self, gsize index)
{
  guint32 wanted = (guint32) index;
  guint at = 0;

  if (self->places[index] != IRI_BIDI_NO_PLACE)
    return self->places[index];
  g_array_binary_search (self->hidden, &wanted, compare_indices, &at);
  return self->bidi->n_order + at;
}

/* The row of a character. */
static guint
position_of (ScopeCharacters *self, gsize index)
{
  gsize at = is_visual (self) ? visual_rank (self, index) : index;

  return (guint) (is_backward (self) ? self->bidi->n_chars - 1 - at : at);
}

static GType
scope_characters_get_item_type (GListModel *list)
{
  return SCOPE_TYPE_CHARACTER;
}

static guint
scope_characters_get_n_items (GListModel *list)
{
  return (guint) SCOPE_CHARACTERS (list)->bidi->n_chars;
}

static gpointer
scope_characters_get_item (GListModel *list, guint position)
{
  ScopeCharacters *self = SCOPE_CHARACTERS (list);
  gsize index;

  if (position >= self->bidi->n_chars)
    return NULL;
  index = index_at (self, position);
  return scope_character_new (&(ScopeCharacterSetup){
      .bidi = self->bidi,
      .index = index,
      .c = scope_characters_get_char (self, index),
      .place = self->places[index],
      .unit = unit_of (self, index),
  });
}

static void
scope_characters_list_init (GListModelInterface *iface)
{
  iface->get_item_type = scope_characters_get_item_type;
  iface->get_n_items = scope_characters_get_n_items;
  iface->get_item = scope_characters_get_item;
}

void
scope_characters_set_sort (ScopeCharacters *self, ScopeSort sort)
{
  guint n_items = (guint) self->bidi->n_chars;

  g_return_if_fail (SCOPE_IS_CHARACTERS (self));
  if (self->sort == sort)
    return;
  self->sort = sort;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_items, n_items);
}

/* Where the byte at @offset of what the report displays went: of what was
 * written anew, the beginning. */
static gsize
offset_in_order (ScopeCharacters *self, gsize offset)
{
  const IriSpanMap *map = self->bidi->map;
  gsize low = 0, high = map->n_pieces;
  const IriSpanPiece *piece;

  while (high - low > 1)
    {
      gsize middle = low + (high - low) / 2;

      if (map->pieces[middle].in.begin <= offset)
        low = middle;
      else
        high = middle;
    }
  piece = &map->pieces[low];
  return piece->out.begin + (piece->copied ? offset - piece->in.begin : 0);
}

guint
scope_characters_find (ScopeCharacters *self, guint cursor)
{
  gsize index = cursor;

  if (self->shown != NULL)
    {
      if (cursor >= scope_offsets_n_chars (self->shown))
        return G_MAXUINT;
      index = scope_offsets_index (
          self->offsets,
          offset_in_order (self, scope_offsets_byte (self->shown, cursor)));
    }
  if (index >= self->bidi->n_chars)
    return G_MAXUINT;
  return position_of (self, index);
}

guint
scope_characters_get_cursor (ScopeCharacters *self, guint position)
{
  gsize index = index_at (self, position);
  IriSpan span;

  if (self->shown == NULL)
    return (guint) index;
  span.begin = scope_offsets_byte (self->offsets, index);
  span.end = scope_offsets_byte (self->offsets, index + 1);
  span = iri_span_map_back (self->bidi->map, span);
  return (guint) scope_offsets_index (self->shown, span.begin);
}

static void
scope_characters_finalize (GObject *object)
{
  ScopeCharacters *self = SCOPE_CHARACTERS (object);

  scope_offsets_free (self->offsets);
  scope_offsets_free (self->shown);
  g_array_unref (self->units);
  g_array_unref (self->hidden);
  g_free (self->places);
  iri_bidi_free (self->own);
  iri_report_unref (self->report);
  G_OBJECT_CLASS (scope_characters_parent_class)->finalize (object);
}

static void
scope_characters_class_init (ScopeCharactersClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scope_characters_finalize;
}

static void
scope_characters_init (ScopeCharacters *self)
{
}

ScopeCharacters *
scope_characters_new (IriReport *report, IriConvention convention)
{
  ScopeCharacters *self = g_object_new (SCOPE_TYPE_CHARACTERS, NULL);

  self->report = iri_report_ref (report);
  self->bidi = report->bidi;
  if (self->bidi == NULL || self->bidi->convention != convention)
    self->bidi = self->own = iri_report_order (report, convention);
  self->places = iri_bidi_places (self->bidi);
  self->hidden = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint32 i = 0; i < self->bidi->n_chars; i++)
    if (self->places[i] == IRI_BIDI_NO_PLACE)
      g_array_append_val (self->hidden, i);
  self->units
      = iri_units (self->bidi->text, self->bidi->length, &self->bidi->parts);
  self->offsets = scope_offsets_new (self->bidi->text, self->bidi->length);
  if (self->bidi->map != NULL)
    self->shown = scope_offsets_new (report->display, strlen (report->display));
  return self;
}
