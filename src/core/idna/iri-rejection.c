/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-rejection.h"

#include "iri-bidi-rule.h"
#include "iri-chars.h"
#include "iri-context-rule.h"
#include "iri-icu.h"
#include "iri-idn2.h"
#include "iri-label-chars.h"
#include "iri-nfc.h"
#include "iri-rejection-messages.h"
#include "iri-syntax-group.h"
#include "iri-unicode.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unicode/uchar.h>

/* The analysis of a rejected label. */
typedef struct
{
  const IriIdnaRules *flavour;
  const IriLabel *label;
  GArray *typed;  /* the characters as typed */
  GArray *chars;  /* the same, or those of the decoded A-label */
  GArray *mapped; /* the result of mapping, or NULL if not needed */
} Case;

/* A broken rule; @at is %NULL if it is about the label as a whole. */
typedef struct
{
  const char *rule;
  const IriLabelChar *at;
} Fault;

static const IriLabelChar *
get (const GArray *chars, gsize index)
{
  return index < chars->len ? &g_array_index (chars, IriLabelChar, index) : NULL;
}

/* The rule that a US-ASCII character in a label breaks, or NULL. */
static const char *
find_ascii_rule (const Case *self, gunichar c)
{
  if (c >= 0x80)
    return NULL;
  if (c == '.' || !self->flavour->allows ((char) c))
    return "forbidden";
  if (self->flavour->std3 && c != '-' && !g_ascii_isalnum ((char) c))
    return "std3";
  return NULL;
}

/* The rule that the mapping of a character breaks, or NULL. */
static const char *
find_mapped_rule (const Case *self, const char *mapped)
{
  for (; *mapped != '\0'; mapped++)
    {
      const char *rule = find_ascii_rule (self, (guint8) *mapped);

      if (rule != NULL)
        return g_str_equal (rule, "forbidden") ? "delimiter" : rule;
    }
  return NULL;
}

/* Whether the flavour disallows @c because its Unicode version lacks it; only
 * IDNA2008 and Nameprep report that. */
static gboolean
is_unknown (const Case *self, gunichar c)
{
  const char *error;

  if (self->flavour->resolve != iri_idn2_resolve)
    return !iri_unicode_is_assigned (c)
           && (iri_syntax_group (c)
               & (IRI_SYNTAX_GROUP_NON_CHARACTER | IRI_SYNTAX_GROUP_FFFE))
                  == 0;
  g_free (iri_label_char_map (c, self->flavour, &error));
  return g_strcmp0 (error, "unassigned") == 0;
}

/* The first character that the flavour rejects for @error, or whose mapping
 * contains a character not allowed in a host. */
static Fault
find_rejected (const Case *self, const char *error)
{
  for (guint i = 0; i < self->chars->len; i++)
    {
      const IriLabelChar *at = get (self->chars, i);
      const char *reason, *rule;
      g_autofree char *mapped = NULL;

      /* Other US-ASCII was checked before; only capital letters can still be wrong. */
      if (at->c < 0x80 && !g_ascii_isupper ((char) at->c))
        continue;
      mapped = iri_label_char_map (at->c, self->flavour, &reason);
      if (mapped == NULL && g_str_equal (reason, error))
        return (Fault){ is_unknown (self, at->c) ? "unassigned" : error, at };
      rule = mapped != NULL ? find_mapped_rule (self, mapped) : NULL;
      if (rule != NULL)
        return (Fault){ rule, at };
    }
  return (Fault){ error, NULL };
}

static Fault
find_disallowed (const Case *self)
{
  for (guint i = 0; i < self->typed->len; i++)
    {
      const IriLabelChar *at = get (self->typed, i);
      const char *rule = find_ascii_rule (self, at->c);

      if (rule != NULL)
        return (Fault){ rule, at };
    }
  return find_rejected (self, "disallowed");
}

