/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The contents of data: and javascript: URLs. Expected values are from RFC 2397 §4,
 * from tests related to the URL Standard (WPT, fetch/data-urls: data-urls.json and
 * base64.json) and from the base64 of coreutils. */

#include "iri-embedded-content.h"

#include "iri-parse.h"
#include "iri-report.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *text;
  const char *media_type;
  const char *charset;
  gsize size;
  const char *content; /* text, or "hex …"; NULL: no comma */
} ContentRow;

static const ContentRow rows[] = {
  /* RFC 2397 §4. */
  { "brief-note", "data:,A%20brief%20note", "text/plain", NULL, 12, "A brief note" },
  { "iso-8859-7", "data:text/plain;charset=iso-8859-7,%be%fa%be", "text/plain",
    "iso-8859-7", 3, "\u038e\u03ca\u038e" },
  { "parameters",
    "data:application/vnd-xxx-query,select_vcount,fcol_from_fieldtable/local",
    "application/vnd-xxx-query", NULL, 40, "select_vcount,fcol_from_fieldtable/local" },
  /* WPT. */
  { "slashes", "data://test/,X", "text/plain", NULL, 1, "X" },
  { "empty", "data:,", "text/plain", NULL, 0, "" },
  { "no-comma", "data:text/html", "text/html", NULL, 0, NULL },
  { "no-type", "data:;x=x;charset=x,X", "text/plain", "x", 1, "X" },
  { "type-spaces", "data: text/html ,X", "text/html", NULL, 1, "X" },
  { "type-upper", "DATA:TEXT/HTML;CHARSET=UTF-8,X", "text/html", "UTF-8", 1, "X" },
  { "charset-quoted", "data:text/plain;charset=\"utf-8\",X", "text/plain", "utf-8", 1,
    "X" },
  { "type-none", "data:text/,X", "text/plain", NULL, 1, "X" },
  { "type-not-token", "data:\u2020/\u2020,X", "text/plain", NULL, 1, "X" },
  { "fragment", "data:text/plain,X#Y", "text/plain", NULL, 1, "X" },
  { "query", "data:text/plain,X?Y", "text/plain", NULL, 3, "X?Y" },
  { "non-ascii", "data:,\u00e9", "text/plain", NULL, 2, "\u00e9" },
  { "base64", "data:;base64,TWFu", "text/plain", NULL, 3, "Man" },
  { "base64-padded", "data:text/html;charset=utf-8;base64,TWE=", "text/html", "utf-8",
    2, "Ma" },
  { "base64-unpadded", "data:;base64,TQ", "text/plain", NULL, 1, "M" },
  { "base64-upper", "data:;BASE64,TWFu", "text/plain", NULL, 3, "Man" },
  { "base64-space", "data:; base64 ,T%20W%0AFu", "text/plain", NULL, 3, "Man" },
  { "base64-encoded", "data:;base64,%54%57%46%75", "text/plain", NULL, 3, "Man" },
  { "base64-not-last", "data:;base64;x=y,TWFu", "text/plain", NULL, 4, "TWFu" },
  { "base64-empty", "data:;base64,", "text/plain", NULL, 0, "" },
  /* Content that is text, and content that is not. */
  { "png", "data:image/png;base64,iVBORw0KGgo=", "image/png", NULL, 8,
    "hex 89 50 4e 47 0d 0a 1a 0a" },
  { "octets-of-text", "data:application/octet-stream,a%0Ab", "application/octet-stream",
    NULL, 3, "a\nb" },
  { "octets-with-nul", "data:application/octet-stream,a%00b",
    "application/octet-stream", NULL, 3, "hex 61 00 62" },
  { "text-not-utf-8", "data:text/html,%3Cb%3E%FF", "text/html", NULL, 4, "<b>\ufffd" },
  { "text-with-nul", "data:text/plain,a%00b", "text/plain", NULL, 3, "a\ufffdb" },
  { "svg", "data:image/svg+xml,%3Csvg/%3E", "image/svg+xml", NULL, 6, "<svg/>" },
  { "json", "data:application/json,%7B%7D", "application/json", NULL, 2, "{}" },
  { "shift-jis", "data:text/plain;charset=Shift_JIS,%93%FA", "text/plain", "Shift_JIS",
    2, "\u65e5" },
  /* The Encoding Standard's name for it is windows-1252. */
  { "latin-1", "data:text/plain;charset=ISO-8859-1,%93%E9", "text/plain", "ISO-8859-1",
    2, "\u201c\u00e9" },
  /* Browsers do not support them, so the text cannot be misread in that charset. */
  { "charset-unknown", "data:text/html;charset=utf-7,%2BADw-", "text/html", "utf-7", 5,
    "+ADw-" },
  { "charset-ebcdic", "data:text/html;charset=ibm-37,abc", "text/html", "ibm-37", 3,
    "abc" },
};

