/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-text-results.h"

#include "iri-isolate.h"
#include "iri-number.h"
#include "iri-psl.h"
#include "scope-closures.h"
#include "scope-gtk-fixes.h"
#include "scope-keys.h"
#include "scope-text-save.h"
#include "scope-text-table.h"

#include <glib/gi18n.h>

struct _ScopeTextResults
{
  AdwBin parent_instance;

  ScopeText *text;
  ScopeTextSave *save;
  ScopeTable *table;
  GtkEditable *search;
  GtkDropDown *verdicts;
  GtkCheckButton *deceptive;
  GtkStack *stack;
  AdwStatusPage *none;
  GtkMenuButton *save_button;
  GtkLabel *list;
  GtkLabel *odd;
  ScopeLinkSort by;
  gboolean back;
  gboolean grouped;
  guint focusing;       /* source id */
  gboolean wants_focus; /* for the first row, once there is one */
  gboolean counting;    /* while the verdicts are replaced by those with new counts */
};

G_DEFINE_TYPE (ScopeTextResults, scope_text_results, ADW_TYPE_BIN)

enum
{
  PROP_TEXT = 1,
  PROP_SAVE,
  PROP_SORT,
  PROP_SORT_BACK,
  PROP_GROUPED,
  PROP_CAPTION,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static ScopeLinkList *
get_links (ScopeTextResults *self)
{
  return scope_text_get_links (self->text);
}

static guint
count_shown (ScopeTextResults *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (get_links (self)));
}

static gboolean
is_busy (ScopeTextResults *self)
{
  gboolean busy;

  g_object_get (self->text, "busy", &busy, NULL);
  return busy || scope_link_list_get_busy (get_links (self));
}

/* Without rows, the reason. */
static void
update_stack (ScopeTextResults *self)
{
  const char *title = _ ("No Links in This Text");
  const char *description
      = _ ("A link begins with a scheme, such as https:, or is a host or an email "
           "address, such as example.com.");

  if (scope_link_list_get_n_all (get_links (self)) > 0)
    {
      title = _ ("No Matching Links");
      description = _ ("Search for something else, or show all verdicts.");
    }
  else if (!scope_text_is_whole (self->text))
    {
      title = _ ("No Links So Far");
      description = _ ("The text was not read to its end.");
    }
  adw_status_page_set_title (self->none, title);
  adw_status_page_set_description (self->none, description);
  gtk_stack_set_visible_child_name (
      self->stack, count_shown (self) > 0 || is_busy (self) ? "table" : "none");
}

/* The numbers of links found and shown. */
static char *
make_caption (ScopeTextResults *self)
{
  g_autofree char *summary = NULL;
  g_autofree char *number = NULL, *shown = NULL;
  guint n, n_all;

  if (self->text == NULL)
    return g_strdup ("");
  n = count_shown (self);
  n_all = scope_link_list_get_n_all (get_links (self));
  g_object_get (self->text, "summary", &summary, NULL);
  if (n == n_all || scope_link_list_get_busy (get_links (self)))
    return g_steal_pointer (&summary);
  number = iri_number (n);
  /* Translators: how many links are shown, if not all. */
  shown = g_strdup_printf (ngettext ("%s shown", "%s shown", n), number);
  /* Translators: "12 links in 3 lines", "4 shown". */
  return g_strdup_printf (_ ("%s · %s"), summary, shown);
}

/* By which list the domains are those. */
static void
update_list (ScopeTextResults *self)
{
  g_autofree char *list = iri_psl_describe (), *line = NULL;

  if (list != NULL)
    /* Translators: "Domain", a column, and what it is taken from. */
    line = g_strdup_printf (_ ("%s: %s"), C_ ("column", "Domain"), list);
  gtk_label_set_text (self->list, line != NULL ? line : "");
  gtk_widget_set_visible (GTK_WIDGET (self->list),
                          line != NULL
                              && scope_link_list_get_n_all (get_links (self)) > 0);
}

static void
update_decode_errors (ScopeTextResults *self)
{
  g_autofree char *errors = scope_text_describe_decode_errors (self->text);

  gtk_label_set_text (self->odd, errors);
}

/* The list below the button has the whole name. */
static void
let_ellipsize (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    gtk_label_set_ellipsize (GTK_LABEL (widget), PANGO_ELLIPSIZE_END);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    let_ellipsize (child);
}

