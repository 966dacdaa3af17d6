#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

# potfiles.sh TOP [--write]: POTFILES.in lists every file with words to
# translate, and no other. With --write it makes it so.

export LC_ALL=C
cd -- "$1" || exit 99

listed ()
{
  {
    grep -rlE '(^|[^A-Za-z0-9_])((C|NC?)?_|(g_d)?ngettext) ?\(' src --include='*.[ch]'
    find ui -name '*.ui' -exec grep -lE 'translatable="(yes|true|1)"' {} +
    find data -maxdepth 1 -name '*.in' ! -name '.*'
    echo data/examples/messages.h
    echo data/lessons/messages.h
  } | sort
}

if [ "${2-}" = --write ]
then
  listed >po/POTFILES.in
else
  listed | diff -u po/POTFILES.in - || {
    echo "Fix it with: po/potfiles.sh . --write"
    exit 1
  }
fi
