/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-resolve-page.h"

#include "scope-action-row.h"
#include "scope-appearance.h"
#include "scope-closures.h"
#include "scope-copy-row.h"
#include "scope-example-row.h"
#include "scope-finding-row.h"
#include "scope-highlights.h"
#include "scope-property.h"
#include "scope-resolve-component-row.h"
#include "scope-resolve-step-row.h"

struct _ScopeResolvePage
{
  AdwBin parent_instance;

  ScopeResolutionTracker *resolver;
  ScopeEntry *base_entry;
  GtkLabel *base_caret_position;
  GtkListBox *findings;
  GtkListBox *components;
  GtkListBox *steps;
  GtkSizeGroup *sources;
  GtkSwitch *non_strict;
};

G_DEFINE_TYPE (ScopeResolvePage, scope_resolve_page, ADW_TYPE_BIN)

/* Owned by the resolver. */
static ScopeDocument *
get_base (ScopeResolvePage *self)
{
  ScopeDocument *base;

  g_object_get (self->resolver, "base", &base, NULL);
  g_object_unref (base);
  return base;
}

static GtkWidget *
create_component_row (gpointer item, gpointer data)
{
  return scope_resolve_component_row_new (item, SCOPE_RESOLVE_PAGE (data)->sources);
}

static GtkWidget *
create_step_row (gpointer item, gpointer data)
{
  return scope_resolve_step_row_new (item);
}

static GtkWidget *
create_finding_row (gpointer item, gpointer data)
{
  ScopeResolvePage *self = SCOPE_RESOLVE_PAGE (data);

  return scope_finding_row_new (item, get_base (self), "base");
}

static void
clear (GtkEntry *entry, GtkEntryIconPosition position)
{
  gtk_editable_delete_text (GTK_EDITABLE (entry), 0, -1);
  gtk_widget_grab_focus (GTK_WIDGET (entry));
}

static const char *
get_target (ScopeResolvePage *self)
{
  const ScopeResolution *resolution
      = scope_resolution_tracker_get_resolution (self->resolver);

  return resolution != NULL ? resolution->target : NULL;
}

static void
copy (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const char *target = get_target (SCOPE_RESOLVE_PAGE (widget));

  if (target != NULL)
    gtk_widget_activate_action (widget, "win.copy-text", "s", target);
}

static void
copy_step (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeResolvePage *self = SCOPE_RESOLVE_PAGE (widget);
  const ScopeResolution *resolution
      = scope_resolution_tracker_get_resolution (self->resolver);
  const char *text = NULL;

  if (resolution != NULL)
    text = scope_resolution_get_text (resolution, g_variant_get_uint64 (parameter));
  if (text != NULL)
    gtk_widget_activate_action (widget, "win.copy-component", "s", text);
}

static void
copy_steps (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeResolvePage *self = SCOPE_RESOLVE_PAGE (widget);
  const ScopeResolution *resolution
      = scope_resolution_tracker_get_resolution (self->resolver);
  g_autofree char *text = NULL;

  if (resolution == NULL)
    return;
  text = scope_resolution_write_steps (resolution);
  gtk_widget_activate_action (widget, "win.copy-component", "s", text);
}

static void
inspect (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const char *target = get_target (SCOPE_RESOLVE_PAGE (widget));

  if (target != NULL)
    gtk_widget_activate_action (widget, "win.inspect", "s", target);
}

static void
compare (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeResolvePage *self = SCOPE_RESOLVE_PAGE (widget);
  const char *target = get_target (self);

  if (target == NULL)
    return;
  gtk_widget_activate_action (widget, "win.compare", "(ss)", target,
                              scope_document_get_report (get_base (self))->display);
  gtk_widget_activate_action (widget, "win.page", "s", "compare");
}

static void
follow (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_resolution_tracker_follow (SCOPE_RESOLVE_PAGE (widget)->resolver);
}

static void
update_actions (ScopeResolvePage *self)
{
  static const char *const actions[]
      = { "resolve.copy", "resolve.inspect", "resolve.compare", "resolve.follow" };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i],
                                   get_target (self) != NULL);
}

