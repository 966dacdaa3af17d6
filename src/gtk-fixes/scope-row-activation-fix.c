/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

/* GtkListBox does not emit the "activate" signal of a row that the pointer activates, so
 * we do.
 *
 * To see it: click on a finding of the Inspect page; the IRI in it is not shown.
 *
 * Versions: GTK 4.8.3. */

void
scope_row_activation_fix (GtkListBox *list, GtkListBoxRow *row)
{
  g_signal_emit_by_name (row, "activate");
}
