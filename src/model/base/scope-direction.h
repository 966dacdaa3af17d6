/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-bidi.h"

/* The translated label of a direction: "LTR", "RTL", "Digits" or "Mixed"; NULL if it is
 * neutral. Static. */
const char *scope_direction_name (IriDirection direction);
