/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-display-policy.h"

#include "iri-display-policy-private.h"
#include "iri-icu.h"
#include "iri-spoof.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unicode/uscript.h>

/* A label and its top-level domain. */
typedef struct
{
  gunichar *chars;
  gsize n;
  const char *text;
  IriSpoof spoof;
  gboolean simple;
  const char *tld;         /* its A-label; empty if there is none or it is the root */
  const char *tld_unicode; /* its U-label */
} Label;

gboolean
iri_display_policy_is_one_of (gunichar c, const char *characters)
{
  return c != 0 && g_utf8_strchr (characters, -1, c) != NULL;
}

static gboolean
has_one_of (const Label *self, const char *characters)
{
  for (gsize i = 0; i < self->n; i++)
    if (iri_display_policy_is_one_of (self->chars[i], characters))
      return TRUE;
  return FALSE;
}

static gboolean
is_of_script (gunichar c, UScriptCode script)
{
  return iri_icu_script (c) == (int) script;
}

static gboolean
has_character (const Label *self)
{
  return self->spoof.restriction == IRI_RESTRICTION_UNRESTRICTED;
}

/* In browsers, ToASCII allows these hyphens but ToUnicode does not (UTS #46,
 * CheckHyphens). */
static gboolean
has_hyphens (const Label *self)
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
has_foreign_mark (const Label *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (foreign_marks); i++)
    if (has_one_of (self, foreign_marks[i].marks))
      for (gsize k = 0; k < self->n; k++)
        if (is_of_script (self->chars[k], foreign_marks[i].script))
          return TRUE;
  return FALSE;
}

static gboolean
mixes_scripts (const Label *self)
{
  return self->spoof.restriction > IRI_RESTRICTION_HIGHLY || has_foreign_mark (self);
}

static gboolean
mixes_digits (const Label *self)
{
  return self->spoof.mixed_digits;
}

static gboolean
hides_marks (const Label *self)
{
  return self->spoof.repeated_marks || self->spoof.hidden_marks;
}

/* Whether the top-level domain is in @tlds, which has a space around each item. */
static gboolean
is_under (const Label *self, const char *tlds)
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
is_out_of_country (const Label *self)
{
  for (gsize i = 0; self->n > 1 && i < G_N_ELEMENTS (national); i++)
    if (has_one_of (self, national[i].letters) && !is_under (self, national[i].tlds))
      return TRUE;
  return FALSE;
}

/* The middle dot is allowed only between two "l" in Catalan (RFC 5892 appendix A.3). */
static gboolean
has_middle_dot (const Label *self)
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
is_look_alike (const Label *self, gsize i)
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
is_expected (const Label *self, gsize i)
{
  for (const char *p = self->tld_unicode; *p != '\0'; p = g_utf8_next_char (p))
    if (is_of_script (g_utf8_get_char (p), look_alikes[i].script))
      return TRUE;
  return is_under (self, look_alikes[i].tlds);
}

/* Words that do not look like any word in Latin letters. */
static gboolean
is_known_word (const Label *self)
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

static gboolean
is_whole_script_confusable (const Label *self)
{
  if (!self->simple || is_known_word (self))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (look_alikes); i++)
    if (is_look_alike (self, i) && !is_expected (self, i))
      return TRUE;
  return FALSE;
}

static gboolean
is_like_a_number (const Label *self)
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

/* Whether the label is of one script, without characters that can be dangerous even
 * there: marks and some of the kana. */
static gboolean
is_simple (const Label *self)
{
  for (gsize i = 0; i < self->n; i++)
    if ((self->chars[i] >= 0x300 && self->chars[i] <= 0x339)
        || iri_display_policy_is_one_of (self->chars[i], "へべぺヘベペ・ーヽヾ"))
      return FALSE;
  return self->spoof.restriction == IRI_RESTRICTION_SINGLE_SCRIPT;
}

static gboolean
mixes_latin (const Label *self)
{
  gboolean accented = FALSE;

  if (self->spoof.restriction == IRI_RESTRICTION_SINGLE_SCRIPT)
    return FALSE;
  for (gsize i = 0; i < self->n; i++)
    accented |= self->chars[i] > 0x7f && is_of_script (self->chars[i], USCRIPT_LATIN);
  return accented;
}

static gboolean
has_dangerous_pattern (const Label *self)
{
  return !self->simple && iri_display_policy_is_dangerous (self->chars, self->n);
}

