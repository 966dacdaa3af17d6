/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The result of each flavour of IDNA for a label, or the reason why it rejects it. The
 * rejections and the characters they name are from RFC 5890-5893 for the flavours of
 * libidn2, from RFC 3490, 3491 and 3454 for IDNA2003, and from UTS #46 as called by the
 * URL Standard for browsers; the A-labels are from Python's punycode codec. */

#include "iri-idn2.h"
#include "iri-idna.h"
#include "iri-message.h"
#include "iri-rejection.h"
#include "iri-report.h"
#include "iri-unicode.h"

#include <string.h>

enum
{
  UTS46,
  IDNA2008,
  TRANSITIONAL,
  IDNA2003,
  BROWSER,
  N_FLAVOURS,
};

static const IriIdnaFlavour flavours[N_FLAVOURS]
    = { IRI_IDNA_UTS46, IRI_IDNA_2008, IRI_IDNA_UTS46_TRANSITIONAL, IRI_IDNA_2003,
        IRI_IDNA_BROWSER };

/* The host, with the rejected character between « and »; then for each flavour the
 * ASCII form or, after an exclamation mark, the rule that rejects the host. "-": the
 * flavour has a row of its own, because it rejects another character. */
typedef struct
{
  const char *name;
  const char *host;
  const char *by[N_FLAVOURS];
} Row;

