"""The search in one line, for the status bar."""

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLabel, QWidget

from studio.thoughts import Thought
from studio.ui.numbers import decimal, short_number
from studio.ui.theme import figure_font


class SearchLine(QLabel):
    """Such as "1,234,567 simulations · 412k a second · depth 14 (mean 6.1) · 38 MB"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search_line")
        self.setAccessibleName(self.tr("Search"))
        self.setFont(figure_font())

    def show_thought(self, thought: Thought | None) -> None:
        self.setText("" if thought is None or not thought.snapshot.simulations else self._told(thought))

    def _told(self, thought: Thought) -> str:
        snapshot, locale = thought.snapshot, QLocale()
        parts = (
            self.tr("%Ln simulation(s)", "", snapshot.simulations),
            self._speed(thought),
            self.tr("depth %1 (mean %2)")
            .replace("%1", locale.toString(snapshot.depth))
            .replace("%2", decimal(snapshot.mean_depth, 1, locale)),
            self.tr("%1 MB").replace("%1", decimal(snapshot.memory_mb, 1 if snapshot.memory_mb < 10 else 0, locale)),
        )
        return " · ".join(filter(None, parts))

    def _speed(self, thought: Thought) -> str:
        """Nothing while the search is stepped through."""
        speed = thought.snapshot.simulations_per_second
        return self.tr("%1 a second").replace("%1", short_number(speed, QLocale())) if speed >= 1 else ""
