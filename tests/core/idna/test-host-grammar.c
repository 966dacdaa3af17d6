/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The output of every flavour of IDNA is a valid host: put back into an IRI, the
 * standard parses it as the same host without findings. Tested on random hosts;
 * test-host-grammar --rounds=N tries N of them and prints a table instead
 * (tests/bench/properties). */

#include "iri-host.h"
#include "iri-idna.h"
#include "iri-parse.h"
#include "iri-report.h"
#include "score.h"

#include <string.h>

#define ROUNDS 8000
#define SEED 3490

static const char *const pieces[] = {
  "a",          "b",
  "l",          "1",
  "0x7f",       "-",
  "--",         "xn--",
  "XN--",       "n3h",
  "tda",        "a-ecp",
  "xn--n3h",    "xn--a",
  "xn--1ch",    "xn--8a",
  "xn--4db",    "_",
  "~",          "!",
  "$",          "&",
  "'",          "(",
  ")",          "*",
  "+",          ",",
  ";",          "=",
  ".",          ".",
  ".",          "..",
  "\u3002",     "\uFF0E",
  "\uFF61",     "/",
  "?",          "#",
  ":",          "@",
  "[",          "]",
  "\\",         "%",
  " ",          "<",
  ">",          "\"",
  "`",          "{",
  "}",          "|",
  "^",          "\x01",
  "\x7F",       "[::1]",
  "[v1.a]",     "127.0.0.1",
  "%2F",        "%2e",
  "%25",        "%5B",
  "%00",        "%41",
  "%C3%A9",     "%E3%80%82",
  "%EF%BC%8F",  "%FF",
  "%C3",        "%E2%98%83",
  "%C2%AD",     "\u00E9",
  "e\u0301",    "\u0301",
  "\u0338",     "\u00DF",
  "\u03C2",     "\u0130",
  "\u00AD",     "\u034F",
  "\u200B",     "\u200C",
  "\u200D",     "\u0915\u094D",
  "\u200E",     "\u202E",
  "\u2066",     "\u05D0",
  "\u05D1",     "\u0627",
  "\u0661",     "\u06F1",
  "\u0375",     "\u03B1",
  "\u05F3",     "\u30FB",
  "\u30AB",     "\u00B7",
  "\u2603",     "\u2665",
  "\u0378",     "\uFDD0",
  "\uE000",     "\uFFFD",
  "\uFF01",     "\u1E9E",
  "\U0002F868", "\u3164",
  "\U000E0041", "\U0001F4A9",
  "\U00011F04", "\u0221",
  "\u00A0",     "\u3000",
  "\u2044",     "\u2215",
  "\u29F8",
};

/* The few hundred characters whose compatibility mapping contains a delimiter or other
 * ASCII punctuation. */
static GPtrArray *
make_signs (void)
{
  GPtrArray *signs = g_ptr_array_new_with_free_func (g_free);

  for (gunichar c = 0x80; c <= G_MAXUINT16 * 2; c++)
    {
      char text[7] = "";
      g_autofree char *plain = NULL;

      if (!g_unichar_validate (c))
        continue;
      g_unichar_to_utf8 (c, text);
      plain = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
      for (const char *at = plain; *at != '\0'; at++)
        if (g_ascii_ispunct (*at) || *at == ' ')
          {
            g_ptr_array_add (signs, g_strdup (text));
            break;
          }
    }
  return signs;
}

static GString *
random_host (GRand *random, const GPtrArray *signs)
{
  GString *host = g_string_new (NULL);

  for (int n = g_rand_int_range (random, 1, 7); n > 0; n--)
    if (g_rand_int_range (random, 0, 4) == 0)
      g_string_append (
          host, g_ptr_array_index (
                    signs, (guint) g_rand_int_range (random, 0, (gint32) signs->len)));
    else
      g_string_append (host,
                       pieces[g_rand_int_range (random, 0, G_N_ELEMENTS (pieces))]);
  return host;
}

/* Returns whether @spec parses @host, put back into an IRI, as a host only. A registry
 * name with "@" may be user information and host when it is percent-encoded: ü is
 * allowed in such a name, but only %C3%BC before a host (masinter-07 §2.2). */
static gboolean
is_host (const char *host, const IriSpec *spec)
{
  g_autofree char *reference = g_strconcat ("//", host, NULL);
  gsize length = strlen (reference);
  IriComponents components;

  iri_parse (reference, length, spec, &components, NULL, NULL);
  if (spec->has_registry_authority
      && iri_span_is_present (components.span[IRI_COMPONENT_USERINFO]))
    return components.valid && components.span[IRI_COMPONENT_PATH].begin == length;
  return components.valid && components.span[IRI_COMPONENT_HOST].begin == 2
         && components.span[IRI_COMPONENT_HOST].end == length;
}

