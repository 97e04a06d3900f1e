"""Mistakes are determined by the stored analyses before and after each move, and by the end of the game."""

from collections.abc import Sequence

import pytest

from studio.game.judgement import MoveJudgement, Prospect
from studio.game.node import Node, Setup
from studio.game.notation import point_from_human
from studio.game.openings import PROTOCOLS, Choice, Declare, Keep, Offer, Pick, Place, after, start
from studio.game.openings.recording import write_opening
from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis, Proof, ThreatsFound
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import PASS, Move, Stone
from studio.insight.accuracy import rated_moves
from studio.insight.mistakes import Judged, Verdict, black_win_rate, judge, lost_percent, next_mistake, verdict
from tests.insight.reviews import finish_review

NOUGHTS, FIFTEEN = PRESETS["tic-tac-toe"], PRESETS["gomoku-15"]
BLACK, WHITE = Stone.BLACK, Stone.WHITE


def game(moves: str) -> GameRecord:
    record = GameRecord(NOUGHTS)
    node = record.root
    for text in moves.split():
        node = record.add(node, point_from_human(text, NOUGHTS))
    return record


def rated(rate: float, visits: int = 100, proof: Proof = Proof.UNKNOWN, point: str = "b3") -> Candidate:
    return Candidate(point_from_human(point, NOUGHTS), visits, 2 * rate - 1, proof=proof)


def keep(record: GameRecord, line: Sequence[Node], *rates: float | None) -> None:
    """Store the win rates for the side to move after each node."""
    for node, rate in zip(line, rates, strict=True):
        record.set_analysis(node, None if rate is None else PositionAnalysis(100, (rated(rate),)))


def test_the_win_rate_is_blacks() -> None:
    record = game("a1 b2 c3")
    keep(record, record.main_line(), 0.6, 0.5, 0.8, 0.9)
    judged = judge(record, record.main_line())
    assert [move.black for move in judged] == pytest.approx([0.6, 0.5, 0.8, 0.1])
    assert [move.mover for move in judged] == [None, BLACK, WHITE, BLACK]
    assert [move.to_move for move in judged] == [BLACK, WHITE, BLACK, WHITE]
    assert [move.ply for move in judged] == [0, 1, 2, 3]
    assert [move.node for move in judged] == record.main_line()


def test_two_searches_of_two_positions_show_no_mistake() -> None:
    record = game("a1 b2 c3")
    keep(record, record.main_line(), 0.9, 0.9, 0.9, 0.9)
    assert [move.drop for move in judge(record, record.main_line())] == [0, 0, 0, 0]


def test_unknown_values_are_not_drawn() -> None:
    record = game("a1 b2 c3")
    keep(record, record.main_line(), 0.9, None, 0.9, None)
    assert [move.black for move in judge(record, record.main_line())] == [
        pytest.approx(0.9),
        None,
        pytest.approx(0.9),
        None,
    ]


@pytest.mark.parametrize(
    ("candidates", "rate"),
    [
        ([rated(0.3, 90), rated(0.9, 10, point="a1")], 0.3),
        ([rated(0.9, 90), rated(0.2, 10, Proof.WIN, "a1")], 1),
        ([rated(0.9, 90, Proof.LOSS), rated(0.4, 10, point="a1")], 0.4),
        ([rated(0.9, 90, Proof.LOSS), rated(0.8, 10, Proof.LOSS, "a1")], 0),
        ([rated(0.7, 90, Proof.DRAW), rated(0.9, 10, point="a1")], 0.5),
        ([rated(0.3, 90), rated(0.1, 10, Proof.DRAW, "a1")], 0.5),
        ([rated(0.6, 90), rated(0.1, 10, Proof.DRAW, "a1")], 0.6),
        ([rated(0.5, 0)], None),
        ([], None),
    ],
)
def test_best_play_counts_and_proofs_are_used(candidates: list[Candidate], rate: float | None) -> None:
    for moves in ("", "c1"):  # Black is to move, and White
        record = game(moves)
        node = record.main_line()[-1]
        record.set_analysis(node, PositionAnalysis(100, tuple(candidates)))
        expected = rate if rate is None or not moves else 1 - rate
        assert black_win_rate(record, node) == (None if expected is None else pytest.approx(expected))


