"""Describes a step of the search by texts and the rows of a table."""

from dataclasses import dataclass, replace

import numpy as np
from PySide6.QtCore import QLocale, QObject

from studio.engine.views.choice import Choice, choices_of
from studio.engine.views.phase_event import Judgement, NodeChange, Phase, PhaseEvent
from studio.game.message import fill
from studio.game.notation import move_name
from studio.game.position_analysis import Proof
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.ui.texts.numbers import percent
from studio.ui.texts.steps import ARROW, ENDLESS, NOTHING, simulated_result, term, visits_change, win_rate_change
from studio.ui.texts.viewed_side import ViewedSide

_FIRST_MOVES = 12
_NO_BREAK_SPACE = "\u00a0"


@dataclass(frozen=True, slots=True)
class StepCell:
    """A cell of the table: its text and its tooltip. It has another text for screen readers where necessary."""

    text: str
    tip: str = ""
    spoken: str = ""
    is_quiet: bool = False


@dataclass(frozen=True, slots=True)
class StepRows:
    """The rows of a small table."""

    # The first column has the names of the rows.

    headings: tuple[StepCell, ...]
    rows: tuple[tuple[StepCell, ...], ...]


@dataclass(frozen=True, slots=True)
class StepStory:
    """The description of a step: texts and a table."""

    headline: str
    detail: str = ""
    rows: StepRows | None = None


