/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-fix-all.h"

#include "iri-fix.h"

#include <string.h>

static gsize
count_findings (const IriReport *report)
{
  gsize n = 0;

  for (gsize i = 0; i < IRI_N_SEVERITIES; i++)
    n += report->n_found[i];
  return n;
}

/* Fixes that undo each other return to the text they began with. */
static gboolean
is_text_of (const IriReport *report, const char *text, gsize length)
{
  return report->length == length && memcmp (report->text, text, length) == 0;
}

/* Takes @text. */
static void
set_text (ScopeFixAll *self, char *text, gsize length)
{
  g_free (self->text);
  self->text = text;
  self->length = length;
}

/* Fixes what @report lists. Returns the report on the result, or NULL if it is the same
 * text. */
static IriReport *
fix_listed (ScopeFixAll *self, const IriReport *report)
{
  gsize length = 0;
  g_autofree char *text = iri_fix_all (report, &length);

  if (text == NULL || is_text_of (report, text, length))
    return NULL;
  set_text (self, g_steal_pointer (&text), length);
  return iri_report_new (self->text, (gssize) length, &report->options);
}

/* Fixes until there is nothing left to fix or the time is over. Returns whether
 * anything was fixed. */
static gboolean
fix_until (ScopeFixAll *self,
           const IriReport *report,
           gint64 end,
           GCancellable *cancellable)
{
  g_autoptr (IriReport) fixed = fix_listed (self, report);

  if (fixed == NULL)
    return FALSE;
  do
    {
      IriReport *next;

      if (g_cancellable_is_cancelled (cancellable))
        return FALSE;
      next = fix_listed (self, fixed);
      self->complete = next == NULL;
      if (next != NULL)
        {
          iri_report_unref (fixed);
          fixed = next;
        }
    }
  while (!self->complete && g_get_monotonic_time () < end);
  self->n_left = count_findings (fixed);
  return TRUE;
}

ScopeFixAll *
scope_fix_all_new (const IriReport *report, gint64 max_time, GCancellable *cancellable)
{
  gint64 end = g_get_monotonic_time () + max_time;
  ScopeFixAll *self = g_new0 (ScopeFixAll, 1);

  self->n_found = count_findings (report);
  if (fix_until (self, report, end, cancellable))
    return self;
  scope_fix_all_free (self);
  return NULL;
}

void
scope_fix_all_free (ScopeFixAll *self)
{
  g_free (self->text);
  g_free (self);
}
