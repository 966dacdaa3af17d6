/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole names by ICU and libidn2, to which ours passes labels that its fast paths do
 * not take; and Punycode by GNU libidn. */

#include "differential.h"

#include "iri-chars.h"
#include "iri-host.h"
#include "iri-parse.h"

#include <idn2.h>
#include <punycode.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uidna.h>

#define MAX_NAME 1024

void
differential_make_host (GString *text, GRand *random)
{
  IriComponents components;
  IriSpan host;

  iri_parse (text->str, text->len, iri_spec_find ("rfc3987"), &components, NULL, NULL);
  host = components.span[IRI_COMPONENT_HOST];
  if (!iri_span_is_present (host))
    host = components.span[IRI_COMPONENT_PATH];
  g_string_truncate (text, host.end);
  g_string_erase (text, 0, (gssize) host.begin);
  /* A delimiter can be in no host. */
  for (gsize i = 0; i < text->len; i++)
    if (strchr ("/?#%[]\\:@", text->str[i]) != NULL)
      text->str[i] = g_rand_boolean (random) ? '.' : 'x';
}

static gboolean
is_name (const char *text, gsize length)
{
  return length > 0 && length < MAX_NAME / 4 && strlen (text) == length
         && iri_utf8_is_valid (text, length);
}

static IriHost *
ours_of (const char *text, gsize length, IriIdnaFlavour idna)
{
  return iri_host_new_name (text, (IriSpan){ 0, length }, IRI_HOST_REG_NAME, idna);
}

/* URL Standard §3.5, domain to ASCII with beStrict FALSE: these are no failures. */
#define NOT_STRICT                                                                     \
  (UIDNA_ERROR_EMPTY_LABEL | UIDNA_ERROR_LABEL_TOO_LONG                                \
   | UIDNA_ERROR_DOMAIN_NAME_TOO_LONG | UIDNA_ERROR_LEADING_HYPHEN                     \
   | UIDNA_ERROR_TRAILING_HYPHEN | UIDNA_ERROR_HYPHEN_3_4)

/* The result of ICU, or NULL if it or the URL Standard rejects the name. */
static char *
resolve_by_icu (const char *text)
{
  static UIDNA *idna;
  UErrorCode status = U_ZERO_ERROR;
  UIDNAInfo info = UIDNA_INFO_INITIALIZER;
  char out[4 * MAX_NAME] = "";

  if (idna == NULL)
    idna = uidna_openUTS46 (UIDNA_CHECK_BIDI | UIDNA_CHECK_CONTEXTJ
                                | UIDNA_NONTRANSITIONAL_TO_ASCII
                                | UIDNA_NONTRANSITIONAL_TO_UNICODE,
                            &status);
  uidna_nameToASCII_UTF8 (idna, text, -1, out, sizeof out - 1, &info, &status);
  if (U_FAILURE (status) || (info.errors & ~(guint32) NOT_STRICT) != 0 || *out == '\0')
    return NULL;
  for (const char *at = out; *at != '\0'; at++)
    if ((guint8) *at <= ' ' || *at == 0x7f || strchr ("#/:<>?@[\\]^|%", *at) != NULL)
      return NULL;
  return g_strdup (out);
}

static gboolean
has_char (const char *text, UBool (*is_wanted) (gunichar c))
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (is_wanted (g_utf8_get_char (at)))
      return TRUE;
  return FALSE;
}

/* Characters that UTS #46 18.0 ignores and that 15.0, which ICU 72 has, and earlier
 * editions disallow. */
static UBool
is_ignored_later (gunichar c)
{
  return c == 0x061c || c == 0x180e || c == 0x200e || c == 0x200f
         || (c >= 0x202a && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f)
         || (c >= 0x115f && c <= 0x1160) || (c >= 0x17b4 && c <= 0x17b5) || c == 0x3164
         || c == 0xffa0 || (c >= 0xfff0 && c <= 0xfff8)
         || (c >= 0x1d173 && c <= 0x1d17a) || (c >= 0xe0000 && c <= 0xe0fff);
}

