import pytest

from studio.game.errors import IllegalMoveError
from studio.game.judgement import MoveJudgement
from studio.game.node import Node, Setup
from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.record import GameRecord, Outcome, RecordError, Variation
from studio.game.rules import PRESETS
from studio.game.stones import Move, Stone
from tests.game.boards import GOMOKU, TICTACTOE, game, line_of, played


def point(text: str) -> int:
    return point_from_human(text, GOMOKU)


def names(nodes: list[Node]) -> list[int]:
    return [node.move.point for node in nodes if node.move is not None]


def first_move(record: GameRecord) -> Variation:
    return record.copy(record.root.children[0])


def test_added_moves_alternate_and_lead_to_their_position() -> None:
    record = game("h8 i9 g7")
    assert record.position(record.main_line()[-1]) == played("h8 i9 g7")


def test_adding_an_existing_move_returns_it() -> None:
    record = game("h8 i9")
    assert record.add(record.root, point("h8")) is record.root.children[0]


def test_adding_another_move_makes_a_variation() -> None:
    record = game("h8 i9")
    other = record.add(record.root.children[0], point("a1"))
    assert record.root.children[0].children[1] is other
    assert line_of(record) == "h8 i9"


def test_illegal_move_changes_nothing() -> None:
    record = game("h8")
    with pytest.raises(IllegalMoveError, match="h8 is occupied"):
        record.add(record.main_line()[-1], point("h8"))
    assert len(list(record.nodes())) == 2


def test_a_position_lent_for_a_move_is_restored() -> None:
    record, position = game("h8 i9"), played("h8 i9")
    node = record.add(record.main_line()[-1], point("g7"), position)
    assert (position, position.moves) == (played("h8 i9"), played("h8 i9").moves)
    assert record.position(node) == played("h8 i9 g7")
    with pytest.raises(IllegalMoveError, match="h8 is occupied"):
        record.add(record.main_line()[1], point("h8"), played("h8"))
    assert record.main_line()[1].children == [record.main_line()[2]]


def test_a_record_knows_its_nodes() -> None:
    record = game("h8 i9")
    first, last = record.main_line()[1:]
    assert record.holds(record.root)
    assert record.holds(last)
    record.delete(first)
    assert not record.holds(last)
    assert not record.holds(game("h8").root)


def test_a_deleted_variation_is_restored_to_its_place() -> None:
    record = game("h8 i9")
    first = record.root.children[0]
    record.add(first, point("a1"))
    record.add(first, point("b1"))
    before = list(first.children)
    detached = record.delete(first.children[1])
    assert first.children == [before[0], before[2]]
    record.restore(detached)
    assert first.children == before
    assert before[1].parent is first


def test_promoting_changes_the_main_line_and_is_undone_by_moving_back() -> None:
    record = game("h8 i9")
    variation = record.add(record.root.children[0], point("a1"))
    old = record.promote(variation)
    assert line_of(record) == "h8 a1"
    record.move_to(variation, old)
    assert line_of(record) == "h8 i9"


def test_promoting_the_main_variation_changes_nothing() -> None:
    record = game("h8 i9")
    assert record.promote(record.root.children[0]) == 0


def test_the_root_cannot_be_deleted() -> None:
    record = game("h8")
    with pytest.raises(RecordError, match="start of the game"):
        record.delete(record.root)


def test_a_move_of_another_record_is_refused() -> None:
    with pytest.raises(RecordError, match="not in the record"):
        game("h8").delete(game("h8").root.children[0])


def test_cut_variation_is_pasted_elsewhere_as_a_copy() -> None:
    record = game("h8 i9 g7 f6")
    cut = record.cut(record.main_line()[3])
    (pasted,) = record.paste(record.main_line()[2], cut.variation)
    assert pasted is not cut.variation.node
    assert names(list(pasted.below())) == [point("g7"), point("f6")]
    record.delete(pasted)
    record.restore(cut)
    assert line_of(record) == "h8 i9 g7 f6"