/* clang-format off */
static const Row rows[] = {
  { "sharp-s", "faß.de",
    { "xn--fa-hia.de", "xn--fa-hia.de", "fass.de", "fass.de",
      "xn--fa-hia.de" } },
  { "final-sigma", "βόλος.com",
    { "xn--nxasmm1c.com", "xn--nxasmm1c.com", "xn--nxasmq6b.com",
      "xn--nxasmq6b.com", "xn--nxasmm1c.com" } },
  { "snowman", "«☃».net",
    { "!disallowed", "!disallowed", "xn--n3h.net", "xn--n3h.net",
      "xn--n3h.net" } },
  { "heart", "a.«♥»",
    { "!disallowed", "!disallowed", "a.xn--g6h", "a.xn--g6h", "a.xn--g6h" } },

  /* RFC 5892 appendix A: where each character is allowed, and where not. */
  { "zwnj-between-joining", "نامه\u200cای",
    { "xn--mgba3gch31f060k", "xn--mgba3gch31f060k", "xn--mgba3gch31f",
      "xn--mgba3gch31f", "xn--mgba3gch31f060k" } },
  { "zwnj", "a«\u200c»b.é",
    { "!contextj-zwnj", "!contextj-zwnj", "ab.xn--9ca", "ab.xn--9ca",
      "!contextj-zwnj" } },
  { "zwj-after-virama", "क\u094d\u200dष",
    { "xn--11b2ezcw70k", "xn--11b2ezcw70k", "xn--11b2ezc", "xn--11b2ezc",
      "xn--11b2ezcw70k" } },
  { "zwj", "a«\u200d»b.é",
    { "!contextj-zwj", "!contextj-zwj", "ab.xn--9ca", "ab.xn--9ca",
      "!contextj-zwj" } },
  { "zwj-between-joining", "ن«\u200d»ن",
    { "!contextj-zwj", "!contextj-zwj", "xn--ihba", "xn--ihba",
      "!contextj-zwj" } },
  { "middle-dot-between-l", "l·l",
    { "xn--ll-0ea", "xn--ll-0ea", "xn--ll-0ea", "xn--ll-0ea", "xn--ll-0ea" } },
  { "middle-dot", "a«·»b",
    { "!contexto-middle-dot", "!contexto-middle-dot", "!contexto-middle-dot",
      "xn--ab-0ea", "xn--ab-0ea" } },
  { "keraia-before-greek", "͵α",
    { "xn--wva4j", "xn--wva4j", "xn--wva4j", "xn--wva4j", "xn--wva4j" } },
  { "keraia", "«͵»a",
    { "!contexto-keraia", "!contexto-keraia", "!contexto-keraia",
      "xn--a-jib", "xn--a-jib" } },
  { "geresh-after-hebrew", "ג׳",
    { "xn--6db0e", "xn--6db0e", "xn--6db0e", "xn--6db0e", "xn--6db0e" } },
  { "geresh", "«׳»א",
    { "!contexto-geresh", "!contexto-geresh", "!contexto-geresh",
      "xn--4db3e", "xn--4db3e" } },
  { "gershayim-after-hebrew", "צה״ל",
    { "xn--8dbq2a9c", "xn--8dbq2a9c", "xn--8dbq2a9c", "xn--8dbq2a9c",
      "xn--8dbq2a9c" } },
  { "gershayim", "«״»א",
    { "!contexto-gershayim", "!contexto-gershayim", "!contexto-gershayim",
      "xn--4db5e", "xn--4db5e" } },
  { "katakana-middle-dot-in-katakana", "ア・イ",
    { "xn--ccke4x", "xn--ccke4x", "xn--ccke4x", "xn--ccke4x", "xn--ccke4x" } },
  { "katakana-middle-dot", "a«・»b",
    { "!contexto-katakana-middle-dot", "!contexto-katakana-middle-dot",
      "!contexto-katakana-middle-dot", "xn--ab-3n4a", "xn--ab-3n4a" } },
  { "half-width-katakana-middle-dot", "a«･»b",
    { "!contexto-katakana-middle-dot", "!disallowed",
      "!contexto-katakana-middle-dot", "xn--ab-3n4a", "xn--ab-3n4a" } },
  { "arabic-indic-digit", "ا١ا",
    { "xn--mgba7o", "xn--mgba7o", "xn--mgba7o", "xn--mgba7o", "xn--mgba7o" } },
  { "arabic-indic-digit-last", "ا«١»",
    { "xn--mgb0j", "xn--mgb0j", "xn--mgb0j", "!nameprep-bidi-ends",
      "xn--mgb0j" } },
  { "arabic-indic-digit-beside-extended", "ا«١»۱",
    { "!contexto-arabic-indic-digit", "!contexto-arabic-indic-digit",
      "!contexto-arabic-indic-digit", "-", "-" } },
  { "extended-digit-beside-arabic-indic", "ا«۱»١",
    { "!contexto-extended-arabic-indic-digit",
      "!contexto-extended-arabic-indic-digit",
      "!contexto-extended-arabic-indic-digit", "-", "-" } },
  { "two-kinds-of-digits", "ا١«۱»",
    { "-", "-", "-", "!nameprep-bidi-ends", "!bidi-rule-4" } },

  /* RFC 5891 §4.2.3, CheckHyphens in UTS #46; §5.4 does not restrict hyphens at the
     * ends. Browsers and Nameprep allow all hyphens. */
  { "hyphen-first", "«-»é",
    { "!hyphen-at-end", "xn----bga", "!hyphen-at-end", "xn----bga",
      "xn----bga" } },
  { "hyphen-last", "é«-»",
    { "!hyphen-at-end", "xn----9fa", "!hyphen-at-end", "xn----9fa",
      "xn----9fa" } },
  { "hyphens-3-4", "éa«-»-b",
    { "!hyphens-3-4", "!hyphens-3-4", "!hyphens-3-4", "xn--a--b-9oa",
      "xn--a--b-9oa" } },
  { "leading-mark", "«\u0301»a",
    { "!leading-mark", "!leading-mark", "!leading-mark", "xn--a-wbb",
      "!leading-mark" } },

  /* RFC 5893 §2; RFC 3454 §6 has neither rule 1 nor rules for whole names. */
  { "bidi-1", "«1»א",
    { "!bidi-rule-1", "!bidi-rule-1", "!bidi-rule-1", "!nameprep-bidi-ends",
      "!bidi-rule-1" } },
  { "bidi-2", "א«a»ב",
    { "!bidi-rule-2", "!bidi-rule-2", "!bidi-rule-2", "!nameprep-bidi-mixed",
      "!bidi-rule-2" } },
  { "bidi-4", "א1«١»",
    { "!bidi-rule-4", "!bidi-rule-4", "!bidi-rule-4", "!nameprep-bidi-ends",
      "!bidi-rule-4" } },
  { "bidi-5", "a«א»b",
    { "!bidi-rule-5", "!bidi-rule-5", "!bidi-rule-5", "-", "!bidi-rule-5" } },
  { "bidi-digit-in-ltr", "a«١»",
    { "!bidi-rule-5", "!bidi-rule-5", "!bidi-rule-5", "xn--a-bqc",
      "!bidi-rule-5" } },
  { "nameprep-bidi", "«a»אb",
    { "-", "-", "-", "!nameprep-bidi-mixed", "-" } },

  { "not-nfc", "bu«\u0308»cher",
    { "xn--bcher-kva", "!not-nfc", "xn--bcher-kva", "xn--bcher-kva",
      "xn--bcher-kva" } },
  { "angstrom-is-never-nfc", "«\u212b»",
    { "xn--5ca", "!not-nfc", "xn--5ca", "xn--5ca", "xn--5ca" } },
  { "capital", "«B»ücher",
    { "xn--bcher-kva", "!disallowed", "xn--bcher-kva", "xn--bcher-kva",
      "xn--bcher-kva" } },

  /* Unassigned in Unicode 4.0, in 15.0, and in every version. */
  { "unassigned-in-3.2", "«ȡ»",
    { "xn--6la", "xn--6la", "xn--6la", "!unassigned", "xn--6la" } },
  { "new-in-14.0", "«\ua7d1»",
    { "xn--278a", "-", "xn--278a", "!unassigned", "xn--278a" } },
  { "new-in-15.0", "«\U00011f04»",
    { "xn--x43d", "-", "xn--x43d", "!unassigned", "xn--x43d" } },
  { "unassigned", "é«\u0378»",
    { "!unassigned", "!unassigned", "!unassigned", "!unassigned",
      "!unassigned" } },
  { "private-use", "é«\ue000»",
    { "!disallowed", "!disallowed", "!disallowed", "!disallowed",
      "!disallowed" } },
  { "noncharacter", "é«\ufdd0»",
    { "!disallowed", "!disallowed", "!disallowed", "!disallowed",
      "!disallowed" } },

  /* RFC 1034 §3.1; browsers do not check lengths. */
  { "label-of-64",
    "éaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    { "!label-too-long", "!label-too-long", "!label-too-long",
      "!label-too-long",
      "xn--aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-94e" } },

  /* The span of a percent-encoded character is its percent-encoding. */
  { "percent-encoded", "é«%E2%98%83»",
    { "!disallowed", "!disallowed", "xn--9ca011q", "xn--9ca011q",
      "xn--9ca011q" } },
  { "percent-encoded-zwj", "é«%E2%80%8D»b",
    { "!contextj-zwj", "!contextj-zwj", "xn--b-9fa", "xn--b-9fa",
      "!contextj-zwj" } },
  { "not-utf-8", "é%FF",
    { "!not-utf-8", "!not-utf-8", "!not-utf-8", "!not-utf-8", "!not-utf-8" } },
  { "second-label-percent-encoded", "a.é«%C2%B7»b",
    { "!contexto-middle-dot", "!contexto-middle-dot", "!contexto-middle-dot",
      "a.xn--b-fda3m", "a.xn--b-fda3m" } },

  /* In an A-label the Punycode is marked. ToUnicode of RFC 3490 never fails, and the
     * URL Standard does not change A-labels in a name of US-ASCII. */
  { "snowman-as-a-label", "«xn--n3h».é",
    { "!disallowed", "!disallowed", "xn--n3h.xn--9ca", "xn--n3h.xn--9ca",
      "xn--n3h.xn--9ca" } },
  { "capital-as-a-label", "«xn--bcher-2pa».é",
    { "!a-label", "!disallowed", "!a-label", "xn--bcher-2pa.xn--9ca",
      "!a-label" } },
  { "middle-dot-as-a-label", "«xn--ab-0ea»",
    { "!contexto-middle-dot", "!contexto-middle-dot", "!contexto-middle-dot",
      "xn--ab-0ea", "xn--ab-0ea" } },
  { "a-label-of-nothing", "xn--.é",
    { "!punycode", "!punycode", "!punycode", "xn--.xn--9ca", "!punycode" } },
  { "a-label-with-letter", "xn--«é»",
    { "!punycode", "-", "!punycode", "!punycode", "!punycode" } },
  { "letter-with-hyphens-3-4", "xn«-»-é",
    { "-", "!hyphens-3-4", "-", "-", "-" } },
};

