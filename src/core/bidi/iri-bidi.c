/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi.h"

#include "iri-bidi-line.h"
#include "iri-bidi-unit.h"
#include "iri-chars.h"
#include "iri-display-form.h"
#include "iri-host.h"
#include "iri-percent-encode.h"
#include "iri-to-uri.h"
#include "iri-uba-private.h"
#include "iri-unicode.h"

#include <string.h>

gboolean
iri_bidi_is_mirrored (gunichar c, guint8 level)
{
  return level != IRI_BIDI_REMOVED && level % 2 == 1 && iri_unicode_mirror (c) != c;
}

/* Whether only removed characters are between the character @before and @mark. */
static gboolean
is_beside (const IriBidi *self, guint32 before, guint32 mark)
{
  if (before >= mark)
    return FALSE;
  while (before + 1 < mark && self->levels[before + 1] == IRI_BIDI_REMOVED)
    before++;
  return before + 1 == mark;
}

/* The position just after the base whose marks begin at the visual position @i, or just
 * after the character there. In a right-to-left run, marks come before their base. */
static gsize
cluster_end (const IriBidi *self, gsize i)
{
  const guint32 *order = self->order;

  if (self->levels[order[i]] % 2 == 1)
    while (i + 1 < self->n_order && self->classes[order[i]] == U_DIR_NON_SPACING_MARK
           && is_beside (self, order[i + 1], order[i]))
      i++;
  return i + 1;
}

/* The characters of a line without the marks of the convention. @offsets has the first
 * byte of each, and the length of the text. */
typedef struct
{
  const IriBidiLine *line;
  const guint32 *offsets;
} Text;

/* Appends the characters from @begin to before @end without formatting characters. */
static void
append_text (GString *visual,
             const IriBidiLine *line,
             const char *begin,
             const char *end)
{
  if (!line->formatted)
    g_string_append_len (visual, begin, end - begin);
  else
    for (; begin < end; begin = g_utf8_next_char (begin))
      if (!iri_unicode_is_bidi_control (iri_utf8_first (begin)))
        g_string_append_len (visual, begin, g_utf8_next_char (begin) - begin);
}

/* The position just after the characters from the visual position @i on that run from
 * left to right in the text too. */
static gsize
run_end (const IriBidi *self, gsize i)
{
  const guint32 *order = self->order;

  while (i + 1 < self->n_order && order[i + 1] == order[i] + 1
         && self->levels[order[i + 1]] % 2 == 0)
    i++;
  return i + 1;
}

/* Appends the character @source of the text as it is shown. Most lines have no
 * character whose properties matter. */
static void
append_shown (GString *visual, const IriBidi *self, const Text *text, guint32 source)
{
  const char *p = self->text + text->offsets[source];
  const IriCharacter *character;
  gunichar c;

  if (!text->line->formatted && !text->line->mirrored)
    {
      iri_append_encoded (visual, p, text->offsets[source + 1] - text->offsets[source]);
      return;
    }
  c = iri_utf8_first (p);
  character = iri_character (c);
  if (character->mirrored && self->levels[source] % 2 == 1)
    c = iri_unicode_mirror (c);
  if (!character->bidi_control)
    iri_append_character (visual, c);
}

/* The position just after the characters without marks from the visual position @i on
 * that run from right to left. */
static gsize
markless_run_end (const IriBidi *self, gsize i)
{
  const guint32 *order = self->order;

  while (i < self->n_order && self->levels[order[i]] % 2 == 1
         && self->classes[order[i]] != U_DIR_NON_SPACING_MARK)
    i++;
  return i;
}

/* Appends the characters from the visual position @i to before @end as they are in the
 * text. @visual has room for the whole text. */
static void
append_unchanged (
    GString *visual, const IriBidi *self, const Text *text, gsize i, gsize end)
{
  const guint32 *order = self->order, *offsets = text->offsets;
  char *to = visual->str + visual->len;

  for (const char *start = self->text; i < end; i++)
    {
      const char *p = start + offsets[order[i]];
      const gsize n = offsets[order[i] + 1] - offsets[order[i]];

      /* Most characters have one byte or two. The next character overwrites the second
       * byte of one that has a single byte. */
      to[0] = p[0];
      to[1] = p[1];
      for (gsize k = 2; k < n; k++)
        to[k] = p[k];
      to += n;
    }
  *to = '\0';
  visual->len = (gsize) (to - visual->str);
}

