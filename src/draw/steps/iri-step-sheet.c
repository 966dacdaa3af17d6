/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-step-sheet.h"

#include "iri-bidi-reason.h"
#include "iri-character-label.h"
#include "iri-picture.h"
#include "iri-step-cells.h"
#include "iri-step-scripts.h"
#include "iri-unicode.h"

#include <glib/gi18n-lib.h>
#include <pango/pangocairo.h>
#include <string.h>

#define TITLE_SIZE 16
#define TEXT_SIZE 13
#define GLYPH_SIZE 18
#define SMALL_SIZE 11

#define CELL_WIDTH 30
#define GLYPH_HEIGHT 30
#define SMALL_HEIGHT 15
#define GAP 3
#define ROW_GAP 12
#define SPACE 8     /* between the title, the cells and the text of a step */
#define STEP_GAP 26 /* between steps */
#define RADIUS 5
#define TINT .08
#define FAINT .72

/* The legend of the colours of scripts. */
#define CHIP 14
#define CHIP_GAP 6
#define LEGEND_GAP 16

/* The stair of the levels, above a row of cells. */
#define STAIR_RISE 4
#define STAIR_WIDTH 1.5

/* A step: what it is, the cells after it, and why it changed them. */
typedef struct
{
  PangoLayout *title;
  GArray *cells; /* IriStepCell */
  PangoLayout *text;
  double height;
} Step;

struct _IriStepSheet
{
  PangoContext *context;
  PangoContext *sentences; /* in the direction of their language */
  IriStepSheetSetup setup;
  GArray *scripts; /* (nullable): if it is coloured by them */
  guint per_row;
  guint8 highest; /* level of all steps */
  GPtrArray *steps;
};

static void
free_step (gpointer data)
{
  Step *step = data;

  g_object_unref (step->title);
  g_object_unref (step->text);
  g_array_unref (step->cells);
  g_free (step);
}

