/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-spec.h"

#include "iri-grammar-names.h"
#include "iri-syntax-group.h"

#include <glib/gi18n-lib.h>

#define BIT(component) (1u << (component))
#define HOST BIT (IRI_COMPONENT_HOST)
#define QUERY BIT (IRI_COMPONENT_QUERY)
#define PATH BIT (IRI_COMPONENT_PATH)
#define FRAGMENT BIT (IRI_COMPONENT_FRAGMENT)
#define ALL (BIT (IRI_N_COMPONENTS) - 1)

#define STEPS(table) (table), G_N_ELEMENTS (table)

/* masinter-07 §2.3. */
static const IriToUriStep masinter_to_uri[] = {
  { "1", N_ ("Represent the IRI as characters of the UCS"), 0, 0, FALSE, FALSE },
  { "2", N_ ("Normalize to NFC"), 0, 0, TRUE, FALSE },
  { "3", N_ ("Escape each character that is not US-ASCII, as UTF-8"), 0, ALL, TRUE,
    FALSE },
};

/* iuc19 §3, which quotes XLink. */
static const IriToUriStep iuc_to_uri[] = {
  { "", N_ ("Optionally, convert the host with ToASCII"), HOST, 0, FALSE, TRUE },
  { "1", N_ ("Convert each character that a URI reference does not allow to UTF-8"), 0,
    0, FALSE, FALSE },
  { "2", N_ ("Escape its bytes as %HH"), 0, 0, FALSE, FALSE },
  { "3", N_ ("Replace it by the escapes"), ALL, 0, FALSE, FALSE },
};

/* duerst-01 §3.1. */
static const IriToUriStep duerst_to_uri[] = {
  { "1", N_ ("Represent the IRI in Unicode, normalized if it was not in Unicode"), 0, 0,
    FALSE, FALSE },
  { "", N_ ("Optionally, convert the host with ToASCII"), HOST, 0, FALSE, TRUE },
  { "2", N_ ("Escape each character that a URI reference does not allow"), ALL, 0,
    FALSE, FALSE },
};

/* RFC 3987 §3.1. */
static const IriToUriStep rfc3987_to_uri[] = {
  { "1", N_ ("Represent the IRI in Unicode, normalized if it was not in Unicode"), 0, 0,
    FALSE, FALSE },
  { "", N_ ("Optionally, convert the host with ToASCII"), HOST, 0, FALSE, TRUE },
  { "2", N_ ("Percent-encode each character that a URI does not allow"), ALL, 0, FALSE,
    FALSE },
};

static const IriToUriStep bis_to_uri[] = {
  { "3.1", N_ ("Convert to the UCS, normalized if it was not in Unicode"), 0, 0, FALSE,
    FALSE },
  { "3.2", N_ ("Parse into components"), 0, 0, FALSE, FALSE },
  { "3.3", N_ ("Percent-encode the components"), ALL & ~(HOST | QUERY), 0, FALSE,
    FALSE },
  { "3.4", N_ ("Map the host, label by label"), ALL & ~QUERY, 0, FALSE, FALSE },
  { "3.5", N_ ("Map the query, by the document charset for http and https"), ALL, 0,
    FALSE, FALSE },
  { "3.6", N_ ("Reassemble the URI"), ALL, 0, FALSE, FALSE },
};

static const IriToUriStep guidelines_to_uri[] = {
  { "5.1", N_ ("Identify the scheme"), 0, 0, FALSE, FALSE },
  { "5.2", N_ ("Identify the authority and divide it"), 0, 0, FALSE, FALSE },
  { "5.2.2", N_ ("Convert the host by IDNA"), HOST, 0, FALSE, FALSE },
  { "5.3", N_ ("Percent-encode the path"), HOST | PATH, 0, FALSE, FALSE },
  { "5.4", N_ ("Percent-encode the query"), HOST | PATH | QUERY, 0, FALSE, FALSE },
  { "5.5", N_ ("Percent-encode non-ASCII characters in the fragment"),
    HOST | PATH | QUERY, FRAGMENT, FALSE, FALSE },
  { "7.1", N_ ("Percent-encode everything that a URI does not allow"), ALL, 0, FALSE,
    FALSE },
};

/* The preparation has percent-encoded what is allowed in a LEIRI but not in an IRI
 * (§7.1). */
static const IriToUriStep leiri_to_uri[] = {
  { "3.3", N_ ("Percent-encode the components, including the host"), ALL, 0, FALSE,
    FALSE },
};

