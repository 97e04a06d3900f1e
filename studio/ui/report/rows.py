"""The rows of the tables of a report, in the window's language."""

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, QObject

from studio.game.message import fill
from studio.game.record import Outcome
from studio.game.stones import Stone
from studio.insight.accuracy import Phase, RatedMove
from studio.insight.key_moments import decisive
from studio.keeping.review_report import SIDES, YOU, GameReport, Opening, PlayerReport, Rating, ReviewReport, rating_of
from studio.ui.tables.rows_model import Key, Row, RowsColumn
from studio.ui.texts.contestants import contestant_text
from studio.ui.texts.key_moments import decision_text
from studio.ui.texts.numbers import decimal, percent, points
from studio.ui.texts.sides import side_name

UNKNOWN = "–"
_SHORT = 14


class ReportTexts(QObject):
    """Formats the names, columns and rows of a report."""

    # It is a QObject so that `tr` can form plurals.

    # Names

    def phase_names(self) -> tuple[str, str, str]:
        return self.tr("Opening"), self.tr("Middle"), self.tr("End")

    def name(self, name: str) -> str:
        """Return the name of a player for the user. It may be "You", or the title of an engine."""
        return self.tr("You") if name == YOU else contestant_text(name)

    def player(self, game: GameReport, side: Stone) -> str:
        """Return the name of a player together with the side. If the player has no name, return only the side."""
        name, colour = self.name(game.name_of(side)), side_name(side, game.rules)
        return fill(self.tr("{side}: {player}"), side=colour, player=name) if name else colour

    def title(self, game: GameReport) -> str:
        return " – ".join(self.name(game.name_of(side)) or side_name(side, game.rules) for side in SIDES)

    def result(self, game: GameReport) -> str:
        match game.outcome:
            case Outcome.DRAW:
                return self.tr("draw")
            case Outcome.BLACK_WINS | Outcome.WHITE_WINS:
                winner = Stone.BLACK if game.outcome is Outcome.BLACK_WINS else Stone.WHITE
                return fill(self.tr("{side} won"), side=side_name(winner, game.rules))
        return UNKNOWN

    # Sentences

    def headline(self, report: ReviewReport) -> str:
        """Return one or two sentences about what the report covers."""
        if len(report.games) == 1:
            (game,) = report.games
            return " ".join(
                filter(None, (f"{self.title(game)}.", decision_text(game.moments, game.rules, game.resignation)))
            )
        reviewed = sum(any(each.total.accuracy is not None for each in game.ratings.values()) for game in report.games)
        count = self.tr("%n game(s).", "", len(report.games))
        told = "" if reviewed == len(report.games) else self.tr("%n of them reviewed.", "", reviewed)
        return " ".join(filter(None, (count, told, self._player_sentence(report))))

    def _player_sentence(self, report: ReviewReport) -> str:
        if len(report.players) != 1:
            return ""
        (player,) = report.players
        won, drawn, lost = (QLocale().toString(player.count(points)) for points in (1, 0.5, 0))
        text = self.tr("{player}: {won} won, {drawn} drawn, {lost} lost.")
        return fill(text, player=self.name(player.name), won=won, drawn=drawn, lost=lost)

    # Figures

    def figure_columns(self) -> tuple[RowsColumn, ...]:
        opening, middle, end = self.phase_names()
        phase = self.tr("Accuracy in this phase; a phase with fewer than three rated moves has none")
        return (
            RowsColumn(self.tr("Side"), self.tr("Side or player"), is_words=True),
            RowsColumn(self.tr("Accuracy"), self.tr("1 minus the average loss of win rate per rated move")),
            RowsColumn(opening, phase, gives_way=1),
            RowsColumn(middle, phase, gives_way=2),
            RowsColumn(end, phase, gives_way=3),
            RowsColumn(self.tr("Rated"), self.tr("Number of rated moves, out of all moves"), gives_way=6),
            RowsColumn(self.tr("Best"), self.tr("Share of rated moves for which no better move was found")),
            RowsColumn(
                self.tr("Loss (points)"), self.tr("Average loss of win rate per rated move, in percentage points")
            ),
            RowsColumn("?", self.tr("Mistakes: moves that lost at least 10 points of win rate")),
            RowsColumn("??", self.tr("Blunders: moves that lost at least 20 points of win rate")),
            RowsColumn(self.tr("Missed wins"), self.tr("Proven wins that were given away"), gives_way=4),
            RowsColumn(
                self.tr("Allowed wins"),
                self.tr("Moves after which the other side is proven to win although another move was better"),
                gives_way=5,
            ),
            RowsColumn(
                self.tr("Seconds per move"), self.tr("Average time of the moves whose time is known"), gives_way=7
            ),
        )

    def figure_rows(self, report: ReviewReport) -> list[Row]:
        return [self._figure_row(at, name, rating) for at, (name, rating) in enumerate(self.ratings(report))]

    def ratings(self, report: ReviewReport) -> list[tuple[str, Rating]]:
        """Return the rows of the table of numbers.

        A report of one game has its two sides. A report of one player has the player in total and by side. Other
        reports have all players.
        """
        if len(report.games) == 1:
            (game,) = report.games
            return [(self.player(game, side), game.ratings[side]) for side in SIDES]
        if len(report.players) == 1:
            return [(self.tr("All games"), report.players[0].rating), *self.by_side(report.players[0])]
        return [(self.name(player.name), player.rating) for player in report.players]

    def phase_ratings(self, report: ReviewReport) -> list[tuple[str, Rating]]:
        """Return at most two ratings for the plot of phases: of both sides, or of two players.

        Their names are short.
        """
        if len(report.games) == 1:
            (game,) = report.games
            return [(side_name(side, game.rules), game.ratings[side]) for side in SIDES]
        rows = self.ratings(report)
        if len(report.players) == 1:
            return rows[1:] if len(rows) == 3 else rows[:1]
        return [(name if len(name) <= _SHORT else f"{name[:_SHORT]}…", rating) for name, rating in rows[:2]]

    def by_side(self, player: PlayerReport) -> list[tuple[str, Rating]]:
        """Return the numbers of a player separately for each side that the player had.

        Sides with different names, such as Black and Red, are separate.
        """
        found: dict[str, list[RatedMove]] = defaultdict(list)
        for side in SIDES:
            for each in player.played:
                if each.side is side and each.accuracy is not None:
                    found[side_name(side, each.game.rules)] += each.game.moves_of(side)
        return [(fill(self.tr("as {side}"), side=name), rating_of(moves)) for name, moves in found.items()]

    def _figure_row(self, at: int, name: str, rating: Rating) -> Row:
        total, locale = rating.total, QLocale()
        phases = [rating.phases[phase].accuracy for phase in Phase]
        counts = (total.mistakes, total.blunders, total.missed_wins, total.allowed_wins)
        rated = fill(
            self.tr("{rated} of {moves}"), rated=locale.toString(total.rated), moves=locale.toString(total.moves)
        )
        texts = (
            name,
            share_text(total.accuracy),
            *(share_text(phase) for phase in phases),
            rated,
            share_text(total.best_share),
            UNKNOWN if total.average_loss is None else points(total.average_loss, locale),
            *(locale.toString(count) for count in counts),
            UNKNOWN if total.seconds is None else decimal(total.seconds, 1, locale),
        )
        numbers = (total.accuracy, *phases, total.rated, total.best_share, total.average_loss, *counts, total.seconds)
        return Row(at, texts, (name.casefold(), *map(_key, numbers)))

    # Lists

    def game_columns(self) -> tuple[RowsColumn, ...]:
        return (
            RowsColumn(self.tr("Date"), self.tr("Date in the record"), is_words=True, gives_way=2),
            RowsColumn(self.tr("Players"), self.tr("The player who moves first is named first"), is_words=True),
            RowsColumn(self.tr("Result"), self.tr("Result of the game"), is_words=True),
            RowsColumn(self.tr("Moves"), self.tr("Number of moves"), gives_way=3),
            RowsColumn(self.tr("First"), self.tr("Accuracy of the side that begins")),
            RowsColumn(self.tr("Second"), self.tr("Accuracy of the other side")),
            RowsColumn(self.tr("Decided"), self.tr("Number of the move at which the game was decided"), gives_way=1),
        )

    def game_rows(self, games: Sequence[GameReport]) -> list[Row]:
        return [self._game_row(game) for game in games]

    def _game_row(self, game: GameReport) -> Row:
        shares = [game.ratings[side].total.accuracy for side in SIDES]
        moment, locale = decisive(game.moments), QLocale()
        texts = (
            game.record.date or UNKNOWN,
            self.title(game),
            self.result(game),
            locale.toString(len(game.moves)),
            *(share_text(share) for share in shares),
            UNKNOWN if moment is None else locale.toString(moment.number),
        )
        keys = (game.record.date, texts[1].casefold(), texts[2], float(len(game.moves)), *map(_key, shares))
        place = f"{game.source.file}, {game.source.game}" if game.source.game > 1 else game.source.file
        return Row(game.number, texts, (*keys, _key(None if moment is None else moment.number)), tip=place)

    def opening_columns(self) -> tuple[RowsColumn, ...]:
        return (
            RowsColumn(
                self.tr("Opening"), self.tr("First three moves; symmetric openings count as one"), is_words=True
            ),
            RowsColumn(self.tr("Player"), self.tr("The player and the side"), is_words=True),
            RowsColumn(self.tr("Games"), self.tr("Number of games")),
            RowsColumn(self.tr("Points"), self.tr("Points in finished games: 1 for a win, ½ for a draw")),
            RowsColumn(self.tr("Accuracy"), self.tr("Accuracy in the opening")),
        )

    def opening_rows(self, players: Sequence[PlayerReport]) -> list[Row]:
        pairs = [(player, opening) for player in players for opening in player.openings]
        return [self._opening_row(at, player.name, opening) for at, (player, opening) in enumerate(pairs)]

    def _opening_row(self, at: int, name: str, opening: Opening) -> Row:
        points, locale = [each.points for each in opening.played if each.points is not None], QLocale()
        side = side_name(opening.side, opening.rules)
        who = fill(self.tr("{player} ({side})"), player=self.name(name), side=side)
        score = fill(
            self.tr("{points} of {games}"),
            points=decimal(sum(points), 0 if float(sum(points)).is_integer() else 1, locale),
            games=locale.toString(len(points)),
        )
        accuracy, games = opening.rating.accuracy, len(opening.played)
        texts = (opening.moves, who, locale.toString(games), score, share_text(accuracy))
        keys = (opening.moves, who.casefold(), float(games), sum(points) / max(1, len(points)), _key(accuracy))
        return Row(at, texts, keys)

    def failed_columns(self) -> tuple[RowsColumn, ...]:
        return (
            RowsColumn(self.tr("File"), self.tr("The file that could not be read"), is_words=True),
            RowsColumn(self.tr("Reason"), self.tr("Why the file could not be read"), is_words=True),
        )

    def failed_rows(self, failed: Sequence[tuple[Path, str]]) -> list[Row]:
        rows = []
        for at, (path, reason) in enumerate(failed):
            name = path.name.encode(errors="backslashreplace").decode()
            told = reason or self.tr("The file cannot be read because of an error in the program.")
            rows.append(Row(at, (name, told), (name.casefold(), told), tip=told))
        return rows


def share_text(share: float | None) -> str:
    return UNKNOWN if share is None else percent(share, QLocale())


def _key(value: float | None) -> Key:
    return -1.0 if value is None else float(value)
