/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-copy.h"

G_BEGIN_DECLS

/* What an action of the window copies: a form of the IRI, with the number of its
 * #IriCopyForm, or one of these. #ScopeCopyForm is the row that shows such a form. */
enum
{
  SCOPE_COPY_KIND_REPORT = IRI_N_COPY_FORMS, /* JSON */
  SCOPE_COPY_KIND_PNG,
  SCOPE_COPY_KIND_SVG,
  SCOPE_N_COPY_KINDS,
};

/* The stable id in the settings. Static. */
const char *scope_copy_kind_id (guint kind);

/* FALSE if @id is not known. */
gboolean scope_copy_kind_find (const char *id, guint *kind);

/* The name and the purpose, translated. Static. */
const char *scope_copy_kind_title (guint kind);
const char *scope_copy_kind_purpose (guint kind);

/* The action that copies it; NULL for %IRI_COPY_DISPLAY, which has a row for each
 * convention. Static. */
const char *scope_copy_kind_action (guint kind);

/* The label of a button for that, translated. Static. */
const char *scope_copy_kind_label (guint kind);

/* The message once it is on the clipboard, translated. Static. */
const char *scope_copy_kind_toast (guint kind);

G_END_DECLS
