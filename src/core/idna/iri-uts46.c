/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-uts46.h"

#include "iri-bidi-rule.h"
#include "iri-chars.h"
#include "iri-context-rule.h"
#include "iri-dns.h"
#include "iri-nfc.h"
#include "iri-punycode.h"
#include "iri-unicode.h"

#include <string.h>

/* The URL Standard has no other parameters TRUE (domain to ASCII, beStrict FALSE). */
#define BROWSER_FLAGS (IRI_UTS46_CHECK_BIDI | IRI_UTS46_CHECK_JOINERS)

#define NAME_FLAGS                                                                     \
  (BROWSER_FLAGS | IRI_UTS46_CHECK_HYPHENS | IRI_UTS46_USE_STD3                        \
   | IRI_UTS46_VERIFY_DNS_LENGTH | IRI_UTS46_CHECK_CONTEXTO)

IriUts46Flags
iri_uts46_flags (IriIdnaFlavour idna)
{
  switch (idna)
    {
    case IRI_IDNA_BROWSER:
      return BROWSER_FLAGS;
    case IRI_IDNA_UTS46_TRANSITIONAL:
      return NAME_FLAGS | IRI_UTS46_TRANSITIONAL;
    case IRI_IDNA_UTS46:
    case IRI_IDNA_2008:
    case IRI_IDNA_2003:
    case IRI_IDNA_2003_RFC3987:
    case IRI_IDNA_DEFAULT:
    case IRI_IDNA_NONE:
      return NAME_FLAGS | IRI_UTS46_IDNA2008;
    }
  g_return_val_if_reached (NAME_FLAGS);
}

/* Since 15.1, U+1E9E maps to U+00DF, which transitional processing maps on. */
static const char *
find_mapping (gunichar c, IriUts46Flags flags)
{
  return c == 0x1e9e && (flags & IRI_UTS46_TRANSITIONAL) != 0
             ? "ss"
             : iri_unicode_idna_mapping (c);
}

/* Steps 1 and 2 of §4: maps the characters and puts them into NFC. Disallowed ones stay
 * for the validity criteria to find. */
static void
map_label (const char *text, gsize length, IriUts46Flags flags, IriCharBuffer *out)
{
  gboolean inert = TRUE;

  for (const char *end = text + length; text < end;)
    {
      gunichar c = iri_utf8_next (&text);
      const IriCharacter *character = iri_character (c);
      guint8 status = character->idna_status;

      inert &= character->nfc_inert;
      if (status == IRI_IDNA_MAPPED
          || (status == IRI_IDNA_DEVIATION && (flags & IRI_UTS46_TRANSITIONAL) != 0))
        {
          const char *mapping = find_mapping (c, flags);

          inert = FALSE;
          iri_char_buffer_append_utf8 (out, mapping, strlen (mapping));
        }
      else if (status != IRI_IDNA_IGNORED)
        iri_char_buffer_append (out, c);
    }
  if (!inert)
    iri_nfc (out);
}

static gboolean
is_ascii (const gunichar *chars, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (chars[i] >= 0x80)
      return FALSE;
  return TRUE;
}

static gboolean
is_xn (const gunichar *chars, gsize n)
{
  return n >= 4 && chars[0] == 'x' && chars[1] == 'n' && chars[2] == '-'
         && chars[3] == '-';
}

/* Criteria 2 to 4. */
static const char *
check_hyphens (const gunichar *chars, gsize n, IriUts46Flags flags)
{
  if ((flags & IRI_UTS46_CHECK_HYPHENS) == 0)
    return is_xn (chars, n) ? "a-label" : NULL;
  if (n >= 4 && chars[2] == '-' && chars[3] == '-')
    return "hyphens-3-4";
  return chars[0] == '-' || chars[n - 1] == '-' ? "hyphen-at-end" : NULL;
}

/* Criterion 7, and RFC 5892. A character that the mapping would have changed can only
 * come from an A-label. */
static const char *
check_character (gunichar c, IriUts46Flags flags)
{
  const IriCharacter *character = iri_character (c);

  switch ((IriIdnaStatus) character->idna_status)
    {
    case IRI_IDNA_MAPPED:
    case IRI_IDNA_IGNORED:
      return "a-label";
    case IRI_IDNA_DISALLOWED:
      return (flags & IRI_UTS46_IDNA2008) != 0
                     && character->idna2008 == IRI_IDNA2008_UNASSIGNED
                 ? "unassigned"
                 : "disallowed";
    case IRI_IDNA_DEVIATION:
      if ((flags & IRI_UTS46_TRANSITIONAL) != 0)
        return "disallowed";
      break;
    case IRI_IDNA_VALID:
      break;
    }
  if ((flags & IRI_UTS46_USE_STD3) != 0 && c < 0x80 && c != '-'
      && !g_ascii_isalnum ((char) c))
    return "disallowed";
  return (flags & IRI_UTS46_IDNA2008) != 0 && c >= 0x80
                 && character->idna2008 < IRI_IDNA2008_PVALID
             ? "disallowed"
             : NULL;
}

