/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SCOPE_TYPE_LAZY_BIN (scope_lazy_bin_get_type ())
G_DECLARE_FINAL_TYPE (ScopeLazyBin, scope_lazy_bin, SCOPE, LAZY_BIN, AdwBin)

/**
 * ScopeLazyBin:
 *
 * Describes a child that is created when it is needed: its class, and the object that
 * one of its properties is set to. The class must be registered by then.
 */

/* (transfer none) (nullable): Creates the child. Returns NULL if that was done
 * before. */
GtkWidget *scope_lazy_bin_build (ScopeLazyBin *self);
