/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-psl.h"

#include <libpsl.h>

const char *
iri_psl_registrable (const char *ascii)
{
  const psl_ctx_t *list = psl_builtin ();

  return list == NULL ? NULL : psl_registrable_domain (list, ascii);
}
