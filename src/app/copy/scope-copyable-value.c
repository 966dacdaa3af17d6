/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-copyable-value.h"

#include "scope-closures.h"
#include "scope-property.h"
#include "scope-selectable-text.h"

struct _ScopeCopyableValue
{
  GtkBox parent_instance;

  char *text;
  char *label;
  char *reason;
  char *tooltip;
  gboolean in_visual_order;
  gboolean host;
  gboolean show_label;
  gboolean centered;
  ScopeSelectableText *value;
  GtkWidget *button;
};

G_DEFINE_TYPE (ScopeCopyableValue, scope_copyable_value, GTK_TYPE_BOX)

static guint copy_signal;

static void
emit_copy (ScopeCopyableValue *self)
{
  g_signal_emit (self, copy_signal, 0);
}

static void
align_button (gpointer data)
{
  ScopeCopyableValue *self = data;

  gtk_widget_set_valign (self->button,
                         self->centered ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
}

static const ScopeProperty properties[] = {
  SCOPE_STRING_PROPERTY (ScopeCopyableValue, "text", text),
  SCOPE_STRING_PROPERTY (ScopeCopyableValue, "label", label),
  SCOPE_STRING_PROPERTY (ScopeCopyableValue, "reason", reason),
  SCOPE_STRING_PROPERTY (ScopeCopyableValue, "tooltip", tooltip),
  SCOPE_BOOLEAN_PROPERTY (ScopeCopyableValue, "in-visual-order", in_visual_order),
  SCOPE_BOOLEAN_PROPERTY (ScopeCopyableValue, "host", host),
  SCOPE_BOOLEAN_PROPERTY (ScopeCopyableValue, "show-label", show_label),
  { "centered", SCOPE_PROPERTY_BOOLEAN, SCOPE_MEMBER (ScopeCopyableValue, centered),
    .changed = align_button },
};

static void
scope_copyable_value_class_init (ScopeCopyableValueClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
  copy_signal = g_signal_new ("copy", SCOPE_TYPE_COPYABLE_VALUE, G_SIGNAL_RUN_LAST, 0,
                              NULL, NULL, NULL, G_TYPE_NONE, 0);
  scope_template_set (widget_class, "scope-copyable-value");
  gtk_widget_class_bind_template_child (widget_class, ScopeCopyableValue, value);
  gtk_widget_class_bind_template_child (widget_class, ScopeCopyableValue, button);
  gtk_widget_class_bind_template_callback (widget_class, emit_copy);
}

static void
scope_copyable_value_init (ScopeCopyableValue *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
scope_copyable_value_name_button (ScopeCopyableValue *self, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
scope_copyable_value_set_highlights (ScopeCopyableValue *self, const GArray *marks)
{
  scope_selectable_text_set_highlights (self->value, marks);
}
