/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-worksheet-item.h"

#include <cairo.h>

/* A worksheet for a class: questions about IRIs on A4 paper, with or without
 * answers. */

/* Appends a PDF with the @n_items questions of @items below @title, with the answers
 * or, if not @answers, with room for them. Linear time. Thread-safe. Returns a status
 * of cairo. */
cairo_status_t iri_worksheet_append (GString *out,
                                     const char *title,
                                     const IriWorksheetItem *items,
                                     gsize n_items,
                                     gboolean answers);
