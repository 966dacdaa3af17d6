/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-link-item.h"

#include "iri-isolate.h"
#include "iri-number.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ScopeLinkItem
{
  ScopeRow parent_instance;

  guint64 level;
  char *position;
  char *text;
  char *title;
  char *domain;
  char *group;
  char *findings;
  char *details;
  char *summary;
};

G_DEFINE_TYPE (ScopeLinkItem, scope_link_item, SCOPE_TYPE_ROW)

static void
scope_link_item_class_init (ScopeLinkItemClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_NUMBER_PROPERTY (ScopeLinkItem, "level", level),
    SCOPE_STRING_PROPERTY (ScopeLinkItem, "position", position),
    SCOPE_STRING_PROPERTY (ScopeLinkItem, "text", text),
    SCOPE_STRING_PROPERTY (ScopeLinkItem, "title", title),
    SCOPE_STRING_PROPERTY (ScopeLinkItem, "domain", domain),
    SCOPE_STRING_PROPERTY (ScopeLinkItem, "group", group),
    SCOPE_STRING_PROPERTY (ScopeLinkItem, "findings", findings),
    SCOPE_STRING_PROPERTY (ScopeLinkItem, "details", details),
    SCOPE_STRING_PROPERTY (ScopeLinkItem, "summary", summary),
  };

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_link_item_init (ScopeLinkItem *self)
{
}

static char *
cut (const ScopeLink *link)
{
  const char *end = link->text;
  gsize n = 0;

  while (*end != '\0' && n++ < SCOPE_LINK_ITEM_MAX_CHARS)
    end = g_utf8_next_char (end);
  return g_strdup_printf ("%.*s%s", (int) (end - link->text), link->text,
                          *end != '\0' ? "…" : "");
}

static guint64
count (const ScopeLink *link)
{
  guint64 n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (link->n_findings); i++)
    n += link->n_findings[i];
  return n;
}

static char *
summarize (const ScopeLinkItem *self, const ScopeLink *link)
{
  gulong n = (gulong) count (link);
  g_autofree char *findings
      /* Translators: %lu is the number of findings about a link. */
      = g_strdup_printf (ngettext ("%lu finding", "%lu findings", n), n);
  g_autofree char *text
      = iri_isolate_part (self->text, (IriSpan){ 0, strlen (self->text) });
  g_autofree char *grouped
      = self->group != NULL ? g_strdup_printf ("%s. %s", self->group, text) : NULL;

  /* Translators: a row of a table, for screen readers: a link, the verdict on
   * it, the number of findings, and its line and column. */
  return g_strdup_printf (_ ("%s. %s. %s. Line %lu, column %u"),
                          grouped != NULL ? grouped : text, self->title, findings,
                          (gulong) link->line, link->column);
}

static char *
name_group (const char *domain, guint n)
{
  g_autofree char *number = iri_number (n);
  g_autofree char *isolated
      = iri_isolate_host (domain, (IriSpan){ 0, strlen (domain) });

  /* Translators: a domain and the number of links that go there. */
  return g_strdup_printf (_ ("%s (%s)"), isolated, number);
}

ScopeLinkItem *
scope_link_item_new (const ScopeLink *link, guint key, guint n_in_group)
{
  ScopeLinkItem *self = g_object_new (SCOPE_TYPE_LINK_ITEM, NULL);

  SCOPE_ROW (self)->key = key;
  self->level = link->level;
  self->position
      = g_strdup_printf ("%" G_GUINT64_FORMAT ":%u", link->line, link->column);
  self->text = cut (link);
  self->title = g_strdup (link->title);
  self->domain = g_strdup (link->domain);
  if (n_in_group > 0)
    self->group = name_group (link->domain, n_in_group);
  self->findings = g_strdup_printf ("%" G_GUINT64_FORMAT, count (link));
  /* Translators: below a link that was found in a text: line and column, and
   * the verdict. */
  self->details = g_strdup_printf (_ ("%s · %s"), self->position, self->title);
  self->summary = summarize (self, link);
  return self;
}
