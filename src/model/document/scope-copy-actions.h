/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-copy.h"

G_BEGIN_DECLS

/* What the window can copy: the forms of the IRI by #IriCopyForm, and these. */
enum
{
  SCOPE_COPY_REPORT = IRI_N_COPY_FORMS, /* JSON */
  SCOPE_COPY_PNG,
  SCOPE_COPY_SVG,
  SCOPE_N_COPIES,
};

/* The stable id in the settings. Static. */
const char *scope_copy_id (guint copy);

/* FALSE if @id is not known. */
gboolean scope_copy_find (const char *id, guint *copy);

/* The name and the purpose, translated. Static. */
const char *scope_copy_title (guint copy);
const char *scope_copy_purpose (guint copy);

/* The action that copies it; NULL for %IRI_COPY_DISPLAY, which has a row for each
 * convention. Static. */
const char *scope_copy_action (guint copy);

/* The label of a button for that, translated. Static. */
const char *scope_copy_label (guint copy);

/* The message once it is on the clipboard, translated. Static. */
const char *scope_copy_toast (guint copy);

G_END_DECLS
