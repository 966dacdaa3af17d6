/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-practice-page.h"

#include "scope-adaptive-box.h"
#include "scope-closures.h"
#include "scope-entry.h"
#include "scope-order-cells.h"
#include "scope-practice-answer.h"
#include "scope-practice-words.h"
#include "scope-practice.h"
#include "scope-selectable-text.h"
#include "scope-settings.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ScopePracticePage
{
  AdwBin parent_instance;

  ScopePractice *practice;
  ScopeDocument *document; /* (nullable): before it is known */
  guint32 sheet_seed; /* of worksheets, so that answers are about the same questions */
  GMenu *kind_items;
  GtkLabel *progress, *prompt, *title, *explanation;
  ScopeSelectableText *text, *other;
  ScopeOrderCells *cells;
  GtkWidget *hint, *check, *result, *next, *inspect;
  ScopeEntry *entry;
  GtkListBox *choices;
  GtkImage *icon;
  GtkWidget *picture; /* (nullable): below the explanation */
};

G_DEFINE_TYPE (ScopePracticePage, scope_practice_page, ADW_TYPE_BIN)

enum
{
  PROP_KIND = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* How a kind is answered. */
typedef enum
{
  BY_ARRANGING,
  BY_CHOOSING,
  BY_TYPING,
  BY_LETTER,
} Way;

static Way
get_way (IriQuestionKind kind)
{
  switch (kind)
    {
    case IRI_QUESTION_ORDER:
      return BY_ARRANGING;
    case IRI_QUESTION_TYPE:
      return BY_TYPING;
    case IRI_QUESTION_FOREIGN:
      return BY_LETTER;
    case IRI_QUESTION_HOST:
    case IRI_QUESTION_TWIN:
    case IRI_QUESTION_RUNG:
    case IRI_QUESTION_LOOKUP:
    case IRI_N_QUESTIONS:
      return BY_CHOOSING;
    }
  g_return_val_if_reached (BY_CHOOSING);
}

static ScopeBidiNotation
get_notation (ScopePracticePage *self)
{
  return self->document != NULL ? scope_document_get_notation (self->document)
                                : SCOPE_BIDI_NOTATION_OFF;
}

/* @text with letters as the notation displays them. Free with g_free(). */
static char *
to_display (ScopePracticePage *self, const char *text)
{
  return scope_bidi_notation_letters_to_capitals (get_notation (self), text);
}

static void
show_progress (ScopePracticePage *self)
{
  guint right, answered;
  g_autofree char *text = NULL;

  scope_practice_get_progress (self->practice, &right, &answered);
  /* Translators: the progress in practice; the last two are the difficulty of the
   * question and that of the hardest ones. */
  text = g_strdup_printf (_ ("%u of %u right · Level %u of %u"), right, answered,
                          scope_practice_get_difficulty (self->practice) + 1,
                          IRI_QUESTION_MAX_DIFFICULTY + 1);
  gtk_label_set_text (self->progress, text);
}

/* The letters of a choice have names, after @mark once the question is answered. */
static void
describe_row (GtkListBoxRow *row, const char *choice, const char *mark)
{
  g_autofree char *names = scope_practice_name_letters (choice);
  g_autofree char *both = mark != NULL && *names != '\0'
                              ? g_strdup_printf (_ ("%s. %s"), mark, names)
                              : NULL;
  const char *either = mark != NULL ? mark : names;

  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  both != NULL ? both : either, -1);
}

static void
show_choices (ScopePracticePage *self, const IriQuestion *question)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->choices))) != NULL)
    gtk_list_box_remove (self->choices, row);
  for (gsize i = 0; question->choices != NULL && question->choices[i] != NULL; i++)
    {
      g_autofree char *choice
          = scope_practice_describe_choice (question, question->choices[i]);
      g_autofree char *title
          = scope_bidi_notation_quotations_to_capitals (get_notation (self), choice);
      GtkWidget *label
          = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0., "wrap", TRUE,
                          "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

      if (question->kind != IRI_QUESTION_RUNG)
        gtk_widget_add_css_class (label, "monospace");
      gtk_widget_add_css_class (label, "row");
      row = gtk_list_box_row_new ();
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
      describe_row (GTK_LIST_BOX_ROW (row), question->choices[i], NULL);
      gtk_list_box_append (self->choices, row);
    }
}

static void
show_cells (ScopePracticePage *self, const IriQuestion *question, Way way)
{
  g_autoptr (IriReport) report = iri_report_new (question->text, -1, NULL);
  const ScopeBidiNotationInfo *info = scope_bidi_notation_info (get_notation (self));

  scope_order_cells_show (self->cells, scope_prediction_new (report->bidi, info->write),
                          way == BY_LETTER);
}

