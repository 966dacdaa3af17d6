/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-entry-private.h"

#include "scope-unlimited-buffer.h"

#include <string.h>

enum
{
  PROP_ORDER = 1,
  PROP_WRAP,
  PROP_SHRINKS,
  PROP_CLEARABLE,
  PROP_CARET,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (ScopeEntry, scope_entry, GTK_TYPE_ENTRY)

G_DEFINE_ENUM_TYPE (ScopeCaret,
                    scope_caret,
                    G_DEFINE_ENUM_VALUE (SCOPE_CARET_VISUAL, "visual"),
                    G_DEFINE_ENUM_VALUE (SCOPE_CARET_LOGICAL, "logical"))

void
scope_entry_invalidate_layout (ScopeEntry *self)
{
  g_clear_pointer (&self->line, iri_layout_free);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Runs when the text, the caret or the selection changes. */
void
scope_entry_changed (ScopeEntry *self)
{
  self->follow = TRUE;
  self->column = -1;
  if (self->line && !scope_entry_layout_is_current (self))
    scope_entry_invalidate_layout (self);
  scope_entry_restart_blinking (self);
  if (self->shrinks)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Only sets a new icon, because setting one always queues a resize. */
static void
update_clear_icon (ScopeEntry *self)
{
  const char *icon = self->clearable && scope_entry_get_n_chars (self) > 0
                         ? "edit-clear-symbolic"
                         : NULL;
  const char *present
      = gtk_entry_get_icon_name (GTK_ENTRY (self), GTK_ENTRY_ICON_SECONDARY);

  if (g_strcmp0 (icon, present) != 0)
    gtk_entry_set_icon_from_icon_name (GTK_ENTRY (self), GTK_ENTRY_ICON_SECONDARY,
                                       icon);
}

static void
on_buffer_text (ScopeEntry *self)
{
  scope_entry_invalidate_layout (self);
  update_clear_icon (self);
  self->follow = TRUE;
  if (self->shrinks)
    scope_entry_check_height (self);
  else if (self->wrap || !gtk_editable_get_editable (GTK_EDITABLE (self)))
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* New marks arrive some time after an edit. Until then, marks after the edit
 * move with their text. */
static void
on_inserted (ScopeEntry *self, guint position, const char *chars, guint n_chars)
{
  gsize at = scope_entry_to_byte (self, position);
  gsize n = g_utf8_offset_to_pointer (chars, n_chars) - chars;

  for (guint i = 0; i < self->marks->len; i++)
    {
      IriSpan *span = &g_array_index (self->marks, IriHighlight, i).span;
      if (span->begin >= at)
        span->begin += n;
      if (span->end > at)
        span->end += n;
    }
}

static void
on_deleted (ScopeEntry *self, guint position, guint n_chars)
{
  gsize at = scope_entry_to_byte (self, position);
  gsize n = scope_entry_to_byte (self, position + n_chars) - at;

  for (guint i = 0; i < self->marks->len; i++)
    {
      IriSpan *span = &g_array_index (self->marks, IriHighlight, i).span;
      span->begin -= CLAMP (span->begin, at, at + n) - at;
      span->end -= CLAMP (span->end, at, at + n) - at;
    }
}

static void
disconnect_buffer (ScopeEntry *self)
{
  if (self->buffer)
    g_signal_handlers_disconnect_by_data (self->buffer, self);
  g_clear_object (&self->buffer);
}

static void
on_buffer (ScopeEntry *self)
{
  disconnect_buffer (self);
  self->buffer = g_object_ref (gtk_text_get_buffer (self->text));
  g_signal_connect_swapped (self->buffer, "notify::text", G_CALLBACK (on_buffer_text),
                            self);
  g_signal_connect_swapped (self->buffer, "inserted-text", G_CALLBACK (on_inserted),
                            self);
  g_signal_connect_swapped (self->buffer, "deleted-text", G_CALLBACK (on_deleted),
                            self);
  on_buffer_text (self);
}

static void
on_focus (ScopeEntry *self)
{
  if (!gtk_widget_has_focus (GTK_WIDGET (self->text)))
    self->touch = FALSE;
  if (self->was_focus != gtk_widget_is_focus (GTK_WIDGET (self->text)))
    {
      self->was_focus = !self->was_focus;
      self->follow = TRUE;
      gtk_widget_queue_allocate (GTK_WIDGET (self));
    }
  scope_entry_focus_im (self);
  scope_entry_restart_blinking (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* An entry and its icons are always left to right. A read-only row follows the
 * language of the desktop. */
static void
on_editable (ScopeEntry *self)
{
  gboolean editable = gtk_editable_get_editable (GTK_EDITABLE (self->text));
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_set_direction (widget, editable ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_NONE);
  gtk_entry_set_has_frame (GTK_ENTRY (self), editable);
  if (editable)
    gtk_widget_remove_css_class (widget, "value");
  else
    gtk_widget_add_css_class (widget, "value");
  scope_entry_restart_blinking (self);
  gtk_widget_queue_resize (widget);
}

static void
connect_text (ScopeEntry *self)
{
  struct
  {
    const char *signal;
    void (*handler) (ScopeEntry *self);
  } handlers[] = {
    { "notify::buffer", on_buffer },
    { "notify::cursor-position", scope_entry_changed },
    { "notify::selection-bound", scope_entry_changed },
    { "notify::has-focus", on_focus },
    { "notify::editable", on_editable },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (handlers); i++)
    g_signal_connect_swapped (self->text, handlers[i].signal,
                              G_CALLBACK (handlers[i].handler), self);
}

void
scope_entry_set_highlights (ScopeEntry *self, const IriHighlight *marks, gsize n_marks)
{
  g_return_if_fail (SCOPE_IS_ENTRY (self));

  if (n_marks == self->marks->len
      && (n_marks == 0
          || memcmp (marks, self->marks->data, n_marks * sizeof *marks) == 0))
    return;
  g_array_set_size (self->marks, 0);
  if (n_marks > 0)
    g_array_append_vals (self->marks, marks, n_marks);
  scope_entry_invalidate_layout (self);
}

void
scope_entry_set_order (ScopeEntry *self, IriLayoutOrder order)
{
  g_return_if_fail (SCOPE_IS_ENTRY (self));

  if (self->order == order)
    return;
  self->order = order;
  scope_entry_invalidate_layout (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ORDER]);
}

void
scope_entry_set_wrap (ScopeEntry *self, gboolean wrap)
{
  g_return_if_fail (SCOPE_IS_ENTRY (self));

  if (self->wrap == !!wrap)
    return;
  self->wrap = !!wrap;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WRAP]);
}

void
scope_entry_set_shrinks (ScopeEntry *self, gboolean shrinks)
{
  g_return_if_fail (SCOPE_IS_ENTRY (self));

  if (self->shrinks == !!shrinks)
    return;
  self->shrinks = !!shrinks;
  if (shrinks)
    scope_entry_add_bar (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHRINKS]);
}

static void
set_clearable (ScopeEntry *self, gboolean clearable)
{
  if (self->clearable == !!clearable)
    return;
  self->clearable = !!clearable;
  update_clear_icon (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CLEARABLE]);
}

void
scope_entry_set_caret (ScopeEntry *self, ScopeCaret caret)
{
  g_return_if_fail (SCOPE_IS_ENTRY (self));

  if (self->caret == caret)
    return;
  self->caret = caret;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CARET]);
}

