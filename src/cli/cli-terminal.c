/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Terminals act on control characters, so they get them as escapes. */

#include "cli.h"

#include "iri-chars.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* Whether a terminal could act on @c: show what follows elsewhere, in another order or
 * not at all. Line ends, tabs and NULs divide the output. */
static gboolean
disturbs (gunichar c)
{
  return (c < ' ' && c != '\n' && c != '\t' && c != '\0') || (c >= 0x7f && c < 0xa0)
         || iri_char_is_bidi_formatting (c) || iri_char_is_later_bidi_control (c);
}

/* The length in bytes of the escape sequence for a color at @text; 0 if there is
 * none. */
static gsize
color_length (const char *text)
{
  gsize length;

  if (text[0] != '\033' || text[1] != '[')
    return 0;
  length = 2 + strspn (text + 2, "0123456789;");
  return text[length] == 'm' ? length + 1 : 0;
}

void
cli_escape_for_terminal (GString *out, int fd, gboolean colors)
{
  g_autofree char *plain = NULL;
  gsize length = out->len;

  if (!isatty (fd))
    return;
  plain = g_string_free (g_string_new_len (out->str, (gssize) length), FALSE);
  g_string_truncate (out, 0);
  for (gsize at = 0, n; at < length; at += n)
    {
      gunichar c = (guint8) plain[at];
      gsize color = colors ? color_length (plain + at) : 0;

      n = color > 0  ? color
          : c < 0x80 ? 1
                     : iri_utf8_read ((guint8 *) plain + at, length - at, &c);
      if (n == 0 || (color == 0 && disturbs (c)))
        g_string_append_printf (out, n == 0 ? "\\x%02x" : "\\u%04x", c);
      else
        g_string_append_len (out, plain + at, (gssize) n);
      n = MAX (n, 1);
    }
}

void
cli_append_text (GString *out, const char *text)
{
  if (strpbrk (text, "\t\n") == NULL || !isatty (STDOUT_FILENO))
    {
      g_string_append (out, text);
      return;
    }
  for (; *text != '\0'; text++)
    if (*text == '\t' || *text == '\n')
      g_string_append_printf (out, "\\u%04x", *text);
    else
      g_string_append_c (out, *text);
}

/* Messages quote options and file names, which can have any character. */
static void
print_message (const char *message)
{
  g_autoptr (GString) out = g_string_new (message);

  cli_escape_for_terminal (out, STDERR_FILENO, FALSE);
  fwrite (out->str, 1, out->len, stderr);
}

void
cli_escape_messages (void)
{
  g_set_printerr_handler (print_message);
}
