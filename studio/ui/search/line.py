"""The search in one line, for the status bar."""

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLabel, QWidget

from studio.thinking.thoughts import Thought
from studio.ui.texts.numbers import decimal, short_number
from studio.ui.widgets.theme import figure_font


class SearchLine(QLabel):
    """Such as "1,234,567 simulations · 412k a second · depth 14 (mean 6.1) · 38 MB", and whether its memory is full."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search_line")
        self.setAccessibleName(self.tr("Search"))
        self.setFont(figure_font())

    def show_thought(self, thought: Thought | None) -> None:
        self.setText("" if thought is None or not thought.snapshot.simulations else self._told(thought))
        is_full = thought is not None and thought.snapshot.capped
        self.setToolTip(self._of_full_memory() if is_full else "")

    def _of_full_memory(self) -> str:
        return self.tr(
            "The search has used all the memory it may have. It goes on among the positions that it knows and sees no"
            " deeper: its favourite may be a move that it could not look into. Give it more memory, or restart it."
        )

    def _told(self, thought: Thought) -> str:
        snapshot, locale = thought.snapshot, QLocale()
        parts = (
            self.tr("%Ln simulation(s)", "", snapshot.simulations),
            self._speed(thought),
            self.tr("depth %1 (mean %2)")
            .replace("%1", locale.toString(snapshot.depth))
            .replace("%2", decimal(snapshot.mean_depth, 1, locale)),
            self.tr("%1 MB").replace("%1", decimal(snapshot.memory_mb, 1 if snapshot.memory_mb < 10 else 0, locale)),
            self.tr("memory full") if snapshot.capped else "",
        )
        return " · ".join(filter(None, parts))

    def _speed(self, thought: Thought) -> str:
        """Nothing while the search is stepped through."""
        speed = thought.snapshot.simulations_per_second
        return self.tr("%1 a second").replace("%1", short_number(speed, QLocale())) if speed >= 1 else ""
