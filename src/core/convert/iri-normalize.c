/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-normalize.h"

#include "iri-chars.h"
#include "iri-dot-segments.h"
#include "iri-host.h"
#include "iri-nfc.h"
#include "iri-parse.h"
#include "iri-percent-decode.h"
#include "iri-prepare.h"
#include "iri-rfc2396.h"
#include "iri-scheme.h"
#include "iri-to-iri.h"
#include "iri-to-uri.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The state of a normalization. */
typedef struct
{
  const char *text;
  gsize length;
  IriComponents components;
  const IriSpec *spec;
  IriIdnaFlavour idna;
  const char *charset;      /* the document charset, or NULL */
  gboolean keeps_authority; /* the authority stays unchanged */
} Normalizer;

static gboolean
has_component (const Normalizer *self, IriComponent component)
{
  return iri_span_is_present (self->components.span[component]);
}

static void
append_span (const Normalizer *self, IriSpan span, GString *out)
{
  g_string_append_len (out, self->text + span.begin, (gssize) iri_span_length (span));
}

/* Appends the text with hex digits of percent-encoded octets in uppercase and, if
 * @lower, other ASCII letters in lowercase. */
static void
append_in_case (const char *text, gsize length, gboolean lower, GString *out)
{
  for (gsize at = 0; at < length;)
    if (iri_percent_is_encoded (text + at, length - at))
      {
        g_string_append_c (out, '%');
        g_string_append_c (out, g_ascii_toupper (text[at + 1]));
        g_string_append_c (out, g_ascii_toupper (text[at + 2]));
        at += 3;
      }
    else
      {
        g_string_append_c (out, lower ? g_ascii_tolower (text[at]) : text[at]);
        at++;
      }
}

static gboolean
is_reg_name (const Normalizer *self)
{
  return iri_rfc2396_is_reg_name (self->text, &self->components, self->spec);
}

/* Whether ASCII letters of @component become lowercase (§5.3.2.1): not in a host with
 * others, whose case scheme-based normalization maps, nor in a reg_name of RFC 2396,
 * which ignores case only in the hostname of a server (§3.2.2). The port is included
 * because it could be part of the host if it is not digits. */
static gboolean
ignores_case (const Normalizer *self, int component)
{
  IriSpan span = self->components.span[component];

  if (component == IRI_COMPONENT_HOST || component == IRI_COMPONENT_PORT)
    return iri_is_ascii (self->text + span.begin, iri_span_length (span))
           && !is_reg_name (self);
  return component == IRI_COMPONENT_SCHEME;
}

static void
normalize_case (const Normalizer *self, GString *out)
{
  gsize at = 0;

  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      IriSpan span = self->components.span[component];

      if (!iri_span_is_present (span))
        continue;
      append_span (self, (IriSpan){ at, span.begin }, out);
      append_in_case (self->text + span.begin, iri_span_length (span),
                      ignores_case (self, component), out);
      at = span.end;
    }
  append_span (self, (IriSpan){ at, self->length }, out);
}

/* The end of the two characters after an unencoded "%", percent-encoded or not.
 * Decoding them could turn the "%" into a percent-encoded octet. */
static gsize
end_of_guarded (const char *text, gsize length, gsize at)
{
  for (int n = 0; n < 2 && at < length; n++)
    {
      if (iri_percent_is_encoded (text + at, length - at))
        at += 3;
      else if (text[at] != '%')
        at++;
      else
        break;
    }
  while (at < length && iri_byte_is_continuation ((guint8) text[at]))
    at++;
  return at;
}

/* Appends the text with all unnecessary percent-encoding decoded. */
static void
append_decoded_text (const char *text,
                     gsize length,
                     IriComponent component,
                     const IriSpec *spec,
                     GString *out)
{
  gsize done = 0;

  for (gsize at = 0; at < length;)
    {
      const char *percent = memchr (text + at, '%', length - at);

      if (percent == NULL)
        break;
      at = (gsize) (percent - text);
      if (iri_percent_is_encoded (text + at, length - at))
        {
          at += 3;
          continue;
        }
      iri_component_to_iri (text + done, at - done, component, spec, FALSE, out);
      done = at;
      at = end_of_guarded (text, length, at + 1);
      g_string_append_len (out, text + done, (gssize) (at - done));
      done = at;
    }
  iri_component_to_iri (text + done, length - done, component, spec, FALSE, out);
}

