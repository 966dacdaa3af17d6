/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-grammar-names.h"

/* RFC 2396 appendix A, with RFC 2732 §3. */
const IriGrammarNames iri_grammar_names_rfc2396 = {
  .reference = "URI-reference",
  .with_scheme = { "absoluteURI", "absoluteURI" },
  .without_scheme = { "relativeURI", "relativeURI" },
  .needs_path = TRUE,
  .authority = "server",
  .registry = "reg_name",
  .component = { [IRI_COMPONENT_SCHEME] = "scheme",
                 [IRI_COMPONENT_USERINFO] = "userinfo",
                 [IRI_COMPONENT_PORT] = "port",
                 [IRI_COMPONENT_QUERY] = "query",
                 [IRI_COMPONENT_FRAGMENT] = "fragment" },
  .host = { [IRI_HOST_REG_NAME] = "hostname",
            [IRI_HOST_IPV4] = "IPv4address",
            [IRI_HOST_IPV6] = "IPv6reference" },
  .path = { [IRI_PATH_ABEMPTY] = "abs_path",
            [IRI_PATH_ABSOLUTE] = "abs_path",
            [IRI_PATH_NOSCHEME] = "rel_path",
            [IRI_PATH_ROOTLESS] = "opaque_part" },
};

/* masinter-07 §2.2. */
const IriGrammarNames iri_grammar_names_masinter = {
  .reference = "IRI-reference",
  .with_scheme = { "absoluteIRI", "absoluteIRI" },
  .without_scheme = { "relativeIRI", "relativeIRI" },
  .needs_path = TRUE,
  .authority = "server",
  .registry = "ireg_name",
  .component = { [IRI_COMPONENT_SCHEME] = "scheme",
                 [IRI_COMPONENT_USERINFO] = "userinfo",
                 [IRI_COMPONENT_PORT] = "port",
                 [IRI_COMPONENT_QUERY] = "iquery",
                 [IRI_COMPONENT_FRAGMENT] = "ifragment" },
  .host = { [IRI_HOST_REG_NAME] = "hostname",
            [IRI_HOST_IPV4] = "IPv4address",
            [IRI_HOST_IPV6] = "IPv6reference" },
  .path = { [IRI_PATH_ABEMPTY] = "iabs_path",
            [IRI_PATH_ABSOLUTE] = "iabs_path",
            [IRI_PATH_NOSCHEME] = "irel_path",
            [IRI_PATH_ROOTLESS] = "iopaque_part" },
};

/* duerst-01 §2.2. */
const IriGrammarNames iri_grammar_names_duerst = {
  .reference = "IRI-reference",
  .with_scheme = { "absoluteIRI", "absoluteIRI" },
  .without_scheme = { "relativeIRI", "relativeIRI" },
  .needs_path = TRUE,
  .authority = "iserver",
  .registry = "ireg_name",
  .component = { [IRI_COMPONENT_SCHEME] = "scheme",
                 [IRI_COMPONENT_USERINFO] = "iuserinfo",
                 [IRI_COMPONENT_PORT] = "port",
                 [IRI_COMPONENT_QUERY] = "iquery",
                 [IRI_COMPONENT_FRAGMENT] = "ifragment" },
  .host = { [IRI_HOST_REG_NAME] = "ihostname",
            [IRI_HOST_IPV4] = "IPv4address",
            [IRI_HOST_IPV6] = "IPv6reference" },
  .path = { [IRI_PATH_ABEMPTY] = "iabs_path",
            [IRI_PATH_ABSOLUTE] = "iabs_path",
            [IRI_PATH_NOSCHEME] = "irel_path",
            [IRI_PATH_ROOTLESS] = "iopaque_part" },
};

/* RFC 3987 §2.2; 3987bis-00 §2.2 has the same names, and guidelines-00 §5 and
 * 3987bis-00 §7 refer to them. */
const IriGrammarNames iri_grammar_names_rfc3987 = {
  .reference = "IRI-reference",
  .with_scheme = { "IRI", "IRI" },
  .without_scheme = { "irelative-ref", "irelative-ref" },
  .absolute = "absolute-IRI",
  .authority = "iauthority",
  .component = { [IRI_COMPONENT_SCHEME] = "scheme",
                 [IRI_COMPONENT_USERINFO] = "iuserinfo",
                 [IRI_COMPONENT_PORT] = "port",
                 [IRI_COMPONENT_QUERY] = "iquery",
                 [IRI_COMPONENT_FRAGMENT] = "ifragment" },
  /* First match wins, and an empty ireg-name matches. */
  .host = { [IRI_HOST_EMPTY] = "ireg-name",
            [IRI_HOST_REG_NAME] = "ireg-name",
            [IRI_HOST_IPV4] = "IPv4address",
            [IRI_HOST_IPV6] = "IPv6address",
            [IRI_HOST_IPVFUTURE] = "IPvFuture" },
  .path = { [IRI_PATH_ABEMPTY] = "ipath-abempty",
            [IRI_PATH_ABEMPTY_EMPTY] = "ipath-abempty",
            [IRI_PATH_ABSOLUTE] = "ipath-absolute",
            [IRI_PATH_NOSCHEME] = "ipath-noscheme",
            [IRI_PATH_ROOTLESS] = "ipath-rootless",
            [IRI_PATH_EMPTY_WITH_SCHEME] = "ipath-empty",
            [IRI_PATH_EMPTY] = "ipath-empty" },
};

#define URL_PATH "list of URL path segments"

/* URL Standard §4.3 for whole strings; §3.1 and §4.1 for what the parser makes of hosts
 * and paths, valid strings or not. */
const IriGrammarNames iri_grammar_names_url = {
  .reference = "valid URL string",
  .with_scheme = { "absolute-URL string", "absolute-URL-with-fragment string" },
  .without_scheme = { "relative-URL string", "relative-URL-with-fragment string" },
  .component = { [IRI_COMPONENT_SCHEME] = "scheme",
                 [IRI_COMPONENT_USERINFO] = "username and password",
                 [IRI_COMPONENT_PORT] = "port",
                 [IRI_COMPONENT_QUERY] = "query",
                 [IRI_COMPONENT_FRAGMENT] = "fragment" },
  .special_scheme = "special scheme",
  .host = { [IRI_HOST_EMPTY] = "empty host",
            [IRI_HOST_REG_NAME] = "domain",
            [IRI_HOST_IPV4] = "IPv4 address",
            [IRI_HOST_IPV6] = "IPv6 address" },
  .opaque_host = "opaque host",
  .colons = TRUE,
  .path = { [IRI_PATH_ABEMPTY] = URL_PATH,
            [IRI_PATH_ABEMPTY_EMPTY] = URL_PATH,
            [IRI_PATH_ABSOLUTE] = URL_PATH,
            [IRI_PATH_NOSCHEME] = URL_PATH,
            [IRI_PATH_ROOTLESS] = "opaque path",
            [IRI_PATH_EMPTY_WITH_SCHEME] = "opaque path" },
};
