/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Each template: its bindings, its accessible role and its contents. */

#include "scope-adaptive-box.h"
#include "scope-character-table.h"
#include "scope-characters-page.h"
#include "scope-compare-card.h"
#include "scope-compare-page.h"
#include "scope-comparison-item-row.h"
#include "scope-completion.h"
#include "scope-component-row.h"
#include "scope-component-swatch.h"
#include "scope-convention-row.h"
#include "scope-copy-list.h"
#include "scope-copy-menu-row.h"
#include "scope-copy-menu.h"
#include "scope-copy-row.h"
#include "scope-copyable-value.h"
#include "scope-entry.h"
#include "scope-example-row.h"
#include "scope-finding-row.h"
#include "scope-gallery-page.h"
#include "scope-history-popover.h"
#include "scope-host-flavour-view.h"
#include "scope-host-label-row.h"
#include "scope-host-page.h"
#include "scope-inspect-layout.h"
#include "scope-inspect-page.h"
#include "scope-learn-page.h"
#include "scope-name-value-box.h"
#include "scope-open-dialog.h"
#include "scope-option-drop-down.h"
#include "scope-order-cells.h"
#include "scope-picture-card.h"
#include "scope-picture.h"
#include "scope-practice-page.h"
#include "scope-prediction-page.h"
#include "scope-preferences.h"
#include "scope-readings-page.h"
#include "scope-resolve-component-row.h"
#include "scope-resolve-page.h"
#include "scope-resolve-step-row.h"
#include "scope-save-dialog.h"
#include "scope-selectable-text.h"
#include "scope-set-bar.h"
#include "scope-spec-result-row.h"
#include "scope-text-page.h"
#include "scope-text-table.h"
#include "scope-uba-steps-card.h"
#include "scope-uba-steps-grid.h"
#include "scope-unsaved-dialog.h"
#include "scope-window.h"

static guint n_warnings;

/**
 * Row:
 * @type: the class of the template
 * @role: its accessible role
 * @inside: the class of a descendant, of which there are @n
 */
typedef struct
{
  const char *name;
  GType (*type) (void);
  GtkAccessibleRole role;
  GType (*inside) (void);
  guint n;
} Row;

#define ROLE(name) GTK_ACCESSIBLE_ROLE_##name

/* The role of a class that sets none, and of a box. */
#if GTK_CHECK_VERSION(4, 10, 0)
#define NO_ROLE GTK_ACCESSIBLE_ROLE_GENERIC
#define BOX_ROLE GTK_ACCESSIBLE_ROLE_GENERIC
#else
#define BOX_ROLE GTK_ACCESSIBLE_ROLE_GROUP
#define NO_ROLE GTK_ACCESSIBLE_ROLE_WIDGET
#endif

/* A question has a role of its own where dialogs are widgets. */
#if ADW_CHECK_VERSION(1, 5, 0)
#define ALERT_ROLE GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
#define RESPONSES(n) (n)
#else
/* With each response in a row and in a column. */
#define ALERT_ROLE GTK_ACCESSIBLE_ROLE_DIALOG
#define RESPONSES(n) (2 * (n))
#endif

