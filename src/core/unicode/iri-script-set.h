/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* A set of scripts, one bit for each script of iri-unicode.h. */
typedef struct
{
  guint64 words[4];
} IriScriptSet;

/* The set of all scripts. */
#define IRI_SCRIPT_SET_ALL                                                             \
  {                                                                                    \
    {                                                                                  \
      ~0ull, ~0ull, ~0ull, ~0ull                                                       \
    }                                                                                  \
  }

static inline void
iri_script_set_add (IriScriptSet *self, int script)
{
  self->words[script / 64] |= G_GUINT64_CONSTANT (1) << (script % 64);
}

static inline gboolean
iri_script_set_has (const IriScriptSet *self, int script)
{
  return (self->words[script / 64] >> (script % 64) & 1) != 0;
}

static inline void
iri_script_set_intersect (IriScriptSet *self, const IriScriptSet *other)
{
  for (gsize i = 0; i < G_N_ELEMENTS (self->words); i++)
    self->words[i] &= other->words[i];
}

static inline gboolean
iri_script_set_is_empty (const IriScriptSet *self)
{
  guint64 any = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (self->words); i++)
    any |= self->words[i];
  return any == 0;
}
