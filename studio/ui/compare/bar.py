"""The controls of both searches of a comparison: limit, run and pause, restart, and progress."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from studio.engine.options.limits import Limit
from studio.ui.widgets.busy_bar import BusyBar
from studio.ui.widgets.icons import icon
from studio.ui.widgets.limit_editor import LimitEditor, LimitKind
from studio.ui.widgets.theme import GRID, Theme, ThemeColors

_SOME_SIMULATIONS, _SOME_SECONDS = 20_000, 5.0


class CompareBar(QWidget):
    """The controls of a comparison. They do nothing but emit signals."""

    run_requested = Signal()
    restart_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, is_narrow: bool = False) -> None:
        """Create the controls. If the bar is narrow (`is_narrow`), its restart button has only an icon."""
        super().__init__(parent)
        self._theme, self._is_thinking, self._is_narrow = theme, False, is_narrow
        self.run, self.restart = QPushButton(), QPushButton()
        self.limit_editor, self.progress = LimitEditor(), BusyBar("compare_progress")
        self._until = QLabel()
        self._dress()
        self._lay_out()
        theme.bind(self._apply_colors)
        self._set_texts()
        self.run.clicked.connect(self.run_requested)
        self.restart.clicked.connect(self.restart_requested)

    @property
    def limit(self) -> Limit:
        return self.limit_editor.limit()

    def show_limit(self, limit: Limit) -> None:
        self.limit_editor.set_limit(limit)

    def show_thinking(self, thinking: bool) -> None:
        self._is_thinking = thinking
        self.limit_editor.setEnabled(not thinking)
        self._show_run()

    def show_progress(self, progress: float | None) -> None:
        """Show the progress of both searches, from 0 to 1."""
        # Without a limit it is None, shown as 0.
        self.progress.show_fraction(progress or 0.0)

    def _set_texts(self) -> None:
        self._until.setText(self.tr("&Limit"))
        self.restart.setText("" if self._is_narrow else self.tr("Res&tart"))
        self.restart.setAccessibleName(self.tr("Restart"))
        self.restart.setToolTip(self.tr("Discard both search trees and start again (Ctrl+R)"))
        self.progress.setAccessibleName(self.tr("Progress of both searches"))
        self._show_run()

    # Implementation

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self.restart.setIcon(icon("restart", colors))
        self._show_run()

    def _show_run(self) -> None:
        self.run.setText(self.tr("&Pause") if self._is_thinking else self.tr("&Run"))
        self.run.setToolTip(self.tr("Start or pause both searches (Space)"))
        self.run.setIcon(icon("pause" if self._is_thinking else "run", self._theme.colors, "on_accent"))

    def _dress(self) -> None:
        self.run.setObjectName("compare_run")
        self.restart.setObjectName("compare_restart")
        self.run.setDefault(True)
        self.limit_editor.setObjectName("compare_limit")
        self._until.setBuddy(self.limit_editor)
        self.limit_editor.propose(LimitKind.SECONDS, _SOME_SECONDS)
        self.limit_editor.set_limit(Limit(simulations=_SOME_SIMULATIONS))

    def _lay_out(self) -> None:
        limit, buttons, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        for row in (limit, buttons):
            row.setSpacing(GRID)
            row.addStretch()
        limit.addWidget(self._until)
        limit.addWidget(self.limit_editor)
        buttons.addWidget(self.run)
        buttons.addWidget(self.restart)
        for row in (limit, buttons):
            row.addStretch()
            column.addLayout(row)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(self.progress)
        column.setAlignment(Qt.AlignmentFlag.AlignTop)
