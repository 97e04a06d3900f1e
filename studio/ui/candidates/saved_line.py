"""The line above the candidates that says whose moves they are, and names the source of their numbers."""

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import QToolButton, QWidget

from studio.ui.texts.saved_analysis import SavedAnalysis, SavedAnalysisTexts
from studio.ui.widgets.arranging import hbox
from studio.ui.widgets.elided_label import ElidedLabel
from studio.ui.widgets.theme import GRID, figure_font, show_quietly


class SavedLine(QWidget):
    """A line that is shown while the saved analysis of the position has more visits than the search.

    Its button switches between the two. After a mistake, the line also says whose moves the candidates are.
    """

    live_chosen = Signal(bool)
    """Emitted with True if the user wants to see the search, with False if the user wants to see the saved analysis."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label, self._other = ElidedLabel(), QToolButton()
        self._label.setObjectName("saved_line")
        self._label.setFont(figure_font())
        show_quietly(self._label)
        self._other.setObjectName("saved_line_other")
        self._other.setAutoRaise(True)
        self._other.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._other.clicked.connect(self._on_other)
        hbox((self._label, 1), self._other, of=self, margins=(GRID, GRID // 2, 0, 0))
        self._texts, self._is_live = SavedAnalysisTexts(self), False
        self._saved: SavedAnalysis | None = None
        self._moves_of = ""
        self._fit()
        self.hide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._label.setFont(figure_font())
            self._fit()

    def text(self) -> str:
        return self._label.text()

    def explanation(self) -> str:
        return self._label.toolTip()

    @Slot(object)
    def show_saved(self, saved: SavedAnalysis | None) -> None:
        """Describe the source of the numbers. If `saved` is None, leave it out."""
        self._saved = saved
        self._show()

    def show_moves_of(self, text: str) -> None:
        """Show a text that says whose moves the candidates are. If it is empty, leave it out."""
        self._moves_of = text
        self._show()

    # Implementation

    def _show(self) -> None:
        saved = self._saved
        source = self._texts.line(saved) if saved is not None else ""
        explanation = self._texts.explanation(saved) if saved is not None else ""
        self._label.setText(" · ".join(filter(None, (self._moves_of, source))))
        self._label.setToolTip("\n".join(filter(None, (self.text(), explanation))))
        self._label.setAccessibleDescription(explanation)
        if saved is not None:
            self._is_live = saved.is_live
            self._other.setText(self._texts.other(saved))
        self._other.setVisible(saved is not None and saved.has_other)
        self.setVisible(bool(self.text()))

    def _fit(self) -> None:
        """Keep the height of the line when its button is hidden."""
        self._other.setFixedHeight(self._label.sizeHint().height() + GRID)

    @Slot()
    def _on_other(self) -> None:
        self.live_chosen.emit(not self._is_live)
