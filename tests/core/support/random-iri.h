/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Returns a text that resembles an IRI: plausible components in several scripts, some
 * of them broken or not even UTF-8. The same state of @random gives the same text. */
GString *random_iri (GRand *random);

/* Returns a few characters that matter to IRIs, such as a delimiter, a percent-encoding
 * or a letter. Static. */
const char *random_piece (GRand *random);
