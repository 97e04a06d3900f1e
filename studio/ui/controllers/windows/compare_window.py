"""The window that compares two searches of one position."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QSplitter, QWidget

from studio.activities.compared_side import ComparedSide
from studio.activities.comparison import UNIFORM_AGAINST_NEIGHBOUR, Comparison
from studio.engine.options.limits import Limit
from studio.game.errors import StudioError
from studio.game.message import fill
from studio.game.position import Position
from studio.insight.sides import Side, SideSettings
from studio.thinking.thoughts import EngineState
from studio.ui.compare.bar import CompareBar
from studio.ui.compare.boards import CompareBoards
from studio.ui.compare.plot import DifferencesPlot
from studio.ui.compare.sides import SideControls
from studio.ui.compare.table import DifferencesTable
from studio.ui.controllers.own_profiles import OwnProfiles
from studio.ui.controllers.windows.compare_display import CompareDisplay
from studio.ui.controllers.windows.secondary_window import SecondaryWindow
from studio.ui.texts.messages import sentence_of
from studio.ui.texts.viewed_side import WinRatesFor
from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.elided_label import ElidedLabel
from studio.ui.widgets.theme import GRID, Theme, show_quietly

_WIDE, _NARROW = 860, 600
"""The minimum width of the contents in pixels. The first value is for a normal screen, the second for a narrow one."""


class CompareWindow(SecondaryWindow):
    """Shows and controls a comparison.

    Closing the window ends both searches and keeps the settings.
    """

    def __init__(
        self, comparison: Comparison, profiles: OwnProfiles, theme: Theme, parent: QWidget | None = None
    ) -> None:
        screen = (parent.screen() if parent is not None else QGuiApplication.primaryScreen()).availableGeometry()
        is_narrow = screen.width() < _WIDE
        super().__init__("compare", QSize(_NARROW if is_narrow else _WIDE, 600), profiles, theme, parent)
        self._comparison = comparison
        self._error: tuple[Side, StudioError] | None = None
        self.left, self.right = (SideControls(side, theme, is_narrow=is_narrow) for side in (Side.LEFT, Side.RIGHT))
        self.bar, self.boards = CompareBar(theme, is_narrow=is_narrow), CompareBoards(theme)
        self.table, self.plot = DifferencesTable(theme), DifferencesPlot(theme)
        self.note = ElidedLabel()
        self._display = CompareDisplay(comparison, self.boards, self.table, self.plot, self)
        show_quietly(self.note)
        self._lay_out()
        self._connect()
        self._set_texts()
        self._fit_screen()
        self._display.show_all()

    # Commands

    def show_position(self, position: Position) -> None:
        """Show `position` with the last settings, without starting the searches."""
        self._error = None
        self._comparison.watch(position)
        self.boards.show_position(position)
        self.plot.clear()
        self._display.show_all()
        if not self.isVisible():
            self.bar.run.setFocus()
        self.bring_up()

    def show_win_rates_for(self, chosen: WinRatesFor) -> None:
        """Show win rates and proven results for the chosen side."""
        self._display.show_win_rates_for(chosen)

    def offer(self, left: SideSettings, right: SideSettings) -> None:
        """Show the settings `left` and `right`, without starting the searches."""
        self.left.show_settings(left)
        self.right.show_settings(right)
        self._comparison.set_sides(left, right)

    def compare(self, position: Position, left: SideSettings, right: SideSettings, limit: Limit) -> None:
        """Start two searches of `position`."""
        self.offer(left, right)
        self.bar.show_limit(limit)
        self.show_position(position)
        self.run()

    def uniform_against_neighbour(self, position: Position) -> None:
        """Compare two profiles whose only difference is the kind of rollouts."""
        left, right = UNIFORM_AGAINST_NEIGHBOUR
        self.compare(position, left, right, self.bar.limit)

    @Slot()
    def run(self) -> None:
        """Start or pause both searches."""
        if self._comparison.is_thinking:
            self._comparison.pause()
        else:
            self._error = None
            self._comparison.set_sides(self.left.settings, self.right.settings)
            self._comparison.start(self.bar.limit)

    @Slot()
    def restart(self) -> None:
        """Discard the trees of both searches."""
        # Running searches continue with new ones.
        self._error = None
        self._comparison.restart()
        self._display.show_all()

    # Events

    def closeEvent(self, event: QCloseEvent) -> None:
        self._display.stop()
        self._comparison.close()
        event.accept()

    def _on_space(self) -> None:
        self.run()

    def _takes_key(self, event: QKeyEvent) -> bool:
        if event.key() != Qt.Key.Key_R or event.modifiers() != Qt.KeyboardModifier.ControlModifier:
            return False
        self.restart()
        return True

    def sizeHint(self) -> QSize:
        return QSize(1180, 820)

    # Implementation

    def _lay_out(self) -> None:
        controls = QGridLayout()
        controls.setHorizontalSpacing(2 * GRID)
        for column, part in enumerate((self.left, self.bar, self.right)):
            controls.addWidget(part, 0, column, Qt.AlignmentFlag.AlignTop)
            controls.setColumnStretch(column, 1)
        below = QSplitter(Qt.Orientation.Horizontal)
        below.addWidget(self.table)
        below.addWidget(self.plot)
        below.setStretchFactor(0, 3)
        below.setStretchFactor(1, 2)
        below.setSizes([600, 400])
        below.setChildrenCollapsible(False)
        below.setHandleWidth(GRID)
        view = QWidget()
        vbox(controls, (self.boards, 2), (below, 1), self.note, of=view)
        self._place(view)
        self.note.setObjectName("compare_note")

    def _connect(self) -> None:
        comparison = self._comparison
        comparison.state_changed.connect(self._on_state)
        comparison.failed.connect(self._on_failed)
        self._display.thoughts_shown.connect(self._show_progress)
        self.left.settings_changed.connect(self._on_settings)
        self.right.settings_changed.connect(self._on_settings)
        for controls in (self.left, self.right):
            controls.show_catalogue(self._profiles.catalogue)
            self._profiles.changed.connect(controls.show_catalogue)
            controls.parameters_requested.connect(self._on_parameters)
        self.bar.run_requested.connect(self.run)
        self.bar.restart_requested.connect(self.restart)
        self.table.move_pointed.connect(self.boards.show_move)

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Compare Two Searches"))
        self.note.setAccessibleName(self.tr("Message"))
        self._show_note()

    @Slot()
    def _on_state(self) -> None:
        """Show the final numbers at once when a search ends."""
        for side in self._comparison.sides:
            self.boards.show_state(side.side, side.state)
        self.bar.show_thinking(self._comparison.is_thinking)
        self._display.show_all()

    @Slot(object, object)
    def _on_failed(self, side: Side, error: StudioError) -> None:
        self._error = (side, error)
        self._show_note()

    @Slot()
    def _on_settings(self) -> None:
        """Restart the search of the side whose settings have changed."""
        self._comparison.set_sides(self.left.settings, self.right.settings)
        self._display.show_all()

    @Slot(object)
    def _on_parameters(self, controls: SideControls) -> None:
        title = self.tr("Parameters of A") if controls is self.left else self.tr("Parameters of B")
        answer = self._asked_parameters(title, controls.chosen_profile, controls.settings.parameters)
        if answer is not None:
            controls.take_parameters(*answer)

    @Slot()
    def _show_progress(self) -> None:
        self.bar.show_progress(self._comparison.progress)
        self._show_note()

    def _show_note(self) -> None:
        self.note.setText(self._state_text())

    def _state_text(self) -> str:
        """Return a text that gives the state of the comparison and says what the user can do next."""
        if self._error is not None:
            side, error = self._error
            template = self.tr("A: {told}") if side is Side.LEFT else self.tr("B: {told}")
            return fill(template, told=sentence_of(error))
        left, right = self._comparison.sides
        if self._comparison.is_thinking:
            return self.tr(
                "Both searches are running, each with one thread and its own seed. “Pause” (Space) pauses them."
            )
        if EngineState.OVER in (left.state, right.state):
            return self.tr("The game is over here. Go to another position to compare searches.")
        if left.is_settled and right.is_settled:
            return self.tr("The value of this position is proven in both searches. There is nothing left to search.")
        if not left.simulations and not right.simulations:
            return self.tr("Choose the settings of A and B. “Run” (Space) then starts both searches.")
        return self._end_text(left, right)

    def _end_text(self, left: ComparedSide, right: ComparedSide) -> str:
        if left.is_settled:
            return self.tr("A has proven the value of this position. “Run” (Space) continues B.")
        if right.is_settled:
            return self.tr("B has proven the value of this position. “Run” (Space) continues A.")
        if self._comparison.progress == 1.0:
            return self.tr("Both searches reached their limit. “Run” (Space) continues up to the same limit again.")
        if not (left.simulations and right.simulations):
            return self.tr(
                "One search was restarted. “Run” (Space) runs only this search until it is as long as the other one."
            )
        return self.tr("Both searches are paused. “Run” (Space) continues them.")
