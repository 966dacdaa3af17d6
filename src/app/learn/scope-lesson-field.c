/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-lesson-field.h"

#include "scope-entry.h"
#include "scope-lesson-answer.h"
#include "scope-option-drop-down.h"
#include "scope-wrapped-label.h"

#include <glib/gi18n.h>

/* Everything is computed again for each key in the main thread, so texts are short. */
#define MAX_CHARS 200

/* The charset that is chosen in a table at first: it has the same letters as one of the
 * charsets that are always there. */
#define CHARSET "windows-1252"

struct _ScopeLessonField
{
  AdwBin parent_instance;

  ScopeLessonBlockKind kind;
  ScopeDocument *document; /* (nullable) */
  char *original[2];       /* as in the lesson; the second is NULL for one text */
  char *texts[2];          /* the letters that the typed ones stand for */
  GtkEditable *entries[2];
  GtkWidget *charset; /* (nullable): a ScopeOptionDropDown */
  AdwBin *bytes;      /* (nullable): below it, those of the text in this charset */
  GtkWidget *restore; /* a button */
  GtkWidget *inspect; /* (nullable): a button */
  AdwBin *answer;
};

G_DEFINE_TYPE (ScopeLessonField, scope_lesson_field, ADW_TYPE_BIN)

/* A word of a table is no address. */
static ScopeBidiNotation
get_notation (ScopeLessonField *self)
{
  if (self->document == NULL || self->kind == SCOPE_LESSON_TABLE)
    return SCOPE_BIDI_NOTATION_OFF;
  return scope_document_get_notation (self->document);
}

static void
read_entries (ScopeLessonField *self)
{
  for (int i = 0; i < 2 && self->entries[i] != NULL; i++)
    {
      g_free (self->texts[i]);
      self->texts[i] = scope_bidi_notation_from_typed (
          get_notation (self), gtk_editable_get_text (self->entries[i]));
    }
}

/* As it would be typed in the notation. */
static void
set_text (ScopeLessonField *self, int i, const char *text)
{
  g_autofree char *typed = scope_bidi_notation_to_typed (get_notation (self), text);

  gtk_editable_set_text (self->entries[i], typed);
}

static void
update_bytes (ScopeLessonField *self)
{
  g_autofree char *charset = NULL;

  g_object_get (self->charset, "choice", &charset, NULL);
  adw_bin_set_child (self->bytes, scope_lesson_bytes_new (self->texts[0], charset));
}

static void
update (ScopeLessonField *self)
{
  gboolean changed = FALSE;

  read_entries (self);
  for (int i = 0; i < 2; i++)
    changed |= g_strcmp0 (self->texts[i], self->original[i]) != 0;
  gtk_widget_set_visible (self->restore, changed);
  if (self->inspect != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->inspect), "s",
                                      self->texts[0]);
  adw_bin_set_child (self->answer,
                     scope_lesson_answer_new (self->kind, self->texts[0],
                                              self->texts[1], get_notation (self)));
  if (self->charset != NULL)
    update_bytes (self);
}

/* The focus leaves the button, which disappears. */
static void
restore (ScopeLessonField *self)
{
  for (int i = 0; i < 2; i++)
    if (self->entries[i] != NULL)
      set_text (self, i, self->original[i]);
  gtk_widget_grab_focus (GTK_WIDGET (self->entries[0]));
}

/* The texts stay what they were, in another notation. */
static void
on_notation (ScopeLessonField *self)
{
  g_autofree char *first = g_strdup (self->texts[0]);
  g_autofree char *second = g_strdup (self->texts[1]);

  set_text (self, 0, first);
  if (second != NULL)
    set_text (self, 1, second);
  update (self);
}

static const char *
get_label (ScopeLessonField *self, int i)
{
  if (self->kind == SCOPE_LESSON_HOST)
    return _ ("Host");
  if (self->kind == SCOPE_LESSON_TABLE)
    return _ ("Text");
  return i == 0 ? _ ("IRI") : _ ("Second IRI");
}

