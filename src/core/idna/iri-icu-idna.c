/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-icu-idna.h"

#include "iri-chars.h"
#include "iri-dns.h"
#include "iri-idna-fast-path.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uidna.h>
#include <unicode/uversion.h>

/* Maps ICU's errors to our codes. Those about hyphens and lengths count only if beStrict,
 * and with it CheckHyphens and VerifyDnsLength, is TRUE. */
static const struct
{
  guint32 bits;
  const char *error;
  gboolean strict;
} errors[] = {
  { UIDNA_ERROR_PUNYCODE, "punycode", FALSE },
  { UIDNA_ERROR_INVALID_ACE_LABEL, "a-label", FALSE },
  { UIDNA_ERROR_LABEL_HAS_DOT, "delimiter", FALSE },
  { UIDNA_ERROR_DISALLOWED, "disallowed", FALSE },
  { UIDNA_ERROR_LEADING_COMBINING_MARK, "leading-mark", FALSE },
  { UIDNA_ERROR_CONTEXTJ, "contextj", FALSE },
  { UIDNA_ERROR_BIDI, "bidi-rule", FALSE },
  { UIDNA_ERROR_EMPTY_LABEL, "empty-label", TRUE },
  { UIDNA_ERROR_LEADING_HYPHEN | UIDNA_ERROR_TRAILING_HYPHEN, "hyphen-at-end", TRUE },
  { UIDNA_ERROR_HYPHEN_3_4, "hyphens-3-4", TRUE },
  { UIDNA_ERROR_LABEL_TOO_LONG, "label-too-long", TRUE },
  { UIDNA_ERROR_DOMAIN_NAME_TOO_LONG, "name-too-long", TRUE },
};

static const char *
find_error (guint32 bits, gboolean strict)
{
  for (gsize i = 0; i < G_N_ELEMENTS (errors); i++)
    if ((bits & errors[i].bits) != 0 && (strict || !errors[i].strict))
      return errors[i].error;
  return NULL;
}

/* Mappings added to UTS #46 after 15.0, up to 18.0, which ICU 72 lacks. A range maps to
 * the range that begins at @to; 0 removes the characters. */
static const struct
{
  gunichar first, last, to;
} later[] = {
  { 0x04c0, 0x04c0, 0x04cf },   { 0x10a0, 0x10c5, 0x2d00 },
  { 0x115f, 0x1160, 0 },        { 0x17b4, 0x17b5, 0 },
  { 0x180e, 0x180e, 0 },        { 0x1e9e, 0x1e9e, 0x00df },
  { 0x2061, 0x2063, 0 },        { 0x206a, 0x206f, 0 },
  { 0x2132, 0x2132, 0x214e },   { 0x2183, 0x2183, 0x2184 },
  { 0x3164, 0x3164, 0 },        { 0xffa0, 0xffa0, 0 },
  { 0x1d173, 0x1d17a, 0 },      { 0x2f868, 0x2f868, 0x36fc },
  { 0x2f874, 0x2f874, 0x5f53 }, { 0x2f91f, 0x2f91f, 0x243ab },
  { 0x2f95f, 0x2f95f, 0x7aee }, { 0x2f9bf, 0x2f9bf, 0x45d7 },
};

static gunichar
map_later (gunichar c)
{
  for (gsize i = 0; i < G_N_ELEMENTS (later); i++)
    if (c >= later[i].first && c <= later[i].last)
      return later[i].to == 0 ? 0 : later[i].to + (c - later[i].first);
  return c;
}

static GString *
prepare (const char *text)
{
  GString *prepared = g_string_new (NULL);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = map_later (iri_utf8_first (text));

      if (c != 0)
        g_string_append_unichar (prepared, c);
    }
  return prepared;
}

/* Shared by all threads and never freed. */
static const UIDNA *
get_uts46 (gboolean strict)
{
  static gsize uts46[2] = { 0 };
  gsize *self = &uts46[strict ? 1 : 0];

  if (g_once_init_enter (self))
    {
      UErrorCode status = U_ZERO_ERROR;
      const guint32 options
          = UIDNA_CHECK_BIDI | UIDNA_CHECK_CONTEXTJ | UIDNA_NONTRANSITIONAL_TO_ASCII
            | UIDNA_NONTRANSITIONAL_TO_UNICODE | (strict ? UIDNA_USE_STD3_RULES : 0);

      g_once_init_leave (self, (gsize) uidna_openUTS46 (options, &status));
    }
  return (const UIDNA *) *self; /* NOLINT(performance-no-int-to-ptr) */
}

typedef int32_t (*Convert) (const UIDNA *self,
                            const char *label,
                            int32_t length,
                            char *out,
                            int32_t capacity,
                            UIDNAInfo *info,
                            UErrorCode *status);

/* Returns NULL and sets @error if the label is rejected. */
static char *
convert (Convert function, gboolean strict, const char *text, const char **error)
{
  g_autoptr (GString) label = prepare (text);
  g_autoptr (GString) out = g_string_new (NULL);
  UIDNAInfo info = UIDNA_INFO_INITIALIZER;
  UErrorCode status = U_ZERO_ERROR;

  /* No mapping makes a label longer than this; if one did, ICU would report it. */
  g_string_set_size (out, 16 * label->len + 64);
  function (get_uts46 (strict), label->str, (int32_t) label->len, out->str,
            (int32_t) out->len, &info, &status);
  *error = U_FAILURE (status) ? "idna" : find_error (info.errors, strict);
  return *error == NULL ? g_strdup (out->str) : NULL;
}

const char *
iri_icu_idna_resolve (const char *label, IriIdna idna, char **ascii, char **unicode)
{
  const char *error = NULL;
  g_autofree char *out = NULL;

  if (iri_idna_fast_path_resolve (label, ascii, unicode))
    return NULL;
  out = convert (uidna_labelToASCII_UTF8, FALSE, label, &error);
  if (out == NULL)
    return error;
  *unicode = convert (uidna_labelToUnicodeUTF8, FALSE, out, &error);
  if (*unicode != NULL)
    *ascii = g_steal_pointer (&out);
  return error;
}

char *
iri_icu_idna_domain_to_ascii (const char *domain, const char **error)
{
  return convert (uidna_nameToASCII_UTF8, FALSE, domain, error);
}

/* Whether @domain consists of short labels of letters, digits and single hyphens between
 * them, of which none can be rejected. */
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
iri_icu_idna_check_strictly (const char *domain)
{
  g_autofree char *ascii = NULL;
  const char *error = NULL;
  gsize length = strlen (domain);

  if (is_plain (domain))
    return NULL;
  if (length > IRI_DNS_MAX_NAME && iri_is_ascii (domain, length))
    return "name-too-long";
  ascii = convert (uidna_nameToASCII_UTF8, TRUE, domain, &error);
  /* UTS #46 §4.2 disallows an empty root label since 15.1. */
  if (ascii != NULL && g_str_has_suffix (ascii, "."))
    return "empty-label";
  /* Other characters that are not allowed make a domain that is not US-ASCII fail. */
  return g_strcmp0 (error, "disallowed") == 0 ? "std3" : error;
}

char *
iri_icu_idna_version (void)
{
  UVersionInfo version;

  u_getVersion (version);
  return g_strdup_printf ("%u.%u", version[0], version[1]);
}

char *
iri_icu_idna_unicode (void)
{
  UVersionInfo version;

  u_getUnicodeVersion (version);
  return g_strdup_printf ("%u", version[0]);
}
