/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-json-private.h"

static void
append_span (GString *out, IriSpan span)
{
  iri_json_size (out, "begin", span.begin);
  iri_json_size (out, "end", span.end);
}

static void
append_address (GString *out, const IriMailAddress *address)
{
  g_autofree char *ascii = iri_mail_address_ascii (address);
  char *unicode = iri_mail_address_unicode (address);

  g_string_append_c (out, '{');
  iri_json_pair (out, "kind", iri_mail_kind_id (address->kind));
  append_span (out, address->span);
  iri_json_pair (out, "local", address->local);
  iri_json_pair (out, "domain", address->domain);
  iri_json_pair (out, "ascii", ascii);
  iri_json_pair (out, "unicode", unicode);
  iri_json_pair (out, "error",
                 address->host != NULL ? iri_host_error (address->host) : NULL);
  iri_json_host (out, address->host);
  g_string_append_c (out, '}');
  g_free (unicode);
}

static void
append_field (GString *out, const IriMailField *field)
{
  g_string_append_c (out, '{');
  iri_json_pair (out, "kind", iri_mail_kind_id (field->kind));
  append_span (out, field->span);
  iri_json_pair (out, "name", field->name);
  iri_json_pair (out, "value", field->value);
  g_string_append_c (out, '}');
}

void
iri_json_mailto (GString *out, const IriMailto *mailto)
{
  iri_json_key (out, "mailto");
  g_string_append (out, "{\"addresses\":[");
  for (guint i = 0; i < mailto->addresses->len; i++)
    {
      if (i > 0)
        g_string_append_c (out, ',');
      append_address (out,
                      &g_array_index (mailto->addresses, IriMailAddress, i));
    }
  g_string_append (out, "],\"fields\":[");
  for (guint i = 0; i < mailto->fields->len; i++)
    {
      if (i > 0)
        g_string_append_c (out, ',');
      append_field (out, &g_array_index (mailto->fields, IriMailField, i));
    }
  g_string_append_c (out, ']');
  iri_json_size (out, "left_out", mailto->n_left_out);
  g_string_append_c (out, '}');
}

void
iri_json_content (GString *out, const IriContent *content)
{
  iri_json_key (out, "content");
  g_string_append_c (out, '{');
  iri_json_pair (out, "kind", iri_content_kind_id (content->kind));
  append_span (out, content->span);
  iri_json_pair (out, "media_type", content->media_type);
  iri_json_pair (out, "charset", content->charset);
  iri_json_bool (out, "base64", content->base64);
  iri_json_bool (out, "page", content->page);
  iri_json_size (out, "size", content->size);
  iri_json_size (out, "read", content->n_read);
  iri_json_pair (out, "text", content->text);
  iri_json_pair (out, "hex", content->hex);
  g_string_append_c (out, '}');
}
