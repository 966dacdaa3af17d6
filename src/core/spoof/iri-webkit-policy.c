/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* The display policy of WebKit: Source/WTF/wtf/URLHelpers.cpp of WebKitGTK 2.51, with
 * the scripts that are compiled in. It shows the whole host in one form. */

#include "iri-chars.h"
#include "iri-display-policy-private.h"
#include "iri-unicode.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unicode/uscript.h>

static gboolean
has_other_script (const IriDisplayLabel *self)
{
  static const UScriptCode shown[] = {
    USCRIPT_COMMON,   USCRIPT_INHERITED,
    USCRIPT_ARABIC,   USCRIPT_ARMENIAN,
    USCRIPT_BOPOMOFO, USCRIPT_CANADIAN_ABORIGINAL,
    USCRIPT_DESERET,  USCRIPT_DEVANAGARI,
    USCRIPT_GUJARATI, USCRIPT_GURMUKHI,
    USCRIPT_HAN,      USCRIPT_HANGUL,
    USCRIPT_HEBREW,   USCRIPT_HIRAGANA,
    USCRIPT_KATAKANA, USCRIPT_KATAKANA_OR_HIRAGANA,
    USCRIPT_LATIN,    USCRIPT_TAMIL,
    USCRIPT_THAI,     USCRIPT_YI,
  };

  for (gsize i = 0; i < self->n; i++)
    {
      gsize k = 0;

      while (k < G_N_ELEMENTS (shown)
             && iri_unicode_script (self->chars[i]) != (int) shown[k])
        k++;
      if (k == G_N_ELEMENTS (shown))
        return TRUE;
    }
  return FALSE;
}

/* Of the look-alikes that WebKit lists, those that a host can have after its
 * mapping. */
static const char look_alikes[]
    = "ǀǃȷɑɡː\u0335\u0337\u0338\u0589\u05b4\u05b9\u05ba\u05bc\u05c1\u05c2\u05c3\u05c4"
      "\u05f4\u0609\u060a\u0650\u0660\u066a\u06d4\u06f0\u0701\u0702\u0703\u0704\u1735"
      "\u1d04\u1d0f\u1d1c\u1d20\u1d21\u1d22\u1e9c\u1e9d\u1ecd\u1eff\u2010\u2027\u2039"
      "\u203a\u2041\u2044\u2052\u2212\u2215\u2216\u2236\u233f\u23ae\u244a\u2571\u2572"
      "\u29f6\u29f8\u2afb\u2afd\u3008\u3014\u3015\u3033\u3035\ua731\ua771\ua789"
      "\U0001f50f\U0001f510\U0001f511\U0001f512\U0001f513";

/* Whether the character is in one of the blocks IPA Extensions and Deseret. */
static gboolean
is_in_block (gunichar c)
{
  return (c >= 0x250 && c <= 0x2af) || (c >= 0x10400 && c <= 0x1044f);
}

/* Whether a dot above is hidden by the letter before it. */
static gboolean
is_hidden_dot (gunichar c, gunichar before)
{
  return c == 0x307 && iri_display_policy_is_one_of (before, "ȷıו");
}

static gboolean
has_look_alike (const IriDisplayLabel *self)
{
  for (gsize i = 0; i < self->n; i++)
    {
      gunichar c = self->chars[i];

      if (iri_unicode_is_ignorable (c) || is_in_block (c)
          || iri_display_policy_is_one_of (c, look_alikes)
          || is_hidden_dot (c, i > 0 ? self->chars[i - 1] : 0))
        return TRUE;
    }
  return FALSE;
}

/* Letters that look like those of other scripts, by script. */
static const struct
{
  UScriptCode script;
  const char *letters;
} letters[] = {
  { USCRIPT_ARMENIAN, "ոսցօ" },
  { USCRIPT_TAMIL, "௦" },
  { USCRIPT_CANADIAN_ABORIGINAL, "ᑭᑯᑲᒪᕼᖇᖯᖴᗅᗞᗩᗱᗴ᙭᙮" },
  { USCRIPT_THAI, "ก" },
};

