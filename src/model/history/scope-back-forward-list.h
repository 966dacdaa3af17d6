/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#define SCOPE_BACK_FORWARD_LIST_MAX 100
#define SCOPE_BACK_FORWARD_LIST_MAX_BYTES (32 * 1024 * 1024)

/**
 * ScopeBackForwardList:
 *
 * The texts of one window for Back and Forward, beginning with the empty text. The
 * oldest are dropped at the limits above.
 */
typedef struct _ScopeBackForwardList ScopeBackForwardList;

ScopeBackForwardList *scope_back_forward_list_new (void);
void scope_back_forward_list_free (ScopeBackForwardList *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeBackForwardList, scope_back_forward_list_free)

/* Adds a text after the current one and makes it current. Drops the texts after it.
 * Does nothing if @text is the current text. */
void scope_back_forward_list_push (ScopeBackForwardList *self, const char *text);

/* Puts @text in the place of the current text. */
void scope_back_forward_list_replace (ScopeBackForwardList *self, const char *text);

/* Never NULL. Owned by @self and valid until the list changes. */
const char *scope_back_forward_list_get_current (const ScopeBackForwardList *self);

gboolean scope_back_forward_list_can_step (const ScopeBackForwardList *self, int by);

/* Goes @by texts forward, or back if it is negative, and returns the current text.
 * scope_back_forward_list_can_step() has to be TRUE. */
const char *scope_back_forward_list_step (ScopeBackForwardList *self, int by);
