/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-image.h"

/* Determines the visual order of a text on screen from pixels alone. Pango draws the
 * text in both base directions, as wide as on screen. Each image is placed where it
 * fits best, and then only the pixels that differ between the two decide. No property
 * of the widget and no alignment is used.
 *
 * The result is certain if the expected image matches well and the decision is for it.
 * test-visual-order.c shows with a plain GtkEntry that a wrong order is detected. */

/* Waits until the text is certain to be drawn in @direction. The test fails if this
 * does not happen. */
void e2e_visual_order_await (E2eApp *app,
                             AtspiAccessible *accessible,
                             const char *text,
                             PangoDirection direction);
