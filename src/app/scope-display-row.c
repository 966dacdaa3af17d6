/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-display-row.h"

#include "closures.h"
#include "scope-cells.h"
#include "scope-lines.h"
#include "scope-marks.h"
#include "scope-value.h"

#include <glib/gi18n.h>

struct _ScopeDisplayRow
{
  GtkListBoxRow parent_instance;

  ScopeDisplay *display;
  ScopeDocument *document;
  ScopeValue *shown;
  GtkWidget *copy; /* button */
};

G_DEFINE_TYPE (ScopeDisplayRow, scope_display_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  PROP_DISPLAY = 1,
  PROP_DOCUMENT,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static GObject **
field (ScopeDisplayRow *self, guint id)
{
  return id == PROP_DISPLAY ? (GObject **) &self->display
                            : (GObject **) &self->document;
}

static void
scope_display_row_get_property (GObject *object,
                                guint id,
                                GValue *value,
                                GParamSpec *pspec)
{
  g_value_set_object (value, *field (SCOPE_DISPLAY_ROW (object), id));
}

static void
scope_display_row_set_property (GObject *object,
                                guint id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  if (g_set_object (field (SCOPE_DISPLAY_ROW (object), id),
                    g_value_get_object (value)))
    g_object_notify_by_pspec (object, pspec);
}

static void
scope_display_row_finalize (GObject *object)
{
  ScopeDisplayRow *self = SCOPE_DISPLAY_ROW (object);

  g_clear_object (&self->display);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (scope_display_row_parent_class)->finalize (object);
}

static char *
id_of (ScopeDisplayRow *self)
{
  char *id;

  g_object_get (self->display, "id", &id, NULL);
  return id;
}

static void
scope_display_row_activate (GtkListBoxRow *row)
{
  ScopeDisplayRow *self = SCOPE_DISPLAY_ROW (row);
  g_autofree char *id = NULL;

  if (self->display == NULL)
    return;
  id = id_of (self);
  g_object_set (self->document, "convention", id, NULL);
}

static void
copy (ScopeDisplayRow *self)
{
  g_autofree char *id = id_of (self);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.copy-display", "s", id);
}

/* The button says what it copies, as there are eight of them. */
static void
name_button (ScopeDisplayRow *self)
{
  g_autofree char *title = NULL, *label = NULL;

  g_object_get (self->display, "title", &title, NULL);
  /* Translators: the title of a convention of display. */
  label = g_strdup_printf (_ ("Copy with the marks for: %s"), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->copy),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
update_marks (ScopeDisplayRow *self)
{
  g_autofree char *visual = NULL, *parts = NULL;
  g_autoptr (GArray) marks = NULL;

  g_object_get (self->display, "visual", &visual, "parts", &parts, NULL);
  marks = scope_marks_display (visual, parts);
  scope_value_set_marks (self->shown, marks);
}

static void
scope_display_row_class_init (ScopeDisplayRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_display_row_get_property;
  object_class->set_property = scope_display_row_set_property;
  object_class->finalize = scope_display_row_finalize;
  klass->parent_class.activate = scope_display_row_activate;
  props[PROP_DISPLAY]
      = g_param_spec_object ("display", NULL, NULL, SCOPE_TYPE_DISPLAY, flags);
  props[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL,
                                              SCOPE_TYPE_DOCUMENT, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (SCOPE_TYPE_CELLS);
  g_type_ensure (SCOPE_TYPE_LINES);
  g_type_ensure (SCOPE_TYPE_VALUE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/iriscope/Iriscope/scope-display-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScopeDisplayRow, shown);
  gtk_widget_class_bind_template_child (widget_class, ScopeDisplayRow, copy);
  gtk_widget_class_bind_template_callback (widget_class, copy);
  scope_closures_bind (widget_class);
}

static void
scope_display_row_init (ScopeDisplayRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
scope_display_row_new (ScopeDisplay *display, ScopeDocument *document)
{
  static const char *const told[] = { "notify::visual", "notify::parts" };
  ScopeDisplayRow *self = g_object_new (SCOPE_TYPE_DISPLAY_ROW, "display",
                                        display, "document", document, NULL);

  name_button (self);
  /* After the bindings, which have set the text by then. */
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    g_signal_connect_object (display, told[i], G_CALLBACK (update_marks), self,
                             G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  update_marks (self);
  return GTK_WIDGET (self);
}
