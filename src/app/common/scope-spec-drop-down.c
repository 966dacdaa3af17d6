/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-spec-drop-down.h"

#include <glib/gi18n.h>

struct _ScopeSpecDropDown
{
  ScopeOptionDropDown parent_instance;
};

G_DEFINE_TYPE (ScopeSpecDropDown,
               scope_spec_drop_down,
               SCOPE_TYPE_OPTION_DROP_DOWN)

static void
scope_spec_drop_down_class_init (ScopeSpecDropDownClass *klass)
{
  ScopeOptionDropDownClass *chooser_class
      = SCOPE_OPTION_DROP_DOWN_CLASS (klass);

  chooser_class->subject = "document";
  chooser_class->property = "spec";
  chooser_class->label = N_ ("Document");
  chooser_class->tooltip = N_ ("Read the address by this document");
}

static void
scope_spec_drop_down_init (ScopeSpecDropDown *self)
{
}
