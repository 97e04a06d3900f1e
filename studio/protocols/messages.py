"""Errors that are sent to other programs. They are always in English."""

from studio.game.message import Message

NO_JSON = Message("line", "The line is not valid JSON: {reason}.")
NO_OBJECT = Message("line", "A query must be a JSON object in braces.")
TOO_LONG = Message("line", "The line is longer than {most} bytes.")
MISSING = Message("line", "The field is missing.")
NEEDS_TEXT = Message("line", "The value must be a text.")
NEEDS_FLAG = Message("line", "The value must be true or false.")
NEEDS_LIST = Message("line", "The value must be a list.")
NEEDS_OBJECT = Message("line", "The value must be an object.")
NEEDS_WHOLE = Message("line", "The value must be a whole number from {least} to {most}.")
NEEDS_NUMBER = Message("line", "The value must be a number from {least} to {most}.")
NEEDS_PLAYER = Message("line", 'The player must be "B" or "W".')
NEEDS_MOVE = Message("line", 'Entry {number} must be a player and a point, such as ["B", "C4"].')
NO_ACTION = Message("line", "There is no action '{name}'. The actions are {known}.")
NO_RULES = Message(
    "line",
    "There are no rules '{text}'. Use {known}, the name of a game such as gomoku-15, or a text such as 6x7/4 gravity.",
)
OTHER_SIZE = Message("line", "The rules are for {columns} columns and {rows} rows.")
BAD_MOVE = Message("line", "Move {number}, {move}, is illegal: {reason}.")
REASONS = {
    "occupied": "the point is occupied",
    "forbidden": "the point is forbidden to this player",
    "floating": "a stone does not rest there",
    "game_over": "the game is over",
}
"""Maps the code of an error to the reason why a move is illegal.

The usual texts of errors name points in our notation, not in that of Go.
"""
BAD_STONE = Message("line", "Stone {number} has no point.")
BAD_STONES = Message("line", "These stones are impossible in this game.")
NOT_A_VERTEX = Message("line", "'{text}' is not a point. A point has a name such as {example}; there is no column I.")
OFF_BOARD = Message("line", "{text} is not on the board of {columns} columns and {rows} rows.")
NO_OWNERSHIP = Message("line", "There is no ownership: games of k in a row have no territory.")
BOTH_LISTS = Message("line", "avoidMoves and allowMoves cannot be used together.")
ALL_AVOIDED = Message("line", "No legal move is left at turn {turn}.")
NO_SUCH_VIEW = Message("line", "The value must be BLACK, WHITE or SIDETOMOVE.")
BAD_SETTING = Message("line", "{reason}")
TOO_MANY = Message("line", "More than {most} positions are waiting. Send fewer queries at once.")
NOT_USED = Message("line", "The field is not used.")
ONE_PLY = Message("line", "Only untilDepth 1 is supported: the list applies to the next move.")
FAILED = Message("line", "The search failed ({reason}).")

# Errors of the Go Text Protocol, which has fixed words for some of them

UNKNOWN_COMMAND = Message("line", "unknown command")
UNACCEPTABLE_SIZE = Message("line", "unacceptable size")
ILLEGAL_MOVE = Message("line", "illegal move")
CANNOT_UNDO = Message("line", "cannot undo")
GAME_OVER = Message("line", "the game is over")
NO_FLOAT = Message("line", "komi not a float")
NO_WHOLE = Message("line", "not a whole number")
NEEDS_COLOUR_AND_POINT = Message("line", "a colour and a point are needed, such as: black J9")
NEEDS_TIMES = Message("line", "three numbers are needed, or a colour and two numbers, in seconds and stones")
NO_KEY = Message("line", "there is no key '{name}', or its value is missing")
