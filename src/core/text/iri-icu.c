/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-icu.h"

#include "iri-chars.h"

#include <unicode/ucasemap.h>
#include <unicode/uchar.h>
#include <unicode/uversion.h>

/* Control characters have only name aliases (NameAliases.txt), which ICU lacks. */
static const char *const controls[] = {
  "NULL",
  "START OF HEADING",
  "START OF TEXT",
  "END OF TEXT",
  "END OF TRANSMISSION",
  "ENQUIRY",
  "ACKNOWLEDGE",
  "ALERT",
  "BACKSPACE",
  "CHARACTER TABULATION",
  "LINE FEED",
  "LINE TABULATION",
  "FORM FEED",
  "CARRIAGE RETURN",
  "SHIFT OUT",
  "SHIFT IN",
  "DATA LINK ESCAPE",
  "DEVICE CONTROL ONE",
  "DEVICE CONTROL TWO",
  "DEVICE CONTROL THREE",
  "DEVICE CONTROL FOUR",
  "NEGATIVE ACKNOWLEDGE",
  "SYNCHRONOUS IDLE",
  "END OF TRANSMISSION BLOCK",
  "CANCEL",
  "END OF MEDIUM",
  "SUBSTITUTE",
  "ESCAPE",
  "INFORMATION SEPARATOR FOUR",
  "INFORMATION SEPARATOR THREE",
  "INFORMATION SEPARATOR TWO",
  "INFORMATION SEPARATOR ONE",
};

char *
iri_icu_char_name (gunichar c)
{
  char name[128];
  UErrorCode status = U_ZERO_ERROR;

  if (c < G_N_ELEMENTS (controls))
    return g_strdup (controls[c]);
  if (c == 0x7f)
    return g_strdup ("DELETE");
  u_charName ((UChar32) c, U_EXTENDED_CHAR_NAME, name, sizeof name, &status);
  return g_strdup (U_SUCCESS (status) ? name : "");
}

gboolean
iri_icu_is_emoji (gunichar c)
{
  return u_hasBinaryProperty ((UChar32) c, UCHAR_EXTENDED_PICTOGRAPHIC);
}

char *
iri_icu_to_lower (const char *text, gsize length)
{
  UErrorCode status = U_ZERO_ERROR;
  UCaseMap *root;
  char *lower;
  int32_t n;

  if (iri_is_ascii (text, length))
    return g_ascii_strdown (text, (gssize) length);
  root = ucasemap_open ("", 0, &status);
  n = ucasemap_utf8ToLower (root, NULL, 0, text, (int32_t) length, &status);
  if (status == U_BUFFER_OVERFLOW_ERROR)
    status = U_ZERO_ERROR;
  lower = g_malloc0 ((gsize) n + 1);
  ucasemap_utf8ToLower (root, lower, n + 1, text, (int32_t) length, &status);
  ucasemap_close (root);
  return lower;
}

char *
iri_icu_version (void)
{
  UVersionInfo library, unicode;

  u_getVersion (library);
  u_getUnicodeVersion (unicode);
  return g_strdup_printf ("ICU %u.%u, Unicode %u", library[0], library[1], unicode[0]);
}
