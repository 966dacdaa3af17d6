/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How pasted or dropped text is cleaned up by the selected standard, and what is
 * reported about it. tests/e2e/entry/test-paste.c tests how the text arrives. */

#include "scope-entry.h"
#include "scope-window.h"

#include <string.h>

#define LRI "\u2066"
#define FSI "\u2068"
#define PDI "\u2069"
#define LRE "\u202a"
#define PDF "\u202c"
#define IN_TEXT "The IRI was taken out of the text around it"
#define TAKEN_OUT(around) "The IRI was taken out of “" FSI around PDI "”"
#define DEFANGED "The defanged IRI was restored"
#define MARKS "Display marks around the IRI were removed"

static const struct
{
  const char *name;
  const char *spec;
  const char *taken;
  guint n_uris; /* 0 for text */
  const char *cleaned;
  const char *message; /* or NULL */
} rows[] = {
  { "nothing", "rfc3987", "http://a/", 0, "http://a/", NULL },
  /* 3987bis-00 §4.1, masinter-07 §4.2: with every standard. */
  { "isolate", "rfc3987", LRI "http://א/" PDI, 0, "http://א/", MARKS },
  { "embedding", "masinter-07", LRE "http://א/" PDF, 0, "http://א/", MARKS },
  { "mark", "duerst-01", "\u200ehttp://א/", 0, "http://א/", MARKS },
  { "inside", "rfc3987", "http://a/\u200eb", 0, "http://a/\u200eb", NULL },
  { "space", "rfc3987", " a\n", 0, "a", "White space around the text was removed" },
  { "host", "rfc3987", "bücher.example", 0, "bücher.example", NULL },
  { "host-line-end", "rfc3987", "bücher.example\n", 0, "bücher.example",
    "White space around the text was removed" },
  { "angles", "rfc3987", "<http://a/>", 0, "http://a/", IN_TEXT },
  { "markdown", "rfc3987", "[http://a/](http://b/)", 0, "http://b/",
    TAKEN_OUT ("http://a …") },
  { "sentence", "rfc3987", "See http://a.example/, please", 0, "http://a.example/",
    TAKEN_OUT ("See … please") },
  { "cut", "rfc3987", "exa mple.org", 0, "exa mple.org", NULL },
  { "two", "rfc3987", "http://a/ http://b/", 0, "http://a/ http://b/", NULL },
  { "defanged", "rfc3987", "hxxps://evil[.]example", 0, "https://evil.example",
    DEFANGED },
  { "defanged-marks", "rfc3987", LRI "evil[.]example" PDI, 0, "evil.example",
    MARKS "; " DEFANGED },
  /* guidelines-00 §4, step 1. */
  { "guidelines", "guidelines-00", " \r\na\t", 0, "a",
    "White space around the text was removed" },
  /* 3987bis-00 §7.2, steps 1 and 5. */
  { "web-address", "web-address", " http://a/b\\c ", 0, "http://a/b/c",
    "White space around the text was removed; A backslash was replaced by a "
    "slash" },
  /* URL Standard, basic URL parser, steps 1 and 3. */
  { "url", "whatwg", LRI "\x01http://a/\nb " PDI, 0, "http://a/b",
    MARKS "; Control characters and spaces around the text were removed; Tabs "
          "and line breaks were removed" },
  { "uri", "rfc3987", "http://a/%C3%A9", 1, "http://a/%C3%A9", NULL },
  { "file", "rfc3987", "file:///caf%C3%A9%20%FF", 1, "file:///café%20%FF",
    "The name of the file was decoded" },
  { "file-ascii", "rfc3987", "file:///a", 1, "file:///a", NULL },
  { "several", "rfc3987", "http://a/", 2, "http://a/",
    "Only the first of 2 IRIs was inserted" },
  { "several-files", "rfc3987", "file:///%C3%A9", 3, "file:///é",
    "Only the first of 3 IRIs was inserted" },
};

/* Returns the first descendant of @type; unless @text is NULL, the first with that
 * text. */
static GtkWidget *
find (GtkWidget *widget, GType type, const char *text)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type)
      && (text == NULL || g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
test_taken (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  GtkWidget *entry = find (GTK_WIDGET (window), SCOPE_TYPE_ENTRY, NULL);

  scope_document_set_spec (scope_window_get_document (window),
                           iri_spec_find (rows[i].spec));
  gtk_editable_set_text (GTK_EDITABLE (entry), rows[i].taken);
  g_signal_emit_by_name (entry, "taken", 0UL, (gulong) strlen (rows[i].taken),
                         rows[i].n_uris);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, rows[i].cleaned);
  if (rows[i].message != NULL)
    g_assert_nonnull (find (GTK_WIDGET (window), GTK_TYPE_LABEL, rows[i].message));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A fragment of an IRI is not cleaned up: " b" may be intended. */
static void
test_piece (void)
{
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  GtkWidget *entry = find (GTK_WIDGET (window), SCOPE_TYPE_ENTRY, NULL);
  const char *text = "http://a/" LRI " b" PDI;

  scope_document_set_spec (scope_window_get_document (window),
                           iri_spec_find ("whatwg"));
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "taken", (gulong) strlen ("http://a/"),
                         (gulong) strlen (text), 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "http://a/ b");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/paste/", rows[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_taken);
    }
  g_test_add_func ("/paste/piece", test_piece);
  return g_test_run ();
}
