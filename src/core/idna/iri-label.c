/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-label.h"

#include "iri-dns.h"
#include "iri-percent-decode.h"
#include "iri-percent-encode.h"

#include <string.h>

/* A longer label could be valid only if mapping removed characters, and the libraries
 * take quadratic time. */
#define MAX_LABEL_BYTES 2048

char *
iri_label_decode (const char *raw)
{
  const gsize length = strlen (raw);
  g_autoptr (GString) text = NULL;

  if (memchr (raw, '%', length) == NULL)
    return g_utf8_validate_len (raw, length, NULL) ? g_memdup2 (raw, length + 1) : NULL;
  text = g_string_sized_new (length);
  iri_percent_append_octets (raw, length, text);
  if (!g_utf8_validate_len (text->str, text->len, NULL))
    return NULL;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The error for the US-ASCII characters in @label: @delimiter if no label may contain
 * one of them, "disallowed" if only IDNA rejects one, or NULL. */
static const char *
find_fault (const char *label,
            const IriIdnaRules *flavour,
            gboolean std3,
            const char *delimiter)
{
  const char *error = NULL;

  for (; *label != '\0'; label++)
    if ((guint8) *label >= 0x80)
      continue;
    else if (*label == '.' || !flavour->allows (*label))
      return delimiter;
    else if (std3 && *label != '-' && !g_ascii_isalnum (*label))
      error = "disallowed";
  return error;
}

/* Returns NULL, or the reason why @text is rejected. */
static const char *
resolve_text (IriLabel *self, const char *text, const IriIdnaRules *flavour)
{
  gboolean plain = g_str_is_ascii (text) && !iri_dns_is_xn_label (text, strlen (text));
  gboolean std3 = flavour->std3 && !plain;
  const char *typed = find_fault (text, flavour, std3, "disallowed");
  const char *error;

  /* Browsers check only the result: U+003C and U+0338 together become U+226E. */
  if (typed != NULL && (plain || !flavour->decodes_first))
    return typed;
  if (plain)
    {
      self->ascii = flavour->keeps_case ? g_strdup (text) : g_ascii_strdown (text, -1);
      self->unicode = g_strdup (self->ascii);
      return NULL;
    }
  if (flavour->dns_lengths && strlen (text) > MAX_LABEL_BYTES)
    return "label-too-long";
  error = flavour->resolve (text, flavour->idna, &self->ascii, &self->unicode);
  /* The result must also be allowed in a host. */
  if (error == NULL)
    error = find_fault (self->unicode, flavour, std3,
                        typed != NULL ? typed : "delimiter");
  return error;
}

/* Whether a host may contain @raw unchanged. */
static gboolean
is_host (const char *raw, const IriIdnaRules *flavour)
{
  while (*raw != '\0')
    if (!flavour->decodes_first && iri_percent_is_encoded (raw, 3))
      raw += 3;
    else if (!flavour->allows (*raw++))
      return FALSE;
  return TRUE;
}

static void
encode (IriLabel *self, const char *raw)
{
  GString *encoded = g_string_new (NULL);

  iri_percent_encode (raw, strlen (raw), encoded);
  self->unicode = g_strdup (raw);
  self->ascii = g_string_free (encoded, FALSE);
}

void
iri_label_resolve (IriLabel *self,
                   const char *raw,
                   const IriIdnaRules *flavour,
                   gboolean judged)
{
  g_autofree char *text = NULL;

  if (flavour->resolve == NULL)
    {
      encode (self, raw);
      return;
    }
  text = flavour->decodes_first ? g_strdup (raw) : iri_label_decode (raw);
  self->error = text != NULL ? resolve_text (self, text, flavour) : "disallowed";
  if (self->error == NULL)
    return;
  g_clear_pointer (&self->ascii, g_free);
  g_clear_pointer (&self->unicode, g_free);
  self->unicode = g_strdup (raw);
  if (!judged && is_host (raw, flavour))
    {
      self->ascii = flavour->decodes_first ? g_ascii_strdown (raw, -1) : g_strdup (raw);
      self->error = NULL;
    }
}
