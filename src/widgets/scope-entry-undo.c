/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-entry-private.h"

/* GtkText undoes a replacement in two steps, deletion and insertion (GTK 4.8.3). The
 * text between them, which was never visible, is remembered by its length and hash, and
 * skipped when it is reached from either side; reached otherwise, it is an ordinary
 * text, for instance after everything was deleted. */

/* Limit of remembered replacements. */
#define MAX_REPLACED 64

ScopeTextFingerprint
scope_entry_fingerprint (ScopeEntry *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->text));

  return (ScopeTextFingerprint){ strlen (text), g_str_hash (text) };
}

void
scope_entry_record_replacement (ScopeEntry *self, const ScopeReplacement *replaced)
{
  if (self->replaced->len == MAX_REPLACED)
    g_array_remove_index (self->replaced, 0);
  g_array_append_val (self->replaced, *replaced);
}

static gboolean
is_same (ScopeTextFingerprint a, ScopeTextFingerprint b)
{
  return a.length == b.length && a.hash == b.hash;
}

/* Returns whether an undo step from @from stopped inside a replacement. */
static gboolean
is_between (ScopeEntry *self, ScopeTextFingerprint from)
{
  ScopeTextFingerprint now = scope_entry_fingerprint (self);

  for (guint i = 0; i < self->replaced->len; i++)
    {
      const ScopeReplacement *row
          = &g_array_index (self->replaced, ScopeReplacement, i);

      if (is_same (row->between, now)
          && (is_same (row->before, from) || is_same (row->after, from)))
        return TRUE;
    }
  return FALSE;
}

void
scope_entry_run_undo (ScopeEntry *self, const char *action)
{
  ScopeTextFingerprint from = scope_entry_fingerprint (self);

  gtk_widget_activate_action (GTK_WIDGET (self->text), action, NULL);
  if (self->replaced->len > 0 && is_between (self, from))
    gtk_widget_activate_action (GTK_WIDGET (self->text), action, NULL);
}

/* Handles the same keys as GtkText. */
gboolean
scope_entry_undo_by_key (ScopeEntry *self, guint key, GdkModifierType state)
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
        scope_entry_run_undo (self, keys[i].action);
        return TRUE;
      }
  return FALSE;
}
