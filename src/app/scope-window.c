/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-window.h"

#include "closures.h"
#include "iri-mend.h"
#include "scope-cells.h"
#include "scope-characters-page.h"
#include "scope-compare-page.h"
#include "scope-copy.h"
#include "scope-display.h"
#include "scope-entry.h"
#include "scope-form.h"
#include "scope-host-page.h"
#include "scope-inspect-page.h"
#include "scope-marks.h"
#include "scope-narrow-bin.h"
#include "scope-opener.h"
#include "scope-pointing.h"
#include "scope-reading.h"
#include "scope-readings-page.h"
#include "scope-spec-chooser.h"
#include "scope-squeeze.h"

#include <glib/gi18n.h>

struct _ScopeWindow
{
  AdwApplicationWindow parent_instance;

  ScopeDocument *document;
  ScopeDocument *second;
  ScopeComparer *comparer;
  ScopeEntry *entry;
  ScopeEntry *second_entry;
  AdwToastOverlay *toasts;
  AdwViewStack *pages;
  AdwSqueezer *switchers;
  GtkWidget *chooser;
  guint caret; /* the cursor that the caret of the entry makes */
};

G_DEFINE_TYPE (ScopeWindow, scope_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_NOTATION = 1,
  PROP_PAGE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
say (ScopeWindow *self, const char *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_timeout (toast, 2);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* What is shown is copied in the letters that it is shown in. */
static char *
make_copy (ScopeWindow *self, ScopeCopy copy)
{
  char *text
      = scope_copy_make (copy, scope_document_get_report (self->document));
  g_autofree char *visual = NULL;

  if (copy != SCOPE_COPY_VISUAL || text == NULL)
    return text;
  visual = text;
  return scope_notation_write (scope_document_get_notation (self->document),
                               visual);
}

static void
copy (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  for (int i = 0; i < SCOPE_N_COPIES; i++)
    {
      g_autofree char *text = NULL;

      if (!g_str_equal (scope_copy_action ((ScopeCopy) i), action))
        continue;
      text = make_copy (self, (ScopeCopy) i);
      if (text == NULL)
        continue;
      gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
      say (self, scope_copy_toast ((ScopeCopy) i));
    }
}

/* Of one of many readings, which is made again: they are not all kept whole. */
static void
copy_reading (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  const char *id;
  guint form;
  g_autofree char *text = NULL;

  g_variant_get (parameter, "(&su)", &id, &form);
  text = scope_reading_copy (
      scope_document_get_text (self->document), iri_spec_find (id),
      scope_document_get_notation (self->document), (ScopeCopy) form);
  if (text == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  say (self, scope_copy_toast ((ScopeCopy) form));
}

/* The string that shows the address by a convention wherever it is put. */
static void
copy_display (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  g_autofree char *text
      = scope_display_copy (scope_document_get_report (self->document),
                            g_variant_get_string (parameter, NULL));

  if (text == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  say (self, _ ("Copied with its marks"));
}

static void
copy_text (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget),
                          g_variant_get_string (parameter, NULL));
  say (SCOPE_WINDOW (widget), _ ("Address copied"));
}

/* Something that is no address. */
static void
copy_part (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget),
                          g_variant_get_string (parameter, NULL));
  say (SCOPE_WINDOW (widget), _ ("Copied"));
}

static void
open_uri (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  scope_opener_open (GTK_WINDOW (self), self->document, self->toasts);
}

static void
read_by (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  const IriSpec *spec = iri_spec_find (g_variant_get_string (parameter, NULL));
  g_autofree char *said = NULL;

  g_return_if_fail (spec != NULL);
  scope_document_set_spec (self->document, spec);
  said = g_strdup_printf (_ ("Read by %s"), spec->title);
  say (self, said);
}

