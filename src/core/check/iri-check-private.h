/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-chars.h"
#include "iri-check.h"
#include "iri-scheme.h"
#include "iri-spec.h"
#include "iri-syntax-group.h"

/* Shared by the rules in iri-check*.c. */

/* What a text contains, one bit each. A rule runs only if the text has one of the
 * traits it is about. */
typedef enum
{
  IRI_TRAIT_NON_ASCII = 1 << 0,
  IRI_TRAIT_PERCENT = 1 << 1,
  IRI_TRAIT_BACKSLASH = 1 << 2,
  IRI_TRAIT_DIGIT = 1 << 3,
  IRI_TRAIT_EXCLUDED = 1 << 4, /* possibly, ASCII not allowed in IRIs */
  IRI_TRAIT_SCHEME = 1 << 5,
  IRI_TRAIT_USERINFO = 1 << 6,
  IRI_TRAIT_NAME = 1 << 7,       /* a host that is a name */
  IRI_TRAIT_IP_LITERAL = 1 << 8, /* a host in brackets */
  IRI_TRAIT_PORT = 1 << 9,
  IRI_TRAIT_PATH = 1 << 10, /* not empty */
  IRI_TRAIT_QUERY = 1 << 11,
  IRI_TRAIT_FRAGMENT = 1 << 12,
  IRI_TRAIT_TEXT = 1 << 13, /* always */
  /* The next five concern characters from U+0080 up. */
  IRI_TRAIT_MARK = 1 << 14,
  IRI_TRAIT_CAPITAL = 1 << 15,
  IRI_TRAIT_OTHER_DIGIT = 1 << 16,
  IRI_TRAIT_FORMAT = 1 << 17,
  IRI_TRAIT_RTL = 1 << 18,
  IRI_TRAIT_IPV4 = 1 << 19, /* a host that is an IPv4 address */
} IriTrait;

/* The input of a rule, and where its findings go. */
typedef struct
{
  const char *text;
  gsize length;
  const IriComponents *components;
  const IriSpec *spec;
  const IriScheme *scheme;
  IriFindingFunc report;
  gpointer data;
  guint traits;
  guint32 allowed_in_host; /* IriSyntaxGroup flags */
  IriFinding pending;      /* not yet reported, because the next one may extend it */
  char *quote;             /* of @pending, or NULL */
} IriCheck;

/* Reports @code for the bytes from @begin to @end of the text. Adjacent findings with
 * the same code and component become one. */
void iri_check_report (IriCheck *self,
                       IriFindingCode code,
                       IriComponent component,
                       gsize begin,
                       gsize end);

/* Reports @code for @span of the text, which is inside @in. The message quotes both. */
void iri_check_report_inside (IriCheck *self,
                              IriFindingCode code,
                              IriComponent component,
                              IriSpan span,
                              IriSpan in);

/* Reports @code for @span. @section, which is static, has the rule. */
void iri_check_report_with_section (IriCheck *self,
                                    IriFindingCode code,
                                    IriComponent component,
                                    IriSpan span,
                                    const char *section);

/* Reports @code for @span. The message quotes @quote, which is copied. */
void iri_check_report_with_quote (IriCheck *self,
                                  IriFindingCode code,
                                  IriComponent component,
                                  IriSpan span,
                                  const char *quote);

/* Calls @func for each character from U+0080 up outside the scheme; the character is
 * the bytes from @begin to @end of the text. */
typedef void (*IriCharacterFunc) (
    IriCheck *self, IriComponent component, gsize begin, gsize end, gunichar c);
void iri_check_each_character (IriCheck *self, IriCharacterFunc func);

/* Calls @func for each label, segment, name, value or other unit that has a
 * character beyond ASCII. RFC 3987 §4.2 allows a finer division. */
typedef void (*IriUnitFunc) (IriCheck *self, IriComponent component, IriSpan unit);
void iri_check_each_unit (IriCheck *self, IriUnitFunc func);

