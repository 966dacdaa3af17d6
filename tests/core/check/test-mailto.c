/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* mailto addresses as templates of messages: the examples of RFC 6068 with their
 * meanings as given there, then texts outside its grammar. */

#include "iri-mailto.h"

#include "iri-parse.h"
#include "iri-report.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *text;
  const char *addresses; /* "kind address", with line feeds between */
  const char *fields;    /* "name=value", the same */
} MailRow;

static const MailRow rows[] = {
  { "address", "mailto:chris@example.com", "to chris@example.com", "" },
  { "subject", "mailto:infobot@example.com?subject=current-issue",
    "to infobot@example.com", "subject=current-issue" },
  { "body", "mailto:infobot@example.com?body=send%20current-issue",
    "to infobot@example.com", "body=send current-issue" },
  { "body-lines",
    "mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index",
    "to infobot@example.com", "body=send current-issue\r\nsend index" },
  { "in-reply-to",
    "mailto:list@example.org?In-Reply-To=%3C3469A91.D10AF4C@example.com%3E",
    "to list@example.org", "in-reply-to=<3469A91.D10AF4C@example.com>" },
  { "cc", "mailto:joe@example.com?cc=bob@example.com&body=hello",
    "to joe@example.com\ncc bob@example.com", "cc=bob@example.com\nbody=hello" },
  { "two-question-marks", "mailto:joe@example.com?cc=bob@example.com?body=hello",
    "to joe@example.com\ncc bob@example.com?body=hello",
    "cc=bob@example.com?body=hello" },
  { "percent", "mailto:gorby%25kremvax@example.com", "to gorby%kremvax@example.com",
    "" },
  { "question-mark", "mailto:unlikely%3Faddress@example.com?blat=foop",
    "to unlikely?address@example.com", "blat=foop" },
  { "ampersand", "mailto:Mike%26family@example.org", "to Mike&family@example.org", "" },
  { "quoted-at", "mailto:%22not%40me%22@example.org", "to \"not@me\"@example.org", "" },
  { "quoted-backslash", "mailto:%22oh%5C%5Cno%22@example.org",
    "to \"oh\\\\no\"@example.org", "" },
  { "quoted-all", "mailto:%22%5C%5C%5C%22it's%5C%20ugly%5C%5C%5C%22%22@example.org",
    "to \"\\\\\\\"it's\\ ugly\\\\\\\"\"@example.org", "" },
  { "utf-8", "mailto:user@example.org?subject=caf%C3%A9&body=caf%C3%A9",
    "to user@example.org", "subject=caf\u00e9\nbody=caf\u00e9" },
  { "encoded-word",
    "mailto:user@example.org?subject=%3D%3Futf-8%3FQ%3Fcaf%3DC3%3DA9%3F%3D",
    "to user@example.org", "subject==?utf-8?Q?caf=C3=A9?=" },
  { "domain", "mailto:user@%E7%B4%8D%E8%B1%86.example.org?subject=Test&body=NATTO",
    "to user@xn--99zt52a.example.org", "subject=Test\nbody=NATTO" },
  { "domain-iri", "mailto:user@\u7d0d\u8c46.example.org",
    "to user@xn--99zt52a.example.org", "" },
  { "two", "mailto:addr1@an.example,addr2@an.example",
    "to addr1@an.example\nto addr2@an.example", "" },
  { "to", "mailto:?to=addr1@an.example,addr2@an.example",
    "to addr1@an.example\nto addr2@an.example",
    "to=addr1@an.example,addr2@an.example" },
  { "to-too", "mailto:addr1@an.example?to=addr2@an.example",
    "to addr1@an.example\nto addr2@an.example", "to=addr2@an.example" },
  { "bcc", "mailto:a@b.example?BCC=c@d.example", "to a@b.example\nbcc c@d.example",
    "bcc=c@d.example" },
  { "name-encoded", "MAILTO:?%63c=c@d.example", "cc c@d.example", "cc=c@d.example" },
  { "local-left-alone", "mailto:J\u00dcRGEN@EXAMPLE.ORG", "to J\u00dcRGEN@example.org",
    "" },
  { "comma-encoded", "mailto:%22a%2Cb%22@example.org", "to \"a,b\"@example.org", "" },
  { "literal", "mailto:a@%5B192.0.2.1%5D", "to a@[192.0.2.1]", "" },
  { "plus", "mailto:bill+ietf@example.org?subject=a+b", "to bill+ietf@example.org",
    "subject=a+b" },
  { "fragment", "mailto:a@b.example?subject=x#y", "to a@b.example", "subject=x" },
  /* Texts outside the grammar. */
  { "nobody", "mailto:", "", "" },
  { "no-at", "mailto:chris", "to chris", "" },
  { "at-encoded", "mailto:chris%40example.com", "to chris@example.com", "" },
  { "at-alone", "mailto:@", "to @", "" },
  { "no-local", "mailto:@example.org", "to @example.org", "" },
  { "no-domain", "mailto:a@", "to a@", "" },
  { "rejected", "mailto:a@\u2665.example", "to a@\u2665.example", "" },
  { "rejected-encoded", "mailto:a@%FF.example", "to a@\ufffd.example", "" },
  { "commas", "mailto:,a@b.example,,c@d.example,", "to a@b.example\nto c@d.example",
    "" },
  { "ampersands", "mailto:?&subject=a&&=b&c", "", "subject=a\n=b\nc=" },
  { "nul", "mailto:?subject=a%00b", "", "subject=a\ufffdb" },
  { "not-utf-8", "mailto:%FF@b.example?subject=%ED%A0%80", "to \ufffd@b.example",
    "subject=\ufffd\ufffd\ufffd" },
};

