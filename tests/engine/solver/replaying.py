"""An independent check of the line of a win: attacks threaten a win, replies are legal, and the last move wins."""

from studio.engine.options.threats import ThreatKind
from studio.engine.solver import Solver
from studio.engine.views.threats import Solution
from studio.game.position import Position
from studio.game.stones import Stone
from studio.game.threats import threats_of


def replay_win(position: Position, found: Solution) -> None:
    """Assert that the line wins for its side, by moves that threaten, and with replies that do not win."""
    board = _with_turn_of(position, found.side)
    assert found.length % 2 == 1
    assert found.length == len(found.line)
    for ply, point in enumerate(found.line):
        assert board.winner is None
        if ply % 2:
            _check_reply(board, point, found)
        board.play(point)
    assert board.winner is found.side


def _check_reply(board: Position, reply: int, found: Solution) -> None:
    """Assert that a reply of the defender, who is to move, answers a threat."""
    threats = threats_of(board)
    assert not threats.wins, "the defender could have won"
    if threats.blocks:
        answers = threats.escapes
        assert len(answers) <= 1 or found.kind is ThreatKind.THREES, "there were several answers"
        is_open = len(threats.blocks) > 1 or not threats.blocks & set(board.legal_moves())
        assert reply in (answers or threats.blocks) or is_open
        return
    assert found.kind is ThreatKind.THREES, "the attack had no threat"
    after_pass = Solver(board.rules, memory_mb=1).solve(board, found.side)
    assert after_pass.is_win, "the attack had no threat of a win by fours"
    replay_win(board, after_pass)


def _with_turn_of(position: Position, side: Stone) -> Position:
    return Position(position.rules).with_setup(dict(enumerate(position.cells)), side)
