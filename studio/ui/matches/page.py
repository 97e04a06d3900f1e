"""The page of a match. It shows the question, the progress, a running game, the standings, and the games."""

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QTabWidget,
    QWidget,
)

from studio.matches.plan import MatchPlan
from studio.matches.result import Result
from studio.matches.standings import RoundStandings, Standings
from studio.ui.matches.live import LiveGameView
from studio.ui.matches.ratings_plot import RatingsPlot
from studio.ui.matches.rows import games_table, standings_table, starts_table
from studio.ui.matches.verdict import verdict
from studio.ui.matches.words import game_title, plan_title, round_title
from studio.ui.tables.rows_table import RowsTable
from studio.ui.texts.experiments import experiment_text
from studio.ui.widgets.arranging import STRETCH, hbox, vbox
from studio.ui.widgets.busy_bar import BusyBar
from studio.ui.widgets.elided_label import ElidedLabel
from studio.ui.widgets.empty_label import EmptyLabel
from studio.ui.widgets.icons import icon
from studio.ui.widgets.theme import GRID, Theme, figure_font, show_quietly, text_font

_WIDE = 100 * GRID
"""The minimum width of a page that has the board beside the tables."""


class Doing(StrEnum):
    """What the shown match is doing."""

    # It decides about the possible actions.

    NOTHING = "nothing"
    PLAYING = "playing"
    PAUSED = "paused"
    STOPPING = "stopping"
    UNFINISHED = "unfinished"
    FINISHED = "finished"


