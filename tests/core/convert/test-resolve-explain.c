/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The step-by-step explanation of how a reference is resolved. */

#include "iri-dot-segments.h"
#include "iri-report.h"
#include "iri-resolve.h"

#include <string.h>

#define BASE "http://a/b/c/d;p?q"

/* The reported steps, one per line. */
typedef struct
{
  GString *rules;   /* "COMPONENT SOURCE TEXT" */
  GString *rounds;  /* "NUMBER OUTPUT INPUT" */
  GString *codes;   /* the codes of the rules */
  GString *numbers; /* of the rules and results, with the codes of the latter */
  char *path;       /* the last path without dot segments */
  char *target;
} Steps;

static void
take (const IriResolveStep *step, gpointer data)
{
  static const char sources[] = { 'R', 'B', '+' };
  Steps *self = data;
  g_autofree char *text
      = step->text != NULL ? g_strndup (step->text, step->length) : NULL;

  g_assert_cmpstr (step->number, !=, NULL);
  g_assert_cmpstr (step->title, !=, "");
  g_assert_true (step->text != NULL || step->length == 0);
  switch (step->kind)
    {
    case IRI_RESOLVE_RULE:
      g_string_append_printf (self->numbers, "%s ", step->number);
      g_assert_cmpint (step->component, !=, IRI_COMPONENT_NONE);
      g_string_append_printf (self->codes, "%s\n", step->code);
      g_string_append_printf (self->rules, "%s %c %s\n",
                              iri_component_id (step->component), sources[step->source],
                              text != NULL ? text : "-");
      break;
    case IRI_RESOLVE_SEGMENT:
      g_string_append_printf (self->rounds, "%s %s|%.*s\n", step->number, text,
                              (int) step->rest_length, step->rest);
      break;
    case IRI_RESOLVE_RESULT:
      g_string_append_printf (self->numbers, "%s %s, ", step->number, step->code);
      g_free (step->component == IRI_COMPONENT_PATH ? self->path : self->target);
      if (step->component == IRI_COMPONENT_PATH)
        self->path = g_steal_pointer (&text);
      else
        self->target = g_steal_pointer (&text);
      break;
    }
}

static Steps *
steps_new (void)
{
  Steps *self = g_new0 (Steps, 1);

  self->rules = g_string_new (NULL);
  self->rounds = g_string_new (NULL);
  self->codes = g_string_new (NULL);
  self->numbers = g_string_new (NULL);
  return self;
}

static void
steps_free (Steps *self)
{
  g_string_free (self->rules, TRUE);
  g_string_free (self->rounds, TRUE);
  g_string_free (self->codes, TRUE);
  g_string_free (self->numbers, TRUE);
  g_free (self->path);
  g_free (self->target);
  g_free (self);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Steps, steps_free)

static Steps *
explain (const char *spec, const char *base, const char *reference, gboolean non_strict)
{
  Steps *steps = steps_new ();
  IriResolveListener listener = { take, steps };
  IriResolveOptions options = { .spec = iri_spec_find (spec),
                                .non_strict = non_strict,
                                .listener = &listener };

  iri_resolve_explain (base, reference, strlen (reference), NULL, &options);
  return steps;
}

/* The steps for each reference, by the pseudo-code of RFC 3986 §5.2.2, by RFC 2396
 * §5.2, and by the states of the URL Standard. */
