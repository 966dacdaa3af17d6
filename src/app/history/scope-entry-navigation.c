/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-entry-navigation.h"

#include "iri-bare-host.h"
#include "scope-back-forward-list.h"
#include "scope-completion.h"
#include "scope-saved-history.h"

#include <string.h>

/* How long a text stays unchanged until it counts as looked at. */
#define PAUSE_MS 3000

struct _ScopeEntryNavigation
{
  GObject parent_instance;

  ScopeEntry *entry; /* NULL after it is destroyed */
  ScopeDocument *document;
  gboolean private;
  ScopeBackForwardList *list;
  ScopeCompletion *completion; /* NULL until something was typed */
  gboolean composing;          /* by an input method */
  guint pause;                 /* the source that waits for it, or 0 */
  char *provisional; /* what a pause added and further typing may replace, or NULL */
};

G_DEFINE_FINAL_TYPE (ScopeEntryNavigation, scope_entry_navigation, G_TYPE_OBJECT)

enum
{
  PROP_ENTRY = 1,
  PROP_DOCUMENT,
  PROP_PRIVATE,
  PROP_CAN_GO_BACK,
  PROP_CAN_GO_FORWARD,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint too_long_signal;
static guint reverted_signal;

char *
scope_entry_navigation_get_iri (ScopeEntryNavigation *self)
{
  g_return_val_if_fail (SCOPE_IS_ENTRY_NAVIGATION (self), NULL);
  return scope_bidi_notation_from_typed (scope_document_get_notation (self->document),
                                         scope_document_get_text (self->document));
}

static void
notify (ScopeEntryNavigation *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_GO_BACK]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_GO_FORWARD]);
}

/* Replaces the text as if typed, so that it can be undone. */
static void
replace_text (ScopeEntryNavigation *self, const char *address)
{
  const char *text = scope_document_get_text (self->document);
  g_autofree char *typed = scope_bidi_notation_to_typed (
      scope_document_get_notation (self->document), address);

  if (self->entry != NULL && !g_str_equal (typed, text))
    scope_entry_replace_span (self->entry, 0, strlen (text), typed);
}

/* Whether typing went on after the pause that added the provisional IRI. */
static gboolean
continues (ScopeEntryNavigation *self, const char *address)
{
  return self->provisional != NULL && g_str_has_prefix (address, self->provisional)
         && g_str_equal (self->provisional,
                         scope_back_forward_list_get_current (self->list));
}

/* Keeps only the last state of an IRI that was typed with pauses. */
static void
push (ScopeEntryNavigation *self, const char *address)
{
  ScopeHistory *history = scope_saved_history_get ();

  if (!continues (self, address))
    {
      scope_back_forward_list_push (self->list, address);
      return;
    }
  if (!self->private && !g_str_equal (address, self->provisional)
      && scope_history_contains (history, self->provisional)
      && !scope_history_is_favourite (history, self->provisional))
    g_ptr_array_unref (scope_history_remove (history, self->provisional));
  scope_back_forward_list_replace (self->list, address);
}

void
scope_entry_navigation_commit (ScopeEntryNavigation *self)
{
  g_autofree char *address = NULL;

  g_return_if_fail (SCOPE_IS_ENTRY_NAVIGATION (self));
  address = scope_entry_navigation_get_iri (self);
  if (*address == '\0')
    return;
  push (self, address);
  g_clear_pointer (&self->provisional, g_free);
  g_clear_handle_id (&self->pause, g_source_remove);
  notify (self);
  if (!self->private && !scope_saved_history_visit (address))
    g_signal_emit (self, too_long_signal, 0);
}

void
scope_entry_navigation_keep_draft (ScopeEntryNavigation *self)
{
  g_autofree char *address = NULL;

  g_return_if_fail (SCOPE_IS_ENTRY_NAVIGATION (self));
  address = scope_entry_navigation_get_iri (self);
  if (*address != '\0')
    scope_back_forward_list_push (self->list, address);
  notify (self);
}

/* Whether there is more to inspect than the beginning of an IRI or a word to search for
 * in the history. */
static gboolean
is_inspectable (ScopeEntryNavigation *self)
{
  const IriReport *report = scope_document_get_report (self->document);
  const IriSpan *span = report->components.span;

  if (!iri_span_is_present (span[IRI_COMPONENT_SCHEME]))
    return iri_bare_host_find (report->text, report->length) != IRI_BARE_HOST_NONE;
  return iri_span_length (span[IRI_COMPONENT_HOST]) > 0
         || iri_span_length (span[IRI_COMPONENT_PATH]) > 0;
}

