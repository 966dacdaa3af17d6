/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Many findings of one kind never suppress a finding of another kind. */

#include "check-row.h"

#include "iri-citation.h"
#include "iri-finding-list.h"
#include "iri-finding-selection.h"
#include "iri-message.h"
#include "iri-verdict.h"

#include <string.h>

/* Cyrillic letters that can be taken for "apple". */
#define DECEPTIVE "https://\u0430\u0440\u0440\u04cf\u0435.com"

static const gsize borders[] = {
  IRI_FINDING_LIST_MAX_OF_A_KIND - 1,
  IRI_FINDING_LIST_MAX_OF_A_KIND,
  IRI_FINDING_LIST_MAX_OF_A_KIND + 1,
  IRI_FINDING_LIST_MAX - 1,
  IRI_FINDING_LIST_MAX,
  IRI_FINDING_LIST_MAX + 1,
  5000,
};

static const IriFinding *
find (const IriReport *report, const char *id)
{
  for (gsize i = 0; i < report->n_findings; i++)
    if (g_str_equal (iri_finding_info (report->findings[i].code)->id, id))
      return &report->findings[i];
  return NULL;
}

static gsize
count_listed (const IriFinding *findings, gsize n, IriFindingCode code)
{
  gsize listed = 0;

  for (gsize i = 0; i < n; i++)
    listed += findings[i].code == code && findings[i].component == IRI_COMPONENT_PATH;
  return listed;
}

static gsize
count_left_out (const IriFinding *findings, gsize n)
{
  gsize left_out = 0;

  for (gsize i = 0; i < n; i++)
    left_out += findings[i].more;
  return left_out;
}

/* Reports @n findings of @code and then one of every code in another component. */
static void
check_list (IriFindingCode code, gsize n)
{
  IriFindingList *list = iri_finding_list_new ();
  gsize n_found[IRI_N_SEVERITIES], n_listed, n_path = 0, all = 0;
  g_autofree IriFinding *findings = NULL;

  for (gsize i = 0; i < n; i++)
    {
      const IriFinding *kept
          = iri_finding_list_add (list, &(IriFinding){ .code = code,
                                                       .component = IRI_COMPONENT_PATH,
                                                       .span = { i, i + 1 } });

      g_assert_cmpint (kept != NULL, ==, i < IRI_FINDING_LIST_MAX);
    }
  for (guint other = 0; other < IRI_N_FINDINGS; other++)
    iri_finding_list_add (list, &(IriFinding){ .code = (IriFindingCode) other,
                                               .component = IRI_COMPONENT_HOST });
  g_assert_cmpuint (iri_finding_list_count (list), ==, n + IRI_N_FINDINGS);
  findings = iri_finding_list_finish (list, &n_listed, n_found);
  n_path = count_listed (findings, n_listed, code);
  g_assert_cmpuint (n_path, ==, MIN (n, IRI_FINDING_LIST_MAX));
  g_assert_cmpuint (n_path + count_left_out (findings, n_listed), ==, n);
  g_assert_cmpuint (n_listed, ==,
                    n_path + IRI_N_FINDINGS + (n > IRI_FINDING_LIST_MAX ? 1 : 0));
  for (gsize i = 0; i < IRI_N_SEVERITIES; i++)
    all += n_found[i];
  g_assert_cmpuint (all, ==, n + IRI_N_FINDINGS);
}

static void
test_list (gconstpointer data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (borders); i++)
    check_list ((IriFindingCode) GPOINTER_TO_UINT (data), borders[i]);
}

static gboolean
is_code (IriFindingCode code, IriComponent component, gconstpointer wanted)
{
  return component == IRI_COMPONENT_PATH && code == GPOINTER_TO_UINT (wanted);
}

