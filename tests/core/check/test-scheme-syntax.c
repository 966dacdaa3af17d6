/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The syntax of schemes: the examples of the documents that define them, which have no
 * finding, and near misses, which have. */

#include "iri-citation.h"
#include "iri-report.h"
#include "iri-scheme-rules.h"
#include "iri-scheme-syntax.h"

#include <string.h>
#include <time.h>

/* Examples of RFC 8141, 3986, 3187, 3044, 9562, 3061, 2648, 3553, 8458, 3966, 4694,
 * 2806, 5724, 5870, 5538, 4516, 6455, 1738, 8089, DID Core and BEP 9, and IRIs like
 * them. */
static const char *const valid[] = {
  "urn:example:a123,z456",
  "URN:example:a123,z456",
  "urn:EXAMPLE:a123,z456",
  "urn:example:a123,z456?+abc",
  "urn:example:a123,z456?=xyz",
  "urn:example:a123,z456#789",
  "urn:example:a123,z456/foo",
  "urn:example:a123%2Cz456",
  "URN:EXAMPLE:a123%2cz456",
  "urn:example:%D0%B0123,z456",
  "urn:example:foo-bar-baz-qux?+CCResolve:cc=uk",
  "urn:example:weather?=op=map&lat=39.56&lon=-104.85&datetime=1969-07-21T02:56:15Z",
  "urn:example:1/406/47452/2",
  "urn:example:foo-bar-baz-qux#somepart",
  "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
  "urn:x-test:слово",
  "urn:xn--abc:a",
  "urn:a2345678901234567890123456789012:b",
  "URN:ISBN:0-395-36341-1",
  "urn:isbn:0395363411",
  "urn:isbn:978-0-306-40615-7",
  "urn:isbn:9780307476463",
  "urn:isbn:0-8044-2957-X",
  "URN:ISSN:1560-1560",
  "urn:issn:0317-8471",
  "urn:issn:2434-561x",
  "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
  "urn:uuid:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6#part",
  "uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
  "urn:oid:1.3.6.1.2.1.27",
  "urn:oid:2",
  "urn:oid:0.0.10",
  "urn:ietf:rfc:2141",
  "urn:ietf:std:50",
  "urn:ietf:id:ietf-urn-ietf-06",
  "urn:ietf:mtg:41-urn",
  "urn:ietf:params:xml:ns:iana",
  "URN:NBN:fi-fe19981001",
  "urn:nbn:de:101:1-201102033592",
  "urn:nbn:se:uu:diva-3475",

  "tel:+1-201-555-0123",
  "tel:+1-816-555-1212",
  "tel:+12015550123",
  "tel:+(1).201.555.0123",
  "tel:7042;phone-context=example.com",
  "tel:863-1234;phone-context=+1-914-555",
  "tel:7042;phone-context=example.com.",
  "tel:7042;ext=12;phone-context=a-b.example",
  "tel:*%23-1A;phone-context=+49",
  "tel:+1-800-123-4567;cic=+1-6789",
  "tel:+358-555-1234567;postd=pp22",
  "tel:+358-555-1234567;isub=1411",
  "tel:+1-212-555-0101;ext=103;tsp=terrifictelecom.com",
  "tel:+1;a;b=%C3%A9[/:&$]",
  "tel:+1;name=é",
  "tel:+1-201-555-0123#note",

  "sms:+15105550101",
  "sms:+15105550101,+15105550102",
  "sms:+15105550101?body=hello%20there",
  "sms:40404;phone-context=+1",
  "sms:+1;ext=2,+3?body=grüße&x=",

  "geo:13.4125,103.8667",
  "geo:48.2010,16.3695,183",
  "geo:48.198634,16.371648;crs=wgs84;u=40",
  "geo:90,-22.43;crs=WGS84",
  "geo:66,30;u=6.500;FOo=this%2dthat",
  "geo:66.0,30;u=6.5;foo=this-that",
  "geo:70,20;foo=1.00;bar=white",
  "geo:47,11;foo=blue;bar=white",
  "geo:22,0;bar=Blue;BAZ",
  "geo:-90.000,180.0",
  "geo:300000,5000000;crs=utm-33",
  "geo:0,0;crs=x;u=1;y",
  "geo:007,000180",

  "did:example:123456789abcdefghi",
  "did:example:123456/path",
  "did:example:123456?versionId=1",
  "did:example:123#public-key-0",
  "did:example:123?service=agent&relativeRef=/credentials#degree",
  "did:web:example.com%3A3000:user:alice",
  "did:example::a",
  "did:example:größe",

  "news:comp.infosystems.www.servers.unix",
  "news:*",
  "news:",
  "news://news.example/",
  "news:3469A91.D10AF4C@example.com",
  "news://news.example/ab.cd@example.com",
  "news:comp.lang.c++",
  "news:größe.maß",
  "news:a%2Fb@%5B192.0.2.1%5D",
  "news:a%3Fb%23c%25d@e.example",
  "news:$a+b={c}@d-e",
  "news://wild.server.example/example.group.th%3Fse",
  "news://news.example/*",
  "news:example.group.*",
  "news://news.example",
  "news:a%40b",
  "nntp://news.server.example/example.group.this/12345",
  "nntp://wild.server.example/example.group.n%2Fa/12345",
  "nntp://news.server.example:119/example.group.this",
  "nntp://a/größe/1234567890123456",

  "ldap://[2001:db8::7]/c=GB?objectClass?one",
  "ldap:///o=University%20of%20Michigan,c=US",
  "ldap://ldap1.example.net/o=University%20of%20Michigan,c=US?postalAddress",
  "ldap://ldap1.example.net:6666/o=University%20of%20Michigan,"
  "c=US??sub?(cn=Babs%20Jensen)",
  "LDAP://ldap1.example.com/c=GB?objectClass?ONE",
  "ldap://ldap2.example.com/o=Question%3f,c=US?mail",
  "ldap://ldap3.example.com/o=Babsco,c=US??"
  "?(four-octet=%5c00%5c00%5c00%5c04)",
  "ldap://ldap.example.com/o=An%20Example%5C2C%20Inc.,c=US",
  "ldap://ldap.example.net",
  "ldap://ldap.example.net/",
  "ldap://ldap.example.net/?",
  "ldap:///??sub??e-bindname=cn=Manager%2cdc=example%2cdc=com",
  "ldap:///??sub?"
  "?!e-bindname=cn=Manager%2cdc=example%2cdc=com",
  "ldaps://ldap.example.net/cn=Jürgen+sn=Köln,dc=example?cn,mail;lang-de,*,+?base?"
  "(&(a=b)%28|(c=d)(e=%5c28)))",

  "ws://example.com/chat",
  "wss://example.com:8443/chat?a=b%23c",
  "ftp://ftp.is.co.za/rfc/rfc1808.txt",
  "ftp://myname@host.dom/%2Fetc/motd",
  "ftp://myname@host.dom//etc/motd",
  "ftp://a.example/b;type=a",
  "ftp://a.example/b;c/d;TYPE=I",
  "ftp://a.example/b;type=d?e;type=f",
  "file:///path/to/file",
  "file:/path/to/file",
  "file://host.example.com/path/to/file",
  "file:///c:/path/to/file",
  "file:////host.example.com/path/to/file",
  "file://[2001:db8::1]/straße#1",
  "magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a&dn=a",
  "magnet:?dn=ö&xt.1=urn:sha1:YNCKHTQCWBTRNJIV4WNAE52SJUQCZO5C",
  "magnet:?xt=urn%3Abtih%3AQHQXPYWMACKDWKP47RRVIV7VOURXFE5Q",
  "magnet:?kt=martin+luther+king+mp3",
  "magnet:?xt=urn:tree:tiger:7N5OAMRNGMSSEUE3ORHOKWN4WWIQ5X4EBOOTLJY",
  /* Schemes without rules here. */
  "http://a.example/;type=x#y",
  "urns:a",
  "tel/a",
  "x-tel:?",
};