static IriMailto *
mailto_new (const char *text)
{
  IriComponents components;

  iri_parse (text, strlen (text), iri_spec_default (), &components, NULL, NULL);
  return iri_mailto_new (text, &components, IRI_IDNA_UTS46);
}

static void
test_row (gconstpointer data)
{
  const MailRow *row = data;
  g_autoptr (IriMailto) mailto = mailto_new (row->text);
  g_autoptr (GString) addresses = g_string_new (NULL);
  g_autoptr (GString) fields = g_string_new (NULL);

  for (guint i = 0; i < mailto->addresses->len; i++)
    {
      const IriMailAddress *address
          = &g_array_index (mailto->addresses, IriMailAddress, i);
      g_autofree char *ascii = iri_mail_address_ascii (address);

      g_string_append_printf (addresses, "%s%s %s", i > 0 ? "\n" : "",
                              iri_mail_kind_id (address->kind), ascii);
    }
  for (guint i = 0; i < mailto->fields->len; i++)
    {
      const IriMailField *field = &g_array_index (mailto->fields, IriMailField, i);

      g_string_append_printf (fields, "%s%s=%s", i > 0 ? "\n" : "", field->name,
                              field->value);
    }
  g_assert_cmpstr (addresses->str, ==, row->addresses);
  g_assert_cmpstr (fields->str, ==, row->fields);
  g_assert_cmpuint (mailto->n_left_out, ==, 0);
}

/* Each span is at the position that the ruler in the header gives. */
static void
test_spans (void)
{
  const char *text = "mailto:me@example.com,you@example.org"
                     "?cc=him@example.net&subject=Hi";
  g_autoptr (IriMailto) mailto = mailto_new (text);
  const IriMailAddress *you = &g_array_index (mailto->addresses, IriMailAddress, 1);
  const IriMailAddress *him = &g_array_index (mailto->addresses, IriMailAddress, 2);
  const IriMailField *subject = &g_array_index (mailto->fields, IriMailField, 1);

  g_assert_cmpmem (text + you->span.begin, iri_span_length (you->span),
                   "you@example.org", 15);
  g_assert_cmpmem (text + you->domain_span.begin, iri_span_length (you->domain_span),
                   "example.org", 11);
  g_assert_cmpuint (you->host->labels[1].span.begin, ==, 34);
  g_assert_cmpmem (text + him->span.begin, iri_span_length (him->span),
                   "him@example.net", 15);
  g_assert_cmpmem (text + subject->span.begin, iri_span_length (subject->span),
                   "subject=Hi", 10);
  g_assert_cmpmem (text + subject->name_span.begin,
                   iri_span_length (subject->name_span), "subject", 7);
}

