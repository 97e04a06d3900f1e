"""A card: a position in which the user made a mistake, with the analysis of the review. Plain data."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from studio.exercises.exercise import setup_of
from studio.game.errors import StudioError
from studio.game.notation import human_point
from studio.game.position import Position
from studio.game.position_analysis import KnownResult, Proof
from studio.game.record import GameRecord
from studio.game.rules import Rules, rules_from_text
from studio.game.stones import Stone
from studio.game.symmetry import images, symmetries

_MARKS = {Stone.EMPTY: ".", Stone.BLACK: "X", Stone.WHITE: "O"}
_KEY_DIGITS = 32
_MOST_MOVES = 1_000_000


class Kind(StrEnum):
    """The kind of mistake in the position."""

    MISTAKE = "mistake"  # the move lost win rate, or a proven result
    WIN = "win"  # a proven win was missed
    DEFENCE = "defence"  # the opponent was allowed a win that could be prevented


@dataclass(frozen=True, slots=True)
class Answer:
    """A possible move in the position of a card, with the numbers of the review.

    Win rates and results are for the side to move.
    """

    point: int
    rate: float
    """The win rate of the move, from 0 to 1."""
    visits: int = 0
    proof: Proof = Proof.UNKNOWN
    plies: int | None = None
    """The maximum number of plies to the proven end, including this move. None if it is unknown."""
    line: tuple[int, ...] = ()
    """The principal variation. It begins with this move."""

    def __post_init__(self) -> None:
        if not 0 <= self.rate <= 1 or self.visits < 0 or self.point < 0 or (self.plies or 0) < 0:
            raise ValueError("a move has a point, visits from 0, and a win rate from 0 to 1")
        if self.line and self.line[0] != self.point:
            raise ValueError("the line of a move begins with the move")

    @property
    def known(self) -> KnownResult:
        return KnownResult(self.proof, self.plies)

    @property
    def reply(self) -> int | None:
        """The opponent's reply in the principal variation, or None."""
        return self.line[1] if len(self.line) > 1 else None


@dataclass(frozen=True, slots=True)
class Origin:
    """The game from which a card comes. Names and date are as in the record."""

    black: str = ""
    white: str = ""
    date: str = ""
    moves: int = 0
    """The number of moves before the position."""

    def __post_init__(self) -> None:
        if not 0 <= self.moves <= _MOST_MOVES:
            raise ValueError(f"a position has up to {_MOST_MOVES} moves before it")


@dataclass(frozen=True, slots=True)
class Card:
    """A position to practise. Two cards with the same `key` have the same position."""

    game: str
    """The rules as text, such as `15x15/5`."""
    board: str
    """The position as rows of `.

    X O`. If the stones do not show whose turn it is, a line such as `O to move` follows.
    """
    kind: Kind
    played: Answer
    """The mistake that was played in the game."""
    answers: tuple[Answer, ...]
    """The other moves that the review has visited or proven, the best one first."""
    threats: str = ""
    """If a win by threats was missed, its kind: `fours` or `threes`. Otherwise an empty text."""
    origin: Origin = Origin()
    is_played_preferred: bool = False
    """Whether a search after the review prefers the move of the game.

    If so, `played` has the numbers of this search.
    """
    last: int | None = None
    """The point of the last move before the position. None if it is unknown."""

    def __post_init__(self) -> None:
        try:
            position = self.position()
        except StudioError as error:
            raise ValueError(error.sentence) from error
        points = [self.played.point, *(answer.point for answer in self.answers)]
        if not self.answers or len(set(points)) < len(points) or not {*points} <= {*position.legal_moves()}:
            raise ValueError("the moves of a card are different legal moves, and one is better than the mistake")
        for answer in (self.played, *self.answers):
            end = position.copy()
            try:
                for point in answer.line:
                    end.play(point)
            except StudioError as error:
                raise ValueError(error.sentence) from error

    @property
    def rules(self) -> Rules:
        return rules_from_text(self.game)

    @property
    def side(self) -> Stone:
        """The side to move, which is the side of the user."""
        return self.position().to_move

    @property
    def best(self) -> Answer:
        return self.answers[0]

    @property
    def key(self) -> str:
        return key_of(self.position())

    def position(self) -> Position:
        """Return a new position, which the caller may change."""
        return Position.from_text(self.board, self.rules)

    def record(self) -> GameRecord:
        """Return a new game record that starts from the position of the card."""
        position = self.position()
        record = GameRecord(position.rules)
        setup = setup_of(position)
        record.set_setup(record.root, replace(setup, last=self.last if self.last in setup.stones else None))
        return record

    def names(self, points: Iterable[int]) -> str:
        """Return the names of points, separated by spaces."""
        rules = self.rules
        return " ".join(human_point(point, rules) for point in points)


def key_of(position: Position) -> str:
    """Return a key of the rules, the stones and the side to move.

    Rotations and reflections of a position have the same key. The order of the moves does not matter.
    """
    rules, cells = position.rules, position.cells
    drawings = []
    for symmetry in symmetries(rules):
        marks = ["."] * rules.size
        for point, image in enumerate(images(symmetry, rules)):
            marks[image] = _MARKS[cells[point]]
        drawings.append("".join(marks))
    text = f"{rules.text} {min(drawings)} {_MARKS[position.to_move]}"
    return hashlib.sha256(text.encode()).hexdigest()[:_KEY_DIGITS]
