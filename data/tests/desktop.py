#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""desktop.py SOURCE BUILD APP_ID VERSION: checks that the desktop files
name the same program, and that the files they name exist."""

import configparser
import pathlib
import sys
import xml.etree.ElementTree

source, build = map(pathlib.Path, sys.argv[1:3])
app_id, version = sys.argv[3:]


def read(path):
    """Reads a key file, keeping the case of its keys."""
    file = configparser.ConfigParser(interpolation=None)
    file.optionxform = str
    file.read_string(path.read_text(encoding="utf-8"))
    return file


entry = read(build / f"{app_id}.desktop")
main = entry["Desktop Entry"]
actions = [name for name in main["Actions"].split(";") if name]
provider = read(build / f"{app_id}.search-provider.ini")["Shell Search Provider"]
services = {
    path.stem: read(path)["D-BUS Service"] for path in build.glob("*.service")
}
metainfo = xml.etree.ElementTree.parse(build / f"{app_id}.metainfo.xml").getroot()
images = [pathlib.PurePath(image.text).name for image in metainfo.iter("image")]
icons = source / "icons" / "hicolor"
set_type = xml.etree.ElementTree.parse(build / f"{app_id}.xml").find("{*}mime-type")
languages = (source.parent / "po" / "LINGUAS").read_text(encoding="utf-8").split("\n")
languages = {name for name in languages if name and not name.startswith("#")}

# The name of each check, and its result.
checks = {
    "icon": main["Icon"] == app_id
    and (icons / "scalable" / "apps" / f"{app_id}.svg").is_file()
    and (icons / "symbolic" / "apps" / f"{app_id}-symbolic.svg").is_file(),
    # Desktop Entry Specification, "D-Bus Activation": the entry, the bus name
    # and the service have the same name.
    "started-by-the-bus": main.getboolean("DBusActivatable")
    and services[app_id]["Exec"].endswith("/iriscope --gapplication-service"),
    "services": all(services[name]["Name"] == name for name in services),
    "actions": [f"Desktop Action {name}" for name in actions] == entry.sections()[1:],
    "actions-start-something": all(
        entry[f"Desktop Action {name}"]["Exec"].startswith("iriscope --")
        for name in actions
    ),
    "search-provider": provider["DesktopId"] == f"{app_id}.desktop"
    and provider["BusName"] in services
    and provider["ObjectPath"] == "/" + provider["BusName"].replace(".", "/"),
    "metainfo-id": metainfo.findtext("id") == app_id
    and metainfo.findtext("launchable") == f"{app_id}.desktop",
    "metainfo-media-types": {
        node.text for node in metainfo.iter("mediatype")
    } == {name for name in main["MimeType"].split(";") if name},
    # It inspects links; it is not the program that follows them.
    "no-scheme-handler": "x-scheme-handler" not in main["MimeType"],
    "set-media-type": set_type.get("type") in main["MimeType"].split(";"),
    # File managers show the name of the type in the user's language.
    "set-media-type-in-every-language": {
        comment.get("{http://www.w3.org/XML/1998/namespace}lang")
        for comment in set_type.findall("{*}comment")
    } == {None, *languages},
    "metainfo-release": metainfo.find("releases/release").get("version") == version,
    "news": f"\n## {version} (" in (source.parent / "NEWS.md").read_text(encoding="utf-8"),
    "screenshots": bool(images)
    and all((source / "screenshots" / name).is_file() for name in images),
}

print(f"1..{len(checks)}")
for number, (name, holds) in enumerate(checks.items(), 1):
    print("ok" if holds else "not ok", number, name)
sys.exit(not all(checks.values()))
