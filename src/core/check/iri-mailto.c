/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-mailto.h"

#include "iri-chars.h"
#include "iri-percent-decode.h"
#include "iri-unicode.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unicode/uchar.h>

/* The state of reading a message. */
typedef struct
{
  IriMailto *mailto;
  const char *text;
  IriIdnaFlavour idna;
  const IriMailtoListener *listener; /* or NULL */
} Reader;

/* RFC 6068 §4 considers Subject, Keywords and the body safe; In-Reply-To is an example
 * in §6.1. Recipients are visible to the user, except hidden ones. */
static const struct
{
  const char *name;
  IriMailKind kind;
} kinds[] = {
  { "to", IRI_MAIL_TO },
  { "cc", IRI_MAIL_CC },
  { "bcc", IRI_MAIL_BCC },
  { "body", IRI_MAIL_BODY },
  { "subject", IRI_MAIL_SAFE },
  { "keywords", IRI_MAIL_SAFE },
  { "in-reply-to", IRI_MAIL_SAFE },
  { "attach", IRI_MAIL_ATTACH },
  { "attachment", IRI_MAIL_ATTACH },
};

static IriMailKind
kind_of (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].name, name))
      return kinds[i].kind;
  return IRI_MAIL_OTHER;
}

const char *
iri_mail_kind_id (IriMailKind kind)
{
  switch (kind)
    {
    case IRI_MAIL_TO:
      return "to";
    case IRI_MAIL_CC:
      return "cc";
    case IRI_MAIL_BCC:
      return "bcc";
    case IRI_MAIL_BODY:
      return "body";
    case IRI_MAIL_SAFE:
      return "safe";
    case IRI_MAIL_ATTACH:
      return "attach";
    case IRI_MAIL_OTHER:
      return "other";
    }
  g_return_val_if_reached ("");
}

const char *
iri_mail_kind_name (IriMailKind kind)
{
  switch (kind)
    {
    case IRI_MAIL_TO:
      return _ ("Mail to");
    case IRI_MAIL_CC:
      return _ ("Copy to");
    case IRI_MAIL_BCC:
      return _ ("Hidden copy to");
    case IRI_MAIL_BODY:
    case IRI_MAIL_SAFE:
    case IRI_MAIL_ATTACH:
    case IRI_MAIL_OTHER:
      return "";
    }
  g_return_val_if_reached ("");
}

gboolean
iri_mail_kind_is_list (IriMailKind kind)
{
  return *iri_mail_kind_name (kind) != '\0';
}

static char *
decode (const char *text, IriSpan span)
{
  return iri_percent_decode (text + span.begin, iri_span_length (span));
}

IriSpan
iri_mailto_find_at (const char *text, IriSpan address)
{
  IriSpan found = IRI_SPAN_ABSENT;

  for (gsize at = address.begin; at < address.end; at++)
    if (text[at] == '@')
      found = (IriSpan){ at, at + 1 };
  for (gsize at = address.begin; !iri_span_is_present (found) && at + 3 <= address.end;
       at++)
    if (memcmp (text + at, "%40", 3) == 0)
      found = (IriSpan){ at, at + 3 };
  return found;
}

/* Whether @domain is an IP address in brackets (RFC 5321 §4.1.3). */
static gboolean
is_literal (const char *domain)
{
  return domain[0] == '[' && g_str_has_suffix (domain, "]");
}

static void
read_address (const Reader *self, IriMailAddress *address)
{
  IriSpan span = address->span, at = iri_mailto_find_at (self->text, span);

  if (!iri_span_is_present (at) || at.begin == span.begin || at.end == span.end)
    {
      address->local = decode (self->text, span);
      return;
    }
  address->local = decode (self->text, (IriSpan){ span.begin, at.begin });
  address->domain_span = (IriSpan){ at.end, span.end };
  address->domain = decode (self->text, address->domain_span);
  if (!is_literal (address->domain))
    address->host = iri_host_new_name (self->text, address->domain_span,
                                       IRI_HOST_REG_NAME, self->idna);
}

static void
clear_address (gpointer data)
{
  IriMailAddress *address = data;

  g_free (address->local);
  g_free (address->domain);
  iri_host_free (address->host);
}

static void
clear_field (gpointer data)
{
  IriMailField *field = data;

  g_free (field->name);
  g_free (field->value);
}

/* Reads an address that is not listed, only for the listener. */
static void
pass_address (const Reader *self, IriSpan span, IriMailKind kind)
{
  IriMailAddress address
      = { .span = span, .kind = kind, .domain_span = IRI_SPAN_ABSENT };

  if (iri_span_length (span) == 0 || self->listener == NULL)
    return;
  read_address (self, &address);
  self->listener->address (&address, self->listener->data);
  clear_address (&address);
}

static void
add_address (const Reader *self, IriSpan span, IriMailKind kind)
{
  IriMailAddress address
      = { .span = span, .kind = kind, .domain_span = IRI_SPAN_ABSENT };

  /* RFC 6068 does not allow empty addresses, and they name no recipient. */
  if (iri_span_length (span) == 0)
    return;
  self->mailto->n_addresses++;
  if (self->mailto->addresses->len == IRI_MAILTO_MAX)
    {
      self->mailto->n_left_out++;
      pass_address (self, span, kind);
      return;
    }
  read_address (self, &address);
  if (self->listener != NULL)
    self->listener->address (&address, self->listener->data);
  g_array_append_val (self->mailto->addresses, address);
}

