/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-host-analysis.h"

#include "iri-bidi-rule.h"
#include "iri-chars.h"
#include "iri-host-naming.h"
#include "iri-idna.h"
#include "iri-join-names.h"
#include "iri-psl.h"
#include "scope-host-ip.h"
#include "scope-host-verdict.h"

#include <glib/gi18n.h>
#include <string.h>

/* Longer hosts are cut at the beginning, because the registrable domain is at the
 * end. */
#define MAX_NAME_BYTES 256

static gboolean
is_name (const ScopeHostAnalysis *self)
{
  return self->kind == IRI_HOST_REG_NAME && self->address == NULL;
}

static IriIdnaFlavour
idna_of (const IriReport *report)
{
  return report->host != NULL ? report->host->idna : report->options.idna;
}

gboolean
scope_host_analysis_is_outdated (const ScopeHostAnalysis *self, const IriHost *host)
{
  return host != self->chosen
         && (host->idna == IRI_IDNA_2003 || host->idna == IRI_IDNA_2003_RFC3987
             || iri_idna_info (host->idna)->obsolete);
}

static const IriHost *
find_named (const ScopeHostAnalysis *self)
{
  const IriHost *named = NULL;

  for (gsize i = 0; i < self->n_hosts; i++)
    {
      const IriHost *host = self->hosts[i];

      if (host->ascii != NULL && !scope_host_analysis_is_outdated (self, host)
          && (named == NULL || host == self->chosen))
        named = host;
    }
  return named != NULL ? named : self->chosen;
}

/* "No IDNA" is listed only if it is the flavour of the document. */
static void
make_hosts (ScopeHostAnalysis *self)
{
  IriIdnaFlavour chosen = idna_of (self->report);
  gsize n;
  const IriIdnaFlavour *flavours = iri_idna_all (&n);

  for (gsize i = 0; i < n; i++)
    {
      IriHost *host;
      IriIdnaFlavour idna = iri_spec_idna (self->report->options.spec, flavours[i]);

      if (idna == IRI_IDNA_NONE && idna != chosen)
        continue;
      host = iri_host_new (self->text, self->span, self->kind, idna);
      self->hosts[self->n_hosts++] = host;
      if (idna == chosen)
        self->chosen = host;
      if (idna == IRI_IDNA_BROWSER)
        self->browser = host;
    }
  g_assert (self->chosen != NULL);
  self->named = find_named (self);
  self->domain = iri_host_domain (self->named);
}

/* The number of labels without the empty label of the root. */
static gsize
count_labels (const IriHost *host)
{
  gsize n = host->n_labels;

  return n > 1 && *host->labels[n - 1].unicode == '\0' ? n - 1 : n;
}

static gsize
count_suffix (const ScopeHostAnalysis *self)
{
  gsize n = self->domain.public_suffix != NULL ? 1 : 0;

  for (const char *at = self->domain.public_suffix; at != NULL;)
    {
      at = strchr (at, '.');
      if (at == NULL || *++at == '\0')
        break;
      n++;
    }
  return MIN (n, count_labels (self->named));
}

/* Whether the labels are known to be public suffix, registrable name or subdomain.
 * Where a single label leads depends on the local network. */
static gboolean
has_roles (const ScopeHostAnalysis *self)
{
  return self->named->n_labels == self->chosen->n_labels
         && self->domain.public_suffix != NULL && count_labels (self->named) > 1;
}

/* Whether the host is named in ASCII, because its letters would repeat a deception. */
static gboolean
imitates (const ScopeHostAnalysis *self)
{
  const IriReport *report = self->report;

  return report->mailto != NULL
             ? iri_host_name_imitates_at (report, (IriSpan){ 0, report->length })
             : iri_host_name_imitates (report);
}

static const char *
name_label (const ScopeHostAnalysis *self, gsize index)
{
  const IriLabel *label = &self->named->labels[index];

  return label->ascii != NULL && imitates (self) ? label->ascii : label->unicode;
}

