/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-spoof.h"

#include "iri-chars.h"
#include "iri-icu.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unicode/uscript.h>
#include <unicode/uset.h>
#include <unicode/uspoof.h>

/* ICU counts in int, and takes more than linear time for long sequences of combining
 * marks. No label is as long as these limits. Of longer texts only the first bytes are
 * checked, and skeletons are made in several steps. */
#define MAX_BYTES 4096
#define MAX_MARKS 64
#define MAX_CHUNK_BYTES (64 * 1024)

static const struct
{
  URestrictionLevel level;
  const char *id;
  const char *name;
} restrictions[] = {
  [IRI_RESTRICTION_ASCII] = { USPOOF_ASCII, "ascii-only", N_ ("ASCII only") },
  [IRI_RESTRICTION_SINGLE_SCRIPT]
  = { USPOOF_SINGLE_SCRIPT_RESTRICTIVE, "single-script", N_ ("One script") },
  [IRI_RESTRICTION_HIGHLY] = { USPOOF_HIGHLY_RESTRICTIVE, "highly-restrictive",
                               N_ ("Scripts that are written together") },
  [IRI_RESTRICTION_MODERATELY]
  = { USPOOF_MODERATELY_RESTRICTIVE, "moderately-restrictive",
      N_ ("Latin and one other script") },
  [IRI_RESTRICTION_MINIMALLY] = { USPOOF_MINIMALLY_RESTRICTIVE, "minimally-restrictive",
                                  N_ ("Any scripts, mixed") },
  [IRI_RESTRICTION_UNRESTRICTED]
  = { USPOOF_UNRESTRICTIVE, "unrestricted",
      N_ ("Characters that identifiers should not have") },
};

/* The characters that the General Security Profile allows (UTS #39 §3.1). */
static USet *
general_profile (UErrorCode *error)
{
  USet *allowed = uset_cloneAsThawed (uspoof_getRecommendedSet (error));

  uset_addAll (allowed, uspoof_getInclusionSet (error));
  return allowed;
}

struct IriSpoofProfile
{
  USpoofChecker *all;
  USpoofChecker *level; /* for texts in which only the level can differ */
};

static USpoofChecker *
make_checker (const USet *allowed, int32_t checks, UErrorCode *error)
{
  USpoofChecker *checker = uspoof_open (error);

  uspoof_setChecks (checker, checks, error);
  /* With the strictest limit, ICU reports every level. */
  uspoof_setRestrictionLevel (checker, USPOOF_ASCII);
  uspoof_setAllowedChars (checker, allowed, error);
  if (U_FAILURE (*error))
    g_error ("ICU has no data for UTS #39: %s", u_errorName (*error));
  return checker;
}

/* Takes ownership of @allowed. */
static IriSpoofProfile *
make_profile (USet *allowed, UErrorCode *error)
{
  IriSpoofProfile *self = g_new (IriSpoofProfile, 1);

  self->all
      = make_checker (allowed,
                      USPOOF_RESTRICTION_LEVEL | USPOOF_INVISIBLE | USPOOF_MIXED_NUMBERS
                          | USPOOF_HIDDEN_OVERLAY | USPOOF_CONFUSABLE,
                      error);
  self->level = make_checker (allowed, USPOOF_RESTRICTION_LEVEL, error);
  uset_close (allowed);
  return self;
}

/* Several threads may use a profile after it has been created. */
static const IriSpoofProfile *
get_profile (void)
{
  static gsize made = 0;

  if (g_once_init_enter (&made))
    {
      UErrorCode error = U_ZERO_ERROR;

      g_once_init_leave (&made,
                         (gsize) make_profile (general_profile (&error), &error));
    }
  return (const IriSpoofProfile *) made;
}

IriSpoofProfile *
iri_spoof_profile_new (const char *pattern)
{
  UErrorCode error = U_ZERO_ERROR;
  glong length;
  g_autofree gunichar2 *set = g_utf8_to_utf16 (pattern, -1, NULL, &length, NULL);

  return make_profile (uset_openPattern (set, (int32_t) length, &error), &error);
}

static int32_t
take_length (const char *text, gsize length)
{
  if (length <= MAX_BYTES)
    return (int32_t) length;
  /* Do not cut a character. */
  for (length = MAX_BYTES; iri_byte_is_continuation ((guint8) text[length]); length--)
    ;
  return (int32_t) length;
}

