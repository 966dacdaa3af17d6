/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-json.h"

#include "iri-bidi-reason.h"
#include "iri-chars.h"
#include "iri-copy.h"
#include "iri-fribidi-order.h"
#include "iri-fribidi.h"
#include "iri-host-port.h"
#include "iri-icu.h"
#include "iri-json-private.h"
#include "iri-legacy-uris.h"
#include "iri-unicode.h"
#include "iri-verdict.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Appends @text, which is a part of the reference. */
static void
append_reference_text (GString *out,
                       const IriReport *report,
                       const char *key,
                       const char *text,
                       gsize length)
{
  if (report->reference_components.utf8)
    iri_json_utf8 (out, key, text, length);
  else
    iri_json_bytes (out, key, text, length);
}

static void
append_components (GString *out, const IriReport *report)
{
  iri_json_begin_object (out, "parts");
  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      IriSpan read = report->reference_components.span[component];
      IriSpan span = report->components.span[component];

      if (!iri_span_is_present (span))
        continue;
      iri_json_begin_object (out, iri_component_id ((IriComponent) component));
      append_reference_text (out, report, "text", report->reference + read.begin,
                             iri_span_length (read));
      iri_json_span (out, span);
      iri_json_end_object (out);
    }
  iri_json_end_object (out);
}

static void
append_span (GString *out, const char *key, const char *text, IriSpan span)
{
  if (iri_span_is_present (span))
    iri_json_bytes (out, key, text + span.begin, iri_span_length (span));
  else
    iri_json_null (out, key);
}

static void
append_host_port (GString *out, const IriReport *report)
{
  const IriComponents *components = &report->reference_components;

  append_span (out, "hostport", report->reference,
               iri_host_port (report->reference, components));
  append_span (out, "hostspecific", report->reference,
               iri_host_specific (report->reference_length, components));
}

/* Appends the rules of the grammar that the text matches. A component that matches none
 * has null; the grammar may have no rule for an empty path or host. */
static void
append_productions (GString *out, const IriReport *report)
{
  IriProductions productions;

  iri_report_find_productions (report, &productions);
  iri_json_begin_object (out, "productions");
  iri_json_begin_array (out, "whole");
  for (gsize i = 0; productions.whole[i] != NULL; i++)
    iri_json_string (out, NULL, productions.whole[i]);
  iri_json_end_array (out);
  if (report->reference_components.host_kind != IRI_HOST_NONE
      && report->options.spec->names->authority != NULL)
    iri_json_string (out, "authority", productions.authority);
  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    if (productions.component[component] != NULL
        || iri_span_length (report->reference_components.span[component]) > 0)
      iri_json_string (out, iri_component_id ((IriComponent) component),
                       productions.component[component]);
  iri_json_end_object (out);
}

/* Leaves out the member if preparation changed nothing. */
static void
append_changes (GString *out, const IriPrepared *prepared)
{
  iri_json_begin_array (out, "changes");
  for (gsize i = 0; i < prepared->n_changes; i++)
    {
      const IriChange *change = &prepared->changes[i];

      iri_json_begin_object (out, NULL);
      iri_json_string (out, "rule", change->rule->id);
      iri_json_span (out, change->span);
      iri_json_string (out, "after", change->after);
      iri_json_string (out, "message", _ (change->rule->message));
      iri_json_string (out, "section", change->section);
      iri_json_end_object (out);
    }
  iri_json_end_array (out);
}

static void
append_steps (GString *out, const char *key, const IriSteps *steps)
{
  iri_json_begin_array (out, key);
  for (gsize i = 0; i < steps->n_steps; i++)
    {
      const IriStep *step = &steps->steps[i];
      g_autofree char *title = iri_step_title (step);

      iri_json_begin_object (out, NULL);
      iri_json_string (out, "number", step->number);
      iri_json_string (out, "title", title);
      iri_json_string (out, "text", step->text);
      iri_json_end_object (out);
    }
  iri_json_end_array (out);
}

