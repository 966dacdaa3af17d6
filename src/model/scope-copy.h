/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-copy.h"

G_BEGIN_DECLS

/* The forms of an address that can be copied, in the order of their rows. */
typedef enum
{
  SCOPE_COPY_URI,
  SCOPE_COPY_HOST,
  SCOPE_COPY_IRI,
  SCOPE_COPY_ISOLATE,
  SCOPE_COPY_VISUAL,
  SCOPE_COPY_EMBED,
  SCOPE_COPY_LRM,
  SCOPE_COPY_HTML,
  SCOPE_COPY_HTML_LINK,
  SCOPE_COPY_MARKDOWN,
  SCOPE_COPY_LATEX,
  SCOPE_N_COPIES,
} ScopeCopy;

/* The action of the window that copies @copy. Static. */
const char *scope_copy_action (ScopeCopy copy);

/* The name of a button that does, translated. Static. */
const char *scope_copy_label (ScopeCopy copy);

/* What is said once @copy is on the clipboard, translated. Static. */
const char *scope_copy_toast (ScopeCopy copy);

/* Whether it is one of the forms for other people's text, which are made when
 * they are wanted, and which; @form may be NULL. */
gboolean scope_copy_get_form (ScopeCopy copy, IriCopyForm *form);

/* What @report has to copy, whole, or NULL; of a form for other people's text it
 * has none. It belongs to @report. */
const char *scope_copy_text (ScopeCopy copy, const IriReport *report);

/* What there is to copy, whole, or NULL. Free with g_free(). */
char *scope_copy_make (ScopeCopy copy, const IriReport *report);

/* Why there is nothing to copy, translated; NULL if there is. Static. */
const char *scope_copy_reason (ScopeCopy copy, const IriReport *report);

G_END_DECLS
