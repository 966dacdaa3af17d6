/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The verdict on an IRI. Destinations follow from the grammar of RFC 3986 and the
 * Public Suffix List; A-labels are Python's. */

#include "check-row.h"
#include "iri-isolate.h"
#include "iri-message.h"
#include "iri-verdict.h"

#include <string.h>

/* A row without the isolates around quotations. */
typedef struct
{
  const char *name;
  const char *text;
  IriVerdictLevel level;
  const char *title;
  const char *body; /* NULL: any */
  const char *spec; /* NULL for RFC 3987 */
} Row;

#define PLAIN "Valid, and shown as it is stored."
#define NOTED PLAIN " Its findings are only notes."
#define IN_PLACE "Valid, and all components are shown in order."
#define NORMAL                                                                         \
  "Right-to-left addresses look like this. Read each block of right-to-left text "     \
  "from "                                                                              \
  "right to left."

#define LETTERS_64 "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"

#define ALEFS_16 "אאאאאאאאאאאאאאאא"
#define ALEFS_64 ALEFS_16 ALEFS_16 ALEFS_16 ALEFS_16

static const Row rows[] = {
  { "nothing", "", IRI_VERDICT_LEVEL_NONE, "", "", NULL },

  /* Destinations. */
  { "registrable", "http://www.example.com/a?b", IRI_VERDICT_LEVEL_GOOD,
    "Goes to example.com", PLAIN, NULL },
  { "registrable-below-two", "https://a.b.example.co.uk/", IRI_VERDICT_LEVEL_GOOD,
    "Goes to example.co.uk", PLAIN, NULL },
  { "suffix-alone", "https://co.uk/", IRI_VERDICT_LEVEL_GOOD, "Goes to co.uk", PLAIN,
    NULL },
  { "one-label", "http://localhost:8080/", IRI_VERDICT_LEVEL_GOOD, "Goes to localhost",
    PLAIN, NULL },
  { "root", "http://www.example.com./", IRI_VERDICT_LEVEL_GOOD, "Goes to example.com",
    NOTED, NULL },
  { "unicode", "http://www.bücher.example/été?q=1", IRI_VERDICT_LEVEL_GOOD,
    "Goes to bücher.example", PLAIN, NULL },
  { "a-label", "http://www.xn--bcher-kva.example/", IRI_VERDICT_LEVEL_GOOD,
    "Goes to bücher.example", PLAIN, NULL },
  { "ipv4", "http://192.0.2.1/", IRI_VERDICT_LEVEL_GOOD, "Goes to 192.0.2.1", NOTED,
    NULL },
  { "ipv6", "http://[2001:db8::1]/", IRI_VERDICT_LEVEL_GOOD, "Goes to [2001:db8::1]",
    NOTED, NULL },
  { "other-scheme", "foo://www.example.com/", IRI_VERDICT_LEVEL_GOOD,
    "Goes to example.com", PLAIN, NULL },
  { "hebrew-in-the-path", "http://example.com/הו", IRI_VERDICT_LEVEL_GOOD,
    "Goes to example.com", IN_PLACE, NULL },
  { "right-to-left-and-a-space", "http://example.com/אב%20גד", IRI_VERDICT_LEVEL_GOOD,
    "Goes to example.com", IN_PLACE, NULL },
  { "file", "file:///etc/hosts", IRI_VERDICT_LEVEL_GOOD,
    "Opens a file on this computer", PLAIN, NULL },
  { "file-elsewhere", "file://server.example/a", IRI_VERDICT_LEVEL_GOOD,
    "Opens a file on server.example", PLAIN, NULL },
  { "mailto", "mailto:joe%C3%A9@example.com?subject=a", IRI_VERDICT_LEVEL_GOOD,
    "Writes to joeé@example.com", NOTED, NULL },
  { "mailto-two", "mailto:a@example.com,b@xn--bcher-kva.example",
    IRI_VERDICT_LEVEL_GOOD, "Writes to a@example.com and b@bücher.example", PLAIN,
    NULL },
  { "mailto-three", "mailto:a@example.com,b@example.com,c@example.com",
    IRI_VERDICT_LEVEL_GOOD, "Writes to a@example.com, b@example.com and c@example.com",
    PLAIN, NULL },
  { "mailto-one-more", "mailto:a@b.ex,c@d.ex?cc=e@f.ex&to=g@h.ex",
    IRI_VERDICT_LEVEL_GOOD, "Writes to a@b.ex, c@d.ex, e@f.ex and 1 other", PLAIN,
    NULL },
  { "mailto-two-more", "mailto:a@b.ex,c@d.ex?cc=e@f.ex,g@h.ex&to=i@j.ex",
    IRI_VERDICT_LEVEL_GOOD, "Writes to a@b.ex, c@d.ex, e@f.ex and 2 others", PLAIN,
    NULL },
  { "mailto-long-and-one",
    "mailto:abcdefghijklmnopqrstuvwxyz.abcdefghijklmnopqrstuvwxyz@example.com,"
    "bcdefghijklmnopqrstuvwxyz@example.com",
    IRI_VERDICT_LEVEL_GOOD,
    "Writes to abcdefghijklmnopqrstuvwxyz.abcdefghijklmnopqrstuvwxyz"
    "@example.com and 1 other",
    PLAIN, NULL },
  /* 80 characters are named, 81 are not. */
  { "mailto-fits",
    "mailto:abcdefghijklmnopqrstuvwxyz.abc@example.com,"
    "bcdefghijklmnopqrstuvwxyz1@example.com",
    IRI_VERDICT_LEVEL_GOOD,
    "Writes to abcdefghijklmnopqrstuvwxyz.abc@example.com and "
    "bcdefghijklmnopqrstuvwxyz1@example.com",
    PLAIN, NULL },
  { "mailto-does-not-fit",
    "mailto:abcdefghijklmnopqrstuvwxyz.abc@example.com,"
    "bcdefghijklmnopqrstuvwxyz12@example.com",
    IRI_VERDICT_LEVEL_GOOD,
    "Writes to abcdefghijklmnopqrstuvwxyz.abc@example.com and 1 other", PLAIN, NULL },
  { "mailto-comma-is-data", "mailto:%22a%2Cb%22@example.com", IRI_VERDICT_LEVEL_GOOD,
    "Writes to \"a,b\"@example.com", NOTED, NULL },
  { "mailto-in-a-field", "mailto:?to=a@example.com", IRI_VERDICT_LEVEL_GOOD,
    "Writes to a@example.com", PLAIN, NULL },
  { "mailto-no-one", "mailto:?subject=a", IRI_VERDICT_LEVEL_GOOD,
    "Writes a message, but has no recipient", PLAIN, NULL },
  { "sms-many", "sms:+15105550101,+15105550102,+15105550103,+15105550104?body=a",
    IRI_VERDICT_LEVEL_GOOD,
    "Writes to +15105550101, +15105550102, +15105550103 and 1 other", PLAIN, NULL },
  /* To phones a comma is a pause, but RFC 3966 does not allow it. */
  { "tel-comma", "tel:+12015550123,45", IRI_VERDICT_LEVEL_WARNING,
    "+12015550123,45 is not a valid phone number", NULL, NULL },
  { "tel-no-one", "tel:", IRI_VERDICT_LEVEL_WARNING, "tel: is not a valid phone number",
    NULL, NULL },
  { "sms-no-one", "sms:?body=a", IRI_VERDICT_LEVEL_WARNING, "A phone number is missing",
    NULL, NULL },
  { "tel", "TEL:+1-201-555-0123", IRI_VERDICT_LEVEL_GOOD, "Calls +1-201-555-0123",
    NOTED, NULL },
  { "urn", "urn:isbn:0451450523", IRI_VERDICT_LEVEL_GOOD,
    "A name, not an address that "
    "can be opened",
    PLAIN, NULL },
  { "no-telling", "foo:bar", IRI_VERDICT_LEVEL_GOOD, "Valid, and shown as it is stored",
    "The visual order is the logical order.", NULL },
  { "relative", "a/b", IRI_VERDICT_LEVEL_NOTE, "A relative reference",
    "It needs a base IRI to lead anywhere.", NULL },
  { "relative-with-host", "//www.example.com/a", IRI_VERDICT_LEVEL_NOTE,
    "A relative reference", "It goes to example.com, with the scheme of its base.",
    NULL },
  { "relative-right-to-left", "//عربي.example/", IRI_VERDICT_LEVEL_NOTE,
    "A relative reference", NULL, NULL },
  { "program", "javascript:alert(1)", IRI_VERDICT_LEVEL_WARNING,
    "Runs a program instead of opening a page", NULL, NULL },
  { "program-and-error", "javascript:alert(\"a b\")", IRI_VERDICT_LEVEL_ERROR,
    "Runs a program instead of opening a page", NULL, NULL },

  { "page-and-error", "data:text/html,<p>", IRI_VERDICT_LEVEL_ERROR,
    "Contains a web page", NULL, NULL },
  { "data", "DATA:,a", IRI_VERDICT_LEVEL_NOTE, "Contains its data itself", NULL, NULL },
  { "page-of-the-browser", "about:blank", IRI_VERDICT_LEVEL_NOTE,
    "about contains or names its content instead of a server", NULL, NULL },

  /* Deceptive IRIs. */
  { "user-like-host", "http://example.com@evil.example/", IRI_VERDICT_LEVEL_WARNING,
    "Goes to evil.example; the part before @ is a user name", NULL, NULL },
  { "user-like-host-refused", "http://example.com@xn--a/", IRI_VERDICT_LEVEL_WARNING,
    "example.com looks like a host but is only a user name; the host is xn--a", NULL,
    NULL },
  /* RFC 1034 §3.1: an empty label is the root, and labels have up to 63 octets. */
  { "user-like-host-empty-label", "http://example.com@a..b.example/",
    IRI_VERDICT_LEVEL_WARNING,
    "example.com looks like a host but is only a user name; the host is a..b.example",
    NULL, NULL },
  { "relative-empty-label", "//a..b.example/", IRI_VERDICT_LEVEL_WARNING,
    "The host has an empty label between two dots",
    "Each label needs at least one character, so this host cannot be looked up.",
    NULL },
  { "relative-long-label", "//" LETTERS_64 ".example/", IRI_VERDICT_LEVEL_WARNING,
    "A label of the host is longer than 63 characters",
    "Domain names do not allow longer labels, so this host cannot be looked up.",
    NULL },
  { "user-like-host-and-twin", "http://example.com@evil.example/אב/123/cd",
    IRI_VERDICT_LEVEL_WARNING, "Goes to evil.example; the part before @ is a user name",
    NULL, NULL },
  { "user-by-browsers", "http://example.com@evil.example/", IRI_VERDICT_LEVEL_WARNING,
    "Goes to evil.example; the part before @ is a user name", NULL, "whatwg" },
  /* The URL Standard allows a brace in an opaque host. It once crashed. */
  { "user-name-brace", "foo://a@h{x/", IRI_VERDICT_LEVEL_WARNING,
    "Goes to h{x; the part before @ is a user name", NULL, "whatwg" },
  { "two-alphabets", "http://pаypal.com/", IRI_VERDICT_LEVEL_WARNING,
    "xn--pypal-4ve.com mixes Latin and Cyrillic letters",
    "а U+0430 is Cyrillic. They can look like the letters of the other script.", NULL },
  { "two-alphabets-elsewhere", "http://example.com/аpple", IRI_VERDICT_LEVEL_WARNING,
    "аpple mixes Latin and Cyrillic letters: а U+0430 is Cyrillic", NULL, NULL },
  { "three-alphabets", "http://example.com/aаα", IRI_VERDICT_LEVEL_WARNING,
    "aаα mixes Latin, Cyrillic and Greek letters: а U+0430 is Cyrillic; α U+03B1 is "
    "Greek",
    "Letters of different scripts can look alike, so readers may take this "
    "word "
    "for another one. It goes to example.com.",
    NULL },
  { "numbers", "http://0x7f.1/", IRI_VERDICT_LEVEL_WARNING,
    "Goes to 127.0.0.1, an IPv4 address in disguise", NULL, NULL },
  { "begins-like", "http://www.example.com.evil.example/", IRI_VERDICT_LEVEL_WARNING,
    "The host starts like example.com but belongs to evil.example",
    "Readers start at the left and stop at the name they know, but the end of "
    "a "
    "host name says who owns it.",
    NULL },
  { "backslash", "http://example.com\\@evil.example/", IRI_VERDICT_LEVEL_WARNING,
    "Browsers connect to example.com, other programs to evil.example", NULL, "whatwg" },
  { "numbers-by-browsers", "http://0x7f.1/", IRI_VERDICT_LEVEL_WARNING,
    "Goes to 127.0.0.1, an IPv4 address in disguise",
    "Browsers read 0x7f.1 as the IPv4 address 127.0.0.1. They also accept "
    "fewer "
    "numbers and hex or octal notation, which hides from people and from "
    "filters where the IRI leads.",
    "whatwg" },
  { "far-into-the-word", "http://example.com/abcdefghijkа", IRI_VERDICT_LEVEL_WARNING,
    "abcdefghijkа mixes Latin and Cyrillic letters: а U+0430 is Cyrillic", NULL, NULL },
  { "all-of-another-alphabet", "http://аррӏе.com/", IRI_VERDICT_LEVEL_WARNING,
    "xn--80ak6aa92e.com: Cyrillic letters that imitate \"apple\"",
    "Each of its letters looks like another one, so readers may take this name "
    "for somebody else's.",
    NULL },
  { "imitation-in-a-subdomain", "http://аррӏе.example.com/", IRI_VERDICT_LEVEL_WARNING,
    "xn--80ak6aa92e: Cyrillic letters that imitate \"apple\"", NULL, NULL },
  { "imitation-in-punycode-of-mail", "mailto:joe@xn--80ak6aa92e.com",
    IRI_VERDICT_LEVEL_WARNING,
    "xn--80ak6aa92e: Cyrillic letters that imitate \"apple\"", NULL, NULL },
  { "imitation-that-is-expected", "http://аррӏе.рф/", IRI_VERDICT_LEVEL_GOOD,
    "Goes to xn--80ak6aa92e.xn--p1ai",
    "xn--80ak6aa92e: Cyrillic letters that look like \"apple\". " NOTED, NULL },
  { "user-like-host-and-imitation", "http://example.com@www.аррӏе.com",
    IRI_VERDICT_LEVEL_WARNING,
    "Goes to xn--80ak6aa92e.com; the part before @ is a user name",
    "xn--80ak6aa92e: Cyrillic letters that imitate \"apple\". The host comes after the "
    "@, but readers see this name first and may trust it.",
    NULL },

  { "invisible", "http://example.com/a\u2060b", IRI_VERDICT_LEVEL_WARNING,
    "An invisible character is in the address", NULL, NULL },
  { "tag-that-hides-no-host", "foo:\U000e0001//example.com/", IRI_VERDICT_LEVEL_WARNING,
    "It looks like a different address", NULL, "iuc19" },
  /* A noncharacter is no Default_Ignorable_Code_Point: programs show a box. */
  { "noncharacter-before-slashes", "foo:\ufdd0//example.com/", IRI_VERDICT_LEVEL_GOOD,
    "Valid, and shown as it is stored", NULL, "iuc19" },
  { "solidus-look-alike", "http://example.com⁄.evil.example/", IRI_VERDICT_LEVEL_ERROR,
    "⁄ in the host looks like /", NULL, NULL },
  { "twin-with-the-same-host", "http://example.com/אב/123/cd", IRI_VERDICT_LEVEL_NOTE,
    "Goes to example.com", NORMAL, NULL },
  { "twin-with-another-host", "http://דוגמה.%61%62/", IRI_VERDICT_LEVEL_WARNING,
    "Another address looks exactly the same", NULL, NULL },
  /* RFC 5893 §2 forbids the label "12-דוגמה" of its twin. */
  { "twin-that-nobody-can-open", "http://דוגמה.קום/שלום-12", IRI_VERDICT_LEVEL_NOTE,
    "Goes to דוגמה.קום", NORMAL, NULL },
  { "twin-that-is-rejected", "http://ab.אבגד.123/", IRI_VERDICT_LEVEL_ERROR,
    "Another address looks exactly the same", NULL, NULL },
  { "deceptive", "http://ab.cd.אב/גד/ij", IRI_VERDICT_LEVEL_WARNING,
    "It looks like a different address", NULL, NULL },
  { "deceptive-and-twin", "http://ab.אב/ג/1?f=ד#ה", IRI_VERDICT_LEVEL_WARNING,
    "It looks like a different address", NULL, NULL },
  { "deceptive-and-rejected", "http://ab.אבגד.123/הו?x=1", IRI_VERDICT_LEVEL_ERROR,
    "It looks like a different address", NULL, NULL },
  /* One error, as the label is longer than 63 octets, and one warning. */
  { "deceptive-and-too-long", "http://" ALEFS_64 "/ב.ג", IRI_VERDICT_LEVEL_ERROR,
    "It looks like a different address", NULL, NULL },

  /* Other warnings. */
  { "refused-by-browsers", "http://a\u200cb.com/", IRI_VERDICT_LEVEL_WARNING,
    "Browsers reject the host name a<U+200C>b",
    "A joiner is used where it is not allowed. It goes to ab.com.", "3987bis-00" },
  { "labels-trade", "http://אב.גד.example/", IRI_VERDICT_LEVEL_NOTE,
    "Goes to גד.example", NORMAL, NULL },
  { "segments-trade", "http://example.com/אב/גד", IRI_VERDICT_LEVEL_NOTE,
    "Goes to example.com", NORMAL, NULL },
  { "names-trade", "http://example.com/?אב=גד", IRI_VERDICT_LEVEL_NOTE,
    "Goes to example.com", NORMAL, NULL },
  { "relative-and-traded", "אב/גד", IRI_VERDICT_LEVEL_NOTE,
    "Valid, and parts of it run from right to left", NORMAL, NULL },
  { "warning", "http://example.com:0/", IRI_VERDICT_LEVEL_WARNING,
    "Port 0 cannot be connected to", NULL, NULL },
  { "no-name-of-dns", "http://a..example/", IRI_VERDICT_LEVEL_WARNING,
    "The host has an empty label between two dots",
    "Each label needs at least one character, so this host cannot be looked "
    "up.",
    NULL },

  /* Errors. */
  { "space", "http://example.com/a b", IRI_VERDICT_LEVEL_ERROR,
    "Not an IRI: the character at position 21 is not allowed",
    "A space is not allowed in an IRI. Programs that find IRIs in lists and "
    "text split at spaces, so this IRI would be cut off here. Its host is "
    "example.com.",
    NULL },
  { "place-is-in-characters", "http://bücher.example/é b", IRI_VERDICT_LEVEL_ERROR,
    "Not an IRI: the character at position 24 is not allowed", NULL, NULL },
  { "percent", "a:b%4", IRI_VERDICT_LEVEL_ERROR,
    "Not an IRI: two hex digits are missing at position 4", NULL, NULL },
  { "port", "http://a:b1/", IRI_VERDICT_LEVEL_ERROR,
    "Not an IRI: the port at position 10 is not a number", NULL, NULL },
  { "ipv6-error", "http://[1::2::3]/", IRI_VERDICT_LEVEL_ERROR,
    "Not an IRI: the host is not a valid IPv6 address", NULL, NULL },
  { "scheme", ":a", IRI_VERDICT_LEVEL_ERROR, "Not an IRI: there is no scheme", NULL,
    NULL },
  { "error-and-deceit", "http://example.com@evil.example/a b", IRI_VERDICT_LEVEL_ERROR,
    "Not an IRI: the character at position 34 is not allowed",
    "A space is not allowed in an IRI. Programs that find IRIs in lists and "
    "text split at spaces, so this IRI would be cut off here. example.com "
    "looks "
    "like a host but is only a user name; the host is evil.example.",
    NULL },
  /* What is read as it is meant has the level of that address. */
  { "meant-host-port", "192.0.2.1:8080", IRI_VERDICT_LEVEL_NOTE, "Looks like a host",
    "Read as https://192.0.2.1:8080: Goes to 192.0.2.1. As it is written, the text is "
    "not an IRI.",
    NULL },
  { "meant-defanged", "hxxps://evil[.]example", IRI_VERDICT_LEVEL_NOTE,
    "The IRI is defanged",
    "Read as https://evil.example: Goes to evil.example. As it is written, the text is "
    "not an IRI.",
    NULL },
  { "meant-warned", "hxxps://example.com@evil[.]example", IRI_VERDICT_LEVEL_WARNING,
    "The IRI is defanged", NULL, NULL },
  { "meant-refused", "<http://\u2603/>", IRI_VERDICT_LEVEL_ERROR,
    "The text contains the IRI http://\u2603/", NULL, NULL },
  { "meant-nothing", "exa mple.org", IRI_VERDICT_LEVEL_ERROR,
    "Not an IRI: the character at position 4 is not allowed", NULL, NULL },
  { "host-refused", "http://\u2603/", IRI_VERDICT_LEVEL_ERROR,
    "The host cannot be looked up", NULL, NULL },
  { "host-unresolvable", "http://xn--a/", IRI_VERDICT_LEVEL_WARNING,
    "The host cannot be looked up",
    "U+0080 <control-0080> is not allowed in names. This is a URI, but the rules for "
    "internationalized domain names reject the host, so it cannot be looked up.",
    NULL },
  { "host-encodes-wide-letters", "http://xn--8i7caa.example/",
    IRI_VERDICT_LEVEL_WARNING, "The host cannot be looked up",
    "The label encodes ｗ (U+FF57 FULLWIDTH LATIN SMALL LETTER W), which encoded "
    "labels "
    "cannot contain. This is a URI, but the rules for internationalized domain names "
    "reject the host, so it cannot be looked up.",
    NULL },
  { "email-begins-with-dot", "mailto:.a@b.example", IRI_VERDICT_LEVEL_WARNING,
    ".a@b.example is not a valid email address", NULL, NULL },
  { "browsers-reject-host", "http://1.2.3.4.5/", IRI_VERDICT_LEVEL_ERROR,
    "Browsers reject this host", NULL, "whatwg" },
  { "browsers-reject", "http://a:99999/", IRI_VERDICT_LEVEL_ERROR,
    "Browsers reject this address", NULL, "whatwg" },
  { "directions-must-not-mix", "http://a.ex/אa", IRI_VERDICT_LEVEL_ERROR,
    "Not an IRI: one component mixes letters of both directions", NULL, "duerst-01" },
  { "grammar-before-host", "http://ab.אבגד.123/ <", IRI_VERDICT_LEVEL_ERROR,
    "Not an IRI: the character at position 20 is not allowed", NULL, NULL },
  { "not-utf-8", "http://example.com/\xff", IRI_VERDICT_LEVEL_ERROR,
    "Not an IRI: the bytes at position 20 are not UTF-8", NULL, NULL },
};

