/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

#include "iri-host-naming.h"
#include "iri-isolate.h"
#include "iri-join-names.h"
#include "iri-number.h"
#include "iri-psl.h"
#include "iri-spoof.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Describes the picture in words: its components, the displaced components, and
 * what is not drawn. */

#define MAX_VALUE 60 /* characters of a value */
#define MAX_MOVES 5

/* The characters at @span of @text, isolated, with an ellipsis if there are too
 * many. */
static char *
write_value (const char *text, IriSpan span)
{
  const char *begin = text + span.begin, *end = text + span.end, *p = begin;
  g_autofree char *cut = NULL;

  for (int i = 0; i < MAX_VALUE && p < end; i++)
    p = g_utf8_next_char (p);
  cut = g_strdup_printf ("%.*s%s", (int) (p - begin), begin, p < end ? "…" : "");
  return iri_isolate_part (cut, (IriSpan){ 0, strlen (cut) });
}

static void
append_components (GString *out, const IriBidi *bidi)
{
  g_autoptr (GString) components = g_string_new (NULL);

  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      IriSpan span = bidi->components.span[component];
      g_autofree char *value = NULL;

      if (!iri_span_is_present (span) || span.begin == span.end)
        continue;
      if (components->len > 0)
        g_string_append (components, _ (", "));
      value = write_value (bidi->text, span);
      /* Translators: a component and its value: Host “example.com”. */
      g_string_append_printf (components, _ ("%s “%s”"),
                              iri_component_name ((IriComponent) component), value);
    }
  /* Translators: a list of components and their values: Host “a”, Path “/b”. */
  g_string_append_printf (out, _ ("Stored: %s."), components->str);
}

/* The domain at @span of @text. If letters of it imitate others, they would repeat the
 * deception, so its ASCII form comes first. */
static char *
name_domain (const char *text, IriSpan span)
{
  g_autoptr (IriHost) host
      = iri_host_new_name (text, span, IRI_HOST_REG_NAME, IRI_IDNA_UTS46);

  for (gsize i = 0; host->ascii != NULL && i < host->n_labels; i++)
    {
      const char *label = host->labels[i].unicode;
      g_autofree char *imitated = iri_spoof_ascii_look_alike (label, strlen (label));

      if (imitated != NULL)
        return iri_host_name_both (host->ascii, host->unicode);
    }
  return write_value (text, span);
}

/* Appends the registrable domain as in the line. */
static void
append_registrable (GString *out,
                    const IriPictureBuilder *self,
                    const IriPictureLine *line)
{
  IriSpan domain = iri_picture_registrable (self->setup, line->block);
  g_autofree char *value = NULL;
  IriSpan span = IRI_SPAN_ABSENT;

  for (guint i = 0; i < line->n_cells; i++)
    {
      const IriPictureCell *cell = iri_picture_cell (self, line, i);

      if (cell->source.begin < domain.begin || cell->source.end > domain.end)
        continue;
      if (!iri_span_is_present (span))
        span.begin = cell->span.begin;
      span.end = cell->span.end;
    }
  if (!iri_span_is_present (span))
    return;
  value = name_domain (line->bidi->text, span);
  g_string_append_c (out, ' ');
  /* Translators: the part of a host that somebody has registered: example.com. */
  g_string_append_printf (out, _ ("Registrable domain “%s”."), value);
}

static void
append_move (GString *out,
             const IriBidi *bidi,
             const IriBidiPerception *perception,
             const IriBidiMove *move)
{
  const IriBidiUnit *units = (const IriBidiUnit *) (gpointer) perception->units->data;
  const IriBidiUnit *unit = &units[move->unit],
                    *displaced = &units[move->displaced_unit];
  g_autofree char *value = write_value (bidi->text, unit->span);
  g_autofree char *instead = write_value (bidi->text, displaced->span);

  g_string_append_c (out, ' ');
  g_string_append_printf (out,
                          /* Translators: twice a kind of component and its value.
                           * Kinds are translated separately, and you can put them in
                           * brackets: “1” (path segment) is shown at the position of
                           * “ab” (host label). */
                          _ ("The %s “%s” is shown at the position of the %s “%s”."),
                          iri_bidi_unit_name (unit->kind), value,
                          iri_bidi_unit_name (displaced->kind), instead);
}

