/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include "iri-icu.h"
#include "iri-psl.h"

#include <string.h>

/* The end of a host, its registrable domain, says who owns it. People read from the
 * left and may never reach the end. */

/* Ordinary hosts have fewer characters before the registrable domain, and narrow
 * windows have no room for more. */
#define FAR_CHARACTERS 40

/* Shorter names before a country code are rarely meant as domains. */
#define MIN_BYTES 5

/* A host in lowercase, with ASCII dots. */
typedef struct
{
  GString *name;
  IriSpan *labels;  /* in @name */
  IriSpan *in_text; /* the same labels in the text */
  guint n_labels;
  guint owner; /* the first label of the registrable domain */
} Host;

static void
add_label (Host *self, const char *text, IriSpan label)
{
  g_autofree char *lower
      = iri_icu_to_lower (text + label.begin, iri_span_length (label));
  gsize begin = self->name->len + (self->n_labels > 0 ? 1 : 0);

  if (self->n_labels > 0)
    g_string_append_c (self->name, '.');
  g_string_append (self->name, lower);
  self->labels[self->n_labels] = (IriSpan){ begin, self->name->len };
  self->in_text[self->n_labels++] = label;
}

static gsize
count_dots (const char *text, IriSpan host)
{
  gsize n = 0;

  for (gsize at = host.begin; at < host.end; at += g_utf8_skip[(guint8) text[at]])
    n += iri_char_is_label_dot (iri_utf8_first (text + at)) ? 1 : 0;
  return n;
}

/* Hosts with more labels than DNS allows are split too: browsers accept them in
 * Unicode, and they can still deceive people. */
static void
split (Host *self, const char *text, IriSpan host)
{
  gsize begin = host.begin, most = count_dots (text, host) + 1;

  self->labels = g_new (IriSpan, most);
  self->in_text = g_new (IriSpan, most);
  for (gsize at = begin, next; at <= host.end; at = next)
    {
      gunichar c = at < host.end ? iri_utf8_first (text + at) : '.';

      next = at + (at < host.end ? g_utf8_skip[(guint8) text[at]] : 1);
      if (!iri_char_is_label_dot (c))
        continue;
      /* The empty label after the last dot is the root. */
      if (at < host.end || at > begin)
        add_label (self, text, (IriSpan){ begin, at });
      begin = next;
    }
}

static gboolean
find_owner (Host *self)
{
  const char *domain, *public_suffix;

  iri_psl_find (self->name->str, &domain, &public_suffix);
  if (domain == NULL)
    return FALSE;
  self->owner = self->n_labels;
  for (gsize begin = self->name->len - strlen (domain);
       self->owner > 0 && self->labels[self->owner - 1].begin >= begin;)
    self->owner--;
  return self->owner < self->n_labels;
}

