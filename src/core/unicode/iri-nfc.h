/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-char-buffer.h"

/* Canonical normalization (UAX #15) with the same tables as the other properties. ICU
 * and GLib do not know the marks and letters that were added after their edition, so
 * they neither sort nor compose them. Takes linear time. */

/* The most characters that NFD makes of one. */
#define IRI_NFD_MAX 4

/* Sets @out to the character in NFD. Returns the number of characters. */
gsize iri_nfd_of (gunichar c, gunichar out[IRI_NFD_MAX]);

/* Puts the characters into NFD or NFC, in place. */
void iri_nfd (IriCharBuffer *self);
void iri_nfc (IriCharBuffer *self);

/* The character that NFC composes @first and @second to; 0 if it does not. */
gunichar iri_nfc_compose (gunichar first, gunichar second);

/* Whether a text in NFC that ends in @before stays in NFC when @c is appended.
 * @before is 0 for an empty text. */
gboolean iri_nfc_follows (gunichar before, gunichar c);

/* Whether @n characters are in NFC. */
gboolean iri_nfc_is (const gunichar *chars, gsize n);

/* Whether @length bytes of UTF-8 are in NFC. */
gboolean iri_nfc_is_text (const char *text, gsize length);
