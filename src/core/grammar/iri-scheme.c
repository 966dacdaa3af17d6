/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-scheme.h"

#include <string.h>

/* The syntax of the schemes whose own descriptions only refer to it, or that have
 * none. */
#define COMMON "RFC 1738 §3.1"
/* RFC 6455 §3 leaves the host to RFC 3986, which lets it be empty. */
#define SPECIAL "URL Standard §4.3"

/* The first rows are the most frequent. Ports are those registered with IANA. */
static const IriScheme schemes[] = {
  { "http", .port = 80, .host = "RFC 9110 §4.2.1", .special = TRUE },
  { "https", .port = 443, .host = "RFC 9110 §4.2.2", .special = TRUE },
  { "ftp", .port = 21, .host = COMMON, .special = TRUE },
  { "ws", .port = 80, .host = SPECIAL, .special = TRUE },
  { "wss", .port = 443, .host = SPECIAL, .special = TRUE },
  { "file", .local = TRUE, .special = TRUE },
  { "acap", .port = 674 },
  { "coap", .port = 5683 },
  { "coaps", .port = 5684 },
  { "dict", .port = 2628 },
  { "ftps", .port = 990, .host = COMMON },
  { "git", .port = 9418, .host = COMMON },
  { "gopher", .port = 70, .host = COMMON },
  { "imap", .port = 143, .host = COMMON },
  { "ipp", .port = 631 },
  { "ipps", .port = 631 },
  { "irc", .port = 6667 },
  { "ircs", .port = 6697 },
  { "ldap", .port = 389 },
  { "ldaps", .port = 636 },
  { "nfs", .port = 2049 },
  { "nntp", .port = 119, .host = COMMON },
  { "pop", .port = 110 },
  { "redis", .port = 6379 },
  { "rsync", .port = 873 },
  { "rtsp", .port = 554, .host = COMMON },
  { "rtsps", .port = 322 },
  { "sftp", .port = 22, .host = COMMON },
  { "snmp", .port = 161 },
  { "ssh", .port = 22, .host = COMMON },
  { "svn", .port = 3690, .host = COMMON },
  { "telnet", .port = 23, .host = COMMON },
  { "tftp", .port = 69 },
  { "vnc", .port = 5900 },
  { "wais", .port = 210 },
  { "xmpp", .port = 5222 },
  { "about", .has_no_server = TRUE },
  { "blob", .has_no_server = TRUE },
  { "data", .has_no_server = TRUE, .data = TRUE },
  { "javascript", .executes = TRUE },
  { "vbscript", .executes = TRUE },
  { "mailto", .mail = TRUE },
};

const IriScheme *
iri_scheme_find (const char *text, IriSpan span)
{
  static const IriScheme unknown = { .name = "" };

  for (gsize i = 0; iri_span_is_present (span) && i < G_N_ELEMENTS (schemes); i++)
    {
      gsize length = strlen (schemes[i].name);

      if (length == iri_span_length (span)
          && g_ascii_strncasecmp (text + span.begin, schemes[i].name, length) == 0)
        return &schemes[i];
    }
  return &unknown;
}

gboolean
iri_scheme_has_domains (const IriScheme *scheme)
{
  return scheme->port != 0 || scheme->local || scheme->mail;
}
