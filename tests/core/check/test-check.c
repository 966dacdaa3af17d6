/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Each finding of the catalogue has a text with the finding and a near miss. */

#include "check-row.h"

#include <string.h>

#define BEGIN "«"
#define END "»"

/* Findings that cannot have a row, and the reason. */
static const struct
{
  const char *id;
  const char *why;
} without[] = {
  { "character-reference", "takes a notation: see test-report" },
  { "more", "takes a thousand findings: see test-report" },
  { "too-long", "takes 64 MiB: see test-report" },
};

/* Returns the text that `*` stands for in the row of a finding. */
static const char *
filling (const char *id)
{
  static const struct
  {
    const char *id;
    const char *piece;
  } fillings[] = {
    { "name-long", "b" },
    { "many-marks", "\u0323" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (fillings); i++)
    if (g_str_equal (fillings[i].id, id))
      return fillings[i].piece;
  return "a";
}

/* Appends the text with « and » removed and `*` repeated. Returns whether it had « and
 * »; if so, sets @marked to the span between them. */
static gboolean
read_text (
    const CheckRow *row, const char *given, int repeat, GString *text, IriSpan *marked)
{
  gboolean has_marks = FALSE;

  for (const char *at = given; *at != '\0'; at++)
    if (g_str_has_prefix (at, BEGIN))
      {
        marked->begin = text->len;
        at += strlen (BEGIN) - 1;
      }
    else if (g_str_has_prefix (at, END))
      {
        marked->end = text->len;
        has_marks = TRUE;
        at += strlen (END) - 1;
      }
    else if (*at == '*' && repeat > 0)
      for (int i = 0; i < repeat; i++)
        g_string_append (text, filling (row->id));
    else
      g_string_append_c (text, *at);
  return has_marks;
}

static IriReport *
report (const CheckRow *row, const GString *text, const char *base)
{
  const IriOptions options = {
    .spec = iri_spec_find (row->spec),
    .source = row->source,
    .charset = row->charset,
    .base = base,
  };

  return iri_report_new (text->str, (gssize) text->len, &options);
}

static const IriFinding *
find (const IriReport *report, const char *id)
{
  for (gsize i = 0; i < report->n_findings; i++)
    if (g_str_equal (iri_finding_info (report->findings[i].code)->id, id))
      return &report->findings[i];
  return NULL;
}

static void
test_case (gconstpointer data)
{
  const CheckRow *row = data;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (IriReport) made = NULL;
  const IriFinding *finding;
  IriSpan marked = { 0 };
  gboolean has_marks = read_text (row, row->text, row->repeat, text, &marked);

  made = report (row, text, row->base);
  finding = find (made, row->id);
  if (finding == NULL)
    g_test_fail_printf ("%s is not found in %s", row->id, row->text);
  else if (has_marks)
    {
      g_assert_cmpuint (finding->span.begin, ==, marked.begin);
      g_assert_cmpuint (finding->span.end, ==, marked.end);
    }
}

static void
test_near (gconstpointer data)
{
  const CheckRow *row = data;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (IriReport) made = NULL;
  IriSpan marked = { 0 };

  g_assert_false (read_text (row, row->near, row->near_repeat, text, &marked));
  made = report (row, text, row->near_base);
  if (find (made, row->id) != NULL)
    g_test_fail_printf ("%s is found in %s", row->id, row->near);
}

static gboolean
has_row (const char *id)
{
  for (gsize i = 0; i < n_check_rows; i++)
    if (g_str_equal (check_rows[i].id, id))
      return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (without); i++)
    if (g_str_equal (without[i].id, id))
      return TRUE;
  return FALSE;
}

static void
test_complete (void)
{
  for (int code = 0; code < IRI_N_FINDINGS; code++)
    if (!has_row (iri_finding_info (code)->id))
      g_test_fail_printf ("%s has no case", iri_finding_info (code)->id);
  g_assert_cmpint (IRI_N_FINDINGS, >=, 80);
}

