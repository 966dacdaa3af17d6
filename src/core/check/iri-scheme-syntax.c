/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-scheme-syntax.h"

#include "iri-percent-decode.h"
#include "iri-scheme-rules.h"

#include <string.h>

/* What read_char() returns for percent-encoded octets and non-ASCII characters. */
#define ENCODED 0x80

/* The state of matching an element. */
typedef struct
{
  const char *text;
  gsize begin; /* of the element */
  gsize end;
  gboolean decoded;
  gsize furthest; /* the last position where something else was expected */
  guint n_ahead;  /* how many lookaheads it is in; they expect nothing */
  IriSpan around; /* what to quote if an element inside is missing */
  IriFindingFunc report;
  gpointer data;
} Matcher;

static gboolean match_choice (Matcher *self, const char *pattern, gsize *at);

/* Reads the character at @at. Returns its length in bytes. */
static gsize
read_char (const Matcher *self, gsize at, guint *c)
{
  guint8 octet;
  gsize n = iri_percent_read (self->text + at, self->end - at, &octet);

  *c = octet >= ENCODED || (n > 1 && !self->decoded) ? ENCODED : octet;
  return n == 1 ? (gsize) g_utf8_skip[(guint8) self->text[at]] : n;
}

/* Notes that something else was expected at @at. Returns FALSE. */
static gboolean
fail (Matcher *self, gsize at)
{
  if (self->n_ahead == 0)
    self->furthest = MAX (self->furthest, at);
  return FALSE;
}

/* Where the atom of a pattern that begins at @p ends, or the sequence. */
static const char *end_of_sequence (const char *p);

static const char *
end_of_atom (const char *p)
{
  switch (*p)
    {
    case '\'':
      return strchr (p + 1, '\'') + 1;
    case '[':
      return strchr (p + 2, ']') + 1;
    case '<':
      return strchr (p, '>') + 1;
    case '(':
      for (p = end_of_sequence (p + 1); *p == '|';)
        p = end_of_sequence (p + 1);
      return p + 1;
    default:
      return p + 1;
    }
}

static const char *
end_of_sequence (const char *p)
{
  while (*p != '\0' && *p != '|' && *p != ')')
    p = end_of_atom (p);
  return p;
}