static const struct
{
  const char *name;
  const char *spec;
  const char *base;
  const char *reference;
  const char *rules;
} ways[] = {
  { "scheme", "rfc3987", BASE, "g:h",
    "scheme R g\nhost R -\npath R h\nquery R -\nfragment R -\n" },
  { "scheme-authority", "rfc3987", BASE, "g://h/../i?j",
    "scheme R g\nhost R h\npath R /../i\nquery R j\nfragment R -\n" },
  { "authority", "rfc3987", BASE, "//me@g:1/h",
    "scheme B http\nhost R me@g:1\npath R /h\nquery R -\nfragment R -\n" },
  { "rooted", "rfc3987", BASE, "/g#s",
    "scheme B http\nhost B a\npath R /g\nquery R -\nfragment R s\n" },
  { "relative", "rfc3987", BASE, "../g?y",
    "scheme B http\nhost B a\npath + ../g\nquery R y\nfragment R -\n" },
  { "query", "rfc3987", BASE, "?y",
    "scheme B http\nhost B a\npath B /b/c/d;p\nquery R y\nfragment R -\n" },
  { "fragment", "rfc3987", BASE, "#s",
    "scheme B http\nhost B a\npath B /b/c/d;p\nquery B q\nfragment R s\n" },
  { "no-authority", "rfc3987", "mailto:a@b", "c",
    "scheme B mailto\nhost B -\npath + c\nquery R -\nfragment R -\n" },
  { "no-base", "rfc3987", "", "g:h",
    "scheme R g\nhost R -\npath R h\nquery R -\nfragment R -\n" },
  { "nowhere", "rfc3987", "b", "g", "" },
  { "early", "duerst-01", BASE, "?y",
    "scheme B http\nhost B a\npath + \nquery R y\nfragment R -\n" },
  { "early-stay", "duerst-01", BASE, "#s",
    "scheme B http\nhost B a\npath B /b/c/d;p\nquery B q\nfragment R s\n" },
  { "url", "whatwg", BASE, "../g?y",
    "scheme B http\nhost B a\npath + /b/c\nquery R y\n" },
  { "url-same-scheme", "whatwg", BASE, "http:g",
    "scheme R http\nscheme R http\nhost B a\npath + /b/c\n" },
  { "url-file-host", "whatwg", BASE, "file://LocalHost/g",
    "scheme R file\nhost R \npath R /g\n" },
  { "url-authority", "whatwg", BASE, "//me@G:80/h",
    "scheme B http\nhost R me@g\npath R /h\n" },
  { "url-rooted", "whatwg", BASE, "/g", "scheme B http\nhost B a\npath R /g\n" },
  { "url-empty", "whatwg", BASE, "",
    "scheme B http\nhost B a\npath B /b/c/d;p\nquery B q\n" },
  { "url-opaque", "whatwg", "mailto:a@b", "#c",
    "scheme B mailto\npath B a@b\nquery B -\nfragment R c\n" },
  { "url-opaque-fails", "whatwg", "mailto:a@b", "c", "" },
  { "url-drive", "whatwg", "file:///C:/a/b", "/c",
    "scheme B file\nhost B \npath R /c\n" },
  { "url-no-base", "whatwg", "", "http://g/h", "scheme R http\nhost R g\npath R /h\n" },
  { "url-bad-base", "whatwg", "b", "http://g/h", "" },
};

static void
test_way (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  g_autoptr (Steps) steps
      = explain (ways[row].spec, ways[row].base, ways[row].reference, FALSE);

  g_assert_cmpstr (steps->rules->str, ==, ways[row].rules);
  g_assert_cmpint (steps->target == NULL, ==, *ways[row].rules == '\0');
}

/* The lines of the pseudo-code of RFC 3986 §5.2.2 that a relative path executes. */
static void
test_codes (void)
{
  g_autoptr (Steps) steps = explain ("rfc3987", BASE, "../g", FALSE);

  g_assert_cmpstr (steps->codes->str, ==,
                   "T.scheme = Base.scheme\n"
                   "T.authority = Base.authority\n"
                   "T.path = merge(Base.path, R.path)\n"
                   "T.query = R.query\n"
                   "T.fragment = R.fragment\n");
}

/* The sections that the steps are from: URL Standard §4.4 parses, §4.5 serializes. RFC
 * 3986 §5.2.2 transforms references, §5.2.4 removes dot segments, §5.3 recomposes. */
static void
test_numbers (void)
{
  g_autoptr (Steps) url = explain ("whatwg", BASE, "../g", FALSE);
  g_autoptr (Steps) rfc = explain ("rfc3987", BASE, "../g", FALSE);

  g_assert_cmpstr (url->numbers->str, ==,
                   "4.4 4.4 4.4 4.4 path state, 4.5 URL serializer, ");
  g_assert_cmpstr (rfc->numbers->str, ==,
                   "5.2.2 5.2.2 5.2.2 5.2.3 , 5.2.4 , 5.2.2 5.2.2 5.3 , ");
}

/* RFC 3986 §5.2.4: the tables of its two examples, and rows for the rules that these
 * examples do not use. */
