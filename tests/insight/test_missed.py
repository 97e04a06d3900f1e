"""A missed win or defence is determined only by the solver's results before and after the move."""

from studio.game.notation import point_from_human
from studio.game.position_analysis import (
    NOTHING_KNOWN,
    Candidate,
    KnownResult,
    PositionAnalysis,
    Proof,
    ThreatsFound,
    ThreatWin,
)
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.insight.missed import Missed, MissedThreat, limited_looks, missed_threat
from studio.insight.mistakes import judge
from tests.game.boards import game
from tests.game.renju_trap import trapped
from tests.insight.reviews import finish_review

NINE = PRESETS["gomoku-9"]
WON, LOST = KnownResult(Proof.WIN, 3), KnownResult(Proof.LOSS, 4)


def points(text: str) -> tuple[int, ...]:
    return tuple(point_from_human(name, NINE) for name in text.split())


def win(line: str, defences: str = "", undecided: str = "") -> ThreatWin:
    return ThreatWin("fours", points(line), points(defences), points(undecided))


MENACE = win("e8 e4 e9", defences="e4 e8")


def reviewed(moves: str, before: ThreatsFound, after: ThreatsFound, known: KnownResult = NOTHING_KNOWN) -> GameRecord:
    """Return a game with solver results before and after its last move, and the proven results after it."""
    record = game(moves, NINE)
    *_, parent, last = record.main_line()
    record.set_analysis(parent, PositionAnalysis(1, threats=before))
    record.set_analysis(last, PositionAnalysis(1, known=known, threats=after))
    return record


def told(record: GameRecord) -> MissedThreat | None:
    return missed_threat(record, record.main_line()[-1])


def test_a_move_that_leaves_a_threat_alone_misses_the_defence() -> None:
    after = win("e4 e8 e3")
    record = reviewed("e5 a1 e6 a9 e7 i9", ThreatsFound(menace=MENACE), ThreatsFound(win=after), WON)
    expected = win("e4 e8 e3", defences="e4 e8")
    assert told(record) == MissedThreat(Missed.DEFENCE, Stone.BLACK, expected), "with the line that now wins"


def test_a_defence_misses_nothing() -> None:
    assert told(reviewed("e5 a1 e6 a9 e7 e8", ThreatsFound(menace=MENACE), ThreatsFound())) is None


def test_without_a_defence_nothing_is_missed() -> None:
    before, after = ThreatsFound(menace=win("e8 e4 e9")), ThreatsFound(win=win("e8 e4 e9"))
    record = reviewed("e5 a1 e6 a9 e7 i9", before, after, WON)
    parent = record.main_line()[-2]
    record.set_analysis(parent, PositionAnalysis(1, known=LOST, threats=before))
    assert told(record) is None


def test_an_undecided_move_is_judged_by_the_line_after_it() -> None:
    before = ThreatsFound(menace=win("e8 e4 e9", defences="e4", undecided="i9"), is_limited=True)
    record = reviewed("e5 a1 e6 a9 e7 i9", before, ThreatsFound(win=win("e8 e4 e9")), WON)
    assert told(record) == MissedThreat(Missed.DEFENCE, Stone.BLACK, win("e8 e4 e9"))


def test_an_unused_win_is_missed() -> None:
    had = win("e8 e4 e9")
    record = reviewed("e5 a1 e6 a9 e7 i9 b2", ThreatsFound(win=had), ThreatsFound())
    assert told(record) == MissedThreat(Missed.WIN, Stone.BLACK, had)


def test_the_first_move_of_a_win_misses_nothing() -> None:
    assert told(reviewed("e5 a1 e6 a9 e7 i9 e8", ThreatsFound(win=win("e8 e4 e9")), ThreatsFound())) is None


def test_a_longer_win_is_a_win_and_the_shorter_one_is_mentioned() -> None:
    had = win("e8 e4 e9")
    later = reviewed("e5 a1 e6 a9 e7 i9 b2", ThreatsFound(win=had), ThreatsFound(), KnownResult(Proof.LOSS, 6))
    assert told(later) == MissedThreat(Missed.KEPT_WIN, Stone.BLACK, had)
    same = reviewed("e5 a1 e6 a9 e7 i9 e4", ThreatsFound(win=had), ThreatsFound(), KnownResult(Proof.LOSS, 2))
    assert told(same) is None, "another way that is as short"


def test_without_a_solver_nothing_is_reported() -> None:
    record = game("e5 a1 e6 a9 e7 i9 b2", NINE)
    record.set_analysis(record.main_line()[-2], PositionAnalysis(9, (Candidate(0, 9, 1.0, proof=Proof.WIN),)))
    assert told(record) is None


def test_positions_in_which_the_solver_reached_its_limit_are_named() -> None:
    record = reviewed("e5 a1", ThreatsFound(is_limited=True), ThreatsFound())
    assert limited_looks(record.main_line()) == (1,)


def test_a_win_that_depends_on_a_forbidden_point_says_so() -> None:
    record = finish_review(trapped())
    (missed,) = (judged.missed for judged in judge(record, record.main_line()) if judged.missed is not None)
    assert missed.forbidden is not None
    assert missed.forbidden.sentence == "h8 is forbidden for Black, three-three: h8–j8 and h8–h10."