/* A text, with the span of the first finding between « and », and the ids of all. */
typedef struct
{
  const char *name;
  const char *text;
  const char *ids;
} WrongRow;

static const WrongRow wrong[] = {
  { "urn-empty", "«urn:»", "urn-nid" },
  { "urn-nid-alone", "«urn:isbn»", "urn-nss" },
  { "urn-nid-empty", "«urn::a»", "urn-nid" },
  { "urn-nid-short", "urn:«x»:a", "urn-nid" },
  { "urn-nid-long", "urn:«a23456789012345678901234567890123»:b", "urn-nid" },
  { "urn-nid-hyphen", "urn:«ab-»:c", "urn-nid" },
  { "urn-nid-hyphen-first", "urn:«-ab»:c", "urn-nid" },
  { "urn-nid-underscore", "urn:a«_»b:c", "urn-nid" },
  { "urn-nid-unicode", "urn:«öäü»:日本", "urn-nid" },
  { "urn-nid-unicode-later", "urn:a«ä»ü:日本", "urn-nid" },
  { "urn-nss-empty", "«urn:example:»", "urn-nss" },
  { "urn-nss-slash", "urn:example:«/a»", "urn-nss" },
  { "urn-query", "urn:example:a?«b=c»", "urn-query" },
  { "urn-query-empty", "urn:example:a?+", "urn-query" },
  { "urn-both", "urn:«x»:a?b", "urn-nid;urn-query" },
  { "isbn-short", "urn:isbn:«030640615»", "isbn" },
  { "isbn-long", "urn:isbn:97803064061570", "isbn" },
  { "isbn-letter", "urn:isbn:03064O6152", "isbn" },
  { "isbn-prefix", "urn:isbn:9770306406157", "isbn" },
  { "isbn-hyphens", "urn:isbn:0--306-40615-2", "isbn" },
  { "isbn-x-inside", "urn:isbn:0-8044-X957-7", "isbn" },
  { "isbn-empty", "«urn:isbn:»", "isbn" },
  { "isbn-encoded", "urn:isbn:0-395-36341-%31", "isbn" },
  { "isbn-digit", "urn:isbn:0-395-36341-«2»", "check-digit" },
  { "isbn-13-digit", "urn:isbn:978030640615«8»", "check-digit" },
  { "isbn-x", "urn:isbn:0-395-36341-«X»", "check-digit" },
  { "issn-digit", "urn:issn:1560-156«1»", "check-digit" },
  { "issn-hyphen", "urn:issn:1560«1»560", "issn" },
  { "issn-short", "urn:issn:«1560-156»", "issn" },
  { "uuid-short", "urn:uuid:«f81d4fae-7dec-11d0-a765-00a0c91e6bf»", "uuid" },
  { "uuid-long", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6«7»", "uuid" },
  { "uuid-letter", "urn:uuid:f81d4fae-7dec-11d0-a765-00«g»0c91e6bf6", "uuid" },
  { "uuid-braces", "uuid:«%7Bf81d4fae-7dec-11d0-a765-00a0c91e6bf6%7D»", "uuid" },
  { "uuid-scheme", "uuid:«x»", "uuid" },
  { "uuid-scheme-empty", "«uuid:»", "uuid" },
  { "uuid-scheme-query", "uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6«?»a", "uuid" },
  { "oid-dots", "urn:oid:1.«.»3", "oid" },
  { "oid-dot", "urn:oid:«1.3.»", "oid" },
  { "oid-letter", "urn:oid:1.3.«a»", "oid" },
  { "oid-leading-zero", "urn:oid:1.0«2»", "oid" },
  { "oid-first-leading-zero", "urn:oid:0«1»", "oid" },
  { "oid-two-zeros", "urn:oid:1.0«0»", "oid" },
  { "ietf-number", "urn:ietf:rfc:«x»", "urn-ietf" },
  { "ietf-none", "urn:ietf:«std:»", "urn-ietf" },
  { "nbn-country", "urn:nbn:f«1»-a", "urn-nbn" },
  { "nbn-hyphen", "urn:nbn:«fi»", "urn-nbn" },

  { "tel-empty", "«tel:»", "tel-number" },
  { "tel-plus", "tel:«+»", "tel-number" },
  { "tel-separators", "tel:«+-.()»", "tel-number" },
  { "tel-letter", "tel:+1-800-«F»LOWERS", "tel-number" },
  { "tel-slash", "tel:+49«/»30", "tel-number" },
  { "tel-space", "tel:+49« »30", "tel-number" },
  { "tel-space-encoded", "tel:+49«%20»30", "tel-number" },
  { "tel-digits", "tel:+«１»２３", "tel-number" },
  { "tel-digits-later", "tel:+4«９»", "tel-number" },
  { "tel-plus-encoded", "tel:«%2B1-201»", "tel-number" },
  { "tel-local", "«tel:7042»", "tel-context" },
  { "tel-local-parameter", "«tel:7042;ext=1»", "tel-context" },
  { "tel-local-letter", "tel:12«x»;phone-context=+1", "tel-number" },
  { "tel-word", "tel:«číslo»", "tel-number" },
  { "tel-context-empty", "tel:7042;«phone-context=»", "tel-context" },
  { "tel-context-number", "tel:7042;«phone-context=+»", "tel-context" },
  { "tel-context-domain", "tel:7042;phone-context=a«_»b", "tel-context" },
  { "tel-context-digits", "tel:7042;«phone-context=192.1»", "tel-context" },
  { "tel-extension", "tel:+1;ext=«x»", "tel-parameter" },
  { "tel-parameter-empty", "«tel:+1;»", "tel-parameter" },
  { "tel-parameter-value", "tel:+1;«a=»", "tel-parameter" },
  { "tel-parameter-twice", "tel:+1;a=1;b;«A=2»", "tel-parameter" },
  { "tel-context-twice", "tel:1;phone-context=+1;«phone-context=+2»", "tel-parameter" },
  { "tel-query", "tel:+1«?»a", "tel-number" },

  { "sms-empty", "«sms:»", "sms-recipient" },
  { "sms-nobody", "«sms:?body=a»", "sms-recipient" },
  { "sms-local", "sms:«40404»,+1", "tel-context" },
  { "sms-comma", "«sms:+1,»", "sms-recipient" },
  { "sms-each", "sms:+1,+2«x»,+3,+«y»", "tel-number;tel-number" },
  { "sms-field", "sms:+1?«body»", "sms-field" },
  { "sms-value", "sms:+1?body=a«+»b", "sms-field" },
  { "sms-ampersand", "«sms:+1?&body=a»", "sms-field" },
  { "sms-bodies", "sms:+1?body=a&«BODY=b»", "sms-field" },

  { "geo-empty", "«geo:»", "geo-coordinates" },
  { "geo-one", "geo:«48.2»", "geo-coordinates" },
  { "geo-four", "geo:1,2,3«,»4", "geo-coordinates" },
  { "geo-decimal-comma", "geo:48,2010,16«,»3695", "geo-coordinates" },
  { "geo-dot", "geo:48.«,»16", "geo-coordinates" },
  { "geo-plus", "geo:«+1,2»", "geo-coordinates" },
  { "geo-words", "geo:48,«e»ast", "geo-coordinates" },
  { "geo-semicolon", "geo:«22.3»;-118.44", "geo-coordinates;geo-parameter" },
  { "geo-latitude", "geo:«90.1»,0", "geo-range" },
  { "geo-latitude-south", "geo:«-91»,0", "geo-range" },
  { "geo-longitude", "geo:0,«180.0000001»", "geo-range" },
  { "geo-exchanged", "geo:«103.8667»,13.4125", "geo-range" },
  { "geo-crs-like", "geo:«91»,0;crs=wgs84", "geo-range" },
  { "geo-crs-empty", "geo:0,0;«crs=»", "geo-parameter" },
  { "geo-crs-late", "geo:0,0;u=1;«crs=wgs84»", "geo-parameter" },
  { "geo-crs-twice", "geo:0,0;crs=a;«crs=b»", "geo-parameter" },
  { "geo-uncertainty", "geo:0,0;u=«-»1", "geo-parameter" },
  { "geo-parameter", "geo:0,0;a=b«/»", "geo-parameter" },
  { "geo-parameter-twice", "geo:0,0;a=1;«A=1»", "geo-parameter" },
  { "geo-query", "geo:0,0?«q=1»", "geo-query" },

  { "did-empty", "«did:»", "did-method" },
  { "did-method", "did:e«X»ample:1", "did-method" },
  { "did-method-empty", "«did::1»", "did-method" },
  { "did-alone", "«did:example»", "did-id" },
  { "did-id-empty", "«did:example:»", "did-id" },
  { "did-id-colon", "did:example:«a:»", "did-id" },
  { "did-id-at", "did:example:a«@»b", "did-id" },
  { "did-id-semicolon", "did:example:a«;»b=c", "did-id" },

  { "news-comma", "news:a«,»b", "news-name" },
  { "news-two-ats", "news:a@b«@»c", "news-name" },
  { "news-at", "news:«a@»", "news-name" },
  { "news-slash", "news:a«/»b@c", "news-name" },
  { "news-exclamation", "news:comp.lang.c«!»x", "news-name" },
  { "news-query", "news:a«?»b", "news-name" },
  { "news-article-dots", "news:a.«.»b@c", "news-name" },
  { "news-article-dot-first", "news:«.a@c»", "news-name" },
  { "news-article-dot-last", "news:a.«@»c", "news-name" },
  { "news-article-parenthesis", "news:a«(»b@c", "news-name" },
  { "news-article-greater", "news:a«%3E»b@c", "news-name" },
  { "news-article-space", "news:a«%20»b@c", "news-name" },
  { "news-article-letter", "news:a@«é»", "news-name" },
  { "news-article-host", "news:a@b«:»1", "news-name" },
  { "news-literal", "news:a@%5Bb«%3E»%5D", "news-name" },
  { "news-literal-open", "news:«a@%5Bb»", "news-name" },

  { "nntp-server", "nntp:«a/1»", "nntp-name" },
  { "nntp-server-empty", "nntp://«/»a", "nntp-name" },
  { "nntp-group-missing", "nntp:«//a»", "nntp-name" },
  { "nntp-group-empty", "«nntp://a/»", "nntp-name" },
  { "nntp-wildcard", "nntp://a/«*»", "nntp-name" },
  { "nntp-number", "nntp://a/b/1«x»", "nntp-name" },
  { "nntp-number-empty", "«nntp://a/b/»", "nntp-name" },
  { "nntp-number-long", "nntp://a/b/«12345678901234567»", "nntp-name" },
  { "nntp-article", "nntp://a/b«@»c", "nntp-name" },
  { "nntp-query", "nntp://a/b«?»c", "nntp-name" },

  { "ldap-slashes", "ldap:«o=a»", "ldap-server" },
  { "ldap-empty", "«ldap:»", "ldap-server" },
  { "ldap-slash", "ldap://a.example«?»cn", "ldap-server" },
  { "ldap-dn", "ldap:///«example»", "ldap-dn" },
  { "ldap-dn-comma", "ldap:///«o=a,»", "ldap-dn" },
  { "ldap-dn-semicolon", "ldap:///o=a«;»c=b", "ldap-dn" },
  { "ldap-dn-comma-encoded", "ldap:///«o=a%2Cb»", "ldap-dn" },
  { "ldap-dn-quote", "ldap:///o=«%22»a%22", "ldap-dn" },
  { "ldap-attribute", "ldap:///?a«_»b", "ldap-attribute" },
  { "ldap-attribute-empty", "ldap:///?a,«,»b", "ldap-attribute" },
  { "ldap-attribute-unicode", "ldap://a.example/?gr«ü»n", "ldap-attribute" },
  { "ldap-scope", "ldap:///??«all»", "ldap-scope" },
  { "ldap-scope-more", "ldap:///??one«l»evel", "ldap-scope" },
  { "ldap-filter", "ldap:///???«cn=a»", "ldap-filter" },
  { "ldap-filter-open", "ldap:///???«((a=b)»", "ldap-filter" },
  { "ldap-filter-closed",
    "ldap:///??"
    "?(a=b)«)»",
    "ldap-filter" },
  { "ldap-filter-more",
    "ldap:///??"
    "?(a=b)«é»",
    "ldap-filter" },
  { "ldap-extension", "ldap:///????«!»", "ldap-extension" },
  { "ldap-question-mark", "ldap:///????a=b«?»c", "ldap-extension" },
  { "ldap-each", "ldap:///«x»?_?y?z?!",
    "ldap-dn;ldap-attribute;ldap-scope;ldap-filter;ldap-extension" },

  { "ws-fragment", "ws://example.com/chat«#a»", "ws-fragment" },
  { "wss-fragment-empty", "wss://example.com/«#»", "ws-fragment" },
  { "ftp-type", "ftp://a.example/b;type=«x»", "ftp-type" },
  { "ftp-type-empty", "«ftp://a.example/b;type=»", "ftp-type" },
  { "ftp-type-long", "ftp://a.example/b;type=a«s»cii", "ftp-type" },
  { "ftp-type-inside", "ftp://a.example/b;type=a«/»c", "ftp-type" },
  { "file-relative", "file:«path»", "file-path" },
  { "file-drive", "file:«c:/path»", "file-path" },
  { "file-host-alone", "«file://host.example»", "file-path" },
  { "file-empty", "«file:»", "file-path" },
  { "file-user", "file://me«@»a.example/b", "file-authority" },
  { "file-port", "file://a.example«:»80/b", "file-authority" },
  { "file-port-ipv6", "file://[::1]«:»80/b", "file-authority" },
  { "file-query", "file:///a?«b»", "file-query" },
  { "magnet-empty", "«magnet:»", "magnet-topic" },
  { "magnet-question-mark", "«magnet:?»", "magnet-topic" },
  { "magnet-no-question-mark", "magnet:«xt=urn:sha1:a»", "magnet-topic" },
  { "magnet-name-alone", "magnet:?dn=a", "magnet-topic" },
  { "magnet-no-urn", "magnet:?xt=c12fe1c0", "magnet-topic" },
  { "magnet-hash-short", "magnet:?«xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c0»&dn=a",
    "magnet-topic" },
  { "magnet-hash-letter",
    "magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a8«x»a", "magnet-topic" },
};

static gboolean
is_about_syntax (IriFindingCode code)
{
  return code >= IRI_FINDING_URN_NID && code <= IRI_FINDING_MAGNET_TOPIC;
}

/* The ids of the findings about syntax, in the order of the text. */
static char *
list_ids (const IriReport *report)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (gsize at = 0; at <= report->length; at++)
    for (gsize i = 0; i < report->n_findings; i++)
      if (report->findings[i].span.begin == at
          && is_about_syntax (report->findings[i].code))
        g_ptr_array_add (ids, (char *) iri_finding_info (report->findings[i].code)->id);
  g_ptr_array_add (ids, NULL);
  return g_strjoinv (";", (char **) ids->pdata);
}

