/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Pages are built when they are first shown, because building all of them takes as
 * long as everything else until the first frame. */

#include "scope-characters-page.h"
#include "scope-compare-page.h"
#include "scope-gtk-fixes.h"
#include "scope-host-page.h"
#include "scope-lazy-bin.h"
#include "scope-readings-page.h"
#include "scope-window-private.h"

static void
take_page (ScopeWindow *self, GtkWidget *page)
{
  if (SCOPE_IS_TEXT_PAGE (page))
    self->text_page = SCOPE_TEXT_PAGE (page);
  if (!SCOPE_IS_RESOLVE_PAGE (page))
    return;
  self->resolve_page = SCOPE_RESOLVE_PAGE (page);
  self->base_entry = scope_resolve_page_get_entry (self->resolve_page);
  scope_window_paste_watch (self, self->base_entry);
  scope_window_entry_add_base (self);
}

static void
build_visible (ScopeWindow *self)
{
  GtkWidget *bin = adw_view_stack_get_visible_child (self->pages);
  GtkWidget *page
      = SCOPE_IS_LAZY_BIN (bin) ? scope_lazy_bin_build (SCOPE_LAZY_BIN (bin)) : NULL;

  if (page == NULL)
    return;
  take_page (self, page);
  scope_gtk_fixes_init_below (page);
  scope_unheard_status_fix (GTK_ACCESSIBLE (self->entry), GTK_WIDGET (self));
}

void
scope_window_pages_install (void)
{
  g_type_ensure (SCOPE_TYPE_CHARACTERS_PAGE);
  g_type_ensure (SCOPE_TYPE_COMPARE_PAGE);
  g_type_ensure (SCOPE_TYPE_HOST_PAGE);
  g_type_ensure (SCOPE_TYPE_LAZY_BIN);
  g_type_ensure (SCOPE_TYPE_READINGS_PAGE);
  g_type_ensure (SCOPE_TYPE_RESOLVE_PAGE);
  g_type_ensure (SCOPE_TYPE_TEXT_PAGE);
}

void
scope_window_pages_init (ScopeWindow *self)
{
  scope_unheard_status_fix (GTK_ACCESSIBLE (self->entry), GTK_WIDGET (self));
  g_signal_connect_object (self->pages, "notify::visible-child",
                           G_CALLBACK (build_visible), self, G_CONNECT_SWAPPED);
}
