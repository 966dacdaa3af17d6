/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds visual twins by brute force: puts all short texts over an alphabet in visual
 * order; those that are shown the same are twins. For a left-to-right embedding, ICU's
 * implementation of UAX #9 gives the visual order. */

#include "iri-bidi-perception.h"
#include "order.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ustring.h>

enum
{
  MAX_UNITS = 64,
  RANDOM_TEXTS = 100000,
};

/* One character of each kind that can change places with another. */
static const char *const alphabet[]
    = { "\u05D0", "\u05D1", "\u0627", "1", "\u0661", "a", ".", "/", "?", "(", ")" };

/* Texts of at most @length characters of the alphabet after @prefix. Of those that
 * have a twin among them, a twin must be found for at least @floor in a thousand. */
static const struct
{
  const char *name;
  IriConvention convention;
  const char *prefix;
  int length;
  guint floor;
} rows[] = {
  { "embed-ltr", IRI_CONVENTION_EMBED_LTR, "http://a", 4, 995 },
  { "embed-ltr-path", IRI_CONVENTION_EMBED_LTR, "//a/\u05D0", 4, 995 },
  { "embed-ltr-relative", IRI_CONVENTION_EMBED_LTR, "", 4, 995 },
  { "plain-rtl", IRI_CONVENTION_PLAIN_RTL, "", 4, 950 },
  { "plain-rtl-latin", IRI_CONVENTION_PLAIN_RTL, "\u05D0a", 4, 950 },
  { "plain-auto", IRI_CONVENTION_PLAIN_AUTO, "", 4, 950 },
  { "lrm-component", IRI_CONVENTION_LRM_COMPONENT, "http://a", 4, 950 },
  { "lrm-reserved", IRI_CONVENTION_LRM_RESERVED, "http://a", 4, 950 },
  { "isolate", IRI_CONVENTION_ISOLATE, "http://a", 4, 995 },
  { "url-class", IRI_CONVENTION_URL_CLASS, "http://a", 4, 950 },
  { "uri", IRI_CONVENTION_URI, "http://a", 3, 1000 },
};

static void
append_texts (GPtrArray *texts, GString *text, int length)
{
  gsize begin = text->len;

  g_ptr_array_add (texts, g_strdup (text->str));
  for (gsize i = 0; length > 0 && i < G_N_ELEMENTS (alphabet); i++)
    {
      g_string_append (text, alphabet[i]);
      append_texts (texts, text, length - 1);
      g_string_truncate (text, begin);
    }
}

static GPtrArray *
make_texts (const char *prefix, int length)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = g_string_new (prefix);

  append_texts (texts, text, length);
  return texts;
}

/* Returns ICU's visual order. */
static char *
show_by_icu (const char *text, UBiDi *bidi)
{
  UErrorCode status = U_ZERO_ERROR;
  UChar logical[MAX_UNITS], visual[MAX_UNITS];
  char *shown = g_malloc (3 * MAX_UNITS);
  int length;

  u_strFromUTF8 (logical, MAX_UNITS, &length, text, -1, &status);
  ubidi_setPara (bidi, logical, length, 0, NULL, &status);
  length = ubidi_writeReordered (
      bidi, visual, MAX_UNITS, UBIDI_DO_MIRRORING | UBIDI_KEEP_BASE_COMBINING, &status);
  u_strToUTF8 (shown, 3 * MAX_UNITS, NULL, visual, length, &status);
  g_assert_cmpint (status, <=, U_ZERO_ERROR);
  return shown;
}

static char *
show (const char *text, IriConvention convention, UBiDi *icu)
{
  g_autoptr (IriBidi) bidi = NULL;

  if (convention == IRI_CONVENTION_EMBED_LTR)
    return show_by_icu (text, icu);
  bidi = order (text, strlen (text), convention);
  return g_strdup (bidi->visual);
}

/* Counts how many texts are shown as each visual order. */
static GHashTable *
group (const GPtrArray *texts, IriConvention convention)
{
  GHashTable *groups = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  UBiDi *icu = ubidi_open ();

  for (guint i = 0; i < texts->len; i++)
    {
      char *shown = show (g_ptr_array_index (texts, i), convention, icu);
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (groups, shown));

      g_hash_table_insert (groups, shown, GUINT_TO_POINTER (n + 1));
    }
  ubidi_close (icu);
  return groups;
}

/* Returns whether a twin is found; if so, it must be one. */
static gboolean
finds_twin (const char *text, const char *shown, IriConvention convention, UBiDi *icu)
{
  g_autoptr (IriBidi) bidi = order (text, strlen (text), convention);
  g_autoptr (IriBidiPerception) perception
      = iri_bidi_perception_new (bidi, iri_spec_default ());
  g_autofree char *twin_shown = NULL;

  g_assert_cmpstr (bidi->visual, ==, shown);
  if (perception->twin == NULL)
    return FALSE;
  g_assert_cmpstr (perception->twin, !=, bidi->text);
  g_assert_true (g_utf8_validate (perception->twin, -1, NULL));
  twin_shown = show (perception->twin, convention, icu);
  g_assert_cmpstr (twin_shown, ==, shown);
  return TRUE;
}

static void
test_recall (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  IriConvention convention = rows[row].convention;
  g_autoptr (GPtrArray) texts = make_texts (rows[row].prefix, rows[row].length);
  g_autoptr (GHashTable) groups = group (texts, convention);
  UBiDi *icu = ubidi_open ();
  guint real = 0, found = 0;

  for (guint i = 0; i < texts->len; i++)
    {
      const char *text = g_ptr_array_index (texts, i);
      g_autofree char *shown = show (text, convention, icu);
      gboolean has_twin = finds_twin (text, shown, convention, icu);

      if (GPOINTER_TO_UINT (g_hash_table_lookup (groups, shown)) < 2)
        continue;
      real++;
      found += (guint) has_twin;
    }
  ubidi_close (icu);
  g_test_message ("%u of %u texts have a twin, one is found for %u", real, texts->len,
                  found);
  g_assert_cmpuint (found * 1000, >=, real * rows[row].floor);
}

