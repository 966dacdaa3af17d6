/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "e2e-translate.h"

#include "e2e-catalogue.h"

#include <string.h>

#define MAX_PIECES 10
#define MAX_TEXTS 64
#define SPACE " "
#define DASH " \342\200\224 "
#define SIGN_COST 100 /* of a sign that is left as it is; a message costs 1 */

/* A placeholder and the literal text after it. The first piece has no placeholder. */
typedef struct
{
  char *name; /* "{host}", or "1" for the first one of printf() */
  gboolean is_number;
  char *literal;
} Piece;

/* A message cut at its placeholders. */
typedef struct
{
  Piece piece[MAX_PIECES];
  guint n;
} Pattern;

typedef struct
{
  const E2eMessage *message;
  Pattern pattern;
} Form;

/* The translations of a text that leave the fewest signs as they are and are made of
 * the fewest messages. */
typedef struct
{
  guint cost;
  GPtrArray *texts;
} Result;

/* The text between two positions that each placeholder stands for. */
typedef struct
{
  const Form *form;
  const char *end;
  const char *begins[MAX_PIECES], *ends[MAX_PIECES];
  Result *result;
} Match;

static const Result *translate (const char *begin, const char *end);

/* Returns the length of the placeholder at @p, or 0. */
static gsize
measure_place (const char *p)
{
  gsize n = 1;

  if (*p == '{')
    {
      n += strspn (p + 1, "abcdefghijklmnopqrstuvwxyz0123456789-");
      return n > 1 && p[n] == '}' ? n + 1 : 0;
    }
  if (*p != '%')
    return 0;
  n += strspn (p + 1, "0123456789");
  n += n > 1 && p[n] == '$' ? 1 : 0;
  n += strspn (p + n, "0123456789lz");
  return p[n] != '\0' && strchr ("sduX", p[n]) != NULL ? n + 1 : 0;
}

static char *
name_place (const char *p, gsize length, guint index)
{
  const char *dollar = memchr (p, '$', length);

  if (dollar != NULL)
    return g_strndup (p + 1, (gsize) (dollar - p) - 1);
  return *p == '%' ? g_strdup_printf ("%u", index) : g_strndup (p, length);
}

/* A separator, such as " and ", stands between two texts. */
static char *
complete (const char *text, const char *english)
{
  gsize n = strlen (english);
  const char *before = english[0] == ' ' || english[n - 1] == ' ' ? "%s" : "";
  const char *after = english[n - 1] == ' ' ? "%s" : "";

  return g_strconcat (before, text, after, NULL);
}

static Pattern
parse (const char *text)
{
  Pattern self = { { { NULL, FALSE, NULL } }, 1 };
  g_autoptr (GString) literal = g_string_new (NULL);

  while (*text != '\0')
    {
      gsize length = self.n < MAX_PIECES ? measure_place (text) : 0;

      if (length > 0)
        {
          self.piece[self.n - 1].literal = g_strdup (literal->str);
          g_string_truncate (literal, 0);
          self.piece[self.n].name = name_place (text, length, self.n);
          self.piece[self.n].is_number = strchr ("du", text[length - 1]) != NULL;
          self.n++;
          text += length;
          continue;
        }
      if (text[0] == '%' && text[1] == '%')
        text++;
      g_string_append_c (literal, *text++);
    }
  self.piece[self.n - 1].literal = g_strdup (literal->str);
  return self;
}

static void
clear_pattern (Pattern *self)
{
  for (guint i = 0; i < self->n; i++)
    {
      g_free (self->piece[i].name);
      g_free (self->piece[i].literal);
    }
}

static gboolean
is_number (const char *begin, const char *end)
{
  for (const char *p = begin; p < end; p++)
    if (!g_ascii_isdigit (*p))
      return FALSE;
  return begin < end;
}

/* What placeholders alone match would be anything. */
static gboolean
has_literal (const Pattern *pattern)
{
  for (guint i = 0; i < pattern->n; i++)
    if (*pattern->piece[i].literal != '\0')
      return TRUE;
  return FALSE;
}

static void
add_form (GArray *forms, const E2eMessage *message, guint i)
{
  g_autofree char *text = complete (message->forms[i], message->forms[i]);
  Form form = { message, parse (text) };

  if (has_literal (&form.pattern))
    g_array_append_val (forms, form);
  else
    clear_pattern (&form.pattern);
}

/* Messages are joined by spaces and dashes in every language. */
static const GArray *
get_forms (void)
{
  static const E2eMessage joints[]
      = { { SPACE, { SPACE, SPACE } }, { DASH, { DASH, DASH } } };
  static GArray *forms;
  const GArray *messages = e2e_catalogue_read ();

  if (forms != NULL)
    return forms;
  forms = g_array_new (FALSE, FALSE, sizeof (Form));
  for (guint i = 0; i < messages->len; i++)
    {
      const E2eMessage *message = &g_array_index (messages, E2eMessage, i);

      add_form (forms, message, 0);
      if (message->forms[0] != message->forms[1])
        add_form (forms, message, 1);
    }
  for (guint i = 0; messages->len > 0 && i < G_N_ELEMENTS (joints); i++)
    add_form (forms, &joints[i], 0);
  return forms;
}