/* Ordinary web addresses in many languages, which must not cause a warning. */
static const char *const ordinary[] = {
  "http://www.example.org/over/there.html?name=ferret&x=1#nose",
  "https://example.com:8443/2010/06/09/a_b-c~d/",
  "mailto:someone@example.com",
  "https://de.example/wiki/Übersicht_über_Straßen",
  "https://fr.example/été/l’œuvre",
  "https://ru.example/wiki/Москва",
  "https://he.example/wiki/ירושלים",
  "https://ar.example/wiki/القاهرة",
  "https://fa.example/wiki/می‌خواهم",
  "https://hi.example/wiki/हिन्दी",
  "https://th.example/wiki/น้ำ",
  "https://vi.example/wiki/Việt_Nam",
  "https://el.example/wiki/Ελλάδα",
  "https://hy.example/wiki/Հայաստան_և",
  "https://zh.example/wiki/北京市",
  "https://ja.example/wiki/君の名は。",
  "https://ja.example/wiki/Wikipediaの日本語カタカナ",
  "https://ko.example/wiki/한국어",
  "https://דוגמה.קום/",
  "https://www.דוגמה.קום/",
  "https://he.example/wiki/תל_אביב-יפו",
  "https://he.example/ויקי/עמוד_ראשי?action=edit",
  "https://ar.example/ويكي/الصفحة_الرئيسية#المقدمة",
  "http://مثال.إختبار/",
  "http://例え.テスト/引き割り.html",
  "http://пример.рф/путь?запрос=да#якорь",
  "http://bücher.example/Bücher/März.html",
};

static void
test_ordinary (gconstpointer data)
{
  const char *text = data;
  g_autoptr (IriReport) made = iri_report_new (text, -1, NULL);

  g_assert_true (made->valid);
  g_assert_false (iri_report_deceives (made));
  for (gsize i = 0; i < made->n_findings; i++)
    {
      const IriFindingInfo *info = iri_finding_info (made->findings[i].code);

      if (info->severity != IRI_SEVERITY_NOTE)
        g_test_fail_printf ("%s: %s", text, info->id);
    }
}

/* Default_Ignorable_Code_Point, Unicode 15.0. */
static const struct
{
  gunichar first;
  gunichar last;
} ignorable[] = {
  { 0x00ad, 0x00ad },   { 0x034f, 0x034f }, { 0x061c, 0x061c },   { 0x115f, 0x1160 },
  { 0x17b4, 0x17b5 },   { 0x180b, 0x180f }, { 0x200b, 0x200f },   { 0x202a, 0x202e },
  { 0x2060, 0x206f },   { 0x3164, 0x3164 }, { 0xfe00, 0xfe0f },   { 0xfeff, 0xfeff },
  { 0xffa0, 0xffa0 },   { 0xfff0, 0xfff8 }, { 0x1bca0, 0x1bca3 }, { 0x1d173, 0x1d17a },
  { 0xe0000, 0xe0fff },
};

/* Returns whether there is a finding for just the character at @at. */
static gboolean
is_reported (const IriReport *report, gsize at)
{
  for (gsize i = 0; i < report->n_findings; i++)
    if (report->findings[i].span.begin == at
        && iri_span_length (report->findings[i].span) <= 4)
      return TRUE;
  return FALSE;
}

/* Every invisible character has a finding, wherever it is. */
static void
test_ignorable (gconstpointer data)
{
  g_auto (GStrv) sides = g_strsplit (data, "*", 2);

  for (gsize i = 0; i < G_N_ELEMENTS (ignorable); i++)
    for (gunichar c = ignorable[i].first; c <= ignorable[i].last; c++)
      {
        char utf8[8] = { 0 };
        g_autofree char *text = NULL;
        g_autoptr (IriReport) made = NULL;

        g_unichar_to_utf8 (c, utf8);
        text = g_strconcat (sides[0], utf8, sides[1], NULL);
        made = iri_report_new (text, -1, NULL);
        if (!is_reported (made, strlen (sides[0])))
          g_test_fail_printf ("U+%04X is not reported in %s", c, (const char *) data);
      }
}

