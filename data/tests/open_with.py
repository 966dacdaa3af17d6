# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What a file manager or a browser offers under "Open with", asked of GIO after an
installation: the window for any text, whose links it lists, and for sets; never for
links themselves, which it inspects but does not follow.

usage: open_with.py BUILD MESON DATADIR BINDIR APP_ID"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tap import Points

# Whether the window is offered. Markdown and HTML are kinds of text/plain in the Shared
# MIME-info Database.
TYPES = {
    "text/plain": True,
    "text/uri-list": True,
    "text/x-iriset": True,
    "text/markdown": True,
    "text/html": True,
    "application/pdf": False,
    "application/octet-stream": False,
    "inode/directory": False,
    "x-scheme-handler/http": False,
    "x-scheme-handler/https": False,
}


def output(*command, **environment):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          check=True, env={**os.environ, **environment}).stdout


def main():
    build, meson, datadir, bindir, app_id = sys.argv[1:]
    test = Points()
    with tempfile.TemporaryDirectory() as folder:
        root, home = Path(folder) / "root", Path(folder) / "home"
        output(meson, "install", "-C", build, "--no-rebuild", "--quiet",
               "--destdir", root)
        data, programs = root / datadir.lstrip("/"), root / bindir.lstrip("/")
        # What an installation without another root does itself.
        output("update-desktop-database", data / "applications")
        output("update-mime-database", data / "mime")
        # Of this system only what kinds of files there are. An entry whose program is
        # missing is hidden.
        system = Path(folder) / "system"
        system.mkdir()
        (system / "mime").symlink_to("/usr/share/mime")
        environment = {"LC_ALL": "C.UTF-8", "XDG_DATA_DIRS": f"{data}:{system}",
                       "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home),
                       "XDG_CONFIG_DIRS": str(home), "XDG_CURRENT_DESKTOP": "GNOME",
                       "PATH": f"{programs}:{os.environ['PATH']}"}
        for name, offered in TYPES.items():
            registered = output("gio", "mime", name, **environment)
            test.equal(name, f"{app_id}.desktop" in registered.split(), offered)
        worksheet = Path(folder) / "work.iriset"
        worksheet.write_text("http://example.org/\n", encoding="utf-8")
        test.point("file", "text/x-iriset" in output(
            "gio", "info", "--attributes=standard::content-type", worksheet, **environment))
    test.finish()


main()
