/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stddef.h>
#include <stdint.h>

/* Reads @size bytes in every way there is and stops the program where something
 * does not hold that always has to. For libFuzzer, and for test-corpus. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
