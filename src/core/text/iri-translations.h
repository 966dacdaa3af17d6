/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* Binds the translations of all our messages, as UTF-8, the first time that it is
 * called. They are read from the folder that the build was configured for, or from
 * $IRI_LOCALE_DIR where that is set, as in a build that is not installed. */
void iri_translations_bind (void);

/* The same for a program: sets the locale of the process to the user's, and our
 * messages are the default ones. Call it once, first in main(). */
void iri_translations_init (void);

/* From here on messages are in English, as in what programs read. */
void iri_translations_stop (void);

/* Until iri_translations_resume() is called with the result, messages that this thread
 * makes are in English. Other threads keep the language of the user. */
gpointer iri_translations_pause (void);
void iri_translations_resume (gpointer paused);