/* Appends the component with all unnecessary percent-encoding decoded. A decoded letter
 * may compose with a mark that was not percent-encoded: where the text must be in NFC,
 * such a segment stays unchanged. The other segments do not depend on it, because it
 * may be removed later as a dot segment is. */
static void
append_decoded (const char *text,
                gsize length,
                IriComponent component,
                const IriSpec *spec,
                GString *out)
{
  while (spec->keeps_nfc && length > 0)
    {
      const char *slash = memchr (text, '/', length);
      gsize n = slash != NULL ? (gsize) (slash + 1 - text) : length, begin = out->len;

      append_decoded_text (text, n, component, spec, out);
      if (!iri_nfc_is_text (out->str + begin, out->len - begin))
        g_string_append_len (g_string_truncate (out, begin), text, (gssize) n);
      text += n;
      length -= n;
    }
  append_decoded_text (text, length, component, spec, out);
}

/* Whether the host keeps its meaning after decoding: U+3002 would become a dot, and
 * IDNA could reject the result. */
static gboolean
is_same_host (const GString *plain, const GString *decoded, IriIdnaFlavour idna)
{
  g_autoptr (IriHost) a = NULL;
  g_autoptr (IriHost) b = NULL;

  if (g_string_equal (plain, decoded))
    return TRUE;
  a = iri_host_new (plain->str, (IriSpan){ 0, plain->len }, IRI_HOST_REG_NAME, idna);
  b = iri_host_new (decoded->str, (IriSpan){ 0, decoded->len }, IRI_HOST_REG_NAME,
                    idna);
  return a->ascii != NULL && g_strcmp0 (a->ascii, b->ascii) == 0;
}

/* Whether the decoded host is in US-ASCII and that of a server, as "%" alone can keep a
 * host from being one. */
static gboolean
becomes_server (const Normalizer *self, const GString *host)
{
  gsize begin = self->components.span[IRI_COMPONENT_HOST].begin;
  g_autoptr (GString) text = g_string_new_len (self->text, (gssize) begin);
  IriComponents components;

  if (!iri_is_ascii (host->str, host->len))
    return FALSE;
  g_string_append_len (text, host->str, (gssize) host->len);
  iri_parse (text->str, text->len, self->spec, &components, NULL, NULL);
  return !iri_rfc2396_is_reg_name (text->str, &components, self->spec);
}

/* Decodes the host by @spec, and converts it to lower case if @lower. */
static GString *
decode_host (const Normalizer *self, const IriSpec *spec, gboolean lower)
{
  IriSpan span = self->components.span[IRI_COMPONENT_HOST];
  g_autoptr (GString) decoded = g_string_new (NULL);
  GString *cased = g_string_new (NULL);

  append_decoded (self->text + span.begin, iri_span_length (span), IRI_COMPONENT_HOST,
                  spec, decoded);
  append_in_case (decoded->str, decoded->len, lower, cased);
  return cased;
}

/* Whether the host ignores case, in all forms alike: what a reg_name is after decoding
 * by @spec decides. */
static gboolean
host_ignores_case (const Normalizer *self, const IriSpec *spec)
{
  g_autoptr (GString) decoded = NULL;

  if (!is_reg_name (self))
    return ignores_case (self, IRI_COMPONENT_HOST);
  decoded = decode_host (self, spec, FALSE);
  return becomes_server (self, decoded);
}

static void
append_decoded_host (const Normalizer *self, const IriSpec *spec, GString *out)
{
  IriSpan span = self->components.span[IRI_COMPONENT_HOST];
  const char *text = self->text + span.begin;
  gsize length = iri_span_length (span);
  g_autoptr (GString) plain = NULL;
  g_autoptr (GString) decoded = NULL;
  IriSpec ascii = *spec, limits = *spec;
  gboolean lower;

  if (self->components.host_kind != IRI_HOST_REG_NAME
      || memchr (text, '%', length) == NULL)
    {
      append_span (self, span, out);
      return;
    }
  ascii.allowed[IRI_COMPONENT_HOST] = 0;
  ascii.decoded_groups = 0;
  if (is_reg_name (self))
    limits.allowed[IRI_COMPONENT_HOST] |= spec->allowed[IRI_COMPONENT_PATH];
  lower = host_ignores_case (self, &limits);
  plain = decode_host (self, &ascii, lower);
  decoded = decode_host (self, &limits, lower);
  g_string_append (out, is_same_host (plain, decoded, self->idna) ? decoded->str
                                                                  : plain->str);
}

