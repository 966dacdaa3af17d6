/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* A text that is half an IRI: plausible components, some of them broken, in
 * several scripts, or not even UTF-8. The same for the same state of @random. */
GString *random_iri (GRand *random);
