/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-spec-chooser.h"

#include <glib/gi18n.h>

struct _ScopeSpecChooser
{
  ScopeChooser parent_instance;
};

G_DEFINE_TYPE (ScopeSpecChooser, scope_spec_chooser, SCOPE_TYPE_CHOOSER)

char *
scope_spec_title (const IriSpec *spec)
{
  if (spec->year == 0)
    return g_strdup (spec->title);
  /* Translators: a document and the year of its publication. */
  return g_strdup_printf (_ ("%s (%d)"), spec->title, spec->year);
}

static ScopeChoice
get_choice (guint index)
{
  gsize n;
  const IriSpec *spec = &iri_spec_all (&n)[index];

  return (ScopeChoice){
    .id = spec->id,
    .title = scope_spec_title (spec),
    .summary = _ (spec->summary),
  };
}

static void
scope_spec_chooser_class_init (ScopeSpecChooserClass *klass)
{
  ScopeChooserClass *chooser_class = SCOPE_CHOOSER_CLASS (klass);
  gsize n;

  iri_spec_all (&n);
  chooser_class->property = "spec";
  chooser_class->label = N_ ("Document");
  chooser_class->tooltip = N_ ("Read the address by this document");
  chooser_class->n_choices = (guint) n;
  chooser_class->get_choice = get_choice;
}

static void
scope_spec_chooser_init (ScopeSpecChooser *self)
{
}
