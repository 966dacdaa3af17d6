/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "libiri-private.h"

#include "iri-json.h"
#include "iri-psl.h"
#include "iri-translations.h"
#include "iri-verdict.h"

#include <string.h>

G_STATIC_ASSERT ((int) LIBIRI_COMPONENT_SCHEME == (int) IRI_COMPONENT_SCHEME);
G_STATIC_ASSERT ((int) LIBIRI_COMPONENT_USERINFO == (int) IRI_COMPONENT_USERINFO);
G_STATIC_ASSERT ((int) LIBIRI_COMPONENT_HOST == (int) IRI_COMPONENT_HOST);
G_STATIC_ASSERT ((int) LIBIRI_COMPONENT_PORT == (int) IRI_COMPONENT_PORT);
G_STATIC_ASSERT ((int) LIBIRI_COMPONENT_PATH == (int) IRI_COMPONENT_PATH);
G_STATIC_ASSERT ((int) LIBIRI_COMPONENT_QUERY == (int) IRI_COMPONENT_QUERY);
G_STATIC_ASSERT ((int) LIBIRI_COMPONENT_FRAGMENT == (int) IRI_COMPONENT_FRAGMENT);
G_STATIC_ASSERT ((int) LIBIRI_COMPONENT_NONE == (int) IRI_COMPONENT_NONE);

G_STATIC_ASSERT ((int) LIBIRI_HOST_KIND_NONE == (int) IRI_HOST_NONE);
G_STATIC_ASSERT ((int) LIBIRI_HOST_KIND_EMPTY == (int) IRI_HOST_EMPTY);
G_STATIC_ASSERT ((int) LIBIRI_HOST_KIND_REG_NAME == (int) IRI_HOST_REG_NAME);
G_STATIC_ASSERT ((int) LIBIRI_HOST_KIND_IPV4 == (int) IRI_HOST_IPV4);
G_STATIC_ASSERT ((int) LIBIRI_HOST_KIND_IPV6 == (int) IRI_HOST_IPV6);
G_STATIC_ASSERT ((int) LIBIRI_HOST_KIND_IPVFUTURE == (int) IRI_HOST_IPVFUTURE);

G_STATIC_ASSERT ((int) LIBIRI_VERDICT_LEVEL_NONE == (int) IRI_VERDICT_LEVEL_NONE);
G_STATIC_ASSERT ((int) LIBIRI_VERDICT_LEVEL_GOOD == (int) IRI_VERDICT_LEVEL_GOOD);
G_STATIC_ASSERT ((int) LIBIRI_VERDICT_LEVEL_NOTE == (int) IRI_VERDICT_LEVEL_NOTE);
G_STATIC_ASSERT ((int) LIBIRI_VERDICT_LEVEL_WARNING == (int) IRI_VERDICT_LEVEL_WARNING);
G_STATIC_ASSERT ((int) LIBIRI_VERDICT_LEVEL_ERROR == (int) IRI_VERDICT_LEVEL_ERROR);

struct _LibiriReport
{
  IriReport *report;
  LibiriFinding *findings;
};

GType
libiri_report_get_type (void)
{
  static gsize type = 0;

  if (g_once_init_enter (&type))
    g_once_init_leave (&type, g_boxed_type_register_static (
                                  "LibiriReport", (GBoxedCopyFunc) libiri_report_ref,
                                  (GBoxedFreeFunc) libiri_report_unref));
  return (GType) type;
}

static LibiriReport *
report_new (const char *text, gssize length, const LibiriOptions *options)
{
  IriOptions inner = libiri_options_for (options, IRI_WANT_ALL);
  LibiriReport *self = g_atomic_rc_box_new (LibiriReport);

  self->report = iri_report_new (text, length, &inner);
  self->findings = g_new (LibiriFinding, self->report->n_findings);
  for (gsize i = 0; i < self->report->n_findings; i++)
    self->findings[i] = (LibiriFinding){ self->report, &self->report->findings[i] };
  return self;
}

LibiriReport *
libiri_report_new (const char *text, const LibiriOptions *options)
{
  return report_new (text, -1, options);
}

LibiriReport *
libiri_report_new_from_bytes (GBytes *bytes, const LibiriOptions *options)
{
  gsize length = 0;
  const char *text = g_bytes_get_data (bytes, &length);

  return report_new (text != NULL ? text : "", (gssize) length, options);
}

LibiriReport *
libiri_report_ref (LibiriReport *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  LibiriReport *self = data;

  g_free (self->findings);
  iri_report_unref (self->report);
}

