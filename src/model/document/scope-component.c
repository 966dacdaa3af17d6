/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-component.h"

#include "iri-chars.h"
#include "iri-host-naming.h"
#include "iri-psl.h"
#include "iri-query-pairs.h"
#include "iri-rejection.h"
#include "iri-typable-scripts.h"
#include "scope-direction.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ScopeComponent
{
  ScopeRow parent_instance;

  guint64 component;
  guint64 is_label;
  guint64 begin;
  guint64 end;
  guint64 strong_begin;
  guint64 strong_end;
  char *name;
  char *text;
  char *decoded;
  char *ascii;
  char *note;
  char *list;
  char *production;
  char *direction;
};

G_DEFINE_TYPE (ScopeComponent, scope_component, SCOPE_TYPE_ROW)

static void
scope_component_class_init (ScopeComponentClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_NUMBER_PROPERTY (ScopeComponent, "component", component),
    SCOPE_NUMBER_PROPERTY (ScopeComponent, "is-label", is_label),
    SCOPE_NUMBER_PROPERTY (ScopeComponent, "begin", begin),
    SCOPE_NUMBER_PROPERTY (ScopeComponent, "end", end),
    SCOPE_NUMBER_PROPERTY (ScopeComponent, "strong-begin", strong_begin),
    SCOPE_NUMBER_PROPERTY (ScopeComponent, "strong-end", strong_end),
    SCOPE_STRING_PROPERTY (ScopeComponent, "name", name),
    SCOPE_STRING_PROPERTY (ScopeComponent, "text", text),
    SCOPE_STRING_PROPERTY (ScopeComponent, "decoded", decoded),
    SCOPE_STRING_PROPERTY (ScopeComponent, "ascii", ascii),
    SCOPE_STRING_PROPERTY (ScopeComponent, "note", note),
    SCOPE_STRING_PROPERTY (ScopeComponent, "list", list),
    SCOPE_STRING_PROPERTY (ScopeComponent, "production", production),
    SCOPE_STRING_PROPERTY (ScopeComponent, "direction", direction),
  };

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_component_init (ScopeComponent *self)
{
}

typedef struct
{
  const IriReport *report;
  ScopeBidiNotation notation;
  GPtrArray *rows;
  IriProductions productions;
} RowBuilder;

/* Groups of what only the scheme defines, after the components. */
enum
{
  GROUP_ADDRESSES = IRI_N_COMPONENTS,
  GROUP_FIELDS,
  GROUP_CONTENT,
};

/* Adds a row for @valid, the text at @span. Keys order rows by @group, a component or
 * one of the groups above, and by @label, which is 0 for the component itself. */
static ScopeComponent *
add_text (const RowBuilder *builder,
          guint group,
          guint label,
          IriSpan span,
          const char *valid)
{
  ScopeComponent *self = g_object_new (SCOPE_TYPE_COMPONENT, NULL);
  g_autofree char *shown
      = scope_bidi_notation_to_display (builder->notation, valid, strlen (valid));
  g_autoptr (GString) meant = g_string_new (NULL);

  SCOPE_ROW (self)->key = ((guint64) group << 32) + label;
  self->component = MIN (group, IRI_COMPONENT_NONE);
  self->is_label = label != 0;
  self->begin = span.begin;
  self->end = span.end;
  self->text = scope_row_truncate (shown, strlen (shown));
  iri_notation_read (scope_bidi_notation_info (builder->notation)->read, valid,
                     strlen (valid), meant, NULL);
  self->direction
      = g_strdup (scope_direction_name (iri_direction (meant->str, meant->len)));
  g_ptr_array_add (builder->rows, self);
  return self;
}

static ScopeComponent *
add_row (const RowBuilder *builder, IriComponent component, guint label, IriSpan span)
{
  g_autofree char *valid = g_utf8_make_valid (builder->report->text + span.begin,
                                              (gssize) iri_span_length (span));

  return add_text (builder, component, label, span, valid);
}

/* NULL if the row shows @text already. */
static char *
unless_shown (const RowBuilder *builder, ScopeComponent *self, const char *text)
{
  g_autofree char *written = NULL;
  g_autofree char *cut = NULL;

  if (text == NULL)
    return NULL;
  written = scope_bidi_notation_letters_to_capitals (builder->notation, text);
  cut = scope_row_truncate (written, strlen (written));
  if (*cut == '\0' || g_str_equal (cut, self->text)
      || g_strcmp0 (cut, self->decoded) == 0)
    return NULL;
  return g_steal_pointer (&cut);
}

