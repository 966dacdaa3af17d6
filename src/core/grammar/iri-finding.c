/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-finding.h"

const char *
iri_severity_id (IriSeverity severity)
{
  switch (severity)
    {
    case IRI_SEVERITY_ERROR:
      return "error";
    case IRI_SEVERITY_WARNING:
      return "warning";
    case IRI_SEVERITY_NOTE:
      return "note";
    }
  g_return_val_if_reached ("");
}

static gboolean
is_twin (const IriFinding *self)
{
  return self->code == IRI_FINDING_BIDI_TWIN_HOST
         || self->code == IRI_FINDING_BIDI_TWIN;
}

int
iri_finding_compare (gconstpointer a, gconstpointer b)
{
  const IriFinding *left = a, *right = b;
  IriSeverity left_severity = iri_finding_info (left->code)->severity;
  IriSeverity right_severity = iri_finding_info (right->code)->severity;

  if (left_severity != right_severity)
    return left_severity < right_severity ? -1 : 1;
  if (is_twin (left) != is_twin (right))
    return is_twin (left) ? -1 : 1;
  if ((left->component == IRI_COMPONENT_NONE)
      != (right->component == IRI_COMPONENT_NONE))
    return left->component == IRI_COMPONENT_NONE ? 1 : -1;
  if (left->span.begin != right->span.begin)
    return left->span.begin < right->span.begin ? -1 : 1;
  return (int) left->code - (int) right->code;
}
