/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-selectable-text.h"

#include "iri-number.h"
#include "scope-property.h"
#include "scope-row.h"

#include <glib/gi18n.h>

struct _ScopeSelectableText
{
  ScopeVBox parent_instance;

  char *text;
  char *label;
  char *description;
  gboolean in_visual_order;
  gboolean host;
  gboolean whole;
  ScopeEntry *entry;
  GtkWidget *more; /* button */
  GtkWidget *end;  /* label */
};

G_DEFINE_TYPE (ScopeSelectableText, scope_selectable_text, SCOPE_TYPE_VBOX)

static void
apply_label (gpointer data)
{
  ScopeSelectableText *self = data;

  if (self->entry != NULL && self->label != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, self->label, -1);
}

static void
apply_description (gpointer data)
{
  ScopeSelectableText *self = data;

  if (self->entry != NULL && self->description != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    self->description, -1);
}

static void
apply_order (gpointer data)
{
  ScopeSelectableText *self = data;

  IriLayoutOrder order = self->host ? IRI_LAYOUT_LABELS : IRI_LAYOUT_VISUAL;

  if (self->entry != NULL)
    scope_entry_set_order (self->entry,
                           self->in_visual_order ? IRI_LAYOUT_LOGICAL : order);
}

/* An entry is expensive and most rows have no decoded form, so it is created
 * with the first text. */
static void
need_entry (ScopeSelectableText *self)
{
  if (self->entry != NULL)
    return;
  self->entry = SCOPE_ENTRY (scope_entry_new ());
  gtk_editable_set_editable (GTK_EDITABLE (self->entry), FALSE);
  scope_entry_set_wrap (self->entry, TRUE);
  gtk_widget_insert_after (GTK_WIDGET (self->entry), GTK_WIDGET (self), NULL);
  apply_label (self);
  apply_description (self);
  apply_order (self);
}

static void
need_more (ScopeSelectableText *self)
{
  if (self->more != NULL)
    return;
  self->more = gtk_button_new_with_label (_ ("Show All"));
  gtk_widget_set_halign (self->more, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->more, "caption");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->more), "value.show-all");
  gtk_widget_insert_before (self->more, GTK_WIDGET (self), NULL);
}

static void
need_end (ScopeSelectableText *self)
{
  g_autofree char *number = iri_number (SCOPE_ROW_MAX_CHARS), *text = NULL;

  if (self->end != NULL)
    return;
  text = g_strdup_printf (
      /* Translators: always the number 16384. */
      _ ("Only the first %s characters are shown; a copy has them all."), number);
  self->end = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (self->end), 0);
  gtk_label_set_wrap (GTK_LABEL (self->end), TRUE);
  gtk_widget_add_css_class (self->end, "caption");
  gtk_widget_add_css_class (self->end, "secondary");
  gtk_widget_insert_before (self->end, GTK_WIDGET (self), NULL);
}

static void
show_child (GtkWidget *child, gboolean visible)
{
  if (child != NULL)
    gtk_widget_set_visible (child, visible);
}

static void
update (ScopeSelectableText *self)
{
  glong n_chars = g_utf8_strlen (self->text, -1);
  gboolean cut = !self->whole && n_chars > SCOPE_SELECTABLE_TEXT_MAX_CHARS;
  gboolean end = self->whole && n_chars >= SCOPE_ROW_MAX_CHARS;
  g_autofree char *shown
      = cut ? g_utf8_substring (self->text, 0, SCOPE_SELECTABLE_TEXT_MAX_CHARS) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), n_chars > 0);
  if (n_chars > 0)
    need_entry (self);
  if (cut)
    need_more (self);
  if (end)
    need_end (self);
  show_child (self->more, cut);
  show_child (self->end, end);
  if (self->entry != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), cut ? shown : self->text);
}

static void
show_all (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeSelectableText *self = SCOPE_SELECTABLE_TEXT (widget);

  self->whole = TRUE;
  update (self);
}

void
scope_selectable_text_set_highlights (ScopeSelectableText *self, const GArray *marks)
{
  g_return_if_fail (SCOPE_IS_SELECTABLE_TEXT (self));
  if (self->entry != NULL)
    scope_entry_set_highlights (
        self->entry, (const IriHighlight *) (void *) marks->data, marks->len);
}

static void
show_text (gpointer data)
{
  ScopeSelectableText *self = data;

  if (self->text == NULL)
    self->text = g_strdup ("");
  self->whole = FALSE;
  update (self);
}

static void
scope_selectable_text_dispose (GObject *object)
{
  ScopeSelectableText *self = SCOPE_SELECTABLE_TEXT (object);

  G_OBJECT_CLASS (scope_selectable_text_parent_class)->dispose (object);
  self->entry = NULL;
  self->more = self->end = NULL;
}

static const ScopeProperty properties[] = {
  { "text", SCOPE_PROPERTY_STRING, SCOPE_MEMBER (ScopeSelectableText, text),
    .changed = show_text },
  { "label", SCOPE_PROPERTY_STRING, SCOPE_MEMBER (ScopeSelectableText, label),
    .changed = apply_label },
  { "description", SCOPE_PROPERTY_STRING,
    SCOPE_MEMBER (ScopeSelectableText, description), .changed = apply_description },
  { "in-visual-order", SCOPE_PROPERTY_BOOLEAN,
    SCOPE_MEMBER (ScopeSelectableText, in_visual_order), .changed = apply_order },
  { "host", SCOPE_PROPERTY_BOOLEAN, SCOPE_MEMBER (ScopeSelectableText, host),
    .changed = apply_order },
};

static void
scope_selectable_text_class_init (ScopeSelectableTextClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scope_selectable_text_dispose;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
  gtk_widget_class_install_action (widget_class, "value.show-all", NULL, show_all);
}

static void
scope_selectable_text_init (ScopeSelectableText *self)
{
  self->text = g_strdup ("");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