/* Rules of the flavours that libidn2 does not check, so that Iriscope checks them
 * itself; and what the other flavours do with the same hosts. */
static const Row left_out_rows[] = {
  { "bidi-rule-over-the-whole-domain", "«1»a.א",
    { "!bidi-rule-1", "!bidi-rule-1", "!bidi-rule-1", "1a.xn--4db",
      "!bidi-rule-1" } },
  { "bidi-rule-of-a-label-as-such", "a«-».א",
    { "!bidi-rule-6", "!bidi-rule-6", "!bidi-rule-6", "a-.xn--4db",
      "!bidi-rule-6" } },
  { "bidi-rule-of-a-last-hyphen", "א«-».é",
    { "!hyphen-at-end", "!bidi-rule-3", "!hyphen-at-end",
      "!nameprep-bidi-ends", "!bidi-rule-3" } },
  { "empty-label", "é..a",
    { "!empty-label", "!empty-label", "!empty-label", "!empty-label",
      "xn--9ca..a" } },
  { "empty-label-first", ".é",
    { "!empty-label", "!empty-label", "!empty-label", "!empty-label",
      ".xn--9ca" } },
  { "empty-label-by-mapping", "«\u00ad».é",
    { "!empty-label", "!disallowed", "!empty-label", "!empty-label",
      ".xn--9ca" } },
  { "std3-without-deleting", "é«_»b",
    { "!std3", "!std3", "!std3", "xn--_b-9ia", "xn--_b-9ia" } },
  { "std3-by-mapping", "é«\uff3f»b",
    { "!std3", "!disallowed", "!std3", "xn--_b-9ia", "xn--_b-9ia" } },
  /* UseSTD3ASCIIRules covers US-ASCII alone since UTS #46 16.0. */
  { "std3-not-equal", "a«\u2260»b",
    { "!disallowed", "!disallowed", "xn--ab-miv", "xn--ab-miv",
      "xn--ab-miv" } },
  { "percent-by-mapping", "a«\uff05»41.é",
    { "!delimiter", "!disallowed", "!delimiter", "!delimiter",
      "!delimiter" } },
  { "colons-by-mapping", "a«\u2a74»b.é",
    { "!delimiter", "!disallowed", "!delimiter", "!delimiter",
      "!delimiter" } },
  { "solidus-by-mapping", "a«\uff0f»b.é",
    { "!delimiter", "!disallowed", "!delimiter", "!delimiter",
      "!delimiter" } },
  { "account-of-by-mapping", "a«\u2100»b.é",
    { "!delimiter", "!disallowed", "!delimiter", "!delimiter",
      "!delimiter" } },
  { "full-stop-by-mapping", "a«\u2024»b.é",
    { "!disallowed", "!disallowed", "!disallowed", "!delimiter",
      "!disallowed" } },
  { "solidus-typed", "é«/»b",
    { "!forbidden", "!forbidden", "!forbidden", "!forbidden",
      "!forbidden" } },
  { "a-label-is-what-it-decodes-to", "«xn--a-ecp».é",
    { "!disallowed", "!disallowed", "!a-label", "xn--a-ecp.xn--9ca",
      "!a-label" } },
  /* UTS #46 §4.1, criteria 2 and 4. */
  { "a-label-encodes-a-prefix", "xn--xn---epa.é",
    { "-", "-", "-", "xn--xn---epa.xn--9ca", "!a-label" } },
  { "a-label-encodes-hyphens-3-4", "«xn--xn---epa».é",
    { "!hyphens-3-4", "!hyphens-3-4", "!hyphens-3-4", "-", "-" } },
  { "a-label-encodes-us-ascii", "xn--a-.é",
    { "!a-label", "!a-label", "!a-label", "xn--a-.xn--9ca", "!a-label" } },
  { "contexto", "a«\u00b7»b.é",
    { "!contexto-middle-dot", "!contexto-middle-dot", "!contexto-middle-dot",
      "xn--ab-0ea.xn--9ca", "xn--ab-0ea.xn--9ca" } },
};
/* clang-format on */

