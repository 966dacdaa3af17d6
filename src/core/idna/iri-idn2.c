/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-idn2.h"

#include "iri-chars.h"
#include "iri-dns.h"
#include "iri-unicode-probe.h"

#include <idn2.h>
#include <string.h>

/* Maps libidn2's errors to our codes. */
static const struct
{
  int code;
  const char *error;
} errors[] = {
  { IDN2_NOT_NFC, "not-nfc" },
  { IDN2_2HYPHEN, "hyphens-3-4" },
  { IDN2_HYPHEN_STARTEND, "hyphen-at-end" },
  { IDN2_LEADING_COMBINING, "leading-mark" },
  { IDN2_DISALLOWED, "disallowed" },
  { IDN2_CONTEXTJ, "contextj" },
  { IDN2_CONTEXTJ_NO_RULE, "contextj" },
  { IDN2_CONTEXTO, "contexto" },
  { IDN2_CONTEXTO_NO_RULE, "contexto" },
  { IDN2_UNASSIGNED, "unassigned" },
  { IDN2_BIDI, "bidi-rule" },
  { IDN2_DOT_IN_LABEL, "delimiter" },
  { IDN2_INVALID_TRANSITIONAL, "disallowed" },
  { IDN2_INVALID_NONTRANSITIONAL, "disallowed" },
  { IDN2_TOO_BIG_LABEL, "label-too-long" },
  /* libidn2 gets one label at a time, so the label is too long. */
  { IDN2_TOO_BIG_DOMAIN, "label-too-long" },
  { IDN2_PUNYCODE_BAD_INPUT, "punycode" },
  { IDN2_PUNYCODE_BIG_OUTPUT, "label-too-long" },
  { IDN2_PUNYCODE_OVERFLOW, "punycode" },
  { IDN2_INVALID_ALABEL, "a-label" },
  { IDN2_UALABEL_MISMATCH, "a-label" },
  /* The mapping produced US-ASCII that libidn2 decodes differently. */
  { IDN2_ALABEL_ROUNDTRIP_FAILED, "delimiter" },
};

static const char *
find_error (int code)
{
  for (gsize i = 0; i < G_N_ELEMENTS (errors); i++)
    if (errors[i].code == code)
      return errors[i].error;
  return "idna";
}

static int
flags_of (IriIdnaFlavour idna)
{
  switch (idna)
    {
    case IRI_IDNA_2008:
      return IDN2_NO_TR46;
    case IRI_IDNA_UTS46_TRANSITIONAL:
      return IDN2_NFC_INPUT | IDN2_TRANSITIONAL;
    case IRI_IDNA_UTS46:
    case IRI_IDNA_2003:
    case IRI_IDNA_2003_RFC3987:
    case IRI_IDNA_BROWSER:
    case IRI_IDNA_DEFAULT:
    case IRI_IDNA_NONE:
      return IDN2_NFC_INPUT | IDN2_NONTRANSITIONAL;
    }
  g_return_val_if_reached (0);
}

/* Whether a character has a CONTEXTO rule, which idn2_lookup_u8() does not check
 * (RFC 5892 appendix A.3 to A.9). */
static gboolean
has_contexto (const char *label)
{
  for (; *label != '\0'; label = g_utf8_next_char (label))
    {
      gunichar c = iri_utf8_first (label);

      if (c == 0xb7 || c == 0x375 || c == 0x5f3 || c == 0x5f4 || c == 0x30fb
          || (c >= 0x660 && c <= 0x669) || (c >= 0x6f0 && c <= 0x6f9))
        return TRUE;
    }
  return FALSE;
}

/* idn2_register_u8() checks these rules, and others that do not matter here. */
static gboolean
breaks_contexto (const char *unicode)
{
  guint8 *out = NULL;
  int code;

  if (!has_contexto (unicode))
    return FALSE;
  code = idn2_register_u8 ((const guint8 *) unicode, NULL, &out, 0);
  idn2_free (out);
  return code == IDN2_CONTEXTO || code == IDN2_CONTEXTO_NO_RULE;
}

