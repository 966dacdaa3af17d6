/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-finding.h"

#include "iri-citation.h"
#include "iri-fix.h"
#include "iri-join-names.h"
#include "iri-message.h"
#include "iri-verdict.h"

#include <glib/gi18n.h>

/* How many different delimiters one message names. */
#define MAX_NAMED 6

struct _ScopeFinding
{
  ScopeRow parent_instance;

  guint64 severity;
  guint64 component;
  guint64 begin;
  guint64 end;
  guint64 n_equal;
  char *message;
  char *why;
  char *fix;
  char *fix_label;
  guint64 safe;
  char *section;
  char *other;
  char *other_label;
};

G_DEFINE_TYPE (ScopeFinding, scope_finding, SCOPE_TYPE_ROW)

static void
scope_finding_class_init (ScopeFindingClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_NUMBER_PROPERTY (ScopeFinding, "severity", severity),
    SCOPE_NUMBER_PROPERTY (ScopeFinding, "component", component),
    SCOPE_NUMBER_PROPERTY (ScopeFinding, "begin", begin),
    SCOPE_NUMBER_PROPERTY (ScopeFinding, "end", end),
    SCOPE_NUMBER_PROPERTY (ScopeFinding, "n-equal", n_equal),
    SCOPE_STRING_PROPERTY (ScopeFinding, "message", message),
    SCOPE_STRING_PROPERTY (ScopeFinding, "why", why),
    SCOPE_STRING_PROPERTY (ScopeFinding, "fix", fix),
    SCOPE_STRING_PROPERTY (ScopeFinding, "fix-label", fix_label),
    SCOPE_NUMBER_PROPERTY (ScopeFinding, "safe", safe),
    SCOPE_STRING_PROPERTY (ScopeFinding, "section", section),
    SCOPE_STRING_PROPERTY (ScopeFinding, "other", other),
    SCOPE_STRING_PROPERTY (ScopeFinding, "other-label", other_label),
  };

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_finding_init (ScopeFinding *self)
{
}

/* The message quotes the letters that the typed capitals stand for. */
static char *
message_of (const IriReport *report,
            const IriFinding *finding,
            ScopeBidiNotation notation)
{
  IriFinding meant = *finding;
  IriSpan *const spans[] = { &meant.span, &meant.other };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *message = NULL;

  if (notation == SCOPE_BIDI_NOTATION_OFF)
    return iri_finding_message (finding, report->text, report->length);
  for (gsize i = 0; i < G_N_ELEMENTS (spans); i++)
    {
      gsize begin = text->len;

      if (!iri_span_is_present (*spans[i]))
        continue;
      iri_notation_read (scope_bidi_notation_info (notation)->read,
                         report->text + spans[i]->begin, iri_span_length (*spans[i]),
                         text, NULL);
      *spans[i] = (IriSpan){ begin, text->len };
    }
  message = iri_finding_message (&meant, text->str, text->len);
  return scope_bidi_notation_quotations_to_capitals (notation, message);
}

static void
set_fix (ScopeFinding *self, const IriReport *report, const IriFinding *finding)
{
  g_autoptr (IriFix) fix = iri_fix_new (report, finding);

  if (fix == NULL)
    return;
  self->fix_label = g_steal_pointer (&fix->label);
  self->safe = fix->safe;
}

/* Other findings quote something else than an IRI. */
static gboolean
quotes_look_alike (const IriFinding *finding)
{
  return finding->code == IRI_FINDING_BIDI_TWIN_HOST
         || finding->code == IRI_FINDING_BIDI_MISREAD_HOST
         || finding->code == IRI_FINDING_BIDI_TWIN
         || finding->code == IRI_FINDING_BIDI_MISREAD;
}

/* Whether @finding is the only one about an address that is carried, or the worse of
 * two. */
static gboolean
is_worst_of_carried (const IriReport *report, const IriFinding *finding)
{
  if (finding->code != IRI_FINDING_CARRIES_ADDRESS)
    return finding->code == IRI_FINDING_CARRIED_DECEIVES;
  for (gsize i = 0; i < report->n_findings; i++)
    if (report->findings[i].code == IRI_FINDING_CARRIED_DECEIVES
        && report->findings[i].span.begin == finding->span.begin)
      return FALSE;
  return TRUE;
}

/* Why the address that is carried matters, with the verdict about it. */
static char *
describe_carried (const IriReport *report, const IriFinding *finding)
{
  const IriOptions options = { .spec = report->options.spec };
  g_autoptr (IriReport) carried = iri_report_new (finding->quote, -1, &options);
  g_autoptr (IriVerdict) verdict = iri_verdict_new (carried);

  /* Translators: why a finding matters, and the title of a verdict. */
  return g_strdup_printf (_ ("%s The verdict about it: %s."), iri_finding_why (finding),
                          verdict->title);
}

static void
set_other (ScopeFinding *self, const IriReport *report, const IriFinding *finding)
{
  if (is_worst_of_carried (report, finding))
    {
      self->other_label = g_strdup (_ ("Inspect It"));
      g_free (self->why);
      self->why = describe_carried (report, finding);
    }
  else if (quotes_look_alike (finding))
    self->other_label = g_strdup (_ ("Inspect the Look-Alike"));
  else
    return;
  self->other = g_strdup (finding->quote);
}

