/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The page about the host of an IRI. */

#include "iri-idna.h"
#include "model-wait.h"
#include "scope-document.h"
#include "scope-host-analysis.h"
#include "scope-host-tracker.h"
#include "scope-spec-result.h"

#include <string.h>

#define ESZETT "fa\303\237"
/* аррӏе, all Cyrillic letters. */
#define PALOCHKA "\320\260\321\200\321\200\323\217\320\265"
#define SNOWMAN "\342\230\203"
#define ALEF_BET "\327\220\327\221"

/* The result for a text in a document. Labels are in the order of the cards:
 * "role:text=form" if all flavours agree, otherwise "role:text" and the form of each
 * flavour, "!" if it rejects the label, with "*" if the form differs from that of the
 * document's flavour. */
typedef struct
{
  const char *name;
  const char *text;
  const char *spec;
  const char *page;
  IriVerdictLevel level;
  const char *labels;
} Row;

static const Row rows[] = {
  { "nothing", "", "rfc3987", "empty", IRI_VERDICT_LEVEL_NONE, "" },
  { "relative", "a/b", "rfc3987", "none", IRI_VERDICT_LEVEL_NOTE, "" },
  { "no-authority", "urn:a:b", "rfc3987", "none", IRI_VERDICT_LEVEL_NOTE, "" },
  { "empty-host", "file:///a", "rfc3987", "none", IRI_VERDICT_LEVEL_NOTE, "" },
  /* RFC 6068 §2. */
  { "mail", "mailto:me@" ESZETT ".de,you@a.com", "rfc3987", "host",
    IRI_VERDICT_LEVEL_NOTE, NULL },
  { "no-recipient", "mailto:?subject=a", "rfc3987", "none", IRI_VERDICT_LEVEL_NOTE,
    "" },
  /* The Public Suffix List has com, and co.uk. */
  { "plain", "http://www.example.com/", "rfc3987", "host", IRI_VERDICT_LEVEL_GOOD,
    "Registrable name:example=example Public suffix:com=com "
    "Subdomain:www=www" },
  { "two-suffix-labels", "http://b.a.co.uk/", "rfc3987", "host", IRI_VERDICT_LEVEL_GOOD,
    "Registrable name:a=a Public suffix:co=co Public suffix:uk=uk "
    "Subdomain:b=b" },
  { "outward", "http://c.b.a.com/", "rfc3987", "host", IRI_VERDICT_LEVEL_GOOD,
    "Registrable name:a=a Public suffix:com=com Subdomain:b=b "
    "Subdomain:c=c" },
  { "suffix-alone", "http://co.uk/", "rfc3987", "host", IRI_VERDICT_LEVEL_GOOD,
    "Public suffix:co=co Public suffix:uk=uk" },
  { "one-label", "http://localhost/", "rfc3987", "host", IRI_VERDICT_LEVEL_GOOD,
    ":localhost=localhost" },
  { "root", "http://a.com./", "rfc3987", "host", IRI_VERDICT_LEVEL_GOOD,
    "Registrable name:a=a Public suffix:com=com" },
  /* RFC 3490 and UTS #46 in its transitional processing map ß to ss; RFC 5894
   * §7.2 keeps it. */
  { "eszett", "http://" ESZETT ".de/", "rfc3987", "host", IRI_VERDICT_LEVEL_NOTE,
    "Registrable name:" ESZETT " uts46=xn--fa-hia idna2008=xn--fa-hia "
    "uts46-transitional=fass* idna2003=fass* browser=xn--fa-hia "
    "Public suffix:de=de" },
  /* 3987bis-00 §3.4 has RFC 3490. */
  { "eszett-idna2003", "http://" ESZETT ".de/", "3987bis-00", "host",
    IRI_VERDICT_LEVEL_WARNING,
    "Registrable name:" ESZETT " uts46=xn--fa-hia* idna2008=xn--fa-hia* "
    "uts46-transitional=fass idna2003=fass browser=xn--fa-hia* "
    "Public suffix:de=de" },
  /* Older rules map ß to other letters, so its A-label is not an A-label to them. */
  { "eszett-a-label", "http://xn--fa-hia.de/", "rfc3987", "host",
    IRI_VERDICT_LEVEL_GOOD, NULL },
  /* U+2603 is disallowed by RFC 5892 §2.6 (so by libidn2), and valid by UTS #46
   * without UseSTD3ASCIIRules and by RFC 3491. */
  { "snowman", "http://" SNOWMAN ".net/", "guidelines-00", "host",
    IRI_VERDICT_LEVEL_ERROR,
    "Registrable name:" SNOWMAN " uts46=! idna2008=! "
    "uts46-transitional=xn--n3h* idna2003=xn--n3h* browser=xn--n3h* "
    "Public suffix:net=net" },
  /* docs/idn.md of Chromium: whole-script confusables in .com are Punycode. */
  { "whole-script", "http://" PALOCHKA ".com/", "rfc3987", "host",
    IRI_VERDICT_LEVEL_WARNING, NULL },
  /* RFC 5893 §2: if one label is right-to-left, no label begins with a digit; RFC 3490
     * has no such rule for the other labels. */
  { "bidi-rule", "http://" ALEF_BET ".1a/", "rfc3987", "host", IRI_VERDICT_LEVEL_ERROR,
    ":" ALEF_BET "=xn--4dbc :1a uts46=! idna2008=! uts46-transitional=! "
    "idna2003=1a* browser=!" },
  /* RFC 4291 §2.2, RFC 3986 §3.2.2; the URL Standard's IPv4 parser. */
  { "ipv6", "http://[::1]/", "rfc3987", "host", IRI_VERDICT_LEVEL_GOOD, "" },
  { "ipv4", "http://127.0.0.1/", "rfc3987", "host", IRI_VERDICT_LEVEL_GOOD, "" },
  { "ipv4-hex", "http://0x7f.1/", "rfc3987", "host", IRI_VERDICT_LEVEL_WARNING, "" },
  { "ipv4-hex-browser", "http://0x7f.1/", "whatwg", "host", IRI_VERDICT_LEVEL_WARNING,
    "" },
  { "ipvfuture", "http://[v1.a]/", "rfc3987", "host", IRI_VERDICT_LEVEL_WARNING, "" },
  { "zone", "http://[fe80::1%25a]/", "rfc3987", "host", IRI_VERDICT_LEVEL_WARNING, "" },
};