/* RFC 6068 §2, 4: a domain is mapped, however the standard treats hosts. */
static void
test_no_idna (void)
{
  IriOptions options = { .spec = iri_spec_find ("masinter-07") };
  g_autoptr (IriReport) report
      = iri_report_new ("mailto:a@b\u00fccher.example", -1, &options);
  const IriMailAddress *address
      = &g_array_index (report->mailto->addresses, IriMailAddress, 0);
  g_autofree char *ascii = iri_mail_address_ascii (address);
  g_autofree char *unicode = iri_mail_address_unicode (address);

  g_assert_cmpstr (ascii, ==, "a@xn--bcher-kva.example");
  g_assert_cmpstr (unicode, ==, "a@b\u00fccher.example");
  /* The URI is the one that the standard gives. */
  g_assert_cmpstr (report->uri, ==, "mailto:a@b%C3%BCcher.example");
}

/* Spans are in bytes of the original text, and cover all of it if it was resolved. */
static void
test_places (void)
{
  IriOptions trimmed = { .spec = iri_spec_find ("whatwg") };
  IriOptions based = { .base = "mailto:x@b.example" };
  g_autoptr (IriReport) report = iri_report_new ("  mailto:a@b.example", -1, &trimmed);
  g_autoptr (IriReport) target = iri_report_new ("?cc=a", -1, &based);
  const IriMailAddress *address
      = &g_array_index (report->mailto->addresses, IriMailAddress, 0);

  g_assert_cmpuint (address->span.begin, ==, 9);
  g_assert_cmpuint (address->span.end, ==, 20);
  g_assert_cmpuint (address->host->labels[0].span.begin, ==, 11);
  g_assert_nonnull (target->mailto);
  g_assert_cmpuint (target->mailto->addresses->len, ==, 2);
  address = &g_array_index (target->mailto->addresses, IriMailAddress, 0);
  g_assert_cmpuint (address->span.begin, ==, 0);
  g_assert_cmpuint (address->span.end, ==, 5);
}

/* What is said about a look-alike in a percent-encoded domain (RFC 6068 §2) quotes its
 * letters, which are Cyrillic and look like those of another name (UTS #39 §4). */
static void
test_look_alike (void)
{
  g_autoptr (IriReport) report
      = iri_report_new ("mailto:a@%D0%B0%D1%80%D1%80%D3%8F%D0%B5.com", -1, NULL);
  const IriFinding *found = NULL;

  for (gsize i = 0; i < report->n_findings; i++)
    if (report->findings[i].code == IRI_FINDING_WHOLE_SCRIPT_CONFUSABLE)
      found = &report->findings[i];
  g_assert_nonnull (found);
  if (found != NULL)
    g_assert_cmpstr (found->span_text, ==, "\u0430\u0440\u0440\u04cf\u0435");
}

/* Only as many are listed as people will read; the rest is counted. */
static void
test_bounds (void)
{
  g_autoptr (GString) text = g_string_new ("mailto:");
  g_autoptr (IriReport) report = NULL;

  for (int i = 0; i < 150000; i++)
    g_string_append (text, "a@b.example,");
  g_string_append_c (text, '?');
  for (int i = 0; i < 150000; i++)
    g_string_append (text, "cc=a@b&");
  report = iri_report_new (text->str, (gssize) text->len, NULL);
  g_assert_cmpuint (report->mailto->addresses->len, ==, IRI_MAILTO_MAX);
  g_assert_cmpuint (report->mailto->fields->len, ==, IRI_MAILTO_MAX);
  g_assert_cmpuint (report->mailto->n_addresses, ==, 300000);
  /* Recipients and fields. */
  g_assert_cmpuint (report->mailto->n_left_out, ==,
                    300000 - IRI_MAILTO_MAX + 150000 - IRI_MAILTO_MAX);
}

/* Only for mailto addresses, and only if requested. */
static void
test_when (void)
{
  IriOptions options = { .want = IRI_WANT_URI };
  g_autoptr (IriReport) unwanted = iri_report_new ("mailto:a@b.example", -1, &options);
  g_autoptr (IriReport) other = iri_report_new ("mailtoo:a@b", -1, NULL);
  g_autoptr (IriReport) broken = iri_report_new ("mailto:a@\xff", -1, NULL);

  g_assert_null (unwanted->mailto);
  g_assert_null (other->mailto);
  g_assert_null (broken->mailto);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/mailto/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/mailto/spans", test_spans);
  g_test_add_func ("/mailto/no-idna", test_no_idna);
  g_test_add_func ("/mailto/places", test_places);
  g_test_add_func ("/mailto/look-alike", test_look_alike);
  g_test_add_func ("/mailto/bounds", test_bounds);
  g_test_add_func ("/mailto/when", test_when);
  return g_test_run ();
}
