/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* The public interface of libiri. What is declared here keeps its name and its meaning
 * as long as the library is libiri.so.0. Values of enumerations never change, and new
 * ones are added at the end. The types are opaque, so a program need not be compiled
 * again when they change.
 *
 * Texts are UTF-8, and offsets are in bytes. The library reads any text and never
 * fails: what is wrong with a text is a finding. All functions can be called in any
 * thread, but a #LibiriOptions must not be changed in one while another uses it. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define LIBIRI_API __attribute__ ((visibility ("default")))

/**
 * LibiriComponent:
 * @LIBIRI_COMPONENT_SCHEME: before the first `:`
 * @LIBIRI_COMPONENT_USERINFO: between `//` and `@`
 * @LIBIRI_COMPONENT_HOST: a registered name or an IP address; a literal keeps its
 *   brackets
 * @LIBIRI_COMPONENT_PORT: after the `:` that follows the host
 * @LIBIRI_COMPONENT_PATH: the path, which may be empty but is always present
 * @LIBIRI_COMPONENT_QUERY: between `?` and `#`
 * @LIBIRI_COMPONENT_FRAGMENT: after `#`
 * @LIBIRI_COMPONENT_NONE: a delimiter, or the whole text
 *
 * The components of RFC 3986 §3.
 */
typedef enum
{
  LIBIRI_COMPONENT_SCHEME,
  LIBIRI_COMPONENT_USERINFO,
  LIBIRI_COMPONENT_HOST,
  LIBIRI_COMPONENT_PORT,
  LIBIRI_COMPONENT_PATH,
  LIBIRI_COMPONENT_QUERY,
  LIBIRI_COMPONENT_FRAGMENT,
  LIBIRI_COMPONENT_NONE,
} LibiriComponent;

/**
 * LibiriHostKind:
 * @LIBIRI_HOST_KIND_NONE: there is no host
 * @LIBIRI_HOST_KIND_EMPTY: the host is empty, as in `file:///`
 * @LIBIRI_HOST_KIND_REG_NAME: a registered name, such as a domain
 * @LIBIRI_HOST_KIND_IPV4: four decimal numbers
 * @LIBIRI_HOST_KIND_IPV6: an IPv6 address in brackets
 * @LIBIRI_HOST_KIND_IPVFUTURE: an address of a later version in brackets
 *
 * The syntax of a host (RFC 3986 §3.2.2).
 */
typedef enum
{
  LIBIRI_HOST_KIND_NONE,
  LIBIRI_HOST_KIND_EMPTY,
  LIBIRI_HOST_KIND_REG_NAME,
  LIBIRI_HOST_KIND_IPV4,
  LIBIRI_HOST_KIND_IPV6,
  LIBIRI_HOST_KIND_IPVFUTURE,
} LibiriHostKind;

/**
 * LibiriSeverity:
 * @LIBIRI_SEVERITY_ERROR: the standard does not allow it, or it cannot work
 * @LIBIRI_SEVERITY_WARNING: it may deceive people or be read differently by programs
 * @LIBIRI_SEVERITY_NOTE: good to know
 *
 * How bad a finding is.
 */
typedef enum
{
  LIBIRI_SEVERITY_ERROR,
  LIBIRI_SEVERITY_WARNING,
  LIBIRI_SEVERITY_NOTE,
} LibiriSeverity;

/**
 * LibiriVerdictLevel:
 * @LIBIRI_VERDICT_LEVEL_NONE: the text is empty
 * @LIBIRI_VERDICT_LEVEL_GOOD: nothing speaks against it
 * @LIBIRI_VERDICT_LEVEL_NOTE: there is something to know about it
 * @LIBIRI_VERDICT_LEVEL_WARNING: it may deceive people
 * @LIBIRI_VERDICT_LEVEL_ERROR: it is not valid or leads nowhere
 *
 * The severity of a verdict.
 */
typedef enum
{
  LIBIRI_VERDICT_LEVEL_NONE,
  LIBIRI_VERDICT_LEVEL_GOOD,
  LIBIRI_VERDICT_LEVEL_NOTE,
  LIBIRI_VERDICT_LEVEL_WARNING,
  LIBIRI_VERDICT_LEVEL_ERROR,
} LibiriVerdictLevel;

