/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/* The forms of an address that can be copied, in the order of their rows. */
typedef enum
{
  SCOPE_COPY_URI,
  SCOPE_COPY_HOST,
  SCOPE_COPY_IRI,
  SCOPE_COPY_VISUAL,
  SCOPE_N_COPIES,
} ScopeCopy;

/* The action of the window that copies @copy. Static. */
const char *scope_copy_action (ScopeCopy copy);

/* What is said once @copy is on the clipboard, translated. Static. */
const char *scope_copy_toast (ScopeCopy copy);

/* What there is to copy, whole, or NULL. It belongs to @report. */
const char *scope_copy_text (ScopeCopy copy, const IriReport *report);

/* Why there is nothing to copy, translated; NULL if there is. Static. */
const char *scope_copy_reason (ScopeCopy copy, const IriReport *report);

G_END_DECLS