/* Addresses used for phishing (RFC 3986 §7.6, 3987bis-00 §8.5). */
static const char *const deceptive[] = {
  "http://example.com@evil.example/",
  "http://user@evil.example/",
  "http://example.com\u2215login.evil.example/",
  "http://0x7f.1/",
  "http://p\u0430ypal.example/",
  "http://ab.\u05D2\u05D3\u05D4.123/",
  "http://evil.example\\@good.example/",
  "/\\evil.example/",
  "http://www.paypal.com.evil.example/",
  "http://good.example%2F.evil.example/",
  "http://good.example\u0338.evil.example/",
  "http://www.paypaI.com/",
  "http://a.example/%E2%80%AEgpj.exe",
  "http://a.example/a\u2064b",
};

static void
test_deceptive (gconstpointer data)
{
  g_autoptr (IriReport) made = iri_report_new (data, -1, NULL);

  g_assert_true (iri_report_deceives (made));
}

/* A text with only advice is valid; one that violates a standard is not. */
static void
test_valid (gconstpointer data)
{
  const CheckRow *row = data;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (IriReport) made = NULL;
  IriSpan marked = { 0 };

  read_text (row, row->text, row->repeat, text, &marked);
  made = report (row, text, row->base);
  g_assert_cmpint (made->valid, ==, !g_str_has_suffix (row->id, "-forbidden"));
}

static void
add_row (const char *kind, gsize i, GTestDataFunc test)
{
  g_autofree char *path
      = g_strdup_printf ("/check/%s/%s/%" G_GSIZE_FORMAT, kind, check_rows[i].id, i);

  g_test_add_data_func (path, &check_rows[i], test);
}

/* The first and last code points with a right-to-left Bidi_Class in blocks of scripts,
 * assigned or not (DerivedBidiClass.txt, also its @missing). */
static const gunichar right_to_left[] = { 0x590,  0x8c9,   0xfb1d,  0xfdfc,  0xfe70,
                                          0xfefc, 0x10800, 0x10fff, 0x1e800, 0x1efff };

/* RFC 3987 §4.2: a component should not have letters of both directions. */
static void
test_right_to_left (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (right_to_left); i++)
    {
      g_autoptr (GString) text = g_string_new ("/a");
      g_autoptr (IriReport) made = NULL;
      gboolean mixed = FALSE;

      g_string_append_unichar (text, right_to_left[i]);
      made = iri_report_new (text->str, -1, NULL);
      for (gsize j = 0; j < made->n_findings; j++)
        mixed |= made->findings[j].code == IRI_FINDING_BIDI_MIXED;
      if (!mixed)
        g_test_fail_printf ("U+%04X is not right-to-left", right_to_left[i]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < n_check_rows; i++)
    {
      add_row ("case", i, test_case);
      add_row ("near", i, test_near);
      if (g_str_has_suffix (check_rows[i].id, "-forbidden")
          || g_str_equal (check_rows[i].id, "not-nfc"))
        add_row ("valid", i, test_valid);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (ordinary); i++)
    {
      g_autofree char *path = g_strdup_printf ("/check/ordinary/%" G_GSIZE_FORMAT, i);

      g_test_add_data_func (path, ordinary[i], test_ordinary);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (deceptive); i++)
    {
      g_autofree char *path = g_strdup_printf ("/check/deceptive/%" G_GSIZE_FORMAT, i);

      g_test_add_data_func (path, deceptive[i], test_deceptive);
    }
  g_test_add_data_func ("/check/ignorable/user", "http://a*b@c.example/",
                        test_ignorable);
  g_test_add_data_func ("/check/ignorable/host", "http://a*b.example/", test_ignorable);
  g_test_add_data_func ("/check/ignorable/path", "http://a.example/b*c",
                        test_ignorable);
  g_test_add_data_func ("/check/ignorable/query", "http://a.example/?b*c",
                        test_ignorable);
  g_test_add_data_func ("/check/ignorable/fragment", "http://a.example/#b*c",
                        test_ignorable);
  g_test_add_func ("/check/right-to-left", test_right_to_left);
  g_test_add_func ("/check/complete", test_complete);
  return g_test_run ();
}