#define GIVEN IRI_PCT_FORM_AS_GIVEN
#define OCTETS IRI_PCT_FORM_OCTETS
#define ESCAPED IRI_PCT_FORM_ESCAPED
#define CHARACTER IRI_PCT_FORM_CHARACTER

/* masinter-07 §2.4. */
static const IriToIriStep masinter_to_iri[] = {
  { "1",
    N_ ("Convert escapes of %80 and higher to octets"),
    { OCTETS, OCTETS, OCTETS },
    FALSE },
  { "2",
    N_ ("Convert strictly legal UTF-8 to characters"),
    { OCTETS, CHARACTER, CHARACTER },
    FALSE },
  { "3",
    N_ ("Convert back characters that section 3.1 limits or advises against"),
    { OCTETS, OCTETS, CHARACTER },
    FALSE },
  { "4",
    N_ ("Convert the remaining octets back to escapes"),
    { ESCAPED, ESCAPED, CHARACTER },
    FALSE },
};

/* The later standards differ only in the title of step 2. */
#define TO_IRI_STEPS(second)                                                           \
  { "1",                                                                               \
    N_ ("Represent the URI as octets in US-ASCII"),                                    \
    { GIVEN, GIVEN, GIVEN },                                                           \
    FALSE },                                                                           \
      { "2", second, { OCTETS, OCTETS, OCTETS }, FALSE },                              \
      { "3",                                                                           \
        N_ ("Escape octets again that are not strictly legal UTF-8"),                  \
        { ESCAPED, OCTETS, OCTETS },                                                   \
        FALSE },                                                                       \
      { "4",                                                                           \
        N_ ("Escape octets again that are not appropriate in an IRI"),                 \
        { ESCAPED, ESCAPED, OCTETS },                                                  \
        FALSE },                                                                       \
  {                                                                                    \
    "5", N_ ("Read the octets as UTF-8"), { ESCAPED, ESCAPED, CHARACTER }, FALSE       \
  }

/* duerst-01 §3.2. */
static const IriToIriStep duerst_to_iri[] = {
  TO_IRI_STEPS (N_ ("Convert escapes of %80 and higher to octets")),
};

/* RFC 3987 §3.2, with a step added for A-labels, which it leaves unchanged. */
static const IriToIriStep rfc3987_to_iri[] = {
  TO_IRI_STEPS (N_ ("Convert percent-encodings to octets, except %, reserved "
                    "characters and characters not allowed in a URI")),
  { "", N_ ("Convert A-labels to U-labels"), { ESCAPED, ESCAPED, CHARACTER }, TRUE },
};

/* 3987bis-00 §3.7. */
static const IriToIriStep bis_to_iri[] = {
  TO_IRI_STEPS (N_ ("Convert percent-encodings to octets, except %, reserved "
                    "characters and characters not allowed in a URI")),
  { "6", N_ ("Convert A-labels to U-labels"), { ESCAPED, ESCAPED, CHARACTER }, TRUE },
};

/* URL Standard §4.8.3: how a URL is displayed. */
static const IriToIriStep url_to_iri[] = {
  { "4.8.3", N_ ("Convert the domain to Unicode"), { GIVEN, GIVEN, GIVEN }, TRUE },
  { "4.8.3",
    N_ ("Replace percent-encoded UTF-8 by its characters, unless they are invisible"),
    { GIVEN, GIVEN, CHARACTER },
    TRUE },
};

/* masinter-07 §3.1 and duerst-01 §5.1. */
#define ALL_DISCOURAGED                                                                \
  (DISCOURAGED_6_1 | IRI_DISCOURAGED_DELIMITER | IRI_DISCOURAGED_UNTYPABLE             \
   | IRI_DISCOURAGED_COMPATIBILITY | IRI_DISCOURAGED_UNASSIGNED)
/* What RFC 3987 and 3987bis-00 name in §6.1. */
#define DISCOURAGED_6_1                                                                \
  (IRI_DISCOURAGED_INVISIBLE | IRI_DISCOURAGED_EXCLUDED | IRI_DISCOURAGED_WIDTH)

/* Groups, for the rows below. */
#define UCS IRI_SYNTAX_GROUP_UCS
#define PCT IRI_SYNTAX_GROUP_PCT_ENCODED
#define IRI (UCS | PCT)
#define EXCLUDED                                                                       \
  (IRI_SYNTAX_GROUP_SPACE | IRI_SYNTAX_GROUP_DELIMITER | IRI_SYNTAX_GROUP_UNWISE)
