/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-display.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ScopeDisplay
{
  ScopeRow parent_instance;

  guint64 same;
  char *id;
  char *title;
  char *summary;
  char *section;
  char *visual;
  char *note;
};

G_DEFINE_TYPE (ScopeDisplay, scope_display, SCOPE_TYPE_ROW)

static void
scope_display_class_init (ScopeDisplayClass *klass)
{
  static const ScopeRowField fields[] = {
    { "same", SCOPE_ROW_NUMBER, G_STRUCT_OFFSET (ScopeDisplay, same) },
    { "id", SCOPE_ROW_STRING, G_STRUCT_OFFSET (ScopeDisplay, id) },
    { "title", SCOPE_ROW_STRING, G_STRUCT_OFFSET (ScopeDisplay, title) },
    { "summary", SCOPE_ROW_STRING, G_STRUCT_OFFSET (ScopeDisplay, summary) },
    { "section", SCOPE_ROW_STRING, G_STRUCT_OFFSET (ScopeDisplay, section) },
    { "visual", SCOPE_ROW_STRING, G_STRUCT_OFFSET (ScopeDisplay, visual) },
    { "note", SCOPE_ROW_STRING, G_STRUCT_OFFSET (ScopeDisplay, note) },
  };

  scope_row_class_install (SCOPE_ROW_CLASS (klass), fields,
                           G_N_ELEMENTS (fields));
}

static void
scope_display_init (ScopeDisplay *self)
{
}

static ScopeDisplay *
new_row (const IriReport *report, IriConvention convention)
{
  ScopeDisplay *self = g_object_new (SCOPE_TYPE_DISPLAY, NULL);
  const IriConventionInfo *info = iri_convention_info (convention);
  g_autoptr (IriBidi) bidi = iri_report_order (report, convention);

  SCOPE_ROW (self)->key = convention;
  self->id = g_strdup (info->id);
  self->title = g_strdup (_ (info->title));
  self->summary = g_strdup (_ (info->summary));
  self->section = g_strdup (info->section);
  self->visual = scope_row_cut (bidi->visual, strlen (bidi->visual));
  self->same = !bidi->moved;
  self->note = g_strdup (bidi->moved ? _ ("Parts of it trade places")
                                     : _ ("Shown as it is stored"));
  return self;
}

GPtrArray *
scope_display_rows (const IriReport *report)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 0; i < IRI_N_CONVENTIONS; i++)
    g_ptr_array_add (rows, new_row (report, (IriConvention) i));
  return rows;
}

char *
scope_display_copy (const IriReport *report, const char *id)
{
  IriConvention convention;
  g_autoptr (IriBidi) bidi = NULL;

  if (!iri_convention_find (id, &convention))
    return NULL;
  bidi = iri_report_order (report, convention);
  return g_steal_pointer (&bidi->display);
}
