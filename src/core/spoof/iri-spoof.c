/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-spoof.h"

#include "iri-chars.h"
#include "iri-nfc.h"
#include "iri-scripts.h"
#include "iri-unicode.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unicode/uscript.h>
#include <unicode/uset.h>

/* No label is longer. Of longer texts only the first bytes are checked. */
#define MAX_BYTES 4096

static const struct
{
  const char *id;
  const char *name;
} restrictions[] = {
  /* Translators: how a label mixes scripts. */
  [IRI_RESTRICTION_ASCII] = { "ascii-only", N_ ("ASCII only") },
  [IRI_RESTRICTION_SINGLE_SCRIPT] = { "single-script", N_ ("One script") },
  [IRI_RESTRICTION_HIGHLY_RESTRICTIVE]
  = { "highly-restrictive", N_ ("Scripts that are written together") },
  [IRI_RESTRICTION_MODERATELY_RESTRICTIVE]
  = { "moderately-restrictive", N_ ("Latin and one other script") },
  [IRI_RESTRICTION_MINIMALLY_RESTRICTIVE]
  = { "minimally-restrictive", N_ ("Any scripts, mixed") },
  [IRI_RESTRICTION_UNRESTRICTED]
  = { "unrestricted", N_ ("Characters that identifiers should not have") },
};

struct IriSpoofProfile
{
  USet *allowed;
};

IriSpoofProfile *
iri_spoof_profile_new (const char *pattern)
{
  UErrorCode error = U_ZERO_ERROR;
  glong length;
  g_autofree gunichar2 *set = g_utf8_to_utf16 (pattern, -1, NULL, &length, NULL);
  IriSpoofProfile *self = g_new (IriSpoofProfile, 1);

  self->allowed = uset_openPattern (set, (int32_t) length, &error);
  if (U_FAILURE (error))
    g_error ("Not a set of characters: %s", u_errorName (error));
  uset_freeze (self->allowed);
  return self;
}

static gsize
take_length (const char *text, gsize length)
{
  if (length <= MAX_BYTES)
    return length;
  /* Do not cut a character. */
  for (length = MAX_BYTES; iri_byte_is_continuation ((guint8) text[length]); length--)
    ;
  return length;
}

/* Without a profile, the General Security Profile (UTS #39 §3.1). */
static gboolean
is_allowed (const IriSpoofProfile *profile, gunichar c)
{
  return profile != NULL ? uset_contains (profile->allowed, (UChar32) c)
                         : iri_character (c)->identifier_allowed;
}

static IriRestriction
find_restriction (const IriSpoofProfile *profile, const IriCharBuffer *text)
{
  IriScripts scripts = IRI_SCRIPTS_ALL;
  gboolean ascii = TRUE;

  for (gsize i = 0; i < text->n; i++)
    {
      if (!is_allowed (profile, text->chars[i]))
        return IRI_RESTRICTION_UNRESTRICTED;
      ascii &= text->chars[i] < 0x80;
      iri_scripts_add (&scripts, text->chars[i]);
    }
  if (ascii)
    return IRI_RESTRICTION_ASCII;
  if (iri_scripts_is_single (&scripts))
    return IRI_RESTRICTION_SINGLE_SCRIPT;
  if (!iri_scripts_is_mixed (&scripts))
    return IRI_RESTRICTION_HIGHLY_RESTRICTIVE;
  return iri_scripts_goes_with_latin (&scripts) ? IRI_RESTRICTION_MODERATELY_RESTRICTIVE
                                                : IRI_RESTRICTION_MINIMALLY_RESTRICTIVE;
}

/* §5.3: digits of one set have one zero. */
static gboolean
mixes_digits (const IriCharBuffer *text)
{
  gunichar first = 0;

  for (gsize i = 0; i < text->n; i++)
    {
      gunichar zero = iri_unicode_digit_zero (text->chars[i]);

      if (zero != 0 && first != 0 && zero != first)
        return TRUE;
      if (zero != 0)
        first = zero;
    }
  return FALSE;
}

/* §5.4: whether a sequence of nonspacing marks in NFD has one of them twice. */
static gboolean
repeats_mark (const IriCharBuffer *nfd)
{
  gsize begin = 0;

  for (gsize i = 0; i < nfd->n; i++)
    if (iri_character (nfd->chars[i])->category != U_NON_SPACING_MARK)
      begin = i + 1;
    else
      for (gsize j = begin; j < i; j++)
        if (nfd->chars[j] == nfd->chars[i])
          return TRUE;
  return FALSE;
}

static gboolean
is_dotted (gunichar c)
{
  return c == 'l' || c == 0x131 || c == 0x237 || iri_character (c)->soft_dotted;
}

/* Whether a dot above the letter could not be seen: it has one or looks as if it
 * had. */
static gboolean
hides_dot (gunichar c)
{
  const char *prototype = is_dotted (c) ? NULL : iri_unicode_prototype (c);

  if (prototype == NULL)
    return is_dotted (c);
  return is_dotted (iri_utf8_first (g_utf8_prev_char (prototype + strlen (prototype))));
}

/* §5.4: a dot above such a letter, with marks between that go elsewhere. */
static gboolean
hides_mark (const IriCharBuffer *text)
{
  gboolean hides = FALSE;

  for (gsize i = 0; i < text->n; i++)
    {
      gunichar c = text->chars[i];
      guint class_c = iri_unicode_combining_class (c);

      if (hides && c == 0x307)
        return TRUE;
      if (class_c == 0 || class_c == 230)
        hides = hides_dot (c);
    }
  return FALSE;
}

