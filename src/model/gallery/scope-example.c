/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-example.h"

#include "iri-compare.h"
#include "iri-report.h"
#include "scope-practice-words.h"

#include <glib/gi18n.h>
#include <string.h>

/* What is shown of an example: the subcommand that makes it. */
typedef enum
{
  SHOWS_NOTHING,
  SHOWS_URI,
  SHOWS_IRI,
  SHOWS_NORMAL,
  SHOWS_ORDER,
  SHOWS_VALIDITY,
  SHOWS_EQUALITY,
} Shows;

static const struct
{
  const char *command;
  Shows shows;
  IriWant want;
} commands[] = {
  { "to-uri", SHOWS_URI, IRI_WANT_URI | IRI_WANT_HOST },
  { "to-iri", SHOWS_IRI, IRI_WANT_IRI | IRI_WANT_HOST | IRI_WANT_CHECKS },
  { "normalize", SHOWS_NORMAL, IRI_WANT_IRI | IRI_WANT_URI | IRI_WANT_NORMAL },
  { "bidi", SHOWS_ORDER, IRI_WANT_BIDI },
  { "inspect", SHOWS_VALIDITY, IRI_WANT_ALL },
  { "compare", SHOWS_EQUALITY, IRI_WANT_IRI | IRI_WANT_TARGET },
};

struct _ScopeExample
{
  GObject parent_instance;

  char *title;
  const IriSpec *spec; /* (nullable) */
  char *source;        /* the standard and the section */
  char *input;         /* as the standard prints it, or octets */
  char *input_other;   /* (nullable) */
  char *text;
  char *other; /* (nullable) */
  char *erratum;
  char *note;
  char *expected; /* (nullable): what the file has for the result */
  Shows shows;
  IriOptions options;
  char *charset; /* of the options, which do not own it */
  char *from_charset;
  IriPurpose purpose;
};

G_DEFINE_TYPE (ScopeExample, scope_example, G_TYPE_OBJECT)

static void
scope_example_finalize (GObject *object)
{
  ScopeExample *self = SCOPE_EXAMPLE (object);

  g_free (self->title);
  g_free (self->source);
  g_free (self->input);
  g_free (self->input_other);
  g_free (self->text);
  g_free (self->other);
  g_free (self->erratum);
  g_free (self->note);
  g_free (self->expected);
  g_free (self->charset);
  g_free (self->from_charset);
  G_OBJECT_CLASS (scope_example_parent_class)->finalize (object);
}

static void
scope_example_class_init (ScopeExampleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scope_example_finalize;
}

static void
scope_example_init (ScopeExample *self)
{
}

ScopeExample *
scope_example_new (const char *title, const char *text, const char *other)
{
  ScopeExample *self = g_object_new (SCOPE_TYPE_EXAMPLE, NULL);

  self->title = g_strdup (title);
  self->text = g_strdup (text);
  self->other = g_strdup (other);
  return self;
}

/* Decodes "<c3>" to that octet (3987bis-00 §1.4). Takes @text. */
static char *
read_octets (char *text)
{
  char *to = text;

  for (const char *from = text; *from != '\0'; to++)
    if (from[0] == '<' && g_ascii_isxdigit (from[1]) && g_ascii_isxdigit (from[2])
        && from[3] == '>')
      {
        *to = (char) (g_ascii_xdigit_value (from[1]) * 16
                      + g_ascii_xdigit_value (from[2]));
        from += 4;
      }
    else
      *to = *from++;
  *to = '\0';
  return text;
}

static char *
decode (IriNotation notation, const char *text)
{
  GString *plain = g_string_new (NULL);

  iri_notation_read (notation, text, strlen (text), plain, NULL);
  return g_string_free (plain, FALSE);
}

/* In UTF-8, as far as it is. */
static char *
decode_input (ScopeExample *self, const char *input)
{
  g_autofree char *plain = NULL;

  if (input == NULL)
    return NULL;
  plain = decode (self->options.preparation.notation, input);
  if (!g_utf8_validate (plain, -1, NULL) && self->from_charset != NULL)
    {
      char *converted
          = g_convert (plain, -1, "utf-8", self->from_charset, NULL, NULL, NULL);

      if (converted != NULL)
        return converted;
    }
  return g_utf8_make_valid (plain, -1);
}

