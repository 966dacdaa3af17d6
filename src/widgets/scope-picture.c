/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-picture-private.h"

#include "iri-icu.h"

#include <glib/gi18n.h>
#include <math.h>

/* The natural width, and the minimum width of a few cells. */
#define NATURAL_WIDTH 640
#define MIN_WIDTH 120

/* Lines of no more bytes than this are one strip in the greatest width. */
#define MAX_STRIP_LENGTH 200
#define MAX_WIDTH 10000

/* Narrower pictures use short titles, in pixels at 100 %. */
#define NARROW 450

/* Minimum distance of the selected cell from the edge of its strip. */
#define MARGIN 28

G_DEFINE_FINAL_TYPE (ScopePicture, scope_picture, GTK_TYPE_WIDGET)

enum
{
  PROP_CURSOR = 1,
  PROP_ZOOM,
  PROP_FONT,
  PROP_DARK,
  PROP_HIGH_CONTRAST,
  PROP_BY_SCRIPT,
  PROP_IMITATED,
  PROP_FOLDED,
  PROP_N_STRIPS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint activate_signal;

/* Returns pixels of the widget per pixel of the picture, which depends on the
 * text size of the desktop. */
double
scope_picture_get_scale (ScopePicture *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  double resolution = pango_cairo_context_get_resolution (context);

  return self->zoom * (resolution > 0 ? resolution / 96 : 1);
}

static void
drop_picture (ScopePicture *self)
{
  g_clear_pointer (&self->picture, iri_picture_free);
  g_clear_pointer (&self->scroll, g_free);
  g_clear_pointer (&self->strips, g_array_unref);
}

/* For changes of more than the width. */
static void
forget (ScopePicture *self)
{
  drop_picture (self);
  self->least_height = -1;
}

const IriPictureCell *
scope_picture_get_cell (ScopePicture *self, int cell)
{
  if (self->picture == NULL || cell < 0 || cell >= (int) self->picture->cells->len)
    return NULL;
  return &g_array_index (self->picture->cells, IriPictureCell, cell);
}

/* Finds the character at @cursor: the index of its text, and its byte offset.
 * Returns FALSE if there is none. */
static gboolean
get_bytes (ScopePicture *self, guint cursor, guint *text, gsize *byte)
{
  const char *const texts[] = { self->lines.text, self->lines.other };

  if (cursor == SCOPE_PICTURE_NO_CURSOR)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (texts) && texts[i] != NULL; i++)
    {
      const char *at = texts[i];

      for (; cursor > 0 && *at != '\0'; cursor--)
        at = g_utf8_next_char (at);
      *text = i;
      *byte = (gsize) (at - texts[i]);
      if (*at != '\0')
        return TRUE;
    }
  return FALSE;
}

/* Converts a byte of a text to a cursor. */
static guint
get_cursor (ScopePicture *self, const IriPictureCell *cell)
{
  const char *text = self->lines.text;
  glong before = 0;

  if (self->lines.other != NULL && cell->block > 0)
    {
      before = g_utf8_strlen (text, -1);
      text = self->lines.other;
    }
  return (guint) (before + g_utf8_pointer_to_offset (text, text + cell->source.begin));
}

/* Updates the cell at the cursor, unless the present one is at the cursor too. */
static void
find_cell (ScopePicture *self)
{
  gsize byte;
  guint text;
  const IriPictureCell *cell = scope_picture_get_cell (self, self->cell);

  if (self->picture == NULL || !get_bytes (self, self->cursor, &text, &byte))
    self->cell = -1;
  else if (cell == NULL || byte < cell->source.begin || byte >= cell->source.end
           || (self->lines.other != NULL && cell->block != text))
    self->cell = iri_picture_find (self->picture, text, byte);
}

/* Lays out the lines for @width pixels of the picture. */
static IriPicture *
lay_out (ScopePicture *self, double width)
{
  PangoContext *context = gtk_widget_create_pango_context (GTK_WIDGET (self));
  IriPictureSetup setup = {
    .bidis = self->lines.bidis,
    .n_bidis = self->lines.n_bidis,
    .notation = self->lines.notation,
    .perceptions = self->lines.perceptions,
    .width = width,
    .narrow = width < NARROW,
    .dense = self->lines.dense,
    .high_contrast = self->high_contrast,
    .font = *self->font != '\0' ? self->font : NULL,
    .compared = self->lines.other != NULL,
    .differences = self->lines.differences,
    .n_differences = self->lines.n_differences,
    .registrable = { self->lines.registrable[0], self->lines.registrable[1] },
    .one_row = self->lines.other == NULL,
    .by_script = self->by_script,
    .marks = self->lines.marks,
    .n_marks = self->lines.n_marks,
  };
  IriPicture *picture;

  pango_context_set_base_dir (context, PANGO_DIRECTION_LTR);
  picture = iri_picture_new (context, &setup);
  g_object_unref (context);
  return picture;
}

