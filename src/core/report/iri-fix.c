/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-fix.h"

#include "iri-ascii-look-alike.h"
#include "iri-chars.h"
#include "iri-dot-segments.h"
#include "iri-finding-selection.h"
#include "iri-fix-check.h"
#include "iri-fix-labels.h"
#include "iri-message.h"
#include "iri-percent-decode.h"
#include "iri-prepare.h"
#include "iri-scheme.h"
#include "iri-url-encode.h"

#include <arpa/inet.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* A safe fix can make another one possible. Each should remove its finding; the limit
 * ends the loop if one does not. */
#define MAX_ROUNDS 8

/* Each fix reports on the text again. */
#define MAX_EQUAL 100

/* The state of one fix. A #FixFunc may change the span, the label and whether the fix
 * is safe. */
typedef struct
{
  const IriReport *report;
  const IriFinding *finding;
  IriSpan span;
  GString *out;
  const char *label;
  gboolean safe;
} Work;

/* Appends the replacement of the span. FALSE if there is none. */
typedef gboolean (*FixFunc) (Work *self);

static const char *
text_of (const Work *self)
{
  return self->report->text + self->span.begin;
}

/* Whether the finding is in a domain name, where percent-encoding a character only
 * moves the problem: browsers decode it and reject the host. */
static gboolean
is_in_domain (const Work *self)
{
  const IriReport *report = self->report;

  return self->finding->component == IRI_COMPONENT_HOST
         && iri_scheme_has_domains (iri_scheme_find (
             report->text, report->components.span[IRI_COMPONENT_SCHEME]));
}

/* In a bare email address, a percent sign stands for itself. */
static gboolean
encode (Work *self)
{
  const IriIntended *intended = self->report->intended;

  if (is_in_domain (self)
      || (intended != NULL && (intended->changes & IRI_INTENDED_EMAIL) != 0))
    return FALSE;
  for (gsize at = self->span.begin; at < self->span.end; at++)
    g_string_append_printf (self->out, "%%%02X", (guint8) self->report->text[at]);
  return TRUE;
}

static gboolean
remove_span (Work *self)
{
  return TRUE;
}

/* Whether browsers percent-encode the character in this component, so that
 * percent-encoding it does not change the IRI (URL Standard, percent-encode sets). */
static gboolean
is_encoded_by_browsers (const Work *self)
{
  static const IriUrlSet sets[IRI_N_COMPONENTS] = {
    [IRI_COMPONENT_PATH] = IRI_URL_SET_PATH,
    [IRI_COMPONENT_QUERY] = IRI_URL_SET_QUERY,
    [IRI_COMPONENT_FRAGMENT] = IRI_URL_SET_FRAGMENT,
  };
  const IriReport *report = self->report;
  IriComponent component = self->finding->component;

  if (component == IRI_COMPONENT_PATH
      && report->text[report->components.span[IRI_COMPONENT_PATH].begin] != '/')
    return FALSE;
  return sets[component] != 0
         && iri_url_in_set ((guint8) *text_of (self), sets[component]);
}

/* A browser removes characters outside of all components before it parses. */
static gboolean
encode_unit (Work *self)
{
  if (self->finding->component == IRI_COMPONENT_NONE)
    {
      self->label = IRI_FIX_REMOVE_CHAR;
      self->safe = TRUE;
      return TRUE;
    }
  self->safe = is_encoded_by_browsers (self);
  return encode (self);
}

/* Changes the label and marks the fix as not safe. */
static gboolean
relabel_unsafe (Work *self, const char *label)
{
  self->label = label;
  self->safe = FALSE;
  return TRUE;
}

static gboolean
is_at_an_end (const Work *self)
{
  return self->span.begin == 0 || self->span.end == self->report->length;
}

/* Removes both delimiters, although the finding is about one of them. */
static gboolean
remove_around (Work *self)
{
  const IriSpan whole = { 0, self->report->length };
  IriSpan inner;

  if (!is_at_an_end (self) || !iri_intended_inside (self->report->text, whole, &inner))
    return FALSE;
  self->span = whole;
  g_string_append_len (self->out, self->report->text + inner.begin,
                       (gssize) iri_span_length (inner));
  return relabel_unsafe (self, N_ ("Remove the delimiters around it"));
}

static gboolean
remove_around_or_encode (Work *self)
{
  return remove_around (self) || encode (self);
}

