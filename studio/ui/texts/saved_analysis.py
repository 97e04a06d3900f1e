"""Texts that views show together with a saved analysis of the game record."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QLocale, QObject

from studio.game.message import fill

_LEAST_VISITS = 100
"""The smallest number of visits that texts mention. A smaller number says little."""


class Origin(Enum):
    """Which search a saved analysis comes from."""

    UNKNOWN = auto()
    REVIEW = auto()
    LATER = auto()
    """A search after the review."""
    DATABASE = auto()
    """An earlier search that is stored in the position database. The record has no analysis of the position."""
    SEARCH = auto()
    """The search of this session.

    It is not a saved analysis. Only the review's best move shows the numbers of the review.
    """


@dataclass(frozen=True, slots=True)
class SavedAnalysis:
    """The saved analysis of a position, from which the board and the candidates take their numbers."""

    visits: int
    """The number of visits, or 0 if an engine reports none."""
    is_searching: bool
    """Whether there are also results of this session's search. They are worse than the saved analysis."""
    origin: Origin = Origin.UNKNOWN
    is_compared: bool = False
    """Whether the visits of the best move come from a longer search.

    In that search, the review compared it with the played move.
    """
    is_live: bool = False
    """Whether this session's search is shown instead, because the user has started it in this position."""
    earlier: int = 0
    """The visits of a search of this session that the user has left, or 0.

    The saved analysis is better: it has more visits, or that search was restricted to selected moves.
    """

    @property
    def has_other(self) -> bool:
        """Whether the user can switch between the saved analysis and the search."""
        return (self.is_searching or self.earlier > 0) and self.origin not in (Origin.SEARCH, Origin.DATABASE)

    @property
    def counts(self) -> bool:
        """Whether the analysis has enough visits for texts to mention their number."""
        return self.visits >= _LEAST_VISITS


class SavedAnalysisTexts(QObject):
    """Formats the texts that views show together with a saved analysis."""

    # It is a QObject so that `tr` can form plurals.

    def line(self, saved: SavedAnalysis) -> str:
        """Return the line of text that is above the candidates."""
        if saved.origin is Origin.SEARCH:
            return self.tr("Results of this search; only the review's best move shows the numbers of the review")
        if saved.origin is Origin.DATABASE:
            return self.tr("From the position database: %Ln visit(s)", "", saved.visits)
        if saved.is_live:
            return self._of_live(saved)
        if saved.earlier and saved.counts:
            return self._beside_earlier(saved)
        if saved.origin is Origin.LATER and saved.is_compared:
            return self.tr(
                "Search after the review: %Ln visit(s); only the review's best move shows the numbers of the review",
                "",
                saved.visits,
            )
        if saved.origin is Origin.LATER:
            return self.tr("Search after the review: %Ln visit(s)", "", saved.visits)
        if not saved.counts:
            return self.tr("Saved analysis") if saved.origin is Origin.UNKNOWN else self.tr("Analysis of the review")
        if saved.origin is Origin.REVIEW:
            return self._of_review(saved)
        if saved.is_searching:
            return self.tr("Saved analysis: %Ln visit(s); the search has fewer", "", saved.visits)
        return self.tr("Saved analysis: %Ln visit(s)", "", saved.visits)

    def _beside_earlier(self, saved: SavedAnalysis) -> str:
        """Return the text about an analysis that is shown because it has more visits than an earlier search of the
        user.
        """
        text = self.tr("Saved analysis: %Ln visit(s); your search: {visits}", "", saved.visits)
        if saved.origin is Origin.REVIEW:
            text = self.tr("Review: %Ln visit(s); your search: {visits}", "", saved.visits)
        return fill(text, visits=QLocale().toString(saved.earlier))

    def _of_review(self, saved: SavedAnalysis) -> str:
        if saved.is_searching:
            return self.tr("Review: %Ln visit(s); the search has fewer", "", saved.visits)
        if saved.is_compared:
            return self.tr("Review: %Ln visit(s); the best move has more visits", "", saved.visits)
        return self.tr("Analysis of the review: %Ln visit(s)", "", saved.visits)

    def _of_live(self, saved: SavedAnalysis) -> str:
        if not saved.counts:
            return self.tr("This search")
        if saved.origin is Origin.REVIEW:
            return self.tr("Results of this search; the review has %Ln visit(s)", "", saved.visits)
        return self.tr("Results of this search; the saved analysis has %Ln visit(s)", "", saved.visits)

    def other(self, saved: SavedAnalysis) -> str:
        """Return the text of the button that switches between the saved analysis and the search."""
        if not saved.is_live:
            return self.tr("Show Search")
        return self.tr("Show Review") if saved.origin is Origin.REVIEW else self.tr("Show Saved")

    def legend(self, saved: SavedAnalysis) -> str:
        """Return the text for the legend of the board."""
        if saved.origin is Origin.DATABASE:
            return self.tr("from the position database, %Ln visit(s)", "", saved.visits)
        if not saved.counts:
            return self.tr("saved analysis")
        return self.tr("saved analysis, %Ln visit(s)", "", saved.visits)

    def explanation(self, saved: SavedAnalysis) -> str:
        """Return the tooltip of the line that is above the candidates."""
        if saved.origin is Origin.DATABASE:
            return self.tr(
                "These results come from an earlier search of this position, perhaps in another game or on a "
                "rotated or mirrored board. The board, the evaluation bar and this table show them until a "
                "search begins here."
            )
        text = self.tr(
            "The board, the evaluation bar and this table show the analysis that is saved with the "
            "game. They change to the search when you start it here. If the search is already "
            "running, they change when it has more visits than the analysis or has proven a result. "
            "The panes Tree, Shares and Numbers always show the search."
        )
        if saved.is_live:
            return self.tr(
                "The board, the evaluation bar and this table show the search that you have started "
                "here. When you leave this position, they return to the analysis that is saved with the "
                "game, unless the search has more visits than the analysis or has proven a result."
            )
        compared = self.tr(
            "The review searched the best move longer, to compare it with the played one. The visits and the win rate "
            "of the best move come from that search."
        )
        if saved.origin is Origin.SEARCH:
            return compared
        if saved.earlier:
            text += " " + self.tr(
                "Your search of this position is not saved, because the analysis has a better foundation. The button "
                "shows its results again until you open another game."
            )
        return f"{text} {compared}" if saved.is_compared else text

    def tree(self) -> str:
        """Return the text that is shown in an empty search tree."""
        return self.tr(
            "Only the results of the moves are kept here, not the tree. “Run” (Space) searches this position. To "
            "keep a tree, save it before you leave its position: menu File, Save the Search."
        )

    def shares(self) -> str:
        """Return the text that is shown in an empty plot of visit shares."""
        return self.tr(
            "The saved analysis does not include how the search developed. “Run” (Space) searches this position."
        )
