/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-json-private.h"

#include "iri-charset-guess.h"
#include "iri-fix.h"
#include "iri-message.h"

/* What octets that are not UTF-8 read as in the charsets of old. */
static void
append_readings (GString *out, const char *escapes, gsize length)
{
  g_autoptr (IriCharsetGuesses) readings
      = iri_charset_guess_percent (escapes, length);

  iri_json_key (out, "readings");
  g_string_append_c (out, '[');
  for (gsize i = 0; i < readings->n_readings; i++)
    {
      g_string_append (out, i > 0 ? ",{" : "{");
      iri_json_pair (out, "charset", readings->readings[i].charset);
      iri_json_pair (out, "text", readings->readings[i].text);
      g_string_append_c (out, '}');
    }
  g_string_append_c (out, ']');
}

static gboolean
is_within (IriSpan span, IriSpan within)
{
  return span.begin >= within.begin && span.end <= within.end;
}

/* What to write in its stead. */
static void
append_fix (GString *out,
            const IriReport *report,
            const IriFinding *finding,
            IriSpan within)
{
  g_autoptr (IriFix) fix = iri_fix_new (report, finding);

  if (fix == NULL || !is_within (fix->span, within))
    return;
  iri_json_key (out, "fix");
  g_string_append_c (out, '{');
  iri_json_pair (out, "label", fix->label);
  iri_json_size (out, "begin", fix->span.begin - within.begin);
  iri_json_size (out, "end", fix->span.end - within.begin);
  iri_json_pair (out, "text", fix->text);
  iri_json_bool (out, "safe", fix->safe);
  g_string_append_c (out, '}');
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

  g_string_append_c (out, '{');
  iri_json_pair (out, "code", info->id);
  iri_json_pair (out, "severity", iri_severity_id (info->severity));
  iri_json_size (out, "begin", finding->span.begin - within.begin);
  iri_json_size (out, "end", finding->span.end - within.begin);
  iri_json_pair (out, "part", iri_component_id (finding->component));
  iri_json_pair (out, "message", message);
  iri_json_pair (out, "section", iri_finding_section (finding));
  if (info->deceives)
    iri_json_bool (out, "deceives", TRUE);
  if (finding->more > 0)
    iri_json_size (out, "more", finding->more);
  if (finding->code == IRI_FINDING_PCT_NOT_UTF_8)
    append_readings (out, report->text + finding->span.begin,
                     iri_span_length (finding->span));
  if ((report->options.want & IRI_WANT_CHECKS) != 0)
    append_fix (out, report, finding, within);
  g_string_append_c (out, '}');
}

void
iri_json_findings (GString *out, const IriReport *report, IriSpan within)
{
  const char *separator = "";

  iri_json_key (out, "findings");
  g_string_append_c (out, '[');
  for (gsize i = 0; i < report->n_findings; i++)
    if (is_within (report->findings[i].span, within))
      {
        g_string_append (out, separator);
        append_finding (out, report, &report->findings[i], within);
        separator = ",";
      }
  g_string_append_c (out, ']');
}