static void
name_verdicts (ScopeTextResults *self)
{
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (self->verdicts);

  let_ellipsize (gtk_widget_get_first_child (GTK_WIDGET (self->verdicts)));
  if (chosen != NULL)
    scope_unnamed_widget_fix_drop_down (self->verdicts, _ ("Verdicts"),
                                        gtk_string_object_get_string (chosen));
}

static char *
add_count (const char *name, guint n)
{
  g_autofree char *number = iri_number (n);

  /* Translators: the name of a filter and how many links it shows. */
  return g_strdup_printf (_ ("%s (%s)"), name, number);
}

static void
set_verdict (ScopeTextResults *self, guint i, const char *name)
{
  GtkStringList *names = GTK_STRING_LIST (gtk_drop_down_get_model (self->verdicts));
  const char *const added[] = { name, NULL };

  if (g_strcmp0 (gtk_string_list_get_string (names, i), name) != 0)
    gtk_string_list_splice (names, i, 1, added);
}

static void
update_counts (ScopeTextResults *self)
{
  guint chosen = gtk_drop_down_get_selected (self->verdicts);
  ScopeLinkList *links = get_links (self);
  guint n_deceptive = scope_link_list_count_deceptive (links);
  /* Translators: of links. */
  g_autofree char *deceptive = add_count (_ ("Deceptive"), n_deceptive);

  self->counting = TRUE;
  for (guint i = 0; i < SCOPE_N_LINK_LEVELS; i++)
    {
      guint n = scope_link_list_count_levels (links, scope_link_levels[i].levels);
      g_autofree char *name = add_count (_ (scope_link_levels[i].name), n);

      set_verdict (self, i, name);
    }
  gtk_drop_down_set_selected (self->verdicts, chosen);
  self->counting = FALSE;
  name_verdicts (self);
  gtk_check_button_set_label (self->deceptive, deceptive);
}

static gboolean
on_idle (gpointer data)
{
  ScopeTextResults *self = data;

  self->focusing = 0;
  if (scope_link_list_get_busy (get_links (self)) || count_shown (self) == 0)
    return G_SOURCE_REMOVE;
  self->wants_focus = FALSE;
  scope_text_results_show_link (self, 0);
  return G_SOURCE_REMOVE;
}

/* Later, because the table may hear after this object that its rows have changed. */
static void
focus_first (ScopeTextResults *self)
{
  if (self->wants_focus && self->focusing == 0)
    self->focusing = g_idle_add (on_idle, self);
}

static void
update (ScopeTextResults *self)
{
  update_stack (self);
  update_list (self);
  update_counts (self);
  focus_first (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAPTION]);
}

static void
update_query (ScopeTextResults *self)
{
  guint choice = gtk_drop_down_get_selected (self->verdicts);
  ScopeLinkQuery query = {
    .text = (char *) gtk_editable_get_text (self->search),
    .levels = scope_link_levels[MIN (choice, SCOPE_N_LINK_LEVELS - 1)].levels,
    .deceptive = gtk_check_button_get_active (self->deceptive),
    .by = self->by,
    .back = self->back,
    .grouped = self->grouped,
  };

  if (self->text == NULL || self->counting)
    return;
  scope_table_select (self->table, GTK_INVALID_LIST_POSITION);
  scope_link_list_set_query (get_links (self), &query);
  update (self);
}

static void
set_sort (ScopeTextResults *self, ScopeLinkSort by, gboolean back)
{
  if (self->by == by && self->back == back)
    return;
  self->by = by;
  self->back = back;
  scope_table_set_sort (self->table, by, back);
  update_query (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SORT]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SORT_BACK]);
}

static void
set_grouped (ScopeTextResults *self, gboolean grouped)
{
  if (self->grouped == grouped)
    return;
  self->grouped = grouped;
  update_query (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GROUPED]);
}

static void
on_sorted (ScopeTextResults *self)
{
  gboolean back;
  ScopeLinkSort by = (ScopeLinkSort) scope_table_get_sort (self->table, &back);

  set_sort (self, by, back);
}

/* The parameter is the position of the activated row. */
static void
inspect (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate_action_variant (widget, "win.show-link", parameter);
}

static void
stop (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeTextResults *self = SCOPE_TEXT_RESULTS (widget);

  if (scope_text_save_get_busy (self->save))
    scope_text_save_stop (self->save);
  else
    scope_text_stop (self->text);
}

