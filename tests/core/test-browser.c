/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a browser shows of a host: the steps of docs/idn.md of Chromium, each with
 * a host that it refuses to show and one just beside it. */

#include "iri-browser.h"

#include <string.h>

static const struct
{
  const char *host;
  const char *step; /* of the label that is not shown; NULL if all are */
} rows[] = {
  { "example.com", NULL },
  { "bücher.example", NULL },
  { "例え.テスト", NULL },
  { "пример.рф", NULL },
  { "דוגמה.קום", NULL },
  { "हिन्दी.भारत", NULL },
  /* step 3 */
  { "i♥ny.com", "character" },
  { "ꙁ.com", "character" },
  /* step 4 */
  { "ǎ.com", "character" },
  { "ă.com", NULL },
  { "ẁ.com", "character" },
  /* step 5 */
  { "ebаy.com", "scripts" },
  { "gοogle.com", "scripts" },
  { "aב.com", "refused" }, /* which the Bidi rule does before */
  { "aनम.com", "scripts" },
  { "aテスト.jp", NULL },
  { "é漢.com", "latin" },
  /* step 6 */
  { "a१२.com", "scripts" },
  { "नम१2.com", "digits" },
  { "नम१२.com", NULL },
  /* step 7 */
  { "а\u0301\u0301.ru", "marks" },
  /* step 8 */
  { "l·l.com", "middle-dot" },
  { "l·l.cat", NULL },
  { "a·l.cat", "middle-dot" },
  { "þór.com", "country" },
  { "þór.is", NULL },
  { "əli.com", "country" },
  { "əli.az", NULL },
  /* step 10: the example, and domains of the script */
  { "аррӏе.com", "whole-script" },
  { "аррӏе.ru", NULL },
  { "аррӏе.рф", NULL },
  { "xn--80ak6aa92e.com", "whole-script" },
  { "ябедник.com", NULL },
  { "ικα.com", "whole-script" },
  { "ικα.gr", NULL },
  /* step 11 */
  { "1з2.ru", "number" },
  { "1д2.ru", NULL },
  /* step 12 */
  { "aノb.com", "pattern" },
  { "aノ漢.com", NULL },
  { "カへカ.jp", "pattern" },
  { "カヘカ.jp", NULL },
  { "ーabc.jp", "pattern" },
  { "カーabc.jp", NULL },
  { "a一b.com", "pattern" },
};

static void
test_step (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  const char *text = rows[row].host;
  g_autoptr (IriBrowserView) view = iri_browser_view_new (
      text, (IriSpan){ 0, strlen (text) }, IRI_HOST_REG_NAME);
  const IriHost *host;
  const IriBrowserStep *found = NULL;

  if (view == NULL)
    {
      g_assert_null (rows[row].step);
      g_assert_true (g_str_is_ascii (text));
      return;
    }
  host = view->host;
  for (gsize i = 0; found == NULL && i < host->n_labels; i++)
    found = view->steps[i];
  g_assert_cmpstr (found != NULL ? found->id : NULL, ==, rows[row].step);
  if (found == NULL)
    g_assert_cmpstr (view->shown, ==, host->unicode);
  else if (host->ascii != NULL)
    g_assert_cmpstr (view->shown, ==, host->ascii);
  else
    g_assert_null (view->shown);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/browser/%s/%" G_GSIZE_FORMAT,
                             rows[i].step != NULL ? rows[i].step : "shown", i);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_step);
    }
  return g_test_run ();
}