static void
append_twin (GString *out, const char *twin)
{
  g_autofree char *value = write_value (twin, (IriSpan){ 0, strlen (twin) });

  g_string_append_c (out, ' ');
  /* Translators: “It” is the address of the picture; %s is another address. */
  g_string_append_printf (out, _ ("It looks exactly like the address “%s”."), value);
}

/* Appends how the visual order of @line differs from the logical order. */
static void
append_line (GString *out, const IriPictureLine *line)
{
  const GArray *moves = line->perception != NULL ? line->perception->moves : NULL;
  g_autoptr (GString) titles = g_string_new (NULL);

  for (guint i = 0; i < line->titles->len; i++)
    {
      if (i > 0)
        g_string_append (titles, _ (", "));
      g_string_append (titles, line->titles->pdata[i]);
    }
  g_string_append_c (out, ' ');
  if (line->bidi->moved)
    /* Translators: one or more conventions: Left-to-right embedding, URI notation. Or
     * which of two addresses it is: First. */
    g_string_append_printf (out, _ ("%s: the order of characters changes."),
                            titles->str);
  else
    /* Translators: one or more conventions: Left-to-right embedding, URI notation. Or
     * which of two addresses it is: First. */
    g_string_append_printf (out, _ ("%s: shown in logical order."), titles->str);
  for (guint i = 0; moves != NULL && i < MIN (moves->len, MAX_MOVES); i++)
    append_move (out, line->bidi, line->perception,
                 &g_array_index (moves, IriBidiMove, i));
  if (line->perception != NULL && line->perception->twin != NULL)
    append_twin (out, line->perception->twin);
}

/* Returns the cell after the differing cells from @at on. */
static guint
skip_differing (const IriPictureBuilder *self, const IriPictureLine *line, guint at)
{
  while (at < line->n_cells && iri_picture_cell (self, line, at)->differs)
    at++;
  return at;
}

/* The characters of the cells from @from to before @to; "" if there are none. */
static char *
write_cells (const IriPictureBuilder *self,
             const IriPictureLine *line,
             guint from,
             guint to)
{
  if (from == to)
    return g_strdup ("");
  return write_value (line->bidi->text,
                      (IriSpan){ iri_picture_cell (self, line, from)->span.begin,
                                 iri_picture_cell (self, line, to - 1)->span.end });
}

static void
append_difference (GString *out, const char *first, const char *second)
{
  g_string_append_c (out, ' ');
  if (*second == '\0')
    /* Translators: of two IRIs; %s is a few characters. */
    g_string_append_printf (out, _ ("Only the first has “%s”."), first);
  else if (*first == '\0')
    /* Translators: of two IRIs; %s is a few characters. */
    g_string_append_printf (out, _ ("Only the second has “%s”."), second);
  else
    /* Translators: of two IRIs; each %s is a few characters. */
    g_string_append_printf (out, _ ("Where the first has “%s” the second has “%s”."),
                            first, second);
}

static void
append_differences (GString *out, const IriPictureBuilder *self)
{
  const IriPictureLine *lines = &g_array_index (self->lines, IriPictureLine, 0);
  guint a = 0, b = 0, n = 0;

  while (n < MAX_MOVES && (a < lines[0].n_cells || b < lines[1].n_cells))
    {
      guint first = skip_differing (self, &lines[0], a);
      guint second = skip_differing (self, &lines[1], b);
      g_autofree char *left = write_cells (self, &lines[0], a, first);
      g_autofree char *right = write_cells (self, &lines[1], b, second);

      if (first > a || second > b)
        {
          append_difference (out, left, right);
          n++;
        }
      a = first + 1;
      b = second + 1;
    }
}