static const char *
check_characters (const gunichar *chars, gsize n, IriUts46Flags flags)
{
  for (gsize i = 0; i < n; i++)
    {
      const char *error = check_character (chars[i], flags);

      if (error != NULL)
        return error;
    }
  return NULL;
}

/* Criterion 8, and the other contextual rules of RFC 5892. */
static const char *
check_context (const gunichar *chars, gsize n, IriUts46Flags flags)
{
  gboolean all = (flags & IRI_UTS46_CHECK_CONTEXTO) != 0;
  const IriContextRule *rule;
  gsize at;

  if ((flags & IRI_UTS46_CHECK_JOINERS) == 0)
    return NULL;
  rule = iri_context_rule_broken (chars, n, all, &at);
  if (rule == NULL)
    return NULL;
  return iri_context_rule_is_joiner (rule) ? "contextj" : "contexto";
}

/* The validity criteria of §4.1, without the Bidi rule, which is about the whole name.
 * A full stop cannot occur in a label. Returns NULL, or why the label is not valid. */
static const char *
check_label (const gunichar *chars, gsize n, IriUts46Flags flags)
{
  const char *error;

  if (n == 0)
    return NULL;
  error = check_characters (chars, n, flags);
  if (error == NULL)
    error = check_hyphens (chars, n, flags);
  if (error == NULL && iri_unicode_is_mark (chars[0]))
    error = "leading-mark";
  return error != NULL ? error : check_context (chars, n, flags);
}

/* Replaces an A-label by what it encodes, if it can be decoded. Returns whether it
 * can. */
static gboolean
decode_label (IriCharBuffer *self)
{
  const gsize prefix = strlen (IRI_PUNYCODE_PREFIX);
  g_auto (IriCharBuffer) decoded;
  gboolean is_decoded;
  char *code;
  gsize n;

  iri_char_buffer_init (&decoded);
  if (self->n < prefix || !is_ascii (self->chars, self->n))
    return FALSE;
  n = self->n - prefix;
  code = g_new (char, n + 1);
  for (gsize i = 0; i < n; i++)
    code[i] = (char) self->chars[prefix + i];
  is_decoded = iri_punycode_decode (code, n, &decoded);
  g_free (code);
  if (is_decoded)
    iri_char_buffer_assign (self, &decoded);
  return is_decoded;
}

/* Decodes and validates an A-label. */
static const char *
process_a_label (IriCharBuffer *self, IriUts46Flags flags)
{
  const char *error;

  if (!decode_label (self))
    return (flags & IRI_UTS46_IGNORE_INVALID_PUNYCODE) != 0
                   && is_ascii (self->chars, self->n)
               ? NULL
               : "punycode";
  if (is_ascii (self->chars, self->n))
    return "punycode";
  error = check_label (self->chars, self->n, flags & ~(guint) IRI_UTS46_TRANSITIONAL);
  if (g_strcmp0 (error, "disallowed") == 0 && (flags & IRI_UTS46_IDNA2008) == 0)
    error = "a-label";
  return error == NULL && !iri_nfc_is (self->chars, self->n) ? "not-nfc" : error;
}

/* Sets @out to the Unicode form of a label, without full stops. Returns NULL, or why it
 * is not valid. */
static const char *
process_label (const char *text, gsize length, IriUts46Flags flags, IriCharBuffer *out)
{
  map_label (text, length, flags, out);
  return is_xn (out->chars, out->n) ? process_a_label (out, flags)
                                    : check_label (out->chars, out->n, flags);
}

/* The ASCII form of a label. Free with g_free(). NULL if it is too long to encode. */
static char *
encode_label (const IriCharBuffer *self)
{
  char *ascii;

  if (!is_ascii (self->chars, self->n))
    return iri_punycode_encode (self->chars, self->n);
  ascii = g_new (char, self->n + 1);
  for (gsize i = 0; i < self->n; i++)
    ascii[i] = (char) self->chars[i];
  ascii[self->n] = '\0';
  return ascii;
}

const char *
iri_uts46_resolve (const char *label, IriIdnaFlavour idna, char **ascii, char **unicode)
{
  /* The caller checks US-ASCII: it knows whether a character was typed. */
  IriUts46Flags flags = iri_uts46_flags (idna) & ~(guint) IRI_UTS46_USE_STD3;
  gsize length = strlen (label);
  g_auto (IriCharBuffer) chars;
  g_autofree char *encoded = NULL;
  const char *error;

  iri_char_buffer_init (&chars);
  error = process_label (label, length, flags, &chars);
  if (error != NULL)
    return error;
  encoded = encode_label (&chars);
  if (encoded == NULL)
    return "punycode";
  if ((flags & IRI_UTS46_VERIFY_DNS_LENGTH) != 0
      && strlen (encoded) > IRI_DNS_MAX_LABEL)
    return "label-too-long";
  /* RFC 5891 §5.4: an A-label is what its U-label encodes to. One with characters that
   * the mapping ignores is not typed as it is encoded. */
  if (iri_dns_is_xn_label (label, length) && g_str_is_ascii (label)
      && g_ascii_strcasecmp (encoded, label) != 0)
    return "a-label";
  *unicode = iri_char_buffer_to_utf8 (&chars);
  *ascii = g_steal_pointer (&encoded);
  return NULL;
}

