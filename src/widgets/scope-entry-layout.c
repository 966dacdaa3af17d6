/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-entry-private.h"

#include "iri-chars.h"
#include "scope-gtk-versions.h"

static const char *
get_bytes (ScopeEntry *self, gsize *length)
{
  GtkEntryBuffer *buffer = gtk_text_get_buffer (self->text);
  *length = gtk_entry_buffer_get_bytes (buffer);
  return gtk_entry_buffer_get_text (buffer);
}

int
scope_entry_get_n_chars (ScopeEntry *self)
{
  return gtk_entry_buffer_get_length (gtk_text_get_buffer (self->text));
}

/* GtkText notifies of the cursor before the text (GTK 4.8.3), so positions may
 * temporarily exceed the text. */
gsize
scope_entry_to_byte (ScopeEntry *self, int position)
{
  gsize length;
  const char *text = get_bytes (self, &length);
  int n_chars = scope_entry_get_n_chars (self);

  if (position < 0 || position >= n_chars)
    return length;
  if (position > n_chars / 2)
    return g_utf8_offset_to_pointer (text + length, position - n_chars) - text;
  return g_utf8_offset_to_pointer (text, position) - text;
}

int
scope_entry_to_position (ScopeEntry *self, gsize byte)
{
  gsize length;
  const char *text = get_bytes (self, &length);

  return g_utf8_pointer_to_offset (text, text + MIN (byte, length));
}

static gsize
caret_byte (ScopeEntry *self)
{
  return scope_entry_to_byte (self,
                              gtk_editable_get_position (GTK_EDITABLE (self->text)));
}

/* Returns the offset @n characters after @from, at most @length. */
static gsize
walk_on (const char *text, gsize length, gsize from, int n)
{
  while (n-- > 0 && from < length)
    from = g_utf8_next_char (text + from) - text;
  return from;
}

static gsize
walk_back (const char *text, gsize from, int n)
{
  while (n-- > 0 && from > 0)
    from = g_utf8_prev_char (text + from) - text;
  return from;
}

/* Returns whether the caret is well within @shown, the laid out part of a long
 * text. */
static gboolean
is_around (const char *text, gsize length, IriSpan shown, gsize caret)
{
  gsize low = shown.begin, high = shown.end;

  if (shown.end > length || iri_byte_is_continuation ((guint8) text[shown.begin]))
    return FALSE;
  if (low > 0)
    low = walk_on (text, length, low, SCOPE_ENTRY_MARGIN);
  if (high < length)
    high = walk_back (text, high, SCOPE_ENTRY_MARGIN);
  return low <= caret && caret <= high;
}

static IriSpan
choose_shown (ScopeEntry *self)
{
  gsize length;
  const char *text = get_bytes (self, &length);
  gsize caret = caret_byte (self);
  IriSpan shown = self->shown;

  if (scope_entry_get_n_chars (self) <= SCOPE_ENTRY_MAX_LAYOUT_CHARS)
    return (IriSpan){ 0, length };
  if (shown.begin < length)
    shown.end = walk_on (text, length, shown.begin, SCOPE_ENTRY_MAX_LAYOUT_CHARS);
  if (shown.begin < length && is_around (text, length, shown, caret))
    return shown;
  /* Leave room for typing at the end; with another start, all lines would break
   * elsewhere. */
  shown.begin = walk_back (text, caret, SCOPE_ENTRY_MAX_LAYOUT_CHARS / 2);
  shown.end = walk_on (text, length, shown.begin, SCOPE_ENTRY_MAX_LAYOUT_CHARS);
  return shown;
}

/* Returns whether the layout is up to date. */
gboolean
scope_entry_layout_is_current (ScopeEntry *self)
{
  IriSpan shown = choose_shown (self);
  return self->preedit == NULL && shown.begin == self->shown.begin
         && shown.end == self->shown.end;
}

static gboolean
is_dark (ScopeEntry *self)
{
  GdkRGBA color;

  scope_text_color (GTK_WIDGET (self), &color);
  return .2126 * color.red + .7152 * color.green + .0722 * color.blue > .5;
}

/* The text colour decides between light and dark. */
void
scope_entry_update_style (ScopeEntry *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  gboolean dark = is_dark (self);

  if (dark == self->dark && self->font && font
      && pango_font_description_equal (self->font, font))
    return;
  self->dark = dark;
  g_clear_pointer (&self->font, pango_font_description_free);
  self->font = pango_font_description_copy (font);
  scope_entry_invalidate_layout (self);
}

/* Returns the wrap width for @width pixels, in Pango units. */
static int
get_wrap (ScopeEntry *self, int width)
{
  return self->wrap && width > 0 ? MAX (1, width - SCOPE_ENTRY_CARET_ROOM) * PANGO_SCALE
                                 : -1;
}

