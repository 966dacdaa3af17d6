/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-detect-name.h"

#include "iri-bare-host.h"
#include "iri-chars.h"
#include "iri-psl.h"
#include "iri-quoted-local.h"
#include "iri-unicode.h"

#include <stdlib.h>
#include <string.h>

/* Top-level domains that in text without a path are more often something else:
 * extensions of file names, words of programming languages, times of day.
 * docs/detection.md says how they were found. */
static const char *const ambiguous[] = {
  /* clang-format off */
  "abc", "ac", "aco", "ad", "ads", "af", "ai", "al", "am", "analytics", "android",
  "app", "archi", "army", "art", "as", "audio", "author", "auto", "bar", "bb", "bid",
  "bio", "black", "blue", "book", "bot", "box", "build", "business", "buy", "by",
  "bz", "cab", "cal", "call", "cam", "camera", "cards", "case", "cat", "cc", "center",
  "cf", "channel", "chat", "circle", "city", "claims", "click", "codes", "coffee",
  "compare", "computer", "contact", "cool", "country", "cr", "credit", "cu", "cv",
  "cx", "cy", "data", "date", "day", "dealer", "delivery", "delta", "design", "dev",
  "digital", "direct", "directory", "discount", "dj", "do", "docs", "domains", "dot",
  "download", "drive", "earth", "ec", "email", "events", "exchange", "express",
  "fail", "family", "feedback", "film", "final", "fish", "fit", "fly", "foo", "food",
  "forum", "fun", "fund", "game", "games", "gift", "gl", "glass", "global", "gold",
  "got", "graphics", "green", "group", "gs", "gt", "guide", "health", "help", "here",
  "host", "hosting", "hot", "house", "how", "id", "in", "inc", "info", "ink", "int",
  "internal", "invalid", "is", "java", "jmp", "jobs", "la", "lc", "lease", "legal",
  "life", "like", "limited", "link", "live", "loan", "local", "localhost", "ly", "man",
  "management", "map", "market", "md", "media", "meet", "menu", "mini", "mk", "ml",
  "mm", "mo", "mobile", "money", "mov", "movie", "ms", "mt", "mu", "music", "name",
  "ne", "network", "new", "news", "next", "now", "observer", "one", "open", "orange",
  "origins", "page", "parts", "party", "pay", "pe", "phone", "photo", "photos",
  "pics", "pictures", "pid", "pin", "ping", "pink", "pl", "place", "play", "plus",
  "pm", "post", "press", "prime", "pro", "prod", "promo", "properties", "property",
  "protection", "ps", "pub", "py", "quest", "radio", "re", "read", "recipes", "red",
  "rent", "repair", "report", "rest", "review", "reviews", "rip", "room", "rs", "run",
  "safe", "safety", "sale", "sas", "save", "sc", "search", "seat", "secure",
  "security", "seek", "select", "services", "sh", "shell", "show", "site", "skin",
  "sky", "sl", "smart", "so", "social", "software", "song", "space", "spot", "st",
  "star", "storage", "store", "stream", "studio", "style", "support", "surf", "sv",
  "sx", "sy", "systems", "tab", "talk", "target", "tax", "td", "team", "test", "tf",
  "tickets", "tips", "today", "tools", "top", "total", "tours", "town", "trade",
  "training", "travel", "trust", "tt", "tube", "tz", "vc", "vet", "vi", "video",
  "vin", "vision", "vote", "watch", "watches", "weather", "win", "windows", "work",
  "works", "world", "ws", "xxx", "you", "zero", "zip", "zone",
  /* clang-format on */
};

/* First labels that are more often a domain with its labels reversed, an object of a
 * programming language, or a file. */
static const char *const ambiguous_first[]
    = { "com",  "configure", "copying", "edu", "gov",    "io",   "java", "javax",
        "llvm", "makefile",  "net",     "org", "readme", "self", "this" };

/* Characters of Link_Email that no IRI has, or that delimit an email address in a URL
 * or an assignment. */