static const struct
{
  const char *name;
  const char *path;
  const char *rounds;
} tables[] = {
  { "example-1", "/a/b/c/./../../g",
    "5.2.4 1 |/a/b/c/./../../g\n"
    "5.2.4 2E /a|/b/c/./../../g\n"
    "5.2.4 2E /a/b|/c/./../../g\n"
    "5.2.4 2E /a/b/c|/./../../g\n"
    "5.2.4 2B /a/b/c|/../../g\n"
    "5.2.4 2C /a/b|/../g\n"
    "5.2.4 2C /a|/g\n"
    "5.2.4 2E /a/g|\n" },
  { "example-2", "mid/content=5/../6",
    "5.2.4 1 |mid/content=5/../6\n"
    "5.2.4 2E mid|/content=5/../6\n"
    "5.2.4 2E mid/content=5|/../6\n"
    "5.2.4 2C mid|/6\n"
    "5.2.4 2E mid/6|\n" },
  { "a-and-d", ".././..",
    "5.2.4 1 |.././..\n"
    "5.2.4 2A |./..\n"
    "5.2.4 2A |..\n"
    "5.2.4 2D |\n" },
  { "b-at-end", "/g/.",
    "5.2.4 1 |/g/.\n"
    "5.2.4 2E /g|/.\n"
    "5.2.4 2B /g|/\n"
    "5.2.4 2E /g/|\n" },
  { "c-at-end", "/g/..",
    "5.2.4 1 |/g/..\n"
    "5.2.4 2E /g|/..\n"
    "5.2.4 2C |/\n"
    "5.2.4 2E /|\n" },
  { "empty-segment", "//g",
    "5.2.4 1 |//g\n"
    "5.2.4 2E /|/g\n"
    "5.2.4 2E //g|\n" },
  { "empty", "", "5.2.4 1 |\n" },
};

static void
test_table (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  g_autoptr (Steps) steps = steps_new ();
  IriResolveListener listener = { take, steps };
  g_autoptr (GString) out = g_string_new (NULL);

  iri_remove_dot_segments (tables[row].path, strlen (tables[row].path), &listener, out);
  g_assert_cmpstr (steps->rounds->str, ==, tables[row].rounds);
}

/* RFC 2396 §5.2, steps 6c to 6g. */
static void
test_early_table (void)
{
  g_autoptr (Steps) steps = explain ("duerst-01", BASE, ".././../../g/..", FALSE);

  g_assert_cmpstr (steps->rounds->str, ==,
                   "6e /b/|c/.././../../g/..\n"
                   "6e /b/c/|.././../../g/..\n"
                   "6e /b/|./../../g/..\n"
                   "6c /b/|../../g/..\n"
                   "6e /|../g/..\n"
                   "6g /../|g/..\n"
                   "6e /../g/|..\n"
                   "6f /../|\n");
}

/* RFC 3986 §5.4.2, "http:g", and the consequences of §5.2.2 when the scheme is
 * dropped. */
static const struct
{
  const char *name;
  const char *reference;
  const char *target;
} non_strict_rows[] = {
  { "same-scheme", "http:g", "http://a/b/c/g" },
  { "same-in-capitals", "HTTP:g", "http://a/b/c/g" },
  { "other-scheme", "https:g", "https:g" },
  { "part-of-scheme", "htt:g", "htt:g" },
  { "no-scheme", "g", "http://a/b/c/g" },
  { "authority", "http://h/./i", "http://h/i" },
  { "colon", "http:g:h", "http://a/b/c/g:h" },
  { "fragment", "http:#s", "http://a/b/c/d;p?q#s" },
  { "rooted", "http:/g?y", "http://a/g?y" },
};

static void
test_non_strict (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  IriOptions options
      = { .base = BASE, .non_strict = TRUE, .want = IRI_WANT_IRI | IRI_WANT_TARGET };
  g_autoptr (IriReport) report
      = iri_report_new (non_strict_rows[row].reference, -1, &options);
  g_autoptr (Steps) steps
      = explain ("rfc3987", BASE, non_strict_rows[row].reference, TRUE);

  g_assert_cmpstr (report->iri, ==, non_strict_rows[row].target);
  g_assert_cmpstr (steps->target, ==, non_strict_rows[row].target);
}