/* A finding can be found by its position even if it is only counted. */
static void
test_list_has (void)
{
  const gconstpointer moved = GUINT_TO_POINTER (IRI_FINDING_BIDI_MOVED);
  const gconstpointer split = GUINT_TO_POINTER (IRI_FINDING_BIDI_SPLIT);
  IriFindingList *list = iri_finding_list_new ();
  gsize n_found[IRI_N_SEVERITIES], n_listed;

  for (gsize i = 0; i < 5000; i++)
    iri_finding_list_add (list, &(IriFinding){ .code = IRI_FINDING_BIDI_MOVED,
                                               .component = IRI_COMPONENT_PATH,
                                               .span = { 5 * i, 5 * i + 2 } });
  for (gsize i = 0; i < 5000; i++)
    {
      g_assert_true (iri_finding_list_has (list, is_code, moved, 5 * i, 5 * i));
      g_assert_true (iri_finding_list_has (list, is_code, moved, 5 * i + 2, 5 * i + 3));
      g_assert_false (
          iri_finding_list_has (list, is_code, moved, 5 * i + 3, 5 * i + 4));
      g_assert_false (iri_finding_list_has (list, is_code, split, 5 * i, 5 * i + 2));
    }
  g_free (iri_finding_list_finish (list, &n_listed, n_found));
}

/* Of many findings with the same code and component, only the first ones are useful. */
static void
test_list_of_many (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (borders); i++)
    {
      IriFindingList *list = iri_finding_list_new ();
      gsize n_found[IRI_N_SEVERITIES], n_listed;
      g_autofree IriFinding *findings = NULL;
      gsize n_kept = MIN (borders[i], IRI_FINDING_LIST_MAX_OF_A_KIND);

      for (gsize j = 0; j < borders[i]; j++)
        iri_finding_list_add_limited (list,
                                      &(IriFinding){ .code = IRI_FINDING_BIDI_MOVED,
                                                     .component = IRI_COMPONENT_PATH,
                                                     .span = { j, j + 1 } });
      findings = iri_finding_list_finish (list, &n_listed, n_found);
      g_assert_cmpuint (count_listed (findings, n_listed, IRI_FINDING_BIDI_MOVED), ==,
                        n_kept);
      g_assert_cmpuint (findings[n_kept - 1].more, ==, borders[i] - n_kept);
      g_assert_cmpuint (n_found[iri_finding_info (IRI_FINDING_BIDI_MOVED)->severity],
                        ==, borders[i]);
    }
}

static GString *
without_marks (const char *given)
{
  GString *text = g_string_new (given);

  g_string_replace (text, "«", "", 0);
  g_string_replace (text, "»", "", 0);
  return text;
}

/* Every message can be written, even if the finding was shortened. */
static void
check_messages (const IriReport *report)
{
  for (gsize i = 0; i < report->n_findings; i++)
    {
      g_autofree char *message
          = iri_finding_message (&report->findings[i], report->text, report->length);
      g_autofree char *section
          = iri_finding_section (&report->findings[i], report->options.spec);

      g_assert_nonnull (message);
      g_assert_nonnull (section);
      g_assert_nonnull (iri_finding_why (&report->findings[i]));
    }
}

/* Reads @flood after the deceptive host, by the settings of @row. */
static void
check_flood (const CheckRow *row, const GString *flood)
{
  const IriOptions options
      = { .spec = iri_spec_find (row->spec), .charset = row->charset };
  g_autofree char *text = g_strconcat (DECEPTIVE, "/", flood->str, NULL);
  g_autoptr (IriReport) alone = iri_report_new (DECEPTIVE "/", -1, &options);
  g_autoptr (IriReport) report = iri_report_new (text, -1, &options);
  g_autoptr (IriVerdict) verdict = iri_verdict_new (report);

  for (gsize i = 0; i < alone->n_findings; i++)
    if (alone->findings[i].component == IRI_COMPONENT_HOST)
      g_assert_nonnull (find (report, iri_finding_info (alone->findings[i].code)->id));
  if (iri_report_deceives (alone))
    {
      g_assert_true (iri_report_deceives (report));
      g_assert_cmpint (verdict->level, !=, IRI_VERDICT_LEVEL_GOOD);
    }
  check_messages (report);
}

