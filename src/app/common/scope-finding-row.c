/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-finding-row.h"

#include "scope-adaptive-box.h"
#include "scope-closures.h"

struct _ScopeFindingRow
{
  GtkListBoxRow parent_instance;

  ScopeFinding *finding;
  ScopeDocument *document;
  const char *group; /* of the actions that it runs */
};

G_DEFINE_TYPE (ScopeFindingRow, scope_finding_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  PROP_FINDING = 1,
  PROP_DOCUMENT,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static GObject **
field (ScopeFindingRow *self, guint id)
{
  return id == PROP_FINDING ? (GObject **) &self->finding
                            : (GObject **) &self->document;
}

static void
scope_finding_row_get_property (GObject *object,
                                guint id,
                                GValue *value,
                                GParamSpec *pspec)
{
  g_value_set_object (value, *field (SCOPE_FINDING_ROW (object), id));
}

static void
scope_finding_row_set_property (GObject *object,
                                guint id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  if (g_set_object (field (SCOPE_FINDING_ROW (object), id),
                    g_value_get_object (value)))
    g_object_notify_by_pspec (object, pspec);
}

static void
scope_finding_row_finalize (GObject *object)
{
  ScopeFindingRow *self = SCOPE_FINDING_ROW (object);

  g_clear_object (&self->finding);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (scope_finding_row_parent_class)->finalize (object);
}

/* The place is asked for when it is wanted, as it moves while one types. */
static void
scope_finding_row_activate (GtkListBoxRow *row)
{
  ScopeFindingRow *self = SCOPE_FINDING_ROW (row);
  guint64 begin, end;
  g_autofree char *action = NULL;

  if (self->finding == NULL)
    return;
  g_object_get (self->finding, "begin", &begin, "end", &end, NULL);
  action = g_strconcat (self->group, ".select-span", NULL);
  gtk_widget_activate_action (GTK_WIDGET (self), action, "(tt)", begin, end);
}

/* The address that this one is taken for goes to the window, which loads it or
 * copies it. */
static void
take_other (GtkWidget *widget, const char *action)
{
  ScopeFindingRow *self = SCOPE_FINDING_ROW (widget);
  g_autofree char *other = NULL;

  if (self->finding != NULL)
    g_object_get (self->finding, "other", &other, NULL);
  if (other != NULL)
    gtk_widget_activate_action (widget, action, "s", other);
}

/* The row has only what is done; the window makes the change. */
static void
fix (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeFindingRow *self = SCOPE_FINDING_ROW (widget);
  guint64 key;
  g_autofree char *run = NULL;

  if (self->finding == NULL)
    return;
  g_object_get (self->finding, "key", &key, NULL);
  run = g_strconcat (self->group, ".fix", NULL);
  gtk_widget_activate_action (widget, run, "t", key);
}

static void
show_other (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autofree char *run
      = g_strconcat (SCOPE_FINDING_ROW (widget)->group, ".show", NULL);

  take_other (widget, run);
}

static void
copy_other (GtkWidget *widget, const char *action, GVariant *parameter)
{
  take_other (widget, "win.copy-text");
}

static void
scope_finding_row_class_init (ScopeFindingRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_finding_row_get_property;
  object_class->set_property = scope_finding_row_set_property;
  object_class->finalize = scope_finding_row_finalize;
  klass->parent_class.activate = scope_finding_row_activate;
  props[PROP_FINDING]
      = g_param_spec_object ("finding", NULL, NULL, SCOPE_TYPE_FINDING, flags);
  props[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL,
                                              SCOPE_TYPE_DOCUMENT, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_install_action (widget_class, "finding.fix", NULL, fix);
  gtk_widget_class_install_action (widget_class, "finding.show-other", NULL,
                                   show_other);
  gtk_widget_class_install_action (widget_class, "finding.copy-other", NULL,
                                   copy_other);
  g_type_ensure (SCOPE_TYPE_ADAPTIVE_BOX);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/iriscope/Iriscope/scope-finding-row.ui");
  scope_closures_bind (widget_class);
}

static void
scope_finding_row_init (ScopeFindingRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
scope_finding_row_new (ScopeFinding *finding,
                       ScopeDocument *document,
                       const char *group)
{
  ScopeFindingRow *self = g_object_new (SCOPE_TYPE_FINDING_ROW, "finding",
                                        finding, "document", document, NULL);

  self->group = group;
  return GTK_WIDGET (self);
}
