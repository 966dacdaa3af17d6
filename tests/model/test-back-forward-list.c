/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Back and Forward. Each step of a row is an IRI to visit, "<" or ">"; expected are the
 * IRI it leads to, and whether further steps back and forward are possible. */

#include "scope-back-forward-list.h"

typedef struct
{
  const char *name;
  const char *steps;
  const char *here;
  gboolean back;
  gboolean forward;
} Row;

static const Row rows[] = {
  { "none", "", "", FALSE, FALSE },
  { "one", "a", "a", TRUE, FALSE },
  { "two", "a b", "b", TRUE, FALSE },
  { "back", "a b <", "a", TRUE, TRUE },
  { "to-the-beginning", "a b < <", "", FALSE, TRUE },
  { "forward", "a b < >", "b", TRUE, FALSE },
  { "other-way", "a b < < c", "c", TRUE, FALSE },
  { "what-lay-ahead-is-gone", "a b < < c <", "", FALSE, TRUE },
  { "same", "a a a <", "", FALSE, TRUE },
  { "same-keeps-what-lies-ahead", "a b < a >", "b", TRUE, FALSE },
  { "again-later", "a b a <", "b", TRUE, TRUE },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (ScopeBackForwardList) list = scope_back_forward_list_new ();
  char **steps = g_strsplit (row->steps, " ", -1);

  for (char **step = steps; *step != NULL; step++)
    if (g_str_equal (*step, "<"))
      scope_back_forward_list_step (list, -1);
    else if (g_str_equal (*step, ">"))
      scope_back_forward_list_step (list, 1);
    else
      scope_back_forward_list_push (list, *step);
  g_strfreev (steps);
  g_assert_cmpstr (scope_back_forward_list_get_current (list), ==, row->here);
  g_assert_cmpint (scope_back_forward_list_can_step (list, -1), ==, row->back);
  g_assert_cmpint (scope_back_forward_list_can_step (list, 1), ==, row->forward);
}

/* If there are too many, the oldest are dropped. */
static void
test_many (void)
{
  g_autoptr (ScopeBackForwardList) list = scope_back_forward_list_new ();
  int n = 0;

  for (int i = 0; i < 3 * SCOPE_BACK_FORWARD_LIST_MAX; i++)
    {
      char text[16];

      g_snprintf (text, sizeof text, "%d", i);
      scope_back_forward_list_push (list, text);
    }
  g_assert_cmpstr (scope_back_forward_list_get_current (list), ==, "299");
  for (; scope_back_forward_list_can_step (list, -1); n++)
    scope_back_forward_list_step (list, -1);
  g_assert_cmpint (n, ==, SCOPE_BACK_FORWARD_LIST_MAX - 1);
  g_assert_cmpstr (scope_back_forward_list_get_current (list), ==, "200");
}

/* An IRI that is too long to be kept with others is kept alone. */
static void
test_long (void)
{
  g_autoptr (ScopeBackForwardList) list = scope_back_forward_list_new ();
  char *text = g_strnfill (SCOPE_BACK_FORWARD_LIST_MAX_BYTES + 1, 'a');

  scope_back_forward_list_push (list, "b");
  scope_back_forward_list_push (list, text);
  g_assert_cmpstr (scope_back_forward_list_get_current (list), ==, text);
  g_assert_false (scope_back_forward_list_can_step (list, -1));
  scope_back_forward_list_push (list, "c");
  g_assert_false (scope_back_forward_list_can_step (list, -1));
  g_free (text);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      char *path = g_strconcat ("/back-forward-list/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
      g_free (path);
    }
  g_test_add_func ("/back-forward-list/many", test_many);
  g_test_add_func ("/back-forward-list/long", test_long);
  return g_test_run ();
}
