/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-comparison.h"

#include "iri-look-alike.h"
#include "scope-prepared-changes.h"

#include <glib/gi18n.h>
#include <string.h>

typedef enum
{
  IS_MISSING,
  IS_NO_TEXT,
  IS_SAME,
  IS_EQUAL_CASE,
  IS_EQUAL_PERCENT,
  IS_EQUAL_PATH,
  IS_EQUAL_SCHEME,
  IS_EQUAL_URL,
  IS_SHOWN_ALIKE,
  IS_SHOWN_ALIKE_ELSEWHERE,
  IS_EQUAL_AFTER_NFC,
  IS_EQUAL_AFTER_NFKC,
  IS_LOOK_ALIKE,
  IS_OVERLOOKED,
  IS_EQUAL_RETRIEVAL,
  IS_SLASH,
  IS_DIFFERENT,
} Relation;

static const struct
{
  Relation relation;
  IriVerdictLevel level;
  gboolean hosts; /* whether to say if the hosts differ */
  const char *title;
  const char *body;
} words[] = {
  { IS_MISSING, IRI_VERDICT_LEVEL_NONE, FALSE, "", "" },
  { IS_NO_TEXT, IRI_VERDICT_LEVEL_ERROR, FALSE, N_ ("They cannot be compared"),
    N_ ("One of them is not an IRI in this standard.") },
  { IS_SAME, IRI_VERDICT_LEVEL_GOOD, FALSE, N_ ("The same IRI"),
    N_ ("Both have the same characters.") },
  { IS_EQUAL_CASE, IRI_VERDICT_LEVEL_GOOD, FALSE,
    N_ ("Equal except for capital and small letters"),
    N_ ("In the scheme, the host and percent-encoded bytes they mean the "
        "same.") },
  { IS_EQUAL_PERCENT, IRI_VERDICT_LEVEL_GOOD, FALSE,
    N_ ("Equal except for percent-encoding"),
    N_ ("One percent-encodes characters that the other does not.") },
  { IS_EQUAL_PATH, IRI_VERDICT_LEVEL_GOOD, FALSE, N_ ("Equal except for dot segments"),
    N_ ("Resolving the . and .. segments gives the same path.") },
  { IS_EQUAL_SCHEME, IRI_VERDICT_LEVEL_GOOD, FALSE,
    N_ ("Equal by the rules of the scheme"),
    N_ ("They differ in what the scheme implies: the port, an empty path or "
        "how the host is written.") },
  { IS_EQUAL_URL, IRI_VERDICT_LEVEL_GOOD, FALSE, N_ ("Equal as URLs"),
    N_ ("Browsers parse both to the same URL.") },
  { IS_SHOWN_ALIKE, IRI_VERDICT_LEVEL_WARNING, TRUE,
    N_ ("Different IRIs that look the same"),
    N_ ("They are displayed in exactly the same way.") },
  { IS_SHOWN_ALIKE_ELSEWHERE, IRI_VERDICT_LEVEL_WARNING, TRUE,
    N_ ("Different IRIs that look the same"),
    N_ ("In a line of the other direction, they are displayed in exactly the same "
        "way.") },
  { IS_LOOK_ALIKE, IRI_VERDICT_LEVEL_WARNING, TRUE,
    N_ ("One IRI can be mistaken for the other"),
    N_ ("They are written with letters that look alike.") },
  { IS_OVERLOOKED, IRI_VERDICT_LEVEL_WARNING, TRUE,
    N_ ("One IRI can be mistaken for the other"),
    N_ ("They differ only in capital letters, accents or digits, which readers "
        "overlook.") },
  { IS_EQUAL_AFTER_NFC, IRI_VERDICT_LEVEL_WARNING, TRUE, N_ ("Nearly the same IRI"),
    N_ ("Their letters are composed in different ways, but IRIs are "
        "compared character by character.") },
  { IS_EQUAL_AFTER_NFKC, IRI_VERDICT_LEVEL_WARNING, TRUE, N_ ("Nearly the same IRI"),
    N_ ("They have different forms of the same letters, but IRIs are "
        "compared character by character.") },
  { IS_EQUAL_RETRIEVAL, IRI_VERDICT_LEVEL_NOTE, FALSE,
    N_ ("Equal except for the fragment"),
    N_ ("They lead to different places in the same document.") },
  { IS_SLASH, IRI_VERDICT_LEVEL_NOTE, FALSE, N_ ("Different IRIs"),
    N_ ("They differ only in the slash at the end of the path, and a server may treat "
        "them alike.") },
  { IS_DIFFERENT, IRI_VERDICT_LEVEL_NOTE, TRUE, N_ ("Different IRIs"), "" },
};