/* Appends which bytes of the URI came from which bytes of the input. */
static void
append_map (GString *out, const IriSpanMap *map)
{
  iri_json_begin_array (out, "uri_map");
  for (gsize i = 0; i < map->n_entries; i++)
    {
      const IriSpanMapEntry *entry = &map->entries[i];

      iri_json_begin_object (out, NULL);
      iri_json_span (out, entry->out);
      iri_json_number (out, "input_begin", entry->in.begin);
      iri_json_number (out, "input_end", entry->in.end);
      iri_json_end_object (out);
    }
  iri_json_end_array (out);
}

/* Writes null for characters that rule X9 of UAX #9 removes: they have no level. */
static void
append_level (GString *out, const char *key, guint8 level)
{
  if (level == IRI_BIDI_REMOVED)
    iri_json_null (out, key);
  else
    iri_json_number (out, key, level);
}

static void
append_levels (GString *out, const IriBidi *bidi)
{
  guint32 *levels = g_new (guint32, bidi->n_chars);

  for (gsize i = 0; i < bidi->n_chars; i++)
    levels[i] = bidi->levels[i] == IRI_BIDI_REMOVED ? G_MAXUINT32 : bidi->levels[i];
  iri_json_numbers (out, "levels", levels, bidi->n_chars);
  g_free (levels);
}

static void
append_characters (GString *out, const IriBidi *bidi)
{
  g_autofree guint32 *positions = iri_bidi_visual_positions (bidi);
  const char *p = bidi->text;

  iri_json_begin_array (out, "characters");
  for (gsize i = 0; i < bidi->n_chars; i++, p = g_utf8_next_char (p))
    {
      iri_json_begin_object (out, NULL);
      iri_json_string (out, "class", iri_bidi_class_id (bidi->classes[i]));
      append_level (out, "level", bidi->levels[i]);
      if (positions[i] == IRI_BIDI_NO_POSITION)
        iri_json_null (out, "place");
      else
        iri_json_number (out, "place", positions[i]);
      iri_json_bool (out, "mirrored",
                     iri_bidi_is_mirrored (iri_utf8_first (p), bidi->levels[i]));
      iri_json_end_object (out);
    }
  iri_json_end_array (out);
}

static void
append_bidi_change (GString *out,
                    const IriBidiReasons *reasons,
                    const char *rule,
                    const IriBidiChange *change)
{
  g_autofree char *reason = iri_bidi_reasons_get (reasons, rule, change);

  iri_json_begin_object (out, NULL);
  iri_json_number (out, "begin", change->index);
  iri_json_number (out, "end", change->end);
  if (g_str_equal (rule, "L2"))
    iri_json_number (out, "level", change->to_level);
  else
    {
      iri_json_string (out, "from_class", iri_bidi_class_id (change->from_class));
      iri_json_string (out, "to_class", iri_bidi_class_id (change->to_class));
      append_level (out, "from_level", change->from_level);
      append_level (out, "to_level", change->to_level);
    }
  iri_json_string (out, "reason", reason);
  iri_json_end_object (out);
}

/* Appends what the classes that occur mean. */
static void
append_classes (GString *out, const IriBidi *bidi)
{
  guint32 seen = 0;

  for (gsize i = 0; i < bidi->n_chars; i++)
    seen |= 1U << bidi->classes[i];
  iri_json_begin_object (out, "classes");
  for (guint8 bidi_class = 0; bidi_class < 32; bidi_class++)
    if (seen & 1U << bidi_class)
      iri_json_string (out, iri_bidi_class_id (bidi_class),
                       iri_bidi_class_summary (bidi_class));
  iri_json_end_object (out);
}

/* Appends the rules of UAX #9 that changed something, or @all. */
static void
append_bidi_steps (GString *out,
                   const IriBidi *bidi,
                   IriNotation notation,
                   gboolean all)
{
  g_autoptr (IriBidiSteps) steps = iri_bidi_steps_new (bidi, all);
  g_autoptr (IriBidiReasons) reasons = iri_bidi_reasons_new (bidi, notation);

  iri_json_begin_array (out, "trace");
  for (guint i = 0; i < steps->steps->len; i++)
    {
      const IriBidiStep *step = g_ptr_array_index (steps->steps, i);

      iri_json_begin_object (out, NULL);
      iri_json_string (out, "rule", step->rule);
      iri_json_string (out, "title", iri_bidi_rule_summary (step->rule));
      iri_json_begin_array (out, "changes");
      for (gsize j = 0; j < step->n_changes; j++)
        append_bidi_change (out, reasons, step->rule, &step->changes[j]);
      iri_json_end_array (out);
      iri_json_end_object (out);
    }
  iri_json_end_array (out);
}

