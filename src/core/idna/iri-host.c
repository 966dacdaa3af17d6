/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-host.h"

#include "iri-bidi-rule.h"
#include "iri-chars.h"
#include "iri-dns.h"
#include "iri-host-cache.h"
#include "iri-idna-rules.h"
#include "iri-label.h"
#include "iri-parse.h"
#include "iri-psl.h"
#include "iri-rejection-messages.h"

#include <string.h>

/* A longer host is rejected and not split into labels. */
#define MAX_HOST_BYTES 16384

const char *
iri_host_rejection_message (const char *error)
{
  return iri_rejection_sentence (error, TRUE);
}

static void
add_label (const IriHost *self,
           const char *text,
           IriSpan span,
           gboolean judged,
           GArray *labels)
{
  g_autofree char *raw = g_strndup (text + span.begin, iri_span_length (span));
  IriLabel label = { .span = span };

  iri_label_resolve (&label, raw, iri_idna_rules_get (self->idna), judged);
  g_array_append_val (labels, label);
}

static void
split_labels (IriHost *self, const char *text, IriSpan span, gboolean judged)
{
  const IriIdnaRules *flavour = iri_idna_rules_get (self->idna);
  GArray *labels = g_array_new (FALSE, FALSE, sizeof (IriLabel));
  const char *end = text + span.end;
  const char *begin = text + span.begin;
  gboolean apart = iri_span_length (span) <= MAX_HOST_BYTES;

  for (const char *p = begin; p <= end; p = g_utf8_next_char (p))
    if (p == end || (apart && iri_idna_rules_is_dot (flavour, iri_utf8_first (p))))
      {
        IriSpan label = { (gsize) (begin - text), (gsize) (p - text) };

        add_label (self, text, label, judged, labels);
        if (p == end)
          break;
        begin = g_utf8_next_char (p);
      }
  self->n_labels = labels->len;
  self->labels = (IriLabel *) (void *) g_array_free (labels, FALSE);
}

static void
add_whole (IriHost *self, const char *text, IriSpan span, const char *error)
{
  self->n_labels = 1;
  self->labels = g_new0 (IriLabel, 1);
  self->labels[0].span = span;
  self->labels[0].unicode = g_strndup (text + span.begin, iri_span_length (span));
  self->labels[0].error = error;
}

static gboolean
is_bidi_name (const IriHost *self)
{
  for (gsize i = 0; i < self->n_labels; i++)
    if (iri_bidi_rule_applies (self->labels[i].unicode,
                               strlen (self->labels[i].unicode)))
      return TRUE;
  return FALSE;
}

static gboolean
breaks_bidi_rule (const IriLabel *label)
{
  return *label->unicode != '\0'
         && iri_bidi_rule_broken (label->unicode, strlen (label->unicode)) != 0;
}

/* RFC 5893 §2 applies to all labels of a name if one of them is right-to-left;
 * libidn2 checks each on its own. */
static void
check_bidi_rule (IriHost *self)
{
  gboolean applies = is_bidi_name (self);

  for (gsize i = 0; applies && i < self->n_labels; i++)
    {
      IriLabel *label = &self->labels[i];

      if (label->ascii == NULL || !breaks_bidi_rule (label))
        continue;
      g_clear_pointer (&label->ascii, g_free);
      label->error = "bidi-rule";
    }
}

/* Rejects labels that are empty, also after mapping (U+00AD), except the root
 * after the last dot. */
static void
check_empty_labels (IriHost *self)
{
  for (gsize i = 0; i < self->n_labels; i++)
    {
      IriLabel *label = &self->labels[i];

      if (label->ascii == NULL || *label->ascii != '\0'
          || (i + 1 == self->n_labels && iri_span_length (label->span) == 0))
        continue;
      g_clear_pointer (&label->ascii, g_free);
      label->error = "empty-label";
    }
}

/* Labels that are not passed to a library must follow the same rules: CheckHyphens
 * of UTS #46 or UseSTD3ASCIIRules of RFC 3490, and the length limit of DNS (RFC 1034
 * §3.1). */
