/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-copy.h"

#include <glib/gi18n.h>

static const struct
{
  const char *action;
  const char *label;
  const char *toast;
} copies[IRI_N_COPY_FORMS] = {
  [IRI_COPY_URI] = { "win.copy-uri", N_ ("Copy URI"), N_ ("URI copied") },
  [IRI_COPY_HOST]
  = { "win.copy-host", N_ ("Copy Punycode Host"), N_ ("Host copied") },
  [IRI_COPY_IRI] = { "win.copy-iri", N_ ("Copy IRI"), N_ ("IRI copied") },
  [IRI_COPY_ISOLATE] = { "win.copy-isolate", N_ ("Copy With Isolates"),
                         N_ ("IRI copied with isolates") },
  [IRI_COPY_VISUAL]
  = { "win.copy-visual", N_ ("Copy Visual Text"), N_ ("Visual text copied") },
  [IRI_COPY_PUNYCODE]
  = { "win.copy-punycode", N_ ("Copy IRI With Punycode Host"),
      N_ ("IRI copied with its Punycode host") },
  [IRI_COPY_LINK] = { "win.copy-link", N_ ("Copy for Links in Text"),
                      N_ ("IRI copied for links in text") },
  [IRI_COPY_HOST_UNICODE]
  = { "win.copy-host-unicode", N_ ("Copy Host in Letters"),
      N_ ("Host copied in letters") },
  [IRI_COPY_DOMAIN] = { "win.copy-domain", N_ ("Copy Registrable Domain"),
                        N_ ("Registrable domain copied") },
  [IRI_COPY_EMBED] = { "win.copy-embed", N_ ("Copy With Embedding"),
                       N_ ("IRI copied with an embedding") },
  [IRI_COPY_LRM] = { "win.copy-lrm", N_ ("Copy Between Marks"),
                     N_ ("IRI copied between marks") },
  [IRI_COPY_HTML]
  = { "win.copy-html", N_ ("Copy HTML Text"), N_ ("HTML text copied") },
  [IRI_COPY_HTML_LINK]
  = { "win.copy-html-link", N_ ("Copy HTML Link"), N_ ("HTML link copied") },
  [IRI_COPY_HTML_REFERENCES]
  = { "win.copy-html-references", N_ ("Copy HTML Character References"),
      N_ ("HTML character references copied") },
  [IRI_COPY_XML_REFERENCES]
  = { "win.copy-xml-references", N_ ("Copy XML Character References"),
      N_ ("XML character references copied") },
  [IRI_COPY_CHARSET] = { "win.copy-charset", N_ ("Copy for Another Charset"),
                         N_ ("IRI copied for another charset") },
  [IRI_COPY_MARKDOWN] = { "win.copy-markdown", N_ ("Copy Markdown Link"),
                          N_ ("Markdown link copied") },
  [IRI_COPY_LATEX]
  = { "win.copy-latex", N_ ("Copy LaTeX Link"), N_ ("LaTeX link copied") },
  [IRI_COPY_C] = { "win.copy-c", N_ ("Copy C String"), N_ ("C string copied") },
  [IRI_COPY_JSON]
  = { "win.copy-json", N_ ("Copy JSON String"), N_ ("JSON string copied") },
  [IRI_COPY_PYTHON] = { "win.copy-python", N_ ("Copy Python String"),
                        N_ ("Python string copied") },
};

const char *
scope_copy_action (IriCopyForm form)
{
  return copies[form].action;
}

const char *
scope_copy_label (IriCopyForm form)
{
  return _ (copies[form].label);
}

const char *
scope_copy_toast (IriCopyForm form)
{
  return _ (copies[form].toast);
}
