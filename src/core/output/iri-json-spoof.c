/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-json-private.h"

#include "iri-chars.h"
#include "iri-script-set.h"
#include "iri-spoof.h"
#include "iri-unicode.h"

#include <string.h>
#include <unicode/uscript.h>

/* A label or a component. */
typedef struct
{
  IriComponent component;
  IriSpan span; /* in bytes of the input */
  const char *text;
  gsize length;
} Identifier;

/* Appends the names of the scripts in @identifier. */
static void
append_scripts (GString *out, const Identifier *identifier)
{
  IriScriptSet seen = { { 0 } };

  iri_script_set_add (&seen, USCRIPT_COMMON);
  iri_script_set_add (&seen, USCRIPT_INHERITED);
  iri_script_set_add (&seen, USCRIPT_UNKNOWN);
  iri_json_begin_array (out, "scripts");
  for (gsize at = 0; at < identifier->length;
       at += (gsize) g_utf8_skip[(guint8) identifier->text[at]])
    {
      gunichar c = iri_utf8_first (identifier->text + at);
      int script = iri_unicode_script (c);

      if (iri_script_set_has (&seen, script))
        continue;
      iri_script_set_add (&seen, script);
      iri_json_string (out, NULL, iri_unicode_script_name (c));
    }
  iri_json_end_array (out);
}

static void
append_bidi_skeleton (GString *out,
                      const char *key,
                      const Identifier *identifier,
                      IriConvention convention)
{
  static const IriComponents components = { .valid = TRUE };
  g_autoptr (IriBidi) bidi
      = iri_bidi_new (identifier->text, identifier->length, &components, convention);
  g_autofree char *skeleton = iri_spoof_bidi_skeleton (bidi);

  iri_json_string (out, key, skeleton);
}

/* The UTS #39 results. Delimiters and percent-encoded octets are left out because they
 * do not belong to an identifier; hosts have none. */
static IriSpoofResult
judge (const Identifier *identifier)
{
  g_autoptr (GString) letters = g_string_sized_new (identifier->length);

  if (identifier->component == IRI_COMPONENT_HOST)
    return iri_spoof_check (identifier->text, identifier->length);
  for (gsize at = 0; at < identifier->length; at++)
    if (identifier->text[at] == '%')
      at += MIN (2, identifier->length - at - 1);
    else if ((guint8) identifier->text[at] >= 0x80
             || g_ascii_isalnum (identifier->text[at]))
      g_string_append_c (letters, identifier->text[at]);
  return iri_spoof_check (letters->str, letters->len);
}

static void
append_identifier (GString *out, const Identifier *identifier)
{
  IriSpoofResult spoof = judge (identifier);
  g_autofree char *skeleton = iri_spoof_skeleton (identifier->text, identifier->length);

  iri_json_begin_object (out, NULL);
  iri_json_string (out, "part", iri_component_id (identifier->component));
  iri_json_span (out, identifier->span);
  iri_json_bytes (out, "text", identifier->text, identifier->length);
  iri_json_string (out, "restriction", iri_restriction_id (spoof.restriction));
  append_scripts (out, identifier);
  iri_json_bool (out, "mixed_digits", spoof.mixed_digits);
  iri_json_bool (out, "repeated_marks", spoof.repeated_marks);
  iri_json_string (out, "skeleton", skeleton);
  iri_json_begin_object (out, "bidi_skeleton");
  append_bidi_skeleton (out, "ltr", identifier, IRI_CONVENTION_EMBED_LTR);
  append_bidi_skeleton (out, "rtl", identifier, IRI_CONVENTION_PLAIN_RTL);
  iri_json_end_object (out);
  iri_json_end_object (out);
}

/* Leaves out ASCII text, for which the results say nothing useful. */
static void
add_identifier (GString *out, Identifier identifier)
{
  if (!iri_is_ascii (identifier.text, identifier.length))
    append_identifier (out, &identifier);
}

static void
add_labels (GString *out, const IriHost *host)
{
  for (gsize i = 0; host != NULL && i < host->n_labels; i++)
    {
      const IriLabel *label = &host->labels[i];

      add_identifier (out, (Identifier){ IRI_COMPONENT_HOST, label->span,
                                         label->unicode, strlen (label->unicode) });
    }
}

static IriSpan
span_of (const IriReport *report, IriComponent component)
{
  return report->target == NULL ? report->components.span[component]
                                : (IriSpan){ 0, report->length };
}

static void
add_components (GString *out, const IriReport *report)
{
  for (int component = IRI_COMPONENT_USERINFO; component < IRI_N_COMPONENTS;
       component++)
    {
      IriSpan span = report->display_components.span[component];

      if (component == IRI_COMPONENT_HOST)
        add_labels (out, report->browser != NULL ? report->browser->host : NULL);
      else if (iri_span_is_present (span))
        add_identifier (out, (Identifier){ (IriComponent) component,
                                           span_of (report, (IriComponent) component),
                                           report->display + span.begin,
                                           iri_span_length (span) });
    }
}

/* Whether the display text has no U+FFFD inserted, which would move the components. */
static gboolean
is_text (const IriReport *report)
{
  return report->display_components.utf8
         && strlen (report->display)
                == (report->target != NULL ? report->target_length
                                           : report->reference_length);
}

void
iri_json_spoof (GString *out, const IriReport *report)
{
  iri_json_begin_array (out, "spoof");
  if (is_text (report))
    add_components (out, report);
  iri_json_end_array (out);
}

void
iri_json_spoof_of_host (GString *out, const IriHost *host)
{
  iri_json_begin_array (out, "spoof");
  add_labels (out, host);
  iri_json_end_array (out);
}
