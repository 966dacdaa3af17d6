/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* The display policy of Chromium (docs/idn.md and source).
 *
 * Compared with Chromium 156.0.8078.79 for 140,000 hosts of all scripts: only hosts
 * that look like one of its list of well-known sites differ. Of that list there is a
 * selection here. */

#include "iri-chars.h"
#include "iri-chromium-private.h"
#include "iri-unicode.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unicode/uscript.h>

static gboolean
has_one_of (const IriDisplayLabel *self, const char *characters)
{
  for (gsize i = 0; i < self->n; i++)
    if (iri_display_policy_is_one_of (self->chars[i], characters))
      return TRUE;
  return FALSE;
}

static gboolean
is_of_script (gunichar c, UScriptCode script)
{
  return iri_unicode_script (c) == (int) script;
}

static gboolean
has_character (const IriDisplayLabel *self)
{
  return self->spoof.restriction == IRI_RESTRICTION_UNRESTRICTED;
}

/* In browsers, ToASCII allows these hyphens but ToUnicode does not (UTS #46,
 * CheckHyphens). */
static gboolean
has_hyphens (const IriDisplayLabel *self)
{
  return self->chars[0] == '-' || self->chars[self->n - 1] == '-'
         || (self->n >= 4 && self->chars[2] == '-' && self->chars[3] == '-');
}

/* Combining marks that are not used with a script, according to the Script_Extensions
 * of Unicode 17. Earlier versions do not have this information. */
static const struct
{
  UScriptCode script;
  const char *marks;
} foreign_marks[] = {
  { USCRIPT_GREEK, "\u0302\u0303\u0307\u0309\u030a\u030b\u030c\u0323\u0331" },
  { USCRIPT_CYRILLIC, "\u0303\u0307\u0309\u030a\u030c\u0323\u0331" },
};

static gboolean
has_foreign_mark (const IriDisplayLabel *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (foreign_marks); i++)
    if (has_one_of (self, foreign_marks[i].marks))
      for (gsize k = 0; k < self->n; k++)
        if (is_of_script (self->chars[k], foreign_marks[i].script))
          return TRUE;
  return FALSE;
}

static gboolean
mixes_scripts (const IriDisplayLabel *self)
{
  return self->spoof.restriction > IRI_RESTRICTION_HIGHLY_RESTRICTIVE
         || has_foreign_mark (self);
}

static gboolean
mixes_digits (const IriDisplayLabel *self)
{
  return self->spoof.mixed_digits;
}

static gboolean
hides_marks (const IriDisplayLabel *self)
{
  return self->spoof.repeated_marks || self->spoof.hidden_marks;
}

/* Whether the top-level domain is in @tlds, which has a space around each item. */
static gboolean
is_under (const IriDisplayLabel *self, const char *tlds)
{
  g_autofree char *word = g_strdup_printf (" %s ", self->tld);

  return strstr (tlds, word) != NULL;
}

/* Letters of single languages, which readers of other languages take for other
 * letters. */
static const struct
{
  const char *letters;
  const char *tlds;
} national[] = {
  { "þð", " fo is " },
  { "ə", " az " },
};

static gboolean
is_out_of_country (const IriDisplayLabel *self)
{
  for (gsize i = 0; self->n > 1 && i < G_N_ELEMENTS (national); i++)
    if (has_one_of (self, national[i].letters) && !is_under (self, national[i].tlds))
      return TRUE;
  return FALSE;
}

/* The middle dot is allowed only between two "l" in Catalan (RFC 5892 appendix A.3). */
static gboolean
has_middle_dot (const IriDisplayLabel *self)
{
  for (gsize i = 0; i < self->n; i++)
    if (self->chars[i] == 0xb7
        && (!g_str_equal (self->tld, "cat") || i == 0 || i + 1 == self->n
            || self->chars[i - 1] != 'l' || self->chars[i + 1] != 'l'))
      return TRUE;
  return FALSE;
}

/* Letters that look like Latin ones, by script, and the top-level domains in which
 * words of that script are expected. */
static const struct
{
  UScriptCode script;
  const char *letters;
  const char *tlds;
} look_alikes[] = {
  { USCRIPT_ARMENIAN, "ագզէլհյոսւօՙ", " am " },
  { USCRIPT_CYRILLIC, "аысԁеԍһіюкмјӏорԗԛѕтԝхуъьҽпгѵѡ", " bg by kz pyc ru su ua uz " },
  { USCRIPT_ETHIOPIC, "ሀሠሰስበነተከዐዕዘጠፐꬅ", " er et " },
  { USCRIPT_GEORGIAN, "იოყძხჽჿ", " ge " },
  { USCRIPT_GREEK, "αικνρυωηοτ", " gr " },
  { USCRIPT_HEBREW, "דוחיןסװײ׳ﬦ", " il " },
  { USCRIPT_BENGALI, "০৭", "" },
  { USCRIPT_DEVANAGARI, "ऽ०ॱ", "" },
  { USCRIPT_GUJARATI, "ડટ૦૧", "" },
  { USCRIPT_GURMUKHI, "੦੧", "" },
  { USCRIPT_KANNADA, "ಽ೦೧", "" },
  { USCRIPT_MALAYALAM, "ടഠധനറ൦", "" },
  { USCRIPT_ORIYA, "ଠ୦୮", "" },
  { USCRIPT_TAMIL, "டப௦", "" },
  { USCRIPT_TELUGU, "౦౧", "" },
  { USCRIPT_MYANMAR, "ခဂငထပဝ၀၂ၔၜ႐႑႕႖႗", " mm " },
  { USCRIPT_THAI, "ทนบพรหเแ๐ดลปฟม", " th " },
};

