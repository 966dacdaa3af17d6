/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The sections that findings cite. tests/data/sections/sections.ini has the sections of
 * the documents at hand and what they are about, words.ini the words that a section
 * must have to be cited for a finding. */

#include "iri-citation.h"
#include "iri-report.h"

#include <string.h>

/* The documents at hand, and the standards that are in them. */
static const struct
{
  const char *spec;
  const char *document;
} owners[] = {
  { "masinter-07", "masinter-07" },
  { "iuc19", "iuc19" },
  { "iuc19", "masinter-07" }, /* its [IRI] */
  { "duerst-01", "duerst-01" },
  { "3987bis-00", "3987bis-00" },
  { "leiri", "3987bis-00" },
  { "web-address", "3987bis-00" },
  { "guidelines-00", "guidelines-00" },
};

static GKeyFile *
read_file (const char *name)
{
  GKeyFile *file = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *path
      = g_test_build_filename (G_TEST_DIST, "..", "data", "sections", name, NULL);

  g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  return file;
}

/* Splits "duerst-01 §4.1" and "3987bis-00 A.3". Returns the document, if it is one of
 * those at hand, and sets @section. */
static const char *
find_document (const char *cited, const char **section)
{
  for (gsize i = 0; i < G_N_ELEMENTS (owners); i++)
    if (g_str_has_prefix (cited, owners[i].document)
        && cited[strlen (owners[i].document)] == ' ')
      {
        *section = cited + strlen (owners[i].document) + 1;
        if (g_str_has_prefix (*section, "§"))
          *section += strlen ("§");
        return owners[i].document;
      }
  return NULL;
}

static gboolean
is_in (const char *spec, const char *document)
{
  for (gsize i = 0; i < G_N_ELEMENTS (owners); i++)
    if (g_str_equal (owners[i].spec, spec)
        && g_str_equal (owners[i].document, document))
      return TRUE;
  return FALSE;
}

static gboolean
has_any (const char *const *words, const char *wanted)
{
  g_auto (GStrv) alternatives = g_strsplit (wanted, "|", -1);

  for (char **word = alternatives; *word != NULL; word++)
    if (g_strv_contains (words, *word))
      return TRUE;
  return FALSE;
}

typedef struct
{
  const IriFindingInfo *info;
  char *words; /* NULL if there is no line */
  GKeyFile *sections;
  gboolean cites;
} Check;

/* @cited is what the finding cites if @spec is selected. */
static void
check_citation (Check *self, const IriSpec *spec, const char *cited)
{
  const char *section = NULL;
  const char *document = find_document (cited, &section);
  g_autofree char *found = NULL;
  g_auto (GStrv) words = NULL;

  if (document == NULL)
    return;
  self->cites = TRUE;
  if (!is_in (spec->id, document))
    g_test_fail_printf ("%s by %s cites %s, which is another standard's",
                        self->info->id, spec->id, cited);
  found = g_key_file_get_value (self->sections, document, section, NULL);
  if (found == NULL)
    {
      g_test_fail_printf ("%s by %s cites %s, which does not exist", self->info->id,
                          spec->id, cited);
      return;
    }
  words = g_strsplit (found, "|", -1);
  if (self->words != NULL && !has_any ((const char *const *) words, self->words))
    g_test_fail_printf ("%s by %s cites %s, which has none of the words %s; run "
                        "sections.py if they are new",
                        self->info->id, spec->id, cited, self->words);
}

/* The findings whose rule is in none of the documents of 2001 and 2002, or not in all
 * of them, so that they cite the standard that has it. */
static const char *const later_rules[] = {
  "not-nfc-forbidden",
  "not-in-iri",
  "bidi-formatting-allowed",
  "private-use-in-query",
  "bidi-mixed",
  "bidi-ends",
  "bidi-mixed-forbidden",
  "bidi-others-forbidden",
  "host-refused",
  "host-unresolvable",
  "no-alphabet",
  NULL,
};

