/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-row.h"

G_BEGIN_DECLS

/* What there is to copy of a host as a whole. */
typedef enum
{
  SCOPE_HOST_REGISTRABLE,   /* the registrable domain, for people */
  SCOPE_HOST_PUBLIC_SUFFIX, /* the public suffix, for people */
  SCOPE_HOST_LOOKED_UP,     /* what the document has looked up */
  SCOPE_HOST_SHOWN,         /* what browsers show */
  SCOPE_HOST_IP,            /* the IP address it is */
  SCOPE_HOST_EMBEDDED_IP,   /* the IPv4 address that an IPv6 one holds */
  SCOPE_HOST_N_FORMS,
} ScopeHostFormKind;

#define SCOPE_TYPE_HOST_FORM (scope_host_form_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeHostForm, scope_host_form, SCOPE, HOST_FORM, ScopeRow)

/**
 * ScopeHostForm:
 *
 * A form of the host as a whole. Its key is the #ScopeHostFormKind; further
 * properties:
 *
 * - `title`: what it is
 * - `text`: the form, as far as a row shows it; "" if there is none
 * - `caption`: what there is to know of it; "" for nothing
 * - `reason`: why there is none, or NULL
 */

/* A row that shows @text, or says @reason. */
ScopeHostForm *scope_host_form_new (ScopeHostFormKind kind,
                                    const char *text,
                                    const char *caption,
                                    const char *reason);

/* What copying it is called, and the action that does it. Static. */
const char *scope_host_form_copy_label (ScopeHostFormKind kind);
const char *scope_host_form_action (ScopeHostFormKind kind);

G_END_DECLS
