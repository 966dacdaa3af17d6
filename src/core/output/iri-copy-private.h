/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-copy.h"

/* The input of a form. */
typedef struct
{
  const IriReport *report;
  const char *text; /* the IRI, escaped for running text */
} IriCopySubject;

/* The requirements of a form besides the text. */
typedef enum
{
  IRI_COPY_NEEDS_URI = 1 << 0,
  IRI_COPY_NEEDS_HOST = 1 << 1,
  IRI_COPY_NEEDS_DOMAIN = 1 << 2, /* also needs a host */
  IRI_COPY_NEEDS_CHARSET = 1 << 3,
  IRI_COPY_NEEDS_SAFE_LINK = 1 << 4, /* not to a program or data; also needs a URI */
  IRI_COPY_NEEDS_OWN_HOST = 1 << 5,  /* not that of a text which lacks a scheme */
} IriCopyNeed;

/* A form. Its text is appended by @append, or else made from @pattern, in which "%t"
 * is the text escaped by @append_text and "%u" the URI escaped by @append_uri. */
typedef struct
{
  IriCopyForm form;
  IriCopyNeed needs;
  void (*append) (const IriCopySubject *subject, GString *out);
  const char *pattern;
  void (*append_text) (const char *text, GString *out);
  void (*append_uri) (const char *uri, GString *out);
  gboolean (*is_short) (const IriCopySubject *subject);
  const char *short_pattern; /* the pattern if @is_short is true */
  gboolean (*suits) (const char *iri);
} IriCopyRow;

/* The host of @report, or else that of a text which lacks a scheme; or NULL. */
const IriHost *iri_copy_host (const IriReport *report);

/* All forms. */
extern const IriCopyRow iri_copy_rows[];
extern const guint iri_copy_n_rows;
