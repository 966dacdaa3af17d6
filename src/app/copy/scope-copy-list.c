/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-copy-list.h"

#include "scope-closures.h"
#include "scope-copy-kind.h"
#include "scope-copy-row.h"
#include "scope-unnamed-widget-fix.h"

#include <glib/gi18n.h>

struct _ScopeCopyList
{
  AdwBin parent_instance;

  ScopeDocument *document;
  GtkWidget *uri;
  GtkWidget *host;
  GtkWidget *iri;
  GtkWidget *sentence;
  GtkWidget *visual;
  AdwExpanderRow *others;
  gulong on_expanded; /* signal handler */
  /* Bind a row to its form; NULL if there is no row. */
  GBindingGroup *rows[IRI_N_COPY_FORMS];
};

G_DEFINE_TYPE (ScopeCopyList, scope_copy_list, ADW_TYPE_BIN)

enum
{
  PROP_DOCUMENT = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* @is_basic rows need no caption. */
static void
fill_row (ScopeCopyList *self, GtkWidget *row, IriCopyForm form, gboolean is_basic)
{
  static const char *const names[] = { "title", "text", "reason", "caption" };
  GBindingGroup *group = g_binding_group_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (names) - (is_basic ? 1 : 0); i++)
    g_binding_group_bind (group, names[i], row, names[i], G_BINDING_SYNC_CREATE);
  if (!is_basic)
    g_object_set (row, "text-label", _ (iri_copy_info (form)->title), NULL);
  g_object_set (row, "action", scope_copy_kind_action (form), "action-label",
                scope_copy_kind_label (form), NULL);
  self->rows[form] = group;
}

static void
set_sources (ScopeCopyList *self)
{
  GListModel *forms
      = self->document != NULL ? scope_document_get_forms (self->document) : NULL;

  for (guint i = 0; i < IRI_N_COPY_FORMS; i++)
    {
      g_autoptr (GObject) form
          = forms != NULL ? g_list_model_get_item (forms, i) : NULL;

      if (self->rows[i] != NULL)
        g_binding_group_set_source (self->rows[i], form);
    }
}

/* Only when the row is expanded, because it seldom is and widgets are slow. */
static void
add_others (ScopeCopyList *self)
{
  g_clear_signal_handler (&self->on_expanded, self->others);
  for (int form = 0; form < IRI_N_COPY_FORMS; form++)
    {
      GtkWidget *row;

      if (self->rows[form] != NULL || scope_copy_kind_action (form) == NULL)
        continue;
      row = g_object_new (SCOPE_TYPE_COPY_ROW, NULL);
      adw_expander_row_add_row (self->others, row);
      fill_row (self, row, (IriCopyForm) form, FALSE);
    }
  if (self->document != NULL)
    scope_document_want_forms (self->document);
  set_sources (self);
}

static void
set_document (ScopeCopyList *self, ScopeDocument *document)
{
  if (!g_set_object (&self->document, document))
    return;
  set_sources (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DOCUMENT]);
}

static void
scope_copy_list_get_property (GObject *object,
                              guint id,
                              GValue *value,
                              GParamSpec *pspec)
{
  g_value_set_object (value, SCOPE_COPY_LIST (object)->document);
}

static void
scope_copy_list_set_property (GObject *object,
                              guint id,
                              const GValue *value,
                              GParamSpec *pspec)
{
  set_document (SCOPE_COPY_LIST (object), g_value_get_object (value));
}

static void
scope_copy_list_dispose (GObject *object)
{
  ScopeCopyList *self = SCOPE_COPY_LIST (object);

  set_document (self, NULL);
  for (guint i = 0; i < IRI_N_COPY_FORMS; i++)
    g_clear_object (&self->rows[i]);
  G_OBJECT_CLASS (scope_copy_list_parent_class)->dispose (object);
}

static void
scope_copy_list_class_init (ScopeCopyListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scope_copy_list_get_property;
  object_class->set_property = scope_copy_list_set_property;
  object_class->dispose = scope_copy_list_dispose;
  props[PROP_DOCUMENT] = g_param_spec_object (
      "document", NULL, NULL, SCOPE_TYPE_DOCUMENT,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (SCOPE_TYPE_COPY_ROW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/iriscope/Iriscope/scope-copy-list.ui");
  gtk_widget_class_bind_template_child (widget_class, ScopeCopyList, uri);
  gtk_widget_class_bind_template_child (widget_class, ScopeCopyList, host);
  gtk_widget_class_bind_template_child (widget_class, ScopeCopyList, iri);
  gtk_widget_class_bind_template_child (widget_class, ScopeCopyList, sentence);
  gtk_widget_class_bind_template_child (widget_class, ScopeCopyList, visual);
  gtk_widget_class_bind_template_child (widget_class, ScopeCopyList, others);
  scope_closures_bind (widget_class);
}

static void
scope_copy_list_init (ScopeCopyList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scope_unnamed_widget_fix_expander (self->others);
  fill_row (self, self->uri, IRI_COPY_URI, TRUE);
  fill_row (self, self->host, IRI_COPY_HOST, TRUE);
  fill_row (self, self->iri, IRI_COPY_IRI, TRUE);
  fill_row (self, self->sentence, IRI_COPY_ISOLATE, FALSE);
  fill_row (self, self->visual, IRI_COPY_VISUAL, TRUE);
  self->on_expanded = g_signal_connect_swapped (self->others, "notify::expanded",
                                                G_CALLBACK (add_others), self);
}
