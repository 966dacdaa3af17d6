/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-chars.h"
#include "iri-percent-decode.h"
#include "iri-scheme-rules.h"

#include <string.h>

/* Writes the digits of @element to @digits, at most @max of them, with 10 for "X".
 * Returns their number. */
static guint
read_digits (const char *text, IriSpan element, guint *digits, guint max)
{
  guint n = 0;

  for (gsize at = element.begin; at < element.end && n < max; at++)
    if (g_ascii_isdigit (text[at]))
      digits[n++] = (guint) g_ascii_digit_value (text[at]);
    else if (g_ascii_toupper (text[at]) == 'X')
      digits[n++] = 10;
  return n;
}

/* The sum of the digits by the weights @n, @n - 1 … 1, which is a multiple of 11. */
static guint
weigh_down (const guint *digits, guint n)
{
  guint sum = 0;

  for (guint i = 0; i < n; i++)
    sum += digits[i] * (n - i);
  return sum % 11;
}

/* The sum of the digits by the weights 1, 3, 1, 3 …, which is a multiple of 10. */
static guint
weigh_in_turn (const guint *digits, guint n)
{
  guint sum = 0;

  for (guint i = 0; i < n; i++)
    sum += digits[i] * (i % 2 == 0 ? 1 : 3);
  return sum % 10;
}

/* Sets the spans of a wrong check digit, the last character. */
static gboolean
take_check_digit (guint rest, IriSpan element, IriFinding *finding)
{
  finding->span = (IriSpan){ element.end - 1, element.end };
  finding->other = element;
  return rest != 0;
}

gboolean
iri_scheme_check_isbn (const char *text, IriSpan element, IriFinding *finding)
{
  guint digits[13];
  guint n = read_digits (text, element, digits, G_N_ELEMENTS (digits));
  guint rest = n == 13 ? weigh_in_turn (digits, n) : weigh_down (digits, n);

  return take_check_digit (rest, element, finding);
}

gboolean
iri_scheme_check_issn (const char *text, IriSpan element, IriFinding *finding)
{
  guint digits[8];
  guint n = read_digits (text, element, digits, G_N_ELEMENTS (digits));

  /* The catalogue has the standard of ISBNs. */
  finding->section = "ISO 3297";
  return take_check_digit (weigh_down (digits, n), element, finding);
}

/* The end of the field of @element from @at up to @delimiter. */
static gsize
end_of_field (const char *text, IriSpan element, gsize at, char delimiter)
{
  const char *end = memchr (text + at, delimiter, element.end - at);

  return end != NULL ? (gsize) (end - text) : element.end;
}

/* The name of "name=value", in lower case. Free with g_free(). */
static char *
name_of (const char *text, IriSpan field)
{
  gsize end = end_of_field (text, field, field.begin, '=');

  return g_ascii_strdown (text + field.begin, (gssize) (end - field.begin));
}

/* Finds the first field of @element between @delimiter characters, from @at, that has
 * the name of an earlier one and for which @counts is true. */
static gboolean
find_repeated (const char *text,
               IriSpan element,
               gsize at,
               char delimiter,
               gboolean (*counts) (const char *name),
               IriFinding *finding)
{
  g_autoptr (GHashTable) names
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (IriSpan field; at <= element.end; at = field.end + 1)
    {
      char *name;

      field = (IriSpan){ at, end_of_field (text, element, at, delimiter) };
      name = name_of (text, field);
      if (!counts (name))
        g_free (name);
      else if (!g_hash_table_add (names, name))
        {
          finding->span = finding->other = field;
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
is_parameter (const char *name)
{
  return *name != '\0';
}

gboolean
iri_scheme_check_parameters (const char *text, IriSpan element, IriFinding *finding)
{
  return find_repeated (text, element,
                        end_of_field (text, element, element.begin, ';') + 1, ';',
                        is_parameter, finding);
}

/* The grammar itself allows "crs" and "u" only once. */
static gboolean
is_geo_parameter (const char *name)
{
  return *name != '\0' && !g_str_equal (name, "crs") && !g_str_equal (name, "u");
}

gboolean
iri_scheme_check_geo_parameters (const char *text, IriSpan element, IriFinding *finding)
{
  element.end = end_of_field (text, element, element.begin, '?');
  return find_repeated (text, element,
                        end_of_field (text, element, element.begin, ';') + 1, ';',
                        is_geo_parameter, finding);
}

static gboolean
is_body (const char *name)
{
  return g_str_equal (name, "body");
}

gboolean
iri_scheme_check_body (const char *text, IriSpan element, IriFinding *finding)
{
  return find_repeated (text, element,
                        end_of_field (text, element, element.begin, '?') + 1, '&',
                        is_body, finding);
}

/* Whether the number of @field, "-"? 1*DIGIT ["." 1*DIGIT], is beyond @limit. */
static gboolean
is_beyond (const char *text, IriSpan field, guint limit)
{
  gsize at = field.begin + (text[field.begin] == '-' ? 1 : 0);
  guint whole = 0;

  for (; at < field.end && text[at] != '.'; at++)
    whole = MIN (whole * 10 + (guint) g_ascii_digit_value (text[at]), limit + 1);
  while (at < field.end && (text[at] == '.' || text[at] == '0'))
    at++;
  return whole > limit || (whole == limit && at < field.end);
}

/* RFC 5870 §3.4.2. */
gboolean
iri_scheme_check_coordinates (const char *text, IriSpan element, IriFinding *finding)
{
  static const guint limits[] = { 90, 180 };
  static const char crs[] = ";crs=", wgs84[] = ";crs=wgs84";
  const char *after = text + element.end;
  gsize at = element.begin;

  if (g_ascii_strncasecmp (after, crs, strlen (crs)) == 0
      && (g_ascii_strncasecmp (after, wgs84, strlen (wgs84)) != 0
          || g_ascii_isalnum (after[strlen (wgs84)]) || after[strlen (wgs84)] == '-'))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      IriSpan field = { at, end_of_field (text, element, at, ',') };

      finding->span = finding->other = field;
      if (is_beyond (text, field, limits[i]))
        return TRUE;
      at = field.end + 1;
    }
  return FALSE;
}

gboolean
iri_scheme_check_filter (const char *text, IriSpan element, IriFinding *finding)
{
  gsize depth = 0, at = element.begin;

  finding->span = finding->other = element;
  while (at < element.end)
    {
      guint8 octet;
      gsize n = iri_percent_read (text + at, element.end - at, &octet);

      /* Nothing may follow the last parenthesis. */
      if (depth == 0 && at > element.begin)
        {
          finding->span = (IriSpan){ at, at + n };
          while (iri_byte_is_continuation ((guint8) text[finding->span.end]))
            finding->span.end++;
          return TRUE;
        }
      depth += octet == '(' ? 1 : 0;
      depth -= octet == ')' ? 1 : 0;
      at += n;
    }
  return depth > 0;
}
