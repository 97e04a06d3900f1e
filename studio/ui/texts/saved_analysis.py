"""The texts that views show with a saved analysis of the game record."""

from dataclasses import dataclass

from PySide6.QtCore import QObject


@dataclass(frozen=True, slots=True)
class SavedAnalysis:
    """The saved analysis that the board and the candidates show."""

    visits: int
    """The visits; 0 for an engine that reports none."""
    is_searching: bool
    """Whether the search of this session has results, too, but worse ones."""


class SavedAnalysisTexts(QObject):
    """The texts that views show with a saved analysis."""

    # It is a QObject so that `tr` can form plurals.

    def line(self, saved: SavedAnalysis) -> str:
        """Return the line of text above the candidates."""
        if saved.is_searching:
            return self.tr("Saved analysis: %Ln visit(s); the search has fewer", "", saved.visits)
        if saved.visits:
            return self.tr("Saved analysis: %Ln visit(s)", "", saved.visits)
        return self.tr("Saved analysis")

    def legend(self, saved: SavedAnalysis) -> str:
        """Return the text in the legend of the board."""
        return self.tr("saved analysis, %Ln visit(s)", "", saved.visits)

    def explanation(self) -> str:
        """Return the tooltip of the line above the candidates."""
        return self.tr(
            "The board, the evaluation bar and this table show the analysis that is saved with the game, until the "
            "search has more visits or a proof. Tree, Shares and Numbers always show the search."
        )

    def tree(self) -> str:
        """Return the text of an empty search tree."""
        return self.tr("Only the numbers of the moves are saved, not the tree. Press Space to search this position.")

    def shares(self) -> str:
        """Return the text of an empty plot of visit shares."""
        return self.tr("The saved analysis has no course of the search. Press Space to search this position.")
