"""Opening protocols, such as swap2 and Taraguchi-10, and the names of renju's openings."""

from studio.game.openings.choices import Choice, Declare, Keep, Offer, Pick, Place, PlaceTwo, Swap, Take
from studio.game.openings.errors import OpeningError
from studio.game.openings.names import RENJU_OPENINGS, RenjuOpening, renju_opening
from studio.game.openings.protocols import (
    PROTOCOLS,
    Protocol,
    fitting_protocols,
    is_renju,
    named_opening,
    offered_protocols,
    protocol_named,
)
from studio.game.openings.recording import OPENING, opening_in, write_opening
from studio.game.openings.state import Opening, after, choices, start, task
from studio.game.openings.steps import Actor, Area, Player
from studio.game.openings.text import (
    choice_from_text,
    choice_text,
    opening_comment,
    opening_from_text,
    opening_text,
    words,
)

__all__ = [
    "OPENING",
    "PROTOCOLS",
    "RENJU_OPENINGS",
    "Actor",
    "Area",
    "Choice",
    "Declare",
    "Keep",
    "Offer",
    "Opening",
    "OpeningError",
    "Pick",
    "Place",
    "PlaceTwo",
    "Player",
    "Protocol",
    "RenjuOpening",
    "Swap",
    "Take",
    "after",
    "choice_from_text",
    "choice_text",
    "choices",
    "fitting_protocols",
    "is_renju",
    "named_opening",
    "offered_protocols",
    "opening_comment",
    "opening_from_text",
    "opening_in",
    "opening_text",
    "protocol_named",
    "renju_opening",
    "start",
    "task",
    "words",
    "write_opening",
]