/* A space at either end was copied from the text around the IRI. */
static gboolean
remove_or_encode_space (Work *self)
{
  return is_at_an_end (self) || is_in_domain (self)
             ? relabel_unsafe (self, N_ ("Remove the space"))
             : encode (self);
}

static gboolean
is_unseen (const Work *self)
{
  for (gsize at = self->span.begin; at < self->span.end;)
    {
      const char *p = self->report->text + at;
      gunichar c = g_utf8_get_char_validated (p, (gssize) (self->report->length - at));

      if (c >= 0x110000 || g_unichar_isgraph (c))
        return FALSE;
      at += (gsize) g_utf8_skip[(guint8) *p];
    }
  return TRUE;
}

/* Removes characters before the scheme. Only the author knows how to fix characters
 * inside it. */
static gboolean
remove_before (Work *self)
{
  if (self->span.begin != 0)
    return FALSE;
  return remove_around (self) || is_unseen (self);
}

/* Removes the userinfo with its "@". */
static gboolean
remove_user (Work *self)
{
  IriSpan user = self->report->components.span[IRI_COMPONENT_USERINFO];

  if (!iri_span_is_present (user) || user.begin != self->span.begin)
    return FALSE;
  self->span.end = user.end + 1;
  return TRUE;
}

/* Removes the port or the password with its ":". */
static gboolean
remove_colon (Work *self)
{
  if (self->span.begin == 0 || self->report->text[self->span.begin - 1] != ':')
    return FALSE;
  self->span.begin--;
  return TRUE;
}

static gboolean
remove_zeros (Work *self)
{
  gsize length = iri_span_length (self->span);
  gsize zeros = 0;

  while (zeros + 1 < length && text_of (self)[zeros] == '0')
    zeros++;
  g_string_append_len (self->out, text_of (self) + zeros, (gssize) (length - zeros));
  return TRUE;
}

static gboolean
normalize (Work *self, GNormalizeMode mode)
{
  g_autofree char *normal
      = g_utf8_normalize (text_of (self), (gssize) iri_span_length (self->span), mode);

  g_string_append (self->out, normal != NULL ? normal : "");
  return normal != NULL && *normal != '\0';
}

/* Composes like preparation does. It leaves out letters with very many marks because
 * sorting the marks would take more than linear time. */
static gboolean
compose (Work *self)
{
  IriPrepared *prepared
      = iri_prepare_nfc (text_of (self), iri_span_length (self->span));

  if (prepared == NULL)
    return FALSE;
  g_string_append_len (self->out, prepared->text, (gssize) prepared->length);
  iri_prepared_free (prepared);
  return TRUE;
}

static gboolean
make_plain (Work *self)
{
  return normalize (self, G_NORMALIZE_ALL_COMPOSE);
}

static gboolean
make_lowercase (Work *self)
{
  g_string_append_len (self->out, text_of (self),
                       (gssize) iri_span_length (self->span));
  g_string_ascii_down (self->out);
  return TRUE;
}

/* If the scheme contains a percent sign, another fix changes the hex digits after it to
 * uppercase, and the two would undo each other. */
static gboolean
make_scheme_lowercase (Work *self)
{
  return memchr (text_of (self), '%', iri_span_length (self->span)) == NULL
         && make_lowercase (self);
}

static gboolean
make_uppercase (Work *self)
{
  g_string_append_len (self->out, text_of (self),
                       (gssize) iri_span_length (self->span));
  g_string_ascii_up (self->out);
  return TRUE;
}

static gboolean
write_like (Work *self)
{
  for (gsize at = self->span.begin; at < self->span.end;)
    {
      const char *p = self->report->text + at;
      const char *like = iri_ascii_look_alike (iri_utf8_first (p));

      /* A percent sign would begin an octet, or nothing. */
      if (like == NULL || *like == '%')
        return FALSE;
      g_string_append (self->out, like);
      at += (gsize) g_utf8_skip[(guint8) *p];
    }
  return TRUE;
}

static gboolean
write_slash (Work *self)
{
  for (gsize at = self->span.begin; at < self->span.end; at++)
    g_string_append_c (self->out, '/');
  return TRUE;
}

/* Decodes once: "%41" to "A", "%2541" to "%41". */
static gboolean
decode (Work *self)
{
  iri_percent_append_octets (text_of (self), iri_span_length (self->span), self->out);
  return TRUE;
}

/* Whether the finding is the first of its code in the report. A fix that rewrites a
 * whole component is offered only once, because there can be a thousand findings. */