static gboolean
is_among (const Host *self, guint i, const char *const *words)
{
  const char *label = self->name->str + self->labels[i].begin;
  gsize length = iri_span_length (self->labels[i]);

  for (; *words != NULL; words++)
    if (strlen (*words) == length && memcmp (*words, label, length) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_www (const Host *self, guint i)
{
  static const char *const www[] = { "www", NULL };

  return is_among (self, i, www);
}

/* Whether the labels from @i to @last are a public suffix of a country. */
static gboolean
is_country (const Host *self, guint i, guint last)
{
  g_autofree char *suffix = NULL;

  if (iri_span_length (self->labels[last]) != 2)
    return FALSE;
  suffix = g_strndup (self->name->str + self->labels[i].begin,
                      self->labels[last].end - self->labels[i].begin);
  return iri_psl_is_suffix (suffix);
}

/* The number of labels up to and including @i that look like a registrable domain; 0
 * if they do not. Country codes also name departments and branches, mostly after a
 * short name, so a country code counts only in a host that begins with "www", after a
 * longer name. */
static guint
count_domain_like_labels (const Host *self, guint i)
{
  static const char *const endings[] = { "com", "edu", "gov", "net", "org", NULL };
  static const char *const second_levels[]
      = { "ac", "co", "com", "edu", "gov", "net", "or", "org", NULL };

  if (i == 0 || is_www (self, i - 1))
    return 0;
  if (is_among (self, i, endings))
    return 2;
  if (i >= 2 && !is_www (self, i - 2) && is_among (self, i - 1, second_levels)
      && is_country (self, i - 1, i))
    return 3;
  return i >= 2 && is_www (self, 0)
                 && iri_span_length (self->labels[i - 1]) >= MIN_BYTES
                 && is_country (self, i, i)
             ? 2
             : 0;
}

/* "apple.com-support.example". */
static gboolean
is_com_with_hyphen (const Host *self, guint i)
{
  return i > 0 && !is_www (self, i - 1)
         && g_str_has_prefix (self->name->str + self->labels[i].begin, "com-");
}

/* Reports the @n labels up to and including @i, which look like a registrable domain.
 * Only the first @most bytes of the label at @i do. */
static void
report_domain_like_labels (
    IriCheck *self, const Host *host, guint i, guint n, gsize most)
{
  gsize begin = host->labels[i + 1 - n].begin;
  gsize end = MIN (host->labels[i].end, host->labels[i].begin + most);
  g_autofree char *like = g_strndup (host->name->str + begin, end - begin);
  IriSpan last = host->in_text[i];

  iri_check_report_with_quote (
      self, IRI_FINDING_HOST_BEGINS_LIKE, IRI_COMPONENT_HOST,
      (IriSpan){ host->in_text[0].begin, MIN (last.end, last.begin + most) }, like);
  self->pending.other = (IriSpan){ host->in_text[host->owner].begin,
                                   host->in_text[host->n_labels - 1].end };
}

static void
check_beginning (IriCheck *self, const Host *host)
{
  for (guint i = 1; i <= host->owner && i < host->n_labels; i++)
    {
      guint n = i < host->owner ? count_domain_like_labels (host, i) : 0;

      /* "co" is a country code, and the first half of "co.uk". */
      if (n > 0 && i + 1 < host->owner && count_domain_like_labels (host, i + 1) == 3)
        report_domain_like_labels (self, host, i + 1, 3, G_MAXUINT16);
      else if (n > 0)
        report_domain_like_labels (self, host, i, n, G_MAXUINT16);
      else if (is_com_with_hyphen (host, i))
        report_domain_like_labels (self, host, i, 2, strlen ("com"));
      else
        continue;
      return;
    }
}

static void
check_distance (IriCheck *self, const Host *host)
{
  IriSpan before = { host->in_text[0].begin, host->in_text[host->owner].begin };
  glong distance
      = g_utf8_strlen (self->text + before.begin, (gssize) iri_span_length (before));
  char number[32];

  if (distance <= FAR_CHARACTERS)
    return;
  g_snprintf (number, sizeof number, "%ld", distance);
  iri_check_report_with_quote (self, IRI_FINDING_HOST_REGISTRABLE_DOMAIN_LATE,
                               IRI_COMPONENT_HOST, before, number);
  self->pending.other = (IriSpan){ before.end, host->in_text[host->n_labels - 1].end };
}

/* Whether the host is worth a closer look: long, with many dots, or with a hyphen
 * after an "m" as in "com-". */
static gboolean
is_long (const char *text, IriSpan host)
{
  guint dots = 0;

  for (gsize at = host.begin; at < host.end; at++)
    if (text[at] == '-')
      dots += at - host.begin > 4 && (text[at - 1] | 0x20) == 'm' ? 3 : 0;
    else
      dots += text[at] == '.' || (guint8) text[at] >= 0x80 ? 1 : 0;
  return dots > 2 || iri_span_length (host) > FAR_CHARACTERS;
}

/* Whether labels before the end look like a registrable domain. The public suffix list
 * is searched only then. */
static gboolean
is_suspect (const Host *host)
{
  for (guint i = 1; i + 1 < host->n_labels; i++)
    if (is_com_with_hyphen (host, i)
        || (i + 2 < host->n_labels && count_domain_like_labels (host, i) > 0))
      return TRUE;
  return FALSE;
}

void
iri_check_registrable_domain (IriCheck *self)
{
  IriSpan span = self->components->span[IRI_COMPONENT_HOST];
  Host host;

  if (!is_long (self->text, span)
      || memchr (self->text + span.begin, '%', iri_span_length (span)) != NULL)
    return;
  host = (Host){ .name = g_string_new (NULL) };
  split (&host, self->text, span);
  if ((iri_span_length (span) > FAR_CHARACTERS || is_suspect (&host))
      && find_owner (&host))
    {
      check_beginning (self, &host);
      check_distance (self, &host);
    }
  g_string_free (host.name, TRUE);
  g_free (host.labels);
  g_free (host.in_text);
}
