"""What a record knows about a position: no proof is forgotten, and a later search does not replace the review."""

from dataclasses import replace

import pytest

from studio.engine.views.snapshot import NodeView
from studio.game.judgement import MoveJudgement, Prospect
from studio.game.node import Node
from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof, ThreatsFound, ThreatWin
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.insight.later import later_search
from studio.insight.mistakes import judge
from studio.insight.proven_view import with_recorded
from studio.insight.ranking import best_point, ranks
from studio.insight.recorded import Recorded, proven_moves, recorded
from tests.exercises.boards import SEVEN, point
from tests.keeping.missed import left_alone
from tests.practice.games import missed_defence, missed_win, quiet, row
from tests.ui.views import BOARD, made_view

LOST, WON = KnownResult(Proof.LOSS, 4), KnownResult(Proof.WIN, 3)


def on_five(name: str) -> int:
    return point_from_human(name, BOARD)


def after_later_search(game: GameRecord, rate: float, name: str = "c4") -> Node:
    """Replace the analysis before the first move by a longer search that prefers the move `name`."""
    root = game.root
    assert root.analysis is not None
    others = (row("d4", 0.5, 20_000), row("a1", 0.3, 1000))
    rows = (row(name, rate, 50_000), *(each for each in others if each.point != point(name)))
    game.set_analysis(root, replace(root.analysis, simulations=80_000, candidates=rows))
    return root


def proof_in(view: NodeView, name: str) -> Proof:
    return view.child_proof(view.points.tolist().index(on_five(name)))


def test_threats_prove_the_moves_that_do_not_defend() -> None:
    game = missed_defence()
    proven = proven_moves(game, game.root)
    menace = game.root.analysis.threats.menace if game.root.analysis and game.root.analysis.threats else None
    assert menace is not None
    open_ = set(game.position(game.root).legal_moves()) - {each for each, known in proven.items() if known.is_certain}
    assert open_ == set(menace.defences)
    assert proven[point("g7")].proof is Proof.LOSS


def test_threats_of_a_solver_that_the_record_lacks_count() -> None:
    game = GameRecord(SEVEN)
    menace = ThreatWin("fours", (point("d1"),), (point("d1"),), (point("e1"),))
    proven = proven_moves(game, game.root, ThreatsFound(menace=menace))
    assert set(game.position(game.root).legal_moves()) - proven.keys() == {point("d1"), point("e1")}
    win = ThreatWin("fours", (point("a1"), point("b1"), point("c1")))
    assert proven_moves(game, game.root, ThreatsFound(win)) == {point("a1"): WON}


def test_the_judgement_and_the_positions_after_the_moves_prove_moves() -> None:
    game = missed_win()
    assert game.root.analysis is not None
    game.set_analysis(game.root, replace(game.root.analysis, candidates=(row("e1", 0.9, 9000),), threats=None))
    assert proven_moves(game, game.root)[point("d1")].proof is Proof.WIN, "the judgement has this proof"
    child = game.add(game.root, point("g7"))
    game.set_analysis(child, PositionAnalysis(1, known=KnownResult(Proof.WIN, 3)))
    assert proven_moves(game, game.root)[point("g7")] == KnownResult(Proof.LOSS, 4)


def test_all_moves_of_a_lost_position_lose() -> None:
    game = GameRecord(Rules(3, 3, 3))
    game.set_analysis(game.root, PositionAnalysis(1, known=LOST))
    assert proven_moves(game, game.root) == dict.fromkeys(range(9), LOST)


def test_a_search_takes_the_proofs_over() -> None:
    view = made_view({"a1": 90, "b2": 8, "c1": 7})
    shown = with_recorded(view, Recorded(moves={on_five("a1"): LOST, on_five("e5"): LOST}))
    assert [proof_in(shown, name) for name in ("a1", "b2", "e5")] == [Proof.LOSS, Proof.UNKNOWN, Proof.LOSS]
    assert best_point(shown) == on_five("b2")
    assert shown.win_rate == view.win_rate
    again = with_recorded(shown, Recorded(moves={on_five("a1"): LOST, on_five("e5"): LOST}))
    assert again is shown
    won = with_recorded(view, Recorded(moves={on_five("e5"): WON}))
    assert (won.proof, won.proof_moves, best_point(won)) == (Proof.WIN, 3, on_five("e5"))


def test_a_proven_move_has_its_line_from_an_earlier_position() -> None:
    game = GameRecord(BOARD)
    line = tuple(on_five(name) for name in ("a1", "b2", "c1", "d4"))
    won = Candidate(line[0], 90, 1.0, proof=Proof.WIN, proof_moves=9, line=line)
    game.set_analysis(game.root, PositionAnalysis(100, (won,)))
    node = game.add(game.add(game.root, line[0]), line[1])
    found = recorded(game, node)
    assert found.moves == {line[2]: KnownResult(Proof.WIN, 7)}
    shown = with_recorded(made_view({"e5": 9}), found)
    (row_of_win,) = (each for each in shown.candidates if each.point == line[2])
    assert (row_of_win.proof_moves, row_of_win.line) == (7, line[2:])


def test_a_shorter_proof_of_the_search_stays() -> None:
    view = made_view({"a1": 9, "b2": 8}, proofs={"a1": (-1, 1)})
    assert with_recorded(view, Recorded(moves={on_five("a1"): LOST})) == view


def test_the_move_that_a_review_found_best_has_the_first_rank() -> None:
    view = made_view({"a1": 90, "b2": 8, "c1": 7}, {"a1": 0.6, "b2": 0.55})
    compared = row("a1", 0.7, 900)
    shown = with_recorded(view, Recorded(best=on_five("b2"), compared=replace(compared, point=on_five("b2"))))
    assert best_point(shown) == on_five("b2")
    assert ranks(shown).tolist() == [2, 1, 3]
    assert shown.candidate(1).visits == 900
    lost = with_recorded(view, Recorded(moves={on_five("b2"): LOST}, best=on_five("b2")))
    assert best_point(lost) == on_five("a1"), "a later proof decides"


