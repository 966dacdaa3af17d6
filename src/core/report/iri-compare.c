/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-compare.h"

#include "iri-parse.h"
#include "iri-percent-encode.h"

#include <string.h>

/* Normalization takes more than linear time for very long runs of combining marks.
 * Nobody compares such IRIs by eye. */
#define MAX_EQUAL_AFTER_BYTES (16 * 1024)

const char *
iri_equal_after_id (IriEqualAfter equal_after)
{
  switch (equal_after)
    {
    case IRI_EQUAL_AFTER_NOT:
      return NULL;
    case IRI_EQUAL_AFTER_NFC:
      return "nfc";
    case IRI_EQUAL_AFTER_NFKC:
      return "nfkc";
    }
  g_return_val_if_reached (NULL);
}

gboolean
iri_purpose_find (const char *id, IriPurpose *purpose)
{
  if (g_str_equal (id, "identity"))
    *purpose = IRI_PURPOSE_IDENTITY;
  else if (g_str_equal (id, "retrieval"))
    *purpose = IRI_PURPOSE_RETRIEVAL;
  else
    return FALSE;
  return TRUE;
}

/* How many bytes of @text are compared: all before its fragment for retrieval. */
static gsize
compared_length (const char *text, IriPurpose purpose)
{
  return purpose == IRI_PURPOSE_RETRIEVAL ? strcspn (text, "#") : strlen (text);
}

static void
climb (const char *text,
       const IriOptions *options,
       IriPurpose purpose,
       IriSteps *steps,
       GString *normal)
{
  const IriNormalizeInput input = { .text = text,
                                    .length = compared_length (text, purpose),
                                    .spec = options->spec,
                                    .idna = options->idna,
                                    .charset = options->charset };

  iri_normalize (&input,
                 purpose == IRI_PURPOSE_IDENTITY ? IRI_RUNG_STRING : IRI_RUNG_SCHEME,
                 steps, normal);
}

static void
set_form (IriSteps *steps, gsize i, const char *form, IriPurpose purpose)
{
  g_free (steps->steps[i].text);
  steps->steps[i].text = g_strndup (form, compared_length (form, purpose));
}

/* The forms of the subject of @report, one for each rung. Contextual processing, such
 * as the preparation of a web address, comes before any comparison (3987bis-00 §5.2).
 * Free with iri_steps_free(). */
static IriSteps *
make_forms (const IriReport *report, IriPurpose purpose)
{
  const IriOptions *options = &report->options;
  /* A target by the URL Standard is already a URL, but its text is not. */
  const char *text = options->base != NULL ? report->iri : report->display;
  g_autoptr (GString) normal = g_string_new (NULL);
  IriSteps *steps = iri_steps_new ();

  climb (text, options, purpose, steps, normal);
  if (!options->spec->normalizes_by_parsing)
    return steps;
  /* By the URL Standard, URLs are equal if they serialize alike (§4.6). */
  for (gsize i = 1; i < steps->n_steps; i++)
    set_form (steps, i, i + 1 < steps->n_steps ? text : report->uri, purpose);
  return steps;
}

/* @text with all its non-ASCII characters percent-encoded. Free with g_free(). */
static char *
encode_non_ascii (const char *text)
{
  GString *out = g_string_new (NULL);

  while (*text != '\0')
    {
      gsize n = 1;

      while (text[n] != '\0' && ((guint8) text[n] < 0x80) == ((guint8) *text < 0x80))
        n++;
      if ((guint8) *text < 0x80)
        g_string_append_len (out, text, (gssize) n);
      else
        iri_percent_encode (text, n, out);
      text += n;
    }
  return g_string_free (out, FALSE);
}

/* Whether the forms differ at most in the escapes of characters that normalization
 * keeps as they are: neither decoded, because they would be invisible, nor encoded. */
static gboolean
is_equal_encoded (const char *left, const char *right)
{
  g_autofree char *left_encoded = encode_non_ascii (left);
  g_autofree char *right_encoded = encode_non_ascii (right);

  return g_str_equal (left_encoded, right_encoded);
}