/**
 * LibiriRung:
 * @LIBIRI_RUNG_STRING: no change
 * @LIBIRI_RUNG_CASE: the case of hex digits, scheme and host
 * @LIBIRI_RUNG_PERCENT: needless percent-encoding is decoded
 * @LIBIRI_RUNG_PATH: dot segments are removed
 * @LIBIRI_RUNG_SCHEME: rules of the scheme: default port, empty path
 *
 * The rungs of the comparison ladder (RFC 3986 §6.2); each includes those before it.
 */
typedef enum
{
  LIBIRI_RUNG_STRING,
  LIBIRI_RUNG_CASE,
  LIBIRI_RUNG_PERCENT,
  LIBIRI_RUNG_PATH,
  LIBIRI_RUNG_SCHEME,
} LibiriRung;

/**
 * LibiriPurpose:
 * @LIBIRI_PURPOSE_ANY: all rungs
 * @LIBIRI_PURPOSE_IDENTITY: the two are names, as in XML: only the first rung
 * @LIBIRI_PURPOSE_RETRIEVAL: the two are opened: fragments are ignored
 *
 * The purpose of comparing two IRIs.
 */
typedef enum
{
  LIBIRI_PURPOSE_ANY,
  LIBIRI_PURPOSE_IDENTITY,
  LIBIRI_PURPOSE_RETRIEVAL,
} LibiriPurpose;

/**
 * LibiriOptions:
 *
 * By which standard to read a text, and what to do with it.
 */
typedef struct _LibiriOptions LibiriOptions;

/**
 * LibiriReport:
 *
 * All that is known about one text. Immutable, with a reference count.
 */
typedef struct _LibiriReport LibiriReport;

/**
 * LibiriFinding:
 *
 * A problem in a text, or something that people should know about it.
 */
typedef struct _LibiriFinding LibiriFinding;

/**
 * libiri_get_version:
 *
 * Tells which version runs, which may be newer than the one compiled with.
 *
 * Returns: (transfer none): the version of the library that runs
 */
LIBIRI_API const char *libiri_get_version (void);

/**
 * libiri_list_standards:
 *
 * Lists the standards, oldest first.
 *
 * Returns: (transfer full) (array zero-terminated=1): the ids of the standards, such as
 *   `rfc3987` and `whatwg`, for libiri_options_set_standard()
 */
LIBIRI_API char **libiri_list_standards (void);

/**
 * libiri_list_idna_flavours:
 *
 * Lists the flavours of IDNA.
 *
 * Returns: (transfer full) (array zero-terminated=1): the ids of the flavours of IDNA,
 *   such as `uts46`, for libiri_options_set_idna()
 */
LIBIRI_API char **libiri_list_idna_flavours (void);

/**
 * libiri_list_conventions:
 *
 * Lists the display conventions.
 *
 * Returns: (transfer full) (array zero-terminated=1): the ids of the display
 *   conventions, such as `embed-ltr`, for libiri_options_set_convention()
 */
LIBIRI_API char **libiri_list_conventions (void);

#define LIBIRI_TYPE_OPTIONS (libiri_options_get_type ())
LIBIRI_API GType libiri_options_get_type (void);

/**
 * libiri_options_new: (constructor)
 *
 * Makes options that can be changed.
 *
 * Returns: (transfer full): options with the defaults: RFC 3987, its flavour of IDNA,
 *   its display convention and no base
 */
LIBIRI_API LibiriOptions *libiri_options_new (void);

/**
 * libiri_options_copy:
 * @self: options
 *
 * Copies options.
 *
 * Returns: (transfer full): a copy of @self
 */
LIBIRI_API LibiriOptions *libiri_options_copy (const LibiriOptions *self);

/**
 * libiri_options_free:
 * @self: (transfer full): options
 *
 * Frees @self.
 */
LIBIRI_API void libiri_options_free (LibiriOptions *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LibiriOptions, libiri_options_free)

/**
 * libiri_options_set_standard:
 * @self: options
 * @id: an id of libiri_list_standards()
 *
 * Sets the standard that decides what is valid and what an IRI maps to.
 *
 * Returns: %FALSE if there is no such standard; nothing changes then
 */
LIBIRI_API gboolean libiri_options_set_standard (LibiriOptions *self, const char *id);

