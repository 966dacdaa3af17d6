/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-chars.h"
#include "iri-intended.h"
#include "iri-prepare.h"
#include "scope-prepared-changes.h"
#include "scope-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* Pasted and dropped text is cleaned in a separate step, which can be undone: this
 * removes display marks around an IRI (masinter-07 §4.2, 3987bis-00 §4.1) and what
 * the selected standard strips, takes an IRI out of the text around it, restores a
 * defanged one, and decodes file names. */

/* Display marks are removed even if less than a whole IRI is pasted, which the standard
 * does not cover. */
static IriPrepared *
prepare (ScopeWindow *self, const char *text, gsize length, gboolean whole)
{
  const IriPreparation how = { .removes_display_marks = TRUE };
  const IriSpec *spec
      = whole ? scope_document_get_spec (self->document) : iri_spec_default ();

  return iri_prepare (text, length, spec, &how);
}

static void
add_message (GString *out, const char *message)
{
  g_string_append_printf (out, "%s%s", out->len > 0 ? "; " : "", message);
}

/* Says what is left out, because it might be part of the IRI after all. */
static void
add_taken_out (GString *out, const char *around)
{
  g_autofree char *isolated = g_strconcat (IRI_FSI, around, IRI_PDI, NULL);
  g_autofree char *message
      /* Translators: %s is the text around the IRI, which is “…” there, such as “Please
       * see … for details”. */
      = g_strdup_printf (_ ("The IRI was taken out of “%s”"), isolated);

  add_message (out, message);
}

/* A scheme that is missing is not added: a finding offers that. */
static void
describe_intended (const IriIntended *intended, GString *out)
{
  static const IriIntendedChange changes[]
      = { IRI_INTENDED_TRIMMED, IRI_INTENDED_IN_TEXT, IRI_INTENDED_DEFANGED };

  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    if ((intended->changes & (guint) changes[i]) == 0)
      continue;
    else if (changes[i] == IRI_INTENDED_IN_TEXT && intended->around != NULL)
      add_taken_out (out, intended->around);
    else
      add_message (out, iri_intended_change_message (changes[i]));
}

/* Returns the IRI of a file: URI, so that its name is readable, or NULL if there is
 * nothing to decode. Free with g_free(). */
static char *
make_file_iri (const char *uri)
{
  const IriOptions options = { .want = IRI_WANT_IRI };
  g_autoptr (IriReport) report = NULL;

  if (g_ascii_strncasecmp (uri, "file:", 5) != 0)
    return NULL;
  report = iri_report_new (uri, -1, &options);
  if (report->iri == NULL || g_str_equal (report->iri, uri))
    return NULL;
  return g_strdup (report->iri);
}

/* The action that undoes the last change of @entry. */
static const char *
get_undo (ScopeWindow *self, ScopeEntry *entry)
{
  if (entry == self->base_entry)
    return "win.undo-base";
  return entry == self->second_entry ? "win.undo-second" : "win.undo";
}

static void
replace (ScopeWindow *self,
         ScopeEntry *entry,
         IriSpan span,
         const char *text,
         const char *message)
{
  scope_entry_replace_span (entry, span.begin, span.end, text);
  scope_window_show_action_toast (self, message, get_undo (self, entry));
}

static void
clean_text (ScopeWindow *self, ScopeEntry *entry, IriSpan span)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));
  gboolean whole = span.begin == 0 && span.end == strlen (text);
  g_autoptr (IriPrepared) prepared
      = prepare (self, text + span.begin, iri_span_length (span), whole);
  const IriPrepared *const all[] = { prepared };
  g_autofree char *changes
      = scope_prepared_changes_describe (all, G_N_ELEMENTS (all), "; ");
  const char *cleaned = prepared != NULL ? prepared->text : text;
  g_autoptr (IriIntended) intended
      = whole ? iri_intended_new (cleaned, strlen (cleaned)) : NULL;
  g_autoptr (GString) message = g_string_new (NULL);

  if (changes != NULL)
    add_message (message, changes);
  if (intended != NULL)
    {
      describe_intended (intended, message);
      cleaned = intended->plain;
    }
  if (message->len > 0)
    replace (self, entry, span, cleaned, message->str);
}

static void
clean_list (ScopeWindow *self, ScopeEntry *entry, IriSpan span, guint n_uris)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));
  g_autofree char *uri = g_strndup (text + span.begin, iri_span_length (span));
  g_autofree char *iri = make_file_iri (uri);
  g_autofree char *message
      /* Translators: %u is the number of IRIs that were dropped or pasted. */
      = g_strdup_printf (ngettext ("Only the first of %u IRI was inserted",
                                   "Only the first of %u IRIs was inserted", n_uris),
                         n_uris);

  if (iri != NULL)
    replace (self, entry, span, iri,
             n_uris > 1 ? message : _ ("The name of the file was decoded"));
  else if (n_uris > 1)
    scope_window_show_toast (self, message);
}

static void
on_taken (ScopeWindow *self, gulong begin, gulong end, guint n_uris, ScopeEntry *entry)
{
  const IriSpan span = { begin, end };

  if (begin == end)
    scope_window_show_toast (self, _ ("The list has no IRIs"));
  else if (n_uris > 0)
    clean_list (self, entry, span, n_uris);
  else
    clean_text (self, entry, span);
}

static void
on_changed (ScopeWindow *self, ScopeEntry *entry)
{
  scope_window_expire_toast (self, get_undo (self, entry));
}

static void
undo_second (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_entry_undo (SCOPE_WINDOW (widget)->second_entry);
}

static void
undo_base (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_entry_undo (SCOPE_WINDOW (widget)->base_entry);
}

void
scope_window_paste_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.undo-base", NULL, undo_base);
  gtk_widget_class_install_action (klass, "win.undo-second", NULL, undo_second);
}

void
scope_window_paste_watch (ScopeWindow *self, ScopeEntry *entry)
{
  g_signal_connect_object (entry, "taken", G_CALLBACK (on_taken), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "changed", G_CALLBACK (on_changed), self,
                           G_CONNECT_SWAPPED);
}

void
scope_window_clean_iri (ScopeWindow *self)
{
  const char *text;

  g_return_if_fail (SCOPE_IS_WINDOW (self));
  text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  clean_text (self, self->entry, (IriSpan){ 0, strlen (text) });
}

void
scope_window_paste_init (ScopeWindow *self)
{
  scope_window_paste_watch (self, self->entry);
  scope_window_paste_watch (self, self->second_entry);
}
