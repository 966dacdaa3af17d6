/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* The labels of fixes with placeholders, which are those of messages; {quote} is the
 * replacement. */

/* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
#define IRI_FIX_PERCENT_ENCODE_CHAR N_ ("Percent-encode {char}")
/* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
#define IRI_FIX_REMOVE_CHAR N_ ("Remove {char}")
/* Translators: {text} is some characters: %00. */
#define IRI_FIX_REMOVE_TEXT N_ ("Remove {text}")
/* Translators: {text} is a field of an email: bcc. */
#define IRI_FIX_REMOVE_HEADER_FIELD N_ ("Remove the header field {text}")
/* Translators: {text} is in the IRI, {quote} replaces it: %7e and %7E. */
#define IRI_FIX_REPLACE_TEXT N_ ("Replace {text} with {quote}")
/* Translators: {like} is a US-ASCII character: /. */
#define IRI_FIX_REPLACE_WITH_LIKE N_ ("Replace with {like}")
/* Translators: {quote} is some characters: example.com. */
#define IRI_FIX_REPLACE_WITH_QUOTE N_ ("Replace with {quote}")
/* Translators: {quote} is an IRI: http://example.com/. */
#define IRI_FIX_READ_AS N_ ("Read as {quote}")
/* Translators: {text} is some characters: é. */
#define IRI_FIX_NORMALIZE N_ ("Normalize {text} to NFC")
/* Translators: {text} is in the IRI, {quote} replaces it: %41 and A. */
#define IRI_FIX_DECODE N_ ("Decode {text} to {quote}")
/* Translators: {quote} is a number: 80. */
#define IRI_FIX_CHANGE_PORT N_ ("Change the port to {quote}")
/* Translators: {quote} is an IP address: 192.0.2.1. */
#define IRI_FIX_CHANGE_IP_ADDRESS N_ ("Change the IP address to {quote}")
/* Translators: {quote} is a path: /a/b. */
#define IRI_FIX_CHANGE_PATH N_ ("Change the path to {quote}")