/* Appends the order by FriBidi, or null where it could crash or take too
 * long. */
static void
append_second_opinion (GString *out, const IriBidi *bidi)
{
  g_autoptr (IriFribidiOrder) other = iri_fribidi_order_new (bidi);
  g_autofree char *library = iri_fribidi_version ();

  iri_json_begin_object (out, "second_opinion");
  iri_json_string (out, "library", library);
  if (other == NULL)
    {
      iri_json_null (out, "agrees");
      iri_json_null (out, "order");
    }
  else
    {
      iri_json_bool (out, "agrees", other->agrees);
      iri_json_numbers (out, "order", other->order, other->n_order);
    }
  iri_json_end_object (out);
}

/* Appends the unit at @index as members of an object. */
static void
append_unit (GString *out, const IriBidiPerception *perception, gsize index)
{
  const IriBidiUnit *unit = &g_array_index (perception->units, IriBidiUnit, index);

  iri_json_string (out, "unit", iri_bidi_unit_id (unit->kind));
  iri_json_span (out, unit->span);
}

static void
append_moved (GString *out, const IriBidiPerception *perception)
{
  iri_json_begin_array (out, "moved");
  for (guint i = 0; i < perception->moves->len; i++)
    {
      const IriBidiMove *move = &g_array_index (perception->moves, IriBidiMove, i);

      iri_json_begin_object (out, NULL);
      append_unit (out, perception, move->unit);
      iri_json_begin_object (out, "instead");
      append_unit (out, perception, move->displaced_unit);
      iri_json_end_object (out);
      iri_json_end_object (out);
    }
  iri_json_end_array (out);
}

static void
append_split (GString *out, const IriBidiPerception *perception)
{
  iri_json_begin_array (out, "torn");
  for (guint i = 0; i < perception->split->len; i++)
    {
      iri_json_begin_object (out, NULL);
      append_unit (out, perception, g_array_index (perception->split, gsize, i));
      iri_json_end_object (out);
    }
  iri_json_end_array (out);
}

/* Appends how a reader perceives the line. */
static void
append_perception (GString *out, const IriBidiPerception *perception)
{
  iri_json_string (out, "twin", perception->twin);
  iri_json_string (out, "read", perception->perceived);
  iri_json_string (out, "read_by_component", perception->perceived_by_component);
  iri_json_bool (out, "seems_other_host", perception->seems_other_host);
  append_moved (out, perception);
  append_split (out, perception);
}

static void
append_bidi (GString *out, const IriReport *report, IriWant want)
{
  const IriBidi *bidi = report->bidi;

  iri_json_begin_object (out, "bidi");
  iri_json_string (out, "convention", iri_convention_info (bidi->convention)->id);
  iri_json_string (out, "visual", bidi->visual);
  iri_json_string (out, "display", bidi->display);
  append_levels (out, bidi);
  iri_json_numbers (out, "order", bidi->order, bidi->n_order);
  append_perception (out, report->perception);
  if ((want & IRI_WANT_STEPS) != 0)
    {
      append_classes (out, bidi);
      append_characters (out, bidi);
      append_bidi_steps (out, bidi, report->options.preparation.notation,
                         (want & IRI_WANT_ALL_RULES) != 0);
      append_second_opinion (out, bidi);
    }
  iri_json_end_object (out);
}

static void
append_verdict (GString *out, const IriReport *report)
{
  g_autoptr (IriVerdict) verdict = iri_verdict_new (report);

  iri_json_begin_object (out, "verdict");
  iri_json_string (out, "tone", iri_verdict_level_id (verdict->level));
  iri_json_string (out, "title", verdict->title);
  iri_json_string (out, "body", verdict->body);
  iri_json_end_object (out);
}

/* Appends the subject in each notation that can be parsed back. XML Notation limited to
 * iunreserved writes nothing that XML Notation does not write. */
