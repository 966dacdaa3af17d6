/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How a browser shows a host: each of the first rows is what Chromium 156.0.8078.79
 * showed, with the step of its docs/idn.md that decides. Those of the other browsers
 * follow from their source; tests/cli/test-browsers.py has their own tests. */

#include "iri-chromium-private.h"
#include "iri-display-policy.h"

#include <string.h>

/* clang-format off */
static const struct
{
  const char *name;
  const char *host;
  const char *shown; /* NULL: unchanged */
  const char *step;  /* for the first label that is not shown in Unicode */
} rows[] = {
  { "plain-latin", "bücher.example", NULL, NULL },
  { "plain-han", "例え.テスト", NULL, NULL },
  { "plain-cyrillic", "пример.рф", NULL, NULL },
  { "plain-hebrew", "דוגמה.קום", NULL, NULL },
  { "plain-devanagari", "हिन्दी.भारत", NULL, NULL },
  { "plain-german", "straße.de", NULL, NULL },
  { "plain-greek-final-sigma", "ελλάς.gr", NULL, NULL },
  { "plain-vietnamese", "việtnam.vn", NULL, NULL },
  { "plain-polish", "łódź.pl", NULL, NULL },
  { "plain-thai", "ไทย.th", NULL, NULL },
  { "plain-arabic", "مثال.إختبار", NULL, NULL },
  { "plain-persian", "ایران.ir", NULL, NULL },
  { "plain-korean", "한국어.kr", NULL, NULL },
  { "plain-georgian", "საქართველო.ge", NULL, NULL },
  { "plain-armenian", "հայաստան.am", NULL, NULL },
  { "plain-amharic", "አዲስ.et", NULL, NULL },
  { "plain-khmer", "កម្ពុជា.com", NULL, NULL },
  { "plain-tamil", "தமிழ்.com", NULL, NULL },
  { "plain-tibetan", "བོད.com", NULL, NULL },
  { "plain-burmese", "မြန်မာ.mm", NULL, NULL },
  { "hyphen-first", "-é.com", "xn----bga.com", "hyphens" },
  { "hyphen-last", "é-.com", "xn----9fa.com", "hyphens" },
  { "hyphens-3-4", "ab--é.com", "xn--ab---epa.com", "hyphens" },
  { "hyphens-inside", "é--b.com", NULL, NULL },
  { "symbol", "i♥ny.com", "xn--iny-zx5a.com", "character" },
  { "kra", "ĸa.com", "xn--a-ska.com", "character" },
  { "pinyin", "ǎ.com", "xn--tja.com", "character" },
  { "latin-extended-additional", "ẁ.com", "xn--qjg.com", "character" },
  { "vietnamese", "ạ.com", NULL, NULL },
  { "uncommon-latin", "ĕa.com", "xn--a-sia.com", "character" },
  { "hausa", "ƙasa.com", NULL, NULL },
  { "old-cyrillic", "ꙁ.com", "xn--nw8a.com", "character" },
  { "greek-extended", "ἀ.com", "xn--dng.com", "character" },
  { "bopomofo", "ㄅㄆ.tw", "xn--5ekc.tw", "character" },
  { "rare-han", "丂国.com", NULL, NULL },
  { "common-han", "中国.com", NULL, NULL },
  { "cantonese-han", "𠜎中.hk", NULL, NULL },
  { "modifier-apostrophe", "aʼb.com", "xn--ab-cob.com", "character" },
  { "geresh", "א׳ב.il", NULL, NULL },
  { "latin-cyrillic", "ebаy.com", "xn--eby-7cd.com", "scripts" },
  { "latin-greek", "gοogle.com", "xn--gogle-rce.com", "scripts" },
  { "cyrillic-greek", "жαж.com", "xn--mxa9xb.com", "scripts" },
  { "latin-devanagari", "aनम.com", "xn--a-xvds.com", "scripts" },
  { "latin-katakana", "aテスト.jp", NULL, NULL },
  { "latin-han", "é漢.com", "xn--9ca8457c.com", "latin" },
  { "latin-hangul", "a한.kr", NULL, NULL },
  { "greek-latin-mark", "ψ\u0303a.com", "xn--a-0bb40d.com", "scripts" },
  { "cyrillic-latin-mark", "ж\u030a.com", "xn--usa31d.com", "scripts" },
  { "cyrillic-mark", "ж\u030b.com", NULL, NULL },
  { "digits-two-scripts", "नम१2.com", "xn--2-wvds2u.com", "digits" },
  { "digits-with-latin", "a१२.com", "xn--a-jzdd.com", "scripts" },
  { "digits-of-script", "नम१२.com", NULL, NULL },
  { "mark-twice", "q\u0301\u0301.com", "xn--q-xbba.com", "marks" },
  { "mark-twice-else", "q\u0301\u0300.com", NULL, NULL },
  { "dot-on-i", "i\u0307a.com", "xn--ia-rub.com", "marks" },
  { "dot-on-q", "q\u0307a.com", NULL, NULL },
  { "middle-dot", "l·l.com", "xn--ll-0ea.com", "middle-dot" },
  { "middle-dot-catalan", "l·l.cat", NULL, NULL },
  { "middle-dot-else", "a·l.cat", "xn--al-0ea.cat", "middle-dot" },
  { "thorn", "þór.com", "xn--r-uga6a.com", "country" },
  { "thorn-icelandic", "þór.is", NULL, NULL },
  { "thorn-faroese", "þór.fo", NULL, NULL },
  { "thorn-alone", "þ.com", NULL, NULL },
  { "eth", "að.com", "xn--a-pga.com", "country" },
  { "schwa", "əli.com", "xn--li-tfb.com", "country" },
  { "schwa-azerbaijani", "əli.az", NULL, NULL },
  { "cyrillic-look-alike", "аррӏе.com", "xn--80ak6aa92e.com", "whole-script" },
  { "cyrillic-look-alike-ru", "аррӏе.ru", NULL, NULL },
  { "cyrillic-look-alike-rf", "аррӏе.рф", NULL, NULL },
  { "cyrillic-look-alike-root", "аррӏе.ru.", "xn--80ak6aa92e.ru.", "whole-script" },
  { "cyrillic-look-alike-bare", "аррӏе", "xn--80ak6aa92e", "whole-script" },
  { "cyrillic-word", "секс.com", NULL, NULL },
  { "cyrillic-other", "ябедник.com", NULL, NULL },
  { "greek-look-alike", "ικα.com", "xn--mxapd.com", "whole-script" },
  { "greek-look-alike-gr", "ικα.gr", NULL, NULL },
  { "hebrew-look-alike", "סוס.com", "xn--9dbxb.com", "whole-script" },
  { "hebrew-look-alike-il", "סוס.il", NULL, NULL },
  { "armenian-look-alike", "սօհ.com", "xn--ebbzy.com", "whole-script" },
  { "georgian-look-alike", "ოყო.com", "xn--yoda3a.com", "whole-script" },
  { "thai-look-alike", "แพท.com", "xn--o3cn8h.com", "whole-script" },
  { "thai-look-alike-th", "แพท.th", NULL, NULL },
  { "burmese-look-alike", "ငဝ.com", "xn--rid4c.com", "whole-script" },
  { "ethiopic-look-alike", "ሰዐ.com", "xn--nyd43a.com", "whole-script" },
  { "with-digit", "сос2.com", "xn--2-0tbib.com", "whole-script" },
  { "number", "1з2.ru", "xn--12-tlc.ru", "number" },
  { "number-georgian", "2კ.ge", "xn--2-g3g.ge", "number" },
  { "number-not", "1д2.ru", NULL, NULL },
  { "katakana-no-between-latin", "aノb.com", "xn--ab-8j4a.com", "pattern" },
  { "katakana-no-beside-han", "aノ漢.com", NULL, NULL },
  { "hiragana-he-in-katakana", "カへカ.jp", "xn--49j7eb.jp", "pattern" },
  { "katakana-he", "カヘカ.jp", NULL, NULL },
  { "prolonged-first", "ーabc.jp", "xn--abc-ss4b.jp", "pattern" },
  { "prolonged", "カーabc.jp", NULL, NULL },
  { "iteration", "アヽ.jp", NULL, NULL },
  { "iteration-first", "ヽア.jp", "xn--cck2j.jp", "pattern" },
  { "katakana-middle-dot", "ア・ア.jp", NULL, NULL },
  { "katakana-middle-dot-latin", "a・ア.jp", "xn--a-feu0m.jp", "pattern" },
  { "katakana-middle-dot-last", "ア・.jp", "xn--cckzj.jp", "pattern" },
  { "one-between-latin", "a一b.com", "xn--ab-vu2c.com", "pattern" },
  { "one-in-han", "一中.com", NULL, NULL },
  { "one-alone", "一.com", NULL, NULL },
  { "one-before-digit", "一1.com", NULL, NULL },
  { "mark-on-han", "漢\u0301.com", "xn--lsa5746c.com", "pattern" },
  { "mark-on-dotless", "ı\u0301.com", "xn--cfa24g.com", "pattern" },
  { "mark-on-letter", "q\u0301.com", NULL, NULL },
  { "voiced-mark", "ト\u309a.jp", "xn--3bkxe.jp", "character" },
  { "well-known", "googlé.com", "xn--googl-fsa.com", "well-known" },
  { "well-known-below", "é.googlé.com", "xn--9ca.xn--googl-fsa.com", "well-known" },
  { "well-known-root", "googlé.com.", "xn--googl-fsa.com.", "well-known" },
  { "well-known-itself", "é.google.com", NULL, NULL },
  { "well-known-elsewhere", "googlé.example", NULL, NULL },
  { "well-known-stroke", "ŧwitter.com", "xn--witter-hlb.com", "well-known" },
  { "well-known-several", "twiłter.com", "xn--twiter-5db.com", "well-known" },
  { "a-label", "xn--bcher-kva.example", "bücher.example", NULL },
  { "a-label-rejected", "xn--80ak6aa92e.com", "xn--80ak6aa92e.com", "whole-script" },
  { "a-label-of-nothing", "xn--a.com", "xn--a.com", "a-label" },
  { "label-by-label", "þór.пример.com", "xn--r-uga6a.пример.com", "country" },
  { "percent-encoded", "b%C3%BCcher.example", "bücher.example", NULL },
  { "capitals", "BÜCHER.example", "bücher.example", NULL },
};
/* clang-format on */