GType
scope_comparison_get_type (void)
{
  static gsize type = 0;

  if (g_once_init_enter (&type))
    g_once_init_leave (
        &type, g_boxed_type_register_static ("ScopeComparison",
                                             (GBoxedCopyFunc) scope_comparison_ref,
                                             scope_comparison_unref));
  return (GType) type;
}

static Relation
equal_on (IriRung rung, const IriSpec *spec)
{
  switch (rung)
    {
    case IRI_RUNG_STRING:
      return IS_SAME;
    case IRI_RUNG_CASE:
      return IS_EQUAL_CASE;
    case IRI_RUNG_PERCENT:
      return IS_EQUAL_PERCENT;
    case IRI_RUNG_PATH:
      return IS_EQUAL_PATH;
    case IRI_RUNG_SCHEME:
      return spec->parser == IRI_PARSER_URL ? IS_EQUAL_URL : IS_EQUAL_SCHEME;
    }
  g_return_val_if_reached (IS_DIFFERENT);
}

static IriReport *
read_target (const IriReport *report)
{
  IriOptions options = report->options;

  options.want = IRI_WANT_IRI | IRI_WANT_TARGET;
  return iri_report_new (report->text, (gssize) report->length, &options);
}

static gboolean
is_retrieved_alike (const IriReport *first, const IriReport *second)
{
  g_autoptr (IriComparison) comparison
      = iri_comparison_new (first, second, IRI_PURPOSE_RETRIEVAL);

  return comparison->equal;
}

static gboolean
is_shown_alike (const ScopeComparison *self)
{
  return strcmp (self->bidis[0]->visual, self->bidis[1]->visual) == 0;
}

static gboolean
is_overlooked (const IriLookAlike *look_alike)
{
  const guint seen = IRI_SUBTLE_DIFFERENCE_CASE | IRI_SUBTLE_DIFFERENCE_ACCENT
                     | IRI_SUBTLE_DIFFERENCE_DIGIT;

  return look_alike != NULL && (look_alike->overlooked & seen) != 0;
}

static Relation
relate_unequal (const ScopeComparison *self,
                IriReport *const targets[2],
                const IriComparison *comparison)
{
  g_autoptr (IriLookAlike) look_alike
      = iri_look_alike_new (self->reports[0], self->reports[1]);

  if (is_shown_alike (self))
    return IS_SHOWN_ALIKE;
  if (look_alike != NULL && look_alike->shown_alike)
    return IS_SHOWN_ALIKE_ELSEWHERE;
  if (comparison->equal_after == IRI_EQUAL_AFTER_NFC)
    return IS_EQUAL_AFTER_NFC;
  if (comparison->equal_after == IRI_EQUAL_AFTER_NFKC)
    return IS_EQUAL_AFTER_NFKC;
  if (is_overlooked (look_alike))
    return IS_OVERLOOKED;
  if (look_alike != NULL && look_alike->alike)
    return IS_LOOK_ALIKE;
  if (is_retrieved_alike (targets[0], targets[1]))
    return IS_EQUAL_RETRIEVAL;
  return comparison->trailing_slash ? IS_SLASH : IS_DIFFERENT;
}

static Relation
relate (const ScopeComparison *self,
        IriReport *const targets[2],
        const IriComparison *comparison)
{
  if (self->reports[0]->length == 0 || self->reports[1]->length == 0)
    return IS_MISSING;
  if (comparison == NULL)
    return IS_NO_TEXT;
  if (comparison->equal)
    return equal_on (comparison->rung, self->reports[0]->options.spec);
  return relate_unequal (self, targets, comparison);
}

static const char *
host_of (const IriReport *report)
{
  return report->host != NULL ? report->host->ascii : NULL;
}

static gboolean
has_host (const IriReport *report)
{
  return iri_span_length (report->display_components.span[IRI_COMPONENT_HOST]) > 0;
}

/* "" if neither has a host. */
static const char *
describe_hosts (const IriReport *first, const IriReport *second)
{
  if (!has_host (first) && !has_host (second))
    return "";
  if (!has_host (first))
    return _ ("The first has no host.");
  if (!has_host (second))
    return _ ("The second has no host.");
  if (host_of (first) == NULL && host_of (second) == NULL)
    return _ ("Neither of their hosts can be looked up.");
  if (host_of (first) == NULL)
    return _ ("The host of the first cannot be looked up.");
  if (host_of (second) == NULL)
    return _ ("The host of the second cannot be looked up.");
  if (g_str_equal (host_of (first), host_of (second)))
    return _ ("They go to the same host.");
  return _ ("They go to different hosts.");
}