static void
update_label (ScopePicture *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->picture != NULL ? self->picture->summary : "",
                                  -1);
}

/* Several lines are meant to be seen beside each other. */
static guint
count_strips (ScopePicture *self)
{
  return self->picture != NULL && self->lines.n_bidis == 1 ? self->picture->strips->len
                                                           : 0;
}

static gboolean
on_strips (gpointer data)
{
  ScopePicture *self = data;

  self->notifies_strips = 0;
  if (self->n_strips != count_strips (self))
    {
      self->n_strips = count_strips (self);
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_STRIPS]);
    }
  return G_SOURCE_REMOVE;
}

/* Not at once: the picture may be laid out while the window is, which must not change
 * what it shows. */
static void
notify_strips (ScopePicture *self)
{
  if (self->notifies_strips == 0 && self->n_strips != count_strips (self))
    self->notifies_strips = g_idle_add (on_strips, self);
}

/* The number of strips that are shown. */
guint
scope_picture_count_shown (ScopePicture *self)
{
  guint n = self->picture->strips->len;

  return self->folded && self->lines.n_bidis == 1 ? MIN (n, SCOPE_PICTURE_FOLDED_STRIPS)
                                                  : n;
}

static void
set_folded (ScopePicture *self, gboolean folded)
{
  if (self->folded == folded)
    return;
  self->folded = folded;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FOLDED]);
}

/* Unfolds the picture if @cell is not shown. */
void
scope_picture_unfold_at (ScopePicture *self, const IriPictureCell *cell)
{
  if (cell->strip >= scope_picture_count_shown (self))
    set_folded (self, FALSE);
}

/* The height of what is shown of the picture. */
static double
get_height (ScopePicture *self)
{
  guint n = scope_picture_count_shown (self);
  const IriPictureStrip *last;

  if (n == self->picture->strips->len)
    return self->picture->height;
  last = &g_array_index (self->picture->strips, IriPictureStrip, n - 1);
  return last->box.y + last->box.height;
}

static int
scale_height (ScopePicture *self)
{
  return (int) ceil (get_height (self) * scope_picture_get_scale (self));
}

/* Returns the height of the picture in the greatest width, or 0 if it is long, and so
 * on a page that scrolls: laying it out once more could be slow. */
static int
find_least_height (ScopePicture *self)
{
  IriPicture *picture;
  double height;

  if (self->lines.n_bidis != 1 || self->lines.bidis[0]->length > MAX_STRIP_LENGTH)
    return 0;
  picture = lay_out (self, MAX_WIDTH);
  height = picture->height;
  iri_picture_free (picture);
  return (int) ceil (height * scope_picture_get_scale (self));
}

/* GTK warns if the height in some width is above that in none, which it may ask for
 * right after the font has changed. */
static int
ensure_least_height (ScopePicture *self)
{
  if (self->least_height < 0)
    self->least_height = find_least_height (self);
  return self->least_height;
}

/* Returns the picture for @width pixels of the widget, or NULL if there are no
 * lines. */
static IriPicture *
ensure_width (ScopePicture *self, int width)
{
  if (self->picture != NULL && self->width == width)
    return self->picture;
  drop_picture (self);
  self->width = width;
  if (self->lines.n_bidis == 0)
    return NULL;
  self->picture = lay_out (self, width / scope_picture_get_scale (self));
  self->scroll = g_new0 (double, self->picture->strips->len + 1);
  self->strips = scope_picture_new_strips (self->picture->strips->len);
  find_cell (self);
  update_label (self);
  notify_strips (self);
  return self->picture;
}

IriPicture *
scope_picture_ensure (ScopePicture *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));

  return ensure_width (self, width > 0 ? width : NATURAL_WIDTH);
}

IriPictureArrangement
scope_picture_get_arrangement (ScopePicture *self)
{
  IriPicture *picture;

  g_return_val_if_fail (SCOPE_IS_PICTURE (self), IRI_PICTURE_APART);
  picture = scope_picture_ensure (self);
  return picture != NULL ? picture->arrangement : IRI_PICTURE_APART;
}