static IriVerdict *
verdict_on (const char *text, const char *spec)
{
  IriOptions options = { .spec = spec != NULL ? iri_spec_find (spec) : NULL };
  g_autoptr (IriReport) report = iri_report_new (text, -1, &options);

  return iri_verdict_new (report);
}

static char *
without_isolates (const char *text)
{
  GString *out = g_string_new (text);

  g_string_replace (out, "\u2066", "", 0);
  g_string_replace (out, "\u2069", "", 0);
  return g_string_free (out, FALSE);
}

/* The level is at least that of the findings in view, or the body says that these are
 * only notes, or about the text as it is written. */
static void
check_severity (const Row *row, const IriVerdict *verdict)
{
  const IriOptions options
      = { .spec = row->spec != NULL ? iri_spec_find (row->spec) : NULL };
  g_autoptr (IriReport) report = iri_report_new (row->text, -1, &options);
  int worst = iri_report_max_severity (report);

  if (worst < 0
      || strstr (verdict->body, "As it is written, the text is not an IRI") != NULL)
    return;
  if (worst == IRI_SEVERITY_NOTE && verdict->level == IRI_VERDICT_LEVEL_GOOD)
    g_assert_nonnull (strstr (verdict->body, "only notes"));
  else
    g_assert_cmpint (verdict->level, >=, iri_verdict_level_of ((IriSeverity) worst));
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (IriVerdict) verdict = verdict_on (row->text, row->spec);
  char *title = without_isolates (verdict->title);
  char *body = without_isolates (verdict->body);

  g_assert_cmpstr (title, ==, row->title);
  check_severity (row, verdict);
  g_assert_cmpstr (iri_verdict_level_id (verdict->level), ==,
                   iri_verdict_level_id (row->level));
  if (row->body != NULL)
    g_assert_cmpstr (body, ==, row->body);
  /* A verdict has a body exactly if it has a title. */
  g_assert_cmpint (*body != '\0', ==, *row->title != '\0');
  g_free (title);
  g_free (body);
}

