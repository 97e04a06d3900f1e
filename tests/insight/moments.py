"""Games with stored analyses, and their key moments."""

from studio.game.node import Node
from studio.game.notation import point_from_human
from studio.game.position_analysis import (
    NOTHING_KNOWN,
    Candidate,
    KnownResult,
    PositionAnalysis,
    Proof,
    ThreatsFound,
)
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.insight.key_moments import (
    KeyMoment,
    key_moments,
)
from studio.insight.remarks import sentences_on
from tests.game.boards import game
from tests.insight.reviews import finish_review

NINE = PRESETS["gomoku-9"]
BLACK, WHITE = Stone.BLACK, Stone.WHITE
WIN, DRAW, LOSS = Proof.WIN, Proof.DRAW, Proof.LOSS


def point(name: str) -> int:
    return point_from_human(name, NINE)


def points(names: str) -> tuple[int, ...]:
    return tuple(map(point, names.split()))


def analysis_at(node: Node) -> PositionAnalysis:
    assert node.analysis is not None
    return node.analysis


def row(
    name: str, rate: float, visits: int = 5_000, proof: Proof = Proof.UNKNOWN, moves: int | None = None
) -> Candidate:
    return Candidate(point(name), visits, 2 * rate - 1, proof=proof, proof_moves=moves)


def keep(
    record: GameRecord, node: Node, *rows: Candidate, known: Proof = Proof.UNKNOWN, moves: int | None = None
) -> None:
    result = NOTHING_KNOWN if known is Proof.UNKNOWN else KnownResult(known, moves)
    record.set_analysis(node, PositionAnalysis(20_000, rows, "studio", known=result, threats=ThreatsFound()))


def moments(record: GameRecord) -> tuple[KeyMoment, ...]:
    """Return the key moments of a record. A test that stores no judgements has left that to this function."""
    if not any(node.judgement for node in record.nodes()):
        finish_review(record)
    return key_moments(record, record.main_line())


def told(record: GameRecord) -> list[str]:
    return [sentence(moment, record.rules) for moment in moments(record)]


def sentence(moment: KeyMoment, rules: Rules) -> str:
    """Return the remarks on a moment, without the one that all marks of these short searches have."""
    told, open_ = sentences_on(moment, rules), "; not confirmed yet: F12 checks this by longer searches."
    return f"{told.removesuffix(open_).rstrip('.')}." if told.endswith(open_) else told


def lost_by_white() -> GameRecord:
    """Return a game that White lost. White let a proven draw slip at move 2, was let off at move 3, and made the losing
    mistake at move 4. Move 6 was made in a lost position.
    """
    record = game("e5 a1 e6 a2 e7 a3 e8", NINE)
    root, one, two, three, four, five, six, seven = record.main_line()
    keep(record, root, row("e5", 0.6))
    keep(record, one, row("b2", 0.5, proof=DRAW), row("a1", 0.1, proof=LOSS, moves=9), known=DRAW)
    keep(record, two, row("c3", 1.0, proof=WIN, moves=8), row("e6", 0.5, proof=DRAW), known=WIN, moves=8)
    keep(record, three, row("d4", 0.5, proof=DRAW), row("a2", 0.0, proof=LOSS, moves=6), known=DRAW)
    keep(record, four, row("e7", 1.0, proof=WIN, moves=5), known=WIN, moves=5)
    keep(record, five, row("a3", 0.0, proof=LOSS), known=LOSS, moves=4)
    keep(record, six, row("e8", 1.0, proof=WIN, moves=3), known=WIN, moves=3)
    keep(record, seven, row("a4", 0.0, proof=LOSS), known=LOSS, moves=2)
    record.result = "B+R"
    return record


def searched(*rates: tuple[float, float], result: str = "B+R") -> GameRecord:
    """Return a game in which White moves first to be searched: for each of White's moves the win rates of the best
    move, c3, and of the played move.
    """
    record = game("e5 a1 e6 a2 e7 a3 e8", NINE)
    line = record.main_line()
    for node, after, (best, played) in zip(line[1::2], line[2::2], rates, strict=False):
        move = after.move
        assert move is not None
        rows = (row("c3", best), Candidate(move.point, 5_000, 2 * played - 1))
        record.set_analysis(node, PositionAnalysis(20_000, rows, "studio", threats=ThreatsFound()))
        keep(record, after, row("e9", 1 - played))
    keep(record, line[-1], row("b9", rates[-1][1]))
    record.result = result
    return record