void
libiri_report_unref (LibiriReport *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

gboolean
libiri_report_is_valid (const LibiriReport *self)
{
  return self->report->valid;
}

const char *
libiri_report_get_text (const LibiriReport *self)
{
  return self->report->display;
}

const char *
libiri_report_get_uri (const LibiriReport *self)
{
  return self->report->uri;
}

const char *
libiri_report_get_iri (const LibiriReport *self)
{
  return self->report->iri;
}

gboolean
libiri_report_get_component_range (const LibiriReport *self,
                                   LibiriComponent component,
                                   gsize *begin,
                                   gsize *end)
{
  IriSpan span = IRI_SPAN_ABSENT;
  gboolean present;

  if ((guint) component < LIBIRI_COMPONENT_NONE)
    span = self->report->components.span[component];
  present = iri_span_is_present (span);
  if (begin != NULL)
    *begin = present ? span.begin : 0;
  if (end != NULL)
    *end = present ? span.end : 0;
  return present;
}

char *
libiri_report_dup_component (const LibiriReport *self, LibiriComponent component)
{
  gsize begin = 0, end = 0;

  if (!libiri_report_get_component_range (self, component, &begin, &end))
    return NULL;
  return g_utf8_make_valid (self->report->text + begin, (gssize) (end - begin));
}

LibiriHostKind
libiri_report_get_host_kind (const LibiriReport *self)
{
  return (LibiriHostKind) self->report->display_components.host_kind;
}

const char *
libiri_report_get_host_ascii (const LibiriReport *self)
{
  return self->report->host != NULL ? self->report->host->ascii : NULL;
}

const char *
libiri_report_get_host_unicode (const LibiriReport *self)
{
  return self->report->host != NULL ? self->report->host->unicode : NULL;
}

const char *
libiri_report_get_host_rejection (const LibiriReport *self)
{
  return self->report->host != NULL ? iri_host_rejection (self->report->host) : NULL;
}

const char *
libiri_report_get_registrable_domain (const LibiriReport *self)
{
  return self->report->host != NULL ? iri_host_domain (self->report->host).registrable
                                    : NULL;
}

const char *
libiri_report_get_suffix_list_date (const LibiriReport *self)
{
  return libiri_report_get_registrable_domain (self) != NULL ? iri_psl_date () : NULL;
}

const char *
libiri_report_get_visual_text (const LibiriReport *self)
{
  return self->report->bidi != NULL ? self->report->bidi->visual : NULL;
}

const char *
libiri_report_get_display_text (const LibiriReport *self)
{
  return self->report->bidi != NULL ? self->report->bidi->display : NULL;
}

const char *
libiri_report_get_logical_text (const LibiriReport *self)
{
  return self->report->bidi != NULL ? self->report->bidi->text : NULL;
}

guint32 *
libiri_report_dup_visual_positions (const LibiriReport *self, gsize *n_chars)
{
  const IriBidi *bidi = self->report->bidi;

  *n_chars = bidi != NULL ? bidi->n_chars : 0;
  return bidi != NULL ? iri_bidi_visual_positions (bidi) : NULL;
}

const char *
libiri_report_get_visual_twin (const LibiriReport *self)
{
  return self->report->perception != NULL ? self->report->perception->twin : NULL;
}

gboolean
libiri_report_is_deceptive (const LibiriReport *self)
{
  return iri_report_deceives (self->report);
}

gsize
libiri_report_count_findings (const LibiriReport *self, LibiriSeverity severity)
{
  g_return_val_if_fail ((guint) severity < IRI_N_SEVERITIES, 0);
  return self->report->n_found[severity];
}

gsize
libiri_report_get_n_findings (const LibiriReport *self)
{
  return self->report->n_findings;
}

const LibiriFinding *
libiri_report_get_finding (const LibiriReport *self, gsize index)
{
  g_return_val_if_fail (index < self->report->n_findings, NULL);
  return &self->findings[index];
}

LibiriVerdictLevel
libiri_report_get_verdict_level (const LibiriReport *self)
{
  g_autoptr (IriVerdict) verdict = iri_verdict_new (self->report);

  return (LibiriVerdictLevel) verdict->level;
}

char *
libiri_report_dup_verdict (const LibiriReport *self, char **why)
{
  g_autoptr (IriVerdict) verdict = iri_verdict_new (self->report);

  if (why != NULL)
    *why = g_steal_pointer (&verdict->body);
  return g_steal_pointer (&verdict->title);
}

/* Whether @report has the whole text, not just the beginning of one that is too
 * long. */
static gboolean
has_whole_text (const IriReport *report)
{
  for (gsize i = 0; i < report->n_findings; i++)
    if (report->findings[i].code == IRI_FINDING_TOO_LONG)
      return FALSE;
  return TRUE;
}

char *
libiri_report_to_json (const LibiriReport *self)
{
  IriReport *report = self->report;
  GString *json = g_string_new (NULL);
  gpointer paused = iri_translations_pause ();

  /* Anew, because the names of hosts in a report are in the language that it was made
   * in. */
  report
      = has_whole_text (report)
            ? iri_report_new (report->text, (gssize) report->length, &report->options)
            : iri_report_ref (report);
  iri_json_append_report (json, report, IRI_JSON_ALL);
  iri_report_unref (report);
  iri_translations_resume (paused);
  return g_string_free (json, FALSE);
}
