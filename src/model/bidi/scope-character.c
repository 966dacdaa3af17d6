/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-character.h"

#include "iri-character-label.h"
#include "iri-icu.h"
#include "iri-script-name.h"
#include "iri-unicode.h"

#include <glib/gi18n.h>

#define NOWHERE "–"

struct _ScopeCharacter
{
  ScopeRow parent_instance;

  guint64 component;
  guint64 is_seen;
  guint64 visual_position;
  char *position;
  char *text;
  char *code;
  char *name;
  char *script;
  char *bidi_class;
  char *level;
  char *visual;
  char *mirror;
  char *unit;
  char *details;
  char *summary;
};

G_DEFINE_TYPE (ScopeCharacter, scope_character, SCOPE_TYPE_ROW)

static void
scope_character_class_init (ScopeCharacterClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_NUMBER_PROPERTY (ScopeCharacter, "component", component),
    SCOPE_NUMBER_PROPERTY (ScopeCharacter, "is-seen", is_seen),
    SCOPE_NUMBER_PROPERTY (ScopeCharacter, "visual-position", visual_position),
    SCOPE_STRING_PROPERTY (ScopeCharacter, "position", position),
    SCOPE_STRING_PROPERTY (ScopeCharacter, "text", text),
    SCOPE_STRING_PROPERTY (ScopeCharacter, "code", code),
    SCOPE_STRING_PROPERTY (ScopeCharacter, "name", name),
    SCOPE_STRING_PROPERTY (ScopeCharacter, "script", script),
    SCOPE_STRING_PROPERTY (ScopeCharacter, "bidi-class", bidi_class),
    SCOPE_STRING_PROPERTY (ScopeCharacter, "level", level),
    SCOPE_STRING_PROPERTY (ScopeCharacter, "visual", visual),
    SCOPE_STRING_PROPERTY (ScopeCharacter, "mirror", mirror),
    SCOPE_STRING_PROPERTY (ScopeCharacter, "unit", unit),
    SCOPE_STRING_PROPERTY (ScopeCharacter, "details", details),
    SCOPE_STRING_PROPERTY (ScopeCharacter, "summary", summary),
  };

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_character_init (ScopeCharacter *self)
{
}

char *
scope_character_text (gunichar c)
{
  char *text = iri_character_label (c);
  char bytes[7];

  if (text != NULL)
    return text;
  bytes[g_unichar_to_utf8 (c, bytes)] = '\0';
  return g_strconcat (iri_unicode_is_mark (c) ? SCOPE_CHARACTER_BASE : "", bytes, NULL);
}

/* "Old_Italic" to "Old Italic". */
static char *
spaced (const char *name)
{
  return g_strdelimit (g_strdup (name), "_", ' ');
}

static char *
class_of (guint8 bidi_class)
{
  g_autofree char *name = spaced (iri_bidi_class_name (bidi_class));

  /* Translators: the id and the name of a Bidi class. */
  return g_strdup_printf (_ ("%s · %s"), iri_bidi_class_id (bidi_class), name);
}

static void
set_order (ScopeCharacter *self, const ScopeCharacterSetup *setup)
{
  guint8 level = setup->bidi->levels[setup->index];

  self->bidi_class = class_of (setup->bidi->classes[setup->index]);
  self->level
      = level == IRI_BIDI_REMOVED ? g_strdup (NOWHERE) : g_strdup_printf ("%u", level);
  self->visual_position = setup->visual_position;
  self->visual = setup->visual_position == IRI_BIDI_NO_POSITION
                     ? g_strdup (NOWHERE)
                     : g_strdup_printf ("%u", setup->visual_position + 1);
  if (iri_bidi_is_mirrored (setup->c, level))
    self->mirror = scope_character_text (iri_unicode_mirror (setup->c));
}

static void
set_lines (ScopeCharacter *self, guint8 bidi_class)
{
  /* Translators: code, Bidi class and level of a character. */
  self->details = g_strdup_printf (_ ("%s · %s · level %s"), self->code,
                                   iri_bidi_class_id (bidi_class), self->level);
  self->summary = g_strdup_printf (
      /* Translators: a row of a table, read out: where a character is stored, its
       * name, its component, its Bidi class, its level and where it is shown. */
      _ ("Position %s, %s, %s, Bidi class %s, level %s, shown at %s"), self->position,
      self->name, self->unit, self->bidi_class, self->level, self->visual);
}

ScopeCharacter *
scope_character_new (const ScopeCharacterSetup *setup)
{
  ScopeCharacter *self = g_object_new (SCOPE_TYPE_CHARACTER, NULL);
  g_autofree char *short_name = iri_character_label (setup->c);

  SCOPE_ROW (self)->key = setup->index;
  self->position = g_strdup_printf ("%" G_GSIZE_FORMAT, setup->index + 1);
  self->is_seen = short_name == NULL;
  self->text = scope_character_text (setup->c);
  self->code = g_strdup_printf ("U+%04X", setup->c);
  self->name = iri_icu_char_name (setup->c);
  self->script = iri_script_name (setup->c);
  self->component = setup->unit != NULL ? setup->unit->component : IRI_COMPONENT_NONE;
  self->unit = g_strdup (setup->unit != NULL ? iri_bidi_unit_name (setup->unit->kind)
                                             : _ ("delimiter"));
  set_order (self, setup);
  set_lines (self, setup->bidi->classes[setup->index]);
  return self;
}
