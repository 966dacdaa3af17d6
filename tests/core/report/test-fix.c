/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The text that each fix writes, and what holds for every fix: the finding disappears,
 * no worse finding appears, and a safe fix does not change what the IRI refers to. */

#include "golden.h"
#include "iri-compare.h"
#include "iri-fix.h"
#include "mutated-iri.h"
#include "random-iri.h"

#include <string.h>

/* Both are options of the program (tests/bench/properties). */
static guint rounds = 1000;
static guint seed = 17;

typedef struct
{
  const char *name;
  const char *text;
  const char *code;
  const char *label; /* without isolates; NULL: no fix */
  const char *fixed;
} Row;

static const Row rows[] = {
  { "space", "http://a.b/c d", "space", "Percent-encode the space",
    "http://a.b/c%20d" },
  { "space-in-host", "http://exa mple.org/", "space", "Remove the space",
    "http://example.org/" },
  { "character-in-host", "http://exa|mple.org/", "unwise", NULL, NULL },
  { "spaces", "http://a.b/c  d", "space", "Percent-encode the space",
    "http://a.b/c%20%20d" },
  { "space-before", "  http://a.b/", "scheme-character", "Remove U+0020 SPACE",
    "http://a.b/" },
  { "space-after", "http://a.b/ ", "space", "Remove the space", "http://a.b/" },
  /* RFC 3986, appendix C. */
  { "around-before", "<http://a.b/>", "scheme-character",
    "Remove the delimiters around it", "http://a.b/" },
  { "around-after", "<http://a.b/>", "delimiter", "Remove the delimiters around it",
    "http://a.b/" },
  { "quotes", "\u201chttp://a.b/\u201d", "scheme-character",
    "Remove the delimiters around it", "http://a.b/" },
  { "backticks", "`http://a.b/`", "unwise", "Remove the delimiters around it",
    "http://a.b/" },
  { "reference", "<a.b>", "delimiter", "Remove the delimiters around it", "a.b" },
  { "half", "http://a.b/>", "delimiter", "Percent-encode >", "http://a.b/%3E" },
  { "nothing-within", "<>", "delimiter", "Percent-encode <", "%3C%3E" },
  { "email-quoted", "\"a b\"@c.com", "space", NULL, NULL },
  { "email-quoted-whole", "\"a b\"@c.com", "bare-email",
    "Read as mailto:%22a%20b%22@c.com", "mailto:%22a%20b%22@c.com" },
  { "order-mark", "\ufeffhttp://a.b/", "scheme-character",
    "Remove U+FEFF ZERO WIDTH NO-BREAK SPACE", "http://a.b/" },
  { "line-break", "http://a.b/\r\n", "control", "Remove U+000D CARRIAGE RETURN",
    "http://a.b/" },
  { "scheme-digit", "1http://a.b/", "scheme-character", NULL, NULL },
  { "unwise", "http://a.b/{c}", "unwise", "Percent-encode {", "http://a.b/%7Bc}" },
  { "percent", "http://a.b/100%", "percent", "Percent-encode the percent sign",
    "http://a.b/100%25" },
  /* RFC 6068 §4: a mail program may ignore some of the fields. */
  { "mailto-hidden", "mailto:a@b.ex?bcc=c@d.ex", "mailto-hidden",
    "Remove the hidden recipients", "mailto:a@b.ex" },
  { "mailto-hidden-first", "mailto:a@b.ex?bcc=c@d.ex&subject=e", "mailto-hidden",
    "Remove the hidden recipients", "mailto:a@b.ex?subject=e" },
  { "mailto-hidden-between", "mailto:a@b.ex?cc=c@d.ex&Bcc=e@f.ex&subject=g",
    "mailto-hidden", "Remove the hidden recipients",
    "mailto:a@b.ex?cc=c@d.ex&subject=g" },
  { "mailto-attachment-last", "mailto:a@b.ex?subject=c&attach=/etc/passwd#d",
    "mailto-attachment", "Remove the attachment", "mailto:a@b.ex?subject=c#d" },
  { "mailto-header", "mailto:a@b.ex?From=c@d.ex&subject=e", "mailto-header",
    "Remove the header field From", "mailto:a@b.ex?subject=e" },
  { "mailto-line-break", "mailto:a@b.ex?subject=c%0D%0Abcc:%20d&body=e%0D%0Af",
    "mailto-line-break", "Remove the line break",
    "mailto:a@b.ex?subject=cbcc:%20d&body=e%0D%0Af" },
  { "mailto-address", "mailto:a", "mailto-address", NULL, NULL },
  { "mailto-domain", "mailto:a@\u2665", "mailto-domain", NULL, NULL },

  /* The octets are those that Python decodes. */
  { "base64-of-urls", "data:;base64,-_-_", "data-base64", "Correct the Base64",
    "data:;base64,+/+/" },
  { "base64-of-urls-filled", "data:image/png;base64,YS1_YS1-YQ==#a", "data-base64",
    "Correct the Base64", "data:image/png;base64,YS1/YS1+YQ==#a" },
  { "base64-percent", "data:;base64,-A%3D%3D", "data-base64", "Correct the Base64",
    "data:;base64,+A==" },
  { "base64-too-much-filled", "data:;base64,YWI==", "data-base64", "Correct the Base64",
    "data:;base64,YWI=" },
  { "base64-filled-in-vain", "data:;base64,YWJj=", "data-base64", "Correct the Base64",
    "data:;base64,YWJj" },
  { "base64-too-little-filled", "data:;base64,YQ=", "data-base64", "Correct the Base64",
    "data:;base64,YQ==" },
  { "base64-of-both", "data:;base64,+A-A", "data-base64", NULL, NULL },
  { "base64-digit-lost", "data:;base64,YWJjZ", "data-base64", NULL, NULL },
  { "base64-of-urls-digit-lost", "data:;base64,-WJjZ", "data-base64", NULL, NULL },
  { "base64-other", "data:;base64,YW!j", "data-base64", NULL, NULL },
  { "base64-filled-within", "data:;base64,YQ==YQ==", "data-base64", NULL, NULL },
  { "data-comma", "data:text/plain", "data-comma", NULL, NULL },
  { "data-page", "data:text/html,a", "data-page", NULL, NULL },
  { "percent-then-text", "http://a.b/%zz", "percent", "Percent-encode the percent sign",
    "http://a.b/%25zz" },
  { "hash", "http://a.b/#c#d", "hash-in-fragment", "Percent-encode #",
    "http://a.b/#c%23d" },
  { "bracket", "http://a.b/[", "bracket", "Percent-encode [", "http://a.b/%5B" },
  { "rlo",
    "http://a.b/\u202e"
    "c",
    "bidi-formatting", "Remove U+202E RIGHT-TO-LEFT OVERRIDE", "http://a.b/c" },
  { "soft-hyphen", "http://a.b/c\u00add", "soft-hyphen", "Remove the soft hyphen",
    "http://a.b/cd" },
  { "nfc", "http://a.b/e\u0301", "not-nfc", "Normalize e\u0301 to NFC",
    "http://a.b/\u00e9" },
  { "ligature", "http://a.b/\ufb01n", "ligature", "Replace \ufb01 with fi",
    "http://a.b/fin" },
  { "full-width", "http://a.b/\uff21\uff11", "full-width",
    "Replace \uff21\uff11 with A1", "http://a.b/A1" },
  { "half-width", "http://a.b/\uff76\uff9e", "half-width-katakana",
    "Replace \uff76\uff9e with \u30ac", "http://a.b/\u30ac" },
  { "dot", "http://a\u3002b/", "host-dot", "Replace with a plain dot", "http://a.b/" },
  { "slash", "http://a\u2215b.c/", "host-look-alike", "Replace with /",
    "http://a/b.c/" },
  { "like-percent",
    "http://a.b/\uff05"
    "41",
    "delimiter-look-alike", NULL, NULL },
  { "backslash", "http://a.b/c\\d", "backslash", "Replace with a slash",
    "http://a.b/c/d" },
  { "unreserved", "http://a.b/%7Ec", "pct-unreserved", "Decode %7E to ~",
    "http://a.b/~c" },
  { "hex", "http://a.b/%c3%A9", "pct-lower-case", "Replace %c3 with %C3",
    "http://a.b/%C3%A9" },
  { "twice", "http://a.b/%2541", "double-encoding", "Decode %2541 to %41",
    "http://a.b/%41" },
  { "scheme", "HTTP://a.b/", "scheme-upper-case", "Change the scheme to lowercase",
    "http://a.b/" },
  { "host", "http://A.b/", "host-upper-case", "Replace A with a", "http://a.b/" },
  { "user", "http://c:d@a.b/", "userinfo-http", "Remove the user name and the @",
    "http://a.b/" },
  { "user-like-host", "http://c.d@a.b/", "userinfo-like-host",
    "Remove the user name and the @", "http://a.b/" },
  { "password", "ftp://c:d@a.b/", "password", "Remove the password", "ftp://c@a.b/" },
  { "port-empty", "http://a.b:/", "port-empty", "Remove the colon", "http://a.b/" },
  { "port", "http://a.b:80/", "port-default", "Remove the default port",
    "http://a.b/" },
  { "port-zeros", "http://a.b:0081/", "port-zeros", "Change the port to 81",
    "http://a.b:81/" },
  { "root-dot", "http://a.b./", "host-trailing-dot", "Remove the dot", "http://a.b/" },
  /* RFC 5952 §4.2.1, §4.3. */
  { "ipv6", "http://[2001:0DB8:0:0:0:0:0:1]/", "ipv6-not-canonical",
    "Change the IP address to [2001:db8::1]", "http://[2001:db8::1]/" },
  /* URL Standard, IPv4 parser. */
  { "ipv4", "http://0x7f.1/", "ipv4-like", "Change the IP address to 127.0.0.1",
    "http://127.0.0.1/" },
  /* RFC 3986 §5.2.4. */
  { "dots", "http://a.b/a/b/c/./../../g", "dot-segment", "Change the path to /a/g",
    "http://a.b/a/g" },
  { "dots-without-host", "/a/../b", "dot-segment", "Change the path to /b", "/b" },
  { "dots-before-empty", "http://a.b/a/..//c", "dot-segment", "Change the path to //c",
    "http://a.b//c" },
  /* §3.3: without an authority, no path begins with "//". */
  { "dots-no-authority", "a:/b/..//c", "dot-segment", NULL, NULL },
  { "query", "http://a.b/?", "empty-query", "Remove the ?", "http://a.b/" },
  { "bare-host", "bücher.example", "bare-host", "Read as https://bücher.example",
    "https://bücher.example" },
  { "bare-host-deceptive", "\u0430\u0440\u0440\u04cf\u0435.com", "bare-host",
    "Read as https://xn--80ak6aa92e.com",
    "https://\u0430\u0440\u0440\u04cf\u0435.com" },
  { "bare-email", "a@b.example", "bare-email", "Read as mailto:a@b.example",
    "mailto:a@b.example" },
  { "defanged", "hxxps://evil[.]example", "defanged", "Read as https://evil.example",
    "https://evil.example" },
  { "in-text", "<http://a.b/>", "in-text", "Read as http://a.b/", "http://a.b/" },
  { "fragment", "http://a.b/#", "empty-fragment", "Remove the #", "http://a.b/" },
  { "long", "http://a.b/%ED%A0%80", "pct-surrogate", NULL, NULL },
  { "two-alphabets", "http://a.b/p\u0430y", "mixed-scripts", NULL, NULL },
};

