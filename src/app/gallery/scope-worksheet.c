/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-worksheet.h"

#include "iri-report.h"
#include "iri-worksheet.h"
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

  item.prompt = keep (
      self, iri_question_prompt (moves ? IRI_QUESTION_ORDER : IRI_QUESTION_HOST));
  item.note = *entry->title != '\0' ? keep (self, entry->title) : NULL;
  item.text = keep (self, text);
  item.picture = item.text;
  answer = moves ? g_strconcat ("\u202D", report->bidi->visual, "\u202C", NULL)
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

static const char *const *
keep_choices (ScopeWorksheet *self, const IriQuestion *question)
{
  g_autoptr (GStrvBuilder) choices = g_strv_builder_new ();
  char **list;

  if (question->choices == NULL)
    return NULL;
  for (gsize i = 0; question->choices[i] != NULL; i++)
    {
      g_autofree char *choice
          = scope_practice_describe_choice (question, question->choices[i]);

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
  g_autofree char *choice = scope_practice_describe_choice (question, question->answer);
  g_autofree char *answer = g_strdup_printf ("%s\n%s", choice, explanation);

  item.prompt = keep (self, iri_question_prompt (question->kind));
  item.text = keep (self, question->text);
  item.is_visual = question->kind == IRI_QUESTION_TYPE;
  item.other = keep (self, question->other);
  item.choices = keep_choices (self, question);
  item.answer = keep (self, answer);
  item.picture = keep (self, item.is_visual ? question->answer : question->text);
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
scope_worksheet_get_title (ScopeWorksheet *self)
{
  return self->title;
}

GBytes *
scope_worksheet_write (const ScopeWorksheet *self, gboolean answers, GError **error)
{
  GString *pdf = g_string_new (NULL);
  cairo_status_t status = iri_worksheet_append (
      pdf, self->title, (const IriWorksheetItem *) (gpointer) self->items->data,
      self->items->len, answers);

  if (status == CAIRO_STATUS_SUCCESS)
    return g_string_free_to_bytes (pdf);
  g_string_free (pdf, TRUE);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       cairo_status_to_string (status));
  return NULL;
}
