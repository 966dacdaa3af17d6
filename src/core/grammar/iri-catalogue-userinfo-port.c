/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Findings about the user information and the port. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_USERINFO_AT, {
      "userinfo-at", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.2.1",
      .message = N_ ("There is more than one @ before the host"),
      .why = N_ ("Programs differ in which one they take, so they go to "
                 "different hosts."),
      .fix = N_ ("Write the others as %40."),
      .deceives = TRUE } },
  { IRI_FINDING_PORT_NOT_DIGITS, {
      "port-not-digits", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.2.3",
      .message = N_ ("{text} is no port"),
      .why = N_ ("A port is written in decimal digits."),
      .fix = N_ ("Write digits, or percent-encode the colon if it belongs to a "
                 "name.") } },
  { IRI_FINDING_USERINFO, {
      "userinfo", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §7.6",
      .message = N_ ("The host comes after the @; {text} before it is only a "
                     "user"),
      .why = N_ ("People take what stands first for the host.") } },
  { IRI_FINDING_USERINFO_HTTP, {
      "userinfo-http", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 9110 §4.2.4",
      .message = N_ ("{text} stands before the host of a web address"),
      .why = N_ ("Web addresses have no user any more. Here it mostly serves "
                 "to make people take it for the host."),
      .fix = N_ ("Remove it and the @."),
      .deceives = TRUE } },
  { IRI_FINDING_USERINFO_LIKE_HOST, {
      "userinfo-like-host", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 3986 §7.6",
      .message = N_ ("{text} looks like a host and is only a user; the host is "
                     "{quote}"),
      .why = N_ ("The host is what stands after the @, not the name that "
                 "people see first."),
      .fix = N_ ("Remove it and the @, and look at the host."),
      .deceives = TRUE } },
  { IRI_FINDING_USERINFO_EMPTY, {
      "userinfo-empty", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §3.2.1",
      .message = N_ ("There is no user before the @"),
      .why = N_ ("The address is the same without the @, but programs that "
                 "compare letter by letter see two addresses."),
      .fix = N_ ("Remove the @.") } },
  { IRI_FINDING_PASSWORD, {
      "password", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "RFC 3986 §3.2.1",
      .message = N_ ("A password stands in the address"),
      .why = N_ ("Addresses are shown, logged and passed on, and the password "
                 "with them. This form is out of use for that reason."),
      .fix = N_ ("Remove the password, and change it if the address was passed "
                 "on.") } },
  { IRI_FINDING_PORT_EMPTY, {
      "port-empty", IRI_SEVERITY_NOTE, IRI_FORCE_SHOULD, "RFC 3986 §3.2.3",
      .message = N_ ("There is no port after the colon"),
      .why = N_ ("The address is the same without the colon, but programs that "
                 "compare letter by letter see two addresses."),
      .fix = N_ ("Remove the colon.") } },
  { IRI_FINDING_PORT_DEFAULT, {
      "port-default", IRI_SEVERITY_NOTE, IRI_FORCE_SHOULD, "RFC 3986 §3.2.3",
      .message = N_ ("{text} is the usual port of the scheme"),
      .why = N_ ("The address is the same without it, but programs that "
                 "compare letter by letter see two addresses."),
      .fix = N_ ("Remove the colon and the port.") } },
  { IRI_FINDING_PORT_RANGE, {
      "port-range", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "URL Standard, port",
      .message = N_ ("There is no port {text}"),
      .why = N_ ("Ports go up to 65535. Programs refuse the address, or use "
                 "what is left of the number."),
      .fix = N_ ("Write the right port.") } },
  { IRI_FINDING_PORT_ZERO, {
      "port-zero", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 6335 §6",
      .message = N_ ("Port 0 cannot be connected to"),
      .why = N_ ("It is reserved and means that any free port will do, which "
                 "helps no one who wants to get there."),
      .fix = N_ ("Write the right port.") } },
  { IRI_FINDING_PORT_ZEROS, {
      "port-zeros", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §3.2.3",
      .message = N_ ("The port {text} begins with zeros"),
      .why = N_ ("It is the same port without them, but programs that compare "
                 "letter by letter see two addresses."),
      .fix = N_ ("Remove the zeros.") } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_userinfo_port = { rows, G_N_ELEMENTS (rows) };