/* RFC 3987 is later than the documents that stand on RFC 2396. */
static void
check_is_not_later (const Check *self, const IriSpec *spec, const char *cited)
{
  if (spec->year < 2005 && spec->year > 0 && g_str_has_prefix (cited, "RFC 3987")
      && !g_strv_contains (later_rules, self->info->id))
    g_test_fail_printf ("%s by %s cites %s, which is later", self->info->id, spec->id,
                        cited);
}

static void
check_all (Check *self, IriFindingCode code)
{
  gsize n_specs;
  const IriSpec *specs = iri_spec_all (&n_specs);

  for (gsize i = 0; i < n_specs; i++)
    for (int component = 0; component <= IRI_COMPONENT_NONE; component++)
      {
        const IriFinding finding
            = { .code = code, .component = (IriComponent) component };
        g_autofree char *cited = iri_finding_section (&finding, &specs[i]);

        g_assert_cmpuint (strlen (cited), >, 0);
        check_citation (self, &specs[i], cited);
        check_is_not_later (self, &specs[i], cited);
      }
}

static void
test_finding (gconstpointer data)
{
  const IriFindingCode code = GPOINTER_TO_INT (data);
  g_autoptr (GKeyFile) sections = read_file ("sections.ini");
  g_autoptr (GKeyFile) lines = read_file ("words.ini");
  Check check = { .info = iri_finding_info (code), .sections = sections };
  g_autofree char *words = g_key_file_get_value (lines, "words", check.info->id, NULL);
  const char *unused;

  check.words = words;
  check_all (&check, code);
  if (words == NULL)
    g_test_fail_printf (
        "%s has no line in tests/data/sections/words.ini: add the words that the "
        "sections in iri-citation.c have about it, or - if none of them is about it",
        check.info->id);
  else if (check.cites == g_str_equal (words, "-"))
    g_test_fail_printf (check.cites
                            ? "%s cites documents at hand: words.ini must have words"
                            : "%s cites no document at hand: words.ini must have -",
                        check.info->id);
  if (check.info->standard != NULL
      && find_document (check.info->standard, &unused) != NULL)
    g_test_fail_printf ("the catalogue cites %s for %s: move it to iri-citation.c",
                        check.info->standard, check.info->id);
}

/* words.ini has no line for a finding that does not exist. */
static void
test_words (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GKeyFile) lines = read_file ("words.ini");
  g_auto (GStrv) keys = g_key_file_get_keys (lines, "words", NULL, NULL);

  for (int code = 0; code < IRI_N_FINDINGS; code++)
    g_hash_table_add (ids, (char *) iri_finding_info (code)->id);
  for (char **key = keys; *key != NULL; key++)
    if (!g_hash_table_contains (ids, *key))
      g_test_fail_printf ("%s in words.ini is not the id of a finding", *key);
}

/* What the findings of a text cite. */
typedef struct
{
  const char *spec;
  const char *text;
  const char *id;
  const char *section;
} TextRow;

