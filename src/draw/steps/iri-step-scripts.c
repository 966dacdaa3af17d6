/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-step-scripts.h"

#include "iri-join-names.h"
#include "iri-picture.h"
#include "iri-script-name.h"
#include "iri-unicode.h"

#include <glib/gi18n-lib.h>
#include <unicode/uscript.h>

static void
clear_script (gpointer data)
{
  g_free (((IriStepScript *) data)->name);
}

static const IriStepScript *
find_script (const GArray *scripts, int script)
{
  for (guint i = 0; i < scripts->len; i++)
    if (g_array_index (scripts, IriStepScript, i).script == script)
      return &g_array_index (scripts, IriStepScript, i);
  return NULL;
}

GArray *
iri_step_scripts_new (const IriBidi *bidi)
{
  GArray *scripts = g_array_new (FALSE, FALSE, sizeof (IriStepScript));
  const char *p = bidi->text;
  guint n_others = 0;

  g_array_set_clear_func (scripts, clear_script);
  for (gsize i = 0; i < bidi->n_chars; i++, p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      IriStepScript added = { .script = iri_unicode_script (c) };

      if (added.script <= USCRIPT_INHERITED || find_script (scripts, added.script))
        continue;
      added.name = iri_script_name (c);
      added.ink = iri_picture_script_ink (added.script, n_others);
      n_others += added.script != USCRIPT_LATIN;
      g_array_append_val (scripts, added);
    }
  return scripts;
}

IriComponent
iri_step_scripts_ink (const GArray *scripts, gunichar c)
{
  const IriStepScript *found = find_script (scripts, iri_unicode_script (c));

  return found != NULL ? found->ink : IRI_COMPONENT_NONE;
}

char *
iri_step_scripts_summary (const GArray *scripts)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (guint i = 0; i < scripts->len; i++)
    g_ptr_array_add (names, g_array_index (scripts, IriStepScript, i).name);
  list = iri_join_names ((const char *const *) names->pdata, names->len, names->len);
  /* Translators: a list of scripts: Latin and Cyrillic. */
  return scripts->len > 0 ? g_strdup_printf (_ ("Scripts: %s."), list) : g_strdup ("");
}
