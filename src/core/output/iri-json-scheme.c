/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-json-private.h"

static void
append_address (GString *out, const IriMailAddress *address)
{
  g_autofree char *ascii = iri_mail_address_ascii (address);
  g_autofree char *unicode = iri_mail_address_unicode (address);

  iri_json_begin_object (out, NULL);
  iri_json_string (out, "kind", iri_mail_kind_id (address->kind));
  iri_json_span (out, address->span);
  iri_json_string (out, "local", address->local);
  iri_json_string (out, "domain", address->domain);
  iri_json_string (out, "ascii", ascii);
  iri_json_string (out, "unicode", unicode);
  iri_json_string (out, "error",
                   address->host != NULL ? iri_host_rejection (address->host) : NULL);
  iri_json_host (out, address->host);
  iri_json_end_object (out);
}

static void
append_field (GString *out, const IriMailField *field)
{
  iri_json_begin_object (out, NULL);
  iri_json_string (out, "kind", iri_mail_kind_id (field->kind));
  iri_json_span (out, field->span);
  iri_json_string (out, "name", field->name);
  iri_json_string (out, "value", field->value);
  iri_json_end_object (out);
}

void
iri_json_mailto (GString *out, const IriMailto *mailto)
{
  iri_json_begin_object (out, "mailto");
  iri_json_begin_array (out, "addresses");
  for (guint i = 0; i < mailto->addresses->len; i++)
    append_address (out, &g_array_index (mailto->addresses, IriMailAddress, i));
  iri_json_end_array (out);
  iri_json_begin_array (out, "fields");
  for (guint i = 0; i < mailto->fields->len; i++)
    append_field (out, &g_array_index (mailto->fields, IriMailField, i));
  iri_json_end_array (out);
  iri_json_number (out, "left_out", mailto->n_left_out);
  iri_json_end_object (out);
}

void
iri_json_content (GString *out, const IriEmbeddedContent *content)
{
  iri_json_begin_object (out, "content");
  iri_json_string (out, "kind", iri_embedded_content_kind_id (content->kind));
  iri_json_span (out, content->span);
  iri_json_string (out, "media_type", content->media_type);
  iri_json_string (out, "charset", content->charset);
  iri_json_bool (out, "base64", content->base64);
  iri_json_bool (out, "page", content->page);
  iri_json_number (out, "size", content->size);
  iri_json_number (out, "read", content->n_read);
  iri_json_string (out, "text", content->text);
  iri_json_string (out, "hex", content->hex);
  iri_json_end_object (out);
}