static gboolean
is_first_of (const Work *self, IriFindingCode code)
{
  const IriReport *report = self->report;
  gsize i = 0;

  while (i < report->n_findings && report->findings[i].code != code)
    i++;
  return i < report->n_findings && report->findings[i].span.begin == self->span.begin;
}

/* Replaces the whole path, because ".." also removes the segment before it. */
static gboolean
fold_dots (Work *self)
{
  IriSpan path = self->report->components.span[IRI_COMPONENT_PATH];

  if (self->report->text[path.begin] != '/'
      || !is_first_of (self, IRI_FINDING_DOT_SEGMENT))
    return FALSE;
  self->span = path;
  iri_remove_dot_segments (text_of (self), iri_span_length (path), NULL, self->out);
  /* "//" at the beginning would be parsed as an authority. */
  return iri_span_is_present (self->report->components.span[IRI_COMPONENT_HOST])
         || !g_str_has_prefix (self->out->str, "//");
}

/* Writes the address in the form of RFC 5952. */
static gboolean
write_ipv6 (Work *self)
{
  g_autofree char *inside = NULL;
  guint8 address[16];
  char canonical[INET6_ADDRSTRLEN];

  if (iri_span_length (self->span) < 2)
    return FALSE;
  inside = g_strndup (text_of (self) + 1, iri_span_length (self->span) - 2);
  if (inet_pton (AF_INET6, inside, address) != 1
      || inet_ntop (AF_INET6, address, canonical, sizeof canonical) == NULL)
    return FALSE;
  g_string_append_printf (self->out, "[%s]", canonical);
  return TRUE;
}

/* Replaces the span with the quote of the finding. */
static gboolean
write_quote (Work *self)
{
  if (self->finding->quote == NULL)
    return FALSE;
  g_string_append (self->out, self->finding->quote);
  return TRUE;
}

/* Removes a header field with its delimiter. Mailers may ignore some fields of a link
 * (RFC 6068 §4). */
static gboolean
remove_field (Work *self)
{
  const IriReport *report = self->report;
  GArray *fields = report->mailto != NULL ? report->mailto->fields : NULL;

  for (guint i = 0; fields != NULL && i < fields->len; i++)
    {
      const IriMailField *field = &g_array_index (fields, IriMailField, i);

      if (report->target != NULL || field->name_span.begin != self->span.begin)
        continue;
      self->span = field->span;
      if (self->span.end < report->length && report->text[self->span.end] == '&')
        self->span.end++;
      else
        self->span.begin--;
      return TRUE;
    }
  return FALSE;
}

static gboolean
remove_breaks (Work *self)
{
  const char *text = text_of (self);
  gsize length = iri_span_length (self->span), read;
  guint8 octet;

  for (gsize at = 0; at < length; at += read)
    {
      read = iri_percent_read (text + at, length - at, &octet);
      if (octet != '\r' && octet != '\n')
        g_string_append_len (self->out, text + at, (gssize) read);
    }
  return self->report->target == NULL;
}

/* Maps a digit of the URL-safe alphabet (RFC 4648 §5) to the standard alphabet; 0 if it
 * is in neither. If only one alphabet has the digit, adds that one to @alphabets. */
static char
base64_digit (guint8 octet, guint *alphabets)
{
  static const char usual[] = "+/", other[] = "-_";
  const char *found;

  if (g_ascii_isalnum (octet))
    return (char) octet;
  if (octet != '\0' && (found = strchr (other, octet)) != NULL)
    {
      *alphabets |= 2;
      return usual[found - other];
    }
  *alphabets |= 1;
  return octet == '+' || octet == '/' ? (char) octet : '\0';
}

/* Rewrites base64 of either alphabet in that of RFC 2045, which data: URLs use
 * (RFC 2397 §2), with complete padding if there is any. A single last digit cannot be
 * fixed, and the check of the fix finds it. */
static gboolean
write_base64 (Work *self)
{
  const IriEmbeddedContent *content = self->report->content;
  guint alphabets = 0;
  gsize n_fillers = 0;

  if (content == NULL || self->report->target != NULL)
    return FALSE;
  self->span = content->span;
  for (gsize at = self->span.begin; at < self->span.end;)
    {
      guint8 octet;
      char digit;

      at += iri_percent_read (self->report->text + at, self->span.end - at, &octet);
      if (octet == '=')
        {
          n_fillers++;
          continue;
        }
      digit = base64_digit (octet, &alphabets);
      if (n_fillers > 0 || digit == '\0')
        return FALSE;
      g_string_append_c (self->out, digit);
    }
  while (n_fillers > 0 && self->out->len % 4 != 0)
    g_string_append_c (self->out, '=');
  return alphabets != 3;
}

