"""The marks of a review compared with an exact solver."""

import random
from collections.abc import Callable, Iterator
from itertools import chain, islice

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from studio.activities.review import Review
from studio.engine.options.limits import Limit
from studio.game.notation import point_from_human
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Rules
from studio.insight.mistakes import Judged, Verdict, judge, verdict
from studio.session.session import Session
from tests.exact_solver import Played, played_moves
from tests.sizes import one_always

GAMES = [
    (PRESETS["tic-tac-toe"], (2, 3, 4, 5)),
    (Rules(4, 4, 3), (5, 6, 7)),
    (Rules(4, 5, 4, gravity=True), (8, 9, 10)),
    (PRESETS["connect-four"], (28, 29, 30)),
]
OF_EACH = 5
"""Twenty blunders from all games."""


def chosen(is_wanted: Callable[[Played], bool]) -> Iterator[Played]:
    each = (filter(is_wanted, played_moves(rules, stones, random.Random(1))) for rules, stones in GAMES)
    return chain.from_iterable(islice(some, OF_EACH) for some in each)


def is_only_move(played: Played) -> bool:
    """Return whether all other moves lose something, and this one does not."""
    best = max(played.values.values())
    return played.lost == 0 and len(played.values) > 1 and list(played.values.values()).count(best) == 1


def loses_nothing(played: Played) -> bool:
    return played.lost == 0


def is_lost_anyway(played: Played) -> bool:
    return max(played.values.values()) < 0 and len(played.values) > 1


def reviewed(qtbot: QtBot, owner: QObject, played: Played, simulations: int) -> Judged:
    """Return the move after a review of the positions before and after it."""
    session = Session(played.rules)
    for point in (*played.before, played.point):
        session.play(point)
    line = session.record.main_line()[-2:]
    review = Review(lambda: 1, owner)
    review.node_reviewed.connect(session.results.keep_analysis)
    review.line_judged.connect(session.results.keep_judgements)
    with qtbot.waitSignal(review.finished, timeout=60_000):
        review.begin(session.record, line, Limit(simulations=simulations))
    return judge(session.record, line)[1]


@pytest.fixture
def owner(qapp: QObject) -> QObject:
    del qapp
    return QObject()


def test_twenty_blunders_are_marked(qtbot: QtBot, owner: QObject) -> None:
    blunders = list(chosen(lambda played: played.lost > 0))
    assert len(blunders) == 20
    for played in blunders:
        judged = reviewed(qtbot, owner, played, 3_000)
        assert verdict(judged.drop) is Verdict.BLUNDER, played
        assert judged.better is not None
        assert played.values[judged.better] > played.values[played.point], played


@pytest.mark.parametrize("simulations", one_always(2, [50, 3_000]))
@pytest.mark.parametrize("is_wanted", one_always(3, [loses_nothing, is_lost_anyway, is_only_move]))
def test_twenty_moves_that_lose_nothing_are_not_marked(
    qtbot: QtBot, owner: QObject, is_wanted: Callable[[Played], bool], simulations: int
) -> None:
    sound = list(chosen(is_wanted))
    assert len(sound) == 20
    for played in sound:
        judged = reviewed(qtbot, owner, played, simulations)
        assert verdict(judged.drop) is None, (played, judged)


DECIDED = (
    "h8 g9 i9 g7 g8 f8 h10 h6 e9 g11 h9 h11 i10 f7 i8 i7 j7 g10 j8 k8 j11 k12 k6 l5 k7 l6 i11 i12 j10 j9 k11 l12 l10 "
    "k10 m11 l11 k9 n12 h12 g13 l8"
)
"""From White's 18th move on Black wins, by fours and threes that leave White no choice."""


@pytest.mark.parametrize("simulations", one_always(2, [5_000, 10_000]))
def test_in_a_decided_game_no_move_is_a_mistake(qtbot: QtBot, owner: QObject, simulations: int) -> None:
    session = Session(PRESETS["gomoku-15"])
    for name in DECIDED.split():
        session.play(point_from_human(name, session.rules))
    record, line = session.record, session.record.main_line()[24:]
    review = Review(lambda: 1, owner)
    review.node_reviewed.connect(session.results.keep_analysis)
    review.line_judged.connect(session.results.keep_judgements)
    with qtbot.waitSignal(review.finished, timeout=300_000):
        review.begin(record, line, Limit(simulations=simulations))
    assert [verdict(judged.drop) for judged in judge(record, line)] == [None] * len(line)
    assert [record.known(node).proof for node in line] == [Proof.WIN, Proof.LOSS] * 9
    assert [judged.black for judged in judge(record, line)] == [1.0] * len(line)


OVERLOOKED = "h9 g10 h10 i10 c3 c13 h11 m3 h8 c8 h12"
"""White ignores an open three, which only h8 and h12 would stop."""


@pytest.mark.long
def test_the_named_move_is_the_best_shown_one(qtbot: QtBot, owner: QObject) -> None:
    session = Session(PRESETS["gomoku-15"])
    for name in OVERLOOKED.split():
        session.play(point_from_human(name, session.rules))
    record, line = session.record, session.record.main_line()
    review = Review(lambda: 1, owner)
    review.node_reviewed.connect(session.results.keep_analysis)
    review.line_judged.connect(session.results.keep_judgements)
    with qtbot.waitSignal(review.finished, timeout=300_000):
        review.begin(record, line, Limit(simulations=3_000))
    before, overlooked = judge(record, line)[7:9]
    assert overlooked.better in {point_from_human(name, session.rules) for name in ("h8", "h12")}
    assert overlooked.black == 1.0
    assert overlooked.judgement is not None
    assert overlooked.drop == overlooked.judgement.before.rate
    assert before.black is not None
    assert overlooked.drop == pytest.approx(1.0 - before.black, abs=0.1), "the long search of the other moves counts"
