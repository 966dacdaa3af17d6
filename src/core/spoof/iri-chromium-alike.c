/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* The last step of Chromium's display policy (its skeleton_generator.cc): whether a
 * host looks like a well-known one, with more look-alikes than UTS #39 has. */

#include "iri-chars.h"
#include "iri-chromium-private.h"
#include "iri-nfc.h"
#include "iri-unicode.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

/* Longer hosts and those with more letters of several look-alikes are not compared. */
#define MOST_UNITS 32
#define MOST_SEVERAL 5
#define MOST_VARIANTS 128
#define MOST_LABELS 4

/* Letters that look like several others. */
static const struct
{
  gunichar c;
  const char *alike[2];
} several[] = {
  { 0xfe /* thorn */, { "b", "p" } },
  { 0x131 /* dotless i */, { "i", "l" } },
  { 0x142 /* l with stroke */, { "l", "t" } },
  { 0x153 /* oe */, { "ce", "oe" } },
};

/* How a letter of them is read: as itself or as one of its look-alikes. */
#define READINGS (1 + G_N_ELEMENTS (several[0].alike))

/* Letters that UTS #39 does not take for look-alikes, or for others. */
static const struct
{
  const char *letters;
  const char *alike;
} extra[] = {
  { "æӕ", "ae" },
  { "ϼҏ", "p" },
  { "ħнћңҥӈӊԋԧԩ", "h" },
  { "ĸκкқҝҟҡӄԟ", "k" },
  { "ŋпԥกח", "n" },
  { "ŧтҭԏ七丅丆丁", "t" },
  { "ƅьҍвß", "b" },
  { "ωшщพฟພຟ", "w" },
  { "мӎ", "m" },
  { "єҽҿၔ", "e" },
  { "ґ", "r" },
  { "ғӻ", "f" },
  { "ҫင", "c" },
  { "ұ丫", "y" },
  { "χҳӽӿ乂", "x" },
  { "ԃძ", "d" },
  { "ԍဌ", "g" },
  { "ടรຣຮ", "s" },
  { "၂", "j" },
  { "०০੦૦ଠ୦೦စ", "o" },
  { "৭੧૧", "q" },
  { "บບ", "u" },
  { "θ", "0" },
  { "२২੨૨೩೭շ", "2" },
  { "зҙӡउওਤ੩૩౩ဒვპੜკ", "3" },
  { "੫丩ㄐ", "4" },
  { "ճ", "6" },
  { "৪੪୫", "8" },
  { "૭୨౨", "9" },
  { "—一―⸺⸻", "-" },
};

/* Letters whose stroke is taken for a diacritic, though NFD keeps it. */
static const struct
{
  gunichar c;
  gunichar plain;
} strokes[] = { { 0x142, 'l' }, { 0xf8, 'o' }, { 0x111, 'd' } };

static gboolean
is_latin_greek_cyrillic (gunichar c)
{
  static const UScriptCode scripts[]
      = { USCRIPT_LATIN, USCRIPT_GREEK, USCRIPT_CYRILLIC };

  if ((c >= '0' && c <= '9') || c == '.' || c == '_' || c == '-'
      || (c >= 0x300 && c <= 0x339))
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (scripts); i++)
    if (iri_unicode_script (c) == (int) scripts[i])
      return TRUE;
  return FALSE;
}

/* Removes diacritics, in place, if all letters are Latin, Greek or Cyrillic. */
static void
remove_diacritics (IriCharBuffer *chars)
{
  gsize n = 0;

  for (gsize i = 0; i < chars->n; i++)
    if (!is_latin_greek_cyrillic (chars->chars[i]))
      return;
  iri_nfd (chars);
  for (gsize i = 0; i < chars->n; i++)
    if ((iri_unicode_category_mask (chars->chars[i]) & U_GC_MN_MASK) == 0)
      chars->chars[n++] = chars->chars[i];
  chars->n = n;
  iri_nfc (chars);
  for (gsize i = 0; i < chars->n; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (strokes); k++)
      if (chars->chars[i] == strokes[k].c)
        chars->chars[i] = strokes[k].plain;
}

