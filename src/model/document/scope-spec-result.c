/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-spec-result.h"

#include "iri-message.h"

#include <glib/gi18n.h>
#include <string.h>

/* What a row shows, which is far cheaper than a whole report. */
#define WANT ((IriWant) (IRI_WANT_URI | IRI_WANT_HOST))

struct _ScopeSpecResult
{
  ScopeRow parent_instance;

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
};

G_DEFINE_TYPE (ScopeSpecResult, scope_spec_result, SCOPE_TYPE_ROW)

static void
scope_spec_result_class_init (ScopeSpecResultClass *klass)
{
  static const ScopeProperty properties[] = {
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

/* Lists each rule once. */
static char *
changes_of (const IriReport *report)
{
  const IriPrepared *prepared = report->prepared;
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr (GString) lines = g_string_new (NULL);

  for (gsize i = 0; prepared != NULL && i < prepared->n_changes; i++)
    {
      const IriChangeInfo *rule = prepared->changes[i].rule;

      if (g_hash_table_add (seen, (gpointer) rule))
        g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "",
                                _ (rule->message));
    }
  return lines->len > 0 ? g_string_free (g_steal_pointer (&lines), FALSE) : NULL;
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
    { _ ("validity"), report->valid != chosen->valid },
    { _ ("URI"), g_strcmp0 (report->uri, chosen->uri) != 0 },
    { _ ("host"), g_strcmp0 (host_of (report), host_of (chosen)) != 0 },
  };
  g_autoptr (GString) names = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (all); i++)
    if (all[i].differs)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", all[i].name);
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

static char *
caption_of (const IriSpec *spec)
{
  if (spec->year == 0)
    return g_strdup (_ (spec->summary));
  /* Translators: the year of a document, and what it is. */
  return g_strdup_printf (_ ("%d · %s"), spec->year, _ (spec->summary));
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
new_row (const IriSpec *spec, const IriReport *report, const IriReport *chosen)
{
  ScopeSpecResult *self = g_object_new (SCOPE_TYPE_SPEC_RESULT, NULL);
  g_autofree char *chosen_uri = cut (chosen->uri);

  self->chosen = report == chosen;
  self->valid = report->valid;
  self->title = g_strdup (spec->title);
  self->caption = caption_of (spec);
  self->uri = cut (report->uri);
  self->uri_reason = reason_of ("uri", report);
  self->host = cut (host_of (report));
  self->host_reason = reason_of ("host", report);
  self->changes = changes_of (report);
  self->differs = differs_in (report, chosen);
  mark_difference (self, chosen_uri);
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
read_by (const char *text,
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
  gsize n_specs;
  const IriSpec *specs = iri_spec_all (&n_specs);

  for (gsize i = 0; i < n_specs; i++)
    {
      g_autoptr (IriReport) report = &specs[i] == options->spec
                                         ? iri_report_ref (first)
                                         : read_by (text, options, &specs[i], notation);
      ScopeSpecResult *row = new_row (&specs[i], report, first);

      SCOPE_ROW (row)->key = i;
      g_ptr_array_add (rows, row);
    }
  return rows;
}

const IriSpec *
scope_spec_result_get_spec (ScopeSpecResult *self)
{
  gsize n_specs;

  return &iri_spec_all (&n_specs)[SCOPE_ROW (self)->key];
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
