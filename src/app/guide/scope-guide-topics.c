/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-guide-topics.h"

#include <glib/gi18n.h>

/* Keys are looked up by their actions, so the sentences do not name any. */

static const ScopeGuideBlock inspect[] = {
  { .text = N_ ("Type, paste or drop an IRI into the entry. The line below it "
                "answers one question: is this IRI what it looks like? "
                "Everything else explains the answer.") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Logical and Visual Order") },
  { .kind = SCOPE_GUIDE_PICTURE,
    .detail = "http://example.אבג.דהו/זחט?יכל=1",
    .text = N_ ("Above is what programs read: the host, then a path and a query. "
                "Below is what people see: the query seems to belong to the host.") },
  { .kind = SCOPE_GUIDE_LESSON, .detail = "04-order" },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Components and Findings") },
  { .text = N_ ("Components are listed in logical order, each with its direction, "
                "and the host label by label. Findings say what is wrong, what is "
                "deceptive and what is good to know, and name the section of the "
                "standard. A finding that can be fixed has a button for it.") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Sharing the Answer") },
  { .text = N_ ("An answer card is a picture for a ticket or a slide: the verdict, the "
                "order of the characters, the registrable domain and the defanged URI, "
                "which nobody opens by accident. Where only text can be pasted, a line "
                "with the verdict and the defanged URI is.") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.copy-card",
    .text = N_ ("Copy the answer card") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.focus-entry",
    .text = N_ ("Go to the IRI and select it") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.open",
    .text = N_ ("Open the IRI in a browser") },
  { .kind = SCOPE_GUIDE_KEY, .detail = "<Control>z", .text = N_ ("Undo a change") },
};

static const ScopeGuideBlock picture[] = {
  { .text = N_ ("Each box is one character as people count them: a letter with all "
                "its marks. A line connects its position in logical order, above, to "
                "its position in visual order, below. Thin lines are for characters "
                "that stay in place, thick lines for those that move.") },
  { .kind = SCOPE_GUIDE_PICTURE,
    .detail = "http://ab.אבגד.123/",
    .text = N_ ("The host ends with digits, which are shown before its Hebrew "
                "label.") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Colors and Patterns") },
  { .text = N_ ("Each component has a color and, for those who cannot tell "
                "colors apart, a pattern at the bottom of its boxes. "
                "Delimiters have neither.") },
  { .kind = SCOPE_GUIDE_COMPONENTS },
  { .text = N_ ("A button above the picture colors it by script instead. Each letter "
                "that imitates another one then changes into it for a moment. Above "
                "such a letter is its code point or, colored by script, the letter "
                "that it imitates.") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.script-lens",
    .text = N_ ("Color by script or by component") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Steps, Numbers and Brackets") },
  { .text = N_ ("The steps above the first row are embedding levels; letters "
                "on odd levels run from right to left. The numbers below the "
                "second row are logical positions, in bold where a character "
                "has moved. A bracket below them shows what a reader would "
                "mistake for the host or the path.") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Invisible and Encoded Characters") },
  { .text = N_ ("An invisible character is a dashed box with its short name. A "
                "percent-encoded byte has three boxes, below the character "
                "that it encodes. Letters of cursive scripts are drawn "
                "separately, so that each can be followed.") },
  { .kind = SCOPE_GUIDE_PICTURE,
    .detail = "http://a.test/b\342\200\216%C3%A9",
    .text = N_ ("After the b there is an invisible mark, and then one "
                "percent-encoded letter.") },
  { .kind = SCOPE_GUIDE_KEY,
    .detail = "Left Right Up Down",
    .text = N_ ("Move through the picture") },
  { .kind = SCOPE_GUIDE_KEY,
    .detail = "Return",
    .text = N_ ("Select the character in the entry") },
  { .kind = SCOPE_GUIDE_KEY,
    .detail = "<Control>plus <Control>minus",
    .text = N_ ("Zoom in or out") },
};

static const ScopeGuideBlock host[] = {
  { .text = N_ ("The host decides where an IRI goes, and its end decides who owns "
                "it: the registrable domain, which somebody has registered. It is "
                "shown in bold. Its owner chooses everything before it.") },
  { .kind = SCOPE_GUIDE_LESSON, .detail = "03-host" },
  { .kind = SCOPE_GUIDE_LESSON, .detail = "08-rules" },
  { .kind = SCOPE_GUIDE_LESSON, .detail = "10-deception" },
};

static const ScopeGuideBlock readings[] = {
  { .text = N_ ("Nine standards say what an IRI is, from the first drafts of "
                "2001 to what browsers do today. They do not agree on the "
                "characters that are allowed, on the treatment of spaces and "
                "backslashes, or on the host.") },
  { .text = N_ ("The list beside the entry selects the standard of the window. "
                "This view shows the result of each standard: whether the IRI "
                "is valid, which URI it maps to, and how that differs from the "
                "selected standard.") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.focus-chooser",
    .text = N_ ("Go to the list of standards") },
};

static const ScopeGuideBlock characters[] = {
  { .text = N_ ("The table has all characters with their names, logical and "
                "visual positions, scripts and directions. “Rule by Rule” "
                "applies the rules that produce the visual order one by one, "
                "each with what it changes.") },
  { .kind = SCOPE_GUIDE_LESSON, .detail = "05-classes" },
  { .kind = SCOPE_GUIDE_LESSON, .detail = "07-digits" },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Conventions") },
  { .text = N_ ("Programs differ in how they show an IRI. The list above the picture "
                "selects a convention, and the button beside it shows "
                "all of them.") },
  { .kind = SCOPE_GUIDE_LESSON, .detail = "09-displays" },
};

static const ScopeGuideBlock compare[] = {
  { .text = N_ ("Two IRIs can be equivalent although they are written differently, and "
                "different although they look the same. This page tells them apart.") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("The Ladder") },
  { .text = N_ ("The IRIs are compared rung by rung, and each rung ignores more "
                "differences: none, then those of letter case, of percent-encoding, "
                "of dots in the path, and those that the scheme ignores. The answer "
                "is the first rung on which both are equal.") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Twins") },
  { .kind = SCOPE_GUIDE_PICTURE,
    .detail = "http://example.com/אב/123/cd",
    .text = N_ ("This IRI has a visual twin: a different one that is shown in "
                "exactly the same way.") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.focus-second",
    .text = N_ ("Go to the second IRI") },
};

static const ScopeGuideBlock resolve[] = {
  { .text = N_ ("A relative reference is not complete by itself. It needs a base, "
                "which is the IRI of the page that contains it. This view resolves "
                "the reference against the base by the rules of the selected "
                "standard: RFC 3986, RFC 2396 or the URL Standard.") },
  { .text = N_ ("It shows each step: which components come from the base, how the "
                "two paths are merged, and how “.” and “..” are removed.") },
};

static const ScopeGuideBlock text[] = {
  { .text = N_ ("Paste or drop a text, or open a file. Each link in it becomes "
                "a row with its line, host and verdict. Rows can be sorted, "
                "filtered and opened in Inspect.") },
  { .text = N_ ("Long files are read in the background. All rows can be "
                "exported as CSV or as JSON with one object in each line.") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.open-text",
    .text = N_ ("Open a text file") },
};

static const ScopeGuideBlock learn[] = {
  { .text = N_ ("The lessons explain what IRIs are, how they are shown and how they "
                "deceive. They need no knowledge of standards.") },
  { .kind = SCOPE_GUIDE_LESSON, .detail = "01-iri" },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.page::learn",
    .text = N_ ("Show all lessons") },
  { .kind = SCOPE_GUIDE_ACTION, .detail = "win.next-view", .text = N_ ("Next lesson") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.previous-view",
    .text = N_ ("Previous lesson") },
  /* Translators: in a classroom. */
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("In Class") },
  { .text
    = N_ ("A presentation fills the screen with the picture of the IRI. Arrow keys "
          "then go through the rules that put it in visual order.") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.present",
    .text = N_ ("Present the picture and the rules") },
  { .kind = SCOPE_GUIDE_KEY,
    .detail = "<Shift>Left <Shift>Right",
    .text = N_ ("Scroll a wide line of the presentation") },
};

static const ScopeGuideBlock typing[] = {
  { .text = N_ ("The entry always runs from left to right, whatever its first "
                "letter, as RFC 3987 requires. Components have their colors "
                "there too, and findings are underlined.") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Hebrew, Arabic and Persian Keyboards") },
  { .text
    = N_ ("Schemes and most delimiters can be typed without another keyboard layout. A "
          "host that begins with a letter outside US-ASCII is suggested with "
          "https:// before it, below the entry.") },
  /* Translators: keys of the usual Hebrew layout. */
  { .text
    = N_ ("Hebrew: the slash is on the key Q, and the colon is Shift and ף. Shift "
          "and any other letter but ת and ץ is a Latin capital; HTTPS means the same "
          "as https.") },
  /* Translators: keys of the usual Arabic layout. */
  { .text
    = N_ ("Arabic: the slash is Shift and م, the colon Shift and ك, and the dot "
          "Shift and ز. The question mark before a query is not on this layout: ؟ is "
          "another character.") },
  /* Translators: keys of the standard Persian layout. */
  { .text
    /* xgettext:no-c-format */
    = N_ ("Persian: the slash and the dot have keys of their own, and the colon is "
          "Shift and ک. Right Alt and the slash is a question mark; right Alt and ۲, "
          "۳, ۵ or ۷ is @, #, % or &; right Alt, Shift and a digit is a US-ASCII "
          "digit.") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Bidi Notation") },
  { .text = N_ ("Without a Hebrew or Arabic keyboard, capital letters can represent "
                "letters that run from right to left, as in the examples of the "
                "standards. The main menu selects which letters.") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.next-notation",
    .text = N_ ("Change what capital letters represent") },
};

static const ScopeGuideBlock copying[] = {
  { .text = N_ ("An IRI can be copied in many forms: the URI for programs, the host "
                "for the Domain Name System, the IRI for people, and forms for web "
                "pages, documents and source code. Each row shows the text that it "
                "copies and the invisible characters in it.") },
  { .kind = SCOPE_GUIDE_LESSON, .detail = "02-characters" },
  { .text = N_ ("Text is copied in logical order. Only the form for a sentence "
                "has invisible marks around it, which keep the order of the "
                "IRI independent of the text beside it.") },
  { .kind = SCOPE_GUIDE_LESSON, .detail = "06-embedding" },
  { .kind = SCOPE_GUIDE_ACTION, .detail = "win.copy-uri", .text = N_ ("Copy the URI") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.copy-isolate",
    .text = N_ ("Copy the IRI for a sentence") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.copy-last",
    .text = N_ ("Repeat the last copy from the menu in the header bar") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Files and Paper") },
  { .text = N_ ("The picture can be saved for slides and documents, and the "
                "full report for people or for programs.") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.save",
    .text = N_ ("Save the picture or a report") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.print",
    .text = N_ ("Print the picture and the report") },
};

static const ScopeGuideBlock history[] = {
  { .text = N_ ("An IRI is added to the history when you press Enter or stop typing "
                "for three seconds. Escape reverts to the one added last. Back and "
                "Forward go through the IRIs of this window, "
                "and matches from the history are offered while you type.") },
  { .text = N_ ("The list in the header bar shows the whole history and can be "
                "searched. A star makes an IRI a favorite, which stays when the "
                "history is cleared. Private mode adds nothing to the history.") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.history",
    .text = N_ ("Show the history") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.back",
    .text = N_ ("Go back to the previous IRI") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.forward",
    .text = N_ ("Go forward again") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.favourite",
    .text = N_ ("Add the IRI to favorites or remove it") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.private",
    .text = N_ ("Turn private mode on or off") },
};

static const ScopeGuideBlock privacy[] = {
  { .text = N_ ("Iriscope does not use the network. It looks up and sends "
                "nothing; all answers come from rules and tables on this "
                "computer. Only “Open in Browser” passes an IRI to another "
                "program, and it asks first if there is a reason to.") },
};

#define BLOCKS(blocks) blocks, G_N_ELEMENTS (blocks)

static const ScopeGuideTopic topics[] = {
  { "inspect", N_ ("Inspecting an IRI"), "edit-find-symbolic", BLOCKS (inspect) },
  { "picture", N_ ("Reading the Picture"), "image-x-generic-symbolic",
    BLOCKS (picture) },
  { "typing", N_ ("Typing an IRI"), "input-keyboard-symbolic", BLOCKS (typing) },
  { "host", N_ ("Who Owns the Host"), "network-server-symbolic", BLOCKS (host) },
  { "readings", N_ ("Standards"), "view-list-symbolic", BLOCKS (readings) },
  { "characters", N_ ("Character by Character"), "accessories-character-map-symbolic",
    BLOCKS (characters) },
  { "compare", N_ ("Comparing Two IRIs"), "view-dual-symbolic", BLOCKS (compare) },
  { "resolve", N_ ("Resolving a Reference"), "go-jump-symbolic", BLOCKS (resolve) },
  { "text", N_ ("Links in a Text"), "text-x-generic-symbolic", BLOCKS (text) },
  { "learn", N_ ("Learning"), "accessories-dictionary-symbolic", BLOCKS (learn) },
  { "history", N_ ("History and Favorites"), "document-open-recent-symbolic",
    BLOCKS (history) },
  { "copy", N_ ("Copying and Saving"), "edit-copy-symbolic", BLOCKS (copying) },
  { "privacy", N_ ("Privacy"), "security-high-symbolic", BLOCKS (privacy) },
};

const ScopeGuideTopic *
scope_guide_topics (gsize *n_topics)
{
  *n_topics = G_N_ELEMENTS (topics);
  return topics;
}
