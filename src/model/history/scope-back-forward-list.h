/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* So many addresses, and so many bytes of them, can be gone back to. */
#define SCOPE_BACK_FORWARD_LIST_MAX 100
#define SCOPE_BACK_FORWARD_LIST_MAX_BYTES (32 * 1024 * 1024)

/**
 * ScopeBackForwardList:
 *
 * The addresses that one entry has been at, in their order, and at which of them
 * it is: what Back and Forward go through. It begins at the empty address and is
 * gone with its window.
 */
typedef struct _ScopeBackForwardList ScopeBackForwardList;

ScopeBackForwardList *scope_back_forward_list_new (void);
void scope_back_forward_list_free (ScopeBackForwardList *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeBackForwardList,
                               scope_back_forward_list_free)

/* Goes on to another address; what lay ahead is gone. To the one where it is
 * already it does not go. */
void scope_back_forward_list_push (ScopeBackForwardList *self,
                                   const char *text);

/* The address where it is, never NULL. Belongs to @self, as the others do, until
 * it goes somewhere. */
const char *
scope_back_forward_list_get_current (const ScopeBackForwardList *self);

gboolean scope_back_forward_list_can_step (const ScopeBackForwardList *self,
                                           int by);

/* Goes @by addresses forward, back if that is negative; it must be possible. The
 * address where it is then. */
const char *scope_back_forward_list_step (ScopeBackForwardList *self, int by);

G_END_DECLS
