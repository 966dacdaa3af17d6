/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-completion.h"

#include "iri-bare-host.h"
#include "scope-closures.h"
#include "scope-highlights.h"
#include "scope-history-row.h"
#include "scope-saved-history.h"
#include "scope-selectable-text.h"
#include "scope-worker.h"

#include <glib/gi18n.h>
#include <string.h>

/* Few, because they cover the verdict. */
#define MAX_ROWS 4

/* Hosts have at most 255 bytes, but may be followed by a path. */
#define MAX_BARE_HOST 1000

/* Of the list, in pixels. */
#define MAX_HEIGHT 320

/* How much wider the entry is than the list at least, in pixels. */
#define PADDING 20

/* Almost every item contains fewer characters than these, without the scheme. */
#define MIN_CHARS 2

struct _ScopeCompletion
{
  GtkPopover parent_instance;

  GListStore *items;
  char *folded;      /* the text searched for, case-folded */
  GHashTable *names; /* of hosts that imitate others, by text; "" if none does */
  ScopeWorker *worker;
  GtkListBox *list;
  GtkLabel *hint;
};

G_DEFINE_FINAL_TYPE (ScopeCompletion, scope_completion, GTK_TYPE_POPOVER)

static guint chosen_signal;

/* Schemes are not matched, as people do not remember them. */
static const char *
skip_scheme (const char *text)
{
  const char *end = strstr (text, "://");

  return end != NULL ? end + strlen ("://") : text;
}

/* Finds the names of hosts for texts, in a thread because reports of long ones take
 * time. */
static gpointer
find_names (gconstpointer data, GCancellable *cancellable)
{
  const char *const *texts = data;
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (; *texts != NULL && !g_cancellable_is_cancelled (cancellable); texts++)
    {
      char *name = scope_history_row_name_host (*texts);

      g_hash_table_insert (names, g_strdup (*texts),
                           name != NULL ? name : g_strdup (""));
    }
  return names;
}

static void
show_name (ScopeCompletion *self, GtkWidget *label, const char *text)
{
  const char *name = g_hash_table_lookup (self->names, text);

  gtk_label_set_label (GTK_LABEL (label), name != NULL ? name : "");
  gtk_widget_set_visible (label, name != NULL && *name != '\0');
}

static GtkWidget *
get_entry (ScopeCompletion *self)
{
  return gtk_widget_get_parent (GTK_WIDGET (self));
}

/* A scrolled window measures its child without a width, so it would cut rows of several
 * lines. */
static void
fit_height (ScopeCompletion *self)
{
  GtkWidget *list = GTK_WIDGET (self->list);
  GtkWidget *scrolled = gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW);
  int height;

  gtk_widget_measure (list, GTK_ORIENTATION_VERTICAL,
                      MAX (gtk_widget_get_width (get_entry (self)) - PADDING, -1), NULL,
                      &height, NULL, NULL);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled),
                                              MIN (height, MAX_HEIGHT));
}

static void
show_names (gpointer owner, gpointer result)
{
  ScopeCompletion *self = owner;
  GtkListBoxRow *row;

  g_hash_table_unref (self->names);
  self->names = result;
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    {
      g_autoptr (ScopeHistoryItem) item
          = g_list_model_get_item (G_LIST_MODEL (self->items), (guint) i);

      show_name (self, gtk_widget_get_first_child (gtk_list_box_row_get_child (row)),
                 scope_history_item_get_text (item));
    }
  fit_height (self);
}

static const ScopeWorkerFuncs worker_funcs
    = { find_names, (GDestroyNotify) g_strfreev, show_names,
        (GDestroyNotify) g_hash_table_unref };

/* Known names are shown at once, so that rows do not change with every key. */
static void
update_names (ScopeCompletion *self)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  gboolean all = TRUE;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ScopeHistoryItem) item
          = g_list_model_get_item (G_LIST_MODEL (self->items), i);
      const char *text = scope_history_item_get_text (item);

      all = all && (g_str_is_ascii (text) || g_hash_table_contains (self->names, text));
      g_strv_builder_add (texts, text);
    }
  if (all)
    scope_worker_cancel (self->worker);
  else
    scope_worker_start (self->worker, g_strv_builder_end (texts));
}

/* On a keyboard without Latin letters a scheme cannot be typed. Hosts that begin with
 * one are left alone, because the list covers the verdict. */
