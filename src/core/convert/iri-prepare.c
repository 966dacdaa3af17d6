/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-prepare.h"

#include "iri-chars.h"
#include "iri-charset.h"
#include "iri-display-form.h"
#include "iri-percent-decode.h"
#include "iri-percent-encode.h"
#include "iri-syntax-group.h"
#include "iri-unicode.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The largest number of listed changes of one rule. */
#define MAX_CHANGES 1000

/* Longer runs of combining marks are not normalized: real text does not have them, and
 * sorting marks takes quadratic time. */
#define MAX_NFC_BYTES 1024

/* A text that a rule reads once and rewrites. */
typedef struct
{
  const guint8 *text;
  gsize length;
  gsize at;
  GString *out;
  IriSpanMap *map;
} Writer;

static void
keep (Writer *self, gsize n)
{
  g_string_append_len (self->out, (const char *) self->text + self->at, (gssize) n);
  iri_span_map_add (self->map, n, (IriSpan){ self->at, self->at + n }, TRUE);
  self->at += n;
}

static void
replace (Writer *self, gsize n, const char *with, gsize length)
{
  g_string_append_len (self->out, with, (gssize) length);
  iri_span_map_add (self->map, length, (IriSpan){ self->at, self->at + n }, FALSE);
  self->at += n;
}

static void
take_out (Writer *self, gsize n)
{
  self->at += n;
}

/* Sets @c to the character at @at, or to G_MAXUINT32 for bytes that are not UTF-8.
 * Returns its length in bytes. */
static guint
read_char (const Writer *self, gsize at, gunichar *c)
{
  guint n;

  *c = self->text[at];
  if (*c < 0x80)
    return 1;
  n = iri_utf8_read (self->text + at, self->length - at, c);
  if (n > 0)
    return n;
  *c = G_MAXUINT32;
  return iri_utf8_fault (self->text + at, self->length - at);
}

/* The length of the character that ends at @end, or 0 if the bytes there are not UTF-8.
 * Sets @c to it. */
static gsize
read_char_before (const Writer *self, gsize end, gunichar *c)
{
  for (gsize n = 1; n <= MIN (end, 4); n++)
    if (!iri_byte_is_continuation (self->text[end - n]))
      return read_char (self, end - n, c) == n && *c != G_MAXUINT32 ? n : 0;
  return 0;
}

/* The characters at both ends for which @is_outer is true are outside of the span. */
static IriSpan
find_inside (const Writer *self, gboolean (*is_outer) (gunichar c))
{
  gsize begin = 0, end = self->length, n;
  gunichar c;

  for (; begin < end; begin += n)
    {
      n = read_char (self, begin, &c);
      if (!is_outer (c))
        break;
    }
  while (end > begin && (n = read_char_before (self, end, &c)) > 0 && is_outer (c))
    end -= n;
  return (IriSpan){ begin, end };
}

/* Removes characters at both ends for which @is_outer is true. */
static void
trim (Writer *self, gboolean (*is_outer) (gunichar c))
{
  IriSpan inside = find_inside (self, is_outer);

  take_out (self, inside.begin);
  keep (self, iri_span_length (inside));
  take_out (self, self->length - inside.end);
}

static gboolean
is_ascii_white (gunichar c)
{
  return c == ' ' || c == '\r' || c == '\n' || c == '\t';
}

static gboolean
is_c0_or_space (gunichar c)
{
  return c <= ' ';
}

/* No display form has overrides, which change the order of letters too. */
static gboolean
is_display_mark (gunichar c)
{
  return c != 0x202d && c != 0x202e
         && (iri_char_is_bidi_formatting (c) || iri_char_is_later_bidi_control (c));
}

/* Whether @c can be around a text: a display mark, or white space that a later rule
 * removes. */
static gboolean
is_mark_or_space (gunichar c)
{
  return is_display_mark (c) || is_c0_or_space (c);
}