#define NOT_IN_EMAIL "{}|^`/=?#&"

/* Those that are before an email address more often than they begin one. */
#define BEFORE_EMAIL "'*!~"

/* A local part does not follow these, or begin with the others: that is a format or the
 * end of a string. */
#define NOT_BEFORE_EMAIL "@\\"
#define NOT_FIRST_IN_EMAIL "$%"

/* A domain name next to one of these is part of a path or of an expression. */
#define NOT_BEFORE_HOST "_/\\@$%#~+&"
#define NOT_AFTER_HOST "_@=+$%~\\([{"

#define MAX_LABEL 63
#define MAX_NAME 253
#define MAX_PORT 65535

/* Reads the character at @at. Returns its length in bytes, 0 if there is none. */
static gsize
read_char (const char *text, gsize length, gsize at, gunichar *c)
{
  if (at >= length)
    return 0;
  *c = (guint8) text[at];
  return *c < 0x80 ? 1 : iri_utf8_read ((const guint8 *) text + at, length - at, c);
}

/* Reads the character before @at. */
static gsize
read_char_before (const char *text, gsize floor, gsize at, gunichar *c)
{
  for (gsize n = 1; n <= 4 && floor + n <= at; n++)
    if (!iri_byte_is_continuation ((guint8) text[at - n]))
      return read_char (text, at, at - n, c) == n ? n : 0;
  return 0;
}

/* The full stops that UTS #46 maps to "." */
static gboolean
is_separator (gunichar c)
{
  return c == '.' || c == 0x3002 || c == 0xff0e || c == 0xff61;
}

static gboolean
is_in_name (gunichar c)
{
  const IriCharacter *character;

  if (c < 0x80)
    return iri_byte_is ((guint8) c, IRI_CLASS_ALPHA | IRI_CLASS_DIGIT) || c == '-'
           || c == '.';
  character = iri_character (c);
  return (U_MASK (character->category) & (U_GC_L_MASK | U_GC_M_MASK | U_GC_ND_MASK))
             != 0
         || character->idna2008 == IRI_IDNA2008_PVALID
         || character->idna2008 == IRI_IDNA2008_CONTEXTJ
         || character->idna2008 == IRI_IDNA2008_CONTEXTO || is_separator (c);
}

gsize
iri_detect_name_end (const char *text, gsize length, gsize at)
{
  gunichar c;

  for (gsize n; (n = read_char (text, length, at, &c)) > 0 && is_in_name (c);)
    at += n;
  return at;
}

static gsize
find_name_begin (const char *text, gsize floor, gsize at)
{
  gunichar c;

  for (gsize n; (n = read_char_before (text, floor, at, &c)) > 0 && is_in_name (c);)
    at -= n;
  return at;
}

gboolean
iri_detect_has_labels (const char *host, gsize length)
{
  gunichar before = '.', c;

  for (gsize at = 0, n; (n = read_char (host, length, at, &c)) > 0; at += n)
    {
      if (is_separator (before) ? is_separator (c) || c == '-'
                                : is_separator (c) && before == '-')
        return FALSE;
      before = c;
    }
  return !is_separator (before) && before != '-';
}

static int
compare (gconstpointer label, gconstpointer row)
{
  return strcmp (label, *(const char *const *) row);
}

/* Whether @label is in the sorted @table of @n rows. */
static gboolean
is_among (const char *label, const char *const *table, gsize n)
{
  return bsearch (label, table, n, sizeof *table, compare) != NULL;
}

/* Sets @name to the label at @label in lower case. Letters of both cases are those of
 * names in source code and of sentences without a space before them. */
static gboolean
read_label (const char *label, gsize length, char name[static MAX_LABEL + 1])
{
  gboolean upper = g_ascii_isupper (label[0]);

  if (length < 2 || length > MAX_LABEL)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    {
      if (upper ? g_ascii_islower (label[i]) : g_ascii_isupper (label[i]))
        return FALSE;
      name[i] = g_ascii_tolower (label[i]);
    }
  name[length] = '\0';
  return TRUE;
}

