/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-script-set.h"

#include <unicode/uscript.h>

G_STATIC_ASSERT (USCRIPT_CODE_LIMIT <= 64 * G_N_ELEMENTS (((IriScriptSet *) 0)->words));

/* More than any character has in Script_Extensions. */
#define MAX_EXTENSIONS 64

IriScriptSet
iri_script_set_of (gunichar c)
{
  UScriptCode scripts[MAX_EXTENSIONS];
  UErrorCode error = U_ZERO_ERROR;
  int32_t n
      = uscript_getScriptExtensions ((UChar32) c, scripts, MAX_EXTENSIONS, &error);
  IriScriptSet self = { { 0 } };

  for (int32_t i = 0; U_SUCCESS (error) && i < n; i++)
    iri_script_set_add (&self, scripts[i]);
  return self;
}