/* Leaves the key to others if there is nothing to stop. */
static gboolean
stop_by_key (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  ScopeTextResults *self = SCOPE_TEXT_RESULTS (widget);
  gboolean reading;

  g_object_get (self->text, "busy", &reading, NULL);
  if (!reading && !scope_text_save_get_busy (self->save))
    return FALSE;
  stop (widget, NULL, NULL);
  return TRUE;
}

static void
save_as (GtkWidget *widget, const char *action, GVariant *parameter)
{
  static const struct
  {
    const char *id;
    ScopeTextFormat format;
  } formats[] = {
    { "csv", SCOPE_TEXT_CSV },
    { "csv-defanged", SCOPE_TEXT_DEFANGED_CSV },
    { "jsonl-defanged", SCOPE_TEXT_DEFANGED_JSON },
    { "markdown-defanged", SCOPE_TEXT_DEFANGED_MARKDOWN },
    { "jsonl", SCOPE_TEXT_JSON },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_str_equal (formats[i].id, g_variant_get_string (parameter, NULL)))
      scope_text_save_ask (SCOPE_TEXT_RESULTS (widget)->save, widget,
                           formats[i].format);
}

/* Closures of the template. */
static gboolean
is_either (gpointer self, gboolean first, gboolean second)
{
  return first || second;
}

static char *
reading_or_saving (gpointer self, gboolean saving)
{
  return g_strdup (saving ? _ ("Saving…") : _ ("Reading…"));
}

static double
fraction (gpointer self, gboolean saving, double saved, double was_read)
{
  return saving ? saved : was_read;
}

static char *
failure (gpointer self, const char *why)
{
  g_autofree char *reason = iri_isolate_words (why);

  /* Translators: %s is the message of an error. */
  return g_strdup_printf (_ ("The text could not be read to its end: %s"), reason);
}

