"""The rows and sentences of the explorer, in the window's language."""

from dataclasses import dataclass

from PySide6.QtCore import QLocale, QObject

from studio.game.canonical import Canonical, canonical
from studio.game.message import fill
from studio.game.notation import move_name
from studio.game.position import Position
from studio.game.position_analysis import Candidate, Proof
from studio.game.stones import Stone
from studio.positions.looking_up import Known, PlayedMove, Results
from studio.ui.tables.rows_model import Row, RowsColumn
from studio.ui.texts.move_names import move_in_words
from studio.ui.texts.numbers import percent, short_number
from studio.ui.texts.sides import side_name
from studio.ui.texts.viewed_side import ViewedSide

UNKNOWN = "–"
RESULTS_COLUMN = 2
_PLAYED_COLUMNS = 4
"""The number of columns about games."""
_MOST_ANALYSED = 8
"""How many analysed moves get a row at most, although they were played in no game."""


@dataclass(frozen=True, slots=True)
class ExplorerRow:
    """A move that was played or analysed."""

    point: int
    played: PlayedMove | None = None
    analysed: Candidate | None = None


def explorer_rows(known: Known, position: Position) -> tuple[ExplorerRow, ...]:
    """Return the rows of a position.

    The most played moves come first, then the most visited ones. If a symmetry of the position maps one move to
    another, they share a row.
    """
    form = canonical(position)
    analysed = _analysed(known, form)
    rows = [ExplorerRow(move.point, move, analysed.pop(form.point_of(move.point), None)) for move in known.moves]
    others = sorted(analysed.values(), key=lambda row: -row.visits)[:_MOST_ANALYSED]
    return (*rows, *(ExplorerRow(row.point, None, row) for row in others))


def equal_points(position: Position, point: int) -> tuple[int, ...]:
    """Return the points of all moves that are equal to the move at `point` by a symmetry of the position."""
    return _equal(canonical(position), point)


def _equal(form: Canonical, point: int) -> tuple[int, ...]:
    return form.points(form.point_of(point))


def _analysed(known: Known, form: Canonical) -> dict[int, Candidate]:
    """Return the analysed moves by their canonical points.

    If moves are symmetric, only the most visited one is returned.
    """
    found: dict[int, Candidate] = {}
    for row in known.analysis.candidates if known.analysis is not None else ():
        point = form.point_of(row.point)
        if point not in found or row.visits > found[point].visits:
            found[point] = row
    return found


