/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-display-policy.h"

#include "iri-chars.h"
#include "iri-display-policy-private.h"
#include "iri-dns.h"
#include "iri-join-names.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Findings and verdicts follow the first. */
static const IriDisplayPolicy *const policies[] = {
  &iri_chromium_policy,
  &iri_firefox_policy,
  &iri_webkit_policy,
};

/* Steps of every policy. */
static const IriBrowserStep undecodable
    /* Translators: “It” is a label of the host. */
    = { "a-label", N_ ("It begins with xn-- but is not valid Punycode.") };

static const IriBrowserStep invalid
    /* Translators: “It” is a label of the host. */
    = { "not-valid", N_ ("Its A-label has letters that IDNA does not allow in this "
                         "host.") };

static const IriBrowserStep rejected
    = { "refused", N_ ("Browsers reject this label.") };

static const IriBrowserStep other_label
    = { "other-label",
        N_ ("The browser shows another label as Punycode, and all labels "
            "in one form.") };

static const IriBrowserStep well_known
    = { "well-known", N_ ("The host can be mistaken for that of a well-known site.") };

static const IriBrowserStep *const common[]
    = { &undecodable, &invalid, &other_label, &rejected, &well_known };

const IriDisplayPolicy *
iri_display_policy_at (gsize index)
{
  return index < G_N_ELEMENTS (policies) ? policies[index] : NULL;
}

gboolean
iri_display_policy_is_one_of (gunichar c, const char *characters)
{
  while (*characters != '\0')
    if (iri_utf8_next (&characters) == c)
      return TRUE;
  return FALSE;
}

static gsize
index_of (const IriDisplayPolicy *policy)
{
  for (gsize i = 0; i < G_N_ELEMENTS (policies); i++)
    if (policies[i] == policy)
      return i;
  g_return_val_if_reached (0);
}

static const IriSpoofProfile *
get_profile (const IriDisplayPolicy *policy)
{
  static gsize made[G_N_ELEMENTS (policies)];
  gsize *profile = &made[index_of (policy)];

  if (g_once_init_enter (profile))
    g_once_init_leave (profile, (gsize) iri_spoof_profile_new (policy->characters));
  return (const IriSpoofProfile *) *profile;
}

static const IriBrowserStep *
find_deciding (const IriDisplayPolicy *policy, const IriDisplayLabel *label)
{
  for (gsize i = 0; i < policy->n_steps; i++)
    if (policy->steps[i].shows_punycode (label))
      return &policy->steps[i].step;
  return NULL;
}

/* The step that shows the label at @index of @host as Punycode or rejects it, or NULL
 * if it is shown in Unicode. */
static const IriBrowserStep *
find_step (const IriDisplayPolicy *policy, const IriHost *host, gsize index)
{
  const IriLabel *label = &host->labels[index];
  const IriLabel *last = host->n_labels > 1 ? &host->labels[host->n_labels - 1] : NULL;
  IriDisplayLabel self = { .text = label->unicode };
  g_autofree gunichar *chars = NULL;
  glong n;

  if (label->ascii == NULL)
    return &rejected;
  if (g_str_is_ascii (label->unicode))
    return iri_dns_is_xn_label (label->unicode, strlen (label->unicode)) ? &undecodable
                                                                         : NULL;
  /* The URL Standard accepts an ASCII domain that is not valid otherwise. */
  if (host->unicode != NULL && g_str_is_ascii (host->unicode))
    return &invalid;
  chars = g_utf8_to_ucs4_fast (label->unicode, -1, &n);
  self.chars = chars;
  self.n = (gsize) n;
  if (policy->characters != NULL)
    self.spoof = iri_spoof_check_with_profile (get_profile (policy), label->unicode,
                                               strlen (label->unicode));
  self.tld = last != NULL && last->ascii != NULL ? last->ascii : "";
  self.tld_unicode = last != NULL ? last->unicode : "";
  return find_deciding (policy, &self);
}

/* The summary of the step with the id @id in @policy, or NULL. */
static const char *
find_summary (const IriDisplayPolicy *policy, const char *id)
{
  for (gsize i = 0; i < policy->n_steps; i++)
    if (g_str_equal (policy->steps[i].step.id, id))
      return policy->steps[i].step.summary;
  return NULL;
}

const char *
iri_display_policy_step_summary (const char *id)
{
  const char *summary = rejected.summary;

  for (gsize i = 0; i < G_N_ELEMENTS (common); i++)
    if (g_str_equal (common[i]->id, id))
      return _ (common[i]->summary);
  for (gsize i = 0; i < G_N_ELEMENTS (policies); i++)
    if (find_summary (policies[i], id) != NULL)
      summary = find_summary (policies[i], id);
  return _ (summary);
}

const char *
iri_display_policy_source (const IriDisplayPolicy *policy)
{
  return _ (policy->source);
}

/* The label at @index as Punycode, or in Unicode if @step is NULL. */
static const char *
show_label (const IriHost *host, gsize index, const IriBrowserStep *step)
{
  return step == NULL ? host->labels[index].unicode : host->labels[index].ascii;
}