/**
 * libiri_options_set_idna:
 * @self: options
 * @id: an id of libiri_list_idna_flavours()
 *
 * Sets the flavour of IDNA by which a host becomes ASCII.
 *
 * Returns: %FALSE if there is no such flavour; nothing changes then
 */
LIBIRI_API gboolean libiri_options_set_idna (LibiriOptions *self, const char *id);

/**
 * libiri_options_set_convention:
 * @self: options
 * @id: an id of libiri_list_conventions()
 *
 * Sets the display convention that decides the visual order.
 *
 * Returns: %FALSE if there is no such convention; nothing changes then
 */
LIBIRI_API gboolean libiri_options_set_convention (LibiriOptions *self, const char *id);

/**
 * libiri_options_set_base:
 * @self: options
 * @base: (nullable): an IRI, or %NULL for none
 *
 * Sets the IRI that texts are resolved against before anything else is done with them.
 */
LIBIRI_API void libiri_options_set_base (LibiriOptions *self, const char *base);

/**
 * libiri_to_uri:
 * @iri: an IRI or a reference
 * @options: (nullable): options, or %NULL for the defaults
 *
 * Maps an IRI to the URI that programs can open. A URI stays unchanged.
 *
 * Returns: (nullable) (transfer full): the URI, or %NULL if there is none, because the
 *   host is rejected or the text is not UTF-8
 */
LIBIRI_API char *libiri_to_uri (const char *iri, const LibiriOptions *options);

/**
 * libiri_to_iri:
 * @uri: a URI or a reference
 * @options: (nullable): options, or %NULL for the defaults
 *
 * Converts a URI to the IRI that people can read. What would be invisible or ambiguous
 * stays percent-encoded.
 *
 * Returns: (nullable) (transfer full): the IRI, or %NULL if there is none
 */
LIBIRI_API char *libiri_to_iri (const char *uri, const LibiriOptions *options);

/**
 * libiri_normalize:
 * @iri: an IRI or a reference
 * @rung: how far to normalize
 * @options: (nullable): options, or %NULL for the defaults
 *
 * Normalizes an IRI, to compare it or to use it as a key. Pass on the IRI itself, not
 * this form.
 *
 * Returns: (nullable) (transfer full): the normal form, or %NULL if there is none
 */
LIBIRI_API char *
libiri_normalize (const char *iri, LibiriRung rung, const LibiriOptions *options);

/**
 * libiri_resolve:
 * @reference: a reference, which may be relative
 * @base: the IRI that it is resolved against
 * @options: (nullable): options, or %NULL for the defaults; their base is not used
 *
 * Resolves a reference against a base (RFC 3986 §5).
 *
 * Returns: (nullable) (transfer full): the target, or %NULL if there is none, because
 *   @base has no scheme
 */
LIBIRI_API char *
libiri_resolve (const char *reference, const char *base, const LibiriOptions *options);

/**
 * libiri_compare:
 * @left: an IRI
 * @right: another IRI
 * @purpose: what the comparison is for
 * @options: (nullable): options, or %NULL for the defaults
 * @rung: (out) (optional): the lowest rung on which the two are equal; the last one
 *   that @purpose allows if they are not
 *
 * Compares two IRIs rung by rung.
 *
 * Returns: whether they are equal; %FALSE if one of them is not UTF-8
 */
LIBIRI_API gboolean libiri_compare (const char *left,
                                    const char *right,
                                    LibiriPurpose purpose,
                                    const LibiriOptions *options,
                                    LibiriRung *rung);

/**
 * libiri_find_links:
 * @text: a text for people, such as a mail
 *
 * Finds the IRIs in a text, also host names and email addresses without a scheme if
 * their top-level domain is known.
 *
 * Returns: (transfer full) (array zero-terminated=1): the links, first to last
 */
LIBIRI_API char **libiri_find_links (const char *text);

#define LIBIRI_TYPE_REPORT (libiri_report_get_type ())
LIBIRI_API GType libiri_report_get_type (void);

/**
 * libiri_report_new: (constructor)
 * @text: an IRI, a reference, or anything else
 * @options: (nullable): options, or %NULL for the defaults
 *
 * Parses and judges @text.
 *
 * Returns: (transfer full): the report
 */
LIBIRI_API LibiriReport *libiri_report_new (const char *text,
                                            const LibiriOptions *options);