/* Builds the visual text with mirrored characters (L4). In a right-to-left run, each
 * sequence of marks is reversed to follow its base (L3). */
static char *
make_visual (const IriBidi *self, const Text *text)
{
  GString *visual = g_string_sized_new (self->length);
  gboolean plain = !text->line->formatted && !text->line->mirrored;

  for (gsize i = 0, end; i < self->n_order; i = end)
    {
      guint32 first = self->order[i];

      if (self->levels[first] % 2 == 0)
        {
          end = run_end (self, i);
          append_text (visual, text->line, self->text + text->offsets[first],
                       self->text + text->offsets[self->order[end - 1] + 1]);
          continue;
        }
      end = plain ? markless_run_end (self, i) : i;
      if (end > i)
        {
          append_unchanged (visual, self, text, i, end);
          continue;
        }
      end = cluster_end (self, i);
      for (gsize j = end; j > i; j--)
        append_shown (visual, self, text, self->order[j - 1]);
    }
  return g_string_free (visual, FALSE);
}

static gboolean
is_moved (const IriBidi *self)
{
  for (gsize i = 1; i < self->n_order; i++)
    if (self->order[i] < self->order[i - 1])
      return TRUE;
  return FALSE;
}

/* Takes a line without marks of the convention. */
static void
take_text (IriBidi *self, const IriBidiLine *line)
{
  self->base = iri_bidi_line_resolve (line, self->levels, NULL, NULL);
  self->n_chars = line->n;
  memcpy (self->classes, line->classes, line->n);
  self->n_order = iri_uba_order (self->levels, line->n, self->order, NULL, NULL);
  self->visual = make_visual (self, &(Text){ line, line->offsets });
}

/* The line has the characters of the text and the marks of the convention; only the
 * former are kept. */
static void
take_marked_text (IriBidi *self, const IriBidiLine *line)
{
  guint8 *levels = g_new (guint8, line->n);
  guint32 *order = g_new (guint32, line->n);
  guint32 *offsets = g_new (guint32, line->n + 1);
  gsize n;

  self->base = iri_bidi_line_resolve (line, levels, NULL, NULL);
  n = iri_uba_order (levels, line->n, order, NULL, NULL);
  for (gsize i = 0; i < line->n; i++)
    if (line->sources[i] != IRI_BIDI_NO_POSITION)
      {
        offsets[self->n_chars] = line->offsets[i];
        self->classes[self->n_chars] = line->classes[i];
        self->levels[self->n_chars++] = levels[i];
      }
  offsets[self->n_chars] = (guint32) self->length;
  for (gsize i = 0; i < n; i++)
    if (line->sources[order[i]] != IRI_BIDI_NO_POSITION)
      self->order[self->n_order++] = line->sources[order[i]];
  self->visual = make_visual (self, &(Text){ line, offsets });
  g_free (levels);
  g_free (order);
  g_free (offsets);
}

static void
order_line (IriBidi *self, gsize n_chars, const GArray *marks)
{
  g_autoptr (IriBidiLine) line = iri_bidi_line_new (self, n_chars, marks);

  if (line->n == n_chars)
    take_text (self, line);
  else
    take_marked_text (self, line);
  self->moved = is_moved (self);
}

/* Fills in the result for a text in which no character can move. */
static void
keep_line (IriBidi *self)
{
  const IriConventionInfo *info = iri_convention_info (self->convention);
  const char *p = self->text;

  for (; p < self->text + self->length; p = g_utf8_next_char (p))
    {
      gsize i = self->n_chars++;

      self->classes[i] = iri_bidi_line_class (info, iri_utf8_first (p));
      self->levels[i] = 0;
      self->order[i] = (guint32) i;
    }
  self->n_order = self->n_chars;
  self->visual = g_strndup (self->text, self->length);
}

static char *
make_display (const IriBidi *self, const GArray *marks)
{
  const IriConventionInfo *info = iri_convention_info (self->convention);
  gboolean rtl = info->isolates && iri_bidi_paragraph_level (self) == 1;
  GString *display;

  if (marks == NULL)
    return g_strconcat (info->before, self->text, info->after, NULL);
  display = g_string_sized_new (self->length + 8);
  g_string_append (display, rtl ? IRI_RLI : info->before);
  iri_display_marks_append (marks, self->text, self->length, display);
  g_string_append (display, info->after);
  return g_string_free (display, FALSE);
}