static const IriFinding *
find (const IriReport *report, const char *code)
{
  for (gsize i = 0; i < report->n_findings; i++)
    if (g_str_equal (iri_finding_info (report->findings[i].code)->id, code))
      return &report->findings[i];
  return NULL;
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (IriReport) report = iri_report_new (row->text, -1, NULL);
  const IriFinding *finding = find (report, row->code);
  g_autoptr (IriFix) fix = NULL;
  g_autofree char *fixed = NULL;
  GString *label;
  gsize length;

  if (finding == NULL)
    {
      g_test_fail_printf ("there is no %s", row->code);
      return;
    }
  fix = iri_fix_new (report, finding);
  if (row->label == NULL)
    {
      g_assert_null (fix);
      return;
    }
  if (fix == NULL)
    {
      g_test_fail_printf ("%s cannot be fixed", row->code);
      return;
    }
  label = g_string_new (fix->label);
  g_string_replace (label, "\u2066", "", 0);
  g_string_replace (label, "\u2069", "", 0);
  g_assert_cmpstr (label->str, ==, row->label);
  g_string_free (label, TRUE);
  fixed = iri_fix_apply (fix, report, &length);
  g_assert_cmpstr (fixed, ==, row->fixed);
  g_assert_cmpuint (length, ==, strlen (row->fixed));
}

