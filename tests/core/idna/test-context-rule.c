/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The contextual rules of RFC 5892 appendix A: random labels compared with libidn2,
 * which applies these rules when it checks names for registration. */

#include "iri-context-rule.h"

#include <idn2.h>
#include <string.h>

#define ROUNDS 100000

static const gunichar alphabet[]
    = { 'a',    'l',    'l',    0xE9,   0xB7,  0x375, 0x3B1,  0x5D0, 0x5F3, 0x5F4,
        0x30FB, 0x30AB, 0x3042, 0x4E00, 0x660, 0x669, 0x6F0,  0x6F9, 0x627, 0x628,
        0x64E,  0x200C, 0x200D, 0x915,  0x94D, 0x937, 0x1F00, 0x712, 0x7CA };

static gsize
random_label (GRand *random, gunichar *label)
{
  gsize n = (gsize) g_rand_int_range (random, 1, 7);

  for (gsize i = 0; i < n; i++)
    label[i] = alphabet[g_rand_int_range (random, 0, G_N_ELEMENTS (alphabet))];
  return n;
}

/* Returns 1 if libidn2 reports that a rule is violated, 0 if it reports nothing, and
 * -1 if it reports another error. */
static int
ask_libidn2 (const gunichar *label, gsize n)
{
  g_autofree char *text = g_ucs4_to_utf8 (label, (glong) n, NULL, NULL, NULL);
  guint8 *out = NULL;
  int code = idn2_register_u8 ((const guint8 *) text, NULL, &out, 0);

  idn2_free (out);
  if (code == IDN2_CONTEXTJ || code == IDN2_CONTEXTO)
    return 1;
  return code == IDN2_OK ? 0 : -1;
}

static void
test_libidn2 (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5892);
  int n_asked[2] = { 0, 0 };

  for (int round = 0; round < ROUNDS; round++)
    {
      gunichar label[8];
      gsize n = random_label (random, label), at;
      const IriContextRule *rule = iri_context_rule_broken (label, n, TRUE, &at);
      int broken = ask_libidn2 (label, n);

      if (broken < 0)
        continue;
      n_asked[broken]++;
      if (broken != (rule != NULL))
        {
          g_autofree char *text = g_ucs4_to_utf8 (label, (glong) n, NULL, NULL, NULL);

          g_error ("%s: %s", text, rule != NULL ? rule->id : "none");
        }
    }
  g_assert_cmpint (n_asked[0], >, 1000);
  g_assert_cmpint (n_asked[1], >, 1000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/context-rule/libidn2", test_libidn2);
  return g_test_run ();
}
