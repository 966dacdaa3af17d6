/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "iri-bidi-reason.h"
#include "iri-bidi-steps.h"
#include "iri-fribidi-order.h"

#include <glib/gi18n.h>

/* Appends "0-3 L, 4-6 CS". */
static void
append_classes (GString *out, const IriBidi *bidi)
{
  for (gsize i = 0, end; i < bidi->n_chars; i = end)
    {
      for (end = i + 1; end < bidi->n_chars && bidi->classes[end] == bidi->classes[i];)
        end++;
      g_string_append_printf (out, "%s%" G_GSIZE_FORMAT, i > 0 ? ", " : "", i);
      if (end > i + 1)
        g_string_append_printf (out, "-%" G_GSIZE_FORMAT, end - 1);
      g_string_append_printf (out, " %s", iri_bidi_class_id (bidi->classes[i]));
    }
}

/* Explains the classes in the order in which they occur. */
static void
append_legend (GString *out, const IriBidi *bidi)
{
  guint32 seen = 0;

  for (gsize i = 0; i < bidi->n_chars; i++)
    {
      if (seen & 1U << bidi->classes[i])
        continue;
      seen |= 1U << bidi->classes[i];
      g_string_append_printf (out, "\t%s\t%s\n", iri_bidi_class_id (bidi->classes[i]),
                              iri_bidi_class_summary (bidi->classes[i]));
    }
}

static void
append_stored (GString *out, const IriBidi *bidi)
{
  g_string_append (out, "0\t");
  append_classes (out, bidi);
  g_string_append_printf (out, "\t%s\n",
                          bidi->base == 0
                              ? _ ("The stored characters by Bidi_Class. The base "
                                   "direction is left-to-right.")
                              : _ ("The stored characters by Bidi_Class. The base "
                                   "direction is right-to-left."));
  append_legend (out, bidi);
}

static void
append_step (GString *out, const IriBidiStep *step, const IriBidiReasons *reasons)
{
  g_autofree char *text = iri_bidi_step_text (step);

  g_string_append_printf (out, "%s\t%s\t%s\n", step->rule, text,
                          iri_bidi_rule_summary (step->rule));
  for (gsize i = 0; i < step->n_changes; i++)
    {
      IriBidiStep single = { step->rule, &step->changes[i], 1 };
      g_autofree char *change = iri_bidi_step_text (&single);
      g_autofree char *reason
          = iri_bidi_reasons_get (reasons, step->rule, &step->changes[i]);
      g_autofree char *plain = cli_plain_message (reason);

      g_string_append_printf (out, "\t%s\t%s\n", change, plain);
    }
}

/* Appends a line with an order of characters. */
static void
append_order (GString *out,
              const char *name,
              const guint32 *order,
              gsize n,
              const char *description)
{
  g_string_append_printf (out, "%s\t", name);
  for (gsize i = 0; i < n; i++)
    g_string_append_printf (out, "%s%u", i > 0 ? " " : "", order[i]);
  g_string_append_printf (out, "\t%s\n", description);
}

static void
append_second_opinion (GString *out, const IriBidi *bidi)
{
  g_autoptr (IriFribidiOrder) other = iri_fribidi_order_new (bidi);
  g_autofree char *description = iri_fribidi_order_describe (other);

  append_order (out, "FriBidi", other != NULL ? other->order : NULL,
                other != NULL ? other->n_order : 0, description);
}

void
cli_append_bidi_steps (GString *out, const IriReport *report)
{
  const IriBidi *bidi = report->bidi;
  gboolean all = (report->options.want & IRI_WANT_ALL_RULES) != 0;
  g_autoptr (IriBidiSteps) steps = iri_bidi_steps_new (bidi, all);
  g_autoptr (IriBidiReasons) reasons
      = iri_bidi_reasons_new (bidi, report->options.preparation.notation);

  append_stored (out, bidi);
  for (guint i = 0; i < steps->steps->len; i++)
    append_step (out, g_ptr_array_index (steps->steps, i), reasons);
  append_order (out, "=", bidi->order, bidi->n_order,
                _ ("What you see: the stored positions from left to right."));
  append_second_opinion (out, bidi);
}
