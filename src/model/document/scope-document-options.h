/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"

/* The members of #IriOptions as the settings hold them. The setters return whether
 * something changed. */

/* The id of an IDNA flavour; "standard", the default, for that of the standard. */
const char *scope_document_options_get_flavour (const IriOptions *self);
gboolean scope_document_options_set_flavour (IriOptions *self, const char *id);

/* The name of a charset; "UTF-8" if it is not known. */
const char *scope_document_options_get_charset (const IriOptions *self);
gboolean scope_document_options_set_charset (IriOptions *self, const char *name);

/* ISO 15924 codes of the scripts that the user can type; none for all scripts. Free
 * the result of the getter with g_strfreev(). */
char **scope_document_options_get_scripts (const IriOptions *self);
gboolean scope_document_options_set_scripts (IriOptions *self, char **codes);