/* Returns the host without « and », and the span between them. */
static char *
read_marks (const char *marked, IriSpan *span)
{
  const char *open = strstr (marked, "«"), *close = strstr (marked, "»");
  GString *host = g_string_new (marked);

  *span = (IriSpan){ 0, 0 };
  if (open == NULL)
    return g_string_free (host, FALSE);
  *span = (IriSpan){ (gsize) (open - marked), (gsize) (close - marked) - strlen ("«") };
  g_string_replace (host, "«", "", 1);
  g_string_replace (host, "»", "", 1);
  return g_string_free (host, FALSE);
}

static void
check_rejection (const Row *row, IriIdnaFlavour idna, const char *expected)
{
  IriSpan span;
  g_autofree char *name = read_marks (row->host, &span);
  g_autofree char *text = g_strconcat ("//", name, "/", NULL);
  IriSpan whole = { 2, 2 + strlen (name) };
  g_autoptr (IriHost) host = iri_host_new (text, whole, IRI_HOST_REG_NAME, idna);
  IriRejection rejection;
  g_autofree char *message = NULL;

  g_assert_cmpstr (host->ascii, ==, NULL);
  if (!iri_rejection_find_first (text, host, &rejection))
    return;
  g_assert_cmpstr (rejection.rule, ==, expected);
  g_assert_cmpint (rejection.c == 0, ==, iri_span_length (span) == 0);
  if (rejection.c != 0)
    {
      g_assert_cmpuint (rejection.span.begin, ==, span.begin + 2);
      g_assert_cmpuint (rejection.span.end, ==, span.end + 2);
    }
  message = iri_rejection_message (&rejection);
  g_assert_null (strchr (message, '{'));
  g_assert_nonnull (rejection.section);
}