/* Whether a display mark is at the beginning or end. */
static gboolean
has_outer_mark (const char *text, gsize length)
{
  const Writer self = { .text = (const guint8 *) text, .length = length };
  IriSpan spaces = find_inside (&self, is_c0_or_space);
  IriSpan inside = find_inside (&self, is_mark_or_space);

  return inside.begin > spaces.begin || inside.end < spaces.end;
}

static void
take_out_marks (Writer *self, gsize end)
{
  while (self->at < end)
    {
      gunichar c;
      guint n = read_char (self, self->at, &c);

      if (is_display_mark (c))
        take_out (self, n);
      else
        keep (self, n);
    }
}

/* White space around the marks stays. */
static void
apply_marks (Writer *self)
{
  IriSpan inside = find_inside (self, is_mark_or_space);

  take_out_marks (self, inside.begin);
  keep (self, inside.end - self->at);
  take_out_marks (self, self->length);
}

static void
apply_all_marks (Writer *self)
{
  take_out_marks (self, self->length);
}

static void
apply_trim (Writer *self)
{
  trim (self, is_ascii_white);
}

static void
apply_trim_c0 (Writer *self)
{
  trim (self, is_c0_or_space);
}

/* Whether bytes that are not UTF-8 could become a character if the byte between them at
 * the current position were removed. */
static gboolean
is_between_faults (const Writer *self)
{
  const GString *out = self->out;

  return out->len > 0 && (guint8) out->str[out->len - 1] >= 0x80
         && self->at + 1 < self->length
         && iri_byte_is_continuation (self->text[self->at + 1]);
}

/* Removes bytes for which @is_out is true, except between bytes that are not UTF-8,
 * which together could be a character that is not in the text. */
static void
strip (Writer *self, gboolean (*is_out) (gunichar c))
{
  while (self->at < self->length)
    {
      gsize run = self->at;

      while (run < self->length && !is_out (self->text[run]))
        run++;
      keep (self, run - self->at);
      while (self->at < self->length && is_out (self->text[self->at]))
        if (is_between_faults (self))
          keep (self, 1);
        else
          take_out (self, 1);
    }
}

static gboolean
is_line_white (gunichar c)
{
  return c == '\t' || c == '\n' || c == '\r';
}

static void
apply_strip (Writer *self)
{
  strip (self, is_line_white);
}

static void
apply_href_strip (Writer *self)
{
  keep (self, self->length);
}

static void
apply_remove_spaces (Writer *self)
{
  strip (self, is_ascii_white);
}

static void
apply_encode_spaces (Writer *self)
{
  while (self->at < self->length)
    if (self->text[self->at] == ' ')
      replace (self, 1, "%20", 3);
    else
      keep (self, 1);
}

/* Stops before the query, because only a path has separators. */
static void
apply_backslash (Writer *self)
{
  while (self->at < self->length
         && !iri_byte_is (self->text[self->at], IRI_CLASS_END_OF_PATH))
    if (self->text[self->at] == '\\')
      replace (self, 1, "/", 1);
    else
      keep (self, 1);
  keep (self, self->length - self->at);
}

static void
apply_encode_ucs (Writer *self)
{
  g_autoptr (GString) encoded = g_string_new (NULL);

  while (self->at < self->length)
    {
      gunichar c;
      guint n = read_char (self, self->at, &c);

      if (c == G_MAXUINT32 || (iri_syntax_group (c) & IRI_SYNTAX_GROUP_HREF_ONLY) == 0)
        {
          keep (self, n);
          continue;
        }
      g_string_truncate (encoded, 0);
      iri_percent_encode ((const char *) self->text + self->at, n, encoded);
      replace (self, n, encoded->str, encoded->len);
    }
}

static void
apply_percent (Writer *self)
{
  while (self->at < self->length)
    if (self->text[self->at] != '%'
        || iri_percent_is_encoded ((const char *) self->text + self->at,
                                   self->length - self->at))
      keep (self, 1);
    else
      replace (self, 1, "%25", 3);
}

