/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* So many of the octets of a fault are kept. */
#define SCOPE_FAULT_OCTETS 8

/* So many of the faults of a piece are kept. */
#define SCOPE_PIECE_MAX_FAULTS 100

/**
 * ScopeFault:
 * @at: where it is in the text of the piece, in bytes
 * @octets: the first of them
 * @n_octets: how many there are
 *
 * Octets in a row that mean nothing in the charset.
 */
typedef struct
{
  gsize at;
  guint8 octets[SCOPE_FAULT_OCTETS];
  gsize n_octets;
} ScopeFault;

/**
 * ScopePiece:
 * @text: the lines with their ends, @length bytes. Those of a text in UTF-8 are
 *   as they are, whatever they are; what is in another charset is made UTF-8,
 *   U+FFFD for each fault
 * @length: its length in bytes
 * @faults: the first faults, of #ScopeFault
 * @n_faults: how many there are
 * @end: how many octets of the text are read with it
 *
 * Some whole lines of a text.
 */
typedef struct
{
  char *text;
  gsize length;
  GArray *faults;
  gsize n_faults;
  guint64 end;
} ScopePiece;

void scope_piece_free (ScopePiece *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopePiece, scope_piece_free)

/**
 * ScopePieces:
 *
 * A text that is read piece by piece, in no more memory than its longest line
 * takes. For one thread.
 */
typedef struct _ScopePieces ScopePieces;

/* Reads @stream in @charset; what is not known is taken for UTF-8. */
ScopePieces *scope_pieces_new (GInputStream *stream, const char *charset);
void scope_pieces_free (ScopePieces *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopePieces, scope_pieces_free)

/* The next piece, or NULL at the end and with @error. Free with
 * scope_piece_free(). The first ones are short, so that there is something to
 * show. */
ScopePiece *scope_pieces_next (ScopePieces *self,
                               GCancellable *cancellable,
                               GError **error);

/* The charset that is read: a byte order mark decides. "UTF-8" if nothing has
 * been said. */
const char *scope_pieces_get_charset (const ScopePieces *self);

G_END_DECLS