static const char *
find_plain_fault (const char *label, const IriIdnaRules *flavour)
{
  gsize length = strlen (label);

  if (length > IRI_DNS_MAX_LABEL)
    return "label-too-long";
  if (!flavour->std3_in_all || length == 0)
    return NULL;
  if (label[0] == '-' || label[length - 1] == '-')
    return "hyphen-at-end";
  return flavour->hyphens && length >= 4 && label[2] == '-' && label[3] == '-'
             ? "hyphens-3-4"
             : NULL;
}

static void
check_plain_labels (IriHost *self)
{
  for (gsize i = 0; i < self->n_labels; i++)
    {
      IriLabel *label = &self->labels[i];
      const char *fault = NULL;

      if (label->ascii != NULL
          && !iri_dns_is_xn_label (label->ascii, strlen (label->ascii)))
        fault = find_plain_fault (label->ascii, iri_idna_rules_get (self->idna));
      if (fault == NULL)
        continue;
      g_clear_pointer (&label->ascii, g_free);
      label->error = fault;
    }
}

/* Browsers accept names of any length, but not empty ones. */
static const char *
find_length_fault (const IriHost *self, const GString *ascii)
{
  gsize dot = g_str_has_suffix (ascii->str, ".") ? 1 : 0;

  if (iri_idna_rules_get (self->idna)->dns_lengths)
    return ascii->len > IRI_DNS_MAX_NAME + dot ? "name-too-long" : NULL;
  return ascii->len == 0 ? "empty-label" : NULL;
}

/* Whether browsers accept the US-ASCII form but would reject the Unicode form, because
 * an A-label remains in it or because it breaks the Bidi rule. */
static gboolean
stays_encoded (const IriHost *self)
{
  gboolean bidi = is_bidi_name (self);

  for (gsize i = 0; i < self->n_labels; i++)
    {
      const char *label = self->labels[i].unicode;

      if (iri_dns_is_xn_label (label, strlen (label))
          || (bidi && breaks_bidi_rule (&self->labels[i])))
        return TRUE;
    }
  return FALSE;
}

static void
join_labels (IriHost *self, gboolean judged)
{
  GString *ascii = g_string_sized_new (self->name_length);
  GString *unicode = g_string_sized_new (self->name_length);

  for (gsize i = 0; i < self->n_labels; i++)
    {
      if (i > 0)
        {
          g_string_append_c (ascii, '.');
          g_string_append_c (unicode, '.');
        }
      if (self->labels[i].ascii != NULL)
        g_string_append (ascii, self->labels[i].ascii);
      g_string_append (unicode, self->labels[i].unicode);
    }
  if (judged && iri_host_rejection (self) == NULL)
    {
      self->labels[0].error = find_length_fault (self, ascii);
      if (self->labels[0].error != NULL && ascii->len == 0)
        g_clear_pointer (&self->labels[0].ascii, g_free);
    }
  self->ascii = g_string_free (ascii, iri_host_rejection (self) != NULL);
  self->unicode = g_string_free (unicode, iri_host_rejection (self) != NULL);
  if (self->unicode != NULL && !judged && iri_idna_rules_get (self->idna)->decodes_first
      && stays_encoded (self))
    {
      g_free (self->unicode);
      self->unicode = g_strdup (self->ascii);
    }
}

static gboolean
is_international (const char *text, IriSpan span)
{
  for (gsize at = span.begin; at < span.end; at++)
    if ((guint8) text[at] >= 0x80
        || ((at == span.begin || text[at - 1] == '.')
            && iri_dns_is_xn_label (text + at, span.end - at)))
      return TRUE;
  return FALSE;
}

/* Browsers leave A-labels unchanged in an all-ASCII domain. */
static gboolean
is_domain_judged (const char *text, IriSpan span)
{
  for (gsize at = span.begin; at < span.end; at++)
    if ((guint8) text[at] >= 0x80 || text[at] == '%')
      return TRUE;
  return FALSE;
}

gboolean
iri_host_needs_idna (const char *text, IriSpan span, IriIdnaFlavour idna)
{
  const IriIdnaRules *flavour = iri_idna_rules_get (idna);

  if (flavour->resolve == NULL)
    return FALSE;
  return flavour->decodes_first ? is_domain_judged (text, span)
                                : is_international (text, span);
}

/* RFC 3490 §4.1 and UTS #46 apply UseSTD3ASCIIRules to all labels of a host that they
 * convert, those of US-ASCII too. */
