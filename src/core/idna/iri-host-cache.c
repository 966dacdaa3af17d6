/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-host-cache.h"

#include "iri-dns.h"
#include "iri-psl.h"

#include <string.h>

#define N_SETS 2048
#define N_WAYS 4
#define N_SEEN (N_SETS * N_WAYS)

/* Hosts whose hashes select the same set. The tags distinguish most of them, and names
 * in frequent use move to the front. */
typedef struct
{
  guint32 tags[N_WAYS];
  IriHost *hosts[N_WAYS]; /* spans start at 0; NULL after the last host */
} Set;

typedef struct
{
  gconstpointer list; /* the Public Suffix List of their domains */
  Set sets[N_SETS];
  guint32 seen[N_SEEN]; /* tags of names seen once */
} Cache;

static void
clear (Cache *self)
{
  for (gsize i = 0; i < N_SETS; i++)
    for (gsize j = 0; j < N_WAYS; j++)
      g_clear_pointer (&self->sets[i].hosts[j], iri_host_free);
}

static void
cache_free (gpointer data)
{
  clear (data);
  g_free (data);
}

static Cache *
get_cache (void)
{
  static GPrivate private = G_PRIVATE_INIT (cache_free);
  Cache *self = g_private_get (&private);

  if (self == NULL)
    {
      self = g_new0 (Cache, 1);
      self->list = iri_psl_get_identity ();
      g_private_set (&private, self);
    }
  if (self->list != iri_psl_get_identity ())
    {
      clear (self);
      self->list = iri_psl_get_identity ();
    }
  return self;
}

static guint64
mix (guint64 hash, guint64 word)
{
  hash = (hash ^ word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return hash ^ hash >> 29;
}

static guint64
hash_name (const char *name, gsize length, IriIdnaFlavour idna)
{
  guint64 hash = mix (length, (guint64) idna), word = 0;
  gsize at = 0;

  if (length < sizeof word)
    {
      for (; at < length; at++)
        word = word << 8 | (guint8) name[at];
      return mix (hash, word);
    }
  for (; at + sizeof word < length; at += sizeof word)
    {
      memcpy (&word, name + at, sizeof word);
      hash = mix (hash, word);
    }
  /* The last word may overlap the one before it. */
  memcpy (&word, name + length - sizeof word, sizeof word);
  return mix (hash, word);
}

static guint32
tag_of (guint64 hash)
{
  return (guint32) (hash >> 32);
}

/* Moves the host at index @at one position towards the front. */
static const IriHost *
promote (Set *set, gsize at)
{
  IriHost *host = set->hosts[at];
  guint32 tag = set->tags[at];

  if (at == 0)
    return host;
  set->hosts[at] = set->hosts[at - 1];
  set->tags[at] = set->tags[at - 1];
  set->hosts[at - 1] = host;
  set->tags[at - 1] = tag;
  return host;
}

IriHost *
iri_host_cache_find (const char *text, IriSpan span, IriIdnaFlavour idna)
{
  gsize length = iri_span_length (span);
  const char *name = text + span.begin;
  guint64 hash;
  Set *set;

  if (length == 0 || length > IRI_DNS_MAX_NAME)
    return NULL;
  hash = hash_name (name, length, idna);
  set = &get_cache ()->sets[hash % N_SETS];
  for (gsize i = 0; i < N_WAYS && set->hosts[i] != NULL; i++)
    if (set->tags[i] == tag_of (hash) && set->hosts[i]->idna == idna
        && set->hosts[i]->name_length == length
        && memcmp (set->hosts[i]->name, name, length) == 0)
      return iri_host_copy (promote (set, i), span.begin);
  return NULL;
}

void
iri_host_cache_add (const IriHost *host, IriSpan span)
{
  Cache *self = get_cache ();
  guint64 hash;
  guint32 *seen;
  Set *set;
  gsize last = 0;

  if (host->name_length == 0 || host->name_length > IRI_DNS_MAX_NAME)
    return;
  hash = hash_name (host->name, host->name_length, host->idna);
  seen = &self->seen[hash % N_SEEN];
  set = &self->sets[hash % N_SETS];
  if (*seen != tag_of (hash))
    {
      *seen = tag_of (hash);
      return;
    }
  while (last + 1 < N_WAYS && set->hosts[last] != NULL)
    last++;
  iri_host_free (set->hosts[last]);
  set->tags[last] = tag_of (hash);
  set->hosts[last] = iri_host_copy (host, 0 - span.begin);
  iri_host_cache_domain (set->hosts[last]);
}
