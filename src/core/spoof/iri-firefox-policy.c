/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* The display policy of Firefox, in its profile "highly restrictive", which is the
 * default: netwerk/dns/nsIDNService.cpp of Firefox 138. */

#include "iri-firefox-private.h"
#include "iri-unicode.h"

#include <glib/gi18n-lib.h>
#include <unicode/uscript.h>

/* A character of a label and what the policy looks at around it. */
typedef struct
{
  gunichar c;
  gunichar before; /* 0: the first character */
  gunichar after;  /* 0: the last character */
  gunichar base;   /* the last character that is no nonspacing mark, or 0 */
  int script;      /* the last script before it, neither Common nor Inherited */
} Place;

typedef gboolean (*PlaceFunc) (const IriDisplayLabel *self, const Place *place);

static gboolean
is_own_script (int script)
{
  return script != USCRIPT_COMMON && script != USCRIPT_INHERITED;
}

static gboolean
is_nonspacing (gunichar c)
{
  return (iri_unicode_category_mask (c) & U_GC_MN_MASK) != 0;
}

/* Whether @is_wrong holds for a character of the label. */
static gboolean
has_place (const IriDisplayLabel *self, PlaceFunc is_wrong)
{
  Place place = { .script = USCRIPT_INVALID_CODE };

  for (gsize i = 0; i < self->n; i++)
    {
      place.c = self->chars[i];
      place.after = i + 1 < self->n ? self->chars[i + 1] : 0;
      if (is_wrong (self, &place))
        return TRUE;
      if (is_own_script (iri_unicode_script (place.c)))
        place.script = iri_unicode_script (place.c);
      if (!is_nonspacing (place.c))
        place.base = place.c;
      place.before = place.c;
    }
  return FALSE;
}

static gboolean
is_one_of_scripts (int script, const UScriptCode *scripts)
{
  for (; *scripts != USCRIPT_INVALID_CODE; scripts++)
    if (script == (int) *scripts)
      return TRUE;
  return FALSE;
}

static const UScriptCode japanese[]
    = { USCRIPT_HAN, USCRIPT_HIRAGANA, USCRIPT_KATAKANA, USCRIPT_INVALID_CODE };

static const UScriptCode european[]
    = { USCRIPT_LATIN, USCRIPT_GREEK, USCRIPT_CYRILLIC, USCRIPT_INVALID_CODE };

static int
script_after (const Place *place)
{
  return place->after != 0 ? iri_unicode_script (place->after) : USCRIPT_INVALID_CODE;
}

static gboolean
has_character (const IriDisplayLabel *self)
{
  return self->spoof.restriction == IRI_RESTRICTION_UNRESTRICTED;
}

