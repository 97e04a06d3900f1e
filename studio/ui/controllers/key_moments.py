"""The controller of the pane of key moments, and of their marks in the plot of win rates."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from studio.game.record import GameRecord
from studio.insight.key_moments import KeyMoment, decisive, key_moments
from studio.insight.missed import limited_looks
from studio.insight.mistakes import Judged, is_reviewed
from studio.insight.resignation import Resignation, resignation
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.judged_moves import JudgedMovesController
from studio.ui.plots.win_rate import WinRatePlot
from studio.ui.record.key_moments_view import KeyMomentsView, moment_entries
from studio.ui.texts.hidden import answer_first_text
from studio.ui.texts.key_moments import decision_text
from studio.ui.texts.later_proofs import LaterProofTexts
from studio.ui.texts.review_ends import ReviewEndTexts


class KeyMomentsController(QObject):
    """Shows the key moments of the main line.

    If only the current variation was reviewed, shows those of the variation.
    """

    found = Signal()
    """Emitted when a review has ended and found key moments, or when a game with key moments was opened."""
    announced = Signal()
    """Emitted when a review has ended or a game was opened."""
    left = Signal()
    """Emitted when a game without key moments was opened."""

    def __init__(
        self,
        context: ControllerContext,
        judged: JudgedMovesController,
        view: KeyMomentsView,
        plot: WinRatePlot,
    ) -> None:
        super().__init__(context.window)
        self._session, self._hiding = context.session, context.hiding
        self._judged, self._view, self._plot = judged, view, plot
        self._later, self._ends = LaterProofTexts(self), ReviewEndTexts(self)
        self._moments: tuple[KeyMoment, ...] = ()
        self._resigned: Resignation | None = None
        self._record: GameRecord | None = None  # the last one that was announced
        self._changes = self._notes = ""
        self._changed: GameRecord | None = None  # the one to which `_changes` belongs
        judged.refreshed.connect(self.refresh)
        view.moment_chosen.connect(self._on_chosen)
        self.refresh()

    @property
    def moments(self) -> Sequence[KeyMoment]:
        return self._moments

    @property
    def has_entries(self) -> bool:
        """Whether the pane lists anything: key moments, or a resignation in a position that was not lost."""
        return bool(self._moments) or self._resigned is not None

    def show_changes(self, text: str) -> None:
        """Show how a further review has changed the results of this game.

        The text stays until the next review or game.
        """
        self._changes, self._changed = text, self._session.record
        self.refresh()

    def announce(self) -> None:
        """Report that a review has ended."""
        self._record = self._session.record
        if self.has_entries:
            self.found.emit()
        self.announced.emit()

    @Slot()
    def refresh(self) -> None:
        record, line = self._session.record, self._reviewed_line()
        self._moments = key_moments(record, [each.node for each in line], line)
        self._resigned = resignation(record, line)
        changes = self._changes if self._changed is record and line else ""
        self._notes = " ".join(filter(None, (self._later_text(line), changes, self._limits_text(line))))
        self._view.show_empty(" ".join(filter(None, (self._empty_text(line), self._notes))))
        self._show_entries()
        plies = {node: ply for ply, node in enumerate(self._judged.plotted)}
        decided = None if self._resigned is not None else decisive(self._moments)
        self._plot.show_key_moments(
            {plies[each.judged.node] for each in self._moments if each.judged.node in plies},
            None if decided is None else plies.get(decided.judged.node),
        )
        self.follow_position()
        self._announce_new()

    @Slot()
    def follow_position(self) -> None:
        node = self._judged.shown_node
        self._view.show_current(next((each.ply for each in self._entry_moves() if each.node is node), 0))

    # Implementation

    @Slot()
    def _show_entries(self) -> None:
        """Show the key moments.

        Their win rates are those of the side that made the move, so that mistakes appear as losses.
        """
        rules = self._session.record.rules
        entries = moment_entries(self._moments, rules, self._resigned)
        decision = "" if self._resigned is not None else decision_text(self._moments, rules, None)
        self._view.show_moments(decision, entries, rules.pieces, self._notes)

    def _entry_moves(self) -> Iterator[Judged]:
        if self._resigned is not None:
            yield self._resigned.judged
        yield from (each.judged for each in self._moments)

    def _reviewed_line(self) -> Sequence[Judged]:
        if self._hiding.hides_search or self._judged.is_exercise:
            return ()
        return self._judged.reviewed

    def _later_text(self, line: Sequence[Judged]) -> str:
        """Return a sentence about a position that only a later search has proven.

        Return an empty text if there is none. Positions before and after key moments are preferred.
        """
        plies = [ply for moment in self._moments for ply in (moment.judged.ply - 1, moment.judged.ply)]
        positions = [*(line[ply] for ply in plies if 0 <= ply < len(line)), *line]
        proven = next((each for each in positions if each.proven_later.is_certain), None)
        return "" if proven is None else self._later.after_move(proven, self._session.record.rules)

    def _limits_text(self, line: Sequence[Judged]) -> str:
        """Return a note if the threats of some positions in a reviewed line were not all checked, otherwise an empty
        text.
        """
        if not any(each.judgement is not None for each in line):
            return ""
        return self._ends.limits(limited_looks(each.node for each in line))

    def _empty_text(self, line: Sequence[Judged]) -> str:
        if self._judged.is_exercise:
            after = self.tr("The key moments of the open game appear here again when you end the exercise.")
            return answer_first_text() if self._hiding.hides_search else after
        if self._hiding.hides_search:
            return self.tr("The moments that decided the game appear here after the game.")
        if is_reviewed(line):
            return self.tr("The review found no move that decided the game.")
        return self.tr(
            "The moments that decided the game appear here after a review. “Review the Game” (F12) reviews it."
        )

    def _announce_new(self) -> None:
        """Emit `found` if the opened game has key moments, otherwise `left`."""
        record = self._session.record
        if record is self._record or self._hiding.hides_search or self._judged.is_exercise:
            return
        self._record = record
        (self.found if self.has_entries else self.left).emit()
        self.announced.emit()

    @Slot(int)
    def _on_chosen(self, number: int) -> None:
        node = next((each.node for each in self._entry_moves() if each.ply == number), None)
        if node is not None and self._session.record.holds(node):
            self._session.go_to(node)