/* U+2260, U+226E and U+226F are not letters (RFC 5892 §2). UTS #46 up to version 15.0
 * rejects them with UseSTD3ASCIIRules; libidn2 does not. */
static gboolean
has_negated (const char *unicode)
{
  return strstr (unicode, "\u2260") != NULL || strstr (unicode, "\u226e") != NULL
         || strstr (unicode, "\u226f") != NULL;
}

/* Returns NULL and sets @error if the label is rejected. */
static char *
to_ascii (const char *label, IriIdnaFlavour idna, const char **error)
{
  guint8 *out = NULL;
  int code = idn2_lookup_u8 ((const guint8 *) label, &out, flags_of (idna));
  char *ascii = code == IDN2_OK ? g_strdup ((char *) out) : NULL;

  idn2_free (out);
  if (ascii == NULL)
    *error = find_error (code);
  return ascii;
}

/* Decodes without validation. Returns NULL if @label is not Punycode. */
static char *
to_unicode (const char *label)
{
  char *out = NULL, *unicode = NULL;

  if (idn2_to_unicode_8z8z (label, &out, 0) == IDN2_OK)
    unicode = g_strdup (out);
  idn2_free (out);
  return unicode;
}

/* An A-label is valid if its Unicode form maps to it. Punycode keeps the case of
 * US-ASCII, which a U-label does not have: the A-label is in lower case before it is
 * decoded (RFC 5891 §5.3, UTS #46 §4). */
static const char *
resolve_a_label (const char *label, IriIdnaFlavour idna, char **ascii, char **unicode)
{
  g_autofree char *lower = g_ascii_strdown (label, -1);
  const char *error = NULL;

  *unicode = to_unicode (lower);
  if (*unicode == NULL || g_str_is_ascii (*unicode))
    return "punycode";
  *ascii = to_ascii (*unicode, idna, &error);
  if (*ascii != NULL && !g_str_equal (*ascii, lower))
    return "a-label";
  return error;
}

static const char *
resolve_u_label (const char *label, IriIdnaFlavour idna, char **ascii, char **unicode)
{
  const char *error = NULL;

  *ascii = to_ascii (label, idna, &error);
  if (*ascii == NULL)
    return error;
  *unicode = iri_dns_is_xn_label (*ascii, strlen (*ascii)) ? to_unicode (*ascii)
                                                           : g_strdup (*ascii);
  return *unicode != NULL ? NULL : "idna";
}

const char *
iri_idn2_resolve (const char *label, IriIdnaFlavour idna, char **ascii, char **unicode)
{
  const char *error;

  if (g_str_is_ascii (label))
    error = resolve_a_label (label, idna, ascii, unicode);
  else
    error = resolve_u_label (label, idna, ascii, unicode);
  if (error == NULL && breaks_contexto (*unicode))
    error = "contexto";
  if (error == NULL && has_negated (*unicode))
    error = "disallowed";
  if (error != NULL)
    {
      g_clear_pointer (ascii, g_free);
      g_clear_pointer (unicode, g_free);
    }
  return error;
}

const char *
iri_idn2_version (void)
{
  return idn2_check_version (NULL);
}

/* libidn2 reports a character that UTS #46 does not know as disallowed, and one that
 * only IDNA2008 does not know as unassigned. */
static gboolean
knows (gunichar c, gpointer data)
{
  IriIdnaFlavour idna = (IriIdnaFlavour) GPOINTER_TO_UINT (data);
  int unknown = idna == IRI_IDNA_2008 ? IDN2_UNASSIGNED : IDN2_DISALLOWED;
  char letter[7] = { 0 };
  guint8 *out = NULL;
  int code;

  g_unichar_to_utf8 (c, letter);
  code = idn2_lookup_u8 ((const guint8 *) letter, &out, flags_of (idna));
  idn2_free (out);
  return code != unknown;
}

guint
iri_idn2_unicode (IriIdnaFlavour idna)
{
  static gsize versions[2];
  gsize *version = &versions[idna == IRI_IDNA_2008];

  if (g_once_init_enter (version))
    g_once_init_leave (version, iri_unicode_probe (knows, GUINT_TO_POINTER (idna)));
  return (guint) *version;
}
