/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"

/* Appends @report as `iri inspect --json --with=all` writes it: in one line without its
 * end, and in English whatever the language of the user. Thread-safe. */
void scope_json_report_append (GString *out, const IriReport *report);