#define UNSEEN                                                                         \
  (IRI_SYNTAX_GROUP_BIDI_FORMATTING | IRI_SYNTAX_GROUP_SYMMETRIC_SWAPPING              \
   | IRI_SYNTAX_GROUP_SPECIAL | IRI_SYNTAX_GROUP_PRIVATE_USE | IRI_SYNTAX_GROUP_TAG    \
   | IRI_SYNTAX_GROUP_AFTER_TAGS | IRI_SYNTAX_GROUP_NON_CHARACTER)
/* Groups that masinter-07 §3.1 does not forbid. */
#define MASINTER                                                                       \
  (IRI | IRI_SYNTAX_GROUP_BIDI_FORMATTING | IRI_SYNTAX_GROUP_SPECIAL                   \
   | IRI_SYNTAX_GROUP_AFTER_TAGS)
#define IUC (IRI | EXCLUDED | UNSEEN | IRI_SYNTAX_GROUP_FFFE)
#define DUERST (IRI | EXCLUDED | IRI_SYNTAX_GROUP_SYMMETRIC_SWAPPING)
#define MODERN (IRI | IRI_SYNTAX_GROUP_SYMMETRIC_SWAPPING)
#define LEIRI (IRI | EXCLUDED | IRI_SYNTAX_GROUP_CONTROL | UNSEEN)

/* The components that allow iunreserved; host, query and fragment have groups of
 * their own. */
#define ALLOWED(all, host, query, fragment)                                            \
  {                                                                                    \
    [IRI_COMPONENT_USERINFO] = (all), [IRI_COMPONENT_HOST] = (host),                   \
    [IRI_COMPONENT_PATH] = (all), [IRI_COMPONENT_QUERY] = (all) | (query),             \
    [IRI_COMPONENT_FRAGMENT] = (all) | (fragment),                                     \
  }

/* 3987bis-00: no percent-encoding in a host, and tag characters in the query. */
#define BIS_ALLOWED(all)                                                               \
  ALLOWED ((all), UCS | IRI_SYNTAX_GROUP_SYMMETRIC_SWAPPING,                           \
           IRI_SYNTAX_GROUP_PRIVATE_USE | IRI_SYNTAX_GROUP_TAG                         \
               | IRI_SYNTAX_GROUP_AFTER_TAGS,                                          \
           IRI_SYNTAX_GROUP_HASH)

/* RFC 2396 with RFC 2732, on which the standards of 2001 and 2002 are based. */
#define RFC2396_SYNTAX                                                                 \
  .has_opaque_part = TRUE, .has_registry_authority = TRUE, .has_hostnames = TRUE,      \
  .has_rfc2732_literals = TRUE, .has_uri_grammar = TRUE
#define RFC2396_RESOLUTION                                                             \
  .resolves_as_rfc2396 = TRUE, .keeps_excess_dots = TRUE,                              \
  .resolve_section = "RFC 2396 §5.2"

/* 3987bis-00 §1.4, §3.1 and §4.1; §7 adds to them. */
#define BIS_INPUT                                                                      \
  {                                                                                    \
    [IRI_INPUT_CHARSET] = { "3.1", NULL },                                             \
    [IRI_INPUT_DISPLAY_MARKS] = { "4.1", "3987bis-00 §4.1" },                          \
    [IRI_INPUT_NFC] = { "3.1", "3987bis-00 §3.1" },                                    \
  }

