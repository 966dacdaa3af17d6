/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "iri-idna.h"
#include "iri-json.h"
#include "iri-parse.h"
#include "iri-refusal.h"

#include <glib/gi18n.h>
#include <string.h>

/* What the host is, if all of @text is one. */
static IriHostKind
kind_of (const char *text, const IriSpec *spec)
{
  g_autofree char *reference = g_strconcat ("//", text, NULL);
  gsize length = strlen (reference);
  IriComponents components;
  IriSpan host;

  iri_parse (reference, length, spec, &components, NULL, NULL);
  host = components.span[IRI_COMPONENT_HOST];
  if (host.begin == 2 && host.end == length)
    return components.host_kind;
  return IRI_HOST_REG_NAME;
}

/* The host by one flavour, as far as the document lets it stand. */
static IriHost *
judge (const char *text, IriHostKind kind, IriIdna idna, const IriSpec *spec)
{
  IriHost *host
      = iri_host_judge (text, (IriSpan){ 0, strlen (text) }, kind, idna);

  iri_host_hold_to (host, spec);
  return host;
}

/* What there is to say of the host as that of an address. */
static IriReport *
report_of (const CliOptions *options, CliItem item)
{
  IriOptions choices = options->report;
  g_autoptr (GString) reference = g_string_new ("//");

  g_string_append_len (reference, item.text, (gssize) item.length);
  choices.want = IRI_WANT_HOST | IRI_WANT_CHECKS;
  return iri_report_new (reference->str, (gssize) reference->len, &choices);
}

static void
append_json (const char *text,
             const IriHost *host,
             const IriSpec *spec,
             const IriReport *report,
             GString *out)
{
  g_autoptr (GPtrArray) hosts
      = g_ptr_array_new_with_free_func ((GDestroyNotify) iri_host_free);
  const IriIdna *flavours;
  gsize n;

  flavours = iri_idna_all (&n);
  for (gsize i = 0; i < n; i++)
    g_ptr_array_add (hosts, judge (text, host->kind, flavours[i], spec));
  iri_json_append_flavours (out, text, strlen (text), host,
                            (IriHost *const *) hosts->pdata, hosts->len,
                            report);
}

/* What is no text is no host either; it is answered all the same. */
static void
answer_no_text (const CliOptions *options, CliItem item, CliOutput *out)
{
  if (options->json)
    {
      g_autoptr (IriReport) report = report_of (options, item);

      iri_json_append_flavours (out->out, item.text, item.length, NULL, NULL, 0,
                                report);
    }
  cli_output_error (out, item, "not-utf-8", _ ("The host is not UTF-8"));
  out->failed = TRUE;
}

/* Why the first label that is refused is; an address has none, and is refused for
 * what is not US-ASCII in it. */
static void
find_refusal (const char *text, const IriHost *host, IriRefusal *refusal)
{
  const char *at = text;

  if (iri_refusal_find_first (text, host, refusal))
    return;
  while (g_ascii_isprint (*at))
    at++;
  *refusal = (IriRefusal){ .rule = "forbidden", .c = g_utf8_get_char (at) };
}

/* Names the rule and the character at fault. */
static void
complain (const char *text, const IriHost *host, CliItem item, CliOutput *out)
{
  IriRefusal refusal;
  g_autofree char *message = NULL;

  find_refusal (text, host, &refusal);
  message = iri_refusal_message (&refusal);
  cli_output_error (out, item, refusal.rule, message);
  out->failed = TRUE;
}

static void
answer_text (const CliOptions *options,
             CliItem item,
             const char *text,
             CliOutput *out)
{
  const IriSpec *spec = options->report.spec;
  IriIdna idna = options->report.idna;
  g_autoptr (IriHost) host = NULL;

  if (spec == NULL)
    spec = iri_spec_default ();
  if (idna == IRI_IDNA_DEFAULT)
    idna = spec->idna;
  host = judge (text, kind_of (text, spec), idna, spec);
  if (options->json)
    {
      g_autoptr (IriReport) report = report_of (options, item);

      append_json (text, host, spec, report, out->out);
    }
  else if (host->ascii != NULL)
    g_string_append (out->out, host->ascii);
  if (host->ascii == NULL)
    complain (text, host, item, out);
}

static void
answer (const CliOptions *options, CliItem item, CliOutput *out)
{
  g_autofree char *text = g_strndup (item.text, item.length);

  if (g_utf8_validate_len (item.text, item.length, NULL))
    answer_text (options, item, text, out);
  else
    answer_no_text (options, item, out);
  g_string_append_c (out->out, options->nul && !options->json ? '\0' : '\n');
}

const CliCommand cli_host = {
  .name = "host",
  .operands = N_ ("[HOST…]"),
  .summary = N_ ("each label by each IDNA flavour"),
  .want = IRI_WANT_HOST,
  .takes = CLI_TAKES_SPEC | CLI_TAKES_IDNA,
  .answer = answer,
};
