/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* mail-filter: reads a mail from standard input and writes it to standard output with
 * a header line first for each link that may deceive people:
 *
 *   X-Deceptive-Link: mixed-scripts xn--pypal-4ve.com
 *
 * Build it with: cc mail-filter.c $(pkg-config --cflags --libs libiri-1) */

#include <iri.h>

#include <stdio.h>

static char *
read_all (FILE *file)
{
  GString *text = g_string_new (NULL);
  char block[4096];
  gsize n;

  while ((n = fread (block, 1, sizeof block, file)) > 0)
    g_string_append_len (text, block, (gssize) n);
  return g_string_free (text, FALSE);
}

/* Names the host in ASCII, where no letter looks like another. */
static void
print_header (const LibiriReport *report, const LibiriFinding *finding)
{
  const char *host = libiri_report_get_host_ascii (report);

  printf ("X-Deceptive-Link: %s %s\n", libiri_finding_get_id (finding),
          host != NULL ? host : "-");
}

static void
judge (const char *link, const LibiriOptions *options)
{
  g_autoptr (LibiriReport) report = libiri_report_new (link, options);

  for (gsize i = 0; i < libiri_report_get_n_findings (report); i++)
    {
      const LibiriFinding *finding = libiri_report_get_finding (report, i);

      if (libiri_finding_is_deceptive (finding))
        print_header (report, finding);
    }
}

int
main (void)
{
  g_autofree char *mail = read_all (stdin);
  g_auto (GStrv) links = libiri_find_links (mail);
  g_autoptr (LibiriOptions) options = libiri_options_new ();

  /* People open links of mails in a browser. */
  libiri_options_set_standard (options, "whatwg");
  for (char **link = links; *link != NULL; link++)
    judge (*link, options);
  fputs (mail, stdout);
  return 0;
}
