/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-copy-menu.h"

#include "iri-json.h"
#include "scope-copy-kind.h"
#include "scope-copy-menu-row.h"

#include <glib/gi18n.h>

/* The row shows only the beginning of the report, but all of it has to be made: not
 * for longer IRIs, in bytes. */
#define MAX_REPORTED 4096

struct _ScopeCopyMenu
{
  GtkPopover parent_instance;

  ScopeDocument *document;
  guint current;
  GtkListBox *list;
  GtkWidget *choices[SCOPE_N_COPY_KINDS];
  GBindingGroup *bindings[IRI_N_COPY_FORMS];
};

G_DEFINE_TYPE (ScopeCopyMenu, scope_copy_menu, GTK_TYPE_POPOVER)

enum
{
  PROP_DOCUMENT = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static const struct
{
  const char *title;
  guint n_copies;
  guint copies[7];
} groups[] = {
  { N_ ("Address"),
    4,
    { IRI_COPY_URI, IRI_COPY_IRI, IRI_COPY_PUNYCODE, IRI_COPY_LINK } },
  { N_ ("Host"), 3, { IRI_COPY_HOST, IRI_COPY_HOST_UNICODE, IRI_COPY_DOMAIN } },
  { N_ ("Text"),
    4,
    { IRI_COPY_ISOLATE, IRI_COPY_EMBED, IRI_COPY_LRM, IRI_COPY_VISUAL } },
  { N_ ("Markup"),
    7,
    { IRI_COPY_HTML_LINK, IRI_COPY_MARKDOWN, IRI_COPY_LATEX, IRI_COPY_HTML,
      IRI_COPY_HTML_REFERENCES, IRI_COPY_XML_REFERENCES, IRI_COPY_CHARSET } },
  { N_ ("Source Code"), 3, { IRI_COPY_C, IRI_COPY_JSON, IRI_COPY_PYTHON } },
  { N_ ("Report and Picture"),
    3,
    { SCOPE_COPY_KIND_REPORT, SCOPE_COPY_KIND_PNG, SCOPE_COPY_KIND_SVG } },
};

static const char *
title_before (guint copy)
{
  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    if (groups[i].copies[0] == copy)
      return _ (groups[i].title);
  return NULL;
}

static void
update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  const char *title
      = title_before (scope_copy_menu_row_get_copy (SCOPE_COPY_MENU_ROW (row)));
  GtkWidget *header;

  if (title == NULL || gtk_list_box_row_get_header (row) != NULL)
    return;
  header = gtk_label_new (title);
  gtk_label_set_xalign (GTK_LABEL (header), 0);
  gtk_widget_add_css_class (header, "heading");
  gtk_list_box_row_set_header (row, header);
}

static void
fill_choice (ScopeCopyMenu *self, guint copy)
{
  static const char *const names[] = { "text", "marks", "reason" };

  if (copy >= IRI_N_COPY_FORMS)
    return;
  self->bindings[copy] = g_binding_group_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_binding_group_bind (self->bindings[copy], names[i], self->choices[copy], names[i],
                          G_BINDING_SYNC_CREATE);
}

/* Only when the menu is opened, because it seldom is and widgets are slow. */
static void
add_choices (ScopeCopyMenu *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    for (guint j = 0; j < groups[i].n_copies; j++)
      {
        guint copy = groups[i].copies[j];

        self->choices[copy] = scope_copy_menu_row_new (copy);
        gtk_list_box_append (self->list, self->choices[copy]);
        fill_choice (self, copy);
      }
  for (guint copy = SCOPE_COPY_KIND_PNG; copy <= SCOPE_COPY_KIND_SVG; copy++)
    g_object_set (self->choices[copy], "caption", scope_copy_kind_purpose (copy), NULL);
}

static void
show_report (ScopeCopyMenu *self)
{
  const IriReport *report = scope_document_get_report (self->document);
  g_autoptr (GString) json = g_string_new (NULL);

  if (report->length <= MAX_REPORTED)
    iri_json_append_report (json, report);
  g_object_set (self->choices[SCOPE_COPY_KIND_REPORT], "text", json->str, NULL);
}

