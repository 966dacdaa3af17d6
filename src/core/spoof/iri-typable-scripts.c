/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-typable-scripts.h"

#include "iri-chars.h"
#include "iri-percent-encode.h"
#include "iri-script-set.h"
#include "iri-unicode.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>

#define MAX_MEMBERS 3

/* The codes for several scripts that are written together. */
static const struct
{
  UScriptCode code;
  UScriptCode members[MAX_MEMBERS]; /* ended by USCRIPT_COMMON */
} together[] = {
  { USCRIPT_JAPANESE, { USCRIPT_HAN, USCRIPT_HIRAGANA, USCRIPT_KATAKANA } },
  { USCRIPT_KOREAN, { USCRIPT_HAN, USCRIPT_HANGUL } },
  { USCRIPT_HAN_WITH_BOPOMOFO, { USCRIPT_HAN, USCRIPT_BOPOMOFO } },
  { USCRIPT_SIMPLIFIED_HAN, { USCRIPT_HAN } },
  { USCRIPT_TRADITIONAL_HAN, { USCRIPT_HAN } },
  { USCRIPT_KATAKANA_OR_HIRAGANA, { USCRIPT_HIRAGANA, USCRIPT_KATAKANA } },
};

const IriScript *
iri_script_all (gsize *n_scripts)
{
  static const IriScript all[] = {
    { "Latn", NC_ ("script", "Latin"), "aéß" },
    { "Arab", NC_ ("script", "Arabic"), "ابت" },
    { "Armn", NC_ ("script", "Armenian"), "աբգ" },
    { "Beng", NC_ ("script", "Bengali"), "কখগ" },
    { "Hanb", NC_ ("script", "Chinese"), "中文" },
    { "Cyrl", NC_ ("script", "Cyrillic"), "бвг" },
    { "Deva", NC_ ("script", "Devanagari"), "कखग" },
    { "Ethi", NC_ ("script", "Ethiopic"), "ሀለሐ" },
    { "Geor", NC_ ("script", "Georgian"), "აბგ" },
    { "Grek", NC_ ("script", "Greek"), "αβγ" },
    { "Gujr", NC_ ("script", "Gujarati"), "કખગ" },
    { "Guru", NC_ ("script", "Gurmukhi"), "ਕਖਗ" },
    { "Hebr", NC_ ("script", "Hebrew"), "אבג" },
    { "Jpan", NC_ ("script", "Japanese"), "日あア" },
    { "Knda", NC_ ("script", "Kannada"), "ಕಖಗ" },
    { "Khmr", NC_ ("script", "Khmer"), "កខគ" },
    { "Kore", NC_ ("script", "Korean"), "한글" },
    { "Laoo", NC_ ("script", "Lao"), "ກຂຄ" },
    { "Mlym", NC_ ("script", "Malayalam"), "കഖഗ" },
    { "Mymr", NC_ ("script", "Myanmar"), "ကခဂ" },
    { "Orya", NC_ ("script", "Odia"), "କଖଗ" },
    { "Sinh", NC_ ("script", "Sinhala"), "කඛග" },
    { "Taml", NC_ ("script", "Tamil"), "கஙச" },
    { "Telu", NC_ ("script", "Telugu"), "కఖగ" },
    { "Thaa", NC_ ("script", "Thaana"), "ހށނ" },
    { "Thai", NC_ ("script", "Thai"), "กขค" },
    { "Tibt", NC_ ("script", "Tibetan"), "ཀཁག" },
  };

  *n_scripts = G_N_ELEMENTS (all);
  return all;
}

/* The script with the code of @length bytes at @code; USCRIPT_INVALID_CODE if it is
 * unknown. ICU has the codes of scripts that are written together. */
static int
find (const char *code, gsize length)
{
  char name[5] = { 0 };
  int script;

  if (length != 4)
    return USCRIPT_INVALID_CODE;
  memcpy (name, code, length);
  script = iri_unicode_find_script (name);
  return script >= 0 ? script : u_getPropertyValueEnum (UCHAR_SCRIPT, name);
}

/* Adds the scripts that the code @script stands for, if there are any. */
static void
add_members (IriScriptSet *self, int script)
{
  for (gsize i = 0; i < G_N_ELEMENTS (together); i++)
    for (gsize j = 0; together[i].code == script && j < MAX_MEMBERS
                      && together[i].members[j] != USCRIPT_COMMON;
         j++)
      iri_script_set_add (self, together[i].members[j]);
}

