"""Collects the results of reviewed games for a report, for each game and for each player over all games. No Qt."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from studio.game.game_end import played_line
from studio.game.notation import move_name
from studio.game.record import GameRecord, Outcome, outcome_of
from studio.game.rules import Rules
from studio.game.stones import PASS, Stone
from studio.game.symmetry import images, symmetries
from studio.insight.accuracy import LEAST_OF_PHASE, Figures, Phase, RatedMove, by_phase, figures, rated_moves
from studio.insight.key_moments import KeyMoment, key_moments
from studio.insight.mistakes import judge
from studio.insight.resignation import Resignation, resignation

SIDES = (Stone.BLACK, Stone.WHITE)
YOU = "You"
"""Stands for the user in games that were played here and in which the user has no name."""
OPENING_MOVES = 3
"""Openings are compared by this number of first moves of both sides."""
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
_POINTS = {Outcome.BLACK_WINS: (1.0, 0.0), Outcome.WHITE_WINS: (0.0, 1.0), Outcome.DRAW: (0.5, 0.5)}


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A reviewed game and its origin."""

    record: GameRecord
    file: str
    """The file as the user named it. Empty if the game has no file."""
    game: int = 1
    """The number of the game in its file. The first game has the number 1."""
    user: Stone | None = None
    """The side that the user played. Only set if the record has no name for this side."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The accuracy and other figures of one side in a game, or of a player over several games."""

    total: Figures
    phases: Mapping[Phase, Figures]


@dataclass(frozen=True)
class GameReport:
    """The results of one game."""

    number: int
    """The number of the game in the report. The first game has the number 1."""
    source: ReviewedGame
    moves: tuple[RatedMove, ...]
    moments: tuple[KeyMoment, ...]
    resignation: Resignation | None = None
    """The resignation that ended the game, if the position was not lost."""

    @property
    def record(self) -> GameRecord:
        return self.source.record

    @property
    def rules(self) -> Rules:
        return self.source.record.rules

    @cached_property
    def ratings(self) -> Mapping[Stone, Rating]:
        return {side: rating_of(self.moves_of(side)) for side in SIDES}

    @cached_property
    def outcome(self) -> Outcome:
        """The result in the record. If it has none, the result by the rules."""
        if self.record.outcome is not Outcome.UNKNOWN:
            return self.record.outcome
        return outcome_of(self.record.position(played_line(self.record.root)[-1]))

    @property
    def opening(self) -> tuple[int, ...]:
        """The points of the first moves. Empty if the game is too short, or begins with a setup or passes."""
        line = played_line(self.record.root)[: OPENING_MOVES + 1]
        points = [node.move.point for node in line if node.move is not None and node.move.point != PASS]
        has_setup = any(node.setup is not None for node in line)
        return () if has_setup or len(points) < OPENING_MOVES else tuple(points)

    def moves_of(self, side: Stone) -> list[RatedMove]:
        return [move for move in self.moves if move.side is side]

    def name_of(self, side: Stone) -> str:
        """Return the name of a player on one line.

        This is `YOU` for the user, and an empty text for an unknown player.
        """
        name = " ".join((self.record.black if side is Stone.BLACK else self.record.white).split())
        return name or (YOU if side is self.source.user else "")

    def points_of(self, side: Stone) -> float | None:
        """Return 1 if this side won, 0.5 for a draw, and 0 if it lost. Return None if there is no result."""
        points = _POINTS.get(self.outcome)
        return None if points is None else points[side is not Stone.BLACK]


@dataclass(frozen=True, slots=True)
class Played:
    """A game seen from one of its players."""

    game: GameReport
    side: Stone

    @property
    def accuracy(self) -> float | None:
        return self.game.ratings[self.side].total.accuracy

    @property
    def points(self) -> float | None:
        return self.game.points_of(self.side)


@dataclass(frozen=True, slots=True)
class Opening:
    """An opening that a player played as one side. Symmetric openings count as the same opening."""

    rules: Rules
    side: Stone
    moves: str
    """The moves of the opening, as in the first of the games."""
    played: tuple[Played, ...]

    @property
    def rating(self) -> Figures:
        """The statistics of the player's moves in the opening phase of these games."""
        moves = [move for each in self.played for move in each.game.moves_of(each.side)]
        return figures([move for move in moves if move.phase is Phase.OPENING], LEAST_OF_PHASE)