static void
check_row (const Row *row, int flavour)
{
  const char *expected = row->by[flavour];
  IriSpan span;
  g_autofree char *name = read_marks (row->host, &span);
  g_autoptr (IriHost) host = NULL;

  if (g_str_equal (expected, "-"))
    return;
  if (expected[0] == '!')
    {
      check_rejection (row, flavours[flavour], expected + 1);
      return;
    }
  host = iri_host_new (name, (IriSpan){ 0, strlen (name) }, IRI_HOST_REG_NAME,
                       flavours[flavour]);
  g_assert_cmpstr (host->ascii, ==, expected);
  g_assert_cmpstr (iri_host_rejection (host), ==, NULL);
}

/* clang-format off */
static void test_uts46 (gconstpointer row) { check_row (row, UTS46); }
static void test_idna2008 (gconstpointer row) { check_row (row, IDNA2008); }
static void test_transitional (gconstpointer row) { check_row (row, TRANSITIONAL); }
static void test_idna2003 (gconstpointer row) { check_row (row, IDNA2003); }
static void test_browser (gconstpointer row) { check_row (row, BROWSER); }
/* clang-format on */

static const GTestDataFunc tests[N_FLAVOURS]
    = { test_uts46, test_idna2008, test_transitional, test_idna2003, test_browser };

static void
add_rows (const char *group, const Row *table, gsize n)
{
  for (gsize i = 0; i < n; i++)
    for (int flavour = 0; flavour < N_FLAVOURS; flavour++)
      {
        g_autofree char *path
            = g_strdup_printf ("/rejection/%s%s/%s", group, table[i].name,
                               iri_idna_id (flavours[flavour]));

        g_test_add_data_func (path, &table[i], tests[flavour]);
      }
}

/* libidn2 2.3.3 has the tables of Unicode 12, later ones those of 15. */
static void
test_new_in_15 (void)
{
  static const Row old = { "", "«\U00011f04»", { [IDNA2008] = "!unassigned" } };
  static const Row new = { "", "\U00011f04", { [IDNA2008] = "xn--x43d" } };

  check_row (iri_idn2_unicode (IRI_IDNA_2008) < 15 ? &old : &new, IDNA2008);
}

/* The first letter that Unicode 18.0 adds to those of IDNA2008. */
static gunichar
find_newest (void)
{
  gunichar c = 0x80;

  while (iri_character (c)->age != 4 * 18
         || iri_character (c)->idna2008 != IRI_IDNA2008_PVALID)
    c++;
  return c;
}

/* Who reads that a letter is refused reads by whose tables, if later ones allow it:
 * in the message of the rejection, and in that of the finding. */
