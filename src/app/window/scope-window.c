/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-window-private.h"

#include "scope-browser.h"
#include "scope-closures.h"
#include "scope-gtk-fixes.h"
#include "scope-inspect-page.h"
#include "scope-settings.h"
#include "scope-touch.h"
#include "scope-verdict-bar.h"

#include <glib/gi18n.h>

G_DEFINE_TYPE (ScopeWindow, scope_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_NOTATION = 1,
  PROP_PAGE,
  PROP_PRIVATE,
  PROP_SCRIPT_LENS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
open_uri (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_browser_open (GTK_WINDOW (widget), SCOPE_WINDOW (widget)->document);
}

static void
select_standard (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  const IriSpec *spec = iri_spec_find (g_variant_get_string (parameter, NULL));
  g_autofree char *message = NULL;

  g_return_if_fail (spec != NULL);
  scope_document_set_spec (self->document, spec);
  /* Translators: a standard: RFC 3987. */
  message = g_strdup_printf (_ ("Standard: %s"), spec->title);
  scope_window_show_toast (self, message);
}

static void
next_notation (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  guint next = scope_document_get_notation (self->document) + 1;

  scope_document_set_notation (self->document,
                               (ScopeBidiNotation) (next % SCOPE_N_BIDI_NOTATIONS));
}

static void
focus_chooser (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_child_focus (SCOPE_WINDOW (widget)->chooser, GTK_DIR_TAB_FORWARD);
}

static void
show (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  g_autofree char *typed
      = scope_bidi_notation_to_typed (scope_document_get_notation (self->document),
                                      g_variant_get_string (parameter, NULL));

  scope_window_show_iri (self, typed);
}

static void
compare (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  const char *first, *second;
  g_autofree char *typed = NULL;

  g_variant_get (parameter, "(&s&s)", &first, &second);
  typed = scope_bidi_notation_to_typed (scope_document_get_notation (self->document),
                                        second);
  gtk_widget_activate_action (widget, "win.show", "s", first);
  scope_document_set_text (self->second, typed);
}

static void
swap (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_comparison_tracker_swap (SCOPE_WINDOW (widget)->comparer);
}

static void
focus_and_select (ScopeEntry *entry)
{
  gtk_widget_grab_focus (GTK_WIDGET (entry));
  gtk_editable_select_region (GTK_EDITABLE (entry), 0, -1);
}

/* The Text page has no entry. */
static void
focus_entry (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self->entry)))
    scope_window_show_page (self, "inspect");
  focus_and_select (self->entry);
}

/* Pastes where the page wants it, if the focus is on nothing that takes it itself. */
static void
paste (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  if (self->text_page != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->text_page)))
    {
      gtk_widget_activate_action (GTK_WIDGET (self->text_page), "text.paste", NULL);
      return;
    }
  focus_entry (widget, action, parameter);
  scope_entry_paste_clipboard (self->entry);
}

/* The base on the Resolve page, or else the second IRI on the Compare page. */
static void
focus_second (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  if (scope_window_resolve_focus (self))
    return;
  scope_window_show_page (self, "compare");
  focus_and_select (self->second_entry);
}

static void
press_icon (GtkEntry *entry, GtkEntryIconPosition position)
{
  if (position == GTK_ENTRY_ICON_PRIMARY)
    {
      gtk_widget_activate_action (GTK_WIDGET (entry), "win.favourite", NULL);
      return;
    }
  gtk_editable_delete_text (GTK_EDITABLE (entry), 0, -1);
  gtk_widget_grab_focus (GTK_WIDGET (entry));
}

static void
select_span (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  guint64 begin, end;

  g_variant_get (parameter, "(tt)", &begin, &end);
  scope_entry_select_span (self->entry, (gsize) begin, (gsize) end);
}

static void
new_window (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (widget));

  gtk_window_present (GTK_WINDOW (scope_window_new (app)));
}

