/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-finding-list.h"

/* IRI_COMPONENT_NONE has a row too. */
#define N_COMPONENTS (IRI_N_COMPONENTS + 1)

/* Counts the findings of one code and component. */
typedef struct
{
  guint32 n_kept;
  guint32 n_left_out;
} Kind;

struct _IriFindingList
{
  GArray *kept; /* of IriFinding */
  Kind *kinds;  /* by code and component; NULL until it is needed */
  gsize n_left_out[IRI_N_SEVERITIES];
};

IriFindingList *
iri_finding_list_new (void)
{
  IriFindingList *self = g_new0 (IriFindingList, 1);

  self->kept = g_array_new (FALSE, FALSE, sizeof (IriFinding));
  return self;
}

static Kind *
kind_of (const IriFindingList *self, const IriFinding *finding)
{
  return &self->kinds[(guint) finding->code * N_COMPONENTS
                      + (guint) finding->component];
}

/* The table is created late because ordinary reports leave nothing out. */
static void
begin_counting (IriFindingList *self)
{
  if (self->kinds != NULL)
    return;
  self->kinds = g_new0 (Kind, IRI_N_FINDINGS * N_COMPONENTS);
  for (guint i = 0; i < self->kept->len; i++)
    kind_of (self, &g_array_index (self->kept, IriFinding, i))->n_kept++;
}

static void
keep (IriFindingList *self, const IriFinding *finding)
{
  g_array_append_vals (self->kept, finding, 1);
  if (self->kinds != NULL)
    kind_of (self, finding)->n_kept++;
}

void
iri_finding_list_add (IriFindingList *self, const IriFinding *finding)
{
  if (self->kept->len < IRI_FINDING_LIST_MAX)
    keep (self, finding);
  else
    iri_finding_list_add_of_many (self, finding);
}

void
iri_finding_list_add_of_many (IriFindingList *self, const IriFinding *finding)
{
  begin_counting (self);
  if (kind_of (self, finding)->n_kept < IRI_FINDING_LIST_MAX_OF_A_KIND)
    keep (self, finding);
  else
    {
      kind_of (self, finding)->n_left_out++;
      self->n_left_out[iri_finding_info (finding->code)->severity]++;
    }
}

gsize
iri_finding_list_count (const IriFindingList *self)
{
  gsize n = self->kept->len;

  for (gsize i = 0; i < IRI_N_SEVERITIES; i++)
    n += self->n_left_out[i];
  return n;
}

guint
iri_finding_list_length (const IriFindingList *self)
{
  return self->kept->len;
}

const IriFinding *
iri_finding_list_get (const IriFindingList *self, guint i)
{
  return &g_array_index (self->kept, IriFinding, i);
}

/* Sets the number of findings left out in the last listed one of each kind. */
static void
set_left_out (IriFindingList *self)
{
  for (guint i = self->kept->len; i-- > 0;)
    {
      IriFinding *finding = &g_array_index (self->kept, IriFinding, i);
      Kind *kind = kind_of (self, finding);

      finding->more = kind->n_left_out;
      kind->n_left_out = 0;
    }
}

static gboolean
left_any_out (const IriFindingList *self)
{
  return iri_finding_list_count (self) > self->kept->len;
}

IriFinding *
iri_finding_list_end (IriFindingList *self,
                      gsize *n_listed,
                      gsize n_found[IRI_N_SEVERITIES])
{
  const IriFinding note = { .code = IRI_FINDING_MORE, .component = IRI_COMPONENT_NONE };
  IriFinding *findings;

  for (gsize i = 0; i < IRI_N_SEVERITIES; i++)
    n_found[i] = self->n_left_out[i];
  for (guint i = 0; i < self->kept->len; i++)
    n_found[iri_finding_info (iri_finding_list_get (self, i)->code)->severity]++;
  g_array_sort (self->kept, iri_finding_compare);
  if (left_any_out (self))
    {
      set_left_out (self);
      g_array_append_val (self->kept, note);
    }
  *n_listed = self->kept->len;
  findings = (IriFinding *) (void *) g_array_free (self->kept, FALSE);
  g_free (self->kinds);
  g_free (self);
  return findings;
}
