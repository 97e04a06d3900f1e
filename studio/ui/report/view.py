"""The content of the report window. The user selects games, and sees numbers, plots and lists."""

from collections.abc import Sequence
from enum import StrEnum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QTabWidget,
    QWidget,
)

from studio.game.message import fill
from studio.insight.accuracy import Phase
from studio.keeping.review_report import SIDES, GameReport, ReviewReport
from studio.ui.record.key_moments_view import KeyMomentsView, moment_entries
from studio.ui.report.game_plots import GamePlots
from studio.ui.report.plots import BarsPlot, Values
from studio.ui.report.rows import ReportTexts
from studio.ui.tables.rows_table import RowsTable
from studio.ui.widgets.arranging import hbox, vbox
from studio.ui.widgets.busy_bar import BusyBar
from studio.ui.widgets.empty_label import EmptyLabel
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.mnemonic_tabs import MnemonicTabs
from studio.ui.widgets.theme import GRID, Theme, show_quietly, text_font

_LONGEST_NAME = 24
_LARGE = 13


class Source(StrEnum):
    """Which games a report covers."""

    OPEN = "open"
    KEPT = "kept"
    FILES = "files"
    FOLDER = "folder"


class Format(StrEnum):
    """The format in which a report is saved."""

    HTML = "html"
    PDF = "pdf"
    JSON = "json"
    CSV = "csv"


