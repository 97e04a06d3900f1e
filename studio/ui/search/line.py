"""The line in the tool bar that describes the search."""

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from studio.game.message import fill
from studio.thinking.thoughts import Thought
from studio.ui.texts.numbers import decimal, short_number
from studio.ui.widgets.theme import figure_font

_BETWEEN = " · "


class SearchLine(QLabel):
    """Shows a text such as "1,234,567 simulations · 412k per second · depth 14 (mean 6.1) · 38 MB".

    If the memory is full, the text says so. If there is little space, its last parts are left out.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search_line")
        self.setAccessibleName(self.tr("Search"))
        self.setFont(figure_font())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._parts: tuple[str, ...] = ()
        self._brief = ""  # the number of simulations alone, for very little space
        self._is_shown = True

    def text(self) -> str:
        """The whole text. It includes the parts that do not fit."""
        return _BETWEEN.join(self._parts)

    def sizeHint(self) -> QSize:
        """Return a size of width 0 and the height of the font."""
        # The line gets the width that other widgets leave.
        return QSize(0, self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def set_shown(self, *, shown: bool) -> None:
        """Show the line. If `shown` is False, leave its space empty."""
        # Other widgets must not move.
        self._is_shown = shown
        self.update()

    def show_thought(self, thought: Thought | None) -> None:
        is_empty = thought is None or not thought.snapshot.simulations
        parts = () if thought is None or is_empty else self._parts_of(thought)
        if parts != self._parts:
            self._parts = parts
            count = 0 if thought is None else thought.snapshot.simulations
            self._brief = fill(self.tr("{count} sim."), count=short_number(count, QLocale())) if count else ""
            self.update()
        is_full = thought is not None and thought.snapshot.capped
        self.setToolTip(self._of_full_memory() if is_full else "")

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, room = QPainter(self), self.contentsRect()
        painter.setPen(self.palette().windowText().color())
        shown = self._fitting(room.width()) if self._is_shown else ""
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, shown)

    def _fitting(self, width: int) -> str:
        """Return the first parts of the text that fit into `width` pixels."""
        metrics, parts = self.fontMetrics(), list(self._parts)
        while parts and metrics.horizontalAdvance(_BETWEEN.join(parts)) > width:
            parts.pop()
        is_brief = not parts and metrics.horizontalAdvance(self._brief) <= width
        return self._brief if is_brief else _BETWEEN.join(parts)

    def _of_full_memory(self) -> str:
        return self.tr(
            "The search has reached its memory limit. It continues without adding nodes, so "
            "the best move may not be searched deeply enough. Increase the memory limit or "
            "restart the search."
        )

    def _parts_of(self, thought: Thought) -> tuple[str, ...]:
        snapshot, locale = thought.snapshot, QLocale()
        parts = (
            self.tr("%Ln simulation(s)", "", snapshot.simulations),
            self._speed(thought),
            fill(
                self.tr("depth {depth} (mean {mean})"),
                depth=locale.toString(snapshot.depth),
                mean=decimal(snapshot.mean_depth, 1, locale),
            ),
            fill(
                self.tr("{memory} MB"), memory=decimal(snapshot.memory_mb, 1 if snapshot.memory_mb < 10 else 0, locale)
            ),
            self.tr("memory full") if snapshot.capped else "",
        )
        return tuple(filter(None, parts))

    def _speed(self, thought: Thought) -> str:
        # It is empty below 1 per second, for example after single steps.
        speed = thought.snapshot.simulations_per_second
        return fill(self.tr("{speed} per second"), speed=short_number(speed, QLocale())) if speed >= 1 else ""
