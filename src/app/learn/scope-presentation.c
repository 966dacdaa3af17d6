/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-presentation.h"

#include "scope-appearance.h"
#include "scope-gtk-fixes.h"
#include "scope-gtk-versions.h"
#include "scope-keys.h"
#include "scope-uba-steps-card.h"
#include "scope-visual-order-tracker.h"

#include <glib/gi18n.h>
#include <math.h>

/* The size of the smallest text, as a part of the height of the screen. */
#define LEAST_TEXT .042

#define ZOOM_STEP .25

/* Forward and back move a high page by this part of the height, and Shift with Right
 * and Left a wide line by this part of the width. */
#define SCROLL .7

/* Around the page, as a part of the height. */
#define MARGIN .03

/* The rules of longer texts take too long for a window that waits for them. */
#define MAX_BYTES 2000

struct _ScopePresentation
{
  GtkWindow parent_instance;

  ScopeDocument *document;
  ScopeVisualOrderTracker *orders;
  ScopeSetBar *set;      /* (nullable) */
  ScopeBidiSteps *steps; /* (nullable) */
  GtkStack *pages;       /* "picture" and "steps" */
  GtkWidget *page;       /* that of the picture */
  GtkWidget *caption;    /* the title, and which IRI of the set it is */
  GtkLabel *title, *place, *note;
  ScopePicture *picture;
  ScopeUbaStepsCard *card;
  GtkCssProvider *css;
  int height; /* for which the sizes are; 0 if the picture is new */
};

G_DEFINE_FINAL_TYPE (ScopePresentation, scope_presentation, GTK_TYPE_WINDOW)

static gboolean
is_on_picture (ScopePresentation *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "picture") == 0;
}

/* Scrolls what is higher than the window by @pages, as far as it goes. Returns FALSE if
 * it does not move. */
static gboolean
scroll (ScopePresentation *self, double pages)
{
  GtkWidget *scrolled = gtk_stack_get_visible_child (self->pages);
  GtkAdjustment *place
      = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  double from = gtk_adjustment_get_value (place);

  gtk_adjustment_set_value (place, from + pages * gtk_adjustment_get_page_size (place));
  return fabs (gtk_adjustment_get_value (place) - from) >= 1;
}

/* Returns FALSE after the last step and before the first one. A step is read from its
 * top. */
static gboolean
step (ScopePresentation *self, int by)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (!scope_uba_steps_card_step (self->card, by))
    return FALSE;
  scope_uba_steps_card_fit (self->card, gtk_widget_get_width (widget),
                            gtk_widget_get_height (widget));
  scroll (self, -G_MAXSHORT);
  return TRUE;
}

/* What is shown gets the focus, so that screen readers announce it. */
static void
show_picture (ScopePresentation *self)
{
  gtk_stack_set_visible_child_name (self->pages, "picture");
  gtk_widget_grab_focus (GTK_WIDGET (self->picture));
}

static gboolean
show_steps (ScopePresentation *self)
{
  if (self->steps == NULL)
    return FALSE;
  gtk_stack_set_visible_child_name (self->pages, "steps");
  gtk_widget_grab_focus (GTK_WIDGET (self->card));
  return TRUE;
}

/* Shows the picture of another IRI of the set, from its top. */
static void
step_in_set (ScopePresentation *self, int by)
{
  if (self->set == NULL || !scope_set_bar_step (self->set, by))
    return;
  show_picture (self);
  scroll (self, -G_MAXSHORT);
}

static void
next (ScopePresentation *self)
{
  step_in_set (self, 1);
}

static void
previous (ScopePresentation *self)
{
  step_in_set (self, -1);
}

/* After the last step comes the next IRI of the set. */
static void
forward (ScopePresentation *self)
{
  if (scroll (self, SCROLL))
    return;
  if (is_on_picture (self) ? !show_steps (self) : !step (self, 1))
    next (self);
}

static void
back (ScopePresentation *self)
{
  if (scroll (self, -SCROLL))
    return;
  if (is_on_picture (self))
    previous (self);
  else if (!step (self, -1))
    show_picture (self);
}

static void
go_to_first (ScopePresentation *self)
{
  while (step (self, -1))
    ;
  show_picture (self);
  scroll (self, -G_MAXSHORT);
}

