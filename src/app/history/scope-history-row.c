/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-history-row.h"

#include "iri-host-naming.h"
#include "iri-verdict.h"
#include "scope-closures.h"
#include "scope-worker.h"

#include <string.h>

/* Texts up to this many bytes are judged at once: a page of rows takes less than a
 * frame then. */
#define MAX_AT_ONCE 100

struct _ScopeHistoryRow
{
  ScopeItemRow parent_instance;

  GtkWidget *verdict;
  GtkWidget *host;
  GtkWidget *star;
  GtkWidget *forget;
  ScopeWorker *worker;
};

G_DEFINE_FINAL_TYPE (ScopeHistoryRow, scope_history_row, SCOPE_TYPE_ITEM_ROW)

static char *
name_host (const IriReport *report)
{
  if (report->host == NULL || !iri_host_name_imitates (report))
    return NULL;
  return iri_host_name_registrable (report->host, TRUE);
}

char *
scope_history_row_name_host (const char *text)
{
  g_autoptr (IriReport) report = NULL;

  if (g_str_is_ascii (text))
    return NULL;
  report = iri_report_new (text, -1, NULL);
  return name_host (report);
}

/* What is shown of a report. */
typedef struct
{
  IriVerdict *verdict;
  char *editions; /* that the verdict rests on */
  char *host;     /* (nullable) */
} Answer;

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  iri_verdict_free (answer->verdict);
  g_free (answer->editions);
  g_free (answer->host);
  g_free (answer);
}

static gpointer
find_answer (gconstpointer text, GCancellable *cancellable)
{
  g_autoptr (IriReport) report = iri_report_new (text, -1, NULL);
  Answer *answer = g_new (Answer, 1);

  answer->verdict = iri_verdict_new (report);
  answer->editions = iri_verdict_editions (report);
  answer->host = name_host (report);
  return answer;
}

static void
show_verdict (ScopeHistoryRow *self, const Answer *answer)
{
  const IriVerdict *verdict = answer->verdict;
  g_autofree char *icon = scope_closure_level_icon (self, verdict->level, FALSE);
  g_auto (GStrv) classes = scope_closure_level_classes (self, verdict->level, FALSE);
  g_autofree char *label
      = scope_closure_level_label (self, verdict->level, verdict->title);
  g_autofree char *tooltip = NULL;

  gtk_image_set_from_icon_name (GTK_IMAGE (self->verdict), icon);
  gtk_widget_set_css_classes (self->verdict, (const char **) classes);
  tooltip = g_strdup_printf ("%s\n%s", label, answer->editions);
  gtk_widget_set_tooltip_text (self->verdict, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, label, -1);
}

static void
show_answer (gpointer owner, gpointer data)
{
  ScopeHistoryRow *self = owner;
  const Answer *answer = data;

  show_verdict (self, answer);
  gtk_label_set_label (GTK_LABEL (self->host),
                       answer->host != NULL ? answer->host : "");
  gtk_widget_set_visible (self->host, answer->host != NULL);
  answer_free (data);
}

static const ScopeWorkerFuncs worker_funcs
    = { find_answer, g_free, show_answer, answer_free };

static void
judge (ScopeHistoryRow *self, const char *text)
{
  if (strlen (text) <= MAX_AT_ONCE)
    {
      show_answer (self, find_answer (text, NULL));
      return;
    }
  self->worker = scope_worker_new (G_OBJECT (self), &worker_funcs);
  scope_worker_start (self->worker, g_strdup (text));
}

static void
show_item (ScopeHistoryRow *self, ScopeHistoryItem *item)
{
  const char *text = scope_history_item_get_text (item);
  gboolean favourite = scope_history_item_get_favourite (item) != 0;
  g_autofree char *label = scope_closure_star_label (self, favourite);
  g_autofree char *icon = scope_closure_star_icon (self, favourite);

  judge (self, text);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->star), "(sb)", text,
                                    !favourite);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->forget), "s", text);
  /* Not by bindings: GTK prints a warning when a row is finalized that is watched by an
   * expression of its own child (GTK 4.8.3). Bindings would not be shorter, so this can
   * stay. */
  gtk_button_set_icon_name (GTK_BUTTON (self->star), icon);
  gtk_widget_set_tooltip_text (self->star, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->star),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
}

/* There is no child left to show an answer. */
static void
scope_history_row_dispose (GObject *object)
{
  if (SCOPE_HISTORY_ROW (object)->worker != NULL)
    scope_worker_cancel (SCOPE_HISTORY_ROW (object)->worker);
  G_OBJECT_CLASS (scope_history_row_parent_class)->dispose (object);
}

static void
scope_history_row_finalize (GObject *object)
{
  g_clear_pointer (&SCOPE_HISTORY_ROW (object)->worker, scope_worker_free);
  G_OBJECT_CLASS (scope_history_row_parent_class)->finalize (object);
}

static void
scope_history_row_class_init (ScopeHistoryRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scope_history_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = scope_history_row_finalize;
  scope_template_set (widget_class, "scope-history-row");
  gtk_widget_class_bind_template_child (widget_class, ScopeHistoryRow, verdict);
  gtk_widget_class_bind_template_child (widget_class, ScopeHistoryRow, host);
  gtk_widget_class_bind_template_child (widget_class, ScopeHistoryRow, star);
  gtk_widget_class_bind_template_child (widget_class, ScopeHistoryRow, forget);
}

static void
scope_history_row_init (ScopeHistoryRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
scope_history_row_new (ScopeHistoryItem *item)
{
  ScopeHistoryRow *self = g_object_new (SCOPE_TYPE_HISTORY_ROW, "item", item, NULL);

  show_item (self, item);
  return GTK_WIDGET (self);
}
