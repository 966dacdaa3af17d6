/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "e2e-messages.h"

#include <string.h>
#include <unistd.h>

#define POLL_MS 50

/* Messages of GTK 4.8.3 that Iriscope does not cause and that do no harm. */
static const struct
{
  const char *pattern; /* for g_pattern_match_simple() */
  const char *reason;
} expected[] = {
  { "*Gtk-WARNING *: Broken accounting of active state for widget *",
    "A press that opens a menu, or drags a text or the window, ends twice: the "
    "pointer leaves and the grab is broken (gtkmain.c). Still in GTK 4.18: "
    "https://github.com/transmission/transmission/issues/7314" },
  { "*Gtk-WARNING *: Trying to snapshot GtkButton * without a current "
    "allocation",
    "The path bar of the file chooser draws its two arrows before it has read "
    "the folder and allocated them (gtkpathbar.c)." },
};

struct _E2eMessages
{
  GThread *thread;
  char *prefix; /* of the program's own messages */
  int fd;
  int has_ended; /* atomic */
};

static gboolean
is_expected (const char *line)
{
  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    if (g_pattern_match_simple (expected[i].pattern, line))
      return TRUE;
  return FALSE;
}

/* Other processes that the program started may print to the same file. */
static void
check_line (E2eMessages *self, const char *line)
{
  g_printerr ("%s\n", line);
  if (strstr (line, self->prefix) != NULL && strstr (line, "WARNING **") != NULL
      && !is_expected (line))
    g_error ("unexpected warning: %s", line);
}

static void
check_lines (E2eMessages *self, GString *text)
{
  char *end;

  while ((end = strchr (text->str, '\n')) != NULL)
    {
      g_autofree char *line = g_strndup (text->str, (gsize) (end - text->str));

      check_line (self, line);
      g_string_erase (text, 0, end - text->str + 1);
    }
}

/* Other processes that the program started may keep the file open, so this ends with
 * the program. */
static gpointer
read_lines (gpointer data)
{
  E2eMessages *self = data;
  GPollFD poll = { self->fd, G_IO_IN, 0 };
  g_autoptr (GString) text = g_string_new (NULL);

  for (;;)
    {
      gboolean has_ended = g_atomic_int_get (&self->has_ended);
      char buffer[4096];
      gssize n;

      if (g_poll (&poll, 1, has_ended ? 0 : POLL_MS) <= 0)
        {
          if (has_ended)
            return NULL;
          continue;
        }
      n = read (self->fd, buffer, sizeof buffer);
      if (n <= 0)
        return NULL;
      g_string_append_len (text, buffer, n);
      check_lines (self, text);
    }
}

E2eMessages *
e2e_messages_new (GSubprocess *process, int fd)
{
  E2eMessages *self = g_new0 (E2eMessages, 1);
  const char *id = g_subprocess_get_identifier (process);

  self->prefix = g_strdup_printf (":%s): ", id != NULL ? id : "");
  self->fd = fd;
  self->thread = g_thread_new ("e2e-messages", read_lines, self);
  return self;
}

void
e2e_messages_free (E2eMessages *self)
{
  g_atomic_int_set (&self->has_ended, TRUE);
  g_thread_join (self->thread);
  close (self->fd);
  g_free (self->prefix);
  g_free (self);
}

char *
e2e_messages_remove_expected (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *rest = g_string_new (NULL);

  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0' && !is_expected (*line))
      g_string_append_printf (rest, "%s\n", *line);
  return g_string_free (rest, FALSE);
}
