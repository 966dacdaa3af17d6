/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-copy-kind.h"

#include <glib/gi18n.h>

/* The label and the toast have the title of the form in them. */
static const struct
{
  const char *action;
  const char *label;
  const char *toast;
} actions[SCOPE_N_COPY_KINDS] = {
  [IRI_COPY_URI] = { "win.copy-uri", N_ ("Copy URI"), N_ ("URI copied") },
  [IRI_COPY_HOST]
  = { "win.copy-host", N_ ("Copy Host for DNS"), N_ ("Host for DNS copied") },
  [IRI_COPY_IRI] = { "win.copy-iri", N_ ("Copy IRI"), N_ ("IRI copied") },
  [IRI_COPY_ISOLATE]
  = { "win.copy-isolate", N_ ("Copy for a Sentence"), N_ ("Copied for a sentence") },
  [IRI_COPY_VISUAL]
  = { "win.copy-visual", N_ ("Copy as Shown"), N_ ("Copied as shown") },
  [IRI_COPY_PUNYCODE] = { "win.copy-punycode", N_ ("Copy IRI With Punycode Host"),
                          N_ ("IRI with Punycode host copied") },
  [IRI_COPY_LINK] = { "win.copy-link", N_ ("Copy for Automatic Links"),
                      N_ ("Copied for automatic links") },
  [IRI_COPY_HOST_UNICODE] = { "win.copy-host-unicode", N_ ("Copy Host in Unicode"),
                              N_ ("Host in Unicode copied") },
  [IRI_COPY_DOMAIN] = { "win.copy-domain", N_ ("Copy Registrable Domain"),
                        N_ ("Registrable domain copied") },
  [IRI_COPY_EMBED] = { "win.copy-embed", N_ ("Copy for Older Software"),
                       N_ ("Copied for older software") },
  [IRI_COPY_LRM]
  = { "win.copy-lrm", N_ ("Copy Between Two Marks"), N_ ("Copied between two marks") },
  [IRI_COPY_HTML] = { "win.copy-html", N_ ("Copy HTML Text"), N_ ("HTML text copied") },
  [IRI_COPY_HTML_LINK]
  = { "win.copy-html-link", N_ ("Copy HTML Link"), N_ ("HTML link copied") },
  [IRI_COPY_HTML_REFERENCES]
  = { "win.copy-html-references", N_ ("Copy HTML Character References"),
      N_ ("HTML character references copied") },
  [IRI_COPY_XML_REFERENCES]
  = { "win.copy-xml-references", N_ ("Copy XML Character References"),
      N_ ("XML character references copied") },
  [IRI_COPY_CHARSET]
  = { "win.copy-charset", N_ ("Copy for a Document in Another Charset"),
      N_ ("Copied for a document in another charset") },
  [IRI_COPY_MARKDOWN]
  = { "win.copy-markdown", N_ ("Copy Markdown Link"), N_ ("Markdown link copied") },
  [IRI_COPY_LATEX]
  = { "win.copy-latex", N_ ("Copy LaTeX Link"), N_ ("LaTeX link copied") },
  [IRI_COPY_C] = { "win.copy-c", N_ ("Copy C String"), N_ ("C string copied") },
  [IRI_COPY_JSON]
  = { "win.copy-json", N_ ("Copy JSON String"), N_ ("JSON string copied") },
  [IRI_COPY_PYTHON]
  = { "win.copy-python", N_ ("Copy Python String"), N_ ("Python string copied") },
  [SCOPE_COPY_KIND_REPORT]
  = { "win.copy-report", N_ ("Copy JSON Report"), N_ ("JSON report copied") },
  [SCOPE_COPY_KIND_PNG]
  = { "win.copy-png", N_ ("Copy Picture as PNG"), N_ ("Picture as PNG copied") },
  [SCOPE_COPY_KIND_SVG]
  = { "win.copy-svg", N_ ("Copy Picture as SVG"), N_ ("Picture as SVG copied") },
};

static const struct
{
  const char *id;
  const char *title;
  const char *purpose;
} others[] = {
  { "report", N_ ("JSON report"),
    N_ ("Everything Iriscope finds out about the IRI, for programs.") },
  { "png", N_ ("Picture as PNG"), N_ ("The picture as pixels, for chats and slides.") },
  { "svg", N_ ("Picture as SVG"),
    N_ ("The picture as outlines, for print and the web.") },
};

const char *
scope_copy_kind_id (guint kind)
{
  return kind < IRI_N_COPY_FORMS ? iri_copy_info ((IriCopyForm) kind)->id
                                 : others[kind - IRI_N_COPY_FORMS].id;
}

gboolean
scope_copy_kind_find (const char *id, guint *kind)
{
  for (guint i = 0; i < SCOPE_N_COPY_KINDS; i++)
    if (g_str_equal (scope_copy_kind_id (i), id))
      {
        *kind = i;
        return TRUE;
      }
  return FALSE;
}

const char *
scope_copy_kind_title (guint kind)
{
  return _ (kind < IRI_N_COPY_FORMS ? iri_copy_info ((IriCopyForm) kind)->title
                                    : others[kind - IRI_N_COPY_FORMS].title);
}

const char *
scope_copy_kind_purpose (guint kind)
{
  return _ (kind < IRI_N_COPY_FORMS ? iri_copy_info ((IriCopyForm) kind)->purpose
                                    : others[kind - IRI_N_COPY_FORMS].purpose);
}

const char *
scope_copy_kind_action (guint kind)
{
  return actions[kind].action;
}

const char *
scope_copy_kind_label (guint kind)
{
  return _ (actions[kind].label);
}

const char *
scope_copy_kind_toast (guint kind)
{
  return _ (actions[kind].toast);
}
