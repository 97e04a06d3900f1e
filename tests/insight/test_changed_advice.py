"""A further review of a game: which verdicts and better moves differ from those before."""

from collections.abc import Sequence

from studio.game.judgement import Missed, MoveJudgement, Prospect
from studio.game.position_analysis import KnownResult, Proof
from studio.game.rules import PRESETS
from studio.insight.changed_advice import ChangedAdvice, changed_advice
from studio.insight.mistakes import Judged, judge
from tests.game.boards import game

Given = tuple[float, int | None] | MoveJudgement | None


def judged_by(judgements: Sequence[Given]) -> tuple[Judged, ...]:
    """Return the moves of a game that are judged by a loss and a better move, or not at all."""
    record = game("e5 a1 e6 a9 e7", PRESETS["gomoku-9"])
    line = record.main_line()
    for node, given in zip(line[1:], judgements, strict=False):
        if given is not None:
            record.set_judgement(node, MoveJudgement(*given) if isinstance(given, tuple) else given)
    return judge(record, line)


def changed(before: Sequence[Given], after: Sequence[Given]) -> ChangedAdvice:
    old, new = judged_by(before), judged_by(after)
    return changed_advice(new, {one.node: other for one, other in zip(new, old, strict=True) if other.judgement})


def test_moves_with_another_mark_are_named_by_their_numbers() -> None:
    found = changed([(0.3, 5), (0.0, None), (0.12, 6)], [(0.0, None), (0.15, 7), (0.25, 6)])
    assert found == ChangedAdvice((1, 2, 3), (), is_repeated=True)


def test_another_loss_with_the_same_mark_is_no_change() -> None:
    assert changed([(0.3, 5), (0.02, None)], [(0.5, 5), (0.0, 8)]) == ChangedAdvice(is_repeated=True)


def test_mistakes_with_another_better_move_are_named_apart() -> None:
    assert changed([(0.3, 5), (0.3, 5)], [(0.3, 6), (0.1, 6)]) == ChangedAdvice((2,), ((1, 6),), is_repeated=True)


def test_a_mistake_that_becomes_a_missed_or_an_allowed_win_has_another_verdict() -> None:
    mistake, lost, won = MoveJudgement(0.3, 5), Prospect(0.0, KnownResult(Proof.LOSS, 8)), KnownResult(Proof.WIN, 7)
    for new in (
        MoveJudgement(0.3, 5, missed=Missed.DEFENCE),
        MoveJudgement(0.3, 5, after=lost),
        MoveJudgement(0.3, 5, missed=Missed.WIN),
        MoveJudgement(0.3, 5, known=won),
    ):
        assert changed([mistake], [new]).verdicts == changed([new], [mistake]).verdicts == (1,)
    assert changed([mistake], [mistake]).verdicts == ()


def test_a_good_move_that_misses_a_shorter_win_has_another_verdict() -> None:
    assert changed([MoveJudgement()], [MoveJudgement(missed=Missed.KEPT_WIN)]).verdicts == (1,)


def test_a_stored_mark_that_was_not_shown_is_a_change_if_it_is_shown_now() -> None:
    hidden = MoveJudgement(0.3, 5, before=Prospect(0.5), after=Prospect(0.49))  # contradicted by its win rates
    confirmed = MoveJudgement(0.3, 5, before=Prospect(0.7), after=Prospect(0.4))
    assert changed([hidden, hidden], [confirmed, MoveJudgement()]).verdicts == (1,)


def test_moves_that_only_one_review_judged_are_not_named() -> None:
    assert changed([None, (0.3, 5)], [(0.3, 5), (0.3, 5)]) == ChangedAdvice()
    assert changed([None, None], [(0.3, 5), None]) == ChangedAdvice()
