/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* The US-ASCII text that @c looks like, if that is a delimiter of IRIs or one of
 * RFC 2396's "delims" and "unwise" characters (3987bis-00 §6.1 b), otherwise NULL.
 * Static. */
const char *iri_ascii_look_alike (gunichar c);
