/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints COUNT questions of a KIND, a line each with tab-separated fields: the text,
 * the other text, the answer, and the choices. The difficulty goes up and down. */

#include "iri-question.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

static void
print (const IriQuestion *question)
{
  printf ("%s\t%s\t%s", question->text, question->other != NULL ? question->other : "",
          question->answer);
  for (gsize i = 0; question->choices != NULL && question->choices[i] != NULL; i++)
    printf ("\t%s", question->choices[i]);
  putchar ('\n');
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  for (int kind = 0; kind < IRI_N_QUESTIONS && argc == 3; kind++)
    if (g_str_equal (argv[1], iri_question_id (kind)))
      for (guint32 seed = 0; seed < (guint32) atoi (argv[2]); seed++)
        {
          g_autoptr (IriQuestion) question
              = iri_question_new (kind, seed, seed % (IRI_QUESTION_MAX_DIFFICULTY + 1));

          print (question);
        }
  return 0;
}