/* The last separator before @end. */
static gsize
find_last_label (const char *text, gsize begin, gsize end)
{
  gsize at = end, n;
  gunichar c;

  while ((n = read_char_before (text, begin, at, &c)) > 0 && !is_separator (c))
    at -= n;
  return at;
}

/* Whether the last two labels at @span are a public suffix, as "co.in" is. Sets @all to
 * whether there are no others. */
static gboolean
has_long_suffix (const char *text, IriSpan span, gboolean *all)
{
  gsize last = find_last_label (text, span.begin, span.end) - 1;
  gsize second = find_last_label (text, span.begin, last);
  char suffix[2 * MAX_LABEL + 2];

  *all = second == span.begin;
  if (span.end - second >= sizeof suffix)
    return FALSE;
  for (gsize i = second; i <= span.end; i++)
    suffix[i - second] = i < span.end ? g_ascii_tolower (text[i]) : '\0';
  return iri_psl_is_suffix (suffix);
}

/* Whether @span, which has a known top-level domain @name, may be of something else or,
 * as a public suffix, of nobody. */
static gboolean
is_ambiguous (const char *text, IriSpan span, const char *name)
{
  char first[MAX_LABEL + 1];
  const char *dot = memchr (text + span.begin, '.', iri_span_length (span));
  gsize length = dot != NULL ? (gsize) (dot - (text + span.begin)) : 0;
  gboolean is_suffix, all;

  if (!read_label (text + span.begin, length, first))
    *first = '\0';
  if (g_str_equal (first, "www"))
    return FALSE;
  is_suffix = has_long_suffix (text, span, &all);
  return (is_suffix && all)
         || (is_among (name, ambiguous, G_N_ELEMENTS (ambiguous)) && !is_suffix)
         || is_among (first, ambiguous_first, G_N_ELEMENTS (ambiguous_first));
}

/* Whether @span, whose labels have no hyphens at their ends, is valid in IDNA. Most
 * names are US-ASCII without "--", and need no conversion. */
static gboolean
is_valid (const char *text, IriSpan span)
{
  const char *name = text + span.begin;
  gsize length = iri_span_length (span), label = 0;

  if (!iri_is_ascii (name, length)
      || g_strstr_len (name, (gssize) length, "--") != NULL)
    return iri_bare_host_find (name, length) == IRI_BARE_HOST_WEB;
  for (gsize i = 0; i < length && label <= MAX_LABEL; i++)
    label = name[i] == '.' ? 0 : label + 1;
  return label <= MAX_LABEL && length <= MAX_NAME;
}

/* Whether @span is a domain name whose end is a known top-level domain. Sets
 * @is_unsure, unless that is NULL, to whether it may be of something else. */
static gboolean
is_domain (const char *text, IriSpan span, gboolean *is_unsure)
{
  char name[MAX_LABEL + 1];
  gsize last = find_last_label (text, span.begin, span.end);

  if (last == span.begin || !read_label (text + last, span.end - last, name)
      || !iri_bare_host_is_top_level (name)
      || !iri_detect_has_labels (text + span.begin, iri_span_length (span)))
    return FALSE;
  if (is_unsure != NULL)
    *is_unsure = is_ambiguous (text, span, name);
  return is_valid (text, span);
}

/* The end of the name up to @end without full stops at its end. */
static gsize
drop_separators (const char *text, gsize begin, gsize end)
{
  gsize n;
  gunichar c;

  while ((n = read_char_before (text, begin, end, &c)) > 0 && is_separator (c))
    end -= n;
  return end;
}

static gboolean
is_next_to (const char *chars, gunichar c)
{
  return c != 0 && c < 0x80 && strchr (chars, (int) c) != NULL;
}