static void
append_notations (GString *out, const IriReport *report)
{
  static const IriNotation notations[]
      = { IRI_NOTATION_XML, IRI_NOTATION_BIDI, IRI_NOTATION_BIDI_ARABIC };

  iri_json_begin_object (out, "notations");
  for (gsize i = 0; i < G_N_ELEMENTS (notations); i++)
    {
      g_autoptr (GString) written = g_string_new (NULL);

      if (iri_notation_write (notations[i], report->display, strlen (report->display),
                              written))
        iri_json_string (out, iri_notation_id (notations[i]), written->str);
    }
  iri_json_end_object (out);
}

static void
append_invisible (GString *out, const IriInvisible *invisible)
{
  g_autofree char *number = g_strdup_printf ("U+%04X", invisible->c);
  g_autofree char *name = iri_icu_char_name (invisible->c);

  iri_json_begin_object (out, NULL);
  iri_json_string (out, "character", number);
  iri_json_string (out, "name", name);
  iri_json_number (out, "count", invisible->count);
  iri_json_end_object (out);
}

static void
append_copy (GString *out, const IriCopyForm *form, const IriReport *report)
{
  g_autofree char *text = iri_copy_make (form, report);
  g_autoptr (GArray) invisible = iri_copy_invisibles (text != NULL ? text : "");

  iri_json_begin_object (out, form->id);
  iri_json_string (out, "text", text);
  iri_json_string (out, "reason", text == NULL ? iri_copy_reason (form, report) : NULL);
  iri_json_begin_array (out, "invisible");
  for (guint i = 0; i < invisible->len; i++)
    append_invisible (out, &g_array_index (invisible, IriInvisible, i));
  iri_json_end_array (out);
  iri_json_end_object (out);
}

static void
append_copies (GString *out, const IriReport *report)
{
  iri_json_begin_object (out, "copies");
  for (guint i = 0; i < iri_copy_n_forms (); i++)
    append_copy (out, iri_copy_form (i), report);
  iri_json_end_object (out);
}

static void
append_embedding (GString *out, const IriReport *report)
{
  IriBaseDirection context = report->options.context;

  iri_json_begin_object (out, "embedding");
  iri_json_string (out, "context", iri_base_direction_id (context));
  iri_json_string (out, "need",
                   iri_embedding_need_id (iri_report_embedding_need (report)));
  iri_json_end_object (out);
}

static const struct
{
  const char *form;
  const char *marks[2];
} sentence_forms[] = {
  { "plain", { "", "" } },
  { "isolate", { IRI_LRI, IRI_PDI } },
};

static void
append_line (GString *out,
             const IriReport *report,
             IriBaseDirection direction,
             gsize form)
{
  g_autoptr (IriSentence) sentence
      = iri_report_sentence (report, direction, sentence_forms[form].marks);

  iri_json_begin_object (out, NULL);
  iri_json_string (out, "direction", iri_base_direction_id (direction));
  iri_json_string (out, "form", sentence_forms[form].form);
  iri_json_string (out, "visual", sentence->visual);
  iri_json_bool (out, "iri_whole", sentence->iri_whole);
  iri_json_bool (out, "iri_ordered", sentence->iri_ordered);
  iri_json_bool (out, "text_kept", sentence->text_kept);
  iri_json_end_object (out);
}

/* Appends how the IRI looks in the sentence of the options, as it is and as the copy
 * form for a sentence, in both directions, if there is one. */
static void
append_sentence (GString *out, const IriReport *report)
{
  if (report->options.before == NULL && report->options.after == NULL)
    return;
  iri_json_begin_array (out, "sentence");
  for (gsize form = 0; form < G_N_ELEMENTS (sentence_forms); form++)
    {
      append_line (out, report, IRI_BASE_DIRECTION_LTR, form);
      append_line (out, report, IRI_BASE_DIRECTION_RTL, form);
    }
  iri_json_end_array (out);
}

static void
append_names (GString *out, const char *key, const GPtrArray *names)
{
  iri_json_begin_array (out, key);
  for (guint i = 0; i < names->len; i++)
    iri_json_string (out, NULL, g_ptr_array_index (names, i));
  iri_json_end_array (out);
}

