/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Each defect of GTK or libadwaita that src/gtk-fixes works around, in a window that
 * has nothing else. With WITHOUT_FIXES=1 in the environment the workarounds are left
 * out, so that the tests show which of the defects the installed versions have. */

/* AdwSqueezer is used in all versions. */
#define ADW_DISABLE_DEPRECATION_WARNINGS
#include "scope-gtk-fixes.h"

#include <string.h>
#include <unistd.h>

/* Longer than a request to an X server can be. */
#define LONG_TEXT (17 * 1024 * 1024)
#define FAR_DOWN 5000

static gboolean with_fixes;
static const char *program;

static gboolean
stop_waiting (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Waits until @done is true, or for the milliseconds if @done is NULL; at most for
 * them. */
static void
wait_for (const gboolean *done, guint milliseconds)
{
  gboolean over = FALSE;
  guint timer = g_timeout_add (milliseconds, stop_waiting, &over);

  while (!over && (done == NULL || !*done))
    g_main_context_iteration (NULL, TRUE);
  if (!over)
    g_source_remove (timer);
}

static void
send_input (const char *commands)
{
  g_autofree char *line = g_strconcat ("xdotool ", commands, NULL);
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_command_line_sync (line, &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

/* There is no window manager that would do it. */
static void
focus_window (void)
{
  g_autofree char *commands
      = g_strdup_printf ("search --onlyvisible --pid %d windowfocus", (int) getpid ());

  send_input (commands);
  wait_for (NULL, 100);
}

static GtkWidget *
show_window (GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 300);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  wait_for (NULL, 300);
  return window;
}

static void
set_true (gpointer done)
{
  *(gboolean *) done = TRUE;
}

static void
on_child_ended (GObject *child, GAsyncResult *result, gpointer done)
{
  g_assert_true (g_subprocess_wait_check_finish (G_SUBPROCESS (child), result, NULL));
  *(gboolean *) done = TRUE;
}

/* Another program pastes a long text. */
static void
test_clipboard_deadlock (void)
{
  GtkWidget *window = show_window (gtk_label_new ("a"));
  g_autofree char *text = g_strnfill (LONG_TEXT, 'a');
  g_autoptr (GSubprocessLauncher) launcher = NULL;
  g_autoptr (GSubprocess) other = NULL;
  g_autoptr (GError) error = NULL;
  gboolean pasted = FALSE;

  if (with_fixes)
    scope_clipboard_deadlock_fix ();
  gdk_clipboard_set_text (gtk_widget_get_clipboard (window), text);
  wait_for (NULL, 100);
  alarm (30);
  /* What the other program leaks is not looked at: it ends in the middle. */
  launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_subprocess_launcher_setenv (launcher, "ASAN_OPTIONS", "detect_leaks=0", TRUE);
  other = g_subprocess_launcher_spawn (launcher, &error, program, "--paste", NULL);
  g_assert_no_error (error);
  g_subprocess_wait_check_async (other, NULL, on_child_ended, &pasted);
  wait_for (&pasted, 20000);
  alarm (0);
  g_assert_true (pasted);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_closed_window_grab (void)
{
  GtkWidget *menu = gtk_menu_button_new ();
  GtkWidget *button = gtk_button_new_with_label ("a");
  GtkWidget *first, *second;
  gboolean clicked = FALSE;

  gtk_menu_button_set_popover (GTK_MENU_BUTTON (menu), gtk_popover_new ());
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (set_true), &clicked);
  second = show_window (button);
  first = show_window (menu);
  if (with_fixes)
    {
      scope_closed_window_grab_fix (GTK_WINDOW (first));
      scope_closed_window_grab_fix (GTK_WINDOW (second));
    }
  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  wait_for (NULL, 500);
  gtk_window_close (GTK_WINDOW (first));
  wait_for (NULL, 300);
  send_input ("mousemove 150 150 click 1");
  wait_for (&clicked, 3000);
  g_assert_true (clicked);
  gtk_window_destroy (GTK_WINDOW (second));
}

/* A widget with one child. */
typedef GtkWidget Table;
typedef GtkWidgetClass TableClass;

GType table_get_type (void);
G_DEFINE_TYPE (Table, table, GTK_TYPE_WIDGET)

static void
table_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  if (child != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (table_parent_class)->dispose (object);
}

static void
table_class_init (TableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = table_dispose;
  gtk_widget_class_set_layout_manager_type (klass, GTK_TYPE_BIN_LAYOUT);
}

static void
table_init (Table *self)
{
}

static void
add_label (GtkListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, gtk_label_new ("a"));
}

static GtkColumnViewColumn *
add_column (GtkColumnView *view)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) column = gtk_column_view_column_new ("a", factory);
  g_autoptr (GtkSorter) sorter = GTK_SORTER (gtk_string_sorter_new (NULL));

  g_signal_connect (factory, "setup", G_CALLBACK (add_label), NULL);
  gtk_column_view_column_set_sorter (column, sorter);
  gtk_column_view_append_column (view, column);
  return column;
}

