"""What is said of files and games: errors that end a reading, and warnings beside what could be read."""

from collections.abc import Mapping

from studio.game.message import QT_TRANSLATE_NOOP

FILE_TEMPLATES: Mapping[str, tuple[str, ...]] = {
    # Opening and saving
    "empty": (
        QT_TRANSLATE_NOOP("Messages", "The file is empty."),
        QT_TRANSLATE_NOOP("Messages", "A variation holds nothing; it was left out."),
    ),
    "unknown_format": (
        QT_TRANSLATE_NOOP(
            "Messages", "This is no game file that is known here. SGF, psq, pos, lib and plain moves can be opened."
        ),
    ),
    "folder": (QT_TRANSLATE_NOOP("Messages", "This is a folder, not a file."),),
    "not_found": (QT_TRANSLATE_NOOP("Messages", "There is no such file."),),
    "not_a_file": (
        QT_TRANSLATE_NOOP("Messages", "This is not an ordinary file."),
        QT_TRANSLATE_NOOP("Messages", "This is not a file that can be replaced."),
    ),
    "not_read": (QT_TRANSLATE_NOOP("Messages", "The file cannot be read ({reason})."),),
    "too_large": (
        QT_TRANSLATE_NOOP("Messages", "The file is larger than {most} MB, which is too large."),
        QT_TRANSLATE_NOOP(
            "Messages", "The file would be too large to be opened again. Save its games in several files."
        ),
    ),
    "not_allowed": (
        QT_TRANSLATE_NOOP("Messages", "You may not read this file."),
        QT_TRANSLATE_NOOP("Messages", "This file is read-only. Save it elsewhere."),
        QT_TRANSLATE_NOOP(
            "Messages",
            "You may not write in this folder. Save it elsewhere. The old file, if there is one, is as it was.",
        ),
        QT_TRANSLATE_NOOP(
            "Messages", "This folder is read-only. Save it elsewhere. The old file, if there is one, is as it was."
        ),
    ),
    "disk_full": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "The disk is full. Make room, or save it elsewhere. The old file, if there is one, is as it was.",
        ),
        QT_TRANSLATE_NOOP(
            "Messages",
            "The file would be larger than this system allows. The old file, if there is one, is as it was.",
        ),
    ),
    "no_folder": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "The folder does not exist. Make it first, or save it elsewhere. "
            "The old file, if there is one, is as it was.",
        ),
    ),
    "not_saved": (
        QT_TRANSLATE_NOOP(
            "Messages", "The file could not be written ({reason}). The old file, if there is one, is as it was."
        ),
    ),
    "game_not_kept": (QT_TRANSLATE_NOOP("Messages", "The game could not be kept in this folder ({reason})."),),
    "unwritable_format": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "A game cannot be saved in this format. Choose a name that ends in .sgf, .psq, .pos or .txt.",
        ),
    ),
    "no_game": (
        QT_TRANSLATE_NOOP("Messages", "The file holds no game."),
        QT_TRANSLATE_NOOP("Messages", "There is no game to save."),
    ),
    "one_game": (QT_TRANSLATE_NOOP("Messages", "A {format} file holds one game, not {count}."),),
    "ambiguous": (
        QT_TRANSLATE_NOOP("Messages", "As a {format} file this game would be read as another format. Save it as sgf."),
    ),
    "psq_rules": (QT_TRANSLATE_NOOP("Messages", "A psq file holds five in a row only. Save this game as sgf."),),
    "psq_moves": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "A psq file cannot hold stones set up, passes or moves out of turn. Save this game as sgf.",
        ),
    ),
    "pos_rules": (
        QT_TRANSLATE_NOOP("Messages", "A pos file holds five in a row on 15×15 only. Save this game as sgf."),
    ),
    "pos_moves": (
        QT_TRANSLATE_NOOP("Messages", "A pos file cannot hold stones set up or moves out of turn. Save it as sgf."),
    ),
    "pos_length": (
        QT_TRANSLATE_NOOP("Messages", "A pos file cannot hold more than 255 moves. Save this game as sgf."),
    ),
    "text_rules": (
        QT_TRANSLATE_NOOP("Messages", "A game with falling stones is written as columns. Save it as digits or sgf."),
        QT_TRANSLATE_NOOP("Messages", "Digits hold games with falling stones on at most nine columns. Save it as sgf."),
        QT_TRANSLATE_NOOP("Messages", "Offsets cannot hold falling stones. Save this game as digits or sgf."),
    ),
    "text_empty": (
        QT_TRANSLATE_NOOP("Messages", "A game without moves cannot be written as plain text. Save it as sgf."),
    ),
    "text_moves": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "Plain text cannot hold stones set up, passes or moves out of turn. Save this game as sgf.",
        ),
    ),
    "left_out": (QT_TRANSLATE_NOOP("Messages", "The {format} format does not keep {what}; sgf would."),),
    "rules_lost": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "The {format} format does not say what is played; name the game ({rules}) to open the file.",
        ),
    ),
    # Too much of something
    "lines": (QT_TRANSLATE_NOOP("Messages", "The file holds more than {limit} lines, which no game needs."),),
    "games": (QT_TRANSLATE_NOOP("Messages", "The file holds more than {limit} games, which is too many."),),
    "values": (QT_TRANSLATE_NOOP("Messages", "The file holds more than {limit} values, which is too many."),),
    "nodes": (
        QT_TRANSLATE_NOOP("Messages", "The file holds more than {limit} moves, which is too many."),
        QT_TRANSLATE_NOOP("Messages", "The library holds more than {limit} moves, which is too many."),
    ),
    "nesting": (
        QT_TRANSLATE_NOOP("Messages", "Variations are nested more than {limit} deep, which is too deep to read."),
    ),
    "setups": (
        QT_TRANSLATE_NOOP("Messages", "The file sets up stones at more than {limit} places, which is too many."),
        QT_TRANSLATE_NOOP("Messages", "The file sets up more than {limit} stones, which is too many."),
    ),
    "damaged": (QT_TRANSLATE_NOOP("Messages", "The file is too damaged to be read as a game."),),
    "more_warnings": (QT_TRANSLATE_NOOP("Messages", "There are {count} more warnings of this kind or others."),),
}