/* Appends two compared lines and their relation. */
static void
append_comparison (GString *out, const IriPictureBuilder *self)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      const IriPictureLine *line = &g_array_index (self->lines, IriPictureLine, i);

      if (i > 0)
        g_string_append_c (out, ' ');
      append_components (out, line->bidi);
      append_registrable (out, self, line);
      append_line (out, line);
    }
  if (self->picture->arrangement == IRI_PICTURE_SHARED)
    g_string_append_printf (out, " %s", _ ("Both look exactly the same."));
  append_differences (out, self);
}

static void
append_imitated (GString *out, gunichar c, const char *imitated)
{
  g_autofree char *value = write_value (imitated, (IriSpan){ 0, strlen (imitated) });

  g_string_append_c (out, ' ');
  /* Translators: a code point and the character that it imitates: U+0430, a. */
  g_string_append_printf (out, _ ("U+%04X looks like “%s”."), c, value);
}

/* Appends the scripts, and the letters that imitate others. */
static void
append_scripts (GString *out, const IriPictureBuilder *self)
{
  const GArray *scripts = self->picture->scripts, *cells = self->picture->cells;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;
  guint n = 0;

  for (guint i = 0; i < scripts->len; i++)
    g_ptr_array_add (names,
                     (gpointer) g_array_index (scripts, IriPictureScript, i).name);
  list = iri_join_names ((const char *const *) names->pdata, names->len, names->len);
  if (scripts->len > 0)
    {
      g_string_append_c (out, ' ');
      /* Translators: a list of scripts: Latin and Cyrillic. */
      g_string_append_printf (out, _ ("Scripts: %s."), list);
    }
  for (guint i = 0; i < cells->len && n < MAX_MOVES; i++)
    {
      const IriPictureCell *cell = &g_array_index (cells, IriPictureCell, i);
      const char *text = self->setup->bidis[cell->block]->text + cell->span.begin;

      if (cell->block > 0 || cell->imitated == NULL)
        continue;
      append_imitated (out, g_utf8_get_char (text), cell->imitated);
      n++;
    }
}

static void
append_missing (GString *out, const GArray *missing)
{
  g_autofree char *note = iri_picture_missing_note (missing, missing->len, TRUE);

  if (missing->len == 0)
    return;
  g_string_append_c (out, ' ');
  g_string_append_printf (out, _ ("%s."), note);
}

static gboolean
has_registrable (const IriPictureSetup *setup)
{
  for (gsize i = 0; i < G_N_ELEMENTS (setup->registrable); i++)
    if (iri_span_is_present (setup->registrable[i])
        && iri_span_length (setup->registrable[i]) > 0)
      return TRUE;
  return FALSE;
}

/* Appends by which list a domain is registrable. The window says so beside the
 * picture; a file stands alone and gets old. */
static void
append_list (GString *out, const IriPictureSetup *setup)
{
  g_autofree char *list = iri_psl_describe ();

  if (!setup->paper || !has_registrable (setup) || list == NULL)
    return;
  g_string_append_c (out, ' ');
  g_string_append_printf (out, _ ("%s."), list);
}

char *
iri_picture_summarize (const IriPictureBuilder *self)
{
  GString *out = g_string_new (NULL);
  gsize left_out = self->picture->n_left_out;
  g_autofree char *number = iri_number (left_out);

  if (self->picture->compared)
    append_comparison (out, self);
  else if (self->lines->len > 0)
    {
      const IriPictureLine *first = &g_array_index (self->lines, IriPictureLine, 0);

      append_components (out, first->bidi);
      append_registrable (out, self, first);
    }
  for (guint i = 0; !self->picture->compared && i < self->lines->len; i++)
    append_line (out, &g_array_index (self->lines, IriPictureLine, i));
  append_scripts (out, self);
  append_list (out, self->setup);
  append_missing (out, self->picture->missing);
  if (left_out > 0)
    {
      g_string_append_c (out, ' ');
      g_string_append_printf (out,
                              /* Translators: a number. */
                              ngettext ("%s character is not drawn.",
                                        "%s characters are not drawn.", left_out),
                              number);
    }
  return g_string_free (out, FALSE);
}
