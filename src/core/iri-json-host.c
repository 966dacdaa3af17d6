/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-json-private.h"

#include "iri-icu.h"
#include "iri-refusal.h"

static void
append_label (GString *out, const IriLabel *label)
{
  g_string_append_c (out, '{');
  iri_json_pair (out, "unicode", label->unicode);
  iri_json_pair (out, "ascii", label->ascii);
  iri_json_pair (out, "error", label->error);
  g_string_append_c (out, '}');
}

void
iri_json_host (GString *out, const IriHost *host)
{
  iri_json_key (out, "host");
  if (host == NULL)
    {
      g_string_append (out, "null");
      return;
    }
  g_string_append_c (out, '{');
  iri_json_pair (out, "kind", iri_host_kind_id (host->kind));
  iri_json_pair (out, "ascii", host->ascii);
  iri_json_pair (out, "unicode", host->unicode);
  iri_json_pair (out, "registrable", host->registrable);
  iri_json_pair (out, "public_suffix", host->public_suffix);
  iri_json_key (out, "labels");
  g_string_append_c (out, '[');
  for (gsize i = 0; i < host->n_labels; i++)
    {
      if (i > 0)
        g_string_append_c (out, ',');
      append_label (out, &host->labels[i]);
    }
  g_string_append (out, "]}");
}

static void
append_flavour (GString *out, const IriHost *host)
{
  const char *separator = "";

  iri_json_key (out, iri_idna_id (host->idna));
  g_string_append_c (out, '{');
  iri_json_pair (out, "ascii", host->ascii);
  iri_json_pair (out, "unicode", host->unicode);
  iri_json_key (out, "errors");
  g_string_append_c (out, '[');
  for (gsize i = 0; i < host->n_labels; i++)
    if (host->labels[i].error != NULL)
      {
        g_string_append (out, separator);
        iri_json_string_or_null (out, host->labels[i].error);
        separator = ",";
      }
  g_string_append (out, "]}");
}

void
iri_json_append_flavours (GString *out,
                          const char *input,
                          gsize length,
                          const IriHost *host,
                          IriHost *const *flavours,
                          gsize n_flavours)
{
  g_string_append (out, "{\"input\":");
  iri_json_append_string (out, input, length);
  iri_json_host (out, host);
  iri_json_key (out, "flavours");
  g_string_append_c (out, '{');
  for (gsize i = 0; i < n_flavours; i++)
    append_flavour (out, flavours[i]);
  g_string_append (out, "}}");
}
