/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Findings about the scheme, about mailto: and data:, and about the syntax that other
 * schemes require. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_SCHEME_MISSING, {
      "scheme-missing", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3986 §3.1",
      .message = N_ ("The scheme before the colon is missing"),
      .why = N_ ("A colon in the first segment always ends a scheme."),
      .fix = N_ ("Add the scheme, or start with ./ if this is a path.") } },
  { IRI_FINDING_SCHEME_CHARACTER, {
      "scheme-character", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3986 §3.1",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is not allowed there in a scheme"),
      .why = N_ ("A scheme starts with a letter from a to z, followed by "
                 "letters, digits, +, - and . only."),
      .fix = N_ ("Correct the scheme, or start with ./ if this is a path.") } },
  { IRI_FINDING_SCHEME_ALONE, {
      "scheme-alone", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 2396 §3",
      .message = N_ ("Nothing follows the scheme"),
      .why = N_ ("RFC 2396 requires something after the colon; later standards "
                 "do not."),
      .fix = N_ ("Add something after the colon.") } },
  { IRI_FINDING_SCHEME_UPPER_CASE, {
      "scheme-upper-case", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_SHOULD, "RFC 3986 §3.1",
      .message = N_ ("The scheme is in capital letters"),
      .why = N_ ("It is the same scheme in small letters, but programs that "
                 "compare character by character see two different IRIs."),
      .fix = N_ ("Use small letters for the scheme.") } },
  { IRI_FINDING_SCHEME_SCRIPT, {
      "scheme-script", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "HTML Standard, javascript: URLs",
      /* Translators: {text} is the scheme or a part after it. */
      .message = N_ ("{text} runs a program instead of opening a page"),
      .why = N_ ("A browser runs the rest of the IRI with the rights of the "
                 "current page."),
      .fix = N_ ("Do not open it unless you wrote it."),
      .deceives = TRUE } },
  { IRI_FINDING_SCHEME_WITHOUT_SERVER, {
      "scheme-not-a-place", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE,
      "RFC 3986 §1.1.3",
      /* Translators: {text} is the scheme or a part after it. */
      .message = N_ ("{text} contains or names its content instead of a "
                     "server"),
      .why = N_ ("It does not lead to any server, so whoever sent it made the "
                 "content that is shown.") } },
  { IRI_FINDING_SCHEME_LIKE_HOST, {
      "scheme-like-host", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 3986 §4.5",
      /* Translators: {text} is the scheme or a part after it. */
      .message = N_ ("{text} is read as a scheme but looks like a host"),
      .why = N_ ("Everything before the first colon is the scheme. Without // "
                 "there is no host and no port."),
      .fix = N_ ("Add https:// or another scheme before it.") } },
  { IRI_FINDING_DRIVE_LETTER, {
      "drive-letter", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 8089 E.2",
      /* Translators: {text} is the scheme or a part after it. */
      .message = N_ ("{text} is read as a scheme but looks like a drive "
                     "letter"),
      .why = N_ ("This is a Windows file name, not an IRI."),
      .fix = N_ ("Add file:/// before it.") } },
  { IRI_FINDING_URL_PREFIX, {
      "url-prefix", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3986 C",
      .message = N_ ("The IRI is prefixed with URL:"),
      .why = N_ ("The prefix used to mark URLs in text; programs now read it "
                 "as a scheme of its own."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_SCHEME_TWICE, {
      "scheme-twice", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 3986 §3.2",
      .message = N_ ("The IRI has the scheme twice"),
      .why = N_ ("Programs read the second one as the host name."),
      .fix = N_ ("Remove one of them.") } },
  { IRI_FINDING_AUTHORITY_MISSING, {
      "authority-missing", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 1738 §3.1",
      .message = N_ ("The // after the scheme is missing"),
      .why = N_ ("IRIs with this scheme have a host. Browsers add the slashes, "
                 "but other programs find no host."),
      .fix = N_ ("Add // and the host.") } },
  { IRI_FINDING_MAILTO_ADDRESS, {
      "mailto-address", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 6068 §2",
      /* Translators: {text} is the scheme or a part after it. */
      .message = N_ ("{text} is not a valid email address"),
      .why = N_ ("An email address is a name, @ and a domain. A dot may only "
                 "stand between other characters of the name. Email programs "
                 "guess what you mean, or send the message to nobody."),
      .fix = N_ ("Use the form name@domain.") } },
  { IRI_FINDING_MAILTO_DOMAIN, {
      "mailto-domain", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 6068 §2",
      /* Translators: {text} is the scheme or a part after it. */
      .message = N_ ("Email cannot be sent to {text}"),
      .why = N_ ("The rules for internationalized domain names reject this "
                 "domain."),
      .fix = N_ ("Correct the domain.") } },
  { IRI_FINDING_MAILTO_HIDDEN, {
      "mailto-hidden", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_SHOULD, "RFC 6068 §7",
      .message = N_ ("The message also goes to hidden recipients"),
      .why = N_ ("Recipients after bcc= get a copy that the others do not know "
                 "about, and many email programs hide them from the sender "
                 "too."),
      .fix = N_ ("Remove them from the message unless you know them."),
      .deceives = TRUE } },
  { IRI_FINDING_MAILTO_ATTACHMENT, {
      "mailto-attachment", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_SHOULD,
      "RFC 6068 §4",
      /* Translators: {text} is the scheme or a part after it. */
      .message = N_ ("{text} asks to attach one of your files"),
      .why = N_ ("Some email programs attach it without asking, and the file "
                 "leaves with the message."),
      .fix = N_ ("Check the attachments before you send the message."),
      .deceives = TRUE } },
  { IRI_FINDING_MAILTO_HEADER, {
      "mailto-header", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_SHOULD, "RFC 6068 §4",
      /* Translators: {text} is the scheme or a part after it. */
      .message = N_ ("{text} is not a header field that a link may set"),
      .why = N_ ("Only Subject, Keywords and the body are known to be safe. "
                 "Other fields can change the apparent sender of a message or "
                 "what happens to it."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_MAILTO_LINE_BREAK, {
      "mailto-line-break", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_SHOULD,
      "RFC 6068 §5",
      .message = N_ ("A header field contains a line break"),
      .why = N_ ("A careless email program reads the text after it as another "
                 "header field, which can add recipients or change the "
                 "sender."),
      .fix = N_ ("Remove the line break, %0D%0A."),
      .deceives = TRUE } },
  { IRI_FINDING_MAILTO_UTF8, {
      "mailto-utf8", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 6531 §3.2",
      /* Translators: {text} is the scheme or a part after it. */
      .message = N_ ("Only mail servers with SMTPUTF8 deliver to {text}"),
      .why = N_ ("The name before the @ has characters outside US-ASCII, and "
                 "unlike the domain it has no other form. A mail server "
                 "without the extension SMTPUTF8 returns the message to its "
                 "sender."),
      .fix = N_ ("Also give an address in US-ASCII, if there is one.") } },
  { IRI_FINDING_MAILTO_DIRECTIONS, {
      "mailto-directions", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE,
      "draft-ietf-mailmaint-interoperable-addresses-03 §6",
      /* Translators: {text} is an email address. */
      .message = N_ ("{text} mixes right-to-left and left-to-right letters"),
      .why = N_ ("Parts of the name and of the domain can be shown on the same "
                 "side of the @, so that the message seems to come from "
                 "another domain or go to one."),
      .fix = N_ ("Use letters of one direction in the whole address. Digits "
                 "from 0 to 9 may be used with either.") } },
  { IRI_FINDING_DATA_PAGE, {
      "data-page", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 2397 §6",
      .message = N_ ("The IRI itself contains a web page"),
      .why = N_ ("Whoever wrote the IRI wrote the page. It can imitate any "
                 "site and run programs."),
      .fix = N_ ("Read its content instead of opening it."),
      .deceives = TRUE } },
  { IRI_FINDING_DATA_COMMA, {
      "data-comma", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 2397 §3",
      .message = N_ ("The comma is missing, so there is no data"),
      .why = N_ ("The first comma separates the description of the data from "
                 "the data."),
      .fix = N_ ("Add a comma before the data.") } },
  { IRI_FINDING_DATA_BASE64, {
      "data-base64", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 2397 §3",
      /* Translators: {text} is the scheme or a part after it. */
      .message = N_ ("{text} is not valid base64"),
      .why = N_ ("Browsers reject all of the data. The content shown here "
                 "leaves this part out."),
      .fix = N_ ("Encode the data again, or remove ;base64.") } },
  { IRI_FINDING_URN_NID, {
      "urn-nid", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 8141 §2.1",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} has no valid URN namespace"),
      .why = N_ ("A URN begins with a namespace of 2 to 32 letters, digits "
                 "and hyphens, and a colon. Without it nothing can find out "
                 "what the URN names."),
      .fix = N_ ("Add a registered namespace, as in urn:isbn: or urn:uuid:.") } },
  { IRI_FINDING_URN_NSS, {
      "urn-nss", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 8141 §2.2",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} has no valid name after the namespace"),
      .why = N_ ("A URN is a namespace, a colon and a name that does not "
                 "begin with a slash."),
      .fix = N_ ("Add the name after the colon.") } },
  { IRI_FINDING_URN_QUERY, {
      "urn-query", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 8141 §2.3",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not a valid component of a URN"),
      .why = N_ ("In a URN, ?+ begins what the resolver reads and ?= what "
                 "the resource reads. A question mark alone has no meaning "
                 "yet."),
      /* xgettext:no-c-format */
      .fix = N_ ("Use ?+ or ?=, or %3F if the question mark belongs to the "
                 "name.") } },
  { IRI_FINDING_URN_IETF, {
      "urn-ietf", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 2648 §2",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} does not name an IETF document"),
      .why = N_ ("In this namespace rfc:, fyi:, std: and bcp: are followed "
                 "by a number."),
      .fix = N_ ("Add the number of the document.") } },
  { IRI_FINDING_URN_NBN, {
      "urn-nbn", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 8458",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not a valid National Bibliography Number"),
      .why = N_ ("It is the code of a country, possibly the codes of its "
                 "organizations after colons, a hyphen and the number."),
      .fix = N_ ("Correct the number, as in urn:nbn:fi-fe19981001.") } },
  { IRI_FINDING_ISBN, {
      "isbn", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "ISO 2108",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not a valid ISBN"),
      .why = N_ ("An ISBN has 13 digits and begins with 978 or 979, or has "
                 "10 digits, of which the last can be X. Hyphens may divide "
                 "them."),
      .fix = N_ ("Compare it with the number in the book.") } },
  { IRI_FINDING_ISSN, {
      "issn", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "ISO 3297",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not a valid ISSN"),
      .why = N_ ("An ISSN has eight digits, of which the last can be X, with "
                 "a hyphen after the fourth."),
      .fix = N_ ("Compare it with the number on the periodical.") } },
  { IRI_FINDING_CHECK_DIGIT, {
      "check-digit", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "ISO 2108",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("The check digit of {other} is wrong"),
      .why = N_ ("The last digit is computed from the others, so that "
                 "mistakes are noticed. At least one digit is wrong."),
      .fix = N_ ("Compare the number with the one that is printed.") } },
  { IRI_FINDING_UUID, {
      "uuid", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 9562 §4",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not a valid UUID"),
      .why = N_ ("A UUID has 32 hex digits in groups of 8, 4, 4, 4 and 12, "
                 "with hyphens between them."),
      .fix = N_ ("Correct the UUID.") } },
  { IRI_FINDING_OID, {
      "oid", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 3061 §2",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not a valid object identifier"),
      .why = N_ ("An object identifier consists of numbers with dots between "
                 "them."),
      .fix = N_ ("Correct the identifier, as in urn:oid:1.3.6.1.") } },
  { IRI_FINDING_TEL_NUMBER, {
      "tel-number", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 3966 §3",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not a valid phone number"),
      .why = N_ ("A phone number has digits, possibly divided by - . ( and "
                 "), and begins with + unless it is local. Phones drop or "
                 "reject anything else."),
      .fix = N_ ("Write it as +, country code and number, without spaces.") } },
  { IRI_FINDING_TEL_CONTEXT, {
      "tel-context", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 3966 §5.1.5",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} does not say where the phone number is valid"),
      .why = N_ ("A number without + is local. It must have the parameter "
                 "phone-context with a country code or domain, because "
                 "elsewhere it reaches somebody else."),
      .fix = N_ ("Write the number with + and country code, or add "
                 ";phone-context=.") } },
  { IRI_FINDING_TEL_PARAMETER, {
      "tel-parameter", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 3966 §3",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not a valid parameter of a phone number"),
      .why = N_ ("A parameter is a name, possibly with = and a value, and "
                 "appears only once. Extensions (ext=) are digits."),
      .fix = N_ ("Correct or remove the parameter.") } },
  { IRI_FINDING_SMS_RECIPIENT, {
      "sms-recipient", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 5724 §2.2",
      .message = N_ ("A phone number is missing"),
      .why = N_ ("A text message goes to one or more phone numbers with "
                 "commas between them. Some phones ask for the missing one, "
                 "others do nothing."),
      .fix = N_ ("Add the number, as in sms:+15105550101.") } },
  { IRI_FINDING_SMS_FIELD, {
      "sms-field", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 5724 §2.2",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not a valid field of a text message"),
      .why = N_ ("A field is a name, = and a value. Other characters than "
                 "letters, digits and - . _ ~ are percent-encoded, and there "
                 "is only one body."),
      .fix = N_ ("Use the form body=text, with other characters "
                 "percent-encoded.") } },
  { IRI_FINDING_GEO_COORDINATES, {
      "geo-coordinates", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 5870 §3.3",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} does not give a valid location"),
      .why = N_ ("A location is a latitude, a comma and a longitude, "
                 "possibly followed by a comma and an altitude, as decimal "
                 "numbers with a dot."),
      .fix = N_ ("Correct the location, as in geo:48.2010,16.3695.") } },
  { IRI_FINDING_GEO_RANGE, {
      "geo-range", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 5870 §3.4.2",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not a place on Earth"),
      .why = N_ ("A latitude is between -90 and 90 and comes first, a "
                 "longitude between -180 and 180."),
      .fix = N_ ("Correct the number, or exchange the two if they are in the "
                 "wrong order.") } },
  { IRI_FINDING_GEO_PARAMETER, {
      "geo-parameter", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 5870 §3.3",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not a valid parameter of a location"),
      .why = N_ ("A parameter is a name, possibly with = and a value, and "
                 "appears only once; crs comes first, then u, which is a "
                 "number of meters."),
      .fix = N_ ("Correct or remove the parameter.") } },
  { IRI_FINDING_GEO_QUERY, {
      "geo-query", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_MUST, "RFC 5870 §3.3",
      .message = N_ ("A geo IRI has no query"),
      .why = N_ ("Android searches for what it says, and other programs "
                 "ignore it or reject the IRI."),
      .fix = N_ ("Remove it if the IRI is for other programs too.") } },
  { IRI_FINDING_DID_METHOD, {
      "did-method", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "DID Core §3.1",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} has no valid DID method"),
      .why = N_ ("A DID begins with the name of its method, in small letters "
                 "and digits, and a colon. The method says how to find the "
                 "rest."),
      .fix = N_ ("Add the method, as in did:web:.") } },
  { IRI_FINDING_DID_ID, {
      "did-id", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "DID Core §3.1",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} has no valid identifier after the method"),
      .why = N_ ("The identifier has letters, digits and . - _ and does not "
                 "end in a colon. Other characters are percent-encoded."),
      .fix = N_ ("Correct the identifier.") } },
  { IRI_FINDING_NEWS_NAME, {
      "news-name", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 5538 §4",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is neither a newsgroup nor an article"),
      .why = N_ ("A newsgroup has letters, digits and + - _ . only, or * for "
                 "any. An article has a message identifier with one @."),
      .fix = N_ ("Correct the name. Percent-encode other characters.") } },
  { IRI_FINDING_NNTP_NAME, {
      "nntp-name", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 5538 §3",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} has no valid newsgroup or article number"),
      .why = N_ ("An NNTP IRI has // and a server, then a newsgroup of letters, "
                 "digits and + - _ . only. The number of an article may follow: "
                 "a slash and at most 16 digits."),
      .fix = N_ ("Correct the name. Percent-encode other characters.") } },
  { IRI_FINDING_LDAP_SERVER, {
      "ldap-server", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 4516 §2",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not an LDAP server between // and /"),
      .why = N_ ("An LDAP IRI has // and a server, which may be empty, and a "
                 "slash before everything else."),
      .fix = N_ ("Add the slashes, as in ldap:///.") } },
  { IRI_FINDING_LDAP_DN, {
      "ldap-dn", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 4516 §2",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not a valid distinguished name"),
      /* xgettext:no-c-format */
      .why = N_ ("A distinguished name consists of name=value pairs with "
                 "commas between them. Commas, quotes and other special "
                 "characters in a value follow a backslash, which is %5C "
                 "here."),
      .fix = N_ ("Correct the name, as in ou=People,dc=example,dc=com.") } },
  { IRI_FINDING_LDAP_ATTRIBUTE, {
      "ldap-attribute", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 4516 §2",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not a valid list of attributes"),
      .why = N_ ("Attributes are names of letters, digits and hyphens or "
                 "numbers with dots, with commas between them."),
      .fix = N_ ("Correct the list, as in cn,mail.") } },
  { IRI_FINDING_LDAP_SCOPE, {
      "ldap-scope", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 4516 §2",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not a scope of a search"),
      .why = N_ ("The scope is base, one or sub. Programs reject others or "
                 "search something else."),
      .fix = N_ ("Use base, one or sub.") } },
  { IRI_FINDING_LDAP_FILTER, {
      "ldap-filter", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 4516 §2",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not a valid filter"),
      .why = N_ ("A filter begins with ( and ends with the ) that belongs to "
                 "it."),
      .fix = N_ ("Correct the parentheses, as in (cn=Babs).") } },
  { IRI_FINDING_LDAP_EXTENSION, {
      "ldap-extension", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 4516 §2",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not a valid list of extensions"),
      .why = N_ ("Extensions are names, possibly with ! before them and = "
                 "and a value after them, with commas between them. A comma "
                 "or ? in a value is percent-encoded."),
      .fix = N_ ("Correct the extensions.") } },
  { IRI_FINDING_WS_FRAGMENT, {
      "ws-fragment", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 6455 §3",
      .message = N_ ("A WebSocket address has no fragment"),
      .why = N_ ("There is no page for a fragment to point into, so programs "
                 "reject the address or drop the fragment."),
      .fix = N_ ("Remove it, or use %23 for # if it belongs to the path.") } },
  { IRI_FINDING_FTP_TYPE, {
      "ftp-type", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 1738 §3.2.2",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not a type of transfer"),
      .why = N_ ("At the end of the path, ;type= is followed by a for text, "
                 "i for other files or d for a list of files."),
      .fix = N_ ("Use a, i or d, or %3B for ; if it belongs to the file "
                 "name.") } },
  { IRI_FINDING_FILE_AUTHORITY, {
      "file-authority", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 8089 §2",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} is not only a host"),
      .why = N_ ("Only a host is allowed between // and the path of a file IRI. "
                 "Programs ignore a user or port, or find no file."),
      .fix = N_ ("Remove the user and the port, or use another scheme.") } },
  { IRI_FINDING_FILE_PATH, {
      "file-path", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 8089 §2",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} does not continue with a path from the root"),
      .why = N_ ("The path of a file IRI begins with a slash, because "
                 "nothing says where else to begin."),
      .fix = N_ ("Add a slash and the folders, as in "
                 "file:///home/me/letter.txt.") } },
  { IRI_FINDING_FILE_QUERY, {
      "file-query", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_MUST, "RFC 8089 §2",
      .message = N_ ("A file IRI has no query"),
      .why = N_ ("Browsers pass it to the page; other programs look for a "
                 "file with a question mark in its name, or reject the IRI."),
      /* xgettext:no-c-format */
      .fix = N_ ("Remove it, or use %3F for ? if it belongs to the file "
                 "name.") } },
  { IRI_FINDING_MAGNET_TOPIC, {
      "magnet-topic", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "BEP 9",
      /* Translators: {other} is a part of the IRI. */
      .message = N_ ("{other} does not say what to download"),
      .why = N_ ("A magnet link has the URN of a file after xt=, which for "
                 "BitTorrent is urn:btih: with 40 hex digits or 32 letters "
                 "and digits."),
      .fix = N_ ("Copy the link again, as in magnet:?xt=urn:btih:….") } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_scheme = { rows, G_N_ELEMENTS (rows) };