static const struct
{
  const char *name;
  const char *policy;
  const char *host;
  const char *shown; /* NULL: unchanged */
  const char *step;  /* for the first label that is not shown in Unicode */
} others[] = {
  { "firefox-cyrillic", "firefox", "аррӏе.com", NULL, NULL },
  { "firefox-bopomofo", "firefox", "ㄅㄆ.tw", NULL, NULL },
  { "firefox-mixed", "firefox", "ebаy.com", "xn--eby-7cd.com", "scripts" },
  { "firefox-symbol", "firefox", "i♥ny.com", "xn--iny-zx5a.com", "character" },
  { "firefox-digits", "firefox", "नम१2.com", "xn--2-wvds2u.com", "digits" },
  { "firefox-mark-twice", "firefox", "q\u0301\u0301.com", "xn--q-xbba.com", "marks" },
  { "firefox-dotless-mark", "firefox", "ı\u0301a.com", "xn--a-eka60l.com", "pattern" },
  { "firefox-dotless-cedilla", "firefox", "ı\u0327a.com", NULL, NULL },
  { "firefox-thorn-alone", "firefox", "þ.com", "xn--vda.com", "country" },
  { "firefox-middle-dot", "firefox", "l·l.com", "xn--ll-0ea.com", "middle-dot" },
  { "firefox-prolonged", "firefox", "ー日本.jp", "xn--wek060nb2a.jp", "pattern" },
  { "firefox-label-by-label", "firefox", "þór.пример.com", "xn--r-uga6a.пример.com",
    "country" },
  { "webkit-latin", "webkit", "bücher.example", NULL, NULL },
  { "webkit-greek", "webkit", "ελλάς.gr", "xn--hxarsa0b.gr", "script" },
  { "webkit-whole-host", "webkit", "bücher.ελλάς.gr", "xn--bcher-kva.xn--hxarsa0b.gr",
    "other-label" },
  { "webkit-russian", "webkit", "пример.рф", NULL, NULL },
  { "webkit-russian-root", "webkit", "пример.рф.", NULL, NULL },
  { "webkit-russian-below", "webkit", "ελλάς.пример.рф", NULL, NULL },
  { "webkit-ukrainian-letter", "webkit", "їжак.рф", "xn--80aln7i.xn--p1ai", "script" },
  { "webkit-ukrainian", "webkit", "їжак.укр", NULL, NULL },
  { "webkit-bulgarian", "webkit", "ѝѐ.бг", NULL, NULL },
  { "webkit-belarusian", "webkit", "ўі.бел", NULL, NULL },
  { "webkit-ipa", "webkit", "ɑa.com", "xn--a-u0a.com", "look-alike" },
  { "webkit-armenian", "webkit", "oօ.am", "xn--o-qdc.am", "neighbor" },
  { "webkit-armenian-digit", "webkit", "օ2.am", NULL, NULL },
  /* UTS #46 maps Mtavruli, the Georgian capitals of Unicode 11, to small letters; an
   * A-label cannot encode them (§4.1). WebKit does not list the script. */
  { "chromium-mtavruli", "chromium", "ᲡᲐᲥᲐᲠᲗᲕᲔᲚᲝ.ge",
    "საქართველო.ge", NULL },
  { "firefox-mtavruli", "firefox", "ᲡᲐᲥᲐᲠᲗᲕᲔᲚᲝ.ge", "საქართველო.ge",
    NULL },
  { "webkit-mtavruli", "webkit", "ᲡᲐᲥᲐᲠᲗᲕᲔᲚᲝ.ge",
    "xn--lodamdjuvtg5b.ge", "script" },
  { "chromium-mtavruli-a-label", "chromium", "xn--j4famdjuvtg5b.ge", NULL, "a-label" },
  { "firefox-mtavruli-a-label", "firefox", "xn--j4famdjuvtg5b.ge", NULL, "a-label" },
  { "webkit-mtavruli-a-label", "webkit", "xn--j4famdjuvtg5b.ge", NULL, "a-label" },
  { "not-valid", "chromium", "xn--8hbae.eg", NULL, "not-valid" },
};