/* Whether all characters are of @scripts, besides Common and Inherited ones. */
static gboolean
is_of_scripts (const IriDisplayLabel *self, const UScriptCode *scripts)
{
  for (gsize i = 0; i < self->n; i++)
    {
      int script = iri_unicode_script (self->chars[i]);

      if (is_own_script (script) && !is_one_of_scripts (script, scripts))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_other_script (G_GNUC_UNUSED const IriDisplayLabel *self, const Place *place)
{
  int script = iri_unicode_script (place->c);

  return place->script != USCRIPT_INVALID_CODE && is_own_script (script)
         && script != place->script;
}

static gboolean
mixes_scripts (const IriDisplayLabel *self)
{
  static const UScriptCode together[][5] = {
    { USCRIPT_LATIN, USCRIPT_HAN, USCRIPT_HIRAGANA, USCRIPT_KATAKANA,
      USCRIPT_INVALID_CODE },
    { USCRIPT_LATIN, USCRIPT_HAN, USCRIPT_BOPOMOFO, USCRIPT_INVALID_CODE },
    { USCRIPT_LATIN, USCRIPT_HAN, USCRIPT_HANGUL, USCRIPT_INVALID_CODE },
  };

  if (!has_place (self, is_other_script))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (together); i++)
    if (is_of_scripts (self, together[i]))
      return FALSE;
  return TRUE;
}

/* Whether a mark is used with other scripts than that of the letter before it. */
static gboolean
is_foreign_mark (G_GNUC_UNUSED const IriDisplayLabel *self, const Place *place)
{
  IriScriptSet scripts;

  if (!is_nonspacing (place->c) || place->script == USCRIPT_INVALID_CODE)
    return FALSE;
  scripts = iri_unicode_scripts (place->c);
  return !iri_script_set_has (&scripts, USCRIPT_COMMON)
         && !iri_script_set_has (&scripts, USCRIPT_INHERITED)
         && !iri_script_set_has (&scripts, place->script);
}

static gboolean
has_foreign_script (const IriDisplayLabel *self)
{
  return mixes_scripts (self) || has_place (self, is_foreign_mark);
}

static gboolean
mixes_digits (const IriDisplayLabel *self)
{
  return self->spoof.mixed_digits;
}

static gboolean
is_repeated_mark (G_GNUC_UNUSED const IriDisplayLabel *self, const Place *place)
{
  return is_nonspacing (place->c) && place->before == place->c;
}

static gboolean
repeats_mark (const IriDisplayLabel *self)
{
  return has_place (self, is_repeated_mark);
}

static gboolean
is_under (const IriDisplayLabel *self, const char *const *tlds)
{
  return g_strv_contains (tlds, self->tld);
}

static gboolean
is_out_of_country (const IriDisplayLabel *self, const Place *place)
{
  static const char *const icelandic[] = { "is", "fo", NULL };
  static const char *const azerbaijani[] = { "az", NULL };

  if (iri_display_policy_is_one_of (place->c, "þð"))
    return !is_under (self, icelandic);
  return place->c == 0x259 && !is_under (self, azerbaijani);
}

static gboolean
has_national_letter (const IriDisplayLabel *self)
{
  return has_place (self, is_out_of_country);
}

static gboolean
is_stray_dot (const IriDisplayLabel *self, const Place *place)
{
  return place->c == 0xb7
         && (!g_str_equal (self->tld, "cat") || place->before != 'l'
             || place->after != 'l');
}

static gboolean
has_middle_dot (const IriDisplayLabel *self)
{
  return has_place (self, is_stray_dot);
}

/* Kana that look the same in the other syllabary or like a stroke. */
static gboolean
is_kana_out_of_place (const Place *place)
{
  int before = place->script, after = script_after (place);
  gunichar c = place->c;

  if (c == 0x30fc)
    return before != USCRIPT_HIRAGANA && before != USCRIPT_KATAKANA;
  if (c == 0x30fd || c == 0x30fe)
    return before != USCRIPT_KATAKANA;
  if (c == 0x30fb)
    return before == USCRIPT_LATIN || after == USCRIPT_LATIN;
  if (c >= 0x3078 && c <= 0x307a)
    return before == USCRIPT_KATAKANA || after == USCRIPT_KATAKANA;
  if (c >= 0x30d8 && c <= 0x30da)
    return before == USCRIPT_HIRAGANA || after == USCRIPT_HIRAGANA;
  return FALSE;
}

static gboolean
is_slash_out_of_place (const IriDisplayLabel *self, const Place *place)
{
  return self->n > 1 && iri_display_policy_is_one_of (place->c, "ノソゾン丶乀乁丿")
         && !is_one_of_scripts (place->script, japanese)
         && !is_one_of_scripts (script_after (place), japanese);
}

/* Marks after a letter that takes no such marks or hides them. */
static gboolean
is_mark_out_of_place (const Place *place)
{
  gunichar c = place->c;

  if (c >= 0x300 && c <= 0x339 && !is_one_of_scripts (place->script, european))
    return TRUE;
  if (c == 0x307 && iri_display_policy_is_one_of (place->before, "ijl"))
    return TRUE;
  return place->base == 0x131 && ((c >= 0x300 && c <= 0x314) || c == 0x31a);
}

static gboolean
is_out_of_place (const IriDisplayLabel *self, const Place *place)
{
  return is_kana_out_of_place (place) || is_slash_out_of_place (self, place)
         || is_mark_out_of_place (place);
}

static gboolean
has_dangerous_pattern (const IriDisplayLabel *self)
{
  return has_place (self, is_out_of_place);
}

static const IriDisplayStep steps[] = {
  /* Translators: “It” is a label of the host. */
  { { "character", N_ ("It has a character that identifiers should not have.") },
    has_character },
  /* Translators: “It” is a label of the host. */
  { { "scripts", N_ ("It mixes scripts that are not written together.") },
    has_foreign_script },
  /* Translators: “It” is a label of the host. */
  { { "digits", N_ ("It mixes digits of several scripts.") }, mixes_digits },
  { { "marks", N_ ("A combining mark is repeated, so that one is invisible.") },
    repeats_mark },
  /* Translators: “It” is a label of the host. */
  { { "country", N_ ("It has a letter of one language outside that country's "
                     "domain, where it can be mistaken.") },
    has_national_letter },
  /* Translators: “It” is a label of the host. */
  { { "middle-dot", N_ ("It has a middle dot that is not between two l of a "
                        "Catalan name.") },
    has_middle_dot },
  { { "pattern", N_ ("A character can be mistaken for a stroke, a slash or part "
                     "of its neighbor.") },
    has_dangerous_pattern },
};

const IriDisplayPolicy iri_firefox_policy = {
  .id = "firefox",
  .name = "Firefox",
  .edition = "138",
  .source
  = N_ ("This follows the source code of Firefox 138 (May 2025), with the identifiers "
        "of Unicode 15.0; its own table may be newer. Other browsers differ; there is "
        "no standard."),
  .characters = iri_firefox_characters,
  .steps = steps,
  .n_steps = G_N_ELEMENTS (steps),
};