static char *
join_labels (const ScopeHostAnalysis *self, gsize begin)
{
  GString *joined = g_string_new (NULL);
  gsize end = count_labels (self->named);

  for (gsize i = begin; i < end; i++)
    g_string_append_printf (joined, "%s%s", i > begin ? "." : "", name_label (self, i));
  return g_string_free (joined, FALSE);
}

gboolean
scope_host_analysis_browsers_agree (const ScopeHostAnalysis *self)
{
  for (gsize i = 0; self->view != NULL && i < G_N_ELEMENTS (self->others); i++)
    if (self->others[i] != NULL
        && g_strcmp0 (self->others[i]->shown, self->view->shown) != 0)
      return FALSE;
  return TRUE;
}

/* How the browser of @kind shows the host, or NULL if all show it alike. */
static const IriBrowserDisplay *
find_view (const ScopeHostAnalysis *self, ScopeHostFormKind kind)
{
  if (scope_host_analysis_browsers_agree (self))
    return NULL;
  return kind == SCOPE_HOST_SHOWN_CHROMIUM
             ? self->view
             : self->others[kind - SCOPE_HOST_SHOWN_FIREFOX];
}

char *
scope_host_analysis_dup_form (const ScopeHostAnalysis *self, ScopeHostFormKind kind)
{
  const IriHost *named = self->named;
  const IriBrowserDisplay *view = self->view;

  if (kind == SCOPE_HOST_IP)
    return g_strdup (self->address);
  if (kind == SCOPE_HOST_EMBEDDED_IP)
    return scope_host_ip_embedded (self->address, NULL);
  if (!is_name (self))
    return NULL;
  switch (kind)
    {
    case SCOPE_HOST_REGISTRABLE:
      return self->domain.label < named->n_labels
                 ? join_labels (self, self->domain.label)
                 : NULL;
    case SCOPE_HOST_PUBLIC_SUFFIX:
      return self->domain.public_suffix != NULL
                 ? join_labels (self, count_labels (named) - count_suffix (self))
                 : NULL;
    case SCOPE_HOST_LOOKED_UP:
      return g_strdup (self->chosen->ascii);
    case SCOPE_HOST_SHOWN:
      return g_strdup (view != NULL && scope_host_analysis_browsers_agree (self)
                           ? view->shown
                           : NULL);
    case SCOPE_HOST_SHOWN_CHROMIUM:
    case SCOPE_HOST_SHOWN_FIREFOX:
    case SCOPE_HOST_SHOWN_WEBKIT:
      view = find_view (self, kind);
      return g_strdup (view != NULL ? view->shown : NULL);
    case SCOPE_HOST_IP:
    case SCOPE_HOST_EMBEDDED_IP:
    case SCOPE_HOST_N_FORMS:
      break;
    }
  g_return_val_if_reached (NULL);
}

char *
scope_host_analysis_dup_label (const ScopeHostAnalysis *self,
                               guint label,
                               IriIdnaFlavour idna,
                               gboolean unicode)
{
  const IriHost *host = self->chosen;
  IriIdnaFlavour wanted = iri_spec_idna (self->report->options.spec, idna);

  for (gsize i = 0; i < self->n_hosts; i++)
    if (self->hosts[i]->idna == wanted)
      host = self->hosts[i];
  if (host == NULL)
    return NULL;
  if (label == SCOPE_HOST_TRACKER_WHOLE)
    return g_strdup (unicode ? host->unicode : host->ascii);
  if (label >= host->n_labels)
    return NULL;
  return g_strdup (unicode ? host->labels[label].unicode : host->labels[label].ascii);
}

/* Why browsers show the first of the labels that they show as Punycode; "" if they show
 * none. */
static const char *
step_summary (const IriBrowserDisplay *view)
{
  for (gsize i = 0; i < view->host->n_labels; i++)
    if (view->steps[i] != NULL)
      return iri_display_policy_step_summary (view->steps[i]->id);
  return "";
}

static char *
join_sentences (const char *reason, const char *policy)
{
  if (*reason == '\0')
    return g_strdup (policy);
  /* Translators: why a browser shows Punycode, and whose policy it is. */
  return g_strdup_printf (_ ("%s %s"), reason, policy);
}

