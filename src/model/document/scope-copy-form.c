/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-copy-form.h"

#include "iri-character-label.h"

#include <glib/gi18n.h>
#include <string.h>

/* How many invisible characters a row of a menu names. */
#define MAX_MARKS 4u

struct _ScopeCopyForm
{
  ScopeRow parent_instance;

  char *title;
  char *text;
  char *caption;
  char *marks;
  char *reason;
};

G_DEFINE_TYPE (ScopeCopyForm, scope_copy_form, SCOPE_TYPE_ROW)

static void
scope_copy_form_class_init (ScopeCopyFormClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_STRING_PROPERTY (ScopeCopyForm, "title", title),
    SCOPE_STRING_PROPERTY (ScopeCopyForm, "text", text),
    SCOPE_STRING_PROPERTY (ScopeCopyForm, "caption", caption),
    SCOPE_STRING_PROPERTY (ScopeCopyForm, "marks", marks),
    SCOPE_STRING_PROPERTY (ScopeCopyForm, "reason", reason),
  };

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_copy_form_init (ScopeCopyForm *self)
{
}

/* Rows are left-to-right anyway, and Pango has bugs with isolates (1.50.12). The forms
 * add no other marks than these. */
static char *
without_marks (const char *text)
{
  g_autofree char *cut = scope_row_truncate (text, strlen (text));
  GString *out = g_string_new (NULL);

  for (const char *at = cut; *at != '\0'; at = g_utf8_next_char (at))
    switch (g_utf8_get_char (at))
      {
      case 0x200e:
      case 0x202a:
      case 0x202c:
      case 0x2066:
      case 0x2069:
        break;
      default:
        g_string_append_len (out, at, g_utf8_next_char (at) - at);
      }
  return g_string_free (out, FALSE);
}

/* "LRI PDI" */
static char *
marks_of (const char *text)
{
  g_autoptr (GArray) found = iri_copy_invisibles (text);
  GString *marks = g_string_new (NULL);

  for (guint i = 0; i < MIN (found->len, MAX_MARKS); i++)
    {
      g_autofree char *name
          = iri_character_label (g_array_index (found, IriInvisible, i).c);

      g_string_append_printf (marks, "%s%s", i > 0 ? " " : "", name);
    }
  if (found->len > MAX_MARKS)
    g_string_append (marks, " …");
  return g_string_free (marks, FALSE);
}

static char *
caption_of (const IriCopyForm *form, const char *text)
{
  g_autofree char *invisible = iri_copy_invisible (text);

  /* Translators: what a form of an address is for, a sentence with a period,
   * and which invisible characters it holds, one without. */
  return g_strdup_printf (_ ("%s %s."), _ (form->purpose), invisible);
}

gboolean
scope_copy_form_is_basic (const IriCopyForm *form)
{
  static const char *const basics[]
      = { "uri", "host", "iri", "isolate", "visual", NULL };

  return g_strv_contains (basics, form->id);
}

char *
scope_copy_form_make (const IriCopyForm *form,
                      const IriReport *report,
                      ScopeBidiNotation notation)
{
  char *text = iri_copy_make (form, report), *written;

  if (text == NULL || !g_str_equal (form->id, "visual"))
    return text;
  written = scope_bidi_notation_letters_to_capitals (notation, text);
  g_free (text);
  return written;
}

static ScopeCopyForm *
new_row (const IriCopyForm *form, const char *text)
{
  ScopeCopyForm *self = g_object_new (SCOPE_TYPE_COPY_FORM, NULL);

  self->title = g_strdup (_ (form->title));
  self->text = text != NULL ? without_marks (text) : g_strdup ("");
  self->caption = text != NULL ? caption_of (form, text) : g_strdup ("");
  self->marks = text != NULL ? marks_of (text) : g_strdup ("");
  return self;
}

GPtrArray *
scope_copy_form_rows (const IriReport *report, ScopeBidiNotation notation, gboolean all)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean short_enough = report->length <= SCOPE_COPY_FORM_MAX_SHOWN;

  for (guint i = 0; i < iri_copy_n_forms (); i++)
    {
      const IriCopyForm *form = iri_copy_form (i);
      g_autofree char *text = (all && short_enough) || scope_copy_form_is_basic (form)
                                  ? scope_copy_form_make (form, report, notation)
                                  : NULL;
      ScopeCopyForm *row = new_row (form, text);

      SCOPE_ROW (row)->key = i;
      row->reason = g_strdup (iri_copy_reason (form, report));
      g_ptr_array_add (rows, row);
    }
  return rows;
}

ScopeCopyForm *
scope_copy_form_find (GListModel *rows, const IriCopyForm *form)
{
  guint position = 0;

  while (iri_copy_form (position) != form)
    position++;
  return g_list_model_get_item (rows, position);
}

gboolean
scope_copy_form_exists (ScopeCopyForm *self)
{
  return self->reason == NULL;
}
