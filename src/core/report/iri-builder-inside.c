/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* The addresses that a text is not, but that it is about: the one that is meant by it
 * and those that it carries. */

#include "iri-builder.h"

#include "iri-chars.h"
#include "iri-host-naming.h"
#include "iri-isolate.h"
#include "iri-mailto.h"
#include "iri-parse.h"

#include <string.h>

/* The finding about a change, the most important one first. White space around an IRI
 * has findings of its own. */
static const struct
{
  IriIntendedChange change;
  IriFindingCode code;
} rows[] = {
  { IRI_INTENDED_HOST, IRI_FINDING_BARE_HOST },
  { IRI_INTENDED_EMAIL, IRI_FINDING_BARE_EMAIL },
  { IRI_INTENDED_DEFANGED, IRI_FINDING_DEFANGED },
  { IRI_INTENDED_IN_TEXT, IRI_FINDING_IN_TEXT },
};

/* Whether the letters of the host of @iri imitate others. Reports on the text up to the
 * end of the host alone, because what follows may carry an IRI that carries another. */
static gboolean
imitates (const IriSpec *spec, const char *iri)
{
  const IriOptions options = { .spec = spec };
  IriComponents components;
  IriSpan host;
  g_autoptr (IriReport) report = NULL;

  iri_parse (iri, strlen (iri), iri_spec_default (), &components, NULL, NULL);
  host = components.span[IRI_COMPONENT_HOST];
  if (!iri_span_is_present (host)
      || iri_is_ascii (iri + host.begin, iri_span_length (host)))
    return FALSE;
  report = iri_report_new (iri, (gssize) host.end, &options);
  return iri_host_name_imitates (report);
}

/* The same as keep_name() for an email address. */
static const char *
keep_email_name (IriReportBuilder *self, const char *iri, const char *domain)
{
  g_autofree char *ascii
      = iri_builder_find_imitating_domain (self->report->options.spec, domain);
  g_autofree char *plain = NULL, *name = NULL;

  if (ascii == NULL)
    return NULL;
  plain = g_strdup_printf ("%.*s%s", (int) (domain - iri), iri, ascii);
  name = iri_isolate_host (plain, (IriSpan){ 0, strlen (plain) });
  return iri_builder_keep_text (self, name, strlen (name));
}

/* The name of @iri for messages, or NULL if it is @iri, because the letters of its host
 * do not imitate others. */
static const char *
keep_name (IriReportBuilder *self, const char *iri)
{
  const IriOptions options
      = { .spec = self->report->options.spec, .want = IRI_WANT_URI };
  g_autoptr (IriReport) other = NULL;
  g_autofree char *name = NULL;
  const char *at = strrchr (iri, '@');

  if (at != NULL && g_str_has_prefix (iri, "mailto:"))
    return keep_email_name (self, iri, at + 1);
  if (!imitates (options.spec, iri))
    return NULL;
  other = iri_report_new (iri, -1, &options);
  if (other->uri == NULL)
    return NULL;
  name = iri_isolate_host (other->uri, (IriSpan){ 0, strlen (other->uri) });
  return iri_builder_keep_text (self, name, strlen (name));
}

/* With a base, a host without a scheme is a relative reference. */
static gboolean
is_wanted (const IriOptions *options)
{
  return (options->want & IRI_WANT_CHECKS) != 0 && (options->want & IRI_WANT_AS_IS) == 0
         && options->base == NULL
         && options->preparation.notation == IRI_NOTATION_PLAIN;
}

/* Reports what is wrong with the IRI that is meant, so that the findings of the text
 * are as severe as those of that IRI. A valid text stays valid, so it has no error.
 * @finding is the one about the change. */
static void
check_intended (IriReportBuilder *self, IriFinding finding)
{
  IriOptions options
      = iri_report_options_for_other (self->report, IRI_WANT_ALL | IRI_WANT_AS_IS);
  g_autoptr (IriReport) other = NULL;
  gboolean refused;
  int worst;

  options.source = NULL;
  options.preparation = (IriPreparation){ 0 };
  other = iri_report_new (finding.quote, -1, &options);
  worst = iri_report_max_severity (other);
  refused = worst == IRI_SEVERITY_ERROR && !self->report->valid;
  finding.code = IRI_FINDING_MEANT_REFUSED;
  if (refused)
    iri_builder_add_mapped (self, finding);
  finding.code = iri_report_deceives (other) ? IRI_FINDING_MEANT_DECEIVES
                                             : IRI_FINDING_MEANT_WARNED;
  if (finding.code == IRI_FINDING_MEANT_DECEIVES
      || (!refused && (worst == IRI_SEVERITY_ERROR || worst == IRI_SEVERITY_WARNING)))
    iri_builder_add_mapped (self, finding);
}

/* Reports what its letters mean for the email address in @finding, as for the mailto
 * IRI that is meant. */