/* What follows "--name=", or NULL for another option. */
static const char *
get_value (const char *word, const char *name)
{
  gsize length = strlen (name);

  return g_str_has_prefix (word, "--") && strncmp (word + 2, name, length) == 0
                 && word[length + 2] == '='
             ? word + length + 3
             : NULL;
}

static void
read_charset (ScopeExample *self, const char *source)
{
  if (g_str_equal (source, "paper"))
    self->options.preparation.normalize = TRUE;
  else if (!g_str_equal (source, "unicode"))
    self->from_charset = g_strdup (source);
}

static void
read_option (ScopeExample *self, const char *word)
{
  const char *value;

  if ((value = get_value (word, "notation")) != NULL)
    iri_notation_find (value, &self->options.preparation.notation);
  else if ((value = get_value (word, "spaces")) != NULL)
    iri_spaces_find (value, &self->options.preparation.spaces);
  else if ((value = get_value (word, "purpose")) != NULL)
    iri_purpose_find (value, &self->purpose);
  else if ((value = get_value (word, "rung")) != NULL)
    iri_rung_find (value, &self->options.rung);
  else if ((value = get_value (word, "charset")) != NULL)
    self->charset = g_strdup (value);
  else if ((value = get_value (word, "source")) != NULL)
    read_charset (self, value);
}

static void
read_command (ScopeExample *self, const char *command)
{
  g_auto (GStrv) words = g_strsplit (command, " ", -1);

  self->options.rung = IRI_RUNG_SCHEME;
  for (gsize i = 1; words[i] != NULL; i++)
    read_option (self, words[i]);
  self->options.charset = self->charset;
  self->options.source = self->from_charset;
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].command, words[0]))
      {
        self->shows = commands[i].shows;
        self->options.want = commands[i].want;
      }
  /* Then there are several results. */
  if (self->options.preparation.spaces == IRI_SPACES_SPLIT)
    self->shows = SHOWS_NOTHING;
}

/* A correction wins; for `inspect`, whether the text is valid. */
static char *
read_expected (ScopeExample *self, GKeyFile *file, const char *id)
{
  static const char *const keys[] = { "Corrected", "Result", "Valid" };
  g_autofree char *notation_id
      = g_key_file_get_string (file, id, "ResultNotation", NULL);
  IriNotation notation = IRI_NOTATION_PLAIN;

  if (notation_id != NULL)
    iri_notation_find (notation_id, &notation);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *value = g_key_file_get_string (file, id, keys[i], NULL);

      if (value != NULL)
        return decode (notation, value);
    }
  return NULL;
}

static char *
read_input (GKeyFile *file, const char *id, const char *key)
{
  g_autofree char *notation = g_key_file_get_string (file, id, "InputNotation", NULL);
  char *input = g_key_file_get_string (file, id, key, NULL);

  return input != NULL && notation != NULL ? read_octets (input) : input;
}

/* A sentence of the file, translated; NULL if there is none. */
static char *
read_words (GKeyFile *file, const char *id, const char *key)
{
  g_autofree char *words = g_key_file_get_string (file, id, key, NULL);

  return words != NULL ? g_strdup (gettext (words)) : NULL;
}

ScopeExample *
scope_example_new_from_file (GKeyFile *file, const char *id, const IriSpec *spec)
{
  ScopeExample *self = g_object_new (SCOPE_TYPE_EXAMPLE, NULL);
  g_autofree char *command = g_key_file_get_string (file, id, "Command", NULL);
  g_autofree char *section = g_key_file_get_string (file, id, "Section", NULL);

  self->spec = self->options.spec = spec;
  self->title = read_words (file, id, "Title");
  self->source = g_strdup_printf ("%s · %s", spec->title, section);
  self->input = read_input (file, id, "Input");
  self->input_other = read_input (file, id, "Other");
  self->erratum = read_words (file, id, "Erratum");
  self->note = read_words (file, id, "Note");
  read_command (self, command);
  self->text = decode_input (self, self->input);
  self->other = decode_input (self, self->input_other);
  self->expected = read_expected (self, file, id);
  return self;
}

const char *
scope_example_get_title (ScopeExample *self)
{
  g_return_val_if_fail (SCOPE_IS_EXAMPLE (self), NULL);
  return self->title;
}

const IriSpec *
scope_example_get_spec (ScopeExample *self)
{
  g_return_val_if_fail (SCOPE_IS_EXAMPLE (self), NULL);
  return self->spec;
}

