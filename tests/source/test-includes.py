# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Which folder includes which: the folders of src, called rooms here, as ROOMS says and
docs/architecture.svg draws; the folders inside a room by the order in its meson.build,
which for core is that of the table in docs/architecture.md. No include leads back, what
includes each other in a circle is a pair or a triple inside one folder, and a private
header stays in its folder."""

from tap import Points
from tree import SOURCE, c_files, documented_folders, folder_order, includes

# Each room, and the rooms that it may include from.
ROOMS = {
    "core": [],
    "draw": ["core"],
    "model": ["core"],
    "cli": ["draw", "model", "core"],
    "gtk-fixes": [],
    "gtk-versions": [],
    "widgets": ["gtk-fixes", "gtk-versions", "draw", "core"],
    "search": ["model", "core"],
    "app": ["widgets", "gtk-fixes", "gtk-versions", "draw", "model", "core"],
}

ROOMS_WITH_FOLDERS = ["core", "model", "app"]

LARGEST_CIRCLE = 3


def units(room):
    """Each unit of a room (a .c and a .h of one name in one folder), its folder and what
    it includes."""
    found = {}
    for path in c_files("src/" + room):
        folder = str(path.relative_to(SOURCE / "src" / room).parent)
        home, included = found.setdefault(path.stem, (folder, set()))
        if home != folder:
            raise SystemExit(f"{path.stem} is in {home} and in {folder} of {room}")
        included.update(name.rsplit(".", 1)[0] for name in includes(path))
    for unit, (_, included) in found.items():
        included.discard(unit)
    return found


def reachable(start, graph):
    seen, ahead = set(), [start]
    while ahead:
        for unit in graph.get(ahead.pop(), ("", ()))[1]:
            if unit not in seen:
                seen.add(unit)
                ahead.append(unit)
    return seen


def circles(graph):
    """The sets of units that include each other."""
    reach = {unit: reachable(unit, graph) for unit in graph}
    found = {frozenset({unit} | {other for other in reach[unit]
                                 if other in reach and unit in reach[other]})
             for unit in graph if unit in reach[unit]}
    return sorted(map(sorted, found))


def check_names(test, rooms):
    """No two units have the same name, which an include could mistake. Each program
    has a main."""
    rooms_of = {}
    for room, own in rooms.items():
        for unit in own:
            rooms_of.setdefault(unit, []).append(room)
    twice = {unit: in_rooms for unit, in_rooms in rooms_of.items()
             if len(in_rooms) > 1 and unit != "main"}
    test.equal("names", twice, {})


def check_rooms(test, rooms):
    """Rooms include from those that they may."""
    room_of = {unit: room for room in rooms for unit in rooms[room]}
    for room, own in rooms.items():
        wrong = sorted((unit, other) for unit, (_, included) in own.items()
                       for other in included
                       if room_of.get(other, room) not in [room, *ROOMS[room]])
        test.equal("rooms/" + room, wrong, [])


def check_folders(test, room, graph):
    """Folders include from themselves and from those before them."""
    rank = {folder: number for number, folder in enumerate(folder_order(room))}
    last = len(rank)
    back = sorted((folder + "/" + unit, graph[other][0] + "/" + other)
                  for unit, (folder, included) in graph.items()
                  for other in included if other in graph
                  and rank.get(graph[other][0], last) > rank.get(folder, last))
    test.equal("back/" + room, back, [])
    listed = {folder for folder, _ in graph.values()} - {"."}
    test.equal("listed/" + room, sorted(listed - set(rank)), [])


def check_documented(test, room):
    """The documentation lists the folders in the same order."""
    test.equal("documented/" + room, documented_folders(), folder_order(room))


def check_private(test, room, graph):
    """Private headers are included in their own folder alone."""
    far = sorted((folder + "/" + unit, other)
                 for unit, (folder, included) in graph.items() for other in included
                 if other.endswith("-private")
                 and (other not in graph or graph[other][0] != folder))
    test.equal("private/" + room, far, [])


def check_circles(test, room, graph):
    large = [circle for circle in circles(graph)
             if len(circle) > LARGEST_CIRCLE
             or len({graph[unit][0] for unit in circle}) > 1]
    test.equal("circles/" + room, large, [])


def main():
    test = Points()
    rooms = {room: units(room) for room in ROOMS}
    check_names(test, rooms)
    check_rooms(test, rooms)
    check_documented(test, "core")
    for room in ROOMS_WITH_FOLDERS:
        check_folders(test, room, rooms[room])
    for room in ROOMS:
        check_circles(test, room, rooms[room])
        check_private(test, room, rooms[room])
    test.finish()


main()
