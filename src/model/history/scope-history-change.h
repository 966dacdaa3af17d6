/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-history-item.h"

/* A change of a history. Changes name the items that change, not the new state, so that
 * those of several processes do not undo each other. */
typedef enum
{
  SCOPE_HISTORY_ADD,    /* adds items, or updates their times if later */
  SCOPE_HISTORY_UNSTAR, /* removes items from the favourites */
  SCOPE_HISTORY_REMOVE, /* removes items */
  SCOPE_HISTORY_CLEAR,  /* removes all items but favourites */
} ScopeHistoryAction;

/* The limits of items that are not favourites, and of their bytes. */
#define SCOPE_HISTORY_MAX_ITEMS 1000
#define SCOPE_HISTORY_MAX_BYTES (4 * 1024 * 1024)

/* Applies @act to the items @about (NULL for CLEAR) and returns the new list:
 * favourites first, then other items, each from the newest to the oldest. @items is an
 * array of #ScopeHistoryItem in any order. Free the result with g_ptr_array_unref(). */
GPtrArray *
scope_history_change (GPtrArray *items, ScopeHistoryAction act, GPtrArray *about);

/* An empty array that owns its #ScopeHistoryItem. */
GPtrArray *scope_history_items_new (void);