/* A finding shows a host in the order in which the verdict shows it. */
static void
test_one_order (void)
{
  g_autoptr (IriReport) report
      = iri_report_new ("http://\u05d0\u05d1.\u05d2\u05d3.12.example/", -1, NULL);
  g_autofree char *host
      = iri_isolate_host (report->text, report->components.span[IRI_COMPONENT_HOST]);
  gboolean found = FALSE;

  for (gsize i = 0; i < report->n_findings; i++)
    {
      g_autofree char *message
          = iri_finding_message (&report->findings[i], report->text, report->length);

      found = found || strstr (message, host) != NULL;
      /* Twins are quoted as the whole IRI that looks the same. */
      if (report->findings[i].quote == NULL)
        g_assert_null (strstr (message, "\u05d1.\u05d2"));
    }
  g_assert_true (found);
}

/* Messages do not repeat letters that imitate others. */
static const struct
{
  const char *name;
  const char *text;
  const char *message;
} names[] = {
  { "in-text", "see http://\u0430\u0440\u0440\u04cf\u0435.com/ now",
    "The text contains the IRI http://xn--80ak6aa92e.com/" },
  { "in-text-plainly", "see http://b\u00fccher.example/ now",
    "The text contains the IRI http://b\u00fccher.example/" },
  { "carried", "http://a.example/?u=http://\u0430\u0440\u0440\u04cf\u0435.com/",
    "The IRI carries another IRI: http://xn--80ak6aa92e.com/" },
  { "carried-deceptively",
    "http://a.example/?u=http://\u0430\u0440\u0440\u04cf\u0435.com/",
    "The IRI carries a deceptive IRI: http://xn--80ak6aa92e.com/" },
  { "email", "user@\u0430\u0440\u0440\u04cf\u0435.com",
    "The IRI that is meant is deceptive: mailto:user@xn--80ak6aa92e.com" },
  { "domain-elsewhere", "http://a.example/?u=\u0430\u0440\u0440\u04cf\u0435.com",
    "xn--80ak6aa92e.com (\u0430\u0440\u0440\u04cf\u0435.com, Cyrillic) looks like a "
    "domain name, but is percent-encoded here and not converted to Punycode" },
  { "several-scripts", "http://a.example/?u=\u0430\u0440\u0440\u04cf\u0435.com",
    "xn--80ak6aa92e.com (\u0430\u0440\u0440\u04cf\u0435.com, Cyrillic) contains words "
    "in different scripts" },
  { "carried-plainly", "http://a.example/?u=http://b\u00fccher.example/",
    "The IRI carries another IRI: http://b\u00fccher.example/" },
};

