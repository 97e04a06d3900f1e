"""The line above the candidates that names a saved analysis as their source."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from studio.ui.texts.saved_analysis import SavedAnalysis, SavedAnalysisTexts
from studio.ui.widgets.elided_label import ElidedLabel
from studio.ui.widgets.theme import GRID, figure_font, show_quietly


class SavedLine(ElidedLabel):
    """Shown while the candidates come from a saved analysis."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("saved_line")
        self.setFont(figure_font())
        self.setContentsMargins(GRID, GRID // 2, 0, 0)
        show_quietly(self)
        self._texts = SavedAnalysisTexts(self)
        self.hide()

    @Slot(object)
    def show_saved(self, saved: SavedAnalysis | None) -> None:
        """Describe the saved analysis. None hides the line."""
        if saved is not None:
            self.setText(self._texts.line(saved))
            explanation = self._texts.explanation(saved)
            self.setToolTip(f"{self.text()}\n{explanation}")
            self.setAccessibleDescription(explanation)
        self.setVisible(saved is not None)