IriSpan
iri_mailto_field_recipients (const char *text, IriSpan field)
{
  const char *equals = memchr (text + field.begin, '=', iri_span_length (field));
  g_autofree char *name = NULL, *lower = NULL;
  gsize end;

  if (equals == NULL)
    return IRI_SPAN_ABSENT;
  end = (gsize) (equals - text);
  name = decode (text, (IriSpan){ field.begin, end });
  lower = g_ascii_strdown (name, -1);
  return iri_mail_kind_is_list (kind_of (lower)) ? (IriSpan){ end + 1, field.end }
                                                 : IRI_SPAN_ABSENT;
}

/* Calls @func for each field of @span between @delimiter characters. */
static void
divide (const Reader *self,
        IriSpan span,
        char delimiter,
        void (*func) (const Reader *self, IriSpan field, IriMailKind kind),
        IriMailKind kind)
{
  gsize begin = span.begin;

  for (gsize at = span.begin; at <= span.end; at++)
    if (at == span.end || self->text[at] == delimiter)
      {
        func (self, (IriSpan){ begin, at }, kind);
        begin = at + 1;
      }
}

static IriMailField
read_field (const Reader *self, IriSpan span, IriSpan *value)
{
  const char *begin = self->text + span.begin;
  const char *equals = memchr (begin, '=', iri_span_length (span));
  IriMailField field = { .span = span, .name_span = span };
  g_autofree char *name = NULL;

  *value = (IriSpan){ span.end, span.end };
  if (equals != NULL)
    {
      field.name_span.end = (gsize) (equals - self->text);
      value->begin = field.name_span.end + 1;
    }
  name = decode (self->text, field.name_span);
  field.name = g_ascii_strdown (name, -1);
  field.kind = kind_of (field.name);
  field.value = decode (self->text, *value);
  return field;
}

/* Ignores @unknown: the name of the field determines its kind. */
static void
add_field (const Reader *self, IriSpan span, IriMailKind unknown)
{
  gboolean listed = self->mailto->fields->len < IRI_MAILTO_MAX;
  IriSpan value;
  IriMailField field;

  if (iri_span_length (span) == 0)
    return;
  self->mailto->n_left_out += listed ? 0 : 1;
  field = read_field (self, span, &value);
  if (self->listener != NULL)
    self->listener->field (&field, self->listener->data);
  if (listed)
    g_array_append_val (self->mailto->fields, field);
  if (iri_mail_kind_is_list (field.kind))
    divide (self, value, ',', add_address, field.kind);
  if (!listed)
    clear_field (&field);
}

/* By RFC 2396 an opaque part has no query; RFC 2368 divides it all the same. */
static void
divide_opaque (const char *text, IriSpan *path, IriSpan *query)
{
  const char *mark = memchr (text + path->begin, '?', iri_span_length (*path));

  if (mark == NULL)
    return;
  *query = (IriSpan){ (gsize) (mark - text) + 1, path->end };
  path->end = (gsize) (mark - text);
}

IriMailto *
iri_mailto_new (const char *text, const IriComponents *components, IriIdnaFlavour idna)
{
  return iri_mailto_read (text, components, idna, NULL);
}

IriMailto *
iri_mailto_read (const char *text,
                 const IriComponents *components,
                 IriIdnaFlavour idna,
                 const IriMailtoListener *listener)
{
  IriSpan path = components->span[IRI_COMPONENT_PATH];
  IriSpan query = components->span[IRI_COMPONENT_QUERY];
  IriMailto *self = g_new0 (IriMailto, 1);
  const Reader reader = {
    .mailto = self,
    .text = text,
    .idna = idna != IRI_IDNA_NONE ? idna : IRI_IDNA_2008,
    .listener = listener,
  };

  divide_opaque (text, &path, &query);
  self->addresses = g_array_new (FALSE, FALSE, sizeof (IriMailAddress));
  g_array_set_clear_func (self->addresses, clear_address);
  self->fields = g_array_new (FALSE, FALSE, sizeof (IriMailField));
  g_array_set_clear_func (self->fields, clear_field);
  divide (&reader, path, ',', add_address, IRI_MAIL_TO);
  if (iri_span_is_present (query))
    divide (&reader, query, '&', add_field, IRI_MAIL_OTHER);
  return self;
}

void
iri_mailto_free (IriMailto *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->addresses);
  g_array_unref (self->fields);
  g_free (self);
}

static char *
join (const IriMailAddress *self, const char *mapped)
{
  const char *domain = mapped != NULL ? mapped : self->domain;

  return domain != NULL ? g_strconcat (self->local, "@", domain, NULL)
                        : g_strdup (self->local);
}

gboolean
iri_mail_address_needs_utf8 (const IriMailAddress *self)
{
  return !g_str_is_ascii (self->local);
}

/* Bidi classes as bits: U_MASK() of each character in @text. */
static guint32
find_classes (const char *text)
{
  guint32 classes = 0;

  while (*text != '\0')
    classes |= U_MASK (iri_unicode_bidi_class (iri_utf8_next (&text)));
  return classes;
}

gboolean
iri_mail_address_mixes_directions (const IriMailAddress *self)
{
  const guint32 right_to_left
      = U_MASK (U_RIGHT_TO_LEFT) | U_MASK (U_RIGHT_TO_LEFT_ARABIC);
  g_autofree char *text = iri_mail_address_unicode (self);
  guint32 classes = find_classes (text);

  return (classes & right_to_left) != 0 && (classes & U_MASK (U_LEFT_TO_RIGHT)) != 0;
}

char *
iri_mail_address_ascii (const IriMailAddress *self)
{
  return join (self, self->host != NULL ? self->host->ascii : NULL);
}

char *
iri_mail_address_unicode (const IriMailAddress *self)
{
  return join (self, self->host != NULL ? self->host->unicode : NULL);
}
