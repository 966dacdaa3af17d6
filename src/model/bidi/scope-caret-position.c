/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-caret-position.h"

#include "scope-cursor.h"

#include <glib/gi18n.h>

/* Rule X9 of UAX #9 removes some characters, which have no position. */
static gboolean
has_position (const IriBidi *bidi, gsize index)
{
  return bidi->levels[index] != IRI_BIDI_REMOVED;
}

static gboolean
is_rtl (guint8 level)
{
  return level % 2 != 0;
}

/* A caret and the characters with a position around it. */
typedef struct
{
  gsize index;
  gsize before; /* after the last such character */
  gsize after;  /* the next such character */
} Gap;

static Gap
find_gap (const IriBidi *bidi, gsize index)
{
  Gap gap = { index, index, index };

  while (gap.before > 0 && !has_position (bidi, gap.before - 1))
    gap.before--;
  while (gap.after < bidi->n_chars && !has_position (bidi, gap.after))
    gap.after++;
  return gap;
}

/* The number of characters with a position to the left of where Pango draws the
 * caret. */
static guint
count_visual (const IriBidi *bidi, const guint32 *positions, Gap gap)
{
  guint8 level, next;

  if (gap.before == 0)
    return 0;
  if (gap.after == bidi->n_chars)
    return (guint) bidi->n_order;
  level = bidi->levels[gap.before - 1];
  next = bidi->levels[gap.after];
  if (!is_rtl (level) && (is_rtl (next) || level < next))
    return positions[gap.before - 1] + 1;
  return positions[gap.after] + (is_rtl (next) ? 1 : 0);
}

/* The number of the others, which are drawn after the character that they follow. */
static guint
count_others (const IriBidi *bidi, const guint32 *positions, Gap gap, guint shown)
{
  gboolean rtl = FALSE, is_left = TRUE;
  guint n = 0;

  for (gsize i = 0; i < bidi->n_chars; i++)
    if (has_position (bidi, i))
      {
        rtl = is_rtl (bidi->levels[i]);
        is_left = positions[i] < shown;
      }
    else if (i >= gap.index && i < gap.after)
      n += rtl ? 1 : 0;
    else
      n += is_left ? 1 : 0;
  return n;
}

guint
scope_caret_position_visual (const IriReport *report, guint index)
{
  const IriBidi *bidi = report->bidi;
  g_autofree guint32 *positions = NULL;
  guint shown;
  Gap gap;

  if (bidi == NULL || (!bidi->moved && bidi->n_order == bidi->n_chars))
    return index;
  positions = iri_bidi_visual_positions (bidi);
  gap = find_gap (bidi, MIN (index, bidi->n_chars));
  shown = count_visual (bidi, positions, gap);
  return shown + count_others (bidi, positions, gap, shown);
}

/* The index in the displayed text. The report may be older than the text in the
 * entry. */
static guint
find_index (const IriReport *report, guint position)
{
  const char *at = report->text;

  while (position-- > 0 && *at != '\0')
    at = g_utf8_next_char (at);
  return *at != '\0' ? scope_cursor_from_offset (report, (gsize) (at - report->text))
                     : (guint) g_utf8_strlen (report->display, -1);
}

static char *
describe (guint logical, guint visual, guint length)
{
  if (logical == visual)
    /* Translators: where the caret is: before character 3 of 20. */
    return g_strdup_printf (_ ("Position %u of %u"), logical, length);
  /* Translators: where the caret is, and its position on screen from left to right. */
  return g_strdup_printf (_ ("Position %u of %u, shown at %u"), logical, length,
                          visual);
}

char *
scope_caret_position_describe (const IriReport *report, guint position, guint length)
{
  guint index = report != NULL ? find_index (report, position) : SCOPE_NO_CURSOR;
  guint shown = position;

  if (position >= length)
    return g_strdup ("");
  /* A character that preparation removed has only a logical position. */
  if (index != SCOPE_NO_CURSOR)
    shown = scope_caret_position_visual (report, index);
  return describe (position + 1, shown + 1, length);
}
