"""Decides the choices of an engine in an opening, from short searches.

A decision is a generator: it yields questions to a search and receives answers, so that threads and event loops can
both run it. Equal answers and equal random numbers give equal decisions.
"""

import random
from collections.abc import Callable, Generator, Iterable

from studio.game.openings import (
    Choice,
    Declare,
    Keep,
    Offer,
    Opening,
    OpeningError,
    Pick,
    Place,
    PlaceTwo,
    Swap,
    Take,
    after,
    choices,
)
from studio.game.openings.steps import ChooseColour, DeclareOffers, MaySwap, OfferFifths, PickFifth, PlaceStone
from studio.game.position import Position
from studio.game.position_analysis import Candidate
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.players.openings.asking import EVEN, Question, rate_of, searched
from studio.players.player import Answer

CLEAR = 0.03
"""If the win rate differs from one half by at least this much, one side has a clear advantage."""
_MOST_COMPARED = 8
"""The maximum number of placements that are compared, with one search for each."""
_MOST_PAIRS = 4
_FROM_EDGE = 2
"""If the first stone may be placed anywhere, it is at most this far from an edge.

In the centre, it would give Black a clear advantage.
"""
_NEAR = 4
"""If a later stone may be placed anywhere, it is at most this far from the first stone."""
_CLOSE = 2
_MANY_OFFERS = 10
_MOST_FINALISTS = 3
"""The maximum number of compared placements that get a second, longer search."""
_PRIORS_SHARE, _FIRST_SHARE = 0.2, 0.5
"""The share of the time for the priors of placements, and the share of the remaining time for the first comparison."""


Deciding = Generator[Question, Answer, tuple[Choice, ...]]
"""A generator that yields questions, and returns one or more choices of one player."""
Rating = Generator[Question, Answer, float]


def deciding(opening: Opening, chance: random.Random) -> Deciding:
    """Decide for the player whose turn it is. The opening must not be finished."""
    match opening.steps[0]:
        case PlaceStone():
            return _placing(opening, chance)
        case MaySwap(offers=offers):
            return _swapping(opening, offers)
        case ChooseColour(may_place_two=may_place_two):
            return _taking(opening, may_place_two=may_place_two)
        case DeclareOffers(most=most):
            return _declaring(opening, most)
        case OfferFifths():
            return _offering(opening, chance)
        case PickFifth():
            return _picking(opening)


def decided(opening: Opening, chance: random.Random, ask: Callable[[Question], Answer]) -> tuple[Choice, ...]:
    """Decide with a function that answers the questions."""
    decision = deciding(opening, chance)
    try:
        question = next(decision)
        while True:
            question = decision.send(ask(question))
    except StopIteration as end:
        choices_made: tuple[Choice, ...] = end.value
        return choices_made


# Placing stones


def _placing(opening: Opening, chance: random.Random) -> Deciding:
    """Place all stones that the player places in one turn.

    If the colours are not decided afterwards, the stones should balance the chances. Otherwise they should be good for
    the player.
    """
    if len(forced := choices(opening)) == 1:
        return forced
    if _is_open_afterwards(opening):
        sequences = _sequences(opening, chance)
        if len(sequences[0]) > 1 or not opening.moves:
            return (yield from _most_even(sequences, opening, 1.0))
        likely = yield from _likely(opening)
        compared = list(dict.fromkeys((*likely, *sequences)))[:_MOST_COMPARED]
        return (yield from _most_even(compared, opening, 1 - _PRIORS_SHARE))
    return ((yield from _best_stone(opening, chance)),)