static void
next_notation (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  guint next = scope_document_get_notation (self->document) + 1;

  scope_document_set_notation (self->document,
                               (ScopeNotation) (next % SCOPE_N_NOTATIONS));
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
      = scope_notation_type (scope_document_get_notation (self->document),
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
  typed = scope_notation_type (scope_document_get_notation (self->document),
                               second);
  gtk_widget_activate_action (widget, "win.show", "s", first);
  scope_document_set_text (self->second, typed);
}

static void
swap (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_comparer_swap (SCOPE_WINDOW (widget)->comparer);
}

static void
focus_and_select (ScopeEntry *entry)
{
  gtk_widget_grab_focus (GTK_WIDGET (entry));
  gtk_editable_select_region (GTK_EDITABLE (entry), 0, -1);
}

static void
focus_entry (GtkWidget *widget, const char *action, GVariant *parameter)
{
  focus_and_select (SCOPE_WINDOW (widget)->entry);
}

/* It is there on its own page. */
static void
focus_second (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  adw_view_stack_set_visible_child_name (self->pages, "compare");
  focus_and_select (self->second_entry);
}

static void
clear (GtkEntry *entry, GtkEntryIconPosition position)
{
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

/* One press brings back what was. */
static void
say_mended (ScopeWindow *self)
{
  AdwToast *toast = adw_toast_new (_ ("Address mended"));

  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_action_name (toast, "win.undo");
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
mend (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  IriReport *report = scope_document_get_report (self->document);
  guint64 index = g_variant_get_uint64 (parameter);
  g_autoptr (IriMend) mend = NULL;

  if (scope_document_get_busy (self->document) || index >= report->n_findings)
    return;
  mend = iri_mend_new (report, &report->findings[index]);
  if (mend == NULL)
    return;
  scope_entry_replace_span (self->entry, mend->span.begin, mend->span.end,
                            mend->text);
  say_mended (self);
}

static void
mend_in_thread (GTask *task,
                gpointer window,
                gpointer report,
                GCancellable *cancellable)
{
  gsize length;

  g_task_return_pointer (task, iri_mend_all (report, &length), g_free);
}

/* What has been typed meanwhile is not overwritten. */
static void
on_mended (GObject *window, GAsyncResult *result, gpointer data)
{
  ScopeWindow *self = SCOPE_WINDOW (window);
  IriReport *report = g_task_get_task_data (G_TASK (result));
  g_autofree char *text = g_task_propagate_pointer (G_TASK (result), NULL);

  if (text == NULL || self->document == NULL
      || scope_document_get_busy (self->document)
      || report != scope_document_get_report (self->document))
    return;
  scope_entry_replace_span (self->entry, 0, report->length, text);
  say_mended (self);
}

/* The text is read again and again, and may be long. */
static void
mend_all (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  g_autoptr (GTask) task = g_task_new (self, NULL, on_mended, NULL);

  g_task_set_task_data (
      task, iri_report_ref (scope_document_get_report (self->document)),
      (GDestroyNotify) iri_report_unref);
  g_task_run_in_thread (task, mend_in_thread);
}

static void
undo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_entry_undo (SCOPE_WINDOW (widget)->entry);
}

static void
new_window (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (widget));

  gtk_window_present (GTK_WINDOW (scope_window_new (app)));
}

static void
show_about (GtkWidget *widget, const char *action, GVariant *parameter)
{
  adw_show_about_window (GTK_WINDOW (widget), "application-name",
                         _ ("Iriscope"), "application-icon", SCOPE_APP_ID,
                         "version", IRI_VERSION, "developer-name",
                         _ ("The Iriscope authors"), "copyright",
                         _ ("© 2026 The Iriscope authors"), "license-type",
                         GTK_LICENSE_GPL_3_0, "comments",
                         _ ("See how an internationalized address is stored "
                            "and how it is shown"),
                         NULL);
}

/* The caret is in the delegate of the entry. */
static gboolean
is_typing (ScopeWindow *self)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (self->entry));

  return gtk_widget_is_focus (GTK_WIDGET (text));
}

/* What the pages point at is marked, unless it is where the caret is. */
static void
add_pointed (ScopeWindow *self, GArray *marks)
{
  guint cursor = scope_document_get_cursor (self->document);
  IriMark mark = { .kind = IRI_MARK_POINTED, .part = IRI_PART_NONE };

  mark.span = scope_pointing_span (scope_document_get_report (self->document),
                                   cursor);
  if (iri_span_is_present (mark.span)
      && !(is_typing (self) && cursor == self->caret))
    g_array_append_val (marks, mark);
}