static ScopeHostAnalysis *
analyse (const char *text, const char *spec)
{
  const IriOptions options = { .spec = iri_spec_find (spec) };
  g_autoptr (IriReport) report
      = scope_spec_result_report (text, &options, SCOPE_BIDI_NOTATION_OFF, 0);

  return scope_host_analysis_new (report, SCOPE_BIDI_NOTATION_OFF);
}

static void
append_flavours (GString *out, GListModel *flavours)
{
  guint n = g_list_model_get_n_items (flavours);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ScopeHostFlavour) row = g_list_model_get_item (flavours, i);
      g_autofree char *ascii = NULL, *rejection = NULL;
      guint64 differs;

      g_object_get (row, "ascii", &ascii, "rejection", &rejection, "differs", &differs,
                    NULL);
      g_assert_true ((*ascii == '\0') == (rejection != NULL));
      if (n > 1)
        g_string_append_printf (out, " %s",
                                iri_idna_id ((IriIdnaFlavour) SCOPE_ROW (row)->key));
      g_string_append_printf (out, "=%s%s", rejection != NULL ? "!" : ascii,
                              differs ? "*" : "");
    }
}

static char *
write_labels (const GPtrArray *labels)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < labels->len; i++)
    {
      ScopeHostLabel *label = labels->pdata[i];
      g_autofree char *role = NULL, *text = NULL;

      g_object_get (label, "role", &role, "text", &text, NULL);
      g_string_append_printf (out, "%s%s:%s", i > 0 ? " " : "",
                              role != NULL ? role : "", text);
      append_flavours (out, scope_host_label_get_flavours (label));
    }
  return g_string_free (out, FALSE);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (ScopeHostAnalysis) analysis = analyse (row->text, row->spec);
  g_autofree char *labels = write_labels (analysis->labels);

  g_assert_cmpstr (analysis->page, ==, row->page);
  g_assert_cmpint (scope_verdict_get_level (analysis->verdict), ==, row->level);
  if (row->labels != NULL)
    g_assert_cmpstr (labels, ==, row->labels);
}

/* The rows that can be copied. */
typedef struct
{
  const char *name;
  const char *text;
  ScopeHostFormKind kind;
  const char *copy;
} Copy;

