/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-chars.h"
#include "iri-charset.h"
#include "iri-copy-private.h"
#include "iri-icu.h"
#include "iri-join-names.h"
#include "iri-parse.h"
#include "iri-percent-encode.h"
#include "iri-scheme.h"
#include "iri-syntax-group.h"
#include "iri-unicode.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The largest number of different characters that a sentence names. */
#define MAX_NAMES 6

guint
iri_copy_n_forms (void)
{
  return iri_copy_n_rows;
}

const IriCopyForm *
iri_copy_form (guint position)
{
  return position < iri_copy_n_rows ? &iri_copy_rows[position].form : NULL;
}

const IriCopyForm *
iri_copy_form_find (const char *id)
{
  for (guint i = 0; i < iri_copy_n_rows; i++)
    if (g_str_equal (iri_copy_rows[i].form.id, id))
      return &iri_copy_rows[i].form;
  return NULL;
}

static const IriCopyRow *
row_of (const IriCopyForm *form)
{
  for (guint i = 0; i < iri_copy_n_rows; i++)
    if (&iri_copy_rows[i].form == form)
      return &iri_copy_rows[i];
  return NULL;
}

/* Whether the character can be copied as it is. The grammar of IRIs does not exclude
 * later bidi controls, and it allows spaces from U+00A0 up. */
static gboolean
is_writable (gunichar c)
{
  static const guint32 written
      = IRI_SYNTAX_GROUP_SPACE | IRI_SYNTAX_GROUP_DELIMITER | IRI_SYNTAX_GROUP_UNWISE
        | IRI_SYNTAX_GROUP_CONTROL | IRI_SYNTAX_GROUP_BIDI_FORMATTING
        | IRI_SYNTAX_GROUP_SYMMETRIC_SWAPPING | IRI_SYNTAX_GROUP_SPECIAL
        | IRI_SYNTAX_GROUP_TAG | IRI_SYNTAX_GROUP_AFTER_TAGS
        | IRI_SYNTAX_GROUP_NON_CHARACTER | IRI_SYNTAX_GROUP_FFFE;

  return ((guint32) iri_syntax_group (c) & written) == 0
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
      if (is_writable (iri_utf8_first (text)))
        continue;
      g_string_append_len (out, begin, text - begin);
      iri_percent_encode (text, (gsize) (next - text), out);
      begin = next;
    }
  g_string_append_len (out, begin, text - begin);
  return g_string_free (out, FALSE);
}

/* The IRI, unchanged, or NULL if it is not text. */
static const char *
iri_of (const IriReport *report)
{
  gsize length
      = report->target != NULL ? report->target_length : report->reference_length;

  if (report->iri != NULL)
    return report->iri;
  /* A display text of a different length has U+FFFD for U+0000 or invalid UTF-8. */
  return report->display_components.utf8 && strlen (report->display) == length
             ? report->display
             : NULL;
}

/* A text with U+0000 is valid UTF-8 but cannot be copied as text. */
static const char *
find_text_reason (const IriReport *report)
{
  return report->display_components.utf8 ? N_ ("None: the address is not text")
                                         : N_ ("None: the text is not UTF-8");
}

static const char *
find_host_reason (const IriReport *report)
{
  switch (report->display_components.host_kind)
    {
    case IRI_HOST_NONE:
      return N_ ("None: the address has no host");
    case IRI_HOST_EMPTY:
      return N_ ("None: the host is empty");
    case IRI_HOST_REG_NAME:
    case IRI_HOST_IPV4:
    case IRI_HOST_IPV6:
    case IRI_HOST_IPVFUTURE:
      break;
    }
  return N_ ("None: the host is rejected");
}

const IriHost *
iri_copy_host (const IriReport *report)
{
  return report->host == NULL && report->intended != NULL ? report->intended->host
                                                          : report->host;
}

static gboolean
has_host (const IriReport *report)
{
  const IriHost *host = iri_copy_host (report);

  return host != NULL && host->ascii != NULL && *host->ascii != '\0';
}

/* Whether @iri, which @report is about, has the host at its place. A text that cannot
 * be converted is as it was written, "http:/a" for instance, where only browsers find
 * one. */
static gboolean
has_own_host (const IriReport *report, const char *iri)
{
  IriComponents components;

  iri_parse (iri, strlen (iri), report->options.spec, &components, NULL, NULL);
  return report->host != NULL
         && iri_span_is_present (components.span[IRI_COMPONENT_HOST]);
}

static gboolean
has_charset (const IriReport *report)
{
  return report->options.charset != NULL
         && !iri_charset_is_unicode (report->options.charset);
}

