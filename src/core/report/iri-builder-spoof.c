/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-builder.h"

#include "iri-chars.h"
#include "iri-scripts.h"
#include "iri-spoof.h"
#include "iri-unicode.h"

#include <unicode/uchar.h>

/* Letters, digits, and numerals that are used as letters (Nl). */
#define LETTERS (U_GC_L_MASK | U_GC_ND_MASK | U_GC_NL_MASK)

/* Whether the label has a letter or digit from U+0080 up but no symbols and no mixed
 * scripts, which have findings of their own. */
static gboolean
is_in_question (const char *text, gsize length)
{
  IriScripts scripts = IRI_SCRIPTS_ALL;
  guint seen = 0;
  gboolean plain = FALSE;

  for (const char *p = text; p < text + length; p = g_utf8_next_char (p))
    {
      gunichar c = iri_utf8_first (p);

      iri_scripts_add (&scripts, c);
      if (c >= 0x80)
        seen |= iri_unicode_category_mask (c);
      /* Full-width and styled digits have a finding of their own. */
      plain |= (iri_unicode_category_mask (c) & U_GC_N_MASK) == 0
               || (c >= 0x80 && !iri_unicode_has_compatibility_mapping (c));
    }
  return plain && (seen & LETTERS) != 0
         && (seen & ~(guint) (LETTERS | U_GC_M_MASK)) == 0
         && !iri_scripts_is_mixed (&scripts);
}

/* Whether the only look-alike is dotless "i", in a top-level domain whose languages
 * use it. */
static gboolean
is_turkic (const char *text, gsize length, const char *tld)
{
  if (g_strcmp0 (tld, "tr") != 0 && g_strcmp0 (tld, "az") != 0)
    return FALSE;
  for (const char *p = text; p < text + length; p = g_utf8_next_char (p))
    if ((guint8) *p >= 0x80 && iri_utf8_first (p) != 0x131)
      return FALSE;
  return TRUE;
}

/* Whether a label in Unicode looks like an ASCII one. */
static gboolean
is_look_alike (const char *text, gsize length, const char *tld)
{
  g_autofree char *ascii = NULL;

  if (!is_in_question (text, length) || is_turkic (text, length, tld))
    return FALSE;
  ascii = iri_spoof_ascii_look_alike (text, length);
  return ascii != NULL;
}

/* The number of labels before the top-level domain, which nobody can register for its
 * looks. The empty label after a dot at the end is the root (RFC 1034 §3.1). */
static gsize
count_labels (const IriHost *host)
{
  gsize n = host->n_labels;

  if (n > 1 && *host->labels[n - 1].unicode == '\0')
    n--;
  return MAX (n, 1) - 1;
}

/* A look-alike is not deceptive if browsers show it, because then its script is
 * expected. */
void
iri_builder_find_look_alikes (const IriBrowserDisplay *view,
                              const char *text,
                              IriFindingFunc report,
                              gpointer data)
{
  gsize n = view != NULL ? count_labels (view->host) : 0;

  for (gsize i = 0; i < n; i++)
    {
      IriSpan span = view->host->labels[i].span;
      IriFinding finding
          = { .code = view->steps[i] == NULL ? IRI_FINDING_WHOLE_SCRIPT_EXPECTED
                                             : IRI_FINDING_WHOLE_SCRIPT_CONFUSABLE,
              .component = IRI_COMPONENT_HOST,
              .span = span,
              .quote = view->host->labels[i].ascii };

      if (is_look_alike (text + span.begin, iri_span_length (span),
                         view->host->labels[n].ascii))
        report (finding, data);
    }
}

static void
take_look_alike (IriFinding finding, gpointer data)
{
  iri_builder_add_mapped (data, finding);
}

void
iri_builder_check_spoof (IriReportBuilder *self)
{
  iri_builder_find_look_alikes (self->report->browser, self->report->text,
                                take_look_alike, self);
}
