"""Messages about faults of engines that speak GTP.

Messages about faults that do not depend on the protocol are in `studio.players.gomocup.messages`.
"""

from studio.game.message import QT_TRANSLATE_NOOP, Message

OTHER_GAME = Message(
    "engine_rules",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{player} cannot play {rules}: GTP engines play only five in a row, on square boards from 5×5 to 25×25.",
    ),
)
NO_RULES = Message(
    "engine_rules",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{player} cannot play {rules}: it does not know the command kata-set-rules, so it plays freestyle only.",
    ),
)
NOT_GTP = Message(
    "engine_not_ok",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{player} did not answer {command} by the rules of GTP within {seconds} s. Its last line was “{text}”. It may "
        "speak another protocol.",
    ),
)
RESIGNED = Message("engine_resigned", QT_TRANSLATE_NOOP("Messages", "{player} resigned."))
PASSED = Message(
    "engine_passed", QT_TRANSLATE_NOOP("Messages", "{player} passed, which is not possible in five in a row.")
)
OFF_BOARD = Message(
    "engine_off_board", QT_TRANSLATE_NOOP("Messages", "{player} moved to {move}, which is not on the board.")
)
OCCUPIED = Message("engine_occupied", QT_TRANSLATE_NOOP("Messages", "{player} moved to {move}, which is occupied."))
IGNORES_QUIT = Message(
    "engine_ignores_end",
    QT_TRANSLATE_NOOP("Messages", "{player} did not exit within {seconds} s of the quit command and was killed."),
)