/* The end of the first segment if it contains a ":", else 0. */
static gsize
end_of_colon_segment (const char *path, gsize length)
{
  const char *colon = memchr (path, ':', length);
  const char *slash = memchr (path, '/', length);

  if (colon == NULL || (slash != NULL && slash < colon))
    return 0;
  return slash != NULL ? (gsize) (slash - path) : length;
}

/* Whether the port is digits after decoding. Any other port stays unchanged, because it
 * could become part of the host. */
static gboolean
hides_digits (const char *port, gsize length, const IriSpec *spec)
{
  g_autoptr (GString) decoded = g_string_new (NULL);

  append_decoded (port, length, IRI_COMPONENT_PORT, spec, decoded);
  return strspn (decoded->str, "0123456789") == decoded->len;
}

/* A reference must not begin with a segment that contains ":", because the segment
 * could become a scheme. Such a segment stays unchanged. */
static void
append_decoded_component (const Normalizer *self,
                          IriComponent component,
                          const IriSpec *spec,
                          GString *out)
{
  IriSpan span = self->components.span[component];
  const char *text = self->text + span.begin;
  gsize length = iri_span_length (span), kept = 0;

  if (component == IRI_COMPONENT_SCHEME
      || (component == IRI_COMPONENT_USERINFO && self->keeps_authority)
      || (component == IRI_COMPONENT_PORT && !hides_digits (text, length, spec)))
    kept = length;
  else if (component == IRI_COMPONENT_PATH && span.begin == 0)
    kept = end_of_colon_segment (text, length);
  g_string_append_len (out, text, (gssize) kept);
  append_decoded (text + kept, length - kept, component, spec, out);
}

/* Whether the mapping to URIs normalizes the characters first, so that IRIs are equal
 * whose characters are equal in NFC (masinter-07 §2.3 b). Percent-encoded ones stay as
 * they are: their URI is another one. */
static gboolean
maps_to_nfc (const IriSpec *spec)
{
  return spec->n_to_uri > 0 && spec->to_uri[spec->n_to_uri - 1].nfc;
}

static IriToUriInput
get_mapping (const Normalizer *self)
{
  return (IriToUriInput){ .text = self->text,
                          .length = self->length,
                          .components = &self->components,
                          .spec = self->spec,
                          .charset = self->charset };
}

/* What percent-encoding normalization decodes in @component: all that its standard
 * allows there, even what it leaves encoded for display, but only US-ASCII where the
 * mapping to URIs does not use UTF-8, so that decoded characters would map to other
 * octets. */
static IriSpec
get_decoded (const Normalizer *self, IriComponent component)
{
  IriToUriInput mapping = get_mapping (self);
  IriSpec spec = *self->spec;

  spec.decodes_ascii = spec.same_ascii;
  spec.discouraged = IRI_DISCOURAGED_INVISIBLE;
  spec.keeps_nfc = maps_to_nfc (self->spec);
  if (iri_encodes_by_charset (&mapping, component))
    {
      memset (spec.allowed, 0, sizeof spec.allowed);
      spec.decoded_groups = 0;
    }
  return spec;
}

/* §5.3.2.3: decodes unreserved characters and all non-ASCII characters allowed in an
 * IRI. */
static void
normalize_percent (const Normalizer *self, GString *out)
{
  gsize at = 0;

  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      IriSpan span = self->components.span[component];
      IriSpec spec;

      if (!iri_span_is_present (span))
        continue;
      spec = get_decoded (self, (IriComponent) component);
      append_span (self, (IriSpan){ at, span.begin }, out);
      if (component == IRI_COMPONENT_HOST && !self->keeps_authority)
        append_decoded_host (self, &spec, out);
      else if (component == IRI_COMPONENT_HOST)
        append_span (self, span, out);
      else
        append_decoded_component (self, (IriComponent) component, &spec, out);
      at = span.end;
    }
  append_span (self, (IriSpan){ at, self->length }, out);
}