static void
offer_scheme (ScopeCompletion *self, const char *text)
{
  gsize length = strlen (text);

  if (!g_ascii_isprint (*text) && length <= MAX_BARE_HOST
      && iri_bare_host_find (text, length) == IRI_BARE_HOST_WEB)
    {
      g_autofree char *complete = iri_bare_host_complete (IRI_BARE_HOST_WEB, text);
      g_autoptr (ScopeHistoryItem) item = scope_history_item_new (complete, 0, 0);

      g_list_store_append (self->items, item);
    }
}

static gboolean
is_offered (ScopeCompletion *self, const char *text)
{
  g_autoptr (ScopeHistoryItem) first
      = g_list_model_get_item (G_LIST_MODEL (self->items), 0);

  return first != NULL && g_str_equal (scope_history_item_get_text (first), text);
}

/* The history has favourites first, then the newest items. */
static void
fill (ScopeCompletion *self, const char *text)
{
  GListModel *history = G_LIST_MODEL (scope_saved_history_get ());
  guint n = g_list_model_get_n_items (history);

  g_list_store_remove_all (self->items);
  g_free (self->folded);
  self->folded = g_utf8_casefold (skip_scheme (text), -1);
  offer_scheme (self, text);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ScopeHistoryItem) item = g_list_model_get_item (history, i);

      if (scope_history_item_contains (item, self->folded)
          && !g_str_equal (scope_history_item_get_text (item), text)
          && !is_offered (self, scope_history_item_get_text (item)))
        g_list_store_append (self->items, item);
      if (g_list_model_get_n_items (G_LIST_MODEL (self->items)) == MAX_ROWS)
        break;
    }
}

static void
show_hint (ScopeCompletion *self, guint n)
{
  g_autofree char *text = g_strdup_printf (
      /* Translators: read out by screen readers; Down is the key. */
      ngettext ("%u suggestion: press Down to go to it",
                "%u suggestions: press Down to go to them", n),
      n);

  gtk_label_set_label (self->hint, text);
}

static void
go_back_to_entry (ScopeCompletion *self)
{
  gtk_entry_grab_focus_without_selecting (GTK_ENTRY (get_entry (self)));
}

void
scope_completion_find (ScopeCompletion *self, const char *text, gboolean opens)
{
  guint n;

  g_return_if_fail (SCOPE_IS_COMPLETION (self));
  if (!opens && !gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  if (g_utf8_strlen (skip_scheme (text), -1) >= MIN_CHARS)
    fill (self, text);
  else
    g_list_store_remove_all (self->items);
  n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  if (n == 0)
    {
      gtk_popover_popdown (GTK_POPOVER (self));
      return;
    }
  show_hint (self, n);
  update_names (self);
  gtk_widget_set_size_request (GTK_WIDGET (self),
                               gtk_widget_get_width (get_entry (self)), -1);
  fit_height (self);
  gtk_popover_popup (GTK_POPOVER (self));
}

static void
focus_row (ScopeCompletion *self, int index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);

  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

gboolean
scope_completion_press (ScopeCompletion *self, guint key)
{
  guint n;

  g_return_val_if_fail (SCOPE_IS_COMPLETION (self), FALSE);
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return FALSE;
  n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  switch (key)
    {
    case GDK_KEY_Escape:
      gtk_popover_popdown (GTK_POPOVER (self));
      return TRUE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      focus_row (self, 0);
      return TRUE;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      focus_row (self, (int) n - 1);
      return TRUE;
    default:
      return FALSE;
    }
}

static int
get_focused_row (ScopeCompletion *self)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->list));

  return row != NULL ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) : -1;
}

static void
remove_row (ScopeCompletion *self, int index)
{
  g_autoptr (ScopeHistoryItem) item
      = g_list_model_get_item (G_LIST_MODEL (self->items), (guint) index);
  const char *text = scope_history_item_get_text (item);

  if (!scope_history_contains (scope_saved_history_get (), text))
    return;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.forget", "s", text);
  g_list_store_remove (self->items, (guint) index);
  if (g_list_model_get_n_items (G_LIST_MODEL (self->items)) > 0)
    {
      fit_height (self);
      focus_row (self, MAX (index - 1, 0));
      return;
    }
  go_back_to_entry (self);
  gtk_popover_popdown (GTK_POPOVER (self));
}

