/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-visits.h"

#include <string.h>

struct _ScopeVisits
{
  GPtrArray *texts;
  gsize bytes;
  guint at;
};

static void
add (ScopeVisits *self, const char *text)
{
  g_ptr_array_add (self->texts, g_strdup (text));
  self->bytes += strlen (text);
}

static void
drop (ScopeVisits *self, guint index)
{
  self->bytes -= strlen (g_ptr_array_index (self->texts, index));
  g_ptr_array_remove_index (self->texts, index);
}

ScopeVisits *
scope_visits_new (void)
{
  ScopeVisits *self = g_new0 (ScopeVisits, 1);

  self->texts = g_ptr_array_new_with_free_func (g_free);
  add (self, "");
  return self;
}

void
scope_visits_free (ScopeVisits *self)
{
  g_ptr_array_unref (self->texts);
  g_free (self);
}

const char *
scope_visits_here (const ScopeVisits *self)
{
  return g_ptr_array_index (self->texts, self->at);
}

void
scope_visits_go (ScopeVisits *self, const char *text)
{
  if (g_str_equal (text, scope_visits_here (self)))
    return;
  while (self->texts->len > self->at + 1)
    drop (self, self->texts->len - 1);
  add (self, text);
  while (self->texts->len > SCOPE_VISITS_MAX
         || (self->bytes > SCOPE_VISITS_MAX_BYTES && self->texts->len > 1))
    drop (self, 0);
  self->at = self->texts->len - 1;
}

gboolean
scope_visits_can_step (const ScopeVisits *self, int by)
{
  return (gint64) self->at + by >= 0
         && (gint64) self->at + by < self->texts->len;
}

const char *
scope_visits_step (ScopeVisits *self, int by)
{
  g_return_val_if_fail (scope_visits_can_step (self, by), NULL);
  self->at = (guint) ((gint64) self->at + by);
  return scope_visits_here (self);
}
