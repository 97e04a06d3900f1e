"""The status bar's line about the search."""

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLabel, QWidget

from studio.game.message import fill
from studio.thinking.thoughts import Thought
from studio.ui.texts.numbers import decimal, short_number
from studio.ui.widgets.theme import figure_font


class SearchLine(QLabel):
    """Shows a text such as "1,234,567 simulations · 412k per second · depth 14 (mean 6.1) · 38 MB".

    The text also says whether the memory is full.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search_line")
        self.setAccessibleName(self.tr("Search"))
        self.setFont(figure_font())

    def show_thought(self, thought: Thought | None) -> None:
        self.setText("" if thought is None or not thought.snapshot.simulations else self._text(thought))
        is_full = thought is not None and thought.snapshot.capped
        self.setToolTip(self._of_full_memory() if is_full else "")

    def _of_full_memory(self) -> str:
        return self.tr(
            "The search has reached its memory limit. It continues without adding nodes, so "
            "the best move may not be searched deeply enough. Increase the memory limit or "
            "restart the search."
        )

    def _text(self, thought: Thought) -> str:
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
        return " · ".join(filter(None, parts))

    def _speed(self, thought: Thought) -> str:
        """Return the simulations per second as text; empty while the search is performed in single steps."""
        speed = thought.snapshot.simulations_per_second
        return fill(self.tr("{speed} per second"), speed=short_number(speed, QLocale())) if speed >= 1 else ""