static gboolean
write_uri (Work *self)
{
  if (self->report->uri == NULL || self->report->target != NULL)
    return FALSE;
  self->span = (IriSpan){ 0, self->report->length };
  g_string_append (self->out, self->report->uri);
  return TRUE;
}

static gboolean
read_as_intended (Work *self)
{
  self->span = (IriSpan){ 0, self->report->length };
  g_string_append (self->out, self->report->intended->iri);
  return TRUE;
}

#define ENCODE encode, IRI_FIX_PERCENT_ENCODE_CHAR
#define UNWRAP remove_around_or_encode, IRI_FIX_PERCENT_ENCODE_CHAR
#define REMOVE remove_span, IRI_FIX_REMOVE_CHAR
#define PLAIN make_plain, IRI_FIX_REPLACE_TEXT
#define AS_URI write_uri, N_ ("Replace with the URI")
#define AS_INTENDED read_as_intended, IRI_FIX_READ_AS

static const struct
{
  IriFindingCode code;
  gboolean safe;
  FixFunc fix;
  const char *label;
} rows[] = {
  { IRI_FINDING_CONTROL, FALSE, REMOVE },
  { IRI_FINDING_SPACE, TRUE, remove_or_encode_space, N_ ("Percent-encode the space") },
  { IRI_FINDING_DELIMITER, TRUE, UNWRAP },
  { IRI_FINDING_UNWISE, TRUE, UNWRAP },
  { IRI_FINDING_CHARACTER, TRUE, ENCODE },
  { IRI_FINDING_NON_CHARACTER, FALSE, REMOVE },
  { IRI_FINDING_PRIVATE_USE, TRUE, ENCODE },
  { IRI_FINDING_TAG, FALSE, REMOVE },
  { IRI_FINDING_SYMMETRIC_SWAPPING, FALSE, REMOVE },
  { IRI_FINDING_BIDI_FORMATTING, FALSE, REMOVE },
  { IRI_FINDING_HOST_BIDI_FORMATTING, FALSE, REMOVE },
  { IRI_FINDING_BIDI_CONTROL_LATER, FALSE, REMOVE },
  { IRI_FINDING_PERCENT, TRUE, encode, N_ ("Percent-encode the percent sign") },
  { IRI_FINDING_BRACKET, TRUE, UNWRAP },
  { IRI_FINDING_HASH_IN_FRAGMENT, TRUE, ENCODE },
  { IRI_FINDING_INVALID_URL_UNIT, FALSE, encode_unit, IRI_FIX_PERCENT_ENCODE_CHAR },
  { IRI_FINDING_INVALID_REVERSE_SOLIDUS, FALSE, write_slash,
    N_ ("Replace with a slash") },
  { IRI_FINDING_INVALID_CREDENTIALS, FALSE, remove_user,
    N_ ("Remove the user name and the @") },
  { IRI_FINDING_NOT_IN_IRI, TRUE, ENCODE },
  { IRI_FINDING_NOT_IN_URI, TRUE, ENCODE },
  { IRI_FINDING_BIDI_FORMATTING_ALLOWED, FALSE, REMOVE },
  { IRI_FINDING_SHAPING_CONTROL, FALSE, REMOVE },
  { IRI_FINDING_LINE_SEPARATOR, FALSE, REMOVE },
  { IRI_FINDING_SPACE_LOOK_ALIKE, FALSE, REMOVE },
  { IRI_FINDING_HOST_LOOK_ALIKE, FALSE, write_like, IRI_FIX_REPLACE_WITH_LIKE },
  { IRI_FINDING_HOST_DOT, TRUE, write_like, N_ ("Replace with a plain dot") },
  { IRI_FINDING_DELIMITER_LOOK_ALIKE, FALSE, write_like, IRI_FIX_REPLACE_WITH_LIKE },
  { IRI_FINDING_INVISIBLE, FALSE, REMOVE },
  { IRI_FINDING_JOINER, FALSE, REMOVE },
  { IRI_FINDING_SOFT_HYPHEN, FALSE, remove_span, N_ ("Remove the soft hyphen") },
  { IRI_FINDING_VARIATION_SELECTOR, FALSE, REMOVE },
  { IRI_FINDING_FULL_WIDTH, FALSE, PLAIN },
  { IRI_FINDING_HALF_WIDTH_KATAKANA, FALSE, PLAIN },
  { IRI_FINDING_HALF_WIDTH, FALSE, PLAIN },
  { IRI_FINDING_LIGATURE, FALSE, PLAIN },
  { IRI_FINDING_ARABIC_PRESENTATION_FORM, FALSE, PLAIN },
  { IRI_FINDING_HEBREW_PRESENTATION_FORM, FALSE, PLAIN },
  { IRI_FINDING_VERTICAL_FORM, FALSE, PLAIN },
  { IRI_FINDING_STYLED_LETTER, FALSE, PLAIN },
  { IRI_FINDING_TATWEEL, FALSE, REMOVE },
  { IRI_FINDING_NOT_NFC, FALSE, compose, IRI_FIX_NORMALIZE },
  { IRI_FINDING_NOT_NFC_FORBIDDEN, FALSE, compose, IRI_FIX_NORMALIZE },
  { IRI_FINDING_NOT_NFKC, FALSE, PLAIN },
  { IRI_FINDING_PCT_UNRESERVED, TRUE, decode, IRI_FIX_DECODE },
  { IRI_FINDING_PCT_LOWER_CASE, TRUE, make_uppercase, IRI_FIX_REPLACE_TEXT },
  { IRI_FINDING_DOUBLE_ENCODING, FALSE, decode, IRI_FIX_DECODE },
  { IRI_FINDING_PCT_NUL, FALSE, remove_span, IRI_FIX_REMOVE_TEXT },
  { IRI_FINDING_PCT_CONTROL, FALSE, remove_span, IRI_FIX_REMOVE_TEXT },
  { IRI_FINDING_PCT_BIDI, FALSE, remove_span, IRI_FIX_REMOVE_TEXT },
  { IRI_FINDING_PCT_INVISIBLE, FALSE, remove_span, IRI_FIX_REMOVE_TEXT },
  { IRI_FINDING_SCHEME_CHARACTER, FALSE, remove_before, IRI_FIX_REMOVE_CHAR },
  { IRI_FINDING_SCHEME_UPPER_CASE, TRUE, make_scheme_lowercase,
    N_ ("Change the scheme to lowercase") },
  { IRI_FINDING_URL_PREFIX, FALSE, remove_span, IRI_FIX_REMOVE_TEXT },
  { IRI_FINDING_SCHEME_TWICE, FALSE, remove_span, IRI_FIX_REMOVE_TEXT },
  { IRI_FINDING_USERINFO_HTTP, FALSE, remove_user,
    N_ ("Remove the user name and the @") },
  { IRI_FINDING_USERINFO_LIKE_HOST, FALSE, remove_user,
    N_ ("Remove the user name and the @") },
  { IRI_FINDING_USERINFO_EMPTY, FALSE, remove_span, N_ ("Remove the @") },
  { IRI_FINDING_PASSWORD, FALSE, remove_colon, N_ ("Remove the password") },
  { IRI_FINDING_PORT_EMPTY, TRUE, remove_span, N_ ("Remove the colon") },
  { IRI_FINDING_PORT_DEFAULT, TRUE, remove_colon, N_ ("Remove the default port") },
  { IRI_FINDING_PORT_ZEROS, FALSE, remove_zeros, IRI_FIX_CHANGE_PORT },
  { IRI_FINDING_HOST_TRAILING_DOT, FALSE, remove_span, N_ ("Remove the dot") },
  { IRI_FINDING_HOST_UPPER_CASE, TRUE, make_lowercase, IRI_FIX_REPLACE_TEXT },
  { IRI_FINDING_LABEL_EMPTY, FALSE, remove_span, N_ ("Remove the dot") },
  { IRI_FINDING_PCT_HIDDEN, FALSE, write_quote, IRI_FIX_REPLACE_WITH_QUOTE },
  { IRI_FINDING_OVERLAY, FALSE, REMOVE },
  { IRI_FINDING_BACKSLASH_HOST, FALSE, write_slash, N_ ("Replace with a slash") },
  { IRI_FINDING_A_LABEL_UPPER_CASE, TRUE, make_lowercase, IRI_FIX_REPLACE_TEXT },
  { IRI_FINDING_IPV6_NOT_CANONICAL, FALSE, write_ipv6, IRI_FIX_CHANGE_IP_ADDRESS },
  { IRI_FINDING_IPV4_LIKE, FALSE, write_quote, IRI_FIX_CHANGE_IP_ADDRESS },
  { IRI_FINDING_DOT_SEGMENT, TRUE, fold_dots, IRI_FIX_CHANGE_PATH },
  { IRI_FINDING_BACKSLASH, FALSE, write_slash, N_ ("Replace with a slash") },
  { IRI_FINDING_EMPTY_QUERY, FALSE, remove_span, N_ ("Remove the ?") },
  { IRI_FINDING_EMPTY_FRAGMENT, FALSE, remove_span, N_ ("Remove the #") },
  { IRI_FINDING_MAILTO_HIDDEN, FALSE, remove_field,
    N_ ("Remove the hidden recipients") },
  { IRI_FINDING_MAILTO_ATTACHMENT, FALSE, remove_field, N_ ("Remove the attachment") },
  { IRI_FINDING_MAILTO_HEADER, FALSE, remove_field, IRI_FIX_REMOVE_HEADER_FIELD },
  { IRI_FINDING_MAILTO_LINE_BREAK, FALSE, remove_breaks, N_ ("Remove the line break") },
  { IRI_FINDING_DATA_BASE64, FALSE, write_base64, N_ ("Correct the Base64") },
  { IRI_FINDING_WHOLE_SCRIPT_CONFUSABLE, FALSE, AS_URI },
  { IRI_FINDING_BROWSER_PUNYCODE, FALSE, AS_URI },
  { IRI_FINDING_BIDI_TWIN_HOST, FALSE, AS_URI },
  { IRI_FINDING_BIDI_MISREAD_HOST, FALSE, AS_URI },
  { IRI_FINDING_BIDI_HOST_MOVED, FALSE, AS_URI },
  { IRI_FINDING_BIDI_HOST_SPLIT, FALSE, AS_URI },
  { IRI_FINDING_BARE_HOST, FALSE, AS_INTENDED },
  { IRI_FINDING_BARE_EMAIL, FALSE, AS_INTENDED },
  { IRI_FINDING_DEFANGED, FALSE, AS_INTENDED },
  { IRI_FINDING_IN_TEXT, FALSE, AS_INTENDED },
};