/* Keys in the list. Typing continues in the entry. */
static gboolean
on_key (ScopeCompletion *self,
        guint key,
        guint code,
        GdkModifierType state,
        GtkEventController *controller)
{
  int row = get_focused_row (self);
  gboolean up = key == GDK_KEY_Up || key == GDK_KEY_KP_Up;

  if (key == GDK_KEY_Escape || (up && row == 0))
    {
      go_back_to_entry (self);
      if (key == GDK_KEY_Escape)
        gtk_popover_popdown (GTK_POPOVER (self));
      return TRUE;
    }
  if ((key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete) && row >= 0)
    {
      remove_row (self, row);
      return TRUE;
    }
  if (key == GDK_KEY_BackSpace
      || (g_unichar_isgraph (gdk_keyval_to_unicode (key))
          && (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0))
    {
      go_back_to_entry (self);
      return gtk_event_controller_key_forward (GTK_EVENT_CONTROLLER_KEY (controller),
                                               get_entry (self));
    }
  return FALSE;
}

static void
on_row (ScopeCompletion *self, GtkListBoxRow *row)
{
  g_autoptr (ScopeHistoryItem) item = g_list_model_get_item (
      G_LIST_MODEL (self->items), (guint) gtk_list_box_row_get_index (row));

  go_back_to_entry (self);
  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, chosen_signal, 0, scope_history_item_get_text (item));
}

static void
highlight_matches (ScopeCompletion *self,
                   ScopeHistoryItem *item,
                   ScopeSelectableText *value)
{
  g_autoptr (GArray) spans = scope_history_item_find (item, self->folded);
  g_autoptr (GArray) highlights = scope_highlights_strong (spans);

  scope_selectable_text_set_highlights (value, highlights);
}

/* Puts the name of a host that imitates another one above its letters. */
static GtkWidget *
add_name (ScopeCompletion *self, const char *text, GtkWidget *value)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (NULL);
  g_autoptr (PangoAttrList) attrs
      = pango_attr_list_from_string ("0 -1 insert-hyphens false");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_attributes (GTK_LABEL (label), attrs);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), value);
  show_name (self, label, text);
  return box;
}

static GtkWidget *
make_row (gpointer item, gpointer data)
{
  const char *text = scope_history_item_get_text (item);
  g_autofree char *shown = scope_closure_excerpt (NULL, text);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *value
      = g_object_new (SCOPE_TYPE_SELECTABLE_TEXT, "text", shown, "label", _ ("IRI"),
                      "can-focus", FALSE, "can-target", FALSE, NULL);

  highlight_matches (data, item, SCOPE_SELECTABLE_TEXT (value));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), add_name (data, text, value));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
  return row;
}

/* There is no row left to show a name. */
static void
scope_completion_dispose (GObject *object)
{
  scope_worker_cancel (SCOPE_COMPLETION (object)->worker);
  G_OBJECT_CLASS (scope_completion_parent_class)->dispose (object);
}

static void
scope_completion_finalize (GObject *object)
{
  scope_worker_free (SCOPE_COMPLETION (object)->worker);
  g_hash_table_unref (SCOPE_COMPLETION (object)->names);
  g_object_unref (SCOPE_COMPLETION (object)->items);
  g_free (SCOPE_COMPLETION (object)->folded);
  G_OBJECT_CLASS (scope_completion_parent_class)->finalize (object);
}

static void
scope_completion_class_init (ScopeCompletionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scope_completion_dispose;
  G_OBJECT_CLASS (klass)->finalize = scope_completion_finalize;
  chosen_signal = g_signal_new ("chosen", SCOPE_TYPE_COMPLETION, G_SIGNAL_RUN_LAST, 0,
                                NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  scope_template_set (widget_class, "scope-completion");
  gtk_widget_class_bind_template_child (widget_class, ScopeCompletion, list);
  gtk_widget_class_bind_template_child (widget_class, ScopeCompletion, hint);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
  gtk_widget_class_bind_template_callback (widget_class, on_row);
}

static void
scope_completion_init (ScopeCompletion *self)
{
  self->items = g_list_store_new (SCOPE_TYPE_HISTORY_ITEM);
  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->worker = scope_worker_new (G_OBJECT (self), &worker_funcs);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->items), make_row, self,
                           NULL);
}

ScopeCompletion *
scope_completion_new (void)
{
  return g_object_new (SCOPE_TYPE_COMPLETION, NULL);
}