static const Copy copies[] = {
  { "registrable", "http://www." ESZETT ".co.uk/", SCOPE_HOST_REGISTRABLE,
    ESZETT ".co.uk" },
  { "public-suffix", "http://www." ESZETT ".co.uk/", SCOPE_HOST_PUBLIC_SUFFIX,
    "co.uk" },
  { "looked-up", "http://www." ESZETT ".co.uk/", SCOPE_HOST_LOOKED_UP,
    "www.xn--fa-hia.co.uk" },
  { "shown", "http://www." ESZETT ".co.uk/", SCOPE_HOST_SHOWN, "www." ESZETT ".co.uk" },
  { "shown-chromium", "http://" PALOCHKA ".com/", SCOPE_HOST_SHOWN_CHROMIUM,
    "xn--80ak6aa92e.com" },
  { "shown-differs", "http://" PALOCHKA ".com/", SCOPE_HOST_SHOWN, NULL },
  { "shown-firefox", "http://" PALOCHKA ".com/", SCOPE_HOST_SHOWN_FIREFOX,
    PALOCHKA ".com" },
  { "shown-firefox-same", "http://www." ESZETT ".co.uk/", SCOPE_HOST_SHOWN_FIREFOX,
    NULL },
  { "shown-webkit-as-chromium", "http://" PALOCHKA ".com/", SCOPE_HOST_SHOWN_WEBKIT,
    "xn--80ak6aa92e.com" },
  { "shown-webkit", "http://\u03c8.gr/", SCOPE_HOST_SHOWN_WEBKIT, "xn--9xa.gr" },
  { "shown-plain", "http://a.com/", SCOPE_HOST_SHOWN_WEBKIT, NULL },
  { "mail", "mailto:me@www.a.com", SCOPE_HOST_REGISTRABLE, "a.com" },
  { "nobody", "http://co.uk/", SCOPE_HOST_REGISTRABLE, NULL },
  { "rejected", "http://" ALEF_BET ".1a/", SCOPE_HOST_LOOKED_UP, NULL },
  { "number", "http://0x7f.1/", SCOPE_HOST_IP, "127.0.0.1" },
  /* RFC 5952 §4. */
  { "ipv6", "http://[2001:DB8:0:0:0::1]/", SCOPE_HOST_IP, "[2001:db8::1]" },
  /* RFC 4291 §2.5.5.2. */
  { "inside", "http://[::ffff:7f00:1]/", SCOPE_HOST_EMBEDDED_IP, "127.0.0.1" },
  { "not-inside", "http://[2001:db8::1]/", SCOPE_HOST_EMBEDDED_IP, NULL },
  { "name", "http://a.com/", SCOPE_HOST_IP, NULL },
};

static void
test_copy (gconstpointer data)
{
  const Copy *row = data;
  g_autoptr (ScopeHostAnalysis) analysis = analyse (row->text, "rfc3987");
  g_autofree char *copy = scope_host_analysis_dup_form (analysis, row->kind);

  g_assert_cmpstr (copy, ==, row->copy);
}

/* Each form of each label in each flavour. */
static void
test_copy_label (void)
{
  static const struct
  {
    guint label;
    IriIdnaFlavour idna;
    gboolean unicode;
    const char *copy;
  } cells[] = {
    { 1, IRI_IDNA_UTS46, FALSE, "xn--fa-hia" },
    { 1, IRI_IDNA_UTS46, TRUE, ESZETT },
    { 1, IRI_IDNA_2003, FALSE, "fass" },
    { 0, IRI_IDNA_DEFAULT, FALSE, "www" },
    { SCOPE_HOST_TRACKER_WHOLE, IRI_IDNA_2003, FALSE, "www.fass.de" },
    { 3, IRI_IDNA_UTS46, FALSE, NULL },
  };
  g_autoptr (ScopeHostAnalysis) analysis
      = analyse ("http://www." ESZETT ".de/", "rfc3987");

  for (gsize i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autofree char *copy = scope_host_analysis_dup_label (
          analysis, cells[i].label, cells[i].idna, cells[i].unicode);

      g_assert_cmpstr (copy, ==, cells[i].copy);
    }
}