static void
show_subject (ScopePracticePage *self, const IriQuestion *question)
{
  g_autofree char *text = to_display (self, question->text);
  g_autofree char *other
      = question->other != NULL ? to_display (self, question->other) : NULL;
  g_autofree char *names = scope_practice_name_letters (question->text);

  g_object_set (self->text, "in-visual-order", question->kind == IRI_QUESTION_TYPE,
                "text", text, "description", names, NULL);
  g_object_set (self->other, "text", other, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->other), question->other != NULL);
}

/* Shows @picture, or none if it is NULL. It is a child of the box itself: GTK 4.8 keeps
 * the request mode that a container in a hidden box had when it was empty. */
static void
show_picture (ScopePracticePage *self, GtkWidget *picture)
{
  GtkBox *box = GTK_BOX (self->result);

  if (self->picture != NULL)
    gtk_box_remove (box, self->picture);
  self->picture = picture;
  if (picture != NULL)
    gtk_box_insert_child_after (box, picture, GTK_WIDGET (self->explanation));
}

static void
show_question (ScopePracticePage *self)
{
  const IriQuestion *question = scope_practice_get_question (self->practice);
  Way way = get_way (question->kind);
  gboolean has_cells = way == BY_ARRANGING || way == BY_LETTER;

  show_progress (self);
  gtk_label_set_text (self->prompt, iri_question_prompt (question->kind));
  show_subject (self, question);
  gtk_widget_set_visible (GTK_WIDGET (self->text), !has_cells);
  if (has_cells)
    show_cells (self, question, way);
  gtk_widget_set_visible (GTK_WIDGET (self->cells), has_cells);
  gtk_widget_set_visible (self->hint, way == BY_ARRANGING);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_editable_set_editable (GTK_EDITABLE (self->entry), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->entry), way == BY_TYPING);
  show_choices (self, question);
  gtk_widget_set_visible (GTK_WIDGET (self->choices), way == BY_CHOOSING);
  gtk_widget_set_visible (self->check, way == BY_ARRANGING || way == BY_TYPING);
  gtk_widget_set_visible (self->result, FALSE);
  show_picture (self, NULL);
}

/* Where the question is answered. */
static void
focus_answer (ScopePracticePage *self)
{
  switch (get_way (scope_practice_get_question (self->practice)->kind))
    {
    case BY_ARRANGING:
    case BY_LETTER:
      gtk_widget_grab_focus (GTK_WIDGET (self->cells));
      break;
    case BY_TYPING:
      gtk_widget_grab_focus (GTK_WIDGET (self->entry));
      break;
    case BY_CHOOSING:
      gtk_widget_grab_focus (
          GTK_WIDGET (gtk_list_box_get_row_at_index (self->choices, 0)));
      break;
    }
}

/* Screen readers read the result as the description of the button that has the focus
 * then. */
static void
announce (ScopePracticePage *self, const char *title, const char *explanation)
{
  g_autofree char *description = g_strdup_printf (_ ("%s. %s"), title, explanation);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  gtk_widget_grab_focus (self->next);
}

static void
show_result (ScopePracticePage *self, gboolean is_right)
{
  const IriQuestion *question = scope_practice_get_question (self->practice);
  g_autofree char *words = scope_practice_explain (question);
  g_autofree char *explanation
      = scope_bidi_notation_quotations_to_capitals (get_notation (self), words);
  const char *title = is_right ? C_ ("answer", "Right") : C_ ("answer", "Not right");
  g_autofree char *sentence = scope_closure_sentence (NULL, explanation);

  gtk_label_set_text (self->title, title);
  gtk_image_set_from_icon_name (self->icon, is_right ? "emblem-ok-symbolic"
                                                     : "dialog-information-symbolic");
  gtk_widget_set_css_classes (
      GTK_WIDGET (self->icon),
      (const char *[]){ is_right ? "success" : "warning", NULL });
  gtk_label_set_text (self->explanation, sentence);
  show_picture (self,
                scope_practice_answer_picture_new (question, get_notation (self)));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->inspect), "s",
                                    scope_practice_answer_iri (question));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->inspect), "learn.inspect");
  gtk_widget_set_visible (self->check, FALSE);
  gtk_widget_set_visible (self->hint, FALSE);
  gtk_widget_set_visible (self->result, TRUE);
  show_progress (self);
  announce (self, title, sentence);
}

