/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-unmap.h"

#include "iri-char-group.h"
#include "iri-chars.h"
#include "iri-icu.h"
#include "iri-percent-read.h"

#include <string.h>

/* The meaning of percent-encoded octets, and their length in bytes of the text. */
typedef struct
{
  gsize length;
  gboolean kept; /* not percent-encoded, or unchanged by all steps */
  IriOctets kind;
  gunichar c;
} Token;

/* The state of reading a component of a URI. */
typedef struct
{
  const char *text;
  gsize length;
  IriComponent component;
  const IriSpec *spec;
  gunichar before; /* the last character of the output, for NFC */
} Reader;

/* Whether an IRI may contain @c (§2.2, §4.1) and it is visible; §6.1 advises against
 * invisible characters. Some languages cannot be written without the joiners. */
static gboolean
is_appropriate (const Reader *self, gunichar c)
{
  guint32 allowed = self->spec->allowed[self->component] | self->spec->decoded_groups;
  IriGroup group = iri_char_group (c);

  if (group == IRI_GROUP_PRIVATE_USE)
    return self->component == IRI_COMPONENT_QUERY && (allowed & group) != 0;
  if (group != IRI_GROUP_UCS || (allowed & group) == 0)
    return FALSE;
  if (c == 0x200c || c == 0x200d)
    return TRUE;
  if (self->spec->keeps_unadvisable
      && (iri_icu_is_discouraged (c) || !iri_icu_follows_in_nfc (self->before, c)))
    return FALSE;
  return iri_icu_is_visible (c);
}

/* The token for a percent-encoded ASCII octet. Reserved characters, "%" and characters
 * not allowed in a URI stay encoded. */
static Token
ascii_token (const Reader *self, gunichar c)
{
  gboolean decoded
      = self->spec->decodes_ascii && iri_byte_is ((guint8) c, IRI_CLASS_UNRESERVED);

  return (Token){ 3, !decoded, IRI_OCTETS_DECODED, c };
}

/* Reads the token at @at, which begins with "%". */
static Token
read_token (const Reader *self, gsize at)
{
  Token token = { .length = 1, .kept = TRUE };
  const char *text = self->text + at;
  guint n;

  if (!iri_percent_is_encoded (text, self->length - at))
    return token;
  n = iri_percent_read_char (text, self->length - at, &token.c);
  if (iri_percent_octet (text) < 0x80)
    return ascii_token (self, token.c);
  token.length = 3 * (gsize) MAX (n, 1);
  token.kept = FALSE;
  if (n == 0)
    token.kind = IRI_OCTETS_NO_UTF8;
  else
    token.kind = is_appropriate (self, token.c) ? IRI_OCTETS_DECODED : IRI_OCTETS_UNFIT;
  return token;
}

/* Writes octets percent-encoded if @escaped, else in the notation "<c0>" of standards
 * between steps. */
static void
append_octets (
    const Reader *self, gsize at, const Token *token, gboolean escaped, GString *out)
{
  for (gsize i = 0; i < token->length; i += 3)
    g_string_append_printf (out, escaped ? "%%%02X" : "<%02x>",
                            iri_percent_octet (self->text + at + i));
}

static void
append_token (const Reader *self,
              gsize at,
              const Token *token,
              const IriUnmapStep *step,
              GString *out)
{
  IriForm form = token->kept ? IRI_FORM_AS_GIVEN : (IriForm) step->form[token->kind];

  switch (form)
    {
    case IRI_FORM_AS_GIVEN:
      g_string_append_len (out, self->text + at, (gssize) token->length);
      return;
    case IRI_FORM_OCTETS:
      append_octets (self, at, token, FALSE, out);
      return;
    case IRI_FORM_ESCAPED:
      append_octets (self, at, token, TRUE, out);
      return;
    case IRI_FORM_CHARACTER:
      g_string_append_unichar (out, token->c);
      return;
    }
}

/* The character that ends at @at, or 0 if there is none. */
static gunichar
char_before (const char *text, gsize at)
{
  const char *before = at > 0 ? g_utf8_find_prev_char (text, text + at) : NULL;

  return before != NULL ? g_utf8_get_char (before) : 0;
}

/* The last character of the output for @token. If that is percent-encoded, it is a hex
 * digit, which may be a letter that composes with a mark. */
static gunichar
last_char (const Reader *self, gsize end, const Token *token)
{
  gunichar last = (guint8) self->text[end - 1];

  if (token->kept)
    return last;
  return token->kind == IRI_OCTETS_DECODED ? token->c : g_unichar_toupper (last);
}

/* Writes the whole component after @step. */
static void
append_component (Reader *self, const IriUnmapStep *step, GString *out)
{
  for (gsize at = 0; at < self->length;)
    {
      const char *percent = memchr (self->text + at, '%', self->length - at);
      gsize run = percent == NULL ? self->length : (gsize) (percent - self->text);
      Token token;

      g_string_append_len (out, self->text + at, (gssize) (run - at));
      if (run > at)
        self->before = char_before (self->text, run);
      at = run;
      if (at == self->length)
        break;
      token = read_token (self, at);
      append_token (self, at, &token, step, out);
      at += token.length;
      self->before = last_char (self, at, &token);
    }
}

void
iri_unmap_component (const char *text,
                     gsize length,
                     IriComponent component,
                     const IriSpec *spec,
                     GString *iri)
{
  Reader self = { text, length, component, spec, 0 };

  append_component (&self, &spec->unmap[spec->n_unmap - 1], iri);
}

/* Writes the whole text after @step. */
static void
append_whole (const char *text,
              gsize length,
              const IriComponents *components,
              const IriSpec *spec,
              const char *host_unicode,
              const IriUnmapStep *step,
              GString *out)
{
  gsize at = 0;

  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      IriSpan span = components->span[component];
      Reader self = { text + span.begin, iri_span_length (span),
                      (IriComponent) component, spec, 0 };

      if (!iri_span_is_present (span))
        continue;
      g_string_append_len (out, text + at, (gssize) (span.begin - at));
      if (component == IRI_COMPONENT_HOST && host_unicode != NULL && step->host)
        g_string_append (out, host_unicode);
      else
        append_component (&self, step, out);
      at = span.end;
    }
  g_string_append_len (out, text + at, (gssize) (length - at));
}

void
iri_unmap (const char *text,
           gsize length,
           const IriComponents *components,
           const IriSpec *spec,
           const char *host_unicode,
           GString *iri,
           IriSteps *steps)
{
  for (gsize i = 0; steps != NULL && i < spec->n_unmap; i++)
    {
      const IriUnmapStep *step = &spec->unmap[i];
      g_autoptr (GString) after = g_string_new (NULL);

      append_whole (text, length, components, spec, host_unicode, step, after);
      iri_steps_add (steps, step->number, step->title, after->str, after->len);
    }
  append_whole (text, length, components, spec, host_unicode,
                &spec->unmap[spec->n_unmap - 1], iri);
}

void
iri_decode (const char *text, gsize length, GString *plain)
{
  for (gsize at = 0; at < length;)
    {
      gunichar c = 0;
      guint n
          = text[at] == '%' ? iri_percent_read_char (text + at, length - at, &c) : 0;

      if (n > 0 && (iri_icu_is_visible (c) || c == ' '))
        {
          g_string_append_unichar (plain, c);
          at += (gsize) 3 * n;
        }
      else
        g_string_append_c (plain, text[at++]);
    }
}
