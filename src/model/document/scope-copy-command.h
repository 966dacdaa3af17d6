/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-copy.h"

/* What an action of the window copies, described as the forms of the IRI are: those
 * forms, then the report and the picture. #ScopeCopyForm is the row that shows a
 * form. */

/* The command at @position, in the order of the menus; NULL after the last one.
 * Static. */
const IriCopyForm *scope_copy_command_at (guint position);

/* The command whose id, which the settings store, is @id; NULL if there is none.
 * Static. */
const IriCopyForm *scope_copy_command_find (const char *id);

/* Whether @kind is a form of the IRI, not the report or the picture. */
gboolean scope_copy_command_is_form (const IriCopyForm *kind);

/* The action that copies @kind, or NULL if it has no command: this and its id.
 * Static. */
#define SCOPE_COPY_COMMAND_ACTION "win.copy-"
const char *scope_copy_command_action (const IriCopyForm *kind);
