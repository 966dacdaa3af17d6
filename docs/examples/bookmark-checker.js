#!/usr/bin/gjs
// SPDX-FileCopyrightText: 2026 The Iriscope authors
// SPDX-License-Identifier: LGPL-2.1-or-later

// bookmark-checker FILE: reads the bookmarks that a browser exported as HTML and lists
// those that are not valid, that may deceive people, and that are there twice.

imports.gi.versions.Iri = '1';
const {Gio, Iri} = imports.gi;
const {exit, programInvocationName} = imports.system;

const ENTITIES = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'"};

function* bookmarks(html) {
    for (const [, value] of html.matchAll(/<A\s[^>]*?HREF="([^"]*)"/gi))
        yield value.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => ENTITIES[name]);
}

function findings(report) {
    const all = [];
    for (let i = 0; i < report.get_n_findings(); i++)
        all.push(report.get_finding(i));
    return all;
}

if (ARGV.length !== 1) {
    printerr(`usage: ${programInvocationName} FILE`);
    exit(2);
}

const [, bytes] = Gio.File.new_for_path(ARGV[0]).load_contents(null);
const options = Iri.Options.new();
options.set_standard('whatwg');

const seen = new Map();
for (const bookmark of bookmarks(new TextDecoder().decode(bytes))) {
    const report = Iri.Report.new(bookmark, options);
    const key = Iri.normalize(bookmark, Iri.Rung.SCHEME, options) ?? bookmark;

    if (!report.is_valid())
        print(`invalid: ${bookmark}`);
    for (const finding of findings(report)) {
        if (finding.is_deceptive())
            print(`deceptive: ${bookmark}: ${finding.get_id()}`);
    }
    if (seen.has(key))
        print(`twice: ${bookmark}: ${seen.get(key)}`);
    else
        seen.set(key, bookmark);
}
