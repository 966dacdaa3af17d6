/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-copy-command.h"

#include <glib/gi18n.h>

#define GROUP NC_ ("forms", "Report and Picture")

static const IriCopyForm others[] = {
  { "report", N_ ("JSON report"),
    N_ ("Everything Iriscope finds out about the IRI, for programs."), NULL, GROUP,
    N_ ("Copy JSON Report"), N_ ("JSON report copied") },
  { "card", N_ ("Answer card"),
    N_ ("The verdict, the picture, the registrable domain and the defanged URI, for "
        "tickets and slides. Always on a light background."),
    NULL, GROUP, N_ ("Copy Answer Card"), N_ ("Answer card copied") },
  { "card-svg", N_ ("Answer card as SVG"),
    N_ ("The answer card as outlines, for print and the web."), NULL, GROUP,
    N_ ("Copy Answer Card as SVG"), N_ ("Answer card as SVG copied") },
  { "png", N_ ("Picture as PNG"), N_ ("The picture as pixels, for chats and slides."),
    NULL, GROUP, N_ ("Copy Picture as PNG"), N_ ("Picture as PNG copied") },
  { "svg", N_ ("Picture as SVG"),
    N_ ("The picture as outlines, for print and the web."), NULL, GROUP,
    N_ ("Copy Picture as SVG"), N_ ("Picture as SVG copied") },
};

const IriCopyForm *
scope_copy_command_at (guint position)
{
  guint n_forms = iri_copy_n_forms ();

  if (position < n_forms)
    return iri_copy_form (position);
  return position - n_forms < G_N_ELEMENTS (others) ? &others[position - n_forms]
                                                    : NULL;
}

const IriCopyForm *
scope_copy_command_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_str_equal (others[i].id, id))
      return &others[i];
  return iri_copy_form_find (id);
}

gboolean
scope_copy_command_is_form (const IriCopyForm *kind)
{
  return iri_copy_form_find (kind->id) == kind;
}

const char *
scope_copy_command_action (const IriCopyForm *kind)
{
  g_autofree char *action = g_strconcat (SCOPE_COPY_COMMAND_ACTION, kind->id, NULL);

  return kind->command != NULL ? g_intern_string (action) : NULL;
}