static PangoLayout *
lay_out (PangoContext *context, const char *text, const char *family, double size)
{
  PangoLayout *layout = pango_layout_new (context);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();

  pango_font_description_set_family (font, family);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

/* Sentences run as their language does, even if they begin with quoted characters. */
static PangoContext *
make_sentences (PangoContext *context)
{
  const char *sample = _ ("This is what you see.");
  gboolean rtl = iri_direction (sample, strlen (sample)) == IRI_DIRECTION_RTL;
  PangoContext *sentences
      = pango_font_map_create_context (pango_context_get_font_map (context));

  pango_context_set_base_dir (sentences,
                              rtl ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  return sentences;
}

static PangoLayout *
lay_out_text (const IriStepSheet *self, const char *text, gboolean is_title)
{
  PangoLayout *layout
      = lay_out (self->sentences, text, "Sans", is_title ? TITLE_SIZE : TEXT_SIZE);

  if (is_title)
    {
      g_autoptr (PangoAttrList) attrs = pango_attr_list_new ();

      pango_attr_list_insert (attrs, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
      pango_layout_set_attributes (layout, attrs);
    }
  pango_layout_set_auto_dir (layout, FALSE);
  if (pango_context_get_base_dir (self->sentences) == PANGO_DIRECTION_RTL)
    pango_layout_set_alignment (layout, PANGO_ALIGN_RIGHT);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, (int) (self->setup.width * PANGO_SCALE));
  return layout;
}

static double
get_height (PangoLayout *layout)
{
  PangoRectangle logical;

  if (*pango_layout_get_text (layout) == '\0')
    return 0;
  pango_layout_get_pixel_extents (layout, NULL, &logical);
  return logical.height + SPACE;
}

static double
get_stair_height (const IriStepSheet *self)
{
  return self->highest * STAIR_RISE + 2 * STAIR_WIDTH;
}

static double
get_row_height (const IriStepSheet *self)
{
  return get_stair_height (self) + 3 * SMALL_HEIGHT + GLYPH_HEIGHT + ROW_GAP;
}

static void
add_step (IriStepSheet *self,
          const IriStepReplay *replay,
          const char *title,
          const char *text)
{
  Step *step = g_new0 (Step, 1);

  step->title = lay_out_text (self, title, TRUE);
  step->text = lay_out_text (self, text, FALSE);
  step->cells = iri_step_replay_cells (replay, IRI_STEP_SHEET_MAX_CELLS);
  g_ptr_array_add (self->steps, step);
}

/* What each class that occurs is, "CS: …". */
static void
append_legend (GString *text, const IriBidi *bidi)
{
  guint32 seen = 0;

  for (gsize i = 0; i < bidi->n_chars; i++)
    {
      guint8 bidi_class = bidi->classes[i];

      if ((seen & 1U << bidi_class) == 0)
        {
          g_string_append (text, text->len > 0 ? "\n" : "");
          /* Translators: a Bidi class and what it is: "CS: Separators in numbers". */
          g_string_append_printf (text, _ ("%s: %s"), iri_bidi_class_id (bidi_class),
                                  iri_bidi_class_summary (bidi_class));
        }
      seen |= 1U << bidi_class;
    }
}

static void
add_stored (IriStepSheet *self, const IriBidi *bidi, const IriStepReplay *replay)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *title = bidi->base == 0
                          ? _ ("The characters in logical order, with their "
                               "classes. The base direction is left-to-right.")
                          : _ ("The characters in logical order, with their "
                               "classes. The base direction is right-to-left.");

  append_legend (text, bidi);
  if (bidi->n_chars > IRI_STEP_SHEET_MAX_CELLS)
    {
      gulong left = bidi->n_chars - IRI_STEP_SHEET_MAX_CELLS;
      g_autofree char *number = g_strdup_printf ("%lu", left);

      g_string_append_c (text, '\n');
      g_string_append_printf (
          text,
          ngettext ("%s character is not drawn.", "%s characters are not drawn.", left),
          number);
    }
  add_step (self, replay, title, text->str);
}

static char *
make_reasons (const IriBidiStep *step, const IriBidiReasons *reasons)
{
  GString *text = g_string_new (NULL);
  guint n_shown = (guint) MIN (step->n_changes, IRI_STEP_SHEET_MAX_REASONS);
  guint n_more = (guint) (step->n_changes - n_shown);

  for (guint i = 0; i < n_shown; i++)
    {
      g_autofree char *reason
          = iri_bidi_reasons_get (reasons, step->rule, &step->changes[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", reason);
    }
  if (n_more > 0)
    {
      g_string_append_c (text, '\n');
      /* Translators: the end of a list of positions of characters. */
      g_string_append_printf (
          text, ngettext ("and %u more position", "and %u more positions", n_more),
          n_more);
    }
  return g_string_free (text, FALSE);
}

static void
add_steps (IriStepSheet *self, const IriBidi *bidi)
{
  g_autoptr (IriBidiSteps) steps = iri_bidi_steps_new (bidi, FALSE);
  IriNotation notation = self->setup.notation;
  g_autoptr (IriBidiReasons) reasons = iri_bidi_reasons_new (bidi, notation);
  g_autoptr (IriStepReplay) replay = iri_step_replay_new (bidi, steps, notation);

  if (self->scripts != NULL)
    iri_step_replay_color_by_script (replay, bidi, self->scripts);
  add_stored (self, bidi, replay);
  for (guint i = 0; i < steps->steps->len; i++)
    {
      const IriBidiStep *step = g_ptr_array_index (steps->steps, i);
      g_autofree char *title
          = g_strdup_printf ("%s · %s", step->rule, iri_bidi_rule_summary (step->rule));
      g_autofree char *text = make_reasons (step, reasons);

      iri_step_replay_apply (replay, step);
      add_step (self, replay, title, text);
    }
  iri_step_replay_apply (replay, NULL);
  add_step (self, replay, _ ("This is what you see."), "");
}

/* The target of drawing. */
typedef struct
{
  const IriStepSheet *sheet;
  cairo_t *cr;
  gboolean dark;
} Canvas;

static void
set_color (const Canvas *canvas, IriComponent component, double alpha)
{
  PangoColor color
      = iri_picture_color (component == IRI_COMPONENT_NONE ? IRI_PICTURE_INK_TEXT
                                                           : IRI_PICTURE_INK_COMPONENT,
                           component, canvas->dark);

  cairo_set_source_rgba (canvas->cr, color.red / 65535., color.green / 65535.,
                         color.blue / 65535., alpha);
}

/* A box in the colour of the script before its name. */
static void
draw_script (const Canvas *canvas,
             const IriStepScript *script,
             PangoLayout *name,
             double x,
             double y)
{
  cairo_rectangle (canvas->cr, x, y + 1, CHIP, CHIP);
  set_color (canvas, script->ink, TINT);
  cairo_fill_preserve (canvas->cr);
  set_color (canvas, script->ink, 1);
  cairo_set_line_width (canvas->cr, STAIR_WIDTH);
  cairo_stroke (canvas->cr);
  set_color (canvas, IRI_COMPONENT_NONE, 1);
  cairo_move_to (canvas->cr, x + CHIP + CHIP_GAP, y);
  pango_cairo_show_layout (canvas->cr, name);
}

/* Returns the height of the legend of scripts, which is drawn at @y unless the canvas
 * has no target. */
static double
draw_legend (const Canvas *canvas, double y)
{
  const GArray *scripts = canvas->sheet->scripts;
  double x = 0, line = 0, top = y;

  for (guint i = 0; scripts != NULL && i < scripts->len; i++)
    {
      const IriStepScript *script = &g_array_index (scripts, IriStepScript, i);
      g_autoptr (PangoLayout) name
          = lay_out (canvas->sheet->sentences, script->name, "Sans", TEXT_SIZE);
      PangoRectangle logical;
      double width;

      pango_layout_get_pixel_extents (name, NULL, &logical);
      width = CHIP + CHIP_GAP + logical.width;
      if (x > 0 && x + width > canvas->sheet->setup.width)
        {
          x = 0;
          y += line;
        }
      if (canvas->cr != NULL)
        draw_script (canvas, script, name, x, y);
      x += width + LEGEND_GAP;
      line = logical.height + CHIP_GAP;
    }
  return y + line - top;
}

static void
measure (IriStepSheet *self)
{
  for (guint i = 0; i < self->steps->len; i++)
    {
      Step *step = g_ptr_array_index (self->steps, i);
      guint n_rows = (step->cells->len + self->per_row - 1) / self->per_row;

      step->height = get_height (step->title) + n_rows * get_row_height (self)
                     + get_height (step->text);
      if (i == 0)
        step->height += draw_legend (&(Canvas){ .sheet = self }, 0);
    }
}

IriStepSheet *
iri_step_sheet_new (PangoContext *context,
                    const IriBidi *bidi,
                    const IriStepSheetSetup *setup)
{
  IriStepSheet *self = g_new0 (IriStepSheet, 1);

  self->context = g_object_ref (context);
  self->sentences = make_sentences (context);
  self->setup = *setup;
  if (setup->font == NULL)
    self->setup.font = "Monospace";
  if (setup->by_script)
    self->scripts = iri_step_scripts_new (bidi);
  self->per_row = MAX (1, (guint) ((setup->width + GAP) / (CELL_WIDTH + GAP)));
  self->steps = g_ptr_array_new_with_free_func (free_step);
  for (gsize i = 0; i < bidi->n_chars; i++)
    if (bidi->levels[i] != IRI_BIDI_REMOVED)
      self->highest = MAX (self->highest, bidi->levels[i]);
  add_steps (self, bidi);
  measure (self);
  return self;
}

void
iri_step_sheet_free (IriStepSheet *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->steps);
  g_clear_pointer (&self->scripts, g_array_unref);
  g_object_unref (self->sentences);
  g_object_unref (self->context);
  g_free (self);
}

double
iri_step_sheet_width (const IriStepSheet *self)
{
  return self->setup.width;
}

double
iri_step_sheet_height (const IriStepSheet *self)
{
  double height = 0;

  for (guint i = 0; i < self->steps->len; i++)
    {
      const Step *step = g_ptr_array_index (self->steps, i);

      height += step->height + (i > 0 ? STEP_GAP : 0);
    }
  return height;
}

char *
iri_step_sheet_description (const IriStepSheet *self)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < self->steps->len; i++)
    {
      const Step *step = g_ptr_array_index (self->steps, i);

      g_string_append_printf (out, "%s%s\n%s", i > 0 ? "\n" : "",
                              pango_layout_get_text (step->title),
                              pango_layout_get_text (step->text));
      if (i == 0 && self->scripts != NULL)
        {
          g_autofree char *summary = iri_step_scripts_summary (self->scripts);

          g_string_append_printf (out, "\n%s", summary);
        }
    }
  return g_string_free (out, FALSE);
}

