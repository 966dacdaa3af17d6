/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-dialogs.h"
#include "scope-document.h"

#define SCOPE_TYPE_OPEN_DIALOG (scope_open_dialog_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeOpenDialog, scope_open_dialog, SCOPE, OPEN_DIALOG, ScopeAlert)

/**
 * ScopeOpenDialog:
 *
 * Asks whether to open an IRI that has errors or could deceive. Shows the verdict,
 * the host and the URI in US-ASCII. The response is "open" or "cancel".
 */

ScopeOpenDialog *scope_open_dialog_new (ScopeDocument *document);

/* The URI in question, even if the document has changed since. */
const char *scope_open_dialog_get_uri (ScopeOpenDialog *self);