def test_pasting_merges_existing_moves_and_deleting_the_added_nodes_undoes_it() -> None:
    record = game("h8 i9 g7")
    source = game("h8 i9 j10")
    source.root.children[0].comment = "theirs"
    hung = record.paste(record.root, source.copy(source.root.children[0]))
    assert names(hung) == [point("j10")]
    assert record.root.children[0].comment == ""
    assert len(record.root.children) == 1
    for node in hung:
        record.delete(node)
    assert len(list(record.nodes())) == 4


def test_pasting_unplayable_moves_changes_nothing() -> None:
    record = game("h8 i9")
    with pytest.raises(IllegalMoveError, match="i9 is occupied"):
        record.paste(record.main_line()[-1], first_move(game("a1 i9")))
    assert len(list(record.nodes())) == 3


def test_pasting_a_variation_of_the_other_side_is_refused() -> None:
    record = game("h8")
    with pytest.raises(RecordError, match="begins with a move of Black, but White is to move"):
        record.paste(record.root.children[0], first_move(game("a1")))


def test_pasting_a_variation_below_itself_ends() -> None:
    record = game("h8 i9")
    variation = record.root.children[0]
    with pytest.raises(IllegalMoveError):
        record.paste(record.main_line()[-1], record.copy(variation))


def test_pasting_keeps_comments_times_and_analysis() -> None:
    source, record = game("h8 i9"), game("a1")
    node = source.main_line()[-1]
    source.set_comment(node, "theirs")
    source.set_time(node, 5)
    source.set_analysis(node, PositionAnalysis(7))
    node.properties["XX"] = ("x",)
    record.paste(record.root, first_move(source))
    copy = list(record.root.children[1].below())[-1]
    assert (copy.comment, copy.time_ms, copy.analysis) == ("theirs", 5, PositionAnalysis(7))
    assert copy.properties == {"XX": ("x",)}


def reviewed(moves: str) -> GameRecord:
    """Return a game whose last move has an analysis and a judgement."""
    record = game(moves)
    record.set_analysis(record.main_line()[-1], PositionAnalysis(7))
    record.set_judgement(record.main_line()[-1], MoveJudgement(0.3, point("a1")))
    return record


@pytest.mark.parametrize("moves", ["h8 i9 g7 f6", "g7 f6 h8 i9"])
def test_analyses_and_judgements_are_pasted_to_the_same_position(moves: str) -> None:
    source = reviewed("h8 i9 g7 f6 e5 d4")
    place = game(moves)
    for variation in (source.copy(source.main_line()[5]), source.cut(source.main_line()[5]).variation):
        (pasted,) = place.paste(place.main_line()[-1], variation)
        (last,) = pasted.children
        assert (last.analysis, last.judgement) == (PositionAnalysis(7), MoveJudgement(0.3, point("a1")))
        place.delete(pasted)


def test_analyses_and_judgements_are_not_pasted_to_another_position() -> None:
    source = reviewed("h8 i9 g7 f6 e5 d4")
    other = GameRecord(PRESETS["standard-15"])
    for place in (game("h8 i9 g7 f7"), game("h8 i9"), game("h8 i9 g7 f6 a1 a2"), other):
        for variation in (source.copy(source.main_line()[5]), source.copy(source.main_line()[1])):
            end = place.main_line()[-1] if variation.node.move == Move(Stone.BLACK, point("e5")) else place.root
            copies = [node for top in place.paste(end, variation) for node in top.below()]
            same = place is not other and variation.node.move == Move(Stone.BLACK, point("h8"))
            assert [node.judgement is not None for node in copies][-1] is same
            assert [node.analysis is not None for node in copies][-1] is same
    assert source.main_line()[-1].judgement is not None, "the source stays unchanged"


def test_pasting_from_a_board_of_another_size_is_refused() -> None:
    other = GameRecord(PRESETS["gomoku-20"])
    with pytest.raises(RecordError, match="another size"):
        other.paste(other.root, first_move(game("h8")))


def test_a_restored_variation_cannot_be_restored_again() -> None:
    record = game("h8 i9")
    detached = record.delete(record.main_line()[-1])
    record.restore(detached)
    with pytest.raises(RecordError, match="already in the record"):
        record.restore(detached)