/* The prefix that a path needs to be parsed as the same path, not as an authority, a
 * scheme, an absolute path or an empty reference, and to begin with white space that is
 * not taken for space around it. */
static const char *
guard_of (const Normalizer *self, gboolean rooted, const GString *path)
{
  IriSpan span = self->components.span[IRI_COMPONENT_PATH];
  gsize colon = end_of_colon_segment (path->str, path->len);

  if (has_component (self, IRI_COMPONENT_HOST))
    return "";
  if (rooted || has_component (self, IRI_COMPONENT_SCHEME))
    return g_str_has_prefix (path->str, "//") ? "/." : "";
  if (path->len == 0 || path->str[0] == '/')
    return "./";
  if (g_ascii_isspace (path->str[0]) && !g_ascii_isspace (self->text[0]))
    return "./";
  /* The first segment cannot become a scheme if it already was the first one. */
  if (colon == end_of_colon_segment (self->text, span.end)
      && memcmp (path->str, self->text, colon) == 0)
    return "";
  return colon > 0 ? "./" : "";
}

static gboolean
ends_in_dots (const GString *path)
{
  return g_str_has_suffix (path->str, "/..") || g_str_equal (path->str, "..");
}

/* In RFC 2396 §3, what follows "scheme:" without a "/" has no segments. */
static gboolean
is_opaque (const Normalizer *self, gboolean rooted)
{
  return self->spec->has_opaque_part && !rooted
         && has_component (self, IRI_COMPONENT_SCHEME)
         && !has_component (self, IRI_COMPONENT_HOST);
}

/* §5.3.2.4. In a relative reference only the ".." that lead out of its path are
 * significant (RFC 3986 §4.2). */
static void
normalize_path (const Normalizer *self, GString *out)
{
  IriSpan span = self->components.span[IRI_COMPONENT_PATH];
  gsize length = iri_span_length (span);
  const char *text = self->text + span.begin;
  gboolean rooted = length > 0 && text[0] == '/';
  g_autoptr (GString) path = g_string_sized_new (length);

  append_span (self, (IriSpan){ 0, span.begin }, out);
  if (is_opaque (self, rooted))
    {
      append_span (self, (IriSpan){ span.begin, self->length }, out);
      return;
    }
  if (rooted || has_component (self, IRI_COMPONENT_SCHEME))
    iri_remove_dot_segments (text, length, NULL, path);
  else
    iri_remove_dot_segments_rfc2396 (text, length, NULL, path);
  if (!rooted && ends_in_dots (path))
    g_string_append_c (path, '/');
  if (length > 0)
    g_string_append (out, guard_of (self, rooted, path));
  g_string_append_len (out, path->str, (gssize) path->len);
  append_span (self, (IriSpan){ span.end, self->length }, out);
}

/* Whether the port is empty or the default. FALSE after a host that contains ":", whose
 * end would be parsed as a port. */
static gboolean
has_default_port (const Normalizer *self, guint port)
{
  IriSpan host = self->components.span[IRI_COMPONENT_HOST];
  IriSpan span = self->components.span[IRI_COMPONENT_PORT];
  g_autofree char *text = NULL;
  guint64 value;

  if (!iri_span_is_present (span)
      || (self->text[host.begin] != '['
          && memchr (self->text + host.begin, ':', iri_span_length (host)) != NULL))
    return FALSE;
  text = g_strndup (self->text + span.begin, iri_span_length (span));
  if (*text == '\0')
    return TRUE;
  return port != 0
         && g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT16, &value, NULL)
         && value == port;
}

