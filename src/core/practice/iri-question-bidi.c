/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-question-private.h"

#include "iri-bidi.h"
#include "iri-parse.h"
#include "iri-spec.h"

#include <string.h>

/* No word is its own reverse. */
static const char *const english[] = { "news", "map",   "page", "shop",   "book",
                                       "home", "about", "help", "search", NULL };
static const char *const hebrew[]
    = { "שלום", "ספר", "מים", "בית", "אור", "יומן", "ילד", "עיר", NULL };
static const char *const arabic[] = { "سلام", "كتاب", "ماء", "مدينة", "قمر", NULL };
static const char *const digits[] = { "12", "7", "2024", "365", "90", NULL };

/* What a segment is made of. The lists grow with the difficulty. */
static const char *const *const words[] = { english, hebrew, hebrew, digits, arabic };

static IriBidi *
order (const char *text, IriConvention convention)
{
  IriComponents components;

  iri_parse (text, strlen (text), iri_spec_default (), &components, NULL, NULL);
  return iri_bidi_new (text, strlen (text), &components, convention);
}

static char *
look (const char *text, IriConvention convention)
{
  g_autoptr (IriBidi) bidi = order (text, convention);

  return g_strdup (bidi->visual);
}

static const char *
pick_right_to_left (IriQuestionMaker *self)
{
  return iri_question_pick (self, self->difficulty >= 4 ? arabic : hebrew);
}

/* A path of words of the first @n_lists lists, the last one right-to-left. */
static void
append_path (IriQuestionMaker *self, GString *text, guint n_lists)
{
  guint n = iri_question_below (self, 1 + MIN (self->difficulty, 2)) + (n_lists > 2);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (
        text, "/%s",
        iri_question_pick (self, words[iri_question_below (self, n_lists)]));
  g_string_append_printf (text, "/%s", pick_right_to_left (self));
}

static guint
n_lists (const IriQuestionMaker *self)
{
  return MIN (self->difficulty + 1, (guint) G_N_ELEMENTS (words));
}

/* A host in English or, if it is harder, with a label in Hebrew. */
static char *
make_host (IriQuestionMaker *self)
{
  if (self->difficulty >= 2 && iri_question_below (self, 2) == 1)
    return g_strdup_printf ("%s.example", iri_question_pick (self, hebrew));
  return g_strdup_printf ("%s.example", iri_question_pick (self, english));
}

static char *
make_iri (IriQuestionMaker *self, guint lists)
{
  g_autofree char *host = make_host (self);
  GString *text = g_string_new ("http://");

  g_string_append (text, host);
  append_path (self, text, lists);
  if (self->difficulty >= 3)
    g_string_append_printf (text, "?%s=%s", iri_question_pick (self, english),
                            pick_right_to_left (self));
  return g_string_free (text, FALSE);
}

/* The last word is right-to-left, so the visual order always differs. */
void
iri_question_make_order (IriQuestionMaker *self)
{
  IriQuestion *question = self->question;

  question->text = make_iri (self, n_lists (self));
  question->answer = look (question->text, IRI_CONVENTION_EMBED_LTR);
  iri_question_add_wrong (self, g_strdup (question->text));
  iri_question_add_wrong (self, look (question->text, IRI_CONVENTION_PLAIN_RTL));
  iri_question_add_wrong (self, look (question->text, IRI_CONVENTION_ISOLATE));
  iri_question_add_wrong (self, g_utf8_strreverse (question->text, -1));
}

/* Wrong answers are whole components, none of which includes the host. */
void
iri_question_make_host (IriQuestionMaker *self)
{
  IriQuestion *question = self->question;
  const char *user = self->difficulty >= 1 ? iri_question_pick (self, english) : NULL;
  GString *text = g_string_new ("http://");
  g_auto (GStrv) segments = NULL;
  g_autoptr (GString) path = g_string_new (NULL);

  question->answer = make_host (self);
  if (user != NULL)
    g_string_append_printf (text, "%s.example@", user);
  append_path (self, path, n_lists (self));
  g_string_append_printf (text, "%s%s", question->answer, path->str);
  question->text = g_string_free (text, FALSE);
  if (user != NULL)
    {
      g_autofree char *name = g_strconcat (user, ".example", NULL);

      if (!g_str_equal (name, question->answer))
        iri_question_add_wrong (self, g_steal_pointer (&name));
    }
  iri_question_add_wrong (self, g_strdup ("http"));
  segments = g_strsplit (path->str + 1, "/", -1);
  for (gsize i = 0; segments[i] != NULL; i++)
    iri_question_add_wrong (self, g_strdup (segments[i]));
}

/* Digits after an English letter stay, and a right-to-left word after them is reversed
 * in its place; digits after a right-to-left word are shown before it (UAX #9 W7 and
 * N1). Both look the same. */
void
iri_question_make_twin (IriQuestionMaker *self)
{
  static const char *const delimiters[] = { "/", "/", "=", "&", "." };
  const char *delimiter = delimiters[self->difficulty];
  const char *before = self->difficulty >= 2 ? "?" : "/";
  const char *word = iri_question_pick (self, hebrew);
  const char *number = iri_question_pick (self, digits);
  const char *site = iri_question_pick (self, english);
  const char *page = iri_question_pick (self, english);
  g_autofree char *reversed = g_utf8_strreverse (word, -1);
  g_autofree char *start
      = g_strdup_printf ("http://%s.example/%s%s", site, page, before);
  IriQuestion *question = self->question;

  question->text = g_strconcat (start, word, delimiter, number, NULL);
  question->answer = g_strconcat (start, number, delimiter, word, NULL);
  if (iri_question_below (self, 2) == 1)
    {
      char *other = question->text;

      question->text = question->answer;
      question->answer = other;
    }
  if (iri_question_below (self, 2) == 1)
    iri_question_add_wrong (self,
                            g_strconcat (start, number, delimiter, reversed, NULL));
  else
    iri_question_add_wrong (self,
                            g_strconcat (start, reversed, delimiter, number, NULL));
}

/* Without digits, only one IRI has a given visual order: each right-to-left run begins
 * and ends with a letter, and the runs of what is shown are those of what is stored. */
void
iri_question_make_type (IriQuestionMaker *self)
{
  g_autofree char *host = make_host (self);
  GString *text = g_string_new ("http://");

  g_string_append (text, host);
  append_path (self, text, MIN (n_lists (self), 3));
  self->question->answer = g_string_free (text, FALSE);
  self->question->text = look (self->question->answer, IRI_CONVENTION_EMBED_LTR);
}
