/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-message.h"

#include "iri-ascii-look-alike.h"
#include "iri-charset.h"
#include "iri-display-policy.h"
#include "iri-host.h"
#include "iri-icu.h"
#include "iri-isolate.h"
#include "iri-percent-decode.h"
#include "iri-rejection.h"
#include "iri-script-letters.h"
#include "iri-spoof.h"
#include "iri-unicode.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Messages cut longer quotations of the text, whose span has all of it. The limit is
 * higher for quotations that appear only in the message. */
#define MAX_QUOTED_BYTES 60
#define MAX_OWN_BYTES 200

/* Appends bytes that are not UTF-8: <C0><AF>. */
static void
append_bytes (GString *out, const guint8 *bytes, gsize length)
{
  for (gsize i = 0; i < length; i++)
    g_string_append_printf (out, "<%02X>", bytes[i]);
}

static gboolean
is_shown (gunichar c)
{
  return iri_unicode_is_visible (c) && !iri_unicode_is_ignorable (c);
}

/* Appends a visible character as it is, and any other as its code point and name:
 * U+202E RIGHT-TO-LEFT OVERRIDE. */
static void
append_char (GString *out, const char *text, gsize length)
{
  const guint8 *bytes = (const guint8 *) text;
  gunichar c = bytes[0];
  guint n = c < 0x80 ? 1 : iri_utf8_read (bytes, length, &c);

  if (n == 0)
    append_bytes (out, bytes, iri_utf8_fault (bytes, length));
  else if (is_shown (c))
    g_string_append_len (out, text, n);
  else
    {
      g_autofree char *name = iri_icu_char_name (c);

      g_string_append_printf (out, "U+%04X %s", c, name);
    }
}

/* Appends the text of a span, with invisible characters as <U+202E>. A space stays as
 * it is. */
static void
append_most (GString *out, const char *text, gsize length, gsize most)
{
  gsize at = 0;

  while (at < MIN (length, most))
    {
      const guint8 *bytes = (const guint8 *) text + at;
      gunichar c = bytes[0];
      guint n = c < 0x80 ? 1 : iri_utf8_read (bytes, length - at, &c);

      if (n == 0)
        append_bytes (out, bytes, iri_utf8_fault (bytes, length - at));
      else if (c == ' ' || is_shown (c))
        g_string_append_len (out, text + at, n);
      else
        g_string_append_printf (out, "<U+%04X>", c);
      at += n != 0 ? n : iri_utf8_fault (bytes, length - at);
    }
  if (at < length)
    g_string_append (out, "…");
}

static void
append_text (GString *out, const char *text, gsize length)
{
  append_most (out, text, length, MAX_QUOTED_BYTES);
}

/* Appends the ASCII character that the first character looks like. */
static void
append_like (GString *out, const char *text, gsize length)
{
  gunichar c = (guint8) text[0];
  const char *like = NULL;

  if (c < 0x80 || iri_utf8_read ((const guint8 *) text, length, &c) > 0)
    like = iri_ascii_look_alike (c);
  if (like != NULL)
    g_string_append (out, like);
  else
    append_char (out, text, length);
}

/* windows-1252 is a superset of ISO-8859-1. */
static void
append_windows_1252 (GString *out, const char *text, gsize length)
{
  g_autoptr (GString) octets = g_string_new (NULL);
  g_autofree char *decoded = NULL;
  gsize n;

  for (gsize at = 0; iri_percent_is_encoded (text + at, length - at); at += 3)
    g_string_append_c (octets, (char) iri_percent_octet (text + at));
  decoded = iri_charset_decode ("windows-1252", octets->str, octets->len, &n, NULL,
                                NULL, NULL);
  if (decoded != NULL)
    append_text (out, decoded, n);
}