static const IriBrowserStep *
first_step (const IriBrowserDisplay *view)
{
  for (gsize i = 0; i < view->host->n_labels; i++)
    if (view->steps[i] != NULL)
      return view->steps[i];
  return NULL;
}

static const IriDisplayPolicy *
find_policy (const char *id)
{
  const IriDisplayPolicy *policy;
  gsize i = 0;

  while ((policy = iri_display_policy_at (i)) != NULL && !g_str_equal (policy->id, id))
    i++;
  return policy;
}

static IriBrowserDisplay *
view_by (const char *policy, const char *host)
{
  return iri_browser_display_new (find_policy (policy), host,
                                  (IriSpan){ 0, strlen (host) }, IRI_HOST_REG_NAME);
}

static IriBrowserDisplay *
view_of (const char *host)
{
  return view_by ("chromium", host);
}

static void
check_view (const IriBrowserDisplay *view, const char *shown, const char *deciding)
{
  const IriBrowserStep *step = first_step (view);

  g_assert_cmpstr (view->shown, ==, shown);
  g_assert_cmpstr (step != NULL ? step->id : NULL, ==, deciding);
  if (step != NULL)
    g_assert_cmpstr (iri_display_policy_step_summary (step->id), ==, step->summary);
}

static void
test_shown (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  const char *host = rows[row].host;
  g_autoptr (IriBrowserDisplay) view = view_of (host);

  check_view (view, rows[row].shown != NULL ? rows[row].shown : host, rows[row].step);
}