static ScopeFinding *
new_row (const IriReport *report, const IriFinding *finding, ScopeBidiNotation notation)
{
  const IriFindingInfo *info = iri_finding_info (finding->code);
  ScopeFinding *self = g_object_new (SCOPE_TYPE_FINDING, NULL);

  SCOPE_ROW (self)->key = (guint64) (finding - report->findings);
  self->severity = info->severity;
  self->component = finding->component;
  self->begin = finding->span.begin;
  self->end = finding->span.end;
  self->n_equal = 1;
  self->message = message_of (report, finding, notation);
  self->why = g_strdup (iri_finding_why (finding));
  self->fix = info->fix != NULL ? g_strdup (_ (info->fix)) : NULL;
  set_fix (self, report, finding);
  self->section = iri_finding_section (finding, report->options.spec);
  set_other (self, report, finding);
  return self;
}

/* Whether @a and @b share a row: they are the same problem, or about encoded
 * delimiters, of which an address within the IRI has many. */
static gboolean
share_row (const IriReport *report, const IriFinding *a, const IriFinding *b)
{
  return (a->code == IRI_FINDING_PCT_RESERVED && b->code == a->code)
         || iri_findings_are_equal (report, a, b);
}

/* The row of @rows for the finding of @fresh, with the same fix, or NULL. Comparing the
 * messages of the rows first is faster. */
static ScopeFinding *
find_row (GPtrArray *rows, const IriReport *report, ScopeFinding *fresh)
{
  const IriFinding *finding = &report->findings[SCOPE_ROW (fresh)->key];

  for (guint i = 0; i < rows->len; i++)
    {
      ScopeFinding *row = rows->pdata[i];

      if ((finding->code == IRI_FINDING_PCT_RESERVED
           || g_str_equal (row->message, fresh->message))
          && g_strcmp0 (row->fix_label, fresh->fix_label) == 0
          && g_strcmp0 (row->section, fresh->section) == 0
          && share_row (report, finding, &report->findings[SCOPE_ROW (row)->key]))
        return row;
    }
  return NULL;
}

static guint
find_last_delimiter (GArray *chosen)
{
  guint last = chosen->len;

  while (last-- > 0)
    if (g_array_index (chosen, IriSelectedFinding, last).finding->code
        == IRI_FINDING_PCT_RESERVED)
      return last;
  return G_MAXUINT;
}

/* Adds @name to @names unless it is there. Takes @name. */
static void
add_name (GPtrArray *names, char *name)
{
  if (g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
    g_free (name);
  else
    g_ptr_array_add (names, name);
}

/* Names all delimiters in the row that is about them, if there are several. */
static void
name_delimiters (ScopeFinding *self, const IriReport *report, GArray *chosen)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *joined = NULL;

  for (guint i = 0; i < chosen->len; i++)
    {
      const IriFinding *finding = g_array_index (chosen, IriSelectedFinding, i).finding;

      if (finding->code == IRI_FINDING_PCT_RESERVED)
        add_name (names, iri_finding_fill ("{text}", finding, report->text));
    }
  if (names->len < 2)
    return;
  joined = iri_join_names ((const char *const *) names->pdata,
                           MIN (names->len, MAX_NAMED), names->len);
  g_free (self->message);
  /* Translators: %s is several percent-encodings: %2F, %3F and %3D. */
  self->message = g_strdup_printf (_ ("%s are percent-encoded delimiters"), joined);
}

/* Adds @fresh, or counts it in the row that it shares. Takes @fresh. Returns the
 * row. */
static ScopeFinding *
add_row (GPtrArray *rows, const IriReport *report, ScopeFinding *fresh)
{
  ScopeFinding *shared = find_row (rows, report, fresh);

  if (shared == NULL)
    {
      g_ptr_array_add (rows, fresh);
      return fresh;
    }
  shared->n_equal++;
  g_object_unref (fresh);
  return shared;
}

/* Moves the row about what a text is meant to be to the top: the verdict is about that,
 * and the other findings are about the text as it is written. */
static void
put_meant_first (GPtrArray *rows, const IriReport *report)
{
  static const IriFindingCode codes[] = { IRI_FINDING_BARE_HOST, IRI_FINDING_BARE_EMAIL,
                                          IRI_FINDING_DEFANGED, IRI_FINDING_IN_TEXT };

  for (guint i = 0; i < rows->len; i++)
    for (gsize j = 0; j < G_N_ELEMENTS (codes); j++)
      if (report->findings[SCOPE_ROW (rows->pdata[i])->key].code == codes[j])
        {
          g_ptr_array_insert (rows, 0, g_ptr_array_steal_index (rows, i));
          return;
        }
}

GPtrArray *
scope_finding_rows (const IriReport *report, ScopeBidiNotation notation)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) chosen = iri_select_findings (report, SCOPE_FINDING_MAX_ROWS);
  guint last_delimiter = find_last_delimiter (chosen);

  for (guint i = 0; i < chosen->len; i++)
    {
      const IriSelectedFinding *one = &g_array_index (chosen, IriSelectedFinding, i);
      ScopeFinding *row
          = add_row (rows, report, new_row (report, one->finding, notation));

      if (i == last_delimiter)
        name_delimiters (row, report, chosen);
      row->message = iri_message_add_more (row->message, one->more);
    }
  if (report->intended != NULL && !report->valid)
    put_meant_first (rows, report);
  return rows;
}

IriSpan
scope_finding_next_span (ScopeFinding *self, const IriReport *report, gsize begin)
{
  gsize first = (gsize) SCOPE_ROW (self)->key;
  IriSpan next = { (gsize) self->begin, (gsize) self->end };

  for (gsize i = first; i < report->n_findings; i++)
    if (report->findings[i].span.begin > begin
        && share_row (report, &report->findings[first], &report->findings[i]))
      return report->findings[i].span;
  return next;
}

guint
scope_finding_count_safe (GPtrArray *rows)
{
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    n += SCOPE_FINDING (g_ptr_array_index (rows, i))->safe != 0;
  return n;
}