/* Characters that are newer than Unicode 15.0, which ICU 72 has. */
static UBool
is_newer_than_icu (gunichar c)
{
  return u_charType ((UChar32) c) == U_UNASSIGNED;
}

static const char *
compare_icu_host (const char *text, gsize length, GString *said)
{
  g_autoptr (IriHost) ours = NULL;
  g_autofree char *theirs = NULL;

  if (!is_name (text, length))
    return differential_skipped;
  ours = ours_of (text, length, IRI_IDNA_BROWSER);
  theirs = resolve_by_icu (text);
  if (g_strcmp0 (ours->ascii, theirs) == 0)
    return NULL;
  g_string_append_printf (said, "ours %s (%s), ICU %s", ours->ascii,
                          iri_host_rejection (ours), theirs);
  if (theirs == NULL && has_char (text, is_ignored_later))
    return "character that UTS #46 ignores since 16.0, and ICU 72 does not";
  if (theirs == NULL && has_char (ours->unicode, is_newer_than_icu))
    return "character that is newer than Unicode 15.0, which ICU 72 has";
  if (theirs == NULL && g_str_is_ascii (text)
      && g_ascii_strcasecmp (text, ours->ascii) == 0)
    return "domain of US-ASCII, which is lower-cased whatever ToASCII says (URL "
           "Standard §3.3)";
  return differential_unexplained;
}

static char *
resolve_by_libidn2 (const char *text)
{
  guint8 *out = NULL;
  char *result = NULL;

  if (idn2_lookup_u8 ((const guint8 *) text, &out,
                      IDN2_NFC_INPUT | IDN2_NONTRANSITIONAL)
      == IDN2_OK)
    result = g_strdup ((const char *) out);
  idn2_free (out);
  return result;
}

static UBool
is_beyond_std3 (gunichar c)
{
  return c < 0x80 && c != '.' && c != '-' && !g_ascii_isalnum ((char) c);
}

static UBool
is_rtl (gunichar c)
{
  UCharDirection direction = u_charDirection ((UChar32) c);

  return direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC
         || direction == U_ARABIC_NUMBER;
}

static gboolean
has_empty_label (const char *ascii)
{
  return *ascii == '.' || strstr (ascii, "..") != NULL || *ascii == '\0';
}

/* What libidn2 decodes @ascii to. NULL if it is not valid. */
static char *
decode_by_libidn2 (const char *ascii)
{
  char *unicode = NULL;
  char *result = NULL;

  if (idn2_to_unicode_8z8z (ascii, &unicode, 0) == IDN2_OK)
    result = g_strdup (unicode);
  idn2_free (unicode);
  return result;
}

/* CONTEXTO of RFC 5892 §2.6, appendices A.3 to A.9. */
static UBool
is_contexto (gunichar c)
{
  return c == 0x00b7 || c == 0x0375 || c == 0x05f3 || c == 0x05f4 || c == 0x30fb
         || (c >= 0x0660 && c <= 0x0669) || (c >= 0x06f0 && c <= 0x06f9);
}

/* RFC 3490 §3.1. */
static gboolean
ends_in_dot (const char *text)
{
  static const char *const dots[] = { ".", "\u3002", "\uFF0E", "\uFF61" };

  for (gsize i = 0; i < G_N_ELEMENTS (dots); i++)
    if (g_str_has_suffix (text, dots[i]))
      return TRUE;
  return FALSE;
}

/* Why ours rejects a name that libidn2 accepts: libidn2 looks at labels of a name one
 * by one, and not at all at those that are US-ASCII. */
static const char *
explain_libidn2 (const char *text, const char *theirs)
{
  g_autofree char *decoded = decode_by_libidn2 (theirs);
  g_autofree char *again = decoded != NULL ? resolve_by_libidn2 (decoded) : NULL;

  /* A last label that is mapped to nothing is not the root. */
  if (has_empty_label (theirs)
      || (g_str_has_suffix (theirs, ".") && !ends_in_dot (text)))
    return "empty label (UTS #46 §4.2, VerifyDnsLength)";
  if (has_char (theirs, is_beyond_std3))
    return "US-ASCII other than letters, digits and hyphens (UTS #46 §4.2, "
           "UseSTD3ASCIIRules)";
  if (has_char (text, is_rtl) || (decoded != NULL && has_char (decoded, is_rtl)))
    return "label that breaks the Bidi rule of the name (RFC 5893 §2)";
  if (decoded != NULL && has_char (decoded, is_contexto))
    return "contextual rule that a lookup need not test (RFC 5891 §5.4, CONTEXTO)";
  if (g_strcmp0 (again, theirs) != 0)
    return "A-label that is not what its decoded form maps to (UTS #46 §4)";
  return differential_unexplained;
}

