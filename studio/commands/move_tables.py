"""Tables of the moves in a position, and the size of the search tree below it."""

# For `analyze` and `play`.

from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING

from studio.commands.opening import counted
from studio.commands.table_argument import Table
from studio.engine.views.snapshot import CandidateRow, NodeView
from studio.engine.views.statistics import TreeStatistics
from studio.game.notation import human_point, line_text, move_in_english, move_name
from studio.game.percent import percent
from studio.game.position_analysis import Proof
from studio.game.rules import Rules

if TYPE_CHECKING:
    from studio.engine.search import Search

_MOST_ROWS = 12
_LINE_SHOWN = 10


def table_lines(table: Table, view: NodeView, best: int | None) -> Iterator[str]:
    """Yield the lines of a table of a node's moves. The move at the point `best` is marked."""
    yield from {Table.MOVES: _moves, Table.COLUMNS: _columns, Table.WINS: _wins}[table](view, best)


def move_text(table: Table, point: int, rules: Rules) -> str:
    """Return the name of a move in a sentence.

    In the layout `columns`, the number of the column comes first, as in `4 (d1)`.
    """
    if table is Table.COLUMNS:
        return f"{point % rules.columns + 1} ({human_point(point, rules)})"
    return move_in_english(point, rules)


def statistics_of(search: "Search") -> TreeStatistics:
    """Compute the statistics of the whole tree."""
    # This visits every node.
    (counted_tree,) = deque(search.statistics(), maxlen=1)
    return counted_tree


def size_text(tree: TreeStatistics) -> str:
    """Return the size of a tree as text: its nodes, its depth in plies, and its breadth.

    The breadth is the number of nodes on the widest level.
    """
    return f"size {tree.nodes:,}, depth {tree.deepest:,}, breadth {tree.breadth:,}"


# The three tables


def _moves(view: NodeView, best: int | None) -> Iterator[str]:
    yield "  move    visits   share  win rate  proof           line"
    for row in _shown(view, best):
        line = line_text(row.line[:_LINE_SHOWN], view.rules)
        numbers = f"{row.visits:>9,} {percent(row.share):>7} {_worth(row):>9}"
        name = move_name(row.point, view.rules)
        yield f"{_mark(row, best)} {name:<4} {numbers}  {_proof(row):<15} {line}".rstrip()
    yield from _rest(view, best)


def _columns(view: NodeView, best: int | None) -> Iterator[str]:
    """Yield one line per column of the board. A column without visits has dashes."""
    rows = {row.point % view.rules.columns: row for row in view.candidates if row.visits}
    yield "  column    visits   value  win rate  proof"
    for column in range(view.rules.columns):
        row = rows.get(column)
        if row is None:
            yield f"  {column + 1:>6}  {'-':>8}  {'-':>6}  {'-':>8}"
            continue
        value = f"{row.value:.3f}" if row.engine_score is None else "-"
        numbers = f"{row.visits:>8,}  {value:>6}  {_worth(row):>8}"
        yield f"{_mark(row, best)} {column + 1:>6}  {numbers}  {_proof(row)}".rstrip()


def _wins(view: NodeView, best: int | None) -> Iterator[str]:
    """Yield one line per move, with its wins and visits.

    A draw counts as half a win. If a move is proven, all its visits count as the proven result.
    """
    yield "  move         wins m    visits n      m/n  proof"
    for row in _shown(view, best):
        name, is_told = move_name(row.point, view.rules), row.engine_score is None
        wins = f"{row.win_rate * row.visits:,.1f}" if is_told else "-"
        share = f"{row.win_rate:.4f}" if row.visits and is_told else "-"
        yield f"{_mark(row, best)} {name:<4}  {wins:>13}  {row.visits:>10,}  {share:>7}  {_proof(row)}".rstrip()
    yield from _rest(view, best)


# Rows


def _shown(view: NodeView, best: int | None) -> Iterator[CandidateRow]:
    """Yield the first `_MOST_ROWS` rows. If the row of the best move is not among them, yield it last."""
    for rank, row in enumerate(view.candidates):
        if rank < _MOST_ROWS or row.point == best:
            yield row


def _rest(view: NodeView, best: int | None) -> Iterator[str]:
    left = sum(row.point != best for row in view.candidates[_MOST_ROWS:])
    if left > 0:
        yield f"  … and {counted(left, 'move')} more"


def _worth(row: CandidateRow) -> str:
    """Return the win rate as text. If an external engine gave a score instead, return the score."""
    return percent(row.win_rate) if row.engine_score is None else f"score {row.engine_score}" * bool(row.engine_score)


def _mark(row: CandidateRow, best: int | None) -> str:
    return "›" if row.point == best else " "


def _proof(row: CandidateRow) -> str:
    if row.proof is Proof.UNKNOWN:
        return ""
    return f"{row.proof} in {row.proof_moves}" if row.proof in (Proof.WIN, Proof.LOSS) else str(row.proof)
