/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A host from the cache is the same as the host that was computed first, whatever its
 * position and flavour, and whatever was looked up in between. */

#include "iri-host-cache.h"
#include "iri-host.h"

#include <string.h>

/* More names than the cache can hold. */
#define N_NAMES 30000
#define N_THREADS 4

static IriHost *
host_at (gsize begin, const char *name, IriIdnaFlavour idna)
{
  g_autoptr (GString) text = g_string_new (NULL);
  IriSpan span = { begin, begin + strlen (name) };

  for (gsize i = 0; i < begin; i++)
    g_string_append_c (text, '/');
  g_string_append (text, name);
  g_string_append (text, "/x");
  return iri_host_new (text->str, span, IRI_HOST_REG_NAME, idna);
}

static void
test_place (void)
{
  for (gsize round = 0; round < 5; round++)
    for (gsize begin = 0; begin < 20; begin += 7)
      {
        g_autoptr (IriHost) host
            = host_at (begin, "www.b\u00FCcher.co.uk", IRI_IDNA_UTS46);

        g_assert_cmpstr (host->ascii, ==, "www.xn--bcher-kva.co.uk");
        g_assert_cmpstr (host->unicode, ==, "www.b\u00FCcher.co.uk");
        g_assert_cmpstr (iri_host_domain (host).registrable, ==, "xn--bcher-kva.co.uk");
        g_assert_cmpuint (host->n_labels, ==, 4);
        g_assert_cmpuint (host->labels[1].span.begin, ==, begin + 4);
        g_assert_cmpuint (host->labels[1].span.end, ==, begin + 11);
        g_assert_cmpstr (host->labels[1].unicode, ==, "b\u00FCcher");
        g_assert_cmpstr (host->labels[1].ascii, ==, "xn--bcher-kva");
      }
}

/* A name is kept when it comes a second time, for one flavour and nothing else. */
static void
test_kept (void)
{
  static const char text[] = "kept.b\u00FCcher.example";
  const IriSpan span = { 5, sizeof text - 1 };

  for (int round = 0; round < 4; round++)
    {
      g_autoptr (IriHost) found = iri_host_cache_find (text, span, IRI_IDNA_UTS46);
      g_autoptr (IriHost) host
          = iri_host_new (text, span, IRI_HOST_REG_NAME, IRI_IDNA_UTS46);

      g_assert_cmpint (found != NULL, ==, round >= 2);
      if (found != NULL)
        {
          g_assert_cmpstr (found->ascii, ==, "xn--bcher-kva.example");
          g_assert_cmpuint (found->labels[0].span.begin, ==, 5);
        }
    }
  g_assert_null (iri_host_cache_find (text, span, IRI_IDNA_2003));
  g_assert_null (
      iri_host_cache_find (text, (IriSpan){ 5, span.end - 1 }, IRI_IDNA_UTS46));
}

/* The hosts of a set, and one more that takes the place of the last. */
static void
test_full (void)
{
  static const char text[] = "full.example";
  guint n = 0;

  for (guint i = 0; i < 3 * N_NAMES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.full.\u00FC", i / 3);
      g_autoptr (IriHost) host = host_at (0, name, IRI_IDNA_UTS46);
    }
  for (guint i = 0; i < N_NAMES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.full.\u00FC", i);
      g_autoptr (IriHost) found
          = iri_host_cache_find (name, (IriSpan){ 0, strlen (name) }, IRI_IDNA_UTS46);

      n += found != NULL ? 1 : 0;
    }
  /* 2048 sets of four. */
  g_assert_cmpuint (n, >=, 8000);
  g_assert_cmpuint (n, <=, 8192);
  g_assert_null (iri_host_cache_find (text, (IriSpan){ 0, 0 }, IRI_IDNA_UTS46));
}