class ExplorerTexts(QObject):
    """Formats the columns, rows and sentences of the explorer."""

    # It is a QObject so that `tr` can form plurals.

    def columns(self, viewed: ViewedSide, *, is_analysed: bool) -> tuple[RowsColumn, ...]:
        """Return the columns. If `is_analysed`, two columns about the saved analysis come last."""
        rules, side = viewed.rules, viewed.name
        shares = self.tr("The share of games that {black} won, that were drawn, and that {white} won")
        names = {"black": side_name(Stone.BLACK, rules), "white": side_name(Stone.WHITE, rules)}
        score = self.tr("The score of {side} in the games with this move; a draw counts half")
        columns = (
            RowsColumn(self.tr("Move"), self.tr("A move from the shown position"), is_words=True, widest="m26 ×8"),
            RowsColumn(self.tr("Games"), self.tr("The number of games with this move")),
            RowsColumn(self.tr("Results"), fill(shares, **names), is_words=True, widest="100 / 100 / 100", gives_way=1),
            RowsColumn(fill(self.tr("Score ({side})"), side=side), fill(score, side=side)),
            RowsColumn(
                viewed.heading,
                fill(self.tr("The win rate of {side} in the saved analysis"), side=side),
            ),
            RowsColumn(self.tr("Visits"), self.tr("The visits of the move in the saved analysis"), gives_way=2),
        )
        return columns if is_analysed else columns[:_PLAYED_COLUMNS]

    def rows(
        self, rows: tuple[ExplorerRow, ...], position: Position, viewed: ViewedSide, *, is_analysed: bool
    ) -> list[Row]:
        count = len(self.columns(viewed, is_analysed=is_analysed))
        form = canonical(position)
        return [self._row(row, position, viewed, count, len(_equal(form, row.point))) for row in rows]

    def seen(self, known: Known, viewed: ViewedSide) -> str:
        """Return a sentence about the games in which the position occurred."""
        seen, locale = known.seen, QLocale()
        if not seen.games:
            if known.is_beyond:
                return self.tr("The database counts only positions with fewer stones than this one.")
            return self.tr("No game of the database reached this position.")
        times = self.tr("Seen %Ln time(s)", "", seen.games)
        rate = seen.rate(viewed.side)
        if rate is None:
            return f"{times}."
        text = self.tr("{times}, {rate} for {side}.")
        return fill(text, times=times, rate=percent(rate, locale, 0), side=viewed.name)

    def details(self, known: Known, position: Position, viewed: ViewedSide) -> str:
        """Return sentences about the saved analysis, about games that ended here, and about symmetry.

        Those that do not apply are left out.
        """
        parts = []
        if known.analysis is not None and known.analysis.best is not None:
            parts.append(self._analysis(known.analysis.visits, known.analysis.best, position, viewed))
        if known.ended.games:
            parts.append(self.tr("%Ln game(s) ended here.", "", known.ended.games))
        if known.seen.games:
            parts.append(self.tr("Symmetric positions are counted together."))
        if len(canonical(position).symmetries) > 1:
            parts.append(self.tr("×4 stands for 4 equal points, which the board marks when you select the move."))
        return " ".join(parts)

    # Implementation

    def _analysis(self, visits: int, best: Candidate, position: Position, viewed: ViewedSide) -> str:
        text = self.tr("Saved analysis with {visits} visits: the best move is {move}, {rate} for {side}.")
        locale = QLocale()
        return fill(
            text,
            visits=short_number(visits, locale),
            move=move_in_words(best.point, position.rules),
            rate=percent(viewed.rate((best.value + 1) / 2, position.to_move), locale, 0),
            side=viewed.name,
        )

    def _row(self, row: ExplorerRow, position: Position, viewed: ViewedSide, count: int, equal: int) -> Row:
        """Return a row that has `count` columns. It stands for `equal` symmetric moves."""
        locale, name = QLocale(), move_name(row.point, position.rules)
        if equal > 1:
            name = f"{name} ×{equal}"
        results = row.played.results if row.played is not None else Results()
        score = results.rate(viewed.side)
        own = _rate(row.analysed) if row.analysed is not None else None
        rate = None if own is None else viewed.rate(own, position.to_move)
        visits = row.analysed.visits if row.analysed is not None else 0
        texts = (
            name,
            locale.toString(results.games) if results.games else UNKNOWN,
            self.shares(results),
            UNKNOWN if score is None else percent(score, locale, 0),
            UNKNOWN if rate is None else percent(rate, locale),
            short_number(visits, locale) if visits else UNKNOWN,
        )
        keys = (row.point, results.games, score or 0.0, -1.0 if score is None else score, rate or 0.0, visits)
        return Row(row.point, texts[:count], keys[:count], is_quiet=row.played is None)

    def shares(self, results: Results) -> str:
        """Return the shares of Black's wins, of draws, and of White's wins in percent, such as 58 / 12 / 30."""
        decided = results.black + results.draws + results.white
        if not decided:
            return UNKNOWN
        counts = results.black, results.draws, results.white
        return " / ".join(QLocale().toString(round(100 * count / decided)) for count in counts)


def _rate(move: Candidate) -> float | None:
    """Return the win rate of a move for the side that makes it.

    It is None if the move has no visits and is not proven.
    """
    is_known = move.visits > 0 or move.proof is not Proof.UNKNOWN
    return (move.value + 1) / 2 if is_known else None