/* Whether the text can be edited in place. */
static gboolean
is_as_given (const IriReport *report)
{
  return report->options.source == NULL
         && report->options.preparation.notation == IRI_NOTATION_PLAIN;
}

static char *
make_label (const char *label, const IriFinding *finding, const Work *work)
{
  IriFinding filled = *finding;

  filled.quote = work->out->str;
  return iri_finding_fill (label, &filled, work->report->text);
}

IriFix *
iri_fix_new (const IriReport *report, const IriFinding *finding)
{
  Work work = { .report = report, .finding = finding, .span = finding->span };
  IriFix *self = NULL;
  gsize i;

  for (i = 0; i < G_N_ELEMENTS (rows) && rows[i].code != finding->code; i++)
    ;
  if (i == G_N_ELEMENTS (rows) || !is_as_given (report))
    return NULL;
  work.out = g_string_new (NULL);
  work.label = rows[i].label;
  work.safe = rows[i].safe;
  if (rows[i].fix (&work)
      && (work.out->len != iri_span_length (work.span)
          || memcmp (work.out->str, text_of (&work), work.out->len) != 0))
    {
      self = g_new0 (IriFix, 1);
      self->span = work.span;
      self->safe = work.safe;
      self->label = make_label (_ (work.label), finding, &work);
      self->text = g_strdup (work.out->str);
    }
  g_string_free (work.out, TRUE);
  /* Another IRI has findings of its own, which are no reason to hide it. */
  if (self != NULL && rows[i].fix != read_as_intended
      && !iri_fix_check (self, report, finding))
    g_clear_pointer (&self, iri_fix_free);
  return self;
}