void
scope_entry_select_span (ScopeEntry *self, gsize begin, gsize end)
{
  g_return_if_fail (SCOPE_IS_ENTRY (self));

  gtk_text_grab_focus_without_selecting (self->text);
  /* The caret goes to the start, so that the start of a long span is visible. */
  scope_entry_select (self, scope_entry_to_position (self, MAX (begin, end)),
                      scope_entry_to_position (self, begin));
  scope_entry_changed (self);
  self->reveal = MAX (begin, end);
}

void
scope_entry_replace_span (ScopeEntry *self, gsize begin, gsize end, const char *text)
{
  scope_entry_select_span (self, begin, end);
  scope_entry_type (self, text);
}

void
scope_entry_undo (ScopeEntry *self)
{
  g_return_if_fail (SCOPE_IS_ENTRY (self));
  scope_entry_run_undo (self, "text.undo");
}

IriLayout *
scope_entry_get_line (ScopeEntry *self)
{
  g_return_val_if_fail (SCOPE_IS_ENTRY (self), NULL);
  return scope_entry_ensure_layout (self);
}

PangoLayout *
scope_entry_get_layout (ScopeEntry *self)
{
  g_return_val_if_fail (SCOPE_IS_ENTRY (self), NULL);
  return iri_layout_get_pango_layout (scope_entry_ensure_layout (self));
}