/**
 * libiri_report_new_from_bytes: (constructor)
 * @bytes: a text that may have any content
 * @options: (nullable): options, or %NULL for the defaults
 *
 * Parses and judges @bytes, which need not be UTF-8.
 *
 * Returns: (transfer full): the report
 */
LIBIRI_API LibiriReport *libiri_report_new_from_bytes (GBytes *bytes,
                                                       const LibiriOptions *options);

/**
 * libiri_report_ref:
 * @self: a report
 *
 * Adds a reference to @self.
 *
 * Returns: (transfer full): @self
 */
LIBIRI_API LibiriReport *libiri_report_ref (LibiriReport *self);

/**
 * libiri_report_unref:
 * @self: (transfer full): a report
 *
 * Removes a reference from @self and frees it with the last one.
 */
LIBIRI_API void libiri_report_unref (LibiriReport *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LibiriReport, libiri_report_unref)

/**
 * libiri_report_is_valid:
 * @self: a report
 *
 * Tells whether the standard allows the text.
 *
 * Returns: whether the text is an IRI reference by the standard, with its requirements
 *   on characters and structure
 */
LIBIRI_API gboolean libiri_report_is_valid (const LibiriReport *self);

/**
 * libiri_report_get_text:
 * @self: a report
 *
 * Gives the text that the report is about.
 *
 * Returns: (transfer none): the text, or its target if the options have a base, with
 *   U+FFFD for bytes that are not UTF-8
 */
LIBIRI_API const char *libiri_report_get_text (const LibiriReport *self);

/**
 * libiri_report_get_uri:
 * @self: a report
 *
 * Gives the URI that programs can open, as libiri_to_uri() does.
 *
 * Returns: (transfer none) (nullable): the URI that the IRI maps to, or %NULL if there
 *   is none
 */
LIBIRI_API const char *libiri_report_get_uri (const LibiriReport *self);

/**
 * libiri_report_get_iri:
 * @self: a report
 *
 * Gives the IRI that people can read, as libiri_to_iri() does.
 *
 * Returns: (transfer none) (nullable): the IRI in Unicode form, or %NULL if there is
 *   none
 */
LIBIRI_API const char *libiri_report_get_iri (const LibiriReport *self);

/**
 * libiri_report_get_component_range:
 * @self: a report
 * @component: a component
 * @begin: (out) (optional): where it begins, in bytes of the text as given
 * @end: (out) (optional): where it ends, just past its last byte
 *
 * Finds a component of the text.
 *
 * Returns: whether there is one, which may be empty; @begin and @end are 0 if not
 */
LIBIRI_API gboolean libiri_report_get_component_range (const LibiriReport *self,
                                                       LibiriComponent component,
                                                       gsize *begin,
                                                       gsize *end);

/**
 * libiri_report_dup_component:
 * @self: a report
 * @component: a component
 *
 * Copies a component.
 *
 * Returns: (transfer full) (nullable): the component as it is in the text, with U+FFFD
 *   for bytes that are not UTF-8, or %NULL if there is none
 */
LIBIRI_API char *libiri_report_dup_component (const LibiriReport *self,
                                              LibiriComponent component);

/**
 * libiri_report_get_host_kind:
 * @self: a report
 *
 * Says what kind of host it is.
 *
 * Returns: the syntax of the host
 */
LIBIRI_API LibiriHostKind libiri_report_get_host_kind (const LibiriReport *self);

/**
 * libiri_report_get_host_ascii:
 * @self: a report
 *
 * Gives the host to look up.
 *
 * Returns: (transfer none) (nullable): the host that is looked up, with A-labels, or
 *   %NULL if there is none or it is rejected
 */
LIBIRI_API const char *libiri_report_get_host_ascii (const LibiriReport *self);

/**
 * libiri_report_get_host_unicode:
 * @self: a report
 *
 * Gives the host to show.
 *
 * Returns: (transfer none) (nullable): the host for people, with U-labels, or %NULL if
 *   there is none or it is rejected
 */
LIBIRI_API const char *libiri_report_get_host_unicode (const LibiriReport *self);

/**
 * libiri_report_get_host_rejection:
 * @self: a report
 *
 * Says why there is no host to look up.
 *
 * Returns: (transfer none) (nullable): the id of the rule by which the flavour of IDNA
 *   rejects the host, or %NULL if it does not
 */
