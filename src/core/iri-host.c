/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-host.h"

#include "iri-bidi-rule.h"
#include "iri-chars.h"
#include "iri-idn2.h"
#include "iri-map.h"
#include "iri-psl.h"
#include "iri-unmap.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The longest name that DNS takes, without the dot of the root (RFC 1034 §3.1). */
#define MAX_NAME_BYTES 253

/* A longer host is no name, whatever its labels are, and is not taken apart. */
#define MAX_HOST_BYTES 16384

static const struct
{
  const char *error;
  const char *message;
} messages[] = {
  { "disallowed", N_ ("It has a character that names do not allow.") },
  { "unassigned", N_ ("It has a character that is not assigned in the version "
                      "of Unicode that the rules for names are made for.") },
  { "contextj", N_ ("A joiner stands where no joiner is needed.") },
  { "contexto", N_ ("A character stands where its neighbours do not allow "
                    "it.") },
  { "hyphens-3-4", N_ ("Two hyphens in the third and fourth place are kept for "
                       "encoded labels.") },
  { "hyphen-at-end", N_ ("A label neither begins nor ends with a hyphen.") },
  { "leading-mark", N_ ("A label cannot begin with a combining mark.") },
  { "bidi-rule", N_ ("Once one label is right-to-left, every label must begin "
                     "with a letter and keep to one direction.") },
  { "not-nfc", N_ ("It is not in the normal form NFC.") },
  { "label-too-long", N_ ("A label has at most 63 characters in its ASCII "
                          "form.") },
  { "name-too-long", N_ ("A name has at most 253 characters in its ASCII "
                         "form.") },
  { "empty-label", N_ ("There is nothing between two dots.") },
  { "delimiter", N_ ("It turns into a character that would end the host.") },
  { "punycode", N_ ("It begins with xn-- but is not Punycode.") },
  { "a-label", N_ ("It begins with xn-- but is not what any name is encoded "
                   "as.") },
  { "idna", N_ ("The rules for internationalized domain names refuse it.") },
};

const char *
iri_host_error_message (const char *error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (messages); i++)
    if (g_str_equal (messages[i].error, error))
      return _ (messages[i].message);
  return _ ("The rules for internationalized domain names refuse it.");
}

static gboolean
is_dot (gunichar c, IriIdna idna)
{
  if (c == '.')
    return TRUE;
  /* RFC 3490 §3.1 and UTS #46 §2.3 take these for dots too. */
  return idna != IRI_IDNA_2008 && (c == 0x3002 || c == 0xff0e || c == 0xff61);
}

static gboolean
is_a_label (const char *label)
{
  return g_ascii_strncasecmp (label, "xn--", 4) == 0;
}

/* What came out stands in a host again: nothing else may have been made. */
static gboolean
is_name (const char *ascii)
{
  for (; *ascii != '\0'; ascii++)
    if (*ascii == '.' || !iri_byte_is ((guint8) *ascii, IRI_CLASS_NAME))
      return FALSE;
  return TRUE;
}

/* Whether what there is of US-ASCII in @label is letters, digits and hyphens,
 * the UseSTD3ASCIIRules that libidn2 keeps by deleting the rest. */
static gboolean
keeps_std3 (const char *label)
{
  for (; *label != '\0'; label++)
    if ((guint8) *label < 0x80 && *label != '-'
        && !iri_byte_is ((guint8) *label, IRI_CLASS_ALPHA | IRI_CLASS_DIGIT))
      return FALSE;
  return TRUE;
}

/* An A-label is right if it is what its Unicode form maps to. */
static char *
check_a_label (const char *label, IriIdna idna, const char **error)
{
  g_autofree char *unicode = iri_idn2_to_unicode (label);
  g_autofree char *again = NULL;

  if (unicode == NULL || g_str_is_ascii (unicode))
    {
      *error = "punycode";
      return NULL;
    }
  again = iri_idn2_to_ascii (unicode, idna, error);
  if (again == NULL)
    return NULL;
  if (g_ascii_strcasecmp (again, label) == 0)
    return g_steal_pointer (&again);
  *error = "a-label";
  return NULL;
}

/* The ASCII form of one label. US-ASCII needs no library. */
static char *
label_to_ascii (const char *label, IriIdna idna, const char **error)
{
  g_autofree char *ascii = NULL;

  if (!g_str_is_ascii (label))
    ascii = iri_idn2_to_ascii (label, idna, error);
  else if (is_a_label (label))
    ascii = check_a_label (label, idna, error);
  else
    ascii = g_ascii_strdown (label, -1);
  if (ascii != NULL && !is_name (ascii))
    {
      *error = "delimiter";
      return NULL;
    }
  return g_steal_pointer (&ascii);
}

/* What IDNA made has to keep to letters, digits and hyphens; of a label that is
 * plain US-ASCII the grammar alone judges. */
static void
check_std3 (IriLabel *label, const char *text)
{
  if (label->ascii == NULL || keeps_std3 (label->unicode)
      || (g_str_is_ascii (text) && !is_a_label (text)))
    return;
  g_clear_pointer (&label->ascii, g_free);
  label->error = "disallowed";
}

/* The label as it is looked up, and as people read it. */
static void
resolve_label (IriLabel *label, const char *raw, IriIdna idna)
{
  GString *plain = g_string_new (NULL);
  g_autofree char *text = NULL;

  iri_decode (raw, strlen (raw), plain);
  text = g_string_free (plain, FALSE);
  label->ascii = label_to_ascii (text, idna, &label->error);
  if (label->ascii != NULL)
    label->unicode = is_a_label (label->ascii)
                         ? iri_idn2_to_unicode (label->ascii)
                         : g_strdup (label->ascii);
  if (label->unicode == NULL)
    label->unicode = g_strdup (text);
  check_std3 (label, text);
}