static void
test_outdated (void)
{
  gunichar c = find_newest ();
  char letter[7] = { 0 };
  g_autofree char *begin
      = g_strdup_printf ("libidn2 %s has the tables of Unicode %u and rejects",
                         iri_idn2_version (), iri_idn2_unicode (IRI_IDNA_2008));
  g_autofree char *text = NULL, *message = NULL;
  g_autoptr (IriReport) report = NULL;
  const IriOptions options = { .idna = IRI_IDNA_2008 };
  IriRejection rejection;

  g_unichar_to_utf8 (c, letter);
  text = g_strdup_printf ("//%s", letter);
  report = iri_report_new (text, -1, &options);
  g_assert_true (iri_rejection_find_first (text, report->host, &rejection));
  g_assert_cmpstr (rejection.rule, ==, "unassigned");
  g_assert_cmpuint (rejection.c, ==, c);
  message = iri_rejection_message (&rejection);
  g_assert_true (g_str_has_prefix (message, begin));
  g_assert_true (
      g_str_has_suffix (message, ", which is allowed in names since Unicode 18.0"));
  for (gsize i = 0; i < report->n_findings; i++)
    if (report->findings[i].code == IRI_FINDING_HOST_REFUSED)
      {
        g_autofree char *said
            = iri_finding_message (&report->findings[i], text, strlen (text));

        g_assert_cmpstr (said, ==, message);
        return;
      }
  g_assert_not_reached ();
}

/* A character that no edition has is refused by all, and so is one of IDNA2003 that
 * only its own edition lacks. */
