/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Pages are built when they are first shown, because building all of them takes as
 * long as everything else until the first frame. */

#include "scope-characters-page.h"
#include "scope-compare-page.h"
#include "scope-gtk-fixes.h"
#include "scope-host-page.h"
#include "scope-lazy-bin.h"
#include "scope-presentation.h"
#include "scope-readings-page.h"
#include "scope-window-private.h"

static void
take_page (ScopeWindow *self, GtkWidget *page)
{
  if (SCOPE_IS_TEXT_PAGE (page))
    self->text_page = SCOPE_TEXT_PAGE (page);
  if (SCOPE_IS_LEARN_PAGE (page))
    self->learn_page = SCOPE_LEARN_PAGE (page);
  if (!SCOPE_IS_RESOLVE_PAGE (page))
    return;
  self->resolve_page = SCOPE_RESOLVE_PAGE (page);
  self->base_entry = scope_resolve_page_get_entry (self->resolve_page);
  scope_window_paste_watch (self, self->base_entry);
  scope_window_entry_add_base (self);
}

static gboolean
is_on_inspect (ScopeWindow *self)
{
  return g_str_equal (adw_view_stack_get_visible_child_name (self->pages), "inspect");
}

static void
build_visible (ScopeWindow *self)
{
  GtkWidget *bin = is_on_inspect (self)
                       ? gtk_stack_get_visible_child (self->views)
                       : adw_view_stack_get_visible_child (self->pages);
  GtkWidget *page
      = SCOPE_IS_LAZY_BIN (bin) ? scope_lazy_bin_build (SCOPE_LAZY_BIN (bin)) : NULL;

  if (page == NULL)
    return;
  take_page (self, page);
  scope_gtk_fixes_init_below (page);
  scope_unheard_status_fix (GTK_ACCESSIBLE (self->entry), GTK_WIDGET (self));
}

const char *
scope_window_get_page (ScopeWindow *self)
{
  return is_on_inspect (self) ? gtk_stack_get_visible_child_name (self->views)
                              : adw_view_stack_get_visible_child_name (self->pages);
}

gboolean
scope_window_show_page (ScopeWindow *self, const char *name)
{
  g_return_val_if_fail (SCOPE_IS_WINDOW (self), FALSE);
  if (gtk_stack_get_child_by_name (self->views, name) == NULL)
    {
      if (adw_view_stack_get_child_by_name (self->pages, name) == NULL)
        return FALSE;
      adw_view_stack_set_visible_child_name (self->pages, name);
      return TRUE;
    }
  if (g_str_equal (name, "resolve"))
    gtk_stack_page_set_visible (self->resolve_view, TRUE);
  gtk_stack_set_visible_child_name (self->views, name);
  adw_view_stack_set_visible_child_name (self->pages, "inspect");
  return TRUE;
}

/* Only a text can be presented. On the page Learn it is an example of the lesson. */
static void
update_present (ScopeWindow *self)
{
  const IriReport *report = scope_document_get_report (self->document);

  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "win.present",
      (report != NULL && report->length > 0)
          || g_str_equal (scope_window_get_page (self), "learn"));
}

/* Only a reference or a base is something to resolve. */
static void
update_resolve_view (ScopeWindow *self)
{
  const IriReport *report = scope_document_get_report (self->document);
  const char *view = gtk_stack_get_visible_child_name (self->views);
  gboolean is_reference
      = report != NULL && report->length > 0
        && !iri_span_is_present (report->components.span[IRI_COMPONENT_SCHEME]);

  gtk_stack_page_set_visible (self->resolve_view,
                              is_reference || g_strcmp0 (view, "resolve") == 0
                                  || *scope_document_get_text (self->base) != '\0');
}

static void
on_report (ScopeWindow *self)
{
  update_present (self);
  update_resolve_view (self);
}

static void
on_page (ScopeWindow *self)
{
  update_present (self);
  build_visible (self);
}

static void
on_view (ScopeWindow *self)
{
  GtkWidget *view = gtk_stack_get_visible_child (self->views);
  const char *title = gtk_stack_page_get_title (gtk_stack_get_page (self->views, view));

  gtk_menu_button_set_label (self->view_button, title);
  update_resolve_view (self);
  build_visible (self);
}

gboolean
scope_window_is_learning (ScopeWindow *self)
{
  return self->learn_page != NULL
         && gtk_widget_get_mapped (GTK_WIDGET (self->learn_page));
}

