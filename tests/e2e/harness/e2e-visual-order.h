/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-image.h"

G_BEGIN_DECLS

/* How a text stands on screen, told by pixels alone. Pango draws the text in
 * both base directions, as wide as what is on screen; each picture is laid over
 * it where it fits best, and then only what differs between the two decides
 * which one it is. Neither a property nor the alignment of the text has a say.
 *
 * It is told for sure if the picture is very like what is there, and what is
 * there is on its side. That a wrong order is seen is what test-visual-order.c shows,
 * with a plain GtkEntry. */

/* Waits until the text is surely drawn in @direction. The test fails if it is
 * not. */
void e2e_visual_order_await (E2eApp *app,
                             AtspiAccessible *accessible,
                             const char *text,
                             PangoDirection direction);

G_END_DECLS
