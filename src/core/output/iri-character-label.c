/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-character-label.h"

#include "iri-unicode.h"

/* Unicode has several abbreviations for some characters; these are the most common. */
static const struct
{
  gunichar first;
  const char *names[34]; /* of @first and the characters after it */
} table[] = {
  { 0x00,
    { "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS",  "TAB", "LF",
      "VT",  "FF",  "CR",  "SO",  "SI",  "DLE", "DC1", "DC2", "DC3", "DC4", "NAK",
      "SYN", "ETB", "CAN", "EM",  "SUB", "ESC", "FS",  "GS",  "RS",  "US",  "SP" } },
  { 0x7f, { "DEL", "PAD", "HOP", "BPH", "NBH", "IND", "NEL", "SSA", "ESA",
            "HTS", "HTJ", "VTS", "PLD", "PLU", "RI",  "SS2", "SS3", "DCS",
            "PU1", "PU2", "STS", "CCH", "MW",  "SPA", "EPA", "SOS", "SGC",
            "SCI", "CSI", "ST",  "OSC", "PM",  "APC", "NBSP" } },
  { 0xad, { "SHY" } },
  { 0x34f, { "CGJ" } },
  { 0x61c, { "ALM" } },
  { 0x180b, { "FVS1", "FVS2", "FVS3", "MVS", "FVS4" } },
  { 0x200b, { "ZWSP", "ZWNJ", "ZWJ", "LRM", "RLM" } },
  { 0x202a, { "LRE", "RLE", "PDF", "LRO", "RLO", "NNBSP" } },
  { 0x205f, { "MMSP", "WJ" } },
  { 0x2066, { "LRI", "RLI", "FSI", "PDI" } },
  { 0xfeff, { "BOM" } },
};

/* "VS1" to "VS256". */
static char *
variation_selector (gunichar c)
{
  if (c >= 0xfe00 && c <= 0xfe0f)
    return g_strdup_printf ("VS%u", c - 0xfe00 + 1);
  if (c >= 0xe0100 && c <= 0xe01ef)
    return g_strdup_printf ("VS%u", c - 0xe0100 + 17);
  return NULL;
}

char *
iri_character_label (gunichar c)
{
  char *selector = variation_selector (c);

  if (selector != NULL)
    return selector;
  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    if (c >= table[i].first && c - table[i].first < G_N_ELEMENTS (table[i].names)
        && table[i].names[c - table[i].first] != NULL)
      return g_strdup (table[i].names[c - table[i].first]);
  if (iri_unicode_is_visible (c) && !iri_unicode_is_ignorable (c))
    return NULL;
  return g_strdup_printf ("%04X", c);
}
