/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-spec-result.h"

#include "iri-join-names.h"
#include "iri-message.h"
#include "scope-prepared-changes.h"
#include "scope-standards.h"

#include <glib/gi18n.h>
#include <string.h>

/* What a row shows, which is far cheaper than a whole report. */
#define WANT ((IriWant) (IRI_WANT_URI | IRI_WANT_HOST))

struct _ScopeSpecResult
{
  ScopeRow parent_instance;

  guint64 spec;
  guint64 n_members;
  guint64 group;
  guint64 chosen;
  guint64 valid;
  char *title;
  char *caption;
  char *uri;
  char *uri_reason;
  guint64 uri_begin;
  guint64 uri_end;
  char *host;
  char *host_reason;
  char *changes;
  char *differs;
  guint hash; /* of the whole URI and host */
};

G_DEFINE_TYPE (ScopeSpecResult, scope_spec_result, SCOPE_TYPE_ROW)

static void
scope_spec_result_class_init (ScopeSpecResultClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_NUMBER_PROPERTY (ScopeSpecResult, "spec", spec),
    SCOPE_NUMBER_PROPERTY (ScopeSpecResult, "n-members", n_members),
    SCOPE_NUMBER_PROPERTY (ScopeSpecResult, "group", group),
    SCOPE_NUMBER_PROPERTY (ScopeSpecResult, "chosen", chosen),
    SCOPE_NUMBER_PROPERTY (ScopeSpecResult, "valid", valid),
    SCOPE_STRING_PROPERTY (ScopeSpecResult, "title", title),
    SCOPE_STRING_PROPERTY (ScopeSpecResult, "caption", caption),
    SCOPE_STRING_PROPERTY (ScopeSpecResult, "uri", uri),
    SCOPE_STRING_PROPERTY (ScopeSpecResult, "uri-reason", uri_reason),
    SCOPE_NUMBER_PROPERTY (ScopeSpecResult, "uri-begin", uri_begin),
    SCOPE_NUMBER_PROPERTY (ScopeSpecResult, "uri-end", uri_end),
    SCOPE_STRING_PROPERTY (ScopeSpecResult, "host", host),
    SCOPE_STRING_PROPERTY (ScopeSpecResult, "host-reason", host_reason),
    SCOPE_STRING_PROPERTY (ScopeSpecResult, "changes", changes),
    SCOPE_STRING_PROPERTY (ScopeSpecResult, "differs", differs),
  };

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_spec_result_init (ScopeSpecResult *self)
{
}

static char *
cut (const char *text)
{
  return text != NULL ? scope_row_truncate (text, strlen (text)) : g_strdup ("");
}

static const char *
host_of (const IriReport *report)
{
  return report->host != NULL ? report->host->ascii : NULL;
}

static char *
differs_in (const IriReport *report, const IriReport *chosen)
{
  const struct
  {
    const char *name;
    gboolean differs;
  } all[] = {
    { C_ ("difference", "validity"), report->valid != chosen->valid },
    { C_ ("difference", "URI"), g_strcmp0 (report->uri, chosen->uri) != 0 },
    { C_ ("difference", "host"), g_strcmp0 (host_of (report), host_of (chosen)) != 0 },
  };
  g_autoptr (GString) names = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (all); i++)
    if (all[i].differs)
      g_string_append_printf (names, "%s%s", names->len > 0 ? _ (", ") : "",
                              all[i].name);
  if (names->len == 0)
    return NULL;
  /* Translators: %s is a list of "validity", "URI", "host". */
  return g_strdup_printf (_ ("Differs: %s"), names->str);
}

static void
mark_difference (ScopeSpecResult *self, const char *chosen)
{
  gsize end = strlen (self->uri), chosen_end = strlen (chosen);
  gsize begin = 0;

  while (begin < end && begin < chosen_end && self->uri[begin] == chosen[begin])
    begin++;
  while (end > begin && chosen_end > begin
         && self->uri[end - 1] == chosen[chosen_end - 1])
    {
      end--;
      chosen_end--;
    }
  /* Nothing to mark if text is only missing. */
  if (begin == end)
    return;
  self->uri_begin = begin;
  self->uri_end = end;
}

/* The document, its year and what it is; the title of a historical standard is that of
 * its document. */