/* A character that the flavour allows but the grammar of URIs does not. */
static Fault
find_grammar (const Case *self)
{
  for (guint i = 0; i < self->mapped->len; i++)
    {
      const IriLabelChar *at = get (self->mapped, i);

      if (at->c < 0x80 && !iri_byte_is ((guint8) at->c, IRI_CLASS_NAME))
        return (Fault){ at->c == at->from ? "forbidden" : "delimiter", at };
    }
  return (Fault){ "grammar", NULL };
}

static Fault
find_unassigned (const Case *self)
{
  return find_rejected (self, "unassigned");
}

static Fault
find_delimiter (const Case *self)
{
  return find_rejected (self, "delimiter");
}

/* The first character that breaks a contextual rule. */
static Fault
find_context (const Case *self)
{
  gunichar *label = g_new (gunichar, self->mapped->len + 1);
  const IriContextRule *rule;
  gsize at;

  for (guint i = 0; i < self->mapped->len; i++)
    label[i] = get (self->mapped, i)->c;
  rule = iri_context_rule_broken (label, self->mapped->len, TRUE, &at);
  g_free (label);
  if (rule == NULL)
    return (Fault){ self->label->error, NULL };
  return (Fault){ rule->id, get (self->mapped, at) };
}

static Fault
find_hyphens (const Case *self)
{
  return (Fault){ "hyphens-3-4", get (self->mapped, 2) };
}

static Fault
find_end_hyphen (const Case *self)
{
  guint n = self->mapped->len;
  const IriLabelChar *first = get (self->mapped, 0);

  if (first == NULL || first->c == '-')
    return (Fault){ "hyphen-at-end", first };
  return (Fault){ "hyphen-at-end", get (self->mapped, n - 1) };
}

static Fault
find_leading_mark (const Case *self)
{
  return (Fault){ "leading-mark", get (self->mapped, 0) };
}

/* The characters as a string. */
static GString *
join (const GArray *chars)
{
  GString *joined = g_string_new (NULL);

  for (guint i = 0; i < chars->len; i++)
    g_string_append_unichar (joined, get (chars, i)->c);
  return joined;
}

static gboolean
is_rtl (const IriLabelChar *at)
{
  int bidi_class = iri_unicode_bidi_class (at->c);

  return bidi_class == U_RIGHT_TO_LEFT || bidi_class == U_RIGHT_TO_LEFT_ARABIC;
}

/* Nameprep has its own rule: a label with right-to-left letters must not contain
 * left-to-right ones, and must begin and end with a right-to-left one (RFC 3454 §6,
 * 2 and 3). */
static Fault
find_nameprep_bidi (const Case *self)
{
  const IriLabelChar *first = get (self->mapped, 0);

  for (guint i = 0; i < self->mapped->len; i++)
    if (iri_unicode_bidi_class (get (self->mapped, i)->c) == U_LEFT_TO_RIGHT)
      return (Fault){ "nameprep-bidi-mixed", get (self->mapped, i) };
  if (first != NULL && is_rtl (first))
    first = get (self->mapped, self->mapped->len - 1);
  return (Fault){ "nameprep-bidi-ends", first };
}

static Fault
find_bidi (const Case *self)
{
  static const char *const rules[]
      = { "bidi-rule",   "bidi-rule-1", "bidi-rule-2", "bidi-rule-3",
          "bidi-rule-4", "bidi-rule-5", "bidi-rule-6" };
  g_autoptr (GString) label = NULL;
  IriSpan fault;
  int rule;

  if (!self->flavour->bidi_rule)
    return find_nameprep_bidi (self);
  label = join (self->mapped);
  rule = iri_bidi_rule_broken (label->str, label->len);
  if (rule == 0)
    return (Fault){ rules[0], NULL };
  fault = iri_bidi_rule_fault (label->str, label->len, rule);
  return (Fault){ rules[rule],
                  get (self->mapped,
                       (gsize) g_utf8_strlen (label->str, (gssize) fault.begin)) };
}

static Fault
find_not_nfc (const Case *self)
{
  gunichar before = 0;

  for (guint i = 0; i < self->chars->len; i++)
    {
      const IriLabelChar *at = get (self->chars, i);

      if (!iri_unicode_is_nfc (at->c) || !iri_nfc_follows (before, at->c))
        return (Fault){ "not-nfc", at };
      before = at->c;
    }
  return (Fault){ "not-nfc", NULL };
}

