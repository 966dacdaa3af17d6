/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-latin-alphabets.h"

#include "iri-chars.h"
#include "iri-unicode.h"

#include <string.h>
#include <unicode/uscript.h>

/* The limit for counting different letters; no alphabet has more. */
#define MAX_LETTERS 72

/* The letters from U+0080 up of languages in Latin script: the main exemplar
 * characters of CLDR 42 (UTS #35, part 2 §3), as far as browsers show them. A language
 * is left out if another one has all its letters. Romanian is also written with s with
 * cedilla. */
/* clang-format off */
static const struct
{
  const char *languages;
  const char *letters;
} alphabets[] = {
  { "agq", "àâèêìîòôùûāēěīŋōūɔɛɨʉ" },
  { "az", "çöüğışə" },
  { "bas", "àáâèéêìíîòóôùúûāēěīńŋōūǹɓɔɛ" },
  { "bm", "ŋɔɛɲ" },
  { "br", "êñù" },
  { "bs hr sr", "ćčđšž" },
  { "ca", "àçèéíïòóúü" },
  { "cs", "áéíóúýčďěňřšťůž" },
  { "cy", "àáâäèéêëìíîïòóôöùúûüýÿŵŷỳ" },
  { "dje khq ses twq", "ãõŋšžɲẽ" },
  { "dsb", "óćčěłńŕśšźž" },
  { "dua", "áéíóúŋūɓɔɗɛ" },
  { "dyo", "áéíñóúŋ" },
  { "ee", "àáãèéìíòóõùúĩŋũƒɔɖɛɣʋẽ" },
  { "eo", "ĉĝĥĵŝŭ" },
  { "et", "äõöüšž" },
  { "eu", "çñ" },
  { "ewo", "àáâèéêìíîòóôùúûěńŋǹɔəɛ" },
  { "ff", "ñŋƴɓɗ" },
  { "fi", "äåöšž" },
  { "fo", "áæíðóøúý" },
  { "fr", "àâæçèéêëîïôùûüÿœ" },
  { "fur", "àâçèêìîòôùû" },
  { "gl", "áéíïñóúü" },
  { "ha", "ƙƴɓɗ" },
  { "hsb", "óćčěłńřšźž" },
  { "hu", "áéíóöúüőű" },
  { "is", "áæéíðóöúýþ" },
  { "jgo", "áâíîúûńŋǹɔɛʉ" },
  { "jv", "âåèéêìòù" },
  { "kab", "čǧɛɣ" },
  { "kkj", "àáâèéêìíîòóôùúûŋɓɔɗɛ" },
  { "ksh", "ßäåæëöüėœů" },
  { "ku", "çêîûş" },
  { "lkt", "áéíóúčŋšžǧ" },
  { "lt", "ąčėęįšūųž" },
  { "lv", "āčēģīķļņšūž" },
  { "mas", "àáâèéêìíîòóôùúûāēīŋōūɔɛɨʉ" },
  { "mg", "àâèéêëìîïñô" },
  { "mt", "àèìòùċġħż" },
  { "mua", "ãëõĩŋǝɓɗ" },
  { "nb nn no", "àåæéòóôø" },
  { "nmg", "áâäéêíîïóôöúûāēěīńŋōŕūǝɓɔɛ" },
  { "nnh", "àáâèéêìíòóôùúûÿěńŋɔɛʉ" },
  { "nus", "äëïöŋɔɛɣ" },
  { "pl", "óąćęłńśźż" },
  { "pt seh", "àáâãçéêíòóôõú" },
  { "ro", "âîăşșț" },
  { "se", "áčđŋšŧž" },
  { "sk", "áäéíóôúýčďĺľňŕšťž" },
  { "smn", "áâäčđŋšž" },
  { "sv", "àäåéö" },
  { "tk", "äçöüýňşž" },
  { "vai", "áãéíóõúĩŋũɓɔɗɛẽ" },
  { "vi", "àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ" },
  { "wae", "áãäéíóõöúüčšũ" },
  { "wo", "àéëñóŋ" },
  { "yo", "àáèéìíòóùúńǹɔɛẹọ" },
};
/* clang-format on */

/* The different letters of a word. */
typedef struct
{
  gunichar letters[MAX_LETTERS];
  gsize n;
} Word;

static void
add_letter (Word *self, gunichar c)
{
  for (gsize i = 0; i < self->n; i++)
    if (self->letters[i] == c)
      return;
  if (self->n < MAX_LETTERS)
    self->letters[self->n++] = c;
}

static gboolean
has_letters (const char *alphabet, const Word *word)
{
  for (gsize i = 0; i < word->n; i++)
    if (g_utf8_strchr (alphabet, -1, word->letters[i]) == NULL)
      return FALSE;
  return TRUE;
}

static gboolean
is_of_a_language (const Word *word)
{
  if (word->n < 2)
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (alphabets); i++)
    if (has_letters (alphabets[i].letters, word))
      return TRUE;
  return FALSE;
}

gboolean
iri_latin_alphabets_cover (const char *text, gsize length)
{
  Word word = { .n = 0 };

  for (const char *p = text; p < text + length; p = g_utf8_next_char (p))
    {
      gunichar c = iri_utf8_first (p);

      if (c >= 0x80 && iri_unicode_script (c) == USCRIPT_LATIN)
        add_letter (&word, c);
      else if (c == '-' || (c >= '0' && c <= '9'))
        {
          if (!is_of_a_language (&word))
            return FALSE;
          word.n = 0;
        }
    }
  return is_of_a_language (&word);
}
