/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-idna.h"
#include "iri-json-private.h"
#include "iri-psl.h"

#include "iri-icu.h"
#include "iri-rejection.h"
#include "iri-unicode.h"

#include <glib/gi18n-lib.h>

static void
append_label (GString *out, const IriLabel *label)
{
  iri_json_begin_object (out, NULL);
  iri_json_string (out, "unicode", label->unicode);
  iri_json_string (out, "ascii", label->ascii);
  iri_json_string (out, "error", label->error);
  iri_json_end_object (out);
}

void
iri_json_host (GString *out, const IriHost *host)
{
  IriDomain domain;

  if (host == NULL)
    {
      iri_json_null (out, "host");
      return;
    }
  domain = iri_host_domain (host);
  iri_json_begin_object (out, "host");
  iri_json_string (out, "kind", iri_host_kind_id (host->kind));
  iri_json_string (out, "ascii", host->ascii);
  iri_json_string (out, "unicode", host->unicode);
  iri_json_string (out, "registrable", domain.registrable);
  iri_json_string (out, "public_suffix", domain.public_suffix);
  iri_json_string (out, "public_suffix_list",
                   domain.public_suffix != NULL ? iri_psl_date () : NULL);
  iri_json_begin_array (out, "labels");
  for (gsize i = 0; i < host->n_labels; i++)
    append_label (out, &host->labels[i]);
  iri_json_end_array (out);
  iri_json_end_object (out);
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

/* Appends a label as browsers show it, and the step of the display policy that decides
 * if they do not show its U-label. */
static void
append_shown_label (GString *out, const IriLabel *label, const IriBrowserStep *step)
{
  iri_json_begin_object (out, NULL);
  iri_json_string (out, "shown", step == NULL ? label->unicode : label->ascii);
  iri_json_string (out, "step", step != NULL ? step->id : NULL);
  iri_json_string (out, "message", step != NULL ? _ (step->summary) : NULL);
  iri_json_end_object (out);
}

static void
append_view (GString *out, const IriBrowserDisplay *view)
{
  iri_json_string (out, "shown", view->shown);
  iri_json_string (out, "form", form_of (view));
  iri_json_begin_array (out, "labels");
  for (gsize i = 0; i < view->host->n_labels; i++)
    append_shown_label (out, &view->host->labels[i], view->steps[i]);
  iri_json_end_array (out);
  iri_json_string (out, "policy", iri_display_policy_source (view->policy));
}

void
iri_json_browser (GString *out, const IriBrowserDisplay *view)
{
  if (view == NULL)
    {
      iri_json_null (out, "browser");
      return;
    }
  iri_json_begin_object (out, "browser");
  append_view (out, view);
  iri_json_end_object (out);
}

static void
append_browser (GString *out, const IriBrowserDisplay *view)
{
  iri_json_begin_object (out, NULL);
  iri_json_string (out, "id", view->policy->id);
  iri_json_string (out, "name", view->policy->name);
  iri_json_string (out, "edition", view->policy->edition);
  append_view (out, view);
  iri_json_end_object (out);
}

/* Appends how each browser shows a host of @length bytes, beginning with @first, the
 * display of the first one; the array is empty if they show it unchanged. */
static void
append_browsers (GString *out,
                 const char *input,
                 gsize length,
                 const IriBrowserDisplay *first)
{
  const IriDisplayPolicy *policy;

  iri_json_begin_array (out, "browsers");
  if (first != NULL)
    append_browser (out, first);
  for (gsize i = 1; first != NULL && (policy = iri_display_policy_at (i)) != NULL; i++)
    {
      g_autoptr (IriBrowserDisplay) view = iri_browser_display_new (
          policy, input, (IriSpan){ 0, length }, first->host->kind);

      if (view != NULL)
        append_browser (out, view);
    }
  iri_json_end_array (out);
}

/* Appends the disallowed character and its span in the input, or null. */
static void
append_at (GString *out, const IriRejection *rejection)
{
  g_autofree char *number = NULL;
  g_autofree char *name = NULL;

  if (rejection->c == 0)
    {
      iri_json_null (out, "at");
      return;
    }
  number = g_strdup_printf ("U+%04X", rejection->c);
  name = iri_icu_char_name (rejection->c);
  iri_json_begin_object (out, "at");
  iri_json_string (out, "character", number);
  iri_json_string (out, "name", name);
  iri_json_span (out, rejection->span);
  iri_json_end_object (out);
}

/* Appends the reason for rejecting a label; all members are null if it is valid. */
static void
append_rejection (GString *out, const char *input, const IriHost *host, gsize index)
{
  IriRejection rejection = { .rule = NULL };
  g_autofree char *message = NULL;

  if (iri_rejection_find (input, host, index, &rejection))
    message = iri_rejection_message (&rejection);
  iri_json_string (out, "error", host->labels[index].error);
  iri_json_string (out, "rule", rejection.rule);
  iri_json_string (out, "section", rejection.section);
  append_at (out, &rejection);
  iri_json_string (out, "message", message);
}

static void
append_judged_label (GString *out, const char *input, const IriHost *host, gsize index)
{
  const IriLabel *label = &host->labels[index];

  iri_json_begin_object (out, NULL);
  iri_json_span (out, label->span);
  iri_json_string (out, "unicode", label->unicode);
  iri_json_string (out, "ascii", label->ascii);
  append_rejection (out, input, host, index);
  iri_json_end_object (out);
}

/* Appends the error codes of all labels. */
static void
append_errors (GString *out, const IriHost *host)
{
  iri_json_begin_array (out, "errors");
  for (gsize i = 0; i < host->n_labels; i++)
    if (host->labels[i].error != NULL)
      iri_json_string (out, NULL, host->labels[i].error);
  iri_json_end_array (out);
}

/* Appends the library that checks this flavour. */
static void
append_library (GString *out, const IriIdnaFlavourInfo *info)
{
  g_autofree char *version = iri_idna_library_version (info->idna);
  g_autofree char *unicode = iri_idna_unicode_version (info->idna);

  iri_json_string (out, "library", info->library);
  iri_json_string (out, "library_version", version);
  iri_json_string (out, "unicode_version", unicode);
  iri_json_bool (out, "history", info->obsolete);
}

static void
append_flavour (GString *out, const char *input, const IriHost *host)
{
  const IriIdnaFlavourInfo *info = iri_idna_info (host->idna);

  iri_json_begin_object (out, info->id);
  append_library (out, info);
  iri_json_string (out, "ascii", host->ascii);
  iri_json_string (out, "unicode", host->unicode);
  append_errors (out, host);
  iri_json_begin_array (out, "labels");
  for (gsize i = 0; i < host->n_labels; i++)
    append_judged_label (out, input, host, i);
  iri_json_end_array (out);
  iri_json_end_object (out);
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
    view = iri_browser_display_new (iri_display_policy_at (0), input,
                                    (IriSpan){ 0, length }, host->kind);
  iri_json_begin_document (out);
  iri_json_bytes (out, "input", input, length);
  iri_json_string (out, "unicode_version", iri_unicode_edition);
  iri_json_host (out, host);
  iri_json_browser (out, view);
  append_browsers (out, input, length, view);
  iri_json_begin_object (out, "flavours");
  for (gsize i = 0; i < n_flavours; i++)
    append_flavour (out, input, flavours[i]);
  iri_json_end_object (out);
  iri_json_spoof_of_host (out, host);
  iri_json_findings (out, report, (IriSpan){ strlen ("//"), report->length });
  iri_json_end_object (out);
}