static void
test_name (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  g_autoptr (IriReport) report = iri_report_new (names[row].text, -1, NULL);
  gboolean found = FALSE;

  for (gsize i = 0; i < report->n_findings; i++)
    {
      g_autofree char *message
          = iri_finding_message (&report->findings[i], report->text, report->length);
      char *plain = without_isolates (message);

      found = found || g_str_equal (plain, names[row].message);
      g_free (plain);
    }
  if (!found)
    g_test_fail_printf ("not said: %s", names[row].message);
}

/* Descriptions of hosts. Each label that could change its place is isolated, and so is
 * the whole host. */
static const struct
{
  const char *name;
  const char *text;
  const char *body;
} bodies[] = {
  { "seen-and-real", "http://ab.cd.אב/גד/ij",
    "Read from left to right, this seems to be the host "
    "\u2066\u2066ab\u2069.\u2066cd\u2069.\u2066גד\u2069\u2069. The host is "
    "really "
    "\u2066\u2066ab\u2069.\u2066cd\u2069.\u2066אב\u2069\u2069: 1 of its labels "
    "is shown elsewhere." },
  { "twin", "http://ab.אב.12/",
    "This one has the host "
    "\u2066\u2066ab\u2069.\u2066אב\u2069.\u206612\u2069\u2069. One that has "
    "the host "
    "\u2066\u2066ab\u2069.\u206612\u2069.\u2066אב\u2069\u2069 looks exactly "
    "the same. The host cannot be looked up." },
  { "us-ascii", "//www.example.com/",
    "It goes to \u2066example.com\u2069, with the scheme of its base." },
};

