/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-set-bar.h"

#include "iri-number.h"
#include "scope-adaptive-box.h"
#include "scope-closures.h"
#include "scope-keys.h"
#include "scope-property.h"
#include "scope-selectable-text.h"
#include "scope-vbox.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ScopeSetBar
{
  AdwBin parent_instance;

  ScopeDocument *document;
  ScopeSet *set; /* (nullable) */
  guint position;
  GtkLabel *title, *source, *place;
  GtkWidget *back, *menu; /* for examples, and for other sets */
  GtkWidget *note_box;
  GtkTextView *note;
  gboolean shows_note; /* the program changes the note, not the user */
  GtkWidget *rows;     /* what is known about an example */
};

G_DEFINE_FINAL_TYPE (ScopeSetBar, scope_set_bar, ADW_TYPE_BIN)

static const ScopeSetEntry *
get_entry (ScopeSetBar *self)
{
  return self->set != NULL ? scope_set_get (self->set, self->position) : NULL;
}

static void
enable_actions (ScopeSetBar *self)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  guint n = self->set != NULL ? scope_set_count (self->set) : 0;
  gboolean edits = n > 0 && !scope_set_is_gallery (self->set);

  if (window == NULL)
    return;
  gtk_widget_action_set_enabled (window, "win.previous-in-set", self->position > 0);
  gtk_widget_action_set_enabled (window, "win.next-in-set", self->position + 1 < n);
  gtk_widget_action_set_enabled (window, "win.remove-from-set", edits);
  gtk_widget_action_set_enabled (window, "win.save-set", edits);
  gtk_widget_action_set_enabled (window, "win.save-worksheet", edits);
  gtk_widget_action_set_enabled (window, "win.close-set", self->set != NULL);
}

static GtkWidget *
make_text (ScopeSetBar *self, const char *name, const char *text, gboolean is_visual)
{
  g_autofree char *shown = scope_bidi_notation_letters_to_capitals (
      scope_document_get_notation (self->document), text);

  return g_object_new (SCOPE_TYPE_SELECTABLE_TEXT, "label", name, "in-visual-order",
                       is_visual, "text", shown, NULL);
}

static GtkWidget *
make_words (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0., "wrap", TRUE,
                       "wrap-mode", PANGO_WRAP_WORD_CHAR, "selectable", TRUE, NULL);
}

/* Takes @value, and @pill, which may be NULL. */
static void
add_row (ScopeSetBar *self, const char *name, GtkWidget *value, GtkWidget *pill)
{
  GtkWidget *row = g_object_new (SCOPE_TYPE_ADAPTIVE_BOX, "weights",
                                 pill != NULL ? "0 1 0" : "0 1", NULL);
  GtkWidget *label
      = g_object_new (GTK_TYPE_LABEL, "label", name, "xalign", 0., "width-chars", 16,
                      "css-classes", (const char *const[]){ "secondary", NULL }, NULL);

  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_widget_set_parent (label, row);
  gtk_widget_set_parent (value, row);
  if (pill != NULL)
    gtk_widget_set_parent (pill, row);
  gtk_widget_set_parent (row, self->rows);
}

/* Whether the result is the expected one. */
static GtkWidget *
make_pill (const ScopeExampleResult *result)
{
  gboolean same = g_strcmp0 (result->expected, result->got) == 0;
  g_autofree char *name
      = scope_closure_same_name (NULL, same, result->expected, result->got);
  g_auto (GStrv) classes = scope_closure_same_pill (NULL, same, name);

  if (result->expected == NULL)
    return NULL;
  return g_object_new (GTK_TYPE_LABEL, "label", name, "css-classes", classes, "halign",
                       GTK_ALIGN_START, "valign", GTK_ALIGN_CENTER, NULL);
}

static void
add_value (ScopeSetBar *self,
           const ScopeExampleResult *result,
           const char *name,
           const char *value,
           GtkWidget *pill)
{
  if (value != NULL)
    add_row (self, name,
             result->is_prose ? make_words (value)
                              : make_text (self, name, value, result->is_visual),
             pill);
}

