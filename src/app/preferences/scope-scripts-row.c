/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-scripts-row.h"

#include "iri-typable-scripts.h"
#include "scope-property.h"

#include <glib/gi18n.h>

/* Stored if no script is checked: Common, as an empty list means all scripts. */
#define NONE "Zyyy"

struct _ScopeScriptsRow
{
  AdwExpanderRow parent_instance;

  char **scripts;
  GPtrArray *checks; /* of GtkCheckButton, one for each script; not owned */
  gboolean updating; /* the check buttons, which are not to be read */
};

G_DEFINE_FINAL_TYPE (ScopeScriptsRow, scope_scripts_row, ADW_TYPE_EXPANDER_ROW)

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

/* Returns the checked scripts, and those that are set but not offered here. */
static char **
read_checks (ScopeScriptsRow *self)
{
  g_autoptr (GPtrArray) codes = g_ptr_array_new ();
  gsize n;
  const IriScript *all = iri_script_all (&n);

  for (gsize i = 0; is_on (self) && i < n; i++)
    if (gtk_check_button_get_active (g_ptr_array_index (self->checks, i)))
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

  if (self->updating)
    return;
  scripts = read_checks (self);
  if (g_strv_equal ((const char *const *) scripts, (const char *const *) self->scripts))
    {
      g_strfreev (scripts);
      return;
    }
  g_strfreev (self->scripts);
  self->scripts = scripts;
  g_object_notify (G_OBJECT (self), "scripts");
}

/* Whether a language of the desktop uses @script. */
static gboolean
is_of_desktop (const IriScript *script)
{
  const char *const *names = g_get_language_names ();

  for (; *names != NULL; names++)
    if (iri_script_of_locale (*names) == script)
      return TRUE;
  return FALSE;
}

/* The first time, checks Latin and the scripts of the desktop. */
static void
on_switch (ScopeScriptsRow *self)
{
  gsize n;
  const IriScript *all = iri_script_all (&n);
  gboolean any = FALSE;

  if (self->updating)
    return;
  self->updating = TRUE;
  for (gsize i = 0; i < n; i++)
    any |= gtk_check_button_get_active (g_ptr_array_index (self->checks, i));
  for (gsize i = 0; is_on (self) && !any && i < n; i++)
    gtk_check_button_set_active (g_ptr_array_index (self->checks, i),
                                 i == 0 || is_of_desktop (&all[i]));
  self->updating = FALSE;
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
  self->updating = TRUE;
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (self), scripts[0] != NULL);
  for (gsize i = 0; scripts[0] != NULL && i < n; i++)
    gtk_check_button_set_active (g_ptr_array_index (self->checks, i),
                                 g_strv_contains (scripts, all[i].code));
  self->updating = FALSE;
  g_object_notify (G_OBJECT (self), "scripts");
}

/* Returns the row of @script and its check button. */
static GtkWidget *
make_row (ScopeScriptsRow *self, const IriScript *script, GtkWidget **checked)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *sample = gtk_label_new (script->sample);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 g_dpgettext2 (NULL, "script", script->title));
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (sample, "secondary");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), sample);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  g_signal_connect_object (check, "toggled", G_CALLBACK (on_change), self,
                           G_CONNECT_SWAPPED);
  *checked = check;
  return row;
}

static int
compare_titles (gconstpointer a, gconstpointer b)
{
  GtkWidget *const *left = a, *const *right = b;

  return g_utf8_collate (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (*left)),
                         adw_preferences_row_get_title (ADW_PREFERENCES_ROW (*right)));
}

/* Adds Latin first, which most addresses have, and the others in the order of the
 * user's language; the check buttons keep that of iri_script_all(). */
static void
add_scripts (ScopeScriptsRow *self)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  gsize n;
  const IriScript *all = iri_script_all (&n);

  for (gsize i = 0; i < n; i++)
    {
      GtkWidget *check;

      g_ptr_array_add (rows, make_row (self, &all[i], &check));
      g_ptr_array_add (self->checks, check);
    }
  qsort (rows->pdata + 1, n - 1, sizeof *rows->pdata, compare_titles);
  for (gsize i = 0; i < n; i++)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (self), rows->pdata[i]);
}

static void
scope_scripts_row_finalize (GObject *object)
{
  ScopeScriptsRow *self = SCOPE_SCRIPTS_ROW (object);

  g_strfreev (self->scripts);
  g_ptr_array_unref (self->checks);
  G_OBJECT_CLASS (scope_scripts_row_parent_class)->finalize (object);
}

static void
set_scripts_property (gpointer self, const GValue *value)
{
  set_scripts (self, g_value_get_boxed (value));
}

static const ScopeProperty properties[] = {
  { "scripts", SCOPE_PROPERTY_BOXED, SCOPE_MEMBER (ScopeScriptsRow, scripts),
    .type = g_strv_get_type, .set = set_scripts_property },
};

static void
scope_scripts_row_class_init (ScopeScriptsRowClass *klass)
{

  G_OBJECT_CLASS (klass)->finalize = scope_scripts_row_finalize;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_scripts_row_init (ScopeScriptsRow *self)
{
  AdwExpanderRow *row = ADW_EXPANDER_ROW (self);

  self->scripts = g_new0 (char *, 1);
  self->checks = g_ptr_array_new ();
  add_scripts (self);
  adw_expander_row_set_show_enable_switch (row, TRUE);
  adw_expander_row_set_enable_expansion (row, FALSE);
  g_signal_connect (self, "notify::enable-expansion", G_CALLBACK (on_switch), NULL);
}