/* Appends the NFKC form of compatibility characters, as far as messages quote it. */
static void
append_plain (GString *out, const char *text, gsize length)
{
  gsize shown = 0;
  g_autofree char *plain = NULL;

  while (shown < length && shown < MAX_QUOTED_BYTES)
    shown += (gsize) g_utf8_skip[(guint8) text[shown]];
  shown = MIN (shown, length);
  plain = g_utf8_normalize (text, (gssize) shown, G_NORMALIZE_ALL_COMPOSE);
  append_text (out, plain != NULL ? plain : text,
               plain != NULL ? strlen (plain) : length);
  /* NFKC never contains "…", so one at the end means that the quotation was cut. */
  if (shown < length && !g_str_has_suffix (out->str, "…"))
    g_string_append (out, "…");
}

static void
append_ascii (GString *out, const char *text, gsize length)
{
  g_autofree char *ascii = iri_spoof_ascii_look_alike (text, length);

  if (ascii != NULL)
    append_text (out, ascii, strlen (ascii));
  else
    append_text (out, text, length);
}

static const struct
{
  const char *name;
  void (*append) (GString *out, const char *text, gsize length);
} placeholders[] = {
  { "{char}", append_char },   { "{text}", append_text },
  { "{like}", append_like },   { "{plain}", append_plain },
  { "{ascii}", append_ascii }, { "{windows-1252}", append_windows_1252 },
};

/* Words of ours about the text, in the direction of the sentence. */
static const struct
{
  const char *name;
  char *(*make) (const char *text, gsize length);
} words[] = {
  { "{script}", iri_script_letters_name },
  { "{scripts}", iri_script_letters_name_all },
  { "{foreign}", iri_script_letters_foreign },
};

/* What @finding is about. */
static const char *
text_of (const IriFinding *finding, const char *text, gsize *length)
{
  *length = finding->span_text != NULL ? strlen (finding->span_text)
                                       : iri_span_length (finding->span);
  return finding->span_text != NULL ? finding->span_text : text + finding->span.begin;
}

/* Appends our own words for the placeholder that @brace begins. Returns FALSE if it
 * stands for a quotation. */
static gboolean
append_words (GString *out,
              const char *brace,
              const IriFinding *finding,
              const char *text)
{
  gsize length;
  const char *here = text_of (finding, text, &length);

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_has_prefix (brace, words[i].name))
      {
        g_autofree char *made = words[i].make (here, length);

        g_string_append (out, made);
        return TRUE;
      }
  return FALSE;
}

/* Appends the quotation for the placeholder that @brace begins. */
static void
append_quotation (GString *out,
                  const char *brace,
                  const IriFinding *finding,
                  const char *text)
{
  IriSpan other = finding->other;
  gsize length;
  const char *here = text_of (finding, text, &length);

  if (g_str_has_prefix (brace, "{quote}") && finding->quote != NULL)
    append_most (out, finding->quote, strlen (finding->quote), MAX_OWN_BYTES);
  if (g_str_has_prefix (brace, "{other}"))
    {
      if (finding->other_text != NULL)
        append_text (out, finding->other_text, strlen (finding->other_text));
      else
        append_text (out, text + other.begin, iri_span_length (other));
    }
  for (gsize i = 0; length > 0 && i < G_N_ELEMENTS (placeholders); i++)
    if (g_str_has_prefix (brace, placeholders[i].name))
      placeholders[i].append (out, here, length);
}

/* Whether @brace begins a placeholder for a part of the text in its host. */
static gboolean
quotes_host (const IriFinding *finding, const char *brace)
{
  return finding->component == IRI_COMPONENT_HOST
         && (g_str_has_prefix (brace, "{text}") || g_str_has_prefix (brace, "{other}"));
}

/* Isolates the quotation that begins at @begin of @out, and each label of a host. */
static void
isolate (GString *out, gsize begin, gboolean host)
{
  g_autofree char *quotation = g_strdup (out->str + begin);

  g_string_truncate (out, begin);
  if (host)
    {
      g_autofree char *isolated
          = iri_isolate_host (quotation, (IriSpan){ 0, strlen (quotation) });

      g_string_append (out, isolated);
    }
  else
    g_string_append_printf (out, IRI_LRI "%s" IRI_PDI, quotation);
}

