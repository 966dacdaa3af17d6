/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-host-label.h"

#include "iri-bidi-rule.h"
#include "iri-dns.h"
#include "iri-script-name.h"
#include "iri-spoof.h"
#include "iri-unicode.h"
#include "scope-direction.h"

#include <glib/gi18n.h>
#include <string.h>

/* More scripts than this are cut off with "…". */
#define MAX_SCRIPTS 4

struct _ScopeHostLabel
{
  ScopeRow parent_instance;

  char *role;
  char *position;
  char *text;
  char *unicode;
  char *direction;
  char *scripts;
  char *mixing;
  guint64 suspect;
  char *length;
  char *bidi;
  guint64 breaks;
  GListStore *flavours;
};

G_DEFINE_TYPE (ScopeHostLabel, scope_host_label, SCOPE_TYPE_ROW)

static const ScopeProperty properties[] = {
  SCOPE_STRING_PROPERTY (ScopeHostLabel, "role", role),
  SCOPE_STRING_PROPERTY (ScopeHostLabel, "position", position),
  SCOPE_STRING_PROPERTY (ScopeHostLabel, "text", text),
  SCOPE_STRING_PROPERTY (ScopeHostLabel, "unicode", unicode),
  SCOPE_STRING_PROPERTY (ScopeHostLabel, "direction", direction),
  SCOPE_STRING_PROPERTY (ScopeHostLabel, "scripts", scripts),
  SCOPE_STRING_PROPERTY (ScopeHostLabel, "mixing", mixing),
  SCOPE_NUMBER_PROPERTY (ScopeHostLabel, "suspect", suspect),
  SCOPE_STRING_PROPERTY (ScopeHostLabel, "length", length),
  SCOPE_STRING_PROPERTY (ScopeHostLabel, "bidi", bidi),
  SCOPE_NUMBER_PROPERTY (ScopeHostLabel, "breaks", breaks),
};

enum
{
  PROP_FLAVOURS = G_N_ELEMENTS (properties) + 1,
};

static void
take_flavours (ScopeHostLabel *self, GListModel *fresh)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (fresh); i++)
    g_ptr_array_add (rows, g_list_model_get_item (fresh, i));
  scope_rows_update_all (self->flavours, rows);
}

static void
scope_host_label_get_property (GObject *object,
                               guint id,
                               GValue *value,
                               GParamSpec *pspec)
{
  if (id == PROP_FLAVOURS)
    g_value_set_object (value, SCOPE_HOST_LABEL (object)->flavours);
  else
    G_OBJECT_CLASS (scope_host_label_parent_class)
        ->get_property (object, id, value, pspec);
}

/* For scope_rows_update(), which copies the properties of the new row. */
static void
scope_host_label_set_property (GObject *object,
                               guint id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  if (id == PROP_FLAVOURS)
    take_flavours (SCOPE_HOST_LABEL (object), g_value_get_object (value));
  else
    G_OBJECT_CLASS (scope_host_label_parent_class)
        ->set_property (object, id, value, pspec);
}

static void
scope_host_label_finalize (GObject *object)
{
  g_object_unref (SCOPE_HOST_LABEL (object)->flavours);
  G_OBJECT_CLASS (scope_host_label_parent_class)->finalize (object);
}

static void
scope_host_label_class_init (ScopeHostLabelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
  object_class->get_property = scope_host_label_get_property;
  object_class->set_property = scope_host_label_set_property;
  object_class->finalize = scope_host_label_finalize;
  g_object_class_install_property (
      object_class, PROP_FLAVOURS,
      g_param_spec_object ("flavours", NULL, NULL, G_TYPE_LIST_MODEL,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                               | G_PARAM_STATIC_STRINGS));
}

static void
scope_host_label_init (ScopeHostLabel *self)
{
  self->flavours = g_list_store_new (SCOPE_TYPE_HOST_FLAVOUR);
}

GListModel *
scope_host_label_get_flavours (ScopeHostLabel *self)
{
  g_return_val_if_fail (SCOPE_IS_HOST_LABEL (self), NULL);
  return G_LIST_MODEL (self->flavours);
}

/* @text in the selected notation, cut to what a row shows. */
static char *
show (const ScopeHostLabelSetup *setup, const char *text)
{
  g_autofree char *written
      = scope_bidi_notation_letters_to_capitals (setup->notation, text);

  return scope_row_truncate (written, strlen (written));
}

/* Whether @host has the same label. Flavours differ in the characters that are dots and
 * in whether they decode first. */
static gboolean
has_label (const ScopeHostLabelSetup *setup, const IriHost *host, guint index)
{
  const IriHost *chosen = setup->chosen;

  return host->n_labels == chosen->n_labels
         && host->labels[index].span.end == chosen->labels[index].span.end;
}