static void
add_with_members (IriScriptSet *self, int script)
{
  iri_script_set_add (self, script);
  add_members (self, script);
}

/* Whether the script called @code includes all scripts that @other stands for. */
static gboolean
includes (const char *code, int other)
{
  IriScriptSet needed = { 0 }, there = { 0 };
  guint64 missing = 0, any = 0;

  add_with_members (&there, find (code, strlen (code)));
  add_members (&needed, other);
  for (gsize i = 0; i < G_N_ELEMENTS (needed.words); i++)
    {
      any |= needed.words[i];
      missing |= needed.words[i] & ~there.words[i];
    }
  return any != 0 ? missing == 0 : iri_script_set_has (&there, other);
}

const IriScript *
iri_script_of_locale (const char *locale)
{
  char likely[ULOC_FULLNAME_CAPACITY], code[ULOC_SCRIPT_CAPACITY];
  UErrorCode error = U_ZERO_ERROR;
  int script;
  gsize n;
  const IriScript *all = iri_script_all (&n);

  uloc_addLikelySubtags (locale, likely, sizeof likely, &error);
  uloc_getScript (likely, code, sizeof code, &error);
  script = U_SUCCESS (error) ? find (code, strlen (code)) : USCRIPT_INVALID_CODE;
  for (gsize i = 0; script != USCRIPT_INVALID_CODE && i < n; i++)
    if (includes (all[i].code, script))
      return &all[i];
  return NULL;
}

/* Adds the known scripts of @list to @self. Returns FALSE if any are unknown. */
static gboolean
read_list (const char *list, IriScriptSet *self)
{
  gboolean known = TRUE;

  for (gsize length;; list += length + 1)
    {
      int script;

      length = strcspn (list, ",");
      script = find (list, length);
      if (script == USCRIPT_INVALID_CODE)
        known = FALSE;
      else
        add_with_members (self, script);
      if (list[length] == '\0')
        return known;
    }
}

gboolean
iri_typable_is_known (const char *scripts)
{
  IriScriptSet set = { 0 };

  return read_list (scripts, &set);
}

/* Characters that are used in all scripts count as typable. */
static gboolean
is_typable (const IriScriptSet *self, gunichar c)
{
  IriScriptSet scripts = iri_unicode_scripts (c);

  if (iri_script_set_has (&scripts, USCRIPT_COMMON)
      || iri_script_set_has (&scripts, USCRIPT_INHERITED))
    return TRUE;
  iri_script_set_intersect (&scripts, self);
  return !iri_script_set_is_empty (&scripts);
}

/* Marks and invisible characters are encoded together with the letter before them: on
 * a hex digit a mark would mean something else. */
static gboolean
belongs_to_last (gunichar c)
{
  return iri_unicode_is_mark (c) || iri_unicode_is_ignorable (c);
}

/* Finds the end of the run of characters at @at that can all be typed or can all not
 * be typed, and sets @typable. */
static gsize
read_run (const IriScriptSet *set,
          const char *text,
          gsize length,
          gsize at,
          gboolean *typable)
{
  for (gboolean first = TRUE; at < length; first = FALSE)
    {
      gunichar c = iri_utf8_first (text + at);
      gboolean this = c < 0x80 || is_typable (set, c);

      if (first)
        *typable = this;
      else if (this != *typable && (*typable || !belongs_to_last (c)))
        break;
      at = (gsize) (g_utf8_next_char (text + at) - text);
    }
  return at;
}

gboolean
iri_typable_contains (const char *scripts, const char *text, gsize length)
{
  IriScriptSet set = { 0 };
  gboolean typable = TRUE;

  read_list (scripts, &set);
  for (gsize at = 0; typable && at < length;)
    at = read_run (&set, text, length, at, &typable);
  return typable;
}

void
iri_typable_escape (const char *scripts, const char *text, gsize length, GString *out)
{
  IriScriptSet set = { 0 };
  gsize end;

  read_list (scripts, &set);
  for (gsize at = 0; at < length; at = end)
    {
      gboolean typable;

      end = read_run (&set, text, length, at, &typable);
      if (typable)
        g_string_append_len (out, text + at, (gssize) (end - at));
      else
        iri_percent_encode (text + at, end - at, out);
    }
}
