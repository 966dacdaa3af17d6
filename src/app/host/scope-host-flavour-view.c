/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-host-flavour-view.h"

#include "iri-isolate.h"
#include "scope-closures.h"
#include "scope-copyable-value.h"
#include "scope-property.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ScopeHostFlavourView
{
  AdwBin parent_instance;

  ScopeHostFlavour *flavour;
  ScopeCopyableValue *ascii, *unicode;
};

G_DEFINE_TYPE (ScopeHostFlavourView, scope_host_flavour_view, ADW_TYPE_BIN)

static void
copy (ScopeHostFlavourView *self, gboolean unicode)
{
  guint64 label;

  g_object_get (self->flavour, "label", &label, NULL);
  gtk_widget_activate_action (GTK_WIDGET (self), "host.copy-label", "(uub)",
                              (guint) label, (guint) SCOPE_ROW (self->flavour)->key,
                              unicode);
}

static void
copy_ascii (ScopeHostFlavourView *self)
{
  copy (self, FALSE);
}

static void
copy_unicode (ScopeHostFlavourView *self)
{
  copy (self, TRUE);
}

/* Isolates the host @form, which may be NULL, and takes it. */
static char *
isolate (char *form)
{
  char *isolated
      = form != NULL ? iri_isolate_host (form, (IriSpan){ 0, strlen (form) }) : NULL;

  g_free (form);
  return isolated;
}

/* Makes the accessible names of many similar buttons unique, by the flavour or,
 * if all flavours agree, by the form. */
static void
name_buttons (ScopeHostFlavourView *self)
{
  gboolean all = SCOPE_ROW (self->flavour)->key == 0;
  char *title, *ascii, *unicode, *name;

  g_object_get (self->flavour, "title", &title, "ascii", &ascii, "unicode", &unicode,
                NULL);
  ascii = isolate (ascii);
  unicode = isolate (unicode);
  /* Translators: the ASCII form of a host or a label: xn--4dbc. */
  name = all ? g_strdup_printf (_ ("Copy the ASCII form %s"), ascii)
             /* Translators: a flavour of IDNA: IDNA2008. */
             : g_strdup_printf (_ ("Copy the ASCII form by %s"), title);
  scope_copyable_value_name_button (self->ascii, name);
  g_free (name);
  name = all && unicode != NULL
             /* Translators: the Unicode form of a host or a label: faß. */
             ? g_strdup_printf (_ ("Copy the Unicode form %s"), unicode)
             /* Translators: a flavour of IDNA: IDNA2008. */
             : g_strdup_printf (_ ("Copy the Unicode form by %s"), title);
  scope_copyable_value_name_button (self->unicode, name);
  g_free (name);
  g_free (title);
  g_free (ascii);
  g_free (unicode);
}

static void
scope_host_flavour_view_class_init (ScopeHostFlavourViewClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopeHostFlavourView, "flavour", flavour,
                           scope_host_flavour_get_type),
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);

  g_type_ensure (SCOPE_TYPE_COPYABLE_VALUE);
  scope_template_set (widget_class, "scope-host-flavour-view");
  gtk_widget_class_bind_template_child (widget_class, ScopeHostFlavourView, ascii);
  gtk_widget_class_bind_template_child (widget_class, ScopeHostFlavourView, unicode);
  gtk_widget_class_bind_template_callback (widget_class, copy_ascii);
  gtk_widget_class_bind_template_callback (widget_class, copy_unicode);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_host_flavour_view_init (ScopeHostFlavourView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
scope_host_flavour_view_new (ScopeHostFlavour *flavour)
{
  ScopeHostFlavourView *self
      = g_object_new (SCOPE_TYPE_HOST_FLAVOUR_VIEW, "flavour", flavour, NULL);

  name_buttons (self);
  return GTK_WIDGET (self);
}
