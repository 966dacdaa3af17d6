/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-learn-page.h"

#include "scope-closures.h"
#include "scope-gallery-page.h"
#include "scope-keys.h"
#include "scope-lesson-list.h"
#include "scope-lesson-view.h"
#include "scope-practice-page.h"
#include "scope-prediction-page.h"
#include "scope-property.h"

#include <glib/gi18n.h>

#define NONE G_MAXUINT

struct _ScopeLearnPage
{
  AdwBin parent_instance;

  ScopeDocument *document;
  GtkWidget *overview;
  GtkListBox *lessons;
  ScopeGalleryPage *gallery; /* NULL until it is shown */
  char **names;              /* of the lessons */
  guint n_names;
  guint shown; /* the index of the visible lesson, n_names for another page, or NONE */
};

G_DEFINE_TYPE (ScopeLearnPage, scope_learn_page, ADW_TYPE_BIN)

static void
update_actions (ScopeLearnPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean open = self->shown != NONE;

  gtk_widget_action_set_enabled (widget, "learn.overview", open);
  gtk_widget_action_set_enabled (widget, "learn.previous",
                                 self->shown > 0 && self->shown < self->n_names);
  gtk_widget_action_set_enabled (widget, "learn.next",
                                 open && self->shown + 1 < self->n_names);
}

/* Only what is visible is a child: GTK 4.8.3 exposes hidden pages of a stack to
 * assistive technology. */
static void
show_child (ScopeLearnPage *self, GtkWidget *child, guint lesson)
{
  self->shown = lesson;
  update_actions (self);
  adw_bin_set_child (ADW_BIN (self), child);
}

static void
show_lesson (ScopeLearnPage *self, guint index)
{
  g_autoptr (ScopeLesson) lesson = scope_lesson_open (self->names[index]);
  GtkWidget *view
      = scope_lesson_view_new (lesson, index, self->n_names, self->document);

  show_child (self, view, index);
  gtk_widget_child_focus (view, GTK_DIR_TAB_FORWARD);
}

