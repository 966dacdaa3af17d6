/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-json.h"

G_BEGIN_DECLS

/* What JSON is written with. */

/* A string, or null for NULL. */
void iri_json_string_or_null (GString *out, const char *text);

void iri_json_number (GString *out, gsize value);

/* ,"key": unless it is the first of its object. */
void iri_json_key (GString *out, const char *key);

/* A key and its value; a string that is NULL is null. */
void iri_json_pair (GString *out, const char *key, const char *value);
void iri_json_size (GString *out, const char *key, gsize value);
void iri_json_bool (GString *out, const char *key, gboolean value);

/* "host" with the host, or null for NULL. */
void iri_json_host (GString *out, const IriHost *host);

/* "browser" with what browsers show of the host, or null for NULL. */
void iri_json_browser (GString *out, const IriBrowserDisplay *view);

/* "spoof" with what UTS #39 says of each label and component that is not all
 * US-ASCII, or of the labels of @host (nullable). */
void iri_json_spoof (GString *out, const IriReport *report);
void iri_json_spoof_of_host (GString *out, const IriHost *host);

/* "mailto" and "content", what the scheme says the rest is. */
void iri_json_mailto (GString *out, const IriMailto *mailto);
void iri_json_content (GString *out, const IriContent *content);

/* "findings" with those of @report that are in @within, bytes of its text, from
 * whose beginning places are counted. */
void iri_json_findings (GString *out, const IriReport *report, IriSpan within);

G_END_DECLS
