"""Decides after which mistakes a review searches longer for a win by threats, in order to show why the game is lost.

No Qt.
"""

from studio.game.judgement import MoveJudgement
from studio.game.node import Node
from studio.game.position_analysis import Proof
from studio.game.record import GameRecord
from studio.insight.judgements import verdict
from studio.insight.missed import threats_at


class LongLooks:
    """The long threat searches of one review.

    Each takes up to half a minute and is made only once. `due` are the positions that the review searches.
    """

    def __init__(self, record: GameRecord, due: frozenset[Node]) -> None:
        self._record, self._due = record, due
        self._asked = set[Node]()

    def ask(self, node: Node, judgement: MoveJudgement | None) -> bool:
        """Return whether the position after the mistake `node` needs a long threat search.

        The answer is True at most once for each node.
        """
        is_needed = self.is_needed(node, judgement)
        if is_needed:
            self._asked.add(node)
        return is_needed

    def is_needed(self, node: Node, judgement: MoveJudgement | None) -> bool:
        """Return whether `ask` would return True.

        This is so if the mistake is proven to lose, but not in how many plies, and the threat search reached its limit.
        """
        if judgement is None or verdict(judgement.drop) is None or not self._record.holds(node):
            return False
        is_new = node in self._due or node.judgement is None
        if node in self._asked or not is_new or node.analysis is None or not threats_at(node).is_limited:
            return False
        known = self._record.known(node)
        return known.proof is Proof.WIN and known.moves is None