void
iri_fix_free (IriFix *self)
{
  g_free (self->text);
  g_free (self->label);
  g_free (self);
}

char *
iri_fix_apply (const IriFix *self, const IriReport *report, gsize *length)
{
  GString *out = g_string_new_len (report->text, (gssize) self->span.begin);

  g_string_append (out, self->text);
  g_string_append_len (out, report->text + self->span.end,
                       (gssize) (report->length - self->span.end));
  *length = out->len;
  return g_string_free (out, FALSE);
}

static int
compare_spans (gconstpointer a, gconstpointer b)
{
  const IriFix *left = *(IriFix *const *) a, *right = *(IriFix *const *) b;

  if (left->span.begin != right->span.begin)
    return left->span.begin < right->span.begin ? -1 : 1;
  return left->span.end < right->span.end ? -1 : left->span.end > right->span.end;
}

static GPtrArray *
find_safe (const IriReport *report)
{
  GPtrArray *fixes = g_ptr_array_new_with_free_func ((GDestroyNotify) iri_fix_free);

  for (gsize i = 0; i < report->n_findings; i++)
    {
      IriFix *fix = iri_fix_new (report, &report->findings[i]);

      if (fix != NULL && fix->safe)
        g_ptr_array_add (fixes, fix);
      else if (fix != NULL)
        iri_fix_free (fix);
    }
  g_ptr_array_sort (fixes, compare_spans);
  return fixes;
}