/* The label of the selected flavour or, if that has none, of another one. */
static const IriLabel *
find_label (const ScopeHostLabelSetup *setup, guint index)
{
  const IriLabel *label = &setup->chosen->labels[index];

  for (gsize i = 0; label->ascii == NULL && i < setup->n_hosts; i++)
    if (has_label (setup, setup->hosts[i], index))
      label = &setup->hosts[i]->labels[index];
  return label;
}

static const char *
script_of (gunichar c)
{
  return iri_unicode_is_visible (c) && g_unichar_isalpha (c)
             ? iri_unicode_script_name (c)
             : NULL;
}

static char *
list_scripts (const char *label)
{
  g_autoptr (GPtrArray) seen = g_ptr_array_new ();
  g_autoptr (GString) list = g_string_new (NULL);

  for (; *label != '\0' && seen->len <= MAX_SCRIPTS; label = g_utf8_next_char (label))
    {
      gunichar c = g_utf8_get_char (label);
      const char *script = script_of (c);
      g_autofree char *name = NULL;

      if (script == NULL || g_ptr_array_find (seen, script, NULL))
        continue;
      g_ptr_array_add (seen, (gpointer) script);
      if (list->len > 0)
        g_string_append (list, _ (", "));
      name = iri_script_name (c);
      g_string_append (list, seen->len > MAX_SCRIPTS ? "…" : name);
    }
  return list->len > 0 ? g_string_free (g_steal_pointer (&list), FALSE) : NULL;
}

static void
describe_letters (ScopeHostLabel *self, const char *label)
{
  IriRestriction restriction = iri_spoof_check (label, strlen (label)).restriction;

  self->scripts = list_scripts (label);
  if (self->scripts == NULL)
    self->scripts = g_strdup (_ ("No letters"));
  self->mixing = g_strdup (iri_restriction_name (restriction));
  self->suspect = restriction > IRI_RESTRICTION_HIGHLY_RESTRICTIVE;
}

static void
describe_bidi (ScopeHostLabel *self, const char *label)
{
  int broken = iri_bidi_rule_broken (label, strlen (label));

  self->breaks = broken != 0;
  /* Translators: whether a label passes the Bidi rule of RFC 5893. */
  self->bidi = broken == 0 ? g_strdup (C_ ("Bidi rule", "Passes"))
                           /* Translators: of a label; the number of one of the six
                            * rules in RFC 5893 §2. */
                           : g_strdup_printf (_ ("Breaks rule %d"), broken);
}

static void
add_flavours (ScopeHostLabel *self, const ScopeHostLabelSetup *setup, guint index)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);
  ScopeHostFlavour *chosen = NULL;

  for (gsize i = 0; i < setup->n_hosts; i++)
    {
      if (!has_label (setup, setup->hosts[i], index))
        continue;
      g_ptr_array_add (rows, scope_host_flavour_new (setup->text, setup->hosts[i],
                                                     index, setup->notation));
      if (setup->hosts[i] == setup->chosen)
        chosen = rows->pdata[rows->len - 1];
    }
  scope_host_flavours_merge (rows, chosen, setup->n_hosts, FALSE);
  g_list_store_splice (self->flavours, 0, 0, rows->pdata, rows->len);
}

ScopeHostLabel *
scope_host_label_new (const ScopeHostLabelSetup *setup, const char *role, guint index)
{
  ScopeHostLabel *self = g_object_new (SCOPE_TYPE_HOST_LABEL, NULL);
  const IriHost *chosen = setup->chosen;
  IriSpan span = chosen->labels[index].span;
  const IriLabel *label = find_label (setup, index);
  g_autofree char *typed = g_strndup (setup->text + span.begin, iri_span_length (span));

  self->role = g_strdup (role);
  self->position
      /* Translators: where a label is, of how many. */
      = g_strdup_printf (_ ("Label %u of %u"), index + 1, (guint) chosen->n_labels);
  self->text = show (setup, typed);
  if (!g_str_equal (typed, label->unicode))
    self->unicode = show (setup, label->unicode);
  self->direction = g_strdup (
      scope_direction_name (iri_direction (label->unicode, strlen (label->unicode))));
  describe_letters (self, label->unicode);
  if (label->ascii != NULL)
    /* Translators: the length of a label, and the maximum. */
    self->length = g_strdup_printf (_ ("%u of %u"), (guint) strlen (label->ascii),
                                    IRI_DNS_MAX_LABEL);
  if (setup->bidi)
    describe_bidi (self, label->unicode);
  add_flavours (self, setup, index);
  return self;
}