class MatchPage(QWidget):
    """Shows a match, and emits what the user requests."""

    pause_requested = Signal()
    """Emitted when the user wants to pause or to continue the match."""
    resume_requested = Signal()
    stop_requested = Signal()
    copy_requested = Signal()
    save_requested = Signal()
    report_requested = Signal()
    game_chosen = Signal(int)
    """Emitted with the number of a finished game that the user wants to open."""
    game_clicked = Signal(int)
    """Emitted with the number of a finished game that the board should show."""
    round_chosen = Signal()
    experiments_requested = Signal()
    """Emitted when the user wants to choose an experiment. Only the empty page offers this."""
    new_match_requested = Signal()
    """Emitted when the user wants to set up a new match. Only the empty page offers this."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("match_page")
        self._theme = theme
        self._plan: MatchPlan | None = None
        self._standings: Standings | None = None
        self._results: Sequence[Result] = ()
        self._doing, self._follows_round = Doing.NOTHING, True
        self.title, self.question, self.status = ElidedLabel(), QLabel(), QLabel()
        self.verdict, self.progress = QLabel(), BusyBar("match_progress")
        self.pause, self.stop, self.copy, self.save, self.report = (QPushButton() for _ in range(5))
        self.rounds, self.live = QComboBox(), LiveGameView(theme)
        self.standings, self.ratings = RowsTable("match_standings", theme), RatingsPlot(theme)
        self.starts, self.games = RowsTable("match_starts", theme), RowsTable("match_games", theme)
        self._body, self._of_several, self._empty = QWidget(), QWidget(), QWidget()
        self._empty_text, self.experiments, self.new_match = EmptyLabel("match_empty"), QPushButton(), QPushButton()
        self._tabs, self._columns = QTabWidget(), QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._dress()
        self._lay_out()
        self._connect()
        show_quietly(self.question, self.status)
        theme.changed.connect(self._name_pause)
        self._set_texts()
        self.show_doing(Doing.NOTHING)

    # State

    @property
    def round(self) -> int:
        """The index of the shown round. Rounds are counted from 0."""
        return max(0, self.rounds.currentIndex())

    @property
    def doing(self) -> Doing:
        return self._doing

    def text(self) -> str:
        """Return the standings as text for the clipboard. The text is empty if there are none."""
        if self._plan is None or self._standings is None:
            return ""
        lines = [plan_title(self._plan), experiment_text(self._plan.question)]
        for number, round_ in enumerate(self._standings.rounds):
            lines += ["", *self._round_lines(number, round_, verdict(self._plan, self._standings, number, QLocale()))]
        return "\n".join(lines).strip()

    # Commands

    def show_plan(self, plan: MatchPlan | None) -> None:
        """Show a match that has no results yet. If `plan` is None, show that there is no match."""
        self._plan, self._standings, self._results = plan, None, ()
        self._follows_round = True
        self.title.setText(plan_title(plan) if plan is not None else "")
        self.question.setText(experiment_text(plan.question) if plan is not None else "")
        self.question.setVisible(bool(self.question.text()))
        self._fill_rounds()
        self.show_results(())

    def show_standings(self, standings: Standings) -> None:
        self._standings = standings
        if self._follows_round:
            self._go_to_round(_round_at_play(standings))
        self.progress.show_count(standings.played, standings.of)
        self._show_round()

    def show_results(self, results: Sequence[Result]) -> None:
        self._results = results
        self._show_games()

    def show_progress(self, text: str) -> None:
        """Show `text`, which describes the progress of the match or says why it waits."""
        self.status.setText(text)

    def show_doing(self, doing: Doing) -> None:
        self._doing = doing
        is_on = doing in (Doing.PLAYING, Doing.PAUSED)
        self.pause.setEnabled(is_on or doing is Doing.UNFINISHED)
        self.stop.setVisible(doing in (Doing.PLAYING, Doing.PAUSED, Doing.STOPPING))
        self.stop.setEnabled(is_on)
        is_there = doing is not Doing.NOTHING
        for part in (self.copy, self.save, self.report, self.pause, self.progress, self.status, self.title, self._body):
            part.setVisible(is_there)
        self.pause.setVisible(is_there and doing is not Doing.FINISHED)
        self._empty.setVisible(not is_there)
        self._name_pause()

    def _set_texts(self) -> None:
        self._name_parts()
        self._name_pause()
        self._name_tabs()
        self._fill_rounds()
        self._show_round()
        self._show_games()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the running game if there is no room for two columns."""
        super().resizeEvent(event)
        self.live.setVisible(self.width() >= _WIDE)

    # Construction

    def _dress(self) -> None:
        self.experiments.setObjectName("match_show_experiments")
        self.new_match.setObjectName("match_show_new")
        for name in ("title", "question", "status", "verdict", "pause", "stop", "copy", "save", "report", "rounds"):
            getattr(self, name).setObjectName(f"match_{name}")
        self.title.setFont(text_font(text_font().pointSizeF() * 1.2, bold=True))
        self.status.setFont(figure_font())
        for label in (self.question, self.status, self.verdict):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._tabs.setDocumentMode(True)

    def _lay_out(self) -> None:
        column = vbox(self._heading(), self.question, self.progress, self.status, of=self, margins=(0, GRID, 0, 0))
        self._columns.setSpacing(2 * GRID)
        self._columns.addWidget(self.live, 3)
        self._columns.addWidget(self._tables(), 5)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._body.setLayout(self._columns)
        column.addWidget(self._body, 1)
        buttons = hbox(STRETCH, self.experiments, self.new_match, STRETCH)
        vbox(STRETCH, self._empty_text, buttons, STRETCH, of=self._empty, spacing=2 * GRID)
        column.addWidget(self._empty, 1)

    def _heading(self) -> QHBoxLayout:
        return hbox((self.title, 1), self.pause, self.stop, self.copy, self.save, self.report)

    def _tables(self) -> QWidget:
        below = QSplitter(Qt.Orientation.Vertical)
        vbox(self.standings, self.ratings, of=self._of_several)
        self._of_several.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        for part in (self._of_several, self.starts, self._tabs):
            below.addWidget(part)
        below.setChildrenCollapsible(False)
        below.setHandleWidth(GRID)
        below.setStretchFactor(0, 3)
        below.setStretchFactor(1, 3)
        below.setStretchFactor(2, 2)
        self._tabs.addTab(self.games, "")
        holder = QWidget()
        vbox(self.rounds, self.verdict, (below, 1), of=holder)
        return holder

    def _connect(self) -> None:
        self.pause.clicked.connect(self._on_pause)
        self.stop.clicked.connect(self.stop_requested)
        self.copy.clicked.connect(self.copy_requested)
        self.save.clicked.connect(self.save_requested)
        self.report.clicked.connect(self.report_requested)
        self.games.row_chosen.connect(self.game_chosen)
        self.games.row_clicked.connect(self.game_clicked)
        self.rounds.activated.connect(self._on_round)
        self.experiments.clicked.connect(self.experiments_requested)
        self.new_match.clicked.connect(self.new_match_requested)

    # Texts

    def _name_parts(self) -> None:
        self.stop.setText(self.tr("&Stop"))
        self.stop.setToolTip(self.tr("Stop the match without finishing the current games; it can be resumed later"))
        self.copy.setText(self.tr("&Copy"))
        self.copy.setToolTip(self.tr("Copy the standings as text (Ctrl+Shift+C)"))
        self.save.setText(self.tr("Sa&ve …"))
        self.save.setToolTip(self.tr("Save standings and games as CSV or JSON, or a plot as SVG or PNG (Ctrl+S)"))
        self.report.setText(self.tr("Re&port"))
        self.report.setToolTip(self.tr("Open a page in the browser with standings, plots, games and settings (Ctrl+R)"))
        self.rounds.setAccessibleName(self.tr("Round"))
        self.progress.setAccessibleName(self.tr("Progress of the match"))
        self.status.setAccessibleName(self.tr("Status of the match"))
        self.verdict.setAccessibleName(self.tr("Result of the match"))
        self.standings.setAccessibleName(self.tr("Standings"))
        self.starts.setAccessibleName(self.tr("Openings"))
        self.games.setAccessibleName(self.tr("Games"))
        self._empty_text.setText(self.tr("The selected match appears here. Choose an experiment or start a new match."))
        self.experiments.setText(self.tr("Exper&iments"))
        self.new_match.setText(self.tr("Ne&w Match"))
        self.standings.show_empty(self.tr("The standings appear here."))
        self.starts.show_empty(self.tr("The results of each opening appear here."))
        self.games.show_empty(self.tr("Finished games appear here. A double click (Enter) opens a record."))

    @Slot()
    def _name_pause(self) -> None:
        texts = {
            Doing.PAUSED: (self.tr("Con&tinue"), self.tr("Resume the match (Space)"), "run"),
            Doing.UNFINISHED: (self.tr("Resum&e"), self.tr("Play the remaining games (Space)"), "run"),
        }
        pausing = (self.tr("Pa&use"), self.tr("Finish the current games and start no others (Space)"))
        text, tip, drawing = texts.get(self._doing, (*pausing, "pause"))
        self.pause.setText(text)
        self.pause.setToolTip(tip)
        self.pause.setIcon(icon(drawing, self._theme.colors))

    def _name_tabs(self) -> None:
        self._tabs.setTabText(0, self.tr("&Games"))
        if self._tabs.count() > 1:
            self._tabs.setTabText(1, self.tr("&Openings"))

    # Implementation

    def _fill_rounds(self) -> None:
        rounds = self._plan.rounds if self._plan is not None else ()
        chosen = self.rounds.currentIndex()
        with QSignalBlocker(self.rounds):
            self.rounds.clear()
            for number, round_ in enumerate(rounds):
                self.rounds.addItem(round_title(round_, number, QLocale()))
            self.rounds.setCurrentIndex(min(max(chosen, 0), len(rounds) - 1) if not self._follows_round else 0)
        self.rounds.setVisible(len(rounds) > 1)

    def _go_to_round(self, number: int) -> None:
        with QSignalBlocker(self.rounds):
            self.rounds.setCurrentIndex(number)

    def _show_round(self) -> None:
        standings, plan = self._standings, self._plan
        if standings is None or plan is None:
            self.verdict.setText("")
            self.ratings.show_standings(None)
            self.standings.show_rows((), ())
            self.starts.show_rows((), ())
            return
        number, locale = min(self.round, len(standings.rounds) - 1), QLocale()
        round_ = standings.rounds[number]
        self.verdict.setText(verdict(plan, standings, number, locale))
        self._of_several.setVisible(not round_.round.is_alone)
        self.ratings.show_standings(None if round_.round.is_alone else round_)
        self.standings.show_rows(*standings_table(round_, locale))
        self._place_starts(is_main=round_.round.is_alone)
        self.starts.show_rows(*starts_table(round_, locale))

    def _place_starts(self, *, is_main: bool) -> None:
        """If `is_main`, put the table of openings in the place of the standings. Otherwise put it in a tab."""
        is_tab = self._tabs.indexOf(self.starts) >= 0
        if is_main and is_tab:
            self._tabs.removeTab(self._tabs.indexOf(self.starts))
            splitter = self._of_several.parentWidget()
            if isinstance(splitter, QSplitter):
                splitter.insertWidget(1, self.starts)
            self.starts.show()
        elif not is_main and not is_tab:
            self._tabs.addTab(self.starts, "")
            self._name_tabs()

    def _show_games(self) -> None:
        """Show the finished games of the shown round, sorted by number."""
        of_round = (result for result in self._results if result.round == self.round)
        columns, rows = games_table(sorted(of_round, key=lambda result: result.number), QLocale())
        self.games.show_rows(columns if self._plan is not None else (), rows)

    def _round_lines(self, number: int, round_: RoundStandings, verdict: str) -> list[str]:
        locale = QLocale()
        table = starts_table(round_, locale) if round_.round.is_alone else standings_table(round_, locale)
        columns, rows = table
        return [
            round_title(round_.round, number, locale),
            game_title(round_.round.rules),
            verdict,
            "\t".join(column.title for column in columns),
            *("\t".join(row.texts) for row in rows),
        ]

    @Slot()
    def _on_pause(self) -> None:
        (self.resume_requested if self._doing is Doing.UNFINISHED else self.pause_requested).emit()

    @Slot()
    def _on_round(self) -> None:
        """Show the round that the user has chosen."""
        # The page then stays there when the next round begins.
        self._follows_round = False
        self._show_round()
        self._show_games()
        self.round_chosen.emit()


def _round_at_play(standings: Standings) -> int:
    """Return the index of the first round that has unfinished games. If there is none, return 0."""
    lacking = (number for number, round_ in enumerate(standings.rounds) if round_.played < round_.of)
    return next(lacking, 0)
