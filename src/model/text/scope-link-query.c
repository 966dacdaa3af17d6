/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-link-query.h"

#include <glib/gi18n.h>
#include <string.h>

/* Rows between two checks for cancellation, which are not free. */
#define ROWS_PER_CHECK 1024

const ScopeLinkLevels scope_link_levels[SCOPE_N_LINK_LEVELS] = {
  { N_ ("All Verdicts"), SCOPE_LINK_QUERY_ALL_LEVELS },
  { N_ ("Errors"), 1u << IRI_VERDICT_LEVEL_ERROR },
  { N_ ("Warnings"), 1u << IRI_VERDICT_LEVEL_WARNING },
  { N_ ("Notes"), 1u << IRI_VERDICT_LEVEL_NOTE },
  { N_ ("Valid"), 1u << IRI_VERDICT_LEVEL_GOOD },
};

typedef struct
{
  const ScopeLink *link;
  guint64 rank; /* for sorting by number */
  guint32 index;
} Row;

typedef struct
{
  const ScopeLinkQuery *query;
  GCancellable *cancellable;
} Sort;

const char *
scope_link_sort_id (ScopeLinkSort by)
{
  switch (by)
    {
    case SCOPE_LINK_SORT_POSITION:
      return "position";
    case SCOPE_LINK_SORT_TEXT:
      return "link";
    case SCOPE_LINK_SORT_VERDICT:
      return "verdict";
    case SCOPE_LINK_SORT_DOMAIN:
      return "domain";
    case SCOPE_LINK_SORT_FINDINGS:
      return "findings";
    }
  g_return_val_if_reached ("");
}

static gboolean
has_text (const ScopeLinkQuery *self)
{
  return self->text != NULL && *self->text != '\0';
}

char *
scope_link_query_describe (const ScopeLinkQuery *self)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  if (self->deceptive)
    g_ptr_array_add (words, g_strdup (_ ("Deceptive")));
  for (gsize i = 1; i < SCOPE_N_LINK_LEVELS; i++)
    if (scope_link_levels[i].levels == self->levels)
      g_ptr_array_add (words, g_strdup (_ (scope_link_levels[i].name)));
  if (has_text (self))
    g_ptr_array_add (words, g_strdup_printf ("\u2068%s\u2069", self->text));
  if (words->len == 0)
    return NULL;
  g_ptr_array_add (words, NULL);
  return g_strjoinv (" · ", (char **) words->pdata);
}

gboolean
scope_link_query_is_plain (const ScopeLinkQuery *self)
{
  return !has_text (self) && self->levels == SCOPE_LINK_QUERY_ALL_LEVELS
         && !self->deceptive && self->by == SCOPE_LINK_SORT_POSITION && !self->back
         && !self->grouped;
}

gboolean
scope_link_query_equal (const ScopeLinkQuery *a, const ScopeLinkQuery *b)
{
  return g_strcmp0 (a->text, b->text) == 0 && a->levels == b->levels
         && a->deceptive == b->deceptive && a->by == b->by && a->back == b->back
         && a->grouped == b->grouped;
}

/* Whether @text contains the case-folded string @folded, which is US-ASCII.
 * strcasestr() does not find "i" in "I" in a Turkish locale. */
static gboolean
contains_ascii (const char *text, const char *folded)
{
  const char first[] = { folded[0], g_ascii_toupper (folded[0]), '\0' };
  gsize length = strlen (folded);

  for (text = strpbrk (text, first); text != NULL; text = strpbrk (text + 1, first))
    if (g_ascii_strncasecmp (text, folded, length) == 0)
      return TRUE;
  return FALSE;
}

/* Whether @text contains the case-folded string @folded. If that is @ascii, there
 * is no need to fold @text. */
static gboolean
contains (const char *text, const char *folded, gboolean ascii)
{
  g_autofree char *other = NULL;

  if (text == NULL)
    return FALSE;
  if (ascii)
    return contains_ascii (text, folded);
  other = g_utf8_casefold (text, -1);
  return strstr (other, folded) != NULL;
}

