/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-display-policy-private.h"

/* Shared by the files of Chromium's display policy. */

/* The characters that Chromium shows in the labels of a host, as a pattern for an ICU
 * set. */
extern const char iri_chromium_characters[];

/* Whether one of @n characters is in a position where readers take it for a stroke, a
 * slash or a part of its neighbor. */
gboolean iri_chromium_is_dangerous (const gunichar *chars, gsize n);
