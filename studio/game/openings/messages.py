"""Messages about opening protocols."""

from studio.game.message import QT_TRANSLATE_NOOP, Message

# What is to be decided now. These sentences are also the errors for a choice of another kind.

PLACE_STONE = Message("opening_place", QT_TRANSLATE_NOOP("Messages", "Place stone {number} ({side})."))
PLACE_ON_CENTRE = Message(
    "opening_place", QT_TRANSLATE_NOOP("Messages", "Place stone {number} ({side}) on the centre {where}.")
)
PLACE_INSIDE = Message(
    "opening_place",
    QT_TRANSLATE_NOOP("Messages", "Place stone {number} ({side}) inside the central {square}×{square} points."),
)
PLACE_OUTSIDE = Message(
    "opening_place",
    QT_TRANSLATE_NOOP("Messages", "Place stone {number} ({side}) outside the central {square}×{square} points."),
)
SWAP_OR_KEEP = Message("opening_swap", QT_TRANSLATE_NOOP("Messages", "Swap the colours or keep them."))
SWAP_KEEP_OR_OFFER = Message(
    "opening_swap", QT_TRANSLATE_NOOP("Messages", "Swap the colours, keep them, or offer {count} fifth moves.")
)
COLOUR = Message("opening_colour", QT_TRANSLATE_NOOP("Messages", "Take Black or take White."))
COLOUR_OR_TWO = Message(
    "opening_colour", QT_TRANSLATE_NOOP("Messages", "Take White, take Black, or place two more stones.")
)
DECLARE = Message(
    "opening_declare",
    QT_TRANSLATE_NOOP("Messages", "Choose how many fifth moves Black offers: 1 to {most}."),
)
OFFER = Message("opening_offer", QT_TRANSLATE_NOOP("Messages", "Offer fifth move {number} of {count}."))
PICK = Message("opening_pick", QT_TRANSLATE_NOOP("Messages", "Choose one of the offered fifth moves: {points}."))
FINISHED = Message("opening_finished", QT_TRANSLATE_NOOP("Messages", "The opening is finished."))

# Illegal points

ON_CENTRE = Message(
    "opening_area", QT_TRANSLATE_NOOP("Messages", "Stone {number} must be on the centre of the board, {where}.")
)
INSIDE = Message(
    "opening_area",
    QT_TRANSLATE_NOOP("Messages", "Stone {number} must be inside the central square of {side}×{side} points."),
)
OUTSIDE = Message(
    "opening_area",
    QT_TRANSLATE_NOOP("Messages", "Stone {number} must be outside the central square of {side}×{side} points."),
)
OFFERED = Message("opening_offered", QT_TRANSLATE_NOOP("Messages", "{where} is already offered."))
SYMMETRIC = Message(
    "opening_symmetric",
    QT_TRANSLATE_NOOP("Messages", "{where} is symmetric to {other}, which is already offered."),
)

# Protocols that do not fit the rules

NO_GRAVITY = Message(
    "opening_rules", QT_TRANSLATE_NOOP("Messages", "The opening {protocol} is not possible in games with gravity.")
)
SHORT_LINES = Message(
    "opening_rules",
    QT_TRANSLATE_NOOP("Messages", "The opening {protocol} requires a win length of at least 4."),
)
SMALL_BOARD = Message(
    "opening_rules",
    QT_TRANSLATE_NOOP("Messages", "The opening {protocol} requires at least 9 rows and 9 columns."),
)
NO_CENTRE = Message(
    "opening_rules",
    QT_TRANSLATE_NOOP("Messages", "The opening {protocol} requires an odd number of rows and of columns."),
)
RENJU_BOARD = Message(
    "opening_rules",
    QT_TRANSLATE_NOOP("Messages", "The opening {protocol} requires a board of {side}×{side} and a win length of 5."),
)
ONLY_RENJU = Message("opening_rules", QT_TRANSLATE_NOOP("Messages", "The opening {protocol} is only for renju."))
UNKNOWN_PROTOCOL = Message(
    "opening_unknown", QT_TRANSLATE_NOOP("Messages", "Unknown opening: {given}. Openings of this game: {known}.")
)
NO_PROTOCOLS = Message(
    "opening_unknown", QT_TRANSLATE_NOOP("Messages", "This game has no openings with a swap or fifth moves.")
)

# Openings as text

DAMAGED_TEXT = Message("opening_text", QT_TRANSLATE_NOOP("Messages", "The text of the opening cannot be read: {text}."))
