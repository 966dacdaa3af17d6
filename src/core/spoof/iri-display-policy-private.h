/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-display-policy.h"
#include "iri-spoof.h"

/* Shared by the files of the display policies. */

/**
 * IriDisplayLabel:
 * @chars: its characters
 * @n: the number of its characters, at least 1
 * @text: the same in UTF-8
 * @spoof: what UTS #39 says about it, by the characters of the policy if it has any
 * @tld: the A-label of the top-level domain; "" if there is none or it is the root
 * @tld_unicode: the U-label of the top-level domain
 *
 * A label with characters other than US-ASCII, as the steps of a policy see it.
 */
typedef struct
{
  const gunichar *chars;
  gsize n;
  const char *text;
  IriSpoofResult spoof;
  const char *tld;
  const char *tld_unicode;
} IriDisplayLabel;

/**
 * IriDisplayStep:
 * @step: its id and summary
 * @shows_punycode: whether it shows @self as Punycode
 *
 * A step of a display policy.
 */
struct _IriDisplayStep
{
  IriBrowserStep step;
  gboolean (*shows_punycode) (const IriDisplayLabel *self);
};

/* The policies, each in the file of its name. */
extern const IriDisplayPolicy iri_chromium_policy;
extern const IriDisplayPolicy iri_firefox_policy;
extern const IriDisplayPolicy iri_webkit_policy;

/* Whether @c is one of @characters. */
gboolean iri_display_policy_is_one_of (gunichar c, const char *characters);