IriSpan
scope_component_get_strong (ScopeComponent *self)
{
  return (IriSpan){ (gsize) self->strong_begin, (gsize) self->strong_end };
}

IriSpan
scope_component_get_span (ScopeComponent *self)
{
  return (IriSpan){ (gsize) self->begin, (gsize) self->end };
}

gboolean
scope_component_is_folded (ScopeComponent *self)
{
  return self->component == IRI_COMPONENT_QUERY
         && (guint32) SCOPE_ROW (self)->key > SCOPE_COMPONENT_FOLDED_VALUES;
}

/* @text if the user can type it, else @escaped or, if that is NULL, @text with the
 * other characters percent-encoded. Free with g_free(). */
static char *
show_typable (const RowBuilder *builder, const char *text, const char *escaped)
{
  const char *scripts = builder->report->options.scripts;
  GString *out;

  if (text == NULL || scripts == NULL
      || iri_typable_contains (scripts, text, strlen (text)))
    return g_strdup (text);
  if (escaped != NULL)
    return g_strdup (escaped);
  out = g_string_new (NULL);
  iri_typable_escape (scripts, text, strlen (text), out);
  return g_string_free (out, FALSE);
}

static void
add_label (const RowBuilder *builder, guint index)
{
  const IriReport *report = builder->report;
  const IriLabel *label = &report->host->labels[index];
  ScopeComponent *self = add_row (builder, IRI_COMPONENT_HOST, index + 1, label->span);
  g_autofree char *typable = show_typable (builder, label->unicode, label->ascii);
  IriRejection rejection;

  /* Translators: a label of a host, by its position: Label 1. */
  self->name = g_strdup_printf (_ ("Label %u"), index + 1);
  self->decoded = unless_shown (builder, self, typable);
  self->ascii = unless_shown (builder, self, label->ascii);
  if (iri_rejection_find (report->text, report->host, index, &rejection))
    self->note = iri_rejection_message (&rejection);
}

/* Whether a row for the label alone would show nothing that the row of the host does
 * not. */
static gboolean
is_ordinary (const IriReport *report, guint index)
{
  const IriLabel *label = &report->host->labels[index];
  const char *typed = report->text + label->span.begin;
  gsize length = iri_span_length (label->span);

  return iri_is_ascii (typed, length) && label->error == NULL && label->ascii != NULL
         && strlen (label->ascii) == length
         && g_ascii_strncasecmp (typed, label->ascii, length) == 0
         && g_str_equal (label->ascii, label->unicode);
}

/* The end of the ordinary labels from @begin on, or @begin if that is not ordinary. */
static guint
find_end_of_ordinary (const IriReport *report, guint begin, guint end)
{
  guint index = begin;

  while (index < end && is_ordinary (report, index))
    index++;
  return index;
}

/* Adds one row for the ordinary labels from @begin to @end. */
static void
add_ordinary_labels (const RowBuilder *builder, guint begin, guint end)
{
  const IriLabel *labels = builder->report->host->labels;
  IriSpan span = { labels[begin].span.begin, labels[end - 1].span.end };
  ScopeComponent *self = add_row (builder, IRI_COMPONENT_HOST, begin + 1, span);

  self->name = end - begin == 1
                   ? g_strdup_printf (_ ("Label %u"), begin + 1)
                   /* Translators: the numbers of the first and the last label. */
                   : g_strdup_printf (_ ("Labels %u–%u"), begin + 1, end);
}

/* A host of ordinary labels only needs no rows but its own. */
static void
add_labels (const RowBuilder *builder)
{
  const IriReport *report = builder->report;
  guint n_labels = (guint) report->host->n_labels;
  guint n_shown = MIN (n_labels, SCOPE_COMPONENT_MAX_LABELS);
  IriSpan end = report->components.span[IRI_COMPONENT_HOST];
  ScopeComponent *more;

  if (find_end_of_ordinary (report, 0, n_labels) == n_labels)
    return;
  for (guint i = 0, next; i < n_shown; i = next)
    {
      next = find_end_of_ordinary (report, i, n_shown);
      if (next > i)
        add_ordinary_labels (builder, i, next);
      else
        add_label (builder, next++);
    }
  if (n_labels == n_shown)
    return;
  end.begin = end.end;
  more = add_row (builder, IRI_COMPONENT_HOST, n_shown + 1, end);
  more->note = g_strdup_printf (
      /* Translators: %u is a number of labels of a host. */
      ngettext ("%u more label", "%u more labels", n_labels - n_shown),
      n_labels - n_shown);
}