def _likely(opening: Opening) -> Generator[Question, Answer, list[tuple[Choice, ...]]]:
    """Return the allowed stones with the largest priors.

    Random stones alone would not suffice: most of them are far from the others and give one side an advantage.
    """
    answer = yield from searched(_position(opening), _PRIORS_SHARE)
    by_prior = sorted(_candidates(answer), key=lambda found: (-(found.prior or 0.0), -found.visits, found.point))
    stones: list[tuple[Choice, ...]] = [(Place(candidate.point),) for candidate in by_prior]
    return [stone for stone in stones if _is_legal(opening, stone)][: _MOST_COMPARED // 2]


def _most_even(sequences: list[tuple[Choice, ...]], opening: Opening, share: float) -> Deciding:
    """Return the sequence after which the win rate is nearest to one half.

    After one search of each sequence, the best ones are searched again, because a short search can be wrong by chance.
    """
    part = share * _FIRST_SHARE
    edges = yield from _edges(sequences, opening, part)
    finalists = sorted(sequences, key=edges.__getitem__)[:_MOST_FINALISTS]
    edges = yield from _edges(finalists, opening, share - part)
    return min(finalists, key=edges.__getitem__)


def _edges(
    sequences: list[tuple[Choice, ...]], opening: Opening, share: float
) -> Generator[Question, Answer, dict[tuple[Choice, ...], float]]:
    """Return how far the win rate is from one half after each sequence."""
    edges = dict[tuple[Choice, ...], float]()
    for sequence in sequences:
        rate = yield from _rate_of_mover(_applied(opening, sequence), share / len(sequences))
        edges[sequence] = abs(rate - EVEN)
    return edges


def _best_stone(opening: Opening, chance: random.Random) -> Generator[Question, Answer, Choice]:
    """Return the stone that is best for the player who places it.

    If the opening allows it, it is the best move of the search.
    """
    answer = yield from searched(_position(opening), EVEN)
    legal = choices(opening)
    if Place(answer.point) in legal:
        return Place(answer.point)
    found = [Place(candidate.point) for candidate in _candidates(answer)]
    compared = [choice for choice in found if choice in legal][:_MOST_COMPARED] or _near_places(opening, legal, chance)
    rates = list[float]()
    for choice in compared:
        rate = yield from _rate_of_mover(after(opening, choice), EVEN / len(compared))
        rates.append(rate)
    return compared[rates.index(min(rates))]  # the opponent is to move


def _is_open_afterwards(opening: Opening) -> bool:
    """Return whether a player may still change the colours after the stones that are placed now."""
    return any(isinstance(step, MaySwap | ChooseColour) for step in opening.steps)


def _sequences(opening: Opening, chance: random.Random) -> list[tuple[Choice, ...]]:
    """Return different random placements of all stones that the player places in a row."""
    found = dict.fromkeys(_sequence(opening, chance) for _ in range(2 * _MOST_COMPARED))
    return list(found)[:_MOST_COMPARED]


def _sequence(opening: Opening, chance: random.Random) -> tuple[Choice, ...]:
    player, sequence, state = opening.player, list[Choice](), opening
    while state.steps and isinstance(state.steps[0], PlaceStone) and state.player is player:
        choice = chance.choice(_sensible(state))
        sequence.append(choice)
        state = after(state, choice)
    return tuple(sequence)


def _sensible(opening: Opening) -> list[Choice]:
    """Return legal placements that a person might choose.

    The first stone is near an edge, and each later one is near the first one. If no legal placement is like this,
    return all of them.
    """
    legal, rules = [choice for choice in choices(opening) if isinstance(choice, Place)], opening.rules
    if not opening.moves:
        near = [choice for choice in legal if _edge_distance(choice.point, rules) <= _FROM_EDGE]
    else:
        near = [choice for choice in legal if _distance(choice.point, opening.moves[:1], rules) <= _NEAR]
    return list(near or legal)


def _near_places(opening: Opening, legal: Iterable[Choice], chance: random.Random) -> list[Place]:
    """Return a few random placements that are as near to the stones as the area allows."""
    places, rules = [choice for choice in legal if isinstance(choice, Place)], opening.rules
    distances = {place: _distance(place.point, opening.moves, rules) for place in places}
    nearest = min(distances.values())
    near = [place for place in places if distances[place] < nearest + _CLOSE]
    return chance.sample(near, min(len(near), _MOST_COMPARED))


# Colours


def _swapping(opening: Opening, offers: int) -> Deciding:
    """Swap the colours or keep them, whichever is better.

    If Black has enough good fifth moves, offer `offers` of them instead.
    """
    answer = yield from searched(_position(opening), 1.0)
    rate = rate_of(answer) if _is_movers(opening) else 1 - rate_of(answer)
    if rate < EVEN:
        return (Swap(),)
    if offers and _is_movers(opening) and len(_good(answer)) >= max(offers, _MANY_OFFERS):
        return (Declare(offers),)
    return (Keep(),)


def _taking(opening: Opening, *, may_place_two: bool) -> Deciding:
    """Take the better colour. In an even position, let the other player choose after two more stones."""
    answer = yield from searched(_position(opening), EVEN if may_place_two else 1.0)
    rate = rate_of(answer)
    if may_place_two and abs(rate - EVEN) < CLEAR:
        pairs = _pairs(opening, answer)
        if pairs:
            sequence = yield from _most_even(pairs, opening, 1.0)
            return sequence
    mover = opening.next_stone
    return (Take(mover if rate >= EVEN else mover.opponent),)


def _pairs(opening: Opening, answer: Answer) -> list[tuple[Choice, ...]]:
    """Return pairs of stones from the lines of the search: a good move, and the best answer to it."""
    lines = [candidate.line for candidate in _candidates(answer) if len(candidate.line) > 1]
    pairs = [(PlaceTwo(), Place(line[0]), Place(line[1])) for line in lines[:_MOST_PAIRS]]
    return [pair for pair in pairs if _is_legal(opening, pair)]


# Fifth moves


def _declaring(opening: Opening, most: int) -> Deciding:
    """Declare the number of fifth moves that are good for Black, from 1 to `most`.

    If White has not played the fourth move yet, White's best move is assumed.
    """
    position, share = _position(opening), 1.0
    if position.to_move is Stone.WHITE:
        share = EVEN
        answer = yield from searched(position, share)
        position = position.copy()
        position.play(answer.point)
    answer = yield from searched(position, share)
    return (
        Declare(
            max(1, min(most, len(_good(answer)))),
        ),
    )


def _offering(opening: Opening, chance: random.Random) -> Deciding:
    """Offer Black's best moves. No two of them are symmetric."""
    answer = yield from searched(_position(opening), 1.0)
    best = sorted(_candidates(answer), key=lambda candidate: (-candidate.visits, candidate.point))
    found = [answer.point, *(candidate.point for candidate in best)]
    state, player = opening, opening.player
    offers = list[Choice]()
    for point in (*found, *_near_first(opening, chance)):
        if not (state.steps and isinstance(state.steps[0], OfferFifths) and state.player is player):
            break
        if _is_legal(state, (Offer(point),)):
            state = after(state, Offer(point))
            offers.append(Offer(point))
    return tuple(offers)


def _picking(opening: Opening) -> Deciding:
    """Pick the offered move that is best for White, who moves next."""
    rates = list[float]()
    for point in opening.offers:
        rate = yield from _rate_of_mover(after(opening, Pick(point)), 1 / len(opening.offers))
        rates.append(rate)
    return (Pick(opening.offers[rates.index(max(rates))]),)


def _near_first(opening: Opening, chance: random.Random) -> list[int]:
    """Return all points, starting with those near the stones."""
    rules = opening.rules
    points = list(range(rules.size))
    chance.shuffle(points)
    return sorted(points, key=lambda point: _distance(point, opening.moves, rules))


# What the search says


def _rate_of_mover(opening: Opening, share: float) -> Rating:
    """Return the win rate of the side to move after the stones of this opening."""
    answer = yield from searched(_position(opening), share)
    return rate_of(answer)


def _candidates(answer: Answer) -> tuple[Candidate, ...]:
    return answer.thought.candidates if answer.thought is not None else ()


def _good(answer: Answer) -> list[int]:
    """Return the moves with which the side to move has a win rate of at least one half."""
    return [candidate.point for candidate in _candidates(answer) if candidate.visits and candidate.win_rate >= EVEN]


def _is_movers(opening: Opening) -> bool:
    """Return whether the player who decides has the colour of the next stone."""
    return opening.player_of(opening.next_stone) is opening.player


# Positions


def _position(opening: Opening) -> Position:
    position = Position(opening.rules)
    for point in opening.moves:
        position.play(point)
    return position


def _applied(opening: Opening, sequence: Iterable[Choice]) -> Opening:
    for choice in sequence:
        opening = after(opening, choice)
    return opening


def _is_legal(opening: Opening, sequence: Iterable[Choice]) -> bool:
    try:
        _applied(opening, sequence)
    except OpeningError:
        return False
    return True


def _edge_distance(point: int, rules: Rules) -> int:
    row, column = divmod(point, rules.columns)
    return min(row, column, rules.rows - 1 - row, rules.columns - 1 - column)


def _distance(point: int, stones: Iterable[int], rules: Rules) -> int:
    """Return the distance to the nearest of these stones. It is the larger of the distances in rows and in columns."""
    row, column = divmod(point, rules.columns)
    others = (divmod(stone, rules.columns) for stone in stones)
    return min((max(abs(row - other), abs(column - side)) for other, side in others), default=0)