/* The end of the characters from the current position that normalize together; bytes
 * there that are not UTF-8 are alone. */
static gsize
end_of_nfc_run (const Writer *self)
{
  gunichar c;
  gsize at = self->at + read_char (self, self->at, &c);

  while (c != G_MAXUINT32 && at < self->length)
    {
      guint n = read_char (self, at, &c);

      if (c == G_MAXUINT32 || iri_unicode_nfc_boundary (c))
        break;
      at += n;
    }
  return at;
}

static void
normalize_run (Writer *self, gsize length)
{
  const char *run = (const char *) self->text + self->at;
  gunichar first;
  g_autofree char *nfc = NULL;

  /* g_utf8_normalize() reads past the end of a character that is cut. */
  read_char (self, self->at, &first);
  if (first != G_MAXUINT32 && length <= MAX_NFC_BYTES
      && memchr (run, '\0', length) == NULL)
    nfc = g_utf8_normalize (run, (gssize) length, G_NORMALIZE_NFC);
  if (nfc == NULL || (strlen (nfc) == length && memcmp (nfc, run, length) == 0))
    keep (self, length);
  else
    replace (self, length, nfc, strlen (nfc));
}

static void
apply_nfc (Writer *self)
{
  const guint8 *text = self->text;

  while (self->at < self->length)
    if (text[self->at] < 0x80
        && (self->at + 1 == self->length || text[self->at + 1] < 0x80))
      keep (self, 1);
    else
      normalize_run (self, end_of_nfc_run (self) - self->at);
}

static void
read_notation (Writer *self, IriNotation notation)
{
  iri_notation_read (notation, (const char *) self->text, self->length, self->out,
                     self->map);
}

static void
apply_xml (Writer *self)
{
  read_notation (self, IRI_NOTATION_XML);
}

static void
apply_iunreserved (Writer *self)
{
  read_notation (self, IRI_NOTATION_XML_IUNRESERVED);
}

static void
apply_bidi (Writer *self)
{
  read_notation (self, IRI_NOTATION_BIDI);
}

static void
apply_bidi_arabic (Writer *self)
{
  read_notation (self, IRI_NOTATION_BIDI_ARABIC);
}

/* @title says what the step does. @section is for standards that do not have it; NULL
 * if all do that use it. */
typedef struct
{
  IriChangeInfo info;
  void (*apply) (Writer *self);
  const char *title;
  const char *section;
} Rule;

