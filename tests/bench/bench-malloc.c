/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench.h"

/* Our malloc() replaces that of the C library, so that every call is counted. glibc
 * exports the original functions under these names. */

extern void *__libc_malloc (size_t size);
extern void *__libc_calloc (size_t n, size_t size);
extern void *__libc_realloc (void *block, size_t size);
void *malloc (size_t size);
void *calloc (size_t n, size_t size);
void *realloc (void *block, size_t size);

static gsize allocations;

gsize
bench_count_allocations (void)
{
  return allocations;
}

void *
malloc (size_t size)
{
  allocations++;
  return __libc_malloc (size);
}

void *
calloc (size_t n, size_t size)
{
  allocations++;
  return __libc_calloc (n, size);
}

void *
realloc (void *block, size_t size)
{
  allocations++;
  return __libc_realloc (block, size);
}