static guint
count (const IriReport *report, IriFindingCode code)
{
  guint n = 0;

  for (gsize i = 0; i < report->n_findings; i++)
    n += report->findings[i].code == code;
  return n;
}

/* What makes a host useless. A fix that causes one of these is never an improvement. */
static const IriFindingCode dead_ends[] = {
  IRI_FINDING_HOST_REFUSED,
  IRI_FINDING_HOST_UNRESOLVABLE,
  IRI_FINDING_BROWSER_REFUSED,
  IRI_FINDING_LABEL_EMPTY,
};

static gboolean
is_dead_end (IriFindingCode code)
{
  for (gsize i = 0; i < G_N_ELEMENTS (dead_ends); i++)
    if (dead_ends[i] == code)
      return TRUE;
  return FALSE;
}

static gboolean
has_same_host (const IriReport *before, const IriReport *after)
{
  g_autofree char *old = iri_report_decode (before, IRI_COMPONENT_HOST);
  g_autofree char *new = iri_report_decode (after, IRI_COMPONENT_HOST);

  return g_strcmp0 (old, new) == 0;
}

/* The IRI that is meant by a text has findings of its own, such as look-alikes. They
 * are those of that IRI, whatever the text around it was. */
static gboolean
means_another (IriFindingCode code)
{
  return code == IRI_FINDING_BARE_HOST || code == IRI_FINDING_BARE_EMAIL
         || code == IRI_FINDING_DEFANGED || code == IRI_FINDING_IN_TEXT;
}