static char *
browser_reason (const IriBrowserDisplay *view)
{
  return join_sentences (step_summary (view), iri_display_policy_source (view->policy));
}

/* The same for a host that all browsers show alike. */
static char *
common_reason (const ScopeHostAnalysis *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *joined = NULL, *policies = NULL;
  const IriDisplayPolicy *policy;

  for (gsize i = 0; (policy = iri_display_policy_at (i)) != NULL; i++)
    g_ptr_array_add (names, g_strdup_printf ("%s %s", policy->name, policy->edition));
  joined = iri_join_names ((const char *const *) names->pdata, names->len, names->len);
  /* Translators: browsers with their versions: Chromium 156 and Firefox 138. */
  policies = g_strdup_printf (_ ("This follows the display policies of %s."), joined);
  return join_sentences (step_summary (self->view), policies);
}

static char *
get_rejection (const ScopeHostAnalysis *self)
{
  g_autoptr (ScopeHostFlavour) row = scope_host_flavour_new (
      self->text, self->chosen, SCOPE_HOST_TRACKER_WHOLE, self->notation);
  char *rejection;

  g_object_get (row, "rejection", &rejection, NULL);
  return rejection;
}

/* Adds nothing if there is neither the form nor a @reason. */
static void
add_form (ScopeHostAnalysis *self,
          ScopeHostFormKind kind,
          const char *caption,
          const char *reason)
{
  g_autofree char *text = scope_host_analysis_dup_form (self, kind);
  g_autofree char *shown
      = text != NULL ? scope_bidi_notation_letters_to_capitals (self->notation, text)
                     : NULL;

  if (text != NULL || reason != NULL)
    g_ptr_array_add (self->forms, scope_host_form_new (kind, shown, caption, reason));
}

/* Whom the registrable domain belongs to, and by which list. */
static char *
describe_owner (void)
{
  const char *date = iri_psl_date ();

  if (date == NULL)
    /* Translators: “It” is the registrable domain. */
    return g_strdup (_ ("Its owner controls every name below it."));
  return g_strdup_printf (
      iri_psl_is_old ()
          /* Translators: “It” is the registrable domain; %s is a date. */
          ? _ ("Its owner controls every name below it, according to the Public Suffix "
               "List of %s, which is more than two years old.")
          /* Translators: “It” is the registrable domain; %s is a date. */
          : _ ("Its owner controls every name below it, according to the Public Suffix "
               "List of %s."),
      date);
}

/* A row for what all browsers show, or one for each browser. */
static void
add_browsers (ScopeHostAnalysis *self)
{
  const IriBrowserDisplay *view = self->view;
  g_autofree char *common
      = view != NULL && view->shown != NULL ? common_reason (self) : NULL;

  if (view != NULL && scope_host_analysis_browsers_agree (self))
    add_form (self, SCOPE_HOST_SHOWN, common, _ ("Browsers reject this host."));
  for (int kind = SCOPE_HOST_SHOWN_CHROMIUM; kind <= SCOPE_HOST_SHOWN_WEBKIT; kind++)
    {
      const IriBrowserDisplay *one = find_view (self, (ScopeHostFormKind) kind);
      g_autofree char *reason = one != NULL ? browser_reason (one) : NULL;

      if (one != NULL)
        add_form (self, (ScopeHostFormKind) kind, reason, NULL);
    }
}

static void
add_name_forms (ScopeHostAnalysis *self)
{
  g_autofree char *rejection = get_rejection (self);
  g_autofree char *owner = describe_owner ();

  add_form (self, SCOPE_HOST_REGISTRABLE, owner, NULL);
  if (has_roles (self))
    add_form (self, SCOPE_HOST_PUBLIC_SUFFIX,
              _ ("Names directly below it belong to different owners."), NULL);
  add_form (self, SCOPE_HOST_LOOKED_UP, NULL, rejection);
  add_browsers (self);
}