/* Returns the size of the text wrapped at @width pixels, or in one line if it
 * is -1. */
IriLayoutSize
scope_entry_measure_at (ScopeEntry *self, int width)
{
  return iri_layout_measure (scope_entry_ensure_layout (self), get_wrap (self, width));
}

IriLayout *
scope_entry_ensure_layout (ScopeEntry *self)
{
  PangoContext *context;
  IriLayoutSetup setup = { 0 };

  if (self->line == NULL)
    {
      setup.shown = choose_shown (self);
      setup.text = get_bytes (self, &setup.length);
      setup.marks = (gconstpointer) self->marks->data;
      setup.n_marks = self->marks->len;
      setup.order = self->order;
      setup.dark = self->dark;
      setup.preedit = self->preedit;
      setup.preedit_at = caret_byte (self);
      setup.preedit_attrs = self->preedit_attrs;
      setup.width = get_wrap (self, (int) self->area.size.width);
      self->shown = setup.shown;
      context = gtk_widget_create_pango_context (GTK_WIDGET (self));
      self->line = iri_layout_new (context, &setup);
      g_object_unref (context);
      if (scope_entry_is_rtl_row (self))
        pango_layout_set_alignment (iri_layout_get_pango_layout (self->line),
                                    PANGO_ALIGN_RIGHT);
    }
  iri_layout_set_width (self->line, get_wrap (self, (int) self->area.size.width));
  return self->line;
}

/* Returns the size of the text in its allocation. */
IriLayoutSize
scope_entry_get_size (ScopeEntry *self)
{
  return scope_entry_measure_at (self, (int) self->area.size.width);
}

int
scope_entry_get_index (ScopeEntry *self, int position)
{
  IriLayout *line = scope_entry_ensure_layout (self);
  return iri_layout_index_from_text (line, scope_entry_to_byte (self, position));
}

int
scope_entry_get_caret_index (ScopeEntry *self)
{
  IriLayout *line = scope_entry_ensure_layout (self);
  const char *text, *at;

  if (self->preedit == NULL)
    return iri_layout_index_from_text (line, caret_byte (self));
  text = pango_layout_get_text (iri_layout_get_pango_layout (line));
  at = text + iri_layout_get_preedit_index (line);
  return g_utf8_offset_to_pointer (at, self->preedit_cursor) - text;
}

/* Returns the upper left corner of the layout. */
void
scope_entry_get_origin (ScopeEntry *self, double *x, double *y)
{
  IriLayoutSize size = scope_entry_get_size (self);

  *x = self->area.origin.x - (self->wrap ? (int) self->across : self->scroll);
  if (scope_entry_is_rtl_row (self) && !self->wrap)
    *x += MAX (0, (int) self->area.size.width - size.width);
  *y = self->area.origin.y;
  if (self->shrinks && scope_entry_get_overflow (self) > 0)
    *y += scope_entry_get_padding (self, size) - (int) self->scroll;
  else if (!self->wrap || size.height < self->area.size.height)
    *y += (int) ((self->area.size.height - size.height) / 2);
}

int
scope_entry_position_at (ScopeEntry *self, double x, double y)
{
  IriLayout *line = scope_entry_ensure_layout (self);
  double left, top;
  int index, trailing;

  scope_entry_get_origin (self, &left, &top);
  if (!self->wrap)
    y = top + 1;
  pango_layout_xy_to_index (iri_layout_get_pango_layout (line),
                            (x - left) * PANGO_SCALE, (y - top) * PANGO_SCALE, &index,
                            &trailing);
  return MIN (scope_entry_to_position (self, iri_layout_index_to_text (line, index))
                  + trailing,
              scope_entry_get_n_chars (self));
}

/* Returns Pango's attributes for the positions from @first to @last, the laid
 * out part of the text. */
const PangoLogAttr *
scope_entry_get_log_attrs (ScopeEntry *self, int *first, int *last)
{
  IriLayout *line;
  PangoLayout *layout;
  const PangoLogAttr *attrs;
  const char *text;
  IriSpan shown;
  int n;

  scope_entry_reset_im (self);
  line = scope_entry_ensure_layout (self);
  layout = iri_layout_get_pango_layout (line);
  shown = iri_layout_get_shown (line);
  attrs = pango_layout_get_log_attrs_readonly (layout, &n);
  text = pango_layout_get_text (layout);
  *first = scope_entry_to_position (self, shown.begin);
  *last = scope_entry_to_position (self, shown.end);
  return attrs
         + g_utf8_pointer_to_offset (
             text, text + iri_layout_index_from_text (line, shown.begin));
}
