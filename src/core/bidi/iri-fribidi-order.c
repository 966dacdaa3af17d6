/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-fribidi-order.h"

#include "iri-bidi-line.h"
#include "iri-fribidi.h"
#include "iri-uba-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* FriBidi also gives levels to the characters that X9 removes. */
static void
remove_levels (const IriBidiLine *line, guint8 *levels)
{
  for (gsize i = 0; i < line->n; i++)
    if (iri_uba_is_removed (line->classes[i]))
      levels[i] = IRI_UBA_REMOVED;
}

/* The line has the characters of the text and the marks of the convention; only the
 * former are kept. */
static void
take_line (IriFribidiOrder *self, const IriBidiLine *line, const guint8 *levels)
{
  g_autofree guint32 *order = g_new (guint32, line->n);
  gsize n = iri_uba_order (levels, line->n, order, NULL, NULL);

  for (gsize i = 0; i < line->n; i++)
    if (line->sources[i] != IRI_BIDI_NO_POSITION)
      self->levels[line->sources[i]] = levels[i];
  for (gsize i = 0; i < n; i++)
    if (line->sources[order[i]] != IRI_BIDI_NO_POSITION)
      self->order[self->n_order++] = line->sources[order[i]];
}

IriFribidiOrder *
iri_fribidi_order_new (const IriBidi *bidi)
{
  g_autoptr (GArray) marks = iri_bidi_marks (bidi);
  g_autoptr (IriBidiLine) line = iri_bidi_line_new (bidi, bidi->n_chars, marks);
  IriUbaInput uba = iri_bidi_line_uba (line, (IriSpan){ 0, line->n });
  g_autofree guint8 *levels = NULL;
  IriFribidiOrder *self;

  if (!iri_fribidi_is_quick (&uba) || !iri_fribidi_is_safe (&uba))
    return NULL;
  levels = g_new (guint8, line->n + 1);
  iri_bidi_line_resolve_by (line, iri_fribidi_levels, levels);
  remove_levels (line, levels);
  self = g_new0 (IriFribidiOrder, 1);
  self->levels = g_new (guint8, bidi->n_chars + 1);
  self->order = g_new (guint32, bidi->n_chars + 1);
  take_line (self, line, levels);
  self->agrees = memcmp (self->levels, bidi->levels, bidi->n_chars) == 0;
  self->expected = iri_fribidi_is_known_to_agree (&uba);
  return self;
}

void
iri_fribidi_order_free (IriFribidiOrder *self)
{
  if (self == NULL)
    return;
  g_free (self->levels);
  g_free (self->order);
  g_free (self);
}

char *
iri_fribidi_order_describe (const IriFribidiOrder *self)
{
  g_autofree char *version = iri_fribidi_version ();

  if (self == NULL)
    /* Translators: the name of a library: FriBidi 1.0.8. */
    return g_strdup_printf (_ ("Not compared with %s, which can crash or take too long "
                               "on text like this."),
                            version);
  if (self->agrees)
    /* Translators: the name of a library: FriBidi 1.0.8. */
    return g_strdup_printf (_ ("%s gives the same order."), version);
  if (self->expected)
    /* Translators: the name of a library: FriBidi 1.0.8. */
    return g_strdup_printf (_ ("%s gives a different order, which is a bug in "
                               "one of the two. Please report it."),
                            version);
  /* Translators: the name of a library: FriBidi 1.0.8. */
  return g_strdup_printf (_ ("%s gives a different order, as it is known to do "
                             "for text like this."),
                          version);
}
