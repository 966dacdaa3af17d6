/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The visual order: ours against FriBidi's, and each display convention. */

#include "fuzz.h"

#include "iri-bidi.h"
#include "iri-convention.h"
#include "iri-fribidi.h"
#include "iri-parse.h"
#include "iri-uba.h"
#include "iri-unicode.h"

#include <string.h>

/* FriBidi also sets the levels of characters that X9 removes. */
static void
check_levels (const IriUbaInput *uba, const uint8_t *data, size_t size)
{
  g_autofree guint8 *ours = g_malloc0 (uba->n + 1);
  g_autofree guint8 *theirs = g_malloc0 (uba->n + 1);

  iri_uba_levels (uba, ours);
  if (!iri_fribidi_is_known_to_agree (uba) || !iri_fribidi_is_quick (uba))
    return;
  iri_fribidi_levels (uba, theirs);
  for (gsize i = 0; i < uba->n; i++)
    FUZZ_HOLDS (ours[i] == IRI_UBA_REMOVED || ours[i] == theirs[i]);
}

static void
check_text (const gunichar *chars, gsize n, const uint8_t *data, size_t size)
{
  g_autofree guint8 *classes = g_malloc0 (n + 1);
  g_autofree gint8 *brackets = g_malloc0 (n + 1);
  g_autofree gunichar *ids = g_new0 (gunichar, n + 1);

  for (gsize i = 0; i < n; i++)
    {
      classes[i] = (guint8) iri_unicode_bidi_class (chars[i]);
      brackets[i] = (gint8) iri_unicode_bracket (chars[i], &ids[i]);
    }
  for (int level = IRI_UBA_AUTO; level <= 1; level++)
    check_levels (&(IriUbaInput){ classes, brackets, ids, n, level, NULL, NULL }, data,
                  size);
}

/* Each position shows one character. */
static void
check_convention (const char *text,
                  gsize length,
                  IriConvention convention,
                  const uint8_t *data,
                  size_t size)
{
  g_autoptr (IriBidi) bidi = NULL;
  g_autofree guint8 *seen = NULL;
  IriComponents components;

  iri_parse (text, length, iri_spec_default (), &components, NULL, NULL);
  bidi = iri_bidi_new (text, length, &components, convention);
  seen = g_new0 (guint8, bidi->n_chars + 1);
  FUZZ_HOLDS (g_utf8_validate (bidi->visual, -1, NULL));
  FUZZ_HOLDS (g_utf8_validate (bidi->display, -1, NULL));
  for (gsize i = 0; i < bidi->n_order; i++)
    {
      FUZZ_HOLDS (bidi->order[i] < bidi->n_chars && !seen[bidi->order[i]]);
      seen[bidi->order[i]] = 1;
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autofree gunichar *chars = NULL;
  glong n;

  if (!g_utf8_validate (text, -1, NULL))
    return 0;
  chars = g_utf8_to_ucs4_fast (text, -1, &n);
  check_text (chars, (gsize) n, data, size);
  for (int convention = 0; convention < IRI_N_CONVENTIONS; convention++)
    check_convention (text, strlen (text), (IriConvention) convention, data, size);
  return 0;
}
