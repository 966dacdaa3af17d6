/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>
#include <stdatomic.h>

G_BEGIN_DECLS

/* The properties of a character that reports ask for many times. ICU takes longer than
 * most callers to answer, so they are looked up once for each block of characters. */
typedef union
{
  struct
  {
    guint known : 1;      /* the others are set */
    guint category : 5;   /* General_Category, a UCharCategory */
    guint bidi_class : 5; /* a UCharDirection */
    guint script : 9;     /* a UScriptCode */
    guint combining_class : 8;
    guint mirrored : 1;     /* it has a mirror image */
    guint bracket : 1;      /* it is a paired bracket */
    guint bidi_control : 1; /* it is a bidi formatting character */
    guint nfc_inert : 1;    /* NFC does not change it in any context */
    guint nfc_boundary : 1; /* NFC has a boundary before it */
    guint not_nfc : 1;      /* it cannot occur in NFC */
    guint one_script : 1;   /* Script_Extensions has its script alone */
  };
  guint64 bits;
} IriCharacter;

#define IRI_N_CHARACTERS 0x110000

/* IriCharacter.bits of each character. Threads read and write whole items. */
extern _Atomic guint64 iri_characters[IRI_N_CHARACTERS];

/* Looks up the block of characters around @c. Returns the properties of @c. */
IriCharacter iri_character_look_up (gunichar c);

static inline IriCharacter
iri_character (gunichar c)
{
  IriCharacter character = { .bits = 0 };

  if (G_LIKELY (c < IRI_N_CHARACTERS))
    character.bits = atomic_load_explicit (&iri_characters[c], memory_order_relaxed);
  return G_LIKELY (character.known) ? character : iri_character_look_up (c);
}

G_END_DECLS
