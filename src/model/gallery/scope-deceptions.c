/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gallery.h"

#include <glib/gi18n.h>

/* Named as people look for them. Hosts are reserved for examples (RFC 2606), unless
 * their name is what is imitated. */
static const ScopeDeception deceptions[] = {
  /* Translators: names of ways to deceive with an address, as people search for them. A
   * homograph has letters that look like others. */
  { N_ ("Homograph: a Cyrillic letter in a Latin name"), "http://p\u0430ypal.example/",
    "http://paypal.example/" },
  { N_ ("Homograph: a name of Cyrillic letters alone"),
    "https://\u0430\u0440\u0440\u04CF\u0435.com/", NULL },
  { N_ ("Homograph behind Punycode"), "https://xn--80ak6aa92e.com/", NULL },
  { N_ ("User name that looks like a host"),
    "https://www.bank.example@evil.example/login", NULL },
  { N_ ("Known name at the front of another domain"),
    "https://www.bank.example.evil.example/", NULL },
  { N_ ("Letters that look like others: rn for m"), "http://rnicrosoft.example/",
    "http://microsoft.example/" },
  { N_ ("Slash look-alike in the host"),
    "https://bank.example\u2044login.evil.example/", NULL },
  { N_ ("Backslash that browsers read as a slash"),
    "http://evil.example\\@bank.example/", NULL },
  { N_ ("Full-width letters and dots"), "http://\uFF42\uFF41\uFF4E\uFF4B\uFF0Eexample/",
    NULL },
  { N_ ("Mathematical letters"),
    "http://\U0001D41B\U0001D41A\U0001D427\U0001D424.example/", NULL },
  { N_ ("Digits that move in right-to-left text"),
    "http://ab.\u05D0\u05D1\u05D2\u05D3.123/\u05D4\u05D5?x=1", NULL },
  { N_ ("Slashes between right-to-left words"),
    "http://example.com/\u05D0\u05D1/\u05D2\u05D3", NULL },
  { N_ ("Visual twins: two addresses that look the same"),
    "http://example.com/\u05D0\u05D1/12", "http://example.com/12/\u05D0\u05D1" },
  { N_ ("Right-to-left override that hides a file type"),
    "http://example.org/a\u202Egpj.exe", NULL },
  { N_ ("Escaped right-to-left override"), "http://example.org/a%E2%80%AEgpj.exe",
    NULL },
  { N_ ("Invisible joiner in a name"), "http://pay\u200Dpal.example/",
    "http://paypal.example/" },
  { N_ ("Invisible soft hyphen in a name"), "http://pay\u00ADpal.example/",
    "http://paypal.example/" },
  { N_ ("Invisible tag characters"), "http://example.com/a\U000E0062\U000E0063", NULL },
  { N_ ("Blank letter that looks like a space"), "https://example.com/?q=a\u3164b",
    NULL },
  { N_ ("Address inside an address"),
    "https://example.com/redirect?url=https://evil.example/", NULL },
  { N_ ("Percent-encoded host"), "http://%65%76%69%6C.example/", NULL },
  { N_ ("IP address written as one number"), "http://2130706433/", NULL },
  { N_ ("IP address with octal numbers"), "http://0177.0.0.1/", NULL },
  { N_ ("Whole page inside an address"), "data:text/html,%3Ch1%3ELog%20in%3C/h1%3E",
    NULL },
  { N_ ("Program inside an address"), "javascript:alert(1)", NULL },
  { N_ ("Letter that old and new rules map differently"), "http://fa\u00DF.example/",
    "http://fass.example/" },
};

const ScopeDeception *
scope_deceptions_get (gsize *n_deceptions)
{
  *n_deceptions = G_N_ELEMENTS (deceptions);
  return deceptions;
}
