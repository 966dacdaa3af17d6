/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdint.h>
#include <stdlib.h>

/* Each fuzz-TARGET.c is a target of libFuzzer and, with test-corpus.c, a test. All read
 * plain text, so that they share their seeds. */

/* Reads @size bytes and aborts if an invariant is violated. Returns 0. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* A number below @n that any change of the text changes: the choice of an option. */
static inline gsize
fuzz_choose (const uint8_t *data, size_t size, gsize n)
{
  guint sum = 0;

  for (size_t i = 0; i < size; i++)
    sum = sum * 31 + data[i];
  return sum % n;
}

/* Says which property does not hold. libFuzzer keeps the input of a program that
 * aborts, but not of one that g_error() ends. */
static inline void
fuzz_fail (const char *what, const uint8_t *data, size_t size)
{
  g_printerr ("%s does not hold for «%.*s»\n", what, (int) size, (const char *) data);
  abort ();
}

#define FUZZ_HOLDS(what)                                                               \
  G_STMT_START                                                                         \
  {                                                                                    \
    if (!(what))                                                                       \
      fuzz_fail (#what, data, size);                                                   \
  }                                                                                    \
  G_STMT_END