static IriRestriction
restriction_of (URestrictionLevel level)
{
  for (gsize i = 0; i < G_N_ELEMENTS (restrictions); i++)
    if (restrictions[i].level == level)
      return (IriRestriction) i;
  return IRI_RESTRICTION_UNRESTRICTED;
}

/* Whether marks or digits from U+0080 up occur, without which no mark is repeated or
 * hidden and no digits are mixed. */
static gboolean
has_marks_or_digits (const char *text, gsize length)
{
  const guint32 mask = U_GC_M_MASK | U_GC_ND_MASK;

  for (const char *p = text; p < text + length; p = g_utf8_next_char (p))
    if ((guint8) *p >= 0x80 && (iri_icu_category_mask (iri_utf8_first (p)) & mask) != 0)
      return TRUE;
  return FALSE;
}

IriSpoof
iri_spoof_by (const IriSpoofProfile *profile, const char *text, gsize length)
{
  UErrorCode error = U_ZERO_ERROR;
  USpoofCheckResult *result = uspoof_openCheckResult (&error);
  IriSpoof spoof = { .restriction = IRI_RESTRICTION_UNRESTRICTED };
  int32_t checks = uspoof_check2UTF8 (
      has_marks_or_digits (text, length) ? profile->all : profile->level, text,
      take_length (text, length), result, &error);

  if (U_SUCCESS (error))
    {
      spoof.restriction
          = restriction_of (uspoof_getCheckResultRestrictionLevel (result, &error));
      spoof.mixed_digits = (checks & USPOOF_MIXED_NUMBERS) != 0;
      spoof.repeated_marks = (checks & USPOOF_INVISIBLE) != 0;
      spoof.hidden_marks = (checks & USPOOF_HIDDEN_OVERLAY) != 0;
    }
  uspoof_closeCheckResult (result);
  return spoof;
}

IriSpoof
iri_spoof (const char *text, gsize length)
{
  return iri_spoof_by (get_profile (), text, length);
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

/* The number of bytes to pass to ICU at a time: up to a normalization boundary, or up
 * to more marks than any text has. */
static gsize
chunk_length (const char *text, gsize length)
{
  gsize marks = 0, at = 0;

  while (at < length)
    {
      gunichar c = iri_utf8_first (text + at);

      marks = c < 0x80 || iri_icu_nfc_boundary (c) ? 0 : marks + 1;
      if (marks > MAX_MARKS || (marks == 0 && at > MAX_CHUNK_BYTES))
        return at;
      at += (gsize) g_utf8_skip[(guint8) text[at]];
    }
  return length;
}

static void
append_skeleton (GString *out, const char *text, gsize length)
{
  gsize before = out->len, room = 2 * length + 16;
  UErrorCode error;
  int32_t needed;

  do
    {
      error = U_ZERO_ERROR;
      g_string_set_size (out, before + room);
      needed = uspoof_getSkeletonUTF8 (get_profile ()->all, 0, text, (int32_t) length,
                                       out->str + before, (int32_t) room, &error);
      room = (gsize) needed;
    }
  while (error == U_BUFFER_OVERFLOW_ERROR);
  g_string_truncate (out, before + (U_SUCCESS (error) ? (gsize) needed : 0));
}

char *
iri_spoof_skeleton (const char *text, gsize length)
{
  GString *skeleton = g_string_new (NULL);

  while (length > 0)
    {
      gsize chunk = chunk_length (text, length);

      append_skeleton (skeleton, text, chunk);
      text += chunk;
      length -= chunk;
    }
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
         || iri_icu_script (iri_utf8_first (text)) != USCRIPT_LATIN;
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
      else if (g_str_has_prefix (text + at, IRI_SPOOF_PALOCHKA))
        g_string_append_c (out, 'l');
      else
        alike = append_ascii_look_alike (out, text + at, n);
      ascii &= n == 1;
    }
  return g_string_free (out, ascii || !alike);
}

gboolean
iri_spoof_is_whole_script_confusable (const char *left,
                                      gsize left_length,
                                      const char *right,
                                      gsize right_length)
{
  UErrorCode error = U_ZERO_ERROR;
  int32_t confusable = uspoof_areConfusableUTF8 (
      get_profile ()->all, left, take_length (left, left_length), right,
      take_length (right, right_length), &error);

  return U_SUCCESS (error) && (confusable & USPOOF_WHOLE_SCRIPT_CONFUSABLE) != 0;
}

char *
iri_spoof_bidi_skeleton (const IriBidi *bidi)
{
  return iri_spoof_skeleton (bidi->visual, strlen (bidi->visual));
}