/* clang-format off */
static const Rule marks_rule = {
  { "display-marks", N_ ("Display marks around the IRI were removed") },
  apply_marks, N_ ("Remove display marks around the IRI"), "masinter-07 §4.2",
};
static const Rule display_form_rule = {
  { "display-marks", N_ ("Display marks around and in the IRI were removed") },
  apply_all_marks, N_ ("Remove display marks around and in the IRI"),
  "masinter-07 §4.2",
};
static const Rule nfc_rule = {
  { "nfc", N_ ("The text was normalized to NFC") },
  apply_nfc, N_ ("Normalize to NFC"), "RFC 3987 §3.1",
};
static const Rule notation_rules[] = {
  [IRI_NOTATION_XML] = {
      { "xml-notation", N_ ("A character reference was replaced by its character") },
      apply_xml, N_ ("Replace character references by their characters"),
      "3987bis-00 §1.4" },
  [IRI_NOTATION_XML_IUNRESERVED] = {
      { "xml-notation-iunreserved",
        N_ ("A reference to a character of iunreserved was replaced by the character") },
      apply_iunreserved,
      N_ ("Replace references to characters of iunreserved by the characters"),
      "guidelines-00 §4" },
  [IRI_NOTATION_BIDI] = {
      { "bidi-notation", N_ ("Capitals were replaced by Hebrew letters") },
      apply_bidi, N_ ("Replace capitals by Hebrew letters"), "3987bis-00 §1.4" },
  [IRI_NOTATION_BIDI_ARABIC] = {
      { "bidi-notation-arabic", N_ ("Capitals were replaced by Arabic letters") },
      apply_bidi_arabic, N_ ("Replace capitals by Arabic letters"), "3987bis-00 §1.4" },
};
static const Rule spaces_rules[] = {
  [IRI_SPACES_KEEP] = { { NULL, NULL }, NULL, NULL, NULL },
  [IRI_SPACES_REMOVE] = {
      { "spaces-removed", N_ ("White space was removed") },
      apply_remove_spaces, N_ ("Remove white space"), "guidelines-00 §4" },
  [IRI_SPACES_ENCODE] = {
      { "spaces-encoded", N_ ("A space was percent-encoded as %20") },
      apply_encode_spaces, N_ ("Percent-encode each space"), "guidelines-00 §4" },
};
static const Rule rules[] = {
  [IRI_PREPARE_TRIM] = {
      { "trimmed", N_ ("White space around the text was removed") },
      apply_trim, N_ ("Remove white space at both ends") },
  [IRI_PREPARE_HREF_STRIP] = {
      { "stripped-href", N_ ("Characters of href-strip were removed") },
      apply_href_strip, N_ ("Remove the characters of href-strip, which is empty") },
  [IRI_PREPARE_BACKSLASH] = {
      { "backslash", N_ ("A backslash was replaced by a slash") },
      apply_backslash, N_ ("Replace backslashes in the path by slashes") },
  [IRI_PREPARE_ENCODE_UCS] = {
      { "encoded", N_ ("A character not allowed in IRIs was percent-encoded") },
      apply_encode_ucs,
      N_ ("Percent-encode characters that are not allowed in an IRI") },
  [IRI_PREPARE_PERCENT] = {
      { "percent-encoded",
        N_ ("A percent sign without two hex digits was replaced by %25") },
      apply_percent, N_ ("Replace % without two hex digits by %25") },
  [IRI_PREPARE_TRIM_C0] = {
      { "trimmed-c0",
        N_ ("Control characters and spaces around the text were removed") },
      apply_trim_c0, N_ ("Remove control characters and spaces at both ends") },
  [IRI_PREPARE_STRIP] = {
      { "stripped", N_ ("Tabs and line breaks were removed") },
      apply_strip, N_ ("Remove tabs and line breaks") },
};
/* clang-format on */

/* The state of collecting changes from a map. Adjacent changes become one. */
typedef struct
{
  IriPrepared *prepared;
  const Rule *rule;
  const char *section;
  gsize n_listed;
  IriSpan in;
  GString *after;
} Gatherer;

static void
end_change (Gatherer *self)
{
  IriPrepared *prepared = self->prepared;

  if (iri_span_length (self->in) == 0)
    return;
  if (self->n_listed++ >= MAX_CHANGES)
    {
      prepared->n_left_out++;
      return;
    }
  prepared->changes = g_renew (IriChange, prepared->changes, prepared->n_changes + 1);
  prepared->changes[prepared->n_changes++] = (IriChange){
    .rule = &self->rule->info,
    .section = self->section,
    .span = iri_span_map_to_input (prepared->map, self->in),
    .after = g_strndup (self->after->str, self->after->len),
  };
}

/* Records that the bytes @in of the input became @length bytes of @after. */
static void
gather (Gatherer *self, IriSpan in, const char *after, gsize length)
{
  if (iri_span_length (self->in) > 0 && self->in.end == in.begin)
    self->in.end = in.end;
  else
    {
      end_change (self);
      self->in = in;
      g_string_truncate (self->after, 0);
    }
  g_string_append_len (self->after, after, (gssize) length);
}

/* Lists the entries that were not copied as changed, and text outside all entries as
 * removed. */