void
scope_text_results_search (ScopeTextResults *self)
{
  g_return_if_fail (SCOPE_IS_TEXT_RESULTS (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static gboolean
has_focus (GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

void
scope_text_results_toggle_deceptive (ScopeTextResults *self)
{
  g_return_if_fail (SCOPE_IS_TEXT_RESULTS (self));
  /* The row that has the focus may not be shown any more. */
  self->wants_focus = self->wants_focus || has_focus (GTK_WIDGET (self->table));
  gtk_check_button_set_active (self->deceptive,
                               !gtk_check_button_get_active (self->deceptive));
}

void
scope_text_results_focus_first (ScopeTextResults *self)
{
  g_return_if_fail (SCOPE_IS_TEXT_RESULTS (self));
  self->wants_focus = TRUE;
  focus_first (self);
}

void
scope_text_results_show_link (ScopeTextResults *self, guint position)
{
  g_return_if_fail (SCOPE_IS_TEXT_RESULTS (self));
  scope_table_select (self->table, position);
  scope_table_focus_selected (self->table);
}

gboolean
scope_text_results_ask_save (ScopeTextResults *self)
{
  g_return_val_if_fail (SCOPE_IS_TEXT_RESULTS (self), FALSE);
  if (scope_link_list_get_n_all (get_links (self)) == 0)
    return FALSE;
  gtk_menu_button_popup (self->save_button);
  return TRUE;
}

static void
scope_text_results_get_property (GObject *object,
                                 guint id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  ScopeTextResults *self = SCOPE_TEXT_RESULTS (object);

  switch (id)
    {
    case PROP_TEXT:
      g_value_set_object (value, self->text);
      break;
    case PROP_SAVE:
      g_value_set_object (value, self->save);
      break;
    case PROP_SORT:
      g_value_set_string (value, scope_link_sort_id (self->by));
      break;
    case PROP_SORT_BACK:
      g_value_set_boolean (value, self->back);
      break;
    case PROP_GROUPED:
      g_value_set_boolean (value, self->grouped);
      break;
    case PROP_CAPTION:
      g_value_take_string (value, make_caption (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
scope_text_results_set_property (GObject *object,
                                 guint id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  ScopeTextResults *self = SCOPE_TEXT_RESULTS (object);

  if (id == PROP_GROUPED)
    set_grouped (self, g_value_get_boolean (value));
  if (id == PROP_SORT_BACK)
    set_sort (self, self->by, g_value_get_boolean (value));
  for (int by = 0; id == PROP_SORT && by < SCOPE_N_LINK_SORTS; by++)
    if (g_strcmp0 (scope_link_sort_id ((ScopeLinkSort) by), g_value_get_string (value))
        == 0)
      set_sort (self, (ScopeLinkSort) by, FALSE);
}

static void
scope_text_results_dispose (GObject *object)
{
  ScopeTextResults *self = SCOPE_TEXT_RESULTS (object);

  g_clear_handle_id (&self->focusing, g_source_remove);
  g_clear_object (&self->save);
  g_clear_object (&self->text);
  G_OBJECT_CLASS (scope_text_results_parent_class)->dispose (object);
}

static void
install_properties (GtkWidgetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags get = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GParamFlags set
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_text_results_get_property;
  object_class->set_property = scope_text_results_set_property;
  props[PROP_TEXT] = g_param_spec_object ("text", NULL, NULL, SCOPE_TYPE_TEXT, get);
  props[PROP_SAVE]
      = g_param_spec_object ("save", NULL, NULL, SCOPE_TYPE_TEXT_SAVE, get);
  props[PROP_SORT] = g_param_spec_string ("sort", NULL, NULL, "position", set);
  props[PROP_SORT_BACK] = g_param_spec_boolean ("sort-back", NULL, NULL, FALSE, set);
  props[PROP_GROUPED] = g_param_spec_boolean ("grouped", NULL, NULL, FALSE, set);
  props[PROP_CAPTION] = g_param_spec_string ("caption", NULL, NULL, "", get);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_install_property_action (klass, "text.sort", "sort");
  gtk_widget_class_install_property_action (klass, "text.sort-back", "sort-back");
  gtk_widget_class_install_property_action (klass, "text.grouped", "grouped");
}

static void
bind_children (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, ScopeTextResults, table);
  gtk_widget_class_bind_template_child (klass, ScopeTextResults, search);
  gtk_widget_class_bind_template_child (klass, ScopeTextResults, verdicts);
  gtk_widget_class_bind_template_child (klass, ScopeTextResults, deceptive);
  gtk_widget_class_bind_template_child (klass, ScopeTextResults, stack);
  gtk_widget_class_bind_template_child (klass, ScopeTextResults, none);
  gtk_widget_class_bind_template_child (klass, ScopeTextResults, list);
  gtk_widget_class_bind_template_child (klass, ScopeTextResults, odd);
  gtk_widget_class_bind_template_child (klass, ScopeTextResults, save_button);
  gtk_widget_class_bind_template_callback (klass, update_query);
  gtk_widget_class_bind_template_callback (klass, update_decode_errors);
  gtk_widget_class_bind_template_callback (klass, on_sorted);
  gtk_widget_class_bind_template_callback (klass, is_either);
  gtk_widget_class_bind_template_callback (klass, reading_or_saving);
  gtk_widget_class_bind_template_callback (klass, fraction);
  gtk_widget_class_bind_template_callback (klass, failure);
}

static void
scope_text_results_class_init (ScopeTextResultsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  install_properties (widget_class);
  G_OBJECT_CLASS (klass)->dispose = scope_text_results_dispose;
  gtk_widget_class_install_action (widget_class, "text.inspect", "u", inspect);
  gtk_widget_class_install_action (widget_class, "text.save", "s", save_as);
  gtk_widget_class_install_action (widget_class, "text.stop", NULL, stop);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, stop_by_key, NULL);
  g_type_ensure (SCOPE_TYPE_TEXT_TABLE);
  scope_template_set (widget_class, "scope-text-results");
  bind_children (widget_class);
}

static void
scope_text_results_init (ScopeTextResults *self)
{
  GtkWidget *deceptive;
  g_autofree char *tooltip = NULL;

  self->save = scope_text_save_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  scope_keys_add_to_tooltips (GTK_WIDGET (self));
  deceptive = GTK_WIDGET (self->deceptive);
  tooltip = scope_closure_with_key (self, gtk_widget_get_tooltip_text (deceptive),
                                    "win.only-deceptive");
  gtk_widget_set_tooltip_text (deceptive, tooltip);
  name_verdicts (self);
}

GtkWidget *
scope_text_results_new (ScopeText *text)
{
  ScopeTextResults *self = g_object_new (SCOPE_TYPE_TEXT_RESULTS, NULL);

  self->text = g_object_ref (text);
  scope_text_save_set_text (self->save, text);
  scope_table_set_model (self->table, G_LIST_MODEL (get_links (self)));
  g_signal_connect_object (text, "notify::busy", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (text, "notify::summary", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_links (self), "notify::busy", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_links (self), "items-changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TEXT]);
  update (self);
  return GTK_WIDGET (self);
}
