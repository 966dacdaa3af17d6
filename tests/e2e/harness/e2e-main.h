/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-app.h"
#include "e2e-clipboard.h"
#include "e2e-find.h"
#include "e2e-keys.h"
#include "e2e-wait.h"

/* Initializes the test framework, the keyboard, the clipboard and AT-SPI. */
void e2e_init (int argc, char **argv);