/* Whether marks or digits from U+0080 up occur, without which no mark is repeated or
 * hidden and no digits are mixed. */
static gboolean
has_marks_or_digits (const IriCharBuffer *text)
{
  const guint32 mask = U_GC_M_MASK | U_GC_ND_MASK;

  for (gsize i = 0; i < text->n; i++)
    if (text->chars[i] >= 0x80
        && (iri_unicode_category_mask (text->chars[i]) & mask) != 0)
      return TRUE;
  return FALSE;
}

IriSpoofResult
iri_spoof_check_with_profile (const IriSpoofProfile *profile,
                              const char *text,
                              gsize length)
{
  g_auto (IriCharBuffer) chars;
  IriSpoofResult spoof = { 0 };

  iri_char_buffer_init (&chars);
  iri_char_buffer_append_utf8 (&chars, text, take_length (text, length));
  spoof.restriction = find_restriction (profile, &chars);
  if (!has_marks_or_digits (&chars))
    return spoof;
  spoof.mixed_digits = mixes_digits (&chars);
  spoof.hidden_marks = hides_mark (&chars);
  iri_nfd (&chars);
  spoof.repeated_marks = repeats_mark (&chars);
  return spoof;
}

IriSpoofResult
iri_spoof_check (const char *text, gsize length)
{
  return iri_spoof_check_with_profile (NULL, text, length);
}

const char *
iri_restriction_id (IriRestriction restriction)
{
  g_return_val_if_fail (restriction < G_N_ELEMENTS (restrictions), "");
  return restrictions[restriction].id;
}

const char *
iri_restriction_name (IriRestriction restriction)
{
  g_return_val_if_fail (restriction < G_N_ELEMENTS (restrictions), "");
  return _ (restrictions[restriction].name);
}

/* Appends the skeleton (§4). Prototypes are their own prototypes. */
static void
append_skeleton (GString *out, const char *text, gsize length)
{
  g_auto (IriCharBuffer) chars, skeleton;
  g_autofree char *utf8 = NULL;

  iri_char_buffer_init (&chars);
  iri_char_buffer_init (&skeleton);
  iri_char_buffer_append_utf8 (&chars, text, length);
  iri_nfd (&chars);
  for (gsize i = 0; i < chars.n; i++)
    {
      const char *prototype = iri_unicode_prototype (chars.chars[i]);

      if (prototype != NULL)
        iri_char_buffer_append_utf8 (&skeleton, prototype, strlen (prototype));
      else if (!iri_unicode_is_ignorable (chars.chars[i]))
        iri_char_buffer_append (&skeleton, chars.chars[i]);
    }
  iri_nfd (&skeleton);
  utf8 = iri_char_buffer_to_utf8 (&skeleton);
  g_string_append (out, utf8);
}

char *
iri_spoof_skeleton (const char *text, gsize length)
{
  GString *skeleton = g_string_new (NULL);

  append_skeleton (skeleton, text, length);
  return g_string_free (skeleton, FALSE);
}

/* Appends the US-ASCII look-alike of one character. Returns FALSE if it has none that
 * is used in names. */
static gboolean
append_ascii_look_alike (GString *out, const char *text, gsize length)
{
  gsize before = out->len;

  append_skeleton (out, text, length);
  for (gsize i = before; i < out->len; i++)
    if (!g_ascii_isalnum (out->str[i]) && out->str[i] != '-')
      return FALSE;
  return out->len - before == 1
         || iri_unicode_script (iri_utf8_first (text)) != USCRIPT_LATIN;
}

char *
iri_spoof_ascii_look_alike (const char *text, gsize length)
{
  GString *out = g_string_new (NULL);
  gboolean ascii = TRUE, alike = length <= MAX_BYTES;

  for (gsize at = 0, n; alike && at < length; at += n)
    {
      n = (gsize) g_utf8_skip[(guint8) text[at]];
      if (n == 1)
        g_string_append_c (out, text[at]);
      else
        alike = append_ascii_look_alike (out, text + at, n);
      ascii &= n == 1;
    }
  return g_string_free (out, ascii || !alike);
}

static IriScripts
find_scripts (const char *text, gsize length)
{
  IriScripts scripts = IRI_SCRIPTS_ALL;

  for (const char *end = text + length; text < end;)
    iri_scripts_add (&scripts, iri_utf8_next (&text));
  return scripts;
}

gboolean
iri_spoof_is_whole_script_confusable (const char *left,
                                      gsize left_length,
                                      const char *right,
                                      gsize right_length)
{
  gsize left_taken = take_length (left, left_length);
  gsize right_taken = take_length (right, right_length);
  IriScripts one = find_scripts (left, left_taken);
  IriScripts other = find_scripts (right, right_taken);
  g_autofree char *left_skeleton = NULL, *right_skeleton = NULL;

  if (!iri_scripts_is_single (&one) || !iri_scripts_is_single (&other))
    return FALSE;
  iri_script_set_intersect (&one.common, &other.common);
  if (iri_scripts_is_single (&one))
    return FALSE;
  left_skeleton = iri_spoof_skeleton (left, left_taken);
  right_skeleton = iri_spoof_skeleton (right, right_taken);
  return g_str_equal (left_skeleton, right_skeleton);
}

char *
iri_spoof_bidi_skeleton (const IriBidi *bidi)
{
  return iri_spoof_skeleton (bidi->visual, strlen (bidi->visual));
}