static const char *
role_of (const ScopeHostAnalysis *self, gsize index)
{
  const IriHost *named = self->named;

  if (!has_roles (self))
    return NULL;
  if (index >= count_labels (named) - count_suffix (self))
    return _ ("Public suffix");
  return index == self->domain.label ? _ ("Registrable name") : _ ("Subdomain");
}

static gboolean
needs_bidi_rule (const IriHost *host)
{
  for (gsize i = 0; i < host->n_labels; i++)
    if (iri_bidi_rule_applies (host->labels[i].unicode,
                               strlen (host->labels[i].unicode)))
      return TRUE;
  return FALSE;
}

static void
add_label (ScopeHostAnalysis *self, const ScopeHostLabelSetup *setup, gsize index)
{
  ScopeHostLabel *label;

  if (self->labels->len == SCOPE_HOST_MAX_LABELS)
    {
      self->more++;
      return;
    }
  label = scope_host_label_new (setup, role_of (self, index), (guint) index);
  SCOPE_ROW (label)->key = self->labels->len;
  g_ptr_array_add (self->labels, label);
}

/* The registrable domain in reading order, then the subdomains outward from it. */
static void
add_labels (ScopeHostAnalysis *self)
{
  const ScopeHostLabelSetup setup
      = { self->text,   self->hosts,    self->n_hosts,
          self->chosen, self->notation, needs_bidi_rule (self->chosen) };
  gsize n = count_labels (self->chosen);
  gsize first = 0;

  if (has_roles (self) && self->domain.label < n)
    first = self->domain.label;
  self->heading = first > 0 || self->domain.label == 0
                      ? _ ("Labels, from the registrable domain outward")
                      : _ ("Labels, in the order they are stored");
  for (gsize i = first; i < n; i++)
    add_label (self, &setup, i);
  for (gsize i = first; i > 0; i--)
    add_label (self, &setup, i - 1);
}

static void
add_flavours (ScopeHostAnalysis *self)
{
  ScopeHostFlavour *chosen = NULL;

  for (gsize i = 0; i < self->n_hosts; i++)
    {
      ScopeHostFlavour *row = scope_host_flavour_new (
          self->text, self->hosts[i], SCOPE_HOST_TRACKER_WHOLE, self->notation);

      g_ptr_array_add (self->flavours, row);
      if (self->hosts[i] == self->chosen)
        chosen = row;
    }
  scope_host_flavours_merge (self->flavours, chosen, self->n_hosts, TRUE);
}

/* The markup of @length bytes of @text. What is longer than a label of a valid host is
 * cut, because Pango cannot measure a line of 2^21 pixels. */
static char *
mark_up (const char *text, gsize length)
{
  gsize kept = length;
  g_autofree char *escaped = NULL;

  if (length > MAX_NAME_BYTES)
    kept = (gsize) (g_utf8_find_prev_char (text, text + MAX_NAME_BYTES) - text);
  escaped = g_markup_escape_text (text, (gssize) kept);
  return g_strconcat (escaped, kept < length ? "…" : "", NULL);
}

static void
append_label (const ScopeHostAnalysis *self, gsize index, GString *out)
{
  g_autofree char *written = scope_bidi_notation_letters_to_capitals (
      self->notation, name_label (self, index));
  g_autofree char *marked_up = mark_up (written, strlen (written));

  g_string_append_printf (out, IRI_LRI "%s" IRI_PDI, marked_up);
}

/* Isolates each label (UAX #9 X5a) to keep them in logical order. */
static char *
make_name (const ScopeHostAnalysis *self)
{
  const IriHost *named = self->named;
  gsize n = count_labels (named), begin = n, bytes = 0;
  gsize registrable = MIN (self->domain.label, n);
  GString *out = g_string_new (IRI_LRM);

  while (begin > 0
         && (begin > registrable || bytes == 0
             || bytes + strlen (named->labels[begin - 1].unicode) <= MAX_NAME_BYTES))
    bytes += strlen (named->labels[--begin].unicode) + 1;
  if (begin > 0)
    g_string_append (out, "…");
  for (gsize i = begin; i < n; i++)
    {
      if (i == registrable)
        g_string_append (out, "<b>");
      append_label (self, i, out);
      if (i + 1 < n)
        g_string_append (out, ".");
    }
  if (registrable < n)
    g_string_append (out, "</b>");
  return g_string_free (out, FALSE);
}