/* Repeats the text that has the finding in @row after a deceptive host. Only components
 * of unlimited length are repeated. */
static void
test_flood (gconstpointer data)
{
  static const char starts[] = { [IRI_COMPONENT_PATH] = '/',
                                 [IRI_COMPONENT_QUERY] = '?',
                                 [IRI_COMPONENT_FRAGMENT] = '#' };
  const CheckRow *row = data;
  const IriOptions options
      = { .spec = iri_spec_find (row->spec), .charset = row->charset };
  g_autoptr (GString) text = without_marks (row->text);
  g_autoptr (IriReport) report
      = iri_report_new (text->str, (gssize) text->len, &options);
  const IriFinding *finding = find (report, row->id);
  g_autoptr (GString) flood = NULL;
  IriSpan component;

  if (finding == NULL || finding->component >= G_N_ELEMENTS (starts)
      || starts[finding->component] == '\0' || !report->components.utf8)
    return;
  component = report->components.span[finding->component];
  flood = g_string_new (NULL);
  g_string_append_c (flood, starts[finding->component]);
  for (int i = 0; i < IRI_FINDING_LIST_MAX + 100; i++)
    {
      g_string_append_len (flood, report->text + component.begin,
                           (gssize) iri_span_length (component));
      g_string_append_c (flood, finding->component == IRI_COMPONENT_PATH ? '/' : '&');
    }
  check_flood (row, flood);
}

/* Harmless recipients or fields, followed by one that the reader must see. */
static const struct
{
  const char *name;
  const char *begin;
  const char *piece;
  const char *end;
  const char *id;
} mailto_rows[] = {
  { "address", "mailto:", "a@b.example,", "c@\u0430pple.com,", "mixed-scripts" },
  { "domain", "mailto:", "a@b.example,", "c@a\u0378.example", "mailto-domain" },
  { "copy", "mailto:a@b.example?", "cc=a@b.example&", "cc=c@a\u0378.example",
    "mailto-domain" },
  { "hidden", "mailto:a@b.example?", "subject=a&", "bcc=c@d.example", "mailto-hidden" },
};

static void
test_mailto (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);

  for (int n = IRI_MAILTO_MAX - 1; n <= IRI_MAILTO_MAX + 1; n++)
    {
      g_autoptr (GString) text = g_string_new (mailto_rows[row].begin);
      g_autoptr (IriReport) report = NULL;

      for (int i = 0; i < n; i++)
        g_string_append (text, mailto_rows[row].piece);
      g_string_append (text, mailto_rows[row].end);
      report = iri_report_new (text->str, -1, NULL);
      g_assert_nonnull (find (report, mailto_rows[row].id));
    }
}

static gsize
count_found (const IriReport *report, const char *id)
{
  gsize n = 0;

  for (gsize i = 0; i < report->n_findings; i++)
    if (g_str_equal (iri_finding_info (report->findings[i].code)->id, id))
      n += 1 + report->findings[i].more;
  return n;
}

/* Whether the host explains its Punycode does not depend on how much is wrong in the
 * path, of which only the first findings are listed. */
static void
test_explained (void)
{
  static const gsize path_lengths[] = { 0, 1, IRI_FINDING_LIST_MAX + 1 };

  for (gsize i = 0; i < G_N_ELEMENTS (path_lengths); i++)
    {
      const int n_labels = IRI_FINDING_LIST_MAX_OF_A_KIND + 4;
      g_autoptr (GString) text = g_string_new ("http://");
      g_autoptr (IriReport) report = NULL;

      for (int label = 0; label < n_labels; label++)
        g_string_append (text, "\u0430b.");
      g_string_append (text, "example/");
      for (gsize k = 0; k < path_lengths[i]; k++)
        g_string_append (text, "%/");
      report = iri_report_new (text->str, -1, NULL);
      g_assert_cmpuint (count_found (report, "mixed-scripts"), ==, n_labels);
      g_assert_cmpuint (count_found (report, "browser-punycode"), ==, 0);
    }
}

