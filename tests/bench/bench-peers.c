/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench.h"

#include <curl/curl.h>
#include <fribidi.h>
#include <idn2.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ustring.h>
#include <uriparser/Uri.h>

gsize
bench_uriparser (const BenchLines *lines)
{
  gsize taken = 0;

  for (gsize i = 0; i < lines->n; i++)
    {
      const char *error;
      UriUriA uri;

      if (uriParseSingleUriA (&uri, lines->line[i], &error) != URI_SUCCESS)
        continue;
      taken++;
      uriFreeUriMembersA (&uri);
    }
  return taken;
}

gsize
bench_g_uri_split (const BenchLines *lines)
{
  gsize taken = 0;

  for (gsize i = 0; i < lines->n; i++)
    {
      g_autofree char *scheme = NULL, *userinfo = NULL, *host = NULL;
      g_autofree char *path = NULL, *query = NULL, *fragment = NULL;
      int port;

      taken += g_uri_split (lines->line[i], G_URI_FLAGS_NONE, &scheme, &userinfo, &host,
                            &port, &path, &query, &fragment, NULL);
    }
  return taken;
}

gsize
bench_g_uri_parse (const BenchLines *lines)
{
  gsize taken = 0;

  for (gsize i = 0; i < lines->n; i++)
    {
      g_autoptr (GUri) uri = g_uri_parse (lines->line[i], G_URI_FLAGS_NONE, NULL);

      taken += uri != NULL;
    }
  return taken;
}

/* With @map, also gets the URI that the IRI maps to: the host in Punycode, the rest
 * percent-encoded. libcurl supports that since 7.88. */
static gboolean
curl_one (const char *line, gboolean map)
{
  CURLU *url = curl_url ();
  char *text = NULL;
  unsigned int flags = CURLU_NON_SUPPORT_SCHEME;
  gboolean taken;

  taken = curl_url_set (url, CURLUPART_URL, line, map ? flags | CURLU_URLENCODE : flags)
          == CURLUE_OK;
  if (taken && map)
    taken = curl_url_get (url, CURLUPART_URL, &text, CURLU_PUNYCODE) == CURLUE_OK;
  curl_free (text);
  curl_url_cleanup (url);
  return taken;
}

static gsize
curl_all (const BenchLines *lines, gboolean map)
{
  gsize taken = 0;

  for (gsize i = 0; i < lines->n; i++)
    taken += (gsize) curl_one (lines->line[i], map);
  return taken;
}

gsize
bench_curl_set (const BenchLines *lines)
{
  return curl_all (lines, FALSE);
}

gsize
bench_curl_get (const BenchLines *lines)
{
  return curl_all (lines, TRUE);
}

static gboolean
idn2_one (const char *host)
{
  char *ascii = NULL;
  gboolean taken = idn2_to_ascii_8z (host, &ascii, IDN2_NONTRANSITIONAL) == IDN2_OK;

  idn2_free (ascii);
  return taken;
}

gsize
bench_idn2 (const BenchLines *lines)
{
  gsize taken = 0;

  for (gsize i = 0; i < lines->n; i++)
    taken += (gsize) idn2_one (lines->line[i]);
  return taken;
}

/* Returns the host between the first "//" and "/", "?" or "#". */
gsize
bench_idn2_in_iri (const BenchLines *lines)
{
  gsize taken = 0;

  for (gsize i = 0; i < lines->n; i++)
    {
      const char *slashes = strstr (lines->line[i], "//");
      char host[1024];

      if (slashes == NULL)
        continue;
      g_strlcpy (host, slashes + 2,
                 MIN (sizeof host, strcspn (slashes + 2, "/?#") + 1));
      taken += (gsize) idn2_one (host);
    }
  return taken;
}

gsize
bench_fribidi (const BenchLines *lines)
{
  gsize taken = 0;

  for (gsize i = 0; i < lines->n; i++)
    {
      FriBidiStrIndex n = (FriBidiStrIndex) lines->length[i];
      g_autofree FriBidiChar *chars = g_new (FriBidiChar, n + 1);
      g_autofree FriBidiChar *visual = g_new (FriBidiChar, n + 1);
      g_autofree FriBidiStrIndex *order = g_new (FriBidiStrIndex, n + 1);
      g_autofree FriBidiLevel *levels = g_new (FriBidiLevel, n + 1);
      FriBidiParType direction = FRIBIDI_PAR_LTR;

      n = fribidi_charset_to_unicode (FRIBIDI_CHAR_SET_UTF8, lines->line[i], n, chars);
      taken += fribidi_log2vis (chars, n, &direction, visual, order, NULL, levels) != 0;
    }
  return taken;
}

gsize
bench_icu_bidi (const BenchLines *lines)
{
  UBiDi *bidi = ubidi_open ();
  gsize taken = 0;

  for (gsize i = 0; i < lines->n; i++)
    {
      int32_t n = 0, length = (int32_t) lines->length[i];
      g_autofree UChar *text = g_new (UChar, length + 1);
      g_autofree int32_t *order = g_new (int32_t, length + 1);
      UErrorCode status = U_ZERO_ERROR;

      u_strFromUTF8 (text, length + 1, &n, lines->line[i], length, &status);
      ubidi_setPara (bidi, text, n, 0, NULL, &status);
      ubidi_getVisualMap (bidi, order, &status);
      taken += U_SUCCESS (status);
    }
  ubidi_close (bidi);
  return taken;
}

void
bench_print_versions (void)
{
  g_print ("GLib %u.%u.%u, uriparser %s, %s, libidn2 %s, FriBidi %s, ICU %s\n",
           glib_major_version, glib_minor_version, glib_micro_version, URI_VER_ANSI,
           curl_version (), idn2_check_version (NULL), FRIBIDI_VERSION, U_ICU_VERSION);
}
