/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The fonts of the group "run" in build-aux/packages draw hosts in all scripts of the
 * Root Zone Label Generation Rules, 6th edition (iana.org/domains/lgrs/root-zone/6),
 * but Han, Japanese and Korean, for which the group "fonts" is. Which characters a
 * script needs is taken from ICU: those that UTS #39 recommends for identifiers. */

#include <fontconfig/fontconfig.h>
#include <glib.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/uspoof.h>

/* Debian 12 has no font with U+05EF, the only such letter that Unicode 11 added. */
#define LAST_UNICODE 10

/* Latin first, others in the order of the page. */
static const char *const scripts[] = {
  "Latn", "Arab", "Armn", "Beng", "Cyrl", "Deva", "Ethi", "Geor",
  "Grek", "Gujr", "Guru", "Hebr", "Knda", "Khmr", "Laoo", "Mlym",
  "Mymr", "Orya", "Sinh", "Taml", "Telu", "Thaa", "Thai",
};

/* The folders of the packages fonts-dejavu-core and fonts-noto-core. */
static const char *const folders[] = {
  "/usr/share/fonts/truetype/dejavu",
  "/usr/share/fonts/truetype/noto",
};

static FcCharSet *fonts;

static FcCharSet *
read_fonts (void)
{
  FcConfig *config = FcConfigCreate ();
  FcObjectSet *wanted = FcObjectSetBuild (FC_CHARSET, NULL);
  FcPattern *any = FcPatternCreate ();
  FcCharSet *all = FcCharSetCreate ();
  FcFontSet *found;

  for (gsize i = 0; i < G_N_ELEMENTS (folders); i++)
    g_assert_true (FcConfigAppFontAddDir (config, (const FcChar8 *) folders[i]));
  found = FcFontList (config, any, wanted);
  g_assert_cmpint (found->nfont, >, 20);
  for (int i = 0; i < found->nfont; i++)
    {
      FcCharSet *own = NULL;

      if (FcPatternGetCharSet (found->fonts[i], FC_CHARSET, 0, &own) == FcResultMatch)
        g_assert_true (FcCharSetMerge (all, own, NULL));
    }
  FcFontSetDestroy (found);
  FcPatternDestroy (any);
  FcObjectSetDestroy (wanted);
  FcConfigDestroy (config);
  return all;
}

static gboolean
is_needed (UChar32 c, UScriptCode script)
{
  UErrorCode status = U_ZERO_ERROR;
  UVersionInfo age;

  u_charAge (c, age);
  return uscript_getScript (c, &status) == script && age[0] <= LAST_UNICODE
         && uset_contains (uspoof_getRecommendedSet (&status), c);
}

static void
test_script (gconstpointer data)
{
  UScriptCode script
      = (UScriptCode) u_getPropertyValueEnum (UCHAR_SCRIPT, (const char *) data);
  guint n = 0;

  for (UChar32 c = 0x80; c < 0x20000; c++)
    if (is_needed (c, script))
      {
        n++;
        if (!FcCharSetHasChar (fonts, (FcChar32) c))
          g_test_fail_printf ("U+%04X is in no font", (guint) c);
      }
  g_assert_cmpuint (n, >, 20);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  fonts = read_fonts ();
  for (gsize i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      g_autofree char *path = g_strconcat ("/fonts/", scripts[i], NULL);

      g_test_add_data_func (path, scripts[i], test_script);
    }
  status = g_test_run ();
  FcCharSetDestroy (fonts);
  return status;
}
