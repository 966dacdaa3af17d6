/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-host.h"

G_BEGIN_DECLS

/* The message template in a mailto IRI (RFC 6068).
 *
 *   mailto:me@example.com,you@example.org?cc=him@example.net&subject=Hi
 *          \/ \_________/ \_____________/ \/ \_____________/ \_____/ \/
 *          |  domain      an address      |  an address too  name    value
 *          local part                     name of a header field */

/* How a mailer treats a header field. */
typedef enum
{
  IRI_MAIL_TO, /* also for the path */
  IRI_MAIL_CC,
  IRI_MAIL_BCC,
  IRI_MAIL_BODY,
  IRI_MAIL_SAFE,   /* harmless (RFC 6068 §4) */
  IRI_MAIL_ATTACH, /* some mailers attach the file that it names */
  IRI_MAIL_OTHER,
} IriMailKind;

/**
 * IriMailAddress:
 * @span: the address, in bytes of the text
 * @kind: the list of recipients that it belongs to
 * @local: its local part, percent-decoded; the whole address if there is no domain
 * @domain: (nullable): its domain, percent-decoded; NULL if the address is not a
 *   local part, "@" and a domain
 * @domain_span: the domain, in bytes of the text, or %IRI_SPAN_ABSENT
 * @host: (nullable): the domain, mapped; NULL if there is no domain or it is an IP
 *   address in brackets
 *
 * One recipient.
 */
typedef struct
{
  IriSpan span;
  IriMailKind kind;
  char *local;
  char *domain;
  IriSpan domain_span;
  IriHost *host;
} IriMailAddress;

/**
 * IriMailField:
 * @span: the field, in bytes of the text
 * @name_span: its name, in bytes of the text
 * @kind: how a mailer treats it
 * @name: its name, percent-decoded and in lowercase
 * @value: its value, percent-decoded, with U+FFFD for bytes that are not UTF-8
 *
 * A header field, or the body.
 */
typedef struct
{
  IriSpan span;
  IriSpan name_span;
  IriMailKind kind;
  char *name;
  char *value;
} IriMailField;

/**
 * IriMailto:
 * @addresses: (element-type IriMailAddress): the recipients of the path and of to, cc
 *   and bcc, in logical order
 * @fields: (element-type IriMailField): the header fields, in logical order
 * @n_addresses: the number of recipients, listed or not
 * @n_left_out: the number of addresses and fields that are not listed
 *
 * The message template.
 */
typedef struct
{
  GArray *addresses;
  GArray *fields;
  gsize n_addresses;
  gsize n_left_out;
} IriMailto;

/* The largest number of addresses, and of fields, that are listed. */
#define IRI_MAILTO_MAX 100

/* Parses @text, valid UTF-8 with the scheme mailto. Maps domains by @idna, or by
 * IDNA2008 if @idna does not map (RFC 6068 §2). Never fails, and takes linear time
 * except for domains. Free with iri_mailto_free(). */
IRI_API IriMailto *
iri_mailto_new (const char *text, const IriComponents *components, IriIdnaFlavour idna);

/* The "@" before the domain in @address, the last one, because a quoted local part may
 * contain others. A percent-encoded "@" is data (RFC 3986 §2.2), but a mailer that
 * decodes first finds it if it is the only one. %IRI_SPAN_ABSENT without any. */
IriSpan iri_mailto_find_at (const char *text, IriSpan address);

/* The recipients in @field of the query: its value if it is to, cc or bcc, or
 * %IRI_SPAN_ABSENT. */
IriSpan iri_mailto_field_recipients (const char *text, IriSpan field);

/**
 * IriMailtoListener:
 * @address: called for each address
 * @field: called for each field of the query
 * @data: passed to both
 *
 * Receives every address and every field, listed or not. They are valid only during
 * the call.
 */
typedef struct
{
  void (*address) (const IriMailAddress *address, gpointer data);
  void (*field) (const IriMailField *field, gpointer data);
  gpointer data;
} IriMailtoListener;

/* Like iri_mailto_new(), but also calls @listener. */
IriMailto *iri_mailto_read (const char *text,
                            const IriComponents *components,
                            IriIdnaFlavour idna,
                            const IriMailtoListener *listener);
IRI_API void iri_mailto_free (IriMailto *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriMailto, iri_mailto_free)

/* The stable id of @kind: "to", "cc", "bcc", "body", "safe", "attach" or "other".
 * Static. */
IRI_API const char *iri_mail_kind_id (IriMailKind kind);

/* The translated name of a list of recipients: "Hidden copy to". Static; "" for other
 * kinds. */
IRI_API const char *iri_mail_kind_name (IriMailKind kind);

/* Whether @kind is a list of recipients. */
IRI_API gboolean iri_mail_kind_is_list (IriMailKind kind);

/* Whether only mail servers with the extension SMTPUTF8 deliver to the address: its
 * local part has characters outside US-ASCII (RFC 6531 §3.2). */
gboolean iri_mail_address_needs_utf8 (const IriMailAddress *self);

/* Whether the address, with its domain in Unicode, has both right-to-left and
 * left-to-right letters (draft-ietf-mailmaint-interoperable-addresses-03 §6, rule
 * 5). */
gboolean iri_mail_address_mixes_directions (const IriMailAddress *self);

/* The address with its domain mapped to ASCII. If IDNA rejects the domain or there is
 * none, the address is only percent-decoded. Free with g_free(). */
IRI_API char *iri_mail_address_ascii (const IriMailAddress *self);

/* Like iri_mail_address_ascii(), but with the domain in Unicode. Free with g_free(). */
IRI_API char *iri_mail_address_unicode (const IriMailAddress *self);

G_END_DECLS
