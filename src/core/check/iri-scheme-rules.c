/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-scheme-rules.h"

/* The pattern of an element that has to be there and is not. */
#define MISSING "!(.?)"

/* RFC 3966's paramchar, and RFC 5870's, which has no "/". */
#define TEL_VALUE "([][/:&+$A-Za-z0-9_.!~*'()-] | %)+"
#define GEO_VALUE "([][:&+$A-Za-z0-9_.!~*'()-] | %)+"

/* clang-format off */
static const IriSchemeSyntax schemes[] = {
  { .name = "did", .rule = "did" },
  { .name = "file", .rule = "file" },
  { .name = "ftp", .rule = "ftp" },
  { .name = "geo", .rule = "geo" },
  { .name = "ldap", .rule = "ldap" },
  { .name = "ldaps", .rule = "ldap" },
  { .name = "magnet", .rule = "magnet" },
  { .name = "news", .rule = "news" },
  { .name = "nntp", .rule = "nntp" },
  { .name = "sms", .rule = "sms" },
  { .name = "tel", .rule = "tel" },
  { .name = "urn", .rule = "urn" },
  { .name = "uuid", .rule = "uuid-scheme" },
  { .name = "ws", .no_fragment = TRUE, .fragment_code = IRI_FINDING_WS_FRAGMENT },
  { .name = "wss", .no_fragment = TRUE, .fragment_code = IRI_FINDING_WS_FRAGMENT },
};

/* A rule, and one that is an element. */
#define RULE(name_, pattern_) .name = (name_), .pattern = (pattern_)
#define ELEMENT(name_, pattern_, ends_, code_)                                         \
  RULE (name_, pattern_), .ends = (ends_), .code = (code_)

