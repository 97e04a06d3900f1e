"""The pane with the statistics of the whole tree."""

# They are computed on request and can be exported.

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from studio.engine.views.statistics import TreeStatistics
from studio.game.message import fill
from studio.ui.statistics.lines import statistics_lines
from studio.ui.statistics.plots import BranchingPlot, DepthPlot
from studio.ui.statistics.table import StatisticsTable
from studio.ui.texts.numbers import short_number
from studio.ui.widgets.busy_bar import BusyBar
from studio.ui.widgets.empty_label import EmptyLabel
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font, show_quietly

_Part = Callable[[TreeStatistics], None]

# Updating all at once would block the window.
PART_MS = 80
"""Milliseconds between two updates. Each update changes one part of the pane."""
_WIDE = 80 * GRID
"""The plots are beside the table if the pane has at least this width in pixels."""
_PLOT_HEIGHT = 20 * GRID


class StatisticsPanel(QWidget):
    """Shows the statistics of a tree."""

    # They may be partial during the computation.

    count_requested = Signal()
    cancel_requested = Signal()
    export_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statistics_panel")
        self._theme = theme
        self._statistics: TreeStatistics | None = None
        self._is_counting = self._has_tree = False
        self._button, self._export, self._log = QPushButton(), QPushButton(), QCheckBox()
        self._progress, self._note, self._empty = (
            BusyBar("statistics_progress", height=4),
            QLabel(),
            EmptyLabel("statistics_empty"),
        )
        self._inside, self._table = QWidget(), StatisticsTable(theme)
        self._plots = (DepthPlot(theme), BranchingPlot(theme))
        self._parts: tuple[_Part, ...] = (self._show_lines, *(plot.show_statistics for plot in self._plots))
        self._due: list[_Part] = []  # the parts that still show older statistics
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PART_MS)
        self._timer.timeout.connect(self._on_pause_over)
        self._dress()
        self._arrange()
        self._connect()
        show_quietly(self._note, self._empty)
        theme.bind(self._apply_colors)
        self._set_texts()

    # Commands

    def show_statistics(self, statistics: TreeStatistics | None) -> None:
        """Show statistics, which may be incomplete. If they are None, show the text of the empty pane."""
        self._statistics = statistics
        self._empty.setVisible(statistics is None)
        self._inside.setVisible(statistics is not None)
        self._write()
        parts = () if statistics is None else self._parts
        self._due = [part for part in self._due if part in parts]
        self._due += [part for part in parts if part not in self._due]
        if not self._timer.isActive():
            self._on_pause_over()

    def set_has_tree(self, has_tree: bool) -> None:
        """Set whether there is a search with nodes."""
        # The text of the empty pane depends on it.
        if has_tree is not self._has_tree:
            self._has_tree = has_tree
            self._empty.setText(self._empty_text())

    def show_counting(self, is_counting: bool) -> None:
        """Set whether statistics are being computed."""
        self._is_counting = is_counting
        self._progress.setVisible(is_counting)
        self._write()

    @property
    def note(self) -> str:
        """The line about the progress of the computation. At the end, it gives the number of simulations."""
        return self._note.text()

    # Events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._is_counting:
            self.cancel_requested.emit()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = self.width() >= _WIDE
        self._content.setStretch(0, 2 if is_wide else 0)
        self._content.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)

    # Implementation

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._note.setFont(figure_font())
        self._progress.setStyleSheet(
            f"QProgressBar {{ background: {colors.border}; border-radius: 2px; max-height: 4px; }}"
            f"QProgressBar::chunk {{ background: {colors.accent}; border-radius: 2px; }}"
        )

    def _dress(self) -> None:
        parts = (self._button, self._export, self._log, self._note)
        for part, name in zip(parts, ("count", "export", "log", "note"), strict=True):
            part.setObjectName(f"statistics_{name}")
        self._log.setChecked(True)
        self._progress.hide()
        self._note.setWordWrap(True)
        self._empty.setContentsMargins(2 * GRID, 0, 2 * GRID, 0)

    def _arrange(self) -> None:
        layout, buttons = QVBoxLayout(self), FlowLayout()
        layout.setContentsMargins(GRID, GRID, GRID, GRID)
        layout.setSpacing(GRID)
        for button in (self._button, self._export):
            buttons.addWidget(button)
        self._arrange_inside()
        layout.addLayout(buttons)
        layout.addWidget(self._progress)
        layout.addWidget(self._note)
        layout.addWidget(self._empty, 1)
        layout.addWidget(self._inside, 1)

    def _arrange_inside(self) -> None:
        """Create the layout. In a wide pane, the plots are beside the table, otherwise below it."""
        plots = QVBoxLayout()
        self._inside.hide()
        self._content = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._inside)
        self._content.setContentsMargins(0, 0, 0, 0)
        self._content.setSpacing(GRID)
        self._content.addWidget(self._table, 0, Qt.AlignmentFlag.AlignTop)
        self._content.addLayout(plots, 3)
        plots.setSpacing(GRID)
        plots.addWidget(self._log)
        for plot in self._plots:
            plot.setMinimumHeight(_PLOT_HEIGHT)
            plots.addWidget(plot, 1)

    def _connect(self) -> None:
        self._button.clicked.connect(self._on_button)
        self._export.clicked.connect(self._on_export)
        self._log.toggled.connect(self._on_log)

    @Slot()
    def _on_pause_over(self) -> None:
        if self._due and self._statistics is not None:
            self._due.pop(0)(self._statistics)
            self._timer.start()

    def _show_lines(self, statistics: TreeStatistics) -> None:
        self._table.show_lines(statistics_lines(statistics, self.locale()))

    @Slot()
    def _on_button(self) -> None:
        (self.cancel_requested if self._is_counting else self.count_requested).emit()

    @Slot()
    def _on_export(self) -> None:
        self.export_requested.emit()

    @Slot(bool)
    def _on_log(self, is_logarithmic: bool) -> None:
        for plot in self._plots:
            plot.set_logarithmic(is_logarithmic)

    # Texts

    def _write(self) -> None:
        statistics = self._statistics
        self._button.setText(self.tr("Cancel") if self._is_counting else self.tr("Count"))
        name = self.tr("Cancel the counting") if self._is_counting else self.tr("Count the nodes of the whole tree")
        self._button.setAccessibleName(name)
        self._button.setToolTip(name)
        self._export.setEnabled(statistics is not None and not self._is_counting)
        self._note.setText(self._note_text(statistics))
        self._note.setVisible(bool(self._note.text()))
        if statistics is not None:
            self._progress.show_count(statistics.looked_at, statistics.nodes)
        elif self._is_counting:
            self._progress.show_fraction(0)

    def _note_text(self, statistics: TreeStatistics | None) -> str:
        locale = self.locale()
        if statistics is None:
            return self.tr("Counting …") if self._is_counting else ""
        if statistics.is_complete and not self._is_counting:
            return fill(
                self.tr("Counted after {simulations} simulations."), simulations=locale.toString(statistics.simulations)
            )
        if self._is_counting:
            text = self.tr("Counting … {counted} of {total} nodes")
        else:
            text = self.tr("Partial count: {counted} of {total} nodes. Press Count to start again.")
        looked_at, of = short_number(statistics.looked_at, locale), short_number(statistics.nodes, locale)
        return fill(text, counted=looked_at, total=of)

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Statistics of the tree"))
        self._table.setAccessibleName(self.tr("Table of tree statistics"))
        self._export.setText(self.tr("Export …"))
        self._export.setAccessibleName(self.tr("Export the statistics"))
        self._log.setText(self.tr("logarithmic"))
        self._log.setAccessibleName(self.tr("Logarithmic scale in the plots"))
        self._progress.setAccessibleName(self.tr("Counting progress"))
        self._empty.setText(self._empty_text())
        self._rewrite()

    def _empty_text(self) -> str:
        if self._has_tree:
            return self.tr("Statistics of the whole tree appear here: depth, branching, proofs. Press Count.")
        return self.tr(
            "Statistics of the whole tree appear here: depth, branching, proofs. Run a search, then press Count."
        )

    def _rewrite(self) -> None:
        self._write()
        if self._statistics is not None:
            self._show_lines(self._statistics)
