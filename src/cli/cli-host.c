/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "iri-display-policy.h"
#include "iri-idna.h"
#include "iri-json.h"
#include "iri-parse.h"
#include "iri-rejection.h"

#include <glib/gi18n.h>
#include <string.h>

/* Returns the kind of @text, if all of it is a host. */
static IriHostKind
get_host_kind (const char *text, const IriSpec *spec)
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

/* Converts a host by @idna and applies the restrictions of @spec. */
static IriHost *
convert_host (const char *text,
              IriHostKind kind,
              IriIdnaFlavour idna,
              const IriSpec *spec)
{
  IriHost *host = iri_host_new_name (text, (IriSpan){ 0, strlen (text) }, kind, idna);

  iri_host_apply_grammar (host, spec);
  return host;
}

/* Returns the report of a reference with only this host. */
static IriReport *
new_report (const CliOptions *options, CliItem item)
{
  IriOptions choices = options->report;
  g_autoptr (GString) reference = g_string_new ("//");

  g_string_append_len (reference, item.text, (gssize) item.length);
  choices.want = IRI_WANT_HOST | IRI_WANT_CHECKS;
  return iri_report_new (reference->str, (gssize) reference->len, &choices);
}

/* Appends a row for each browser, unless all of them show the host unchanged: what it
 * shows, and why that is not in Unicode. Returns whether it did. */
static gboolean
append_browsers (GString *out, const char *text, IriHostKind kind)
{
  const IriDisplayPolicy *policy;

  for (gsize i = 0; (policy = iri_display_policy_at (i)) != NULL; i++)
    {
      g_autoptr (IriBrowserDisplay) view
          = iri_browser_display_new (policy, text, (IriSpan){ 0, strlen (text) }, kind);
      const char *summary = "";

      if (view == NULL)
        return FALSE;
      for (gsize k = 0; *summary == '\0' && k < view->host->n_labels; k++)
        if (view->steps[k] != NULL)
          summary = iri_display_policy_step_summary (view->steps[k]->id);
      g_string_append_printf (out, "%s %s\t%s\t%s\n", policy->name, policy->edition,
                              view->shown != NULL ? view->shown : "", summary);
    }
  return TRUE;
}

/* Appends the rows of browsers and one for @idna with the edition of its tables. */
static void
append_steps (GString *out, const char *text, const IriHost *host, IriIdnaFlavour idna)
{
  g_autofree char *edition = iri_idna_version (idna);

  if (append_browsers (out, text, host->kind) && edition != NULL)
    g_string_append_printf (out, "%s\t%s\t%s\n", _ (iri_idna_info (idna)->title),
                            host->ascii != NULL ? host->ascii : "", edition);
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
  const IriIdnaFlavour *flavours;
  gsize n;

  flavours = iri_idna_all (&n);
  for (gsize i = 0; i < n; i++)
    g_ptr_array_add (hosts, convert_host (text, host->kind,
                                          iri_spec_idna (spec, flavours[i]), spec));
  iri_json_append_flavours (out, text, strlen (text), host,
                            (IriHost *const *) hosts->pdata, hosts->len, report);
}

static void
process_invalid (const CliOptions *options, CliItem item, CliOutput *output)
{
  if (options->json)
    {
      g_autoptr (IriReport) report = new_report (options, item);

      iri_json_append_flavours (output->out, item.text, item.length, NULL, NULL, 0,
                                report);
    }
  cli_output_error (output, item, "not-utf-8", _ ("The host is not valid UTF-8"));
  output->failed = TRUE;
}

/* Sets @rejection to the reason for the first rejected label. An IP address has no
 * labels: its first character outside ASCII is the reason. */
static void
find_rejection (const char *text, const IriHost *host, IriRejection *rejection)
{
  const char *at = text;

  if (iri_rejection_find_first (text, host, rejection))
    return;
  while (g_ascii_isprint (*at))
    at++;
  *rejection = (IriRejection){ .rule = "forbidden", .c = g_utf8_get_char (at) };
}

static void
report_rejection (const char *text,
                  const IriHost *host,
                  IriIdnaFlavour idna,
                  CliItem item,
                  CliOutput *output)
{
  IriRejection rejection;
  g_autofree char *message = NULL, *edition = iri_idna_version (idna), *whole = NULL;

  find_rejection (text, host, &rejection);
  message = iri_rejection_message (&rejection);
  /* The message about outdated tables names their edition itself. */
  if (edition != NULL && iri_rejection_explained_rule (&rejection) == rejection.rule)
    /* Translators: why a host is rejected, and the edition of the rules. */
    whole = g_strdup_printf (_ ("%s (%s)"), message, edition);
  cli_output_error (output, item, rejection.rule, whole != NULL ? whole : message);
  output->failed = TRUE;
}

static void
process_text (const CliOptions *options,
              CliItem item,
              const char *text,
              CliOutput *output)
{
  const IriSpec *spec = options->report.spec;
  IriIdnaFlavour idna = options->report.idna;
  g_autoptr (IriHost) host = NULL;

  if (spec == NULL)
    spec = iri_spec_default ();
  if (idna == IRI_IDNA_DEFAULT)
    idna = spec->idna;
  idna = iri_spec_idna (spec, idna);
  host = convert_host (text, get_host_kind (text, spec), idna, spec);
  if (options->json)
    {
      g_autoptr (IriReport) report = new_report (options, item);

      append_json (text, host, spec, report, output->out);
    }
  else
    {
      if ((options->report.want & IRI_WANT_STEPS) != 0)
        append_steps (output->out, text, host, idna);
      g_string_append (output->out, host->ascii != NULL ? host->ascii : "");
    }
  if (host->ascii == NULL)
    report_rejection (text, host, idna, item, output);
}

static void
process (const CliOptions *options, CliItem item, CliOutput *output)
{
  g_autofree char *text = g_strndup (item.text, item.length);

  if (g_utf8_validate_len (item.text, item.length, NULL))
    process_text (options, item, text, output);
  else
    process_invalid (options, item, output);
  cli_end_line (options, output->out);
}

const CliCommand cli_host = {
  .name = "host",
  .operands = N_ ("[HOST…]"),
  .summary = N_ ("convert a host to ASCII with each IDNA flavor"),
  .want = IRI_WANT_HOST,
  .takes = CLI_TAKES_SPEC | CLI_TAKES_IDNA | CLI_TAKES_STEPS | CLI_TAKES_SUFFIX_LIST,
  .process = process,
};
