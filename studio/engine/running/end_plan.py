"""What is asked of a position near its end, one question after the other, and what the answers make certain.

First whether the side to move wins, then whether it draws at least. Then what people want to know besides: the shortest
win, of a drawn position what each other move is worth, and of a lost one how long each move holds out.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Question:
    """Whether the position, or one of its moves, is worth at least so much for the side to move."""

    wanted: int
    move: int | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """And by which move, where the position was asked about."""

    is_yes: bool
    move: int = 0


@dataclass(frozen=True, slots=True)
class Claim:
    """What a move is worth for who makes it, -1, 0 or 1, and in how many plies at most the game is over, this one
    counted."""

    move: int
    value: int
    plies: int


@dataclass(frozen=True, slots=True)
class Progress:
    """What is certain by now, the latest last, and what to ask next; nothing when all is known."""

    claims: tuple[Claim, ...]
    question: Question | None

    @property
    def is_decided(self) -> bool:
        """Whether the position is certain, and only how soon it ends is not."""
        return any(claim.value for claim in self.claims) and all(claim.value for claim in self.claims)


NOTHING_TO_ASK = Progress((), None)

Plan = Generator[Question, Answer, None]


def progress(moves: Sequence[int], empty: int, answers: Sequence[Answer]) -> Progress:
    """After these answers about a position with so many empty points, where the game goes on."""
    claims: list[Claim] = []
    plan = _plan(moves, empty, claims)
    try:
        question = next(plan)
        for answer in answers:
            question = plan.send(answer)
    except StopIteration:
        return Progress(tuple(claims), None)
    return Progress(tuple(claims), question)


def _plan(moves: Sequence[int], empty: int, claims: list[Claim]) -> Plan:
    answer = yield Question(1)
    if answer.is_yes:
        yield from _find_shortest_win(answer.move, empty, claims)
        return
    answer = yield Question(0)
    if answer.is_yes:
        yield from _judge_beside_draw(answer.move, moves, empty, claims)
    else:
        yield from _find_longest_loss(moves, empty, claims)


def _find_shortest_win(move: int, empty: int, claims: list[Claim]) -> Plan:
    """Wins take an odd number of plies."""
    too_few, plies = -1, empty - (empty + 1) % 2
    claims.append(Claim(move, 1, plies))
    while plies - too_few > 2:
        middle = _between(too_few, plies)
        answer = yield Question(_worth(middle, empty))
        if answer.is_yes:
            plies = middle
            claims.append(Claim(answer.move, 1, plies))
        else:
            too_few = middle


def _judge_beside_draw(move: int, moves: Sequence[int], empty: int, claims: list[Claim]) -> Plan:
    claims.append(Claim(move, 0, empty))
    for other in moves:
        if other != move:
            answer = yield Question(0, other)
            claims.append(Claim(other, 0, empty) if answer.is_yes else Claim(other, -1, _longest_loss(empty)))


def _find_longest_loss(moves: Sequence[int], empty: int, claims: list[Claim]) -> Plan:
    plies, too_many = 2, _longest_loss(empty) + 2
    claims.extend(Claim(move, -1, too_many - 2) for move in moves)
    while too_many - plies > 2:
        middle = _between(plies, too_many)
        answer = yield Question(-_worth(middle, empty))
        plies, too_many = (middle, too_many) if answer.is_yes else (plies, middle)
    for move in moves:
        answer = (yield Question(-_worth(plies, empty), move)) if plies > 2 else Answer(True)
        claims.append(Claim(move, -1, plies if answer.is_yes else plies - 2))


def _longest_loss(empty: int) -> int:
    """Losses take an even number of plies."""
    return empty - empty % 2


def _between(low: int, high: int) -> int:
    """In steps of two from either."""
    return low + 2 * ((high - low) // 4)


def _worth(plies: int, empty: int) -> int:
    """Of a position that is won in so many plies."""
    return empty + 1 - plies