static gboolean
is_look_alike_beside (gunichar c, gunichar other)
{
  if (other < 0x80 && !g_ascii_isalpha ((char) other))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (letters); i++)
    if (iri_display_policy_is_one_of (c, letters[i].letters)
        && iri_unicode_script (other) != (int) letters[i].script)
      return TRUE;
  return FALSE;
}

static gboolean
is_stray_vowel (gunichar c, gunichar before)
{
  return c >= 0x64b && c <= 0x65f
         && (before == 0 || iri_unicode_script (before) != USCRIPT_ARABIC);
}

static gboolean
has_neighbor (const IriDisplayLabel *self)
{
  for (gsize i = 0; i < self->n; i++)
    {
      gunichar c = self->chars[i], before = i > 0 ? self->chars[i - 1] : 0;

      if (is_stray_vowel (c, before))
        return TRUE;
      if (before != 0 && c != 0x307
          && (is_look_alike_beside (c, before) || is_look_alike_beside (before, c)))
        return TRUE;
    }
  return FALSE;
}

/* The letters that registries of top-level domains take, besides ASCII digits and the
 * hyphen, as pairs of the first and the last of a range. */
#define RUSSIAN "аяёё"

static const struct
{
  const char *tlds;
  const char *ranges;
} registries[] = {
  { " рф рус москва дети онлайн сайт орг ", RUSSIAN },
  { " бел ", RUSSIAN "ііўў’’" },
  { " қаз ", RUSSIAN "әәғғққңңөөұұүүһһіі" },
  /* The source has the capital Є, which no host has after its mapping. */
  { " укр ", RUSSIAN "ґґії" },
  { " срб ", "аикшђђјћџџ" },
  { " мкд ", "аикшѓѓѕѕјњќќџџ" },
  { " мон ", RUSSIAN "өөүү" },
  { " бг ", "аъььюѐѝѝ" },
};

static gboolean
is_taken (gunichar c, const char *ranges)
{
  if (c < 0x80)
    return g_ascii_isdigit ((char) c) || c == '-';
  for (const char *p = ranges; *p != '\0';)
    {
      gunichar first = iri_utf8_first (p), last;

      p = g_utf8_next_char (p);
      last = iri_utf8_first (p);
      p = g_utf8_next_char (p);
      if (c >= first && c <= last)
        return TRUE;
    }
  return FALSE;
}

static const char *
find_ranges (const char *tld)
{
  g_autofree char *word = g_strdup_printf (" %s ", tld);

  for (gsize i = 0; i < G_N_ELEMENTS (registries); i++)
    if (strstr (registries[i].tlds, word) != NULL)
      return registries[i].ranges;
  return NULL;
}

/* Whether the registry of the top-level domain takes the label before it, which is the
 * only one that this looks at. */
static gboolean
is_registered (const IriHost *host)
{
  gsize n = host->n_labels;
  const char *ranges;

  if (n > 0 && host->labels[n - 1].unicode[0] == '\0')
    n--;
  ranges = n >= 2 ? find_ranges (host->labels[n - 1].unicode) : NULL;
  if (ranges == NULL)
    return FALSE;
  for (const char *p = host->labels[n - 2].unicode; *p != '\0';
       p = g_utf8_next_char (p))
    if (!is_taken (iri_utf8_first (p), ranges))
      return FALSE;
  return TRUE;
}

static const IriDisplayStep steps[] = {
  /* Translators: “It” is a label of the host. */
  { { "script", N_ ("It has a letter of a script that this browser does not show.") },
    has_other_script },
  /* Translators: “It” is a label of the host. */
  { { "look-alike", N_ ("It has a character that is invisible or looks like another "
                        "one.") },
    has_look_alike },
  { { "neighbor", N_ ("A letter looks like one of the script of its neighbor.") },
    has_neighbor },
};

const IriDisplayPolicy iri_webkit_policy = {
  .id = "webkit",
  .name = "WebKit",
  .edition = "2.51",
  .source = N_ ("This follows the source code of WebKit 2.51 (November 2025), which "
                "Safari and GNOME Web use. It looks at scripts, not at the identifiers "
                "of Unicode. Other browsers differ; there is no standard."),
  .steps = steps,
  .n_steps = G_N_ELEMENTS (steps),
  .whole_host = TRUE,
  .shows_unicode = is_registered,
};