/* A label that begins with xn-- must be US-ASCII. If it can be decoded, the error is
 * that its content is US-ASCII or already encoded. */
static Fault
find_punycode (const Case *self)
{
  if (self->chars != self->typed)
    return (Fault){ "a-label", NULL };
  for (guint i = 0; i < self->typed->len; i++)
    if (get (self->typed, i)->c >= 0x80)
      return (Fault){ "punycode", get (self->typed, i) };
  return (Fault){ "punycode", NULL };
}

/* Mapping must not change the decoded characters. */
static Fault
find_a_label (const Case *self)
{
  Fault fault = { "a-label", NULL };

  if (self->chars == self->typed)
    return find_punycode (self);
  for (guint i = 0; i < self->chars->len && fault.at == NULL; i++)
    {
      const IriLabelChar *at = get (self->chars, i);
      const char *error;
      g_autofree char *mapped = iri_label_char_map (at->c, self->flavour, &error);

      if (at->c < 0x80)
        continue;
      if (mapped == NULL ? g_str_equal (error, "disallowed")
                         : iri_utf8_first (mapped) != at->c)
        fault.at = at;
    }
  return fault;
}

static Fault
find_nothing_left (const Case *self)
{
  return (Fault){ "empty-label", get (self->chars, 0) };
}

/* The label as a whole is too long, or the reason is unknown. */
static Fault
find_whole (const Case *self)
{
  return (Fault){ self->label->error, NULL };
}

static const struct
{
  const char *error;
  Fault (*find) (const Case *self);
  gboolean maps; /* whether it needs the mapping, which takes time */
} finders[] = {
  { "disallowed", find_disallowed, FALSE },
  { "grammar", find_grammar, TRUE },
  { "unassigned", find_unassigned, FALSE },
  { "delimiter", find_delimiter, FALSE },
  { "contextj", find_context, TRUE },
  { "contexto", find_context, TRUE },
  { "hyphens-3-4", find_hyphens, TRUE },
  { "hyphen-at-end", find_end_hyphen, TRUE },
  { "leading-mark", find_leading_mark, TRUE },
  { "bidi-rule", find_bidi, TRUE },
  { "not-nfc", find_not_nfc, FALSE },
  { "punycode", find_punycode, FALSE },
  { "a-label", find_a_label, FALSE },
  { "empty-label", find_nothing_left, FALSE },
};

static Fault
find_fault (Case *self)
{
  if (self->typed == NULL)
    return (Fault){ "not-utf-8", NULL };
  for (gsize i = 0; i < G_N_ELEMENTS (finders); i++)
    if (g_str_equal (finders[i].error, self->label->error))
      {
        if (finders[i].maps)
          self->mapped = iri_label_chars_map (self->chars, self->flavour);
        return finders[i].find (self);
      }
  return find_whole (self);
}

/* Errors about the length do not depend on the content, which may be long. */
static gboolean
is_long (const char *error)
{
  return g_str_equal (error, "label-too-long") || g_str_equal (error, "name-too-long");
}

static void
open_case (Case *self, const char *text, const IriHost *host, gsize index)
{
  self->typed = iri_label_chars_new (text, host, index);
  if (self->typed == NULL)
    return;
  if (iri_label_chars_are_a_label (self->typed))
    self->chars = iri_label_chars_decode (self->typed);
  if (self->chars == NULL)
    self->chars = g_array_ref (self->typed);
}

static void
close_case (Case *self)
{
  g_clear_pointer (&self->typed, g_array_unref);
  g_clear_pointer (&self->chars, g_array_unref);
  g_clear_pointer (&self->mapped, g_array_unref);
}

static void
set (IriRejection *self, const Case *from, Fault fault)
{
  self->rule = fault.rule;
  self->section = iri_rejection_section (fault.rule, from->flavour->idna);
  self->idna = from->flavour->idna;
  self->c = fault.at != NULL ? fault.at->from : 0;
  self->span = self->c != 0
                   ? fault.at->span
                   : (IriSpan){ from->label->span.begin, from->label->span.begin };
}