static char *
make_caption (guint index)
{
  const IriSpec *spec = scope_standards_get (index);
  g_autofree char *dated = NULL;
  const char *summary = _ (spec->summary);

  if (spec->year != 0)
    {
      /* Translators: the year of a document, and what it is. */
      dated = g_strdup_printf (_ ("%d · %s"), spec->year, summary);
      summary = dated;
    }
  if (g_str_equal (spec->title, scope_standards_get_name (index)))
    return g_strdup (summary);
  /* Translators: the title of a document, and what it is. */
  return g_strdup_printf (_ ("%s · %s"), spec->title, summary);
}

/* Without a URI, the first error says more than a missing host: it may be about the
 * port or the scheme. */
static char *
reason_of (const char *form, const IriReport *report)
{
  const char *reason = iri_copy_reason (iri_copy_form_find (form), report);

  if (reason == NULL || report->uri != NULL || !report->components.utf8)
    return g_strdup (reason);
  for (gsize i = 0; i < report->n_findings; i++)
    {
      const IriFinding *finding = &report->findings[i];

      if (iri_finding_info (finding->code)->severity == IRI_SEVERITY_ERROR)
        return iri_finding_message (finding, report->text, report->length);
    }
  return g_strdup (reason);
}

static ScopeSpecResult *
new_row (guint spec, const IriReport *report, const IriReport *chosen)
{
  ScopeSpecResult *self = g_object_new (SCOPE_TYPE_SPEC_RESULT, NULL);
  const IriPrepared *const prepared[] = { report->prepared };
  g_autofree char *chosen_uri = cut (chosen->uri);

  SCOPE_ROW (self)->key = spec;
  self->spec = spec;
  self->chosen = report == chosen;
  self->valid = report->valid;
  self->title = g_strdup (scope_standards_get_name (spec));
  self->caption = make_caption (spec);
  self->uri = cut (report->uri);
  self->uri_reason = reason_of ("uri", report);
  self->host = cut (host_of (report));
  self->host_reason = reason_of ("host", report);
  self->changes
      = scope_prepared_changes_describe (prepared, G_N_ELEMENTS (prepared), "\n");
  self->differs = differs_in (report, chosen);
  mark_difference (self, chosen_uri);
  self->hash = g_str_hash (report->uri != NULL ? report->uri : "")
               ^ g_str_hash (host_of (report) != NULL ? host_of (report) : "");
  return self;
}

IriReport *
scope_spec_result_report (const char *text,
                          const IriOptions *options,
                          ScopeBidiNotation notation,
                          IriWant want)
{
  IriOptions typed = *options;

  typed.want = want;
  typed.preparation.removes_display_marks = TRUE;
  typed.preparation.notation = scope_bidi_notation_info (notation)->read;
  return iri_report_new (text, -1, &typed);
}

static IriReport *
report_by_spec (const char *text,
                const IriOptions *options,
                const IriSpec *spec,
                ScopeBidiNotation notation)
{
  IriOptions other = *options;

  other.spec = spec;
  return scope_spec_result_report (text, &other, notation, WANT);
}

GPtrArray *
scope_spec_result_rows (const char *text,
                        const IriOptions *options,
                        ScopeBidiNotation notation)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (IriReport) first
      = scope_spec_result_report (text, options, notation, WANT);

  for (guint i = 0; i < scope_standards_count (); i++)
    {
      const IriSpec *spec = scope_standards_get (i);
      g_autoptr (IriReport) report
          = spec == options->spec ? iri_report_ref (first)
                                  : report_by_spec (text, options, spec, notation);

      g_ptr_array_add (rows, new_row (i, report, first));
    }
  return rows;
}

/* Rows are cut, so the hash of the whole texts decides too. */
static gboolean
is_equal (const ScopeSpecResult *a, const ScopeSpecResult *b)
{
  return a->valid == b->valid && a->hash == b->hash && g_str_equal (a->uri, b->uri)
         && g_str_equal (a->host, b->host);
}

/* The rows equal to @first, which is the first of them. */
static GPtrArray *
find_members (GPtrArray *rows, ScopeSpecResult *first)
{
  GPtrArray *members = g_ptr_array_new ();

  for (guint i = 0; i < rows->len; i++)
    if (is_equal (rows->pdata[i], first))
      g_ptr_array_add (members, rows->pdata[i]);
  return members;
}

