/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-guide-block.h"

#include "iri-report.h"
#include "scope-adaptive-box.h"
#include "scope-appearance.h"
#include "scope-component-swatch.h"
#include "scope-keys.h"
#include "scope-lesson-list.h"
#include "scope-wrapped-label.h"

#include <glib/gi18n.h>

GtkWidget *
scope_guide_label_new (const char *text, const char *css_class)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "xalign", 0.,
                       "css-classes", (const char *const[]){ css_class, NULL }, NULL);
}

GtkWidget *
scope_guide_heading_new (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                       "label", text, "wrap", TRUE, "xalign", 0., "margin-top", 12,
                       "css-classes", (const char *const[]){ "heading", NULL }, NULL);
}

GtkWidget *
scope_guide_picture_new (const char *address,
                         IriConvention convention,
                         ScopeBidiNotation notation)
{
  IriOptions options = { .convention = convention };
  IriReport *report = iri_report_new (address, -1, &options);
  GtkWidget *picture = scope_picture_new ();
  ScopePictureLines lines = {
    .text = report->display,
    .bidis = (const IriBidi *const *) &report->bidi,
    .perceptions = (const IriBidiPerception *const *) &report->perception,
    .n_bidis = 1,
    .registrable = { report->registrable },
    .notation = scope_bidi_notation_info (notation)->write,
  };

  scope_appearance_bind_picture (SCOPE_PICTURE (picture));
  scope_picture_set_lines (SCOPE_PICTURE (picture), &lines, report,
                           (GDestroyNotify) iri_report_unref);
  return picture;
}

/* @other is beside @text, or below it in a narrow window. */
static GtkWidget *
make_pair (GtkWidget *text, GtkWidget *other, int wide_chars)
{
  GtkWidget *pair = g_object_new (SCOPE_TYPE_ADAPTIVE_BOX, "weights", "1 0",
                                  "wide-chars", wide_chars, NULL);

  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (other, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (other, GTK_ALIGN_START);
  gtk_widget_set_parent (text, pair);
  gtk_widget_set_parent (other, pair);
  return pair;
}

static GtkWidget *
make_figure (const ScopeGuideBlock *block)
{
  GtkWidget *figure = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *caption = scope_guide_label_new (_ (block->text), "secondary");
  GtkWidget *button = gtk_button_new ();

  scope_button_set_wrapped_label (GTK_BUTTON (button), _ ("Inspect Example"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.inspect");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", block->detail);
  gtk_box_append (GTK_BOX (figure),
                  scope_guide_picture_new (block->detail, IRI_CONVENTION_EMBED_LTR,
                                           SCOPE_BIDI_NOTATION_OFF));
  gtk_box_append (GTK_BOX (figure), make_pair (caption, button, 40));
  gtk_widget_add_css_class (figure, "card");
  gtk_widget_add_css_class (figure, "order");
  return figure;
}

static GtkWidget *
make_components (void)
{
  GtkWidget *components = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode",
                                        GTK_SELECTION_NONE, "max-children-per-line", 4,
                                        "row-spacing", 6, "column-spacing", 12, NULL);

  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
      GtkWidget *chip
          = g_object_new (SCOPE_TYPE_COMPONENT_SWATCH, "component", component, NULL);

      gtk_box_append (GTK_BOX (box), chip);
      gtk_box_append (GTK_BOX (box), gtk_label_new (iri_component_name (component)));
      gtk_flow_box_append (GTK_FLOW_BOX (components), box);
      gtk_widget_set_focusable (gtk_widget_get_parent (box), FALSE);
    }
  return components;
}

static GtkWidget *
make_key (const char *text, const char *accelerator)
{
  return make_pair (scope_guide_label_new (text, "key-name"),
                    gtk_shortcut_label_new (accelerator), 40);
}

static GtkWidget *
make_action (const char *text, const char *action)
{
  g_autofree char *accelerator = scope_keys_find (action);
  GtkWidget *key = make_key (text, accelerator);

  return key;
}

static GtkWidget *
make_lesson (const char *name)
{
  g_autoptr (ScopeLesson) lesson = scope_lesson_open (name);
  /* Translators: the title of a lesson, "Lesson: The host is different". */
  g_autofree char *label = g_strdup_printf (_ ("Lesson: %s"), lesson->title);
  GtkWidget *button
      = g_object_new (GTK_TYPE_BUTTON, "halign", GTK_ALIGN_START, "action-name",
                      "app.learn", "action-target", g_variant_new_string (name), NULL);

  scope_button_set_wrapped_label (GTK_BUTTON (button), label);
  return button;
}

GtkWidget *
scope_guide_block_new (const ScopeGuideBlock *block)
{
  switch (block->kind)
    {
    case SCOPE_GUIDE_TEXT:
      return scope_guide_label_new (_ (block->text), "body");
    case SCOPE_GUIDE_HEADING:
      return scope_guide_heading_new (_ (block->text));
    case SCOPE_GUIDE_PICTURE:
      return make_figure (block);
    case SCOPE_GUIDE_COMPONENTS:
      return make_components ();
    case SCOPE_GUIDE_LESSON:
      return make_lesson (block->detail);
    case SCOPE_GUIDE_ACTION:
      return make_action (_ (block->text), block->detail);
    case SCOPE_GUIDE_KEY:
      return make_key (_ (block->text), block->detail);
    }
  g_return_val_if_reached (NULL);
}