static double
draw_text (const Canvas *canvas, PangoLayout *layout, double y)
{
  set_color (canvas, IRI_COMPONENT_NONE, 1);
  cairo_move_to (canvas->cr, 0, y);
  pango_cairo_show_layout (canvas->cr, layout);
  return y + get_height (layout);
}

/* In the middle of a cell at @x, and of a line at @y. */
static void
draw_small (const Canvas *canvas,
            const char *text,
            double size,
            gboolean bold,
            double x,
            double y,
            double height)
{
  const char *family = size > SMALL_SIZE ? canvas->sheet->setup.font : "Sans";
  g_autoptr (PangoLayout) layout = lay_out (canvas->sheet->context, text, family, size);
  PangoRectangle logical;
  double scale;

  if (bold)
    {
      g_autoptr (PangoAttrList) attrs = pango_attr_list_new ();

      pango_attr_list_insert (attrs, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
      pango_layout_set_attributes (layout, attrs);
    }
  pango_layout_get_pixel_extents (layout, NULL, &logical);
  /* Labels of invisible characters may be wider than a cell. */
  scale = MIN (1, (CELL_WIDTH - 2.) / MAX (1, logical.width));
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, x + (CELL_WIDTH - logical.width * scale) / 2,
                   y + (height - logical.height * scale) / 2);
  cairo_scale (canvas->cr, scale, scale);
  cairo_move_to (canvas->cr, 0, 0);
  pango_cairo_show_layout (canvas->cr, layout);
  cairo_restore (canvas->cr);
}

