/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-host.h"

G_BEGIN_DECLS

/* Hosts and email addresses that people write without a scheme. A parser sees a
 * relative reference in bücher.example and a scheme in localhost:8080. */

typedef enum
{
  IRI_BARE_HOST_NONE,
  IRI_BARE_HOST_WEB,   /* with or without a port, a path and so on */
  IRI_BARE_HOST_EMAIL, /* an email address and nothing else */
} IriBareHost;

/* Whether @label, in lower case, is a top-level domain: one of the Public Suffix List
 * or a special-use domain. */
gboolean iri_bare_host_is_top_level (const char *label);

/* What @length bytes of @text, which is UTF-8, are. A name is a host only if its end is
 * a public suffix or a special-use domain. */
IriBareHost iri_bare_host_find (const char *text, gsize length);

/* @text with the scheme that it lacks. Free with g_free(). */
char *iri_bare_host_complete (IriBareHost self, const char *text);

/* The host of @text, which has no scheme. */
IriHost *iri_bare_host_new (const char *text);

G_END_DECLS