static void
add_label (GArray *labels, const char *text, IriSpan span, IriIdna idna)
{
  g_autofree char *raw = g_strndup (text + span.begin, iri_span_length (span));
  IriLabel label = { .span = span };

  if (idna == IRI_IDNA_NONE)
    {
      GString *encoded = g_string_new (NULL);

      iri_encode (raw, strlen (raw), encoded);
      label.unicode = g_strdup (raw);
      label.ascii = g_string_free (encoded, FALSE);
    }
  else
    resolve_label (&label, raw, idna);
  g_array_append_val (labels, label);
}

static void
split_labels (IriHost *self, const char *text, IriSpan span)
{
  GArray *labels = g_array_new (FALSE, FALSE, sizeof (IriLabel));
  const char *end = text + span.end;
  const char *begin = text + span.begin;

  for (const char *p = begin; p <= end; p = g_utf8_next_char (p))
    if (p == end || is_dot (g_utf8_get_char (p), self->idna))
      {
        IriSpan label = { (gsize) (begin - text), (gsize) (p - text) };

        add_label (labels, text, label, self->idna);
        if (p == end)
          break;
        begin = g_utf8_next_char (p);
      }
  self->n_labels = labels->len;
  self->labels = (IriLabel *) (void *) g_array_free (labels, FALSE);
}

static void
add_whole (IriHost *self, const char *text, IriSpan span)
{
  self->n_labels = 1;
  self->labels = g_new0 (IriLabel, 1);
  self->labels[0].span = span;
  self->labels[0].unicode
      = g_strndup (text + span.begin, iri_span_length (span));
  self->labels[0].error = "name-too-long";
}

/* RFC 5893 §2 holds for all labels of a name once one of them is
 * right-to-left; libidn2 looks at each alone. */
static void
check_bidi_rule (IriHost *self)
{
  gboolean applies = FALSE;

  for (gsize i = 0; i < self->n_labels; i++)
    applies |= iri_bidi_rule_applies (self->labels[i].unicode);
  for (gsize i = 0; applies && i < self->n_labels; i++)
    {
      IriLabel *label = &self->labels[i];

      if (label->ascii == NULL || *label->unicode == '\0'
          || iri_bidi_rule_broken (label->unicode) == 0)
        continue;
      g_clear_pointer (&label->ascii, g_free);
      label->error = "bidi-rule";
    }
}

/* Nothing may stand between two dots; after the last one is the root. */
static void
check_empty_labels (IriHost *self)
{
  for (gsize i = 0; i + 1 < self->n_labels; i++)
    if (iri_span_length (self->labels[i].span) == 0)
      {
        g_clear_pointer (&self->labels[i].ascii, g_free);
        self->labels[i].error = "empty-label";
      }
}

static void
join_labels (IriHost *self)
{
  GString *ascii = g_string_new (NULL), *unicode = g_string_new (NULL);

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
  if (ascii->len > MAX_NAME_BYTES + (g_str_has_suffix (ascii->str, ".") ? 1 : 0)
      && self->idna != IRI_IDNA_NONE && iri_host_error (self) == NULL)
    self->labels[0].error = "name-too-long";
  self->ascii = g_string_free (ascii, iri_host_error (self) != NULL);
  self->unicode = g_string_free (unicode, iri_host_error (self) != NULL);
}

/* What a name is made of, unless it is plain US-ASCII, which the grammar alone
 * judges: every such name is a URI's host already. */
static gboolean
is_plain (const char *text, IriSpan span)
{
  for (gsize at = span.begin; at < span.end; at++)
    if ((guint8) text[at] >= 0x80 || text[at] == '%'
        || (span.end - at >= 4 && (at == span.begin || text[at - 1] == '.')
            && is_a_label (text + at)))
      return FALSE;
  return TRUE;
}

IriHost *
iri_host_new (const char *text, IriSpan span, IriHostKind kind, IriIdna idna)
{
  IriHost *self = g_new0 (IriHost, 1);

  self->kind = kind;
  self->idna = idna;
  if (kind != IRI_HOST_REG_NAME)
    {
      self->unicode = g_strndup (text + span.begin, iri_span_length (span));
      if (g_str_is_ascii (self->unicode))
        self->ascii = g_strdup (self->unicode);
      return self;
    }
  if (iri_span_length (span) > MAX_HOST_BYTES)
    {
      add_whole (self, text, span);
      return self;
    }
  split_labels (self, text, span);
  if (!is_plain (text, span) && idna != IRI_IDNA_NONE)
    {
      check_bidi_rule (self);
      check_empty_labels (self);
    }
  join_labels (self);
  if (self->ascii != NULL)
    self->registrable = iri_psl_registrable (self->ascii);
  return self;
}

void
iri_host_free (IriHost *self)
{
  if (self == NULL)
    return;
  for (gsize i = 0; i < self->n_labels; i++)
    {
      g_free (self->labels[i].unicode);
      g_free (self->labels[i].ascii);
    }
  g_free (self->labels);
  g_free (self->ascii);
  g_free (self->unicode);
  g_free (self->registrable);
  g_free (self);
}

const char *
iri_host_error (const IriHost *self)
{
  for (gsize i = 0; i < self->n_labels; i++)
    if (self->labels[i].error != NULL)
      return self->labels[i].error;
  return NULL;
}