static char *
join_titles (GPtrArray *members)
{
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();

  for (guint i = 0; i < members->len; i++)
    g_ptr_array_add (titles, ((ScopeSpecResult *) members->pdata[i])->title);
  return iri_join_names ((const char *const *) titles->pdata, titles->len, titles->len);
}

/* What is said about each of the standards is said in their own rows, unless it is the
 * same. */
static ScopeSpecResult *
new_common_row (GPtrArray *members)
{
  const ScopeSpecResult *first = members->pdata[0];
  ScopeSpecResult *self = g_object_new (SCOPE_TYPE_SPEC_RESULT, NULL);
  gboolean same_changes = TRUE;

  for (guint i = 0; i < members->len; i++)
    {
      const ScopeSpecResult *member = members->pdata[i];

      self->chosen |= member->chosen;
      same_changes = same_changes && g_strcmp0 (member->changes, first->changes) == 0;
    }
  self->spec = first->spec;
  self->n_members = members->len;
  self->valid = first->valid;
  self->title = join_titles (members);
  self->caption = g_strdup_printf (
      /* Translators: how many standards give the result in this row. */
      ngettext ("%u standard", "%u standards", members->len), members->len);
  self->uri = g_strdup (first->uri);
  self->uri_reason = g_strdup (first->uri_reason);
  self->uri_begin = first->uri_begin;
  self->uri_end = first->uri_end;
  self->host = g_strdup (first->host);
  self->host_reason = g_strdup (first->host_reason);
  self->changes = same_changes ? g_strdup (first->changes) : NULL;
  self->differs = g_strdup (first->differs);
  return self;
}

/* Keys order the rows by the first standard of a group, and then by standard. */
#define GROUP_SHIFT 8

static void
add_group (GPtrArray *grouped, GPtrArray *members)
{
  guint64 key = (((ScopeSpecResult *) members->pdata[0])->spec + 1) << GROUP_SHIFT;
  ScopeSpecResult *common = members->len > 1 ? new_common_row (members) : NULL;

  if (common != NULL)
    {
      SCOPE_ROW (common)->key = key;
      g_ptr_array_add (grouped, common);
    }
  for (guint i = 0; i < members->len; i++)
    {
      ScopeSpecResult *member = members->pdata[i];

      SCOPE_ROW (member)->key = key + (common != NULL ? i + 1 : 0);
      member->group = common != NULL ? key : 0;
      g_ptr_array_add (grouped, g_object_ref (member));
    }
}

GPtrArray *
scope_spec_result_group (GPtrArray *rows)
{
  GPtrArray *grouped = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < rows->len; i++)
    {
      g_autoptr (GPtrArray) members = find_members (rows, rows->pdata[i]);

      if (members->pdata[0] == rows->pdata[i])
        add_group (grouped, members);
    }
  return grouped;
}

char *
scope_spec_result_summarize (GListModel *rows)
{
  guint n = 0, n_differ = 0;

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (ScopeSpecResult) row = g_list_model_get_item (rows, i);

      n += row->n_members == 0;
      n_differ += row->n_members == 0 && row->differs != NULL;
    }
  if (n == 0)
    return g_strdup ("");
  if (n_differ == 0)
    return g_strdup (_ ("All nine agree"));
  /* Translators: how many of nine standards do not agree with the selected one. */
  return g_strdup_printf (ngettext ("%u of %u differs", "%u of %u differ", n_differ),
                          n_differ, n);
}

const IriSpec *
scope_spec_result_get_spec (ScopeSpecResult *self)
{
  return scope_standards_get ((guint) self->spec);
}

gboolean
scope_spec_result_is_history (ScopeSpecResult *self)
{
  return scope_standards_is_history ((guint) (SCOPE_ROW (self)->key >> GROUP_SHIFT)
                                     - 1);
}

char *
scope_spec_result_dup_form (const char *text,
                            const IriOptions *options,
                            ScopeBidiNotation notation,
                            const IriCopyForm *form)
{
  g_autoptr (IriReport) report
      = scope_spec_result_report (text, options, notation, WANT);

  return iri_copy_make (form, report);
}
