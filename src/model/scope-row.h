/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Rows are objects of plain properties. One of them, the unsigned `key`, says
 * which row is the same row in the next report. */

/* Texts of a row are cut after this many characters: what is longer is copied
 * and analysed whole, and nobody reads it in a row. */
#define SCOPE_ROW_MAX_CHARS 16384

/* Sets *@field to a copy of @value and notifies, unless it is the same. */
void scope_row_set_string (gpointer row,
                           GParamSpec *pspec,
                           char **field,
                           const char *value);

/* Sets *@field to @value and notifies, unless it is the same. */
void scope_row_set_uint64 (gpointer row,
                           GParamSpec *pspec,
                           guint64 *field,
                           guint64 value);

/* The first %SCOPE_ROW_MAX_CHARS characters of @length bytes of UTF-8, or all
 * of them. Free with g_free(). */
char *scope_row_cut (const char *text, gsize length);

/* Makes the rows in @store those in @fresh (of ascending keys, both of them):
 * a row that stays is kept and given the new values, so that the widget which
 * shows it stays too; others come and go.
 *
 * A widget is made for each row that comes, and they are dear, so only a few
 * come at a time. Returns whether all are there; if not, call it again. */
gboolean scope_rows_update (GListStore *store, GPtrArray *fresh);

G_END_DECLS
