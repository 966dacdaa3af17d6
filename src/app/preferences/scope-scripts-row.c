/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-scripts-row.h"

#include "iri-typable-scripts.h"

#include <glib/gi18n.h>

/* What is of no script: nobody can type less than US-ASCII. */
#define NONE "Zyyy"

struct _ScopeScriptsRow
{
  AdwExpanderRow parent_instance;

  char **scripts;
  GPtrArray *ticks; /* of GtkCheckButton, one for each script; no references */
  gboolean showing; /* the ticks follow the scripts, not these the ticks */
};

G_DEFINE_FINAL_TYPE (ScopeScriptsRow, scope_scripts_row, ADW_TYPE_EXPANDER_ROW)

enum
{
  PROP_SCRIPTS = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static gboolean
is_on (ScopeScriptsRow *self)
{
  return adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (self));
}

static gboolean
is_offered (const char *code)
{
  gsize n;
  const IriScript *all = iri_script_all (&n);

  for (gsize i = 0; i < n; i++)
    if (g_str_equal (all[i].code, code))
      return TRUE;
  return FALSE;
}

/* What the switch and the ticks say; scripts that are not offered here stay. */
static char **
read_ticks (ScopeScriptsRow *self)
{
  g_autoptr (GPtrArray) codes = g_ptr_array_new ();
  gsize n;
  const IriScript *all = iri_script_all (&n);

  for (gsize i = 0; is_on (self) && i < n; i++)
    if (gtk_check_button_get_active (g_ptr_array_index (self->ticks, i)))
      g_ptr_array_add (codes, (gpointer) all[i].code);
  for (char **code = self->scripts; is_on (self) && *code != NULL; code++)
    if (!is_offered (*code) && !g_str_equal (*code, NONE))
      g_ptr_array_add (codes, *code);
  if (is_on (self) && codes->len == 0)
    g_ptr_array_add (codes, (gpointer) NONE);
  g_ptr_array_add (codes, NULL);
  return g_strdupv ((char **) codes->pdata);
}

static void
on_change (ScopeScriptsRow *self)
{
  char **scripts;

  if (self->showing)
    return;
  scripts = read_ticks (self);
  if (g_strv_equal ((const char *const *) scripts,
                    (const char *const *) self->scripts))
    {
      g_strfreev (scripts);
      return;
    }
  g_strfreev (self->scripts);
  self->scripts = scripts;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SCRIPTS]);
}

/* Whether one of the languages of the desktop is written in it. */
static gboolean
is_of_desktop (const IriScript *script)
{
  const char *const *names = g_get_language_names ();

  for (; *names != NULL; names++)
    if (iri_script_of_locale (*names) == script)
      return TRUE;
  return FALSE;
}

/* Whoever switches it on for the first time begins with what is likely. */
static void
on_switch (ScopeScriptsRow *self)
{
  gsize n;
  const IriScript *all = iri_script_all (&n);
  gboolean any = FALSE;

  if (self->showing)
    return;
  self->showing = TRUE;
  for (gsize i = 0; i < n; i++)
    any |= gtk_check_button_get_active (g_ptr_array_index (self->ticks, i));
  for (gsize i = 0; is_on (self) && !any && i < n; i++)
    gtk_check_button_set_active (g_ptr_array_index (self->ticks, i),
                                 i == 0 || is_of_desktop (&all[i]));
  self->showing = FALSE;
  on_change (self);
}

static void
set_scripts (ScopeScriptsRow *self, const char *const *scripts)
{
  static const char *const none[] = { NULL };
  gsize n;
  const IriScript *all = iri_script_all (&n);

  if (scripts == NULL)
    scripts = none;
  if (g_strv_equal (scripts, (const char *const *) self->scripts))
    return;
  g_strfreev (self->scripts);
  self->scripts = g_strdupv ((char **) scripts);
  self->showing = TRUE;
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (self),
                                         scripts[0] != NULL);
  for (gsize i = 0; scripts[0] != NULL && i < n; i++)
    gtk_check_button_set_active (g_ptr_array_index (self->ticks, i),
                                 g_strv_contains (scripts, all[i].code));
  self->showing = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SCRIPTS]);
}

static void
add_script (ScopeScriptsRow *self, const IriScript *script)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *tick = gtk_check_button_new ();
  GtkWidget *sample = gtk_label_new (script->sample);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (script->title));
  gtk_widget_set_valign (tick, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (sample, "secondary");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), tick);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), sample);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), tick);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  g_ptr_array_add (self->ticks, tick);
  g_signal_connect_object (tick, "toggled", G_CALLBACK (on_change), self,
                           G_CONNECT_SWAPPED);
}

static void
scope_scripts_row_get_property (GObject *object,
                                guint id,
                                GValue *value,
                                GParamSpec *pspec)
{
  g_value_set_boxed (value, SCOPE_SCRIPTS_ROW (object)->scripts);
}

static void
scope_scripts_row_set_property (GObject *object,
                                guint id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  set_scripts (SCOPE_SCRIPTS_ROW (object), g_value_get_boxed (value));
}

static void
scope_scripts_row_finalize (GObject *object)
{
  ScopeScriptsRow *self = SCOPE_SCRIPTS_ROW (object);

  g_strfreev (self->scripts);
  g_ptr_array_unref (self->ticks);
  G_OBJECT_CLASS (scope_scripts_row_parent_class)->finalize (object);
}

static void
scope_scripts_row_class_init (ScopeScriptsRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = scope_scripts_row_get_property;
  object_class->set_property = scope_scripts_row_set_property;
  object_class->finalize = scope_scripts_row_finalize;
  props[PROP_SCRIPTS] = g_param_spec_boxed (
      "scripts", NULL, NULL, G_TYPE_STRV,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_scripts_row_init (ScopeScriptsRow *self)
{
  AdwExpanderRow *row = ADW_EXPANDER_ROW (self);
  gsize n;
  const IriScript *all = iri_script_all (&n);

  self->scripts = g_new0 (char *, 1);
  self->ticks = g_ptr_array_new ();
  for (gsize i = 0; i < n; i++)
    add_script (self, &all[i]);
  adw_expander_row_set_show_enable_switch (row, TRUE);
  adw_expander_row_set_enable_expansion (row, FALSE);
  g_signal_connect (self, "notify::enable-expansion", G_CALLBACK (on_switch),
                    NULL);
}
