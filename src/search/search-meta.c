/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "search-meta.h"

#include "iri-copy.h"
#include "iri-host-naming.h"
#include "iri-isolate.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

static const char *
icon_of (IriVerdictLevel level)
{
  switch (level)
    {
    case IRI_VERDICT_LEVEL_ERROR:
      return "dialog-error-symbolic";
    case IRI_VERDICT_LEVEL_WARNING:
      return "dialog-warning-symbolic";
    case IRI_VERDICT_LEVEL_NOTE:
      return "dialog-information-symbolic";
    case IRI_VERDICT_LEVEL_GOOD:
      return "emblem-ok-symbolic";
    case IRI_VERDICT_LEVEL_NONE:
      return SCOPE_APP_ID;
    }
  g_return_val_if_reached (NULL);
}

/* Adds the host, unless the title names it already. */
static char *
describe (const IriVerdict *verdict)
{
  g_autofree char *host = NULL;

  if (verdict->host == NULL || strstr (verdict->title, verdict->host) != NULL)
    return g_strdup (verdict->title);
  host = iri_isolate_host (verdict->host, (IriSpan){ 0, strlen (verdict->host) });
  /* Translators: a host, and the verdict on an address with that host. */
  return g_strdup_printf (_ ("%s: %s"), host, verdict->title);
}

GVariant *
search_meta_new (const char *address, const IriOptions *options)
{
  g_autoptr (IriReport) report = iri_report_new (address, -1, options);
  g_autoptr (IriVerdict) verdict = iri_verdict_new (report);
  /* Letters that imitate others are not shown alone. */
  const char *form = iri_host_name_imitates (report) ? "punycode" : "isolate";
  g_autofree char *name = iri_copy_make (iri_copy_form_find (form), report);
  g_autofree char *description = describe (verdict);
  g_autoptr (GIcon) icon = g_themed_icon_new (icon_of (verdict->level));
  GVariant *serialized = g_icon_serialize (icon);
  GVariantDict meta;

  g_variant_dict_init (&meta, NULL);
  g_variant_dict_insert (&meta, "id", "s", address);
  g_variant_dict_insert (&meta, "name", "s", name != NULL ? name : address);
  g_variant_dict_insert (&meta, "description", "s", description);
  g_variant_dict_insert_value (&meta, "icon", serialized);
  g_variant_unref (serialized);
  return g_variant_dict_end (&meta);
}
