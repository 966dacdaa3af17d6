/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-dialogs.h"

/* Asks what to do with the changes of a set: the responses are "cancel", "discard" and
 * "save". */
#define SCOPE_TYPE_UNSAVED_DIALOG (scope_unsaved_dialog_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeUnsavedDialog, scope_unsaved_dialog, SCOPE, UNSAVED_DIALOG, ScopeAlert)

ScopeUnsavedDialog *scope_unsaved_dialog_new (void);
