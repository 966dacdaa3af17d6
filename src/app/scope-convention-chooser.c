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

static void
scope_convention_chooser_class_init (ScopeConventionChooserClass *klass)
{
  ScopeChooserClass *chooser_class = SCOPE_CHOOSER_CLASS (klass);

  chooser_class->subject = "convention";
  chooser_class->property = "convention";
  chooser_class->label = N_ ("Order on screen");
  chooser_class->tooltip
      = N_ ("Put the address in visual order by this convention");
}

static void
scope_convention_chooser_init (ScopeConventionChooser *self)
{
}