/* With each standard the last step gives the target in the report. */
static void
check_agreement (const IriSpec *spec, const char *base, const char *reference)
{
  IriOptions options
      = { .spec = spec, .base = base, .want = IRI_WANT_IRI | IRI_WANT_TARGET };
  g_autoptr (IriReport) report = NULL;
  g_autoptr (Steps) steps = NULL;

  if (spec->resolves_while_parsing && *base == '\0')
    options.base = NULL;
  report = iri_report_new (reference, -1, &options);
  steps = explain (spec->id, base, report->reference, FALSE);
  g_assert_cmpstr (steps->target, ==, report->iri);
  if (steps->target != NULL && steps->path != NULL)
    g_assert_nonnull (strstr (steps->target, steps->path));
}

static void
append_random (GRand *rand, GString *out)
{
  static const char *const bits[]
      = { "a:", "http:",  "//", "/", "/",   ".", "..", "../",   "./",
          "g",  "\u05D0", "?",  "#", "%2e", ":", "C:", "file:", "h@" };

  for (int i = g_rand_int_range (rand, 0, 9); i > 0; i--)
    g_string_append (out,
                     bits[g_rand_int_range (rand, 0, (gint32) G_N_ELEMENTS (bits))]);
}

static void
test_agreement (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2396);
  gsize n_specs;
  const IriSpec *specs = iri_spec_all (&n_specs);

  for (int round = 0; round < 3000; round++)
    {
      g_autoptr (GString) base = g_string_new (round % 2 == 0 ? "http://a/b/" : "");
      g_autoptr (GString) reference = g_string_new (NULL);

      append_random (rand, base);
      append_random (rand, reference);
      check_agreement (&specs[(gsize) round % n_specs], base->str, reference->str);
    }
}

/* Dot segments that go up too far, by each of the three algorithms. */
static void
count_excess (const IriResolveStep *step, gpointer data)
{
  *(guint *) data += step->excess ? 1 : 0;
}

static void
test_excess (void)
{
  static const char *const specs[] = { "rfc3987", "duerst-01", "whatwg" };

  for (gsize i = 0; i < G_N_ELEMENTS (specs); i++)
    {
      guint n = 0;
      IriResolveListener listener = { count_excess, &n };
      IriResolveOptions options
          = { .spec = iri_spec_find (specs[i]), .listener = &listener };

      iri_resolve_explain (BASE, "../../../../g", 13, NULL, &options);
      g_assert_cmpuint (n, ==, 2);
    }
}

static void
count (const IriResolveStep *step, gpointer data)
{
  *(guint *) data += step->kind == IRI_RESOLVE_SEGMENT ? 1 : 0;
}

/* If the listener reads no text, the time is linear. */
static void
test_long (void)
{
  static const char *const specs[] = { "rfc3987", "duerst-01", "whatwg" };
  g_autoptr (GString) reference = g_string_new (NULL);

  for (int i = 0; i < 1 << 18; i++)
    g_string_append (reference, "a/b/../");
  for (gsize i = 0; i < G_N_ELEMENTS (specs); i++)
    {
      guint n_rounds = 0;
      IriResolveListener listener = { count, &n_rounds };
      IriResolveOptions options
          = { .spec = iri_spec_find (specs[i]), .listener = &listener };

      iri_resolve_explain (BASE, reference->str, reference->len, NULL, &options);
      g_assert_cmpuint (n_rounds, >=, 3u << 18);
    }
}

static void
add_row (const char *group, const char *name, gsize row, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/resolve-explain/%s/%s", group, name);

  g_test_add_data_func (path, GSIZE_TO_POINTER (row), test);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    add_row ("way", ways[i].name, i, test_way);
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    add_row ("table", tables[i].name, i, test_table);
  for (gsize i = 0; i < G_N_ELEMENTS (non_strict_rows); i++)
    add_row ("lax", non_strict_rows[i].name, i, test_non_strict);
  g_test_add_func ("/resolve-explain/codes", test_codes);
  g_test_add_func ("/resolve-explain/numbers", test_numbers);
  g_test_add_func ("/resolve-explain/table/early", test_early_table);
  g_test_add_func ("/resolve-explain/agreement", test_agreement);
  g_test_add_func ("/resolve-explain/excess", test_excess);
  g_test_add_func ("/resolve-explain/long", test_long);
  return g_test_run ();
}
