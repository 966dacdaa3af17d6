/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The properties of a character that reports ask for many times. ICU takes longer than
 * most callers to answer, so they are looked up once for each block of characters. */
typedef struct
{
  guint category : 5;   /* General_Category, a UCharCategory */
  guint bidi_class : 5; /* a UCharDirection */
  guint script : 9;     /* a UScriptCode */
  guint combining_class : 8;
  guint mirrored : 1;     /* it has a mirror image */
  guint bracket : 1;      /* it is a paired bracket */
  guint nfc_inert : 1;    /* NFC does not change it in any context */
  guint nfc_boundary : 1; /* NFC has a boundary before it */
  guint not_nfc : 1;      /* it cannot occur in NFC */
  guint one_script : 1;   /* Script_Extensions has its script alone */
} IriCharacter;

#define IRI_CHARACTER_BLOCK 256
#define IRI_N_CHARACTERS 0x110000

extern IriCharacter iri_characters[IRI_N_CHARACTERS];
extern gsize iri_character_blocks[IRI_N_CHARACTERS / IRI_CHARACTER_BLOCK];

/* Fills in a block whose lock the caller has by g_once_init_enter(). */
void iri_character_fill (gsize block);

static inline IriCharacter
iri_character (gunichar c)
{
  gsize block;

  if (G_UNLIKELY (c >= IRI_N_CHARACTERS))
    c = IRI_N_CHARACTERS - 1;
  block = c / IRI_CHARACTER_BLOCK;
  if (g_once_init_enter (&iri_character_blocks[block]))
    iri_character_fill (block);
  return iri_characters[c];
}

G_END_DECLS
