/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-back-forward-list.h"

#include <string.h>

struct _ScopeBackForwardList
{
  GPtrArray *texts;
  gsize bytes;
  guint at;
};

static void
add (ScopeBackForwardList *self, const char *text)
{
  g_ptr_array_add (self->texts, g_strdup (text));
  self->bytes += strlen (text);
}

static void
drop (ScopeBackForwardList *self, guint index)
{
  self->bytes -= strlen (g_ptr_array_index (self->texts, index));
  g_ptr_array_remove_index (self->texts, index);
}

ScopeBackForwardList *
scope_back_forward_list_new (void)
{
  ScopeBackForwardList *self = g_new0 (ScopeBackForwardList, 1);

  self->texts = g_ptr_array_new_with_free_func (g_free);
  add (self, "");
  return self;
}

void
scope_back_forward_list_free (ScopeBackForwardList *self)
{
  g_ptr_array_unref (self->texts);
  g_free (self);
}

const char *
scope_back_forward_list_get_current (const ScopeBackForwardList *self)
{
  return g_ptr_array_index (self->texts, self->at);
}

void
scope_back_forward_list_push (ScopeBackForwardList *self, const char *text)
{
  if (g_str_equal (text, scope_back_forward_list_get_current (self)))
    return;
  while (self->texts->len > self->at + 1)
    drop (self, self->texts->len - 1);
  add (self, text);
  while (self->texts->len > SCOPE_BACK_FORWARD_LIST_MAX
         || (self->bytes > SCOPE_BACK_FORWARD_LIST_MAX_BYTES && self->texts->len > 1))
    drop (self, 0);
  self->at = self->texts->len - 1;
}

void
scope_back_forward_list_replace (ScopeBackForwardList *self, const char *text)
{
  char **current = (char **) &g_ptr_array_index (self->texts, self->at);

  self->bytes = self->bytes - strlen (*current) + strlen (text);
  g_free (*current);
  *current = g_strdup (text);
}

gboolean
scope_back_forward_list_can_step (const ScopeBackForwardList *self, int by)
{
  return (gint64) self->at + by >= 0 && (gint64) self->at + by < self->texts->len;
}

const char *
scope_back_forward_list_step (ScopeBackForwardList *self, int by)
{
  g_return_val_if_fail (scope_back_forward_list_can_step (self, by), NULL);
  self->at = (guint) ((gint64) self->at + by);
  return scope_back_forward_list_get_current (self);
}
