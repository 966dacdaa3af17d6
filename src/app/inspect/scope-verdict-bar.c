/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-verdict-bar.h"

#include "scope-closures.h"
#include "scope-gtk-fixes.h"
#include "scope-open-button.h"
#include "scope-property.h"

struct _ScopeVerdictBar
{
  AdwBin parent_instance;

  ScopeDocument *document;
  gboolean compact;
  GtkWidget *verdict;
  GtkWidget *title;
  GtkWidget *body;
  char *name; /* of the verdict, as announced last */
};

G_DEFINE_TYPE (ScopeVerdictBar, scope_verdict_bar, ADW_TYPE_BIN)

/* The status that screen readers announce: only after typing, and with the name
 * of the icon. */
static void
announce (ScopeVerdictBar *self)
{
  ScopeVerdict *verdict;
  char *title, *body, *label;

  if (scope_document_get_typing (self->document))
    return;
  verdict = scope_document_get_verdict (self->document);
  g_object_get (verdict, "title", &title, "body", &body, NULL);
  label = scope_closure_level_label (self, scope_verdict_get_level (verdict), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->verdict),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, body, -1);
  if (g_strcmp0 (label, self->name) != 0)
    scope_nameless_status_fix_announce (self->verdict, label);
  g_free (self->name);
  self->name = label;
  g_free (title);
  g_free (body);
}

static void
follow_document (gpointer data)
{
  ScopeVerdictBar *self = data;

  g_signal_connect_object (self->document, "notify::verdict", G_CALLBACK (announce),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::typing", G_CALLBACK (announce),
                           self, G_CONNECT_SWAPPED);
}

static void
follow_compact (gpointer data)
{
  ScopeVerdictBar *self = data;
  gboolean compact = self->compact;

  gtk_widget_set_visible (self->body, !compact);
  gtk_widget_add_css_class (self->title, compact ? "heading" : "title-2");
  gtk_widget_remove_css_class (self->title, compact ? "title-2" : "heading");
  if (compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
}

static void
scope_verdict_bar_dispose (GObject *object)
{
  g_clear_object (&SCOPE_VERDICT_BAR (object)->document);
  G_OBJECT_CLASS (scope_verdict_bar_parent_class)->dispose (object);
}

static void
scope_verdict_bar_finalize (GObject *object)
{
  g_free (SCOPE_VERDICT_BAR (object)->name);
  G_OBJECT_CLASS (scope_verdict_bar_parent_class)->finalize (object);
}

static void
scope_verdict_bar_class_init (ScopeVerdictBarClass *klass)
{
  static const ScopeProperty properties[] = {
    { "document", SCOPE_PROPERTY_OBJECT, SCOPE_MEMBER (ScopeVerdictBar, document),
      .type = scope_document_get_type, .changed = follow_document },
    { "compact", SCOPE_PROPERTY_BOOLEAN, SCOPE_MEMBER (ScopeVerdictBar, compact),
      .changed = follow_compact },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scope_verdict_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = scope_verdict_bar_finalize;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
  g_type_ensure (SCOPE_TYPE_OPEN_BUTTON);
  scope_template_set (widget_class, "scope-verdict-bar");
  gtk_widget_class_bind_template_child (widget_class, ScopeVerdictBar, verdict);
  gtk_widget_class_bind_template_child (widget_class, ScopeVerdictBar, title);
  gtk_widget_class_bind_template_child (widget_class, ScopeVerdictBar, body);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_verdict_bar_init (ScopeVerdictBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scope_nameless_status_fix (self->verdict);
  follow_compact (self);
}