/* The highlights of a report are for its own text only. */
static void
update_marks (ScopeResolvePage *self)
{
  ScopeDocument *base = get_base (self);
  g_autoptr (GArray) marks = NULL;

  if (scope_document_get_waiting (base) || scope_document_get_busy (base))
    return;
  marks = scope_highlights_stored (scope_document_get_report (base),
                                   !scope_document_get_is_being_typed (base));
  scope_entry_set_highlights (self->base_entry,
                              (const IriHighlight *) (void *) marks->data, marks->len);
}

static void
on_contrast (gpointer self)
{
  update_marks (self);
}

static void
follow_base (ScopeResolvePage *self)
{
  static const char *const signals[]
      = { "notify::report", "notify::is-being-typed", "notify::busy" };
  ScopeDocument *base = get_base (self);

  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (base, signals[i], G_CALLBACK (update_marks), self,
                             G_CONNECT_SWAPPED);
  scope_appearance_watch_contrast (self, on_contrast);
  gtk_list_box_bind_model (self->findings, scope_document_get_findings (base),
                           create_finding_row, self, NULL);
  g_object_bind_property (base, "text", self->base_entry, "text",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
}

ScopeEntry *
scope_resolve_page_get_entry (ScopeResolvePage *self)
{
  g_return_val_if_fail (SCOPE_IS_RESOLVE_PAGE (self), NULL);
  return self->base_entry;
}

GtkLabel *
scope_resolve_page_get_caret_position (ScopeResolvePage *self)
{
  g_return_val_if_fail (SCOPE_IS_RESOLVE_PAGE (self), NULL);
  return self->base_caret_position;
}

static void
follow_resolver (gpointer data)
{
  ScopeResolvePage *self = data;

  gtk_list_box_bind_model (self->components,
                           scope_resolution_tracker_get_components (self->resolver),
                           create_component_row, self, NULL);
  gtk_list_box_bind_model (self->steps,
                           scope_resolution_tracker_get_steps (self->resolver),
                           create_step_row, self, NULL);
  g_object_bind_property (self->resolver, "non-strict", self->non_strict, "active",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (self->resolver, "notify::target",
                           G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  follow_base (self);
  update_actions (self);
}

static void
scope_resolve_page_dispose (GObject *object)
{
  ScopeResolvePage *self = SCOPE_RESOLVE_PAGE (object);

  if (self->resolver != NULL)
    {
      gtk_list_box_bind_model (self->findings, NULL, NULL, NULL, NULL);
      gtk_list_box_bind_model (self->components, NULL, NULL, NULL, NULL);
      gtk_list_box_bind_model (self->steps, NULL, NULL, NULL, NULL);
    }
  g_clear_object (&self->resolver);
  G_OBJECT_CLASS (scope_resolve_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "resolve.compare", NULL, compare);
  gtk_widget_class_install_action (klass, "resolve.copy", NULL, copy);
  gtk_widget_class_install_action (klass, "resolve.copy-step", "t", copy_step);
  gtk_widget_class_install_action (klass, "resolve.copy-steps", NULL, copy_steps);
  gtk_widget_class_install_action (klass, "resolve.follow", NULL, follow);
  gtk_widget_class_install_action (klass, "resolve.inspect", NULL, inspect);
}

static void
bind_children (GtkWidgetClass *klass)
{
  g_type_ensure (SCOPE_TYPE_ACTION_ROW);
  g_type_ensure (SCOPE_TYPE_COPY_ROW);
  g_type_ensure (SCOPE_TYPE_EXAMPLE_ROW);
  scope_template_set (klass, "scope-resolve-page");
  gtk_widget_class_bind_template_child (klass, ScopeResolvePage, base_entry);
  gtk_widget_class_bind_template_child (klass, ScopeResolvePage, base_caret_position);
  gtk_widget_class_bind_template_child (klass, ScopeResolvePage, findings);
  gtk_widget_class_bind_template_child (klass, ScopeResolvePage, non_strict);
  gtk_widget_class_bind_template_child (klass, ScopeResolvePage, components);
  gtk_widget_class_bind_template_child (klass, ScopeResolvePage, sources);
  gtk_widget_class_bind_template_child (klass, ScopeResolvePage, steps);
  gtk_widget_class_bind_template_callback (klass, clear);
}

static void
scope_resolve_page_class_init (ScopeResolvePageClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopeResolvePage, "resolver", resolver,
                           scope_resolution_tracker_get_type),
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scope_resolve_page_dispose;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties),
                            follow_resolver);
  install_actions (widget_class);
  bind_children (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_resolve_page_init (ScopeResolvePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
