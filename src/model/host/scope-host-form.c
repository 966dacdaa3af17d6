/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-host-form.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ScopeHostForm
{
  ScopeRow parent_instance;

  char *title;
  char *text;
  char *caption;
  char *reason;
};

G_DEFINE_TYPE (ScopeHostForm, scope_host_form, SCOPE_TYPE_ROW)

static const struct
{
  ScopeHostFormKind kind;
  const char *title;
  const char *copy_label;
  const char *action;
} kinds[] = {
  { SCOPE_HOST_REGISTRABLE, N_ ("Registrable domain"),
    N_ ("Copy the Registrable Domain"), "host.copy-registrable" },
  { SCOPE_HOST_PUBLIC_SUFFIX, N_ ("Public suffix"), N_ ("Copy the Public Suffix"),
    "host.copy-public-suffix" },
  { SCOPE_HOST_LOOKED_UP, N_ ("Looked up as"), N_ ("Copy the Host for DNS"),
    "host.copy-looked-up" },
  { SCOPE_HOST_SHOWN, N_ ("Browsers show"), N_ ("Copy the Displayed Host"),
    "host.copy-shown" },
  { SCOPE_HOST_SHOWN_CHROMIUM, N_ ("Chromium shows"),
    N_ ("Copy the Host Displayed by Chromium"), "host.copy-shown-chromium" },
  { SCOPE_HOST_SHOWN_FIREFOX, N_ ("Firefox shows"),
    N_ ("Copy the Host Displayed by Firefox"), "host.copy-shown-firefox" },
  { SCOPE_HOST_SHOWN_WEBKIT, N_ ("Safari shows"),
    N_ ("Copy the Host Displayed by Safari"), "host.copy-shown-webkit" },
  { SCOPE_HOST_IP, N_ ("IP address"), N_ ("Copy the IP Address"), "host.copy-address" },
  { SCOPE_HOST_EMBEDDED_IP, N_ ("IPv4 address inside"),
    N_ ("Copy the IPv4 Address Inside"), "host.copy-inside" },
};

static void
scope_host_form_class_init (ScopeHostFormClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_STRING_PROPERTY (ScopeHostForm, "title", title),
    SCOPE_STRING_PROPERTY (ScopeHostForm, "text", text),
    SCOPE_STRING_PROPERTY (ScopeHostForm, "caption", caption),
    SCOPE_STRING_PROPERTY (ScopeHostForm, "reason", reason),
  };

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_host_form_init (ScopeHostForm *self)
{
}

static gsize
row_of (ScopeHostFormKind kind)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].kind == kind)
      return i;
  g_return_val_if_reached (0);
}

ScopeHostForm *
scope_host_form_new (ScopeHostFormKind kind,
                     const char *text,
                     const char *caption,
                     const char *reason)
{
  ScopeHostForm *self = g_object_new (SCOPE_TYPE_HOST_FORM, NULL);

  SCOPE_ROW (self)->key = kind;
  self->title = g_strdup (_ (kinds[row_of (kind)].title));
  self->text = text != NULL ? scope_row_truncate (text, strlen (text)) : g_strdup ("");
  self->caption = g_strdup (caption != NULL ? caption : "");
  self->reason = text == NULL ? g_strdup (reason) : NULL;
  return self;
}

const char *
scope_host_form_copy_label (ScopeHostFormKind kind)
{
  return _ (kinds[row_of (kind)].copy_label);
}

const char *
scope_host_form_action (ScopeHostFormKind kind)
{
  return kinds[row_of (kind)].action;
}
