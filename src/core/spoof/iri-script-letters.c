/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-script-letters.h"

#include "iri-chars.h"
#include "iri-join-names.h"
#include "iri-script-name.h"
#include "iri-unicode.h"

#include <glib/gi18n-lib.h>
#include <unicode/uscript.h>

/* Further scripts are ignored. */
#define MAX_SCRIPTS 8

/* How many different letters of a script are named; the others are counted. */
#define MAX_LETTERS 4

/* The letters of a script. */
typedef struct
{
  int script;
  guint count;
  gunichar letters[MAX_LETTERS]; /* different ones */
  guint n_named;
  guint n_different; /* a letter after the first ones counts each time */
} Letters;

typedef struct
{
  Letters of[MAX_SCRIPTS];
  guint n;
} Scripts;

static void
count_different (Letters *self, gunichar c)
{
  for (guint i = 0; i < self->n_named; i++)
    if (self->letters[i] == c)
      return;
  self->n_different++;
  if (self->n_named < MAX_LETTERS)
    self->letters[self->n_named++] = c;
}

static void
count_letter (Scripts *self, gunichar c)
{
  int script = iri_unicode_script (c);
  guint i = 0;

  while (i < self->n && self->of[i].script != script)
    i++;
  if (i == MAX_SCRIPTS)
    return;
  if (i == self->n)
    self->of[self->n++] = (Letters){ .script = script };
  self->of[i].count++;
  count_different (&self->of[i], c);
}

/* The most frequent script comes first, and Latin before one that is as frequent. */
static int
compare_letters (gconstpointer a, gconstpointer b)
{
  const Letters *left = a, *right = b;

  if (left->count != right->count)
    return left->count > right->count ? -1 : 1;
  return (right->script == USCRIPT_LATIN) - (left->script == USCRIPT_LATIN);
}

static Scripts
count_letters (const char *text, gsize length, gunichar first)
{
  Scripts self = { .n = 0 };

  if (!g_utf8_validate_len (text, length, NULL))
    return self;
  for (const char *at = text; at < text + length; at = g_utf8_next_char (at))
    {
      gunichar c = iri_utf8_first (at);

      if (c >= first && g_unichar_isalpha (c)
          && iri_unicode_script (c) > USCRIPT_INHERITED)
        count_letter (&self, c);
    }
  qsort (self.of, self.n, sizeof self.of[0], compare_letters);
  return self;
}

static char *
name_script (const Letters *self)
{
  return iri_script_name (self->letters[0]);
}

static char *
name_scripts (const Scripts *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->n; i++)
    g_ptr_array_add (names, name_script (&self->of[i]));
  return names->len > 0 ? iri_join_names ((const char *const *) names->pdata,
                                          names->len, names->len)
                        : g_strdup ("");
}

char *
iri_script_letters_name (const char *text, gsize length)
{
  Scripts scripts = count_letters (text, length, 0x80);

  return name_scripts (&scripts);
}

char *
iri_script_letters_name_all (const char *text, gsize length)
{
  Scripts scripts = count_letters (text, length, 0);

  return name_scripts (&scripts);
}

static char *
name_letters (const Letters *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *script = name_script (self), *joined = NULL;

  for (guint i = 0; i < self->n_named; i++)
    {
      char letter[7] = "";

      g_unichar_to_utf8 (self->letters[i], letter);
      g_ptr_array_add (names, g_strdup_printf (IRI_LRI "%s" IRI_PDI " U+%04X", letter,
                                               self->letters[i]));
    }
  joined = iri_join_names ((const char *const *) names->pdata, names->len,
                           self->n_different);
  return g_strdup_printf (
      /* Translators: letters, and the script that they belong to: Cyrillic. */
      g_dngettext (GETTEXT_PACKAGE, "%s is %s", "%s are %s", self->n_different), joined,
      script);
}

char *
iri_script_letters_foreign (const char *text, gsize length)
{
  Scripts scripts = count_letters (text, length, 0);
  GString *out = g_string_new (NULL);

  for (guint i = 1; i < scripts.n; i++)
    {
      g_autofree char *letters = name_letters (&scripts.of[i]);

      /* Translators: separates clauses of a sentence. */
      g_string_append (out, out->len > 0 ? _ ("; ") : "");
      g_string_append (out, letters);
    }
  return g_string_free (out, FALSE);
}
