/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-look-alike.h"

#include "iri-chars.h"
#include "iri-parse.h"
#include "iri-spoof.h"
#include "iri-to-iri.h"
#include "iri-unicode.h"

#include <string.h>

/* Whether the subject of @report is UTF-8 without NUL; its display text has U+FFFD
 * otherwise. */
static gboolean
is_text (const IriReport *report)
{
  const char *text = report->target != NULL ? report->target : report->reference;
  gsize length
      = report->target != NULL ? report->target_length : report->reference_length;

  return iri_utf8_is_valid (text, length) && memchr (text, '\0', length) == NULL;
}

/* Appends the host as browsers show it in Unicode: mapped, case-folded, with A-labels
 * decoded. A host that they reject is only percent-decoded. */
static void
append_host (
    GString *out, const char *text, IriSpan span, IriHostKind kind, const IriSpec *spec)
{
  g_autoptr (IriHost) host = iri_host_new (text, span, kind, IRI_IDNA_BROWSER);

  if (host->unicode != NULL)
    g_string_append (out, host->unicode);
  else
    iri_component_to_iri (text + span.begin, iri_span_length (span), IRI_COMPONENT_HOST,
                          spec, FALSE, out);
}

static void
append_component (GString *out,
                  const char *text,
                  IriSpan span,
                  IriComponent component,
                  IriHostKind kind,
                  const IriSpec *spec)
{
  gsize begin = out->len;

  if (component == IRI_COMPONENT_HOST)
    append_host (out, text, span, kind, spec);
  else
    iri_component_to_iri (text + span.begin, iri_span_length (span), component, spec,
                          FALSE, out);
  for (gsize i = begin; component == IRI_COMPONENT_SCHEME && i < out->len; i++)
    out->str[i] = g_ascii_tolower (out->str[i]);
}

/* The text as programs show it. Free with g_free(). */
static char *
make_shown (const char *text, const IriSpec *spec)
{
  gsize length = strlen (text), at = 0;
  GString *shown = g_string_sized_new (length);
  IriComponents components;

  iri_parse (text, length, spec, &components, NULL, NULL);
  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      IriSpan span = components.span[component];

      if (!iri_span_is_present (span))
        continue;
      g_string_append_len (shown, text + at, (gssize) (span.begin - at));
      append_component (shown, text, span, (IriComponent) component,
                        components.host_kind, spec);
      at = span.end;
    }
  g_string_append (shown, text + at);
  return g_string_free (shown, FALSE);
}

static gboolean
have_one_skeleton (const char *left, const char *right)
{
  g_autofree char *one = iri_spoof_skeleton (left, strlen (left));
  g_autofree char *other = iri_spoof_skeleton (right, strlen (right));

  return g_str_equal (one, other);
}

static IriBidi *
order (const char *text, IriConvention convention)
{
  static const IriComponents components = { .valid = TRUE };

  return iri_bidi_new (text, strlen (text), &components, convention);
}

/* Whether a line shows the two alike by @convention (bidiSkeleton). */
static gboolean
is_shown_alike (IriLookAlike *self,
                const char *left,
                const char *right,
                IriConvention convention)
{
  g_autoptr (IriBidi) one = order (left, convention);
  g_autoptr (IriBidi) other = order (right, convention);
  gboolean same = g_str_equal (one->visual, other->visual);

  self->shown_alike |= same;
  return same || have_one_skeleton (one->visual, other->visual);
}

static gsize
word_length (const char *text)
{
  return strcspn (text, "/?#[]@:.&;=");
}

/* Compares word by word, because a whole IRI rarely is in a single script. */
static gboolean
has_whole_script (const char *left, const char *right)
{
  IriSpan one = { 0, 0 }, other = { 0, 0 };

  for (;; one.begin = one.end + 1, other.begin = other.end + 1)
    {
      one.end = one.begin + word_length (left + one.begin);
      other.end = other.begin + word_length (right + other.begin);
      if (iri_spoof_is_whole_script_confusable (left + one.begin, iri_span_length (one),
                                                right + other.begin,
                                                iri_span_length (other)))
        return TRUE;
      if (left[one.end] == '\0' || right[other.end] == '\0')
        return FALSE;
    }
}

static void
compare_texts (IriLookAlike *self, const char *left, const char *right)
{
  gboolean alike = have_one_skeleton (left, right);

  self->skeletons_alike |= alike;
  /* In a left-to-right line, the visual order of most texts is their logical order. */
  if (iri_bidi_is_needed (left, strlen (left))
      || iri_bidi_is_needed (right, strlen (right)))
    alike = is_shown_alike (self, left, right, IRI_CONVENTION_EMBED_LTR);
  else
    self->shown_alike |= g_str_equal (left, right);
  self->ltr |= alike;
  self->rtl |= is_shown_alike (self, left, right, IRI_CONVENTION_PLAIN_RTL);
}

static guint
find_overlooked (const IriLookAlike *self, const char *left, const char *right)
{
  guint found = iri_subtle_difference_find (self->left_shown, self->right_shown);

  if (found == 0)
    found = iri_subtle_difference_find (left, right);
  if (found != 0 || g_str_equal (self->left_shown, self->right_shown))
    return found;
  if (self->skeletons_alike)
    return IRI_SUBTLE_DIFFERENCE_CONFUSABLE;
  if (self->shown_alike)
    return IRI_SUBTLE_DIFFERENCE_ORDER;
  return self->ltr || self->rtl
             ? IRI_SUBTLE_DIFFERENCE_ORDER | IRI_SUBTLE_DIFFERENCE_CONFUSABLE
             : 0;
}

IriLookAlike *
iri_look_alike_new (const IriReport *left, const IriReport *right)
{
  const char *one = left->display, *other = right->display;
  IriLookAlike *self;

  if (!is_text (left) || !is_text (right))
    return NULL;
  self = g_new0 (IriLookAlike, 1);
  self->left_shown = make_shown (one, left->options.spec);
  self->right_shown = make_shown (other, left->options.spec);
  self->left_skeleton
      = iri_spoof_skeleton (self->left_shown, strlen (self->left_shown));
  self->right_skeleton
      = iri_spoof_skeleton (self->right_shown, strlen (self->right_shown));
  if (g_str_equal (one, other))
    return self;
  compare_texts (self, one, other);
  if (!g_str_equal (one, self->left_shown) || !g_str_equal (other, self->right_shown))
    compare_texts (self, self->left_shown, self->right_shown);
  self->overlooked = find_overlooked (self, one, other);
  self->alike = self->shown_alike || self->skeletons_alike || self->ltr || self->rtl
                || self->overlooked != 0;
  self->whole_script
      = self->alike && has_whole_script (self->left_shown, self->right_shown);
  self->differences = iri_diff (left->text, left->length, right->text, right->length,
                                &self->n_differences);
  return self;
}

void
iri_look_alike_free (IriLookAlike *self)
{
  g_free (self->differences);
  g_free (self->left_shown);
  g_free (self->right_shown);
  g_free (self->left_skeleton);
  g_free (self->right_skeleton);
  g_free (self);
}
