"""The plots of a report in two tabs: how well was played, and the win rate in one game."""

from collections.abc import Sequence

from PySide6.QtWidgets import QTabWidget, QWidget

from studio.game.message import fill
from studio.game.stones import Stone
from studio.keeping.review_report import SIDES, GameReport, ReviewReport
from studio.ui.report.plots import BarsPlot, CurvePlot, TrendPlot, Values
from studio.ui.report.rows import ReportTexts
from studio.ui.texts.numbers import points
from studio.ui.texts.sides import side_name
from studio.ui.widgets.mnemonic_tabs import MnemonicTabs
from studio.ui.widgets.theme import Theme


class GamePlots(QTabWidget):
    """Shows the losses of one game, or the accuracy over several games. A second tab has the win rate of one game."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("report_plots")
        self.setTabBar(MnemonicTabs())
        self.setDocumentMode(True)
        self._texts = ReportTexts(self)
        self.trend, self.losses = TrendPlot("report_trend", theme), BarsPlot("report_losses", theme, points)
        self.curve = CurvePlot("report_curve", theme)
        self._games: Sequence[GameReport] = ()

    def show_report(self, report: ReviewReport, current: int | None) -> None:
        """Show the plots of a report. `current` is the number of the selected game, or None for the first one."""
        self._games = report.games
        if len(report.games) == 1:
            self._show_losses(report.games[0])
            self._show_pages(self.losses, self.tr("&Losses"))
        else:
            self._show_trend(report)
            self._show_pages(self.trend, self.tr("&Accuracy"))
        self.show_game(current)

    def show_game(self, number: int | None) -> None:
        """Plot the win rate of the game with this number in the report. None means the first game."""
        game = next((game for game in self._games if game.number == number), self._games[0])
        side = side_name(Stone.BLACK, game.rules)
        title = fill(self.tr("Win rate of {side}: {players}"), side=side, players=self._texts.title(game))
        known = [(move.judged.ply, move.judged.black) for move in game.moves if move.judged.black is not None]
        series = Values(side, [ply for ply, _ in known], [black for _, black in known])
        self.curve.show_values(title, (series,), self.tr("This game has not been reviewed."))

    def show_curve(self) -> None:
        """Bring the tab with the win rate to the front."""
        self.setCurrentWidget(self.curve)

    # Implementation

    def _show_pages(self, first: QWidget, title: str) -> None:
        """Show `first` in the first tab, and the curve in the second one. The chosen tab stays in front."""
        if self.widget(0) is first:
            return
        chosen = max(0, self.currentIndex())
        self.clear()
        self.addTab(first, title)
        self.addTab(self.curve, self.tr("&Win rate"))
        self.setCurrentIndex(chosen)

    def _show_losses(self, game: GameReport) -> None:
        series = []
        for side in SIDES:
            moves = [move for move in game.moves_of(side) if move.is_judged]
            name = side_name(side, game.rules)
            plies, losses = [move.judged.ply for move in moves], [move.loss for move in moves]
            series.append(Values(name, plies, losses, (side, game.rules.pieces)))
        empty = self.tr(
            "The losses of the moves appear here after a review. “Review the Game” (F12) reviews the open game."
        )
        if any(each.at for each in series) and not any(move.loss for move in game.moves):
            empty = self.tr("No move lowered the win rate.")
            series = []
        self.losses.show_values(self.tr("Points of win rate lost by each move"), series, empty)

    def _show_trend(self, report: ReviewReport) -> None:
        empty = self.tr("Choose a player to see the accuracy over the games.")
        if len(report.players) != 1:
            self.trend.show_values(self.tr("Accuracy over the games"), (), empty)
            return
        (player,) = report.players
        shares = [each.accuracy for each in player.played]
        empty = self.tr("The accuracy appears here when games are reviewed.")
        values = Values(self._texts.name(player.name), range(1, len(shares) + 1), shares)
        self.trend.show_values(self.tr("Accuracy over the games"), (values,), empty)