static void
go_to_last (ScopePresentation *self)
{
  if (is_on_picture (self) && !show_steps (self))
    scroll (self, G_MAXSHORT);
  while (step (self, 1))
    ;
}

static void
quit (ScopePresentation *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

static const struct
{
  guint key;
  void (*act) (ScopePresentation *self);
} keys[] = {
  { GDK_KEY_Right, forward },     { GDK_KEY_Down, forward },
  { GDK_KEY_Page_Down, forward }, { GDK_KEY_space, forward },
  { GDK_KEY_Left, back },         { GDK_KEY_Up, back },
  { GDK_KEY_Page_Up, back },      { GDK_KEY_BackSpace, back },
  { GDK_KEY_Home, go_to_first },  { GDK_KEY_End, go_to_last },
  { GDK_KEY_Escape, quit },       { GDK_KEY_F11, quit },
};

/* As in the window, the keys that go through a set. */
static const struct
{
  const char *action;
  void (*act) (ScopePresentation *self);
} set_keys[] = {
  { "win.next-in-set", next },
  { "win.previous-in-set", previous },
};

static gboolean
go_through_set (ScopePresentation *self, GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);

  for (gsize i = 0; i < G_N_ELEMENTS (set_keys); i++)
    {
      g_autofree char *accelerator = scope_keys_find (set_keys[i].action);
      g_autoptr (GtkShortcutTrigger) trigger
          = gtk_shortcut_trigger_parse_string (accelerator);

      if (gtk_shortcut_trigger_trigger (trigger, event, FALSE) == GDK_KEY_MATCH_NONE)
        continue;
      set_keys[i].act (self);
      return TRUE;
    }
  return FALSE;
}

/* With Shift, Left and Right scroll a line that is wider than the screen. */
static gboolean
scroll_sideways (ScopePresentation *self, guint key, GdkModifierType state)
{
  if ((state & GDK_SHIFT_MASK) == 0 || (key != GDK_KEY_Left && key != GDK_KEY_Right))
    return FALSE;
  if (is_on_picture (self))
    scope_picture_scroll_sideways (self->picture,
                                   key == GDK_KEY_Right ? SCROLL : -SCROLL);
  return TRUE;
}

/* Left goes back on any desktop, because the picture is from left to right on any. */
static gboolean
on_key (ScopePresentation *self,
        guint key,
        guint code,
        GdkModifierType state,
        GtkEventController *controller)
{
  if (go_through_set (self, controller) || scroll_sideways (self, key, state))
    return GDK_EVENT_STOP;
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].key == key)
      {
        keys[i].act (self);
        return GDK_EVENT_STOP;
      }
  return GDK_EVENT_PROPAGATE;
}

static void
on_click (ScopePresentation *self)
{
  forward (self);
}

/* The largest picture that fits with the caption and the note, but never with text too
 * small to be read. */
static void
fit_picture (ScopePresentation *self, int width, int height)
{
  double least = self->height * LEAST_TEXT / IRI_PICTURE_LEAST_TEXT;
  int needed = 0;

  for (int i = 0; SCOPE_PICTURE_MAX_ZOOM - i * ZOOM_STEP >= least; i++)
    {
      scope_picture_set_zoom (self->picture, SCOPE_PICTURE_MAX_ZOOM - i * ZOOM_STEP);
      gtk_widget_measure (self->page, GTK_ORIENTATION_VERTICAL, width, NULL, &needed,
                          NULL, NULL);
      if (needed <= height)
        return;
    }
  scope_picture_set_zoom (self->picture, least);
}

/* A screen that is turned upright is seen from no nearer: as high as it is when
 * lying. */
static int
get_height (GtkWidget *widget)
{
  return MIN (gtk_widget_get_height (widget), gtk_widget_get_width (widget));
}