static void
install_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.compare", "(ss)", compare);
  gtk_widget_class_install_action (klass, "win.focus-chooser", NULL, focus_chooser);
  gtk_widget_class_install_action (klass, "win.focus-entry", NULL, focus_entry);
  gtk_widget_class_install_action (klass, "win.focus-second", NULL, focus_second);
  gtk_widget_class_install_action (klass, "win.new-window", NULL, new_window);
  gtk_widget_class_install_action (klass, "win.next-notation", NULL, next_notation);
  gtk_widget_class_install_action (klass, "win.open", NULL, open_uri);
  gtk_widget_class_install_action (klass, "win.paste", NULL, paste);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_v, GDK_CONTROL_MASK, "win.paste",
                                       NULL);
  gtk_widget_class_install_action (klass, "win.select-standard", "s", select_standard);
  gtk_widget_class_install_action (klass, "win.select-span", "(tt)", select_span);
  gtk_widget_class_install_action (klass, "win.show", "s", show);
  gtk_widget_class_install_action (klass, "win.swap", NULL, swap);
  scope_window_about_install (klass);
  scope_window_copy_install (klass);
  scope_window_history_install (klass);
  scope_window_help_install (klass);
  scope_window_fix_finding_install (klass);
  scope_window_resolve_install (klass);
  scope_window_text_install (klass);
  scope_window_preferences_install (klass);
  scope_window_sections_install (klass);
  scope_window_set_install (klass);
  scope_window_pages_install (klass);
  scope_window_paste_install (klass);
  scope_window_print_install (klass);
  scope_window_save_install (klass);
  scope_window_toast_install (klass);
  scope_window_worksheet_install (klass);
}

/* Actions read the properties before the template is initialized. */
static void
scope_window_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ScopeWindow *self = SCOPE_WINDOW (object);

  if (id == PROP_PRIVATE)
    g_value_set_boolean (value, self->private);
  else if (id == PROP_SCRIPT_LENS)
    g_value_set_boolean (value, self->script_lens);
  else if (self->pages == NULL)
    g_value_set_string (value, "");
  else if (id == PROP_NOTATION)
    g_object_get_property (G_OBJECT (self->document), "notation", value);
  else
    g_value_set_string (value, scope_window_get_page (self));
}

static void
set_flag (ScopeWindow *self, gboolean *flag, gboolean value, guint id)
{
  if (*flag == value)
    return;
  *flag = value;
  g_object_notify_by_pspec (G_OBJECT (self), props[id]);
}

static void
scope_window_set_property (GObject *object,
                           guint id,
                           const GValue *value,
                           GParamSpec *pspec)
{
  ScopeWindow *self = SCOPE_WINDOW (object);

  if (id == PROP_PRIVATE)
    set_flag (self, &self->private, g_value_get_boolean (value), id);
  else if (id == PROP_SCRIPT_LENS)
    set_flag (self, &self->script_lens, g_value_get_boolean (value), id);
  else if (id == PROP_NOTATION)
    g_object_set_property (G_OBJECT (self->document), "notation", value);
  else
    scope_window_show_page (self, g_value_get_string (value));
}

static gboolean
has_focus (ScopeWindow *self, GtkWidget *page)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return focus != NULL && gtk_widget_is_ancestor (focus, page);
}

static void
update_page (ScopeWindow *self)
{
  const char *page = scope_window_get_page (self);
  gboolean text = g_strcmp0 (page, "text") == 0;

  gtk_widget_set_halign (self->standard, text ? GTK_ALIGN_END : GTK_ALIGN_FILL);
  if (text && self->text_page != NULL)
    gtk_widget_child_focus (GTK_WIDGET (self->text_page), GTK_DIR_TAB_FORWARD);
  /* A page that was just mapped has the focus already. */
  if (g_strcmp0 (page, "learn") == 0 && self->learn_page != NULL
      && !has_focus (self, GTK_WIDGET (self->learn_page)))
    gtk_widget_child_focus (GTK_WIDGET (self->learn_page), GTK_DIR_TAB_FORWARD);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAGE]);
}

static void
notify_notation (ScopeWindow *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NOTATION]);
}

static void
scope_window_dispose (GObject *object)
{
  scope_window_history_dispose (SCOPE_WINDOW (object));
  scope_window_unsaved_dispose (SCOPE_WINDOW (object));
  scope_window_toast_dispose (SCOPE_WINDOW (object));
  G_OBJECT_CLASS (scope_window_parent_class)->dispose (object);
}

static void
scope_window_finalize (GObject *object)
{
  scope_worker_free (SCOPE_WINDOW (object)->copying);
  scope_worker_free (SCOPE_WINDOW (object)->fixing);
  G_OBJECT_CLASS (scope_window_parent_class)->finalize (object);
}