const char *
scope_example_get_source (ScopeExample *self)
{
  g_return_val_if_fail (SCOPE_IS_EXAMPLE (self), NULL);
  return self->source;
}

const char *
scope_example_get_text (ScopeExample *self)
{
  g_return_val_if_fail (SCOPE_IS_EXAMPLE (self), NULL);
  return self->text;
}

const char *
scope_example_get_other (ScopeExample *self)
{
  g_return_val_if_fail (SCOPE_IS_EXAMPLE (self), NULL);
  return self->other;
}

const char *
scope_example_get_erratum (ScopeExample *self)
{
  g_return_val_if_fail (SCOPE_IS_EXAMPLE (self), NULL);
  return self->erratum;
}

const char *
scope_example_get_note (ScopeExample *self)
{
  g_return_val_if_fail (SCOPE_IS_EXAMPLE (self), NULL);
  return self->note;
}

IriNotation
scope_example_get_notation (ScopeExample *self)
{
  g_return_val_if_fail (SCOPE_IS_EXAMPLE (self), IRI_NOTATION_PLAIN);
  return self->options.preparation.notation;
}

gboolean
scope_example_matches (ScopeExample *self, const char *words)
{
  g_autofree char *all
      = g_strjoin (" ", self->title, self->text,
                   self->source != NULL ? self->source : "", self->other, NULL);
  g_autofree char *folded = g_utf8_casefold (all, -1);
  g_autofree char *wanted = g_utf8_casefold (words, -1);
  g_auto (GStrv) parts = g_strsplit (wanted, " ", -1);

  for (gsize i = 0; parts[i] != NULL; i++)
    if (strstr (folded, parts[i]) == NULL)
      return FALSE;
  return TRUE;
}

/* Of "equal percent" or "different". */
static const char *
describe_equality (const char *result)
{
  const char *rung = g_str_has_prefix (result, "equal ") ? result + 6 : "different";

  return scope_practice_rung_title (rung);
}

static char *
describe_expected (const ScopeExample *self)
{
  if (self->expected == NULL)
    return NULL;
  if (self->shows == SHOWS_EQUALITY)
    return g_strdup (describe_equality (self->expected));
  if (self->shows == SHOWS_VALIDITY)
    return g_strdup (g_str_equal (self->expected, "true") ? _ ("Valid")
                                                          : _ ("Not valid"));
  return g_strdup (self->expected);
}

static char *
compare (const ScopeExample *self, const IriReport *report)
{
  g_autoptr (IriReport) other = iri_report_new (self->input_other, -1, &self->options);
  g_autoptr (IriComparison) comparison
      = iri_comparison_new (report, other, self->purpose);

  if (comparison == NULL)
    return NULL;
  return g_strdup (scope_practice_rung_title (
      comparison->equal ? iri_rung_id (comparison->rung) : "different"));
}

static char *
get_result (const ScopeExample *self, const IriReport *report)
{
  switch (self->shows)
    {
    case SHOWS_NOTHING:
      return NULL;
    case SHOWS_URI:
      return g_strdup (report->uri);
    case SHOWS_IRI:
    case SHOWS_NORMAL:
      return g_strdup (report->iri);
    case SHOWS_ORDER:
      return g_strdup (report->bidi->visual);
    case SHOWS_VALIDITY:
      return g_strdup (report->valid ? _ ("Valid") : _ ("Not valid"));
    case SHOWS_EQUALITY:
      return compare (self, report);
    }
  g_return_val_if_reached (NULL);
}

ScopeExampleResult *
scope_example_run (ScopeExample *self)
{
  ScopeExampleResult *result = g_new0 (ScopeExampleResult, 1);
  g_autoptr (IriReport) report = NULL;

  g_return_val_if_fail (SCOPE_IS_EXAMPLE (self), NULL);
  result->is_visual = self->shows == SHOWS_ORDER;
  result->is_prose = self->shows == SHOWS_VALIDITY || self->shows == SHOWS_EQUALITY;
  result->expected = describe_expected (self);
  if (self->shows == SHOWS_NOTHING)
    return result;
  report = iri_report_new (self->input, -1, &self->options);
  result->got = get_result (self, report);
  return result;
}

void
scope_example_result_free (ScopeExampleResult *self)
{
  if (self == NULL)
    return;
  g_free (self->expected);
  g_free (self->got);
  g_free (self);
}
