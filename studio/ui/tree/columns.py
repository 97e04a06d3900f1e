"""The columns of the search tree: headings, tooltips, and texts of cells."""

import math
from enum import IntEnum

from PySide6.QtCore import QLocale, Qt

from studio.engine.views.snapshot import NodeView, proof_of
from studio.game.message import QT_TRANSLATE_NOOP, fill
from studio.game.notation import move_name
from studio.game.position_analysis import Proof
from studio.ui.tables.model import Roles
from studio.ui.texts.numbers import decimal, percent, short_number, widest_short_number
from studio.ui.texts.proofs import proof_text
from studio.ui.texts.translating import translate
from studio.ui.texts.viewed_side import ViewedSide


class TreeColumn(IntEnum):
    MOVE = 0
    VISITS = 1
    SHARE = 2
    WIN_RATE = 3
    PRIOR = 4
    EXPLOITATION = 5
    EXPLORATION = 6
    SCORE = 7
    PROOF = 8
    DEPTH = 9


GIVE_WAY = (
    TreeColumn.DEPTH,
    TreeColumn.PRIOR,
    TreeColumn.EXPLOITATION,
    TreeColumn.EXPLORATION,
    TreeColumn.SCORE,
    TreeColumn.PROOF,
    TreeColumn.SHARE,
)
"""The columns to hide, in this order, if the view is too narrow. Other columns are always shown."""
UNSURE = (TreeColumn.VISITS, TreeColumn.SHARE, TreeColumn.WIN_RATE)
_SIDES = dict.fromkeys((TreeColumn.MOVE, TreeColumn.PROOF), Qt.AlignmentFlag.AlignLeft)
# Numbers are aligned to the right.
ALIGNMENT = tuple(
    int(_SIDES.get(column, Qt.AlignmentFlag.AlignRight) | Qt.AlignmentFlag.AlignVCenter) for column in TreeColumn
)
"""The alignment of each column."""

