/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-entry-private.h"

/* To GtkText, writing over a selection is two steps: taking out and putting in.
 * The text between the two, which nobody has seen, is kept in mind by its length
 * and hash, and is stepped over. */

/* More than this is not undone one after another. */
#define MAX_BETWEEN 64

static ScopeBetween
take_text (ScopeEntry *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->text));

  return (ScopeBetween){ strlen (text), g_str_hash (text) };
}

void
scope_entry_keep_between (ScopeEntry *self)
{
  ScopeBetween now = take_text (self);

  if (self->between->len == MAX_BETWEEN)
    g_array_remove_index (self->between, 0);
  g_array_append_val (self->between, now);
}

static gboolean
is_between (ScopeEntry *self)
{
  ScopeBetween now = take_text (self);

  for (guint i = 0; i < self->between->len; i++)
    {
      const ScopeBetween *row = &g_array_index (self->between, ScopeBetween, i);

      if (row->length == now.length && row->hash == now.hash)
        return TRUE;
    }
  return FALSE;
}

void
scope_entry_step (ScopeEntry *self, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self->text), action, NULL);
  if (self->between->len > 0 && is_between (self))
    gtk_widget_activate_action (GTK_WIDGET (self->text), action, NULL);
}

/* The keys are GtkText's own. */
gboolean
scope_entry_step_by_key (ScopeEntry *self, guint key, GdkModifierType state)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
    const char *action;
  } keys[] = {
    { GDK_KEY_z, GDK_CONTROL_MASK, "text.undo" },
    { GDK_KEY_y, GDK_CONTROL_MASK, "text.redo" },
    { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "text.redo" },
  };

  state &= gtk_accelerator_get_default_mod_mask ();
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (gdk_keyval_to_lower (key) == keys[i].key && state == keys[i].modifiers)
      {
        scope_entry_step (self, keys[i].action);
        return TRUE;
      }
  return FALSE;
}
