"""The view of a training: settings, progress and curves, and actions for the network."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from PySide6.QtCore import QEvent, QLocale, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from studio.game.rules import Rules
from studio.training.checkpoint import Progress
from studio.ui.texts.numbers import decimal, percent, short_number
from studio.ui.training.curves import CurvePlot, Line
from studio.ui.training.replayed import ReplayedGame
from studio.ui.training.results_bar import ResultsBar
from studio.ui.training.setup import ListedTraining, TrainingSetup
from studio.ui.widgets.arranging import STRETCH, hbox, keep_space, scrolled, vbox
from studio.ui.widgets.busy_bar import BusyBar
from studio.ui.widgets.fitting import KeyScrollArea
from studio.ui.widgets.theme import GRID, Theme, show_quietly, text_font

_COLUMN = 44 * GRID
_PLOT = 20 * GRID
"""The minimum width and height of a plot in pixels."""
_WIDE = _COLUMN + 3 * _PLOT + 7 * GRID
"""The width in pixels from which three plots are shown side by side."""
_LOW = 4 * _PLOT
"""The height in pixels below which the plots are above the board if the view is narrow, too."""
_TURNING = Qt.Key.Key_PageUp, Qt.Key.Key_PageDown


class Doing(StrEnum):
    """What the training in the view is doing."""

    READY = "ready"
    STARTING = "starting"
    TRAINING = "training"
    PAUSING = "pausing"
    PAUSED = "paused"
    STOPPING = "stopping"
    ENDED = "ended"

    @property
    def is_on(self) -> bool:
        return self not in (Doing.READY, Doing.ENDED)


class TrainingView(QWidget):
    """Shows a training, and emits the user's requests."""

    start_requested = Signal(object)
    """Emitted with the `TrainingChoice` when the user starts a training."""
    resume_requested = Signal(int, float, object)
    """Emitted when the user resumes a training, with its index in the list, the additional hours, and the changed
    settings.
    """
    pause_requested = Signal()
    stop_requested = Signal()
    save_requested = Signal()
    profile_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("training_view")
        self._theme, self._doing, self._has_network = theme, Doing.READY, False
        self._curve: tuple[Progress, ...] = ()
        self.setup = TrainingSetup(theme)
        self.start, self.pause, self.stop = (QPushButton() for _ in range(3))
        self.save, self.profile, self.results = QPushButton(), QPushButton(), ResultsBar()
        self.board, self.state, self.note, self.about = ReplayedGame(theme), QLabel(), QLabel(), QLabel()
        self.progress, self._left = BusyBar("training_progress"), QWidget()
        self.losses = CurvePlot("training_losses", 2, _two_decimals, theme)
        self.strength = CurvePlot("training_strength", 2, _percent, theme, most=1.0)
        self.length = CurvePlot("training_length", 1, short_number, theme)
        self.rate = CurvePlot("training_rate", 1, short_number, theme)
        self._dress()
        self._lay_out()
        self._connect()
        self._set_texts()
        self._show_rules()
        show_quietly(self.about, self.note)

    def sizeHint(self) -> QSize:
        """Return a size at which the plots and the board are legible."""
        return QSize(1160, 700)

    @property
    def doing(self) -> Doing:
        return self._doing

    # Commands

    def show_earlier(self, trainings: Sequence[ListedTraining]) -> None:
        """Show the trainings that can be resumed, beginning with the newest."""
        self.setup.show_earlier(trainings)

    def propose(self, rules: Rules, recipe: str) -> None:
        """Select a new training of this game and recipe."""
        self.setup.propose(rules, recipe)
        self.start.setFocus()

    def show_doing(self, doing: Doing) -> None:
        has_ended = self._doing.is_on and not doing.is_on
        is_saving = self.focusWidget() in (self.save, self.profile)  # before Qt moves the focus from a hidden button
        self._doing = doing
        self._make_room()
        if not doing.is_on:
            self.board.rest()
        self._enable()
        self._write()
        if has_ended and not is_saving:
            self.start.setFocus()  # the button that had the focus is hidden

    def show_state(self, text: str, done: float | None = None) -> None:
        """Show a sentence about the current activity, and a progress bar.

        `done` is the share of the time that was used, from 0 to 1. If it is None, there is no progress bar.
        """
        self.state.setText(text)
        self._fit_labels()
        self.progress.setVisible(done is not None)
        self.progress.show_fraction(min(1.0, done or 0.0))

    def show_note(self, text: str, *, is_problem: bool = False) -> None:
        """Show a note. If `is_problem`, it has the colour of problems."""
        colors = self._theme.colors
        self.note.setText(text)
        self.note.setStyleSheet(f"color: {colors.failed if is_problem else colors.quiet_text}")
        self._fit_labels()
        self._make_room()

    def show_curve(self, curve: Sequence[Progress], *, has_network: bool) -> None:
        """Show the progress of each generation.

        The newest generation is the last. `has_network` enables the buttons for the network.
        """
        self._curve, self._has_network = tuple(curve), has_network
        self._draw()
        self._enable()

    def _set_texts(self) -> None:
        self.start.setText(self.tr("&Start Training"))
        self.stop.setText(self.tr("S&top"))
        self.save.setText(self.tr("Sa&ve the Network …"))
        self.profile.setText(self.tr("Save as a Pro&file …"))
        self.profile.setToolTip(self.tr("Save the best network as a profile for play and analysis"))
        self.board.setAccessibleName(self.tr("Self-play game of the network"))
        self.state.setAccessibleName(self.tr("State of the training"))
        self.progress.setAccessibleName(self.tr("Share of the training time used"))
        self.about.setText(
            self.tr(
                "A network starts with random weights and learns only from games against itself. The training runs "
                "in a separate process. The curves show its progress over minutes of processor time."
            )
        )
        self.area.setAccessibleName(self.tr("Progress and plots of the training"))
        self._name_plots()
        self._write()
        self._draw()

    # Construction

    @property
    def _plots(self) -> tuple[CurvePlot, ...]:
        return self.losses, self.strength, self.length, self.rate

    def _dress(self) -> None:
        parts = {
            "start": self.start,
            "pause": self.pause,
            "stop": self.stop,
            "save": self.save,
            "profile": self.profile,
            "state": self.state,
            "note": self.note,
            "about": self.about,
        }
        for name, part in parts.items():
            part.setObjectName(f"training_{name}")
        self.state.setFont(text_font(text_font().pointSizeF() * 1.2, bold=True))
        self.start.setDefault(True)
        keep_space(self.progress)
        for label in (self.state, self.note, self.about):
            label.setWordWrap(True)

    def _lay_out(self) -> None:
        self._left.setFixedWidth(_COLUMN)
        vbox(
            (scrolled(self._choices()), 1),
            self.setup.problem,
            self.start,
            _row(self.pause, self.stop),
            2 * GRID,
            self.save,
            self.profile,
            self.results,
            of=self._left,
        )
        right = QWidget()
        self._running = self._running_layout()
        right.setLayout(self._running)
        self.area = KeyScrollArea(right, "training_running", _PLOT + GRID, self._theme)
        hbox(self._left, (self.area, 1), of=self, spacing=3 * GRID)

    def _choices(self) -> QWidget:
        """Return a widget with the settings above the explanation of training."""
        choices = QWidget()
        vbox(self.setup, self.about, STRETCH, of=choices, spacing=2 * GRID)
        return choices

    def _running_layout(self) -> QVBoxLayout:
        """Return a layout with the state of the training, the board, and the curves."""
        for plot in self._plots:
            plot.setMinimumSize(_PLOT, _PLOT)
        for part in (*self._plots, self.board):  # both rows keep their shares of the height, with and without curves
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        above = self._above = hbox((self.board, 1), (self.strength, 1))
        self.board.installEventFilter(self)
        below = self._below = hbox((self.losses, 1), (self.length, 1), (self.rate, 1))
        return vbox(self.state, self.progress, self.note, (above, 3), (below, 2))

    @property
    def _is_narrow(self) -> bool:
        return self.width() < _WIDE

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the board and the plots side by side. If they do not fit, place them below each other.

        In a view that is also low, the plots come first.
        """
        super().resizeEvent(event)
        self._fit_labels()
        self._place_board(last=self._is_narrow and self.height() < _LOW)
        down, right = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        for row in (self._above, self._below):
            row.setDirection(down if self._is_narrow else right)
        if self._is_narrow:
            for at in range(self._above.count()):
                self._above.setStretch(at, 1)

    def _fit_labels(self) -> None:
        """Let the texts above the plots keep the height of all their lines."""
        # In a low view, the layout would take it from the gaps between the plots.
        for label in (self.state, self.note):
            label.setMinimumHeight(max(0, label.heightForWidth(self.area.viewport().width())))

    def _place_board(self, *, last: bool) -> None:
        """Put the board below all plots if `last`, otherwise beside or above the first one."""
        if last is (self._above.indexOf(self.board) < 0):
            return
        (self._above if last else self._running).removeWidget(self.board)
        if last:
            self._running.addWidget(self.board, 3)
        else:
            self._above.insertWidget(0, self.board, 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Page Up and Page Down scroll the plots while a button has the focus."""
        if event.key() not in _TURNING or not self.area.turn(event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Divide the width between the board and the plot beside it."""
        # The board is then square and level with the plot.
        is_resized = watched is self.board and event.type() is QEvent.Type.Resize
        if is_resized and not self._is_narrow:
            whole = self.board.width() + self.strength.width()
            wide = min(self.board.height(), whole - _PLOT)
            self._above.setStretch(0, max(1, wide))
            self._above.setStretch(1, max(1, whole - wide))
        return super().eventFilter(watched, event)

    def _connect(self) -> None:
        self.start.clicked.connect(self._on_start)
        self.pause.clicked.connect(self.pause_requested)
        self.stop.clicked.connect(self.stop_requested)
        self.save.clicked.connect(self.save_requested)
        self.profile.clicked.connect(self.profile_requested)
        self.setup.changed.connect(self._on_setup)

    def _name_plots(self) -> None:
        titles: Mapping[CurvePlot, tuple[str, str]] = {
            self.losses: (
                self.tr("Losses"),
                self.tr("Difference between the predictions of the network and the results of its games."),
            ),
            self.strength: (
                self.tr("Points against"),
                self.tr("Score against fixed opponents, as a share of the possible points."),
            ),
            self.length: (self.tr("Game length"), self.tr("Number of moves per self-play game.")),
            self.rate: (self.tr("Samples per second"), self.tr("Training positions generated per second.")),
        }
        for plot, (title, empty) in titles.items():
            plot.set_texts(title, empty)

    # State

    def _enable(self) -> None:
        is_on = self._doing.is_on
        self.setup.set_on(is_on=is_on)
        self.start.setEnabled(not is_on and self.setup.is_valid)
        self.pause.setEnabled(is_on and self._doing is not Doing.STOPPING)
        self.stop.setEnabled(is_on and self._doing is not Doing.STOPPING)
        self.save.setEnabled(self._has_network)
        self.profile.setEnabled(self._has_network)
        self.results.setEnabled(bool(self._curve))

    def _write(self) -> None:
        waits = self._doing in (Doing.PAUSING, Doing.PAUSED)
        self.pause.setText(self.tr("&Continue") if waits else self.tr("&Pause"))

    def _draw(self) -> None:
        curve, minutes = self._curve, [progress.seconds / 60 for progress in self._curve]
        policy, value = (self.tr("policy"), self.tr("value"))
        self.losses.show_lines(
            (
                Line(policy, minutes, [progress.policy_loss for progress in curve]),
                Line(value, minutes, [progress.value_loss for progress in curve]),
            )
        )
        self.strength.show_lines(
            (
                _measured(self.tr("random"), curve, "against_random"),
                _measured(self.tr("search"), curve, "against_search"),
            )
        )
        self.length.show_lines((Line(self.tr("moves"), minutes, [progress.game_length for progress in curve]),))
        self.rate.show_lines((Line(self.tr("samples"), minutes, [progress.sample_rate for progress in curve]),))

    # Slots

    @Slot()
    def _on_start(self) -> None:
        setup = self.setup
        if setup.is_new:
            self.start_requested.emit(setup.choice)
        else:
            at = setup.which.currentIndex() - 1
            self.resume_requested.emit(at, setup.minutes.value() / 60, setup.new_settings)

    @Slot()
    def _on_setup(self) -> None:
        self._enable()
        self._show_rules()

    def _show_rules(self) -> None:
        """Show the empty board of the chosen game.

        Do nothing while a training runs, or if this game is already shown.
        """
        if not self._doing.is_on and self.board.rules != self.setup.rules:
            self.board.begin(self.setup.rules)
        self._make_room()

    def _make_room(self) -> None:
        """Show only the widgets that the current state needs."""
        # Without a training and a note, training is explained in general.
        is_on, setup = self._doing.is_on, self.setup
        self.note.setVisible(bool(self.note.text()))
        self.about.setVisible(not (is_on or self.note.text()) and setup.is_usual)
        self.start.setVisible(not is_on)
        for button in (self.pause, self.stop):
            button.setVisible(is_on)


def _measured(name: str, curve: Sequence[Progress], field: str) -> Line:
    """Return a line of those values of `field` that were measured."""
    # Generations that only repeat the last measurement are left out.
    points = [progress for progress in curve if progress.measured_at == progress.seconds]
    known = [(progress.seconds / 60, getattr(progress, field)) for progress in points]
    known = [(minute, value) for minute, value in known if value is not None]
    return Line(name, [minute for minute, _ in known], [value for _, value in known])


def _row(*parts: QWidget) -> QHBoxLayout:
    return hbox(*parts)


def _two_decimals(value: float, locale: QLocale) -> str:
    return decimal(value, 2, locale)


def _percent(value: float, locale: QLocale) -> str:
    return percent(value, locale, 0)