/* Scrolls the strips in the same columns as @strip. */
static void
scroll_together (ScopePicture *self, const IriPictureStrip *strip, double to)
{
  const GArray *strips = self->picture->strips;

  if (self->picture->arrangement == IRI_PICTURE_APART)
    return;
  for (guint i = 0; i < strips->len; i++)
    if (g_array_index (strips, IriPictureStrip, i).first_column == strip->first_column)
      self->scroll[i] = to;
}

/* Scrolls the strip @strip to the pixel @to of the picture. Returns FALSE if it
 * cannot scroll. */
gboolean
scope_picture_scroll_strip (ScopePicture *self, guint strip, double to)
{
  IriPicture *picture = scope_picture_ensure (self);
  const IriPictureStrip *box = &g_array_index (picture->strips, IriPictureStrip, strip);
  double most = MAX (0, box->box.width - picture->width);

  self->scroll[strip] = CLAMP (to, 0, most);
  scroll_together (self, box, self->scroll[strip]);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return most > 0;
}

/* Scrolls a wide strip to the selected cell. */
static void
reveal (ScopePicture *self)
{
  const IriPictureCell *cell = scope_picture_get_cell (self, self->cell);
  IriPictureBox box;
  double x;

  if (cell == NULL)
    return;
  box = self->lower ? cell->lower : cell->upper;
  x = self->scroll[cell->strip];
  x = MIN (x, box.x - MARGIN);
  x = MAX (x, box.x + box.width + MARGIN - self->picture->width);
  scope_picture_scroll_strip (self, cell->strip, x);
}

/* Scrolls the page to the current row. */
void
scope_picture_show_row (ScopePicture *self)
{
  GtkWidget *page
      = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  const IriPictureCell *cell = scope_picture_get_cell (self, self->cell);
  double scale = scope_picture_get_scale (self);
  GtkAdjustment *adjustment;
  graphene_point_t top;
  IriPictureBox box;

  if (page == NULL || cell == NULL)
    return;
  box = self->lower ? cell->lower : cell->upper;
  if (!gtk_widget_compute_point (GTK_WIDGET (self), page,
                                 &GRAPHENE_POINT_INIT (0, box.y * scale), &top))
    return;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page));
  top.y += gtk_adjustment_get_value (adjustment);
  gtk_adjustment_clamp_page (adjustment, top.y - MARGIN,
                             top.y + box.height * scale + MARGIN);
}

/* Appends the names of the characters of @cell. */
static void
add_names (GString *out, const char *text, IriSpan span)
{
  for (const char *at = text + span.begin; at < text + span.end;
       at = g_utf8_next_char (at))
    {
      g_autofree char *name = iri_icu_char_name (g_utf8_get_char (at));

      if (at > text + span.begin)
        g_string_append (out, ", ");
      g_string_append (out, name);
    }
}

/* Returns the visual position of @index from 1, or 0 if it is not shown. */
static guint
find_position (const IriBidi *bidi, gsize index)
{
  for (gsize position = 0; position < bidi->n_order; position++)
    if (bidi->order[position] == index)
      return (guint) position + 1;
  return 0;
}

/* Returns a description of the selected character: its position, itself, its
 * name, level and visual position; "" if there is none or it is not drawn. Free
 * with g_free(). */
static char *
describe (ScopePicture *self)
{
  const IriPictureCell *cell = scope_picture_get_cell (self, self->cell);
  const IriBidi *bidi;
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *text = NULL;
  guint position;

  if (cell == NULL)
    return g_strdup ("");
  bidi = self->lines.bidis[cell->block];
  text = g_strndup (bidi->text + cell->span.begin, iri_span_length (cell->span));
  add_names (names, bidi->text, cell->span);
  position = find_position (bidi, cell->first);
  if (position == 0)
    /* Translators: position, character, its name. */
    return g_strdup_printf (_ ("%u, %s, %s, not shown"), (guint) cell->first + 1, text,
                            names->str);
  return g_strdup_printf (
      /* Translators: position, character, its name, embedding level, position. */
      _ ("%u, %s, %s, level %d, shown at %u"), (guint) cell->first + 1, text,
      names->str, cell->level, position);
}

/* Appends what was found at the selected character. */
static char *
describe_with_findings (ScopePicture *self)
{
  const IriPictureCell *cell = scope_picture_get_cell (self, self->cell);
  g_autofree char *description = describe (self);
  GString *out = g_string_new (description);

  if (cell != NULL && cell->imitated != NULL)
    {
      g_string_append (out, ". ");
      /* Translators: of a character; %s is the character that it imitates: a. */
      g_string_append_printf (out, _ ("Looks like “%s”"), cell->imitated);
    }
  for (gsize i = 0; cell != NULL && i < self->lines.n_marks; i++)
    if (self->lines.marks[i].span.begin < cell->source.end
        && self->lines.marks[i].span.end > cell->source.begin)
      g_string_append_printf (out, ". %s", self->lines.messages[i]);
  return g_string_free (out, FALSE);
}