/* Returns the label of @host that begins at the byte @at, or NULL. *@next is the index
 * of the label at which the search continues. */
static const IriLabel *
label_at (const IriHost *host, gsize at, gsize *next)
{
  while (host != NULL && *next < host->n_labels && host->labels[*next].span.begin < at)
    ++*next;
  if (host == NULL || *next >= host->n_labels || host->labels[*next].span.begin != at)
    return NULL;
  return &host->labels[*next];
}

/* Shifts the components after a unit that has grown by @growth bytes. @given has the
 * components of the original text, in which the unit ends at @end. */
static void
move_components (IriComponents *components,
                 const IriComponents *given,
                 gsize end,
                 gssize growth)
{
  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    if (iri_span_is_present (given->span[component]))
      {
        if (given->span[component].begin >= end)
          components->span[component].begin += (gsize) growth;
        if (given->span[component].end >= end)
          components->span[component].end += (gsize) growth;
      }
}

/* Appends @unit as in the URI. The A-label of a label is preferred to its
 * percent-encoding. */
static void
append_as_uri (const IriToUriInput *mapping,
               const IriBidiUnit *unit,
               const IriLabel *label,
               GString *out)
{
  if (label == NULL || label->ascii == NULL)
    iri_to_uri_part (mapping, unit->component, unit->span, out);
  else if (mapping->spec->n_to_uri == 0)
    g_string_append (out, label->ascii);
  else
    iri_percent_encode (label->ascii, strlen (label->ascii), out);
}

static void
write_as_uri (IriBidi *self, const IriToUriInput *mapping, IriIdnaFlavour idna)
{
  const char *text = mapping->text;
  const IriComponents *components = mapping->components;
  g_autoptr (GArray) units = iri_bidi_units (text, mapping->length, components);
  g_autoptr (IriHost) host = NULL;
  GString *out = g_string_sized_new (mapping->length);
  gsize done = 0, next_label = 0;

  self->map = iri_span_map_new ();
  if (components->host_kind == IRI_HOST_REG_NAME && idna != IRI_IDNA_NONE)
    host = iri_host_new (text, components->span[IRI_COMPONENT_HOST],
                         components->host_kind, idna);
  for (guint i = 0; i < units->len; i++)
    {
      const IriBidiUnit *unit = &g_array_index (units, IriBidiUnit, i);
      gsize begin;

      if (!iri_has_rtl (text + unit->span.begin, iri_span_length (unit->span)))
        continue;
      g_string_append_len (out, text + done, (gssize) (unit->span.begin - done));
      iri_span_map_add (self->map, unit->span.begin - done,
                        (IriSpan){ done, unit->span.begin }, TRUE);
      begin = out->len;
      append_as_uri (mapping, unit, label_at (host, unit->span.begin, &next_label),
                     out);
      iri_span_map_add (self->map, out->len - begin, unit->span, FALSE);
      move_components (&self->components, components, unit->span.end,
                       (gssize) (out->len - begin)
                           - (gssize) iri_span_length (unit->span));
      done = unit->span.end;
    }
  g_string_append_len (out, text + done, (gssize) (mapping->length - done));
  iri_span_map_add (self->map, mapping->length - done,
                    (IriSpan){ done, mapping->length }, TRUE);
  self->length = out->len;
  self->text = g_string_free (out, FALSE);
}

IriBidi *
iri_bidi_new (const char *text,
              gsize length,
              const IriComponents *components,
              IriConvention convention)
{
  const IriUriNotation notation = { iri_spec_default (), IRI_IDNA_UTS46, NULL };

  return iri_bidi_new_by_notation (text, length, components, convention, &notation);
}

IriBidi *
iri_bidi_new_by_notation (const char *text,
                          gsize length,
                          const IriComponents *components,
                          IriConvention convention,
                          const IriUriNotation *notation)
{
  const IriToUriInput mapping = { .text = text,
                                  .length = length,
                                  .components = components,
                                  .spec = notation->spec,
                                  .charset = notation->charset };
  const IriConventionInfo *info = iri_convention_info (convention);
  IriBidi *self = g_new0 (IriBidi, 1);
  g_autoptr (GArray) marks = NULL;
  gsize n;

  self->convention = convention;
  self->components = *components;
  if (info->uri && iri_has_rtl (text, length))
    write_as_uri (self, &mapping, notation->idna);
  else
    {
      self->length = length;
      self->text = g_strndup (text, length);
    }
  n = iri_utf8_count (self->text, self->length);
  /* One block for the three. */
  self->order = g_malloc_n (n + 1, sizeof (guint32) + 2);
  self->classes = (guint8 *) (self->order + n + 1);
  self->levels = self->classes + n + 1;
  marks = iri_bidi_marks (self);
  if (iri_bidi_paragraph_level (self) != 1
      && !iri_bidi_is_needed (self->text, self->length))
    keep_line (self);
  else
    order_line (self, n, marks);
  self->display = make_display (self, marks);
  return self;
}

