/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-caret.h"

#include "scope-pointing.h"

#include <glib/gi18n.h>

static guint
find_place (const IriBidi *bidi, gsize index)
{
  guint place = 0;

  while (place < bidi->n_order && bidi->order[place] != index)
    place++;
  return place;
}

/* Characters that rule X9 of UAX #9 takes out have no place. */
static gboolean
has_place (const IriBidi *bidi, gsize index)
{
  return bidi->levels[index] != IRI_BIDI_REMOVED;
}

static gboolean
is_rtl (guint8 level)
{
  return level % 2 != 0;
}

guint
scope_caret_shown (const IriReport *report, guint index)
{
  const IriBidi *bidi = report->bidi;
  gsize before, after;
  guint8 level, next;

  if (bidi == NULL || (!bidi->moved && bidi->n_order == bidi->n_chars))
    return index;
  before = after = MIN (index, bidi->n_chars);
  while (before > 0 && !has_place (bidi, before - 1))
    before--;
  while (after < bidi->n_chars && !has_place (bidi, after))
    after++;
  if (before == 0)
    return 0;
  if (after == bidi->n_chars)
    return (guint) bidi->n_order;
  level = bidi->levels[before - 1];
  next = bidi->levels[after];
  if (!is_rtl (level) && (is_rtl (next) || level < next))
    return find_place (bidi, before - 1) + 1;
  return find_place (bidi, after) + (is_rtl (next) ? 1 : 0);
}

/* The character of what is displayed that is at @position of the text. The report
 * may be older than the caret by what is being typed. */
static guint
find_index (const IriReport *report, guint position)
{
  const char *at = report->text;

  while (position-- > 0 && *at != '\0')
    at = g_utf8_next_char (at);
  return *at != '\0'
             ? scope_pointing_cursor (report, (gsize) (at - report->text))
             : (guint) g_utf8_strlen (report->display, -1);
}

static char *
describe (guint stored, guint shown, guint length)
{
  if (stored == shown && stored > length)
    return g_strdup_printf (ngettext ("At the end of %u character",
                                      "At the end of %u characters", length),
                            length);
  if (stored == shown)
    return g_strdup_printf (_ ("Place %u of %u"), stored, length);
  if (stored > length)
    return g_strdup_printf (_ ("At the end of %u stored, place %u shown"),
                            length, shown);
  return g_strdup_printf (_ ("Place %u of %u stored, %u shown"), stored, length,
                          shown);
}

char *
scope_caret_place (const IriReport *report, guint position, guint length)
{
  guint index
      = report != NULL ? find_index (report, position) : SCOPE_NO_CURSOR;
  guint shown = position;

  if (length == 0)
    return g_strdup ("");
  /* What was taken off before the text was read is shown nowhere else. */
  if (index != SCOPE_NO_CURSOR)
    shown = scope_caret_shown (report, index);
  return describe (position + 1, shown + 1, length);
}