static void
test_body (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  g_autoptr (IriVerdict) verdict = verdict_on (bodies[row].text, NULL);

  g_assert_cmpstr (verdict->body, ==, bodies[row].body);
}

/* Returns the text of a row without « and ». */
static char *
text_of (const CheckRow *row)
{
  GString *text = g_string_new (row->text);

  g_string_replace (text, "«", "", 0);
  g_string_replace (text, "»", "", 0);
  return g_string_free (text, FALSE);
}

static gboolean
has_gap (const char *words)
{
  static const char *const gaps[] = { "{host}", "{path}", "{place}", "{script}", "\n" };

  for (gsize i = 0; i < G_N_ELEMENTS (gaps); i++)
    if (strstr (words, gaps[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* Every deceptive IRI has at least a warning, with all placeholders filled in. */
static void
test_deceits (void)
{
  for (gsize i = 0; i < n_check_rows; i++)
    {
      const CheckRow *row = &check_rows[i];
      const IriOptions options = { .spec = iri_spec_find (row->spec),
                                   .source = row->source,
                                   .base = row->base };
      char *text = text_of (row);
      IriReport *report = iri_report_new (text, -1, &options);
      g_autoptr (IriVerdict) verdict = iri_verdict_new (report);

      g_test_message ("%s: %s / %s", row->id, verdict->title, verdict->body);
      g_assert_cmpint (verdict->level, >=,
                       iri_report_deceives (report) ? IRI_VERDICT_LEVEL_WARNING
                                                    : IRI_VERDICT_LEVEL_GOOD);
      g_assert_cmpstr (verdict->title, !=, "");
      g_assert_cmpstr (verdict->body, !=, "");
      g_assert_cmpint (has_gap (verdict->title), ==, FALSE);
      g_assert_cmpint (has_gap (verdict->body), ==, FALSE);
      iri_report_unref (report);
      g_free (text);
    }
}

/* A title is one line, however long the host or the path is. */
static void
test_long (void)
{
  static const char *const patterns[]
      = { "http://*/",   "http://*.*.example/",  "mailto:*",
          "http://a@*/", "http://example.com/*", "mailto:*,*,*@b",
          "sms:*,*,*,*" };

  for (gsize i = 0; i < G_N_ELEMENTS (patterns); i++)
    {
      g_autofree char *many = g_strnfill (70000, 'a');
      GString *text = g_string_new (patterns[i]);
      g_autoptr (IriVerdict) verdict = NULL;

      g_string_replace (text, "*", many, 0);
      verdict = verdict_on (text->str, NULL);
      g_assert_cmpuint (strlen (verdict->title), <, 200);
      g_assert_cmpuint (strlen (verdict->body), <, 1200);
      g_string_free (text, TRUE);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/verdict/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/verdict/one-order", test_one_order);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strconcat ("/verdict/name/", names[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_name);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (bodies); i++)
    {
      g_autofree char *path = g_strconcat ("/verdict/body/", bodies[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_body);
    }
  g_test_add_func ("/verdict/deceits", test_deceits);
  g_test_add_func ("/verdict/long", test_long);
  return g_test_run ();
}
