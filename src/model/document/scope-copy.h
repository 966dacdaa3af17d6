/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-copy.h"

G_BEGIN_DECLS

/* How the window speaks of what can be copied of an address: the forms of it, by
 * #IriCopyForm, and what is behind them. */
enum
{
  SCOPE_COPY_REPORT = IRI_N_COPY_FORMS, /* JSON */
  SCOPE_COPY_PNG,
  SCOPE_COPY_SVG,
  SCOPE_N_COPIES,
};

/* A stable id, as it is kept in the settings. Static. */
const char *scope_copy_id (guint copy);

/* Sets @copy to the one called @id. FALSE if there is none. */
gboolean scope_copy_find (const char *id, guint *copy);

/* What it is called, and what it is for, translated. Static. */
const char *scope_copy_title (guint copy);
const char *scope_copy_purpose (guint copy);

/* The action of the window that copies @copy. NULL for %IRI_COPY_DISPLAY, which has
 * a row for each convention. Static. */
const char *scope_copy_action (guint copy);

/* The name of a button that does, translated. Static. */
const char *scope_copy_label (guint copy);

/* What is said once @copy is on the clipboard, translated. Static. */
const char *scope_copy_toast (guint copy);

G_END_DECLS