static void
append_text (IriCharBuffer *out, const char *text)
{
  iri_char_buffer_append_utf8 (out, text, strlen (text));
}

/* What @c looks like beside what UTS #39 says, or NULL. */
static const char *
find_extra (gunichar c)
{
  for (gsize i = 0; c > 0x7f && i < G_N_ELEMENTS (extra); i++)
    if (iri_display_policy_is_one_of (c, extra[i].letters))
      return extra[i].alike;
  return NULL;
}

static void
append_alike (IriCharBuffer *out, gunichar c)
{
  const char *alike = find_extra (c);

  if (alike != NULL)
    append_text (out, alike);
  else
    iri_char_buffer_append (out, c);
}

/* Whether @c looks like no US-ASCII characters, with or without diacritics. */
static gboolean
is_unlike_ascii (gunichar c)
{
  const char *prototype = iri_unicode_prototype (c);

  return c > 0x7f && (prototype == NULL || !g_str_is_ascii (prototype))
         && !is_latin_greek_cyrillic (c) && find_extra (c) == NULL;
}

/* The look-alikes of @c if it has several, or NULL. */
static const char *const *
find_several (gunichar c)
{
  for (gsize i = 0; i < G_N_ELEMENTS (several); i++)
    if (several[i].c == c)
      return several[i].alike;
  return NULL;
}

static void
add_skeleton (GPtrArray *skeletons, const IriCharBuffer *chars)
{
  g_autofree char *text = iri_char_buffer_to_utf8 (chars);

  g_ptr_array_add (skeletons, iri_spoof_skeleton (text, strlen (text)));
}

/* Adds the skeletons of a variant of the host. The Cyrillic palochka looks like an l
 * beside what UTS #39 takes it for. */
static void
add_skeletons (GPtrArray *skeletons, IriCharBuffer *variant)
{
  gboolean palochka = FALSE;

  add_skeleton (skeletons, variant);
  for (gsize i = 0; i < variant->n; i++)
    if (variant->chars[i] == 0x4cf)
      {
        variant->chars[i] = 'l';
        palochka = TRUE;
      }
  if (palochka)
    add_skeleton (skeletons, variant);
}

/* Adds the skeletons of the variant with the number @which of @n: its digits to the
 * base READINGS, the first one first, say how each letter with several look-alikes is
 * read. */
static void
add_variant (GPtrArray *skeletons, const IriCharBuffer *chars, gsize which, gsize n)
{
  g_auto (IriCharBuffer) variant;

  iri_char_buffer_init (&variant);
  for (gsize i = 0; i < chars->n; i++)
    {
      const char *const *alike = find_several (chars->chars[i]);
      gsize reading = 0;

      if (alike != NULL)
        {
          reading = which * READINGS / n;
          which = which * READINGS % n;
        }
      if (reading > 0)
        append_text (&variant, alike[reading - 1]);
      else
        append_alike (&variant, chars->chars[i]);
    }
  add_skeletons (skeletons, &variant);
}

static void
add_variants (GPtrArray *skeletons, const IriCharBuffer *chars)
{
  gsize n_units = chars->n, n_several = 0, n = 1;

  for (gsize i = 0; i < chars->n; i++)
    {
      n_units += chars->chars[i] > 0xffff;
      n_several += find_several (chars->chars[i]) != NULL;
    }
  if (n_units > MOST_UNITS || n_several > MOST_SEVERAL)
    return;
  for (gsize i = 0; i < n_several; i++)
    n *= READINGS;
  for (gsize i = 0; i < MIN (n, MOST_VARIANTS); i++)
    add_variant (skeletons, chars, i, n);
}

