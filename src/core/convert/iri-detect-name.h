/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

/* Hosts and email addresses without a scheme in running text (UTS #58). */

/* What is around a "." or "@". */
typedef struct
{
  IriSpan span; /* a host with its port, or an email address; absent if none */
  gboolean
      ambiguous; /* its top-level domain is a word or the extension of file names, so
                       * it needs a path to be a link */
  gsize stop;    /* no other name begins before it */
} IriDetectedName;

/* Reads the host that has the separator of labels at @at, in @length bytes of @text. It
 * does not begin before @floor. */
IriDetectedName iri_detect_host (const char *text, gsize length, gsize floor, gsize at);

/* Reads the email address that has its "@" at @at. */
IriDetectedName
iri_detect_email (const char *text, gsize length, gsize floor, gsize at);

/* Whether @length bytes at @local, with or without percent-encodings, may be before the
 * "@" of an email address without quotes (RFC 5322 §3.2.3). */
gboolean iri_detect_is_local_part (const char *local, gsize length);

/* Whether the labels of @length bytes at @host are those of a domain name, as far as
 * dots and hyphens show. */
gboolean iri_detect_has_labels (const char *host, gsize length);

/* The end of the characters of a domain name at @at. */
gsize iri_detect_name_end (const char *text, gsize length, gsize at);
