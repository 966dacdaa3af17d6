/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-entry.h"

G_BEGIN_DECLS

/* How many characters are laid out at most. Pango needs 22 ms for the worst of
 * 4,000 characters and is quadratic beyond. */
#define SCOPE_ENTRY_DRAWN 4096

/* How near the caret may come to the end of what is laid out. */
#define SCOPE_ENTRY_MARGIN 512

/* Room for the caret behind the last letter of a line, in pixels. */
#define SCOPE_ENTRY_CARET_ROOM 2

/* Up to so many characters GtkText deletes by itself, for which it lays out
 * its own text. */
#define SCOPE_ENTRY_PLAIN 1024

/* What a press of the pointer began. */
typedef enum
{
  SCOPE_PRESS_NONE,
  SCOPE_PRESS_SELECT, /* dragging selects, by character */
  SCOPE_PRESS_WORDS,  /* dragging selects, by word */
  SCOPE_PRESS_DRAG,   /* in the selection: dragging takes the text along */
  SCOPE_PRESS_TAP,    /* by finger: places the caret on release */
  SCOPE_PRESS_SCROLL, /* by finger: takes the text along */
} ScopePress;

/* A text, as far as it takes to know it again. */
typedef struct
{
  gsize length; /* in bytes */
  guint hash;
} ScopeTextFingerprint;

/* A replacement: the text before, between taking out and putting in, and after. */
typedef struct
{
  ScopeTextFingerprint before;
  ScopeTextFingerprint between;
  ScopeTextFingerprint after;
} ScopeReplacement;

struct _ScopeEntry
{
  GtkEntry parent_instance;

  GtkText *text;               /* the child, hidden; NULL once disposed */
  GtkIMContext *im;            /* the child's */
  GtkEventController *im_keys; /* the child's, which owns the context */
  GtkEntryBuffer *buffer;      /* whose signals are connected */

  GArray *marks;    /* IriHighlight */
  GArray *replaced; /* ScopeReplacement */
  IriLayoutOrder order;
  gboolean wrap;
  gboolean shrinks;
  gboolean clearable;
  ScopeCaret caret;
  gboolean in_component;

  IriLayout *line; /* NULL: to be made */
  IriSpan shown;   /* what was laid out last */
  PangoFontDescription *font;
  gboolean dark;
  graphene_rect_t area; /* where the text goes */
  double scroll;        /* sideways, or down if it wraps */
  GtkWidget *bar;       /* scrollbar, or NULL */
  int height;           /* of the text when it was given its place */
  guint tick;           /* a text of another height may want another place */
  double column;        /* that the caret keeps to from line to line, or -1 */
  gboolean follow;      /* scroll to the caret before drawing */
  gsize reveal;         /* a byte to be in view besides, or G_MAXSIZE */

  char *preedit;
  PangoAttrList *preedit_attrs;
  int preedit_cursor; /* in characters */

  guint blink;
  guint blinks_left;
  gboolean caret_on;

  ScopePress press;
  int anchor;     /* where the selection is held */
  int anchor_end; /* the other end of the word it is held by */
  double press_x, press_y, pointer_x, pointer_y;
  guint autoscroll;
  gboolean touch; /* handles are shown */
  double held;    /* what would be scrolled to were the finger where it began,
                          or, once it is gone, is */
  guint fling;    /* the text runs out, or 0 */
  double fling_speed;  /* in pixels a second */
  gint64 fling_time;   /* that it was scrolled at last */
  gboolean menu_after; /* a long press: the menu comes with the release */

  int drop_at; /* where a drop would go, or -1 */
  GdkDrag *drag;
  gboolean dropped_here;

  GtkWidget *menu;
  GtkWidget *emoji;
  gboolean popped_up; /* one of them has taken the focus */
  GSimpleActionGroup *actions;
};

/* scope-entry.c */
void scope_entry_changed (ScopeEntry *self);
void scope_entry_invalidate_layout (ScopeEntry *self);

/* scope-entry-layout.c: between characters, bytes, layout and pixels. */
IriLayout *scope_entry_ensure_layout (ScopeEntry *self);
IriLayoutSize scope_entry_measure_at (ScopeEntry *self, int width);
IriLayoutSize scope_entry_get_size (ScopeEntry *self);
gboolean scope_entry_layout_is_current (ScopeEntry *self);
void scope_entry_update_style (ScopeEntry *self);
const char *scope_entry_get_bytes (ScopeEntry *self, gsize *length);
int scope_entry_get_n_chars (ScopeEntry *self);
gsize scope_entry_to_byte (ScopeEntry *self, int position);
int scope_entry_to_position (ScopeEntry *self, gsize byte);
int scope_entry_get_index (ScopeEntry *self, int position);
int scope_entry_get_caret_index (ScopeEntry *self);
void scope_entry_get_origin (ScopeEntry *self, double *x, double *y);
int scope_entry_position_at (ScopeEntry *self, double x, double y);
const PangoLogAttr *
scope_entry_get_log_attrs (ScopeEntry *self, int *first, int *last);

