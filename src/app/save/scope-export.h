/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-picture-file.h"

/* The formats in which a report can be saved. */
typedef enum
{
  SCOPE_EXPORT_SVG = IRI_PICTURE_SVG,
  SCOPE_EXPORT_PDF = IRI_PICTURE_PDF,
  SCOPE_EXPORT_PNG = IRI_PICTURE_PNG,
  SCOPE_EXPORT_JSON,
  SCOPE_EXPORT_MARKDOWN,
  SCOPE_EXPORT_HTML,
  SCOPE_EXPORT_STEPS_SVG, /* the steps of the bidi algorithm */
  SCOPE_EXPORT_STEPS_PDF,
  SCOPE_N_EXPORTS,
} ScopeExport;

/**
 * ScopeExportInfo:
 * @id: the stable id
 * @ending: the suffix of file names, with the dot
 * @mime_type: its media type
 * @title: the name of the format. Not translated
 * @saved: the message after saving. Not translated
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
 * @convention: the bidi convention
 * @notation: the bidi notation
 * @high_contrast: whether it has outlines instead of tints
 * @by_script: whether colours are those of scripts
 * @card: whether it is an answer card
 * @font: (nullable): the font family. Interned, because threads use it
 *
 * How the picture is drawn.
 */
typedef struct
{
  IriConvention convention;
  IriNotation notation;
  gboolean high_contrast;
  gboolean by_script;
  gboolean card;
  const char *font;
} ScopeExportOptions;

/* Returns the options of a picture in a file or on paper. Refers to @options. */
IriPictureFile scope_export_picture (const ScopeExportOptions *options);

/* Returns the description of @what. Static. */
const ScopeExportInfo *scope_export_info (ScopeExport what);

/* Sets @what to the format @id. Returns FALSE if there is none. */
gboolean scope_export_find (const char *id, ScopeExport *what);

/* Sets @what by the suffix of the file name @name, in any letter case, unless it has
 * that suffix already. Returns FALSE if no format has it. */
gboolean scope_export_find_by_name (const char *name, ScopeExport *what);

/* Returns a file name with the host of @report: "example.svg". Free with g_free(). */
char *scope_export_name (ScopeExport what, const IriReport *report);

/* Returns the content of the file. Thread-safe; linear in the length of the text.
 * Returns NULL and sets an error of %G_IO_ERROR if the picture is too large for the
 * format. */
GBytes *scope_export_make (ScopeExport what,
                           const IriReport *report,
                           const ScopeExportOptions *options,
                           GError **error);