static void
list_changes (IriPrepared *prepared,
              const Rule *rule,
              const char *section,
              const Writer *writer)
{
  Gatherer self = { .prepared = prepared,
                    .rule = rule,
                    .section = section != NULL ? section : rule->section,
                    .after = g_string_new (NULL) };
  const IriSpanMap *map = writer->map;
  gsize at = 0;

  for (gsize i = 0; i < map->n_entries; i++)
    {
      const IriSpanMapEntry *entry = &map->entries[i];

      if (entry->in.begin > at)
        gather (&self, (IriSpan){ at, entry->in.begin }, "", 0);
      if (!entry->copied)
        gather (&self, entry->in, writer->out->str + entry->out.begin,
                iri_span_length (entry->out));
      at = MAX (at, entry->in.end);
    }
  if (at < writer->length)
    gather (&self, (IriSpan){ at, writer->length }, "", 0);
  end_change (&self);
  g_string_free (self.after, TRUE);
}

static gboolean
is_same (const Writer *writer)
{
  return writer->out->len == writer->length
         && memcmp (writer->out->str, writer->text, writer->length) == 0;
}

/* @section is that of the standard; NULL if it has none. */
static void
apply (IriPrepared *self, const Rule *rule, const char *section)
{
  g_autoptr (IriSpanMap) map = iri_span_map_new ();
  Writer writer = {
    .text = (const guint8 *) self->text,
    .length = self->length,
    .out = g_string_sized_new (self->length),
    .map = map,
  };
  IriSpanMap *whole;

  rule->apply (&writer);
  if (is_same (&writer))
    {
      g_string_free (writer.out, TRUE);
      return;
    }
  list_changes (self, rule, section, &writer);
  whole = iri_span_map_compose (self->map, map);
  iri_span_map_free (self->map);
  self->map = whole;
  g_free (self->text);
  self->length = writer.out->len;
  self->text = g_string_free (writer.out, FALSE);
}

