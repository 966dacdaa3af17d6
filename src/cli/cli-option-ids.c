/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-option-ids.h"

#include "iri-charset.h"
#include "iri-copy.h"
#include "iri-idna.h"
#include "iri-json.h"
#include "iri-question.h"
#include "iri-typable-scripts.h"

const char *
cli_spec_id (gsize i)
{
  gsize n;
  const IriSpec *specs = iri_spec_all (&n);

  return i < n ? specs[i].id : NULL;
}

const char *
cli_idna_id (gsize i)
{
  gsize n;
  const IriIdnaFlavour *flavours = iri_idna_all (&n);

  return i < n ? iri_idna_id (flavours[i]) : NULL;
}

const char *
cli_convention_id (gsize i)
{
  return i < IRI_N_CONVENTIONS ? iri_convention_info ((IriConvention) i)->id : NULL;
}

const char *
cli_conventions_id (gsize i)
{
  static const char *const several[] = { "all", "both" };

  if (i < IRI_N_CONVENTIONS)
    return cli_convention_id (i);
  i -= IRI_N_CONVENTIONS;
  return i < G_N_ELEMENTS (several) ? several[i] : NULL;
}

const char *
cli_charset_id (gsize i)
{
  gsize n;
  const IriCharset *charsets = iri_charset_all (&n);

  return i < n ? charsets[i].name : NULL;
}

const char *
cli_charsets_id (gsize i)
{
  return i == 0 ? "all" : cli_charset_id (i - 1);
}

const char *
cli_source_id (gsize i)
{
  static const char *const ids[] = { "unicode", "paper" };
  const gsize n = G_N_ELEMENTS (ids);

  return i < n ? ids[i] : cli_charset_id (i - n);
}

const char *
cli_notation_id (gsize i)
{
  gsize n;
  const IriNotation *notations = iri_notation_all (&n);

  return i < n ? iri_notation_id (notations[i]) : NULL;
}

const char *
cli_rung_id (gsize i)
{
  return i < IRI_N_RUNGS ? iri_rung_id ((IriRung) i) : NULL;
}

const char *
cli_field_id (gsize i)
{
  return i == 0 ? "all" : iri_json_field (i - 1, NULL);
}

/* Further scripts are accepted too; see iri_typable_is_known(). */
const char *
cli_script_id (gsize i)
{
  gsize n;
  const IriScript *scripts = iri_script_all (&n);

  return i < n ? scripts[i].code : NULL;
}

const char *
cli_form_id (gsize i)
{
  const IriCopyForm *form = iri_copy_form ((guint) i);

  return form != NULL ? form->id : NULL;
}

const char *
cli_questions_id (gsize i)
{
  if (i == 0)
    return "all";
  return i <= IRI_N_QUESTIONS ? iri_question_id ((IriQuestionKind) (i - 1)) : NULL;
}
