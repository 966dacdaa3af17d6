/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-finding-selection.h"

#include "iri-message.h"

#include <glib/gi18n-lib.h>

static gsize
count_shown (const gsize *n_of_code, gsize most)
{
  gsize n = 0;

  for (gsize code = 0; code < IRI_N_FINDINGS; code++)
    n += MIN (n_of_code[code], most);
  return n;
}

/* The number of findings to show of each code: as many as fit, but at least one. */
static gsize
share_room (const IriReport *report, gsize max)
{
  gsize n_of_code[IRI_N_FINDINGS] = { 0 };
  gsize most = max;

  if (report->n_findings <= max)
    return G_MAXSIZE;
  for (gsize i = 0; i < report->n_findings; i++)
    n_of_code[report->findings[i].code]++;
  while (most > 1 && count_shown (n_of_code, most) > max)
    most--;
  return most;
}

GArray *
iri_select_findings (const IriReport *report, gsize max)
{
  GArray *chosen = g_array_new (FALSE, FALSE, sizeof (IriSelectedFinding));
  gsize most = share_room (report, max);
  gsize n_of_code[IRI_N_FINDINGS] = { 0 };
  gsize more[IRI_N_FINDINGS] = { 0 };

  for (gsize i = 0; i < report->n_findings; i++)
    {
      const IriSelectedFinding row = { .finding = &report->findings[i] };
      IriFindingCode code = row.finding->code;

      more[code] += row.finding->more;
      if (n_of_code[code]++ < most)
        g_array_append_val (chosen, row);
      else
        more[code]++;
    }
  for (guint i = chosen->len; i-- > 0;)
    {
      IriSelectedFinding *row = &g_array_index (chosen, IriSelectedFinding, i);

      row->more = more[row->finding->code];
      more[row->finding->code] = 0;
    }
  return chosen;
}

gboolean
iri_findings_are_equal (const IriReport *report,
                        const IriFinding *a,
                        const IriFinding *b)
{
  g_autofree char *message = NULL, *other = NULL;

  if (a->code != b->code || g_strcmp0 (a->detail, b->detail) != 0
      || g_strcmp0 (a->quote, b->quote) != 0)
    return FALSE;
  message = iri_finding_message (a, report->text, report->length);
  other = iri_finding_message (b, report->text, report->length);
  return g_str_equal (message, other);
}

char *
iri_message_add_more (char *message, gsize more)
{
  g_autofree char *owned = message;

  if (more == 0)
    return g_steal_pointer (&owned);
  /* Translators: a finding, and how many more of the same kind there are. */
  return g_strdup_printf (
      /* Translators: the message of a finding, and how many findings of the same
       * kind there are. */
      g_dngettext (GETTEXT_PACKAGE, "%s (and %lu more)", "%s (and %lu more)",
                   (gulong) more),
      owned, (gulong) more);
}

char *
iri_selected_finding_message (const IriSelectedFinding *self, const IriReport *report)
{
  return iri_message_add_more (
      iri_finding_message (self->finding, report->text, report->length), self->more);
}
