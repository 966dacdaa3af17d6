/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists of words are in the order of the user's alphabet: German has Ä with A (DIN
 * 5007-1), Persian has four letters between those of Arabic. */

#include "iri-translations.h"
#include "scope-scripts-row.h"

#include <string.h>

/* Letters with the same place are in brackets. */
static const struct
{
  const char *language;
  const char *alphabet;
} alphabets[] = {
  { "de", "[aä]bcdefghijklmn[oö]pqrst[uü]vwxyz" },
  { "fa", "آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی" },
};

static int
place_of (gunichar letter)
{
  const char *language = g_getenv ("LANGUAGE");
  gboolean together = FALSE;
  int place = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (alphabets); i++)
    for (const char *at = alphabets[i].alphabet;
         *at != '\0' && g_str_equal (alphabets[i].language, language);
         at = g_utf8_next_char (at))
      if (*at == '[' || *at == ']')
        together = *at == '[';
      else if (place += !together || at[-1] == '[', g_utf8_get_char (at) == letter)
        return place;
  g_error ("U+%04X is not in the alphabet of %s", letter, language);
}

/* Appends the titles of the rows in @widget, in the order in which they are shown. */
static void
collect (GtkWidget *widget, GPtrArray *titles)
{
  if (ADW_IS_ACTION_ROW (widget)
      && gtk_widget_get_ancestor (widget, GTK_TYPE_REVEALER) != NULL)
    g_ptr_array_add (titles, (gpointer) adw_preferences_row_get_title (
                                 ADW_PREFERENCES_ROW (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, titles);
}

static void
test_scripts (void)
{
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();
  GtkWidget *row = g_object_new (SCOPE_TYPE_SCRIPTS_ROW, NULL);
  int last = 0;

  g_object_ref_sink (row);
  collect (row, titles);
  g_assert_cmpuint (titles->len, >, 20);
  /* Latin is first. */
  for (guint i = 1; i < titles->len; i++)
    {
      const char *title = titles->pdata[i];
      int place = place_of (g_unichar_tolower (g_utf8_get_char (title)));

      if (place < last)
        g_test_fail_printf ("“%s” is too late", title);
      last = place;
    }
  g_object_unref (row);
}

int
main (int argc, char *argv[])
{
  iri_translations_init ();
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/collation/scripts", test_scripts);
  return g_test_run ();
}
