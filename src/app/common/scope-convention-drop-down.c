/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-convention-drop-down.h"

#include <glib/gi18n.h>

struct _ScopeConventionDropDown
{
  ScopeOptionDropDown parent_instance;
};

G_DEFINE_TYPE (ScopeConventionDropDown,
               scope_convention_drop_down,
               SCOPE_TYPE_OPTION_DROP_DOWN)

static void
scope_convention_drop_down_class_init (ScopeConventionDropDownClass *klass)
{
  ScopeOptionDropDownClass *chooser_class
      = SCOPE_OPTION_DROP_DOWN_CLASS (klass);

  chooser_class->subject = "convention";
  chooser_class->property = "convention";
  chooser_class->label = N_ ("Order on screen");
  chooser_class->tooltip
      = N_ ("Put the address in visual order by this convention");
}

static void
scope_convention_drop_down_init (ScopeConventionDropDown *self)
{
}
