/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-legacy-uris.h"

#include "iri-to-uri.h"

#include <string.h>

/* UTF-8 and the legacy encodings of the WHATWG Encoding Standard, and ISO-8859-1 and
 * ISO-8859-9, which it takes for windows-1252 and windows-1254. ICU has no
 * ISO-8859-16. */
static const char *const charsets[] = {
  "UTF-8",        "ISO-8859-1",  "windows-1252",   "macintosh",
  "ISO-8859-15",  "ISO-8859-2",  "windows-1250",   "ISO-8859-3",
  "ISO-8859-4",   "ISO-8859-10", "ISO-8859-13",    "windows-1257",
  "ISO-8859-14",  "ISO-8859-5",  "windows-1251",   "KOI8-R",
  "KOI8-U",       "IBM866",      "x-mac-cyrillic", "ISO-8859-7",
  "windows-1253", "ISO-8859-9",  "windows-1254",   "ISO-8859-8",
  "windows-1255", "ISO-8859-6",  "windows-1256",   "windows-874",
  "windows-1258", "Shift_JIS",   "EUC-JP",         "ISO-2022-JP",
  "GB18030",      "GBK",         "Big5",           "EUC-KR",
};

/* Maps the IRI of @report to a URI in @charset. Returns NULL if the charset lacks a
 * character. Free with g_free(). */
typedef char *(*MapFunc) (const IriReport *report, const char *charset);

static void
take_missing (IriFinding finding, gpointer data)
{
  gboolean *missing = data;

  *missing = TRUE;
}

static char *
map_by (const IriReport *report, const char *charset, IriCharsetUse use)
{
  IriSpec spec = *report->options.spec;
  gboolean missing = FALSE;
  GString *uri = g_string_new (NULL);
  const IriToUriInput mapping = {
    .text = report->display,
    .length = strlen (report->display),
    .components = &report->display_components,
    .spec = &spec,
    .host_ascii = report->host != NULL ? report->host->ascii : NULL,
    .charset = charset,
  };
  const IriToUriDetails details = { .report = take_missing, .data = &missing };

  spec.charset = use;
  iri_to_uri (&mapping, uri, &details);
  return g_string_free (uri, missing);
}

/* The charset applies to all components but the host. */
static char *
map_whole (const IriReport *report, const char *charset)
{
  return map_by (report, charset, IRI_CHARSET_ALWAYS);
}

static char *
map_query (const IriReport *report, const char *charset)
{
  return map_by (report, charset, IRI_CHARSET_HTTP_QUERY);
}

static gboolean
has_query (const IriReport *report)
{
  return iri_span_is_present (report->display_components.span[IRI_COMPONENT_QUERY]);
}

static gboolean
is_missing (const IriReport *report)
{
  for (gsize i = 0; i < report->n_findings; i++)
    if (report->findings[i].code == IRI_FINDING_NOT_ENCODABLE)
      return TRUE;
  return FALSE;
}

static char *
map_by_parsing (const IriReport *report, const char *charset)
{
  IriOptions options = report->options;
  g_autoptr (IriReport) other = NULL;

  options.want = IRI_WANT_URI | IRI_WANT_HOST;
  options.source = NULL;
  options.charset = charset;
  other = iri_report_new (report->text, (gssize) report->length, &options);
  return is_missing (other) ? NULL : g_strdup (other->uri);
}

static void
uri_free (gpointer data)
{
  IriLegacyUri *self = data;

  g_ptr_array_unref (self->charsets);
  g_free (self->uri);
  g_free (self);
}

static IriLegacyUri *
find (const IriLegacyUris *self, const char *uri)
{
  for (guint i = 0; i < self->uris->len; i++)
    {
      IriLegacyUri *known = g_ptr_array_index (self->uris, i);

      if (g_str_equal (known->uri, uri))
        return known;
    }
  return NULL;
}

/* Adds @charset to the group of @uri. */
static void
add (IriLegacyUris *self, char *uri, const char *charset, gboolean query_only)
{
  IriLegacyUri *group = find (self, uri);

  if (group == NULL)
    {
      group = g_new0 (IriLegacyUri, 1);
      group->uri = g_strdup (uri);
      group->charsets = g_ptr_array_new ();
      group->query_only = query_only;
      g_ptr_array_add (self->uris, group);
    }
  if (group->query_only == query_only)
    g_ptr_array_add (group->charsets, (gpointer) charset);
}

static void
add_all (IriLegacyUris *self, const IriReport *report, MapFunc map, gboolean query_only)
{
  for (gsize i = 0; i < G_N_ELEMENTS (charsets); i++)
    {
      g_autofree char *uri = map (report, charsets[i]);

      if (uri != NULL)
        add (self, uri, charsets[i], query_only);
      else if (!query_only)
        g_ptr_array_add (self->lacking, (gpointer) charsets[i]);
    }
}

IriLegacyUris *
iri_legacy_uris_new (const IriReport *report)
{
  IriLegacyUris *self = g_new0 (IriLegacyUris, 1);

  self->uris = g_ptr_array_new_with_free_func (uri_free);
  self->lacking = g_ptr_array_new ();
  if (report->uri == NULL)
    return self;
  if (report->options.spec->n_to_uri == 0)
    {
      add_all (self, report, map_by_parsing, FALSE);
      return self;
    }
  add_all (self, report, map_whole, FALSE);
  if (has_query (report))
    add_all (self, report, map_query, TRUE);
  return self;
}

void
iri_legacy_uris_free (IriLegacyUris *self)
{
  g_ptr_array_unref (self->uris);
  g_ptr_array_unref (self->lacking);
  g_free (self);
}
