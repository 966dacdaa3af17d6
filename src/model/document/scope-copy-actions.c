/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-copy-actions.h"

#include <glib/gi18n.h>

static const struct
{
  const char *action;
  const char *label;
  const char *toast;
} copies[SCOPE_N_COPIES] = {
  [IRI_COPY_URI] = { "win.copy-uri", N_ ("Copy URI"), N_ ("URI copied") },
  [IRI_COPY_HOST] = { "win.copy-host", N_ ("Copy Punycode Host"), N_ ("Host copied") },
  [IRI_COPY_IRI] = { "win.copy-iri", N_ ("Copy IRI"), N_ ("IRI copied") },
  [IRI_COPY_ISOLATE]
  = { "win.copy-isolate", N_ ("Copy With Isolates"), N_ ("IRI copied with isolates") },
  [IRI_COPY_VISUAL]
  = { "win.copy-visual", N_ ("Copy Visual Text"), N_ ("Visual text copied") },
  [IRI_COPY_PUNYCODE] = { "win.copy-punycode", N_ ("Copy IRI With Punycode Host"),
                          N_ ("IRI copied with its Punycode host") },
  [IRI_COPY_LINK] = { "win.copy-link", N_ ("Copy for Links in Text"),
                      N_ ("IRI copied for links in text") },
  [IRI_COPY_HOST_UNICODE] = { "win.copy-host-unicode", N_ ("Copy Host in Letters"),
                              N_ ("Host copied in letters") },
  [IRI_COPY_DOMAIN] = { "win.copy-domain", N_ ("Copy Registrable Domain"),
                        N_ ("Registrable domain copied") },
  [IRI_COPY_EMBED] = { "win.copy-embed", N_ ("Copy With Embedding"),
                       N_ ("IRI copied with an embedding") },
  [IRI_COPY_LRM]
  = { "win.copy-lrm", N_ ("Copy Between Marks"), N_ ("IRI copied between marks") },
  [IRI_COPY_HTML] = { "win.copy-html", N_ ("Copy HTML Text"), N_ ("HTML text copied") },
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
  [IRI_COPY_MARKDOWN]
  = { "win.copy-markdown", N_ ("Copy Markdown Link"), N_ ("Markdown link copied") },
  [IRI_COPY_LATEX]
  = { "win.copy-latex", N_ ("Copy LaTeX Link"), N_ ("LaTeX link copied") },
  [IRI_COPY_C] = { "win.copy-c", N_ ("Copy C String"), N_ ("C string copied") },
  [IRI_COPY_JSON]
  = { "win.copy-json", N_ ("Copy JSON String"), N_ ("JSON string copied") },
  [IRI_COPY_PYTHON]
  = { "win.copy-python", N_ ("Copy Python String"), N_ ("Python string copied") },
  [SCOPE_COPY_REPORT]
  = { "win.copy-report", N_ ("Copy JSON Report"), N_ ("Report copied as JSON") },
  [SCOPE_COPY_PNG]
  = { "win.copy-png", N_ ("Copy Picture as PNG"), N_ ("Picture copied as PNG") },
  [SCOPE_COPY_SVG]
  = { "win.copy-svg", N_ ("Copy Picture as SVG"), N_ ("Picture copied as SVG") },
};

static const struct
{
  const char *id;
  const char *title;
  const char *purpose;
} others[] = {
  { "report", N_ ("JSON report"),
    N_ ("All that is known of the address, for programs.") },
  { "png", N_ ("Picture as PNG"), N_ ("The picture in dots, for chats and slides.") },
  { "svg", N_ ("Picture as SVG"),
    N_ ("The picture in outlines, for print and the web.") },
};

const char *
scope_copy_id (guint copy)
{
  return copy < IRI_N_COPY_FORMS ? iri_copy_info ((IriCopyForm) copy)->id
                                 : others[copy - IRI_N_COPY_FORMS].id;
}

gboolean
scope_copy_find (const char *id, guint *copy)
{
  for (guint i = 0; i < SCOPE_N_COPIES; i++)
    if (g_str_equal (scope_copy_id (i), id))
      {
        *copy = i;
        return TRUE;
      }
  return FALSE;
}

const char *
scope_copy_title (guint copy)
{
  return _ (copy < IRI_N_COPY_FORMS ? iri_copy_info ((IriCopyForm) copy)->title
                                    : others[copy - IRI_N_COPY_FORMS].title);
}

const char *
scope_copy_purpose (guint copy)
{
  return _ (copy < IRI_N_COPY_FORMS ? iri_copy_info ((IriCopyForm) copy)->purpose
                                    : others[copy - IRI_N_COPY_FORMS].purpose);
}

const char *
scope_copy_action (guint copy)
{
  return copies[copy].action;
}

const char *
scope_copy_label (guint copy)
{
  return _ (copies[copy].label);
}

const char *
scope_copy_toast (guint copy)
{
  return _ (copies[copy].toast);
}