/* The focus goes to the lesson that was open. */
static void
show_overview (ScopeLearnPage *self)
{
  guint last = self->shown;
  GtkListBoxRow *row;

  if (last == NONE)
    return;
  show_child (self, self->overview, NONE);
  row = gtk_list_box_get_row_at_index (self->lessons,
                                       last < self->n_names ? (int) last : 0);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

gboolean
scope_learn_page_open (ScopeLearnPage *self, const char *name)
{
  g_return_val_if_fail (SCOPE_IS_LEARN_PAGE (self), FALSE);
  for (guint i = 0; i < self->n_names; i++)
    if (g_str_equal (self->names[i], name))
      {
        show_lesson (self, i);
        return TRUE;
      }
  return FALSE;
}

static void
open_lesson (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_learn_page_open (SCOPE_LEARN_PAGE (widget),
                         g_variant_get_string (parameter, NULL));
}

gboolean
scope_learn_page_preview (ScopeLearnPage *self, GFile *file, GError **error)
{
  g_autofree char *text = NULL;
  g_autoptr (ScopeLesson) lesson = NULL;
  gsize length;

  g_return_val_if_fail (SCOPE_IS_LEARN_PAGE (self), FALSE);
  if (!g_file_load_contents (file, NULL, &text, &length, NULL, error))
    return FALSE;
  lesson = scope_lesson_new (text, length);
  show_child (
      self,
      scope_lesson_view_new (lesson, self->n_names, self->n_names, self->document),
      self->n_names);
  return TRUE;
}

static void
inspect (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.page", "s", "inspect");
  gtk_widget_activate_action_variant (widget, "win.show", parameter);
}

/* The page stays as it was left. */
static void
show_gallery (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeLearnPage *self = SCOPE_LEARN_PAGE (widget);

  if (self->gallery == NULL)
    self->gallery = SCOPE_GALLERY_PAGE (
        g_object_ref_sink (scope_gallery_page_new (self->document)));
  show_child (self, GTK_WIDGET (self->gallery), self->n_names);
  gtk_widget_grab_focus (GTK_WIDGET (self->gallery));
}

const char *
scope_learn_page_get_example (ScopeLearnPage *self)
{
  g_return_val_if_fail (SCOPE_IS_LEARN_PAGE (self), NULL);
  return scope_lesson_view_get_example (adw_bin_get_child (ADW_BIN (self)));
}

ScopeSet *
scope_learn_page_make_set (ScopeLearnPage *self)
{
  g_return_val_if_fail (SCOPE_IS_LEARN_PAGE (self) && self->gallery != NULL, NULL);
  return scope_gallery_page_make_set (self->gallery);
}

/* It is not a lesson, so it has no next or previous one. */
static void
practice (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeLearnPage *self = SCOPE_LEARN_PAGE (widget);
  GtkWidget *page = scope_practice_page_new (self->document);

  show_child (self, page, self->n_names);
  gtk_widget_grab_focus (page);
}

static void
predict (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeLearnPage *self = SCOPE_LEARN_PAGE (widget);
  GtkWidget *page
      = g_object_new (SCOPE_TYPE_PREDICTION_PAGE, "document", self->document, NULL);

  show_child (self, page, self->n_names);
  if (!gtk_widget_grab_focus (page))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

static void
go_to_overview (GtkWidget *widget, const char *action, GVariant *parameter)
{
  show_overview (SCOPE_LEARN_PAGE (widget));
}

static void
step (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeLearnPage *self = SCOPE_LEARN_PAGE (widget);

  show_lesson (self,
               g_str_equal (action, "learn.next") ? self->shown + 1 : self->shown - 1);
}

static GtkWidget *
make_row (const char *name, guint index)
{
  g_autoptr (ScopeLesson) lesson = scope_lesson_open (name);
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  GtkWidget *row
      = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", lesson->title,
                      "title-lines", 0, "activatable", TRUE, "action-name",
                      "learn.open", "action-target", g_variant_new_string (name), NULL);
  GtkWidget *prefix
      = g_object_new (GTK_TYPE_LABEL, "label", number, "width-chars", 2, "css-classes",
                      (const char *const[]){ "numeric", "secondary", NULL }, NULL);
  GtkWidget *arrow
      = g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic",
                      "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row), prefix);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), arrow);
  return row;
}

/* At the start, before which no widget can take the focus by its place. */
static void
scope_learn_page_map (GtkWidget *widget)
{
  ScopeLearnPage *self = SCOPE_LEARN_PAGE (widget);

  GTK_WIDGET_CLASS (scope_learn_page_parent_class)->map (widget);
  if (self->shown == NONE)
    gtk_widget_grab_focus (
        GTK_WIDGET (gtk_list_box_get_row_at_index (self->lessons, 0)));
}

static void
scope_learn_page_dispose (GObject *object)
{
  ScopeLearnPage *self = SCOPE_LEARN_PAGE (object);

  g_clear_object (&self->gallery);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (scope_learn_page_parent_class)->dispose (object);
}

static void
scope_learn_page_finalize (GObject *object)
{
  g_strfreev (SCOPE_LEARN_PAGE (object)->names);
  G_OBJECT_CLASS (scope_learn_page_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "learn.open", "s", open_lesson);
  gtk_widget_class_install_action (klass, "learn.gallery", NULL, show_gallery);
  gtk_widget_class_install_action (klass, "learn.practice", NULL, practice);
  gtk_widget_class_install_action (klass, "learn.predict", NULL, predict);
  gtk_widget_class_install_action (klass, "learn.overview", NULL, go_to_overview);
  gtk_widget_class_install_action (klass, "learn.inspect", "s", inspect);
  gtk_widget_class_install_action (klass, "learn.next", NULL, step);
  gtk_widget_class_install_action (klass, "learn.previous", NULL, step);
  scope_keys_bind (klass, "learn.overview");
}

static void
scope_learn_page_class_init (ScopeLearnPageClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopeLearnPage, "document", document,
                           scope_document_get_type),
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scope_learn_page_dispose;
  widget_class->map = scope_learn_page_map;
  object_class->finalize = scope_learn_page_finalize;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
  scope_template_set (widget_class, "scope-learn-page");
  gtk_widget_class_bind_template_child (widget_class, ScopeLearnPage, overview);
  gtk_widget_class_bind_template_child (widget_class, ScopeLearnPage, lessons);
  install_actions (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_learn_page_init (ScopeLearnPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->names = scope_lesson_names ();
  self->n_names = g_strv_length (self->names);
  self->shown = NONE;
  for (guint i = 0; i < self->n_names; i++)
    gtk_list_box_append (self->lessons, make_row (self->names[i], i));
  update_actions (self);
}
