/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-isolate.h"
#include "iri-report.h"

/* Hosts for use in a sentence, as iri_isolate_host() writes them. */

/* The host that the IRI of @report seems to have when read from left to right, or NULL
 * if it seems to have none. Each label is in logical order. Free with
 * g_free(). */
char *iri_isolate_seen_host (const IriReport *report);

/* The number of labels of the real host that are shown outside the apparent one. */
guint iri_count_displaced_labels (const IriReport *report);
