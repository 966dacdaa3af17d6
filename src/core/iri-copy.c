/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-copy.h"

#include "iri-bidi-line.h"
#include "iri-chars.h"
#include "iri-icu.h"
#include "iri-map.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LRM "\u200e"
#define LRE "\u202a"
#define PDF "\u202c"
#define LRI "\u2066"
#define PDI "\u2069"

/* A sentence names this many different characters. */
#define MAX_NAMES 6

/* What a form is made of. */
typedef struct
{
  const char *text; /* the IRI as it can stand in a text */
  const char *uri;  /* or NULL */
} Subject;

static void
append_plain (const char *text, GString *out)
{
  g_string_append (out, text);
}

static void
append_html (const char *text, GString *out)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_append (out, escaped);
}

static void
append_escaped (const char *text, const char *special, GString *out)
{
  for (; *text != '\0'; text++)
    {
      if (strchr (special, *text) != NULL)
        g_string_append_c (out, '\\');
      g_string_append_c (out, *text);
    }
}

/* What begins something else within a link or a table (CommonMark 0.30 §2.4, and
 * "~" "|" "$" where there are extensions). */
static void
append_markdown (const char *text, GString *out)
{
  append_escaped (text, "\\`*_[]<>&~|$", out);
}

/* No URI has what ends it here, "<", ">" or "\"; but "&copy;" would be read as a
 * character (CommonMark 0.30 §6.3), in cmark 0.30 after a backslash, too. */
static void
append_markdown_uri (const char *text, GString *out)
{
  for (; *text != '\0'; text++)
    if (*text == '&')
      g_string_append (out, "&amp;");
    else
      g_string_append_c (out, *text);
}

/* hyperref takes the others as they are, and these two as well where the link is
 * not the argument of another command. */
static void
append_latex_uri (const char *text, GString *out)
{
  append_escaped (text, "%#", out);
}

/* Two of "-", "," or "'" would be one dash or quotation mark, as in "xn--": "\\/" keeps
 * them apart in all engines, "{}" does not in LuaTeX. */
static void
append_latex (const char *text, GString *out)
{
  static const struct
  {
    char c;
    const char *command;
  } commands[] = {
    { '\\', "\\textbackslash{}" },
    { '~', "\\textasciitilde{}" },
    { '^', "\\textasciicircum{}" },
    { '\'', "\\textquotesingle{}" },
  };

  for (gsize i = 0; text[i] != '\0'; i++)
    {
      const char *command = NULL;

      for (gsize j = 0; j < G_N_ELEMENTS (commands); j++)
        if (commands[j].c == text[i])
          command = commands[j].command;
      if (i > 0 && text[i] == text[i - 1] && strchr ("-,'", text[i]) != NULL)
        g_string_append (out, "\\/");
      if (command != NULL)
        g_string_append (out, command);
      else
        append_escaped ((char[]){ text[i], '\0' }, "#$%&_{}", out);
    }
}

static gboolean
has_bracket (const char *text)
{
  gunichar id;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (iri_icu_bracket (g_utf8_get_char (text), &id) != 0)
      return TRUE;
  return FALSE;
}

/* In a right-to-left paragraph right-to-left letters between two marks divide
 * the IRI into pieces that come from right to left, and a bracket can find its
 * other half outside of it (UAX #9 N0). */
static gboolean
suits_marks (const Subject *subject)
{
  return !iri_bidi_has_rtl (subject->text, strlen (subject->text))
         && !has_bracket (subject->text);
}

/* An absolute URI of CommonMark 0.30 §6.5 that stands for itself. Programs
 * differ in whether "&copy;" is a character reference in it. */
static gboolean
is_autolink (const Subject *subject)
{
  const char *end = strchr (subject->text, ':');
  gsize scheme = end != NULL ? (gsize) (end - subject->text) : 0;

  if (scheme < 2 || scheme > 32 || !g_ascii_isalpha (*subject->text)
      || !g_str_equal (subject->text, subject->uri)
      || strchr (subject->text, '&') != NULL)
    return FALSE;
  for (gsize i = 0; i < scheme; i++)
    if (!iri_byte_is ((guint8) subject->text[i], IRI_CLASS_SCHEME))
      return FALSE;
  return TRUE;
}

/* A form. "%t" is the text in @pattern and "%u" the URI, each as its function
 * writes it. */
typedef struct
{
  IriCopyInfo info;
  const char *pattern;
  void (*append_text) (const char *text, GString *out);
  void (*append_uri) (const char *uri, GString *out);
  gboolean (*is_short) (const Subject *subject);
  const char *short_pattern; /* where @is_short */
  gboolean (*suits) (const Subject *subject);
} Form;