gboolean
iri_rejection_find (const char *text,
                    const IriHost *host,
                    gsize index,
                    IriRejection *out)
{
  const IriLabel *label = &host->labels[index];
  Case found = { .flavour = iri_idna_rules_get (host->idna), .label = label };

  if (label->error == NULL)
    return FALSE;
  if (is_long (label->error))
    set (out, &found, find_whole (&found));
  else
    {
      open_case (&found, text, host, index);
      set (out, &found, find_fault (&found));
      close_case (&found);
    }
  return TRUE;
}

gboolean
iri_rejection_find_first (const char *text, const IriHost *host, IriRejection *out)
{
  for (gsize i = 0; i < host->n_labels; i++)
    if (iri_rejection_find (text, host, i, out))
      return TRUE;
  return FALSE;
}

/* The character with its code point and name; without itself if it is invisible. */
static char *
name_char (gunichar c)
{
  g_autofree char *name = iri_icu_char_name (c);
  char shown[6] = "";

  if (!iri_unicode_is_visible (c))
    return g_strdup_printf ("U+%04X %s", c, name);
  g_unichar_to_utf8 (c, shown);
  return g_strdup_printf (IRI_LRI "%s%s" IRI_PDI " (U+%04X %s)",
                          iri_unicode_is_mark (c) ? "\u25cc" : "", shown, c, name);
}

/* The NFKC form of @c. */
static char *
make_plain (gunichar c)
{
  char text[7] = "";
  char *plain, *isolated;

  g_unichar_to_utf8 (c, text);
  plain = g_utf8_normalize (text, -1, G_NORMALIZE_ALL_COMPOSE);
  isolated = g_strdup_printf (IRI_LRI "%s" IRI_PDI, plain);
  g_free (plain);
  return isolated;
}

static void
fill_in (GString *message, const char *placeholder, char *with)
{
  g_string_replace (message, placeholder, with, 1);
  g_free (with);
}

/* Whether IDNA2008 allows the character, at least in some contexts. */
static gboolean
is_allowed_today (gunichar c)
{
  switch ((IriIdna2008) iri_character (c)->idna2008)
    {
    case IRI_IDNA2008_PVALID:
    case IRI_IDNA2008_CONTEXTJ:
    case IRI_IDNA2008_CONTEXTO:
      return TRUE;
    case IRI_IDNA2008_UNASSIGNED:
    case IRI_IDNA2008_DISALLOWED:
      return FALSE;
    }
  g_return_val_if_reached (FALSE);
}

const char *
iri_rejection_explained_rule (const IriRejection *rejection)
{
  if (rejection->idna == IRI_IDNA_2008 && rejection->c != 0
      && g_str_equal (rejection->rule, "unassigned") && is_allowed_today (rejection->c))
    return "outdated";
  return rejection->rule;
}

/* Names the library of the flavour IDNA2008 and its edition of Unicode, and the first
 * one that has @c. */
static void
fill_in_editions (GString *message, gunichar c)
{
  guint age = iri_character (c)->age;

  fill_in (message, "{library}", g_strdup_printf ("libidn2 %s", iri_idn2_version ()));
  fill_in (message, "{edition}",
           g_strdup_printf ("%u", iri_idn2_unicode (IRI_IDNA_2008)));
  fill_in (message, "{age}", g_strdup_printf ("%u.%u", age / 4, age % 4));
}

char *
iri_rejection_message (const IriRejection *rejection)
{
  const char *rule = iri_rejection_explained_rule (rejection);
  GString *message = g_string_new (iri_rejection_sentence (rule, rejection->c == 0));

  if (g_str_equal (rule, "outdated"))
    fill_in_editions (message, rejection->c);
  fill_in (message, "{char}", name_char (rejection->c));
  fill_in (message, "{plain}", make_plain (rejection->c));
  return g_string_free (message, FALSE);
}