static const struct
{
  IriBrowserStep step;
  gboolean (*refuses) (const Label *self);
} steps[] = {
  { { "hyphens", N_ ("It begins or ends with a hyphen, or has two in the third and "
                     "fourth place.") },
    has_hyphens },
  { { "character", N_ ("It has a character that identifiers should not have.") },
    has_character },
  { { "scripts", N_ ("It mixes scripts that are not written together.") },
    mixes_scripts },
  { { "digits", N_ ("It mixes digits of several scripts.") }, mixes_digits },
  { { "marks", N_ ("A combining mark stands twice, and one is not seen.") },
    hides_marks },
  { { "country", N_ ("It has a letter of one language, which looks like another "
                     "outside of that language's country.") },
    is_out_of_country },
  { { "middle-dot", N_ ("A middle dot stands where no Catalan word has it.") },
    has_middle_dot },
  { { "whole-script", N_ ("All its letters look like Latin ones.") },
    is_whole_script_confusable },
  { { "number", N_ ("It looks like a number.") }, is_like_a_number },
  { { "latin", N_ ("It mixes accented Latin letters with another script.") },
    mixes_latin },
  { { "pattern", N_ ("A character stands where it is taken for a stroke, a slash "
                     "or a part of its neighbour.") },
    has_dangerous_pattern },
};

static const IriBrowserStep undecodable
    = { "a-label", N_ ("It begins with xn-- and stands for no name.") };

static const IriBrowserStep refused = { "refused", N_ ("Browsers refuse this label.") };

static const IriSpoofProfile *
get_profile (void)
{
  static gsize made = 0;

  if (g_once_init_enter (&made))
    g_once_init_leave (&made,
                       (gsize) iri_spoof_profile_new (iri_display_policy_characters));
  return (const IriSpoofProfile *) made;
}

const IriBrowserStep *
iri_display_policy_step (const IriHost *host, gsize index)
{
  const IriLabel *label = &host->labels[index];
  const IriLabel *last = host->n_labels > 1 ? &host->labels[host->n_labels - 1] : NULL;
  const IriBrowserStep *found = NULL;
  Label self = { .text = label->unicode };
  glong n;

  if (label->ascii == NULL)
    return &refused;
  if (g_str_is_ascii (label->unicode))
    return g_str_has_prefix (label->unicode, "xn--") ? &undecodable : NULL;
  self.spoof = iri_spoof_by (get_profile (), label->unicode, strlen (label->unicode));
  self.tld = last != NULL && last->ascii != NULL ? last->ascii : "";
  self.tld_unicode = last != NULL ? last->unicode : "";
  self.chars = g_utf8_to_ucs4_fast (label->unicode, -1, &n);
  self.n = (gsize) n;
  self.simple = is_simple (&self);
  for (gsize i = 0; found == NULL && i < G_N_ELEMENTS (steps); i++)
    if (steps[i].refuses (&self))
      found = &steps[i].step;
  g_free (self.chars);
  return found;
}

const char *
iri_display_policy_step_summary (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    if (g_str_equal (steps[i].step.id, id))
      return _ (steps[i].step.summary);
  if (g_str_equal (undecodable.id, id))
    return _ (undecodable.summary);
  return _ (refused.summary);
}

/* The label at @index as Punycode, or in Unicode if @step is NULL. */
static const char *
show_label (const IriHost *host, gsize index, const IriBrowserStep *step)
{
  return step == NULL ? host->labels[index].unicode : host->labels[index].ascii;
}

static char *
show (const IriHost *host, const IriBrowserStep *const *deciding)
{
  GString *shown;

  if (host->ascii == NULL)
    return NULL;
  shown = g_string_sized_new (strlen (host->unicode));
  for (gsize i = 0; i < host->n_labels; i++)
    {
      if (i > 0)
        g_string_append_c (shown, '.');
      g_string_append (shown, show_label (host, i, deciding[i]));
    }
  return g_string_free (shown, FALSE);
}

/* Whether browsers are certain to show the host unchanged. */
static gboolean
is_plain (const char *text, IriSpan span)
{
  return !iri_host_needs_idna (text, span, IRI_IDNA_BROWSER)
         && !iri_host_needs_idna (text, span, IRI_IDNA_UTS46);
}

IriBrowserDisplay *
iri_browser_display_new (const char *text, IriSpan span, IriHostKind kind)
{
  IriBrowserDisplay *self;

  if (kind != IRI_HOST_REG_NAME || is_plain (text, span))
    return NULL;
  self = g_new (IriBrowserDisplay, 1);
  self->host = iri_host_new (text, span, kind, IRI_IDNA_BROWSER);
  self->steps = g_new (const IriBrowserStep *, self->host->n_labels);
  for (gsize i = 0; i < self->host->n_labels; i++)
    self->steps[i] = iri_display_policy_step (self->host, i);
  self->shown = show (self->host, self->steps);
  return self;
}

void
iri_browser_display_free (IriBrowserDisplay *self)
{
  if (self == NULL)
    return;
  iri_host_free (self->host);
  g_free (self->shown);
  g_free (self->steps);
  g_free (self);
}

const char *
iri_display_policy_source (void)
{
  return _ ("This is the policy of Chromium 156, of November 2026. Other browsers "
            "differ, and no standard decides. Its list of well-known names, which "
            "others could look like, is left out.");
}