static GtkColumnView *
new_view (void)
{
  static const char *const rows[] = { "a", "b", "c", NULL };
  GtkStringList *strings = gtk_string_list_new (rows);
  GtkSingleSelection *selection = gtk_single_selection_new (G_LIST_MODEL (strings));

  return GTK_COLUMN_VIEW (gtk_column_view_new (GTK_SELECTION_MODEL (selection)));
}

static void
test_column_view_tab (void)
{
  GtkColumnView *view = new_view ();
  GtkWidget *table = g_object_new (table_get_type (), NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *after = gtk_button_new_with_label ("a");
  GtkWidget *window, *list;

  add_column (view);
  gtk_widget_set_parent (GTK_WIDGET (view), table);
  gtk_box_append (GTK_BOX (box), table);
  gtk_box_append (GTK_BOX (box), after);
  if (with_fixes)
    scope_column_view_tab_fix (table, view);
  window = show_window (box);
  list = gtk_widget_get_next_sibling (gtk_widget_get_first_child (GTK_WIDGET (view)));
  g_assert_true (gtk_widget_grab_focus (gtk_widget_get_first_child (list)));
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == after);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Which children of @stack, in order, are in the accessibility tree. */
static char *
list_presented (GtkWidget *stack)
{
  GString *out = g_string_new (NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (stack); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      g_autofree char *difference = gtk_test_accessible_check_state (
          GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);

      g_string_append_c (out, difference != NULL ? 'x' : '-');
    }
  return g_string_free (out, FALSE);
}

static void
test_hidden_pages (gconstpointer type)
{
  GtkWidget *stack = g_object_new ((GType) type, NULL);
  GtkWidget *first = gtk_label_new ("A long text"), *second = gtk_label_new ("b");
  GtkWidget *window;
  g_autofree char *presented = NULL;

  if (ADW_IS_VIEW_STACK (stack))
    {
      adw_view_stack_add (ADW_VIEW_STACK (stack), first);
      adw_view_stack_add (ADW_VIEW_STACK (stack), second);
    }
  else if (ADW_IS_SQUEEZER (stack))
    {
      adw_squeezer_add (ADW_SQUEEZER (stack), first);
      adw_squeezer_add (ADW_SQUEEZER (stack), second);
    }
  else
    {
      gtk_stack_add_child (GTK_STACK (stack), first);
      gtk_stack_add_child (GTK_STACK (stack), second);
    }
  if (with_fixes)
    scope_hidden_pages_fix (stack);
  window = show_window (stack);
  if (ADW_IS_SQUEEZER (stack))
    adw_squeezer_page_set_enabled (adw_squeezer_get_page (ADW_SQUEEZER (stack), first),
                                   FALSE);
  else
    g_object_set (stack, "visible-child", second, NULL);
  wait_for (NULL, 500);
  presented = list_presented (stack);
  g_assert_cmpstr (presented, ==, "-x");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The clipboard answers after the entry is gone, and keeps its text until then. */
static void
test_late_paste (void)
{
  GtkWidget *entry = gtk_search_entry_new ();
  g_autoptr (GtkEditable) text
      = g_object_ref (gtk_editable_get_delegate (GTK_EDITABLE (entry)));
  GtkWidget *window;
  gpointer gone = entry;

  if (with_fixes)
    scope_late_paste_fix ();
  window = show_window (entry);
  g_object_add_weak_pointer (G_OBJECT (entry), &gone);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_null (gone);
  gtk_editable_set_text (text, "a");
}

static void
test_mnemonic_name (void)
{
  GtkWidget *button = gtk_button_new_with_mnemonic ("_Undo");
  GtkWidget *window = show_window (button);
  g_autofree char *difference = NULL;

  if (with_fixes)
    scope_mnemonic_name_fix (window);
  difference = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, "_Undo");
  g_assert_nonnull (difference);
  gtk_window_destroy (GTK_WINDOW (window));
}

#if GTK_CHECK_VERSION(4, 18, 0)

static GtkWidget *
find_type (GtkWidget *root, const char *type)
{
  GtkWidget *found = g_str_equal (G_OBJECT_TYPE_NAME (root), type) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_type (child, type);
  return found;
}

/* The tests have no bus for screen readers, as a desktop without a session bus. */
static void
test_unheard_announcement (void)
{
  GtkWidget *label = gtk_label_new ("a");
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (gtk_widget_get_mapped (label));
  if (with_fixes)
    scope_nameless_status_fix_announce (label, "a");
  else
    gtk_accessible_announce (GTK_ACCESSIBLE (window), "a",
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_nameless_menu_item (void)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GMenu) model = g_menu_new ();
  GtkWidget *item;

  g_menu_append (model, "_Undo", NULL);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (model));
  gtk_window_set_child (GTK_WINDOW (window), button);
  if (with_fixes)
    scope_gtk_fixes_init_below (button);
  gtk_window_present (GTK_WINDOW (window));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  wait_for (NULL, 100);
  item = find_type (button, "GtkModelButton");
  g_assert_nonnull (item);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (item),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Undo");
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWidget *
wrap_in_box (GtkWidget *child)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), child);
  return box;
}