static const Row rows[] = {
  { "character-table", scope_character_table_get_type, NO_ROLE,
    gtk_column_view_get_type, 1 },
  { "characters-page", scope_characters_page_get_type, ROLE (GROUP),
    scope_character_table_get_type, 1 },
  { "compare-card", scope_compare_card_get_type, NO_ROLE,
    scope_option_drop_down_get_type, 1 },
  { "compare-page", scope_compare_page_get_type, ROLE (GROUP),
    scope_compare_card_get_type, 1 },
  { "comparison-item-row", scope_comparison_item_row_get_type, ROLE (LIST_ITEM),
    scope_selectable_text_get_type, 2 },
  { "completion", scope_completion_get_type, NO_ROLE, gtk_list_box_get_type, 1 },
  { "component-row", scope_component_row_get_type, ROLE (LIST_ITEM),
    scope_selectable_text_get_type, 3 },
  { "convention-row", scope_convention_row_get_type, ROLE (LIST_ITEM),
    scope_selectable_text_get_type, 1 },
  { "copy-list", scope_copy_list_get_type, NO_ROLE, scope_copy_row_get_type, 5 },
  { "copy-menu", scope_copy_menu_get_type, NO_ROLE, gtk_list_box_get_type, 1 },
  { "copy-menu-row", scope_copy_menu_row_get_type, ROLE (LIST_ITEM),
    scope_selectable_text_get_type, 1 },
  { "copy-row", scope_copy_row_get_type, ROLE (LIST_ITEM),
    scope_selectable_text_get_type, 1 },
  { "copyable-value", scope_copyable_value_get_type, BOX_ROLE,
    scope_selectable_text_get_type, 1 },
  { "example-row", scope_example_row_get_type, ROLE (LIST_ITEM), gtk_label_get_type,
    1 },
  { "finding-row", scope_finding_row_get_type, ROLE (LIST_ITEM), gtk_button_get_type,
    3 },
  { "history-popover", scope_history_popover_get_type, NO_ROLE,
    gtk_search_entry_get_type, 1 },
  { "host-flavour-view", scope_host_flavour_view_get_type, ROLE (GROUP),
    scope_selectable_text_get_type, 2 },
  { "host-label-row", scope_host_label_row_get_type, ROLE (LIST_ITEM),
    scope_name_value_box_get_type, 4 },
  { "host-page", scope_host_page_get_type, ROLE (GROUP), gtk_list_box_get_type, 3 },
  { "inspect-page", scope_inspect_page_get_type, ROLE (GROUP),
    scope_inspect_layout_get_type, 1 },
  { "gallery-page", scope_gallery_page_get_type, NO_ROLE, gtk_drop_down_get_type, 2 },
  { "learn-page", scope_learn_page_get_type, ROLE (GROUP), adw_action_row_get_type,
    13 },
  { "open-dialog", scope_open_dialog_get_type, ALERT_ROLE, gtk_list_box_row_get_type,
    2 },
  { "picture-card", scope_picture_card_get_type, NO_ROLE, scope_picture_get_type, 1 },
  { "preferences", scope_preferences_get_type, ROLE (DIALOG),
    adw_preferences_group_get_type, 8 },
  { "readings-page", scope_readings_page_get_type, ROLE (GROUP), gtk_list_box_get_type,
    2 },
  { "practice-page", scope_practice_page_get_type, NO_ROLE, scope_order_cells_get_type,
    1 },
  { "prediction-page", scope_prediction_page_get_type, NO_ROLE,
    scope_uba_steps_card_get_type, 1 },
  { "resolve-component-row", scope_resolve_component_row_get_type, ROLE (LIST_ITEM),
    scope_component_swatch_get_type, 1 },
  { "resolve-page", scope_resolve_page_get_type, ROLE (GROUP),
    scope_example_row_get_type, 4 },
  { "resolve-step-row", scope_resolve_step_row_get_type, ROLE (LIST_ITEM),
    scope_selectable_text_get_type, 2 },
  { "save-dialog", scope_save_dialog_get_type, ROLE (WINDOW), adw_action_row_get_type,
    8 },
  { "set-bar", scope_set_bar_get_type, NO_ROLE, gtk_text_view_get_type, 1 },
  { "spec-result-row", scope_spec_result_row_get_type, ROLE (LIST_ITEM),
    scope_selectable_text_get_type, 2 },
  { "text-page", scope_text_page_get_type, ROLE (GROUP), adw_status_page_get_type, 1 },
  { "text-table", scope_text_table_get_type, NO_ROLE, gtk_column_view_get_type, 1 },
  { "steps-card", scope_uba_steps_card_get_type, ROLE (GROUP),
    scope_uba_steps_grid_get_type, 1 },
  { "unsaved-dialog", scope_unsaved_dialog_get_type, ALERT_ROLE, gtk_button_get_type,
    RESPONSES (3) },
  { "window", scope_window_get_type, ROLE (WINDOW), scope_option_drop_down_get_type,
    4 },
};

