#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

# options.sh IRI MAN COMPLETION: the program, its man page and its completion
# have the same subcommands and options.

iri=$1
man=$2
. "$3" || exit 99

n=0
bad=0

same ()
{
  n=$((n + 1))
  if [ "$2" = "$3" ]
  then
    printf 'ok %d %s\n' "$n" "$1"
  else
    printf 'not ok %d %s\n' "$n" "$1"
    printf 'expected:\n%s\nfound:\n%s\n' "$2" "$3" | sed 's/^/# /'
    bad=1
  fi
}

# The reply to a command line that ends at the cursor, one word a line.
complete_line ()
{
  COMP_WORDS=("$@")
  COMP_CWORD=$(($# - 1))
  COMPREPLY=()
  _iri 2>/dev/null
  printf '%s\n' "${COMPREPLY[@]}"
}

# The long options in a text, sorted, without their values.
options ()
{
  grep -oE '(^|[ ,])--[a-z0-9][a-z0-9-]*' | tr -d ' ,' | sort -u
}

documented ()
{
  # Drops the overstriking that makes text bold.
  mandoc -T ascii "$man" | sed 's/.\x08//g'
}

# The items of the list in the man page's section about an option.
items ()
{
  sed -n "/^\\.It Fl -$1 /,/^\\.El/s/^\\.It Cm //p" "$man" |
    tr -d , | tr -s ' ' '\n'
}

export LC_ALL=C.UTF-8
commands=$("$iri" --help | sed -n 's/^  iri \([a-z-]*\).*/\1/p' | sort)

same subcommands-completed "$commands" "$(complete_line iri '' | sort)"
for command in $commands
do
  help=$("$iri" "$command" --help)
  same "$command-options-completed" "$(options <<<"$help")" \
    "$(complete_line iri "$command" -- | options)"
  same "$command-options-documented" '' \
    "$(comm -23 <(options <<<"$help") <(documented | options))"
  same "$command-documented" "$command" \
    "$(documented | grep -oE "^ +$command( |\$)" | tr -d ' ' | head -n 1)"
done
for option in spec idna rung purpose form scripts convention
do
  case $option in
    rung) command=normalize ;;
    purpose) command=compare ;;
    form) command=copy ;;
    *) command=inspect ;;
  esac
  known=$("$iri" "$command" "--$option=?" '' 2>&1 | sed 's/.*: *//' | tr ' ' '\n')
  same "$option-values-completed" "$(sort <<<"$known")" \
    "$(complete_line iri "$command" "--$option" = '' | sort)"
  same "$option-values-documented" '' \
    "$(comm -23 <(sort <<<"$known") <(documented | grep -oE '[A-Za-z0-9-]+' | sort -u))"
done
# Ids such as "c" and "html" are also other words of the page.
same form-items-documented \
  "$("$iri" copy '--form=?' '' 2>&1 | sed 's/.*: *//' | tr ' ' '\n' | sort)" \
  "$(items form | sort)"
printf '1..%d\n' "$n"
exit "$bad"