static const ContentRow programs[] = {
  { "plain", "javascript:alert(1)", NULL, NULL, 8, "alert(1)" },
  { "decoded", "JavaScript:alert(%22%C3%A9%22)", NULL, NULL, 11, "alert(\"\u00e9\")" },
  { "comment", "javascript://example.com/%0Aalert(1)", NULL, NULL, 23,
    "//example.com/\nalert(1)" },
  { "query-and-fragment", "javascript:a?b#c", NULL, NULL, 5, "a?b#c" },
  { "empty", "javascript:", NULL, NULL, 0, "" },
  { "vbscript", "vbscript:MsgBox(1)", NULL, NULL, 9, "MsgBox(1)" },
};

static IriEmbeddedContent *
content_new (const char *text)
{
  IriComponents components;

  iri_parse (text, strlen (text), iri_spec_default (), &components, NULL, NULL);
  return iri_embedded_content_new (text, strlen (text), &components);
}

static void
check_content (const ContentRow *row, const IriEmbeddedContent *content)
{
  g_assert_cmpstr (content->media_type, ==, row->media_type);
  g_assert_cmpstr (content->charset, ==, row->charset);
  g_assert_cmpuint (content->size, ==, row->size);
  g_assert_cmpuint (content->n_read, ==, row->size);
  g_assert_false (iri_span_is_present (content->fault));
  if (row->content != NULL && g_str_has_prefix (row->content, "hex "))
    {
      g_assert_cmpstr (content->hex, ==, row->content + 4);
      g_assert_null (content->text);
    }
  else
    {
      g_assert_cmpstr (content->text, ==, row->content != NULL ? row->content : "");
      g_assert_null (content->hex);
    }
}

static void
test_data (gconstpointer data)
{
  const ContentRow *row = data;
  g_autoptr (IriEmbeddedContent) content = content_new (row->text);

  g_assert_cmpint (content->kind, ==, IRI_EMBEDDED_CONTENT_DATA);
  g_assert_cmpint (content->comma, ==, row->content != NULL);
  check_content (row, content);
}

static void
test_program (gconstpointer data)
{
  const ContentRow *row = data;
  g_autoptr (IriEmbeddedContent) content = content_new (row->text);

  g_assert_cmpint (content->kind, ==, IRI_EMBEDDED_CONTENT_PROGRAM);
  check_content (row, content);
}

/* Six bits at the end are no octet; those before them are shown. */
static void
test_base64_digit (void)
{
  g_autoptr (IriEmbeddedContent) content = content_new ("data:;base64,TWFuT");

  g_assert_cmpstr (content->text, ==, "Man");
  g_assert_cmpuint (content->n_read, ==, 3);
}