static GtkWidget *
wrap_in_stack (GtkWidget *child)
{
  GtkWidget *stack = gtk_stack_new ();

  gtk_stack_add_child (GTK_STACK (stack), child);
  return stack;
}

static GtkWidget *
wrap_in_view_stack (GtkWidget *child)
{
  GtkWidget *stack = adw_view_stack_new ();

  adw_view_stack_add (ADW_VIEW_STACK (stack), child);
  return stack;
}

/* Where assistive technologies find @widget in its window: the sum of the positions in
 * all that is around it. */
static graphene_point_t
sum_bounds (GtkWidget *widget)
{
  GtkAccessible *at = g_object_ref (GTK_ACCESSIBLE (widget));
  graphene_point_t sum = GRAPHENE_POINT_INIT_ZERO;

  while (!GTK_IS_WINDOW (at))
    {
      GtkAccessible *parent = gtk_accessible_get_accessible_parent (at);
      int x, y, width, height;

      g_assert_true (gtk_accessible_get_bounds (at, &x, &y, &width, &height));
      sum.x += (float) x;
      sum.y += (float) y;
      g_object_unref (at);
      at = parent;
    }
  g_object_unref (at);
  return sum;
}

static const struct Around
{
  const char *path;
  GtkWidget *(*wrap) (GtkWidget *);
} around_rows[] = {
  { "/gtk-fixes/wrong-bounds/box", wrap_in_box },
  { "/gtk-fixes/wrong-bounds/stack", wrap_in_stack },
  { "/gtk-fixes/wrong-bounds/view-stack", wrap_in_view_stack },
};

/* Each widget around the label has a padding of another size. */
static void
test_wrong_bounds (gconstpointer data)
{
  static const char css[] = "box { padding: 4px 8px; } stack { padding: 16px 32px; }";
  const struct Around *row = data;
  GtkCssProvider *provider = gtk_css_provider_new ();
  GdkDisplay *display = gdk_display_get_default ();
  GtkWidget *label = gtk_label_new ("a"), *window;
  graphene_point_t wanted, sum;

  if (with_fixes)
    scope_wrong_bounds_fix ();
  gtk_css_provider_load_from_string (provider, css);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  window = show_window (wrap_in_box (row->wrap (wrap_in_box (label))));
  g_assert_true (
      gtk_widget_compute_point (label, window, graphene_point_zero (), &wanted));
  sum = sum_bounds (label);
  g_assert_cmpfloat (sum.x, ==, wanted.x);
  g_assert_cmpfloat (sum.y, ==, wanted.y);
  gtk_window_destroy (GTK_WINDOW (window));
  gtk_style_context_remove_provider_for_display (display,
                                                 GTK_STYLE_PROVIDER (provider));
  g_object_unref (provider);
}

