/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "failing-malloc.h"

/* Our malloc() replaces that of the C library, which exports its own by these names. */
extern void *__libc_malloc (size_t size);
extern void *__libc_calloc (size_t n, size_t size);
extern void *__libc_realloc (void *block, size_t size);
void *malloc (size_t size);
void *calloc (size_t n, size_t size);
void *realloc (void *block, size_t size);

/* How many allocations are left before the one that fails; below 0: none fails. */
static long left = -1;
static gboolean failed;

void
failing_malloc_set (long n)
{
  left = n;
}

gboolean
failing_malloc_failed (void)
{
  return failed;
}

static gboolean
fails (void)
{
  if (left < 0 || --left >= 0)
    return FALSE;
  failed = TRUE;
  return TRUE;
}

void *
malloc (size_t size)
{
  return fails () ? NULL : __libc_malloc (size);
}

void *
calloc (size_t n, size_t size)
{
  return fails () ? NULL : __libc_calloc (n, size);
}

void *
realloc (void *block, size_t size)
{
  return fails () ? NULL : __libc_realloc (block, size);
}