static void
test_not_outdated (void)
{
  static const struct
  {
    const char *host;
    IriIdnaFlavour idna;
  } hosts[] = {
    { "\u0378", IRI_IDNA_2008 },
    { "\u0378", IRI_IDNA_UTS46 },
    { "\u0221", IRI_IDNA_2003 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (hosts); i++)
    {
      const IriSpan span = { 0, strlen (hosts[i].host) };
      g_autoptr (IriHost) host
          = iri_host_new (hosts[i].host, span, IRI_HOST_REG_NAME, hosts[i].idna);
      IriRejection rejection;

      g_assert_true (iri_rejection_find_first (hosts[i].host, host, &rejection));
      g_assert_cmpstr (iri_rejection_explained_rule (&rejection), ==, "unassigned");
    }
}

/* The length of a whole name is not an error of one label. */
static void
test_name_too_long (void)
{
  g_autoptr (GString) name = g_string_new ("é");
  IriRejection rejection;

  for (int i = 0; i < 130; i++)
    g_string_append (name, ".a");
  for (int flavour = 0; flavour < N_FLAVOURS; flavour++)
    {
      g_autoptr (IriHost) host = iri_host_new (name->str, (IriSpan){ 0, name->len },
                                               IRI_HOST_REG_NAME, flavours[flavour]);

      if (flavour == BROWSER)
        {
          g_assert_cmpstr (iri_host_rejection (host), ==, NULL);
          continue;
        }
      g_assert_true (iri_rejection_find (name->str, host, 0, &rejection));
      g_assert_cmpstr (rejection.rule, ==, "name-too-long");
      g_assert_cmpstr (rejection.section, ==, "RFC 1034 §3.1");
      g_assert_cmpuint (rejection.c, ==, 0);
      g_assert_false (iri_rejection_find (name->str, host, 1, &rejection));
    }
}

/* The finding names sections of the flavour's own standard. */
static void
test_sections (void)
{
  static const struct
  {
    IriIdnaFlavour idna;
    const char *host;
    const char *section;
  } sections[] = {
    { IRI_IDNA_UTS46, "♥", "RFC 5892 §3" },
    { IRI_IDNA_2003, "\ue000", "RFC 3491 §5" },
    { IRI_IDNA_2003, "ȡ", "RFC 3491 §7" },
    { IRI_IDNA_2003, "aא", "RFC 3454 §6" },
    { IRI_IDNA_2003_RFC3987, "é_a", "RFC 3490 §4.1" },
    { IRI_IDNA_2003_RFC3987, "é-", "RFC 3490 §4.1" },
    { IRI_IDNA_BROWSER, "\ue000", "UTS #46 §4.1" },
    { IRI_IDNA_BROWSER, "aא", "RFC 5893 §2, rule 5" },
    { IRI_IDNA_BROWSER, "é\uff0f", "URL Standard §3.1" },
    { IRI_IDNA_2008, "a·b", "RFC 5892 A.3" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      IriSpan span = { 0, strlen (sections[i].host) };
      g_autoptr (IriHost) host
          = iri_host_new (sections[i].host, span, IRI_HOST_REG_NAME, sections[i].idna);
      IriRejection rejection = { 0 };

      g_assert_true (iri_rejection_find_first (sections[i].host, host, &rejection));
      g_assert_cmpstr (rejection.section, ==, sections[i].section);
    }
}

/* Visible characters are quoted, invisible ones are only named. */
static void
test_messages (void)
{
  static const struct
  {
    IriRejection rejection;
    const char *message;
  } messages[] = {
    { { .rule = "disallowed", .c = 0x2665 },
      "\u2066♥\u2069 (U+2665 BLACK HEART SUIT) is not allowed in names" },
    { { .rule = "contextj-zwj", .c = 0x200d },
      "U+200D ZERO WIDTH JOINER is allowed only after a virama" },
    { { .rule = "leading-mark", .c = 0x301 },
      "\u2066\u25cc\u0301\u2069 (U+0301 COMBINING ACUTE ACCENT) is a combining "
      "mark, and a label cannot begin with one" },
    { { .rule = "delimiter", .c = 0x2a74 },
      "\u2066\u2a74\u2069 (U+2A74 DOUBLE COLON EQUAL) is mapped to "
      "\u2066::=\u2069, which is not allowed in a host" },
    { { .rule = "empty-label" }, "A label of the host name is empty" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (messages); i++)
    {
      g_autofree char *message = iri_rejection_message (&messages[i].rejection);

      g_assert_cmpstr (message, ==, messages[i].message);
    }
}

/* If a report mapped the span of a label to another text, the finding marks the whole
 * label, because positions inside it no longer match. */
static void
test_placed (void)
{
  const char *host = "é.a♥b";
  const char *text = "//é.a&#x2665;b";
  g_autoptr (IriHost) placed = iri_host_new (host, (IriSpan){ 0, strlen (host) },
                                             IRI_HOST_REG_NAME, IRI_IDNA_UTS46);
  IriRejection rejection = { 0 };

  placed->labels[0].span = (IriSpan){ 2, 4 };
  placed->labels[1].span = (IriSpan){ 5, strlen (text) };
  g_assert_true (iri_rejection_find (text, placed, 1, &rejection));
  g_assert_cmpuint (rejection.c, ==, 0x2665);
  g_assert_cmpuint (rejection.span.begin, ==, 5);
  g_assert_cmpuint (rejection.span.end, ==, strlen (text));
}

/* Labels of any length take linear time. */
static void
test_long (void)
{
  static const char *const pieces[]
      = { "\u2665", "\u0301", "\u05d0a", "xn--n3h.", "%E2%99%A5", "\u200d" };

  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++)
    for (int flavour = 0; flavour < N_FLAVOURS; flavour++)
      {
        g_autoptr (GString) name = g_string_new ("é");
        g_autoptr (IriHost) host = NULL;
        IriRejection rejection;

        while (name->len < 16000)
          g_string_append (name, pieces[i]);
        host = iri_host_new_name (name->str, (IriSpan){ 0, name->len },
                                  IRI_HOST_REG_NAME, flavours[flavour]);
        for (gsize j = 0; j < host->n_labels; j++)
          if (iri_rejection_find (name->str, host, j, &rejection))
            g_assert_cmpuint (rejection.span.end, <=, name->len);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  add_rows ("", rows, G_N_ELEMENTS (rows));
  add_rows ("left-out/", left_out_rows, G_N_ELEMENTS (left_out_rows));
  g_test_add_func ("/rejection/new-in-15.0/libidn2", test_new_in_15);
  g_test_add_func ("/rejection/outdated", test_outdated);
  g_test_add_func ("/rejection/not-outdated", test_not_outdated);
  g_test_add_func ("/rejection/name-too-long", test_name_too_long);
  g_test_add_func ("/rejection/sections", test_sections);
  g_test_add_func ("/rejection/messages", test_messages);
  g_test_add_func ("/rejection/placed", test_placed);
  g_test_add_func ("/rejection/long", test_long);
  return g_test_run ();
}