/* What a card says about the letters of its label. */
static void
test_card (void)
{
  g_autoptr (ScopeHostAnalysis) analysis
      = analyse ("http://" ALEF_BET ".p\320\260y.ex/", "rfc3987");
  const struct
  {
    guint card;
    const char *property;
    const char *text;
  } facts[] = {
    /* UTS #39 §5.2; RFC 5893 §2. */
    { 0, "scripts", "Latin, Cyrillic" },
    { 0, "mixing", "Any scripts, mixed" },
    { 0, "position", "Label 2 of 3" },
    { 0, "direction", "LTR" },
    { 0, "bidi", "Passes" },
    { 1, "length", "2 of 63" },
    { 2, "scripts", "Hebrew" },
    { 2, "direction", "RTL" },
    /* xn--4dbc (RFC 3492). */
    { 2, "length", "8 of 63" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (facts); i++)
    {
      g_autofree char *text = NULL;

      g_object_get (analysis->labels->pdata[facts[i].card], facts[i].property, &text,
                    NULL);
      g_assert_cmpstr (text, ==, facts[i].text);
    }
}

/* Where all flavours agree, only the row of the whole host says so. */
static void
test_agreement (void)
{
  g_autoptr (ScopeHostAnalysis) agreed
      = analyse ("http://" ALEF_BET ".com/", "rfc3987");
  g_autoptr (ScopeHostAnalysis) split = analyse ("http://" ESZETT ".com/", "rfc3987");
  g_autoptr (ScopeHostFlavour) label = NULL;
  g_autofree char *whole_title = NULL, *label_title = NULL, *caption = NULL;

  g_assert_cmpuint (split->flavours->len, ==, 5);
  g_assert_cmpuint (agreed->flavours->len, ==, 1);
  label = g_list_model_get_item (
      scope_host_label_get_flavours (agreed->labels->pdata[0]), 0);
  g_object_get (agreed->flavours->pdata[0], "title", &whole_title, "caption", &caption,
                NULL);
  g_object_get (label, "title", &label_title, NULL);
  g_assert_cmpstr (whole_title, ==, "All flavors agree");
  g_assert_nonnull (strstr (caption, "IDNA2003"));
  g_assert_cmpstr (label_title, ==, "ASCII form");
}

static char *
repeat (const char *label, guint n, const char *tail)
{
  GString *text = g_string_new ("http://");

  while (n-- > 0)
    g_string_append (text, label);
  g_string_append (text, tail);
  return g_string_free (text, FALSE);
}

/* The registrable domain comes first, however long the host is before it. */
static void
test_many (void)
{
  g_autofree char *text = repeat ("a.", 5000, "b.com/");
  g_autoptr (ScopeHostAnalysis) analysis = analyse (text, "rfc3987");
  g_autofree char *first = NULL;

  g_object_get (analysis->labels->pdata[0], "text", &first, NULL);
  g_assert_cmpstr (first, ==, "b");
  g_assert_cmpuint (analysis->labels->len, ==, SCOPE_HOST_MAX_LABELS);
  g_assert_cmpuint (analysis->more, ==, 5002 - SCOPE_HOST_MAX_LABELS);
  g_assert_true (g_str_has_suffix (analysis->name, ".\342\201\246com\342\201\251</b>"));
  g_assert_cmpuint (strlen (analysis->name), <, 4096);
}

static guint
count (ScopeHostTracker *host)
{
  return g_list_model_get_n_items (scope_host_tracker_get_labels (host));
}

/* The rows are created when the page is shown, and updated while it is. */
static void
test_active (void)
{
  g_autoptr (ScopeDocument) document = scope_document_new ();
  g_autoptr (ScopeHostTracker) host = scope_host_tracker_new (document);
  g_autofree char *copy = NULL;

  scope_document_set_text (document, "http://a.com/");
  g_assert_null (scope_host_tracker_dup_form (host, SCOPE_HOST_LOOKED_UP));
  scope_host_tracker_set_active (host, TRUE);
  while (count (host) < 2)
    g_main_context_iteration (NULL, TRUE);
  scope_document_set_text (document, "http://c.b.a.com/");
  while (count (host) < 4)
    g_main_context_iteration (NULL, TRUE);
  scope_host_tracker_set_active (host, FALSE);
  scope_document_set_text (document, "http://b.com/");
  copy = scope_host_tracker_dup_form (host, SCOPE_HOST_LOOKED_UP);
  g_assert_cmpstr (copy, ==, "c.b.a.com");
}

/* A host that is longer than any valid name is examined in a thread; the newest host
 * wins. */
static void
test_long (void)
{
  g_autoptr (ScopeDocument) document = scope_document_new ();
  g_autoptr (ScopeHostTracker) host = scope_host_tracker_new (document);
  g_autofree char *text = repeat ("\303\237.", 300, "de/");
  g_autofree char *copy = NULL;

  scope_host_tracker_set_active (host, TRUE);
  scope_document_set_text (document, text);
  g_assert_true (model_is_busy (host));
  scope_document_set_text (document, "http://a.com/");
  g_assert_false (model_is_busy (host));
  model_await_threads (host);
  copy = scope_host_tracker_dup_form (host, SCOPE_HOST_LOOKED_UP);
  g_assert_cmpstr (copy, ==, "a.com");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/host/row/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (copies); i++)
    {
      g_autofree char *path = g_strconcat ("/host/copy/", copies[i].name, NULL);

      g_test_add_data_func (path, &copies[i], test_copy);
    }
  g_test_add_func ("/host/copy-label", test_copy_label);
  g_test_add_func ("/host/card", test_card);
  g_test_add_func ("/host/many", test_many);
  g_test_add_func ("/host/active", test_active);
  g_test_add_func ("/host/agreement", test_agreement);
  g_test_add_func ("/host/long", test_long);
  return g_test_run ();
}