/* Appends the host, mapped and in Unicode. */
static void
append_unicode_host (const Normalizer *self, GString *out)
{
  IriSpan span = self->components.span[IRI_COMPONENT_HOST];
  IriIdnaFlavour idna = self->idna;
  g_autoptr (IriHost) host = NULL;

  /* Browsers leave A-labels in an ASCII host unchanged, but comparison must treat them
   * like their U-labels. */
  if (idna == IRI_IDNA_BROWSER && !iri_host_needs_idna (self->text, span, idna))
    idna = IRI_IDNA_UTS46;
  if (self->components.host_kind == IRI_HOST_REG_NAME && idna != IRI_IDNA_NONE
      && iri_host_needs_idna (self->text, span, idna))
    host = iri_host_new (self->text, span, IRI_HOST_REG_NAME, idna);
  /* IDNA leaves the ASCII labels of a non-ASCII host as they are, but DNS ignores their
   * case. */
  if (host != NULL && host->ascii != NULL)
    append_in_case (host->unicode, strlen (host->unicode), TRUE, out);
  else
    append_span (self, span, out);
}

/* Appends the text between "//" and the path. It begins at @at. */
static void
append_authority (const Normalizer *self,
                  gsize at,
                  const IriScheme *scheme,
                  GString *out)
{
  IriSpan host = self->components.span[IRI_COMPONENT_HOST];
  gsize begin = out->len;

  append_span (self, (IriSpan){ at, host.begin }, out);
  append_unicode_host (self, out);
  if (!has_default_port (self, scheme->port))
    append_span (self,
                 (IriSpan){ host.end, self->components.span[IRI_COMPONENT_PATH].begin },
                 out);
  if (scheme->local && g_str_equal (out->str + begin, "localhost"))
    g_string_truncate (out, begin);
}

/* The length in bytes of a prefix "/." that keeps the path from being parsed as an
 * authority; 0 if there is none. */
static gsize
guard_length (const Normalizer *self)
{
  return g_str_has_prefix (self->text + self->components.span[IRI_COMPONENT_PATH].begin,
                           "/.//")
             ? strlen ("/.")
             : 0;
}

/* Scheme-based normalization (§5.3.3). */
static void
normalize_scheme (const Normalizer *self, GString *out)
{
  IriSpan path = self->components.span[IRI_COMPONENT_PATH];
  gsize at = self->components.span[IRI_COMPONENT_SCHEME].end + 1;
  const IriScheme *scheme;

  if (!has_component (self, IRI_COMPONENT_SCHEME))
    {
      append_span (self, (IriSpan){ 0, self->length }, out);
      return;
    }
  scheme = iri_scheme_find (self->text, self->components.span[IRI_COMPONENT_SCHEME]);
  append_span (self, (IriSpan){ 0, at }, out);
  if (self->keeps_authority)
    append_span (self, (IriSpan){ at, path.begin }, out);
  else if (has_component (self, IRI_COMPONENT_HOST))
    {
      g_string_append (out, "//");
      append_authority (self, at + 2, scheme, out);
      if (iri_span_length (path) == 0)
        g_string_append_c (out, '/');
    }
  else if (scheme->local && self->text[path.begin] == '/')
    {
      g_string_append (out, "//");
      path.begin += guard_length (self);
    }
  append_span (self, (IriSpan){ path.begin, self->length }, out);
}

static const struct
{
  IriRung rung;
  const char *id;
  const char *number;
  const char *title;
  void (*climb) (const Normalizer *self, GString *out);
} rungs[] = {
  /* Translators: of an IRI. */
  { IRI_RUNG_STRING, "string", "5.3.1", N_ ("Unchanged"), NULL },
  { IRI_RUNG_CASE, "case", "5.3.2.1",
    N_ ("Normalize the case of scheme, host and percent-encodings"), normalize_case },
  { IRI_RUNG_PERCENT, "percent", "5.3.2.3",
    N_ ("Decode characters that need no percent-encoding"), normalize_percent },
  { IRI_RUNG_PATH, "path", "5.3.2.4", N_ ("Remove dot segments"), normalize_path },
  { IRI_RUNG_SCHEME, "scheme", "5.3.3", N_ ("Normalize by the scheme's rules"),
    normalize_scheme },
};

const char *
iri_rung_id (IriRung rung)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rungs); i++)
    if (rungs[i].rung == rung)
      return rungs[i].id;
  g_return_val_if_reached ("");
}