/* Characters that are newer than Unicode 12, which libidn2 2.3.3 has for IDNA2008. */
static UBool
is_newer_than_libidn2 (gunichar c)
{
  UVersionInfo age;

  u_charAge ((UChar32) c, age);
  return age[0] == 0 || age[0] > 12;
}

static const char *
explain_ours (const char *text, const IriHost *ours, const char *theirs)
{
  if (theirs == NULL && has_char (text, is_ignored_later))
    return "character that UTS #46 ignores since 16.0, and libidn2 does not";
  if (theirs == NULL && has_char (ours->unicode, is_newer_than_libidn2))
    return "character that is newer than Unicode 12, which libidn2 has for IDNA2008";
  return differential_unexplained;
}

static const char *
compare_libidn2 (const char *text, gsize length, GString *said)
{
  g_autoptr (IriHost) ours = NULL;
  g_autofree char *theirs = NULL;

  if (!is_name (text, length))
    return differential_skipped;
  ours = ours_of (text, length, IRI_IDNA_UTS46);
  theirs = resolve_by_libidn2 (text);
  if (g_strcmp0 (ours->ascii, theirs) == 0)
    return NULL;
  g_string_append_printf (said, "ours %s (%s), libidn2 %s", ours->ascii,
                          iri_host_rejection (ours), theirs);
  return ours->ascii == NULL ? explain_libidn2 (text, theirs)
                             : explain_ours (text, ours, theirs);
}

/* Whether "xn--" and what libidn encodes @unicode to is @ascii, and back. */
static gboolean
is_same_by_libidn (const char *unicode, const char *ascii)
{
  glong n;
  g_autofree gunichar *characters = g_utf8_to_ucs4_fast (unicode, -1, &n);
  char encoded[MAX_NAME];
  size_t length = sizeof encoded;
  punycode_uint decoded[MAX_NAME];
  size_t n_decoded = MAX_NAME;

  return punycode_encode ((size_t) n, characters, NULL, &length, encoded)
             == PUNYCODE_SUCCESS
         && strlen (ascii) == length + 4 && memcmp (ascii + 4, encoded, length) == 0
         && punycode_decode (length, ascii + 4, &n_decoded, decoded, NULL)
                == PUNYCODE_SUCCESS
         && n_decoded == (size_t) n
         && memcmp (decoded, characters, n_decoded * sizeof *decoded) == 0;
}

static const char *
compare_punycode (const char *text, gsize length, GString *said)
{
  static const IriIdnaFlavour flavours[]
      = { IRI_IDNA_UTS46, IRI_IDNA_2008, IRI_IDNA_BROWSER };
  gboolean compared = FALSE;

  if (!is_name (text, length))
    return differential_skipped;
  for (gsize i = 0; i < G_N_ELEMENTS (flavours); i++)
    {
      g_autoptr (IriHost) ours = ours_of (text, length, flavours[i]);

      for (gsize j = 0; j < ours->n_labels; j++)
        {
          const IriLabel *label = &ours->labels[j];

          if (label->ascii == NULL || g_str_is_ascii (label->unicode))
            continue;
          compared = TRUE;
          if (is_same_by_libidn (label->unicode, label->ascii))
            continue;
          g_string_append_printf (said, "%s, %s", label->unicode, label->ascii);
          return differential_unexplained;
        }
    }
  return compared ? NULL : differential_skipped;
}

const Differential differential_icu_host
    = { "host-icu", differential_make_host, compare_icu_host };
const Differential differential_libidn2
    = { "host-libidn2", differential_make_host, compare_libidn2 };
const Differential differential_punycode
    = { "punycode-libidn", differential_make_host, compare_punycode };