LIBIRI_API const char *libiri_report_get_host_rejection (const LibiriReport *self);

/**
 * libiri_report_get_registrable_domain:
 * @self: a report
 *
 * Says who owns the host.
 *
 * Returns: (transfer none) (nullable): the part of the host that one owner registered,
 *   in ASCII, by the Public Suffix List, or %NULL if there is none
 */
LIBIRI_API const char *libiri_report_get_registrable_domain (const LibiriReport *self);

/**
 * libiri_report_get_suffix_list_date:
 * @self: a report
 *
 * Says by which edition of the Public Suffix List the registrable domain is one. The
 * list is the newest of those on the system.
 *
 * Returns: (transfer none) (nullable): the date of the list, such as 2026-11-20, or
 *   %NULL if the host has no registrable domain or the date is not known
 */
LIBIRI_API const char *libiri_report_get_suffix_list_date (const LibiriReport *self);

/**
 * libiri_report_get_visual_text:
 * @self: a report
 *
 * Gives the characters in visual order.
 *
 * Returns: (transfer none) (nullable): the characters in the order in which they are
 *   displayed, left to right, or %NULL if there are none to display
 */
LIBIRI_API const char *libiri_report_get_visual_text (const LibiriReport *self);

/**
 * libiri_report_get_display_text:
 * @self: a report
 *
 * Gives the text to display.
 *
 * Returns: (transfer none) (nullable): the text with the marks that make a display show
 *   it in the order of the convention
 */
LIBIRI_API const char *libiri_report_get_display_text (const LibiriReport *self);

/**
 * libiri_report_get_logical_text:
 * @self: a report
 *
 * Gives the text that was put in visual order.
 *
 * Returns: (transfer none) (nullable): the text that was put in visual order, in
 *   logical order; some conventions write parts of it in another way
 */
LIBIRI_API const char *libiri_report_get_logical_text (const LibiriReport *self);

/**
 * libiri_report_dup_visual_positions:
 * @self: a report
 * @n_chars: (out): the number of characters
 *
 * Says where each character is displayed.
 *
 * Returns: (transfer full) (array length=n_chars) (nullable): for each character of
 *   libiri_report_get_logical_text() its position on the display, counted from 0 at
 *   the left, or %G_MAXUINT32 if it is not shown
 */
LIBIRI_API guint32 *libiri_report_dup_visual_positions (const LibiriReport *self,
                                                        gsize *n_chars);

/**
 * libiri_report_get_visual_twin:
 * @self: a report
 *
 * Looks for another text that is displayed in the same way.
 *
 * Returns: (transfer none) (nullable): another text that has the same visual order, an
 *   IRI reference if possible, or %NULL if none was found
 */
LIBIRI_API const char *libiri_report_get_visual_twin (const LibiriReport *self);

/**
 * libiri_report_is_deceptive:
 * @self: a report
 *
 * Tells whether people may mistake where the IRI leads.
 *
 * Returns: whether any finding is deceptive
 */
LIBIRI_API gboolean libiri_report_is_deceptive (const LibiriReport *self);

/**
 * libiri_report_count_findings:
 * @self: a report
 * @severity: a severity
 *
 * Counts the findings of one severity.
 *
 * Returns: the number of findings of @severity, listed or not
 */
LIBIRI_API gsize libiri_report_count_findings (const LibiriReport *self,
                                               LibiriSeverity severity);

/**
 * libiri_report_get_n_findings:
 * @self: a report
 *
 * Says how many findings are listed.
 *
 * Returns: the number of listed findings. All are listed up to 1,000; after that, some
 *   of each kind
 */
LIBIRI_API gsize libiri_report_get_n_findings (const LibiriReport *self);

/**
 * libiri_report_get_finding:
 * @self: a report
 * @index: less than libiri_report_get_n_findings(); the most severe finding is first
 *
 * Gives one of the listed findings.
 *
 * Returns: (transfer none): the finding, which lives as long as @self; copy it to keep
 *   it
 */
LIBIRI_API const LibiriFinding *libiri_report_get_finding (const LibiriReport *self,
                                                           gsize index);

/**
 * libiri_report_get_verdict_level:
 * @self: a report
 *
 * Says how severe the verdict is.
 *
 * Returns: the severity of the verdict
 */
