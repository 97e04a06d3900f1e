"""The state of an opening. It says who decides next and which choices are legal, and gives the state after a choice."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from studio.game import messages as game_messages
from studio.game.message import Message
from studio.game.notation import human_point
from studio.game.openings import messages
from studio.game.openings.choices import Choice, Declare, Keep, Offer, Pick, Place, PlaceTwo, Swap, Take
from studio.game.openings.errors import OpeningError
from studio.game.openings.names import RenjuOpening, renju_opening
from studio.game.openings.protocols import RENJU_SIDE, Protocol
from studio.game.openings.steps import (
    Actor,
    Area,
    ChooseColour,
    DeclareOffers,
    MaySwap,
    OfferFifths,
    PickFifth,
    PlaceStone,
    Player,
    Step,
    centre,
)
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.game.symmetry import images, symmetries


@dataclass(frozen=True, slots=True)
class Opening:
    """The state of an opening at one moment. `start` returns the first state, and `after` the next one."""

    protocol: Protocol
    rules: Rules
    steps: tuple[Step, ...]
    """The remaining steps. The first one is the current one."""
    black: Player = Player.FIRST
    """The player who has Black at this moment."""
    moves: tuple[int, ...] = ()
    """The points of the stones in their order. Black and white stones alternate, beginning with black."""
    offers: tuple[int, ...] = ()
    """The fifth moves that Black has offered."""
    history: tuple[Choice, ...] = ()
    """All choices so far. If they are applied to the first state in this order, they lead to this state."""

    @property
    def is_finished(self) -> bool:
        return not self.steps

    @property
    def white(self) -> Player:
        return self.black.opponent

    def player_of(self, stone: Stone) -> Player:
        return self.black if stone is Stone.BLACK else self.white

    @property
    def next_stone(self) -> Stone:
        """The colour of the next stone."""
        return Stone.WHITE if len(self.moves) % 2 else Stone.BLACK

    @property
    def player(self) -> Player:
        """The player who decides now. After the opening, it is the player who makes the next move."""
        actor = self.steps[0].actor if self.steps else Actor.WHITE
        return self._player_of_actor(actor)

    @property
    def name(self) -> RenjuOpening | None:
        """The name of the renju opening that the first three moves form, if they form one."""
        return renju_opening(self.moves, self.rules)

    def _player_of_actor(self, actor: Actor) -> Player:
        players = {Actor.FIRST: Player.FIRST, Actor.SECOND: Player.SECOND, Actor.BLACK: self.black}
        return players.get(actor, self.white)


def start(protocol: Protocol, rules: Rules) -> Opening:
    """Return the first state of an opening. Raise OpeningError if the protocol cannot be played under these rules."""
    refusal = protocol.refusal(rules)
    if refusal is not None:
        raise OpeningError(refusal, protocol=protocol.title, side=RENJU_SIDE)
    return Opening(protocol, rules, protocol.steps)


def choices(opening: Opening) -> tuple[Choice, ...]:
    """Return all legal choices. The result is empty if the opening is finished."""
    return tuple(choice for choice in _imaginable(opening) if _refusal(opening, choice) is None)


def after(opening: Opening, choice: Choice) -> Opening:
    """Return the state after a choice. Raise OpeningError if the choice is not legal."""
    error = _refusal(opening, choice)
    if error is not None:
        raise error
    return replace(_decided(opening, choice), history=(*opening.history, choice))


def task(opening: Opening) -> tuple[Message, dict[str, object]]:
    """Return a sentence about the current decision: its message and the values of the message's fields."""
    step = opening.steps[0] if opening.steps else None
    match step:
        case PlaceStone(area=area):
            return _placing(opening, area)
        case MaySwap(offers=0):
            return messages.SWAP_OR_KEEP, {}
        case MaySwap(offers=count):
            return messages.SWAP_KEEP_OR_OFFER, {"count": count}
        case ChooseColour(may_place_two=True):
            return messages.COLOUR_OR_TWO, {}
        case ChooseColour():
            return messages.COLOUR, {}
        case DeclareOffers(most=most):
            return messages.DECLARE, {"most": most}
        case OfferFifths(count=count):
            return messages.OFFER, {"number": len(opening.offers) + 1, "count": count}
        case PickFifth():
            return messages.PICK, {"points": _names(opening.offers, opening.rules)}
        case None:
            return messages.FINISHED, {}


# Which choices are legal


def _imaginable(opening: Opening) -> Iterable[Choice]:
    """Return all choices that the current step could allow, whether they are legal or not."""
    points = range(opening.rules.size)
    match opening.steps[0] if opening.steps else None:
        case PlaceStone():
            return map(Place, points)
        case MaySwap(offers=count):
            return (Swap(), Keep(), Declare(count)) if count else (Swap(), Keep())
        case ChooseColour():
            return (Take(Stone.BLACK), Take(Stone.WHITE), PlaceTwo())
        case DeclareOffers(most=most):
            return map(Declare, range(1, most + 1))
        case OfferFifths():
            return map(Offer, points)
        case PickFifth():
            return map(Pick, opening.offers)
        case None:
            return ()


