/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-worksheet.h"

#include "iri-report.h"
#include "scope-practice-words.h"

#include <glib/gi18n.h>

struct _ScopeWorksheet
{
  char *title;
  GArray *items;       /* IriWorksheetItem */
  GPtrArray *lists;    /* choices, each NULL-terminated */
  GStringChunk *texts; /* of the items */
};

static ScopeWorksheet *
worksheet_new (const char *title)
{
  ScopeWorksheet *self = g_new (ScopeWorksheet, 1);

  self->title = g_utf8_make_valid (title, -1);
  self->items = g_array_new (FALSE, TRUE, sizeof (IriWorksheetItem));
  self->lists = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  self->texts = g_string_chunk_new (4096);
  return self;
}

/* @text may be NULL. */
static const char *
keep (ScopeWorksheet *self, const char *text)
{
  g_autofree char *valid = text != NULL ? g_utf8_make_valid (text, -1) : NULL;

  return valid != NULL ? g_string_chunk_insert (self->texts, valid) : NULL;
}

/* Forces the characters into their order. Free with g_free(). */
static char *
force_order (const char *text)
{
  return g_strconcat ("\u202D", text, "\u202C", NULL);
}

/* Says in which order the characters are. @title may be empty. Free with g_free(). */
static char *
note_order (const char *title)
{
  return *title != '\0' ? g_strconcat (title, "\n", _ ("Logical order"), NULL)
                        : g_strdup (_ ("Logical order"));
}

/* Formatting characters, which would move others, are escaped. Free with g_free(). */
static char *
show_formatting (const char *text)
{
  GString *shown = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_type (g_utf8_get_char (p)) == G_UNICODE_FORMAT)
      g_string_append_printf (shown, "\\u%04X", g_utf8_get_char (p));
    else
      g_string_append_unichar (shown, g_utf8_get_char (p));
  return g_string_free (shown, FALSE);
}

/* An entry without a host is asked for its visual order too. */
static void
add_entry (ScopeWorksheet *self, const ScopeSetEntry *entry)
{
  g_autofree char *text = g_utf8_make_valid (entry->text, -1);
  g_autoptr (IriReport) report = iri_report_new (text, -1, NULL);
  IriSpan host = report->components.span[IRI_COMPONENT_HOST];
  gboolean moves = report->bidi->moved || !iri_span_is_present (host);
  IriWorksheetItem item = { 0 };
  g_autofree char *answer = NULL;
  g_autofree char *shown = show_formatting (text);
  g_autofree char *note = moves ? note_order (entry->title) : g_strdup (entry->title);

  item.prompt = keep (
      self, iri_question_prompt (moves ? IRI_QUESTION_ORDER : IRI_QUESTION_HOST));
  item.note = keep (self, note);
  item.text = keep (self, shown);
  item.in_order = moves;
  item.picture = keep (self, text);
  answer = moves ? force_order (report->bidi->visual)
                 : g_strndup (report->text + host.begin, iri_span_length (host));
  item.answer = keep (self, answer);
  g_array_append_val (self->items, item);
}

ScopeWorksheet *
scope_worksheet_new_from_set (ScopeSet *set)
{
  const char *title = scope_set_get_title (set);
  ScopeWorksheet *self
      = worksheet_new (*title != '\0' ? title : C_ ("worksheet", "Worksheet"));

  for (guint i = 0; i < scope_set_count (set); i++)
    add_entry (self, scope_set_get (set, i));
  return self;
}

/* The choices of orders are in visual order. */
static char *
describe_choice (const IriQuestion *question, const char *choice)
{
  return question->kind == IRI_QUESTION_ORDER
             ? force_order (choice)
             : scope_practice_describe_choice (question, choice);
}

static const char *const *
keep_choices (ScopeWorksheet *self, const IriQuestion *question)
{
  g_autoptr (GStrvBuilder) choices = g_strv_builder_new ();
  char **list;

  if (question->choices == NULL)
    return NULL;
  for (gsize i = 0; question->choices[i] != NULL; i++)
    {
      g_autofree char *choice = describe_choice (question, question->choices[i]);

      g_strv_builder_add (choices, choice);
    }
  list = g_strv_builder_end (choices);
  g_ptr_array_add (self->lists, list);
  return (const char *const *) list;
}

static void
add_question (ScopeWorksheet *self, const IriQuestion *question)
{
  IriWorksheetItem item = { 0 };
  g_autofree char *explanation = scope_practice_explain (question);
  g_autofree char *choice = describe_choice (question, question->answer);
  gboolean orders = question->kind == IRI_QUESTION_ORDER;
  gboolean types = question->kind == IRI_QUESTION_TYPE;
  g_autofree char *answer = g_strdup_printf ("%s\n%s", choice, explanation);

  item.prompt = keep (self, iri_question_prompt (question->kind));
  item.text = keep (self, question->text);
  item.in_order = orders || types;
  item.note = orders ? keep (self, _ ("Logical order")) : NULL;
  item.other = keep (self, question->other);
  item.choices = keep_choices (self, question);
  item.answer = keep (self, answer);
  item.picture = keep (self, types ? question->answer : question->text);
  g_array_append_val (self->items, item);
}

ScopeWorksheet *
scope_worksheet_new_from_questions (guint kind, guint32 seed, guint difficulty, guint n)
{
  ScopeWorksheet *self = worksheet_new (C_ ("worksheet", "Worksheet"));

  for (guint i = 0; i < n; i++)
    {
      guint own = kind < IRI_N_QUESTIONS ? kind : i % IRI_N_QUESTIONS;
      g_autoptr (IriQuestion) question
          = iri_question_new ((IriQuestionKind) own, seed + i, difficulty);

      add_question (self, question);
    }
  return self;
}

void
scope_worksheet_free (ScopeWorksheet *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  g_array_unref (self->items);
  g_ptr_array_unref (self->lists);
  g_string_chunk_free (self->texts);
  g_free (self);
}

const char *
scope_worksheet_get_title (const ScopeWorksheet *self)
{
  return self->title;
}

const IriWorksheetItem *
scope_worksheet_get_items (const ScopeWorksheet *self, gsize *n)
{
  *n = self->items->len;
  return (const IriWorksheetItem *) (gpointer) self->items->data;
}
