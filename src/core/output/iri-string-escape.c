/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-string-escape.h"

#include <stdlib.h>
#include <string.h>

/* A character with a name in HTML 4. */
typedef struct
{
  gunichar c;
  const char *name;
} Name;

#include "iri-character-names.h"
#include "iri-chars.h"

void
iri_escape_html (const char *text, GString *out)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_append (out, escaped);
}

static void
append_escaped (const char *text, const char *special, GString *out)
{
  for (; *text != '\0'; text++)
    {
      if (strchr (special, *text) != NULL)
        g_string_append_c (out, '\\');
      g_string_append_c (out, *text);
    }
}

/* Characters with a meaning in a link or a table (CommonMark 0.30 §2.4; extensions use
 * "~", "|" and "$"). */
void
iri_escape_markdown (const char *text, GString *out)
{
  append_escaped (text, "\\`*_[]<>&~|$", out);
}

/* No URI contains "<", ">" or "\", which would end the destination. But "&copy;" would
 * be decoded (CommonMark 0.30 §6.3), in cmark 0.30 even after a backslash. */
void
iri_escape_markdown_uri (const char *text, GString *out)
{
  for (; *text != '\0'; text++)
    if (*text == '&')
      g_string_append (out, "&amp;");
    else
      g_string_append_c (out, *text);
}

/* hyperref accepts other characters unescaped, and these two as well unless the link is
 * in the argument of another command. */
void
iri_escape_latex_uri (const char *text, GString *out)
{
  append_escaped (text, "%#", out);
}

/* TeX turns two of "-", "," or "'" into one dash or quotation mark, as in "xn--". "\\/"
 * keeps them apart in all engines, "{}" does not in LuaTeX. */
void
iri_escape_latex (const char *text, GString *out)
{
  static const struct
  {
    char c;
    const char *command;
  } commands[] = {
    { '\\', "\\textbackslash{}" },
    { '~', "\\textasciitilde{}" },
    { '^', "\\textasciicircum{}" },
    { '\'', "\\textquotesingle{}" },
  };

  for (gsize i = 0; text[i] != '\0'; i++)
    {
      const char *command = NULL;

      for (gsize j = 0; j < G_N_ELEMENTS (commands); j++)
        if (commands[j].c == text[i])
          command = commands[j].command;
      if (i > 0 && text[i] == text[i - 1] && strchr ("-,'", text[i]) != NULL)
        g_string_append (out, "\\/");
      if (command != NULL)
        g_string_append (out, command);
      else
        append_escaped ((char[]){ text[i], '\0' }, "#$%&_{}", out);
    }
}

static int
compare_name (const void *key, const void *name)
{
  gunichar c = *(const gunichar *) key, other = ((const Name *) name)->c;

  return (c > other) - (c < other);
}

/* Appends a character reference to @c, which is not ASCII. */
static void
append_reference (gunichar c, gboolean by_name, GString *out)
{
  const Name *name
      = by_name ? bsearch (&c, names, G_N_ELEMENTS (names), sizeof *names, compare_name)
                : NULL;

  if (name != NULL)
    g_string_append_printf (out, "&%s;", name->name);
  else
    g_string_append_printf (out, "&#x%X;", c);
}

static void
append_references (const char *text, gboolean by_name, GString *out)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  for (const char *at = escaped; *at != '\0'; at = g_utf8_next_char (at))
    if ((guint8) *at < 0x80)
      g_string_append_c (out, *at);
    else
      append_reference (iri_utf8_first (at), by_name, out);
}

void
iri_escape_xml_references (const char *text, GString *out)
{
  append_references (text, FALSE, out);
}

void
iri_escape_html_references (const char *text, GString *out)
{
  append_references (text, TRUE, out);
}

static void
append_pair (gunichar c, GString *out)
{
  g_string_append_printf (out, "\\u%04x\\u%04x", 0xd7c0 + (c >> 10),
                          0xdc00 + (c & 0x3ff));
}

static void
append_long (gunichar c, GString *out)
{
  g_string_append_printf (out, "\\U%08x", c);
}

/* @append_far appends characters beyond U+FFFF. */
static void
append_string (const char *text,
               void (*append_far) (gunichar c, GString *out),
               GString *out)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = iri_utf8_first (text);

      if (c > 0xffff)
        append_far (c, out);
      else if (c < 0x20 || c >= 0x7f)
        g_string_append_printf (out, "\\u%04x", c);
      else
        append_escaped ((char[]){ (char) c, '\0' }, "\"\\", out);
    }
}

/* Two "?" can begin a trigraph (C17 §5.2.1.1). C has no universal character names below
 * U+00A0 (C17 §6.4.3), so those characters are written as octets. */
void
iri_escape_c (const char *text, GString *out)
{
  char last = '\0';

  for (const char *next; *text != '\0'; last = *text, text = next)
    {
      gunichar c = iri_utf8_first (text);

      next = g_utf8_next_char (text);
      if (c == '?' && last == '?')
        g_string_append (out, "\\?");
      else if (c > 0xffff)
        append_long (c, out);
      else if (c >= 0xa0)
        g_string_append_printf (out, "\\u%04x", c);
      else if (c >= 0x20 && c < 0x7f)
        append_escaped ((char[]){ (char) c, '\0' }, "\"\\", out);
      else
        for (const char *at = text; at < next; at++)
          g_string_append_printf (out, "\\%03o", (guint8) *at);
    }
}

void
iri_escape_json (const char *text, GString *out)
{
  append_string (text, append_pair, out);
}

void
iri_escape_python (const char *text, GString *out)
{
  append_string (text, append_long, out);
}
