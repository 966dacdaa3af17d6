/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-builder.h"

#include "iri-parse.h"
#include "iri-url.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Characters that browsers strip are not valid in a URL (invalid-URL-unit). */
static void
find_stripped (IriReportBuilder *self)
{
  const IriPrepared *prepared = self->report->prepared;

  for (gsize i = 0; prepared != NULL && i < prepared->n_changes; i++)
    iri_builder_add_mapped (self, (IriFinding){ .code = IRI_FINDING_INVALID_URL_UNIT,
                                                .component = IRI_COMPONENT_NONE,
                                                .span = prepared->changes[i].span });
}

/* Parses the base by the URL Standard. Sets @base to NULL if there is none. FALSE if
 * the base is not valid. */
static gboolean
parse_base (const IriReport *report, IriUrl **base)
{
  const char *text = report->options.base;
  g_autoptr (IriPrepared) prepared = NULL;
  IriComponents components;

  *base = NULL;
  if (text == NULL)
    return TRUE;
  if (!g_utf8_validate (text, -1, NULL))
    return FALSE;
  prepared
      = iri_prepare (text, strlen (text), report->options.spec, &(IriPreparation){ 0 });
  *base = prepared != NULL ? iri_url_parse (prepared->text, prepared->length, NULL,
                                            NULL, &components, NULL, NULL)
                           : iri_url_parse (text, strlen (text), NULL, NULL,
                                            &components, NULL, NULL);
  return *base != NULL;
}

void
iri_builder_read_url (IriReportBuilder *self)
{
  IriReport *report = self->report;
  IriComponents *components = &report->reference_components;
  g_autoptr (IriUrl) base = NULL;
  g_autoptr (IriUrl) url = NULL;
  gsize before = iri_finding_list_count (self->findings);

  find_stripped (self);
  if (parse_base (report, &base))
    url = iri_url_parse (report->reference, report->reference_length, base,
                         report->options.charset, components, iri_builder_add, self);
  else
    iri_builder_add_whole (self, IRI_FINDING_BASE_RELATIVE, NULL);
  if (url != NULL)
    {
      self->href = g_string_new (NULL);
      iri_url_append_href (url, self->href);
    }
  else
    {
      /* The URL parser stops at a failure, so the generic parser sets the
       * components. */
      iri_parse (report->reference, report->reference_length, iri_spec_default (),
                 components, NULL, NULL);
      components->valid = FALSE;
    }
  report->valid = iri_finding_list_count (self->findings) == before;
}

static void
add_steps (IriReportBuilder *self)
{
  IriReport *report = self->report;

  report->uri_steps = iri_steps_new ();
  iri_steps_add (report->uri_steps, "4.4", N_ ("Parse and serialize"), NULL,
                 self->href->str, self->href->len);
}

/* Only special schemes have a domain as host; other hosts that are not IP addresses are
 * opaque. */
static void
make_host (IriReportBuilder *self)
{
  const IriComponents *components = self->subject.components;
  IriSpan scheme = components->span[IRI_COMPONENT_SCHEME];
  IriSpan host = components->span[IRI_COMPONENT_HOST];
  g_autofree char *name = g_strndup (self->subject.text, iri_span_length (scheme));

  if (iri_url_is_special (name, NULL))
    iri_builder_make_host (self, self->report->options.idna);
  else if (components->host_kind == IRI_HOST_REG_NAME)
    self->report->host = iri_host_new_opaque (self->subject.text, host);
  else
    iri_builder_make_host (self, IRI_IDNA_NONE);
}

/* Derives the host and the IRI from the serialized URL. */
void
iri_builder_make_url (IriReportBuilder *self)
{
  IriReport *report = self->report;
  IriWant want = report->options.want;
  gboolean unchanged
      = (want & IRI_WANT_NORMAL) != 0 && report->options.rung == IRI_RUNG_STRING;
  IriComponents components;

  if (self->href == NULL)
    return;
  iri_parse (self->href->str, self->href->len, iri_spec_default (), &components, NULL,
             NULL);
  self->subject = (IriSubject){ self->href->str, self->href->len, &components };
  make_host (self);
  /* The URL parser has already resolved and normalized it. */
  if (unchanged)
    report->iri = g_strdup (report->display);
  else if ((want & (IRI_WANT_TARGET | IRI_WANT_NORMAL)) != 0)
    report->iri = g_strndup (self->href->str, self->href->len);
  else if ((want & IRI_WANT_IRI) != 0)
    iri_builder_make_iri (self);
  iri_builder_map_labels (self, report->host);
  if (iri_builder_wants_steps (report) && (want & IRI_WANT_URI) != 0 && !unchanged)
    add_steps (self);
  report->uri = g_string_free (g_steal_pointer (&self->href), FALSE);
}
