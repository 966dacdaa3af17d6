/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-practice-words.h"

#include "iri-icu.h"

#include <glib/gi18n.h>

/* Left-to-right isolate and pop directional isolate. */
#define LRI "\u2066"
#define PDI "\u2069"

/* The answers of %IRI_QUESTION_RUNG. */
static const struct
{
  const char *id;
  const char *title;
} rungs[] = {
  { "string", N_ ("The same IRI") },
  { "case", N_ ("Equal except for capital and small letters") },
  { "percent", N_ ("Equal except for percent-encoding") },
  { "path", N_ ("Equal except for dot segments") },
  { "scheme", N_ ("Equal by the rules of the scheme") },
  { "different", N_ ("Different IRIs") },
};

static char *
name_from (const char *text, gunichar first)
{
  GString *names = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (g_utf8_get_char (p) >= first)
      {
        g_autofree char *name = iri_icu_char_name (g_utf8_get_char (p));

        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
      }
  return g_string_free (names, FALSE);
}

char *
scope_practice_name_characters (const char *text)
{
  return name_from (text, 0);
}

char *
scope_practice_name_letters (const char *text)
{
  return name_from (text, 0x80);
}

const char *
scope_practice_rung_title (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rungs); i++)
    if (g_str_equal (id, rungs[i].id))
      return _ (rungs[i].title);
  return NULL;
}

char *
scope_practice_describe_choice (const IriQuestion *question, const char *choice)
{
  const char *title
      = question->kind == IRI_QUESTION_RUNG ? scope_practice_rung_title (choice) : NULL;

  return title != NULL ? g_strdup (title) : g_strconcat (LRI, choice, PDI, NULL);
}

/* A sentence for each kind; %s is the answer. */
static const char *
get_reason (IriQuestionKind kind)
{
  switch (kind)
    {
    case IRI_QUESTION_ORDER:
      return N_ (
          "Right-to-left words are reversed. Where only delimiters or digits are "
          "between them, they change places too.");
    case IRI_QUESTION_HOST:
      return
          /* Translators: %s is a host. */
          N_ ("The host is %s. It follows “//” or, if there is a user name, “@”, and "
              "ends before the next “/”.");
    case IRI_QUESTION_TWIN:
      /* Translators: %s is an IRI. */
      return N_ ("The other IRI is %s. A number is shown to the left of the "
                 "right-to-left word before it, so both orders look the same.");
    case IRI_QUESTION_TYPE:
      /* Translators: %s is an IRI. */
      return N_ ("The IRI is %s. Read each right-to-left run from its right end.");
    case IRI_QUESTION_RUNG:
      /* Translators: %s is a result such as “Equal except for dot segments”. */
      return N_ ("The answer is “%s”. Comparisons before this one find a difference.");
    case IRI_QUESTION_LOOKUP:
      /* Translators: %s is a host in ASCII. */
      return N_ ("The host is %s. Each label with other letters than those of ASCII "
                 "becomes “xn--” and its Punycode.");
    case IRI_QUESTION_FOREIGN:
      /* Translators: %s is a letter and its name. */
      return N_ ("The letter is %s. It looks like a Latin letter, but the host is "
                 "another one.");
    case IRI_N_QUESTIONS:
      break;
    }
  g_return_val_if_reached ("");
}

static char *
describe_answer (const IriQuestion *question)
{
  g_autofree char *answer = scope_practice_describe_choice (question, question->answer);
  g_autofree char *name = NULL;

  if (question->kind != IRI_QUESTION_FOREIGN)
    return g_steal_pointer (&answer);
  name = scope_practice_name_characters (question->answer);
  return g_strdup_printf ("%s (%s)", answer, name);
}

char *
scope_practice_explain (const IriQuestion *question)
{
  const char *reason = _ (get_reason (question->kind));
  g_autofree char *answer = describe_answer (question);
  g_auto (GStrv) parts = g_strsplit (reason, "%s", 2);

  return g_strjoinv (answer, parts);
}