/* By every standard, because the syntax of a scheme does not depend on it. */
static void
test_valid (gconstpointer data)
{
  gsize n;
  const IriSpec *specs = iri_spec_all (&n);

  for (gsize i = 0; i < n; i++)
    {
      const IriOptions options = { .spec = &specs[i] };
      g_autoptr (IriReport) report = iri_report_new (data, -1, &options);
      g_autofree char *ids = list_ids (report);

      if (*ids != '\0')
        g_test_fail_printf ("%s: %s by %s", (const char *) data, ids, specs[i].id);
    }
}

static GString *
read_marked (const char *marked, IriSpan *span)
{
  GString *text = g_string_new (marked);

  *span = IRI_SPAN_ABSENT;
  if (strstr (text->str, "«") == NULL)
    return text;
  span->begin = (gsize) (strstr (text->str, "«") - text->str);
  g_string_erase (text, (gssize) span->begin, strlen ("«"));
  span->end = (gsize) (strstr (text->str, "»") - text->str);
  g_string_replace (text, "«", "", 0);
  g_string_replace (text, "»", "", 0);
  return text;
}

static void
test_wrong (gconstpointer data)
{
  const WrongRow *row = data;
  IriSpan marked;
  g_autoptr (GString) text = read_marked (row->text, &marked);
  g_autoptr (IriReport) report = iri_report_new (text->str, -1, NULL);
  g_autofree char *ids = list_ids (report);
  gboolean found = !iri_span_is_present (marked);

  g_assert_cmpstr (ids, ==, row->ids);
  for (gsize i = 0; i < report->n_findings; i++)
    {
      const IriFinding *finding = &report->findings[i];
      g_autofree char *first = g_strndup (row->ids, strcspn (row->ids, ";"));

      if (!is_about_syntax (finding->code))
        continue;
      g_assert_cmpstr (first, !=, "");
      found = found
              || (finding->span.begin == marked.begin && finding->span.end == marked.end
                  && g_str_equal (iri_finding_info (finding->code)->id, first));
      g_assert_cmpuint (finding->span.end, <=, text->len);
      g_assert_cmpuint (finding->other.end, <=, text->len);
    }
  if (!found)
    g_test_fail_printf ("%s: not found at the marks", row->text);
}