static void
draw_box (const Canvas *canvas, const IriStepCell *cell, double x, double y)
{
  double right = x + CELL_WIDTH, bottom = y + GLYPH_HEIGHT;

  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, x + RADIUS, y + RADIUS, RADIUS, G_PI, 1.5 * G_PI);
  cairo_arc (canvas->cr, right - RADIUS, y + RADIUS, RADIUS, 1.5 * G_PI, 0);
  cairo_arc (canvas->cr, right - RADIUS, bottom - RADIUS, RADIUS, 0, .5 * G_PI);
  cairo_arc (canvas->cr, x + RADIUS, bottom - RADIUS, RADIUS, .5 * G_PI, G_PI);
  cairo_close_path (canvas->cr);
  set_color (canvas, cell->component, TINT);
  cairo_fill_preserve (canvas->cr);
  set_color (canvas, cell->component, cell->changed ? 1 : 0);
  cairo_set_line_width (canvas->cr, STAIR_WIDTH);
  cairo_stroke (canvas->cr);
}

/* A visible character, a mark on a base, or the label of an invisible one. */
static char *
make_glyph (gunichar c)
{
  char *label = iri_character_label (c);
  char bytes[7];

  if (label != NULL)
    return label;
  bytes[g_unichar_to_utf8 (c, bytes)] = '\0';
  return g_strconcat (iri_unicode_is_mark (c) ? "\342\227\214" : "", bytes, NULL);
}

static void
draw_cell (const Canvas *canvas, const IriStepCell *cell, double x, double y)
{
  g_autofree char *number = g_strdup_printf ("%u", cell->index + 1);
  g_autofree char *glyph = make_glyph (cell->c);
  g_autofree char *level = cell->level == IRI_BIDI_REMOVED
                               ? g_strdup ("–")
                               : g_strdup_printf ("%u", cell->level);
  double below = y + SMALL_HEIGHT + GLYPH_HEIGHT;
  double alpha = cell->changed ? 1 : FAINT;

  draw_box (canvas, cell, x, y + SMALL_HEIGHT);
  set_color (canvas, cell->component, 1);
  draw_small (canvas, glyph, GLYPH_SIZE, FALSE, x, y + SMALL_HEIGHT, GLYPH_HEIGHT);
  set_color (canvas, IRI_COMPONENT_NONE, alpha);
  draw_small (canvas, number, SMALL_SIZE, FALSE, x, y, SMALL_HEIGHT);
  draw_small (canvas, iri_bidi_class_id (cell->bidi_class), SMALL_SIZE, cell->changed,
              x, below, SMALL_HEIGHT);
  draw_small (canvas, level, SMALL_SIZE, cell->changed, x, below + SMALL_HEIGHT,
              SMALL_HEIGHT);
}

/* The height of the stair above @cell; a removed character has none. */
static double
get_stair_y (const Canvas *canvas, const IriStepCell *cell)
{
  guint8 level = cell->level == IRI_BIDI_REMOVED ? 0 : cell->level;

  return (canvas->sheet->highest - level) * STAIR_RISE + STAIR_WIDTH;
}

static void
draw_row (const Canvas *canvas, const IriStepCell *cells, guint n, double y)
{
  double stair = get_stair_height (canvas->sheet);

  cairo_new_path (canvas->cr);
  for (guint i = 0; i < n; i++)
    {
      double x = i * (CELL_WIDTH + GAP), step = y + get_stair_y (canvas, &cells[i]);

      cairo_line_to (canvas->cr, x - (i > 0 ? GAP / 2. : 0), step);
      cairo_line_to (canvas->cr, x + CELL_WIDTH + (i + 1 < n ? GAP / 2. : 0), step);
    }
  set_color (canvas, IRI_COMPONENT_NONE, FAINT);
  cairo_set_line_width (canvas->cr, STAIR_WIDTH);
  cairo_stroke (canvas->cr);
  for (guint i = 0; i < n; i++)
    draw_cell (canvas, &cells[i], i * (CELL_WIDTH + GAP), y + stair);
}

void
iri_step_sheet_draw (const IriStepSheet *self, cairo_t *cr, gboolean dark)
{
  Canvas canvas = { self, cr, dark };
  double top = 0;

  for (guint i = 0; i < self->steps->len; i++)
    {
      const Step *step = g_ptr_array_index (self->steps, i);
      double y = draw_text (&canvas, step->title, top);

      for (guint at = 0; at < step->cells->len; at += self->per_row)
        {
          draw_row (&canvas, &g_array_index (step->cells, IriStepCell, at),
                    MIN (self->per_row, step->cells->len - at), y);
          y += get_row_height (self);
        }
      y = draw_text (&canvas, step->text, y);
      if (i == 0)
        draw_legend (&canvas, y);
      top += step->height + STEP_GAP;
    }
}
