"""The bar above the search tree that filters and sorts the nodes of the whole tree."""

from contextlib import ExitStack
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from studio.engine.views.found_nodes import FilteredNodes, FilterOrder, TreeFilter
from studio.ui.widgets.arranging import hbox, keep_space
from studio.ui.widgets.busy_bar import BusyBar
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.number_boxes import IntegerBox
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font, show_quietly

# Numbers are typed digit by digit.
SETTLING_MS = 400
"""The filter is requested this number of milliseconds after the last change."""
_MOST_VISITS = 100_000_000
_ANY_DEPTH, _MOST_DEPTH = 0, 999
_NO_FILTER = TreeFilter()


class FilterFields(NamedTuple):
    """The values of the fields. If `visits` is 0, the tree also lists moves that the search has not visited."""

    visits: int = _NO_FILTER.fewest_visits
    depth: int = _ANY_DEPTH
    proven_only: bool = False
    order: FilterOrder = _NO_FILTER.order


class TreeFilterBar(QWidget):
    """The bar with the fields of a filter."""

    # It requests the filter shortly after the last change.

    filter_requested = Signal(object)
    """Emitted with the `TreeFilter`, or with None if there is no filter."""
    unvisited_wanted = Signal(bool)
    """Emitted with True if the tree must also list moves without visits."""
    cancel_requested = Signal()
    left = Signal()
    """Emitted when Escape leaves the fields."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tree_filter_bar")
        self._is_filtering = False
        self._visits_label, self._visits = QLabel(), IntegerBox()
        self._depth_label, self._depth = QLabel(), IntegerBox()
        self._proven, self._order, self._button = QCheckBox(), QComboBox(), QPushButton()
        self._unfold, self._is_low, self._is_aside = QToolButton(), False, False
        self._fields: tuple[QWidget, ...] = ()
        self._progress = BusyBar("tree_filter_progress", height=3)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLING_MS)
        self._dress()
        self._arrange()
        self._connect()
        show_quietly(self._visits_label, self._depth_label)
        theme.bind(self._apply_colors)
        self._set_texts()
        self._show_button()

    # Commands

    def filter(self) -> TreeFilter | None:
        """Return the filter in the fields, or None if every visited node matches."""
        depth = self._depth.value()
        chosen = TreeFilter(
            fewest_visits=max(_NO_FILTER.fewest_visits, self._visits.value()),
            most_depth=None if depth == _ANY_DEPTH else depth,
            proven_only=self._proven.isChecked(),
            order=FilterOrder(self._order.currentData()),
        )
        return None if chosen == _NO_FILTER else chosen

    def set_filter(self, wanted: TreeFilter | None) -> None:
        """Set the fields to this filter without emitting a signal."""
        wanted = wanted or _NO_FILTER
        with QSignalBlocker(self._visits), QSignalBlocker(self._depth):
            self._visits.setValue(wanted.fewest_visits)
            self._depth.setValue(_ANY_DEPTH if wanted.most_depth is None else wanted.most_depth)
        with QSignalBlocker(self._proven), QSignalBlocker(self._order):
            self._proven.setChecked(wanted.proven_only)
            self._order.setCurrentIndex(self._order.findData(wanted.order))
        self._timer.stop()
        self._show_button()

    @property
    def fields(self) -> FilterFields:
        depth, proven = self._depth.value(), self._proven.isChecked()
        return FilterFields(self._visits.value(), depth, proven, FilterOrder(self._order.currentData()))

    def set_fields(self, fields: FilterFields) -> None:
        """Set the fields, and request their filter at once."""
        fields_of = (self._visits, self._depth, self._proven, self._order)
        with ExitStack() as silence:
            for field in fields_of:
                silence.enter_context(QSignalBlocker(field))
            self._visits.setValue(fields.visits)
            self._depth.setValue(fields.depth)
            self._proven.setChecked(fields.proven_only)
            self._order.setCurrentIndex(self._order.findData(fields.order))
        self._show_button()
        self._update_texts()

    @Slot(object)
    def choose_order(self, order: FilterOrder) -> None:
        """Choose this sort order, as if the user had chosen it."""
        self._order.setCurrentIndex(self._order.findData(order))

    def show_progress(self, nodes: FilteredNodes | None) -> None:
        """Show the progress of the filter. Hide the progress bar if the result is complete or None."""
        self._is_filtering = nodes is not None and not nodes.is_complete
        if nodes is not None:
            self._progress.show_count(nodes.looked_at, nodes.nodes)
        self._progress.setVisible(self._is_filtering)
        self._show_button()

    def set_low(self, *, low: bool) -> None:
        """If the window is low, fold the fields behind a button, so that the tree has room."""
        self._is_low = low
        self._fold()

    def set_aside(self, *, aside: bool) -> None:
        """If `aside`, hide the bar, so that the tree has room. A bar that filters the tree stays visible."""
        self._is_aside = aside
        self._fold()

    # Events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Enter and Escape.

        The first Escape cancels the filter, the next one clears the fields, and another one leaves them.
        """
        if event.key() == Qt.Key.Key_Escape:
            self._take_escape()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._timer.isActive():
            self._update_texts()
        else:
            super().keyPressEvent(event)

    # Implementation

    def _take_escape(self) -> None:
        if self._is_filtering:
            self.cancel_requested.emit()
        elif self._is_changed:
            self.set_fields(FilterFields())
        else:
            self.left.emit()

    @property
    def _is_changed(self) -> bool:
        return self.filter() is not None or self._visits.value() != _NO_FILTER.fewest_visits

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._progress.setStyleSheet(
            f"QProgressBar {{ background: {colors.border}; border-radius: 1px; max-height: 3px; }}"
            f"QProgressBar::chunk {{ background: {colors.accent}; border-radius: 1px; }}"
        )
        self._button.setStyleSheet(f"padding: 3px {GRID}px;")

    def _dress(self) -> None:
        for widget, name in (
            (self._visits, "visits"),
            (self._depth, "depth"),
            (self._proven, "proven"),
            (self._order, "order"),
            (self._button, "button"),
            (self._unfold, "unfold"),
        ):
            widget.setObjectName(f"tree_filter_{name}")
            widget.setProperty("entry", False)  # keys enter the pane at the tree: they would change the field
        self._unfold.setCheckable(True)
        self._unfold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._unfold.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._visits.setRange(0, _MOST_VISITS)
        self._visits.setValue(_NO_FILTER.fewest_visits)
        self._visits.setGroupSeparatorShown(True)
        self._visits.setStepType(QSpinBox.StepType.AdaptiveDecimalStepType)
        self._depth.setRange(_ANY_DEPTH, _MOST_DEPTH)
        for number in (self._visits, self._depth):
            number.setFont(figure_font())
        for order in FilterOrder:
            self._order.addItem("", order)
        self._order.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        keep_space(self._progress)  # so that the tree below does not move
        self._progress.hide()

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        flow = FlowLayout()
        layout.setContentsMargins(GRID, GRID // 2, GRID, 0)
        layout.setSpacing(2)
        visits, depth = _together(self._visits_label, self._visits), _together(self._depth_label, self._depth)
        self._fields = (visits, depth, self._proven, self._order)
        for part in (self._unfold, *self._fields, self._button):
            flow.addWidget(part)
        layout.addLayout(flow)
        layout.addWidget(self._progress)

    def _connect(self) -> None:
        self._visits.valueChanged.connect(self._on_changed)
        self._depth.valueChanged.connect(self._on_changed)
        self._proven.toggled.connect(self._on_changed)
        self._order.currentIndexChanged.connect(self._on_changed)
        self._timer.timeout.connect(self._update_texts)
        self._button.clicked.connect(self._on_button)
        self._unfold.toggled.connect(self._fold)

    @Slot()
    def _fold(self) -> None:
        """Show or hide the fields. If the fields filter the tree, the button that clears them stays visible."""
        is_open = not self._is_low or self._unfold.isChecked()
        self._unfold.setVisible(self._is_low)
        self._unfold.setArrowType(Qt.ArrowType.DownArrow if self._unfold.isChecked() else Qt.ArrowType.RightArrow)
        for field in self._fields:
            field.setVisible(is_open)
        self._button.setVisible(is_open or self._button.isEnabled())
        if self.parent() is not None:  # without a parent, the bar would be shown as a window
            self.setVisible(not self._is_aside or self._is_filtering or self._is_changed)

    @Slot()
    def _on_changed(self) -> None:
        self._timer.start()
        self._show_button()

    @Slot()
    def _update_texts(self) -> None:
        self._timer.stop()
        self.unvisited_wanted.emit(self._visits.value() == 0)
        self.filter_requested.emit(self.filter())

    @Slot()
    def _on_button(self) -> None:
        if self._is_filtering:
            self.cancel_requested.emit()
            return
        self.set_filter(None)
        (self._visits if self._visits.isVisible() else self._unfold).setFocus()  # a disabled button would lose it
        self._update_texts()

    # Texts

    def _show_button(self) -> None:
        self._button.setText(self.tr("Cancel") if self._is_filtering else self.tr("Clear"))
        name = self.tr("Cancel the filter") if self._is_filtering else self.tr("Clear the filter: show the tree")
        self._button.setAccessibleName(name)
        self._button.setToolTip(name)
        self._button.setEnabled(self._is_filtering or self._is_changed)
        widest = max(
            self._button.fontMetrics().horizontalAdvance(text) for text in (self.tr("Cancel"), self.tr("Clear"))
        )
        self._button.setMinimumWidth(widest + 3 * GRID)
        self._fold()

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Filter of the search tree"))
        self._unfold.setText(self.tr("Filter"))
        self._unfold.setToolTip(self.tr("Show the fields that filter and sort the nodes of the tree"))
        self._visits_label.setText(self.tr("Visits ≥"))
        self._depth_label.setText(self.tr("Depth ≤"))
        self._visits.setAccessibleName(self.tr("Minimum visits of a node"))
        self._visits.setToolTip(self.tr("0 also lists moves that the search has not visited"))
        self._depth.setAccessibleName(self.tr("Maximum depth of a node"))
        self._depth.setSpecialValueText(self.tr("any"))
        self._proven.setText(self.tr("proven only"))
        self._proven.setAccessibleName(self.tr("Proven nodes only"))
        self._order.setAccessibleName(self.tr("Order of the nodes"))
        for at, text in enumerate((self.tr("by visits"), self.tr("by win rate"), self.tr("by depth"))):
            self._order.setItemText(at, text)
        self._progress.setAccessibleName(self.tr("Progress of the filter"))
        self._show_button()


def _together(label: QLabel, field: QWidget) -> QWidget:
    pair = QWidget()
    label.setBuddy(field)
    hbox(label, field, of=pair, spacing=4)
    return pair