/* The IRI stays valid: 3987bis-00 §6.1. */
static void
test_stays_valid (void)
{
  g_autoptr (IriReport) report = iri_report_new ("tel:ö", -1, NULL);

  g_assert_true (report->valid);
  g_assert_nonnull (report->uri);
}

/* A finding about a target has no position in the reference. */
static void
test_target (void)
{
  const IriOptions options = { .base = "ftp://a.example/b/c" };
  g_autoptr (IriReport) report = iri_report_new ("d;type=x", -1, &options);
  g_autofree char *ids = list_ids (report);

  g_assert_cmpstr (ids, ==, "ftp-type");
  for (gsize i = 0; i < report->n_findings; i++)
    if (report->findings[i].code == IRI_FINDING_FTP_TYPE)
      {
        g_assert_cmpuint (iri_span_length (report->findings[i].span), ==, 8);
        g_assert_cmpstr (report->findings[i].other_text, ==, "x");
      }
}

/* Floods, between a beginning and an end. */
static const struct
{
  const char *begin;
  const char *piece;
  const char *end;
} floods[] = {
  { "urn:", "a-", ":b" },
  { "urn:a1:", "%é/", "?+" },
  { "urn:isbn:", "978-", "" },
  { "urn:uuid:", "a", "-" },
  { "urn:oid:", "1.", "." },
  { "urn:nbn:de", ":a", "-" },
  { "tel:", "(", "" },
  { "tel:+1", ";a=1", "" },
  { "tel:1", ";phone-context=a.b", "" },
  { "tel:1;phone-context=", "a-", "" },
  { "tel:1;phone-context=", "a.", "" },
  { "sms:", ",", "" },
  { "sms:", "1,", "" },
  { "sms:+1?", "body=%20&", "" },
  { "geo:", "0", ",0" },
  { "geo:0,0", ";crs=1", "" },
  { "geo:0,0", ";u=é", "?" },
  { "did:", "a", "" },
  { "did:a:", ":", "" },
  { "news:", "a@", "" },
  { "news:", "a.", "!" },
  { "ldap:///", "o=a+", "" },
  { "ldap:///", "o=a,", "" },
  { "ldap:///", "%5C", "" },
  { "ldap:///???", "(", "" },
  { "ldap:///???", "()", "" },
  { "ldap:///?", "a,", "?" },
  { "ldap:///????", "!a=", "," },
  { "ldap:///", "?", "" },
  { "ftp://a/", ";type=", "" },
  { "ftp://a/", ";typ", "e=a" },
  { "file://", "[", "" },
  { "file:", "@:", "?" },
  { "magnet:?", "&", "" },
  { "magnet:?", "xt", "=" },
  { "magnet:?", "dn=a&", "" },
  { "magnet:?", "xt.1=urn:btih:a&", "kt=" },
  { "ws:", "#", "" },
};

