/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* The name of the script of @c in the language of the messages: "Cyrillic",
 * "кириллица". Free with g_free(). */
char *iri_script_name (gunichar c);