/* A finding of @after that is worse than @fixed, which was removed, and whose number
 * has grown; where the host has changed, a dead end is worse than anything. NULL if
 * there is none. */
static const IriFinding *
find_worse (const IriReport *before, const IriReport *after, const IriFinding *fixed)
{
  IriSeverity severity = iri_finding_info (fixed->code)->severity;

  for (gsize i = 0; i < after->n_findings; i++)
    {
      const IriFinding *finding = &after->findings[i];

      if ((iri_finding_info (finding->code)->severity < severity
           || (is_dead_end (finding->code) && !has_same_host (before, after)))
          && count (after, finding->code) > count (before, finding->code))
        return finding;
    }
  return NULL;
}

static gboolean
are_equal (const IriReport *before, const IriReport *after)
{
  IriOptions options
      = { .spec = before->options.spec, .want = IRI_WANT_IRI | IRI_WANT_TARGET };
  g_autoptr (IriReport) left
      = iri_report_new (before->text, (gssize) before->length, &options);
  g_autoptr (IriReport) right
      = iri_report_new (after->text, (gssize) after->length, &options);
  g_autoptr (IriComparison) comparison
      = iri_comparison_new (left, right, IRI_PURPOSE_ANY);

  return comparison != NULL && comparison->equal;
}

/* Prints every failure; g_test_fail_printf() keeps only one. */
static void G_GNUC_PRINTF (1, 2) fail (const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("%s", message);
  g_test_fail ();
}

