/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_ROW (scope_row_get_type ())
#define SCOPE_ROW(row) (G_TYPE_CHECK_INSTANCE_CAST ((row), SCOPE_TYPE_ROW, ScopeRow))
#define SCOPE_ROW_CLASS(klass)                                                         \
  (G_TYPE_CHECK_CLASS_CAST ((klass), SCOPE_TYPE_ROW, ScopeRowClass))
GType scope_row_get_type (void);

typedef enum
{
  SCOPE_ROW_NUMBER, /* guint64 */
  SCOPE_ROW_STRING, /* char *, owned */
} ScopeRowKind;

/**
 * ScopeRowField:
 * @name: the name of the property
 * @kind: its type
 * @offset: the offset of its value in the instance
 *
 * A property of a row.
 */
typedef struct
{
  const char *name;
  ScopeRowKind kind;
  gsize offset;
} ScopeRowField;

/* The #ScopeRowField of the member @field of @Type. */
#define SCOPE_ROW_FIELD_NUMBER(Type, name, field)                                      \
  {                                                                                    \
    name, SCOPE_ROW_NUMBER, G_STRUCT_OFFSET (Type, field)                              \
  }
#define SCOPE_ROW_FIELD_STRING(Type, name, field)                                      \
  {                                                                                    \
    name, SCOPE_ROW_STRING, G_STRUCT_OFFSET (Type, field)                              \
  }

/**
 * ScopeRow:
 * @key: identifies the row, in this report and in the next
 *
 * An object of plain properties. `key` is one of them; a table in the class lists
 * the others.
 */
typedef struct
{
  GObject parent_instance;

  guint64 key;
} ScopeRow;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeRow, g_object_unref)

typedef struct
{
  GObjectClass parent_class;

  /*< private >*/
  const ScopeRowField *fields;
  guint n_fields;
} ScopeRowClass;

/* Installs a property for each of the static @fields. For the class_init() of final
 * subclasses. */
void scope_row_class_install (ScopeRowClass *klass,
                              const ScopeRowField *fields,
                              guint n_fields);

/* Longer texts are cut in rows, where nobody reads them; copying and analysis use the
 * whole text. */
#define SCOPE_ROW_MAX_CHARS 16384

/* The first %SCOPE_ROW_MAX_CHARS characters of @length bytes of UTF-8, or all
 * of them. Free with g_free(). */
char *scope_row_truncate (const char *text, gsize length);

/* Turns the rows of @store into those of @fresh; the keys of both ascend. A row
 * whose key stays is kept and gets the new values, so that its widget is kept.
 *
 * Widgets for new rows are expensive, so each call adds only a few rows. Returns
 * whether all are there; if not, call it again. */
gboolean scope_rows_update (GListStore *store, GPtrArray *fresh);

/* The same, with @n_first rows at once and @n_more of the rest with each call. */
gboolean
scope_rows_grow (GListStore *store, GPtrArray *fresh, guint n_first, guint n_more);

/* The same, all at once: for lists that are short. */
void scope_rows_update_all (GListStore *store, GPtrArray *fresh);

G_END_DECLS
