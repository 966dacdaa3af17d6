/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-json-private.h"

#include "iri-charset-guess.h"
#include "iri-citation.h"
#include "iri-fix.h"
#include "iri-message.h"
#include "iri-url.h"

/* Appends what octets that are not UTF-8 say in legacy charsets. */
static void
append_guesses (GString *out, const char *escapes, gsize length)
{
  g_autoptr (IriCharsetGuesses) guesses = iri_charset_guess_percent (escapes, length);

  iri_json_begin_array (out, "readings");
  for (gsize i = 0; i < guesses->n_guesses; i++)
    {
      iri_json_begin_object (out, NULL);
      iri_json_string (out, "charset", guesses->guesses[i].charset);
      iri_json_string (out, "text", guesses->guesses[i].text);
      iri_json_end_object (out);
    }
  iri_json_end_array (out);
}

static gboolean
is_within (IriSpan span, IriSpan within)
{
  return span.begin >= within.begin && span.end <= within.end;
}

static IriSpan
span_within (IriSpan span, IriSpan within)
{
  return (IriSpan){ span.begin - within.begin, span.end - within.begin };
}

static void
append_fix (GString *out, const char *key, const IriFix *fix, IriSpan within)
{
  iri_json_begin_object (out, key);
  iri_json_string (out, "label", fix->label);
  iri_json_span (out, span_within (fix->span, within));
  iri_json_string (out, "text", fix->text);
  iri_json_bool (out, "safe", fix->safe);
  iri_json_end_object (out);
}

static void
append_fixes (GString *out,
              const IriReport *report,
              const IriFinding *finding,
              IriSpan within)
{
  g_autoptr (IriFix) fix = iri_fix_new (report, finding);

  if (fix == NULL || !is_within (fix->span, within))
    return;
  append_fix (out, "fix", fix, within);
  /* The old name of the key, kept for one release. */
  append_fix (out, "mend", fix, within);
}

static void
append_finding (GString *out,
                const IriReport *report,
                const IriFinding *finding,
                IriSpan within)
{
  const IriFindingInfo *info = iri_finding_info (finding->code);
  g_autofree char *message
      = iri_finding_message (finding, report->text, report->length);
  g_autofree char *section = iri_finding_section (finding, report->options.spec);

  iri_json_begin_object (out, NULL);
  iri_json_string (out, "code", info->id);
  iri_json_string (out, "severity", iri_severity_id (info->severity));
  iri_json_span (out, span_within (finding->span, within));
  iri_json_string (out, "part", iri_component_id (finding->component));
  iri_json_string (out, "message", message);
  iri_json_string (out, "section", section);
  if (report->options.spec->parser == IRI_PARSER_URL
      && iri_url_error_name (finding->code) != NULL)
    iri_json_string (out, "error", iri_url_error_name (finding->code));
  if (info->deceives)
    iri_json_bool (out, "deceives", TRUE);
  if (finding->more > 0)
    iri_json_number (out, "more", finding->more);
  if (finding->code == IRI_FINDING_PCT_NOT_UTF_8)
    append_guesses (out, report->text + finding->span.begin,
                    iri_span_length (finding->span));
  if ((report->options.want & IRI_WANT_CHECKS) != 0)
    append_fixes (out, report, finding, within);
  iri_json_end_object (out);
}

void
iri_json_findings (GString *out, const IriReport *report, IriSpan within)
{
  iri_json_begin_array (out, "findings");
  for (gsize i = 0; i < report->n_findings; i++)
    if (is_within (report->findings[i].span, within))
      append_finding (out, report, &report->findings[i], within);
  iri_json_end_array (out);
}
