/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The public suffix list, as libpsl has it built in. */

/* The registrable domain of @ascii, a name in its ASCII form: the public suffix
 * and one label more, which are the end of it. NULL if there is none. */
const char *iri_psl_registrable (const char *ascii);

G_END_DECLS