gboolean
iri_spaces_find (const char *id, IriSpaces *spaces)
{
  static const char *const ids[] = { "keep", "split", "remove", "encode" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    if (g_str_equal (ids[i], id))
      {
        *spaces = (IriSpaces) i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
is_needed (const IriSpec *spec, const IriPreparation *how)
{
  return spec->prepare[0].rule != IRI_PREPARE_END || how->normalize
         || how->notation != IRI_NOTATION_PLAIN
         || spaces_rules[how->spaces].apply != NULL;
}

static IriPrepared *
start (const char *text, gsize length)
{
  IriPrepared *self = g_new0 (IriPrepared, 1);

  self->text = g_malloc (length + 1);
  memcpy (self->text, text, length);
  self->text[length] = '\0';
  self->length = length;
  return self;
}

/* Returns @self if it has changes, and otherwise frees it. */
static IriPrepared *
finish (IriPrepared *self)
{
  if (self->n_changes > 0)
    return self;
  iri_prepared_free (self);
  return NULL;
}

/* Adds @length bytes of @text as they can be shown, after the step @number; NULL if it
 * is not part of the standard. */
static void
add_step (IriSteps *steps,
          const char *number,
          const char *title,
          const char *text,
          gsize length)
{
  g_autofree char *shown = NULL;

  if (steps == NULL)
    return;
  shown = iri_utf8_make_valid (text, length);
  iri_steps_add (steps, number != NULL ? number : "", title, number != NULL ? NULL : "",
                 shown, strlen (shown));
}

static void
note_step (const IriPrepared *self,
           const Rule *rule,
           const char *number,
           IriSteps *steps)
{
  add_step (steps, number, rule->title, self->text, self->length);
}

static void
apply_step (IriPrepared *self,
            const Rule *rule,
            IriStepCitation citation,
            IriSteps *steps)
{
  apply (self, rule, citation.section);
  note_step (self, rule, citation.number, steps);
}

/* Octets that are not printable US-ASCII are written as <e9>. Free with g_free(). */
static char *
show_octets (const char *text, gsize length)
{
  GString *out = g_string_sized_new (length);

  for (gsize i = 0; i < length; i++)
    if (g_ascii_isprint (text[i]))
      g_string_append_c (out, text[i]);
    else
      g_string_append_printf (out, "<%02x>", (guint8) text[i]);
  return g_string_free (out, FALSE);
}

void
iri_preparation_begin_steps (IriSteps *steps,
                             const IriSpec *spec,
                             const char *charset,
                             const char *text,
                             gsize length,
                             const char *unicode,
                             gsize unicode_length)
{
  static const char *const titles[2]
      = { N_ ("Convert from its charset to Unicode"),
          N_ ("Decode the Unicode text, which is not normalized") };
  g_autofree char *octets = NULL;

  if (charset == NULL)
    {
      add_step (steps, "", N_ ("As given"), text, length);
      return;
    }
  octets = show_octets (text, length);
  add_step (steps, "", N_ ("As given"), octets, strlen (octets));
  add_step (steps, spec->input[IRI_INPUT_CHARSET].number,
            titles[iri_charset_is_unicode (charset)], unicode, unicode_length);
}

static IriStepCitation
cite_notation (const IriSpec *spec, IriNotation notation)
{
  const gboolean xml
      = notation == IRI_NOTATION_XML || notation == IRI_NOTATION_XML_IUNRESERVED;
  IriStepCitation citation = spec->input[xml ? IRI_INPUT_XML : IRI_INPUT_BIDI];

  /* Only guidelines-00 limits references to iunreserved. */
  if (notation == IRI_NOTATION_XML_IUNRESERVED)
    citation.section = NULL;
  return citation;
}

/* Removes display marks at the ends, and from a display form also those inside. */
static void
remove_marks (IriPrepared *self, const IriSpec *spec, IriSteps *steps)
{
  /* A display form is read back under any standard, though few have it. */
  const gboolean inner = iri_is_display_form (self->text, self->length);
  const Rule *rule = inner ? &display_form_rule : &marks_rule;
  const IriStepCitation citation
      = spec->input[inner ? IRI_INPUT_INNER_MARKS : IRI_INPUT_DISPLAY_MARKS];

  apply (self, rule, citation.section);
  if (self->n_changes > 0)
    note_step (self, rule, citation.number, steps);
}

IriPrepared *
iri_prepare_in_steps (const char *text,
                      gsize length,
                      const IriSpec *spec,
                      const IriPreparation *how,
                      IriSteps *steps)
{
  const IriStepCitation notation = cite_notation (spec, how->notation);
  const gboolean last = notation.number != NULL && spec->references_last;
  const gboolean marked = how->removes_display_marks && has_outer_mark (text, length);
  IriPrepared *self;

  if (!marked && !is_needed (spec, how))
    return NULL;
  self = start (text, length);
  if (marked)
    remove_marks (self, spec, steps);
  if (how->notation != IRI_NOTATION_PLAIN && !last)
    apply_step (self, &notation_rules[how->notation], notation, steps);
  for (const IriPrepareStep *step = spec->prepare; step->rule != IRI_PREPARE_END;
       step++)
    apply_step (self, &rules[step->rule], step->citation, steps);
  if (spaces_rules[how->spaces].apply != NULL)
    apply_step (self, &spaces_rules[how->spaces], spec->input[IRI_INPUT_SPACES], steps);
  if (how->normalize)
    apply_step (self, &nfc_rule, spec->input[IRI_INPUT_NFC], steps);
  if (last)
    apply_step (self, &notation_rules[how->notation], notation, steps);
  return finish (self);
}

IriPrepared *
iri_prepare (const char *text,
             gsize length,
             const IriSpec *spec,
             const IriPreparation *how)
{
  return iri_prepare_in_steps (text, length, spec, how, NULL);
}

IriPrepared *
iri_prepare_nfc (const char *text, gsize length)
{
  IriPrepared *self = start (text, length);

  apply (self, &nfc_rule, NULL);
  return finish (self);
}

void
iri_prepared_free (IriPrepared *self)
{
  if (self == NULL)
    return;
  for (gsize i = 0; i < self->n_changes; i++)
    g_free (self->changes[i].after);
  g_free (self->changes);
  g_free (self->text);
  iri_span_map_free (self->map);
  g_free (self);
}