static void
keep_provisionally (ScopeEntryNavigation *self)
{
  ScopeHistory *history = scope_saved_history_get ();
  g_autofree char *address = scope_entry_navigation_get_iri (self);
  gboolean known = scope_history_contains (history, address);

  push (self, address);
  g_clear_pointer (&self->provisional, g_free);
  if (!self->private)
    scope_saved_history_visit (address);
  if (!known)
    self->provisional = g_steal_pointer (&address);
  notify (self);
}

static gboolean
on_pause (gpointer data)
{
  ScopeEntryNavigation *self = data;

  if (self->composing || scope_document_get_busy (self->document))
    return G_SOURCE_CONTINUE;
  self->pause = 0;
  if (self->entry != NULL && is_inspectable (self))
    keep_provisionally (self);
  return G_SOURCE_REMOVE;
}

static void
wait_for_pause (ScopeEntryNavigation *self)
{
  g_clear_handle_id (&self->pause, g_source_remove);
  self->pause = g_timeout_add (PAUSE_MS, on_pause, self);
}

void
scope_entry_navigation_step (ScopeEntryNavigation *self, int by)
{
  g_return_if_fail (SCOPE_IS_ENTRY_NAVIGATION (self));
  if (!scope_back_forward_list_can_step (self->list, by))
    return;
  if (by < 0)
    scope_entry_navigation_keep_draft (self);
  replace_text (self, scope_back_forward_list_step (self->list, by));
  notify (self);
}

/* Returns FALSE if nothing has changed since the last commit, or nothing was
 * committed. */
static gboolean
revert (ScopeEntryNavigation *self)
{
  g_autofree char *address = scope_entry_navigation_get_iri (self);
  const char *committed = scope_back_forward_list_get_current (self->list);

  if (*committed == '\0' || g_str_equal (address, committed))
    return FALSE;
  replace_text (self, committed);
  g_signal_emit (self, reverted_signal, 0);
  return TRUE;
}

static void
on_chosen (ScopeEntryNavigation *self, const char *address)
{
  replace_text (self, address);
  scope_entry_navigation_commit (self);
}

/* The popover is a descendant of the entry. */
static void
on_focus (ScopeEntryNavigation *self, GParamSpec *pspec, GtkRoot *root)
{
  GtkWidget *focus = gtk_root_get_focus (root);

  if (self->completion != NULL
      && (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->entry))))
    gtk_popover_popdown (GTK_POPOVER (self->completion));
}

static void
ensure_completion (ScopeEntryNavigation *self)
{
  GtkWidget *entry = GTK_WIDGET (self->entry);

  if (self->completion != NULL)
    return;
  self->completion = scope_completion_new ();
  gtk_widget_set_parent (GTK_WIDGET (self->completion), entry);
  g_signal_connect_object (self->completion, "chosen", G_CALLBACK (on_chosen), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_root (entry), "notify::focus-widget",
                           G_CALLBACK (on_focus), self, G_CONNECT_SWAPPED);
}

static void
complete (ScopeEntryNavigation *self, gboolean opens)
{
  g_autofree char *address = scope_entry_navigation_get_iri (self);

  scope_completion_find (self->completion, address, opens);
}

/* Typing in the middle of the text is a correction and needs no completion. */
static void
on_typed (ScopeEntryNavigation *self)
{
  const char *text = scope_document_get_text (self->document);
  int at = gtk_editable_get_position (GTK_EDITABLE (self->entry));

  if (strlen (text) > SCOPE_HISTORY_MAX_TEXT || at != g_utf8_strlen (text, -1))
    return;
  ensure_completion (self);
  complete (self, TRUE);
}

/* A text that was not typed counts as committed. */
static void
on_text (ScopeEntryNavigation *self)
{
  GtkEditable *text = self->entry != NULL
                          ? gtk_editable_get_delegate (GTK_EDITABLE (self->entry))
                          : NULL;

  if (text == NULL || !gtk_widget_has_focus (GTK_WIDGET (text)))
    scope_entry_navigation_keep_draft (self);
  wait_for_pause (self);
  if (self->completion != NULL)
    complete (self, FALSE);
}

static void
on_activate (ScopeEntryNavigation *self)
{
  if (self->completion != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->completion));
  scope_entry_navigation_commit (self);
}

static void
on_preedit (ScopeEntryNavigation *self, const char *preedit)
{
  self->composing = *preedit != '\0';
}

/* Before the entry, which does not pass keys on to its popover. Keys of an input
 * method are left to it. */
static gboolean
on_key (ScopeEntryNavigation *self, guint key, guint code, GdkModifierType state)
{
  GtkEditable *text;

  state &= gtk_accelerator_get_default_mod_mask ();
  if (self->composing || state != 0)
    return FALSE;
  text = gtk_editable_get_delegate (GTK_EDITABLE (self->entry));
  if (!gtk_widget_is_focus (GTK_WIDGET (text)))
    return FALSE;
  if (self->completion != NULL && scope_completion_press (self->completion, key))
    return TRUE;
  return key == GDK_KEY_Escape && revert (self);
}