/* Not if the whole host is the registrable domain. */
static void
describe_owner (ScopeComponent *self, const IriHost *host, gboolean imitates)
{
  g_autofree char *domain = iri_host_name_registrable (host, imitates);

  if (domain == NULL
      || g_strcmp0 (iri_host_domain (host).registrable, host->ascii) == 0)
    return;
  /* Translators: the part of a host that somebody has registered. */
  self->note = g_strdup_printf (_ ("Registrable domain: %s"), domain);
  self->list = iri_psl_describe ();
}

/* Emphasizes the registrable domain, if the host is shown as it is typed. */
static void
emphasize (const RowBuilder *builder, ScopeComponent *self)
{
  const IriReport *report = builder->report;
  IriSpan found = iri_host_registrable_span (report->host);

  describe_owner (self, report->host, iri_host_name_imitates (report));
  if (builder->notation != SCOPE_BIDI_NOTATION_OFF || self->note == NULL
      || !iri_span_is_present (found) || found.begin < self->begin
      || found.end > self->end)
    return;
  self->strong_begin = found.begin - self->begin;
  self->strong_end = found.end - self->begin;
}

/* The rule that @component matches, after the standard. By RFC 2396, a host name can be
 * in a server or the whole authority. NULL if there is none. */
static char *
describe_production (const RowBuilder *builder, IriComponent component)
{
  const char *title = builder->report->options.spec->title;
  const char *authority = builder->productions.authority;
  const char *rule = builder->productions.component[component];

  if (rule == NULL)
    return NULL;
  if (component == IRI_COMPONENT_HOST && authority != NULL
      && builder->report->options.spec->names->registry != NULL
      && !g_str_equal (authority, rule))
    /* Translators: a standard, and two rules of its grammar, the wider one first. */
    return g_strdup_printf (_ ("%s: %s, %s"), title, authority, rule);
  /* Translators: a standard, and a rule of its grammar. */
  return g_strdup_printf (_ ("%s: %s"), title, rule);
}

/* mailto has fields of its own. */
static void
add_pairs (const RowBuilder *builder)
{
  const IriReport *report = builder->report;
  IriSpan query = report->components.span[IRI_COMPONENT_QUERY];
  g_autoptr (GArray) pairs = NULL;
  gsize n_left_out;

  if (report->mailto != NULL || !report->components.utf8)
    return;
  pairs = iri_query_pairs_new (report->text, query, &n_left_out);
  for (guint i = 0; i < MIN (pairs->len, SCOPE_COMPONENT_MAX_LABELS); i++)
    {
      const IriQueryPair *pair = &g_array_index (pairs, IriQueryPair, i);
      IriSpan span = iri_span_is_present (pair->value_span)
                         ? pair->value_span
                         : (IriSpan){ pair->span.end, pair->span.end };
      ScopeComponent *self = add_row (builder, IRI_COMPONENT_QUERY, i + 1, span);

      self->name = scope_row_truncate (pair->name, strlen (pair->name));
      self->decoded = unless_shown (builder, self, pair->value);
    }
  n_left_out += pairs->len - MIN (pairs->len, SCOPE_COMPONENT_MAX_LABELS);
  if (n_left_out == 0)
    return;
  query.begin = query.end;
  add_row (builder, IRI_COMPONENT_QUERY, SCOPE_COMPONENT_MAX_LABELS + 1, query)->note
      = g_strdup_printf (
          /* Translators: how many rows of a list are left out. */
          ngettext ("%lu more not shown", "%lu more not shown", n_left_out),
          (gulong) n_left_out);
}

static void
add_component (const RowBuilder *builder, IriComponent component)
{
  const IriReport *report = builder->report;
  ScopeComponent *self
      = add_row (builder, component, 0, report->components.span[component]);
  g_autofree char *plain = iri_report_decode (report, component);
  char *typable;

  self->name = g_strdup (iri_component_name (component));
  self->production = describe_production (builder, component);
  if (component == IRI_COMPONENT_HOST && report->host != NULL
      && report->host->unicode != NULL)
    typable = show_typable (builder, report->host->unicode, report->host->ascii);
  else
    typable = show_typable (builder, plain, NULL);
  self->decoded = unless_shown (builder, self, typable);
  g_free (typable);
  if (component == IRI_COMPONENT_QUERY)
    add_pairs (builder);
  if (component != IRI_COMPONENT_HOST || report->host == NULL)
    return;
  emphasize (builder, self);
  if (report->host->n_labels > 1)
    add_labels (builder);
}