def test_promoting_moves_one_place_and_moving_is_clamped() -> None:
    record = GameRecord(GOMOKU)
    first, second, third = (record.add(record.root, point(text)) for text in ("a1", "b1", "c1"))
    record.promote(third)
    assert record.root.children == [first, third, second]
    record.move_to(first, 99)
    assert record.root.children == [third, second, first]
    record.move_to(first, -5)
    assert record.root.children == [first, third, second]


def test_child_returns_whether_a_move_exists() -> None:
    record = game("h8")
    assert record.child(record.root, point("h8")) is record.root.children[0]
    assert record.child(record.root, point("a1")) is None


def test_comments_times_and_analysis_can_be_set_and_return_the_old_value() -> None:
    record = game("h8")
    node = record.main_line()[-1]
    analysis = PositionAnalysis(10, (Candidate(3, 10, 0.5),))
    before = (record.set_comment(node, "new"), record.set_time(node, 9), record.set_analysis(node, analysis))
    assert before == ("", None, None)
    given = (record.set_comment(node, ""), record.set_time(node, None), record.set_analysis(node, None))
    assert given == ("new", 9, analysis)
    with pytest.raises(RecordError, match="not on the board"):
        record.set_analysis(node, PositionAnalysis(1, (Candidate(225, 1, 0.0),)))


def test_a_setup_can_be_set_and_returns_the_old_one() -> None:
    record = GameRecord(GOMOKU)
    setup = Setup({point("h8"): Stone.BLACK})
    assert record.set_setup(record.root, setup) is None
    assert record.set_setup(record.root, None) == setup


def test_a_setup_is_the_start_of_the_game() -> None:
    record = GameRecord(GOMOKU)
    record.set_setup(record.root, Setup({point("h8"): Stone.BLACK, point("i9"): Stone.WHITE}, Stone.WHITE))
    node = record.add(record.root, point("a1"))
    assert node.move == Move(Stone.WHITE, point("a1"))


def test_a_setup_that_makes_later_moves_illegal_is_refused() -> None:
    record = game("h8 i9")
    with pytest.raises(IllegalMoveError, match="h8 is occupied"):
        record.set_setup(record.root, Setup({point("h8"): Stone.BLACK}))
    assert record.root.setup is None


@pytest.mark.parametrize(
    ("result", "outcome"),
    [
        ("B+R", Outcome.BLACK_WINS),
        ("W+1", Outcome.WHITE_WINS),
        ("B+", Outcome.BLACK_WINS),
        ("0", Outcome.DRAW),
        ("Draw", Outcome.DRAW),
        ("B+Draw", Outcome.DRAW),
        ("?", Outcome.UNKNOWN),
        ("", Outcome.UNKNOWN),
        ("Void", Outcome.UNKNOWN),
    ],
)
def test_results_are_parsed_as_in_files(result: str, outcome: Outcome) -> None:
    record = GameRecord(TICTACTOE)
    record.result = result
    assert record.outcome is outcome


def test_replay_visits_every_node_with_its_position() -> None:
    record = game("h8 i9 g7")
    record.add(record.main_line()[1], point("a1"))
    record.add(record.root, point("b2"))
    for visit in record.replay():
        assert visit.problem is None
        assert visit.position == record.position(visit.node)


def test_a_hundred_thousand_moves_deep_needs_no_recursion() -> None:
    record = GameRecord(GOMOKU)
    node = record.root
    for _ in range(100_000):
        node = Node(None, node)
    assert len(list(record.root.copied().below())) == 100_001
    assert len(record.main_line()) == 100_001


def test_the_best_candidate_has_the_most_visits() -> None:
    analysis = PositionAnalysis(30, (Candidate(1, 10, 0.5), Candidate(2, 20, -0.5)))
    assert analysis.best is not None
    assert (analysis.best.point, analysis.best.win_rate) == (2, 0.25)


@pytest.mark.parametrize("bad", [(-1, 0.0, None), (1, 1.5, None), (1, float("nan"), None), (1, 0.0, 2.0)])
def test_impossible_candidates_are_refused(bad: tuple[int, float, float | None]) -> None:
    with pytest.raises(ValueError, match=r"visits|value|prior"):
        Candidate(0, *bad)
