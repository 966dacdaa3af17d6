/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* The inputs of the statements and examples in data, as GStrings in a fixed order.
 * Needs G_TEST_SRCDIR, the folder tests/core. Free with g_ptr_array_unref(). */
GPtrArray *documented_inputs_load (void);

/* Returns one of @inputs with up to five small changes: something removed, added,
 * doubled, moved, percent-encoded or taken from another input. */
GString *mutated_iri (GRand *random, const GPtrArray *inputs);
