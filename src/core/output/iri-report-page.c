/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-report-page.h"

#include "iri-bidi-steps.h"
#include "iri-chars.h"
#include "iri-citation.h"
#include "iri-copy.h"
#include "iri-finding-selection.h"
#include "iri-host-port.h"
#include "iri-idna.h"
#include "iri-message.h"
#include "iri-psl.h"
#include "iri-unicode.h"

#include <glib/gi18n-lib.h>
#include <string.h>

const char *
iri_verdict_level_name (IriVerdictLevel level)
{
  switch (level)
    {
    case IRI_VERDICT_LEVEL_NONE:
      return "";
    case IRI_VERDICT_LEVEL_GOOD:
      return C_ ("verdict", "Good");
    case IRI_VERDICT_LEVEL_NOTE:
      return C_ ("verdict", "Note");
    case IRI_VERDICT_LEVEL_WARNING:
      return C_ ("verdict", "Warning");
    case IRI_VERDICT_LEVEL_ERROR:
      return C_ ("verdict", "Error");
    }
  g_return_val_if_reached ("");
}

static gboolean
is_seen (gunichar c)
{
  return c < 0x80 ? c > 0x20 && c < 0x7f
                  : iri_unicode_is_visible (c) && !iri_unicode_is_ignorable (c);
}

/* Makes invisible characters of @text visible, so that none affects the text around
 * it. Free with g_free(). */
static char *
reveal (const char *text, gsize length)
{
  const guint8 *bytes = (const guint8 *) text;
  GString *out = g_string_sized_new (length);

  for (gsize at = 0; at < length;)
    {
      gunichar c = bytes[at];
      guint n = c < 0x80 ? 1 : iri_utf8_read (bytes + at, length - at, &c);

      if (n == 0)
        g_string_append_printf (out, "⟨%02X⟩", bytes[at]);
      else if (is_seen (c))
        g_string_append_len (out, text + at, n);
      else
        g_string_append_printf (out, "⟨U+%04X⟩", c);
      at += MAX (n, 1);
    }
  return g_string_free (out, FALSE);
}

static void
block_free (gpointer data)
{
  IriBlock *block = data;

  g_free (block->name);
  g_free (block->text);
  g_free (block->more);
  g_free (block->note);
  g_free (block);
}

static IriBlock *
add (IriReportPage *self, IriBlockKind kind, const char *name, const char *text)
{
  IriBlock *block = g_new0 (IriBlock, 1);

  block->kind = kind;
  block->name = g_strdup (name);
  block->text = g_strdup (text);
  g_ptr_array_add (self->blocks, block);
  return block;
}

static void
add_heading (IriReportPage *self, const char *text)
{
  add (self, IRI_BLOCK_HEADING, NULL, text);
}

/* Adds a block whose text is code, or "(empty)" as prose if @length is 0. */
static IriBlock *
add_block_of_code (IriReportPage *self,
                   IriBlockKind kind,
                   const char *name,
                   const char *text,
                   gsize length)
{
  IriBlock *block = add (self, kind, name, length > 0 ? NULL : _ ("(empty)"));

  if (length > 0)
    {
      block->role = IRI_TEXT_ROLE_CODE;
      block->text = reveal (text, length);
    }
  return block;
}

/* Adds a row. Shows @more, the converted value, only if it differs from @text. */
static IriBlock *
add_code (IriReportPage *self,
          const char *name,
          const char *text,
          gsize length,
          const char *more)
{
  IriBlock *block = add_block_of_code (self, IRI_BLOCK_ROW, name, text, length);

  if (length > 0 && more != NULL)
    block->more = reveal (more, strlen (more));
  if (g_strcmp0 (block->more, block->text) == 0)
    g_clear_pointer (&block->more, g_free);
  return block;
}

static void
add_string (IriReportPage *self, const char *name, const char *text)
{
  if (text != NULL)
    add_code (self, name, text, strlen (text), NULL);
}

static void
add_span (IriReportPage *self, const char *name, const char *text, IriSpan span)
{
  if (iri_span_is_present (span))
    add_code (self, name, text + span.begin, iri_span_length (span), NULL);
}

static void
add_prose (IriReportPage *self, const char *name, const char *text)
{
  add (self, IRI_BLOCK_ROW, name, text);
}

static void
add_verdict (IriReportPage *self, const IriReport *report)
{
  g_autoptr (IriVerdict) verdict = iri_verdict_new (report);

  add_block_of_code (self, IRI_BLOCK_TITLE, NULL, report->text, report->length);
  if (verdict->level != IRI_VERDICT_LEVEL_NONE)
    {
      IriBlock *block = add (self, IRI_BLOCK_VERDICT, verdict->title, verdict->body);

      block->level = verdict->level;
      block->note = iri_verdict_editions (report);
    }
  if (report->bidi != NULL && report->length > 0)
    add (self, IRI_BLOCK_FIGURE, NULL, NULL);
}

/* The number of characters up to a byte, cached. */
typedef struct
{
  const IriReport *report;
  gsize byte;
  gsize count;
} Counter;

