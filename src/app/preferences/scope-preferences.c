/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-preferences.h"

#include "scope-closures.h"
#include "scope-gtk-fixes.h"
#include "scope-gtk-versions.h"
#include "scope-option-row.h"
#include "scope-scripts-row.h"
#include "scope-settings.h"
#include "scope-suffix-list.h"

#include <glib/gi18n.h>

/* A generic family of Pango, stored as "". */
#define MONOSPACE "Monospace"

struct _ScopePreferences
{
  ScopeSettingsDialog parent_instance;

  GtkWidget *standard;
  GtkWidget *notation;
  GtkWidget *flavour;
  GtkWidget *charset;
  GtkWidget *suffix_list;
  GtkWidget *default_list;
  GtkWidget *scripts;
  GtkWidget *history;
  GtkWidget *convention;
  GtkWidget *font;
  GtkWidget *size;
  GtkWidget *caret;
  GtkWidget *contrast;
};

G_DEFINE_FINAL_TYPE (ScopePreferences, scope_preferences, SCOPE_TYPE_SETTINGS_DIALOG)

/* Only the family is stored. */
static gboolean
get_font (GValue *font, GVariant *family, gpointer data)
{
  const char *name = g_variant_get_string (family, NULL);
  PangoFontDescription *description = pango_font_description_new ();

  pango_font_description_set_family (description, *name != '\0' ? name : MONOSPACE);
  g_value_take_boxed (font, description);
  return TRUE;
}

static GVariant *
set_font (const GValue *font, const GVariantType *type, gpointer data)
{
  const PangoFontDescription *description = g_value_get_boxed (font);
  const char *family
      = description != NULL ? pango_font_description_get_family (description) : NULL;

  if (family == NULL || g_str_equal (family, MONOSPACE))
    family = "";
  return g_variant_new_string (family);
}

static gboolean
get_size (GValue *size, GVariant *percent, gpointer data)
{
  g_value_set_double (size, g_variant_get_uint32 (percent));
  return TRUE;
}

static GVariant *
set_size (const GValue *size, const GVariantType *type, gpointer data)
{
  return g_variant_new_uint32 ((guint32) g_value_get_double (size));
}