static void
take (IriFinding finding, gpointer data)
{
  gsize *n = data;

  g_assert_cmpuint (finding.span.begin, <=, finding.span.end);
  ++*n;
}

/* The processor time for @n pieces, in units of CLOCKS_PER_SEC, which are
 * microseconds. */
static clock_t
read_flood (gsize i, gsize n)
{
  g_autoptr (GString) text = g_string_new (floods[i].begin);
  IriComponents components = { .valid = TRUE };
  gsize n_found = 0, scheme = strcspn (floods[i].begin, ":");
  clock_t before;

  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    components.span[component] = IRI_SPAN_ABSENT;
  components.span[IRI_COMPONENT_SCHEME] = (IriSpan){ 0, scheme };
  for (gsize k = 0; k < n; k++)
    g_string_append (text, floods[i].piece);
  g_string_append (text, floods[i].end);
  before = clock ();
  iri_scheme_syntax_check (text->str, text->len, &components, take, &n_found);
  g_assert_cmpuint (n_found, <=, text->len);
  return clock () - before;
}

/* Ten times the text takes about ten times as long, not a hundred times. */
static void
test_flood (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  clock_t fewer = read_flood (i, 20000), more = read_flood (i, 200000);

  for (int again = 0; again < 5 && more > 40 * fewer + 50000; again++)
    {
      fewer = read_flood (i, 20000);
      more = read_flood (i, 200000);
    }
  g_assert_cmpint (more, <=, 40 * fewer + 50000);
}