static void
update_description (ScopePicture *self)
{
  g_autofree char *description = describe_with_findings (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void
change_cursor (ScopePicture *self, guint cursor)
{
  if (self->cursor == cursor)
    return;
  self->cursor = cursor;
  find_cell (self);
  reveal (self);
  update_description (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CURSOR]);
}

/* Selects @cell, or none if it is -1. */
void
scope_picture_point_at (ScopePicture *self, int cell)
{
  const IriPictureCell *at = scope_picture_get_cell (self, cell);

  self->cell = at != NULL ? cell : -1;
  if (at == NULL)
    change_cursor (self, SCOPE_PICTURE_NO_CURSOR);
  else
    change_cursor (self, get_cursor (self, at));
  reveal (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
scope_picture_get_cursor (ScopePicture *self)
{
  g_return_val_if_fail (SCOPE_IS_PICTURE (self), SCOPE_PICTURE_NO_CURSOR);
  return self->cursor;
}

/* A set cursor replaces the one that the pointer would restore. */
void
scope_picture_set_cursor (ScopePicture *self, guint cursor)
{
  g_return_if_fail (SCOPE_IS_PICTURE (self));
  self->hovering = FALSE;
  change_cursor (self, cursor);
}

double
scope_picture_get_zoom (ScopePicture *self)
{
  g_return_val_if_fail (SCOPE_IS_PICTURE (self), 1);
  return self->zoom;
}

void
scope_picture_set_zoom (ScopePicture *self, double zoom)
{
  g_return_if_fail (SCOPE_IS_PICTURE (self));
  zoom = CLAMP (zoom, SCOPE_PICTURE_MIN_ZOOM, SCOPE_PICTURE_MAX_ZOOM);
  if (self->zoom == zoom)
    return;
  self->zoom = zoom;
  forget (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ZOOM]);
}

/* @font may be %NULL, which means "". */
static void
set_font (ScopePicture *self, const char *font)
{
  g_return_if_fail (SCOPE_IS_PICTURE (self));
  if (font == NULL)
    font = "";
  if (g_str_equal (self->font, font))
    return;
  g_free (self->font);
  self->font = g_strdup (font);
  forget (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FONT]);
}

gboolean
scope_picture_activate (ScopePicture *self)
{
  if (self->cursor == SCOPE_PICTURE_NO_CURSOR)
    return FALSE;
  g_signal_emit (self, activate_signal, 0);
  return TRUE;
}

static void
drop_lines (ScopePicture *self)
{
  if (self->release != NULL)
    self->release (self->owner);
  self->lines = (ScopePictureLines){ 0 };
  self->owner = NULL;
  self->release = NULL;
  forget (self);
}

void
scope_picture_set_lines (ScopePicture *self,
                         const ScopePictureLines *lines,
                         gpointer owner,
                         GDestroyNotify release)
{
  g_return_if_fail (SCOPE_IS_PICTURE (self));
  drop_lines (self);
  self->lines = *lines;
  self->owner = owner;
  self->release = release;
  self->cell = -1;
  scope_picture_ensure (self);
  find_cell (self);
  update_description (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
scope_picture_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  ScopePicture *self = SCOPE_PICTURE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = NATURAL_WIDTH;
    }
  else if (for_size > 0)
    *minimum = *natural
        = ensure_width (self, for_size) != NULL ? scale_height (self) : 0;
  else
    *minimum = *natural = ensure_least_height (self);
}

static GtkSizeRequestMode
scope_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The fonts may have changed. */
static void
scope_picture_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (scope_picture_parent_class)
      ->system_setting_changed (widget, setting);
  forget (SCOPE_PICTURE (widget));
  gtk_widget_queue_resize (widget);
}

