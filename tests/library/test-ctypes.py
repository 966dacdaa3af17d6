# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The binary interface as a program sees it that has neither the header nor the typelib:
names, numbers and the sizes of arguments, which a new version must keep.

usage: test-ctypes.py LIBRARY"""

import ctypes
import sys
from ctypes import POINTER, byref, c_char_p, c_int, c_size_t, c_uint32, c_void_p, string_at

from tap import Points

LIB = ctypes.CDLL(sys.argv[1])
GLIB = ctypes.CDLL("libglib-2.0.so.0")
GLIB.g_free.argtypes = [c_void_p]

# The numbers of iri.h 1.0.0.
QUERY = 5
REG_NAME = 2
ERROR = 0


def call(name, result, *arguments):
    """Calls libiri_NAME, whose arguments are pairs of a type and a value."""
    function = LIB["libiri_" + name]
    function.restype = result
    function.argtypes = [kind for kind, _ in arguments]
    return function(*(value for _, value in arguments))


def owned(address):
    """The text at the address, which is freed."""
    text = string_at(address).decode() if address else None
    GLIB.g_free(address)
    return text


def text(value):
    return c_char_p, value.encode()


def pointer(value):
    return c_void_p, value


NONE = pointer(None)


def check_conversions(test):
    """RFC 3987 section 3.1 and RFC 3986 section 5.4."""
    test.equal("to-uri", owned(call("to_uri", c_void_p,
                                    text("http://r\u00e9sum\u00e9.example.org"), NONE)),
               "http://xn--rsum-bpad.example.org")
    test.equal("resolve", owned(call("resolve", c_void_p, text("../g"),
                                     text("http://a/b/c/d;p?q"), NONE)), "http://a/b/g")
    options = call("options_new", c_void_p)
    test.equal("standard", call("options_set_standard", c_int, pointer(options),
                                text("whatwg")), 1)
    test.equal("whatwg", owned(call("to_uri", c_void_p, text("https:example.org"),
                                    pointer(options))), "https://example.org/")
    call("options_free", None, pointer(options))


def check_report(test):
    """Example 1 of RFC 3987 section 4.4 with Hebrew letters, and a query with a space."""
    report = pointer(call("report_new", c_void_p,
                          text("http://ab.\u05d0\u05d1\u05d2.ij/?a b"), NONE))
    begin, end, n = c_size_t(), c_size_t(), c_size_t()
    size = POINTER(c_size_t)
    test.equal("query", call("report_get_component_range", c_int, report, (c_int, QUERY),
                             (size, byref(begin)), (size, byref(end))), 1)
    test.equal("query/range", (begin.value, end.value), (21, 24))
    test.equal("kind", call("report_get_host_kind", c_int, report), REG_NAME)
    test.equal("errors", call("report_count_findings", c_size_t, report, (c_int, ERROR)), 1)
    finding = pointer(call("report_get_finding", c_void_p, report, (c_size_t, 0)))
    test.equal("finding", call("finding_get_id", c_char_p, finding), b"space")
    positions = call("report_dup_visual_positions", c_void_p, report, (size, byref(n)))
    test.equal("positions", (c_uint32 * n.value).from_address(positions)[:16],
               [*range(10), 12, 11, 10, 13, 14, 15])
    GLIB.g_free(positions)
    call("report_unref", None, report)


def main():
    test = Points()
    check_conversions(test)
    check_report(test)
    test.finish()


main()