static gboolean
update_sizes (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  ScopePresentation *self = SCOPE_PRESENTATION (widget);
  int height = get_height (widget);
  g_autofree char *css = NULL;

  if (height == self->height)
    return G_SOURCE_CONTINUE;
  self->height = height;
  css = g_strdup_printf (".presentation { font-size: %dpx; } "
                         ".presentation .page { margin: %dpx; } "
                         ".presentation label { font-size: 1em; }",
                         (int) (height * LEAST_TEXT + 1), (int) (height * MARGIN));
  scope_css_provider_load (self->css, css);
  fit_picture (self, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  scope_uba_steps_card_fit (self->card, gtk_widget_get_width (widget),
                            gtk_widget_get_height (widget));
  return G_SOURCE_CONTINUE;
}

static void
add_page (ScopePresentation *self, const char *name, GtkWidget *child)
{
  GtkWidget *scrolled = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy",
                                      GTK_POLICY_NEVER, "child", child, NULL);

  gtk_widget_add_css_class (child, "page");
  gtk_widget_set_valign (child, GTK_ALIGN_CENTER);
  gtk_stack_add_named (self->pages, scrolled, name);
}

static void
show_caption (ScopePresentation *self)
{
  const char *title = self->set != NULL ? scope_set_bar_get_title (self->set) : NULL;
  g_autofree char *note = NULL;

  gtk_widget_set_visible (self->caption, title != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->note), FALSE);
  if (title == NULL)
    return;
  note = g_utf8_make_valid (scope_set_bar_get_note (self->set), -1);
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->place, scope_set_bar_get_place (self->set));
  gtk_label_set_text (self->note, note);
  gtk_widget_set_visible (GTK_WIDGET (self->note), *note != '\0');
}

static void
show_orders (ScopePresentation *self, ScopeVisualOrders *orders)
{
  ScopeBidiNotation notation = scope_document_get_notation (self->document);
  ScopePictureLines lines = {
    .text = orders->report->display,
    .bidis = (const IriBidi *const *) orders->bidis,
    .perceptions = (const IriBidiPerception *const *) orders->perceptions,
    .n_bidis = orders->n_bidis,
    .registrable = { orders->report->registrable },
    .notation = scope_bidi_notation_info (notation)->write,
    .dense = TRUE,
  };

  scope_picture_set_lines (self->picture, &lines, scope_visual_orders_ref (orders),
                           scope_visual_orders_unref);
}

/* The steps are those of the first line of the picture. */
static void
compute_steps (ScopePresentation *self, IriReport *report)
{
  gboolean both
      = scope_visual_order_tracker_get_selection (self->orders) == SCOPE_ORDERS_BOTH;
  g_autoptr (ScopeCharacterList) characters = scope_character_list_new (
      report,
      both ? IRI_CONVENTION_EMBED_LTR : scope_document_get_convention (self->document));

  self->steps
      = scope_bidi_steps_new (characters, scope_document_get_notation (self->document));
}

static void
show_document (ScopePresentation *self)
{
  ScopeVisualOrders *orders = scope_visual_order_tracker_get_orders (self->orders);

  if (orders == NULL || orders->report->length == 0)
    return;
  scope_uba_steps_card_show (self->card, NULL);
  g_clear_pointer (&self->steps, scope_bidi_steps_free);
  if (orders->report->length <= MAX_BYTES)
    compute_steps (self, orders->report);
  scope_uba_steps_card_show (self->card, self->steps);
  show_caption (self);
  show_orders (self, orders);
  self->height = 0;
}

static void
follow (ScopePresentation *self, ScopeDocument *document, ScopeOrderSelection selection)
{
  self->document = g_object_ref (document);
  self->orders = g_object_new (SCOPE_TYPE_VISUAL_ORDER_TRACKER, "all",
                               selection == SCOPE_ORDERS_ALL, "both",
                               selection == SCOPE_ORDERS_BOTH, NULL);
  g_signal_connect_object (self->orders, "notify::orders", G_CALLBACK (show_document),
                           self, G_CONNECT_SWAPPED);
  g_object_set (self->orders, "document", document, NULL);
}

/* As large as the monitor of @parent, even without a window manager. */
static void
cover_monitor (ScopePresentation *self, GtkWindow *parent)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (parent));
  GdkMonitor *monitor = gdk_display_get_monitor_at_surface (
      gtk_widget_get_display (GTK_WIDGET (parent)), surface);
  GdkRectangle place;

  if (monitor == NULL)
    return;
  gdk_monitor_get_geometry (monitor, &place);
  gtk_window_set_default_size (GTK_WINDOW (self), place.width, place.height);
  gtk_window_fullscreen_on_monitor (GTK_WINDOW (self), monitor);
}

