/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-host.h"

G_BEGIN_DECLS

/* The registered names that a thread has met again lately: a bounded number of
 * short ones. Lists of addresses are made of few hosts. */

/* A copy of the name at @span of @text by @idna, its labels placed there, or
 * NULL if it is not known. */
IriHost *iri_host_cache_find (const char *text, IriSpan span, IriIdna idna);

/* Tells what was made of the name at @span. */
void iri_host_cache_add (const IriHost *host, IriSpan span);

G_END_DECLS
