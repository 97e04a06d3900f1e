"""A drawing of a search's result: a heatmap of the visits on the board, and bars for the best moves."""

from studio.engine.views.snapshot import CandidateRow, Snapshot
from studio.game.notation import move_name
from studio.game.percent import percent
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import Rules
from studio.keeping.drawing import Drawing, sheet_of
from studio.keeping.names import proof_text
from studio.keeping.svg_bars import Length, share_bars
from studio.keeping.svg_board import Heat, board_heatmap

_MOST_BARS = 12


def search_plot(position: Position, found: Snapshot, title: str, caption: str, *, is_narrow: bool = False) -> Drawing:
    """Draw the result of a search: a heatmap of the visits on the board, and bars for the best moves.

    The bars show the win rates for the side to move. If `is_narrow`, they are below the board, otherwise beside it.
    """
    heat = Heat({row.point: row.share for row in found.candidates}, found.best)
    board = board_heatmap("Share of visits", position, heat)
    bars = _bars(found, position)
    return sheet_of(title, caption, [[board], [bars]] if is_narrow else [[board, bars]])


def _bars(found: Snapshot, position: Position) -> Drawing:
    visited = [row for row in found.candidates if row.visits or row.point == found.best]
    shown = [row for at, row in enumerate(visited) if at < _MOST_BARS or row.point == found.best]
    left = len(visited) - len(shown)
    title = f"Best moves of {position.to_move.colour}"
    note = f"… and {left:,} other moves" if left else "" if shown else "No move was visited."
    has_proofs = any(row.proof is not Proof.UNKNOWN for row in shown)
    heads = ("visits", "share", "win rate", "proof")[: 4 if has_proofs else 3]
    rows = [_length(row, found.best, position.rules, len(heads)) for row in shown]
    return share_bars(title, heads, rows, note=note)


def _length(row: CandidateRow, best: int | None, rules: Rules, columns: int) -> Length:
    proof = proof_text(row.proof, row.proof_moves)
    cells = (f"{row.visits:,}", percent(row.share), percent(row.win_rate), proof)[:columns]
    return Length(move_name(row.point, rules), row.share, cells, is_marked=row.point == best)
