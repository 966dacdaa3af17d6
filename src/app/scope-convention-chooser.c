/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-convention-chooser.h"

#include <glib/gi18n.h>

struct _ScopeConventionChooser
{
  ScopeChooser parent_instance;
};

G_DEFINE_TYPE (ScopeConventionChooser,
               scope_convention_chooser,
               SCOPE_TYPE_CHOOSER)

static ScopeChoice
get_choice (guint index)
{
  const IriConventionInfo *info = iri_convention_info ((IriConvention) index);

  return (ScopeChoice){
    .id = info->id,
    .title = g_strdup (_ (info->title)),
    .short_title = _ (info->short_title),
    .summary = _ (info->summary),
  };
}

static void
scope_convention_chooser_class_init (ScopeConventionChooserClass *klass)
{
  ScopeChooserClass *chooser_class = SCOPE_CHOOSER_CLASS (klass);

  chooser_class->property = "convention";
  chooser_class->label = N_ ("Order on screen");
  chooser_class->tooltip
      = N_ ("Put the address in visual order by this convention");
  chooser_class->n_choices = IRI_N_CONVENTIONS;
  chooser_class->get_choice = get_choice;
}

static void
scope_convention_chooser_init (ScopeConventionChooser *self)
{
}
