"""The controller that opens the comparison window."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot

from studio.activities.comparison import Comparison, proposed_sides
from studio.activities.review import Review
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.search import SearchController
from studio.ui.controllers.win_rates import WinRatesController
from studio.ui.controllers.windows.window_controller import WindowController
from studio.ui.texts.hidden import answer_first_text

if TYPE_CHECKING:
    from studio.ui.controllers.windows.compare_window import CompareWindow


class CompareController(WindowController["CompareWindow"]):
    """Opens a comparison of two searches of the current position."""

    # The main search is paused meanwhile.

    def __init__(
        self,
        context: ControllerContext,
        comparison: Comparison,
        review: Review,
        search: SearchController,
        win_rates: WinRatesController,
    ) -> None:
        super().__init__(context)
        self._session, self._hiding = context.session, context.hiding
        self._notes = context.notes
        self._comparison, self._review, self._search, self._win_rates = comparison, review, search, win_rates
        win_rates.changed.connect(self._on_win_rates)
        comparison.state_changed.connect(self._on_state)
        context.actions["compare"].triggered.connect(self._on_compare)
        context.actions["compare_rollouts"].triggered.connect(self._on_rollouts)
        context.hiding.changed.connect(self._on_hiding)

    def close(self) -> None:
        """Close the window."""
        # This ends both searches.
        if self.window is not None:
            self.window.close()

    # Implementation

    @Slot()
    def _on_compare(self) -> None:
        if self._may_compare():
            self.shown_window().show_position(self._session.position)

    @Slot()
    def _on_rollouts(self) -> None:
        if self._may_compare():
            self._search.pause()
            self.shown_window().uniform_against_neighbour(self._session.position)

    @Slot()
    def _on_state(self) -> None:
        """Pause the main search when the comparison starts."""
        if self._comparison.is_thinking:
            self._search.pause()

    @Slot()
    def _on_win_rates(self) -> None:
        if self.window is not None:
            self.window.show_win_rates_for(self._win_rates.shown)

    @Slot()
    def _on_hiding(self) -> None:
        """Close the comparison when a game hides the search."""
        if self._hiding.forbids_search:
            self.close()

    def _made_window(self) -> "CompareWindow":
        from studio.ui.controllers.windows.compare_window import CompareWindow  # only for users who open it

        window = CompareWindow(self._comparison, self._profiles, self._theme, self._parent)
        profile = self._profiles.catalogue.known(self._search.profile)
        window.show_win_rates_for(self._win_rates.shown)
        window.offer(*proposed_sides(profile, self._search.parameters, self._session.rules))
        return window

    def _may_compare(self) -> bool:
        refusal = ""
        if self._hiding.is_question:
            refusal = answer_first_text()
        elif self._hiding.forbids_search:
            refusal = self.tr("The search is hidden while you play. Leave the game to compare searches.")
        elif self._review.is_running:
            refusal = self.tr("The whole game is being analysed. “Cancel” (Esc) stops the analysis.")
        if refusal:
            self._notes.say(refusal)
        return not refusal