#endif

static void
test_offscreen_popup (void)
{
  static const char *const items[] = { "a", "b", NULL };
  GtkWidget *list = gtk_drop_down_new_from_strings (items);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *below = gtk_label_new ("a");
  GtkAdjustment *position;
  GtkWidget *window;

  gtk_widget_set_size_request (below, 1, FAR_DOWN + 1000);
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (GTK_BOX (box), below);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  if (with_fixes)
    scope_offscreen_popup_fix (scrolled);
  window = show_window (scrolled);
  focus_window ();
  gtk_widget_grab_focus (list);
  position = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  gtk_adjustment_set_value (position, FAR_DOWN);
  wait_for (NULL, 300);
  send_input ("key space");
  wait_for (NULL, 1000);
  g_assert_cmpfloat (gtk_adjustment_get_value (position), <, FAR_DOWN);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* How many headers at and below @root are marked as sorted. */
static guint
count_marks (GtkWidget *root)
{
  guint n = gtk_widget_has_css_class (root, "ascending")
            || gtk_widget_has_css_class (root, "descending");

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_marks (child);
  return n;
}

static void
sort_by (GtkColumnView *view, GtkColumnViewColumn *column)
{
  if (with_fixes)
    scope_sort_mark_fix (view, column, GTK_SORT_ASCENDING);
  else
    gtk_column_view_sort_by_column (view, column, GTK_SORT_ASCENDING);
}

static void
test_sort_mark (void)
{
  GtkColumnView *view = new_view ();
  GtkColumnViewColumn *first = add_column (view), *second = add_column (view);
  GtkWidget *window = show_window (GTK_WIDGET (view));

  sort_by (view, first);
  g_assert_cmpuint (count_marks (GTK_WIDGET (view)), ==, 1);
  sort_by (view, second);
  g_assert_cmpuint (count_marks (GTK_WIDGET (view)), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
has_ellipsis (GtkWidget *root)
{
  gboolean has
      = GTK_IS_LABEL (root) && gtk_widget_get_mapped (root)
        && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (root)));

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && !has;
       child = gtk_widget_get_next_sibling (child))
    has = has_ellipsis (child);
  return has;
}