static void
add_name (ScopeHostAnalysis *self)
{
  self->name = make_name (self);
  add_name_forms (self);
  add_labels (self);
  add_flavours (self);
}

static void
add_ip (ScopeHostAnalysis *self)
{
  g_autofree char *inside = NULL, *caption = NULL;

  self->name = mark_up (self->text + self->span.begin, iri_span_length (self->span));
  inside = scope_host_ip_embedded (self->address, &caption);
  add_form (self, SCOPE_HOST_IP,
            inside == NULL ? scope_host_ip_describe (self->address) : NULL, NULL);
  if (inside != NULL)
    add_form (self, SCOPE_HOST_EMBEDDED_IP, caption, NULL);
}

static const char *
page_of (const ScopeHostAnalysis *self)
{
  if (self->report->length == 0)
    return "empty";
  return self->kind == IRI_HOST_NONE || self->kind == IRI_HOST_EMPTY
                 || !self->report->reference_components.utf8
             ? "none"
             : "host";
}

/* A mailto IRI has no host, so the domain of the first recipient stands in. */
static void
use_recipient (ScopeHostAnalysis *self)
{
  const GArray *addresses = self->report->mailto->addresses;

  for (guint i = 0; i < addresses->len; i++)
    {
      const IriMailAddress *address = &g_array_index (addresses, IriMailAddress, i);

      if (address->host == NULL)
        continue;
      self->text = address->domain;
      self->span = (IriSpan){ 0, strlen (address->domain) };
      self->kind = IRI_HOST_REG_NAME;
      return;
    }
}

static IriBrowserDisplay *
new_view (const ScopeHostAnalysis *self, gsize policy)
{
  return iri_browser_display_new (iri_display_policy_at (policy), self->text,
                                  self->span, self->kind);
}

ScopeHostAnalysis *
scope_host_analysis_new (IriReport *report, ScopeBidiNotation notation)
{
  ScopeHostAnalysis *self = g_new0 (ScopeHostAnalysis, 1);
  const IriComponents *components = &report->reference_components;

  self->report = iri_report_ref (report);
  self->notation = notation;
  self->text = report->reference;
  self->span = components->span[IRI_COMPONENT_HOST];
  self->kind = components->host_kind;
  self->forms = g_ptr_array_new_with_free_func (g_object_unref);
  self->labels = g_ptr_array_new_with_free_func (g_object_unref);
  self->flavours = g_ptr_array_new_with_free_func (g_object_unref);
  if (self->kind == IRI_HOST_NONE && report->mailto != NULL)
    use_recipient (self);
  self->page = page_of (self);
  if (g_str_equal (self->page, "host"))
    {
      self->address = scope_host_ip_new (self->text, self->span);
      make_hosts (self);
      self->view = new_view (self, 0);
      for (gsize i = 0; i < G_N_ELEMENTS (self->others); i++)
        self->others[i] = new_view (self, i + 1);
      if (is_name (self))
        add_name (self);
      else
        add_ip (self);
    }
  self->verdict = scope_host_verdict_new (self);
  return self;
}

void
scope_host_analysis_free (ScopeHostAnalysis *self)
{
  if (self == NULL)
    return;
  for (gsize i = 0; i < self->n_hosts; i++)
    iri_host_free (self->hosts[i]);
  iri_browser_display_free (self->view);
  for (gsize i = 0; i < G_N_ELEMENTS (self->others); i++)
    iri_browser_display_free (self->others[i]);
  g_free (self->address);
  g_object_unref (self->verdict);
  g_free (self->name);
  g_ptr_array_unref (self->forms);
  g_ptr_array_unref (self->labels);
  g_ptr_array_unref (self->flavours);
  iri_report_unref (self->report);
  g_free (self);
}