/* Checks what a valid reference has in common with a twin under isolates. */
static void
check_components (const char *text, const char *twin)
{
  IriComponents components, twin_components;
  g_autoptr (GArray) units = NULL;
  g_autoptr (GArray) twin_units = NULL;

  iri_parse (text, strlen (text), iri_spec_default (), &components, NULL, NULL);
  iri_parse (twin, strlen (twin), iri_spec_default (), &twin_components, NULL, NULL);
  if (!components.valid)
    return;
  g_assert_cmpmem (components.span, sizeof components.span, twin_components.span,
                   sizeof twin_components.span);
  units = iri_bidi_units (text, strlen (text), &components);
  twin_units = iri_bidi_units (twin, strlen (twin), &twin_components);
  g_assert_cmpuint (units->len, ==, twin_units->len);
  for (guint i = 0; i < units->len; i++)
    {
      const IriBidiUnit *unit = &g_array_index (units, IriBidiUnit, i);
      const IriBidiUnit *other = &g_array_index (twin_units, IriBidiUnit, i);
      gsize length = iri_span_length (unit->span);
      g_autofree char *shown = NULL, *other_shown = NULL;
      UBiDi *icu;

      g_assert_cmpint (unit->kind, ==, other->kind);
      g_assert_cmpuint (unit->span.begin, ==, other->span.begin);
      g_assert_cmpuint (unit->span.end, ==, other->span.end);
      if (memcmp (text + unit->span.begin, twin + unit->span.begin, length) == 0)
        continue;
      /* The component alone has this twin too. */
      icu = ubidi_open ();
      {
        g_autofree char *one = g_strndup (text + unit->span.begin, length);
        g_autofree char *two = g_strndup (twin + unit->span.begin, length);

        shown = show_by_icu (one, icu);
        other_shown = show_by_icu (two, icu);
      }
      ubidi_close (icu);
      g_assert_cmpstr (shown, ==, other_shown);
    }
}

/* Fragments of references, most of them with a character that moves. */
static const char *const pieces[] = { "\u05D0", "\u05D1\u05D2",
                                      "\u0627", "\u0628\u062A",
                                      "1",      "23",
                                      "\u0661", "a",
                                      "bc",     ".",
                                      "-",      "_",
                                      "(",      ")",
                                      "%20",    "!",
                                      "\u05B0" };

static void
append_component (GRand *random, GString *out, const char *more)
{
  int n = g_rand_int_range (random, 1, 5);

  while (n-- > 0)
    if (more[0] != '\0' && g_rand_int_range (random, 0, 4) == 0)
      g_string_append_c (out,
                         more[g_rand_int_range (random, 0, (gint32) strlen (more))]);
    else
      g_string_append (out,
                       pieces[g_rand_int_range (random, 0, G_N_ELEMENTS (pieces))]);
}

static char *
random_reference (GRand *random)
{
  GString *out = g_string_new ("http://");

  if (g_rand_int_range (random, 0, 5) == 0)
    {
      append_component (random, out, ":");
      g_string_append_c (out, '@');
    }
  append_component (random, out, ".");
  if (g_rand_int_range (random, 0, 4) == 0)
    g_string_append (out, ":80");
  g_string_append_c (out, '/');
  append_component (random, out, "/:@");
  if (g_rand_boolean (random))
    {
      g_string_append_c (out, '?');
      append_component (random, out, "/?&=;:@");
    }
  if (g_rand_boolean (random))
    {
      g_string_append_c (out, '#');
      append_component (random, out, "/?:@");
    }
  return g_string_free (out, FALSE);
}

/* Isolates keep components in logical order, whatever they contain: a twin has the
 * same components in the same places and differs only inside a component. */
static void
test_isolate (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (3987);
  guint found = 0;

  for (int i = 0; i < RANDOM_TEXTS; i++)
    {
      g_autofree char *text = random_reference (random);
      g_autoptr (IriBidi) bidi = order (text, strlen (text), IRI_CONVENTION_ISOLATE);
      g_autoptr (IriBidiPerception) perception
          = iri_bidi_perception_new (bidi, iri_spec_default ());

      g_assert_true (bidi->components.valid);
      if (perception->twin == NULL)
        continue;
      check_components (text, perception->twin);
      found++;
    }
  g_test_message ("%u of %u texts have a twin", found, RANDOM_TEXTS);
  g_assert_cmpuint (found, >, RANDOM_TEXTS / 100);
}

/* The same for all twins of short texts, whether they are found or not. */
static void
test_isolate_all (void)
{
  g_autoptr (GPtrArray) texts = make_texts ("//a", 4);
  g_autoptr (GHashTable) first
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < texts->len; i++)
    {
      const char *text = g_ptr_array_index (texts, i);
      char *shown = show (text, IRI_CONVENTION_ISOLATE, NULL);
      const char *other = g_hash_table_lookup (first, shown);

      if (other != NULL)
        check_components (text, other);
      g_hash_table_insert (first, shown, (char *) text);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/bidi-twins/recall/%s", rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_recall);
    }
  g_test_add_func ("/bidi-twins/isolate", test_isolate);
  g_test_add_func ("/bidi-twins/isolate-all", test_isolate_all);
  return g_test_run ();
}
