/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-spec-chooser.h"

#include <glib/gi18n.h>

struct _ScopeSpecChooser
{
  ScopeChooser parent_instance;
};

G_DEFINE_TYPE (ScopeSpecChooser, scope_spec_chooser, SCOPE_TYPE_CHOOSER)

static void
scope_spec_chooser_class_init (ScopeSpecChooserClass *klass)
{
  ScopeChooserClass *chooser_class = SCOPE_CHOOSER_CLASS (klass);

  chooser_class->subject = "document";
  chooser_class->property = "spec";
  chooser_class->label = N_ ("Document");
  chooser_class->tooltip = N_ ("Read the address by this document");
}

static void
scope_spec_chooser_init (ScopeSpecChooser *self)
{
}