static void
add_entry (ScopeLessonField *self, GtkWidget *box, int i)
{
  GtkWidget *entry = scope_entry_new ();

  self->entries[i] = GTK_EDITABLE (entry);
  g_object_set (entry, "max-length", MAX_CHARS, "wrap", TRUE, NULL);
  set_text (self, i, self->original[i]);
  gtk_widget_add_css_class (entry, "address");
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  get_label (self, i), -1);
  g_signal_connect_object (entry, "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), entry);
}

static GtkWidget *
make_entries (ScopeLessonField *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *entries = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (int i = 0; i < 2 && self->original[i] != NULL; i++)
    add_entry (self, entries, i);
  self->restore = g_object_new (
      GTK_TYPE_BUTTON, "icon-name", "edit-undo-symbolic", "tooltip-text",
      _ ("Restore Example"), "valign", GTK_ALIGN_CENTER, "css-classes",
      (const char *const[]){ "flat", "circular", NULL }, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->restore),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Restore Example"),
                                  -1);
  g_signal_connect_swapped (self->restore, "clicked", G_CALLBACK (restore), self);
  gtk_box_append (GTK_BOX (row), entries);
  gtk_box_append (GTK_BOX (row), self->restore);
  return row;
}

/* Besides the charsets of the table, any that the program knows. */
static void
add_charset (ScopeLessonField *self, GtkWidget *box)
{
  if (self->kind != SCOPE_LESSON_TABLE)
    return;
  self->charset = g_object_new (SCOPE_TYPE_OPTION_DROP_DOWN, "subject", "charset",
                                "choice", CHARSET, "halign", GTK_ALIGN_START, NULL);
  gtk_widget_add_css_class (self->charset, "charset");
  self->bytes = ADW_BIN (adw_bin_new ());
  g_signal_connect_object (self->charset, "notify::choice", G_CALLBACK (update_bytes),
                           self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), self->charset);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bytes));
}

/* Hosts and words are no IRIs to inspect. */
static void
add_inspect_button (ScopeLessonField *self, GtkWidget *box)
{
  if (self->kind == SCOPE_LESSON_HOST || self->kind == SCOPE_LESSON_TABLE)
    return;
  self->inspect = g_object_new (GTK_TYPE_BUTTON, "halign", GTK_ALIGN_START,
                                "action-name", "learn.inspect", NULL);
  scope_button_set_wrapped_label (GTK_BUTTON (self->inspect), _ ("Inspect Example"));
  gtk_box_append (GTK_BOX (box), self->inspect);
}

GtkWidget *
scope_lesson_field_new (const ScopeLessonBlock *block, ScopeDocument *document)
{
  ScopeLessonField *self = g_object_new (SCOPE_TYPE_LESSON_FIELD, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->kind = block->kind;
  if (g_set_object (&self->document, document))
    g_signal_connect_object (document, "notify::notation", G_CALLBACK (on_notation),
                             self, G_CONNECT_SWAPPED);
  self->original[0] = g_strdup (block->text);
  self->original[1] = g_strdup (block->other);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "order");
  gtk_box_append (GTK_BOX (box), make_entries (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->answer));
  add_charset (self, box);
  add_inspect_button (self, box);
  update (self);
  adw_bin_set_child (ADW_BIN (self), box);
  return GTK_WIDGET (self);
}

const char *
scope_lesson_field_get_iri (ScopeLessonField *self)
{
  g_return_val_if_fail (SCOPE_IS_LESSON_FIELD (self), NULL);
  return self->inspect != NULL ? self->texts[0] : NULL;
}

static void
scope_lesson_field_finalize (GObject *object)
{
  ScopeLessonField *self = SCOPE_LESSON_FIELD (object);

  for (int i = 0; i < 2; i++)
    {
      g_free (self->original[i]);
      g_free (self->texts[i]);
    }
  g_clear_object (&self->document);
  G_OBJECT_CLASS (scope_lesson_field_parent_class)->finalize (object);
}

static void
scope_lesson_field_class_init (ScopeLessonFieldClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scope_lesson_field_finalize;
}

static void
scope_lesson_field_init (ScopeLessonField *self)
{
  self->answer = ADW_BIN (adw_bin_new ());
}