/* Whether removing diacritics removes one of several look-alikes. */
static gboolean
loses_look_alike (const IriCharBuffer *chars)
{
  for (gsize i = 0; i < chars->n; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (strokes); k++)
      if (chars->chars[i] == strokes[k].c && find_several (strokes[k].c) != NULL)
        return TRUE;
  return FALSE;
}

/* The skeletons of all variants of @host. */
static GPtrArray *
skeletons_of (const char *host)
{
  GPtrArray *skeletons = g_ptr_array_new_with_free_func (g_free);
  g_auto (IriCharBuffer) chars;

  iri_char_buffer_init (&chars);
  append_text (&chars, host);
  if (loses_look_alike (&chars))
    add_variants (skeletons, &chars);
  remove_diacritics (&chars);
  add_variants (skeletons, &chars);
  return skeletons;
}

/* The key in the table for all names whose skeletons end in the label of @skeleton. */
static char *
make_end_key (const char *skeleton)
{
  const char *dot = strrchr (skeleton, '.');

  return g_strconcat ("\n", dot != NULL ? dot + 1 : skeleton, NULL);
}

static void
add_name (GHashTable *table, const char *name, const char *skeleton)
{
  g_hash_table_replace (table, g_strdup (skeleton), (gpointer) name);
  g_hash_table_replace (table, make_end_key (skeleton), (gpointer) name);
}

GHashTable *
iri_chromium_names_new (const char *const *names)
{
  GHashTable *table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (gsize i = 0; names[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) skeletons = skeletons_of (names[i]);

      for (guint k = 0; k < skeletons->len; k++)
        add_name (table, names[i], g_ptr_array_index (skeletons, k));
    }
  return table;
}

/* The name whose skeleton is @skeleton or its last labels, or NULL. */
static const char *
look_up (GHashTable *names, const char *skeleton)
{
  gsize n = 1;

  for (const char *p = skeleton; *p != '\0'; p++)
    n += *p == '.';
  for (; n > 1; n--)
    {
      const char *name
          = n <= MOST_LABELS ? g_hash_table_lookup (names, skeleton) : NULL;

      if (name != NULL)
        return name;
      skeleton = strchr (skeleton, '.') + 1;
    }
  return NULL;
}

/* Whether @host is @name or below it. */
static gboolean
is_at_or_below (const char *host, const char *name)
{
  gsize length = strlen (host), name_length = strlen (name);

  return g_str_has_suffix (host, name)
         && (length == name_length || host[length - name_length - 1] == '.');
}

/* Whether no name ends like @host, which is quick to see if a character of its last two
 * labels is unlike those of names, or if the last one is US-ASCII. */
static gboolean
ends_otherwise (GHashTable *names, const char *host)
{
  const char *dot = strrchr (host, '.');
  const char *last = dot != NULL ? dot + 1 : host;
  const char *at = dot != NULL ? dot : host;
  g_autofree char *skeleton = NULL;
  g_autofree char *key = NULL;

  while (at > host && at[-1] != '.')
    at--;
  while (*at != '\0')
    if (is_unlike_ascii (iri_utf8_next (&at)))
      return TRUE;
  if (!g_str_is_ascii (last))
    return FALSE;
  skeleton = iri_spoof_skeleton (last, strlen (last));
  key = make_end_key (skeleton);
  return !g_hash_table_contains (names, key);
}

const char *
iri_chromium_names_find (GHashTable *names, const char *host)
{
  gsize length = strlen (host);
  g_autofree char *bare
      = g_strndup (host, length - (length > 0 && host[length - 1] == '.'));
  g_autoptr (GPtrArray) skeletons = NULL;

  if (ends_otherwise (names, bare))
    return NULL;
  skeletons = skeletons_of (bare);
  for (guint i = 0; i < skeletons->len; i++)
    {
      const char *name = look_up (names, g_ptr_array_index (skeletons, i));

      if (name != NULL)
        return is_at_or_below (bare, name) ? NULL : name;
    }
  return NULL;
}