void
iri_bidi_free (IriBidi *self)
{
  if (self == NULL)
    return;
  g_free (self->text);
  iri_span_map_free (self->map);
  g_free (self->order);
  g_free (self->visual);
  g_free (self->display);
  g_free (self);
}

guint32 *
iri_bidi_visual_positions (const IriBidi *self)
{
  guint32 *positions = g_new (guint32, self->n_chars + 1);

  for (gsize i = 0; i < self->n_chars; i++)
    positions[i] = IRI_BIDI_NO_POSITION;
  for (gsize i = 0; i < self->n_order; i++)
    positions[self->order[i]] = (guint32) i;
  return positions;
}

void
iri_bidi_append_visible (const char *visual, GString *out)
{
  for (const char *p = visual; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = iri_utf8_first (p);

      if (c == '\t' || (c >= ' ' && (c < 0x7f || c > 0x9f)))
        g_string_append_unichar (out, c);
    }
}

const char *
iri_bidi_class_id (guint8 bidi_class)
{
  return u_getPropertyValueName (UCHAR_BIDI_CLASS, bidi_class, U_SHORT_PROPERTY_NAME);
}

const char *
iri_bidi_class_name (guint8 bidi_class)
{
  return u_getPropertyValueName (UCHAR_BIDI_CLASS, bidi_class, U_LONG_PROPERTY_NAME);
}

/* Every R, AL, AN and formatting character, and every character that X9 removes, is
 * outside US-ASCII or a control character. */
gboolean
iri_bidi_is_needed (const char *text, gsize length)
{
  const char *end = text + length;

  while (text < end)
    {
      guint8 byte = (guint8) *text;
      gunichar c;
      int bidi_class;

      if (byte >= 0x20 && byte < 0x7f)
        {
          text++;
          continue;
        }
      c = iri_utf8_first (text);
      bidi_class = iri_unicode_bidi_class (c);
      if (bidi_class == U_RIGHT_TO_LEFT || bidi_class == U_RIGHT_TO_LEFT_ARABIC
          || bidi_class == U_ARABIC_NUMBER || iri_unicode_is_bidi_control (c)
          || iri_uba_is_removed ((guint8) bidi_class))
        return TRUE;
      text = g_utf8_next_char (text);
    }
  return FALSE;
}

IriDirection
iri_direction (const char *text, gsize length)
{
  gboolean ltr = FALSE, rtl = FALSE, digits = FALSE;

  for (const char *p = text; p < text + length; p = g_utf8_next_char (p))
    {
      int bidi_class = iri_unicode_bidi_class (iri_utf8_first (p));

      ltr |= bidi_class == U_LEFT_TO_RIGHT;
      rtl |= bidi_class == U_RIGHT_TO_LEFT || bidi_class == U_RIGHT_TO_LEFT_ARABIC;
      digits |= bidi_class == U_EUROPEAN_NUMBER || bidi_class == U_ARABIC_NUMBER;
    }
  if (ltr && rtl)
    return IRI_DIRECTION_MIXED;
  if (ltr || rtl)
    return ltr ? IRI_DIRECTION_LTR : IRI_DIRECTION_RTL;
  return digits ? IRI_DIRECTION_DIGITS : IRI_DIRECTION_NEUTRAL;
}

const char *
iri_direction_id (IriDirection direction)
{
  switch (direction)
    {
    case IRI_DIRECTION_NEUTRAL:
      return "neutral";
    case IRI_DIRECTION_LTR:
      return "ltr";
    case IRI_DIRECTION_RTL:
      return "rtl";
    case IRI_DIRECTION_DIGITS:
      return "digits";
    case IRI_DIRECTION_MIXED:
      return "mixed";
    }
  g_return_val_if_reached ("");
}
