/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-lesson-answer.h"

#include "iri-charset.h"
#include "iri-convention.h"
#include "iri-host.h"
#include "iri-idna.h"
#include "iri-percent-encode.h"
#include "scope-appearance.h"
#include "scope-comparison.h"
#include "scope-guide-block.h"
#include "scope-uba-steps-card.h"

#include <glib/gi18n.h>
#include <string.h>

static GtkWidget *
make_box (void)
{
  return gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
}

static void
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  gtk_box_append (GTK_BOX (box), scope_guide_label_new (text, css_class));
}

static GtkWidget *
make_comparison (const char *text, const char *other, ScopeBidiNotation notation)
{
  g_autoptr (IriReport) first = iri_report_new (text, -1, NULL);
  g_autoptr (IriReport) second = iri_report_new (other, -1, NULL);
  ScopeComparison *comparison
      = scope_comparison_new (first, second, IRI_CONVENTION_EMBED_LTR, notation);
  GtkWidget *box = make_box (), *picture = scope_picture_new ();
  ScopePictureLines lines = {
    .text = first->display,
    .bidis = (const IriBidi *const *) comparison->bidis,
    .n_bidis = 2,
    .other = second->display,
    .differences = comparison->differences,
    .n_differences = comparison->n_differences,
    .registrable = { first->registrable, second->registrable },
    .notation = scope_bidi_notation_info (notation)->write,
  };

  scope_appearance_bind_picture (SCOPE_PICTURE (picture));
  add_label (box, comparison->title, "heading");
  add_label (box, comparison->body, "body");
  scope_picture_set_lines (SCOPE_PICTURE (picture), &lines, comparison,
                           scope_comparison_unref);
  gtk_box_append (GTK_BOX (box), picture);
  return box;
}

static void
free_steps (gpointer steps, GObject *card)
{
  scope_bidi_steps_free (steps);
}

static GtkWidget *
make_steps (const char *text, ScopeBidiNotation notation)
{
  g_autoptr (IriReport) report = iri_report_new (text, -1, NULL);
  g_autoptr (ScopeCharacterList) characters
      = scope_character_list_new (report, IRI_CONVENTION_EMBED_LTR);
  ScopeBidiSteps *steps = scope_bidi_steps_new (characters, notation);
  GtkWidget *card = g_object_new (SCOPE_TYPE_UBA_STEPS_CARD, NULL);

  gtk_widget_remove_css_class (card, "card");
  gtk_widget_add_css_class (card, "inner");
  g_object_weak_ref (G_OBJECT (card), free_steps, steps);
  scope_uba_steps_card_show (SCOPE_UBA_STEPS_CARD (card), steps);
  return card;
}

static GtkWidget *
make_host (const char *text)
{
  GtkWidget *box = make_box ();
  gsize n_flavours;
  const IriIdnaFlavour *flavours = iri_idna_all (&n_flavours);

  for (gsize i = 0; i < n_flavours; i++)
    {
      g_autoptr (IriHost) host = iri_host_new_name (text, (IriSpan){ 0, strlen (text) },
                                                    IRI_HOST_REG_NAME, flavours[i]);

      add_label (box, _ (iri_idna_info (flavours[i])->title), "caption");
      if (host->ascii != NULL)
        add_label (box, host->ascii, "monospace");
      else
        add_label (box, C_ ("host", "Rejected"), "secondary");
    }
  return box;
}

/* "4D E4 72 7A · M%E4rz". */
static char *
describe_bytes (const GString *bytes)
{
  g_autoptr (GString) encoded = g_string_new (NULL);
  GString *out = g_string_new (NULL);

  for (gsize i = 0; i < bytes->len; i++)
    g_string_append_printf (out, "%02X ", (guint8) bytes->str[i]);
  iri_percent_encode (bytes->str, bytes->len, encoded);
  g_string_append_printf (out, "· %s", encoded->str);
  return g_string_free (out, FALSE);
}

static void
note_missing (IriSpan span, gpointer is_missing)
{
  *(gboolean *) is_missing = TRUE;
}

/* The bytes of @text in @charset, or NULL if that lacks a character. A charset of
 * Unicode is not what queries have instead, which is UTF-8, but itself. */
static GString *
encode (const char *text, const char *charset)
{
  g_autoptr (GString) bytes = g_string_new (NULL);
  gboolean is_missing = FALSE;
  gsize length;
  g_autofree char *unicode = NULL;

  if (!iri_charset_is_unicode (charset))
    {
      iri_charset_encode (charset, text, strlen (text), bytes, note_missing,
                          &is_missing);
      return is_missing ? NULL : g_steal_pointer (&bytes);
    }
  unicode = g_convert (text, -1, charset, "UTF-8", NULL, &length, NULL);
  if (unicode == NULL)
    return NULL;
  g_string_append_len (bytes, unicode, (gssize) length);
  return g_steal_pointer (&bytes);
}

GtkWidget *
scope_lesson_bytes_new (const char *text, const char *charset)
{
  g_autoptr (GString) bytes = encode (text, charset);
  g_autofree char *row = bytes != NULL ? describe_bytes (bytes) : NULL;

  if (row == NULL)
    return scope_guide_label_new (_ ("Has no such character"), "secondary");
  return scope_guide_label_new (row, "monospace");
}

/* The charsets of IUC 19, Table 1. */
static GtkWidget *
make_table (const char *text)
{
  static const char *const charsets[]
      = { "us-ascii", "iso-8859-1", "macintosh", "utf-8" };
  GtkWidget *box = make_box ();

  for (gsize i = 0; i < G_N_ELEMENTS (charsets); i++)
    {
      add_label (box, charsets[i], "caption");
      gtk_box_append (GTK_BOX (box), scope_lesson_bytes_new (text, charsets[i]));
    }
  return box;
}

static GtkWidget *
make_conventions (const char *text, ScopeBidiNotation notation)
{
  GtkWidget *box = make_box ();

  for (int convention = 0; convention < IRI_N_CONVENTIONS; convention++)
    {
      add_label (box, _ (iri_convention_info (convention)->title), "caption-heading");
      gtk_box_append (GTK_BOX (box),
                      scope_guide_picture_new (text, convention, notation));
    }
  return box;
}

GtkWidget *
scope_lesson_answer_new (ScopeLessonBlockKind kind,
                         const char *text,
                         const char *other,
                         ScopeBidiNotation notation)
{
  switch (kind)
    {
    case SCOPE_LESSON_IRI:
      return scope_guide_picture_new (text, IRI_CONVENTION_EMBED_LTR, notation);
    case SCOPE_LESSON_COMPARE:
      return make_comparison (text, other, notation);
    case SCOPE_LESSON_STEPS:
      return make_steps (text, notation);
    case SCOPE_LESSON_HOST:
      return make_host (text);
    case SCOPE_LESSON_TABLE:
      return make_table (text);
    case SCOPE_LESSON_CONVENTIONS:
      return make_conventions (text, notation);
    case SCOPE_LESSON_HEADING:
    case SCOPE_LESSON_PARAGRAPH:
    case SCOPE_LESSON_ITEM:
    case SCOPE_LESSON_SEE:
      break;
    }
  g_return_val_if_reached (NULL);
}