/* What the preparation did to two texts that are equal only after it. NULL if the texts
 * are the same as given or are not prepared. Free with g_free(). */
static char *
describe_preparation (const ScopeComparison *self)
{
  const IriReport *first = self->reports[0], *second = self->reports[1];
  const IriPrepared *const prepared[] = { first->prepared, second->prepared };

  if (first->length == second->length
      && memcmp (first->text, second->text, first->length) == 0)
    return NULL;
  return scope_prepared_changes_describe (prepared, G_N_ELEMENTS (prepared), "\n");
}

/* Texts that differ only in what the preparation changed need no other explanation. */
static void
add_preparation (ScopeComparison *self, Relation relation)
{
  g_autofree char *changes = describe_preparation (self);
  g_autofree char *body = NULL;

  if (changes == NULL)
    return;
  body = g_steal_pointer (&self->body);
  self->body = relation == IS_SAME ? g_steal_pointer (&changes)
                                   : g_strconcat (body, "\n", changes, NULL);
}

static void
set_verdict (ScopeComparison *self, Relation relation)
{
  gsize i = 0;
  const char *body, *hosts = "";

  while (words[i].relation != relation)
    i++;
  if (words[i].hosts)
    hosts = describe_hosts (self->reports[0], self->reports[1]);
  body = *words[i].body != '\0' ? _ (words[i].body) : "";
  self->level = words[i].level;
  self->title = g_strdup (*words[i].title != '\0' ? _ (words[i].title) : "");
  if (*body == '\0' || *hosts == '\0')
    self->body = g_strconcat (body, hosts, NULL);
  else
    /* Translators: two sentences. */
    self->body = g_strdup_printf (_ ("%s %s"), body, hosts);
}

ScopeComparison *
scope_comparison_new (IriReport *first,
                      IriReport *second,
                      IriConvention convention,
                      ScopeBidiNotation notation)
{
  ScopeComparison *self = g_atomic_rc_box_new0 (ScopeComparison);
  IriReport *targets[] = { read_target (first), read_target (second) };
  g_autoptr (IriComparison) comparison
      = iri_comparison_new (targets[0], targets[1], IRI_PURPOSE_ANY);
  Relation relation;

  self->reports[0] = iri_report_ref (first);
  self->reports[1] = iri_report_ref (second);
  for (int i = 0; i < 2; i++)
    self->bidis[i] = iri_report_order (self->reports[i], convention);
  self->differences
      = iri_diff (self->bidis[0]->text, self->bidis[0]->length, self->bidis[1]->text,
                  self->bidis[1]->length, &self->n_differences);
  relation = relate (self, targets, comparison);
  set_verdict (self, relation);
  if (comparison != NULL && comparison->equal)
    add_preparation (self, relation);
  self->components = scope_comparison_item_details (
      self->reports, self->bidis, comparison != NULL && comparison->equal, notation);
  self->rungs = comparison != NULL ? scope_comparison_item_rungs (comparison, notation)
                                   : g_ptr_array_new ();
  iri_report_unref (targets[0]);
  iri_report_unref (targets[1]);
  return self;
}

static void
clear (gpointer data)
{
  ScopeComparison *self = data;

  for (int i = 0; i < 2; i++)
    {
      iri_bidi_free (self->bidis[i]);
      iri_report_unref (self->reports[i]);
    }
  g_free (self->differences);
  g_free (self->title);
  g_free (self->body);
  g_ptr_array_unref (self->components);
  g_ptr_array_unref (self->rungs);
}

ScopeComparison *
scope_comparison_ref (ScopeComparison *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
scope_comparison_unref (gpointer self)
{
  g_atomic_rc_box_release_full (self, clear);
}

static const char *
find_text (const GPtrArray *rows, guint64 key, gboolean second)
{
  for (guint i = 0; i < rows->len; i++)
    if (SCOPE_ROW (rows->pdata[i])->key == key)
      return scope_comparison_item_get_text (rows->pdata[i], second);
  return NULL;
}

const char *
scope_comparison_get_text (const ScopeComparison *self, guint64 key, gboolean second)
{
  const char *text = find_text (self->components, key, second);

  return text != NULL ? text : find_text (self->rungs, key, second);
}
