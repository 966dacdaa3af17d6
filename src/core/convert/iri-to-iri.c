/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-to-iri.h"

#include "iri-chars.h"
#include "iri-discouraged.h"
#include "iri-nfc.h"
#include "iri-percent-decode.h"
#include "iri-rfc2396.h"
#include "iri-syntax-group.h"
#include "iri-unicode.h"

#include <string.h>

/* The meaning of percent-encoded octets, and their length in bytes of the text. */
typedef struct
{
  gsize length;
  gboolean kept; /* not percent-encoded, or unchanged by all steps */
  IriPctKind kind;
  gunichar c;
} Token;

/* The state of reading a component of a URI. */
typedef struct
{
  const char *text;
  gsize length;
  IriComponent component;
  const IriSpec *spec;
  GString *run; /* the end of the output that the next character may change in NFC */
  gboolean not_utf8; /* see IriToIriInput */
} Reader;

/* Adds a character to the output as far as NFC is concerned. */
static void
extend_run (Reader *self, gunichar c)
{
  if (iri_unicode_nfc_boundary (c))
    g_string_truncate (self->run, 0);
  g_string_append_unichar (self->run, c);
}

/* Whether the output stays in NFC if @c follows. */
static gboolean
follows_in_nfc (const Reader *self, gunichar c)
{
  const gsize length = self->run->len;
  gboolean nfc;

  g_string_append_unichar (self->run, c);
  nfc = iri_nfc_is_text (self->run->str, self->run->len);
  g_string_truncate (self->run, length);
  return nfc;
}

/* Whether an IRI may contain @c (§2.2, §4.1) and it is visible; §6.1 advises against
 * invisible characters. Some languages cannot be written without the joiners. */
static gboolean
is_appropriate (const Reader *self, gunichar c)
{
  guint32 allowed = self->spec->allowed[self->component] | self->spec->decoded_groups;
  IriSyntaxGroup group = iri_syntax_group (c);

  if (self->not_utf8 || (self->spec->encoded_groups & group) != 0)
    return FALSE;
  if (group == IRI_SYNTAX_GROUP_PRIVATE_USE)
    return self->component == IRI_COMPONENT_QUERY && (allowed & group) != 0;
  if (group != IRI_SYNTAX_GROUP_UCS || (allowed & group) == 0)
    return FALSE;
  if ((self->spec->discouraged & IRI_DISCOURAGED_FORMAT) != 0
      && (iri_unicode_category_mask (c) & U_GC_CF_MASK) != 0)
    return FALSE;
  if (c == 0x200c || c == 0x200d)
    return (self->spec->discouraged & IRI_DISCOURAGED_JOINER) == 0;
  if (self->spec->keeps_nfc && !follows_in_nfc (self, c))
    return FALSE;
  return iri_unicode_is_visible (c)
         && !iri_is_discouraged (c, self->component, self->spec);
}

static gboolean
is_decoded_ascii (IriDecodedAscii which, gunichar c)
{
  switch (which)
    {
    case IRI_DECODED_ASCII_NONE:
      return FALSE;
    case IRI_DECODED_ASCII_UNRESERVED:
      return iri_byte_is ((guint8) c, IRI_CLASS_UNRESERVED);
    case IRI_DECODED_ASCII_MARKS:
      return iri_byte_is ((guint8) c, IRI_CLASS_UNRESERVED)
             || (c != 0 && strchr ("!*'()", (int) c) != NULL);
    case IRI_DECODED_ASCII_NOT_RESERVED:
      return c >= ' ' && c < 0x7f && strchr (";/?:@&=+$,[]#%", (int) c) == NULL;
    }
  g_return_val_if_reached (FALSE);
}

/* The token for a percent-encoded ASCII octet. */
static Token
ascii_token (const Reader *self, gunichar c)
{
  gboolean decoded = is_decoded_ascii (self->spec->decodes_ascii, c);

  return (Token){ 3, !decoded, IRI_PCT_DECODED, c };
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
    token.kind = IRI_PCT_NOT_UTF8;
  else
    token.kind
        = is_appropriate (self, token.c) ? IRI_PCT_DECODED : IRI_PCT_NOT_APPROPRIATE;
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
              const IriToIriStep *step,
              GString *out)
{
  IriPctForm form
      = token->kept ? IRI_PCT_FORM_AS_GIVEN : (IriPctForm) step->form[token->kind];

  switch (form)
    {
    case IRI_PCT_FORM_AS_GIVEN:
      g_string_append_len (out, self->text + at, (gssize) token->length);
      return;
    case IRI_PCT_FORM_OCTETS:
      append_octets (self, at, token, FALSE, out);
      return;
    case IRI_PCT_FORM_ESCAPED:
      append_octets (self, at, token, TRUE, out);
      return;
    case IRI_PCT_FORM_CHARACTER:
      g_string_append_unichar (out, token->c);
      return;
    }
}

