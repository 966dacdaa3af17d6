/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The values on screen for IRIs that the standards explain. */

#include "e2e-main.h"

#include <string.h>

/* 3987bis-00 §4.4 in Bidi Notation: capitals stand for right-to-left letters, here for
 * Hebrew ones. */
typedef struct
{
  const char *name;
  const char *logical;
  const char *visual;
} Example;

static const Example examples[] = {
  { "example-1", "http://ab.CDEFGH.ij/kl/mn/op.html",
    "http://ab.HGFEDC.ij/kl/mn/op.html" },
  { "example-2", "http://ab.CDE.FGH/ij/kl/mn/op.html",
    "http://ab.HGF.EDC/ij/kl/mn/op.html" },
  { "example-3", "http://AB.CD.EF/GH/IJ/KL?MN=OP;QR=ST#UV",
    "http://VU#TS=RQ;PO=NM?LK/JI/HG/FE.DC.BA" },
  { "example-4", "http://AB.CD.ef/gh/IJ/KL.html", "http://DC.BA.ef/gh/LK/JI.html" },
  { "example-5", "http://ab.cd.EF/GH/ij/kl.html", "http://ab.cd.HG/FE/ij/kl.html" },
  { "example-6", "http://ab.CD.EF/GH/IJ/kl.html", "http://ab.JI/HG/FE.DC/kl.html" },
  { "example-7", "http://ab.CDE123FGH.ij/kl/mn/op.html",
    "http://ab.HGF123EDC.ij/kl/mn/op.html" },
  { "example-8", "http://ab.cd.ef/GH1/2IJ/KL.html", "http://ab.cd.ef/LK/JI1/2HG.html" },
  { "example-9", "http://ab.cd.ef/GH%31/%32IJ/KL.html",
    "http://ab.cd.ef/LK/JI%32/%31HG.html" },
  { "example-10", "http://ab.CDEFGH.123/kl/mn/op.html",
    "http://ab.123.HGFEDC/kl/mn/op.html" },
  { "example-11", "http://ab.CDEFGH.123ij/kl/mn/op.html",
    "http://ab.123.HGFEDCij/kl/mn/op.html" },
};

/* The twenty-six letters have consecutive code points, from alef on. */
static char *
to_hebrew (const char *notation)
{
  GString *text = g_string_new (NULL);

  for (; *notation != '\0'; notation++)
    if (g_ascii_isupper (*notation))
      g_string_append_unichar (text, 0x5d0 + (gunichar) (*notation - 'A'));
    else
      g_string_append_c (text, *notation);
  return g_string_free (text, FALSE);
}

static void
test_example (gconstpointer data)
{
  const Example *example = data;
  g_autofree char *logical = to_hebrew (example->logical);
  g_autofree char *visual = to_hebrew (example->visual);
  g_autoptr (E2eApp) app = e2e_app_start (logical);

  e2e_await_showing (app, (const char *[]){ logical, visual, NULL });
}

typedef struct
{
  const char *name;
  const char *text;
  const char *shown[6];
} Row;

static const Row rows[] = {
  /* 3987bis-00 §5.3.3 */
  { "resume",
    "http://résumé.example.org",
    { "http://xn--rsum-bpad.example.org", "xn--rsum-bpad.example.org",
      "http://résumé.example.org", "xn--rsum-bpad" } },
  /* §3.7.1 */
  { "durst",
    "http://www.example.org/D%C3%BCrst",
    { "http://www.example.org/D%C3%BCrst", "http://www.example.org/Dürst",
      "/D%C3%BCrst", "/Dürst", "www.example.org" } },
  { "not-utf-8",
    "http://www.example.org/D%FCrst",
    { "http://www.example.org/D%FCrst", "/D%FCrst", "www.example.org" } },
  { "natto",
    "http://xn--99zt52a.example.org/%e2%80%ae",
    { "http://xn--99zt52a.example.org/%e2%80%ae", "http://納豆.example.org/%E2%80%AE",
      "納豆" } },
  /* §6.4: the fragment is UTF-8, the name of the document is not. */
  { "two-charsets",
    "http://www.example.org/r%E9sum%E9.xml#r%C3%A9sum%C3%A9",
    { "http://www.example.org/r%E9sum%E9.xml#résumé", "résumé" } },
  /* §12, beyond the basic plane */
  { "old-italic",
    "http://example.com/\360\220\214\200\360\220\214\201\360\220\214\202",
    { "http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82",
      "/\360\220\214\200\360\220\214\201\360\220\214\202" } },
  /* RFC 3986 §3, its ruler */
  { "components",
    "foo://me@example.com:8042/over/there?name=ferret#nose",
    { "foo", "me", "8042", "/over/there", "name=ferret", "nose" } },
  /* RFC 6068 §6.3, §6.1 */
  { "mailto",
    "mailto:user@%E7%B4%8D%E8%B1%86.example.org?subject=Test&body=a%0D%0Ab",
    { "user@xn--99zt52a.example.org", "user@納豆.example.org", "Test", "a\r\nb" } },
  /* RFC 2397 §4; it contains plain text only */
  { "data", "data:,A%20brief%20note", { "A brief note" } },
  { "page", "data:text/html;base64,PGI+SGk8L2I+", { "<b>Hi</b>" } },
  { "program", "javascript:alert(%22%D7%90%22)", { "alert(\"א\")" } },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  const char *shown[G_N_ELEMENTS (row->shown) + 1] = { NULL };
  g_autoptr (E2eApp) app = e2e_app_start (row->text);

  memcpy (shown, row->shown, sizeof row->shown);
  e2e_await_showing (app, shown);
}

/* The values of a long query are shown by key, and the button keeps the focus. */
static void
test_fold (void)
{
  g_autoptr (GString) text = g_string_new ("http://a.example/?k0=v0");
  g_autoptr (E2eApp) app = NULL;
  g_autoptr (AtspiAccessible) all = NULL;
  g_autoptr (AtspiAccessible) fewer = NULL;

  for (int i = 1; i < 40; i++)
    g_string_append_printf (text, "&k%d=v%d", i, i);
  app = e2e_app_start (text->str);
  all = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Show All 44 Rows");
  e2e_await_showing (app, (const char *[]){ "k0", "v9", NULL });
  g_assert_null (e2e_find (app, ATSPI_ROLE_LABEL, "k10"));
  e2e_tab_to (app, all);
  e2e_keys_press (app, "Return");
  e2e_await_showing (app, (const char *[]){ "k10", "v39", NULL });
  fewer = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Show Fewer Rows");
  e2e_await_state (fewer, ATSPI_STATE_FOCUSED, TRUE);
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/values/fold", test_fold);
  for (gsize i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autofree char *path = g_strconcat ("/values/", examples[i].name, NULL);

      g_test_add_data_func (path, &examples[i], test_example);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/values/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  return g_test_run ();
}
