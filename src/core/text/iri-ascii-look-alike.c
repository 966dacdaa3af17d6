/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-ascii-look-alike.h"

#include <stdlib.h>

typedef struct
{
  gunichar c;
  const char *like;
} LookAlike;

/* Sorted by character. The table has the signs that UTS #39 or NFKC maps to US-ASCII
 * signs (test-ascii-look-alike compares it with ICU), the East Asian dots, the brackets
 * and lines of the same shape, and the two overlays that strike a letter through.
 * Letters and digits are left out, and so are quotation marks that words are spelled
 * with, such as the apostrophe and the Hebrew ones. */
static const LookAlike look_alikes[] = {
  { 0x01c0, "|" },    { 0x02ba, "\"" },  { 0x02c2, "<" },   { 0x02c3, ">" },
  { 0x02c4, "^" },    { 0x02c6, "^" },   { 0x02cb, "`" },   { 0x02d0, ":" },
  { 0x02ee, "\"" },   { 0x02f8, ":" },   { 0x0337, "/" },   { 0x0338, "/" },
  { 0x037e, ";" },    { 0x0589, ":" },   { 0x05c0, "|" },   { 0x05c3, ":" },
  { 0x066a, "%" },    { 0x0701, "." },   { 0x0702, "." },   { 0x0703, ":" },
  { 0x0704, ":" },    { 0x1400, "=" },   { 0x16ec, ":" },   { 0x16ed, "+" },
  { 0x1735, "/" },    { 0x1803, ":" },   { 0x1809, ":" },   { 0x1fef, "`" },
  { 0x201c, "\"" },   { 0x201d, "\"" },  { 0x201e, "\"" },  { 0x201f, "\"" },
  { 0x2024, "." },    { 0x2025, ".." },  { 0x2026, "..." }, { 0x2033, "\"" },
  { 0x2035, "`" },    { 0x2038, "^" },   { 0x2039, "<" },   { 0x203a, ">" },
  { 0x2041, "/" },    { 0x2044, "/" },   { 0x2047, "??" },  { 0x2052, "%" },
  { 0x205a, ":" },    { 0x207a, "+" },   { 0x207c, "=" },   { 0x208a, "+" },
  { 0x208c, "=" },    { 0x2215, "/" },   { 0x2216, "\\" },  { 0x2223, "|" },
  { 0x2236, ":" },    { 0x2303, "^" },   { 0x2329, "<" },   { 0x232a, ">" },
  { 0x244a, "\\\\" }, { 0x2502, "|" },   { 0x2571, "/" },   { 0x2572, "\\" },
  { 0x266f, "#" },    { 0x2758, "|" },   { 0x276e, "<" },   { 0x276f, ">" },
  { 0x2774, "{" },    { 0x2775, "}" },   { 0x2795, "+" },   { 0x27cb, "/" },
  { 0x27cd, "\\" },   { 0x27e8, "<" },   { 0x27e9, ">" },   { 0x29f5, "\\" },
  { 0x29f8, "/" },    { 0x29f9, "\\" },  { 0x2a74, "::=" }, { 0x2a75, "==" },
  { 0x2a76, "===" },  { 0x2afb, "///" }, { 0x2afd, "//" },  { 0x2cf9, "\\\\" },
  { 0x2e40, "=" },    { 0x2f02, "\\" },  { 0x2f03, "/" },   { 0x3002, "." },
  { 0x3003, "\"" },   { 0x3008, "<" },   { 0x3009, ">" },   { 0x301d, "\"" },
  { 0x301e, "\"" },   { 0x301f, "\"" },  { 0x3033, "/" },   { 0x30a0, "=" },
  { 0x31d3, "/" },    { 0x31d4, "\\" },  { 0xa4f8, "." },   { 0xa4fa, ".." },
  { 0xa4fd, ":" },    { 0xa4ff, "=" },   { 0xa60e, "." },   { 0xa789, ":" },
  { 0xa78a, "=" },    { 0xfb29, "+" },   { 0xfe13, ":" },   { 0xfe14, ";" },
  { 0xfe16, "?" },    { 0xfe30, ":" },   { 0xfe47, "[" },   { 0xfe48, "]" },
  { 0xfe52, "." },    { 0xfe54, ";" },   { 0xfe55, ":" },   { 0xfe56, "?" },
  { 0xfe5b, "{" },    { 0xfe5c, "}" },   { 0xfe5f, "#" },   { 0xfe60, "&" },
  { 0xfe62, "+" },    { 0xfe64, "<" },   { 0xfe65, ">" },   { 0xfe66, "=" },
  { 0xfe68, "\\" },   { 0xfe6a, "%" },   { 0xfe6b, "@" },   { 0xff02, "\"" },
  { 0xff03, "#" },    { 0xff05, "%" },   { 0xff06, "&" },   { 0xff0b, "+" },
  { 0xff0e, "." },    { 0xff0f, "/" },   { 0xff1a, ":" },   { 0xff1b, ";" },
  { 0xff1c, "<" },    { 0xff1d, "=" },   { 0xff1e, ">" },   { 0xff1f, "?" },
  { 0xff20, "@" },    { 0xff3b, "[" },   { 0xff3c, "\\" },  { 0xff3d, "]" },
  { 0xff3e, "^" },    { 0xff40, "`" },   { 0xff5b, "{" },   { 0xff5c, "|" },
  { 0xff5d, "}" },    { 0xff61, "." },   { 0xffe8, "|" },   { 0x10a50, "." },
  { 0x1d20f, "\\" },  { 0x1d236, "<" },  { 0x1d237, ">" },  { 0x1d23a, "/" },
  { 0x1d23b, "\\" },
};

static int
compare (const void *key, const void *row)
{
  gunichar c = *(const gunichar *) key, other = ((const LookAlike *) row)->c;

  return c < other ? -1 : c > other;
}

const char *
iri_ascii_look_alike (gunichar c)
{
  const LookAlike *row = bsearch (&c, look_alikes, G_N_ELEMENTS (look_alikes),
                                  sizeof look_alikes[0], compare);

  return row != NULL ? row->like : NULL;
}