/* GTK reports an error in a template (a missing closure or child, a binding of
 * different types) with a warning or worse. */
static GLogWriterOutput
count_warnings (GLogLevelFlags level,
                const GLogField *fields,
                gsize n_fields,
                gpointer data)
{
  if ((level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) != 0)
    n_warnings++;
  return g_log_writer_default (level, fields, n_fields, data);
}

static guint
count (GtkWidget *widget, GType type)
{
  guint n = g_type_is_a (G_OBJECT_TYPE (widget), type);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count (child, type);
  return n;
}

/* Holds every third widget, beginning with the nth, of those without children. */
static void
hold (GtkWidget *widget, int *nth, GPtrArray *held)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child == NULL && (*nth)++ % 3 == 0)
    g_ptr_array_add (held, g_object_ref (widget));
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    hold (child, nth, held);
}

/* Returns the window of @widget, which the caller destroys. */
static GtkWindow *
put_in_window (GtkWidget *widget)
{
  GtkWidget *window, *button;

  if (GTK_IS_WINDOW (widget))
    return GTK_WINDOW (widget);
#if ADW_CHECK_VERSION(1, 5, 0)
  if (ADW_IS_DIALOG (widget))
    {
      window = adw_window_new ();
      scope_dialog_present (widget, GTK_WINDOW (window));
      return GTK_WINDOW (window);
    }
#endif
  window = gtk_window_new ();
  if (!GTK_IS_POPOVER (widget))
    {
      gtk_window_set_child (GTK_WINDOW (window), widget);
      return GTK_WINDOW (window);
    }
  button = gtk_menu_button_new ();
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), widget);
  gtk_window_set_child (GTK_WINDOW (window), button);
  return GTK_WINDOW (window);
}

/* With all pages, which a window builds when it shows them. */
static GtkWidget *
create (const Row *row)
{
  static const char *const pages[]
      = { "host", "readings", "characters", "compare", "resolve", "text", "learn" };
  GtkWidget *widget = g_object_ref_sink (g_object_new (row->type (), NULL));

  for (gsize i = 0; SCOPE_IS_WINDOW (widget) && i < G_N_ELEMENTS (pages); i++)
    g_assert_true (scope_window_show_page (SCOPE_WINDOW (widget), pages[i]));
  return widget;
}

static void
test_template (gconstpointer data)
{
  const Row *row = data;
  GtkWidget *widget = create (row);
  GtkWindow *window = put_in_window (widget);
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
  g_assert_nonnull (gtk_widget_get_root (widget));
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)), ==,
                   row->role);
  g_assert_cmpuint (count (widget, row->inside ()), ==, row->n);
  gtk_window_destroy (window);
  g_object_unref (widget);
  g_assert_cmpuint (n_warnings, ==, 0);
}

/* A click gesture may hold a child of the widget, which is then freed later. */
static void
test_held_child (gconstpointer data)
{
  const Row *row = data;

  for (int from = 0; from < 3; from++)
    {
      GtkWidget *widget = create (row);
      GPtrArray *held = g_ptr_array_new_with_free_func (g_object_unref);
      int nth = from;

      g_object_add_weak_pointer (G_OBJECT (widget), (gpointer *) &widget);
      hold (widget, &nth, held);
      if (GTK_IS_WINDOW (widget))
        gtk_window_destroy (GTK_WINDOW (widget));
      g_object_unref (widget);
      g_ptr_array_unref (held);
      g_assert_null (widget);
      g_assert_cmpuint (n_warnings, ==, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  g_log_set_writer_func (count_warnings, NULL, NULL);
  adw_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *built = g_strconcat ("/template/", rows[i].name, NULL);
      g_autofree char *held = g_strconcat ("/held/", rows[i].name, NULL);

      g_test_add_data_func (built, &rows[i], test_template);
      g_test_add_data_func (held, &rows[i], test_held_child);
    }
  return g_test_run ();
}