static const Form forms[IRI_N_COPY_FORMS] = {
  [IRI_COPY_ISOLATE] = {
      .info = { "isolate", N_ ("For a sentence"),
                N_ ("For prose and e-mail: it stays in order and leaves the "
                    "text around it alone."),
                "UAX #9 §2.4" },
      .pattern = LRI "%t" PDI,
      .append_text = append_plain,
  },
  [IRI_COPY_EMBED] = {
      .info = { "embed", N_ ("For older software"),
                N_ ("What the standard says, for software that knows no "
                    "isolates. A number after it can move."),
                "RFC 3987 §4.1" },
      .pattern = LRE "%t" PDF,
      .append_text = append_plain,
  },
  [IRI_COPY_LRM] = {
      .info = { "lrm", N_ ("Between two marks"),
                N_ ("Where no letter runs from right to left, this keeps the "
                    "punctuation at both ends in place."),
                "RFC 3987 §4.1" },
      .pattern = LRM "%t" LRM,
      .append_text = append_plain,
      .suits = suits_marks,
  },
  [IRI_COPY_HTML] = {
      .info = { "html", N_ ("HTML text"),
                N_ ("For web pages: markup keeps it in order."),
                "HTML, the bdi element" },
      .pattern = "<bdi dir=\"ltr\">%t</bdi>",
      .append_text = append_html,
  },
  [IRI_COPY_HTML_LINK] = {
      .info = { "html-link", N_ ("HTML link"),
                N_ ("Shows the IRI and leads to its URI; markup keeps it in "
                    "order."),
                "HTML, the dir attribute" },
      .pattern = "<a dir=\"ltr\" href=\"%u\">%t</a>",
      .append_text = append_html,
      .append_uri = append_html,
  },
  [IRI_COPY_MARKDOWN] = {
      .info = { "markdown", N_ ("Markdown link"),
                N_ ("Shows the IRI and leads to its URI; isolates keep it in "
                    "order."),
                "CommonMark 0.30 §6.3, §6.5" },
      .pattern = "[" LRI "%t" PDI "](<%u>)",
      .append_text = append_markdown,
      .append_uri = append_markdown_uri,
      .is_short = is_autolink,
      .short_pattern = LRI "<%u>" PDI,
  },
  /* "\\LR" sets its argument from left to right: that of bidi and polyglossia in
   * XeLaTeX; in LuaLaTeX, where theirs leaves words in stored order, one that is
   * babel's \\foreignlanguage{english}. A document without any needs none. */
  [IRI_COPY_LATEX] = {
      .info = { "latex", N_ ("LaTeX link"),
                N_ ("Shows the IRI and leads to its URI; in right-to-left "
                    "documents \\LR keeps it in order."),
                "hyperref" },
      .pattern = "\\href{%u}{\\ifdefined\\LR\\expandafter\\LR\\fi{%t}}",
      .append_text = append_latex,
      .append_uri = append_latex_uri,
  },
  [IRI_COPY_URI] = {
      .info = { "uri", N_ ("URI"),
                N_ ("The safest: US-ASCII alone, which any text can hold."),
                "RFC 3987 §3.1" },
      .pattern = "%u",
      .append_uri = append_plain,
  },
};

const IriCopyInfo *
iri_copy_info (IriCopyForm form)
{
  g_return_val_if_fail (form < IRI_N_COPY_FORMS, NULL);
  return &forms[form].info;
}

gboolean
iri_copy_find (const char *id, IriCopyForm *form)
{
  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    if (g_str_equal (forms[i].info.id, id))
      {
        *form = (IriCopyForm) i;
        return TRUE;
      }
  return FALSE;
}

/* Whether the character can stand in a text as it is. Of later bidi controls the
 * grammar of IRIs knows nothing, and it allows spaces from U+00A0 up. */
static gboolean
is_writable (gunichar c)
{
  static const guint32 written
      = IRI_GROUP_SPACE | IRI_GROUP_DELIMITER | IRI_GROUP_UNWISE
        | IRI_GROUP_CONTROL | IRI_GROUP_BIDI_FORMATTING | IRI_GROUP_SWAPPING
        | IRI_GROUP_SPECIAL | IRI_GROUP_TAG | IRI_GROUP_NON_CHARACTER
        | IRI_GROUP_FFFE;

  return ((guint32) iri_char_group (c) & written) == 0
         && !iri_char_is_later_bidi_control (c) && !g_unichar_isspace (c);
}