static void
append_legacy_uris (GString *out, const IriReport *report)
{
  g_autoptr (IriLegacyUris) found = iri_legacy_uris_new (report);

  iri_json_begin_array (out, "legacy_uris");
  for (guint i = 0; i < found->uris->len; i++)
    {
      const IriLegacyUri *group = g_ptr_array_index (found->uris, i);

      iri_json_begin_object (out, NULL);
      iri_json_string (out, "uri", group->uri);
      append_names (out, "charsets", group->charsets);
      iri_json_bool (out, "query_only", group->query_only);
      iri_json_end_object (out);
    }
  iri_json_end_array (out);
  append_names (out, "charsets_lacking", found->lacking);
}

static void
append_browser (GString *out, const IriReport *report)
{
  iri_json_browser (out, report->browser);
}

static const struct
{
  IriJsonFields field;
  const char *key;
  void (*append) (GString *out, const IriReport *report);
} optional[] = {
  { IRI_JSON_PRODUCTIONS, "productions", append_productions },
  { IRI_JSON_BROWSER, "browser", append_browser },
  { IRI_JSON_VERDICT, "verdict", append_verdict },
  { IRI_JSON_NOTATIONS, "notations", append_notations },
  { IRI_JSON_SPOOF, "spoof", iri_json_spoof },
};

const char *
iri_json_field (gsize i, IriJsonFields *field)
{
  if (i >= G_N_ELEMENTS (optional))
    return NULL;
  if (field != NULL)
    *field = optional[i].field;
  return optional[i].key;
}

/* What is inside the text. */
static void
append_inside (GString *out, const IriReport *report)
{
  if ((report->options.want & IRI_WANT_CHECKS) != 0)
    iri_json_query_pairs (out, report);
  if (report->intended != NULL)
    iri_json_intended (out, report->intended);
  if (report->carried != NULL)
    iri_json_carried (out, report, 0);
}

/* The URI and the IRI that the text maps to, each with its steps. */
static void
append_conversions (GString *out, const IriReport *report)
{
  if ((report->options.want & IRI_WANT_URI) != 0)
    iri_json_string (out, "uri", report->uri);
  if (report->uri_map != NULL)
    append_map (out, report->uri_map);
  if (report->uri_steps != NULL)
    append_steps (out, "uri_steps", report->uri_steps);
  if ((report->options.want & IRI_WANT_IRI) != 0)
    iri_json_string (out, "iri", report->iri);
  if (report->iri_steps != NULL)
    append_steps (out, "iri_steps", report->iri_steps);
}

void
iri_json_append_report_members (GString *out,
                                const IriReport *report,
                                IriJsonFields fields)
{
  IriWant want = report->options.want;

  if (report->prepared == NULL)
    append_reference_text (out, report, "input", report->text, report->length);
  else
    iri_json_bytes (out, "input", report->text, report->length);
  iri_json_string (out, "spec", report->options.spec->id);
  iri_json_bool (out, "valid", report->valid);
  iri_json_string (out, "unicode_version", iri_unicode_edition);
  append_components (out, report);
  if (report->options.spec->has_host_port)
    append_host_port (out, report);
  if (report->prepared != NULL)
    append_changes (out, report->prepared);
  if (report->preparation_steps != NULL)
    append_steps (out, "preparation_steps", report->preparation_steps);
  if (report->target != NULL)
    iri_json_string (out, "target", report->display);
  if ((want & IRI_WANT_HOST) != 0)
    iri_json_host (out, report->host);
  if (report->mailto != NULL)
    iri_json_mailto (out, report->mailto);
  if (report->content != NULL)
    iri_json_content (out, report->content);
  append_inside (out, report);
  append_conversions (out, report);
  if ((want & IRI_WANT_BIDI) != 0)
    append_bidi (out, report, want);
  for (gsize i = 0; i < G_N_ELEMENTS (optional); i++)
    if ((fields & optional[i].field) != 0)
      optional[i].append (out, report);
  if (report->options.context != IRI_BASE_DIRECTION_NONE)
    append_embedding (out, report);
  append_sentence (out, report);
  if ((want & IRI_WANT_COPIES) != 0)
    append_copies (out, report);
  if ((want & IRI_WANT_LEGACY_URIS) != 0)
    append_legacy_uris (out, report);
  iri_json_findings (out, report, (IriSpan){ 0, report->length });
}

