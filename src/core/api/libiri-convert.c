/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Functions that need one form of a text, without its report. */

#include "libiri-private.h"

#include "iri-compare.h"
#include "iri-detect.h"

#include <string.h>

/* Programs are compiled with our numbers, so they must be those of the inner core. */
G_STATIC_ASSERT ((int) LIBIRI_RUNG_STRING == (int) IRI_RUNG_STRING);
G_STATIC_ASSERT ((int) LIBIRI_RUNG_CASE == (int) IRI_RUNG_CASE);
G_STATIC_ASSERT ((int) LIBIRI_RUNG_PERCENT == (int) IRI_RUNG_PERCENT);
G_STATIC_ASSERT ((int) LIBIRI_RUNG_PATH == (int) IRI_RUNG_PATH);
G_STATIC_ASSERT ((int) LIBIRI_RUNG_SCHEME == (int) IRI_RUNG_SCHEME);

G_STATIC_ASSERT ((int) LIBIRI_PURPOSE_ANY == (int) IRI_PURPOSE_ANY);
G_STATIC_ASSERT ((int) LIBIRI_PURPOSE_IDENTITY == (int) IRI_PURPOSE_IDENTITY);
G_STATIC_ASSERT ((int) LIBIRI_PURPOSE_RETRIEVAL == (int) IRI_PURPOSE_RETRIEVAL);

char *
libiri_to_uri (const char *iri, const LibiriOptions *options)
{
  IriOptions inner = libiri_options_for (options, IRI_WANT_URI | IRI_WANT_HOST);
  g_autoptr (IriReport) report = iri_report_new (iri, -1, &inner);

  return g_strdup (report->uri);
}

char *
libiri_to_iri (const char *uri, const LibiriOptions *options)
{
  /* The checks find escapes in legacy charsets. */
  IriOptions inner
      = libiri_options_for (options, IRI_WANT_IRI | IRI_WANT_HOST | IRI_WANT_CHECKS);
  g_autoptr (IriReport) report = iri_report_new (uri, -1, &inner);

  return g_strdup (report->iri);
}

char *
libiri_normalize (const char *iri, LibiriRung rung, const LibiriOptions *options)
{
  IriOptions inner
      = libiri_options_for (options, IRI_WANT_IRI | IRI_WANT_URI | IRI_WANT_NORMAL);
  g_autoptr (IriReport) report = NULL;

  g_return_val_if_fail ((guint) rung <= LIBIRI_RUNG_SCHEME, NULL);
  inner.rung = (IriRung) rung;
  report = iri_report_new (iri, -1, &inner);
  return g_strdup (report->iri);
}

char *
libiri_resolve (const char *reference, const char *base, const LibiriOptions *options)
{
  IriOptions inner = libiri_options_for (options, IRI_WANT_IRI | IRI_WANT_TARGET);
  g_autoptr (IriReport) report = NULL;

  inner.base = base;
  report = iri_report_new (reference, -1, &inner);
  return report->target != NULL ? g_strdup (report->iri) : NULL;
}

gboolean
libiri_compare (const char *left,
                const char *right,
                LibiriPurpose purpose,
                const LibiriOptions *options,
                LibiriRung *rung)
{
  IriOptions inner = libiri_options_for (options, IRI_WANT_IRI | IRI_WANT_TARGET);
  g_autoptr (IriReport) left_report = iri_report_new (left, -1, &inner);
  g_autoptr (IriReport) right_report = iri_report_new (right, -1, &inner);
  g_autoptr (IriComparison) comparison
      = iri_comparison_new (left_report, right_report, (IriPurpose) purpose);

  if (rung != NULL)
    *rung = comparison != NULL ? (LibiriRung) comparison->rung : LIBIRI_RUNG_STRING;
  return comparison != NULL && comparison->equal;
}

typedef struct
{
  const char *text;
  GPtrArray *links;
} LinkSearch;

static void
add_link (IriSpan span, gpointer data)
{
  const LinkSearch *search = data;

  g_ptr_array_add (search->links,
                   g_strndup (search->text + span.begin, iri_span_length (span)));
}

char **
libiri_find_links (const char *text)
{
  LinkSearch search = { text, g_ptr_array_new () };

  iri_detect (text, strlen (text), add_link, &search);
  g_ptr_array_add (search.links, NULL);
  return (char **) g_ptr_array_free (search.links, FALSE);
}
