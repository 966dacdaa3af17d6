/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-example.h"

/**
 * ScopeDeception:
 * @title: its name, not yet translated
 * @text: the IRI that deceives
 * @other: (nullable): the one that it is taken for
 *
 * A way to deceive with an IRI.
 */
typedef struct
{
  const char *title;
  const char *text;
  const char *other;
} ScopeDeception;

/* The ways to deceive; sets @n_deceptions to their number. Static. */
const ScopeDeception *scope_deceptions_get (gsize *n_deceptions);

/* The #ScopeExample items of the gallery: the ways to deceive, then the worked examples
 * of the standards in their order. Free with g_object_unref(). */
GListModel *scope_gallery_new (void);