int
scope_entry_get_char_x (ScopeEntry *self, int position)
{
  g_autofree IriLayoutGlyph *glyphs = NULL;
  gsize n, byte;
  double x, y;

  g_return_val_if_fail (SCOPE_IS_ENTRY (self), -1);

  byte = scope_entry_to_byte (self, position);
  glyphs = iri_layout_get_glyphs (scope_entry_ensure_layout (self), &n);
  scope_entry_get_origin (self, &x, &y);
  for (gsize i = 0; i < n; i++)
    if (glyphs[i].offset == byte)
      return x + glyphs[i].x / (double) PANGO_SCALE;
  return -1;
}

static void
scope_entry_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ScopeEntry *self = SCOPE_ENTRY (object);

  switch (id)
    {
    case PROP_ORDER:
      g_value_set_uint (value, self->order);
      break;
    case PROP_WRAP:
      g_value_set_boolean (value, self->wrap);
      break;
    case PROP_SHRINKS:
      g_value_set_boolean (value, self->shrinks);
      break;
    case PROP_CLEARABLE:
      g_value_set_boolean (value, self->clearable);
      break;
    case PROP_CARET:
      g_value_set_enum (value, self->caret);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
scope_entry_set_property (GObject *object,
                          guint id,
                          const GValue *value,
                          GParamSpec *pspec)
{
  ScopeEntry *self = SCOPE_ENTRY (object);

  switch (id)
    {
    case PROP_ORDER:
      scope_entry_set_order (self, g_value_get_uint (value));
      break;
    case PROP_WRAP:
      scope_entry_set_wrap (self, g_value_get_boolean (value));
      break;
    case PROP_SHRINKS:
      scope_entry_set_shrinks (self, g_value_get_boolean (value));
      break;
    case PROP_CLEARABLE:
      set_clearable (self, g_value_get_boolean (value));
      break;
    case PROP_CARET:
      scope_entry_set_caret (self, g_value_get_enum (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* GtkEntry creates a buffer with a limited length during construction. */
static void
scope_entry_constructed (GObject *object)
{
  g_autoptr (GtkEntryBuffer) buffer = scope_unlimited_buffer_new ();

  G_OBJECT_CLASS (scope_entry_parent_class)->constructed (object);
  gtk_entry_set_buffer (GTK_ENTRY (object), buffer);
}

static void
scope_entry_dispose (GObject *object)
{
  ScopeEntry *self = SCOPE_ENTRY (object);

  scope_entry_stop_pointer (self);
  scope_entry_stop_kinetic_scroll (self);
  scope_entry_stop_blinking (self);
  disconnect_buffer (self);
  if (self->text)
    {
      g_signal_handlers_disconnect_by_data (self->text, self);
      g_signal_handlers_disconnect_by_data (self->im, self);
    }
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_pointer (&self->emoji, gtk_widget_unparent);
  g_clear_pointer (&self->bar, gtk_widget_unparent);
  g_clear_pointer (&self->line, iri_layout_free);
  g_clear_pointer (&self->preedit_attrs, pango_attr_list_unref);
  g_clear_object (&self->im);
  g_clear_object (&self->im_keys);
  g_clear_object (&self->actions);
  self->text = NULL;
  G_OBJECT_CLASS (scope_entry_parent_class)->dispose (object);
}

static void
scope_entry_finalize (GObject *object)
{
  ScopeEntry *self = SCOPE_ENTRY (object);

  g_array_unref (self->marks);
  g_array_unref (self->replaced);
  g_free (self->preedit);
  g_clear_pointer (&self->font, pango_font_description_free);
  G_OBJECT_CLASS (scope_entry_parent_class)->finalize (object);
}

static void
scope_entry_class_init (ScopeEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = scope_entry_get_property;
  object_class->set_property = scope_entry_set_property;
  object_class->constructed = scope_entry_constructed;
  object_class->dispose = scope_entry_dispose;
  object_class->finalize = scope_entry_finalize;
  props[PROP_ORDER] = g_param_spec_uint ("order", NULL, NULL, IRI_LAYOUT_VISUAL,
                                         IRI_LAYOUT_LABELS, IRI_LAYOUT_VISUAL, flags);
  props[PROP_WRAP] = g_param_spec_boolean ("wrap", NULL, NULL, FALSE, flags);
  props[PROP_SHRINKS] = g_param_spec_boolean ("shrinks", NULL, NULL, FALSE, flags);
  props[PROP_CLEARABLE] = g_param_spec_boolean ("clearable", NULL, NULL, FALSE, flags);
  props[PROP_CARET] = g_param_spec_enum ("caret", NULL, NULL, SCOPE_TYPE_CARET,
                                         SCOPE_CARET_VISUAL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  g_signal_new ("typed", SCOPE_TYPE_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  scope_entry_draw_class_init (GTK_WIDGET_CLASS (klass));
  scope_entry_paste_class_init (klass);
}

static void
scope_entry_init (ScopeEntry *self)
{
  self->marks = g_array_new (FALSE, FALSE, sizeof (IriHighlight));
  self->replaced = g_array_new (FALSE, FALSE, sizeof (ScopeReplacement));
  self->reveal = G_MAXSIZE;
  self->drop_at = -1;
  self->column = -1;
  self->caret_on = TRUE;
  self->text = GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self)));

  /* The child keeps the focus and the text. Unmapped, it never lays out its
   * text, which would double the work of each keystroke and block for minutes
   * after a long paste. */
  gtk_widget_set_child_visible (GTK_WIDGET (self->text), FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self->text), FALSE);
  gtk_widget_set_direction (GTK_WIDGET (self->text), GTK_TEXT_DIR_LTR);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "text");
  gtk_entry_set_input_purpose (GTK_ENTRY (self), GTK_INPUT_PURPOSE_URL);
  gtk_entry_set_input_hints (GTK_ENTRY (self), GTK_INPUT_HINT_NO_SPELLCHECK
                                                   | GTK_INPUT_HINT_LOWERCASE
                                                   | GTK_INPUT_HINT_NO_EMOJI);

  scope_entry_init_keys (self);
  scope_entry_init_moves (self);
  scope_entry_init_pointer (self);
  scope_entry_init_scroll (self);
  scope_entry_init_drop (self);
  scope_entry_init_paste (self);
  scope_entry_init_menu (self);
  connect_text (self);
  on_buffer (self);
  on_editable (self);
  g_signal_connect (self, "notify::placeholder-text",
                    G_CALLBACK (gtk_widget_queue_draw), NULL);
}

GtkWidget *
scope_entry_new (void)
{
  return g_object_new (SCOPE_TYPE_ENTRY, NULL);
}