/* The domain of a recipient is reported once. */
static void
test_reported (void)
{
  for (gsize n = 1; n <= 5000; n = n < 4 ? n + 1 : n * 4)
    {
      g_autoptr (GString) text = g_string_new ("mailto:a@b.example");
      g_autoptr (IriReport) report = NULL;

      for (gsize i = 0; i < n; i++)
        g_string_append (text, ",c@\u0430b.example");
      report = iri_report_new (text->str, -1, NULL);
      g_assert_cmpuint (count_found (report, "mixed-scripts"), ==, n);
    }
}

/* A recipient in a field after those that are listed is still one. */
static void
test_recipient (void)
{
  for (int n = IRI_MAILTO_MAX - 1; n <= IRI_MAILTO_MAX + 1; n++)
    {
      g_autoptr (GString) text = g_string_new ("mailto:a@b.example?");
      g_autoptr (IriReport) report = NULL;
      g_autoptr (IriVerdict) verdict = NULL;

      for (int i = 0; i < n; i++)
        g_string_append (text, "body=1&");
      g_string_append (text, "to=c@d.example");
      report = iri_report_new (text->str, -1, NULL);
      verdict = iri_verdict_new (report);
      g_assert_cmpuint (report->mailto->n_addresses, ==, 2);
      g_assert_nonnull (strstr (verdict->title, "c@d.example"));
    }
}

/* Each rule lists a limited number of changes and counts all of them. */
static void
test_changes (void)
{
  const IriOptions options = { .preparation = { .notation = IRI_NOTATION_XML } };

  for (gsize n = 999; n <= 1001; n++)
    {
      g_autoptr (GString) text = g_string_new ("/");
      g_autoptr (IriReport) report = NULL;

      for (gsize i = 0; i < n; i++)
        g_string_append (text, "&#x61;b");
      report = iri_report_new (text->str, -1, &options);
      g_assert_cmpuint (report->prepared->n_changes, ==, MIN (n, 1000));
      g_assert_cmpuint (report->prepared->n_left_out, ==, n - MIN (n, 1000));
      g_assert_cmpuint (report->reference_length, ==, 1 + 2 * n);
    }
}

/* An error after more line ends than are listed still makes the URL invalid. */
static void
test_url_validity (void)
{
  const IriOptions options = { .spec = iri_spec_find ("whatwg") };

  for (gsize n = 999; n <= 1002; n++)
    {
      g_autoptr (GString) text = g_string_new ("http://a/");
      g_autoptr (IriReport) report = NULL;

      for (gsize i = 0; i < n; i++)
        g_string_append (text, "b\n");
      g_string_append (text, "%");
      report = iri_report_new (text->str, -1, &options);
      g_assert_false (report->valid);
    }
}

/* If there is no room for all findings, each code gets a share. */
static void
test_choice (void)
{
  for (gsize n = 90; n <= 2000; n = n < 110 ? n + 1 : n * 2)
    {
      g_autoptr (GString) text = g_string_new (DECEPTIVE "/");
      g_autoptr (IriReport) report = NULL;
      g_autoptr (GArray) chosen = NULL;
      gsize n_dots = 0, more = 0;

      for (gsize i = 0; i < n; i++)
        g_string_append (text, "./");
      report = iri_report_new (text->str, -1, NULL);
      chosen = iri_select_findings (report, IRI_FINDING_SELECTION_MAX);
      g_assert_cmpuint (chosen->len, <=, IRI_FINDING_SELECTION_MAX);
      for (guint i = 0; i < chosen->len; i++)
        {
          const IriSelectedFinding *row
              = &g_array_index (chosen, IriSelectedFinding, i);

          n_dots += row->finding->code == IRI_FINDING_DOT_SEGMENT;
          if (row->finding->code == IRI_FINDING_DOT_SEGMENT)
            more += row->more;
        }
      g_assert_cmpuint (n_dots + more, ==, n);
      g_assert_cmpint (g_array_index (chosen, IriSelectedFinding, 0).finding->code, ==,
                       IRI_FINDING_WHOLE_SCRIPT_CONFUSABLE);
    }
}