static void
test_other (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  const char *host = others[row].host;
  g_autoptr (IriBrowserDisplay) view = view_by (others[row].policy, host);

  check_view (view, others[row].shown != NULL ? others[row].shown : host,
              others[row].step);
}

/* Hosts that browsers reject are not shown. */
static void
test_rejected (void)
{
  g_autoptr (IriBrowserDisplay) view = view_of ("é.a-א");

  g_assert_null (view->shown);
  g_assert_null (view->steps[0]);
  g_assert_cmpstr (view->steps[1]->id, ==, "refused");
}

/* Names whose display by each browser the tests above have. */
static void
test_names (void)
{
  static const struct
  {
    const char *host;
    gboolean common;
    const char *hiding; /* NULL if all or none hide the first label */
  } hosts[] = {
    { "bücher.de", TRUE, NULL },
    { "\u0430\u0440\u0440\u04cf\u0435.com", FALSE, "Chromium and WebKit" },
    { "\u03c8.gr", FALSE, "WebKit" },
    { "xn--bopomofo-hj5gkalm.tw", FALSE, "Chromium" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (hosts); i++)
    {
      g_autoptr (IriBrowserDisplay) view = view_of (hosts[i].host);
      g_autofree char *hiding = iri_browser_display_name_hiding (view, 0);

      g_assert_cmpstr (hiding, ==, hosts[i].hiding);
      g_assert_cmpint (iri_browser_display_is_common (view), ==, hosts[i].common);
    }
}

/* If the address bar shows the host as it is in the IRI, there is no separate view. */
static void
test_as_it_stands (void)
{
  g_assert_null (view_of ("example.com"));
  g_assert_null (view_of ("EXAMPLE.com."));
  g_assert_null (view_of (""));
  g_assert_null (iri_browser_display_new (iri_display_policy_at (0), "[::1]",
                                          (IriSpan){ 0, 5 }, IRI_HOST_IPV6));
}

/* The longest name that is processed, and one that is too long. */
static void
test_long (void)
{
  g_autofree char *letters = g_strnfill (16000, 'a');
  g_autofree char *host = g_strconcat ("é.", letters, ".com", NULL);
  g_autofree char *longer = g_strconcat (host, letters, NULL);
  g_autoptr (IriBrowserDisplay) view = view_of (host);
  g_autoptr (IriBrowserDisplay) rejected = view_of (longer);

  g_assert_cmpstr (view->shown, ==, host);
  g_assert_null (rejected->shown);
}

/* The list of Chromium's test (idn_test_domains.list), for the hosts that are shown as
 * Punycode only because of it. */
static const char *const listed_names[] = {
  "d4000.com",       "digklmo68.com",
  "digklmo68.co.uk", "islkpx123.com",
  "isikpx123.com",   "os345.com",
  "woder.com",       "wmhtb.com",
  "phktb.com",       "pkawx.com",
  "wmnr.com",        "rf.com",
  "cyxe.com",        "ldg.com",
  "idg.com",         "ig.com",
  "ld.com",          "1gd.com",
  "cegjo.com",       "wsws.com",
  "wsu.com",         "wsou.com",
  "1234567890.com",  "aece.com",
  "aen.com",         "n11.com",
  "o2.com",          "28.com",
  "39.com",          "89.com",
  "43.com",          "oo.com",
  "qq.com",          "nn.com",
  "test.net",        "f\u00f3\u00f3.com",
  "youtube.com",     NULL,
};

/* Compares a line of tests/data/display/cases.tsv. Returns whether it is a listed
 * one. */
static gboolean
check_listed (GHashTable *names, const char *line)
{
  g_auto (GStrv) fields = g_strsplit (line, "\t", 3);
  g_autoptr (IriBrowserDisplay) view = fields[0] != NULL ? view_of (fields[0]) : NULL;
  gboolean listed = view != NULL && g_str_equal (fields[1], "listed");
  gboolean found = view != NULL && view->shown != NULL
                   && iri_chromium_names_find (names, view->shown) != NULL;

  if (view != NULL && view->shown != NULL)
    g_test_message ("%s", view->shown);
  if (listed)
    g_assert_true (found || g_str_is_ascii (view->shown));
  else if (view != NULL && g_str_equal (fields[1], "unicode"))
    g_assert_false (found);
  return listed;
}

static void
test_listed (void)
{
  g_autoptr (GHashTable) names = iri_chromium_names_new (listed_names);
  g_autofree char *path
      = g_test_build_filename (G_TEST_DIST, "..", "data", "display", "cases.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gsize n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (gsize i = 0; lines[i] != NULL; i++)
    n += check_listed (names, lines[i]);
  g_assert_cmpuint (n, ==, 82);
}

/* The sentence about the source of a policy cites what its row says. */
static void
test_policies (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  const IriDisplayPolicy *policy;
  gsize n = 0;

  for (; (policy = iri_display_policy_at (n)) != NULL; n++)
    {
      g_autofree char *cited = g_strdup_printf ("%s %s", policy->name, policy->edition);

      g_assert_nonnull (strstr (iri_display_policy_source (policy), cited));
      g_assert_true (g_hash_table_add (ids, (gpointer) policy->id));
    }
  g_assert_cmpuint (n, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/browser/%s", rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_shown);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *path = g_strdup_printf ("/browser/others/%s", others[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_other);
    }
  g_test_add_func ("/browser/rejected", test_rejected);
  g_test_add_func ("/browser/names", test_names);
  g_test_add_func ("/browser/as-it-stands", test_as_it_stands);
  g_test_add_func ("/browser/long", test_long);
  g_test_add_func ("/browser/listed", test_listed);
  g_test_add_func ("/browser/policies", test_policies);
  return g_test_run ();
}