static gboolean
is_answered (ScopePracticePage *self)
{
  return gtk_widget_get_visible (self->result);
}

static void
answer (ScopePracticePage *self, const char *text)
{
  if (!is_answered (self))
    show_result (self, scope_practice_answer (self->practice, text));
}

/* The reverse of to_display(). Free with g_free(). */
static char *
to_letters (ScopePracticePage *self, const char *shown)
{
  GString *text = g_string_new (NULL);

  iri_notation_read (scope_bidi_notation_info (get_notation (self))->write, shown,
                     strlen (shown), text, NULL);
  return g_string_free (text, FALSE);
}

static void
check_order (ScopePracticePage *self)
{
  const ScopePrediction *cells = scope_order_cells_get (self->cells);
  g_autofree char *shown = g_strjoinv ("", cells->cells);
  g_autofree char *text = to_letters (self, shown);

  scope_order_cells_reveal (self->cells);
  answer (self, text);
}

static void
check_typed (ScopePracticePage *self)
{
  g_autofree char *text
      = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
  g_autofree char *iri = NULL;

  if (*text == '\0')
    {
      gtk_widget_error_bell (GTK_WIDGET (self->entry));
      return;
    }
  gtk_editable_set_editable (GTK_EDITABLE (self->entry), FALSE);
  iri = scope_bidi_notation_from_typed (get_notation (self), text);
  answer (self, iri);
}

static void
check (ScopePracticePage *self)
{
  if (is_answered (self))
    return;
  if (gtk_widget_get_visible (GTK_WIDGET (self->entry)))
    check_typed (self);
  else
    check_order (self);
}

/* The right row and the chosen one get icons. */
static void
mark_row (GtkListBoxRow *row, const char *choice, gboolean is_right)
{
  GtkWidget *label = gtk_list_box_row_get_child (row);
  GtkWidget *cells = g_object_new (SCOPE_TYPE_ADAPTIVE_BOX, "weights", "0 1", NULL);
  GtkWidget *icon = gtk_image_new_from_icon_name (is_right ? "emblem-ok-symbolic"
                                                           : "window-close-symbolic");

  g_object_ref (label);
  gtk_list_box_row_set_child (row, NULL);
  gtk_widget_add_css_class (icon, is_right ? "success" : "warning");
  gtk_widget_set_margin_start (icon, 12);
  gtk_widget_set_parent (icon, cells);
  gtk_widget_set_parent (label, cells);
  g_object_unref (label);
  gtk_list_box_row_set_child (row, cells);
  describe_row (row, choice,
                is_right ? C_ ("answer", "Right") : C_ ("answer", "Not right"));
}

static void
choose (ScopePracticePage *self, GtkListBoxRow *row)
{
  const IriQuestion *question = scope_practice_get_question (self->practice);
  int chosen = gtk_list_box_row_get_index (row);
  GtkListBoxRow *other;

  if (is_answered (self))
    return;
  for (int i = 0; (other = gtk_list_box_get_row_at_index (self->choices, i)) != NULL;
       i++)
    {
      gboolean is_right = g_str_equal (question->choices[i], question->answer);

      if (is_right || i == chosen)
        mark_row (other, question->choices[i], is_right);
    }
  answer (self, question->choices[chosen]);
}

static void
ask_next (ScopePracticePage *self)
{
  scope_practice_next (self->practice);
  show_question (self);
  focus_answer (self);
}

static void
reset (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopePracticePage *self = SCOPE_PRACTICE_PAGE (widget);

  scope_practice_reset (self->practice);
  show_question (self);
}

static void
save_worksheet (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopePracticePage *self = SCOPE_PRACTICE_PAGE (widget);

  gtk_widget_activate_action (
      widget, "win.save-questions", "(uuub)", scope_practice_get_kind (self->practice),
      self->sheet_seed, scope_practice_get_difficulty (self->practice),
      g_variant_get_boolean (parameter));
}

static guint
find_kind (const char *id)
{
  for (int kind = 0; kind < IRI_N_QUESTIONS; kind++)
    if (g_strcmp0 (id, iri_question_id ((IriQuestionKind) kind)) == 0)
      return (guint) kind;
  return SCOPE_PRACTICE_ALL;
}

static void
scope_practice_page_get_property (GObject *object,
                                  guint id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  ScopePracticePage *self = SCOPE_PRACTICE_PAGE (object);
  guint kind = scope_practice_get_kind (self->practice);

  g_value_set_string (value, kind == SCOPE_PRACTICE_ALL
                                 ? ""
                                 : iri_question_id ((IriQuestionKind) kind));
}

