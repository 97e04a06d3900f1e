"""What is said of a game that is being read: what was left out, guessed or mended."""

from collections.abc import Mapping

from studio.game.message import QT_TRANSLATE_NOOP

READING_TEMPLATES: Mapping[str, tuple[str, ...]] = {
    # Games and moves
    "game_left_out": (QT_TRANSLATE_NOOP("Messages", "A game was left out. {error}"),),
    "unplayable": (
        QT_TRANSLATE_NOOP("Messages", "The stones set up here were left out. {error}"),
        QT_TRANSLATE_NOOP("Messages", "A pass of {side} was left out. {error}"),
        QT_TRANSLATE_NOOP("Messages", "A move of {side} was left out. {error}"),
        QT_TRANSLATE_NOOP("Messages", "The line was read up to {text}. {error}"),
    ),
    "exact_lines": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "The game goes on after a line that is too long, so it was read with the rule that only exactly "
            "{win_length} in a row win.",
        ),
    ),
    "renju": (QT_TRANSLATE_NOOP("Messages", "The game is renju. Its forbidden moves are not judged here."),),
    "other_game": (
        QT_TRANSLATE_NOOP(
            "Messages", "The file says that it holds game number {number}; it was read as five in a row."
        ),
    ),
    "no_point": (
        QT_TRANSLATE_NOOP("Messages", "{name}[{value}] is no point of the board; the move was left out."),
        QT_TRANSLATE_NOOP("Messages", "{name}[{value}] is not on the board; the stone was left out."),
    ),
    "side": (QT_TRANSLATE_NOOP("Messages", "PL[{value}] does not say who is to move; it was left out."),),
    "analysis": (QT_TRANSLATE_NOOP("Messages", "The analysis of this position cannot be read; it was kept unread."),),
    # The letters of the file
    "encoding": (
        QT_TRANSLATE_NOOP("Messages", "The text is in no encoding that is known here; some letters will be wrong."),
        QT_TRANSLATE_NOOP(
            "Messages", "The file says that its letters are '{declared}', which is not so; they were guessed."
        ),
    ),
    "encoding_guessed": (
        QT_TRANSLATE_NOOP("Messages", "The file does not name its encoding; its letters were read as {encoding}."),
    ),
    # SGF
    "unclosed": (QT_TRANSLATE_NOOP("Messages", "A value is not closed by ]; it was read up to the end."),),
    "node": (QT_TRANSLATE_NOOP("Messages", "A node does not begin with ; and was read as if it did."),),
    "no_value": (QT_TRANSLATE_NOOP("Messages", "A property has no value; it was left out."),),
    "name": (QT_TRANSLATE_NOOP("Messages", "A property has no name in capital letters; it was left out."),),
    "value": (QT_TRANSLATE_NOOP("Messages", "A value stands without a property; it was left out."),),
    "junk": (QT_TRANSLATE_NOOP("Messages", "Characters that belong to no property were left out."),),
    "unfinished": (
        QT_TRANSLATE_NOOP("Messages", "The file ends before the game does; what is there was read."),
        QT_TRANSLATE_NOOP("Messages", "The file ends before the tree does; what is there was read."),
    ),
    # Other formats
    "psq_header": (QT_TRANSLATE_NOOP("Messages", "The first line should be like: Piskvorky 15x15, 0:0, 0"),),
    "rec_header": (QT_TRANSLATE_NOOP("Messages", "Two lines with names should come first, then moves such as 9,9,0."),),
    "pos_empty": (QT_TRANSLATE_NOOP("Messages", "A pos file begins with the number of its moves."),),
    "pos_count": (QT_TRANSLATE_NOOP("Messages", "The file speaks of {said} moves and holds {held}."),),
    "lib_empty": (QT_TRANSLATE_NOOP("Messages", "The library holds no move."),),
    "rest": (QT_TRANSLATE_NOOP("Messages", "Bytes behind the end of the tree were left out."),),
    "text_line": (
        QT_TRANSLATE_NOOP("Messages", "'{line}' should hold {what}; the line was left out."),
        QT_TRANSLATE_NOOP("Messages", "'{line}' should hold {what}."),
    ),
    "hint_unused": (
        QT_TRANSLATE_NOOP("Messages", "Columns are moves of a game with falling stones; the game named was not used."),
    ),
    "odd_offsets": (
        QT_TRANSLATE_NOOP("Messages", "The line holds an odd count of numbers; the last one was left out."),
    ),
    "single_moves": (
        QT_TRANSLATE_NOOP("Messages", "Each line was read as a game of one move. A game's moves belong on one line."),
    ),
}
