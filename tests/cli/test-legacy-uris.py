# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""to-uri --charset=all against Python's codecs, and Table 1 of iuc19."""

import json
import re
from urllib.parse import quote_from_bytes

from tap import Points, iri

# Each charset by Python's name for it.
CODECS = {
    "UTF-8": "utf-8",
    "macintosh": "mac_roman",
    "IBM866": "cp866",
    "x-mac-cyrillic": "mac_cyrillic",
    "windows-874": "cp874",
    "Shift_JIS": "cp932",
    "EUC-KR": "cp949",
    "ISO-2022-JP": "iso2022_jp",
    "Big5": "big5hkscs",
}

# First octets of characters that the standard decodes but never encodes.
UNWRITTEN = {"EUC-JP": (0x8F, 0x8F), "Big5": (0x81, 0xA0)}

# Words that are in several charsets, and some in few or none but UTF-8. Their
# characters are the same in Python's codecs and in the WHATWG Encoding Standard.
WORDS = [
    "März", "naïve", "garçon", "smörgåsbord", "çelişki", "žluťoučký", "łódź", "ħ",
    "ŝi", "ķīlis", "ŵy", "жук", "їжак", "λόγος", "שלום", "سلام", "ภาษา", "日本",
    "テスト", "中文", "한국", "ᠮ", "é日", "𐌀",
]


def encode(text, charset):
    """Runs of non-ASCII characters percent-encoded, or None."""
    codec = CODECS.get(charset, charset)
    first, last = UNWRITTEN.get(charset, (1, 0))
    try:
        if any(first <= c.encode(codec)[0] <= last for c in text):
            return None
        return re.sub("[^\0-\x7f]+",
                      lambda run: "".join("%%%02X" % octet
                                          for octet in run[0].encode(codec)), text)
    except UnicodeEncodeError:
        return None


def groups(charsets, encoders):
    """The URIs in the order of the charsets, with the charsets of each, and the
    charsets without one."""
    found, lacking = {}, []
    for charset in charsets:
        uri = encoders(charset)
        if uri is None:
            lacking.append(charset)
        else:
            found.setdefault(uri, []).append(charset)
    return found, lacking


def read(line):
    uri, charsets, *rest = line.split("\t")
    return uri, charsets.split(" "), rest


def run(*arguments, stdin=b""):
    status, out, message = iri("to-uri", "--charset=all", *arguments, stdin=stdin)
    return status, out.decode(), message.decode()


def words(test):
    names = [name for line in run("é")[1].splitlines() for name in read(line)[1]]
    test.equal("no-charset-twice", len(names), len(set(names)))
    order = run("a")[1].rstrip("\n").split("\t")[1].split(" ")
    test.equal("charsets", sorted(order), sorted(names))
    test.point("enough", len(names) >= 30 and order[0] == "UTF-8", order)
    for word in WORDS:
        found, lacking = groups(order, lambda name, word=word: encode(word, name))
        wanted = [(uri, charsets, []) for uri, charsets in found.items()]
        wanted += [("", lacking, [])] if lacking else []
        status, out, message = run(word)
        test.equal("word/" + word, [read(line) for line in out.splitlines()], wanted)
        test.equal("status/" + word, (status, message), (0, ""))
        value = json.loads(run("--json", word)[1])
        test.equal("json/" + word,
                   ([(group["uri"], group["charsets"]) for group in value["legacy_uris"]],
                    value["charsets_lacking"], value["uri"]),
                   (list(found.items()), lacking, quote_from_bytes(word.encode())))


# iuc19, Table 1: what may have become of März, by charset.
TABLE_1 = [("ISO-8859-1", "M%E4rz"), ("macintosh", "M%8Arz"), ("UTF-8", "M%C3%A4rz")]


def table_1(test):
    for spec in ("rfc3987", "3987bis-00", "iuc19"):
        lines = [read(line) for line in run("--spec=" + spec, "März")[1].splitlines()]
        for charset, uri in TABLE_1:
            test.equal("table-1/%s/%s" % (spec, charset),
                       [line[0] for line in lines if charset in line[1]], [uri])


def queries(test):
    """Browsers use the charset for the query alone (3987bis-00, section 3.5)."""
    def lines_of(*arguments):
        return [read(line) for line in run(*arguments)[1].splitlines()]

    lines = lines_of("http://a/é?é#é")
    for uri, kind in (("http://a/%E9?%E9#%E9", []), ("http://a/%C3%A9?%E9#%C3%A9", ["query"])):
        test.equal("query/" + uri,
                   [(line[2], "windows-1252" in line[1]) for line in lines if line[0] == uri],
                   [(kind, True)])
    # Only those of http and https, and only where there is more than the query.
    for item in ("x://a/é?é", "http://a/?é", "http://a/é"):
        test.equal("no-query/" + item, [line for line in lines_of(item) if line[2]], [])
    # Where only the query can be encoded.
    lines = lines_of("https://a/日?é")
    test.equal("query/rest-lacking",
               [line[2] for line in lines if line[0] == "https://a/%E6%97%A5?%E9"],
               [["query"]])
    lines = lines_of("--spec=whatwg", "http://a/é?é")
    test.equal("whatwg", sorted({line[0] for line in lines} &
                                {"http://a/%C3%A9?%E9", "http://a/%E9?%E9"}),
               ["http://a/%C3%A9?%E9"])


def others(test):
    ascii_line = run("http://a/%E9")[1]
    test.equal("ascii", (ascii_line.count("\n"), ascii_line.split("\t")[0]),
               (1, "http://a/%E9"))
    test.equal("empty", run("")[1].split("\t")[0], "")
    test.equal("rejected", run("http://♥/é")[:2], (1, "\n"))
    test.point("host", all(read(line)[0] in ("http://xn--9ca/%C3%A9", "http://xn--9ca/%E9",
                                             "http://xn--9ca/%8E", "")
                           or "%A8%A6" in line or "%81%30" in line or "%8F" in line
                           for line in run("http://é/é")[1].splitlines()))
    status, out, _ = run("-0", stdin=b"\xe9\0a\0")
    test.equal("broken", (status, out.split("\0")[0]), (1, ""))
    long = "é" * 200000
    status, out, _ = run(stdin=long.encode() + b"\n")
    test.equal("long", (status, out.split("\t")[0]), (0, "%C3%A9" * 200000))
    test.equal("other-subcommand", iri("inspect", "--charset=all", "a")[0], 2)
    test.equal("one", iri("to-uri", "--spec=iuc19", "--charset=macintosh", "März")[1],
               b"M%8Arz\n")


def main():
    test = Points()
    words(test)
    table_1(test)
    queries(test)
    others(test)
    test.finish()


if __name__ == "__main__":
    main()
