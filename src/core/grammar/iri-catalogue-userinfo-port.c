/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Findings about the user information and the port. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_USERINFO_AT, {
      "userinfo-at", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3986 §3.2.1",
      .message = N_ ("There is more than one @ before the host"),
      .why = N_ ("Programs disagree about which @ ends the user information, "
                 "so they connect to different hosts."),
      .fix = N_ ("Percent-encode all but the last one as %40."),
      .deceives = TRUE } },
  { IRI_FINDING_PORT_NOT_DIGITS, {
      "port-not-digits", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3986 §3.2.3",
      /* Translators: {text} is a user name or a port. */
      .message = N_ ("{text} is not a valid port"),
      .why = N_ ("A port consists of decimal digits."),
      .fix = N_ ("Use digits only, or percent-encode the colon if it belongs "
                 "to a name.") } },
  { IRI_FINDING_USERINFO, {
      "userinfo", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3986 §7.6",
      /* Translators: {text} is a user name or a port. */
      .message = N_ ("{text} is only a user name; the host comes after the @"),
      .why = N_ ("Readers may take the first name they see for the host.") } },
  { IRI_FINDING_USERINFO_HTTP, {
      "userinfo-http", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 9110 §4.2.4",
      /* Translators: {text} is a user name or a port. */
      .message = N_ ("There is user information {text} before the host of a "
                     "web address"),
      .why = N_ ("Web addresses no longer support it. It mostly serves to make "
                 "readers take it for the host."),
      .fix = N_ ("Remove it and the @."),
      .deceives = TRUE } },
  { IRI_FINDING_USERINFO_LIKE_HOST, {
      "userinfo-like-host", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 3986 §7.6",
      /* Translators: {text} is a user name or a port; {quote} is the host: example.com.
       * Translators: {text} is a user name or a port; {quote} is the host:
       * example.com. */
      .message = N_ ("{text} looks like a host but is only a user name; the "
                     "host is {quote}"),
      .why = N_ ("The host comes after the @, but readers see this name first "
                 "and may trust it."),
      .fix = N_ ("Remove it and the @, and check the host."),
      .deceives = TRUE } },
  { IRI_FINDING_USERINFO_EMPTY, {
      "userinfo-empty", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3986 §3.2.1",
      .message = N_ ("The user name before the @ is empty"),
      .why = N_ ("It is the same IRI without the @, but programs that compare "
                 "character by character see two different IRIs."),
      .fix = N_ ("Remove the @.") } },
  { IRI_FINDING_PASSWORD, {
      "password", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_SHOULD, "RFC 3986 §3.2.1",
      .message = N_ ("The IRI contains a password"),
      .why = N_ ("IRIs are displayed, logged and passed on, so others learn "
                 "the password. This form is deprecated for that reason."),
      .fix = N_ ("Remove the password, and change it if you have passed the "
                 "IRI on.") } },
  { IRI_FINDING_PORT_EMPTY, {
      "port-empty", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_SHOULD, "RFC 3986 §3.2.3",
      .message = N_ ("The port after the colon is empty"),
      .why = N_ ("It is the same IRI without the colon, but programs that "
                 "compare character by character see two different IRIs."),
      .fix = N_ ("Remove the colon.") } },
  { IRI_FINDING_PORT_DEFAULT, {
      "port-default", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_SHOULD, "RFC 3986 §3.2.3",
      /* Translators: {text} is a user name or a port. */
      .message = N_ ("{text} is the default port of the scheme"),
      .why = N_ ("It is the same IRI without the port, but programs that "
                 "compare character by character see two different IRIs."),
      .fix = N_ ("Remove the colon and the port.") } },
  { IRI_FINDING_PORT_RANGE, {
      "port-range", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 6335 §6",
      /* Translators: {text} is a user name or a port. */
      .message = N_ ("The port {text} does not exist"),
      .why = N_ ("The highest port is 65535. Programs reject the IRI, or use "
                 "only part of the number."),
      .fix = N_ ("Correct the port.") } },
  { IRI_FINDING_PORT_ZERO, {
      "port-zero", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 6335 §6",
      .message = N_ ("Port 0 cannot be connected to"),
      .why = N_ ("It is reserved and means any free port, so no program can "
                 "open this IRI."),
      .fix = N_ ("Correct the port.") } },
  { IRI_FINDING_PORT_ZEROS, {
      "port-zeros", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3986 §3.2.3",
      /* Translators: {text} is a user name or a port. */
      .message = N_ ("The port {text} starts with zeros"),
      .why = N_ ("It is the same port without them, but programs that compare "
                 "character by character see two different IRIs."),
      .fix = N_ ("Remove the zeros.") } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_userinfo_port = { rows, G_N_ELEMENTS (rows) };