static const IriSchemeRule rules[] = {
  /* RFC 8141 §2, with the namespaces that have a clear definition. */
  { ELEMENT ("urn",
             "&. ('isbn:' <isbn> | 'issn:' <issn> | 'uuid:' <uuid> | 'oid:' <oid>"
             " | 'ietf:' <ietf> | 'nbn:' <nbn> | <nid> (':' <nss> | <no-nss>))"
             " ('?' <rq-components>)? | <nid>",
             "", IRI_FINDING_URN_NID) },
  { ELEMENT ("nid", "!.{33} N ('-'* N)+", ":?", IRI_FINDING_URN_NID) },
  { ELEMENT ("nss", "P (P | '/')*", "?", IRI_FINDING_URN_NSS) },
  { ELEMENT ("no-nss", MISSING, "?", IRI_FINDING_URN_NSS) },
  { ELEMENT ("rq-components", "[+=] P (P | [/?])*", "", IRI_FINDING_URN_QUERY) },
  /* ISO 2108: 13 digits, or 10 before 2007. */
  { ELEMENT ("isbn", "('978' | '979') ('-'? D){10} | D ('-'? D){8} '-'? [0-9Xx]",
             "?", IRI_FINDING_ISBN),
    .check = iri_scheme_check_isbn,
    .check_code = IRI_FINDING_CHECK_DIGIT },
  { ELEMENT ("issn", "D{4} '-' D{3} [0-9Xx]", "?", IRI_FINDING_ISSN),
    .check = iri_scheme_check_issn,
    .check_code = IRI_FINDING_CHECK_DIGIT },
  /* RFC 9562 §4. */
  { ELEMENT ("uuid", "H{8} '-' H{4} '-' H{4} '-' H{4} '-' H{12}",
             "?", IRI_FINDING_UUID) },
  { ELEMENT ("uuid-scheme", "<uuid>", "", IRI_FINDING_UUID) },
  /* RFC 3061 §2; its numbers have no leading zeros. */
  { ELEMENT ("oid", "<oid-number> ('.' <oid-number>)*", "?", IRI_FINDING_OID) },
  { RULE ("oid-number", "'0' !D | [1-9] D*") },
  /* RFC 2648 §2; it allows other names for later documents. */
  { ELEMENT ("ietf", "<ietf-series> D+ | !<ietf-series> P (P | '/')*",
             "?", IRI_FINDING_URN_IETF) },
  { RULE ("ietf-series", "('rfc' | 'fyi' | 'std' | 'bcp') ':'") },
  /* RFC 8458. */
  { ELEMENT ("nbn", "A{2} (':' N+)* '-' P (P | '/')*", "?", IRI_FINDING_URN_NBN) },

  /* RFC 3966 §3. The generic syntax ends the number at "#", so it is "%23". */
  { ELEMENT ("tel", "<subscriber>", "", IRI_FINDING_TEL_NUMBER),
    .check = iri_scheme_check_parameters,
    .check_code = IRI_FINDING_TEL_PARAMETER },
  { RULE ("subscriber",
          "&'+' <global-number> (';' <tel-parameter>)*"
          " | &(<local-number> (';' | !.))"
          " <local-number> (';' !'phone-context=' <tel-parameter>)*"
          " (';' <tel-context> (';' <tel-parameter>)* | <no-context>)"
          " | <local-number> (';' <tel-parameter>)*") },
  { ELEMENT ("global-number", "'+' [().-]* D [0-9().-]*", ";", IRI_FINDING_TEL_NUMBER) },
  { ELEMENT ("local-number",
             "[().-]* ([0-9A-Fa-f*] | '%23' | '%2A') ([0-9A-Fa-f*().-] | '%23' | '%2A')*",
             ";", IRI_FINDING_TEL_NUMBER) },
  { ELEMENT ("tel-context",
             "'phone-context=' ('+' [().-]* D [0-9().-]*"
             " | (<domain-label> '.' &N)* &A <domain-label> '.'?)",
             ";", IRI_FINDING_TEL_CONTEXT) },
  { ELEMENT ("no-context", MISSING, "", IRI_FINDING_TEL_CONTEXT) },
  { RULE ("domain-label", "N ('-'* N)*") },
  /* Erratum 203: what follows "isub=" is paramchar. */
  { ELEMENT ("tel-parameter",
             "'ext=' [0-9().-]+ | 'isub=' " TEL_VALUE
             " | !('ext=' | 'isub=') [A-Za-z0-9-]+ ('=' " TEL_VALUE ")?",
             ";", IRI_FINDING_TEL_PARAMETER) },

  /* RFC 5724 §2.2. */
  { ELEMENT ("sms",
             "<sms-recipient> (',' <sms-recipient>)*"
             " ('?' <sms-field> ('&' <sms-field>)*)?",
             "", IRI_FINDING_SMS_FIELD),
    .check = iri_scheme_check_body,
    .check_code = IRI_FINDING_SMS_FIELD },
  { ELEMENT ("sms-recipient", "&. <subscriber> | <no-recipient>",
             ",?", IRI_FINDING_TEL_NUMBER),
    .check = iri_scheme_check_parameters,
    .check_code = IRI_FINDING_TEL_PARAMETER },
  { ELEMENT ("no-recipient", MISSING, "", IRI_FINDING_SMS_RECIPIENT) },
  { ELEMENT ("sms-field", "U+ '=' (U | %)*", "&", IRI_FINDING_SMS_FIELD) },

  /* RFC 5870 §3.3. */
  { ELEMENT ("geo",
             "<geo-coordinates> (';' &'crs=' <geo-crs>)? (';' &'u=' <geo-uncertainty>)?"
             " (';' <geo-parameter>)* ('?' <geo-query>)?",
             "", IRI_FINDING_GEO_COORDINATES),
    .check = iri_scheme_check_geo_parameters,
    .check_code = IRI_FINDING_GEO_PARAMETER },
  { ELEMENT ("geo-coordinates", "<geo-number> ',' <geo-number> (',' <geo-number>)?",
             ";?", IRI_FINDING_GEO_COORDINATES),
    .check = iri_scheme_check_coordinates,
    .check_code = IRI_FINDING_GEO_RANGE },
  { RULE ("geo-number", "'-'? D+ ('.' D+)?") },
  { ELEMENT ("geo-crs", "'crs=' [A-Za-z0-9-]+", ";?", IRI_FINDING_GEO_PARAMETER) },
  { ELEMENT ("geo-uncertainty", "'u=' D+ ('.' D+)?", ";?", IRI_FINDING_GEO_PARAMETER) },
  { ELEMENT ("geo-parameter", "!('crs=' | 'u=') [A-Za-z0-9-]+ ('=' " GEO_VALUE ")?",
             ";?", IRI_FINDING_GEO_PARAMETER) },
  { ELEMENT ("geo-query", "!.", "", IRI_FINDING_GEO_QUERY) },

  /* DID Core §3.1 and §3.2. */
  { ELEMENT ("did",
             "&. <did-method> (':' <did-id> | <no-did-id>) ('/' (!'?' .)*)? ('?' .*)?"
             " | <did-method>",
             "", IRI_FINDING_DID_METHOD) },
  { ELEMENT ("did-method", "[a-z0-9]+", ":/?", IRI_FINDING_DID_METHOD) },
  { ELEMENT ("did-id", "(':'* ([A-Za-z0-9._-] | %))+", "/?", IRI_FINDING_DID_ID) },
  { ELEMENT ("no-did-id", MISSING, "/?", IRI_FINDING_DID_ID) },

  /* RFC 5538 §4. An "@" makes it an article (§2.2). The end may end the server
   * (§2.2). */
  { ELEMENT ("news",
             "('//' (![/?] .)* '/'?)? (&((!'@' .)* '@') <news-article> | <news-groups>)",
             "", IRI_FINDING_NEWS_NAME) },
  { ELEMENT ("news-groups", "([A-Za-z0-9+_.*-] | %)*", "", IRI_FINDING_NEWS_NAME) },
  { ELEMENT ("news-article", "<news-atom> ('.' <news-atom>)* '@'"
             " (<news-atom> ('.' <news-atom>)* | '%5B' <news-literal>* '%5D')",
             "", IRI_FINDING_NEWS_NAME) },
  /* RFC 5322's atext and RFC 5536's mdtext, with "/", "?", "#" and "%" as octets. */
  { RULE ("news-atom",
          "([A-Za-z0-9!$&'*+=^_`{|}~-] | &('%2' [134567ABDFabdf] | '%3' [0-9DFdf]"
          " | '%4' [1-9A-Fa-f] | '%5' [0-9AaEeFf] | '%6' H | '%7' [0-9A-Ea-e]) %)+") },
  { RULE ("news-literal",
          "[!$&-.0-;=@-Z^-~] | &('%2' [1-9A-Fa-f] | '%3' [0-9A-DFa-df] | '%4' H"
          " | '%5' [0-9AaEeFf] | '%6' H | '%7' [0-9A-Ea-e]) %") },
  /* RFC 5538 §3. */
  { ELEMENT ("nntp", "'//' (![/?] .)+ '/' <nntp-group> ('/' <nntp-number>)?",
             "", IRI_FINDING_NNTP_NAME) },
  { ELEMENT ("nntp-group", "([A-Za-z0-9+_.-] | %)+", "/", IRI_FINDING_NNTP_NAME) },
  { ELEMENT ("nntp-number", "!.{17} D+", "", IRI_FINDING_NNTP_NAME) },

  /* RFC 4516 §2, with RFC 4514 §3 for the distinguished name. */
  { ELEMENT ("ldap",
             "'//' (![/?] .)* ('/' <ldap-dn> ('?' <ldap-attributes> ('?' <ldap-scope>"
             " ('?' <ldap-filter> ('?' <ldap-extensions>)?)?)?)?)?",
             "", IRI_FINDING_LDAP_SERVER) },
  { ELEMENT ("ldap-dn", "(<ldap-rdn> (',' <ldap-rdn>)*)?",
             "?", IRI_FINDING_LDAP_DN), .decoded = TRUE },
  { RULE ("ldap-rdn", "<ldap-value> ('+' <ldap-value>)*") },
  { RULE ("ldap-value", "' '* <ldap-type> ' '* '=' ('\\' . | ![,+\"\\;<>] .)*") },
  { RULE ("ldap-type", "N [A-Za-z0-9.-]*") },
  { ELEMENT ("ldap-attributes", "(<ldap-attribute> (',' <ldap-attribute>)*)?",
             "?", IRI_FINDING_LDAP_ATTRIBUTE), .decoded = TRUE },
  { RULE ("ldap-attribute", "[*+] | <ldap-type> (';' [A-Za-z0-9-]+)*") },
  { ELEMENT ("ldap-scope", "('base' | 'one' | 'sub')?", "?", IRI_FINDING_LDAP_SCOPE) },
  { ELEMENT ("ldap-filter", "('(' .+)?",
             "?", IRI_FINDING_LDAP_FILTER), .decoded = TRUE,
    .check = iri_scheme_check_filter,
    .check_code = IRI_FINDING_LDAP_FILTER },
  { ELEMENT ("ldap-extensions", "(<ldap-extension> (',' <ldap-extension>)*)?",
             "", IRI_FINDING_LDAP_EXTENSION) },
  { RULE ("ldap-extension", "'!'? <ldap-type> ('=' (![,?] .)*)?") },

  /* RFC 1738 §3.2.2. */
  { ELEMENT ("ftp", "(!(';type=' | '?') .)* (';type=' <ftp-type>)? ('?' .*)?",
             "", IRI_FINDING_FTP_TYPE) },
  { ELEMENT ("ftp-type", "[AaDdIi]", "?", IRI_FINDING_FTP_TYPE) },

  /* RFC 8089 §2. */
  { ELEMENT ("file", "('//' <file-authority>)? <file-path> ('?' <file-query>)?",
             "", IRI_FINDING_FILE_PATH) },
  { ELEMENT ("file-authority", "'[' (!']' .)* ']' | (![@:] .)*",
             "/?", IRI_FINDING_FILE_AUTHORITY) },
  { ELEMENT ("file-path", "'/' .*", "?", IRI_FINDING_FILE_PATH) },
  { ELEMENT ("file-query", "!.", "", IRI_FINDING_FILE_QUERY) },

  /* No standard; BEP 9 for BitTorrent. */
  { ELEMENT ("magnet",
             "'?' (&(<magnet-other>* <magnet-topic>) <magnet-field> ('&' <magnet-field>)*"
             " | <no-topic>)",
             "", IRI_FINDING_MAGNET_TOPIC) },
  { RULE ("magnet-other", "!<magnet-topic> (!'&' .)* '&'") },
  { RULE ("magnet-topic", "('xt' | 'kt' | 'mt' | 'as' | 'xs') ('.' D+)? '='") },
  { ELEMENT ("magnet-field",
             "'xt' ('.' D+)? '=' 'urn:' ('btih:' (H{40} | [A-Za-z2-7]{32})"
             " | !'btih:' N ('-'* N)+ ':' .+) | !('xt' ('.' D+)? '=') .*",
             "&", IRI_FINDING_MAGNET_TOPIC), .decoded = TRUE },
  { ELEMENT ("no-topic", MISSING, "", IRI_FINDING_MAGNET_TOPIC) },
};
/* clang-format on */

const IriSchemeSyntax *
iri_scheme_syntax_all (gsize *n)
{
  *n = G_N_ELEMENTS (schemes);
  return schemes;
}

const IriSchemeRule *
iri_scheme_rules_all (gsize *n)
{
  *n = G_N_ELEMENTS (rules);
  return rules;
}
