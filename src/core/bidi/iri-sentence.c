/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-sentence.h"

#include "iri-bidi.h"
#include "iri-chars.h"
#include "iri-unicode.h"

#include <string.h>
#include <unicode/uchar.h>

/* Returns the indices of the characters of a line in visual order, without formatting
 * characters. @visual, which may be NULL, is set to these characters. */
static GArray *
order_line (const char *text, IriBaseDirection direction, char **visual)
{
  static const IriComponents components = { .valid = TRUE };
  g_autoptr (IriBidi) bidi
      = iri_bidi_new (text, strlen (text), &components,
                      direction == IRI_BASE_DIRECTION_RTL ? IRI_CONVENTION_PLAIN_RTL
                                                          : IRI_CONVENTION_EMBED_LTR);
  g_autofree gunichar *chars = g_utf8_to_ucs4_fast (text, -1, NULL);
  GArray *order = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (gsize i = 0; i < bidi->n_order; i++)
    if (!iri_unicode_is_bidi_control (chars[bidi->order[i]]))
      g_array_append_val (order, bidi->order[i]);
  if (visual != NULL)
    *visual = g_strdup (bidi->visual);
  return order;
}

static guint32
at (const GArray *line, gsize i)
{
  return g_array_index (line, guint32, i);
}

/* Where the IRI is in a line, in characters. */
typedef struct
{
  gsize begin;
  gsize end;
} Place;

static gboolean
is_inside (const GArray *line, gsize i, Place place)
{
  return at (line, i) >= place.begin && at (line, i) < place.end;
}

static gboolean
is_whole (const GArray *line, Place place)
{
  gsize parts = 0;

  for (gsize i = 0; i < line->len; i++)
    if (is_inside (line, i, place) && (i == 0 || !is_inside (line, i - 1, place)))
      parts++;
  return parts <= 1;
}

/* Whether the IRI in the line is in the order @alone. */
static gboolean
is_ordered (const GArray *line, Place place, const GArray *alone)
{
  gsize n = 0;

  for (gsize i = 0; i < line->len; i++)
    if (is_inside (line, i, place)
        && (n == alone->len || at (line, i) - place.begin != at (alone, n++)))
      return FALSE;
  return n == alone->len;
}

/* Whether the text around the IRI is in the order that it has in @other, where one
 * character is instead of the IRI with its marks at @marked. */
static gboolean
is_kept (const GArray *line, Place marked, const GArray *other)
{
  gsize removed = marked.end - marked.begin - 1;
  gsize n = 0;
  gboolean seen = FALSE;

  for (gsize i = 0; i < line->len; i++)
    {
      gboolean inside = is_inside (line, i, marked);
      gsize index = at (line, i);

      if (inside && seen)
        continue;
      seen |= inside;
      if (n == other->len
          || at (other, n++)
                 != (inside                 ? marked.begin
                     : index < marked.begin ? index
                                            : index - removed))
        return FALSE;
    }
  return TRUE;
}

static gboolean
has_paragraph_separator (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (iri_unicode_bidi_class (g_utf8_get_char (text)) == U_BLOCK_SEPARATOR)
      return TRUE;
  return FALSE;
}

IriSentence *
iri_sentence_new (const char *before,
                  const char *iri,
                  const char *after,
                  const char *const marks[2],
                  IriBaseDirection direction)
{
  g_autofree char *text = g_strconcat (before, marks[0], iri, marks[1], after, NULL);
  g_autofree char *object = g_strconcat (before, "\uFFFC", after, NULL);
  IriSentence *self = g_new (IriSentence, 1);
  g_autoptr (GArray) line = order_line (text, direction, &self->visual);
  g_autoptr (GArray) alone = order_line (iri, IRI_BASE_DIRECTION_LTR, NULL);
  g_autoptr (GArray) other = order_line (object, direction, NULL);
  Place marked = { (gsize) g_utf8_strlen (before, -1), 0 };
  Place place = { marked.begin + (gsize) g_utf8_strlen (marks[0], -1), 0 };

  place.end = place.begin + (gsize) g_utf8_strlen (iri, -1);
  marked.end = place.end + (gsize) g_utf8_strlen (marks[1], -1);
  /* UAX #9 P1 ends the line at a separator, and what follows is in another. */
  self->iri_whole = !has_paragraph_separator (iri) && is_whole (line, place);
  self->iri_ordered = is_ordered (line, place, alone);
  /* Nothing to see does nothing to the text. */
  self->text_kept = self->iri_whole && (*iri == '\0' || is_kept (line, marked, other));
  return self;
}

void
iri_sentence_free (IriSentence *self)
{
  if (self == NULL)
    return;
  g_free (self->visual);
  g_free (self);
}

const char *
iri_sentence_harm_id (const IriSentence *self)
{
  gboolean iri = !self->iri_whole || !self->iri_ordered;

  if (iri)
    return self->text_kept ? "iri" : "both";
  return self->text_kept ? "none" : "text";
}
