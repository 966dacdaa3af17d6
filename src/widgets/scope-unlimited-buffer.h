/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* A GtkEntryBuffer for texts of any length; that of GTK silently cuts at 65,534
 * bytes (GTK 4.8.3). */

#define SCOPE_TYPE_UNLIMITED_BUFFER (scope_unlimited_buffer_get_type ())
G_DECLARE_FINAL_TYPE (ScopeUnlimitedBuffer,
                      scope_unlimited_buffer,
                      SCOPE,
                      UNLIMITED_BUFFER,
                      GtkEntryBuffer)

GtkEntryBuffer *scope_unlimited_buffer_new (void);
