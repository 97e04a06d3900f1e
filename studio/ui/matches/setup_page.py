"""The page for the settings of a new match: players, game, number of games, openings and limits."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from studio.game.errors import StudioError
from studio.game.rules import Rules
from studio.matches.plan import Mode
from studio.players.profiles import OURS, ProfileCatalogue
from studio.ui.matches.cluster_box import ClusterBox
from studio.ui.matches.openings_box import OpeningsBox
from studio.ui.matches.player_row import PlayerRow
from studio.ui.matches.requests import MatchRequest, PlayerRequest
from studio.ui.play.rules_editor import RulesEditor
from studio.ui.texts.messages import sentence_of
from studio.ui.widgets.arranging import STRETCH, hbox, scrolled, vbox
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.form import Form
from studio.ui.widgets.limit_editor import LimitEditor
from studio.ui.widgets.number_boxes import counter, decimals
from studio.ui.widgets.theme import GRID, Theme, show_as_problem, show_quietly
from studio.ui.widgets.wheel_guard import WheelGuard

MOST_PLAYERS, LEAST_PLAYERS = 12, 2
_WIDE, _NARROW = 52 * GRID, 16 * GRID
"""The minimum widths of lists and of number boxes, in pixels."""
_FIRST = MatchRequest((PlayerRequest("studio"), PlayerRequest("classic-uct")))
_MOST_GAMES, _MOST_WORKERS, _MOST_SEED = 100_000, 64, 2**31 - 1


class SetupPage(QWidget):
    """Lets the user edit the settings of a match. If the match cannot be played, the page immediately says why."""

    start_requested = Signal(object)
    """Emitted with the `MatchRequest`."""
    parameters_requested = Signal(object)
    """Emitted with the `PlayerRow` whose parameters the user wants to edit."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wheel = WheelGuard(self)
        self.setObjectName("match_setup")
        self._theme, self._catalogue = theme, OURS
        self._engines: tuple[str, ...] = ()
        self._is_on, self._proposed_rules = False, _FIRST.rules
        self.players: list[PlayerRow] = []
        self.add, self.start, self.problem, self.summary = QPushButton(), QPushButton(), QLabel(), QLabel()
        self.rules, self.limit = RulesEditor(theme), LimitEditor()
        self.games, self.mode, self.openings = counter(2, _MOST_GAMES, 2), QComboBox(), OpeningsBox()
        self.cluster = ClusterBox()
        self.has_clock, self.clock, self.increment = QCheckBox(), decimals(1, 86_400), decimals(0, 3_600)
        self.threads, self.workers, self.seed = counter(1, 255), counter(1, _MOST_WORKERS), counter(0, _MOST_SEED)
        self.has_test, self.elo0, self.elo1 = QCheckBox(), decimals(-1000, 1000), decimals(-1000, 1000)
        self._labels: dict[str, QLabel] = {}
        self._form, self._rows = Form(), QVBoxLayout()
        self._dress()
        for _ in range(LEAST_PLAYERS):
            self._add_row()  # before all else, so that the Tab key reaches the players first
        self._lay_out()
        self._set_texts()
        self.show_request(_FIRST)
        self._connect()
        show_quietly(self.summary)
        show_as_problem(self.problem)
        self._check()

    # State

    @property
    def request(self) -> MatchRequest:
        return MatchRequest(
            tuple(row.request for row in self.players),
            self.rules.rules(),
            self.games.value(),
            self.openings.text,
            Mode(self.mode.currentData()),
            self.limit.limit(),
            (self.clock.value(), self.increment.value()) if self.has_clock.isChecked() else None,
            self.threads.value(),
            self.seed.value(),
            (self.elo0.value(), self.elo1.value()) if self.has_test.isChecked() else None,
            self.workers.value(),
            self.cluster.address,
        )

    # Commands

    def show_request(self, request: MatchRequest) -> None:
        while len(self.players) > len(request.players):
            self._take_out(self.players[-1])
        while len(self.players) < len(request.players):
            self._add_row()
        self._order_tabs()
        for row, player in zip(self.players, request.players, strict=True):
            row.show_request(player)
        self.rules.set_rules(request.rules)
        self.games.setValue(request.games)
        self.openings.set_rules(request.rules)
        self.openings.set_text(request.openings)
        self.mode.setCurrentIndex(self.mode.findData(request.mode.value))
        self.limit.set_limit(request.limit)
        self.threads.setValue(request.threads)
        self.workers.setValue(request.workers)
        self.cluster.set_address(request.cluster)
        self.seed.setValue(request.seed)
        self.has_clock.setChecked(request.clock is not None)
        self.has_test.setChecked(request.sprt is not None)
        self._check()

    def propose_rules(self, rules: Rules) -> None:
        """Select the rules that the user's games have, unless the user has already selected others here."""
        if self.rules.rules() == self._proposed_rules:
            self.rules.set_rules(rules)
            self._proposed_rules = self.rules.rules()
            self._check()

    def show_players(self, catalogue: ProfileCatalogue, engines: Sequence[str]) -> None:
        """Offer these profiles and engines in the list of each player."""
        self._catalogue, self._engines = catalogue, tuple(engines)
        for row in self.players:
            row.show_players(catalogue, engines)
        self._check()

    def show_on(self, is_on: bool) -> None:
        """Set whether a match is running."""
        # No other match can be started then.
        self._is_on = is_on
        self._check()

    def _set_texts(self) -> None:
        self._name_labels()
        self._name_choices()
        self._name_parts()
        choices = self.mode, self.rules.game
        for box in (*choices, self.cluster.field):
            box.setFixedWidth(max(_WIDE, *(choice.sizeHint().width() for choice in choices)))

    # Construction

    def _dress(self) -> None:
        for name in ("add", "start", "problem", "summary", "limit", "games", "mode"):
            getattr(self, name).setObjectName(f"match_new_{name}")
        for name in ("has_clock", "clock", "increment", "threads", "workers", "seed", "has_test", "elo0", "elo1"):
            getattr(self, name).setObjectName(f"match_new_{name}")
        for label in (self.problem, self.summary):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.start.setDefault(True)
        self.clock.setValue(60)
        self.increment.setValue(1)
        self.elo0.setValue(0)
        self.elo1.setValue(20)
        for data in (Mode.ROUND_ROBIN.value, Mode.GAUNTLET.value):
            self.mode.addItem("", data)

    def _lay_out(self) -> None:
        for number in (self.games, self.threads, self.workers, self.seed):
            number.setMinimumWidth(max(_NARROW, self.seed.sizeHint().width()))
        self._labels["players"] = QLabel()
        self._form.add_across(self._labels["players"])
        self._form.add_across(self._players())
        for name, (field, first) in self._fields().items():
            self._labels[name] = QLabel()
            self._form.add(self._labels[name], field, first, is_short=True)
        inside = QWidget()
        hbox(vbox(self._form, STRETCH), STRETCH, of=inside, margins=(0, 0, GRID, 0))
        self._wheel.guard(inside)
        below = hbox((self.problem, 1), (self.summary, 1), self.start, spacing=2 * GRID)
        vbox((scrolled(inside), 1), below, of=self, spacing=2 * GRID, margins=(0, 2 * GRID, 0, 0))

    def _players(self) -> QVBoxLayout:
        column = vbox(self._rows)
        column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        return column

    def _fields(self) -> dict[str, tuple[QWidget, QWidget]]:
        """Return two widgets for each row: its field, and the widget that the mnemonic of the label focuses."""
        self._between = {name: QLabel() for name in ("increment", "elo", "stronger")}
        clock = _line(self.has_clock, self.clock, self._between["increment"], self.increment)
        test = _line(self.has_test, self.elo0, self._between["elo"], self.elo1, self._between["stronger"])
        return {
            "mode": (self.mode, self.mode),
            "game": (self.rules, self.rules.game),
            "games": (self.games, self.games),
            "openings": (self.openings, self.openings.kind),
            "limit": (self.limit, self.limit),
            "clock": (clock, self.clock),
            "threads": (self.threads, self.threads),
            "workers": (self.workers, self.workers),
            "cluster": (self.cluster, self.cluster.field),
            "test": (test, self.elo0),
            "seed": (self.seed, self.seed),
        }

    def _connect(self) -> None:
        self.add.clicked.connect(self._on_add)
        self.start.clicked.connect(self._on_start)
        self.rules.rules_changed.connect(self._check)
        self.limit.limit_changed.connect(self._check)
        self.openings.changed.connect(self._check)
        self.cluster.changed.connect(self._check)
        for number in (self.games, self.threads, self.workers, self.seed):
            number.valueChanged.connect(self._check)
        for real in (self.clock, self.increment, self.elo0, self.elo1):
            real.valueChanged.connect(self._check)
        for tick in (self.has_clock, self.has_test):
            tick.toggled.connect(self._check)
        self.mode.currentIndexChanged.connect(self._check)

    # Texts

    def _name_labels(self) -> None:
        texts = {
            "players": self.tr("Players"),
            "mode": self.tr("Pa&irings"),
            "game": self.tr("&Game"),
            "games": self.tr("Games per &pair"),
            "openings": self.tr("&Openings"),
            "limit": self.tr("&Limit per move"),
            "clock": self.tr("&Clock"),
            "threads": self.tr("T&hreads per search"),
            "workers": self.tr("Simul&taneous games"),
            "cluster": self.tr("Cl&uster"),
            "test": self.tr("Stop earl&y"),
            "seed": self.tr("S&eed"),
        }
        for name, text in texts.items():
            self._labels[name].setText(text)
        for name, tick in (("clock", self.has_clock), ("test", self.has_test)):
            self._labels[name].setBuddy(tick)  # their numbers are disabled without a tick

    def _name_choices(self) -> None:
        self.mode.setItemText(0, self.tr("Round robin: every player against every other"))
        self.mode.setItemText(1, self.tr("Gauntlet: the first player against each of the others"))

    def _name_parts(self) -> None:
        self.add.setText(self.tr("&Add Player"))
        self.start.setText(self.tr("&Start"))
        self.has_clock.setText(self.tr("seconds per game:"))
        self.has_test.setText(self.tr("sequential test (SPRT): at most"))
        self._between["increment"].setText(self.tr("plus seconds per move:"))
        self._between["elo"].setText(self.tr("or at least"))
        self._between["stronger"].setText(self.tr("Elo stronger"))
        self.has_test.setToolTip(
            self.tr("Two players only: stop the match when the results decide between the two Elo differences")
        )
        self.games.setToolTip(self.tr("Each opening is played twice, with the sides swapped"))
        self.workers.setToolTip(self.tr("Each simultaneous game runs in its own process"))
        self.seed.setToolTip(self.tr("A different seed gives different openings and games"))
        self.problem.setAccessibleName(self.tr("Problem"))
        self.summary.setAccessibleName(self.tr("Summary of the match"))
        for widget, text in (
            (self.mode, self.tr("Pairings")),
            (self.games, self.tr("Games per pair")),
            (self.clock, self.tr("Seconds per game")),
            (self.increment, self.tr("Seconds per move")),
            (self.threads, self.tr("Threads per search")),
            (self.workers, self.tr("Simultaneous games")),
            (self.elo0, self.tr("Lower Elo difference of the test")),
            (self.elo1, self.tr("Upper Elo difference of the test")),
            (self.seed, self.tr("Seed")),
        ):
            widget.setAccessibleName(text)

    # Players

    def _add_row(self) -> PlayerRow:
        row = PlayerRow(len(self.players) + 1, self._theme)
        row.show_players(self._catalogue, self._engines)
        row.changed.connect(self._check)
        row.removed.connect(self._on_removed)
        row.parameters_requested.connect(self.parameters_requested)
        self._wheel.guard(row)
        self.players.append(row)
        self._rows.addWidget(row)
        return row

    def _take_out(self, row: PlayerRow) -> None:
        self.players.remove(row)
        self._rows.removeWidget(row)
        row.hide()
        row.deleteLater()
        for number, other in enumerate(self.players, 1):
            other.set_number(number)

    @Slot()
    def _on_add(self) -> None:
        row = self._add_row()
        row.show_request(PlayerRequest("neighbour" if len(self.players) == LEAST_PLAYERS + 1 else "studio"))
        self._order_tabs()
        row.player.setFocus()
        self._check()

    @Slot(object)
    def _on_removed(self, row: PlayerRow) -> None:
        self._take_out(row)
        self.players[-1].player.setFocus()
        self._check()

    def _order_tabs(self) -> None:
        """Set the tab order to the order of the widgets on the page."""
        # The players come before the button that adds one.
        stops: list[QWidget] = [
            stop
            for row in self.players
            for stop in (row.player, row.level, row.parameters, row.remove, row.own_limit, row.limit)
        ]
        for before, after in zip(stops, [*stops[1:], self.add], strict=True):
            QWidget.setTabOrder(before, after)

    # Problems

    @Slot()
    def _check(self) -> None:
        """Show the number of games. If the match cannot be played, show why."""
        self.openings.set_rules(self.rules.rules())
        for part in (self.clock, self.increment):
            part.setEnabled(self.has_clock.isChecked())
        for part in (self.elo0, self.elo1):
            part.setEnabled(self.has_test.isChecked())
        self.add.setEnabled(len(self.players) < MOST_PLAYERS)
        for row in self.players:
            row.set_removable(len(self.players) > LEAST_PLAYERS)
            row.show_rules(self.rules.rules())
        problem = self._problem()
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.summary.setVisible(not problem)
        self.start.setEnabled(not problem)

    def _problem(self) -> str:
        if self._is_on:
            return self.tr("A match is in progress. Stop it first; it can be resumed later.")
        request = self.request
        if request.lacks_limit:
            return self.tr("No time limit is set. Set a limit per move or a clock.")
        if request.lacks_time:
            return self.tr("External engines need a time limit. Set seconds per move or a clock.")
        if self.openings.lacks_file:
            return self.tr("No file of openings is chosen. Choose a file of games.")
        try:
            sketch = request.sketch(self._catalogue)
            request.refuse_place(sketch)
        except StudioError as error:
            return sentence_of(error)
        self.summary.setText(self.tr("%Ln game(s) will be played.", "", sketch.games_count))
        return ""

    def show_problem(self, problem: str) -> None:
        """Show the problem because of which the match could not start."""
        self.problem.setText(problem)
        self.problem.setVisible(True)
        self.summary.setVisible(False)

    @Slot()
    def _on_start(self) -> None:
        self.start_requested.emit(self.request)


def _line(*parts: QWidget) -> QWidget:
    """Return a line of widgets. In a narrow window, it wraps."""
    holder = QWidget()
    line = FlowLayout(holder)
    for part in parts:
        line.addWidget(part)
    return holder