static void
add_address (const RowBuilder *builder, guint index)
{
  const IriMailAddress *address
      = &g_array_index (builder->report->mailto->addresses, IriMailAddress, index);
  g_autofree char *unicode = iri_mail_address_unicode (address);
  g_autofree char *ascii = iri_mail_address_ascii (address);
  ScopeComponent *self
      = add_text (builder, GROUP_ADDRESSES, index + 1, address->span, unicode);

  self->name = g_strdup (iri_mail_kind_name (address->kind));
  self->ascii = unless_shown (builder, self, ascii);
  if (address->host != NULL && address->host->ascii != NULL)
    describe_owner (self, address->host,
                    iri_host_name_imitates_at (builder->report, address->span));
  else if (address->host != NULL)
    self->note
        = g_strdup (iri_host_rejection_message (iri_host_rejection (address->host)));
  else if (address->domain == NULL)
    self->note = g_strdup (_ ("Not a valid email address"));
}

/* Recipients have rows of their own. */
static void
add_field (const RowBuilder *builder, guint index)
{
  const IriMailField *field
      = &g_array_index (builder->report->mailto->fields, IriMailField, index);
  ScopeComponent *self;

  if (iri_mail_kind_is_list (field->kind))
    return;
  self = add_text (builder, GROUP_FIELDS, index + 1, field->span, field->value);
  self->name = scope_row_truncate (field->name, strlen (field->name));
}

static void
add_mailto (const RowBuilder *builder)
{
  const IriMailto *mailto = builder->report->mailto;
  IriSpan end = { builder->report->length, builder->report->length };
  ScopeComponent *more;

  for (guint i = 0; i < mailto->addresses->len; i++)
    add_address (builder, i);
  for (guint i = 0; i < mailto->fields->len; i++)
    add_field (builder, i);
  if (mailto->n_left_out == 0)
    return;
  more = add_text (builder, GROUP_FIELDS, G_MAXUINT, end, "");
  more->note = g_strdup_printf (
      /* Translators: how many rows of a list are left out. */
      ngettext ("%lu more not shown", "%lu more not shown", mailto->n_left_out),
      (gulong) mailto->n_left_out);
}

static void
add_content (const RowBuilder *builder)
{
  const IriEmbeddedContent *content = builder->report->content;
  ScopeComponent *self
      = add_text (builder, GROUP_CONTENT, 1, content->span,
                  content->text != NULL ? content->text : content->hex);

  self->name = g_strdup (_ ("Content"));
  self->note = iri_embedded_content_describe (content);
}

static gboolean
has_letters (const char *direction, IriDirection of)
{
  return g_strcmp0 (direction, scope_direction_name (of)) == 0;
}

/* Directions help only where they differ. Digits have none of their own. */
static void
drop_equal_directions (GPtrArray *rows)
{
  static const IriDirection strong[]
      = { IRI_DIRECTION_LTR, IRI_DIRECTION_RTL, IRI_DIRECTION_MIXED };
  guint n_found = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (strong); i++)
    for (guint j = 0; j < rows->len; j++)
      if (has_letters (SCOPE_COMPONENT (rows->pdata[j])->direction, strong[i]))
        {
          n_found++;
          break;
        }
  for (guint i = 0; n_found < 2 && i < rows->len; i++)
    g_clear_pointer (&SCOPE_COMPONENT (rows->pdata[i])->direction, g_free);
}

GPtrArray *
scope_component_rows (const IriReport *report, ScopeBidiNotation notation)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);
  RowBuilder builder = { .report = report, .notation = notation, .rows = rows };

  iri_report_find_productions (report, &builder.productions);
  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      IriSpan span = report->components.span[component];

      /* A path is never absent, so an empty one is left out. */
      if (iri_span_is_present (span)
          && (component != IRI_COMPONENT_PATH || iri_span_length (span) != 0))
        add_component (&builder, (IriComponent) component);
    }
  if (report->mailto != NULL)
    add_mailto (&builder);
  if (report->content != NULL)
    add_content (&builder);
  drop_equal_directions (rows);
  return rows;
}