static void
show_example (ScopeSetBar *self, ScopeExample *example)
{
  g_autoptr (ScopeExampleResult) result = scope_example_run (example);
  const char *erratum = scope_example_get_erratum (example);
  const char *note = scope_example_get_note (example);

  if (result->expected != NULL || scope_example_get_spec (example) != NULL)
    {
      add_value (self, result, C_ ("example", "Expected result"), result->expected,
                 NULL);
      if (result->got != NULL)
        /* Translators: a noun. */
        add_value (self, result, _ ("Result"), result->got, make_pill (result));
    }
  if (erratum != NULL)
    add_row (self, C_ ("example", "Erratum"), make_words (erratum), NULL);
  if (note != NULL)
    add_row (self, C_ ("example", "Note"), make_words (note), NULL);
}

static void
show_note (ScopeSetBar *self, const char *note)
{
  g_autofree char *shown = g_utf8_make_valid (note, -1);

  self->shows_note = TRUE;
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->note), shown, -1);
  self->shows_note = FALSE;
}

static void
update_place (ScopeSetBar *self)
{
  g_autofree char *number = iri_number (self->position + 1);
  g_autofree char *n = iri_number (scope_set_count (self->set));
  /* Translators: the position of an IRI in a set, and how many it has: "3 of 12". */
  g_autofree char *place = g_strdup_printf (_ ("%s of %s"), number, n);

  gtk_label_set_label (self->place, scope_set_count (self->set) > 0 ? place : "");
}

static void
show_title (ScopeSetBar *self, const ScopeSetEntry *entry)
{
  const char *set_title = scope_set_get_title (self->set);
  const char *source = entry != NULL && entry->example != NULL
                           ? scope_example_get_source (entry->example)
                           : set_title;
  const char *own = entry != NULL && *entry->title != '\0' ? entry->title : NULL;
  const char *title = own != NULL          ? own
                      : *set_title != '\0' ? set_title
                                           : _ ("Set of IRIs");
  g_autofree char *shown = g_utf8_make_valid (title, -1);
  g_autofree char *below = g_utf8_make_valid (source != NULL ? source : "", -1);

  gtk_label_set_label (self->title, shown);
  gtk_label_set_label (self->source, below);
  gtk_widget_set_visible (GTK_WIDGET (self->source), own != NULL && *below != '\0');
}

static void
update (ScopeSetBar *self)
{
  const ScopeSetEntry *entry = get_entry (self);
  gboolean is_gallery = self->set != NULL && scope_set_is_gallery (self->set);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (self->rows)) != NULL)
    gtk_widget_unparent (row);
  gtk_widget_set_visible (GTK_WIDGET (self), self->set != NULL);
  enable_actions (self);
  if (self->set == NULL)
    return;
  gtk_widget_set_visible (self->back, is_gallery);
  gtk_widget_set_visible (self->menu, !is_gallery);
  gtk_widget_set_visible (self->note_box, !is_gallery && entry != NULL);
  show_title (self, entry);
  update_place (self);
  if (entry != NULL && entry->example != NULL)
    show_example (self, entry->example);
  if (entry != NULL && !is_gallery)
    show_note (self, entry->note);
  gtk_widget_set_visible (self->rows, gtk_widget_get_first_child (self->rows) != NULL);
}

static void
on_note (GtkTextBuffer *buffer, ScopeSetBar *self)
{
  GtkTextIter begin, end;
  g_autofree char *note = NULL;

  if (self->shows_note || get_entry (self) == NULL)
    return;
  gtk_text_buffer_get_bounds (buffer, &begin, &end);
  note = gtk_text_buffer_get_text (buffer, &begin, &end, FALSE);
  scope_set_set_note (self->set, self->position, note);
}