static void
check_std3 (IriHost *self)
{
  for (gsize i = 0; i < self->n_labels; i++)
    {
      IriLabel *label = &self->labels[i];
      const char *other = label->ascii;

      while (other != NULL && (*other == '-' || g_ascii_isalnum (*other)))
        other++;
      if (other == NULL || *other == '\0')
        continue;
      g_clear_pointer (&label->ascii, g_free);
      label->error = "disallowed";
    }
}

/* Whether a label was converted, though the host is in US-ASCII: it was
 * percent-encoded. */
static gboolean
has_a_label (const IriHost *self)
{
  for (gsize i = 0; i < self->n_labels; i++)
    {
      const char *ascii = self->labels[i].ascii;

      if (ascii != NULL && iri_dns_is_xn_label (ascii, strlen (ascii)))
        return TRUE;
    }
  return FALSE;
}

static void
make_labels (IriHost *self, const char *text, IriSpan span, gboolean all)
{
  const IriIdnaRules *flavour = iri_idna_rules_get (self->idna);
  gboolean mapped = iri_host_needs_idna (text, span, self->idna);
  gboolean judged = mapped || (all && flavour->dns_lengths);

  split_labels (self, text, span, judged);
  if (judged && flavour->std3_in_all && (mapped || has_a_label (self)))
    check_std3 (self);
  if (judged && flavour->bidi_rule)
    check_bidi_rule (self);
  if (judged && flavour->dns_lengths)
    {
      check_plain_labels (self);
      check_empty_labels (self);
    }
  join_labels (self, judged);
}

/* Decoding loses the positions of labels, so the first one gets the whole span. */
static void
make_decoded_labels (IriHost *self, const char *text, IriSpan span, gboolean all)
{
  g_autofree char *raw = g_strndup (text + span.begin, iri_span_length (span));
  g_autofree char *domain = iri_label_decode (raw);

  if (domain == NULL)
    {
      add_whole (self, text, span, "disallowed");
      return;
    }
  make_labels (self, domain, (IriSpan){ 0, strlen (domain) }, all);
  for (gsize i = 0; i < self->n_labels; i++)
    self->labels[i].span = (IriSpan){ i == 0 ? span.begin : span.end, span.end };
}

static void
make_name (IriHost *self, const char *text, IriSpan span, gboolean all)
{
  gsize length = iri_span_length (span);
  gboolean decodes = iri_idna_rules_get (self->idna)->decodes_first
                     && memchr (text + span.begin, '%', length) != NULL;

  if (length > MAX_HOST_BYTES && iri_host_needs_idna (text, span, self->idna))
    add_whole (self, text, span, "name-too-long");
  else if (decodes)
    make_decoded_labels (self, text, span, all);
  else
    make_labels (self, text, span, all);
}

static gsize
string_size (const char *string)
{
  return string != NULL ? strlen (string) + 1 : 0;
}

/* Appends @string to the block that ends at @to. Returns its new position. */
static char *
pack_string (char *string, char **to)
{
  gsize size = string_size (string);
  char *packed = size > 0 ? memcpy (*to, string, size) : NULL;

  g_free (string);
  *to += size;
  return packed;
}

/* The size of @self with all its strings and labels. */
static gsize
packed_size (const IriHost *self)
{
  gsize size = sizeof (IriHost) + self->n_labels * sizeof (IriLabel)
               + string_size (self->ascii) + string_size (self->unicode)
               + string_size (self->name);

  for (gsize i = 0; i < self->n_labels; i++)
    size += string_size (self->labels[i].unicode) + string_size (self->labels[i].ascii);
  return size;
}

/* Moves all strings and labels of @self into one block after it. */
static IriHost *
pack (IriHost *self)
{
  gsize size = packed_size (self);
  IriHost *packed = g_malloc (size);
  char *to;

  *packed = *self;
  packed->size = size;
  packed->labels = (IriLabel *) (packed + 1);
  for (gsize i = 0; i < self->n_labels; i++)
    packed->labels[i] = self->labels[i];
  to = (char *) (packed->labels + self->n_labels);
  packed->ascii = pack_string (self->ascii, &to);
  packed->unicode = pack_string (self->unicode, &to);
  packed->name = pack_string (self->name, &to);
  for (gsize i = 0; i < packed->n_labels; i++)
    {
      IriLabel *label = &packed->labels[i];

      label->unicode = pack_string (label->unicode, &to);
      label->ascii = pack_string (label->ascii, &to);
    }
  g_free (self->labels);
  g_free (self);
  return packed;
}

