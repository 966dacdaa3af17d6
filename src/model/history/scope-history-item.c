/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-history-item.h"

#include <string.h>

struct _ScopeHistoryItem
{
  GObject parent_instance;

  char *text;
  char *folded;
  gint64 inspected;
  gint64 favourite;
};

G_DEFINE_FINAL_TYPE (ScopeHistoryItem, scope_history_item, G_TYPE_OBJECT)

enum
{
  PROP_TEXT = 1,
  PROP_INSPECTED,
  N_PROPS
};

const char *
scope_history_item_get_text (ScopeHistoryItem *self)
{
  g_return_val_if_fail (SCOPE_IS_HISTORY_ITEM (self), NULL);
  return self->text;
}

gint64
scope_history_item_get_inspected (ScopeHistoryItem *self)
{
  g_return_val_if_fail (SCOPE_IS_HISTORY_ITEM (self), 0);
  return self->inspected;
}

gint64
scope_history_item_get_favourite (ScopeHistoryItem *self)
{
  g_return_val_if_fail (SCOPE_IS_HISTORY_ITEM (self), 0);
  return self->favourite;
}

gboolean
scope_history_item_equal (ScopeHistoryItem *a, ScopeHistoryItem *b)
{
  return a->inspected == b->inspected && a->favourite == b->favourite
         && g_str_equal (a->text, b->text);
}

gboolean
scope_history_item_contains (ScopeHistoryItem *self, const char *folded)
{
  g_return_val_if_fail (SCOPE_IS_HISTORY_ITEM (self), FALSE);
  return strstr (self->folded, folded) != NULL;
}

/* The same position in a text and in its folded form. */
typedef struct
{
  const char *at;
  gsize folded; /* in bytes */
} Position;

/* In bytes. g_utf8_casefold() folds each character by itself. */
static gsize
folded_width (const char *character)
{
  g_autofree char *folded = NULL;

  if ((guchar) *character < 0x80)
    return 1;
  folded = g_utf8_casefold (character, g_utf8_next_char (character) - character);
  return strlen (folded);
}

/* Moves to the character that includes the folded offset. */
static void
go_to (Position *self, gsize folded)
{
  gsize width;

  for (; *self->at != '\0'; self->at = g_utf8_next_char (self->at))
    {
      width = folded_width (self->at);
      if (self->folded + width > folded)
        return;
      self->folded += width;
    }
}

GArray *
scope_history_item_find (ScopeHistoryItem *self, const char *folded)
{
  GArray *spans = g_array_new (FALSE, FALSE, sizeof (IriSpan));
  gsize length = strlen (folded);
  Position position = { self->text, 0 };
  const char *match = self->folded;

  for (; length > 0 && (match = strstr (match, folded)) != NULL; match += length)
    {
      gsize begin = (gsize) (match - self->folded);
      IriSpan span;

      go_to (&position, begin);
      span.begin = (gsize) (position.at - self->text);
      go_to (&position, begin + length);
      span.end = (gsize) (position.at - self->text);
      if (position.folded < begin + length)
        span.end += (gsize) g_utf8_skip[(guchar) *position.at];
      if (spans->len > 0
          && g_array_index (spans, IriSpan, spans->len - 1).end > span.begin)
        g_array_index (spans, IriSpan, spans->len - 1).end = span.end;
      else
        g_array_append_val (spans, span);
    }
  return spans;
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
  else
    g_value_set_int64 (value, self->inspected);
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
      object_class, PROP_TEXT, g_param_spec_string ("text", NULL, NULL, NULL, flags));
  g_object_class_install_property (
      object_class, PROP_INSPECTED,
      g_param_spec_int64 ("inspected", NULL, NULL, 0, G_MAXINT64, 0, flags));
}

static void
scope_history_item_init (ScopeHistoryItem *self)
{
}

ScopeHistoryItem *
scope_history_item_new (const char *text, gint64 inspected, gint64 favourite)
{
  ScopeHistoryItem *self = g_object_new (SCOPE_TYPE_HISTORY_ITEM, NULL);

  self->text = g_strdup (text);
  self->folded = g_utf8_casefold (text, -1);
  self->inspected = inspected;
  self->favourite = favourite;
  return self;
}
