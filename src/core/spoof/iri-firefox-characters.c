/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-firefox-private.h"

/* The characters with the Identifier_Status Allowed of Unicode 15.0 (UTS #39), as ICU
 * 72 has them, and the ideographs of extension I, without those that Firefox blocks.
 * The table of Firefox may be of a newer edition; its own tests show no difference
 * (tests/data/display). Ranges include characters that no label can have. */
/* clang-format off */
const char iri_firefox_characters[]
    = "["
        "\\-0-9_a-z\\u00b7\\u00df-\\u00f6\\u00f8-\\u0137\\u013a-\\u017e\\u01a1"
        "\\u01b0\\u01ce-\\u01dc\\u01df-\\u01e3\\u01e7-\\u021b\\u021f\\u0227-\\u0233"
        "\\u0259\\u02ec\\u0300-\\u0304\\u0306-\\u030c\\u030f-\\u0311\\u0313-\\u0314"
        "\\u031b\\u0323-\\u0328\\u032d-\\u032e\\u0330-\\u0331\\u0335\\u0339\\u0342"
        "\\u0375\\u037b-\\u03ce\\u03fc-\\u045f\\u048b-\\u04ff\\u0511-\\u0529"
        "\\u052f-\\u0559\\u0561-\\u0586\\u05b4\\u05d0-\\u05f3\\u0620-\\u063f"
        "\\u0641-\\u0655\\u0660-\\u0669\\u0670-\\u0672\\u0674-\\u068d\\u068f-\\u06a0"
        "\\u06a2-\\u06d3\\u06d5\\u06e5-\\u06e6\\u06ee-\\u06ff\\u0750-\\u07b1"
        "\\u0870-\\u0887\\u0889-\\u088e\\u08a0-\\u08ac\\u08b2\\u08b5-\\u08c9"
        "\\u0901-\\u094d\\u094f-\\u0950\\u0956-\\u0963\\u0966-\\u096f\\u0971-\\u0977"
        "\\u0979-\\u097f\\u0981-\\u09f1\\u09fe-\\u0a4d\\u0a5c-\\u0a74\\u0a81-\\u0aef"
        "\\u0afa-\\u0b43\\u0b47-\\u0b4d\\u0b55-\\u0b61\\u0b66-\\u0b6f\\u0b71"
        "\\u0b82-\\u0bef\\u0c01-\\u0c33\\u0c35-\\u0c56\\u0c5d-\\u0c61\\u0c66-\\u0c6f"
        "\\u0c80\\u0c82-\\u0c83\\u0c85-\\u0cd6\\u0cdd\\u0ce0-\\u0d00\\u0d02-\\u0d03"
        "\\u0d05-\\u0d3a\\u0d3d-\\u0d43\\u0d46-\\u0d4e\\u0d54-\\u0d57\\u0d60-\\u0d61"
        "\\u0d66-\\u0d6f\\u0d7a-\\u0d7f\\u0d82-\\u0d8e\\u0d91-\\u0da5\\u0da7-\\u0dde"
        "\\u0df2\\u0e01-\\u0e3a\\u0e40-\\u0e4e\\u0e50-\\u0e59\\u0e81-\\u0f00\\u0f0b"
        "\\u0f20-\\u0f29\\u0f35\\u0f37\\u0f3e-\\u0f84\\u0f86-\\u0fbc\\u0fc6"
        "\\u1000-\\u1049\\u1050-\\u109d\\u10d0-\\u10f0\\u10f7-\\u10fa\\u10fd-\\u10ff"
        "\\u1200-\\u135f\\u1380-\\u138f\\u1780-\\u17a2\\u17a5-\\u17a7\\u17a9-\\u17cd"
        "\\u17d0\\u17d2\\u17d7\\u17dc\\u17e0-\\u17e9\\u1e01-\\u1e99\\u1ea1-\\u1ef9"
        "\\u1f00-\\u1ff6\\u2d27-\\u2d2d\\u2d80-\\u2dde\\u3005-\\u3007\\u3041-\\u309e"
        "\\u30a1-\\u312d\\u312f\\u31a0-\\u31bf\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua67f"
        "\\ua717-\\ua71f\\ua788\\ua793\\ua7c1-\\ua7ca\\ua7d1-\\ua7d9\\ua9e7-\\ua9fe"
        "\\uaa60-\\uaa76\\uaa7a-\\uaa7f\\uab01-\\uab2e\\uab66-\\uab67\\uac00-\\ud7a3"
        "\\ufa0e-\\ufa29\\U00011301\\U00011303\\U0001133b-\\U0001133c"
        "\\U00016ff0-\\U00016ff1\\U0001b11f-\\U0001b122\\U0001b132-\\U0001b167"
        "\\U0001df00-\\U0001df1e\\U0001df25-\\U0001df2a\\U0001e08f"
        "\\U0001e7e0-\\U0001e7fe\\U00020000-\\U0002b739\\U0002b740-\\U0002b81d"
        "\\U0002b820-\\U0002cea1\\U0002ceb0-\\U000323af"
        "]";
/* clang-format on */
