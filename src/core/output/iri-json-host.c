/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-idna.h"
#include "iri-json-private.h"

#include "iri-icu.h"
#include "iri-refusal.h"

#include <glib/gi18n-lib.h>

static void
append_label (GString *out, const IriLabel *label)
{
  g_string_append_c (out, '{');
  iri_json_pair (out, "unicode", label->unicode);
  iri_json_pair (out, "ascii", label->ascii);
  iri_json_pair (out, "error", label->error);
  g_string_append_c (out, '}');
}

void
iri_json_host (GString *out, const IriHost *host)
{
  IriDomain domain;

  iri_json_key (out, "host");
  if (host == NULL)
    {
      g_string_append (out, "null");
      return;
    }
  domain = iri_host_domain (host);
  g_string_append_c (out, '{');
  iri_json_pair (out, "kind", iri_host_kind_id (host->kind));
  iri_json_pair (out, "ascii", host->ascii);
  iri_json_pair (out, "unicode", host->unicode);
  iri_json_pair (out, "registrable", domain.registrable);
  iri_json_pair (out, "public_suffix", domain.public_suffix);
  iri_json_key (out, "labels");
  g_string_append_c (out, '[');
  for (gsize i = 0; i < host->n_labels; i++)
    {
      if (i > 0)
        g_string_append_c (out, ',');
      append_label (out, &host->labels[i]);
    }
  g_string_append (out, "]}");
}

static const char *
form_of (const IriBrowserDisplay *view)
{
  if (view->shown == NULL)
    return "refused";
  for (gsize i = 0; i < view->host->n_labels; i++)
    if (view->steps[i] != NULL)
      return "punycode";
  return "unicode";
}

/* A label as browsers show it, and the step that decides if that is not its
 * Unicode form. */
static void
append_shown_label (GString *out,
                    const IriLabel *label,
                    const IriBrowserStep *step)
{
  g_string_append_c (out, '{');
  iri_json_pair (out, "shown", step == NULL ? label->unicode : label->ascii);
  iri_json_pair (out, "step", step != NULL ? step->id : NULL);
  iri_json_pair (out, "message", step != NULL ? _ (step->summary) : NULL);
  g_string_append_c (out, '}');
}

void
iri_json_browser (GString *out, const IriBrowserDisplay *view)
{
  iri_json_key (out, "browser");
  if (view == NULL)
    {
      g_string_append (out, "null");
      return;
    }
  g_string_append_c (out, '{');
  iri_json_pair (out, "shown", view->shown);
  iri_json_pair (out, "form", form_of (view));
  iri_json_key (out, "labels");
  g_string_append_c (out, '[');
  for (gsize i = 0; i < view->host->n_labels; i++)
    {
      if (i > 0)
        g_string_append_c (out, ',');
      append_shown_label (out, &view->host->labels[i], view->steps[i]);
    }
  g_string_append_c (out, ']');
  iri_json_pair (out, "policy", iri_display_policy_policy ());
  g_string_append_c (out, '}');
}

/* The character at fault and where it is in the input, or null. */
static void
append_at (GString *out, const IriRefusal *refusal)
{
  g_autofree char *number = NULL;
  char *name;

  iri_json_key (out, "at");
  if (refusal->c == 0)
    {
      g_string_append (out, "null");
      return;
    }
  number = g_strdup_printf ("U+%04X", refusal->c);
  name = iri_icu_char_name (refusal->c);
  g_string_append_c (out, '{');
  iri_json_pair (out, "character", number);
  iri_json_pair (out, "name", name);
  iri_json_size (out, "begin", refusal->span.begin);
  iri_json_size (out, "end", refusal->span.end);
  g_string_append_c (out, '}');
  g_free (name);
}

/* Why a label is refused; all null where it is not. */
static void
append_refusal (GString *out,
                const char *input,
                const IriHost *host,
                gsize index)
{
  IriRefusal refusal = { .rule = NULL };
  g_autofree char *message = NULL;

  if (iri_refusal_find (input, host, index, &refusal))
    message = iri_refusal_message (&refusal);
  iri_json_pair (out, "error", host->labels[index].error);
  iri_json_pair (out, "rule", refusal.rule);
  iri_json_pair (out, "section", refusal.section);
  append_at (out, &refusal);
  iri_json_pair (out, "message", message);
}

static void
append_judged_label (GString *out,
                     const char *input,
                     const IriHost *host,
                     gsize index)
{
  const IriLabel *label = &host->labels[index];

  g_string_append_c (out, '{');
  iri_json_size (out, "begin", label->span.begin);
  iri_json_size (out, "end", label->span.end);
  iri_json_pair (out, "unicode", label->unicode);
  iri_json_pair (out, "ascii", label->ascii);
  append_refusal (out, input, host, index);
  g_string_append_c (out, '}');
}

/* The errors of all labels, by their codes. */
static void
append_errors (GString *out, const IriHost *host)
{
  const char *separator = "";

  iri_json_key (out, "errors");
  g_string_append_c (out, '[');
  for (gsize i = 0; i < host->n_labels; i++)
    if (host->labels[i].error != NULL)
      {
        g_string_append (out, separator);
        iri_json_string_or_null (out, host->labels[i].error);
        separator = ",";
      }
  g_string_append_c (out, ']');
}

/* Whose verdict it is. */
static void
append_library (GString *out, const IriIdnaInfo *info)
{
  g_autofree char *version = iri_idna_library_version (info->idna);
  char *unicode = iri_idna_unicode_version (info->idna);

  iri_json_pair (out, "library", info->library);
  iri_json_pair (out, "library_version", version);
  iri_json_pair (out, "unicode_version", unicode);
  iri_json_bool (out, "history", info->history);
  g_free (unicode);
}

static void
append_flavour (GString *out, const char *input, const IriHost *host)
{
  const IriIdnaInfo *info = iri_idna_info (host->idna);

  iri_json_key (out, info->id);
  g_string_append_c (out, '{');
  append_library (out, info);
  iri_json_pair (out, "ascii", host->ascii);
  iri_json_pair (out, "unicode", host->unicode);
  append_errors (out, host);
  iri_json_key (out, "labels");
  g_string_append_c (out, '[');
  for (gsize i = 0; i < host->n_labels; i++)
    {
      if (i > 0)
        g_string_append_c (out, ',');
      append_judged_label (out, input, host, i);
    }
  g_string_append (out, "]}");
}

void
iri_json_append_flavours (GString *out,
                          const char *input,
                          gsize length,
                          const IriHost *host,
                          IriHost *const *flavours,
                          gsize n_flavours,
                          const IriReport *report)
{
  g_autoptr (IriBrowserDisplay) view = NULL;

  if (host != NULL)
    view = iri_browser_display_new (input, (IriSpan){ 0, length }, host->kind);
  g_string_append (out, "{\"input\":");
  iri_json_append_string (out, input, length);
  iri_json_host (out, host);
  iri_json_browser (out, view);
  iri_json_key (out, "flavours");
  g_string_append_c (out, '{');
  for (gsize i = 0; i < n_flavours; i++)
    append_flavour (out, input, flavours[i]);
  g_string_append_c (out, '}');
  iri_json_spoof_of_host (out, host);
  iri_json_findings (out, report, (IriSpan){ strlen ("//"), report->length });
  g_string_append_c (out, '}');
}
