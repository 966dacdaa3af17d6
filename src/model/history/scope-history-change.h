/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-history-item.h"

G_BEGIN_DECLS

/* What can happen to a history. Changes say what they are about and not what is
 * left, so that those of several processes do not undo each other. */
typedef enum
{
  SCOPE_HISTORY_ADD,    /* is there, with these times if they are later */
  SCOPE_HISTORY_UNSTAR, /* is no favourite any more */
  SCOPE_HISTORY_REMOVE, /* is not there any more */
  SCOPE_HISTORY_CLEAR,  /* nothing but favourites is there any more */
} ScopeHistoryAction;

/* So many addresses that are no favourites are kept, and so many bytes of
 * them. */
#define SCOPE_HISTORY_MAX_ITEMS 1000
#define SCOPE_HISTORY_MAX_BYTES (4 * 1024 * 1024)

/* A list of kept addresses after @act has happened to those in @about (ignored
 * for CLEAR, may be NULL then): favourites first, then what was visited, each
 * from the newest to the oldest. @items is an array of #ScopeHistoryItem in any
 * order, and so is the result; free it with g_ptr_array_unref(). */
GPtrArray *scope_history_change (GPtrArray *items,
                                 ScopeHistoryAction act,
                                 GPtrArray *about);

/* A list that owns #ScopeHistoryItem. */
GPtrArray *scope_history_items_new (void);

G_END_DECLS
