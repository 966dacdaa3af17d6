/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-option.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_OPTION_DROP_DOWN (scope_option_drop_down_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScopeOptionDropDown,
                          scope_option_drop_down,
                          SCOPE,
                          OPTION_DROP_DOWN,
                          AdwBin)

/**
 * ScopeOptionDropDownClass:
 * @property: the property of the document that is chosen, a choice's id
 * @label: what is chosen, not yet translated
 * @tooltip: what choosing does, not yet translated
 * @subject: what there is to choose from: see #ScopeOptions
 *
 * A list to choose from, each with a sentence on it. Its property `document` is
 * the #ScopeDocument whose choice it makes and shows.
 */
struct _ScopeOptionDropDownClass
{
  AdwBinClass parent_class;

  const char *property;
  const char *label;
  const char *tooltip;
  const char *subject;
};

G_END_DECLS