static char *
show (const IriHost *host, const IriBrowserStep *const *deciding)
{
  GString *shown;

  if (host->ascii == NULL)
    return NULL;
  shown = g_string_sized_new (strlen (host->unicode));
  for (gsize i = 0; i < host->n_labels; i++)
    {
      if (i > 0)
        g_string_append_c (shown, '.');
      g_string_append (shown, show_label (host, i, deciding[i]));
    }
  return g_string_free (shown, FALSE);
}

/* Whether browsers are certain to show the host unchanged. */
static gboolean
is_plain (const char *text, IriSpan span)
{
  return !iri_host_needs_idna (text, span, IRI_IDNA_BROWSER)
         && !iri_host_needs_idna (text, span, IRI_IDNA_UTS46);
}

/* Whether a browser that shows the whole host in one form shows Punycode. */
static gboolean
hides_host (const IriBrowserDisplay *self)
{
  for (gsize i = 0; i < self->host->n_labels; i++)
    if (self->steps[i] != NULL)
      return TRUE;
  return FALSE;
}

static void
apply_to_whole_host (IriBrowserDisplay *self)
{
  const IriHost *host = self->host;
  gboolean unicode = host->ascii != NULL && self->policy->shows_unicode != NULL
                     && self->policy->shows_unicode (host);

  if (!hides_host (self))
    return;
  for (gsize i = 0; i < host->n_labels; i++)
    if (unicode)
      self->steps[i] = NULL;
    else if (self->steps[i] == NULL && !g_str_is_ascii (host->labels[i].unicode))
      self->steps[i] = &other_label;
}

/* Shows a host as Punycode that looks like a well-known one. */
static void
hide_look_alike (IriBrowserDisplay *self)
{
  const IriHost *host = self->host;

  if (self->policy->resembles_name == NULL || self->shown == NULL
      || g_str_is_ascii (self->shown) || !self->policy->resembles_name (self->shown))
    return;
  for (gsize i = 0; i < host->n_labels; i++)
    if (self->steps[i] == NULL && !g_str_is_ascii (host->labels[i].unicode))
      self->steps[i] = &well_known;
  g_free (self->shown);
  self->shown = show (host, self->steps);
}

IriBrowserDisplay *
iri_browser_display_new (const IriDisplayPolicy *policy,
                         const char *text,
                         IriSpan span,
                         IriHostKind kind)
{
  IriBrowserDisplay *self;

  if (kind != IRI_HOST_REG_NAME || is_plain (text, span))
    return NULL;
  self = g_new (IriBrowserDisplay, 1);
  self->policy = policy;
  self->host = iri_host_new (text, span, kind, IRI_IDNA_BROWSER);
  self->steps = g_new0 (const IriBrowserStep *, self->host->n_labels);
  for (gsize i = 0; i < self->host->n_labels; i++)
    self->steps[i] = find_step (policy, self->host, i);
  if (policy->whole_host)
    apply_to_whole_host (self);
  self->shown = show (self->host, self->steps);
  hide_look_alike (self);
  return self;
}

void
iri_browser_display_free (IriBrowserDisplay *self)
{
  if (self == NULL)
    return;
  iri_host_free (self->host);
  g_free (self->shown);
  g_free (self->steps);
  g_free (self);
}

/* The host of @self by @policy, from its A-labels, which are the same for all
 * browsers. */
static IriBrowserDisplay *
display_by (const IriBrowserDisplay *self, const IriDisplayPolicy *policy)
{
  const char *ascii = self->host->ascii;

  return ascii != NULL ? iri_browser_display_new (
             policy, ascii, (IriSpan){ 0, strlen (ascii) }, IRI_HOST_REG_NAME)
                       : NULL;
}

static gboolean
is_shown_alike (const IriBrowserDisplay *self, const IriDisplayPolicy *policy)
{
  IriBrowserDisplay *other = display_by (self, policy);
  gboolean alike = other == NULL || g_strcmp0 (other->shown, self->shown) == 0;

  iri_browser_display_free (other);
  return alike;
}

gboolean
iri_browser_display_is_common (const IriBrowserDisplay *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (policies); i++)
    if (policies[i] != self->policy && !is_shown_alike (self, policies[i]))
      return FALSE;
  return TRUE;
}

static gboolean
is_hidden_by (const IriBrowserDisplay *self,
              const IriDisplayPolicy *policy,
              gsize index)
{
  IriBrowserDisplay *other = display_by (self, policy);
  gboolean hidden
      = other != NULL && index < other->host->n_labels && other->steps[index] != NULL;

  iri_browser_display_free (other);
  return hidden;
}

char *
iri_browser_display_name_hiding (const IriBrowserDisplay *self, gsize index)
{
  const char *names[G_N_ELEMENTS (policies)];
  guint n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (policies); i++)
    if (is_hidden_by (self, policies[i], index))
      names[n++] = policies[i]->name;
  return n > 0 && n < G_N_ELEMENTS (policies) ? iri_join_names (names, n, n) : NULL;
}
