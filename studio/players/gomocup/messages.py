"""Messages about faults of external engines, and about invalid lines from managers."""

from studio.game.message import QT_TRANSLATE_NOOP, Message

_LONGEST_QUOTE = 58

MISSING = Message(
    "engine_missing",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{player} cannot be started: the program {program} does not exist. Correct it in the list of engines.",
    ),
)
NOT_EXECUTABLE = Message(
    "engine_not_executable",
    QT_TRANSLATE_NOOP(
        "Messages", "{player} cannot be started: {program} is not executable. Make it executable, then try again."
    ),
)
NO_PROGRAM = Message(
    "engine_no_program",
    QT_TRANSLATE_NOOP("Messages", "{player} cannot be started: {program} is not a program for this system."),
)
NO_FOLDER = Message(
    "engine_no_folder",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{player} cannot be started: the folder {folder} does not exist. Change it in the list of engines.",
    ),
)
NOT_STARTED = Message("engine_not_started", QT_TRANSLATE_NOOP("Messages", "{player} cannot be started ({reason})."))
SLOW_START = Message(
    "engine_slow",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{player} did not answer {command} within {seconds} s. Allow it more time in the list of engines.",
    ),
)
REFUSED_GAME = Message("engine_refused", QT_TRANSLATE_NOOP("Messages", "{player} refused {command} with “{text}”."))
NOT_OK = Message(
    "engine_not_ok",
    QT_TRANSLATE_NOOP(
        "Messages", "{player} did not answer {command} with OK within {seconds} s. Its last line was “{text}”."
    ),
)
OTHER_RULES = Message(
    "engine_rules",
    QT_TRANSLATE_NOOP(
        "Messages", "{player} cannot play {rules}: external engines play only five in a row, on boards of at least 5×5."
    ),
)
SILENT = Message(
    "engine_silent", QT_TRANSLATE_NOOP("Messages", "{player} wrote nothing for {seconds} s when it had to move.")
)
NEVER_READY = Message(
    "engine_silent",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{player} answered neither ABOUT within {start} s nor the request for a move within {seconds} s. It may still "
        "be starting: allow it more time in the list of engines.",
    ),
)
NO_MOVE = Message(
    "engine_no_move",
    QT_TRANSLATE_NOOP("Messages", "{player} sent no move within {seconds} s. Its last line was “{text}”."),
)
LATE = Message("engine_late", QT_TRANSLATE_NOOP("Messages", "{player} moved {seconds} s too late."))
CRASHED = Message(
    "engine_crashed",
    QT_TRANSLATE_NOOP("Messages", "{player} has crashed (exit code {status}). Its last line was “{text}”."),
)
CRASHED_SILENTLY = Message(
    "engine_crashed",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{player} has crashed (exit code {status}). Check its program and arguments in the list of engines.",
    ),
)
CLOSED_EARLY = Message("engine_closed", QT_TRANSLATE_NOOP("Messages", "{player} exited before it moved."))
NOT_READING = Message("engine_deaf", QT_TRANSLATE_NOOP("Messages", "{player} does not read its input."))
FLOOD = Message("engine_flood", QT_TRANSLATE_NOOP("Messages", "{player} wrote too much output and was stopped."))
REPORTED_ERROR = Message("engine_error", QT_TRANSLATE_NOOP("Messages", "{player} reports an error: “{text}”."))
OFF_BOARD = Message(
    "engine_off_board",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{player} moved to {move}, which is not on the board. The order of its coordinates may be set wrong.",
    ),
)
OCCUPIED = Message(
    "engine_occupied",
    QT_TRANSLATE_NOOP(
        "Messages", "{player} moved to {move}, which is occupied. The order of its coordinates may be set wrong."
    ),
)
CANCELLED = Message("engine_given_up", QT_TRANSLATE_NOOP("Messages", "{player} was stopped before it moved."))
IGNORES_END = Message(
    "engine_ignores_end",
    QT_TRANSLATE_NOOP("Messages", "{player} did not exit within {seconds} s of the END command and was killed."),
)
LEFT_PROCESSES = Message(
    "engine_left_behind",
    QT_TRANSLATE_NOOP("Messages", "{player} left processes running when it exited. They were killed ({count})."),
)

# Lines of a manager that the engine refuses: the protocol is in English

SENT_BEFORE_START = Message("line", "No game has begun. Send START and the size of the board first.")
SENT_BOARD = Message("line", "A board must have {least} to {most} columns and rows.")
SENT_RULE = Message("line", "Rule {rule} is not supported. Only rules 0, 1, 4 and 8 are.")
SENT_CONTINUOUS = Message(
    "line", "Rule {rule} is a continuous game, which is not supported. Only rules 0, 1, 4 and 8 are."
)
SENT_BEGIN_LATE = Message("line", "BEGIN needs an empty board.")
SENT_AFTER_END = Message("line", "The game is over.")
SENT_NO_STONE = Message("line", "There is no stone to take back.")
SENT_NO_NUMBERS = Message("line", "'{text}' is not valid here. Send numbers such as {example}.")
SENT_OFF_BOARD = Message("line", "{point} is not on the board of {columns} columns and {rows} rows.")
SENT_TOO_MANY = Message("line", "There are more stones than the board has points.")
SENT_NO_OWNER = Message("line", "{text} must end with 1, 2 or 3 for the owner of the stone.")
SENT_TWICE = Message("line", "Two stones are on one point.")
SENT_BARRED = Message(
    "line", "Owner 3 belongs to continuous games (rule 2), which are not supported, and to renju (rule 4)."
)
SENT_OPENING = Message("line", "An opening to swap must have 0, 3 or 5 stones.")
SENT_BREADTH = Message("line", "The number of moves must be from 1 to {most}.")


def quoted(text: str) -> str:
    """Return a line that an engine wrote, shortened and printable."""
    plain = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    return plain if len(plain) <= _LONGEST_QUOTE else f"{plain[:_LONGEST_QUOTE]}…"
