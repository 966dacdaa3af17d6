/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-picture-file.h"

G_BEGIN_DECLS

/* What can be made of a report to be kept or sent on. */
typedef enum
{
  SCOPE_EXPORT_SVG,
  SCOPE_EXPORT_PDF,
  SCOPE_EXPORT_PNG,
  SCOPE_EXPORT_JSON,
  SCOPE_EXPORT_MARKDOWN,
  SCOPE_EXPORT_HTML,
  SCOPE_N_EXPORTS,
} ScopeExport;

/**
 * ScopeExportInfo:
 * @id: the stable id
 * @ending: what names of such files end in, with the dot
 * @mime_type: its media type
 * @title: the format's name for people. Not yet translated
 * @saved: what is said when it is saved. Not yet translated
 */
typedef struct
{
  const char *id;
  const char *ending;
  const char *mime_type;
  const char *title;
  const char *saved;
} ScopeExportInfo;

/**
 * ScopeExportOptions:
 * @convention: how it is put in order
 * @notation: what letters it is drawn in
 * @high_contrast: whether it has outlines instead of tints
 * @font: (nullable): the family that its characters are drawn in. Interned, so
 *   that threads can have it
 *
 * How the picture is shown just now.
 */
typedef struct
{
  IriConvention convention;
  IriNotation notation;
  gboolean high_contrast;
  const char *font;
} ScopeExportOptions;

/* The picture that looks like that, in a file or on paper. Refers to @look. */
IriPictureFile scope_export_picture (const ScopeExportOptions *look);

/* The row of @what. Static. */
const ScopeExportInfo *scope_export_info (ScopeExport what);

/* Sets @what to the one called @id. FALSE if there is none. */
gboolean scope_export_find (const char *id, ScopeExport *what);

/* Sets @what to the one that the file name @name ends like, in letters of any
 * case. FALSE if there is none. */
gboolean scope_export_find_by_name (const char *name, ScopeExport *what);

/* A name for a file of @report, which says what host it is about: "example.svg".
 * Free with g_free(). */
char *scope_export_name (ScopeExport what, const IriReport *report);

/* Makes it. Thread-safe; linear in the length of the text. NULL, with an error
 * of %G_IO_ERROR, where the picture is too large for the format. */
GBytes *scope_export_make (ScopeExport what,
                           const IriReport *report,
                           const ScopeExportOptions *look,
                           GError **error);

G_END_DECLS
