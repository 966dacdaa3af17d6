/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-lesson-view.h"

#include "scope-guide-block.h"
#include "scope-keys.h"
#include "scope-lesson-field.h"
#include "scope-lesson-pictures.h"
#include "scope-wrapped-label.h"

#include <adwaita.h>
#include <glib/gi18n.h>

static GtkWidget *
make_icon_button (const char *icon, const char *label, const char *action)
{
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "icon-name", icon, "tooltip-text",
                                    label, "action-name", action, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return button;
}

static GtkWidget *
make_back_button (void)
{
  GtkWidget *content
      = g_object_new (ADW_TYPE_BUTTON_CONTENT, "icon-name", "go-previous-symbolic",
                      "label", _ ("Lessons"), NULL);
  GtkWidget *button
      = g_object_new (GTK_TYPE_BUTTON, "child", content, "action-name",
                      "learn.overview", "tooltip-text", _ ("All Lessons"),
                      "css-classes", (const char *const[]){ "flat", NULL }, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("All Lessons"), -1);
  return button;
}

/* What is wrong with a lesson in preparation. */
static void
add_problems (const ScopeLesson *lesson, GtkWidget *box)
{
  for (guint i = 0; i < lesson->problems->len; i++)
    {
      const ScopeLessonProblem *problem
          = &g_array_index (lesson->problems, ScopeLessonProblem, i);
      g_autofree char *text
          /* Translators: a line of a file, and what is wrong there, a message. */
          = g_strdup_printf (_ ("Line %u: %s"), problem->line, _ (problem->message));

      gtk_box_append (GTK_BOX (box), scope_guide_label_new (text, "error"));
    }
}

/* Which of the lessons it is. */
static void
add_place (GtkWidget *bar, guint index, guint n_lessons)
{
  /* Translators: which lesson it is, and of how many: "Lesson 3 of 10". */
  g_autofree char *text = g_strdup_printf (_ ("Lesson %u of %u"), index + 1, n_lessons);
  GtkWidget *place = g_object_new (
      GTK_TYPE_LABEL, "label", text, "hexpand", TRUE, "xalign", 1., "wrap", TRUE,
      "css-classes", (const char *const[]){ "numeric", "secondary", NULL }, NULL);

  gtk_box_append (GTK_BOX (bar), place);
  gtk_box_append (GTK_BOX (bar),
                  make_icon_button ("go-previous-symbolic", _ ("Previous Lesson"),
                                    "learn.previous"));
  gtk_box_append (GTK_BOX (bar), make_icon_button ("go-next-symbolic",
                                                   _ ("Next Lesson"), "learn.next"));
}

static void
add_save_button (GtkWidget *bar, const ScopeLesson *lesson)
{
  g_autoptr (GVariant) pictures = scope_lesson_pictures_list (lesson);
  GtkWidget *button = make_icon_button ("document-save-symbolic", _ ("Save Pictures"),
                                        "win.save-pictures");

  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), pictures);
  gtk_widget_set_visible (button, g_variant_n_children (pictures) > 0);
  gtk_box_append (GTK_BOX (bar), button);
}

static GtkWidget *
make_bar (const ScopeLesson *lesson, guint index, guint n_lessons)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_add_css_class (bar, "view-bar");
  gtk_widget_add_css_class (bar, "section");
  gtk_box_append (GTK_BOX (bar), make_back_button ());
  if (index < n_lessons)
    add_place (bar, index, n_lessons);
  add_save_button (bar, lesson);
  return bar;
}

static GtkWidget *
make_title (const char *title)
{
  return g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                       "label", title, "wrap", TRUE, "xalign", 0., "css-classes",
                       (const char *const[]){ "title-1", NULL }, NULL);
}

static GtkWidget *
make_next_button (void)
{
  GtkWidget *button = gtk_button_new ();

  scope_button_set_wrapped_label (GTK_BUTTON (button), _ ("Next Lesson"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "learn.next");
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (button, 12);
  return button;
}

static GtkWidget *
make_item (const char *text)
{
  g_autofree char *item = g_strconcat ("• ", text, NULL);

  return scope_guide_label_new (item, "body");
}

static GtkWidget *
make_block (const ScopeLessonBlock *block, ScopeDocument *document)
{
  switch (block->kind)
    {
    case SCOPE_LESSON_HEADING:
      return scope_guide_heading_new (block->text);
    case SCOPE_LESSON_PARAGRAPH:
      return scope_guide_label_new (block->text, "body");
    case SCOPE_LESSON_ITEM:
      return make_item (block->text);
    case SCOPE_LESSON_SEE:
      return scope_guide_label_new (block->text, "secondary");
    case SCOPE_LESSON_IRI:
    case SCOPE_LESSON_STEPS:
    case SCOPE_LESSON_HOST:
    case SCOPE_LESSON_TABLE:
    case SCOPE_LESSON_COMPARE:
    case SCOPE_LESSON_CONVENTIONS:
      return scope_lesson_field_new (block, document);
    }
  g_return_val_if_reached (NULL);
}

static GtkWidget *
make_text (const ScopeLesson *lesson, gboolean is_last, ScopeDocument *document)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_widget_add_css_class (box, "page");
  add_problems (lesson, box);
  if (*lesson->title != '\0')
    gtk_box_append (GTK_BOX (box), make_title (lesson->title));
  for (guint i = 0; i < lesson->blocks->len; i++)
    gtk_box_append (GTK_BOX (box),
                    make_block (g_ptr_array_index (lesson->blocks, i), document));
  if (!is_last)
    gtk_box_append (GTK_BOX (box), make_next_button ());
  return box;
}

static GtkWidget *
make_clamp (GtkWidget *child)
{
  return g_object_new (ADW_TYPE_CLAMP, "maximum-size", 760, "tightening-threshold", 560,
                       "child", child, NULL);
}

GtkWidget *
scope_lesson_view_new (const ScopeLesson *lesson,
                       guint index,
                       guint n_lessons,
                       ScopeDocument *document)
{
  GtkWidget *view = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *text = make_text (lesson, index + 1 >= n_lessons, document);
  GtkWidget *scrolled
      = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                      "vexpand", TRUE, "child", make_clamp (text), NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (scrolled),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, lesson->title, -1);
  gtk_box_append (GTK_BOX (view), make_clamp (make_bar (lesson, index, n_lessons)));
  gtk_box_append (GTK_BOX (view), scrolled);
  scope_keys_add_to_tooltips (view);
  return view;
}

/* The first field in @widget that has an IRI. */
static const char *
find_example (GtkWidget *widget)
{
  const char *found = SCOPE_IS_LESSON_FIELD (widget)
                          ? scope_lesson_field_get_iri (SCOPE_LESSON_FIELD (widget))
                          : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_example (child);
  return found;
}

const char *
scope_lesson_view_get_example (GtkWidget *view)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (view));
  GtkWidget *field
      = focus != NULL ? gtk_widget_get_ancestor (focus, SCOPE_TYPE_LESSON_FIELD) : NULL;
  const char *example = field != NULL ? find_example (field) : NULL;

  return example != NULL ? example : find_example (view);
}
