/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Makes the allocation after @n others fail, once; none if @n is negative. */
void failing_malloc_set (long n);

/* Whether it has failed. */
gboolean failing_malloc_failed (void);
