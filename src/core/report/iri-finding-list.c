/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-finding-list.h"

#include "iri-span-set.h"

/* IRI_COMPONENT_NONE has a row too. */
#define N_COMPONENTS (IRI_N_COMPONENTS + 1)
#define N_KINDS (IRI_N_FINDINGS * N_COMPONENTS)

/* Counts the findings of one code and component. */
typedef struct
{
  guint32 n_kept;
  guint32 n_left_out;
  IriSpanSet *left_out; /* where they are, or NULL */
} Kind;

struct _IriFindingList
{
  GArray *kept; /* of IriFinding; NULL until there is one, as in most reports */
  Kind *kinds;  /* by code and component; NULL until it is needed */
  gsize n_left_out[IRI_N_SEVERITIES];
};

IriFindingList *
iri_finding_list_new (void)
{
  return g_new0 (IriFindingList, 1);
}

static guint
count_kept (const IriFindingList *self)
{
  return self->kept != NULL ? self->kept->len : 0;
}

static Kind *
kind_of (const IriFindingList *self, const IriFinding *finding)
{
  return &self->kinds[(guint) finding->code * N_COMPONENTS
                      + (guint) finding->component];
}

/* The table is created late because it is large and ordinary reports leave nothing
 * out. */
static void
begin_counting (IriFindingList *self)
{
  if (self->kinds != NULL)
    return;
  self->kinds = g_new0 (Kind, N_KINDS);
  for (guint i = 0; i < count_kept (self); i++)
    kind_of (self, &g_array_index (self->kept, IriFinding, i))->n_kept++;
}

static IriFinding *
keep (IriFindingList *self, const IriFinding *finding)
{
  if (self->kept == NULL)
    self->kept = g_array_new (FALSE, FALSE, sizeof (IriFinding));
  g_array_append_vals (self->kept, finding, 1);
  if (self->kinds != NULL)
    kind_of (self, finding)->n_kept++;
  return &g_array_index (self->kept, IriFinding, self->kept->len - 1);
}

IriFinding *
iri_finding_list_add (IriFindingList *self, const IriFinding *finding)
{
  if (count_kept (self) < IRI_FINDING_LIST_MAX)
    return keep (self, finding);
  return iri_finding_list_add_limited (self, finding);
}

static void
leave_out (IriFindingList *self, const IriFinding *finding)
{
  Kind *kind = kind_of (self, finding);

  if (kind->left_out == NULL)
    kind->left_out = iri_span_set_new ();
  iri_span_set_add (kind->left_out, finding->span);
  kind->n_left_out++;
  self->n_left_out[iri_finding_info (finding->code)->severity]++;
}

IriFinding *
iri_finding_list_add_limited (IriFindingList *self, const IriFinding *finding)
{
  if (count_kept (self) < IRI_FINDING_LIST_MAX_OF_A_KIND)
    return keep (self, finding);
  begin_counting (self);
  if (kind_of (self, finding)->n_kept < IRI_FINDING_LIST_MAX_OF_A_KIND)
    return keep (self, finding);
  leave_out (self, finding);
  return NULL;
}

gsize
iri_finding_list_count (const IriFindingList *self)
{
  gsize n = count_kept (self);

  for (gsize i = 0; i < IRI_N_SEVERITIES; i++)
    n += self->n_left_out[i];
  return n;
}

static gboolean
has_kept (const IriFindingList *self,
          IriFindingMatch match,
          gconstpointer data,
          gsize begin,
          gsize end)
{
  for (guint i = 0; i < count_kept (self); i++)
    {
      const IriFinding *finding = &g_array_index (self->kept, IriFinding, i);

      if (finding->span.begin <= end && finding->span.end >= begin
          && match (finding->code, finding->component, data))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_left_out (const IriFindingList *self,
              IriFindingMatch match,
              gconstpointer data,
              gsize begin,
              gsize end)
{
  for (guint i = 0; self->kinds != NULL && i < N_KINDS; i++)
    if (self->kinds[i].left_out != NULL
        && match ((IriFindingCode) (i / N_COMPONENTS),
                  (IriComponent) (i % N_COMPONENTS), data)
        && iri_span_set_touches (self->kinds[i].left_out, begin, end))
      return TRUE;
  return FALSE;
}

gboolean
iri_finding_list_has (const IriFindingList *self,
                      IriFindingMatch match,
                      gconstpointer data,
                      gsize begin,
                      gsize end)
{
  return has_kept (self, match, data, begin, end)
         || has_left_out (self, match, data, begin, end);
}

/* Sets the number of findings left out in the last listed one of each kind. */
static void
set_left_out (IriFindingList *self)
{
  for (guint i = count_kept (self); i-- > 0;)
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
  return iri_finding_list_count (self) > count_kept (self);
}

IriFinding *
iri_finding_list_finish (IriFindingList *self,
                         gsize *n_listed,
                         gsize n_found[IRI_N_SEVERITIES])
{
  const IriFinding note = { .code = IRI_FINDING_MORE, .component = IRI_COMPONENT_NONE };
  IriFinding *findings = NULL;

  for (gsize i = 0; i < IRI_N_SEVERITIES; i++)
    n_found[i] = self->n_left_out[i];
  for (guint i = 0; i < count_kept (self); i++)
    n_found[iri_finding_info (g_array_index (self->kept, IriFinding, i).code)
                ->severity]++;
  if (self->kept != NULL)
    g_array_sort (self->kept, iri_finding_compare);
  if (left_any_out (self))
    {
      set_left_out (self);
      g_array_append_val (self->kept, note);
    }
  *n_listed = count_kept (self);
  if (self->kept != NULL)
    findings = (IriFinding *) (void *) g_array_free (self->kept, FALSE);
  for (guint i = 0; self->kinds != NULL && i < N_KINDS; i++)
    g_clear_pointer (&self->kinds[i].left_out, iri_span_set_free);
  g_free (self->kinds);
  g_free (self);
  return findings;
}
