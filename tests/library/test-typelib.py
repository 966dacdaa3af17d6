# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The library in Python, through its introspection data: every function can be called,
and who owns what is as they say."""

import contextlib
import gc
import io
import json
import re
from pathlib import Path

import gi

from tap import Points

gi.require_version("Iri", "1")
from gi.repository import GLib, Iri  # noqa: E402

MANUAL = Path(__file__).parents[2] / "docs" / "libiri.md"
EXAMPLE = re.compile(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```\n",
                     re.DOTALL | re.MULTILINE)


def options(**values):
    made = Iri.Options.new()
    for name, value in values.items():
        getattr(made, "set_" + name)(value)
    return made


def check_functions(test):
    """The examples of RFC 3987 section 3 and RFC 3986 sections 5.4 and 6.2.2."""
    test.equal("to-uri", Iri.to_uri("http://r\u00e9sum\u00e9.example.org", None),
               "http://xn--rsum-bpad.example.org")
    test.equal("to-iri", Iri.to_iri("http://www.example.org/r%C3%A9sum%C3%A9", None),
               "http://www.example.org/r\u00e9sum\u00e9")
    test.equal("resolve", Iri.resolve("../g", "http://a/b/c/d;p?q", None),
               "http://a/b/g")
    test.equal("resolve/none", Iri.resolve("../g", "b/c", None), None)
    test.equal("normalize", Iri.normalize("eXAMPLE://a/./b/../b/%63/%7bfoo%7d",
                                          Iri.Rung.PATH, None),
               "example://a/b/c/%7Bfoo%7D")
    test.equal("compare", tuple(Iri.compare("HTTP://a/", "http://A/", Iri.Purpose.ANY,
                                            None)),
               (True, Iri.Rung.CASE))
    test.equal("find-links", Iri.find_links("See www.example.org/a."),
               ["www.example.org/a"])
    test.equal("standards", len(Iri.list_standards()), 9)
    test.point("flavours", "uts46" in Iri.list_idna_flavours())
    test.point("conventions", "embed-ltr" in Iri.list_conventions())
    test.point("version", Iri.get_version()[0].isdigit())


def check_options(test):
    browser = options(standard="whatwg", idna="browser")
    test.equal("options", Iri.to_uri("https:example.org", browser),
               "https://example.org/")
    based = browser.copy()
    based.set_base("https://example.org/a/b")
    test.equal("options/base", Iri.to_uri("c", based), "https://example.org/a/c")
    test.equal("options/unknown", browser.set_standard("rfc1"), False)


def check_report(test):
    report = Iri.Report.new("http://www.b\u00fccher.co.uk/?q", None)
    test.equal("valid", report.is_valid(), True)
    test.equal("text", report.get_text(), "http://www.b\u00fccher.co.uk/?q")
    test.equal("uri", report.get_uri(), "http://www.xn--bcher-kva.co.uk/?q")
    test.equal("iri", report.get_iri(), "http://www.b\u00fccher.co.uk/?q")
    test.equal("ascii", report.get_host_ascii(), "www.xn--bcher-kva.co.uk")
    test.equal("unicode", report.get_host_unicode(), "www.b\u00fccher.co.uk")
    test.equal("registrable", report.get_registrable_domain(), "xn--bcher-kva.co.uk")
    test.equal("list", report.get_suffix_list_date()[:2], "20")
    test.equal("rejection", report.get_host_rejection(), None)
    test.equal("kind", report.get_host_kind(), Iri.HostKind.REG_NAME)
    test.equal("query", report.dup_component(Iri.Component.QUERY), "q")
    test.equal("query/range",
               tuple(report.get_component_range(Iri.Component.QUERY)), (True, 26, 27))
    test.equal("fragment", report.dup_component(Iri.Component.FRAGMENT), None)
    test.equal("level", report.get_verdict_level() in (
        Iri.VerdictLevel.GOOD, Iri.VerdictLevel.NOTE), True)
    test.equal("verdict", [type(words) for words in report.dup_verdict()], [str, str])
    test.equal("json", json.loads(report.to_json())["uri"], report.get_uri())
    rough = Iri.Report.new_from_bytes(GLib.Bytes.new(b"http://a/\0\xff"), None)
    test.equal("bytes", (rough.get_text(), rough.get_uri()),
               ("http://a/\ufffd\ufffd", None))


def check_order(test):
    """Example 1 of RFC 3987 section 4.4 with Hebrew letters."""
    report = Iri.Report.new("http://ab.\u05d0\u05d1\u05d2.ij/", None)
    test.equal("logical", report.get_logical_text(), "http://ab.\u05d0\u05d1\u05d2.ij/")
    test.equal("visual", report.get_visual_text(), "http://ab.\u05d2\u05d1\u05d0.ij/")
    test.point("display", "\u05d0\u05d1\u05d2" in report.get_display_text())
    test.equal("positions", report.dup_visual_positions(),
               [*range(10), 12, 11, 10, *range(13, 17)])
    test.equal("twin", report.get_visual_twin(), None)


def check_findings(test):
    """A finding outlives its report."""
    report = Iri.Report.new("http://p\u0430ypal.com/ ", None)
    counts = [report.count_findings(severity) for severity in (
        Iri.Severity.ERROR, Iri.Severity.WARNING, Iri.Severity.NOTE)]
    test.equal("counted", sum(counts), report.get_n_findings())
    test.equal("deceptive", report.is_deceptive(), True)
    finding = report.get_finding(0)
    del report
    gc.collect()
    test.equal("finding", finding.get_id(), "space")
    test.equal("finding/severity", finding.get_severity(), Iri.Severity.ERROR)
    test.equal("finding/component", finding.get_component(), Iri.Component.PATH)
    test.equal("finding/range", tuple(finding.get_range()), (True, 19, 20))
    test.equal("finding/deceptive", finding.is_deceptive(), False)
    test.point("finding/words", all((finding.dup_message(), finding.get_why(),
                                     finding.get_fix())))
    test.point("finding/section", finding.dup_section().startswith("RFC 3987 "))


def check_manual(test):
    """The examples in Python print what the manual says."""
    manual = MANUAL.read_text(encoding="utf-8")
    examples = EXAMPLE.findall(manual)
    test.equal("manual/found", len(examples), manual.count("```python\n"))
    for number, (code, wanted) in enumerate(examples, 1):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, str(MANUAL), "exec"), {})
        test.equal("manual/%d" % number, printed.getvalue(), wanted)


def main():
    test = Points()
    check_functions(test)
    check_options(test)
    check_report(test)
    check_order(test)
    check_findings(test)
    check_manual(test)
    test.finish()


main()