const char *
iri_rung_section (IriRung rung)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rungs); i++)
    if (rungs[i].rung == rung)
      return rungs[i].number;
  g_return_val_if_reached ("");
}

gboolean
iri_rung_find (const char *id, IriRung *rung)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rungs); i++)
    if (g_str_equal (rungs[i].id, id))
      {
        *rung = rungs[i].rung;
        return TRUE;
      }
  return FALSE;
}

/* In RFC 2396, an authority may be a reg_name (§3.2.1). Whether normalizing turned a
 * reg_name into a server or the reverse, as the removal of an empty port can. */
static gboolean
is_other_authority (const Normalizer *self,
                    const GString *next,
                    const IriComponents *components)
{
  IriComponent user = IRI_COMPONENT_USERINFO, port = IRI_COMPONENT_PORT;

  return iri_span_is_present (components->span[user]) != has_component (self, user)
         || (has_component (self, port)
             && iri_rfc2396_is_reg_name (next->str, components, self->spec));
}

/* The authority stays unchanged if it would become another one. */
static GString *
climb (Normalizer *self, void (*rung) (const Normalizer *self, GString *out))
{
  GString *next = g_string_sized_new (self->length);
  IriComponents components;

  rung (self, next);
  iri_parse (next->str, next->len, self->spec, &components, NULL, NULL);
  if (!is_other_authority (self, next, &components))
    return next;
  self->keeps_authority = TRUE;
  g_string_truncate (next, 0);
  rung (self, next);
  return next;
}

/* The text in NFC, and the case of scheme, host and percent-encodings normalized again,
 * which can be others then. NULL if it is in NFC. */
static GString *
climb_nfc (const Normalizer *self)
{
  g_autoptr (IriPrepared) nfc = iri_prepare_nfc (self->text, self->length);
  Normalizer again = *self;

  if (nfc == NULL)
    return NULL;
  again.text = nfc->text;
  again.length = nfc->length;
  iri_parse (again.text, again.length, again.spec, &again.components, NULL, NULL);
  return climb (&again, normalize_case);
}

/* The text with all that its standard maps by the document charset percent-encoded in
 * it. NULL if there is no such text. */
static GString *
climb_charset (const Normalizer *self)
{
  const IriToUriInput mapping = get_mapping (self);
  GString *encoded;

  if (self->charset == NULL || iri_is_ascii (self->text, self->length))
    return NULL;
  encoded = g_string_sized_new (self->length);
  iri_encode_by_charset (&mapping, NULL, encoded);
  return encoded;
}

/* Makes @next, unless that is NULL, the text of @self, which @now owns. */
static void
take (Normalizer *self, GString **now, GString *next)
{
  if (next != NULL)
    {
      g_string_free (*now, TRUE);
      *now = next;
    }
  self->text = (*now)->str;
  self->length = (*now)->len;
}

/* The same, and parses the text. */
static void
take_and_parse (Normalizer *self, GString **now, GString *next)
{
  take (self, now, next);
  iri_parse (self->text, self->length, self->spec, &self->components, NULL, NULL);
}

static void
climb_rung (Normalizer *self, gsize i, GString **now)
{
  if (rungs[i].climb == NULL)
    return;
  take_and_parse (self, now, NULL);
  if (rungs[i].rung == IRI_RUNG_PERCENT)
    {
      if (maps_to_nfc (self->spec))
        take_and_parse (self, now, climb_nfc (self));
      take_and_parse (self, now, climb_charset (self));
    }
  take (self, now, climb (self, rungs[i].climb));
}

void
iri_normalize (const IriNormalizeInput *input,
               IriRung rung,
               IriSteps *steps,
               GString *out)
{
  g_autoptr (GString) now = g_string_new_len (input->text, (gssize) input->length);

  for (gsize i = 0; i < G_N_ELEMENTS (rungs) && rungs[i].rung <= rung; i++)
    {
      Normalizer self
          = { .spec = input->spec, .idna = input->idna, .charset = input->charset };

      climb_rung (&self, i, &now);
      iri_steps_add (steps, self.spec->rungs_source == NULL ? rungs[i].number : "",
                     rungs[i].title, self.spec->rungs_source, now->str, now->len);
    }
  g_string_append_len (out, now->str, (gssize) now->len);
}
