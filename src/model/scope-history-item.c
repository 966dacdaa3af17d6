/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-history-item.h"

#include <string.h>

struct _ScopeHistoryItem
{
  GObject parent_instance;

  char *text;
  char *folded;
  gint64 visited;
  gint64 starred;
};

G_DEFINE_FINAL_TYPE (ScopeHistoryItem, scope_history_item, G_TYPE_OBJECT)

enum
{
  PROP_TEXT = 1,
  PROP_VISITED,
  PROP_FAVOURITE,
  N_PROPS
};

const char *
scope_history_item_get_text (ScopeHistoryItem *self)
{
  g_return_val_if_fail (SCOPE_IS_HISTORY_ITEM (self), NULL);
  return self->text;
}

gint64
scope_history_item_get_visited (ScopeHistoryItem *self)
{
  g_return_val_if_fail (SCOPE_IS_HISTORY_ITEM (self), 0);
  return self->visited;
}

gint64
scope_history_item_get_starred (ScopeHistoryItem *self)
{
  g_return_val_if_fail (SCOPE_IS_HISTORY_ITEM (self), 0);
  return self->starred;
}

gboolean
scope_history_item_equal (ScopeHistoryItem *a, ScopeHistoryItem *b)
{
  return a->visited == b->visited && a->starred == b->starred
         && g_str_equal (a->text, b->text);
}

gboolean
scope_history_item_has (ScopeHistoryItem *self, const char *folded)
{
  g_return_val_if_fail (SCOPE_IS_HISTORY_ITEM (self), FALSE);
  return strstr (self->folded, folded) != NULL;
}

static void
scope_history_item_get_property (GObject *object,
                                 guint id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  ScopeHistoryItem *self = SCOPE_HISTORY_ITEM (object);

  if (id == PROP_TEXT)
    g_value_set_string (value, self->text);
  else if (id == PROP_VISITED)
    g_value_set_int64 (value, self->visited);
  else
    g_value_set_boolean (value, self->starred != 0);
}

static void
scope_history_item_finalize (GObject *object)
{
  ScopeHistoryItem *self = SCOPE_HISTORY_ITEM (object);

  g_free (self->text);
  g_free (self->folded);
  G_OBJECT_CLASS (scope_history_item_parent_class)->finalize (object);
}

static void
scope_history_item_class_init (ScopeHistoryItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_history_item_get_property;
  object_class->finalize = scope_history_item_finalize;
  g_object_class_install_property (
      object_class, PROP_TEXT,
      g_param_spec_string ("text", NULL, NULL, NULL, flags));
  g_object_class_install_property (
      object_class, PROP_VISITED,
      g_param_spec_int64 ("visited", NULL, NULL, 0, G_MAXINT64, 0, flags));
  g_object_class_install_property (
      object_class, PROP_FAVOURITE,
      g_param_spec_boolean ("favourite", NULL, NULL, FALSE, flags));
}

static void
scope_history_item_init (ScopeHistoryItem *self)
{
}

ScopeHistoryItem *
scope_history_item_new (const char *text, gint64 visited, gint64 starred)
{
  ScopeHistoryItem *self = g_object_new (SCOPE_TYPE_HISTORY_ITEM, NULL);

  self->text = g_strdup (text);
  self->folded = g_utf8_casefold (text, -1);
  self->visited = visited;
  self->starred = starred;
  return self;
}