static void
scope_practice_page_set_property (GObject *object,
                                  guint id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  ScopePracticePage *self = SCOPE_PRACTICE_PAGE (object);
  guint kind = find_kind (g_value_get_string (value));

  if (kind == scope_practice_get_kind (self->practice))
    return;
  scope_practice_set_kind (self->practice, kind);
  show_question (self);
  g_object_notify_by_pspec (object, pspec);
}

static gboolean
scope_practice_page_grab_focus (GtkWidget *widget)
{
  focus_answer (SCOPE_PRACTICE_PAGE (widget));
  return TRUE;
}

/* An answered question stays as it was answered. */
static void
on_notation (ScopePracticePage *self)
{
  if (!is_answered (self))
    show_question (self);
}

GtkWidget *
scope_practice_page_new (ScopeDocument *document)
{
  ScopePracticePage *self = g_object_new (SCOPE_TYPE_PRACTICE_PAGE, NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "notify::notation", G_CALLBACK (on_notation), self,
                           G_CONNECT_SWAPPED);
  on_notation (self);
  return GTK_WIDGET (self);
}

static void
scope_practice_page_finalize (GObject *object)
{
  g_clear_object (&SCOPE_PRACTICE_PAGE (object)->document);
  scope_practice_free (SCOPE_PRACTICE_PAGE (object)->practice);
  G_OBJECT_CLASS (scope_practice_page_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, ScopePracticePage, kind_items);
  gtk_widget_class_bind_template_child (klass, ScopePracticePage, progress);
  gtk_widget_class_bind_template_child (klass, ScopePracticePage, prompt);
  gtk_widget_class_bind_template_child (klass, ScopePracticePage, title);
  gtk_widget_class_bind_template_child (klass, ScopePracticePage, explanation);
  gtk_widget_class_bind_template_child (klass, ScopePracticePage, text);
  gtk_widget_class_bind_template_child (klass, ScopePracticePage, other);
  gtk_widget_class_bind_template_child (klass, ScopePracticePage, cells);
  gtk_widget_class_bind_template_child (klass, ScopePracticePage, hint);
  gtk_widget_class_bind_template_child (klass, ScopePracticePage, check);
  gtk_widget_class_bind_template_child (klass, ScopePracticePage, result);
  gtk_widget_class_bind_template_child (klass, ScopePracticePage, next);
  gtk_widget_class_bind_template_child (klass, ScopePracticePage, inspect);
  gtk_widget_class_bind_template_child (klass, ScopePracticePage, entry);
  gtk_widget_class_bind_template_child (klass, ScopePracticePage, choices);
  gtk_widget_class_bind_template_child (klass, ScopePracticePage, icon);
  gtk_widget_class_bind_template_callback (klass, check);
  gtk_widget_class_bind_template_callback (klass, choose);
  gtk_widget_class_bind_template_callback (klass, ask_next);
}

static void
scope_practice_page_class_init (ScopePracticePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scope_practice_page_get_property;
  object_class->set_property = scope_practice_page_set_property;
  object_class->finalize = scope_practice_page_finalize;
  widget_class->grab_focus = scope_practice_page_grab_focus;
  props[PROP_KIND] = g_param_spec_string ("kind", NULL, NULL, "",
                                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                              | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
  g_type_ensure (SCOPE_TYPE_ORDER_CELLS);
  scope_template_set (widget_class, "scope-practice-page");
  bind_children (widget_class);
  gtk_widget_class_install_property_action (widget_class, "practice.kind", "kind");
  gtk_widget_class_install_action (widget_class, "practice.reset", NULL, reset);
  gtk_widget_class_install_action (widget_class, "practice.save-worksheet", "b",
                                   save_worksheet);
}

static void
add_kinds (GMenu *menu)
{
  for (int kind = 0; kind < IRI_N_QUESTIONS; kind++)
    {
      g_autoptr (GMenuItem) item
          = g_menu_item_new (iri_question_prompt ((IriQuestionKind) kind), NULL);

      g_menu_item_set_action_and_target (item, "practice.kind", "s",
                                         iri_question_id ((IriQuestionKind) kind));
      g_menu_append_item (menu, item);
    }
}

/* The property action reads the kind before the template is built. */
static void
scope_practice_page_init (ScopePracticePage *self)
{
  self->practice = scope_practice_new (scope_settings_get ());
  self->sheet_seed = g_random_int ();
  gtk_widget_init_template (GTK_WIDGET (self));
  add_kinds (self->kind_items);
  g_signal_connect_swapped (self->cells, "chosen", G_CALLBACK (answer), self);
  show_question (self);
}