_HEADINGS = (
    (QT_TRANSLATE_NOOP("TreeColumns", "Move"), QT_TRANSLATE_NOOP("TreeColumns", "The move that leads to this node")),
    (
        QT_TRANSLATE_NOOP("TreeColumns", "Visits"),
        QT_TRANSLATE_NOOP(
            "TreeColumns",
            "Number of simulations that tried this move. The bar compares the move with its most visited sibling.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("TreeColumns", "Share"),
        QT_TRANSLATE_NOOP("TreeColumns", "This move's share of the visits of all moves from the same parent"),
    ),
    (
        QT_TRANSLATE_NOOP("TreeColumns", "Win rate"),
        QT_TRANSLATE_NOOP(
            "TreeColumns",
            "Expected result for {side}, 0 % to 100 %; a draw counts one half. The position has the mean of all its "
            "simulations, the evaluation bar the win rate of the best move.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("TreeColumns", "Prior"),
        QT_TRANSLATE_NOOP("TreeColumns", "Probability of the move, estimated before the search"),
    ),
    (
        QT_TRANSLATE_NOOP("TreeColumns", "Exploit"),
        QT_TRANSLATE_NOOP(
            "TreeColumns",
            "Exploitation: average result so far, for the side that makes the move. UCT compares win rates, from 0 to "
            "1; PUCT compares results, from −1 (loss) to 1 (win).",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("TreeColumns", "Explore"),
        QT_TRANSLATE_NOOP("TreeColumns", "Exploration: bonus for moves with few visits"),
    ),
    (
        QT_TRANSLATE_NOOP("TreeColumns", "Score"),
        QT_TRANSLATE_NOOP(
            "TreeColumns",
            "Exploitation + exploration. The move with the highest score is selected next. ∞: not visited yet, so the "
            "move comes first. Empty: the result is proven, so the move is not selected again.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("TreeColumns", "Proof"),
        QT_TRANSLATE_NOOP(
            "TreeColumns",
            "Proven result for {side}, and the maximum number of plies to the end of the game",
        ),
    ),
    (QT_TRANSLATE_NOOP("TreeColumns", "Depth"), QT_TRANSLATE_NOOP("TreeColumns", "Distance from the root, in plies")),
)
_OF_MOVER = QT_TRANSLATE_NOOP("TreeColumns", "Exploit (mover)")
_LARGE_SCORE = 1000
_POSITION = QT_TRANSLATE_NOOP("TreeColumns", "position")
_LOADING = QT_TRANSLATE_NOOP("TreeColumns", "{move} · loading …")


def heading(column: int) -> str:
    """Return the short heading of a column. It does not name the side of the numbers."""
    return _translated(_HEADINGS[column][0])


def heading_data(column: int, role: int, viewed: ViewedSide) -> str | int | None:
    """Return a heading's data for a Qt role."""
    match role:
        case Roles.DisplayRole:
            return _sided_heading(column, viewed)
        case Roles.ToolTipRole:
            return fill(_translated(_HEADINGS[column][1]), side=viewed.name)
        case Roles.TextAlignmentRole:
            return ALIGNMENT[column]
        case Roles.InitialSortOrderRole:
            rises = column == TreeColumn.MOVE
            return int((Qt.SortOrder.AscendingOrder if rises else Qt.SortOrder.DescendingOrder).value)
        case _:
            return None


def _sided_heading(column: int, viewed: ViewedSide) -> str:
    """Return a heading that says whose win rates or average results the column has."""
    match column:
        case TreeColumn.WIN_RATE:
            return viewed.heading
        case TreeColumn.EXPLOITATION:
            return _translated(_OF_MOVER)
        case _:
            return heading(column)


def waiting_text(move: str) -> str:
    """Return the text of a move while its children are loading."""
    return f"{move} …"


def loading_text(move: str) -> str:
    """Return the text of a move for screen readers while its children are loading."""
    return fill(_translated(_LOADING), move=move)


def root_text(view: NodeView | None, column: int, locale: QLocale, viewed: ViewedSide) -> str:
    """Return the text of a cell in the row of the root."""
    if column == TreeColumn.MOVE:
        return _translated(_POSITION)
    if view is None:
        return ""
    match column:
        case TreeColumn.VISITS:
            return short_number(view.visits, locale)
        case TreeColumn.WIN_RATE:
            return percent(viewed.on_root.rate_of(view.value), locale) if view.visits else ""
        case TreeColumn.PROOF:
            return proof_text(viewed.on_root.proof(view.proof), view.proof_moves, locale)
        case TreeColumn.DEPTH:
            return locale.toString(0)
        case _:
            return ""


def cell_text(view: NodeView, row: int, column: int, depth: int, locale: QLocale, viewed: ViewedSide) -> str:
    """Return the text of a child's cell.

    `row` is the child's row in the view, and `depth` its depth in plies.
    """
    visits, pov = int(view.child_visits[row]), viewed.on_moves_to(depth)
    match column:
        case TreeColumn.MOVE:
            return move_name(int(view.points[row]), view.rules)
        case TreeColumn.VISITS:
            return short_number(visits, locale)
        case TreeColumn.SHARE:
            return percent(visits / max(1, int(view.child_visits.sum())), locale)
        case TreeColumn.WIN_RATE:
            return percent(pov.rate_of(float(view.values[row])), locale) if visits else ""
        case TreeColumn.PRIOR:
            return percent(float(view.priors[row]), locale)
        case TreeColumn.PROOF:
            proof = pov.proof(proof_of(int(view.lower[row]), int(view.upper[row])))
            return proof_text(proof, int(view.distances[row]) + 1, locale)
        case TreeColumn.DEPTH:
            return locale.toString(depth)
        case _:
            return _term_text(view, row, column, locale)


def widest_text(column: int, locale: QLocale) -> str:
    """Return the widest text that a cell of this column can have."""
    match column:
        case TreeColumn.MOVE:
            return waiting_text(max(_translated(_POSITION), "m26", key=len))
        case TreeColumn.VISITS:
            return widest_short_number(locale)
        case TreeColumn.SHARE | TreeColumn.WIN_RATE | TreeColumn.PRIOR:
            return percent(1, locale)
        case TreeColumn.PROOF:
            return max((proof_text(proof, 88, locale) for proof in Proof), key=len)
        case TreeColumn.DEPTH:
            return locale.toString(888)
        case _:
            return _term(-8.888, locale)


def _term_text(view: NodeView, row: int, column: int, locale: QLocale) -> str:
    """Return a term of a child's score as text.

    If an unvisited child has an infinite score, its average is unknown and its bonus is infinite. A child that the
    search ignores has no bonus and no score.
    """
    score = float(view.scores[row])
    if score == math.inf:
        return "" if column == TreeColumn.EXPLOITATION else "∞"
    if score == -math.inf and column != TreeColumn.EXPLOITATION:
        return ""
    return _term(float(_terms(view, column)[row]), locale)


def _terms(view: NodeView, column: int) -> list[float]:
    terms = {
        TreeColumn.EXPLOITATION: view.exploitations,
        TreeColumn.EXPLORATION: view.explorations,
        TreeColumn.SCORE: view.scores,
    }
    return terms[TreeColumn(column)]  # type: ignore[return-value]


def _term(value: float, locale: QLocale) -> str:
    """Return a number as text with three decimals. Large numbers have a short form.

    The text is empty if the number is not finite.
    """
    if not math.isfinite(value):
        return ""
    if abs(value) >= _LARGE_SCORE:
        sign = "−" if value < 0 else ""
        return sign + short_number(abs(value), locale)
    return decimal(value, 3, locale)


def _translated(text: str) -> str:
    return translate("TreeColumns", text)