/* The marks of a report fit its own text only. */
static void
update_marks (ScopeWindow *self)
{
  gboolean settling = scope_document_get_settling (self->document);
  g_autoptr (GArray) marks = NULL;

  if (scope_document_get_busy (self->document))
    return;
  marks = scope_marks_stored (scope_document_get_report (self->document),
                              !settling);
  add_pointed (self, marks);
  scope_entry_set_marks (self->entry, (const IriMark *) (void *) marks->data,
                         marks->len);
}

static void
update_second_marks (ScopeWindow *self)
{
  gboolean settling = scope_document_get_settling (self->second);
  g_autoptr (GArray) marks = NULL;

  if (scope_document_get_busy (self->second))
    return;
  marks = scope_marks_stored (scope_document_get_report (self->second),
                              !settling);
  scope_entry_set_marks (self->second_entry,
                         (const IriMark *) (void *) marks->data, marks->len);
}

/* The caret points at the character that it stands before. */
static void
on_caret (ScopeWindow *self)
{
  const char *text = scope_document_get_text (self->document);
  const char *at;

  if (!is_typing (self) || scope_document_get_busy (self->document))
    return;
  at = g_utf8_offset_to_pointer (
      text, gtk_editable_get_position (GTK_EDITABLE (self->entry)));
  self->caret = scope_pointing_cursor (
      scope_document_get_report (self->document), (gsize) (at - text));
  scope_document_set_cursor (self->document, self->caret);
}

/* Of the forms that are made when they are wanted the rows know already. */
static gboolean
can_copy (ScopeWindow *self, ScopeCopy copy)
{
  const IriReport *report = scope_document_get_report (self->document);
  g_autoptr (ScopeForm) row = NULL;
  IriCopyForm form;

  if (report->length == 0)
    return FALSE;
  if (!scope_copy_get_form (copy, &form))
    return scope_copy_text (copy, report) != NULL;
  row = g_list_model_get_item (scope_document_get_forms (self->document), form);
  return scope_form_exists (row);
}

static void
update_actions (ScopeWindow *self)
{
  for (int i = 0; i < SCOPE_N_COPIES; i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self),
                                   scope_copy_action ((ScopeCopy) i),
                                   can_copy (self, (ScopeCopy) i));
}

static void
install_actions (GtkWidgetClass *klass)
{
  static const struct
  {
    const char *name;
    const char *parameter;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "win.about", NULL, show_about },
    { "win.compare", "(ss)", compare },
    { "win.copy-display", "s", copy_display },
    { "win.copy-part", "s", copy_part },
    { "win.copy-reading", "(su)", copy_reading },
    { "win.copy-text", "s", copy_text },
    { "win.focus-chooser", NULL, focus_chooser },
    { "win.focus-entry", NULL, focus_entry },
    { "win.focus-second", NULL, focus_second },
    { "win.mend", "t", mend },
    { "win.mend-all", NULL, mend_all },
    { "win.new-window", NULL, new_window },
    { "win.next-notation", NULL, next_notation },
    { "win.open", NULL, open_uri },
    { "win.read-by", "s", read_by },
    { "win.select-span", "(tt)", select_span },
    { "win.show", "s", show },
    { "win.undo", NULL, undo },
    { "win.swap", NULL, swap },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (klass, actions[i].name,
                                     actions[i].parameter, actions[i].activate);
  for (int i = 0; i < SCOPE_N_COPIES; i++)
    gtk_widget_class_install_action (klass, scope_copy_action ((ScopeCopy) i),
                                     NULL, copy);
}

/* The actions ask for them before the window is filled. */
static void
scope_window_get_property (GObject *object,
                           guint id,
                           GValue *value,
                           GParamSpec *pspec)
{
  ScopeWindow *self = SCOPE_WINDOW (object);

  if (self->pages == NULL)
    g_value_set_string (value, "");
  else if (id == PROP_NOTATION)
    g_object_get_property (G_OBJECT (self->document), "notation", value);
  else
    g_value_set_string (value,
                        adw_view_stack_get_visible_child_name (self->pages));
}