/* Whether @c is one of the characters of "[…]", of which @set is the inside. */
static gboolean
is_in_set (const char *set, guint c)
{
  for (const char *p = set; *p != ']' || p == set; p++)
    {
      const guint first = (guint8) *p;

      if (p[1] == '-' && p[2] != ']')
        p += 2;
      if (c >= first && c <= (guint8) *p)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_in_class (const char *atom, guint c)
{
  const gboolean ascii = c < ENCODED;

  switch (*atom)
    {
    case '[':
      return ascii && is_in_set (atom + 1, c);
    case 'A':
      return ascii && iri_byte_is ((guint8) c, IRI_CLASS_ALPHA);
    case 'D':
      return ascii && iri_byte_is ((guint8) c, IRI_CLASS_DIGIT);
    case 'H':
      return ascii && iri_byte_is ((guint8) c, IRI_CLASS_HEX);
    case 'N':
      return ascii && iri_byte_is ((guint8) c, IRI_CLASS_ALPHA | IRI_CLASS_DIGIT);
    case 'U':
      return ascii && iri_byte_is ((guint8) c, IRI_CLASS_UNRESERVED);
    case 'P':
      return !ascii || (c != '/' && iri_byte_is ((guint8) c, IRI_CLASS_PATH));
    case '%':
      return !ascii;
    case '.':
      return TRUE;
    default:
      g_return_val_if_reached (FALSE);
    }
}

static gboolean
match_char (Matcher *self, const char *atom, gsize *at)
{
  guint c;
  gsize n;

  if (*at >= self->end)
    return fail (self, *at);
  n = read_char (self, *at, &c);
  if (!is_in_class (atom, c))
    return fail (self, *at);
  *at += n;
  return TRUE;
}

/* Matches @literal up to its closing quote. Where nothing is decoded, "%" in it is
 * itself. */
static gboolean
match_literal (Matcher *self, const char *literal, gsize *at)
{
  gsize here = *at;

  for (; *literal != '\''; literal++)
    {
      guint c;
      gsize n = 1;

      if (here >= self->end)
        return fail (self, here);
      c = (guint8) self->text[here];
      if (self->decoded)
        n = read_char (self, here, &c);
      if (g_ascii_tolower ((char) c) != g_ascii_tolower (*literal))
        return fail (self, *at);
      here += n;
    }
  *at = here;
  return TRUE;
}

static const IriSchemeRule *
find_rule (const char *name, gsize length)
{
  gsize n;
  const IriSchemeRule *rules = iri_scheme_rules_all (&n);

  for (gsize i = 0; i < n; i++)
    if (strlen (rules[i].name) == length && memcmp (rules[i].name, name, length) == 0)
      return &rules[i];
  g_return_val_if_reached (NULL);
}

/* Reports that @element does not match its rule. What is missing is reported for the
 * element around it. */
static void
report_mismatch (const Matcher *self, IriFindingCode code, IriSpan element, gsize at)
{
  IriFinding finding = { .code = code, .span = element };
  guint c;

  if (iri_span_length (element) == 0)
    finding.span = self->around;
  finding.other = finding.span;
  if (at > element.begin && at < element.end)
    finding.span = (IriSpan){ at, at + read_char (self, at, &c) };
  self->report (finding, self->data);
}

static void
match_element (const Matcher *outer, const IriSchemeRule *rule, gsize *at)
{
  Matcher self = *outer;
  const gsize begin = *at;
  IriFinding finding = { .code = rule->check_code };
  IriSpan element = { begin, begin };

  while (element.end < outer->end
         && strchr (rule->ends, self.text[element.end]) == NULL)
    element.end++;
  if (iri_span_length (element) > 0
      && (begin > outer->begin || element.end < outer->end))
    self.around = element;
  self.begin = self.furthest = begin;
  self.end = element.end;
  self.decoded = rule->decoded;
  if (!match_choice (&self, rule->pattern, at) || *at < element.end)
    report_mismatch (&self, rule->code, element, MAX (self.furthest, *at));
  else if (rule->check != NULL && rule->check (self.text, element, &finding))
    self.report (finding, self.data);
  *at = element.end;
}

/* Matches the rule whose name begins at @name. In a lookahead, an element is a rule
 * like others. */
static gboolean
match_rule (Matcher *self, const char *name, gsize *at)
{
  const IriSchemeRule *rule = find_rule (name, strcspn (name, ">"));

  if (rule->ends == NULL || self->n_ahead > 0)
    return match_choice (self, rule->pattern, at);
  match_element (self, rule, at);
  return TRUE;
}

static gboolean
match_atom (Matcher *self, const char *atom, gsize *at)
{
  switch (*atom)
    {
    case '(':
      return match_choice (self, atom + 1, at);
    case '<':
      return match_rule (self, atom + 1, at);
    case '\'':
      return match_literal (self, atom + 1, at);
    default:
      return match_char (self, atom, at);
    }
}

/* How often an atom is repeated. */
typedef struct
{
  gsize min;
  gsize max;
} Times;

/* Reads what follows an atom at @p. Returns where it ends. */
static const char *
read_times (const char *p, Times *times)
{
  char *end;

  switch (*p)
    {
    case '*':
      *times = (Times){ 0, G_MAXSIZE };
      return p + 1;
    case '+':
      *times = (Times){ 1, G_MAXSIZE };
      return p + 1;
    case '?':
      *times = (Times){ 0, 1 };
      return p + 1;
    case '{':
      times->min = times->max = (gsize) g_ascii_strtoull (p + 1, &end, 10);
      return end + 1;
    default:
      *times = (Times){ 1, 1 };
      return p;
    }
}

static gboolean
match_times (Matcher *self, const char *atom, Times times, gsize *at)
{
  for (gsize n = 0; n < times.max; n++)
    {
      gsize here = *at;

      if (!match_atom (self, atom, &here))
        return n >= times.min;
      /* What matches nothing does so any number of times. */
      if (here == *at)
        return TRUE;
      *at = here;
    }
  return TRUE;
}

static gboolean
match_ahead (Matcher *self, const char *atom, Times times, gsize at, gboolean wanted)
{
  gsize here = at;
  gboolean found;

  self->n_ahead++;
  found = match_times (self, atom, times, &here);
  self->n_ahead--;
  return found == wanted || fail (self, at);
}

static gboolean
match_sequence (Matcher *self, const char *p, gsize *at)
{
  while (*p != '\0' && *p != '|' && *p != ')')
    {
      const gboolean ahead = *p == '!' || *p == '&';
      const gboolean wanted = *p == '&';
      const char *atom = ahead ? p + 1 : p;
      Times times = { 1, 1 };

      p = *p == ' ' ? p + 1 : read_times (end_of_atom (atom), &times);
      if (*atom == ' ')
        continue;
      if (ahead ? !match_ahead (self, atom, times, *at, wanted)
                : !match_times (self, atom, times, at))
        return FALSE;
    }
  return TRUE;
}

/* Matches the first alternative of @pattern that does, up to its end or a ")". */
static gboolean
match_choice (Matcher *self, const char *pattern, gsize *at)
{
  for (;;)
    {
      gsize here = *at;

      if (match_sequence (self, pattern, &here))
        {
          *at = here;
          return TRUE;
        }
      pattern = end_of_sequence (pattern);
      if (*pattern != '|')
        return FALSE;
      pattern++;
    }
}

static const IriSchemeSyntax *
find_syntax (const char *text, IriSpan scheme)
{
  gsize n;
  const IriSchemeSyntax *schemes = iri_scheme_syntax_all (&n);

  for (gsize i = 0; i < n; i++)
    if (strlen (schemes[i].name) == iri_span_length (scheme)
        && g_ascii_strncasecmp (text + scheme.begin, schemes[i].name,
                                iri_span_length (scheme))
               == 0)
      return &schemes[i];
  return NULL;
}

void
iri_scheme_syntax_check (const char *text,
                         gsize length,
                         const IriComponents *components,
                         IriFindingFunc report,
                         gpointer data)
{
  IriSpan scheme = components->span[IRI_COMPONENT_SCHEME];
  IriSpan fragment = components->span[IRI_COMPONENT_FRAGMENT];
  const IriSchemeSyntax *syntax
      = iri_span_is_present (scheme) ? find_syntax (text, scheme) : NULL;
  Matcher matcher
      = { .text = text, .begin = scheme.end + 1, .report = report, .data = data };
  gsize at = matcher.begin;

  if (syntax == NULL)
    return;
  matcher.end = iri_span_is_present (fragment) ? fragment.begin - 1 : length;
  matcher.around = (IriSpan){ scheme.begin, matcher.end };
  if (syntax->rule != NULL)
    match_element (&matcher, find_rule (syntax->rule, strlen (syntax->rule)), &at);
  if (syntax->no_fragment && iri_span_is_present (fragment))
    report ((IriFinding){ .code = syntax->fragment_code,
                          .span = { fragment.begin - 1, fragment.end } },
            data);
}