/* The focus stays on the button that was pressed. */
static void
show_iri (ScopeSetBar *self)
{
  const ScopeSetEntry *entry = get_entry (self);
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  gboolean is_inside = focus != NULL && gtk_widget_is_ancestor (focus, widget);
  g_autofree char *text = NULL;
  const char *other = NULL;

  if (entry == NULL)
    return;
  text = g_utf8_make_valid (entry->text, -1);
  if (entry->example != NULL)
    other = scope_example_get_other (entry->example);
  if (other != NULL)
    gtk_widget_activate_action (widget, "win.compare", "(ss)", text, other);
  else
    gtk_widget_activate_action (widget, "win.show", "s", text);
  if (entry->example != NULL)
    gtk_widget_activate_action (widget, "win.page", "s",
                                other != NULL ? "compare" : "inspect");
  if (is_inside && gtk_widget_is_sensitive (focus))
    gtk_widget_grab_focus (focus);
}

void
scope_set_bar_open (ScopeSetBar *self, ScopeSet *set, guint position)
{
  g_return_if_fail (SCOPE_IS_SET_BAR (self));
  g_set_object (&self->set, set);
  self->position = position;
  update (self);
  show_iri (self);
}

ScopeSet *
scope_set_bar_get_set (ScopeSetBar *self)
{
  g_return_val_if_fail (SCOPE_IS_SET_BAR (self), NULL);
  return self->set;
}

guint
scope_set_bar_get_position (ScopeSetBar *self)
{
  g_return_val_if_fail (SCOPE_IS_SET_BAR (self), 0);
  return self->position;
}

const char *
scope_set_bar_get_title (ScopeSetBar *self)
{
  g_return_val_if_fail (SCOPE_IS_SET_BAR (self), NULL);
  return get_entry (self) != NULL ? gtk_label_get_label (self->title) : NULL;
}

const char *
scope_set_bar_get_place (ScopeSetBar *self)
{
  g_return_val_if_fail (SCOPE_IS_SET_BAR (self), NULL);
  return get_entry (self) != NULL ? gtk_label_get_label (self->place) : NULL;
}

const char *
scope_set_bar_get_note (ScopeSetBar *self)
{
  const ScopeSetEntry *entry;
  const char *note;

  g_return_val_if_fail (SCOPE_IS_SET_BAR (self), NULL);
  entry = get_entry (self);
  if (entry == NULL || entry->example == NULL)
    return entry != NULL ? entry->note : NULL;
  note = scope_example_get_note (entry->example);
  return note != NULL ? note : "";
}

gboolean
scope_set_bar_step (ScopeSetBar *self, int by)
{
  gint64 position;

  g_return_val_if_fail (SCOPE_IS_SET_BAR (self), FALSE);
  position = (gint64) self->position + by;
  if (self->set == NULL || position < 0 || position >= scope_set_count (self->set))
    return FALSE;
  scope_set_bar_open (self, self->set, (guint) position);
  return TRUE;
}

static void
scope_set_bar_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scope_set_bar_parent_class)->root (widget);
  enable_actions (SCOPE_SET_BAR (widget));
}

static void
scope_set_bar_dispose (GObject *object)
{
  ScopeSetBar *self = SCOPE_SET_BAR (object);

  g_clear_object (&self->set);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (scope_set_bar_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, ScopeSetBar, title);
  gtk_widget_class_bind_template_child (klass, ScopeSetBar, source);
  gtk_widget_class_bind_template_child (klass, ScopeSetBar, place);
  gtk_widget_class_bind_template_child (klass, ScopeSetBar, back);
  gtk_widget_class_bind_template_child (klass, ScopeSetBar, menu);
  gtk_widget_class_bind_template_child (klass, ScopeSetBar, note_box);
  gtk_widget_class_bind_template_child (klass, ScopeSetBar, note);
  gtk_widget_class_bind_template_child (klass, ScopeSetBar, rows);
  gtk_widget_class_bind_template_callback (klass, on_note);
}

static void
scope_set_bar_class_init (ScopeSetBarClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopeSetBar, "document", document, scope_document_get_type),
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
  G_OBJECT_CLASS (klass)->dispose = scope_set_bar_dispose;
  widget_class->root = scope_set_bar_root;
  scope_template_set (widget_class, "scope-set-bar");
  bind_children (widget_class);
}

static void
scope_set_bar_init (ScopeSetBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  scope_keys_add_to_tooltips (GTK_WIDGET (self));
}