/* Whether browsers may parse the text as a web address. */
static inline gboolean
iri_check_may_be_web (const IriCheck *self)
{
  return self->scheme->special
         || !iri_span_is_present (self->components->span[IRI_COMPONENT_SCHEME]);
}

/* Whether @span is all ASCII and nothing in it is percent-encoded. */
static inline gboolean
iri_check_is_plain (const char *text, IriSpan span)
{
  for (gsize at = span.begin; at < span.end; at++)
    if ((guint8) text[at] >= 0x80 || text[at] == '%')
      return FALSE;
  return TRUE;
}

/* Whether the standard allows @c in @component; if not, the grammar has reported it. */
gboolean
iri_check_is_allowed (const IriCheck *self, IriComponent component, gunichar c);

/* Whether the standard allows characters that no IRI may have, such as private-use ones
 * outside the query. duerst-01 §5.1 b allows spaces and delimiters in IRIs
 * themselves. */
static inline gboolean
iri_check_extends_iris (const IriSpec *spec)
{
  return spec->allows_all_characters
         || (spec->allowed[IRI_COMPONENT_PATH] & IRI_SYNTAX_GROUP_PRIVATE_USE) != 0;
}

/* iri-check-characters.c: single characters. */
void iri_check_characters (IriCheck *self);
void iri_check_joiners (IriCheck *self);
void iri_check_ignorables (IriCheck *self);
void iri_check_excluded (IriCheck *self);

/* iri-check-letters.c: normalization forms, combining marks, capitals. */
void iri_check_nfc (IriCheck *self);
void iri_check_capitals (IriCheck *self);
void iri_check_leading_marks (IriCheck *self);
void iri_check_overlays (IriCheck *self);
void iri_check_repeated_marks (IriCheck *self);

/* iri-check-scripts.c: mixtures of scripts and of digits. */
void iri_check_scripts (IriCheck *self);
void iri_check_digits (IriCheck *self);
void iri_check_words (IriCheck *self);

/* iri-check-bidi.c: the structure of components (RFC 3987 §4.2). */
void iri_check_structure (IriCheck *self);
void iri_check_formatting (IriCheck *self);
void iri_check_bidi_host (IriCheck *self);

/* iri-check-percent.c. */
void iri_check_octets (IriCheck *self);
void iri_check_hex_digits (IriCheck *self);
void iri_check_pct_u (IriCheck *self);
void iri_check_pct_host (IriCheck *self);
void iri_check_pct_hidden (IriCheck *self);

/* iri-check-scheme.c. */
void iri_check_scheme (IriCheck *self);
void iri_check_scheme_name (IriCheck *self);

/* iri-check-userinfo-port.c: user information and port. */
void iri_check_userinfo (IriCheck *self);
void iri_check_port (IriCheck *self);

/* iri-check-backslash.c: what browsers read as a slash. */
void iri_check_backslashes (IriCheck *self);
void iri_check_backslash_host (IriCheck *self);

/* iri-check-ip.c: hosts that are IP addresses. */
void iri_check_ip_literal (IriCheck *self);
void iri_check_ipv4 (IriCheck *self);

/* iri-check-host.c: host names in ASCII. */
void iri_check_host_missing (IriCheck *self);
void iri_check_host (IriCheck *self);
void iri_check_labels (IriCheck *self);
void iri_check_a_labels (IriCheck *self);

/* iri-check-registrable-domain.c: the registrable domain, real or apparent. */
void iri_check_registrable_domain (IriCheck *self);

/* iri-check-domain.c: domain names outside the host. */
void iri_check_domain_outside_host (IriCheck *self);

/* iri-check-path.c: the path, the query and the fragment. */
void iri_check_segments (IriCheck *self);
void iri_check_dots (IriCheck *self);
void iri_check_query (IriCheck *self);
void iri_check_fragment (IriCheck *self);
void iri_check_end (IriCheck *self);
