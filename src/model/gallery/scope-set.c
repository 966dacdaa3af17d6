/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-set.h"

struct _ScopeSet
{
  GObject parent_instance;

  char *title;
  char *note;
  GFile *file;            /* (nullable) */
  GPtrArray *entries;     /* ScopeSetEntry */
  ScopeSetEntry *removed; /* (nullable): the last one that was removed */
  guint removed_at;
  gboolean is_gallery;
  gboolean is_modified;
};

G_DEFINE_TYPE (ScopeSet, scope_set, G_TYPE_OBJECT)

static guint changed_signal;

static void
free_entry (gpointer data)
{
  ScopeSetEntry *entry = data;

  g_free (entry->title);
  g_free (entry->text);
  g_free (entry->note);
  g_clear_object (&entry->example);
  g_free (entry);
}

static void
scope_set_finalize (GObject *object)
{
  ScopeSet *self = SCOPE_SET (object);

  g_free (self->title);
  g_free (self->note);
  g_clear_object (&self->file);
  g_ptr_array_unref (self->entries);
  g_clear_pointer (&self->removed, free_entry);
  G_OBJECT_CLASS (scope_set_parent_class)->finalize (object);
}

static void
scope_set_class_init (ScopeSetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scope_set_finalize;
  changed_signal
      = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                      NULL, NULL, G_TYPE_NONE, 0);
}

static void
scope_set_init (ScopeSet *self)
{
  self->title = g_strdup ("");
  self->note = g_strdup ("");
  self->entries = g_ptr_array_new_with_free_func (free_entry);
}

ScopeSet *
scope_set_new (void)
{
  return g_object_new (SCOPE_TYPE_SET, NULL);
}

static void
change (ScopeSet *self)
{
  self->is_modified = TRUE;
  g_signal_emit (self, changed_signal, 0);
}

static ScopeSetEntry *
make_entry (const char *title, const char *text)
{
  ScopeSetEntry *entry = g_new0 (ScopeSetEntry, 1);

  entry->title = g_strdup (title);
  entry->text = g_strdup (text);
  entry->note = g_strdup ("");
  return entry;
}

ScopeSet *
scope_set_new_from_examples (GListModel *examples)
{
  ScopeSet *self = scope_set_new ();

  self->is_gallery = TRUE;
  for (guint i = 0; i < g_list_model_get_n_items (examples); i++)
    {
      ScopeExample *example = g_list_model_get_item (examples, i);
      ScopeSetEntry *entry = make_entry (scope_example_get_title (example),
                                         scope_example_get_text (example));

      entry->example = example;
      g_ptr_array_add (self->entries, entry);
    }
  return self;
}

gboolean
scope_set_is_gallery (ScopeSet *self)
{
  g_return_val_if_fail (SCOPE_IS_SET (self), FALSE);
  return self->is_gallery;
}

const char *
scope_set_get_title (ScopeSet *self)
{
  g_return_val_if_fail (SCOPE_IS_SET (self), NULL);
  return self->title;
}

const char *
scope_set_get_note (ScopeSet *self)
{
  g_return_val_if_fail (SCOPE_IS_SET (self), NULL);
  return self->note;
}

/* Returns whether that changes anything. */
static gboolean
replace (char **text, const char *by)
{
  if (g_str_equal (*text, by))
    return FALSE;
  g_free (*text);
  *text = g_strdup (by);
  return TRUE;
}

void
scope_set_set_title (ScopeSet *self, const char *title)
{
  g_return_if_fail (SCOPE_IS_SET (self));
  if (replace (&self->title, title))
    change (self);
}

void
scope_set_set_own_note (ScopeSet *self, const char *note)
{
  g_return_if_fail (SCOPE_IS_SET (self));
  if (replace (&self->note, note))
    change (self);
}

GFile *
scope_set_get_file (ScopeSet *self)
{
  g_return_val_if_fail (SCOPE_IS_SET (self), NULL);
  return self->file;
}

void
scope_set_set_file (ScopeSet *self, GFile *file)
{
  g_return_if_fail (SCOPE_IS_SET (self));
  g_set_object (&self->file, file);
}

guint
scope_set_count (ScopeSet *self)
{
  g_return_val_if_fail (SCOPE_IS_SET (self), 0);
  return self->entries->len;
}

static ScopeSetEntry *
get_entry (ScopeSet *self, guint position)
{
  return position < self->entries->len ? g_ptr_array_index (self->entries, position)
                                       : NULL;
}

const ScopeSetEntry *
scope_set_get (ScopeSet *self, guint position)
{
  g_return_val_if_fail (SCOPE_IS_SET (self), NULL);
  return get_entry (self, position);
}

void
scope_set_insert (ScopeSet *self, guint position, const char *title, const char *text)
{
  g_return_if_fail (SCOPE_IS_SET (self));
  g_ptr_array_insert (self->entries, (int) MIN (position, self->entries->len),
                      make_entry (title, text));
  change (self);
}

void
scope_set_remove (ScopeSet *self, guint position)
{
  g_return_if_fail (SCOPE_IS_SET (self));
  if (position >= self->entries->len)
    return;
  g_clear_pointer (&self->removed, free_entry);
  self->removed = g_ptr_array_steal_index (self->entries, position);
  self->removed_at = position;
  change (self);
}

guint
scope_set_restore (ScopeSet *self)
{
  g_return_val_if_fail (SCOPE_IS_SET (self), 0);
  if (self->removed == NULL)
    return 0;
  g_ptr_array_insert (self->entries, (int) MIN (self->removed_at, self->entries->len),
                      g_steal_pointer (&self->removed));
  change (self);
  return self->removed_at;
}

void
scope_set_set_note (ScopeSet *self, guint position, const char *note)
{
  ScopeSetEntry *entry;

  g_return_if_fail (SCOPE_IS_SET (self));
  entry = get_entry (self, position);
  if (entry != NULL && replace (&entry->note, note))
    change (self);
}

gboolean
scope_set_is_modified (ScopeSet *self)
{
  g_return_val_if_fail (SCOPE_IS_SET (self), FALSE);
  return self->is_modified;
}

void
scope_set_mark_saved (ScopeSet *self)
{
  g_return_if_fail (SCOPE_IS_SET (self));
  self->is_modified = FALSE;
}