static void
install_properties (GtkWidgetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = scope_window_dispose;
  object_class->get_property = scope_window_get_property;
  object_class->set_property = scope_window_set_property;
  object_class->finalize = scope_window_finalize;
  props[PROP_NOTATION] = g_param_spec_string ("notation", NULL, NULL, "off", flags);
  props[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, "inspect", flags);
  props[PROP_PRIVATE] = g_param_spec_boolean ("private", NULL, NULL, FALSE, flags);
  props[PROP_SCRIPT_LENS]
      = g_param_spec_boolean ("script-lens", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_install_property_action (klass, "win.notation", "notation");
  gtk_widget_class_install_property_action (klass, "win.page", "page");
  gtk_widget_class_install_property_action (klass, "win.script-lens", "script-lens");
}

static void
scope_window_class_init (ScopeWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  install_properties (widget_class);
  g_type_ensure (SCOPE_TYPE_COMPARISON_TRACKER);
  g_type_ensure (SCOPE_TYPE_COPY_MENU);
  g_type_ensure (SCOPE_TYPE_DOCUMENT);
  g_type_ensure (SCOPE_TYPE_INSPECT_PAGE);
  g_type_ensure (SCOPE_TYPE_LINK_BAR);
  g_type_ensure (SCOPE_TYPE_RESOLUTION_TRACKER);
  g_type_ensure (SCOPE_TYPE_VERDICT_BAR);
  scope_template_set (widget_class, "scope-window");
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, document);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, second);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, base);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, comparer);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, entry);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, second_entry);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, navigation);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, second_navigation);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, history_button);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, caret_position);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow,
                                        second_caret_position);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, switchers);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, views);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, inspect_page);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, resolve_view);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, view_button);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, chooser);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, copy_button);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, copy_menu);
  gtk_widget_class_bind_template_callback (widget_class, press_icon);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, standard);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, link_bar);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, set_bar);
  install_actions (widget_class);
}

/* The standard, the convention and the notation belong to a window; a new one starts
 * with those chosen last. The other settings apply to all open windows. */
static void
bind_settings (ScopeWindow *self)
{
  static const struct
  {
    const char *key;
    const char *property;
    GSettingsBindFlags flags;
  } bindings[] = {
    { "standard", "spec", G_SETTINGS_BIND_GET_NO_CHANGES },
    { "convention", "convention", G_SETTINGS_BIND_GET_NO_CHANGES },
    { "notation", "notation", G_SETTINGS_BIND_GET_NO_CHANGES },
    { "flavour", "flavour", G_SETTINGS_BIND_GET },
    { "charset", "charset", G_SETTINGS_BIND_GET },
    { "typed-scripts", "scripts", G_SETTINGS_BIND_GET },
  };
  GSettings *settings = scope_settings_get ();

  for (gsize i = 0; settings != NULL && i < G_N_ELEMENTS (bindings); i++)
    g_settings_bind (settings, bindings[i].key, self->document, bindings[i].property,
                     bindings[i].flags);
}

static void
show_menu_key (ScopeWindow *self)
{
  g_autofree char *tooltip = scope_closure_with_key (
      self, gtk_widget_get_tooltip_text (self->menu_button), "menu.main");

  gtk_widget_set_tooltip_text (self->menu_button, tooltip);
}

static void
scope_window_init (ScopeWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scope_touch_watch_window (GTK_WIDGET (self));
  scope_gtk_fixes_init_window (GTK_WINDOW (self));
  show_menu_key (self);
  scope_window_highlights_init (self);
  scope_window_copy_init (self);
  scope_window_fix_finding_init (self);
  scope_window_preferences_init (self);
  scope_window_entry_init (self);
  scope_window_history_init (self);
  scope_window_paste_init (self);
  scope_window_pages_init (self);
  scope_window_save_init (self);
  g_signal_connect_object (self->document, "notify::notation",
                           G_CALLBACK (notify_notation), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "notify::visible-child-name",
                           G_CALLBACK (update_page), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->views, "notify::visible-child-name",
                           G_CALLBACK (update_page), self, G_CONNECT_SWAPPED);
  bind_settings (self);
  scope_window_state_init (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

ScopeWindow *
scope_window_new (GtkApplication *application)
{
  return g_object_new (SCOPE_TYPE_WINDOW, "application", application, NULL);
}

ScopeDocument *
scope_window_get_document (ScopeWindow *self)
{
  g_return_val_if_fail (SCOPE_IS_WINDOW (self), NULL);
  return self->document;
}

/* Replaces the text by @iri, in one step of undo. */
static void
take_text (ScopeWindow *self, const char *iri)
{
  const char *text = scope_document_get_text (self->document);

  if (*text == '\0' || !g_utf8_validate (iri, -1, NULL))
    scope_document_set_text (self->document, iri);
  else if (!g_str_equal (text, iri))
    scope_entry_replace_span (self->entry, 0, strlen (text), iri);
}

void
scope_window_show_iri (ScopeWindow *self, const char *iri)
{
  g_return_if_fail (SCOPE_IS_WINDOW (self));
  scope_entry_navigation_keep_draft (self->navigation);
  take_text (self, iri);
  scope_entry_navigation_commit (self->navigation);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  if (!g_utf8_validate (iri, -1, NULL))
    scope_window_show_toast (self,
                             _ ("The IRI is not UTF-8; invalid bytes are shown as "
                                "\357\277\275"));
}