static gsize
count_labels (const char *name)
{
  gsize n = 1;

  while ((name = strchr (name, '.')) != NULL)
    {
      name++;
      n++;
    }
  return n;
}

/* The registrable domain is a suffix of the ASCII form, so its labels are the last
 * ones. */
IriDomain
iri_host_domain (const IriHost *self)
{
  IriDomain domain = { .label = self->n_labels };

  if (self->has_domain)
    return self->domain;
  if (self->kind != IRI_HOST_REG_NAME || self->ascii == NULL)
    return domain;
  iri_psl_find (self->ascii, &domain.registrable, &domain.public_suffix);
  if (domain.registrable != NULL && count_labels (self->ascii) == self->n_labels)
    domain.label -= count_labels (domain.registrable);
  return domain;
}

void
iri_host_cache_domain (IriHost *self)
{
  self->domain = iri_host_domain (self);
  self->has_domain = TRUE;
}

char *
iri_host_registrable_unicode (const IriHost *self)
{
  IriDomain domain = iri_host_domain (self);
  GString *unicode;

  if (domain.label == self->n_labels)
    return g_strdup (domain.registrable);
  unicode = g_string_new (self->labels[domain.label].unicode);
  for (gsize i = domain.label + 1; i < self->n_labels; i++)
    g_string_append_printf (unicode, ".%s", self->labels[i].unicode);
  return g_string_free (unicode, FALSE);
}

IriSpan
iri_host_registrable_span (const IriHost *self)
{
  gsize label = iri_host_domain (self).label;
  IriSpan first, last;

  if (label == self->n_labels)
    return IRI_SPAN_ABSENT;
  first = self->labels[label].span;
  last = self->labels[self->n_labels - 1].span;
  if (iri_span_length (first) == 0 || first.begin >= last.end
      || (first.begin == last.begin && label + 1 < self->n_labels))
    return IRI_SPAN_ABSENT;
  return (IriSpan){ first.begin, last.end };
}

static void
move_pointer (char **pointer, const IriHost *from, IriHost *to)
{
  if (*pointer != NULL)
    *pointer = (char *) to + (*pointer - (const char *) from);
}

/* Both strings point into the ASCII form. */
static void
move_domain (const IriHost *from, IriHost *to)
{
  IriDomain *domain = &to->domain;

  if (domain->registrable != NULL)
    domain->registrable = to->ascii + (domain->registrable - from->ascii);
  if (domain->public_suffix != NULL)
    domain->public_suffix = to->ascii + (domain->public_suffix - from->ascii);
}

IriHost *
iri_host_copy (const IriHost *self, gsize distance)
{
  IriHost *copy = g_memdup2 (self, self->size);

  copy->labels = (IriLabel *) (copy + 1);
  move_pointer (&copy->ascii, self, copy);
  move_pointer (&copy->unicode, self, copy);
  move_pointer (&copy->name, self, copy);
  move_domain (self, copy);
  for (gsize i = 0; i < copy->n_labels; i++)
    {
      IriLabel *label = &copy->labels[i];

      move_pointer (&label->unicode, self, copy);
      move_pointer (&label->ascii, self, copy);
      label->span.begin += distance;
      label->span.end += distance;
    }
  return copy;
}

static IriHost *
start (const char *text, IriSpan span, IriHostKind kind, IriIdnaFlavour idna)
{
  IriHost *self = g_new0 (IriHost, 1);

  self->kind = kind;
  self->idna = idna;
  self->name = g_strndup (text + span.begin, iri_span_length (span));
  self->name_length = strlen (self->name);
  return self;
}

static IriHost *
make_host (
    const char *text, IriSpan span, IriHostKind kind, IriIdnaFlavour idna, gboolean all)
{
  IriHost *self = start (text, span, kind, idna);

  if (kind == IRI_HOST_REG_NAME)
    make_name (self, text, span, all);
  else
    {
      self->unicode = g_strndup (text + span.begin, iri_span_length (span));
      if (g_str_is_ascii (self->unicode))
        self->ascii = g_strdup (self->unicode);
    }
  return pack (self);
}