class ReportView(QWidget):
    """Shows a report, and emits what the user requests."""

    source_requested = Signal(object)
    """Emitted with the `Source` that the user selects."""
    player_chosen = Signal(str)
    """Emitted with the name of a player. The name is empty if all players are selected."""
    save_requested = Signal(object)
    """Emitted with the `Format` in which the user wants to save the report."""
    cancel_requested = Signal()
    method_requested = Signal()
    """Emitted when the user wants to read how the accuracy is computed."""
    game_requested = Signal(int)
    """Emitted with the number of the game in the report that the user wants to open."""
    moment_requested = Signal(int)
    """Emitted with the number of the move that the user wants to see. The report then covers only one game."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("report")
        self._texts = ReportTexts(self)
        self.sources = {source: QPushButton() for source in Source}
        self.player, self.save, self.method = QComboBox(), QPushButton(), QPushButton()
        self.headline, self.note, self._formula = QLabel(), QLabel(), QLabel()
        self.progress, self._told, self.cancel = BusyBar("report_progress"), QLabel(), QPushButton()
        self.figures = RowsTable("report_figures", theme)
        self.plots = GamePlots(theme)
        self.phases, self.moments = BarsPlot("report_phases", theme), KeyMomentsView(theme)
        self.games, self.openings = RowsTable("report_games", theme), RowsTable("report_openings", theme)
        self.failed = RowsTable("report_failed", theme)
        self.lists, self._pages = QTabWidget(), QStackedWidget()
        self.lists.setTabBar(MnemonicTabs())
        self._empty, self._working = EmptyLabel("report_empty"), QWidget()
        self._menu = QMenu(self)
        self._dress()
        self._lay_out()
        self._connect()
        self.show_report(None, (), ())

    # Commands

    def show_report(
        self, report: ReviewReport | None, players: Sequence[str], failed: Sequence[tuple[Path, str]], player: str = ""
    ) -> None:
        """Show a report, or an empty page if it is None.

        `players` are all players, and `player` is the selected one. `failed` contains the files that could not be read,
        with the reasons.
        """
        is_shown = report is not None and bool(report.games)
        self._pages.setCurrentIndex(int(is_shown))
        self.save.setEnabled(is_shown)
        self._show_players(players, player)
        self.note.setText(self._failed_text(len(failed)))
        self.note.setVisible(bool(failed))
        if report is None or not report.games:
            return
        self.headline.setText(self._texts.headline(report))
        self.figures.show_rows(self._texts.figure_columns(), self._texts.figure_rows(report))
        self._show_phases(report)
        self._show_lists(report, failed)
        self.plots.show_report(report, self.games.current if len(report.games) > 1 else None)

    def show_empty(self, text: str) -> None:
        """Set the text that is shown if there are no games."""
        self._empty.setText(text)

    def show_progress(self, done: int, of: int) -> None:
        """Show that `done` of `of` files have been read."""
        self._working.show()
        self.progress.show_count(done, of)
        locale = QLocale()
        text = self.tr("Reading file {number} of {total}")
        self._told.setText(fill(text, number=locale.toString(min(done + 1, of)), total=locale.toString(of)))

    def end_progress(self) -> None:
        self._working.hide()

    # Implementation: parts of a report

    def _show_players(self, players: Sequence[str], player: str) -> None:
        self.player.blockSignals(True)
        self.player.clear()
        self.player.addItem(self.tr("All players"), "")
        for name in players:
            shown = self._texts.name(name)
            self.player.addItem(shown if len(shown) <= _LONGEST_NAME else f"{shown[:_LONGEST_NAME]}…", name)
        self.player.setCurrentIndex(max(0, self.player.findData(player)))
        self.player.setEnabled(bool(players))
        self.player.blockSignals(False)

    def _show_phases(self, report: ReviewReport) -> None:
        shown = self._texts.phase_ratings(report)
        pieces = report.games[0].rules.pieces if len(report.games) == 1 else None
        series = [
            Values(
                name,
                range(len(Phase)),
                [rating.phases[phase].accuracy for phase in Phase],
                None if pieces is None else (side, pieces),
            )
            for side, (name, rating) in zip(SIDES, shown, strict=False)
        ]
        empty = self.tr("No side has three or more rated moves in any phase.")
        self.phases.show_groups(self.tr("By phase"), self._texts.phase_names(), series, empty)

    def _show_lists(self, report: ReviewReport, failed: Sequence[tuple[Path, str]]) -> None:
        pages: list[tuple[QWidget, str]] = []
        if len(report.games) == 1:
            self._show_moments(report.games[0])
            pages.append((self.moments, self.tr("&Key moments")))
        else:
            self.games.show_rows(self._texts.game_columns(), self._texts.game_rows(report.games))
            self.openings.show_rows(self._texts.opening_columns(), self._texts.opening_rows(report.players))
            pages += [(self.games, self.tr("Ga&mes")), (self.openings, self.tr("&Openings"))]
        if failed:
            self.failed.show_rows(self._texts.failed_columns(), self._texts.failed_rows(failed))
            pages.append((self.failed, self.tr("&Unreadable files")))
        self._show_pages(pages)

    def _show_pages(self, pages: Sequence[tuple[QWidget, str]]) -> None:
        """Show these lists under their titles."""
        # Lists that are shown already keep the focus.
        if [page for page, _ in pages] == [self.lists.widget(at) for at in range(self.lists.count())]:
            return
        current = self.lists.currentWidget()
        self.lists.clear()
        for page, title in pages:
            self.lists.addTab(page, title)
        if current is not None and self.lists.indexOf(current) >= 0:
            self.lists.setCurrentWidget(current)

    def _show_moments(self, game: GameReport) -> None:
        entries = moment_entries(game.moments, game.rules, game.resignation)
        is_reviewed = any(move.is_judged for move in game.moves)
        self.moments.show_empty(
            self.tr("The review found no move that decided the game.")
            if is_reviewed
            else self.tr("This game has not been reviewed. “Review the Game” (F12) in the main window reviews it.")
        )
        self.moments.show_moments("", entries, game.rules.pieces)

    def _failed_text(self, count: int) -> str:
        return self.tr("%n file(s) could not be read; the others are in the report.", "", count) if count else ""

    # Implementation: construction

    def _dress(self) -> None:
        self._dress_sources()
        self._dress_buttons()
        self._dress_texts()
        self._dress_tables()

    def _dress_sources(self) -> None:
        for source, text, tip in (
            (Source.OPEN, self.tr("Open &Game"), self.tr("Report on the game in the main window")),
            (
                Source.KEPT,
                self.tr("Games &Played Here"),
                self.tr("Report on all games that were played in this program"),
            ),
            (Source.FILES, self.tr("F&iles …"), self.tr("Report on the games in files that you choose")),
            (Source.FOLDER, self.tr("Fol&der …"), self.tr("Report on all game files of a folder and its subfolders")),
        ):
            button = self.sources[source]
            button.setObjectName(f"report_{source}")
            button.setText(text)
            button.setToolTip(tip)
            button.setAutoDefault(False)
        self.player.setObjectName("report_player")
        self.player.setAccessibleName(self.tr("Player"))
        self.player.setToolTip(self.tr("Report on the games of all players, or of one player"))
        self.player.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def _dress_buttons(self) -> None:
        for format_, text in (
            (Format.HTML, self.tr("&Web Page (HTML) …")),
            (Format.PDF, self.tr("&PDF Document …")),
            (Format.JSON, self.tr("&JSON (All Numbers) …")),
            (Format.CSV, self.tr("&CSV (Table of Moves) …")),
        ):
            action = self._menu.addAction(text)
            action.setObjectName(f"report_save_{format_}")
            action.triggered.connect(partial(self._on_save, format_))
        self.save.setMenu(self._menu)
        for button, name, text in (
            (self.save, "save", self.tr("&Save Report")),
            (self.method, "method", self.tr("&How It Is Computed …")),
            (self.cancel, "cancel", self.tr("Cancel")),
        ):
            button.setObjectName(f"report_{name}")
            button.setText(text)
            button.setAutoDefault(False)

    def _dress_texts(self) -> None:
        self.headline.setObjectName("report_headline")
        self.headline.setFont(text_font(_LARGE, bold=True))
        for label in (self.headline, self.note, self._formula):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.note.setObjectName("report_note")
        self._formula.setText(self.tr("Accuracy = 1 − sum of the losses of the rated moves ÷ number of rated moves"))
        self.progress.setAccessibleName(self.tr("Progress of reading games"))
        show_quietly(self.note, self._formula, self._told)

    def _dress_tables(self) -> None:
        for table, name, empty in (
            (self.figures, self.tr("Figures"), ""),
            (self.games, self.tr("Games"), ""),
            (self.openings, self.tr("Openings"), self.tr("No player with a name has a game of three or more moves.")),
            (self.failed, self.tr("Unreadable files"), ""),
        ):
            table.setAccessibleName(name)
            table.show_empty(empty)
        self.games.setToolTip(self.tr("A click shows the win rate of a game, a double click (Enter) opens it"))

    def _lay_out(self) -> None:
        choice = QWidget()
        flow = FlowLayout(choice)
        for part in (*self.sources.values(), self.player, self.save):
            flow.addWidget(part)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        choice.setSizePolicy(policy)
        hbox(self._told, (self.progress, 1), self.cancel, of=self._working)
        self._working.hide()
        shown = QWidget()
        self.figures.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        plots = hbox((self.plots, 3), (self.phases, 2))
        formula = hbox((self._formula, 1), self.method)
        for listed in (self.moments, self.games, self.openings, self.failed):
            self.lists.addTab(listed, "")  # Tab reaches a page that is first added later after all other controls
        self.lists.clear()
        vbox(self.headline, self.figures, (plots, 3), (self.lists, 4), formula, of=shown)
        for page in (self._empty, shown):
            self._pages.addWidget(page)
        self.lists.setMinimumHeight(16 * GRID)
        vbox(choice, self._working, self.note, (self._pages, 1), of=self)

    def _connect(self) -> None:
        for source, button in self.sources.items():
            button.clicked.connect(partial(self._on_source, source))
        self.player.activated.connect(self._on_player)
        self.cancel.clicked.connect(self.cancel_requested)
        self.method.clicked.connect(self.method_requested)
        self.games.row_chosen.connect(self.game_requested)
        self.games.row_clicked.connect(self._on_game_selected)
        self.games.current_changed.connect(self._on_game_selected)
        self.moments.moment_chosen.connect(self.moment_requested)

    def _on_save(self, format_: Format) -> None:
        self.save_requested.emit(format_)

    def _on_source(self, source: Source) -> None:
        self.source_requested.emit(source)

    @Slot(int)
    @Slot(object)
    def _on_game_selected(self, number: int | None) -> None:
        """Plot the win rate of the game that the user has selected in the table."""
        if number is not None and self.games.hasFocus():
            self.plots.show_game(number)
            self.plots.show_curve()

    @Slot()
    def _on_player(self) -> None:
        self.player_chosen.emit(self.player.currentData())