/* The number of characters before @byte. Findings of a severity are in the order of the
 * text, so few characters are counted twice. */
static gsize
count_to (Counter *self, gsize byte)
{
  if (byte < self->byte)
    self->byte = self->count = 0;
  self->count += iri_utf8_count (self->report->text + self->byte, byte - self->byte);
  self->byte = byte;
  return self->count;
}

/* The section of the standard, and the position in characters from 1. */
static char *
note_of (Counter *counter, const IriFinding *finding)
{
  g_autofree char *section
      = iri_finding_section (finding, counter->report->options.spec);
  gsize first, last;

  if (iri_span_length (finding->span) == 0)
    return g_steal_pointer (&section);
  first = count_to (counter, finding->span.begin) + 1;
  last = count_to (counter, finding->span.end);
  if (last <= first)
    /* Translators: a section of a standard, and a position in an IRI. */
    return g_strdup_printf (_ ("%s, character %zu"), section, first);
  return g_strdup_printf (
      /* Translators: a section of a standard, and a position in an IRI. */
      _ ("%s, characters %zu to %zu"), section, first, last);
}

static void
add_findings (IriReportPage *self, const IriReport *report)
{
  Counter counter = { report, 0, 0 };
  g_autoptr (GArray) chosen = iri_select_findings (report, IRI_FINDING_SELECTION_MAX);

  if (report->n_findings > 0)
    add_heading (self, _ ("Findings"));
  for (guint i = 0; i < chosen->len; i++)
    {
      const IriSelectedFinding *row = &g_array_index (chosen, IriSelectedFinding, i);
      const IriFinding *finding = row->finding;
      IriBlock *block = add (self, IRI_BLOCK_FINDING, NULL, iri_finding_why (finding));

      block->name = iri_selected_finding_message (row, report);
      block->level = iri_verdict_level_of (iri_finding_info (finding->code)->severity);
      block->note = note_of (&counter, finding);
    }
}

/* Lists what preparation changed before the text was parsed. */
static void
add_changes (IriReportPage *self, const IriReport *report)
{
  const IriPrepared *prepared = report->prepared;

  if (prepared == NULL)
    return;
  add_code (self, _ ("Read as"), prepared->text, prepared->length, NULL);
  for (gsize i = 0; i < prepared->n_changes; i++)
    /* Translators: before a list of changes. */
    add (self, IRI_BLOCK_ROW, _ ("Changed"), _ (prepared->changes[i].rule->message))
        ->note
        = g_strdup (prepared->changes[i].section);
}

/* Only some standards define these components, and the names are theirs. */
static void
add_host_port (IriReportPage *self, const IriReport *report)
{
  const IriComponents *components = &report->reference_components;

  if (!report->options.spec->has_host_port)
    return;
  add_span (self, "HOSTPORT", report->reference,
            iri_host_port (report->reference, components));
  add_span (self, "HOSTSPECIFIC", report->reference,
            iri_host_specific (report->reference_length, components));
}

static void
add_mailto (IriReportPage *self, const IriMailto *mailto)
{
  for (guint i = 0; i < mailto->addresses->len; i++)
    {
      const IriMailAddress *address
          = &g_array_index (mailto->addresses, IriMailAddress, i);
      g_autofree char *ascii = iri_mail_address_ascii (address);
      g_autofree char *unicode = iri_mail_address_unicode (address);

      add_code (self, iri_mail_kind_name (address->kind), ascii, strlen (ascii),
                unicode);
    }
  for (guint i = 0; i < mailto->fields->len; i++)
    {
      const IriMailField *field = &g_array_index (mailto->fields, IriMailField, i);
      g_autofree char *name = reveal (field->name, strlen (field->name));

      if (!iri_mail_kind_is_list (field->kind))
        add_string (self, name, field->value);
    }
}

static void
add_components (IriReportPage *self, const IriReport *report)
{
  add_heading (self, _ ("Components"));
  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      IriSpan span = report->components.span[component];
      g_autofree char *decoded = NULL;

      if (!iri_span_is_present (span))
        continue;
      decoded = iri_report_decode (report, (IriComponent) component);
      add_code (self, iri_component_name ((IriComponent) component),
                report->text + span.begin, iri_span_length (span), decoded);
    }
  add_host_port (self, report);
  add_changes (self, report);
  if (report->mailto != NULL)
    add_mailto (self, report->mailto);
  if (report->content != NULL)
    {
      g_autofree char *holds = iri_embedded_content_describe (report->content);

      add_prose (self, _ ("Contains"), holds);
    }
}

/* Adds the host if it is a name; an IP address has no labels. */
static void
add_host (IriReportPage *self, const IriReport *report)
{
  const IriHost *host = report->host;
  const char *registrable;

  if (host == NULL || host->n_labels == 0)
    return;
  add_heading (self, _ ("Host"));
  for (gsize i = 0; i < host->n_labels; i++)
    {
      const IriLabel *label = &host->labels[i];
      /* Translators: the number of a label of the host, from 1. */
      g_autofree char *name = g_strdup_printf (_ ("Label %zu"), i + 1);
      IriBlock *block = add_code (self, name, label->unicode, strlen (label->unicode),
                                  label->ascii);

      if (label->error != NULL)
        block->note = g_strdup (iri_host_rejection_message (label->error));
    }
  registrable = iri_host_domain (host).registrable;
  if (registrable != NULL)
    {
      g_autofree char *unicode = iri_host_registrable_unicode (host);
      IriBlock *block = add_code (self, _ ("Registrable domain"), registrable,
                                  strlen (registrable), unicode);

      block->note = iri_psl_describe ();
    }
}