/* scope-entry-scroll.c */
int scope_entry_get_padding (ScopeEntry *self, IriLayoutSize size);
double scope_entry_get_overflow (ScopeEntry *self);
void scope_entry_scroll (ScopeEntry *self);
gboolean scope_entry_scroll_by (ScopeEntry *self, double pixels);
void scope_entry_check_height (ScopeEntry *self);
void scope_entry_init_scroll (ScopeEntry *self);

/* scope-entry-line-keys.c */
gboolean
scope_entry_move_by_key (ScopeEntry *self, guint key, GdkModifierType state);
int scope_entry_get_line_end (ScopeEntry *self, int position, gboolean last);

/* scope-entry-draw.c */
void scope_entry_draw_class_init (GtkWidgetClass *widget_class);
gboolean scope_entry_is_rtl_row (ScopeEntry *self);

/* scope-entry-caret.c */
void scope_entry_restart_blinking (ScopeEntry *self);
void scope_entry_stop_blinking (ScopeEntry *self);

/* scope-entry-keys.c */
void scope_entry_init_keys (ScopeEntry *self);
void scope_entry_reset_im (ScopeEntry *self);
void scope_entry_focus_im (ScopeEntry *self);
void scope_entry_notify_im (ScopeEntry *self);

/* scope-entry-undo.c: the text as it is now, to be known again; a replacement that
 * is one step; a step back or forth, "text.undo" or "text.redo"; the same, if the key
 * asks for one. */
ScopeTextFingerprint scope_entry_fingerprint (ScopeEntry *self);
void scope_entry_record_replacement (ScopeEntry *self,
                                     const ScopeReplacement *replaced);
void scope_entry_run_undo (ScopeEntry *self, const char *action);
gboolean
scope_entry_undo_by_key (ScopeEntry *self, guint key, GdkModifierType state);

/* scope-entry-move.c */
void scope_entry_init_moves (ScopeEntry *self);
void
scope_entry_get_word (ScopeEntry *self, int position, int *begin, int *end);
void scope_entry_get_ends (ScopeEntry *self, int *bound, int *position);
void scope_entry_select (ScopeEntry *self, int bound, int position);
void scope_entry_type (ScopeEntry *self, const char *text);
void scope_entry_delete (ScopeEntry *self, int begin, int end);

/* scope-entry-caret-stops.c */
GArray *scope_entry_get_caret_stops (ScopeEntry *self);

/* scope-entry-pointer.c */
void scope_entry_init_pointer (ScopeEntry *self);
void scope_entry_stop_pointer (ScopeEntry *self);

/* scope-entry-kinetic-scroll.c: whether a finger that has moved so far has begun to scroll;
 * that it is there now; that it is gone, with this speed; that what still moves is
 * to stop, and whether it did. */
gboolean
scope_entry_begin_touch_scroll (ScopeEntry *self, double dx, double dy);
void scope_entry_update_touch_scroll (ScopeEntry *self, double dy);
void scope_entry_begin_kinetic_scroll (ScopeEntry *self, double speed);
gboolean scope_entry_stop_kinetic_scroll (ScopeEntry *self);

/* scope-entry-drag.c */
void scope_entry_init_drop (ScopeEntry *self);
void scope_entry_begin_drag (ScopeEntry *self, GdkEvent *event);

/* scope-entry-paste.c: what comes from elsewhere, to @position or, if that is
 * -1, over the selection; @as_is: nobody is told that it has come, and so nobody
 * changes it. */
void scope_entry_paste_class_init (ScopeEntryClass *klass);
void scope_entry_init_paste (ScopeEntry *self);
void scope_entry_paste (ScopeEntry *self,
                        GdkClipboard *clipboard,
                        int position,
                        gboolean as_is);
gboolean
scope_entry_paste_by_key (ScopeEntry *self, guint key, GdkModifierType state);
void scope_entry_take_drop (ScopeEntry *self, GdkDrop *drop, int position);
GdkContentFormats *scope_entry_get_drop_formats (void);

/* scope-entry-menu.c */
void scope_entry_init_menu (ScopeEntry *self);
void scope_entry_popup_menu (ScopeEntry *self, const GdkRectangle *at);
void scope_entry_popup_menu_at_caret (ScopeEntry *self);
void scope_entry_popup_emoji (ScopeEntry *self);
GdkRectangle scope_entry_get_caret_area (ScopeEntry *self);

G_END_DECLS