/* @name is that of the text. */
static void
check_fix (const char *name,
           const IriReport *before,
           const IriFinding *finding,
           const IriFix *fix)
{
  const char *id = iri_finding_info (finding->code)->id;
  const char *spec = before->options.spec->id;
  g_autoptr (IriReport) after = NULL;
  const IriFinding *worse;
  gsize length;
  char *text = iri_fix_apply (fix, before, &length);

  after = iri_report_new (text, (gssize) length, &before->options);
  if (count (after, finding->code) >= count (before, finding->code))
    fail ("%s/%s: %s is still there in %s", name, spec, id, text);
  if (means_another (finding->code))
    {
      if (!g_str_equal (text, before->intended->iri))
        fail ("%s/%s: %s does not mean %s", name, spec, before->text, text);
      g_free (text);
      return;
    }
  worse = find_worse (before, after, finding);
  if (worse != NULL)
    fail ("%s/%s: fixing %s of %s causes %s in %s", name, spec, id, before->text,
          iri_finding_info (worse->code)->id, text);
  if (before->valid && !after->valid)
    fail ("%s/%s: fixing %s makes %s invalid", name, spec, id, text);
  if (fix->safe && before->valid && !are_equal (before, after))
    fail ("%s/%s: fixing %s makes another address of %s", name, spec, id, text);
  g_free (text);
}

static void
check_all (const char *name, const IriReport *report)
{
  gsize n;
  g_autofree char *all = iri_fix_all (report, &n);

  if (all != NULL)
    {
      g_autoptr (IriReport) fixed = iri_report_new (all, (gssize) n, &report->options);
      char *more = iri_fix_all (fixed, &n);

      if (more != NULL)
        fail ("%s/%s: %s is not all fixed", name, report->options.spec->id, all);
      g_free (more);
    }
}

/* Tries each fix of each finding of the text by each standard. */
static void
check_text (const char *name, const char *text, gsize length)
{
  gsize n_specs;
  const IriSpec *specs = iri_spec_all (&n_specs);

  for (gsize spec = 0; spec < n_specs; spec++)
    {
      const IriOptions options = { .spec = &specs[spec], .want = IRI_WANT_ALL };
      g_autoptr (IriReport) report = iri_report_new (text, (gssize) length, &options);

      for (gsize i = 0; i < report->n_findings; i++)
        {
          IriFix *fix = iri_fix_new (report, &report->findings[i]);

          if (fix == NULL)
            continue;
          check_fix (name, report, &report->findings[i], fix);
          iri_fix_free (fix);
        }
      check_all (name, report);
    }
}

/* Tests every text of the golden files. */
static void
test_goldens (void)
{
  g_autoptr (GPtrArray) paths = golden_list (".iri");

  for (guint i = 0; i < paths->len; i++)
    {
      gsize length;
      g_autofree char *text = golden_read (paths->pdata[i], &length);

      check_text (paths->pdata[i], text, length);
    }
}

/* Tests random texts and changed inputs of the statements and examples of the
 * standards. */
static void
test_generated (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autoptr (GPtrArray) inputs = documented_inputs_load ();

  for (guint i = 0; i < inputs->len; i++)
    {
      const GString *text = inputs->pdata[i];

      check_text ("input", text->str, text->len);
    }
  for (guint round = 0; round < rounds; round++)
    {
      g_autoptr (GString) text
          = round % 2 == 0 ? random_iri (random) : mutated_iri (random, inputs);

      check_text ("generated", text->str, text->len);
    }
}

/* Fixes all findings at once, in as many rounds as necessary. */
static void
test_all (void)
{
  g_autoptr (IriReport) report
      = iri_report_new ("HTTP://A.b:80/x y/%7e/./../{z}?\xd7\x90#%", -1, NULL);
  gsize length;
  g_autofree char *all = iri_fix_all (report, &length);

  g_assert_cmpstr (all, ==, "http://a.b/x%20y/%7Bz%7D?\xd7\x90#%25");
}

/* URL Standard: a fix is safe only for what a browser removes or encodes itself.
 * Characters that a browser keeps would give another URL if they were encoded. */
static const struct
{
  const char *name;
  const char *text;
  const char *all;
  const char *label; /* of the first fix, without isolates */
} url_rows[] = {
  { "around", "  http://a.b/ ", "http://a.b/", "Remove U+0020 SPACE" },
  { "tab", "http://a.b/c\td", "http://a.b/cd", "Remove U+0009 CHARACTER TABULATION" },
  { "path", "http://a.b/<^>", "http://a.b/%3C%5E%3E", "Percent-encode <" },
  { "query", "http://a.b/?a b", "http://a.b/?a%20b", "Percent-encode U+0020 SPACE" },
  { "fragment", "http://a.b/#`", "http://a.b/#%60", "Percent-encode `" },
  { "bar-in-path", "http://a.b/|", NULL, "Percent-encode |" },
  { "caret-in-query", "http://a.b/?^", NULL, "Percent-encode ^" },
  { "percent", "http://a.b/100%", NULL, "Percent-encode %" },
  { "opaque-path", "x:a b", NULL, "Percent-encode U+0020 SPACE" },
  { "opaque-host", "x://a\"b/", NULL, "Percent-encode \"" },
};