/* A new standard is a new row here and, at most, new steps above. */
static const IriSpec specs[] = {
  {
      .id = "masinter-07",
      .title = "draft-masinter-url-i18n-07",
      .year = 2001,
      .summary = N_ ("The first draft of IRIs: US-ASCII hosts only, NFC required."),
      RFC2396_SYNTAX,
      .input = { [IRI_INPUT_CHARSET] = { "1", NULL },
                 [IRI_INPUT_DISPLAY_MARKS] = { "4.2", "masinter-07 §4.2" },
                 [IRI_INPUT_INNER_MARKS] = { "4.2", "masinter-07 §4.2" },
                 [IRI_INPUT_XML] = { NULL, "masinter-07 §4.7" },
                 [IRI_INPUT_NFC] = { "2", "masinter-07 §2.3" } },
      .names = &iri_grammar_names_masinter,
      .max_ipv4_digits = 3,
      /* No US-ASCII beyond URIs, neither UCS nor %HH in a host (§3.1 a), and no UCS in
       * the userinfo (§2.2). */
      .allowed = { [IRI_COMPONENT_USERINFO] = PCT,
                   [IRI_COMPONENT_PATH] = MASINTER,
                   [IRI_COMPONENT_QUERY] = MASINTER | IRI_SYNTAX_GROUP_BRACKET,
                   [IRI_COMPONENT_FRAGMENT] = MASINTER | IRI_SYNTAX_GROUP_BRACKET },
      .nfc_required = TRUE,
      /* §3.2: the reserved characters (RFC 2396 §2.2 with RFC 2732), and the dots of
       * host names and file names. */
      .delimiters = ";/?:@&=+$,[].",
      /* §4.4. */
      .single_script = TRUE,
      .same_ascii = IRI_DECODED_ASCII_MARKS,
      .idna = IRI_IDNA_NONE,
      .to_uri = STEPS (masinter_to_uri),
      /* §3.1 e: characters that cannot be seen. */
      .discouraged = ALL_DISCOURAGED | IRI_DISCOURAGED_JOINER,
      .keeps_nfc = TRUE,
      .to_iri = STEPS (masinter_to_iri),
      RFC2396_RESOLUTION,
      .rungs_source = "RFC 3987 §5.3",
  },
  {
      .id = "iuc19",
      .title = "IUC 19 paper",
      .year = 2001,
      .summary = N_ ("From Specification to Testing: which octets stand for "
                     "which characters."),
      RFC2396_SYNTAX,
      .input = { [IRI_INPUT_XML] = { NULL, "iuc19 §3" },
                 [IRI_INPUT_NFC] = { NULL, "iuc19 §3" } },
      .names = &iri_grammar_names_rfc2396,
      /* §3: characters not allowed in URIs are allowed wherever %HH is. */
      .allowed = ALLOWED (IUC, IUC, IRI_SYNTAX_GROUP_BRACKET, IRI_SYNTAX_GROUP_BRACKET),
      .same_ascii = IRI_DECODED_ASCII_NOT_RESERVED,
      .idna = IRI_IDNA_NONE,
      .charset = IRI_CHARSET_ALWAYS,
      .to_uri = STEPS (iuc_to_uri),
      /* §3: formatting characters without exception. */
      .discouraged = ALL_DISCOURAGED | IRI_DISCOURAGED_FORMAT,
      .keeps_nfc = TRUE,
      .to_iri = STEPS (duerst_to_iri),
      .to_iri_source = "duerst-01 §3.2",
      RFC2396_RESOLUTION,
      .rungs_source = "RFC 3987 §5.3",
  },
  {
      .id = "duerst-01",
      .title = "draft-duerst-iri-01",
      .year = 2002,
      .summary = N_ ("Spaces and delimiters allowed; one direction required in "
                     "each component."),
      RFC2396_SYNTAX,
      .input = { [IRI_INPUT_CHARSET] = { "1", NULL },
                 [IRI_INPUT_DISPLAY_MARKS] = { "4.2", "duerst-01 §4.2" },
                 [IRI_INPUT_INNER_MARKS] = { "4.2", "duerst-01 §4.2" },
                 [IRI_INPUT_XML] = { NULL, "duerst-01 §5.3" },
                 [IRI_INPUT_NFC] = { "1", "duerst-01 §3.1" } },
      .names = &iri_grammar_names_duerst,
      .max_ipv4_digits = 3,
      /* §2.2 has space, delims and unwise in ichar, and delims has "#" and "%"; but a
       * URI may hold neither, and an IRI is valid only if its URI is (§3.1). The copy
       * at hand lacks the table of characters, so RFC 3987's is used. */
      .allowed
      = ALLOWED (DUERST, DUERST, IRI_SYNTAX_GROUP_BRACKET, IRI_SYNTAX_GROUP_BRACKET),
      /* §4.1: structural characters like "@", ".", ":" and "/". */
      .delimiters = ";/?:@&=+$,[].",
      .same_ascii = IRI_DECODED_ASCII_NOT_RESERVED,
      /* §6.4. */
      .single_script = TRUE,
      .bidi_structure_required = TRUE,
      .idna = IRI_IDNA_NONE,
      .to_uri = STEPS (duerst_to_uri),
      .discouraged = ALL_DISCOURAGED,
      .keeps_nfc = TRUE,
      .to_iri = STEPS (duerst_to_iri),
      RFC2396_RESOLUTION,
      .rungs_source = "RFC 3987 §5.3",
  },
  {
      .id = "rfc3987",
      .title = "RFC 3987",
      .year = 2005,
      .summary = N_ ("The published standard."),
      .input = { [IRI_INPUT_CHARSET] = { "1", NULL },
                 [IRI_INPUT_DISPLAY_MARKS] = { "4.1", "RFC 3987 §4.1" },
                 [IRI_INPUT_XML] = { NULL, "RFC 3987 §1.4" },
                 [IRI_INPUT_BIDI] = { NULL, "RFC 3987 §1.4" },
                 [IRI_INPUT_NFC] = { "1", "RFC 3987 §3.1" } },
      .names = &iri_grammar_names_rfc3987,
      .allowed = ALLOWED (MODERN, MODERN, IRI_SYNTAX_GROUP_PRIVATE_USE, 0),
      /* §3.1 has ToASCII as an option; UTS #46 is its current form. */
      .idna = IRI_IDNA_UTS46,
      .idna2003 = IRI_IDNA_2003_RFC3987,
      .idna_by_scheme = TRUE,
      .has_uri_grammar = TRUE,
      .to_uri = STEPS (rfc3987_to_uri),
      .same_ascii = IRI_DECODED_ASCII_UNRESERVED,
      .decodes_ascii = IRI_DECODED_ASCII_UNRESERVED,
      .discouraged = DISCOURAGED_6_1,
      .to_iri = STEPS (rfc3987_to_iri),
      .resolve_section = "RFC 3986 §5.2",
  },
  {
      .id = "3987bis-00",
      .title = "draft-ietf-iri-3987bis-00",
      .year = 2010,
      .summary = N_ ("A revision of RFC 3987: parse first, map hosts only by IDNA."),
      .input = BIS_INPUT,
      .names = &iri_grammar_names_rfc3987,
      .allowed = BIS_ALLOWED (MODERN),
      .has_host_port = TRUE,
      /* §3.4: RFC 3490's ToASCII, and never the percent-encoded form. */
      .idna = IRI_IDNA_2003,
      .idna_required = TRUE,
      .charset = IRI_CHARSET_HTTP_QUERY,
      .to_uri = STEPS (bis_to_uri),
      .same_ascii = IRI_DECODED_ASCII_UNRESERVED,
      .decodes_ascii = IRI_DECODED_ASCII_UNRESERVED,
      .discouraged = DISCOURAGED_6_1,
      .to_iri = STEPS (bis_to_iri),
      .resolve_section = "RFC 3986 §5.2",
  },
  {
      .id = "guidelines-00",
      .title = "Guidelines for preparing and parsing",
      .year = 2011,
      .summary = N_ ("How to read any string as an IRI, step by step."),
      .prepare = { { IRI_PREPARE_TRIM, { "4.1", "guidelines-00 §4" } } },
      /* Step 3 of §4 leaves normalizing to RFC 3987. */
      .input = { [IRI_INPUT_CHARSET] = { "4.3", NULL },
                 [IRI_INPUT_XML] = { "4.4", "guidelines-00 §4" },
                 [IRI_INPUT_SPACES] = { "4.2", "guidelines-00 §4" },
                 [IRI_INPUT_NFC] = { "4.3", "RFC 3987 §3.1" } },
      .references_last = TRUE,
      .bad_scheme_is_path = TRUE,
      .userinfo_ends_at_first_at = TRUE,
      .names = &iri_grammar_names_rfc3987,
      .allowed = BIS_ALLOWED (MODERN),
      .has_host_port = TRUE,
      .idna = IRI_IDNA_2008,
      .charset = IRI_CHARSET_HTTP_QUERY,
      .encodes_all = TRUE,
      .to_uri = STEPS (guidelines_to_uri),
      .same_ascii = IRI_DECODED_ASCII_UNRESERVED,
      .decodes_ascii = IRI_DECODED_ASCII_UNRESERVED,
      .discouraged = DISCOURAGED_6_1,
      .to_iri = STEPS (bis_to_iri),
      .to_iri_source = "3987bis-00 §3.7",
      .resolve_section = "RFC 3986 §5.2",
      .rungs_source = "3987bis-00 §5.3",
  },
  {
      .id = "leiri",
      .title = "Legacy Extended IRI",
      .year = 2010,
      .summary = N_ ("IRIs in XML: any character, percent-encoded before use "
                     "(3987bis-00 §7.1)."),
      .prepare = { { IRI_PREPARE_ENCODE_UCS, { "7.1", "3987bis-00 §7.1" } } },
      .input = BIS_INPUT,
      .names = &iri_grammar_names_rfc3987,
      .allowed = ALLOWED (LEIRI, LEIRI & ~PCT, 0, IRI_SYNTAX_GROUP_HASH),
      .idna = IRI_IDNA_NONE,
      .to_uri = STEPS (leiri_to_uri),
      .same_ascii = IRI_DECODED_ASCII_UNRESERVED,
      .decodes_ascii = IRI_DECODED_ASCII_UNRESERVED,
      .discouraged = DISCOURAGED_6_1,
      .to_iri = STEPS (bis_to_iri),
      .encoded_groups = IRI_SYNTAX_GROUP_HREF_ONLY,
      .resolve_section = "RFC 3986 §5.2",
  },
  {
      .id = "web-address",
      .title = "Web Address",
      .year = 2010,
      .summary = N_ ("What browsers accepted in links in 2010 (3987bis-00 §7.2)."),
      /* Step 5 before step 3, which would encode the backslashes. */
      .prepare = { { IRI_PREPARE_TRIM, { "7.2.1", "3987bis-00 §7.2" } },
                   { IRI_PREPARE_HREF_STRIP, { "7.2.2", "3987bis-00 §7.2" } },
                   { IRI_PREPARE_BACKSLASH, { "7.2.5", "3987bis-00 §7.2" } },
                   { IRI_PREPARE_ENCODE_UCS, { "7.2.3", "3987bis-00 §7.2" } },
                   { IRI_PREPARE_PERCENT, { "7.2.4", "3987bis-00 §7.2" } } },
      .input = BIS_INPUT,
      .names = &iri_grammar_names_rfc3987,
      /* §4.1 is not enforced. */
      .allowed = BIS_ALLOWED (MODERN | IRI_SYNTAX_GROUP_BIDI_FORMATTING),
      .idna = IRI_IDNA_BROWSER,
      .charset = IRI_CHARSET_HTTP_QUERY,
      .to_uri = STEPS (bis_to_uri),
      .same_ascii = IRI_DECODED_ASCII_UNRESERVED,
      .decodes_ascii = IRI_DECODED_ASCII_UNRESERVED,
      .discouraged = DISCOURAGED_6_1,
      .to_iri = STEPS (bis_to_iri),
      .encoded_groups = IRI_SYNTAX_GROUP_HREF_ONLY,
      .resolve_section = "RFC 3986 §5.2",
  },
  {
      .id = "whatwg",
      .title = "WHATWG URL Standard",
      .summary = N_ ("What a browser does with the string today."),
      .prepare = { { IRI_PREPARE_TRIM_C0, { "4.4", "URL Standard §4.4" } },
                   { IRI_PREPARE_STRIP, { "4.4", "URL Standard §4.4" } } },
      .parser = IRI_PARSER_URL,
      .parser_is_lenient = TRUE,
      .names = &iri_grammar_names_url,
      .allows_all_characters = TRUE,
      .idna = IRI_IDNA_BROWSER,
      .charset = IRI_CHARSET_HTTP_QUERY,
      .same_ascii = IRI_DECODED_ASCII_UNRESERVED,
      .decodes_ascii = IRI_DECODED_ASCII_UNRESERVED,
      .discouraged = IRI_DISCOURAGED_INVISIBLE,
      .to_iri = STEPS (url_to_iri),
      .decoded_groups = IRI_SYNTAX_GROUP_UCS,
      .resolves_while_parsing = TRUE,
      .resolve_section = "URL Standard §4.4",
      .normalizes_by_parsing = TRUE,
      .has_host_parser = TRUE,
      .rejection_title = N_ ("Browsers reject this address"),
      .host_rejection_title = N_ ("Browsers reject this host"),
  },
};

const IriSpec *
iri_spec_default (void)
{
  static const IriSpec *spec;
  static gsize found = 0;

  if (g_once_init_enter (&found))
    {
      spec = iri_spec_find ("rfc3987");
      g_once_init_leave (&found, 1);
    }
  return spec;
}

const IriSpec *
iri_spec_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (specs); i++)
    if (g_str_equal (specs[i].id, id))
      return &specs[i];
  return NULL;
}

IriIdnaFlavour
iri_spec_idna (const IriSpec *self, IriIdnaFlavour idna)
{
  if (idna != IRI_IDNA_2003 && idna != IRI_IDNA_2003_RFC3987)
    return idna;
  return self->idna2003 != IRI_IDNA_DEFAULT ? self->idna2003 : IRI_IDNA_2003;
}

const IriSpec *
iri_spec_all (gsize *n_specs)
{
  *n_specs = G_N_ELEMENTS (specs);
  return specs;
}
