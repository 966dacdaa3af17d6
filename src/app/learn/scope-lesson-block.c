/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-lesson-block.h"

#include "iri-convention.h"
#include "iri-host.h"
#include "iri-idna.h"
#include "iri-percent-encode.h"
#include "scope-guide-block.h"
#include "scope-uba-steps-card.h"

#include <glib/gi18n.h>
#include <string.h>

static GtkWidget *
make_card (void)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "order");
  return card;
}

static void
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  gtk_box_append (GTK_BOX (box), scope_guide_label_new (text, css_class));
}

static void
add_inspect_button (GtkWidget *box, const char *address)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Inspect Example"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.inspect");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", address);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), button);
}

/* The text that a table is about, from left to right as addresses are. */
static void
add_subject (GtkWidget *box, const char *text)
{
  g_autofree char *subject = g_strconcat ("\u200e", text, NULL);

  add_label (box, subject, "heading");
}

/* The pictures of @text and, if there is one, of @other. */
static GtkWidget *
make_pictures (const char *text, const char *other)
{
  GtkWidget *card = make_card ();

  gtk_box_append (GTK_BOX (card),
                  scope_guide_picture_new (text, IRI_CONVENTION_EMBED_LTR));
  if (other != NULL)
    gtk_box_append (GTK_BOX (card),
                    scope_guide_picture_new (other, IRI_CONVENTION_EMBED_LTR));
  add_inspect_button (card, text);
  return card;
}

static void
free_steps (gpointer steps, GObject *card)
{
  scope_bidi_steps_free (steps);
}

static GtkWidget *
make_steps (const char *text)
{
  g_autoptr (IriReport) report = iri_report_new (text, -1, NULL);
  g_autoptr (ScopeCharacterList) characters
      = scope_character_list_new (report, IRI_CONVENTION_EMBED_LTR);
  ScopeBidiSteps *steps = scope_bidi_steps_new (characters);
  GtkWidget *card = g_object_new (SCOPE_TYPE_UBA_STEPS_CARD, NULL);

  gtk_widget_add_css_class (card, "card");
  g_object_weak_ref (G_OBJECT (card), free_steps, steps);
  scope_uba_steps_card_show (SCOPE_UBA_STEPS_CARD (card), steps);
  return card;
}

static GtkWidget *
make_host (const char *text)
{
  GtkWidget *card = make_card ();
  gsize n_flavours;
  const IriIdnaFlavour *flavours = iri_idna_all (&n_flavours);

  add_subject (card, text);
  for (gsize i = 0; i < n_flavours; i++)
    {
      g_autoptr (IriHost) host = iri_host_new_name (text, (IriSpan){ 0, strlen (text) },
                                                    IRI_HOST_REG_NAME, flavours[i]);

      add_label (card, _ (iri_idna_info (flavours[i])->title), "caption");
      if (host->ascii != NULL)
        add_label (card, host->ascii, "monospace");
      else
        add_label (card, _ ("Rejected"), "secondary");
    }
  return card;
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

/* The charsets of IUC 19, Table 1. */
static GtkWidget *
make_table (const char *text)
{
  static const char *const charsets[]
      = { "us-ascii", "iso-8859-1", "macintosh", "utf-8" };
  GtkWidget *card = make_card ();

  add_subject (card, text);
  for (gsize i = 0; i < G_N_ELEMENTS (charsets); i++)
    {
      gsize length = 0;
      g_autofree char *bytes
          = g_convert (text, -1, charsets[i], "utf-8", NULL, &length, NULL);
      g_autoptr (GString) string = g_string_new_len (bytes, (gssize) length);
      g_autofree char *row = describe_bytes (string);

      add_label (card, charsets[i], "caption");
      if (bytes != NULL)
        add_label (card, row, "monospace");
      else
        add_label (card, _ ("Has no such character"), "secondary");
    }
  return card;
}

static GtkWidget *
make_conventions (const char *text)
{
  GtkWidget *card = make_card ();

  for (int convention = 0; convention < IRI_N_CONVENTIONS; convention++)
    {
      add_label (card, _ (iri_convention_info (convention)->title), "caption-heading");
      gtk_box_append (GTK_BOX (card), scope_guide_picture_new (text, convention));
    }
  add_inspect_button (card, text);
  return card;
}

static GtkWidget *
make_item (const char *text)
{
  g_autofree char *item = g_strconcat ("• ", text, NULL);

  return scope_guide_label_new (item, "body");
}

GtkWidget *
scope_lesson_block_new (const ScopeLessonBlock *block)
{
  switch (block->kind)
    {
    case SCOPE_LESSON_HEADING:
      return scope_guide_heading_new (block->text);
    case SCOPE_LESSON_PARAGRAPH:
      return scope_guide_label_new (block->text, "body");
    case SCOPE_LESSON_ITEM:
      return make_item (block->text);
    case SCOPE_LESSON_IRI:
    case SCOPE_LESSON_COMPARE:
      return make_pictures (block->text, block->other);
    case SCOPE_LESSON_STEPS:
      return make_steps (block->text);
    case SCOPE_LESSON_HOST:
      return make_host (block->text);
    case SCOPE_LESSON_TABLE:
      return make_table (block->text);
    case SCOPE_LESSON_CONVENTIONS:
      return make_conventions (block->text);
    case SCOPE_LESSON_SEE:
      return scope_guide_label_new (block->text, "secondary");
    }
  g_return_val_if_reached (NULL);
}