@dataclass(frozen=True)
class PlayerReport:
    """The results of one player over several games."""

    name: str
    played: tuple[Played, ...]
    """The games, sorted by date. If a date is missing, they are in the order of the report."""

    @cached_property
    def rating(self) -> Rating:
        """The statistics of all moves of this player, in the games in which the player has an accuracy."""
        counted = [each for each in self.played if each.accuracy is not None]
        return rating_of([move for each in counted for move in each.game.moves_of(each.side)])

    @cached_property
    def openings(self) -> tuple[Opening, ...]:
        """The openings, beginning with the most frequent one."""
        met: dict[tuple[Rules, Stone, tuple[int, ...]], list[Played]] = defaultdict(list)
        for each in self.played:
            if each.game.opening:
                met[each.game.rules, each.side, _canonical(each.game.opening, each.game.rules)].append(each)
        found = [
            Opening(rules, side, _named(played[0].game.opening, rules), tuple(played))
            for (rules, side, _), played in met.items()
        ]
        return tuple(sorted(found, key=lambda opening: -len(opening.played)))

    @cached_property
    def by_rules(self) -> tuple["PlayerReport", ...]:
        """The results of the player in each game, such as gomoku, beginning with the one played most often."""
        met: dict[str, list[Played]] = defaultdict(list)
        for each in self.played:
            met[each.game.rules.title].append(each)
        return tuple(
            PlayerReport(self.name, tuple(met[title])) for title in sorted(met, key=lambda title: -len(met[title]))
        )

    def count(self, points: float) -> int:
        """Return the number of games with this result. `points` is 1 for wins, 0.5 for draws and 0 for losses."""
        return sum(each.points == points for each in self.played)


@dataclass(frozen=True, slots=True)
class ReviewReport:
    """The results of all games and of their players."""

    games: tuple[GameReport, ...]
    players: tuple[PlayerReport, ...]
    """The players who have a name. The user comes first, then the players with most games."""


def review_report(games: Iterable[ReviewedGame], player: str = "") -> ReviewReport:
    """Return the report of these games.

    If `player` is given, include only the games of this player, and give totals only for this player. Upper and lower
    case are not distinguished.
    """
    return report_of_games((game_report(source) for source in games), player)


def report_of_games(games: Iterable[GameReport], player: str = "") -> ReviewReport:
    """Return the report of these games as `review_report` does. The games are numbered again."""
    wanted = _key(player)
    chosen = (game for game in games if not wanted or wanted in (_key(game.name_of(side)) for side in SIDES))
    found = [replace(game, number=number) for number, game in enumerate(chosen, 1)]
    return ReviewReport(tuple(found), tuple(_players(found, wanted)))


def game_report(source: ReviewedGame) -> GameReport:
    """Return the report of one game."""
    record, line = source.record, played_line(source.record.root)
    judged = judge(record, line)
    moments, resigned = key_moments(record, line, judged), resignation(record, judged)
    return GameReport(1, source, rated_moves(record, line, judged), moments, resigned)


def with_user(game: GameReport, user: Stone | None) -> GameReport:
    """Return the report of a game with the information that the nameless player of this side is the user."""
    return replace(game, source=replace(game.source, user=user))


def rating_of(moves: Sequence[RatedMove]) -> Rating:
    return Rating(figures(moves), by_phase(moves))


# Implementation


def _players(games: Sequence[GameReport], wanted: str) -> Iterator[PlayerReport]:
    names: dict[str, str] = {}
    played: dict[str, list[Played]] = defaultdict(list)
    for game in games:
        for side in SIDES:
            name = game.name_of(side)
            if name and wanted in ("", _key(name)):
                names.setdefault(_key(name), name)
                played[_key(name)].append(Played(game, side))
    for key in sorted(played, key=lambda key: (not _is_user(played[key][0]), -len(played[key]))):
        yield PlayerReport(names[key], tuple(_in_order(played[key])))


def _is_user(played: Played) -> bool:
    return played.side is played.game.source.user


def _in_order(played: Sequence[Played]) -> Sequence[Played]:
    days = [_DAY.match(each.game.record.date.strip()) for each in played]
    if not all(days):
        return played
    return sorted(played, key=lambda each: each.game.record.date.strip())


def _key(name: str) -> str:
    return " ".join(name.split()).casefold()


def _canonical(points: tuple[int, ...], rules: Rules) -> tuple[int, ...]:
    """Return the points in the orientation of the board in which they are smallest.

    Symmetric openings give the same points.
    """
    maps = (images(symmetry, rules) for symmetry in symmetries(rules))
    return min(tuple(image[point] for point in points) for image in maps)


def _named(points: Iterable[int], rules: Rules) -> str:
    return " ".join(move_name(point, rules) for point in points)
