"""The marks of a review change only with another review. Results of later searches do not change them."""

from dataclasses import replace

import pytest

from studio.exercises.collecting import Wanted, exercises_in
from studio.exercises.exercise import Origin
from studio.game.files import read_records
from studio.game.files.sgf_writer import write
from studio.game.judgement import Missed, MoveJudgement, Prospect
from studio.game.merged_analysis import merged_analysis
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof
from studio.game.record import GameRecord, RecordError
from studio.insight.judgements import judgement_of, judgements
from studio.insight.mistakes import judge, verdict
from tests.exercises.boards import Undecided, point
from tests.insight.reviews import finish_review
from tests.practice.games import missed_win, quiet


def unjudged(record: GameRecord) -> GameRecord:
    for node in record.nodes():
        record.set_judgement(node, None)
    return record


def again(record: GameRecord) -> GameRecord:
    report = read_records(write([record]))
    assert not report.warnings
    return report.records[0]


def deepen(record: GameRecord, ply: int, analysis: PositionAnalysis) -> None:
    """Keep the analysis of a longer search, as a live search does."""
    node = record.main_line()[ply]
    record.set_analysis(node, merged_analysis(node.analysis, analysis))


def test_a_search_does_not_change_the_marks() -> None:
    record = finish_review(quiet())
    before = judge(record, record.main_line())
    assert [verdict(move.drop) for move in before] == [None, "??"]
    a1, d4 = point("a1"), point("d4")
    deepen(record, 0, PositionAnalysis(90_000, (Candidate(a1, 50_000, 0.3), Candidate(d4, 40_000, 0.1))))
    deepen(record, 1, PositionAnalysis(90_000, (Candidate(d4, 90_000, -0.9),)))
    after = judge(record, record.main_line())
    assert tuple(replace(move, later=None) for move in after) == before
    assert [move.later is not None for move in after] == [True, True], "the card names the later search"
    assert verdict(judgement_of(record, record.main_line()[1]).drop) is None, "another review sees it"  # type: ignore[union-attr]
    assert [verdict(move.drop) for move in judge(finish_review(record), record.main_line())] == [None, None]


def test_a_search_alone_marks_nothing() -> None:
    record = unjudged(quiet())
    for node in record.main_line():
        assert node.analysis is not None
        record.set_analysis(node, replace(node.analysis, threats=None))
    assert [move.drop for move in judge(record, record.main_line())] == [0, 0]
    assert list(judgements(record, record.main_line())) == [(record.main_line()[1], None)]


def test_moves_that_no_review_has_judged_are_not_marked() -> None:
    """Searches of positions that an unfinished review has left do not mark moves."""
    record = unjudged(quiet())
    (judged,) = judge(record, record.main_line())[1:]
    assert (verdict(judged.drop), judged.judgement, judged.missed) == (None, None, None)
    reply = Candidate(point("d4"), 9000, 1.0, proof=Proof.WIN)
    lost = PositionAnalysis(9000, (reply,), known=KnownResult(Proof.WIN, 5))
    deepen(record, 1, lost)
    assert [verdict(move.drop) for move in judge(record, record.main_line())] == [None, None]
    assert [verdict(move.drop) for move in judge(finish_review(record), record.main_line())] == [None, "??"]


def test_the_judgement_has_the_line_and_what_was_missed() -> None:
    record = again(finish_review(missed_win()))
    node = record.main_line()[1]
    judgement = node.judgement
    assert judgement is not None
    assert judgement.missed is Missed.WIN
    assert judgement.line == tuple(map(point, ("d1", "d4", "e1")))
    assert judgement.before.known == KnownResult(Proof.WIN, 3)
    assert judgement.after.known is not None
    judged = judge(record, record.main_line())[1]
    assert judged.missed is not None
    assert judged.missed.win.line == judgement.line


def test_a_missed_win_of_the_review_is_an_exercise_even_if_the_solver_cannot_decide_it() -> None:
    record = finish_review(missed_win())
    found = list(exercises_in(record, Undecided(), Wanted(only_missed=True), Origin()))
    (exercise,) = [each for each in found if each is not None]
    assert (exercise.length, exercise.played, exercise.origin.moves) == (3, point("d4"), 0)
    assert next(exercises_in(record, Undecided(), Wanted(least_plies=5, only_missed=True), Origin())) is None


WHOLE = MoveJudgement(
    0.31,
    112,
    KnownResult(Proof.WIN, 5),
    Prospect(0.75),
    Prospect(None, KnownResult(Proof.LOSS, 8)),
    missed=Missed.DEFENCE,
    preferred=3,
    line=(112, 113),
)


@pytest.mark.parametrize("judgement", [WHOLE, MoveJudgement(), MoveJudgement(is_unsettled=True, before=Prospect(1e-7))])
def test_a_judgement_survives_in_a_file_and_in_a_copy(judgement: MoveJudgement) -> None:
    record = GameRecord(read_records(b"(;GM[4]SZ[15];B[hh])").records[0].rules)
    node = record.add(record.root, 112)
    record.set_judgement(node, judgement)
    assert again(record).main_line()[1].judgement == judgement
    assert record.root.copied().children[0].judgement == judgement


@pytest.mark.parametrize(
    "broken",
    [
        "",
        "x",
        "0.1 hg W5 0.5 0.4 - -",
        "nan hg W5 0.5 0.4 - - -",
        "2 hg W5 0.5 0.4 - - -",
        "0.1 zz W5 0.5 0.4 - - -",
        "0.1 hg X 0.5 0.4 - - -",
        "0.1 hg W5 7 0.4 - - -",
        "0.1 hg W5 0.5 0.4 what - -",
        "0.1 hg W5 0.5 0.4 - - hgi",
    ],
)
def test_a_damaged_judgement_is_kept_unread(broken: str) -> None:
    record = read_records(f"(;GM[4]SZ[15];B[hh]MSJU[{broken}])".encode()).records[0]
    assert record.main_line()[1].judgement is None
    assert f"MSJU[{broken}]" in write([record]).decode()


def test_a_judgement_is_of_points_of_the_board() -> None:
    record = quiet()
    with pytest.raises(RecordError):
        record.set_judgement(record.main_line()[1], MoveJudgement(better=49))