/* Adds the XML notation, which needs only ASCII. */
static void
add_xml (IriReportPage *self, const IriReport *report)
{
  g_autoptr (GString) written = g_string_new (NULL);

  if (iri_notation_write (IRI_NOTATION_XML, report->display, strlen (report->display),
                          written)
      && !g_str_equal (written->str, report->display))
    add_string (self, _ ("XML notation"), written->str);
}

static void
add_visual_order (IriReportPage *self, const IriReport *report)
{
  const char *visual = report->bidi->visual;

  add_code (self, _ ("Shown"), visual, strlen (visual), NULL)->role
      = IRI_TEXT_ROLE_VISUAL;
  add_string (self, _ ("People read"), report->perception->perceived);
  add_string (self, _ ("Looks like"), report->perception->twin);
}

static void
add_forms (IriReportPage *self, const IriReport *report)
{
  /* Translators: a noun: an IRI as URI, as HTML and so on. */
  add_heading (self, _ ("Forms"));
  if (report->target != NULL)
    add_code (self, _ ("Resolved"), report->target, report->target_length, NULL);
  if (report->uri != NULL)
    add_string (self, _ ("URI"), report->uri);
  else
    add_prose (self, _ ("URI"), iri_copy_reason (iri_copy_form_find ("uri"), report));
  if (report->host != NULL && report->host->ascii != NULL)
    add_string (self, _ ("Host for DNS"), report->host->ascii);
  else if (report->host != NULL)
    add_prose (self, _ ("Host for DNS"), _ ("None: the host is rejected"));
  add_string (self, _ ("IRI"), report->iri);
  if (report->bidi != NULL)
    add_visual_order (self, report);
  add_xml (self, report);
}

static void
add_steps (IriReportPage *self, const char *heading, const IriSteps *steps)
{
  if (steps == NULL)
    return;
  add_heading (self, heading);
  for (gsize i = 0; i < steps->n_steps; i++)
    {
      const IriStep *step = &steps->steps[i];

      add_code (self, step->number, step->text, strlen (step->text), NULL)->note
          = iri_step_title (step);
    }
}

static void
add_bidi_steps (IriReportPage *self, const IriReport *report)
{
  g_autoptr (IriBidiSteps) steps = NULL;

  if ((report->options.want & IRI_WANT_STEPS) == 0 || report->bidi == NULL)
    return;
  add_heading (self, _ ("Visual order"));
  steps = iri_bidi_steps_new (report->bidi, FALSE);
  for (guint i = 0; i < steps->steps->len; i++)
    {
      const IriBidiStep *step = g_ptr_array_index (steps->steps, i);
      g_autofree char *text = iri_bidi_step_text (step);

      add_code (self, step->rule, text, strlen (text), NULL)->note
          = g_strdup (iri_bidi_rule_summary (step->rule));
    }
}

/* Lists the options, so that readers can reproduce the results. */
static void
add_options (IriReportPage *self, const IriReport *report)
{
  const IriOptions *options = &report->options;

  /* Translators: a noun. */
  add_heading (self, _ ("Options"));
  add_prose (self, _ ("Standard"), options->spec->title);
  /* Translators: a noun: the IRI that a reference is resolved against. */
  add_string (self, _ ("Base"), options->base);
  if (options->charset != NULL)
    add_prose (self, _ ("Document charset"), options->charset);
  if (report->host != NULL)
    {
      g_autofree char *version = iri_idna_version (report->host->idna);

      add (self, IRI_BLOCK_ROW, _ ("IDNA flavor"),
           _ (iri_idna_info (report->host->idna)->title))
          ->note
          = g_steal_pointer (&version);
    }
  if (report->bidi != NULL)
    add_prose (self, _ ("Display convention"),
               _ (iri_convention_info (report->bidi->convention)->title));
  add_prose (self, _ ("Created by"), "Iriscope " IRI_VERSION);
}

IriReportPage *
iri_report_page_new (const IriReport *report)
{
  IriReportPage *self = g_new0 (IriReportPage, 1);

  self->blocks = g_ptr_array_new_with_free_func (block_free);
  add_verdict (self, report);
  add_findings (self, report);
  add_components (self, report);
  add_host (self, report);
  add_forms (self, report);
  add_steps (self, _ ("Preparation"), report->preparation_steps);
  add_steps (self, _ ("Mapping to a URI"), report->uri_steps);
  add_steps (self, _ ("Conversion to an IRI"), report->iri_steps);
  add_bidi_steps (self, report);
  add_options (self, report);
  return self;
}

void
iri_report_page_free (IriReportPage *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->blocks);
  g_free (self);
}