def _refusal(opening: Opening, choice: Choice) -> OpeningError | None:
    """Return the error for an illegal choice, or None for a legal one."""
    match opening.steps[0] if opening.steps else None, choice:
        case PlaceStone() as step, Place(point):
            return _refused_point(opening, point) or _refused_area(opening, step, point)
        case OfferFifths(), Offer(point):
            return _refused_point(opening, point) or _refused_symmetry(opening, point)
        case PickFifth(), Pick(point) if point in opening.offers:
            return None
        case DeclareOffers(most=most), Declare(count) if 1 <= count <= most:
            return None
        case MaySwap(), Swap() | Keep():
            return None
        case MaySwap(offers=offers), Declare(count) if offers and count == offers:
            return None
        case ChooseColour(), Take(stone) if stone is not Stone.EMPTY:
            return None
        case ChooseColour(may_place_two=True), PlaceTwo():
            return None
    message, fields = task(opening)
    return OpeningError(message, **fields)


def _refused_point(opening: Opening, point: int) -> OpeningError | None:
    # No point can be forbidden here, even in renju: an opening has at most three black stones, a forbidden row of
    # threes needs five.
    if not 0 <= point < opening.rules.size:
        return OpeningError(game_messages.NO_SUCH_POINT, point=point)
    if point in opening.moves:
        return OpeningError(game_messages.OCCUPIED, where=human_point(point, opening.rules))
    return None


def _refused_area(opening: Opening, step: PlaceStone, point: int) -> OpeningError | None:
    area, rules = step.area, opening.rules
    if area.contains(point, rules):
        return None
    number = len(opening.moves) + 1
    if area.inside == 1:
        return OpeningError(messages.ON_CENTRE, number=number, where=human_point(centre(rules), rules))
    if area.inside:
        return OpeningError(messages.INSIDE, number=number, side=area.inside)
    return OpeningError(messages.OUTSIDE, number=number, side=area.outside)


def _refused_symmetry(opening: Opening, point: int) -> OpeningError | None:
    """Return an error if an offered stone and a stone on `point` give symmetric positions. Otherwise return None."""
    rules = opening.rules
    if point in opening.offers:
        return OpeningError(messages.OFFERED, where=human_point(point, rules))
    for image in _own_symmetries(opening):
        if image[point] in opening.offers:
            where, other = human_point(point, rules), human_point(image[point], rules)
            return OpeningError(messages.SYMMETRIC, where=where, other=other)
    return None


def _own_symmetries(opening: Opening) -> list[tuple[int, ...]]:
    """Return the symmetries of the board under which the stones keep their places.

    Each is given as the images of all points.
    """
    black, white = set(opening.moves[::2]), set(opening.moves[1::2])
    all_images = (images(symmetry, opening.rules) for symmetry in symmetries(opening.rules))
    return [
        image
        for image in all_images
        if {image[point] for point in black} == black and {image[point] for point in white} == white
    ]


def _placing(opening: Opening, area: Area) -> tuple[Message, dict[str, object]]:
    """Return the sentence about the next stone and the area in which it may be placed."""
    fields: dict[str, object] = {"number": len(opening.moves) + 1, "side": opening.next_stone}
    if area.inside == 1:
        where = human_point(centre(opening.rules), opening.rules)
        return messages.PLACE_ON_CENTRE, {**fields, "where": where}
    if area.inside:
        return messages.PLACE_INSIDE, {**fields, "square": area.inside}
    if area.outside:
        return messages.PLACE_OUTSIDE, {**fields, "square": area.outside}
    return messages.PLACE_STONE, fields


# The next state


def _decided(opening: Opening, choice: Choice) -> Opening:
    """Return the state after a legal choice, without this choice in its history."""
    step, rest = opening.steps[0], opening.steps[1:]
    match choice:
        case Place(point) | Pick(point):
            return replace(opening, moves=(*opening.moves, point), steps=rest)
        case Keep():
            return replace(opening, steps=rest)
        case Swap():
            return replace(opening, black=opening.white, steps=rest)
        case Take(stone):
            black = opening.player if stone is Stone.BLACK else opening.player.opponent
            return replace(opening, black=black, steps=rest)
        case PlaceTwo():
            return replace(opening, steps=_two_more(opening.player))
        case Declare(count) if isinstance(step, MaySwap):
            return replace(opening, steps=(OfferFifths(count), PickFifth()))
        case Declare(count):
            return replace(opening, steps=tuple(_with_count(later, count) for later in rest))
        case Offer(point):
            return _offered(opening, point)


def _two_more(player: Player) -> tuple[Step, ...]:
    actor = Actor(player.value)
    return (PlaceStone(actor), PlaceStone(actor), ChooseColour(Actor(player.opponent.value)))


def _with_count(step: Step, count: int) -> Step:
    return replace(step, count=count) if isinstance(step, OfferFifths) else step


def _offered(opening: Opening, point: int) -> Opening:
    """Return the state with one more offered fifth move. The step remains until enough moves are offered."""
    step, offers = opening.steps[0], (*opening.offers, point)
    is_last = isinstance(step, OfferFifths) and len(offers) == step.count
    return replace(opening, offers=offers, steps=opening.steps[1:] if is_last else opening.steps)


def _names(points: Iterable[int], rules: Rules) -> tuple[str, ...]:
    return tuple(human_point(point, rules) for point in points)
