/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* What may deceive about an address, in words. */

#include "iri-verdict-private.h"

#include "iri-quote.h"

#include <glib/gi18n-lib.h>

/* What to say of a finding where it is the first that is spoken of, instead of
 * what it says by itself. {host} is where the address goes; if it goes nowhere,
 * the finding has its own title. */
typedef struct
{
  IriFindingCode code;
  const char *title;
  const char *title_elsewhere; /* where it is not about the host, or NULL */
  char *(*explain) (const IriReport *report, const IriFinding *finding);
} Words;

#define USER_NAME N_ ("Goes to {host}; the part before @ is a user name")

/* What is here is the most important first; all other deceit comes after. */
static const Words words[] = {
  { IRI_FINDING_SCHEME_SCRIPT,
    N_ ("Runs a program instead of leading to a place"), NULL, NULL },
  { IRI_FINDING_USERINFO_LIKE_HOST, USER_NAME, NULL, NULL },
  { IRI_FINDING_USERINFO_HTTP, USER_NAME, NULL, NULL },
  { IRI_FINDING_INVALID_CREDENTIALS, USER_NAME, NULL, NULL },
  { IRI_FINDING_MIXED_SCRIPTS, N_ ("Two alphabets in one label"),
    N_ ("Two alphabets in one word"), iri_verdict_explain_scripts },
};