static void
test_url (void)
{
  const IriOptions options = { .spec = iri_spec_find ("whatwg"), .want = IRI_WANT_ALL };

  for (gsize i = 0; i < G_N_ELEMENTS (url_rows); i++)
    {
      IriReport *report = iri_report_new (url_rows[i].text, -1, &options);
      const IriFinding *finding = find (report, "invalid-url-unit");
      IriFix *fix = finding != NULL ? iri_fix_new (report, finding) : NULL;
      GString *label = g_string_new (fix != NULL ? fix->label : NULL);
      gsize length;
      char *all = iri_fix_all (report, &length);

      g_string_replace (label, "\u2066", "", 0);
      g_string_replace (label, "\u2069", "", 0);
      if (!g_str_equal (label->str, url_rows[i].label))
        g_test_fail_printf ("%s: %s", url_rows[i].name, label->str);
      if (g_strcmp0 (all, url_rows[i].all) != 0)
        g_test_fail_printf ("%s: %s", url_rows[i].name, all);
      g_free (all);
      g_string_free (label, TRUE);
      g_clear_pointer (&fix, iri_fix_free);
      iri_report_unref (report);
    }
}

static void
test_nothing (void)
{
  g_autoptr (IriReport) report = iri_report_new ("http://a.b/", -1, NULL);
  gsize length;

  g_assert_null (iri_fix_all (report, &length));
}

/* In another notation the text cannot be changed at the position of the finding. */
static void
test_notation (void)
{
  IriOptions options = { .preparation.notation = IRI_NOTATION_XML };
  g_autoptr (IriReport) report = iri_report_new ("http://a.b/c&#x20;d", -1, &options);
  const IriFinding *finding = find (report, "space");

  g_assert_nonnull (finding);
  g_assert_null (iri_fix_new (report, finding));
}

/* A finding in the target has no position in the reference. */
static void
test_target (void)
{
  IriOptions options = { .base = "mailto:a@b.ex" };
  g_autoptr (IriReport) report = iri_report_new ("?bcc=c%0D%0A@d.ex", -1, &options);

  for (gsize i = 0; i < report->n_findings; i++)
    if (g_str_has_prefix (iri_finding_info (report->findings[i].code)->id, "mailto-"))
      g_assert_null (iri_fix_new (report, &report->findings[i]));
  g_assert_nonnull (find (report, "mailto-hidden"));
  g_assert_nonnull (find (report, "mailto-line-break"));
}

static gboolean
read_option (const char *argument, const char *name, guint *value)
{
  if (!g_str_has_prefix (argument, name))
    return FALSE;
  *value = (guint) g_ascii_strtoull (argument + strlen (name), NULL, 10);
  return TRUE;
}

/* Removes our own options, because GLib has a --seed, too. */
static int
read_options (int argc, char **argv)
{
  int n = 1;

  for (int i = 1; i < argc; i++)
    if (!read_option (argv[i], "--rounds=", &rounds)
        && !read_option (argv[i], "--seed=", &seed))
      argv[n++] = argv[i];
  argv[n] = NULL;
  return n;
}

int
main (int argc, char **argv)
{
  argc = read_options (argc, argv);
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/fix/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/fix/goldens", test_goldens);
  g_test_add_func ("/fix/generated", test_generated);
  g_test_add_func ("/fix/all", test_all);
  g_test_add_func ("/fix/url", test_url);
  g_test_add_func ("/fix/nothing", test_nothing);
  g_test_add_func ("/fix/notation", test_notation);
  g_test_add_func ("/fix/target", test_target);
  return g_test_run ();
}
