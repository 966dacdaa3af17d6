/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-display-policy-private.h"

/* Shared by the files of Firefox's display policy. */

/* The characters that Firefox shows in the labels of a host, as a pattern for an ICU
 * set. */
extern const char iri_firefox_characters[];
