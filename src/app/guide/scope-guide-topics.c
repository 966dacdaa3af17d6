/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-guide-topics.h"

#include <glib/gi18n.h>

/* No sentence here names a key: keys are looked up where they are set. */

static const ScopeGuideBlock inspect[] = {
  { .text = N_ ("Type, paste or drop an address into the entry. The line below "
                "it answers one question: is this address what it looks like? "
                "All that follows explains the answer.") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Stored and Shown") },
  { .text = N_ ("Hebrew, Arabic and some other scripts run from right to left. "
                "Where their letters meet the slashes, dots and digits of an "
                "address, parts of it trade places on screen, and its end can "
                "seem to be its beginning. Nothing is forged then: the "
                "standard says that it is to be shown so.") },
  { .kind = SCOPE_GUIDE_PICTURE,
    .detail = "http://example.אבג.דהו/זחט?יכל=1",
    .text = N_ ("Above, what programs read: the host is followed by a path and "
                "a query. Below, what people see: the query seems to belong to "
                "the host.") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("What Explains It") },
  { .text
    = N_ ("Components are listed as they are stored, each with its direction, "
          "the host label by label. Findings say what is wrong, what deceives "
          "and what is merely good to know, and name the section that says so. "
          "A finding that has a remedy offers it as a button.") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.focus-entry",
    .text = N_ ("Go to the address and select it") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.open",
    .text = N_ ("Open the address in a browser") },
  { .kind = SCOPE_GUIDE_KEY,
    .detail = "<Control>z",
    .text = N_ ("Undo a change") },
};

static const ScopeGuideBlock picture[] = {
  { .text = N_ ("Each box is one character as people count them: a letter with "
                "all its marks. A line leads from its stored place, above, to "
                "its shown place, below. Thin straight lines are of characters "
                "that stay where they are; thick ones lead elsewhere.") },
  { .kind = SCOPE_GUIDE_PICTURE,
    .detail = "http://ab.אבגד.123/",
    .text = N_ ("The host ends in digits, and they are shown before its Hebrew "
                "label.") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Colours and Patterns") },
  { .text = N_ ("Each component has a colour and, for eyes that do not tell "
                "colours apart, a pattern at the foot of its boxes. Delimiters "
                "have neither.") },
  { .kind = SCOPE_GUIDE_COMPONENTS },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Steps, Numbers and Brackets") },
  { .text = N_ (
        "Steps above a row are embedding levels; letters on odd ones run from "
        "right to left. Numbers below the other row are stored places, and a "
        "bold one has moved. A bracket under them shows what a reader would "
        "take for the host or the path, where that is not what it is.") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("What Cannot Be Seen") },
  { .text = N_ ("An invisible character is a dashed box with its short name. "
                "Characters that are percent-encoded keep their three boxes, "
                "below what they stand for. Letters of cursive scripts are "
                "drawn on their own, so that each can be followed.") },
  { .kind = SCOPE_GUIDE_PICTURE,
    .detail = "http://a.test/b\342\200\216%C3%A9",
    .text = N_ ("Behind b there is a mark that nobody sees. What follows it is "
                "one letter, percent-encoded.") },
  { .kind = SCOPE_GUIDE_KEY,
    .detail = "Left Right Up Down",
    .text = N_ ("Walk through the picture") },
  { .kind = SCOPE_GUIDE_KEY,
    .detail = "Return",
    .text = N_ ("Select the character in the entry") },
  { .kind = SCOPE_GUIDE_KEY,
    .detail = "<Control>plus <Control>minus",
    .text = N_ ("Enlarge or reduce the picture") },
};

static const ScopeGuideBlock host[] = {
  { .text = N_ ("The host is the part that decides where an address goes, and "
                "the end of the host decides whose it is: the registrable "
                "domain, which somebody has registered. It is written in bold. "
                "Whatever stands before it, its owner has chosen.") },
  { .kind = SCOPE_GUIDE_PICTURE,
    .detail = "http://example.com@www.аррӏе.com",
    .text = N_ ("What stands before the @ is a user name, not the host. The "
                "letters of the host are Cyrillic, all of them.") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("What Is Looked Up") },
  { .text
    = N_ ("The Domain Name System knows letters without accents, digits and "
          "hyphens. Other letters are looked up in Punycode, which begins with "
          "“xn--”. The rules for that are called IDNA, and there are several; "
          "each label says what each flavour makes of it and, where one "
          "refuses it, by which rule and for which character.") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Look-Alikes") },
  { .text
    = N_ ("A letter of one script can look like one of another. A label that "
          "mixes scripts, or whose letters all look like others, is pointed "
          "out, and so is the other name that it can be taken for.") },
};

static const ScopeGuideBlock readings[] = {
  { .text = N_ ("Nine documents say what an address is, from the first drafts "
                "of 2001 to what browsers do today. They do not agree on which "
                "characters it may hold, on what becomes of spaces and "
                "backslashes, nor on the host.") },
  { .text = N_ ("The list beside the entry chooses the document that the "
                "window reads by. This page shows what each of them makes of "
                "the address: whether it is valid, which URI it maps to, and "
                "in what that differs from the chosen one.") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.focus-chooser",
    .text = N_ ("Go to the document that is read by") },
};

static const ScopeGuideBlock characters[] = {
  { .text = N_ ("The table has all characters with their names, stored and "
                "shown places, scripts and directions. Below it, the rules "
                "that put them in visual order are applied one by one, with "
                "what each of them changes.") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Conventions") },
  { .text
    = N_ ("Programs differ in how they show an address. The list over the "
          "picture chooses one of eight conventions, and the button beside it "
          "draws all of them. These are two of the same address:") },
  { .kind = SCOPE_GUIDE_PICTURE,
    .detail = "http://ab.אב/גד?ה=1",
    .convention = IRI_CONVENTION_EMBED_LTR,
    .text = N_ ("Left-to-right embedding, as RFC 3987 says it: the path stands "
                "before the end of the host.") },
  { .kind = SCOPE_GUIDE_PICTURE,
    .detail = "http://ab.אב/גד?ה=1",
    .convention = IRI_CONVENTION_ISOLATE,
    .text = N_ ("Each component on its own: components stay in their order, "
                "and only the letters in them are turned around.") },
};

static const ScopeGuideBlock compare[] = {
  { .text
    = N_ ("Two addresses can be the same though they are written differently, "
          "and different though they look the same. This page says which.") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("The Ladder") },
  { .text = N_ ("Two addresses are compared rung by rung, each rung allowing "
                "for more: letter by letter, then capitals, percent-encoding, "
                "dots in the path, and what the scheme says. The lowest rung "
                "on which both are equal is the answer.") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Twins") },
  { .kind = SCOPE_GUIDE_PICTURE,
    .detail = "http://example.com/אב/123/cd",
    .text = N_ ("This address has a twin: another one that is stored "
                "differently and shown exactly the same.") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.focus-second",
    .text = N_ ("Go to the second address") },
};

static const ScopeGuideBlock resolve[] = {
  { .text
    = N_ ("A relative reference leads nowhere by itself. It needs a base, "
          "which is the address of the page that it stands on. This page "
          "resolves one against the other, as RFC 3986 says in section 5.2, or "
          "as browsers do where the document that is read by is theirs.") },
  { .text
    = N_ ("Each step can be followed: what is taken from the base, how the two "
          "paths are joined, and how “.” and “..” are taken out.") },
};

static const ScopeGuideBlock text[] = {
  { .text = N_ ("Paste a text, drop it or open a file, and every address in it "
                "becomes a row, with its line, its host and its verdict. Rows "
                "can be sorted and filtered, and each opens in Inspect.") },
  { .text = N_ ("Long files are read in pieces and do not get in the way. All "
                "rows can be exported as CSV or as JSON, one object a line.") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.open-text",
    .text = N_ ("Open a text file") },
};

static const ScopeGuideBlock typing[] = {
  { .text = N_ ("The entry always reads from left to right, whatever its first "
                "letter is, as RFC 3987 asks. Each component has its colour "
                "there too, and what a finding is about is underlined.") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Bidi Notation") },
  { .text
    = N_ ("Without a Hebrew or Arabic keyboard, capitals can stand for letters "
          "that run from right to left, as they do in the examples of the "
          "standards. The main menu says which letters they are.") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.next-notation",
    .text = N_ ("Change what capitals stand for") },
};

static const ScopeGuideBlock copying[] = {
  { .text
    = N_ ("An address has many forms: the URI for programs, the host for the "
          "Domain Name System, the IRI for people, and forms to paste into web "
          "pages, documents and source code. Each row shows what it would "
          "copy, and which invisible characters that holds.") },
  { .text = N_ ("What is copied is what is stored. The form for a sentence "
                "alone has invisible marks around it, so that the address "
                "keeps its order whatever is written beside it.") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.copy-uri",
    .text = N_ ("Copy the URI") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.copy-isolate",
    .text = N_ ("Copy the IRI for a sentence") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.copy-last",
    .text = N_ ("Copy again what was copied from the menu in the header") },
  { .kind = SCOPE_GUIDE_HEADING, .text = N_ ("Files and Paper") },
  { .text
    = N_ ("The picture can be saved for a slide or a document, and a report "
          "with all that there is to say for people or for programs.") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.save",
    .text = N_ ("Save the picture or a report") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.print",
    .text = N_ ("Print both") },
};

static const ScopeGuideBlock history[] = {
  { .text = N_ ("Enter keeps the address that has been typed, and Escape "
                "brings back what was kept last. Back and Forward go through "
                "the addresses of this window, and while one is typed those "
                "that begin like it are offered.") },
  { .text
    = N_ ("The list in the header has all that was kept and can be searched. A "
          "star makes an address a favourite, which stays when the history is "
          "cleared. In private mode nothing is kept.") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.history",
    .text = N_ ("Show the history") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.back",
    .text = N_ ("Go back to the address before") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.forward",
    .text = N_ ("Go forward again") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.favourite",
    .text = N_ ("Make the address a favourite, or no favourite") },
  { .kind = SCOPE_GUIDE_ACTION,
    .detail = "win.private",
    .text = N_ ("Turn private mode on or off") },
};

static const ScopeGuideBlock privacy[] = {
  { .text = N_ ("Iriscope uses no network. No address is looked up, resolved "
                "or sent anywhere; all answers come from rules and tables on "
                "this computer. Only “Open in Browser” hands an address on, "
                "and it asks first where there is a reason to.") },
};

#define BLOCKS(blocks) blocks, G_N_ELEMENTS (blocks)

static const ScopeGuideTopic topics[] = {
  { "inspect", N_ ("Looking Into an Address"), "edit-find-symbolic",
    BLOCKS (inspect) },
  { "picture", N_ ("Reading the Picture"), "image-x-generic-symbolic",
    BLOCKS (picture) },
  { "typing", N_ ("Typing an Address"), "input-keyboard-symbolic",
    BLOCKS (typing) },
  { "host", N_ ("Whose Address It Is"), "network-server-symbolic",
    BLOCKS (host) },
  { "readings", N_ ("Nine Documents"), "view-list-symbolic",
    BLOCKS (readings) },
  { "characters", N_ ("Character by Character"),
    "accessories-character-map-symbolic", BLOCKS (characters) },
  { "compare", N_ ("Two Addresses"), "view-dual-symbolic", BLOCKS (compare) },
  { "resolve", N_ ("Where a Reference Leads"), "go-jump-symbolic",
    BLOCKS (resolve) },
  { "text", N_ ("Addresses in a Text"), "text-x-generic-symbolic",
    BLOCKS (text) },
  { "history", N_ ("History and Favourites"), "document-open-recent-symbolic",
    BLOCKS (history) },
  { "copy", N_ ("Copying and Saving"), "edit-copy-symbolic", BLOCKS (copying) },
  { "privacy", N_ ("What Stays Here"), "security-high-symbolic",
    BLOCKS (privacy) },
};

const ScopeGuideTopic *
scope_guide_topics (gsize *n_topics)
{
  *n_topics = G_N_ELEMENTS (topics);
  return topics;
}
