/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-convention.h"

G_BEGIN_DECLS

/* What a block of the guide is. */
typedef enum
{
  SCOPE_GUIDE_TEXT,    /* a paragraph */
  SCOPE_GUIDE_HEADING, /* of what follows */
  SCOPE_GUIDE_PICTURE, /* an address as it is stored and shown, and a caption */
  SCOPE_GUIDE_COMPONENTS, /* the colours and patterns of all components */
  SCOPE_GUIDE_ACTION,     /* an action that has a key of its own */
  SCOPE_GUIDE_KEY,        /* keys that are of one widget */
} ScopeGuideKind;

/**
 * ScopeGuideBlock:
 * @kind: what it is
 * @text: (nullable): its words, not yet translated
 * @detail: (nullable): the address of a picture, the detailed name of an action,
 *   or an accelerator
 * @convention: how a picture puts its address in order
 */
typedef struct
{
  ScopeGuideKind kind;
  const char *text;
  const char *detail;
  IriConvention convention;
} ScopeGuideBlock;

/**
 * ScopeGuideTopic:
 * @id: its id; that of a page of the window where it is about one
 * @title: its title, not yet translated
 * @icon: the name of its icon
 * @blocks: what it says, from top to bottom
 * @n_blocks: how many blocks there are
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *icon;
  const ScopeGuideBlock *blocks;
  gsize n_blocks;
} ScopeGuideTopic;

/* All topics, in the order in which they are read; @n_topics is set to their
 * number. Static. */
const ScopeGuideTopic *scope_guide_topics (gsize *n_topics);

G_END_DECLS