static void
test_flavours (void)
{
  static const struct
  {
    IriIdnaFlavour idna;
    const char *ascii;
  } rows[] = {
    { IRI_IDNA_UTS46, "xn--fa-hia.de" },   { IRI_IDNA_2003, "fass.de" },
    { IRI_IDNA_BROWSER, "xn--fa-hia.de" }, { IRI_IDNA_UTS46_TRANSITIONAL, "fass.de" },
    { IRI_IDNA_NONE, "fa%C3%9F.de" },
  };

  for (int round = 0; round < 4; round++)
    for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
      {
        g_autoptr (IriHost) host = host_at (2, "fa\u00DF.de", rows[i].idna);

        g_assert_cmpint (host->idna, ==, rows[i].idna);
        g_assert_cmpstr (host->ascii, ==, rows[i].ascii);
      }
}

/* The caller may change its host without changing the cached one. */
static void
test_own (void)
{
  for (int round = 0; round < 4; round++)
    {
      g_autoptr (IriHost) host = host_at (2, "\u00FC.own", IRI_IDNA_UTS46);

      g_assert_cmpuint (host->labels[0].span.begin, ==, 2);
      host->labels[0].span.begin = 99;
      host->labels[0].ascii[0] = '?';
      host->ascii[0] = '?';
    }
}

static void
test_rejected (void)
{
  for (int round = 0; round < 4; round++)
    {
      g_autoptr (IriHost) host = host_at (2, "\u00FC.\u2665", IRI_IDNA_UTS46);

      g_assert_cmpstr (host->ascii, ==, NULL);
      g_assert_cmpstr (iri_host_domain (host).registrable, ==, NULL);
      g_assert_cmpstr (host->labels[0].ascii, ==, "xn--tda");
      g_assert_cmpstr (host->labels[1].ascii, ==, NULL);
      g_assert_cmpstr (iri_host_rejection (host), ==, "disallowed");
    }
}

/* Each name shows what it maps to. Looks up all names, and some of them again. */
static gpointer
meet_many (gpointer data)
{
  for (guint round = 0; round < 3; round++)
    for (guint i = 0; i < N_NAMES; i++)
      {
        guint number = i % 3 == 0 ? i % 97 : i;
        g_autofree char *name = g_strdup_printf ("%u.\u00FC", number);
        g_autofree char *ascii = g_strdup_printf ("%u.xn--tda", number);
        g_autoptr (IriHost) host = host_at (i % 5, name, IRI_IDNA_UTS46);

        if (g_strcmp0 (host->ascii, ascii) != 0 || host->labels[0].span.begin != i % 5)
          return g_strdup (name);
      }
  return NULL;
}

static void
test_many (void)
{
  g_autofree char *wrong = meet_many (NULL);

  g_assert_cmpstr (wrong, ==, NULL);
}

static void
test_threads (void)
{
  GThread *threads[N_THREADS];

  for (int i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new ("hosts", meet_many, NULL);
  for (int i = 0; i < N_THREADS; i++)
    {
      g_autofree char *wrong = g_thread_join (threads[i]);

      g_assert_cmpstr (wrong, ==, NULL);
    }
}

static void
test_copy (void)
{
  g_autoptr (IriHost) copy = NULL;

  {
    g_autoptr (IriHost) host = host_at (2, "www.\u7D0D\u8C46.co.jp", IRI_IDNA_UTS46);

    copy = iri_host_copy (host, 3);
  }
  g_assert_cmpstr (copy->ascii, ==, "www.xn--99zt52a.co.jp");
  g_assert_cmpstr (copy->unicode, ==, "www.\u7D0D\u8C46.co.jp");
  g_assert_cmpstr (iri_host_domain (copy).registrable, ==, "xn--99zt52a.co.jp");
  g_assert_cmpstr (copy->labels[1].unicode, ==, "\u7D0D\u8C46");
  g_assert_cmpuint (copy->labels[1].span.begin, ==, 9);
  g_assert_cmpuint (copy->labels[1].span.end, ==, 15);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/host-cache/place", test_place);
  g_test_add_func ("/host-cache/kept", test_kept);
  g_test_add_func ("/host-cache/full", test_full);
  g_test_add_func ("/host-cache/flavours", test_flavours);
  g_test_add_func ("/host-cache/own", test_own);
  g_test_add_func ("/host-cache/rejected", test_rejected);
  g_test_add_func ("/host-cache/many", test_many);
  g_test_add_func ("/host-cache/threads", test_threads);
  g_test_add_func ("/host-cache/copy", test_copy);
  return g_test_run ();
}