static char *
write_text (const char *text)
{
  GString *out = g_string_new (NULL);
  const char *begin = text, *next;

  for (; *text != '\0'; text = next)
    {
      next = g_utf8_next_char (text);
      if (is_writable (g_utf8_get_char (text)))
        continue;
      g_string_append_len (out, begin, text - begin);
      iri_encode (text, (gsize) (next - text), out);
      begin = next;
    }
  g_string_append_len (out, begin, text - begin);
  return g_string_free (out, FALSE);
}

/* The IRI, or NULL if there is none that a text could hold. */
static char *
text_of (const IriReport *report)
{
  gsize length = report->target != NULL ? report->target_length
                                        : report->reference_length;

  if (report->iri != NULL)
    return write_text (report->iri);
  /* U+FFFD stands for what is not UTF-8, and for U+0000. */
  if (!report->display_parts.utf8 || strlen (report->display) != length)
    return NULL;
  return write_text (report->display);
}

static const char *
find_reason (const Form *form, const Subject *subject)
{
  if (form->append_text != NULL && subject->text == NULL)
    return N_ ("None: the address is not text");
  if (form->append_uri != NULL && subject->uri == NULL)
    return N_ ("None: the address has no URI");
  if (form->suits != NULL && !form->suits (subject))
    return N_ ("None: marks are not enough where there are right-to-left "
               "letters or brackets");
  return NULL;
}

const char *
iri_copy_reason (IriCopyForm form, const IriReport *report)
{
  g_autofree char *text = text_of (report);
  const Subject subject = { text, report->uri };
  const char *reason;

  g_return_val_if_fail (form < IRI_N_COPY_FORMS, NULL);
  reason = find_reason (&forms[form], &subject);
  return reason != NULL ? _ (reason) : NULL;
}

static char *
fill_in (const Form *form, const char *pattern, const Subject *subject)
{
  GString *out = g_string_new (NULL);
  const char *percent;

  for (; (percent = strchr (pattern, '%')) != NULL; pattern = percent + 2)
    {
      g_string_append_len (out, pattern, percent - pattern);
      if (percent[1] == 't')
        form->append_text (subject->text, out);
      else
        form->append_uri (subject->uri, out);
    }
  g_string_append (out, pattern);
  return g_string_free (out, FALSE);
}

char *
iri_copy_make (IriCopyForm form, const IriReport *report)
{
  g_autofree char *text = text_of (report);
  const Subject subject = { text, report->uri };
  const Form *row = &forms[form];

  g_return_val_if_fail (form < IRI_N_COPY_FORMS, NULL);
  if (find_reason (row, &subject) != NULL)
    return NULL;
  if (row->is_short != NULL && row->is_short (&subject))
    return fill_in (row, row->short_pattern, &subject);
  return fill_in (row, row->pattern, &subject);
}

GArray *
iri_copy_invisibles (const char *text)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (IriInvisible));
  g_autoptr (GHashTable) places = g_hash_table_new (NULL, NULL);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      IriInvisible item = { g_utf8_get_char (text), 1 };
      gpointer key = GUINT_TO_POINTER (item.c), place;

      if (item.c < 0x80 || !iri_icu_is_ignorable (item.c))
        continue;
      if (g_hash_table_lookup_extended (places, key, NULL, &place))
        {
          g_array_index (found, IriInvisible, GPOINTER_TO_UINT (place)).count++;
          continue;
        }
      g_hash_table_insert (places, key, GUINT_TO_POINTER (found->len));
      g_array_append_val (found, item);
    }
  return found;
}

static char *
name_invisible (const IriInvisible *item)
{
  g_autofree char *name = iri_icu_char_name (item->c);

  if (item->count == 1)
    return g_strdup_printf ("U+%04X %s", item->c, name);
  return g_strdup_printf ("%" G_GSIZE_FORMAT "\302\240× U+%04X %s", item->count,
                          item->c, name);
}

char *
iri_copy_invisible (const char *text)
{
  g_autoptr (GArray) found = iri_copy_invisibles (text);
  g_autoptr (GString) list = g_string_new (NULL);
  guint n = MIN (found->len, MAX_NAMES);

  if (n == 0)
    return g_strdup (_ ("Holds no invisible characters"));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name
          = name_invisible (&g_array_index (found, IriInvisible, i));

      if (i > 0)
        /* Translators: between the items of a list, and before the last one. */
        g_string_append (list, i + 1 < found->len ? _ (", ") : _ (" and "));
      g_string_append (list, name);
    }
  if (found->len > n)
    g_string_append_printf (
        list, ngettext (" and %u other", " and %u others", found->len - n),
        found->len - n);
  /* Translators: %s is a list of invisible characters. */
  return g_strdup_printf (_ ("Holds %s"), list->str);
}
