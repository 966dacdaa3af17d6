/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

typedef enum
{
  SCOPE_GUIDE_TEXT,       /* a paragraph */
  SCOPE_GUIDE_HEADING,    /* of the next blocks */
  SCOPE_GUIDE_PICTURE,    /* the picture of an IRI, and a caption */
  SCOPE_GUIDE_COMPONENTS, /* the colours and patterns of all components */
  SCOPE_GUIDE_LESSON,     /* a button that opens a lesson */
  SCOPE_GUIDE_ACTION,     /* an action with a shortcut */
  SCOPE_GUIDE_KEY,        /* keys of a single widget */
} ScopeGuideKind;

/**
 * ScopeGuideBlock:
 * @kind: what it is
 * @text: (nullable): its text, not translated
 * @detail: (nullable): the IRI of a picture, the name of a lesson, the detailed name of
 *   an action, or an accelerator
 */
typedef struct
{
  ScopeGuideKind kind;
  const char *text;
  const char *detail;
} ScopeGuideBlock;

/**
 * ScopeGuideTopic:
 * @id: its id; that of the page of the window that it is about, if any
 * @title: its title, not translated
 * @icon: the name of its icon
 * @blocks: its content
 * @n_blocks: the number of blocks
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *icon;
  const ScopeGuideBlock *blocks;
  gsize n_blocks;
} ScopeGuideTopic;

/* Returns all topics and sets @n_topics to their number. Static. */
const ScopeGuideTopic *scope_guide_topics (gsize *n_topics);