/* The end of the port at @at, or @at if there is none. */
static gsize
find_port_end (const char *text, gsize length, gsize at)
{
  guint port = 0;
  gsize end = at + 1;

  if (at >= length || text[at] != ':')
    return at;
  for (; end < length && g_ascii_isdigit (text[end]) && port <= MAX_PORT; end++)
    port = port * 10 + (guint) (text[end] - '0');
  return end == at + 1 || port > MAX_PORT ? at : end;
}

IriDetectedName
iri_detect_host (const char *text, gsize length, gsize floor, gsize at)
{
  gsize begin = find_name_begin (text, floor, at);
  gsize stop = iri_detect_name_end (text, length, at);
  gsize end = drop_separators (text, begin, stop);
  IriDetectedName self = { .span = IRI_SPAN_ABSENT, .stop = stop };
  gunichar before = 0, after = 0;

  read_char_before (text, 0, begin, &before);
  read_char (text, length, stop, &after);
  if (is_next_to (NOT_BEFORE_HOST, before) || is_next_to (NOT_AFTER_HOST, after)
      || (after == ':' && length - stop >= 3 && memcmp (text + stop, "://", 3) == 0)
      || !is_domain (text, (IriSpan){ begin, end }, &self.ambiguous))
    return self;
  /* The dot of the root belongs to the host only before its path. */
  if (after == '/' || after == '?' || after == '#')
    end = stop;
  self.span = (IriSpan){ begin, find_port_end (text, length, end) };
  return self;
}

gboolean
iri_detect_is_local_part (const char *local, gsize length)
{
  return length > 0 && local[0] != '.' && local[length - 1] != '.'
         && g_strstr_len (local, (gssize) length, "..") == NULL;
}

static gsize
find_local_part (const char *text, gsize floor, gsize at)
{
  gsize begin = at;
  gunichar c;

  for (gsize n; (n = read_char_before (text, floor, begin, &c)) > 0
                && (c == '.' || iri_character (c)->link_email)
                && !is_next_to (NOT_IN_EMAIL, c);)
    begin -= n;
  while (begin < at && is_next_to (BEFORE_EMAIL, (guint8) text[begin]))
    begin++;
  return begin;
}

/* Whether the byte before @begin is the quote that ends a string. */
static gboolean
follows_string (const char *text, gsize begin)
{
  guint8 last;

  if (begin < 2 || text[begin - 1] != '"')
    return FALSE;
  last = (guint8) text[begin - 2];
  return last == '"' || last >= 0x80
         || iri_byte_is (last, IRI_CLASS_ALPHA | IRI_CLASS_DIGIT);
}

/* Where the local part before the "@" at @at begins; @at if there is none. */
static gsize
find_valid_local_part (const char *text, gsize floor, gsize at)
{
  gunichar before = 0;
  gsize begin;

  if (at > floor && text[at - 1] == '"')
    return iri_quoted_local_begin (text, floor, at);
  begin = find_local_part (text, floor, at);
  read_char_before (text, 0, begin, &before);
  return !is_next_to (NOT_BEFORE_EMAIL, before) && !follows_string (text, begin)
                 && !is_next_to (NOT_FIRST_IN_EMAIL, (guint8) text[begin])
                 && iri_detect_is_local_part (text + begin, at - begin)
             ? begin
             : at;
}

IriDetectedName
iri_detect_email (const char *text, gsize length, gsize floor, gsize at)
{
  gsize stop = iri_detect_name_end (text, length, at + 1);
  IriSpan domain = { at + 1, drop_separators (text, at + 1, stop) };
  IriDetectedName self = { .span = IRI_SPAN_ABSENT, .stop = at };
  gunichar after = 0;
  gsize begin;

  if (!is_domain (text, domain, NULL))
    return self;
  self.stop = domain.end;
  begin = find_valid_local_part (text, floor, at);
  read_char (text, length, stop, &after);
  if (begin < at && !is_next_to ("@_", after))
    self.span = (IriSpan){ begin, domain.end };
  return self;
}