/* Appends the value of the placeholder that @brace begins. Returns where the message
 * continues. Isolates quotations, so that the sentence around them keeps its order, and
 * always from left to right, because IRIs are shown that way (RFC 3987 §4.1). */
static const char *
append_placeholder (GString *out,
                    const char *brace,
                    const IriFinding *finding,
                    const char *text)
{
  if (g_str_has_prefix (brace, "{host}"))
    g_string_append (out, "{host}");
  else if (g_str_has_prefix (brace, "{unit}"))
    g_string_append (out, iri_bidi_unit_name (finding->unit));
  else if (g_str_has_prefix (brace, "{text}") && finding->name != NULL)
    g_string_append (out, finding->name);
  else if (g_str_has_prefix (brace, "{other}") && finding->other_name != NULL)
    g_string_append (out, finding->other_name);
  else if (g_str_has_prefix (brace, "{quote}") && finding->quote_name != NULL)
    g_string_append (out, finding->quote_name);
  else if (g_str_has_prefix (brace, "{browsers}"))
    g_string_append (out, finding->browsers);
  else if (g_str_has_prefix (brace, "{other-unit}"))
    g_string_append (out, iri_bidi_unit_name (finding->other_unit));
  else if (!append_words (out, brace, finding, text))
    {
      gsize begin = out->len;

      append_quotation (out, brace, finding, text);
      isolate (out, begin, quotes_host (finding, brace));
    }
  return strchr (brace, '}') + 1;
}

char *
iri_finding_fill (const char *message, const IriFinding *finding, const char *text)
{
  GString *out = g_string_new (NULL);
  const char *brace;

  while ((brace = strchr (message, '{')) != NULL)
    {
      g_string_append_len (out, message, brace - message);
      message = append_placeholder (out, brace, finding, text);
    }
  g_string_append (out, message);
  return g_string_free (out, FALSE);
}

/* A control character that the preparation percent-encoded is not encoded in the
 * text. */
static const char *
message_of (const IriFinding *finding, const char *text)
{
  IriFindingCode code = finding->code;
  gsize length;
  const char *here = text_of (finding, text, &length);

  if ((code == IRI_FINDING_PCT_NUL || code == IRI_FINDING_PCT_CONTROL) && length > 0
      && *here != '%')
    code = IRI_FINDING_CONTROL;
  return _ (iri_finding_info (code)->message);
}

char *
iri_finding_message (const IriFinding *finding, const char *text, gsize length)
{
  IriSpan span = finding->span;

  g_return_val_if_fail (span.end <= length && span.begin <= span.end, NULL);
  g_return_val_if_fail (finding->other.end <= length, NULL);
  if (finding->detail != NULL && finding->section != NULL)
    return iri_rejection_message (
        &(IriRejection){ .rule = finding->detail, .c = finding->c });
  if (finding->browsers != NULL)
    return iri_finding_fill (
        /* Translators: {quote} is a host or a part of it, {browsers} some of the
         * browsers: Chromium and Firefox. */
        _ ("{quote} is shown in Punycode by {browsers}"), finding, text);
  return iri_finding_fill (message_of (finding, text), finding, text);
}

/* Reasons are whole sentences. There are as many as rules that reject a label. */
static const char *
why_rejected (const char *rule)
{
  /* Translators: a sentence with its full stop. */
  g_autofree char *why = g_strdup_printf (_ ("%s."), iri_host_rejection_message (rule));

  return g_intern_string (why);
}

const char *
iri_finding_why (const IriFinding *finding)
{
  if (finding->code == IRI_FINDING_BROWSER_PUNYCODE
      || finding->code == IRI_FINDING_BROWSER_A_LABEL)
    return iri_display_policy_step_summary (finding->detail);
  if (finding->detail != NULL && finding->section == NULL)
    return why_rejected (finding->detail);
  return _ (iri_finding_info (finding->code)->why);
}
