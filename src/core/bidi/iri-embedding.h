/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* Whether running text displays an IRI as it should be, or needs an embedding or
 * isolate around it (RFC 3987 §4.1). */

/* The base direction of the text around an IRI. */
typedef enum
{
  IRI_BASE_DIRECTION_NONE, /* no text around it */
  IRI_BASE_DIRECTION_LTR,
  IRI_BASE_DIRECTION_RTL,
} IriBaseDirection;

/* Whether an IRI needs an embedding between two words and spaces. */
typedef enum
{
  IRI_EMBEDDING_NOT_NEEDED,
  IRI_EMBEDDING_BESIDE_OTHER, /* only next to a word of the other direction */
  IRI_EMBEDDING_NEEDED,
} IriEmbeddingNeed;

/* Whether @length bytes of @text, valid UTF-8, look different in a line of @context,
 * which must not be %IRI_BASE_DIRECTION_NONE, from how they look in a left-to-right
 * embedding there. Takes linear time. */
IRI_API IriEmbeddingNeed iri_embedding_need (const char *text,
                                             gsize length,
                                             IriBaseDirection context);

/* The stable id of @need: "not-needed", "beside-other" or "needed". Static. */
IRI_API const char *iri_embedding_need_id (IriEmbeddingNeed need);

/* The stable id of @context: "none", "ltr" or "rtl". Static. */
IRI_API const char *iri_base_direction_id (IriBaseDirection context);

G_END_DECLS