/* Shows the view that @step finds from the visible one, unless it is hidden. */
static void
step_view (ScopeWindow *self, GtkWidget *(*step) (GtkWidget *view))
{
  GtkWidget *view = step (gtk_stack_get_visible_child (self->views));
  GtkStackPage *page = view != NULL ? gtk_stack_get_page (self->views, view) : NULL;
  GtkWidget *focus;
  gboolean within;

  if (page == NULL || !gtk_stack_page_get_visible (page))
    return;
  within = gtk_widget_get_focus_child (GTK_WIDGET (self->views)) != NULL;
  scope_window_show_page (self, gtk_stack_page_get_name (page));
  focus = gtk_window_get_focus (GTK_WINDOW (self));
  /* A view that is still empty takes no focus, and GTK would give it to the header. */
  if (within && (focus == NULL || !gtk_widget_is_ancestor (focus, view)))
    gtk_entry_grab_focus_without_selecting (GTK_ENTRY (self->entry));
}

/* On the page Learn, the views are its lessons. */
static void
next_view (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  if (scope_window_is_learning (self))
    gtk_widget_activate_action (GTK_WIDGET (self->learn_page), "learn.next", NULL);
  else
    step_view (self, gtk_widget_get_next_sibling);
}

static void
previous_view (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  if (scope_window_is_learning (self))
    gtk_widget_activate_action (GTK_WIDGET (self->learn_page), "learn.previous", NULL);
  else
    step_view (self, gtk_widget_get_prev_sibling);
}

/* As the lesson shows it, in the notation of the window. */
static void
present_example (ScopeWindow *self, const char *example)
{
  ScopeBidiNotation notation = scope_document_get_notation (self->document);
  g_autofree char *typed = scope_bidi_notation_to_typed (notation, example);
  g_autoptr (ScopeDocument) document = scope_document_new ();

  scope_document_set_notation (document, notation);
  scope_document_set_text (document, typed);
  scope_presentation_show (GTK_WINDOW (self), document, SCOPE_ORDERS_ONE, NULL);
}

static void
present (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  const char *example = scope_window_is_learning (self)
                            ? scope_learn_page_get_example (self->learn_page)
                            : NULL;

  if (example != NULL)
    present_example (self, example);
  else
    scope_presentation_show (GTK_WINDOW (widget), self->document,
                             scope_inspect_page_get_selection (self->inspect_page),
                             self->set_bar);
}

static void
learn (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  scope_window_show_page (self, "learn");
  scope_learn_page_open (self->learn_page, g_variant_get_string (parameter, NULL));
}

static void
predict (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  scope_window_show_page (self, "learn");
  gtk_widget_activate_action (GTK_WIDGET (self->learn_page), "learn.predict", NULL);
}

gboolean
scope_window_preview_lesson (ScopeWindow *self, GFile *file, GError **error)
{
  g_return_val_if_fail (SCOPE_IS_WINDOW (self), FALSE);
  scope_window_show_page (self, "learn");
  return scope_learn_page_preview (self->learn_page, file, error);
}

/* From when each view was a page. */
static void
add_old_keys (GtkWidgetClass *klass)
{
  static const struct
  {
    guint key;
    const char *page;
  } keys[] = {
    { GDK_KEY_5, "compare" },
    { GDK_KEY_6, "resolve" },
    { GDK_KEY_7, "text" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (klass, keys[i].key, GDK_CONTROL_MASK,
                                         "win.page", "s", keys[i].page);
}

void
scope_window_pages_install (GtkWidgetClass *klass)
{
  g_type_ensure (SCOPE_TYPE_CHARACTERS_PAGE);
  g_type_ensure (SCOPE_TYPE_COMPARE_PAGE);
  g_type_ensure (SCOPE_TYPE_HOST_PAGE);
  g_type_ensure (SCOPE_TYPE_LAZY_BIN);
  g_type_ensure (SCOPE_TYPE_LEARN_PAGE);
  g_type_ensure (SCOPE_TYPE_READINGS_PAGE);
  g_type_ensure (SCOPE_TYPE_RESOLVE_PAGE);
  g_type_ensure (SCOPE_TYPE_TEXT_PAGE);
  gtk_widget_class_install_action (klass, "win.learn", "s", learn);
  gtk_widget_class_install_action (klass, "win.predict", NULL, predict);
  gtk_widget_class_install_action (klass, "win.present", NULL, present);
  gtk_widget_class_install_action (klass, "win.next-view", NULL, next_view);
  gtk_widget_class_install_action (klass, "win.previous-view", NULL, previous_view);
  add_old_keys (klass);
}

void
scope_window_pages_init (ScopeWindow *self)
{
  scope_unheard_status_fix (GTK_ACCESSIBLE (self->entry), GTK_WIDGET (self));
  g_signal_connect_object (self->pages, "notify::visible-child", G_CALLBACK (on_page),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->views, "notify::visible-child", G_CALLBACK (on_view),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::report", G_CALLBACK (on_report),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->base, "notify::text", G_CALLBACK (update_resolve_view),
                           self, G_CONNECT_SWAPPED);
  on_view (self);
  update_present (self);
}
