"""Messages about moves, points, positions, rules and records."""

from studio.game.message import QT_TRANSLATE_NOOP, Message, Phrase

# Moves and points

OCCUPIED = Message("occupied", QT_TRANSLATE_NOOP("Messages", "{where} is occupied."))
FORBIDDEN = Message("forbidden", QT_TRANSLATE_NOOP("Messages", "{where} is forbidden for {side}."))
THREE_THREE_SHAPE = Phrase(QT_TRANSLATE_NOOP("Messages", "three-three"))
FOUR_FOUR_SHAPE = Phrase(QT_TRANSLATE_NOOP("Messages", "four-four"))
OVERLINE_SHAPE = Phrase(QT_TRANSLATE_NOOP("Messages", "overline"))
MAY_NOT_PLAY = Message("forbidden", QT_TRANSLATE_NOOP("Messages", "{side} may not play {where} ({shape})."))
COULD_NOT_PLAY = Message("forbidden", QT_TRANSLATE_NOOP("Messages", "{side} could not play {where} ({shape})."))
"""The form of `MAY_NOT_PLAY` for a game that is over."""
OVERLINE_FORBIDDEN = Message(
    "forbidden", QT_TRANSLATE_NOOP("Messages", "{where} is forbidden for Black, overline: {rows}.")
)
FOUR_FOUR = Message("forbidden", QT_TRANSLATE_NOOP("Messages", "{where} is forbidden for Black, four-four: {rows}."))
THREE_THREE = Message(
    "forbidden", QT_TRANSLATE_NOOP("Messages", "{where} is forbidden for Black, three-three: {rows}.")
)
NOT_A_NUMBER = Message(
    "not_a_number",
    QT_TRANSLATE_NOOP(
        "Messages",
        "A point or a column must be a number, not {value}. For points, point_from_human('a1', rules) returns such "
        "a number.",
    ),
)
GAME_WON = Message("game_over", QT_TRANSLATE_NOOP("Messages", "The game is over: {winner} has won."))
GAME_DRAWN = Message("game_over", QT_TRANSLATE_NOOP("Messages", "The game is over: it is a draw."))
FULL_COLUMN = Message("full_column", QT_TRANSLATE_NOOP("Messages", "Column {number} is full."))
NO_SUCH_POINT = Message("off_board", QT_TRANSLATE_NOOP("Messages", "Point {point} is not on the board."))
NO_SUCH_COLUMN = Message("off_board", QT_TRANSLATE_NOOP("Messages", "Column {number} is not on the board."))
OFF_BOARD = Message(
    "off_board", QT_TRANSLATE_NOOP("Messages", "{text} is not on a board of {columns} columns and {rows} rows.")
)
DIGIT_OFF_BOARD = Message(
    "off_board", QT_TRANSLATE_NOOP("Messages", "Column {text} is not on a board of {columns} columns.")
)
FLOATING_MOVE = Message(
    "floating", QT_TRANSLATE_NOOP("Messages", "A stone cannot rest on {here}: it would fall to {there}.")
)
NOTHING_TO_UNDO = Message("nothing_to_undo", QT_TRANSLATE_NOOP("Messages", "There is no move to take back."))
NOT_A_POINT = Message("not_a_point", QT_TRANSLATE_NOOP("Messages", "'{text}' is not a point such as {example}."))
NO_DIGIT = Message("no_digit", QT_TRANSLATE_NOOP("Messages", "Column {column} cannot be written as one digit."))
NOT_A_COLUMN = Message("not_a_column", QT_TRANSLATE_NOOP("Messages", "'{text}' is not a column digit from 1 to 9."))

# Positions

SETUP_OFF_BOARD = Message(
    "setup_off_board", QT_TRANSLATE_NOOP("Messages", "The setup uses point {point}, which is not on the board.")
)
FLOATING_STONE = Message("floating", QT_TRANSLATE_NOOP("Messages", "A stone floats above {point}, which is empty."))
TWO_WINNERS = Message("two_winners", QT_TRANSLATE_NOOP("Messages", "Black and White cannot both have a winning line."))
TEXT_ROWS = Message(
    "text_rows", QT_TRANSLATE_NOOP("Messages", "The drawing has {rows} rows, but the board has {expected}.")
)
TEXT_ROW = Message(
    "text_row",
    QT_TRANSLATE_NOOP("Messages", "Row {number} must consist of {columns} characters, each of them . or X or O."),
)
TEXT_TO_MOVE = Message("text_to_move", QT_TRANSLATE_NOOP("Messages", "'{line}' must read 'X to move' or 'O to move'."))

# Rules

ROWS = Message(
    "rules_rows",
    QT_TRANSLATE_NOOP("Messages", "The number of rows must be a whole number from 1 to {most}, not {value}."),
)
COLUMNS = Message(
    "rules_columns",
    QT_TRANSLATE_NOOP("Messages", "The number of columns must be a whole number from 1 to {most}, not {value}."),
)
WIN_LENGTH = Message(
    "rules_win_length",
    QT_TRANSLATE_NOOP("Messages", "The win length must be a whole number from 1 to {most}, not {value}."),
)
GRAVITY = Message("rules_gravity", QT_TRANSLATE_NOOP("Messages", "Gravity must be True or False, not {value}."))
OVERLINE = Message(
    "rules_overline",
    QT_TRANSLATE_NOOP("Messages", "The rule for overlines must be 'wins', 'nothing', 'caro' or 'renju', not {value}."),
)
RENJU_LENGTH = Message(
    "rules_renju",
    QT_TRANSLATE_NOOP("Messages", "Renju is played with five in a row and without gravity, not as {rules}."),
)
RULES_TEXT = Message(
    "rules_text",
    QT_TRANSLATE_NOOP(
        "Messages",
        "'{text}' is not a game. Use one of {known}, or rows, columns and win length such as "
        "9x7/4. After the win length, you may add gravity, and one of exact, caro or renju.",
    ),
)

# Records

RESTORED = Message("restored", QT_TRANSLATE_NOOP("Messages", "This variation is already in the record."))
NEGATIVE_TIME = Message("negative_time", QT_TRANSLATE_NOOP("Messages", "The time of a move cannot be negative."))
ANALYSIS_OFF_BOARD = Message(
    "analysis_off_board",
    QT_TRANSLATE_NOOP("Messages", "The analysis refers to points that are not on the board."),
)
FOREIGN_NODE = Message("foreign_node", QT_TRANSLATE_NOOP("Messages", "This move is not in the record."))
OTHER_BOARD = Message(
    "other_board", QT_TRANSLATE_NOOP("Messages", "The variation was played on a board of another size.")
)
WRONG_SIDE = Message(
    "wrong_side",
    QT_TRANSLATE_NOOP("Messages", "The variation begins with a move of {mover}, but {to_move} is to move."),
)
ROOT = Message(
    "root", QT_TRANSLATE_NOOP("Messages", "The start of the game is not a move. It cannot be deleted, copied or moved.")
)

# Arguments of functions

WRONG_KIND = Message(
    "wrong_kind", QT_TRANSLATE_NOOP("Messages", "{needed} is required, such as {example}, not {value}.")
)