LIBIRI_API LibiriVerdictLevel
libiri_report_get_verdict_level (const LibiriReport *self);

/**
 * libiri_report_dup_verdict:
 * @self: a report
 * @why: (out) (optional) (transfer full): sentences that say why it matters
 *
 * Answers whether the address is what it looks like.
 *
 * Returns: (transfer full): the verdict in one line, translated; empty for an empty
 *   text. Hosts in it are isolated (U+2066 to U+2069)
 */
LIBIRI_API char *libiri_report_dup_verdict (const LibiriReport *self, char **why);

/**
 * libiri_report_to_json:
 * @self: a report
 *
 * Writes the whole report for other programs.
 *
 * Returns: (transfer full): the report as one JSON object on one line, as `iri inspect
 *   --json` prints it, in English
 */
LIBIRI_API char *libiri_report_to_json (const LibiriReport *self);

#define LIBIRI_TYPE_FINDING (libiri_finding_get_type ())
LIBIRI_API GType libiri_finding_get_type (void);

/**
 * libiri_finding_copy:
 * @self: a finding
 *
 * Copies a finding, to keep it longer than its report.
 *
 * Returns: (transfer full): a copy that keeps its report alive
 */
LIBIRI_API LibiriFinding *libiri_finding_copy (const LibiriFinding *self);

/**
 * libiri_finding_free:
 * @self: (transfer full): a copy of a finding
 *
 * Frees @self.
 */
LIBIRI_API void libiri_finding_free (LibiriFinding *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LibiriFinding, libiri_finding_free)

/**
 * libiri_finding_get_id:
 * @self: a finding
 *
 * Identifies the kind of finding, for programs.
 *
 * Returns: (transfer none): its id, which never changes, such as `mixed-scripts`
 */
LIBIRI_API const char *libiri_finding_get_id (const LibiriFinding *self);

/**
 * libiri_finding_get_severity:
 * @self: a finding
 *
 * Says how bad it is.
 *
 * Returns: how bad it is
 */
LIBIRI_API LibiriSeverity libiri_finding_get_severity (const LibiriFinding *self);

/**
 * libiri_finding_is_deceptive:
 * @self: a finding
 *
 * Tells deceptive findings from others.
 *
 * Returns: whether it can make people mistake where the IRI leads
 */
LIBIRI_API gboolean libiri_finding_is_deceptive (const LibiriFinding *self);

/**
 * libiri_finding_get_component:
 * @self: a finding
 *
 * Says in which component it is.
 *
 * Returns: the component that it is in
 */
LIBIRI_API LibiriComponent libiri_finding_get_component (const LibiriFinding *self);

/**
 * libiri_finding_get_range:
 * @self: a finding
 * @begin: (out) (optional): where it begins, in bytes of the text as given
 * @end: (out) (optional): where it ends, just past its last byte
 *
 * Finds the place of a finding in the text.
 *
 * Returns: whether it has one; @begin and @end are 0 if not
 */
LIBIRI_API gboolean libiri_finding_get_range (const LibiriFinding *self,
                                              gsize *begin,
                                              gsize *end);

/**
 * libiri_finding_dup_message:
 * @self: a finding
 *
 * Says what is wrong.
 *
 * Returns: (transfer full): what is wrong, in one line, translated. Quotations in it
 *   are isolated (U+2066 to U+2069)
 */
LIBIRI_API char *libiri_finding_dup_message (const LibiriFinding *self);

/**
 * libiri_finding_get_why:
 * @self: a finding
 *
 * Says why it matters.
 *
 * Returns: (transfer none): what can go wrong, translated
 */
LIBIRI_API const char *libiri_finding_get_why (const LibiriFinding *self);

/**
 * libiri_finding_get_fix:
 * @self: a finding
 *
 * Says how to fix it.
 *
 * Returns: (transfer none) (nullable): how to fix it, translated, or %NULL if there is
 *   no advice
 */
LIBIRI_API const char *libiri_finding_get_fix (const LibiriFinding *self);

/**
 * libiri_finding_dup_section:
 * @self: a finding
 *
 * Says which standard has the rule.
 *
 * Returns: (transfer full): the section of a standard that it is based on, such as
 *   `RFC 3987 §2.2`
 */
LIBIRI_API char *libiri_finding_dup_section (const LibiriFinding *self);

G_END_DECLS