static gboolean
is_shown (const ScopeLinkQuery *self,
          const ScopeLink *link,
          const char *folded,
          gboolean ascii)
{
  if ((self->levels & (1u << link->level)) == 0 || (self->deceptive && !link->deceives))
    return FALSE;
  return folded == NULL || contains (link->text, folded, ascii)
         || contains (link->domain, folded, ascii)
         || contains (link->title, folded, ascii);
}

static guint64
rank_of (const ScopeLink *link, ScopeLinkSort by)
{
  guint64 n = 0;

  switch (by)
    {
    case SCOPE_LINK_SORT_VERDICT:
      return 2 * (guint64) (IRI_VERDICT_LEVEL_ERROR - link->level)
             + (link->deceives ? 0 : 1);
    case SCOPE_LINK_SORT_FINDINGS:
      for (gsize i = 0; i < G_N_ELEMENTS (link->n_findings); i++)
        n += link->n_findings[i];
      return G_MAXUINT64 - n;
    case SCOPE_LINK_SORT_POSITION:
    case SCOPE_LINK_SORT_TEXT:
    case SCOPE_LINK_SORT_DOMAIN:
      return 0;
    }
  return 0;
}

/* Domains and IRIs are identifiers, so their order is the same in every locale. */
static int
compare_domains (const char *a, const char *b)
{
  if (a == NULL || b == NULL)
    return (a == NULL) - (b == NULL);
  return strcmp (a, b);
}

static int
compare_numbers (guint64 a, guint64 b)
{
  return a < b ? -1 : a > b;
}

static int
compare_rows (gconstpointer a, gconstpointer b, gpointer data)
{
  const Row *left = a, *right = b;
  const Sort *sort = data;
  int order = 0;

  if (g_cancellable_is_cancelled (sort->cancellable))
    return 0;
  if (sort->query->grouped)
    order = compare_domains (left->link->domain, right->link->domain);
  if (order != 0)
    return order;
  switch (sort->query->by)
    {
    case SCOPE_LINK_SORT_POSITION:
      order = compare_numbers (left->index, right->index);
      break;
    case SCOPE_LINK_SORT_TEXT:
      order = strcmp (left->link->text, right->link->text);
      break;
    case SCOPE_LINK_SORT_DOMAIN:
      order = compare_domains (left->link->domain, right->link->domain);
      break;
    case SCOPE_LINK_SORT_VERDICT:
    case SCOPE_LINK_SORT_FINDINGS:
      order = compare_numbers (left->rank, right->rank);
      break;
    }
  if (order == 0)
    return compare_numbers (left->index, right->index);
  return sort->query->back ? -order : order;
}

static GArray *
filter (const ScopeLinkQuery *self, GPtrArray *batches, GCancellable *cancellable)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (Row));
  g_autofree char *folded = has_text (self) ? g_utf8_casefold (self->text, -1) : NULL;
  gboolean ascii = folded != NULL && g_str_is_ascii (folded);
  guint32 index = 0;

  for (guint i = 0; i < batches->len; i++)
    {
      const ScopeLinkBatch *batch = g_ptr_array_index (batches, i);

      for (guint j = 0; j < batch->links->len; j++, index++)
        {
          Row row = { &g_array_index (batch->links, ScopeLink, j), 0, index };

          if (index % ROWS_PER_CHECK == 0 && g_cancellable_is_cancelled (cancellable))
            return rows;
          if (!is_shown (self, row.link, folded, ascii))
            continue;
          row.rank = rank_of (row.link, self->by);
          g_array_append_val (rows, row);
        }
    }
  return rows;
}

GArray *
scope_link_query_run (const ScopeLinkQuery *self,
                      GPtrArray *batches,
                      GCancellable *cancellable)
{
  g_autoptr (GArray) rows = filter (self, batches, cancellable);
  GArray *order = NULL;
  Sort sort = { self, cancellable };

  if (self->by != SCOPE_LINK_SORT_POSITION || self->back || self->grouped)
    g_array_sort_with_data (rows, compare_rows, &sort);
  if (!g_cancellable_is_cancelled (cancellable))
    {
      order = g_array_sized_new (FALSE, FALSE, sizeof (guint32), rows->len);
      for (guint i = 0; i < rows->len; i++)
        g_array_append_val (order, g_array_index (rows, Row, i).index);
    }
  return order;
}