/* Whether a link to the URI would run a program or open content that the URI has in
 * itself. */
static gboolean
has_own_content (const IriReport *report)
{
  const IriScheme *scheme;
  IriComponents components;

  iri_parse (report->uri, strlen (report->uri), iri_spec_default (), &components, NULL,
             NULL);
  scheme = iri_scheme_find (report->uri, components.span[IRI_COMPONENT_SCHEME]);
  return scheme->executes || scheme->data;
}

static const char *
find_reason (const IriCopyRow *form, const IriReport *report)
{
  const char *iri = iri_of (report);

  if (iri == NULL)
    return find_text_reason (report);
  if ((form->needs & IRI_COPY_NEEDS_URI) != 0 && report->uri == NULL)
    return N_ ("None: the host is rejected");
  if ((form->needs & IRI_COPY_NEEDS_SAFE_LINK) != 0 && has_own_content (report))
    return N_ ("None: a click on the link would run a program or open content that "
               "the sender chose");
  if (((form->needs & IRI_COPY_NEEDS_HOST) != 0 && !has_host (report))
      || ((form->needs & IRI_COPY_NEEDS_OWN_HOST) != 0 && !has_own_host (report, iri)))
    return find_host_reason (report);
  if ((form->needs & IRI_COPY_NEEDS_DOMAIN) != 0
      && iri_host_domain (iri_copy_host (report)).registrable == NULL)
    return N_ ("None: the host has no registrable domain");
  if ((form->needs & IRI_COPY_NEEDS_CHARSET) != 0 && !has_charset (report))
    return N_ ("None: the chosen charset, UTF-8, has all characters");
  if (form->suits != NULL && !form->suits (iri))
    return N_ ("None: marks are not enough where there are right-to-left "
               "letters or brackets");
  return NULL;
}

const char *
iri_copy_reason (const IriCopyForm *form, const IriReport *report)
{
  const IriCopyRow *row = row_of (form);
  const char *reason;

  g_return_val_if_fail (row != NULL, NULL);
  reason = find_reason (row, report);
  return reason != NULL ? _ (reason) : NULL;
}

static void
fill_in (const IriCopyRow *form,
         const char *pattern,
         const IriCopySubject *subject,
         GString *out)
{
  const char *percent;

  for (; (percent = strchr (pattern, '%')) != NULL; pattern = percent + 2)
    {
      g_string_append_len (out, pattern, percent - pattern);
      if (percent[1] == 't')
        form->append_text (subject->text, out);
      else
        form->append_uri (subject->report->uri, out);
    }
  g_string_append (out, pattern);
}

char *
iri_copy_make (const IriCopyForm *form, const IriReport *report)
{
  const IriCopyRow *row = row_of (form);
  IriCopySubject subject = { report, NULL };
  GString *out;
  g_autofree char *text = NULL;

  g_return_val_if_fail (row != NULL, NULL);
  if (find_reason (row, report) != NULL)
    return NULL;
  text = write_text (iri_of (report));
  subject.text = text;
  out = g_string_new (NULL);
  if (row->append != NULL)
    row->append (&subject, out);
  else if (row->is_short != NULL && row->is_short (&subject))
    fill_in (row, row->short_pattern, &subject, out);
  else
    fill_in (row, row->pattern, &subject, out);
  return g_string_free (out, FALSE);
}

GArray *
iri_copy_invisibles (const char *text)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (IriInvisible));
  g_autoptr (GHashTable) indices = g_hash_table_new (NULL, NULL);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      IriInvisible item = { iri_utf8_first (text), 1 };
      gpointer key = GUINT_TO_POINTER (item.c), index;

      if (item.c < 0x80 || !iri_unicode_is_ignorable (item.c))
        continue;
      if (g_hash_table_lookup_extended (indices, key, NULL, &index))
        {
          g_array_index (found, IriInvisible, GPOINTER_TO_UINT (index)).count++;
          continue;
        }
      g_hash_table_insert (indices, key, GUINT_TO_POINTER (found->len));
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
  guint n = MIN (found->len, MAX_NAMES);
  char *names[MAX_NAMES + 1] = { NULL };
  char *list, *sentence;

  if (n == 0)
    return g_strdup (_ ("Contains no invisible characters"));
  for (guint i = 0; i < n; i++)
    names[i] = name_invisible (&g_array_index (found, IriInvisible, i));
  list = iri_join_names ((const char *const *) names, n, found->len);
  /* Translators: %s is a list of invisible characters. */
  sentence = g_strdup_printf (_ ("Contains %s"), list);
  g_free (list);
  for (guint i = 0; i < n; i++)
    g_free (names[i]);
  return sentence;
}