static const TextRow text_rows[] = {
  /* What no document says. */
  { "rfc3987", "/\u0378", "unassigned", "Unicode §2.4" },
  { "3987bis-00", "/\u0378", "unassigned", "Unicode §2.4" },
  { "iuc19", "/\u0378", "unassigned", "iuc19 §3" },
  { "duerst-01", "http://a.example/\u0338b", "overlay", "UTS #39 §5.4" },
  { "leiri", "/\u0323a", "leading-mark", "Unicode §3.6" },
  { "3987bis-00", "/a1\u0662", "mixed-digits", "UTS #39 §5.3" },
  { "3987bis-00", "/a\u2028b", "line-separator", "UTR #20 §3.1" },
  { "masinter-07", "/a\u2028b", "line-separator", "masinter-07 §3.1 e" },
  { "masinter-07", "/\u05d0a", "bidi-mixed", "RFC 3987 §4.2" },
  { "duerst-01", "/\u05d0a", "bidi-mixed-forbidden", "duerst-01 §4.1" },
  /* Rules of schemes. */
  { "rfc3987", "http:///a", "host-empty", "RFC 3987 §5.3.3, RFC 9110 §4.2.1" },
  { "3987bis-00", "https:///a", "host-empty", "3987bis-00 §5.3.3, RFC 9110 §4.2.2" },
  { "rfc3987", "ftp:///a", "host-empty", "RFC 3987 §5.3.3, RFC 1738 §3.1" },
  { "duerst-01", "ws:///a", "host-empty", "URL Standard §4.3" },
  { "masinter-07", "ftp:a", "authority-missing", "RFC 1738 §3.1" },
  /* Rules for labels. */
  { "3987bis-00", "http://a.\u0378/", "host-refused", "3987bis-00 §3.4, RFC 3491 §7" },
  { "guidelines-00", "http://a.\u2665/", "host-refused",
    "guidelines-00 §5.2.2, RFC 5892 §3" },
  { "whatwg", "https://xn--a.\u00df/", "domain-to-ascii",
    "URL Standard §3.3, UTS #46 §4.1" },
  /* A section for each component. */
  { "guidelines-00", "http://a{b@c/", "unwise", "guidelines-00 §5.2.1" },
  { "guidelines-00", "/a{b", "unwise", "guidelines-00 §5.3" },
  { "guidelines-00", "?a{b", "unwise", "guidelines-00 §5.4" },
  { "guidelines-00", "#a{b", "unwise", "guidelines-00 §7.1" },
  { "guidelines-00", "//a:8x/", "port-not-digits", "guidelines-00 §5.2.3" },
  { "guidelines-00", "/re\u0301", "not-nfc", "RFC 3987 §5.3.2.2" },
  /* Documents that stand on others. */
  { "duerst-01", "/%41", "pct-unreserved", "duerst-01 §2.3" },
  { "masinter-07", "/%41", "pct-unreserved", "RFC 2396 §2.3" },
  { "masinter-07", "/%aF", "pct-lower-case", "RFC 2396 §2.4.1" },
  { "masinter-07", "/\u00bd", "not-nfkc", "UAX #15 §1.1" },
  { "iuc19", "http://[::1x]/", "ipv6", "masinter-07 §2.2" },
  { "iuc19", "/%zz", "uri-invalid", "iuc19 §3" },
  { "iuc19", "/\u201c", "delimiter-look-alike", "masinter-07 §3.1 b" },
  { "masinter-07", "/\ufff9", "invisible", "masinter-07 §3.1 e" },
  { "masinter-07", "http://a\u200eb.org/", "host-bidi-formatting",
    "masinter-07 §3.1 a" },
  { "duerst-01", "/a b", "not-in-uri", "duerst-01 §5.1 b" },
  { "iuc19", "http://a%2eexample/", "pct-host", "RFC 2396 §3.2.2" },
  { "leiri", "/\u00bd", "not-nfkc", "3987bis-00 §8.5" },
  { "3987bis-00", "/%u00E9", "pct-u", "3987bis-00 A.3" },
  { "whatwg", "http://p\u0430ypal.com/", "mixed-scripts", "URL Standard §2" },
};

static void
test_text (gconstpointer data)
{
  const TextRow *row = data;
  const IriOptions options = { .spec = iri_spec_find (row->spec) };
  g_autoptr (IriReport) report = iri_report_new (row->text, -1, &options);
  g_autofree char *cited = NULL;

  for (gsize i = 0; i < report->n_findings && cited == NULL; i++)
    if (g_str_equal (iri_finding_info (report->findings[i].code)->id, row->id))
      cited = iri_finding_section (&report->findings[i], report->options.spec);
  g_assert_cmpstr (cited, ==, row->section);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (int code = 0; code < IRI_N_FINDINGS; code++)
    {
      g_autofree char *path
          = g_strdup_printf ("/citation/finding/%s", iri_finding_info (code)->id);

      g_test_add_data_func (path, GINT_TO_POINTER (code), test_finding);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (text_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/citation/text/%s/%s/%" G_GSIZE_FORMAT,
                                               text_rows[i].spec, text_rows[i].id, i);

      g_test_add_data_func (path, &text_rows[i], test_text);
    }
  g_test_add_func ("/citation/words", test_words);
  return g_test_run ();
}
