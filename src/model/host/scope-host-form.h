/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-row.h"

typedef enum
{
  SCOPE_HOST_REGISTRABLE,    /* in Unicode */
  SCOPE_HOST_PUBLIC_SUFFIX,  /* in Unicode */
  SCOPE_HOST_LOOKED_UP,      /* the name for DNS */
  SCOPE_HOST_SHOWN,          /* what browsers show, if they agree */
  SCOPE_HOST_SHOWN_CHROMIUM, /* what each shows, if they differ */
  SCOPE_HOST_SHOWN_FIREFOX,
  SCOPE_HOST_SHOWN_WEBKIT,
  SCOPE_HOST_IP,          /* an IP address */
  SCOPE_HOST_EMBEDDED_IP, /* the IPv4 address in an IPv6 address */
  SCOPE_HOST_N_FORMS,
} ScopeHostFormKind;

#define SCOPE_TYPE_HOST_FORM (scope_host_form_get_type ())
G_DECLARE_FINAL_TYPE (ScopeHostForm, scope_host_form, SCOPE, HOST_FORM, ScopeRow)

/**
 * ScopeHostForm:
 *
 * A form of the host as a whole. Its key is the #ScopeHostFormKind; further
 * properties:
 *
 * - `title`: the name of the form
 * - `text`: the form, cut for a row; "" if there is none
 * - `caption`: an explanation, or ""
 * - `reason`: why there is none, or NULL
 */

/* @reason is ignored if there is a @text. */
ScopeHostForm *scope_host_form_new (ScopeHostFormKind kind,
                                    const char *text,
                                    const char *caption,
                                    const char *reason);

/* The label and the name of the action that copies a form. Static. */
const char *scope_host_form_copy_label (ScopeHostFormKind kind);
const char *scope_host_form_action (ScopeHostFormKind kind);
