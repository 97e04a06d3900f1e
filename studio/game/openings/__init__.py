"""Opening protocols (such as swap2 and Taraguchi-10) as immutable states, and the names of renju's openings."""

from studio.game.openings.choices import Choice, Declare, Keep, Offer, Pick, Place, PlaceTwo, Swap, Take
from studio.game.openings.names import RENJU_OPENINGS, RenjuOpening, renju_opening
from studio.game.openings.protocols import PROTOCOLS, Protocol, fitting_protocols
from studio.game.openings.state import Opening, OpeningError, after, choices, start, task
from studio.game.openings.steps import Actor, Area, Player

__all__ = [
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
    "choices",
    "fitting_protocols",
    "renju_opening",
    "start",
    "task",
]