void
iri_json_append_report (GString *out, const IriReport *report, IriJsonFields fields)
{
  iri_json_begin_document (out);
  iri_json_append_report_members (out, report, fields);
  iri_json_end_object (out);
}

static void
append_rung (GString *out, const IriComparisonRung *rung)
{
  iri_json_begin_object (out, NULL);
  iri_json_string (out, "rung", iri_rung_id (rung->rung));
  iri_json_string (out, "left", rung->left);
  iri_json_string (out, "right", rung->right);
  iri_json_bool (out, "equal", rung->equal);
  iri_json_end_object (out);
}

static void
append_difference (GString *out, const IriDifference *difference)
{
  iri_json_begin_object (out, NULL);
  iri_json_span (out, difference->left);
  iri_json_number (out, "other_begin", difference->right.begin);
  iri_json_number (out, "other_end", difference->right.end);
  iri_json_end_object (out);
}

/* Appends the result of each rung and the differences. */
static void
append_ladder (GString *out, const IriComparison *comparison)
{
  gsize n_rungs = comparison != NULL ? comparison->n_rungs : 0;
  gsize n_differences = comparison != NULL ? comparison->n_differences : 0;

  iri_json_begin_array (out, "rungs");
  for (gsize i = 0; i < n_rungs; i++)
    append_rung (out, &comparison->rungs[i]);
  iri_json_end_array (out);
  iri_json_begin_array (out, "differences");
  for (gsize i = 0; i < n_differences; i++)
    append_difference (out, &comparison->differences[i]);
  iri_json_end_array (out);
}

static void
append_two (GString *out, const char *key, const char *left, const char *right)
{
  iri_json_begin_array (out, key);
  iri_json_string (out, NULL, left);
  iri_json_string (out, NULL, right);
  iri_json_end_array (out);
}

static void
append_overlooked (GString *out, guint overlooked)
{
  iri_json_begin_array (out, "overlooked");
  for (guint i = 0; i < IRI_N_SUBTLE_DIFFERENCES; i++)
    if ((overlooked & (1u << i)) != 0)
      iri_json_string (out, NULL, iri_subtle_difference_id (i));
  iri_json_end_array (out);
}

static void
append_look_alike (GString *out, const IriLookAlike *look_alike)
{
  iri_json_begin_object (out, "look_alike");
  iri_json_bool (out, "alike", look_alike->alike);
  iri_json_bool (out, "shown_alike", look_alike->shown_alike);
  iri_json_bool (out, "skeletons_alike", look_alike->skeletons_alike);
  iri_json_bool (out, "ltr", look_alike->ltr);
  iri_json_bool (out, "rtl", look_alike->rtl);
  iri_json_bool (out, "whole_script", look_alike->whole_script);
  append_overlooked (out, look_alike->overlooked);
  append_two (out, "shown", look_alike->left_shown, look_alike->right_shown);
  append_two (out, "skeletons", look_alike->left_skeleton, look_alike->right_skeleton);
  iri_json_end_object (out);
}

void
iri_json_append_comparison (GString *out,
                            const IriReport *left,
                            const IriReport *right,
                            const IriComparison *comparison,
                            const IriLookAlike *look_alike)
{
  gboolean equal = comparison != NULL && comparison->equal;

  iri_json_begin_document (out);
  iri_json_bytes (out, "input", left->text, left->length);
  if (right != NULL)
    iri_json_bytes (out, "other", right->text, right->length);
  else
    iri_json_null (out, "other");
  iri_json_string (out, "unicode_version", iri_unicode_edition);
  iri_json_bool (out, "equal", equal);
  iri_json_string (out, "rung", equal ? iri_rung_id (comparison->rung) : NULL);
  iri_json_string (out, "nearly",
                   comparison != NULL ? iri_equal_after_id (comparison->equal_after)
                                      : NULL);
  iri_json_string (out, "hint",
                   comparison != NULL && comparison->trailing_slash ? "trailing-slash"
                                                                    : NULL);
  append_ladder (out, comparison);
  if (look_alike != NULL)
    append_look_alike (out, look_alike);
  iri_json_end_object (out);
}