static void
compare_rungs (IriComparison *self,
               IriSteps *left,
               IriSteps *right,
               gboolean normalizes_by_parsing)
{
  self->n_rungs = left->n_steps;
  self->rungs = g_new (IriComparisonRung, self->n_rungs);
  for (gsize i = 0; i < self->n_rungs; i++)
    {
      IriComparisonRung *rung = &self->rungs[i];

      rung->rung = (IriRung) i;
      rung->left = g_steal_pointer (&left->steps[i].text);
      rung->right = g_steal_pointer (&right->steps[i].text);
      rung->equal = g_str_equal (rung->left, rung->right)
                    || (i >= IRI_RUNG_PERCENT && !normalizes_by_parsing
                        && is_equal_encoded (rung->left, rung->right));
      if (!self->equal)
        self->rung = rung->rung;
      self->equal |= rung->equal;
    }
}

static gboolean
is_equal_in (const IriComparisonRung *rung, GNormalizeMode mode)
{
  g_autofree char *left = g_utf8_normalize (rung->left, -1, mode);
  g_autofree char *right = g_utf8_normalize (rung->right, -1, mode);

  return g_strcmp0 (left, right) == 0;
}

static IriEqualAfter
find_equal_after (const IriComparison *self)
{
  const IriComparisonRung *last = &self->rungs[self->n_rungs - 1];

  if (self->equal || strlen (last->left) > MAX_EQUAL_AFTER_BYTES
      || strlen (last->right) > MAX_EQUAL_AFTER_BYTES)
    return IRI_EQUAL_AFTER_NOT;
  if (is_equal_in (last, G_NORMALIZE_NFC))
    return IRI_EQUAL_AFTER_NFC;
  if (is_equal_in (last, G_NORMALIZE_NFKC))
    return IRI_EQUAL_AFTER_NFKC;
  return IRI_EQUAL_AFTER_NOT;
}

/* Whether a server is asked for the path: there is a host, or the base decides. */
static gboolean
has_server (const IriComponents *components)
{
  return iri_span_length (components->span[IRI_COMPONENT_HOST]) > 0
         || !iri_span_is_present (components->span[IRI_COMPONENT_SCHEME]);
}

/* Whether @longer is @shorter with a slash after its path, which is not empty. */
static gboolean
has_slash_more (const char *longer, const char *shorter, const IriSpec *spec)
{
  gsize length = strlen (shorter), end;
  IriComponents components;

  if (strlen (longer) != length + 1)
    return FALSE;
  iri_parse (shorter, length, spec, &components, NULL, NULL);
  end = components.span[IRI_COMPONENT_PATH].end;
  return iri_span_length (components.span[IRI_COMPONENT_PATH]) > 0
         && shorter[end - 1] != '/' && has_server (&components) && longer[end] == '/'
         && memcmp (longer, shorter, end) == 0
         && strcmp (longer + end + 1, shorter + end) == 0;
}

static gboolean
find_trailing_slash (const IriComparison *self, const IriSpec *spec, IriPurpose purpose)
{
  const IriComparisonRung *last = &self->rungs[self->n_rungs - 1];

  return !self->equal && purpose != IRI_PURPOSE_IDENTITY
         && (has_slash_more (last->left, last->right, spec)
             || has_slash_more (last->right, last->left, spec));
}

IriComparison *
iri_comparison_new (const IriReport *left, const IriReport *right, IriPurpose purpose)
{
  IriComparison *self;
  g_autoptr (IriSteps) left_forms = NULL;
  g_autoptr (IriSteps) right_forms = NULL;

  if (left->iri == NULL || right->iri == NULL)
    return NULL;
  self = g_new0 (IriComparison, 1);
  left_forms = make_forms (left, purpose);
  right_forms = make_forms (right, purpose);
  compare_rungs (self, left_forms, right_forms,
                 left->options.spec->normalizes_by_parsing);
  self->equal_after = find_equal_after (self);
  self->trailing_slash = find_trailing_slash (self, left->options.spec, purpose);
  self->differences = iri_diff (left->text, left->length, right->text, right->length,
                                &self->n_differences);
  return self;
}

void
iri_comparison_free (IriComparison *self)
{
  for (gsize i = 0; i < self->n_rungs; i++)
    {
      g_free (self->rungs[i].left);
      g_free (self->rungs[i].right);
    }
  g_free (self->rungs);
  g_free (self->differences);
  g_free (self);
}