/* The entry or this may be disposed of first when the window closes. */
static void
on_destroy (ScopeEntryNavigation *self)
{
  if (self->completion != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->completion));
  self->completion = NULL;
  self->entry = NULL;
}

static void
connect_entry (ScopeEntryNavigation *self)
{
  GtkWidget *entry = GTK_WIDGET (self->entry);
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (entry));
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (entry, keys);
  g_signal_connect_object (entry, "typed", G_CALLBACK (on_typed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "destroy", G_CALLBACK (on_destroy), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (text, "preedit-changed", G_CALLBACK (on_preedit), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "activate", G_CALLBACK (on_activate), self,
                           G_CONNECT_SWAPPED);
}

static void
scope_entry_navigation_get_property (GObject *object,
                                     guint id,
                                     GValue *value,
                                     GParamSpec *pspec)
{
  ScopeEntryNavigation *self = SCOPE_ENTRY_NAVIGATION (object);

  switch (id)
    {
    case PROP_ENTRY:
      g_value_set_object (value, self->entry);
      break;
    case PROP_DOCUMENT:
      g_value_set_object (value, self->document);
      break;
    case PROP_PRIVATE:
      g_value_set_boolean (value, self->private);
      break;
    case PROP_CAN_GO_BACK:
      g_value_set_boolean (value, scope_back_forward_list_can_step (self->list, -1));
      break;
    case PROP_CAN_GO_FORWARD:
      g_value_set_boolean (value, scope_back_forward_list_can_step (self->list, 1));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
set_private (ScopeEntryNavigation *self, gboolean private)
{
  if (self->private == private)
    return;
  self->private = private;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PRIVATE]);
}

static void
scope_entry_navigation_set_property (GObject *object,
                                     guint id,
                                     const GValue *value,
                                     GParamSpec *pspec)
{
  ScopeEntryNavigation *self = SCOPE_ENTRY_NAVIGATION (object);

  switch (id)
    {
    case PROP_ENTRY:
      self->entry = g_value_get_object (value);
      connect_entry (self);
      break;
    case PROP_DOCUMENT:
      self->document = g_value_dup_object (value);
      g_signal_connect_object (self->document, "notify::text", G_CALLBACK (on_text),
                               self, G_CONNECT_SWAPPED);
      break;
    case PROP_PRIVATE:
      set_private (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
scope_entry_navigation_dispose (GObject *object)
{
  on_destroy (SCOPE_ENTRY_NAVIGATION (object));
  G_OBJECT_CLASS (scope_entry_navigation_parent_class)->dispose (object);
}

static void
scope_entry_navigation_finalize (GObject *object)
{
  ScopeEntryNavigation *self = SCOPE_ENTRY_NAVIGATION (object);

  g_clear_handle_id (&self->pause, g_source_remove);
  g_clear_object (&self->document);
  g_free (self->provisional);
  scope_back_forward_list_free (self->list);
  G_OBJECT_CLASS (scope_entry_navigation_parent_class)->finalize (object);
}

static void
scope_entry_navigation_class_init (ScopeEntryNavigationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags reads = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags once = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_entry_navigation_get_property;
  object_class->set_property = scope_entry_navigation_set_property;
  object_class->dispose = scope_entry_navigation_dispose;
  object_class->finalize = scope_entry_navigation_finalize;
  props[PROP_ENTRY] = g_param_spec_object ("entry", NULL, NULL, SCOPE_TYPE_ENTRY, once);
  props[PROP_DOCUMENT]
      = g_param_spec_object ("document", NULL, NULL, SCOPE_TYPE_DOCUMENT, once);
  props[PROP_PRIVATE] = g_param_spec_boolean (
      "private", NULL, NULL, FALSE,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_CAN_GO_BACK]
      = g_param_spec_boolean ("can-go-back", NULL, NULL, FALSE, reads);
  props[PROP_CAN_GO_FORWARD]
      = g_param_spec_boolean ("can-go-forward", NULL, NULL, FALSE, reads);
  g_object_class_install_properties (object_class, N_PROPS, props);
  too_long_signal
      = g_signal_new ("too-long", SCOPE_TYPE_ENTRY_NAVIGATION, G_SIGNAL_RUN_LAST, 0,
                      NULL, NULL, NULL, G_TYPE_NONE, 0);
  reverted_signal
      = g_signal_new ("reverted", SCOPE_TYPE_ENTRY_NAVIGATION, G_SIGNAL_RUN_LAST, 0,
                      NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
scope_entry_navigation_init (ScopeEntryNavigation *self)
{
  self->list = scope_back_forward_list_new ();
}
