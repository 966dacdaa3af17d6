/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stddef.h>
#include <stdint.h>

/* Reads @size bytes in every way and aborts if an invariant is violated. For libFuzzer
 * and for test-corpus. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