/* Settings of all windows. */
static void
bind_settings (ScopePreferences *self, GSettings *settings)
{
  const struct
  {
    const char *key;
    GtkWidget *row;
    const char *property;
  } rows[] = {
    { "flavour", self->flavour, "choice" },
    { "charset", self->charset, "choice" },
    { "typed-scripts", self->scripts, "scripts" },
    { "history", self->history, "active" },
    { "caret", self->caret, "choice" },
    { "contrast", self->contrast, "choice" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_settings_bind (settings, rows[i].key, rows[i].row, rows[i].property,
                     G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (settings, "picture-font", self->font, "font-desc",
                                G_SETTINGS_BIND_DEFAULT, get_font, set_font, NULL,
                                NULL);
  g_settings_bind_with_mapping (settings, "picture-size", self->size, "value",
                                G_SETTINGS_BIND_DEFAULT, get_size, set_size, NULL,
                                NULL);
}

/* Options of the window, which writes them to the settings itself. */
static void
bind_document (ScopePreferences *self, ScopeDocument *document)
{
  const struct
  {
    const char *property;
    GtkWidget *row;
  } rows[] = {
    { "spec", self->standard },
    { "notation", self->notation },
    { "convention", self->convention },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_object_bind_property (document, rows[i].property, rows[i].row, "choice",
                            G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

static void
describe_font (ScopePreferences *self)
{
  scope_unnamed_widget_fix_font_button (GTK_FONT_BUTTON (self->font), _ ("Font"));
}

/* Shows the list in use, or why the chosen one is not. */
static void
update_list (ScopePreferences *self)
{
  g_autofree char *file = NULL, *error = NULL, *description = NULL, *subtitle = NULL;

  g_object_get (scope_suffix_list_get (), "file", &file, "error", &error, "description",
                &description, NULL);
  subtitle = g_markup_escape_text (
      *error != '\0' || description == NULL ? error : description, -1);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->suffix_list), subtitle);
  if (*error != '\0')
    gtk_widget_add_css_class (self->suffix_list, "failed");
  else
    gtk_widget_remove_css_class (self->suffix_list, "failed");
  gtk_widget_set_visible (self->default_list, *file != '\0');
}

static void
use_default_list (ScopePreferences *self)
{
  g_object_set (scope_suffix_list_get (), "file", "", NULL);
}

static void
on_list (GObject *window, GAsyncResult *result, gpointer data)
{
  g_autoptr (GFile) file = scope_file_dialog_finish (result);
  g_autofree char *uri = file != NULL ? g_file_get_uri (file) : NULL;

  if (uri != NULL)
    g_object_set (scope_suffix_list_get (), "file", uri, NULL);
}

static void
choose_list (ScopePreferences *self)
{
  scope_file_dialog_open (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                          _ ("Choose a Public Suffix List"), on_list, NULL);
}

static void
scope_preferences_class_init (ScopePreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  g_type_ensure (SCOPE_TYPE_OPTION_ROW);
  g_type_ensure (SCOPE_TYPE_SCRIPTS_ROW);
  scope_template_set (widget_class, "scope-preferences");
  gtk_widget_class_bind_template_child (widget_class, ScopePreferences, standard);
  gtk_widget_class_bind_template_child (widget_class, ScopePreferences, notation);
  gtk_widget_class_bind_template_child (widget_class, ScopePreferences, flavour);
  gtk_widget_class_bind_template_child (widget_class, ScopePreferences, charset);
  gtk_widget_class_bind_template_child (widget_class, ScopePreferences, suffix_list);
  gtk_widget_class_bind_template_child (widget_class, ScopePreferences, default_list);
  gtk_widget_class_bind_template_child (widget_class, ScopePreferences, scripts);
  gtk_widget_class_bind_template_child (widget_class, ScopePreferences, history);
  gtk_widget_class_bind_template_child (widget_class, ScopePreferences, convention);
  gtk_widget_class_bind_template_child (widget_class, ScopePreferences, font);
  gtk_widget_class_bind_template_child (widget_class, ScopePreferences, size);
  gtk_widget_class_bind_template_child (widget_class, ScopePreferences, caret);
  gtk_widget_class_bind_template_child (widget_class, ScopePreferences, contrast);
  gtk_widget_class_bind_template_callback (widget_class, describe_font);
  gtk_widget_class_bind_template_callback (widget_class, use_default_list);
  gtk_widget_class_bind_template_callback (widget_class, choose_list);
}

/* libadwaita ellipsizes them. */
static void
wrap_group_titles (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "heading")
      && gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_GROUP) != NULL)
    {
      gtk_label_set_ellipsize (GTK_LABEL (widget), PANGO_ELLIPSIZE_NONE);
      gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    wrap_group_titles (child);
}

static void
scope_preferences_init (ScopePreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scope_dialog_set_size (GTK_WIDGET (self), 600, 700);
  scope_offscreen_popup_fix (GTK_WIDGET (self));
  describe_font (self);
  g_signal_connect_object (scope_suffix_list_get (), "notify", G_CALLBACK (update_list),
                           self, G_CONNECT_SWAPPED);
  update_list (self);
  scope_unnamed_widget_fix_search (GTK_WIDGET (self));
  scope_unnamed_widget_fix_expander (ADW_EXPANDER_ROW (self->scripts));
  wrap_group_titles (GTK_WIDGET (self));
}

GtkWidget *
scope_preferences_new (ScopeDocument *document)
{
  ScopePreferences *self = g_object_new (SCOPE_TYPE_PREFERENCES, NULL);
  GSettings *settings = scope_settings_get ();

  bind_document (self, document);
  if (settings != NULL)
    bind_settings (self, settings);
  return GTK_WIDGET (self);
}
