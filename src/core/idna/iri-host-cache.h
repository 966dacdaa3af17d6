/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-host.h"

/* The short registered names that a thread has analysed more than once recently, as
 * most IRIs of a list have one of a few hosts. */

/* A copy of the name at @span of @text by @idna, with the spans of its labels in @text,
 * or NULL if it is not in the cache. */
IriHost *iri_host_cache_find (const char *text, IriSpan span, IriIdnaFlavour idna);

/* Remembers @host, made from the name at @span. */
void iri_host_cache_add (const IriHost *host, IriSpan span);
