/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "draw-picture.h"

int
main (int argc, char **argv)
{
  cli_draw_in_process = draw_picture;
  return cli_main (argc, argv);
}
