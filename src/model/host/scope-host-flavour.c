/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-host-flavour.h"

#include "iri-idna.h"
#include "iri-rejection.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ScopeHostFlavour
{
  ScopeRow parent_instance;

  char *title;
  char *caption;
  guint64 label;
  char *ascii;
  char *unicode;
  char *rejection;
  char *section;
  guint64 obsolete;
  guint64 differs;
};

G_DEFINE_TYPE (ScopeHostFlavour, scope_host_flavour, SCOPE_TYPE_ROW)

static void
scope_host_flavour_class_init (ScopeHostFlavourClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_STRING_PROPERTY (ScopeHostFlavour, "title", title),
    SCOPE_STRING_PROPERTY (ScopeHostFlavour, "caption", caption),
    SCOPE_NUMBER_PROPERTY (ScopeHostFlavour, "label", label),
    SCOPE_STRING_PROPERTY (ScopeHostFlavour, "ascii", ascii),
    SCOPE_STRING_PROPERTY (ScopeHostFlavour, "unicode", unicode),
    SCOPE_STRING_PROPERTY (ScopeHostFlavour, "rejection", rejection),
    SCOPE_STRING_PROPERTY (ScopeHostFlavour, "section", section),
    SCOPE_NUMBER_PROPERTY (ScopeHostFlavour, "obsolete", obsolete),
    SCOPE_NUMBER_PROPERTY (ScopeHostFlavour, "differs", differs),
  };

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_host_flavour_init (ScopeHostFlavour *self)
{
}

static char *
show (ScopeBidiNotation notation, const char *text)
{
  g_autofree char *written = scope_bidi_notation_letters_to_capitals (notation, text);

  return scope_row_truncate (written, strlen (written));
}

/* @label, or the first rejected label of the whole host. */
static gsize
find_rejected (const IriHost *host, guint label)
{
  gsize i = 0;

  if (label != SCOPE_HOST_TRACKER_WHOLE)
    return label;
  while (i + 1 < host->n_labels && host->labels[i].error == NULL)
    i++;
  return i;
}

static void
explain (ScopeHostFlavour *self,
         const char *text,
         const IriHost *host,
         ScopeBidiNotation notation)
{
  gsize label = find_rejected (host, (guint) self->label);
  g_autofree char *message = NULL;
  IriRejection rejection;

  if (!iri_rejection_find (text, host, label, &rejection))
    return;
  message = iri_rejection_message (&rejection);
  /* Translators: the reason for a rejection, as a sentence. */
  self->rejection = g_strdup_printf (_ ("%s."), message);
  self->section = g_strdup (rejection.section);
}

static void
describe_flavour (ScopeHostFlavour *self, IriIdnaFlavour idna)
{
  const IriIdnaFlavourInfo *info = iri_idna_info (idna);
  g_autofree char *version = NULL;

  SCOPE_ROW (self)->key = idna;
  self->title = g_strdup (_ (info->title));
  self->obsolete = info->obsolete;
  if (self->label != SCOPE_HOST_TRACKER_WHOLE)
    return;
  version = iri_idna_version (idna);
  if (version == NULL)
    self->caption = g_strdup (_ (info->summary));
  else
    /* Translators: what a flavour does, and the library that does it. */
    self->caption = g_strdup_printf (_ ("%s · %s"), _ (info->summary), version);
}

/* Whether @form is in @text already, so that it need not be shown. */
static gboolean
is_typed (const char *text, const IriHost *host, guint label, const char *form)
{
  IriSpan span
      = { host->labels[0].span.begin, host->labels[host->n_labels - 1].span.end };
  gsize length = strlen (form);

  if (label != SCOPE_HOST_TRACKER_WHOLE)
    span = host->labels[label].span;
  return iri_span_length (span) == length
         && memcmp (text + span.begin, form, length) == 0;
}

ScopeHostFlavour *
scope_host_flavour_new (const char *text,
                        const IriHost *host,
                        guint label,
                        ScopeBidiNotation notation)
{
  ScopeHostFlavour *self = g_object_new (SCOPE_TYPE_HOST_FLAVOUR, NULL);
  gboolean whole = label == SCOPE_HOST_TRACKER_WHOLE;
  const char *ascii = whole ? host->ascii : host->labels[label].ascii;
  const char *unicode = whole ? host->unicode : host->labels[label].unicode;

  self->label = label;
  describe_flavour (self, host->idna);
  self->ascii = ascii != NULL ? show (notation, ascii) : g_strdup ("");
  if (ascii == NULL)
    explain (self, text, host, notation);
  else if (!g_str_equal (ascii, unicode) && !is_typed (text, host, label, unicode))
    self->unicode = show (notation, unicode);
  return self;
}

/* Whether both have the same result or the same rejection. */
static gboolean
is_equal (const ScopeHostFlavour *self, const ScopeHostFlavour *other)
{
  return g_str_equal (self->ascii, other->ascii)
         && g_strcmp0 (self->rejection, other->rejection) == 0;
}

/* One title has a comma. */
static char *
join_titles (GPtrArray *rows)
{
  GString *joined = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    g_string_append_printf (joined, "%s%s", i > 0 ? " · " : "",
                            ((ScopeHostFlavour *) rows->pdata[i])->title);
  return g_string_free (joined, FALSE);
}

/* Makes @self the row for all of @rows. */
static void
stand_for_all (ScopeHostFlavour *self, GPtrArray *rows, gboolean whole)
{
  g_autofree char *titles = join_titles (rows);

  SCOPE_ROW (self)->key = 0;
  g_free (self->title);
  self->title = g_strdup (whole ? _ ("All flavors agree") : _ ("ASCII form"));
  g_free (self->caption);
  self->caption = whole ? g_steal_pointer (&titles) : NULL;
  self->obsolete = FALSE;
}

void
scope_host_flavours_merge (GPtrArray *rows,
                           ScopeHostFlavour *chosen,
                           gsize n_flavours,
                           gboolean whole)
{
  gboolean agree = rows->len == n_flavours;

  for (guint i = 0; i < rows->len; i++)
    {
      ScopeHostFlavour *row = rows->pdata[i];

      row->differs = !is_equal (row, chosen);
      agree = agree && !row->differs;
    }
  if (!agree)
    return;
  stand_for_all (rows->pdata[0], rows, whole);
  g_ptr_array_set_size (rows, 1);
}
