/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-entry.h"

/* Maximum number of characters in the layout. Pango needs up to 22 ms for 4,000
 * characters and quadratic time beyond. */
#define SCOPE_ENTRY_MAX_LAYOUT_CHARS 4096

/* Minimum distance of the caret from the end of the layout. */
#define SCOPE_ENTRY_MARGIN 512

/* Space for the caret after the last letter of a line, in pixels. */
#define SCOPE_ENTRY_CARET_ROOM 2

/* Maximum number of characters that GtkText deletes itself, because it lays out
 * its own text for that. */
#define SCOPE_ENTRY_MAX_NATIVE_DELETE 1024

/* What a press of the pointer started. */
typedef enum
{
  SCOPE_PRESS_NONE,
  SCOPE_PRESS_SELECT, /* dragging selects, by character */
  SCOPE_PRESS_WORDS,  /* dragging selects, by word */
  SCOPE_PRESS_DRAG,   /* in the selection: dragging moves the text */
  SCOPE_PRESS_TAP,    /* by finger: places the caret on release */
  SCOPE_PRESS_SCROLL, /* by finger: scrolls the text */
} ScopePress;

/* Identifies a text. */
typedef struct
{
  gsize length; /* in bytes */
  guint hash;
} ScopeTextFingerprint;

/* A replacement: the text before, between deletion and insertion, and after. */
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

  IriLayout *line; /* NULL if it must be made */
  IriSpan shown;   /* the part laid out last */
  PangoFontDescription *font;
  gboolean dark;
  graphene_rect_t area; /* of the text */
  double scroll;        /* horizontally, or vertically if it wraps */
  double across;        /* horizontally, if it wraps and has a block that is too wide */
  GtkWidget *bar;       /* scrollbar, or NULL */
  int height;           /* of the text when it was allocated */
  guint tick;           /* waits to request another height */
  double column;        /* x that the caret keeps from line to line, or -1 */
  gboolean follow;      /* scroll to the caret before drawing */
  gboolean was_focus;   /* of the window, active or not */
  gsize reveal;         /* another byte to scroll to, or G_MAXSIZE */

  char *preedit;
  PangoAttrList *preedit_attrs;
  int preedit_cursor; /* in characters */

  guint blink;
  guint blinks_left;
  gboolean caret_on;

  ScopePress press;
  int anchor;     /* the fixed end of the selection */
  int anchor_end; /* the other end of the word at it */
  double press_x, press_y, pointer_x, pointer_y;
  guint autoscroll;
  gboolean touch;      /* handles are shown */
  double held;         /* scroll position of the drag or the kinetic scroll */
  guint fling;         /* tick callback of the kinetic scroll, or 0 */
  double fling_speed;  /* in pixels a second */
  gint64 fling_time;   /* of the last step */
  gboolean menu_after; /* a long press: the menu opens on release */

  int drop_at; /* position of a drop, or -1 */
  GdkDrag *drag;
  gboolean dropped_here;

  GtkWidget *menu;
  GtkWidget *emoji;
  gboolean menu_has_focus; /* one of them has taken the focus */
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
int scope_entry_get_n_chars (ScopeEntry *self);
gsize scope_entry_to_byte (ScopeEntry *self, int position);
int scope_entry_to_position (ScopeEntry *self, gsize byte);
int scope_entry_get_index (ScopeEntry *self, int position);
int scope_entry_get_caret_index (ScopeEntry *self);
void scope_entry_get_origin (ScopeEntry *self, double *x, double *y);
int scope_entry_position_at (ScopeEntry *self, double x, double y);
const PangoLogAttr *scope_entry_get_log_attrs (ScopeEntry *self, int *first, int *last);

/* scope-entry-scroll.c */
int scope_entry_get_padding (ScopeEntry *self, IriLayoutSize size);
double scope_entry_get_overflow (ScopeEntry *self);
void scope_entry_scroll (ScopeEntry *self);
gboolean scope_entry_scroll_by (ScopeEntry *self, double pixels);
void scope_entry_check_height (ScopeEntry *self);
void scope_entry_init_scroll (ScopeEntry *self);
void scope_entry_add_bar (ScopeEntry *self);

/* scope-entry-line-keys.c */
gboolean scope_entry_move_by_key (ScopeEntry *self, guint key, GdkModifierType state);
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

/* scope-entry-undo.c */
ScopeTextFingerprint scope_entry_fingerprint (ScopeEntry *self);

/* Makes a replacement one undo step. */
void scope_entry_record_replacement (ScopeEntry *self,
                                     const ScopeReplacement *replaced);

/* Runs "text.undo" or "text.redo". */
void scope_entry_run_undo (ScopeEntry *self, const char *action);

/* Runs one of them if @key is an undo key, and returns whether it is. */
gboolean scope_entry_undo_by_key (ScopeEntry *self, guint key, GdkModifierType state);

/* scope-entry-move.c */
void scope_entry_init_moves (ScopeEntry *self);
void scope_entry_get_word (ScopeEntry *self, int position, int *begin, int *end);
void scope_entry_get_ends (ScopeEntry *self, int *bound, int *position);
void scope_entry_select (ScopeEntry *self, int bound, int position);
void scope_entry_type (ScopeEntry *self, const char *text);
void scope_entry_delete (ScopeEntry *self, int begin, int end);

/* scope-entry-caret-stops.c */
GArray *scope_entry_get_caret_stops (ScopeEntry *self);

/* scope-entry-pointer.c */
void scope_entry_init_pointer (ScopeEntry *self);
void scope_entry_stop_pointer (ScopeEntry *self);

/* scope-entry-kinetic-scroll.c */

/* Whether a finger that moved by @dx and @dy starts to scroll. */
gboolean scope_entry_begin_touch_scroll (ScopeEntry *self, double dx, double dy);

/* Scrolls with the finger. */
void scope_entry_update_touch_scroll (ScopeEntry *self, double dy);

/* Continues with the speed of the finger after it was lifted. */
void scope_entry_begin_kinetic_scroll (ScopeEntry *self, double speed);

/* Stops the text, and returns whether it was moving. */
gboolean scope_entry_stop_kinetic_scroll (ScopeEntry *self);

/* scope-entry-drag.c */
void scope_entry_init_drop (ScopeEntry *self);
void scope_entry_begin_drag (ScopeEntry *self, GdkEvent *event);

/* scope-entry-paste.c */
void scope_entry_paste_class_init (ScopeEntryClass *klass);
void scope_entry_init_paste (ScopeEntry *self);

/* Pastes at @position, or over the selection if it is -1. If @as_is, `taken` is not
 * emitted, so that nobody changes the text. */
void scope_entry_paste (ScopeEntry *self,
                        GdkClipboard *clipboard,
                        int position,
                        gboolean as_is);
gboolean scope_entry_paste_by_key (ScopeEntry *self, guint key, GdkModifierType state);

/* Inserts what is dropped at @position. */
void scope_entry_take_drop (ScopeEntry *self, GdkDrop *drop, int position);
GdkContentFormats *scope_entry_get_drop_formats (void);

/* scope-entry-menu.c */
void scope_entry_init_menu (ScopeEntry *self);
void scope_entry_popup_menu (ScopeEntry *self, const GdkRectangle *at);
void scope_entry_popup_menu_at_caret (ScopeEntry *self);
GdkRectangle scope_entry_get_caret_area (ScopeEntry *self);