class StepTeller(QObject):
    """Describes the steps of a search."""

    # The rules and the side to move are those of the root.

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._locale = QLocale()
        self._rules, self._viewed = Rules(15, 15, 5), ViewedSide()
        self._compares_win_rates = True

    def set_root(self, rules: Rules, to_move: Stone, *, compares_win_rates: bool = True) -> None:
        """Set the position where all paths begin.

        `compares_win_rates` says that the search compares win rates instead of results.
        """
        self._rules, self._viewed = rules, replace(self._viewed, root=to_move, rules=rules)
        self._compares_win_rates = compares_win_rates

    def show_side(self, viewed: ViewedSide) -> None:
        """Set the side for which win rates are given."""
        self._viewed = viewed

    def story(self, event: PhaseEvent) -> StepStory:
        match event.phase:
            case Phase.SELECT:
                return self._selection(event)
            case Phase.EXPAND:
                return self._expansion(event)
            case Phase.SIMULATE:
                return self._rollout(event)
            case Phase.BACKPROPAGATE:
                return self._backpropagation(event)

    # Select

    def _selection(self, event: PhaseEvent) -> StepStory:
        choices = choices_of(event)
        if not choices:
            return self._no_selection(event)
        headline = self.tr("Selected %Ln move(s): at each node, the move with the best score.", "", len(choices))
        return StepStory(headline, self._scale(), StepRows(self._terms(), tuple(map(self._choice_row, choices))))

    def _scale(self) -> str:
        """Return a text that names the side and the range of the numbers."""
        if self._compares_win_rates:
            return self.tr(
                "Exploitation is the win rate of a move, from 0 to 1. Win rate and score are from the "
                "point of view of the side that makes the move."
            )
        return self.tr(
            "Exploitation is the mean result of a move, from −1 (loss) to 1 (win). Result and score "
            "are from the point of view of the side that makes the move."
        )

    def _no_selection(self, event: PhaseEvent) -> StepStory:
        """Return texts that say why the simulation stays at the root."""
        visited = sum(int(np.count_nonzero(view.child_visits)) for view in event.choices[:1])
        rule = self.tr(
            "Selection goes down the tree along visited moves. It ends at the node whose next move has no visits yet."
        )
        if not visited:
            return StepStory(self.tr("No selection: the tree has no moves below the root yet."), rule)
        said = self.tr("The simulation stays at the root, because it tries a move that is not in the tree yet.")
        known = self.tr("%Ln of the root's moves are in the tree.", "", visited)
        return StepStory(said, f"{known} {rule}")

    def _terms(self) -> tuple[StepCell, ...]:
        return (
            StepCell(self.tr("Move")),
            StepCell(
                self.tr("Exploit"),
                self.tr("Exploitation: average result of the move so far, for the side that makes it"),
            ),
            StepCell(self.tr("Explore"), self.tr("Exploration: bonus for moves with few visits")),
            StepCell(self.tr("Score"), self.tr("Exploitation + exploration")),
            StepCell(self.tr("Second"), self.tr("Move with the second-best score")),
            StepCell(self.tr("Margin"), self.tr("Difference from the second-best score")),
        )

    def _choice_row(self, choice: Choice) -> tuple[StepCell, ...]:
        tip, chosen, other = self._reason(choice), choice.chosen, choice.runner_up
        behind = NOTHING if other is None else term(choice.behind, self._locale)
        terms = [term(value, self._locale) for value in (chosen.exploitation, chosen.exploration)]
        if choice.is_first_visit:  # there is no average result yet, and the bonus has no limit
            terms = [NOTHING, ENDLESS]
        return (
            StepCell(self._numbered(choice.depth, chosen.point), tip),
            *(StepCell(text, tip) for text in terms),
            StepCell(term(chosen.score, self._locale), tip, self.tr("unlimited") if choice.is_first_visit else ""),
            StepCell(self._name(other.point) if other else NOTHING, tip, is_quiet=True),
            StepCell(behind, tip, self.tr("unlimited") if behind == ENDLESS else "", is_quiet=True),
        )

    def _reason(self, choice: Choice) -> str:
        other = choice.runner_up
        if choice.is_first_visit:
            text = self.tr("{move} was chosen because it had not been visited yet.")
        elif other is None:
            text = self.tr("{move} was the only choice: {exploitation} + {exploration} = {score}.")
        elif choice.behind > 0:
            text = self.tr(
                "{move} was chosen: {exploitation} + {exploration} = {score}. The second-best move, {other}, has "
                "the score {other_score}, which is {margin} less."
            )
        elif choice.behind == 0:
            text = self.tr(
                "{move} was chosen: {exploitation} + {exploration} = {score}. {other} has the same score; of moves "
                "with equal scores, the first is chosen."
            )
        else:
            text = self.tr(
                "{move} was chosen with the score {score}. {other} has the score {other_score}, but needs no "
                "further search."
            )
        chosen, locale = choice.chosen, self._locale
        return fill(
            text,
            move=self._name(chosen.point),
            exploitation=term(chosen.exploitation, locale),
            exploration=term(chosen.exploration, locale),
            score=term(chosen.score, locale),
            other=self._name(other.point) if other else NOTHING,
            other_score=term(other.score, locale) if other else NOTHING,
            margin=term(choice.behind, locale) if other else NOTHING,
        )

    # Expand

    def _expansion(self, event: PhaseEvent) -> StepStory:
        if event.expanded is None:
            return StepStory(self.tr("No new node."), self._certainty(event))
        column = self.tr("A move in column {move} was added to the tree at depth {depth}.")
        headline = column if self._rules.gravity else self.tr("{move} was added to the tree at depth {depth}.")
        move, depth = self._name(event.expanded), self._locale.toString(len(event.path))
        path_text = fill(self.tr("Path: {moves}"), moves=self._line(1, event.path))
        return StepStory(fill(headline, move=move, depth=depth), path_text)

    def _certainty(self, event: PhaseEvent) -> str:
        """Return a text which says why the expansion added no node."""
        if event.proof_moves and event.proof is Proof.WIN:
            return self.tr("Proven: the side to move wins in at most %Ln plies.", "", event.proof_moves)
        if event.proof_moves and event.proof is Proof.LOSS:
            return self.tr("Proven: the side to move loses in at most %Ln plies.", "", event.proof_moves)
        if event.awaits_evaluator:
            return self.tr("The root is evaluated first. Moves are added from the next simulation on.")
        return self.tr("The game ends at this node, its result is proven, or the memory is full.")

    # Simulate

    def _rollout(self, event: PhaseEvent) -> StepStory:
        result = simulated_result(event, self._viewed, self._locale)
        if event.judgement is not None:
            return self._judgement(result, event.judgement)
        if not event.rollout:
            return StepStory(
                fill(self.tr("{result}."), result=result),
                self.tr("The result of this node is proven, so no rollout was played."),
            )
        headline = fill(self.tr("{result} after %Ln move(s).", "", len(event.rollout)), result=result)
        first = [move.point for move in event.rollout[:_FIRST_MOVES]]
        more = " …" if len(event.rollout) > len(first) else ""
        line = self._line(len(event.path) + 1, first) + more
        return StepStory(headline, fill(self.tr("Moves from the new node: {moves}"), moves=line))

    def _judgement(self, result: str, judgement: Judgement) -> StepStory:
        headings = (
            StepCell(self.tr("Move")),
            StepCell(self.tr("Prior"), self.tr("Probability of the move, estimated before the search")),
        )
        detail = self.tr("No rollout was played. These are the moves with the highest priors.")
        rows = StepRows(headings, tuple(map(self._prior_row, judgement.priors)))
        return StepStory(fill(self.tr("{result}."), result=result), detail, rows)

    def _prior_row(self, promise: tuple[int, float]) -> tuple[StepCell, ...]:
        point, prior = promise
        return StepCell(self._name(point)), StepCell(percent(prior, self._locale))

    # Backpropagate

    def _backpropagation(self, event: PhaseEvent) -> StepStory:
        headline = self.tr("%Ln node(s) are updated, from the leaf up to the root.", "", len(event.changes))
        headings = (
            StepCell(self.tr("Move")),
            StepCell(self.tr("Visits"), self.tr("Before and after")),
            StepCell(
                self._viewed.heading, fill(self.tr("Win rate of {side} before and after"), side=self._viewed.name)
            ),
        )
        return StepStory(headline, rows=StepRows(headings, tuple(map(self._change_row, event.changes))))

    def _change_row(self, change: NodeChange) -> tuple[StepCell, ...]:
        tip = fill(self.tr("The win rate is for {side}."), side=self._viewed.name)
        name = self._numbered(len(change.path), change.path[-1]) if change.path else self.tr("Root")
        return (
            StepCell(name, tip),
            self._change_cell(visits_change(change, self._locale), tip),
            self._change_cell(win_rate_change(change, self._viewed, self._locale), tip),
        )

    def _change_cell(self, text: str, tip: str) -> StepCell:
        before, arrow, after = text.partition(ARROW)
        numbers = fill(self.tr("{before} before, {after} after"), before=before.strip(), after=after.strip())
        spoken = numbers if arrow else text
        return StepCell(text, tip, spoken)

    # Names

    def _name(self, point: int) -> str:
        return move_name(point, self._rules)

    def _numbered(self, number: int, point: int) -> str:
        return f"{self._locale.toString(number)}.{_NO_BREAK_SPACE}{self._name(point)}"

    def _line(self, number: int, points: tuple[int, ...] | list[int]) -> str:
        if self._rules.gravity:  # a move number beside a column's number would be confusing
            return " ".join(map(self._name, points))
        return "  ".join(self._numbered(number + at, point) for at, point in enumerate(points))