/* Every prefix of every text above is read without a fault. */
static void
test_prefixes (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      IriSpan marked;
      g_autoptr (GString) text = read_marked (wrong[i].text, &marked);

      while (text->len > 0)
        {
          g_autoptr (IriReport) report = NULL;

          g_string_truncate (text, text->len - 1);
          report = iri_report_new (text->str, (gssize) text->len, NULL);
          for (gsize k = 0; k < report->n_findings; k++)
            g_assert_cmpuint (report->findings[k].span.end, <=, report->length);
        }
    }
}

/* A wrong check digit cites the standard of its number. */
static void
test_check_digit (void)
{
  static const struct
  {
    const char *text;
    const char *section;
  } rows[] = {
    { "urn:isbn:978-0-306-40615-8", "ISO 2108" },
    { "urn:isbn:0-306-40615-3", "ISO 2108" },
    { "urn:issn:0028-0837", "ISO 3297" },
    { "urn:issn:1050-124Y", "ISO 3297" },
    { "urn:issn:1050-1240", "ISO 3297" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (IriReport) report = iri_report_new (rows[i].text, -1, NULL);
      g_autofree char *section = NULL;

      g_assert_cmpuint (report->n_findings, ==, 1);
      section = iri_finding_section (&report->findings[0], iri_spec_default ());
      g_assert_cmpstr (section, ==, rows[i].section);
    }
}

/* Whether a rule has the name that begins at @name and ends with ">". */
static gboolean
is_rule (const char *name)
{
  gsize n;
  const IriSchemeRule *rules = iri_scheme_rules_all (&n);

  for (gsize i = 0; i < n; i++)
    if (g_str_has_prefix (name, rules[i].name) && name[strlen (rules[i].name)] == '>')
      return TRUE;
  return FALSE;
}

/* Patterns name rules that there are, and each scheme begins with an element. */
static void
test_rules (void)
{
  gsize n_rules, n_schemes;
  const IriSchemeRule *rules = iri_scheme_rules_all (&n_rules);
  const IriSchemeSyntax *schemes = iri_scheme_syntax_all (&n_schemes);

  for (gsize i = 0; i < n_rules; i++)
    for (const char *p = rules[i].pattern; (p = strchr (p, '<')) != NULL; p++)
      if ((p == rules[i].pattern || strchr (",;", p[-1]) == NULL) && !is_rule (p + 1))
        g_test_fail_printf ("%s: no rule %s", rules[i].name, p);
  for (gsize i = 0; i < n_schemes; i++)
    {
      g_autofree char *name
          = g_strconcat (schemes[i].rule != NULL ? schemes[i].rule : "urn", ">", NULL);

      g_assert_true (is_rule (name));
      g_assert_true (schemes[i].rule != NULL || schemes[i].no_fragment);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (valid); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/scheme-syntax/valid/%" G_GSIZE_FORMAT, i);

      g_test_add_data_func (path, valid[i], test_valid);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/scheme-syntax/wrong/%s", wrong[i].name);

      g_test_add_data_func (path, &wrong[i], test_wrong);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (floods); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/scheme-syntax/flood/%" G_GSIZE_FORMAT, i);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_flood);
    }
  g_test_add_func ("/scheme-syntax/stays-valid", test_stays_valid);
  g_test_add_func ("/scheme-syntax/target", test_target);
  g_test_add_func ("/scheme-syntax/prefixes", test_prefixes);
  g_test_add_func ("/scheme-syntax/rules", test_rules);
  g_test_add_func ("/scheme-syntax/check-digit", test_check_digit);
  return g_test_run ();
}