static void
scope_window_set_property (GObject *object,
                           guint id,
                           const GValue *value,
                           GParamSpec *pspec)
{
  ScopeWindow *self = SCOPE_WINDOW (object);

  if (id == PROP_NOTATION)
    g_object_set_property (G_OBJECT (self->document), "notation", value);
  else
    adw_view_stack_set_visible_child_name (self->pages,
                                           g_value_get_string (value));
}

static void
on_page (ScopeWindow *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAGE]);
}

static void
on_notation (ScopeWindow *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NOTATION]);
}

static void
install_properties (GtkWidgetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_window_get_property;
  object_class->set_property = scope_window_set_property;
  props[PROP_NOTATION]
      = g_param_spec_string ("notation", NULL, NULL, "off", flags);
  props[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, "inspect", flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_install_property_action (klass, "win.notation", "notation");
  gtk_widget_class_install_property_action (klass, "win.page", "page");
}

static void
scope_window_class_init (ScopeWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  install_properties (widget_class);
  g_type_ensure (SCOPE_TYPE_CELLS);
  g_type_ensure (SCOPE_TYPE_CHARACTERS_PAGE);
  g_type_ensure (SCOPE_TYPE_COMPARER);
  g_type_ensure (SCOPE_TYPE_COMPARE_PAGE);
  g_type_ensure (SCOPE_TYPE_DOCUMENT);
  g_type_ensure (SCOPE_TYPE_ENTRY);
  g_type_ensure (SCOPE_TYPE_HOST_PAGE);
  g_type_ensure (SCOPE_TYPE_INSPECT_PAGE);
  g_type_ensure (SCOPE_TYPE_NARROW_BIN);
  g_type_ensure (SCOPE_TYPE_READINGS_PAGE);
  g_type_ensure (SCOPE_TYPE_SPEC_CHOOSER);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/iriscope/Iriscope/scope-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, document);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, second);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, comparer);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, entry);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow,
                                        second_entry);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, switchers);
  gtk_widget_class_bind_template_child (widget_class, ScopeWindow, chooser);
  gtk_widget_class_bind_template_callback (widget_class, clear);
  scope_closures_bind (widget_class);
  install_actions (widget_class);
}

/* The choice that was made last; windows that are open already do not follow.
 * GSettings ends the program if the schema is not installed, as where it was
 * built; then nothing is kept. */
static void
bind_settings (ScopeWindow *self)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettings) settings = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, SCOPE_APP_ID, TRUE);
  if (schema == NULL)
    return;
  settings = g_settings_new_full (schema, NULL, NULL);
  g_settings_bind (settings, "document", self->document, "spec",
                   G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES);
  g_settings_bind (settings, "convention", self->document, "convention",
                   G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES);
  g_settings_bind (settings, "notation", self->document, "notation",
                   G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES);
}

static void
scope_window_init (ScopeWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scope_squeeze_hide_others (self->switchers);
  g_signal_connect_object (self->document, "notify::report",
                           G_CALLBACK (update_marks), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::settling",
                           G_CALLBACK (update_marks), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::busy",
                           G_CALLBACK (update_marks), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::cursor",
                           G_CALLBACK (update_marks), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::report",
                           G_CALLBACK (on_caret), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "notify::cursor-position",
                           G_CALLBACK (on_caret), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      gtk_editable_get_delegate (GTK_EDITABLE (self->entry)),
      "notify::has-focus", G_CALLBACK (update_marks), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->second, "notify::report",
                           G_CALLBACK (update_second_marks), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->second, "notify::settling",
                           G_CALLBACK (update_second_marks), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->second, "notify::busy",
                           G_CALLBACK (update_second_marks), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::report",
                           G_CALLBACK (update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::notation",
                           G_CALLBACK (on_notation), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "notify::visible-child-name",
                           G_CALLBACK (on_page), self, G_CONNECT_SWAPPED);
  bind_settings (self);
  update_actions (self);
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

void
scope_window_show_iri (ScopeWindow *self, const char *iri)
{
  g_return_if_fail (SCOPE_IS_WINDOW (self));
  scope_document_set_text (self->document, iri);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  if (!g_utf8_validate (iri, -1, NULL))
    say (self, _ ("The address is not UTF-8. Bytes without a character are "
                  "shown as \357\277\275"));
}
