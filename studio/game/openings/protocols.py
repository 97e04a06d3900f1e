"""The opening protocols, with the steps of each and the boards on which it can be played."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from studio.game.message import QT_TRANSLATE_NOOP, Message
from studio.game.openings import messages
from studio.game.openings.errors import OpeningError
from studio.game.openings.names import RenjuOpening, renju_opening
from studio.game.openings.steps import (
    Actor,
    Area,
    ChooseColour,
    DeclareOffers,
    MaySwap,
    OfferFifths,
    PickFifth,
    PlaceStone,
    Step,
)
from studio.game.rules import Rules

FIRST, SECOND, BLACK, WHITE = Actor.FIRST, Actor.SECOND, Actor.BLACK, Actor.WHITE

RENJU_SIDE = 15
# Up to five stones are placed before the game begins. Three black ones must not win.
_SHORTEST_WIN = 4
"""Protocols need a win length of at least this."""
_SMALLEST_SIDE = 9
# Yamaguchi's rule names no limit. After four moves there are always more than 100 fifth moves of which no two are
# symmetric.
_MOST_DECLARED = 100
"""The maximum number of offered fifth moves."""


class Board(StrEnum):
    """The boards on which a protocol can be played."""

    ANY = "any"
    WITH_CENTRE = "with a centre"
    RENJU = "renju"


@dataclass(frozen=True, slots=True)
class Protocol:
    """An opening protocol. After its last step White is to move, and the game continues by its rules."""

    name: str
    title: str
    board: Board
    steps: tuple[Step, ...]

    def refusal(self, rules: Rules) -> Message | None:
        """Return why the protocol cannot be played under these rules, or None."""
        if rules.gravity:
            return messages.NO_GRAVITY
        if rules.win_length < _SHORTEST_WIN:
            return messages.SHORT_LINES
        sides = (rules.rows, rules.columns)
        if min(sides) < _SMALLEST_SIDE:
            return messages.SMALL_BOARD
        if self.board is Board.WITH_CENTRE and any(side % 2 == 0 for side in sides):
            return messages.NO_CENTRE
        if self.board is Board.RENJU and (sides != (RENJU_SIDE, RENJU_SIDE) or rules.win_length != 5):
            return messages.RENJU_BOARD
        return None


_ANY_THREE = (PlaceStone(FIRST), PlaceStone(FIRST), PlaceStone(FIRST))
# These moves always make one of the 26 openings.
_RENJU_THREE = tuple(PlaceStone(FIRST, Area(inside=side)) for side in (1, 3, 5))
"""The steps of the first three moves in renju."""


def _pro(side: int) -> tuple[Step, ...]:
    return (PlaceStone(BLACK, Area(inside=1)), PlaceStone(WHITE), PlaceStone(BLACK, Area(outside=side)))


_TARAGUCHI_10 = (
    PlaceStone(BLACK, Area(inside=1)),
    MaySwap(WHITE),
    PlaceStone(WHITE, Area(inside=3)),
    MaySwap(BLACK),
    PlaceStone(BLACK, Area(inside=5)),
    MaySwap(WHITE),
    PlaceStone(WHITE, Area(inside=7)),
    MaySwap(BLACK, offers=10),
    PlaceStone(BLACK, Area(inside=9)),
    MaySwap(WHITE),
)

_ALL = (
    Protocol("swap", QT_TRANSLATE_NOOP("Openings", "Swap"), Board.ANY, (*_ANY_THREE, ChooseColour(SECOND))),
    Protocol(
        "swap2",
        QT_TRANSLATE_NOOP("Openings", "Swap2"),
        Board.ANY,
        (*_ANY_THREE, ChooseColour(SECOND, may_place_two=True)),
    ),
    Protocol("pro", QT_TRANSLATE_NOOP("Openings", "Pro"), Board.WITH_CENTRE, _pro(5)),
    Protocol("long-pro", QT_TRANSLATE_NOOP("Openings", "Long Pro"), Board.WITH_CENTRE, _pro(7)),
    Protocol(
        "rif",
        QT_TRANSLATE_NOOP("Openings", "RIF"),
        Board.RENJU,
        (*_RENJU_THREE, MaySwap(SECOND), PlaceStone(WHITE), OfferFifths(2), PickFifth()),
    ),
    Protocol("taraguchi-10", QT_TRANSLATE_NOOP("Openings", "Taraguchi-10"), Board.RENJU, _TARAGUCHI_10),
    Protocol(
        "soosyrv-8",
        QT_TRANSLATE_NOOP("Openings", "Soosyrv-8"),
        Board.RENJU,
        (
            *_RENJU_THREE,
            MaySwap(SECOND),
            PlaceStone(WHITE),
            DeclareOffers(WHITE, 8),
            MaySwap(BLACK),
            OfferFifths(0),
            PickFifth(),
        ),
    ),
    Protocol(
        "yamaguchi",
        QT_TRANSLATE_NOOP("Openings", "Yamaguchi"),
        Board.RENJU,
        (
            *_RENJU_THREE,
            DeclareOffers(FIRST, _MOST_DECLARED),
            MaySwap(SECOND),
            PlaceStone(WHITE),
            OfferFifths(0),
            PickFifth(),
        ),
    ),
)

PROTOCOLS: Mapping[str, Protocol] = MappingProxyType({protocol.name: protocol for protocol in _ALL})
"""All protocols by name."""


def fitting_protocols(rules: Rules) -> tuple[Protocol, ...]:
    """Return all protocols that can be played under these rules."""
    return tuple(protocol for protocol in PROTOCOLS.values() if protocol.refusal(rules) is None)


def offered_protocols(rules: Rules) -> tuple[Protocol, ...]:
    """Return the protocols to offer for a game.

    They can be played under its rules. In renju, the protocols of renju come first. In other games, they are left out.
    """
    offered = (protocol for protocol in fitting_protocols(rules) if _is_offered(protocol, rules))
    return tuple(sorted(offered, key=lambda protocol: protocol.board is not Board.RENJU))


def protocol_named(name: str, rules: Rules) -> Protocol:
    """Return the protocol with this name. Raise OpeningError if it is unknown or is not offered for this game."""
    protocol = PROTOCOLS.get(name.strip().lower())
    if protocol is None:
        known = tuple(protocol.name for protocol in offered_protocols(rules))
        raise OpeningError(messages.UNKNOWN_PROTOCOL if known else messages.NO_PROTOCOLS, given=name[:40], known=known)
    refusal = protocol.refusal(rules) or (None if _is_offered(protocol, rules) else messages.ONLY_RENJU)
    if refusal is not None:
        raise OpeningError(refusal, protocol=protocol.title, side=RENJU_SIDE)
    return protocol


def is_renju(rules: Rules) -> bool:
    """Return whether the text of the rules contains the word renju."""
    return "renju" in rules.text.split()


def named_opening(moves: Sequence[int], rules: Rules) -> RenjuOpening | None:
    """Return the renju opening that the first three moves form.

    Return None if they form none, or if the game is not renju.
    """
    return renju_opening(moves, rules) if is_renju(rules) else None


def _is_offered(protocol: Protocol, rules: Rules) -> bool:
    return protocol.board is not Board.RENJU or is_renju(rules)