/* Findings of two codes, and how many of each are selected of up to @max: all if they
 * fit, else as many of each as fit, and at least one. */
static const struct
{
  const char *name;
  gsize given[2];
  gsize max;
  gsize shown[2];
} selections[] = {
  { "all", { 2, 2 }, 4, { 2, 2 } },          { "one-less", { 2, 2 }, 3, { 1, 1 } },
  { "few-and-many", { 1, 9 }, 4, { 1, 3 } }, { "many-and-few", { 9, 1 }, 4, { 3, 1 } },
  { "many-of-both", { 9, 9 }, 5, { 2, 2 } }, { "one-of-each", { 5, 5 }, 1, { 1, 1 } },
};

static void
test_selection (gconstpointer data)
{
  const gsize row = GPOINTER_TO_SIZE (data);
  const gsize *given = selections[row].given;
  IriFinding findings[20] = { 0 };
  IriReport report = { .findings = findings };
  g_autoptr (GArray) chosen = NULL;
  gsize shown[2] = { 0 }, more[2] = { 0 };

  for (gsize i = 0; i < given[0] + given[1]; i++)
    findings[report.n_findings++].code = i < given[0] ? 0 : 1;
  chosen = iri_select_findings (&report, selections[row].max);
  for (guint i = 0; i < chosen->len; i++)
    {
      const IriSelectedFinding *selected
          = &g_array_index (chosen, IriSelectedFinding, i);

      shown[selected->finding->code]++;
      more[selected->finding->code] += selected->more;
    }
  for (gsize i = 0; i < 2; i++)
    {
      g_assert_cmpuint (shown[i], ==, selections[row].shown[i]);
      g_assert_cmpuint (shown[i] + more[i], ==, given[i]);
    }
}

/* Two findings are equal if nothing but the place differs. */
static void
test_equal (void)
{
  static const struct
  {
    const char *text;
    gboolean equal;
  } texts[] = { { "/\u200b/\u200b", TRUE },
                { "/\u200b/\u2060", FALSE },
                { "/\u200b/\u00ad", FALSE } };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (IriReport) report = iri_report_new (texts[i].text, -1, NULL);

      g_assert_cmpuint (report->n_findings, ==, 2);
      g_assert_cmpint (
          iri_findings_are_equal (report, &report->findings[0], &report->findings[1]),
          ==, texts[i].equal);
    }
}

static void
add_rows (void)
{
  g_test_add_func ("/flood/equal", test_equal);
  for (gsize i = 0; i < G_N_ELEMENTS (selections); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/flood/selection/%s", selections[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_selection);
    }
  for (guint code = 0; code < IRI_N_FINDINGS; code++)
    {
      g_autofree char *path = g_strdup_printf (
          "/flood/list/%s", iri_finding_info ((IriFindingCode) code)->id);

      g_test_add_data_func (path, GUINT_TO_POINTER (code), test_list);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (mailto_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/flood/mailto/%s", mailto_rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_mailto);
    }
  for (gsize i = 0; i < n_check_rows; i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/flood/text/%s/%" G_GSIZE_FORMAT, check_rows[i].id, i);

      if (check_rows[i].source == NULL && check_rows[i].base == NULL
          && check_rows[i].repeat == 0)
        g_test_add_data_func (path, &check_rows[i], test_flood);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_rows ();
  g_test_add_func ("/flood/list-of-many", test_list_of_many);
  g_test_add_func ("/flood/list-has", test_list_has);
  g_test_add_func ("/flood/explained", test_explained);
  g_test_add_func ("/flood/reported", test_reported);
  g_test_add_func ("/flood/recipient", test_recipient);
  g_test_add_func ("/flood/changes", test_changes);
  g_test_add_func ("/flood/url-validity", test_url_validity);
  g_test_add_func ("/flood/choice", test_choice);
  return g_test_run ();
}
