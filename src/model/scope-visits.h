/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* So many addresses, and so many bytes of them, can be gone back to. */
#define SCOPE_VISITS_MAX 100
#define SCOPE_VISITS_MAX_BYTES (32 * 1024 * 1024)

/**
 * ScopeVisits:
 *
 * The addresses that one entry has been at, in their order, and at which of them
 * it is: what Back and Forward go through. It begins at the empty address and is
 * gone with its window.
 */
typedef struct _ScopeVisits ScopeVisits;

ScopeVisits *scope_visits_new (void);
void scope_visits_free (ScopeVisits *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeVisits, scope_visits_free)

/* Goes on to another address; what lay ahead is gone. To the one where it is
 * already it does not go. */
void scope_visits_go (ScopeVisits *self, const char *text);

/* The address where it is, never NULL. Belongs to @self, as the others do, until
 * it goes somewhere. */
const char *scope_visits_here (const ScopeVisits *self);

gboolean scope_visits_can_step (const ScopeVisits *self, int by);

/* Goes @by addresses forward, back if that is negative; it must be possible. The
 * address where it is then. */
const char *scope_visits_step (ScopeVisits *self, int by);

G_END_DECLS