/* A squeezer shows the names of all pages or none. */
static void
test_switcher_ellipsis (void)
{
  GtkWidget *stack = adw_view_stack_new ();
  GtkWidget *switcher = adw_view_switcher_new ();
  GtkWidget *squeezer = adw_squeezer_new ();
  GtkWidget *window;

  for (guint i = 0; i < 3; i++)
    adw_view_stack_add_titled (ADW_VIEW_STACK (stack), gtk_label_new ("a"), NULL,
                               "Long name");
  adw_view_switcher_set_stack (ADW_VIEW_SWITCHER (switcher), ADW_VIEW_STACK (stack));
  adw_squeezer_add (ADW_SQUEEZER (squeezer), switcher);
  adw_squeezer_add (ADW_SQUEEZER (squeezer), gtk_label_new ("a"));
  if (with_fixes)
    scope_switcher_ellipsis_fix (switcher);
  window = show_window (squeezer);
  for (int i = 600; i > 0; i -= 20)
    {
      gtk_window_set_default_size (GTK_WINDOW (window), i, 100);
      wait_for (NULL, 60);
      g_assert_false (has_ellipsis (window));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
count (guint *n)
{
  (*n)++;
}

/* A focused text that is not shown causes no frames. */
static void
test_text_focus (void)
{
  GtkWidget *parent = g_object_new (table_get_type (), NULL);
  GtkWidget *text = gtk_text_new ();
  GtkWidget *window;
  GdkFrameClock *clock;
  guint n_frames = 0;

  gtk_widget_set_parent (text, parent);
  if (with_fixes)
    scope_text_focus_fix (GTK_TEXT (text));
  window = show_window (parent);
  gtk_widget_set_child_visible (text, FALSE);
  focus_window ();
  gtk_root_set_focus (GTK_ROOT (window), text);
  wait_for (NULL, 500);
  clock = gtk_widget_get_frame_clock (window);
  g_signal_connect_swapped (clock, "update", G_CALLBACK (count), &n_frames);
  wait_for (NULL, 2000);
  g_signal_handlers_disconnect_by_data (clock, &n_frames);
  g_assert_cmpuint (n_frames, <, 20);
  gtk_window_destroy (GTK_WINDOW (window));
}

static AdwToast *
add_toast (GtkWidget *overlay)
{
  AdwToast *toast = adw_toast_new ("a");

  if (with_fixes)
    scope_toast_double_free_fix (ADW_TOAST_OVERLAY (overlay), toast);
  else
    adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
  return toast;
}

/* A toast is dismissed while it appears. */
static void
test_toast_double_free (void)
{
  GtkWidget *overlay = adw_toast_overlay_new ();
  GtkWidget *window = show_window (overlay);

  for (guint i = 0; i < 5; i++)
    {
      adw_toast_dismiss (add_toast (overlay));
      wait_for (NULL, 30);
    }
  wait_for (NULL, 1000);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
on_pasted (GObject *clipboard, GAsyncResult *result, gpointer length)
{
  g_autofree char *text
      = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  *(gsize *) length = text != NULL ? strlen (text) : 0;
}

/* The other program of test_clipboard_deadlock(). */
static int
paste (void)
{
  gsize length = G_MAXSIZE;

  gdk_clipboard_read_text_async (gdk_display_get_clipboard (gdk_display_get_default ()),
                                 NULL, on_pasted, &length);
  while (length == G_MAXSIZE)
    g_main_context_iteration (NULL, TRUE);
  return length == LONG_TEXT ? 0 : 1;
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    GTestFunc test;
  } tests[]
      = { { "/gtk-fixes/clipboard-deadlock", test_clipboard_deadlock },
          { "/gtk-fixes/closed-window-grab", test_closed_window_grab },
          { "/gtk-fixes/column-view-tab", test_column_view_tab },
          { "/gtk-fixes/late-paste", test_late_paste },
          { "/gtk-fixes/mnemonic-name", test_mnemonic_name },
#if GTK_CHECK_VERSION(4, 18, 0)
          { "/gtk-fixes/nameless-menu-item", test_nameless_menu_item },
          { "/gtk-fixes/unheard-announcement", test_unheard_announcement },
#endif
          { "/gtk-fixes/offscreen-popup", test_offscreen_popup },
          { "/gtk-fixes/sort-mark", test_sort_mark },
          { "/gtk-fixes/switcher-ellipsis", test_switcher_ellipsis },
          { "/gtk-fixes/text-focus", test_text_focus },
          { "/gtk-fixes/toast-double-free", test_toast_double_free },
        };

  if (argc > 1 && g_str_equal (argv[1], "--paste"))
    {
      gtk_init ();
      return paste ();
    }
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  program = argv[0];
  with_fixes = g_getenv ("WITHOUT_FIXES") == NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_func (tests[i].path, tests[i].test);
  g_test_add_data_func ("/gtk-fixes/hidden-pages/stack", (gconstpointer) GTK_TYPE_STACK,
                        test_hidden_pages);
  g_test_add_data_func ("/gtk-fixes/hidden-pages/view-stack",
                        (gconstpointer) ADW_TYPE_VIEW_STACK, test_hidden_pages);
  g_test_add_data_func ("/gtk-fixes/hidden-pages/squeezer",
                        (gconstpointer) ADW_TYPE_SQUEEZER, test_hidden_pages);
#if GTK_CHECK_VERSION(4, 18, 0)
  for (gsize i = 0; i < G_N_ELEMENTS (around_rows); i++)
    g_test_add_data_func (around_rows[i].path, &around_rows[i], test_wrong_bounds);
#endif
  return g_test_run ();
}