/* The text at @span after those of @fixes, which are sorted, that do not overlap. */
static GString *
apply (GPtrArray *fixes, const IriReport *report, IriSpan span)
{
  GString *out = g_string_sized_new (iri_span_length (span));
  gsize at = span.begin;

  for (guint i = 0; i < fixes->len; i++)
    {
      const IriFix *fix = fixes->pdata[i];

      if (i > 0 && fix->span.begin < at)
        continue;
      g_string_append_len (out, report->text + at, (gssize) (fix->span.begin - at));
      g_string_append (out, fix->text);
      at = fix->span.end;
    }
  g_string_append_len (out, report->text + at, (gssize) (span.end - at));
  return out;
}

/* Applies all safe fixes. NULL if there is none. */
static GString *
apply_safe_once (const IriReport *report)
{
  g_autoptr (GPtrArray) fixes = find_safe (report);

  return fixes->len > 0 ? apply (fixes, report, (IriSpan){ 0, report->length }) : NULL;
}

/* Fixes with the label of @fix for findings equal to @finding, up to MAX_EQUAL. */
static GPtrArray *
find_equal (const IriReport *report, const IriFinding *finding, const IriFix *fix)
{
  GPtrArray *fixes = g_ptr_array_new_with_free_func ((GDestroyNotify) iri_fix_free);

  for (gsize i = 0; i < report->n_findings && fixes->len < MAX_EQUAL; i++)
    {
      IriFix *equal = iri_findings_are_equal (report, finding, &report->findings[i])
                          ? iri_fix_new (report, &report->findings[i])
                          : NULL;

      if (equal != NULL && g_str_equal (equal->label, fix->label))
        g_ptr_array_add (fixes, equal);
      else if (equal != NULL)
        iri_fix_free (equal);
    }
  g_ptr_array_sort (fixes, compare_spans);
  return fixes;
}

/* The end of the last of @fixes, which are sorted by where they begin. */
static gsize
find_end (GPtrArray *fixes)
{
  gsize end = 0;

  for (guint i = 0; i < fixes->len; i++)
    end = MAX (end, ((IriFix *) fixes->pdata[i])->span.end);
  return end;
}

IriFix *
iri_fix_new_equal (const IriReport *report, const IriFinding *finding)
{
  g_autoptr (IriFix) self = iri_fix_new (report, finding);
  g_autoptr (GPtrArray) fixes = NULL;

  if (self == NULL)
    return NULL;
  fixes = find_equal (report, finding, self);
  if (fixes->len > 1)
    {
      const IriFix *first = fixes->pdata[0];

      self->span = (IriSpan){ first->span.begin, find_end (fixes) };
      g_free (self->text);
      self->text = g_string_free (apply (fixes, report, self->span), FALSE);
    }
  return g_steal_pointer (&self);
}

char *
iri_fix_all (const IriReport *report, gsize *length)
{
  GString *text = apply_safe_once (report);
  GString *next = text;

  if (text == NULL)
    return NULL;
  for (int round = 1; round < MAX_ROUNDS && next != NULL; round++)
    {
      g_autoptr (IriReport) fixed
          = iri_report_new (text->str, (gssize) text->len, &report->options);

      next = apply_safe_once (fixed);
      if (next != NULL)
        {
          g_string_free (text, TRUE);
          text = next;
        }
    }
  *length = text->len;
  return g_string_free (text, FALSE);
}
