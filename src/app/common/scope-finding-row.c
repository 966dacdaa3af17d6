/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-finding-row.h"

#include "scope-closures.h"

struct _ScopeFindingRow
{
  ScopeItemRow parent_instance;

  const char *group; /* of the actions that it runs */
  gsize shown;       /* where the finding begins that was selected last */
};

G_DEFINE_TYPE (ScopeFindingRow, scope_finding_row, SCOPE_TYPE_ITEM_ROW)

/* Reads the span late: it moves while the user types. Each time, the next of equal
 * findings is selected. */
static void
scope_finding_row_activate (GtkListBoxRow *row)
{
  ScopeFindingRow *self = SCOPE_FINDING_ROW (row);
  ScopeFinding *finding = scope_item_row_get_item (self);
  ScopeDocument *document = scope_item_row_get_document (self);
  guint64 begin, end, n_equal;
  g_autofree char *action = NULL;

  if (finding == NULL)
    return;
  g_object_get (finding, "begin", &begin, "end", &end, "n-equal", &n_equal, NULL);
  if (n_equal > 1 && self->shown != G_MAXSIZE)
    {
      IriSpan next = scope_finding_next_span (
          finding, scope_document_get_report (document), self->shown);

      begin = next.begin;
      end = next.end;
    }
  self->shown = begin;
  action = g_strconcat (self->group, ".select-span", NULL);
  gtk_widget_activate_action (GTK_WIDGET (self), action, "(tt)", begin, end);
}

/* Runs @action with the look-alike. */
static void
take_other (GtkWidget *widget, const char *action)
{
  ScopeFindingRow *self = SCOPE_FINDING_ROW (widget);
  ScopeFinding *finding = scope_item_row_get_item (self);
  g_autofree char *other = NULL;

  if (finding != NULL)
    g_object_get (finding, "other", &other, NULL);
  if (other != NULL)
    gtk_widget_activate_action (widget, action, "s", other);
}

static void
fix (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeFindingRow *self = SCOPE_FINDING_ROW (widget);
  ScopeFinding *finding = scope_item_row_get_item (self);
  guint64 key;
  g_autofree char *run = NULL;

  if (finding == NULL)
    return;
  g_object_get (finding, "key", &key, NULL);
  run = g_strconcat (self->group, ".fix", NULL);
  gtk_widget_activate_action (widget, run, "t", key);
}

static void
show_other (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autofree char *run = g_strconcat (SCOPE_FINDING_ROW (widget)->group, ".show", NULL);

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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GTK_LIST_BOX_ROW_CLASS (klass)->activate = scope_finding_row_activate;
  gtk_widget_class_install_action (widget_class, "finding.fix", NULL, fix);
  gtk_widget_class_install_action (widget_class, "finding.show-other", NULL,
                                   show_other);
  gtk_widget_class_install_action (widget_class, "finding.copy-other", NULL,
                                   copy_other);
  g_type_ensure (SCOPE_TYPE_FINDING);
  scope_template_set (widget_class, "scope-finding-row");
}

static void
scope_finding_row_init (ScopeFindingRow *self)
{
  self->shown = G_MAXSIZE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
scope_finding_row_new (ScopeFinding *finding,
                       ScopeDocument *document,
                       const char *group)
{
  ScopeFindingRow *self = g_object_new (SCOPE_TYPE_FINDING_ROW, "item", finding,
                                        "document", document, NULL);

  self->group = group;
  return GTK_WIDGET (self);
}