/* Whether the label has letters of the script in row @i, and all of them look like
 * Latin letters. */
static gboolean
is_look_alike (const IriDisplayLabel *self, gsize i)
{
  gboolean any = FALSE;

  for (gsize k = 0; k < self->n; k++)
    if (is_of_script (self->chars[k], look_alikes[i].script))
      {
        if (!iri_display_policy_is_one_of (self->chars[k], look_alikes[i].letters))
          return FALSE;
        any = TRUE;
      }
  return any;
}

static gboolean
is_expected (const IriDisplayLabel *self, gsize i)
{
  for (const char *p = self->tld_unicode; *p != '\0'; p = g_utf8_next_char (p))
    if (is_of_script (iri_utf8_first (p), look_alikes[i].script))
      return TRUE;
  return is_under (self, look_alikes[i].tlds);
}

/* Words that do not look like any word in Latin letters. */
static gboolean
is_known_word (const IriDisplayLabel *self)
{
  static const char *const words[] = {
    "секс",  "как",     "коса",     "курс",  "парк",  "такий",
    "укроп", "сахарок", "покраска", "театр", "астро", "пхукет",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (self->text, words[i]))
      return TRUE;
  return FALSE;
}

/* Whether the label is of one script, without characters that can be dangerous even
 * there: marks and some of the kana. */
static gboolean
is_simple (const IriDisplayLabel *self)
{
  for (gsize i = 0; i < self->n; i++)
    if ((self->chars[i] >= 0x300 && self->chars[i] <= 0x339)
        || iri_display_policy_is_one_of (self->chars[i], "へべぺヘベペ・ーヽヾ"))
      return FALSE;
  return self->spoof.restriction == IRI_RESTRICTION_SINGLE_SCRIPT;
}

static gboolean
is_whole_script_confusable (const IriDisplayLabel *self)
{
  if (!is_simple (self) || is_known_word (self))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (look_alikes); i++)
    if (is_look_alike (self, i) && !is_expected (self, i))
      return TRUE;
  return FALSE;
}

static gboolean
is_like_a_number (const IriDisplayLabel *self)
{
  static const char digits[] = "θ२২੨੨૨೩೭շзҙӡउওਤ੩૩౩ဒვპੜკ੫丩ㄐճ৪੪୫૭୨౨";
  gboolean any = FALSE;

  for (gsize i = 0; i < self->n; i++)
    if (iri_display_policy_is_one_of (self->chars[i], digits))
      any = TRUE;
    else if (self->chars[i] > 0x7f || !g_ascii_isdigit ((char) self->chars[i]))
      return FALSE;
  return any;
}

static gboolean
mixes_latin (const IriDisplayLabel *self)
{
  gboolean accented = FALSE;

  if (self->spoof.restriction == IRI_RESTRICTION_SINGLE_SCRIPT)
    return FALSE;
  for (gsize i = 0; i < self->n; i++)
    accented |= self->chars[i] > 0x7f && is_of_script (self->chars[i], USCRIPT_LATIN);
  return accented;
}

static gboolean
has_dangerous_pattern (const IriDisplayLabel *self)
{
  return !is_simple (self) && iri_chromium_is_dangerous (self->chars, self->n);
}

static const IriDisplayStep steps[] = {
  /* Translators: “It” is a label of the host. */
  { { "hyphens", N_ ("It begins or ends with a hyphen, or has two in the third "
                     "and fourth position.") },
    has_hyphens },
  /* Translators: “It” is a label of the host. */
  { { "character", N_ ("It has a character that identifiers should not have.") },
    has_character },
  /* Translators: “It” is a label of the host. */
  { { "scripts", N_ ("It mixes scripts that are not written together.") },
    mixes_scripts },
  /* Translators: “It” is a label of the host. */
  { { "digits", N_ ("It mixes digits of several scripts.") }, mixes_digits },
  { { "marks", N_ ("A combining mark is repeated, so that one is invisible.") },
    hides_marks },
  /* Translators: “It” is a label of the host. */
  { { "country", N_ ("It has a letter of one language outside that country's "
                     "domain, where it can be mistaken.") },
    is_out_of_country },
  /* Translators: “It” is a label of the host. */
  { { "middle-dot", N_ ("It has a middle dot that is not between two l of a "
                        "Catalan name.") },
    has_middle_dot },
  /* Translators: “its” is of a label of the host. */
  { { "whole-script", N_ ("All its letters look like Latin ones.") },
    is_whole_script_confusable },
  /* Translators: “It” is a label of the host. */
  { { "number", N_ ("It looks like a number.") }, is_like_a_number },
  /* Translators: “It” is a label of the host. */
  { { "latin", N_ ("It mixes accented Latin letters with another script.") },
    mixes_latin },
  { { "pattern", N_ ("A character can be mistaken for a stroke, a slash or part "
                     "of its neighbor.") },
    has_dangerous_pattern },
};

static gboolean
resembles_name (const char *host)
{
  static gsize names;

  if (g_once_init_enter (&names))
    g_once_init_leave (&names, (gsize) iri_chromium_names_new (iri_chromium_names));
  return iri_chromium_names_find ((GHashTable *) names, host) != NULL;
}

const IriDisplayPolicy iri_chromium_policy = {
  .id = "chromium",
  .name = "Chromium",
  .edition = "156",
  .source = N_ ("This follows Chromium 156 (November 2026), with the identifiers of "
                "Unicode 17 and the best known of its list of well-known sites as of "
                "September 2023. Other browsers differ; there is no standard."),
  .characters = iri_chromium_characters,
  .steps = steps,
  .n_steps = G_N_ELEMENTS (steps),
  .resembles_name = resembles_name,
};