/* A name, label by label. */
typedef struct
{
  IriUts46Flags flags;
  GString *ascii;
  GString *unicode;
  const char *error; /* the first */
} Name;

static void
report (Name *self, const char *error)
{
  if (self->error == NULL)
    self->error = error;
}

static void
add_label (Name *self, const char *text, gsize length)
{
  g_auto (IriCharBuffer) chars;
  g_autofree char *unicode = NULL;
  char *ascii;

  iri_char_buffer_init (&chars);
  report (self, process_label (text, length, self->flags, &chars));
  unicode = iri_char_buffer_to_utf8 (&chars);
  ascii = encode_label (&chars);
  if (ascii == NULL)
    report (self, "punycode");
  if ((self->flags & IRI_UTS46_VERIFY_DNS_LENGTH) != 0 && ascii != NULL
      && strlen (ascii) > IRI_DNS_MAX_LABEL)
    report (self, "label-too-long");
  g_string_append (self->unicode, unicode);
  g_string_append (self->ascii, ascii != NULL ? ascii : unicode);
  g_free (ascii);
}

/* The rule of RFC 5893 applies to all labels if one of them is right-to-left. */
static void
check_bidi (Name *self)
{
  const char *text = self->unicode->str, *end = text + self->unicode->len;

  if ((self->flags & IRI_UTS46_CHECK_BIDI) == 0
      || !iri_bidi_rule_applies (text, self->unicode->len))
    return;
  for (gsize n; text <= end; text += n + 1)
    {
      n = strcspn (text, ".");
      if (n > 0 && iri_bidi_rule_broken (text, n) != 0)
        report (self, "bidi-rule");
    }
}

/* Step 4 of §4.2: no label may be empty, not even the root. */
static void
check_lengths (Name *self)
{
  const char *ascii = self->ascii->str;
  gsize length = self->ascii->len;

  if ((self->flags & IRI_UTS46_VERIFY_DNS_LENGTH) == 0)
    return;
  if (length == 0 || ascii[0] == '.' || ascii[length - 1] == '.'
      || strstr (ascii, "..") != NULL)
    report (self, "empty-label");
  if (length - (g_str_has_suffix (ascii, ".") ? 1 : 0) > IRI_DNS_MAX_NAME)
    report (self, "name-too-long");
}

static void
process_name (Name *self, const char *domain)
{
  const char *begin = domain;

  self->ascii = g_string_new (NULL);
  self->unicode = g_string_new (NULL);
  /* The mapping makes full stops of these characters alone. */
  for (const char *at = domain;; at = g_utf8_next_char (at))
    {
      if (*at != '\0' && !iri_char_is_label_dot (iri_utf8_first (at)))
        continue;
      add_label (self, begin, (gsize) (at - begin));
      if (*at == '\0')
        break;
      g_string_append_c (self->unicode, '.');
      g_string_append_c (self->ascii, '.');
      begin = g_utf8_next_char (at);
    }
  check_bidi (self);
}

char *
iri_uts46_to_ascii (const char *domain, IriUts46Flags flags, const char **error)
{
  Name self = { .flags = flags };

  process_name (&self, domain);
  check_lengths (&self);
  *error = self.error;
  g_string_free (self.unicode, TRUE);
  return g_string_free (self.ascii, FALSE);
}

char *
iri_uts46_to_unicode (const char *domain, IriUts46Flags flags, const char **error)
{
  Name self = { .flags = flags & ~(guint) IRI_UTS46_VERIFY_DNS_LENGTH };

  process_name (&self, domain);
  *error = self.error;
  g_string_free (self.ascii, TRUE);
  return g_string_free (self.unicode, FALSE);
}

/* Whether @domain consists of short labels of letters, digits and single hyphens
 * between them, of which none can be rejected. */
static gboolean
is_plain (const char *domain)
{
  gsize length = 0;
  char previous = '.';

  for (const char *at = domain; *at != '\0'; previous = *at++)
    {
      gboolean hyphen = *at == '-' && previous != '-' && previous != '.';
      gboolean dot = *at == '.' && previous != '-' && previous != '.';

      if (!g_ascii_isalnum (*at) && !hyphen && !dot)
        return FALSE;
      length = dot ? 0 : length + 1;
      if (length > IRI_DNS_MAX_LABEL || at - domain >= IRI_DNS_MAX_NAME)
        return FALSE;
    }
  return previous != '-' && previous != '.';
}

const char *
iri_uts46_check_strictly (const char *domain)
{
  const char *error = NULL;
  gsize length = strlen (domain);

  if (is_plain (domain))
    return NULL;
  if (length > IRI_DNS_MAX_NAME && iri_is_ascii (domain, length))
    return "name-too-long";
  g_free (iri_uts46_to_ascii (domain, NAME_FLAGS & ~(guint) IRI_UTS46_CHECK_CONTEXTO,
                              &error));
  /* Other characters that are not allowed make a domain that is not US-ASCII fail. */
  return g_strcmp0 (error, "disallowed") == 0 ? "std3" : error;
}
