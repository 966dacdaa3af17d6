/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-selectable-text.h"

#include "scope-row.h"

#include <glib/gi18n.h>

struct _ScopeSelectableText
{
  ScopeVBox parent_instance;

  char *text;
  char *label;
  gboolean as_is;
  gboolean whole;
  int max_chars;
  ScopeEntry *entry;
  GtkWidget *more; /* button */
  GtkWidget *end;  /* label */
};

G_DEFINE_TYPE (ScopeSelectableText, scope_selectable_text, SCOPE_TYPE_VBOX)

enum
{
  PROP_TEXT = 1,
  PROP_LABEL,
  PROP_AS_IS,
  PROP_MAX_CHARS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
apply_label (ScopeSelectableText *self)
{
  if (self->entry != NULL && self->label != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, self->label, -1);
}

static void
apply_order (ScopeSelectableText *self)
{
  if (self->entry != NULL)
    scope_entry_set_order (self->entry,
                           self->as_is ? IRI_LAYOUT_LOGICAL : IRI_LAYOUT_VISUAL);
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
  g_autofree char *text = NULL;

  if (self->end != NULL)
    return;
  text = g_strdup_printf (
      _ ("Only the first %d characters are shown; a copy has them all."),
      SCOPE_ROW_MAX_CHARS);
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
  gboolean cut = !self->whole && n_chars > self->max_chars;
  gboolean end = self->whole && n_chars >= SCOPE_ROW_MAX_CHARS;
  g_autofree char *shown
      = cut ? g_utf8_substring (self->text, 0, self->max_chars) : NULL;

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
set_text (ScopeSelectableText *self, const char *text)
{
  if (g_strcmp0 (text, self->text) == 0)
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  self->whole = FALSE;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TEXT]);
}

static void
set_label (ScopeSelectableText *self, const char *label)
{
  if (g_strcmp0 (label, self->label) == 0)
    return;
  g_free (self->label);
  self->label = g_strdup (label);
  apply_label (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LABEL]);
}

static void
set_as_is (ScopeSelectableText *self, gboolean as_is)
{
  if (self->as_is == as_is)
    return;
  self->as_is = as_is;
  apply_order (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_AS_IS]);
}

static void
scope_selectable_text_get_property (GObject *object,
                                    guint id,
                                    GValue *value,
                                    GParamSpec *pspec)
{
  ScopeSelectableText *self = SCOPE_SELECTABLE_TEXT (object);

  switch (id)
    {
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_LABEL:
      g_value_set_string (value, self->label);
      break;
    case PROP_AS_IS:
      g_value_set_boolean (value, self->as_is);
      break;
    case PROP_MAX_CHARS:
      g_value_set_int (value, self->max_chars);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
scope_selectable_text_set_property (GObject *object,
                                    guint id,
                                    const GValue *value,
                                    GParamSpec *pspec)
{
  ScopeSelectableText *self = SCOPE_SELECTABLE_TEXT (object);

  switch (id)
    {
    case PROP_TEXT:
      set_text (self,
                g_value_get_string (value) != NULL ? g_value_get_string (value) : "");
      break;
    case PROP_LABEL:
      set_label (self, g_value_get_string (value));
      break;
    case PROP_AS_IS:
      set_as_is (self, g_value_get_boolean (value));
      break;
    case PROP_MAX_CHARS:
      self->max_chars = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
scope_selectable_text_dispose (GObject *object)
{
  ScopeSelectableText *self = SCOPE_SELECTABLE_TEXT (object);

  G_OBJECT_CLASS (scope_selectable_text_parent_class)->dispose (object);
  self->entry = NULL;
  self->more = self->end = NULL;
}

static void
scope_selectable_text_finalize (GObject *object)
{
  ScopeSelectableText *self = SCOPE_SELECTABLE_TEXT (object);

  g_free (self->text);
  g_free (self->label);
  G_OBJECT_CLASS (scope_selectable_text_parent_class)->finalize (object);
}

static void
scope_selectable_text_class_init (ScopeSelectableTextClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_selectable_text_get_property;
  object_class->set_property = scope_selectable_text_set_property;
  object_class->dispose = scope_selectable_text_dispose;
  object_class->finalize = scope_selectable_text_finalize;
  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, "", flags);
  props[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, NULL, flags);
  props[PROP_AS_IS] = g_param_spec_boolean ("as-is", NULL, NULL, FALSE, flags);
  props[PROP_MAX_CHARS] = g_param_spec_int (
      "max-chars", NULL, NULL, 1, G_MAXINT, SCOPE_SELECTABLE_TEXT_MAX_CHARS,
      G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_install_action (widget_class, "value.show-all", NULL, show_all);
}

static void
scope_selectable_text_init (ScopeSelectableText *self)
{
  self->text = g_strdup ("");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