/* Copies text without percent-encoding. */
static void
copy_plain (Reader *self, gsize at, gsize end, GString *out)
{
  const char *text = self->text + at;
  gsize begin = end - at;

  g_string_append_len (out, text, (gssize) (end - at));
  if (!self->spec->keeps_nfc)
    return;
  /* From the last character with a boundary on. */
  while (begin > 0)
    {
      begin--;
      if (!iri_byte_is_continuation ((guint8) text[begin])
          && iri_unicode_nfc_boundary (iri_utf8_first (text + begin)))
        {
          g_string_truncate (self->run, 0);
          break;
        }
    }
  g_string_append_len (self->run, text + begin, (gssize) (end - at - begin));
}

/* The last character of the output for @token. If that is percent-encoded, it is a hex
 * digit, which may be a letter that composes with a mark. */
static gunichar
last_char (const Reader *self, gsize end, const Token *token)
{
  gunichar last = (guint8) self->text[end - 1];

  if (token->kept)
    return last;
  return token->kind == IRI_PCT_DECODED ? token->c : g_unichar_toupper (last);
}

/* Writes the whole component after @step. */
static void
append_component (Reader *self, const IriToIriStep *step, GString *out)
{
  for (gsize at = 0; at < self->length;)
    {
      const char *percent = memchr (self->text + at, '%', self->length - at);
      gsize run = percent == NULL ? self->length : (gsize) (percent - self->text);
      Token token;

      copy_plain (self, at, run, out);
      at = run;
      if (at == self->length)
        break;
      token = read_token (self, at);
      append_token (self, at, &token, step, out);
      at += token.length;
      if (self->spec->keeps_nfc)
        extend_run (self, last_char (self, at, &token));
    }
}

void
iri_component_to_iri (const char *text,
                      gsize length,
                      IriComponent component,
                      const IriSpec *spec,
                      gboolean not_utf8,
                      GString *iri)
{
  g_autoptr (GString) run = g_string_new (NULL);
  Reader self = { .text = text,
                  .length = length,
                  .component = component,
                  .spec = spec,
                  .run = run,
                  .not_utf8 = not_utf8 };

  append_component (&self, &spec->to_iri[spec->n_to_iri - 1], iri);
}

/* The component whose limits on characters @component has: a reg_name has those of a
 * path. */
static IriComponent
limits_of (const IriToIriInput *input, IriComponent component)
{
  return component == IRI_COMPONENT_HOST
                 && iri_rfc2396_is_reg_name (input->text, input->components,
                                             input->spec)
             ? IRI_COMPONENT_PATH
             : component;
}

/* Writes the whole text after @step. */
static void
append_whole (const IriToIriInput *input, const IriToIriStep *step, GString *out)
{
  g_autoptr (GString) run = g_string_new (NULL);
  const char *text = input->text;
  gsize at = 0;

  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      IriSpan span = input->components->span[component];
      Reader self = { .text = iri_span_text (text, span),
                      .length = iri_span_length (span),
                      .component = limits_of (input, (IriComponent) component),
                      .spec = input->spec,
                      .run = run,
                      .not_utf8 = (input->not_utf8 & (1u << component)) != 0 };

      if (!iri_span_is_present (span))
        continue;
      g_string_append_len (out, text + at, (gssize) (span.begin - at));
      if (component == IRI_COMPONENT_HOST && input->host_unicode != NULL && step->host)
        g_string_append (out, input->host_unicode);
      else
        append_component (&self, step, out);
      g_string_truncate (run, 0);
      at = span.end;
    }
  g_string_append_len (out, text + at, (gssize) (input->length - at));
}

void
iri_to_iri (const IriToIriInput *input, GString *iri, IriSteps *steps)
{
  const IriSpec *spec = input->spec;

  for (gsize i = 0; steps != NULL && i < spec->n_to_iri; i++)
    {
      const IriToIriStep *step = &spec->to_iri[i];
      const char *source = *step->number == '\0' ? "" : spec->to_iri_source;
      g_autoptr (GString) after = g_string_new (NULL);

      append_whole (input, step, after);
      iri_steps_add (steps, source == NULL ? step->number : "", step->title, source,
                     after->str, after->len);
    }
  append_whole (input, &spec->to_iri[spec->n_to_iri - 1], iri);
}

void
iri_decode (const char *text, gsize length, GString *plain)
{
  for (gsize at = 0; at < length;)
    {
      gunichar c = 0;
      guint n
          = text[at] == '%' ? iri_percent_read_char (text + at, length - at, &c) : 0;

      if (n > 0 && (iri_unicode_is_visible (c) || c == ' '))
        {
          g_string_append_unichar (plain, c);
          at += (gsize) 3 * n;
        }
      else
        g_string_append_c (plain, text[at++]);
    }
}
