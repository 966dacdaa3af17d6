/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-copy.h"

G_BEGIN_DECLS

/* How the window speaks of the forms of an address that can be copied. */

/* The action of the window that copies @form. NULL for %IRI_COPY_DISPLAY, which has
 * a row for each convention. Static. */
const char *scope_copy_action (IriCopyForm form);

/* The name of a button that does, translated. Static. */
const char *scope_copy_label (IriCopyForm form);

/* What is said once @form is on the clipboard, translated. Static. */
const char *scope_copy_toast (IriCopyForm form);

G_END_DECLS