def test_without_a_later_search_the_move_of_the_review_is_best() -> None:
    game = quiet()
    known = recorded(game, game.root)
    assert (known.is_reviewed, known.best, known.later) == (True, point("d4"), None)
    assert all(each.later is None for each in judge(game, game.main_line()))


def test_a_later_search_that_names_another_move_is_news() -> None:
    game = quiet()
    root = after_later_search(game, 0.61)
    later = later_search(game, root, root.children[0])
    assert later is not None
    assert (later.point, round(later.rate, 2), later.visits) == (point("c4"), 0.61, 80_000)
    assert not later.is_named
    assert recorded(game, root).best is None, "the newer search ranks the moves now"
    assert judge(game, game.main_line())[0].later == later


def test_a_later_search_with_another_win_rate_is_news() -> None:
    game = quiet()
    later = later_search(game, after_later_search(game, 0.70, "d4"), game.root.children[0])
    assert later is not None
    assert later.is_named, "the review prefers d4, too"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("d4", 0.63, 60_000), ("c4", 0.60, 3000)),  # it agrees
        (("c4", 0.63, 60_000), ("d4", 0.62, 20_000)),  # it prefers an equally good move
    ],
)
def test_a_later_search_without_a_clearly_better_move_is_no_news(
    first: tuple[str, float, int], second: tuple[str, float, int]
) -> None:
    game = quiet()
    root = game.root
    assert root.analysis is not None
    rows = (row(*first), row(*second), row("a1", 0.3, 2500))
    game.set_analysis(root, replace(root.analysis, simulations=90_000, candidates=rows))
    assert later_search(game, root, root.children[0]) is None
    assert recorded(game, root).best == point("d4")


def test_a_missed_defence_has_no_undecided_move_that_a_later_search_proves_to_lose() -> None:
    game = left_alone()
    *_, parent, last = game.main_line()
    found = parent.analysis
    assert found is not None
    assert found.threats is not None
    assert found.threats.menace is not None
    a2, b2 = (point_from_human(name, game.rules) for name in ("a2", "b2"))
    menace = replace(found.threats.menace, undecided=(a2, b2))
    game.set_analysis(parent, replace(found, threats=replace(found.threats, menace=menace)))
    assert undecided_in(game, last) == (a2, b2)
    game.set_analysis(parent, replace(game_analysis(parent), lost=(a2,), lost_in=6))
    assert undecided_in(game, last) == (b2,)
    draw = Candidate(b2, 10, 0.0, proof=Proof.DRAW)
    game.set_analysis(parent, replace(game_analysis(parent), candidates=(*found.candidates, draw)))
    assert undecided_in(game, last) == (b2,)


def game_analysis(node: Node) -> PositionAnalysis:
    assert node.analysis is not None
    return node.analysis


def undecided_in(game: GameRecord, node: Node) -> tuple[int, ...]:
    judged = next(each for each in judge(game, game.main_line()) if each.node is node)
    assert judged.missed is not None
    return judged.missed.win.undecided


def test_a_later_search_is_named_whenever_views_show_another_rate_than_the_review() -> None:
    """The position after the move still has the rate of the review, by which a review would judge the move again."""
    game = quiet()
    root, node = game.main_line()[:2]
    assert root.analysis is not None
    assert node.move is not None
    game.set_analysis(node, PositionAnalysis(9_000, (row("e1", 0.43, 9_000),), threats=ThreatsFound()))
    game.set_judgement(node, MoveJudgement(before=Prospect(0.57), after=Prospect(0.57)))
    rows = (row("a1", 0.52, 50_000), row("d4", 0.4, 20_000))
    game.set_analysis(root, replace(root.analysis, simulations=80_000, candidates=rows, is_later=True))
    start = judge(game, game.main_line())[0]
    assert start.later is not None
    assert start.black == 0.57
    assert start.later_black == pytest.approx(0.52)


def test_a_position_has_the_rate_of_the_comparison_in_it() -> None:
    game = quiet()
    node = game.main_line()[1]
    after = game.add(node, point("e5"))
    game.set_judgement(node, MoveJudgement(before=Prospect(0.5), after=Prospect(0.4)))
    game.set_judgement(after, MoveJudgement(before=Prospect(0.7), after=Prospect(0.6)))
    assert judge(game, [*node.path(), after])[1].black == pytest.approx(0.3), "White had 70 % there"


@pytest.mark.parametrize(("moves", "is_shown"), [("a1 b1 a2 b2 a3", True), ("a1 b1 a2 b2 a3 b3 a4", False)])
def test_a_known_line_replaces_a_shorter_one_unless_it_is_longer_than_the_win(moves: str, is_shown: bool) -> None:
    view, line = made_view({"a1": 2}, proofs={"a1": (1, 4)}), tuple(map(on_five, moves.split()))
    assert view.child_proof_moves(0) == 5
    shown = with_recorded(view, Recorded(lines={line[0]: line})).line(0)
    assert shown == (line if is_shown else view.line(0))


def test_the_win_by_threats_of_a_position_gives_its_move_a_line() -> None:
    game = missed_win()
    assert game.root.analysis is not None
    assert game.root.analysis.threats is not None
    win = game.root.analysis.threats.win
    assert win is not None
    assert recorded(game, game.root).lines == {win.line[0]: win.line}
    found, other = ThreatWin("fours", (point("g7"), point("g6"), point("g5"))), quiet()
    assert recorded(other, other.root, ThreatsFound(found)).lines == {found.line[0]: found.line}
