/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-idna2003.h"

#include "iri-chars.h"
#include "iri-dns.h"

#include <idna.h>
#include <stdlib.h>
#include <string.h>
#include <stringprep.h>

/* The size of the longest label that DNS allows, with a NUL. */
#define LABEL_SIZE (IRI_DNS_MAX_LABEL + 1)

typedef struct
{
  int code;
  const char *error;
} ErrorRow;

/* Maps errors of ToASCII (RFC 3490 §4.1) to our codes. */
static const ErrorRow errors[] = {
  { IDNA_CONTAINS_ACE_PREFIX, "a-label" },
  { IDNA_INVALID_LENGTH, "label-too-long" },
  { IDNA_CONTAINS_NON_LDH, "disallowed" },
  { IDNA_CONTAINS_MINUS, "hyphen-at-end" },
  /* The Punycode does not fit into the 63 characters of a label. */
  { IDNA_PUNYCODE_ERROR, "label-too-long" },
};

/* Maps errors of Nameprep (RFC 3491), which ToASCII does not report, to our codes. */
static const ErrorRow nameprep_errors[] = {
  { STRINGPREP_CONTAINS_UNASSIGNED, "unassigned" },
  { STRINGPREP_CONTAINS_PROHIBITED, "disallowed" },
  { STRINGPREP_BIDI_BOTH_L_AND_RAL, "bidi-rule" },
  { STRINGPREP_BIDI_LEADTRAIL_NOT_RAL, "bidi-rule" },
  { STRINGPREP_BIDI_CONTAINS_PROHIBITED, "bidi-rule" },
};

static const char *
find_error (const ErrorRow *rows, gsize n_rows, int code)
{
  for (gsize i = 0; i < n_rows; i++)
    if (rows[i].code == code)
      return rows[i].error;
  return "idna";
}

/* UseSTD3ASCIIRules and AllowUnassigned are FALSE by 3987bis-00 §3.4. By RFC 3987 §3.1
 * both are TRUE, unless an IRI is created, which we never do. */
static int
flags_of (IriIdnaFlavour idna)
{
  return idna == IRI_IDNA_2003_RFC3987
             ? IDNA_USE_STD3_ASCII_RULES | IDNA_ALLOW_UNASSIGNED
             : 0;
}

/* Step 2 of ToASCII. libidn's own version does not report the reason, and rejects more
 * than 63 characters even if Nameprep makes them fewer. */
static char *
nameprep (const char *label, int flags, const char **error)
{
  Stringprep_profile_flags unassigned
      = (flags & IDNA_ALLOW_UNASSIGNED) != 0 ? 0 : STRINGPREP_NO_UNASSIGNED;
  g_autoptr (GString) prepared = g_string_new (label);
  int code;

  /* U+FDFA grows the most, from 3 bytes to 33. */
  g_string_set_size (prepared, 16 * prepared->len);
  code = g_str_is_ascii (label) ? STRINGPREP_OK
                                : stringprep (prepared->str, prepared->len, unassigned,
                                              stringprep_nameprep);
  if (code == STRINGPREP_OK)
    return g_strdup (prepared->str);
  *error = find_error (nameprep_errors, G_N_ELEMENTS (nameprep_errors), code);
  return NULL;
}

/* ToUnicode never fails; it leaves other labels unchanged. */
static char *
to_unicode (const char *ascii, int flags)
{
  char *out = NULL;
  g_autofree char *unicode = NULL;

  if (idna_to_unicode_8z8z (ascii, &out, flags) == IDNA_SUCCESS)
    unicode = g_strdup (out);
  free (out);
  return unicode != NULL ? g_steal_pointer (&unicode) : g_strdup (ascii);
}

const char *
iri_idna2003_resolve (const char *label,
                      IriIdnaFlavour idna,
                      char **ascii,
                      char **unicode)
{
  char out[LABEL_SIZE];
  const char *error = NULL;
  const int flags = flags_of (idna);
  g_autofree char *prepared = nameprep (label, flags, &error);
  g_autofree gunichar *characters = NULL;
  glong length;
  int code;

  if (prepared == NULL)
    return error;
  if (*prepared == '\0')
    return "empty-label";
  characters = g_utf8_to_ucs4_fast (prepared, -1, &length);
  code = idna_to_ascii_4i (characters, (gsize) length, out, flags);
  if (code != IDNA_SUCCESS)
    return find_error (errors, G_N_ELEMENTS (errors), code);
  *ascii = g_strdup (out);
  *unicode = to_unicode (out, flags);
  return NULL;
}

const char *
iri_idna2003_version (void)
{
  return stringprep_check_version (NULL);
}