IriHost *
iri_host_new (const char *text, IriSpan span, IriHostKind kind, IriIdnaFlavour idna)
{
  IriHost *self;

  if (kind != IRI_HOST_REG_NAME)
    return make_host (text, span, kind, idna, FALSE);
  self = iri_host_cache_find (text, span, idna);
  if (self == NULL)
    {
      self = make_host (text, span, kind, idna, FALSE);
      iri_host_cache_add (self, span);
    }
  return self;
}

IriHost *
iri_host_new_name (const char *text,
                   IriSpan span,
                   IriHostKind kind,
                   IriIdnaFlavour idna)
{
  return make_host (text, span, kind, idna, TRUE);
}

IriHost *
iri_host_new_opaque (const char *text, IriSpan span)
{
  IriHost *self = start (text, span, IRI_HOST_REG_NAME, IRI_IDNA_NONE);

  split_labels (self, text, span, FALSE);
  for (gsize i = 0; i < self->n_labels; i++)
    {
      g_free (self->labels[i].ascii);
      self->labels[i].ascii = g_strdup (self->labels[i].unicode);
    }
  join_labels (self, FALSE);
  return pack (self);
}

/* Whether @spec parses @label as a host name and nothing else. */
static gboolean
is_valid_host (const char *label, const IriSpec *spec)
{
  g_autofree char *reference = g_strconcat ("//", label, NULL);
  gsize length = strlen (reference);
  IriComponents components;

  iri_parse (reference, length, spec, &components, NULL, NULL);
  return components.valid && components.host_kind != IRI_HOST_IPV6
         && components.host_kind != IRI_HOST_IPVFUTURE
         && components.span[IRI_COMPONENT_HOST].begin == 2
         && components.span[IRI_COMPONENT_HOST].end == length;
}

static void
reject (IriHost *self, IriLabel *label, const char *error)
{
  label->ascii = NULL;
  label->error = error;
  self->ascii = NULL;
  self->unicode = NULL;
  self->has_domain = FALSE;
}

/* Whether every standard allows @ascii in a host. */
static gboolean
is_plain (const char *ascii)
{
  if (iri_dns_is_xn_label (ascii, strlen (ascii)))
    return FALSE;
  while (iri_byte_is ((guint8) *ascii, IRI_CLASS_UNRESERVED))
    ascii++;
  return *ascii == '\0';
}

/* The standard by which the ASCII form must be valid: @spec or, if that does not
 * accept it, RFC 3986. */
static const IriSpec *
uri_grammar (const IriHost *self, const IriSpec *spec)
{
  for (gsize i = 0; !spec->idna_required && i < self->n_labels; i++)
    {
      const char *ascii = self->labels[i].ascii;

      if (ascii != NULL && !is_plain (ascii) && !is_valid_host (ascii, spec))
        return iri_spec_default ();
    }
  return spec;
}

/* The Unicode form must be valid by @spec, unless @spec allows only US-ASCII hosts
 * (masinter-07). */
static gboolean
is_valid_label (const IriLabel *label, const IriSpec *uri, const IriSpec *spec)
{
  return is_valid_host (label->ascii, uri)
         && (is_valid_host (label->unicode, spec) || !is_valid_host ("\u00e9", spec));
}

/* Labels that are registry names each can be a server and its port together: "a" and
 * ":" (RFC 2396 §3.2). */
static void
check_registry_name (IriHost *self, const IriSpec *spec)
{
  if (spec->has_registry_authority && self->ascii != NULL && !is_plain (self->ascii)
      && !is_valid_host (self->ascii, spec))
    reject (self, &self->labels[self->n_labels - 1], "grammar");
}

void
iri_host_apply_grammar (IriHost *self, const IriSpec *spec)
{
  const IriSpec *uri = uri_grammar (self, spec);

  if (spec->has_host_parser)
    return;
  for (gsize i = 0; i < self->n_labels; i++)
    {
      IriLabel *label = &self->labels[i];

      if (label->ascii != NULL && !is_plain (label->ascii)
          && !is_valid_label (label, uri, spec))
        reject (self, label, "grammar");
    }
  check_registry_name (self, uri);
}

void
iri_host_free (IriHost *self)
{
  g_free (self);
}

const char *
iri_host_rejection (const IriHost *self)
{
  for (gsize i = 0; i < self->n_labels; i++)
    if (self->labels[i].error != NULL)
      return self->labels[i].error;
  return NULL;
}