def test_a_finished_game_needs_no_analysis() -> None:
    won, drawn = game("a1 b1 a2 b2 a3"), game("a1 b1 c1 b2 a2 a3 b3 c2 c3")
    assert judge(won, won.main_line())[-1].black == 1.0
    assert judge(drawn, drawn.main_line())[-1].black == 0.5


def test_a_game_that_ends_with_a_win_was_won_before_its_last_move() -> None:
    record = game("a1 b1 a2 b2 c3 b3")
    judged = judge(record, record.main_line())
    assert [move.black for move in judged] == [None] * 5 + [0.0, 0.0]
    assert (judged[-1].mover, judged[-1].drop) == (WHITE, 0.0)


def test_passes_and_setups_do_no_harm_and_are_no_mistakes() -> None:
    record = game("a1 b2")
    passed = Node(Move(BLACK, PASS), record.main_line()[-1])
    again = Node(Move(BLACK, 8), passed)  # out of turn
    set_up = Node(None, again)
    set_up.setup = Setup({3: WHITE}, BLACK)
    both = Node(Move(BLACK, 5), set_up)
    both.setup = Setup({7: WHITE}, BLACK)
    line = record.main_line()
    for node in line:
        rows = (rated(0.9, 5000), rated(0.2, 5000, point="c1"), rated(0.1, 5000, point="c2"))
        record.set_analysis(node, PositionAnalysis(15_000, rows))
    judged = {move.node: move for move in judge(record, line)}
    assert [judged[node].mover for node in (passed, again, set_up)] == [BLACK, BLACK, None]
    assert [judged[node].drop for node in (passed, again, set_up, both)] == [0, 0, 0, 0]
    assert judged[set_up].black == pytest.approx(0.9)


def test_a_line_may_begin_anywhere() -> None:
    record = game("a1 b2 c3")
    line = record.main_line()
    keep(record, line, 0.6, 0.5, 0.8, 0.9)
    part = judge(record, line[2:])
    assert [move.ply for move in part] == [0, 1]
    assert [move.black for move in part] == pytest.approx([0.8, 0.1])
    assert judge(record, []) == ()


def searched(*rows: Candidate, compared: tuple[Candidate, ...] = ()) -> PositionAnalysis:
    return PositionAnalysis(sum(row.visits for row in rows), rows, compared=compared, threats=ThreatsFound())


def test_named_and_shown_moves_agree() -> None:
    record = game("a1 b2 c3")
    _, before, played, _ = record.main_line()
    free = (rated(0.6, 9_000, point="c1"), rated(0.4, 800, point="b2"), rated(0.5, 900, point="a3"))
    others = (rated(0.66, 1_500, point="a3"), rated(0.63, 1_400, point="c1"))
    record.set_analysis(before, searched(*free, compared=others))
    record.set_analysis(played, searched(rated(1.0, 100, Proof.WIN, "a3")))
    judged = judge(finish_review(record), record.main_line())[2]
    assert judged.better == point_from_human("c1", NOUGHTS), "the best that is shown, not the one compared last"
    assert judged.drop == pytest.approx(0.6)


def test_a_compared_move_is_named_where_the_played_move_is_shown_as_best() -> None:
    record = game("a1 b2 c3")
    _, before, played, _ = record.main_line()
    compared = (rated(0.7, 5_000, point="c1"), rated(0.4, 5_000, point="b2"))
    record.set_analysis(before, searched(rated(0.6, 9_000, point="b2"), rated(0.5, 900, point="c1"), compared=compared))
    record.set_analysis(played, searched(rated(0.62, 3_000)))
    judged = judge(finish_review(record), record.main_line())[2]
    assert judged.better == point_from_human("c1", NOUGHTS)
    assert judged.drop == pytest.approx(0.6 - 0.38)


