# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Test suites of other projects: a minimum for each operation. Every failure is
listed in tests/KNOWN.md with the source that decides it.

Each group of equal inputs and expectations counts once. The records are in
tests/data/conformance, or in the folder $IRI_CONFORMANCE_DIR."""

import json
import lzma
import os
import re
import unicodedata
from collections import defaultdict
from pathlib import Path
from urllib.parse import unquote

from tap import Points, iri

SOURCE = Path(os.environ["IRI_SOURCE_DIR"])
FOLDER = Path(os.environ.get("IRI_CONFORMANCE_DIR",
                             SOURCE / "tests" / "data" / "conformance"))
BAR = 0.98

# Options of iri for the option "idn" of a record; other records use the default.
TO_URI_IDNA = {"pct": "none", "idna2008": "idna2008", "idna2003": "idna2003",
               "idna2003/uts46": "uts46"}
TO_IRI_IDNA = {"pct": "none", "none": "none"}


def is_valid(record, answer):
    """The grammar of the record, by the grammar of an IRI reference."""
    grammar = record["options"].get("grammar", "IRI-reference")
    parts = answer["parts"]
    if "URI" in grammar and not record["input"].isascii():
        return False
    if "reference" not in grammar and "scheme" not in parts:
        return False
    if "absolute" in grammar and "fragment" in parts:
        return False
    return answer["valid"]


def check_validate(record, answer):
    expect = record["expect"]
    broken = {found["code"] for found in answer["findings"]}
    if is_valid(record, answer) != expect["valid"]:
        return False
    keeps = not broken & {"bidi-mixed", "bidi-ends"}
    return keeps == expect.get("bidi_ok", keeps)


def component(answer, name):
    """The text of a component; the authority is put together from its components."""
    parts = answer["parts"]
    if name != "authority":
        return parts.get(name, {}).get("text")
    if "host" not in parts:
        return None
    begin = parts.get("userinfo", parts["host"])["begin"]
    end = parts.get("port", parts["host"])["end"]
    return answer["input"].encode()[begin:end].decode()


def check_parse(record, answer):
    if is_valid(record, answer) != record["expect"].get("valid", True):
        return False
    for name, wanted in record["expect"].get("components", {}).items():
        got = component(answer, name)
        if got is not None and record["options"].get("decoded"):
            got = unquote(got)
        if got != wanted:
            return False
    return True


def check_result(key):
    def check(record, answer):
        expect = record["expect"]
        if "error" in expect:
            return answer[key] is None
        return answer[key] in expect.get("result_any", [expect.get("result")])
    return check


def check_normal(record, answer):
    """The result of iri is an IRI; records about URIs expect its URI."""
    form = record["options"].get("form")
    return answer["uri" if form == "uri" else "iri"] == record["expect"]["result"]


def ask_flavour(flavours):
    def ask(record):
        flavour = flavours.get(record["options"].get("idn"))
        return ["--idna=" + flavour] if flavour else []
    return ask


def ask_resolve(record):
    """RFC 3986 §5.2.2 allows programs to ignore the scheme of the base for backward
    compatibility. iri never does."""
    if record["options"].get("strict", True):
        return ["--base=" + record["base"]]
    return None


# The rung that includes the last of a record's steps. Steps cannot be applied
# separately or in another order.
RUNGS = {"case": "case", "pct": "percent", "pct-ucschar": "percent",
         "dots": "path", "scheme": "scheme", "ip": "path", "to_uri": "path"}


def ask_normalize(record):
    steps = record["options"].get("steps")
    if steps in (None, ["pct"]):
        return None
    return ["--rung=" + RUNGS[steps[-1]]]


def ask_dots(record):
    """The step of RFC 3986 §5.2.4 alone is what happens to the path of an IRI
    when it is resolved."""
    if record["options"].get("unit") != "remove_dot_segments":
        return None
    record["asked"] = "x:" + record["input"]
    return ["--base=x:"]


def check_dots(record, answer):
    return answer["iri"] == "x:" + record["expect"]["result"]


def ask_leiri(record):
    return ["--spec=leiri"]


def ask_webaddress(record):
    """Skips the setters of an API, which iri does not have. Tests the encoding of a
    query in a URL with that query."""
    unit = record["options"].get("unit")
    if unit == "setter":
        return None
    if unit == "query-percent-encode":
        record["asked"] = "http://example.com/?" + record["input"]
        return ["--spec=whatwg",
                "--charset=" + record["options"]["doc_charset"]]
    base = record.get("base")
    return ["--spec=whatwg"] + (["--base=" + base] if base is not None else [])


def check_webaddress(record, answer):
    expect = record["expect"]
    if "failure" in expect:
        return answer["uri"] is None
    if "percent_encoded_query" in expect:
        return answer["uri"].split("?", 1)[1] == expect["percent_encoded_query"]
    return answer["uri"] == expect["href"]


def ask_compare(record):
    """Two IRIs are one item, with a tab between them."""
    record["asked"] = record["input"] + "\t" + record["other"]
    return []


# The highest rung of each level of a record.
LEVELS = {"simple": ["string"],
          "syntax": ["string", "case", "percent", "path"],
          "scheme": ["string", "case", "percent", "path", "scheme"]}


def check_compare(record, answer):
    rungs = LEVELS[record["options"]["level"]]
    return (answer["rung"] in rungs) == record["expect"]["equivalent"]


def ask_browser(record):
    return ["--idna=browser"] if is_text(record) else None


def check_host(record, answer):
    return answer["host"]["ascii"] == record["expect"].get("result")


def ask_profile(profile, idna):
    """The records for nontransitional processing, which alone is still in use."""
    def ask(record):
        options = record["options"]
        wanted = (record["op"] == "host_to_ascii" and is_text(record)
                  and options.get("profile") == profile
                  and not options.get("transitional"))
        # 29 records expect an empty result if IDNA rejects (the README of the data).
        if idna == "idna2003" and record["expect"].get("result") == "":
            return None
        return ["--idna=" + idna] if wanted else None
    return ask


def check_judged(record, answer):
    """iri rejects a host with an empty result or with one or more errors."""
    expect, ascii_form = record["expect"], answer["host"]["ascii"]
    if "ok" in expect:
        return (ascii_form is not None) == expect["ok"]
    if expect.get("errors") or "error" in expect or not expect.get("result"):
        return ascii_form is None
    return ascii_form == expect["result"]


def ask_bidi(record):
    """A left-to-right embedding, or a paragraph of one direction or the other."""
    level = record["options"].get("para_dir", "LTR")
    return ["--convention=" + {"LTR": "embed-ltr", "RTL": "plain-rtl"}[level]]


def check_bidi(record, answer):
    """The level of the paragraph is the requested one."""
    expect = record["expect"]
    return all(answer["bidi"][key] == expect[key]
               for key in ("visual", "levels", "order") if key in expect)


def ask_skeleton(record):
    """Prepends a letter that is its own skeleton, because iri leaves out the skeleton
    of a text in US-ASCII."""
    record["asked"] = "\u4e2d" + record["input"]
    return ["--with=spoof"]


def check_skeleton(record, answer):
    """confusables.txt has prototypes; a skeleton is in NFD after them (UTS #39,
    section 4)."""
    skeleton = unicodedata.normalize("NFD", record["expect"]["skeleton"])
    return answer["spoof"][0]["skeleton"] == "\u4e2d" + skeleton


def ask_level(record):
    """Whether a label satisfies a restriction level of UTS #39. Mozilla's list of
    characters that no host may show and the Bidi rule of RFC 3454 are not levels."""
    options = record["options"]
    if (options["policy"] != "mozilla-idn-display"
            or options.get("blocked_char") or not is_text(record)):
        return None
    record["asked"] = record["expect"]["ascii"]
    return ["--idna=browser"]


LEVELS_39 = ["ascii-only", "single-script", "highly-restrictive",
             "moderately-restrictive", "minimally-restrictive", "unrestricted"]


def check_level(record, answer):
    """Labels that cannot be decoded, that repeat a nonspacing mark or that mix digits
    of several scripts are never shown in Unicode."""
    spoof = answer["spoof"]
    if not spoof and answer["host"]["unicode"].startswith("xn--"):
        return "unicode" not in record["expect"]["display"].values()
    level = LEVELS_39.index(spoof[0]["restriction"] if spoof else "ascii-only")
    suspect = spoof and (spoof[0]["mixed_digits"] or spoof[0]["repeated_marks"])
    return all((level <= LEVELS_39.index(limit) and not suspect)
               == (shown == "unicode")
               for limit, shown in record["expect"]["display"].items())


# operation: subcommand, check, a function that returns the options for a record
# (None if iri cannot do what the record tests), and the share that must pass.
# Several records on normalizing contradict RFC 3986 or other records
OPERATIONS = {
    "parse": ("inspect", check_parse, ask_flavour({}), 0.995),
    "validate": ("inspect", check_validate, ask_flavour({}), 0.995),
    "to_uri": ("to-uri", check_result("uri"), ask_flavour(TO_URI_IDNA), 0.95),
    "to_iri": ("to-iri", check_result("iri"), ask_flavour(TO_IRI_IDNA), 1),
    "leiri": ("to-uri", check_result("uri"), ask_leiri, 1),
    "webaddress": ("to-uri", check_webaddress, ask_webaddress, 0.98),
    "resolve": ("resolve", check_result("iri"), ask_resolve, 0.985),
    "normalize": ("normalize", check_normal, ask_normalize, 0.91),
    "dots": ("resolve", check_dots, ask_dots, 1),
    "compare": ("compare", check_compare, ask_compare, 1),
    "host-wpt": ("host", check_host, ask_browser, 0.995),
    "host-uts46": ("host", check_judged, ask_profile("uts46", "uts46"), 0.985),
    "host-2008": ("host", check_judged, ask_profile("idna2008", "idna2008"),
                  0.95),
    "host-2003": ("host", check_judged, ask_profile("idna2003", "idna2003"),
                  0.85),
    "bidi_visual": ("bidi", check_bidi, ask_bidi, 1),
    "spoof": ("inspect", check_skeleton, ask_skeleton, 0.99),
    # Mozilla's records are older than Unicode 17, which recommends fewer characters.
    "spoof-level": ("host", check_level, ask_level, 0.85),
}

FILES = {"spoof": "spoof-confusables", "spoof-level": "spoof-policy",
         "dots": "normalize", "host-uts46": "host-idnatest14",
         "host-2008": "host-misc", "host-2003": "host-misc"}


def read(operation):
    """The distinct records of an operation that are counted."""
    seen = {}
    name = FILES.get(operation, operation)
    with lzma.open(FOLDER / (name + ".jsonl.xz"), "rt", encoding="utf-8") as file:
        for line in file:
            record = json.loads(line)
            if "\0" in record["input"]:
                continue
            key = json.dumps([record["input"], record.get("base"),
                              record.get("other"),
                              record.get("options"), record["expect"]],
                             sort_keys=True)
            seen.setdefault(key, record)
    return list(seen.values())


def answer_all(command, records, ask):
    """Pairs of record and output, with as few runs of iri as possible."""
    groups = defaultdict(list)
    for record in records:
        record.setdefault("options", {})
        options = ask(record)
        if options is not None:
            groups[tuple(options)].append(record)
    for options, group in groups.items():
        # Input that is not UTF-8 cannot be passed as text.
        stdin = b"".join(record.get("asked", record["input"]).encode(
            errors="surrogatepass") + b"\0" for record in group)
        _, stdout, _ = iri(command, "--json", "-0", *options, stdin=stdin)
        yield from zip(group, map(json.loads, stdout.decode().splitlines()))


def is_text(record):
    try:
        record["input"].encode()
    except UnicodeEncodeError:
        return False
    return True


def run(test, operation, known):
    command, check, ask, bar = OPERATIONS[operation]
    good, misses = 0, []
    for record, answer in answer_all(command, read(operation), ask):
        if not is_text(record):
            codes = {found["code"] for found in answer["findings"]}
            test.point("no-text/" + record["id"], "not-utf-8" in codes, codes)
        elif check(record, answer):
            good += 1
        else:
            misses.append(record["id"])
            print("#", operation, record["id"], ascii(record["input"]),
                  ascii(record["expect"]))
    total = good + len(misses)
    print("# %s: %d of %d, %.1f %%" % (operation, good, total,
                                       100 * good / total))
    test.equal("known/" + operation, sorted(set(misses) - known), [])
    test.point("bar/" + operation, good >= bar * total, (good, total))
    return good, total


def read_known():
    """The ids in the first column of tests/KNOWN.md."""
    text = (SOURCE / "tests" / "KNOWN.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\| ([a-zA-Z0-9-]*[0-9]) \|", text, re.MULTILINE))


def main():
    test = Points()
    known = read_known()
    figures = [run(test, operation, known) for operation in OPERATIONS]
    good, total = map(sum, zip(*figures))
    print("# all: %d of %d, %.2f %%" % (good, total, 100 * good / total))
    test.point("bar", good >= BAR * total, (good, total))
    test.finish()


main()