/* Checks both forms. The ASCII form must be valid in a URI, by RFC 3986 or by the
 * standard; the Unicode form must be valid in an IRI. */
static gboolean
stands (const IriHost *host, const IriSpec *document)
{
  IriSpec prepared = *document;
  const IriSpec *spec = &prepared;

  /* The preparation percent-encodes in a host too, which the grammar does not have. */
  if (document->prepare[0].rule != IRI_PREPARE_END)
    prepared.allowed[IRI_COMPONENT_HOST] |= IRI_SYNTAX_GROUP_PCT_ENCODED;
  if (!is_host (host->ascii, spec) && !is_host (host->ascii, iri_spec_default ()))
    return FALSE;
  return is_host (host->unicode, spec);
}

/* Checks a name on its own. */
static gboolean
stands_as_name (const char *name, const IriSpec *spec, IriIdnaFlavour idna)
{
  IriSpan span = { 0, strlen (name) };
  g_autoptr (IriHost) host = iri_host_new_name (name, span, IRI_HOST_REG_NAME, idna);

  iri_host_apply_grammar (host, spec);
  return spec->parser == IRI_PARSER_URL || host->ascii == NULL || stands (host, spec);
}

static IriReport *
read_host (const char *host, const IriSpec *spec, IriIdnaFlavour idna)
{
  g_autofree char *text = g_strconcat (
      spec->parser == IRI_PARSER_URL ? "http://" : "//", host, "/", NULL);
  const IriOptions options
      = { .spec = spec, .idna = idna, .want = IRI_WANT_HOST | IRI_WANT_URI };

  return iri_report_new (text, -1, &options);
}

static gboolean
is_read_as (const char *form, const IriReport *report)
{
  g_autoptr (IriReport) again
      = read_host (form, report->options.spec, report->options.idna);

  return again->host != NULL
         && g_strcmp0 (again->host->ascii, report->host->ascii) == 0;
}

/* Checks a name as the host of an IRI. If the standard rejects the host and IDNA does
 * not apply, as to a registry name (RFC 2396 §3.2.1), or the host is a broken IP
 * literal, the host stays unchanged and there is a finding. A browser parses its own
 * output as the same host. */
static gboolean
stands_in_address (const char *name, const IriSpec *spec, IriIdnaFlavour idna)
{
  g_autoptr (IriReport) report = read_host (name, spec, idna);
  const IriHost *host = report->host;
  IriSpan span = report->reference_components.span[IRI_COMPONENT_HOST];

  if (host == NULL || host->ascii == NULL || report->uri == NULL)
    return TRUE;
  /* The URL parser uses the browser flavour only. */
  if (spec->parser == IRI_PARSER_URL && idna != IRI_IDNA_BROWSER)
    return TRUE;
  if (spec->parser == IRI_PARSER_URL)
    return is_read_as (host->ascii, report) && is_read_as (host->unicode, report);
  if (!report->valid
      && (host->kind != IRI_HOST_REG_NAME
          || !iri_host_needs_idna (report->reference, span, report->options.idna)))
    return TRUE;
  return stands (host, spec);
}

/* Tries @rounds hosts with each standard and each flavour. */
static void
try_hosts (guint rounds, guint seed, Score *scores)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autoptr (GPtrArray) signs = make_signs ();
  gsize n_specs, n_flavours;
  const IriSpec *specs = iri_spec_all (&n_specs);
  const IriIdnaFlavour *flavours = iri_idna_all (&n_flavours);

  for (guint round = 0; round < rounds; round++)
    {
      g_autoptr (GString) host = random_host (random, signs);

      for (gsize i = 0; i < n_specs * n_flavours; i++)
        {
          const IriSpec *spec = &specs[i / n_flavours];
          IriIdnaFlavour idna = flavours[i % n_flavours];

          if (!stands_as_name (host->str, spec, idna)
              || !stands_in_address (host->str, spec, idna))
            score_fail (&scores[i], host->str, host->len);
        }
    }
}

static char *
name_score (gsize i, const char *between)
{
  gsize n_specs, n_flavours;
  const IriSpec *specs = iri_spec_all (&n_specs);
  const IriIdnaFlavour *flavours = iri_idna_all (&n_flavours);

  return g_strconcat (specs[i / n_flavours].id, between,
                      iri_idna_id (flavours[i % n_flavours]), NULL);
}

static gsize
count_scores (void)
{
  gsize n_specs, n_flavours;

  iri_spec_all (&n_specs);
  iri_idna_all (&n_flavours);
  return n_specs * n_flavours;
}

int
main (int argc, char **argv)
{
  static const ScoreKind kind = { "/host-grammar", "hosts by each document and flavor",
                                  ROUNDS,          SEED,
                                  count_scores,    name_score,
                                  try_hosts };

  return score_main (&kind, argc, argv);
}