def test_a_proven_loss_is_never_named() -> None:
    record = game("a1 b2 c3")
    _, before, played, _ = record.main_line()
    rows = (rated(0.9, 9_000, Proof.LOSS, "c1"), rated(0.5, 1_000, point="a3"), rated(0.1, 1_000, point="b2"))
    record.set_analysis(before, searched(*rows))
    record.set_analysis(played, searched(rated(1.0, 100, Proof.WIN, "a3")))
    assert judge(finish_review(record), record.main_line())[2].better == point_from_human("a3", NOUGHTS)


def test_verdicts_start_at_their_thresholds() -> None:
    assert [verdict(drop) for drop in (0, 0.09, 0.1, 0.19, 0.2, 1)] == [
        None,
        None,
        Verdict.MISTAKE,
        Verdict.MISTAKE,
        Verdict.BLUNDER,
        Verdict.BLUNDER,
    ]


def test_navigation_jumps_between_mistakes() -> None:
    drops = (0, 0.3, 0, 0.15, 0.05, 0.2)
    judged = tuple(Judged(Node(), ply, None, None, drop, BLACK) for ply, drop in enumerate(drops))

    def place(ply: int, backwards: bool = False) -> int | None:
        found = next_mistake(judged, ply, backwards)
        return found.ply if found else None

    assert next_mistake(judged[:1], 0) is None

    assert [place(ply) for ply in range(6)] == [1, 3, 3, 5, 5, 1], "after the last mistake comes the first one"
    assert [place(ply, backwards=True) for ply in range(6)] == [5, 5, 1, 1, 3, 3]


def test_each_move_of_a_long_line_is_replayed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record, replayed, lead = GameRecord(FIFTEEN), list[Node](), Node.lead

    def counted(self: Node, position: Position) -> Position:
        replayed.append(self)
        return lead(self, position)

    node = record.root
    for ply in range(1_000):
        node = Node(Move(WHITE if ply % 2 else BLACK, PASS), node)
        node.analysis = PositionAnalysis(100, tuple(rated(0.5, visits) for visits in range(1, 6)))
    monkeypatch.setattr(Node, "lead", counted)
    assert len(judge(record, record.main_line())) == 1_001
    assert len(replayed) == len(set(replayed)) == 1_001


def test_a_loss_in_percent_is_rounded_as_in_the_table_of_moves() -> None:
    record = game("a1 b2")
    line = record.main_line()
    record.set_judgement(line[1], MoveJudgement(0.189, before=Prospect(0.354), after=Prospect(0.165)))
    assert lost_percent(judge(record, line)[1]) == 19, "not the difference of 35 and 17"


def test_stones_before_the_last_choice_of_an_opening_are_no_mistakes() -> None:
    rules = PRESETS["renju-15"]
    record = GameRecord(rules)
    opening = start(PROTOCOLS["soosyrv-8"], rules)
    points = [point_from_human(text, rules) for text in ("h8", "i9", "j9", "i7", "g7", "k8", "g6")]
    given: list[Choice] = [*(Place(point) for point in points[:3]), Keep(), Place(points[3]), Declare(1), Keep()]
    for choice in (*given, Offer(points[4]), Pick(points[4])):
        opening = after(opening, choice)
    assert opening.is_finished
    for point in points:
        node = record.add(record.main_line()[-1], point)
        record.set_judgement(node, MoveJudgement(0.3, before=Prospect(0.6), after=Prospect(0.3), better=0))
    line = record.main_line()
    assert [move.drop for move in judge(record, line)] == [0] + [0.3] * 7
    rated = [move.is_rated for move in rated_moves(record, line)]
    assert all(rated[:6])
    write_opening(record, line[5], opening, {})
    judged = judge(record, line)
    assert [move.drop for move in judged] == [0] * 5 + [0.3] * 3, "a single offered fifth move is no choice"
    assert [move.better for move in judged[1:]] == [None] * 4 + [0] * 3
    assert [move.is_rated for move in rated_moves(record, line)] == [False] * 4 + rated[4:]