static void
check_bare_email (IriReportBuilder *self, IriFinding finding)
{
  const char *iri = finding.quote;
  IriComponents components;
  g_autoptr (IriMailto) mailto = NULL;
  const IriMailAddress *address;

  iri_parse (iri, strlen (iri), iri_spec_default (), &components, NULL, NULL);
  mailto = iri_mailto_new (iri, &components, self->report->options.idna);
  if (mailto->addresses->len == 0)
    return;
  address = &g_array_index (mailto->addresses, IriMailAddress, 0);
  finding.span_text = iri_builder_keep_text (self, iri + address->span.begin,
                                             iri_span_length (address->span));
  finding.code = IRI_FINDING_MAILTO_UTF8;
  if (iri_mail_address_needs_utf8 (address))
    iri_builder_add_mapped (self, finding);
  finding.code = IRI_FINDING_MAILTO_DIRECTIONS;
  if (iri_mail_address_mixes_directions (address))
    iri_builder_add_mapped (self, finding);
}

void
iri_builder_make_intended (IriReportBuilder *self)
{
  IriReport *report = self->report;
  IriIntended *intended = NULL;

  if (is_wanted (&report->options))
    intended = iri_intended_new (report->text, report->length);
  for (gsize i = 0; intended != NULL && i < G_N_ELEMENTS (rows); i++)
    if ((intended->changes & (guint) rows[i].change) != 0)
      {
        const IriFinding finding = { .code = rows[i].code,
                                     .component = IRI_COMPONENT_NONE,
                                     .span = { 0, report->length },
                                     .quote = intended->iri,
                                     .quote_name = keep_name (self, intended->iri) };

        report->intended = intended;
        iri_builder_add_mapped (self, finding);
        if (rows[i].change == IRI_INTENDED_EMAIL)
          check_bare_email (self, finding);
        check_intended (self, finding);
        return;
      }
  iri_intended_free (intended);
}

/* The number of bytes of a carried IRI above which only its host is judged. */
#define MAX_JUDGED 16384

/* @report may be NULL. */
static void
unref_report (IriReport *report)
{
  g_clear_pointer (&report, iri_report_unref);
}

/* Whether the IRI @iri that the text carries deceives, or one that it carries in
 * turn. The report on it is kept unless it is only on the host. */
static gboolean
carried_deceives (IriReportBuilder *self, const char *iri)
{
  GPtrArray *reports = self->report->carried_reports;
  IriOptions options
      = iri_report_options_for_other (self->report, IRI_WANT_ALL | IRI_WANT_AS_IS);
  gssize length = -1;
  g_autoptr (IriReport) other = NULL;
  gboolean deceives;

  g_ptr_array_add (reports, NULL);
  if (options.depth == IRI_CARRIED_MAX_DEPTH)
    return FALSE;
  options.depth++;
  options.source = NULL;
  options.base = NULL;
  options.preparation = (IriPreparation){ 0 };
  if (strlen (iri) > MAX_JUDGED)
    {
      IriComponents components;

      iri_parse (iri, strlen (iri), iri_spec_default (), &components, NULL, NULL);
      length = (gssize) components.span[IRI_COMPONENT_HOST].end;
    }
  other = iri_report_new (iri, length, &options);
  deceives = iri_report_deceives (other);
  if (length < 0)
    g_ptr_array_index (reports, reports->len - 1) = g_steal_pointer (&other);
  return deceives;
}

void
iri_builder_make_carried (IriReportBuilder *self)
{
  IriReport *report = self->report;
  const IriComponents *components = &report->reference_components;

  /* The text around an IRI is no part of what that carries. */
  if (report->intended != NULL
      && (report->intended->changes & IRI_INTENDED_IN_TEXT) != 0)
    return;
  if ((report->options.want & IRI_WANT_CHECKS) == 0 || report->target != NULL
      || !components->utf8
      || memchr (report->reference, '\0', report->reference_length) != NULL)
    return;
  report->carried
      = iri_carried_find (report->reference, components, &report->n_carried_left_out);
  report->carried_reports
      = g_ptr_array_new_with_free_func ((GDestroyNotify) unref_report);
  for (guint i = 0; i < report->carried->len; i++)
    {
      const IriCarried *carried = &g_array_index (report->carried, IriCarried, i);
      IriFinding finding = { .code = IRI_FINDING_CARRIES_ADDRESS,
                             .component = carried->component,
                             .span = carried->span,
                             .quote = carried->iri,
                             .quote_name = keep_name (self, carried->iri) };

      iri_builder_add (finding, self);
      finding.code = IRI_FINDING_CARRIED_DECEIVES;
      if (carried_deceives (self, carried->iri))
        iri_builder_add (finding, self);
    }
  if (report->carried->len == 0)
    g_clear_pointer (&report->carried, g_array_unref);
}