static void
set_sources (ScopeCopyMenu *self, GListModel *forms)
{
  for (guint i = 0; i < IRI_N_COPY_FORMS; i++)
    {
      g_autoptr (GObject) form
          = forms != NULL ? g_list_model_get_item (forms, i) : NULL;

      if (self->bindings[i] != NULL)
        g_binding_group_set_source (self->bindings[i], form);
    }
}

static void
mark_current (ScopeCopyMenu *self)
{
  for (guint i = 0; i < SCOPE_N_COPY_KINDS; i++)
    if (self->choices[i] != NULL)
      g_object_set (self->choices[i], "current", i == self->current, NULL);
}

/* The rows are bound to the document only while visible. */
static void
scope_copy_menu_map (GtkWidget *widget)
{
  ScopeCopyMenu *self = SCOPE_COPY_MENU (widget);

  if (self->choices[IRI_COPY_URI] == NULL)
    add_choices (self);
  mark_current (self);
  scope_document_want_forms (self->document);
  set_sources (self, scope_document_get_forms (self->document));
  show_report (self);
  GTK_WIDGET_CLASS (scope_copy_menu_parent_class)->map (widget);
  gtk_widget_grab_focus (self->choices[self->current]);
}

static void
scope_copy_menu_unmap (GtkWidget *widget)
{
  set_sources (SCOPE_COPY_MENU (widget), NULL);
  GTK_WIDGET_CLASS (scope_copy_menu_parent_class)->unmap (widget);
}

static void
choose (ScopeCopyMenu *self, ScopeCopyMenuRow *choice)
{
  guint copy = scope_copy_menu_row_get_copy (choice);
  g_autofree char *reason = NULL;

  g_object_get (choice, "reason", &reason, NULL);
  if (reason != NULL)
    {
      gtk_widget_error_bell (GTK_WIDGET (choice));
      return;
    }
  gtk_popover_popdown (GTK_POPOVER (self));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.copy-as", "s",
                              scope_copy_kind_id (copy));
}

static void
scope_copy_menu_get_property (GObject *object,
                              guint id,
                              GValue *value,
                              GParamSpec *pspec)
{
  g_value_set_object (value, SCOPE_COPY_MENU (object)->document);
}

static void
scope_copy_menu_set_property (GObject *object,
                              guint id,
                              const GValue *value,
                              GParamSpec *pspec)
{
  ScopeCopyMenu *self = SCOPE_COPY_MENU (object);

  if (g_set_object (&self->document, g_value_get_object (value)))
    g_object_notify_by_pspec (object, pspec);
}

static void
scope_copy_menu_dispose (GObject *object)
{
  ScopeCopyMenu *self = SCOPE_COPY_MENU (object);

  for (guint i = 0; i < IRI_N_COPY_FORMS; i++)
    g_clear_object (&self->bindings[i]);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (scope_copy_menu_parent_class)->dispose (object);
}

static void
scope_copy_menu_class_init (ScopeCopyMenuClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scope_copy_menu_get_property;
  object_class->set_property = scope_copy_menu_set_property;
  object_class->dispose = scope_copy_menu_dispose;
  widget_class->map = scope_copy_menu_map;
  widget_class->unmap = scope_copy_menu_unmap;
  props[PROP_DOCUMENT] = g_param_spec_object (
      "document", NULL, NULL, SCOPE_TYPE_DOCUMENT,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/iriscope/Iriscope/scope-copy-menu.ui");
  gtk_widget_class_bind_template_child (widget_class, ScopeCopyMenu, list);
  gtk_widget_class_bind_template_callback (widget_class, choose);
}

static void
scope_copy_menu_init (ScopeCopyMenu *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, update_header, NULL, NULL);
}

void
scope_copy_menu_set_current (ScopeCopyMenu *self, guint copy)
{
  self->current = copy;
  mark_current (self);
}