static void
scope_picture_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ScopePicture *self = SCOPE_PICTURE (object);

  switch (id)
    {
    case PROP_CURSOR:
      g_value_set_uint (value, self->cursor);
      break;
    case PROP_ZOOM:
      g_value_set_double (value, self->zoom);
      break;
    case PROP_FONT:
      g_value_set_string (value, self->font);
      break;
    case PROP_DARK:
      g_value_set_boolean (value, self->dark);
      break;
    case PROP_HIGH_CONTRAST:
      g_value_set_boolean (value, self->high_contrast);
      break;
    case PROP_BY_SCRIPT:
      g_value_set_boolean (value, self->by_script);
      break;
    case PROP_IMITATED:
      g_value_set_double (value, self->imitated);
      break;
    case PROP_FOLDED:
      g_value_set_boolean (value, self->folded);
      break;
    case PROP_N_STRIPS:
      g_value_set_uint (value, self->n_strips);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* High contrast and names of scripts change shapes, so they need a new layout. */
static void
set_look (ScopePicture *self, gboolean *look, gboolean value, GParamSpec *pspec)
{
  if (*look == value)
    return;
  *look = value;
  if (look != &self->dark)
    forget (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

static void
set_imitated (ScopePicture *self, double imitated)
{
  if (self->imitated == imitated)
    return;
  self->imitated = imitated;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_IMITATED]);
}

static void
scope_picture_set_property (GObject *object,
                            guint id,
                            const GValue *value,
                            GParamSpec *pspec)
{
  ScopePicture *self = SCOPE_PICTURE (object);

  switch (id)
    {
    case PROP_CURSOR:
      scope_picture_set_cursor (self, g_value_get_uint (value));
      break;
    case PROP_ZOOM:
      scope_picture_set_zoom (self, g_value_get_double (value));
      break;
    case PROP_FONT:
      set_font (self, g_value_get_string (value));
      break;
    case PROP_DARK:
      set_look (self, &self->dark, g_value_get_boolean (value), pspec);
      break;
    case PROP_HIGH_CONTRAST:
      set_look (self, &self->high_contrast, g_value_get_boolean (value), pspec);
      break;
    case PROP_BY_SCRIPT:
      set_look (self, &self->by_script, g_value_get_boolean (value), pspec);
      break;
    case PROP_IMITATED:
      set_imitated (self, g_value_get_double (value));
      break;
    case PROP_FOLDED:
      set_folded (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
scope_picture_finalize (GObject *object)
{
  g_clear_handle_id (&SCOPE_PICTURE (object)->notifies_strips, g_source_remove);
  drop_lines (SCOPE_PICTURE (object));
  g_free (SCOPE_PICTURE (object)->font);
  G_OBJECT_CLASS (scope_picture_parent_class)->finalize (object);
}

static void
scope_picture_class_init (ScopePictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = scope_picture_get_property;
  object_class->set_property = scope_picture_set_property;
  object_class->finalize = scope_picture_finalize;
  widget_class->snapshot = scope_picture_snapshot;
  widget_class->measure = scope_picture_measure;
  widget_class->get_request_mode = scope_picture_get_request_mode;
  widget_class->system_setting_changed = scope_picture_system_setting_changed;
  props[PROP_CURSOR] = g_param_spec_uint ("cursor", NULL, NULL, 0, G_MAXUINT,
                                          SCOPE_PICTURE_NO_CURSOR, flags);
  props[PROP_ZOOM] = g_param_spec_double ("zoom", NULL, NULL, SCOPE_PICTURE_MIN_ZOOM,
                                          SCOPE_PICTURE_MAX_ZOOM, 1, flags);
  props[PROP_FONT] = g_param_spec_string ("font", NULL, NULL, "", flags);
  props[PROP_DARK] = g_param_spec_boolean ("dark", NULL, NULL, FALSE, flags);
  props[PROP_HIGH_CONTRAST]
      = g_param_spec_boolean ("high-contrast", NULL, NULL, FALSE, flags);
  props[PROP_BY_SCRIPT] = g_param_spec_boolean ("by-script", NULL, NULL, FALSE, flags);
  props[PROP_IMITATED] = g_param_spec_double ("imitated", NULL, NULL, 0, 1, 0, flags);
  props[PROP_FOLDED] = g_param_spec_boolean ("folded", NULL, NULL, FALSE, flags);
  props[PROP_N_STRIPS] = g_param_spec_uint ("n-strips", NULL, NULL, 0, G_MAXUINT, 0,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  activate_signal
      = g_signal_new ("activate", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                      NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "bidi-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
scope_picture_init (ScopePicture *self)
{
  self->cursor = self->kept = SCOPE_PICTURE_NO_CURSOR;
  self->cell = self->drag_strip = -1;
  self->zoom = 1;
  self->font = g_strdup ("");
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  scope_picture_init_keys (self);
  scope_picture_init_pointer (self);
}

GtkWidget *
scope_picture_new (void)
{
  return g_object_new (SCOPE_TYPE_PICTURE, NULL);
}