static void
add (Result *result, guint cost, const char *text)
{
  if (cost > result->cost)
    return;
  if (cost < result->cost)
    g_ptr_array_set_size (result->texts, 0);
  result->cost = cost;
  if (result->texts->len < MAX_TEXTS
      && !g_ptr_array_find_with_equal_func (result->texts, text, g_str_equal, NULL))
    g_ptr_array_add (result->texts, g_strdup (text));
}

/* The piece of the message that has this placeholder; 0 if none has. */
static guint
find_piece (const Pattern *pattern, const char *name)
{
  for (guint i = 1; i < pattern->n; i++)
    if (g_str_equal (pattern->piece[i].name, name))
      return i;
  return 0;
}

/* Adds @text and what follows it in @translation from the piece @i on, with each
 * translation of each argument. */
static void
fill (Match *self, const Pattern *translation, guint i, const char *text, guint cost)
{
  guint from;
  const Result *argument;

  if (i == translation->n)
    {
      add (self->result, cost, text);
      return;
    }
  from = find_piece (&self->form->pattern, translation->piece[i].name);
  if (from == 0)
    return;
  argument = translate (self->begins[from], self->ends[from]);
  for (guint j = 0; j < argument->texts->len; j++)
    {
      g_autofree char *more = g_strconcat (text, argument->texts->pdata[j],
                                           translation->piece[i].literal, NULL);

      fill (self, translation, i + 1, more, cost + argument->cost);
    }
}

/* A translation may say "one" for the number 1, but leaves nothing else out. */
static gboolean
has_all (const Match *self, const Pattern *translation)
{
  const Pattern *pattern = &self->form->pattern;

  for (guint i = 1; i < pattern->n; i++)
    if (find_piece (translation, pattern->piece[i].name) == 0
        && !is_number (self->begins[i], self->ends[i]))
      return FALSE;
  return TRUE;
}

static void
use_number (Match *self, guint64 n)
{
  const E2eMessage *message = self->form->message;
  g_autofree char *text
      = complete (e2e_catalogue_translate (message, n), message->forms[0]);
  Pattern translation = parse (text);

  if (has_all (self, &translation))
    fill (self, &translation, 1, translation.piece[0].literal, 1);
  clear_pattern (&translation);
}

/* The number that decides the form is one of those in the message, or 1 without one. */
static void
use (Match *self)
{
  const Pattern *pattern = &self->form->pattern;
  gboolean has_number = FALSE;

  for (guint i = 1; i < pattern->n; i++)
    if (is_number (self->begins[i], self->ends[i]))
      {
        use_number (self, g_ascii_strtoull (self->begins[i], NULL, 10));
        has_number = TRUE;
      }
  if (!has_number)
    use_number (self, 1);
}

/* Finds each way in which the text from @p on is the rest of the message from the
 * piece @i on. */
static void
match (Match *self, guint i, const char *p)
{
  const Pattern *pattern = &self->form->pattern;

  if (i == pattern->n && p == self->end)
    use (self);
  for (const char *q = p + 1; i < pattern->n && q <= self->end; q++)
    {
      const Piece *piece = &pattern->piece[i];
      gsize length = strlen (piece->literal);

      if ((gsize) (self->end - q) < length || memcmp (q, piece->literal, length) != 0
          || (piece->is_number && !is_number (p, q)))
        continue;
      self->begins[i] = p;
      self->ends[i] = q;
      match (self, i + 1, q + length);
    }
}

/* Letters and punctuation, which languages have of their own. */
static guint
count_signs (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    n += *text != ' ' && !g_ascii_isdigit (*text) ? 1 : 0;
  return n;
}

static Result *
translate_text (const char *text)
{
  Result *self = g_new0 (Result, 1);
  const GArray *forms = get_forms ();
  g_autofree char *script = forms->len > 0 ? e2e_catalogue_script (text) : NULL;

  self->cost = SIGN_COST * count_signs (text);
  self->texts = g_ptr_array_new ();
  add (self, self->cost, text);
  if (script != NULL)
    add (self, 1, script);
  for (guint i = 0; i < forms->len; i++)
    {
      const Form *form = &g_array_index (forms, Form, i);
      Match attempt = { form, text + strlen (text), { NULL }, { NULL }, self };
      const char *start = form->pattern.piece[0].literal;

      if (g_str_has_prefix (text, start))
        match (&attempt, 1, text + strlen (start));
    }
  return self;
}

static const Result *
translate (const char *begin, const char *end)
{
  static GHashTable *known;
  char *text = g_strndup (begin, (gsize) (end - begin));
  Result *result;

  if (known == NULL)
    known = g_hash_table_new (g_str_hash, g_str_equal);
  result = g_hash_table_lookup (known, text);
  if (result == NULL)
    {
      result = translate_text (text);
      g_hash_table_insert (known, text, result);
    }
  else
    g_free (text);
  return result;
}

const GPtrArray *
e2e_translate (const char *english)
{
  return translate (english, english + strlen (english))->texts;
}

gboolean
e2e_is_translation (const char *shown, const char *english)
{
  if (shown == NULL || english == NULL)
    return shown == english;
  return g_ptr_array_find_with_equal_func ((GPtrArray *) e2e_translate (english), shown,
                                           g_str_equal, NULL);
}