void
scope_presentation_show (GtkWindow *parent,
                         ScopeDocument *document,
                         ScopeOrderSelection selection,
                         ScopeSetBar *set)
{
  ScopePresentation *self;

  if (scope_document_get_report (document) == NULL
      || scope_document_get_report (document)->length == 0)
    return;
  self = g_object_new (SCOPE_TYPE_PRESENTATION, "transient-for", parent, "application",
                       gtk_window_get_application (parent), NULL);
  g_set_object (&self->set, set);
  follow (self, document, selection);
  cover_monitor (self, parent);
  gtk_window_present (GTK_WINDOW (self));
}

/* The widgets must be gone before what they show. */
static void
scope_presentation_dispose (GObject *object)
{
  ScopePresentation *self = SCOPE_PRESENTATION (object);

  if (self->css != NULL)
    gtk_style_context_remove_provider_for_display (
        gtk_widget_get_display (GTK_WIDGET (self)), GTK_STYLE_PROVIDER (self->css));
  g_clear_object (&self->css);
  gtk_window_set_child (GTK_WINDOW (self), NULL);
  G_OBJECT_CLASS (scope_presentation_parent_class)->dispose (object);
  g_clear_pointer (&self->steps, scope_bidi_steps_free);
  g_clear_object (&self->orders);
  g_clear_object (&self->document);
  g_clear_object (&self->set);
}

static void
scope_presentation_class_init (ScopePresentationClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = scope_presentation_dispose;
}

static void
add_controllers (ScopePresentation *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  g_signal_connect_swapped (click, "released", G_CALLBACK (on_click), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static GtkLabel *
make_label (const char *css_class)
{
  return GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "xalign", 0., "wrap", TRUE,
                                  "wrap-mode", PANGO_WRAP_WORD_CHAR, "css-classes",
                                  (const char *const[]){ css_class, NULL }, NULL));
}

/* The caption and the note of an IRI of a set are above its picture. */
static GtkWidget *
make_picture_page (ScopePresentation *self)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);

  self->caption = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  self->title = make_label ("heading");
  self->place
      = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS,
                      "valign", GTK_ALIGN_START, "css-classes",
                      (const char *const[]){ "numeric", "secondary", NULL }, NULL);
  self->note = make_label ("note");
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  gtk_box_append (GTK_BOX (self->caption), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (self->caption), GTK_WIDGET (self->place));
  gtk_box_append (GTK_BOX (page), self->caption);
  gtk_box_append (GTK_BOX (page), GTK_WIDGET (self->note));
  gtk_box_append (GTK_BOX (page), GTK_WIDGET (self->picture));
  return page;
}

static void
scope_presentation_init (ScopePresentation *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->pages = GTK_STACK (g_object_new (GTK_TYPE_STACK, "hhomogeneous", FALSE,
                                         "vhomogeneous", FALSE, NULL));
  self->picture = SCOPE_PICTURE (scope_picture_new ());
  self->card = g_object_new (SCOPE_TYPE_UBA_STEPS_CARD, "focusable", TRUE, NULL);
  self->css = gtk_css_provider_new ();
  gtk_window_set_title (GTK_WINDOW (self), _ ("Presentation"));
  gtk_widget_add_css_class (widget, "presentation");
  scope_appearance_bind_picture (self->picture);
  gtk_widget_remove_css_class (GTK_WIDGET (self->card), "card");
  scope_uba_steps_card_set_presenting (self->card);
  self->page = make_picture_page (self);
  add_page (self, "picture", self->page);
  add_page (self, "steps", GTK_WIDGET (self->card));
  gtk_window_set_child (GTK_WINDOW (self), GTK_WIDGET (self->pages));
  gtk_style_context_add_provider_for_display (gtk_widget_get_display (widget),
                                              GTK_STYLE_PROVIDER (self->css),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  scope_hidden_pages_fix (GTK_WIDGET (self->pages));
  gtk_widget_add_tick_callback (widget, update_sizes, NULL, NULL);
  add_controllers (self);
}