/* WHATWG Infra, forgiving-base64 decode, fails for these. */
static void
test_base64_faults (void)
{
  static const struct
  {
    const char *text;
    gsize begin;
    gsize end;
  } faults[] = {
    { "data:;base64,TW*u", 15, 16 },       { "data:;base64,TW%2Au", 15, 18 },
    { "data:;base64,TW-u", 15, 16 },       { "data:;base64,TWFuT", 13, 18 },
    { "data:;base64,TQ==TWFu", 17, 18 },   { "data:;base64,\u00e9", 13, 15 },
    { "data:;base64,TQ=", 15, 16 },        { "data:;base64,TWFu====", 17, 18 },
    { "data:;base64,TQ==\u0958", 17, 20 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (IriEmbeddedContent) content = content_new (faults[i].text);

      g_test_message ("%s", faults[i].text);
      g_assert_cmpuint (content->fault.begin, ==, faults[i].begin);
      g_assert_cmpuint (content->fault.end, ==, faults[i].end);
    }
}

/* Content that browsers show as a page can deceive; so can scripts, but not images. */
static void
test_pages (void)
{
  static const struct
  {
    const char *text;
    gboolean page;
    gboolean deceives;
  } pages[] = {
    { "data:text/html,a", TRUE, TRUE },
    { "data:TEXT%2FHTML;charset=x,a", TRUE, TRUE },
    { "data:application/xhtml+xml,a", TRUE, TRUE },
    { "data:image/svg+xml;base64,PHN2Zy8+", TRUE, TRUE },
    { "data:text/xml,a", TRUE, TRUE },
    { "data:image/png,a", FALSE, FALSE },
    { "data:text/plain,a", FALSE, FALSE },
    { "data:,a", FALSE, FALSE },
    { "javascript:a", FALSE, TRUE },
    { "vbscript:a", FALSE, TRUE },
    { "about:blank", FALSE, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autoptr (IriReport) report = iri_report_new (pages[i].text, -1, NULL);

      g_test_message ("%s", pages[i].text);
      g_assert_cmpint (report->content != NULL && report->content->page, ==,
                       pages[i].page);
      g_assert_cmpint (iri_report_deceives (report), ==, pages[i].deceives);
    }
}

/* Only the beginning is decoded, up to the end of a character. */
static void
test_bounds (void)
{
  g_autoptr (GString) text = g_string_new ("data:text/plain,a");
  g_autoptr (GString) base64 = g_string_new ("data:image/png;base64,");
  g_autoptr (IriEmbeddedContent) content = NULL;
  g_autoptr (IriEmbeddedContent) image = NULL;
  g_autofree char *words = NULL;

  for (int i = 0; i < 1 << 20; i++)
    {
      g_string_append (text, "\u00e9");
      g_string_append (base64, "iVBO");
    }
  content = content_new (text->str);
  g_assert_cmpuint (content->size, ==, 1 + (2 << 20));
  g_assert_cmpuint (content->n_read, ==, IRI_EMBEDDED_CONTENT_MAX_TEXT - 1);
  g_assert_cmpuint (strlen (content->text), ==, content->n_read);
  g_assert_true (g_str_has_suffix (content->text, "\u00e9"));
  words = iri_embedded_content_describe (content);
  g_assert_cmpstr (words, ==, "text/plain, the first 4095 of 2097153 bytes");
  image = content_new (base64->str);
  g_assert_cmpuint (image->size, ==, 3 << 20);
  g_assert_cmpuint (image->n_read, ==, IRI_EMBEDDED_CONTENT_MAX_HEX);
  g_assert_cmpuint (strlen (image->hex), ==, 3 * IRI_EMBEDDED_CONTENT_MAX_HEX - 1);
}

static void
test_describe (void)
{
  static const char *const words[][2] = {
    { "data:text/html,a", "text/html, 1 byte" },
    { "data:image/png;base64,iVBO", "image/png, 3 bytes" },
    { "javascript:ab", "a program, 2 bytes" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (IriEmbeddedContent) content = content_new (words[i][0]);
      g_autofree char *described = iri_embedded_content_describe (content);

      g_assert_cmpstr (described, ==, words[i][1]);
    }
}

/* Spans are in bytes of the original text. */
static void
test_places (void)
{
  IriOptions options = { .spec = iri_spec_find ("whatwg") };
  g_autoptr (IriReport) report
      = iri_report_new (" data:text/ht\nml;base64,PGI+!", -1, &options);

  g_assert_cmpuint (report->content->type_span.begin, ==, 6);
  g_assert_cmpuint (report->content->type_span.end, ==, 16);
  g_assert_cmpuint (report->content->span.begin, ==, 24);
  g_assert_cmpuint (report->content->span.end, ==, 29);
  g_assert_cmpuint (report->content->fault.begin, ==, 28);
}

static void
add_rows (const char *group, const ContentRow *first, gsize n, GTestDataFunc test)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *path
          = g_strconcat ("/embedded-content/", group, "/", first[i].name, NULL);

      g_test_add_data_func (path, &first[i], test);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  add_rows ("data", rows, G_N_ELEMENTS (rows), test_data);
  add_rows ("program", programs, G_N_ELEMENTS (programs), test_program);
  g_test_add_func ("/embedded-content/base64-digit", test_base64_digit);
  g_test_add_func ("/embedded-content/base64-faults", test_base64_faults);
  g_test_add_func ("/embedded-content/pages", test_pages);
  g_test_add_func ("/embedded-content/bounds", test_bounds);
  g_test_add_func ("/embedded-content/describe", test_describe);
  g_test_add_func ("/embedded-content/places", test_places);
  return g_test_run ();
}
