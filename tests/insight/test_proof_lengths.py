"""One win has one length: in the judgement, its line, and the win that the move missed or allowed."""

from dataclasses import replace

import pytest

from studio.game.judgement import MoveJudgement, Prospect
from studio.game.node import Node
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof, ThreatsFound, ThreatWin
from studio.game.record import GameRecord
from studio.insight.key_moments import key_moments
from studio.insight.mistakes import Judged, judge, misses_win
from studio.insight.proof_lengths import fitting_line
from studio.insight.remarks import sentences_on
from studio.insight.winning_lines import line_of_win, winning_reply
from tests.exercises.boards import point
from tests.insight.reviews import finish_review
from tests.practice.games import missed_win, quiet, row

WIN, LOSS = Proof.WIN, Proof.LOSS


def points(names: str) -> tuple[int, ...]:
    return tuple(map(point, names.split()))


def judged(record: GameRecord) -> Judged:
    return judge(record, record.main_line())[1]


def prove_later(record: GameRecord, node: Node, line: str, plies: int) -> None:
    """Let a search after the review prove that the first move of a line wins."""
    moves = points(line)
    won = Candidate(moves[0], 900, 1.0, proof=WIN, proof_moves=plies, line=moves)
    rows = node.analysis.candidates if node.analysis is not None else ()
    others = tuple(each for each in rows if each.point != moves[0])
    found = node.analysis or PositionAnalysis(900)
    record.set_analysis(node, replace(found, candidates=(won, *others), known=KnownResult(WIN, plies)))


def won_at_the_start(plies: int | None, line: str = "") -> GameRecord:
    """Return a reviewed game in which d4 was a win instead of the first move. `plies` is the length by the review."""
    record = quiet()
    won = KnownResult(WIN, plies)
    found = MoveJudgement(0.7, point("d4"), won, Prospect(1.0, won), Prospect(0.3), line=points(line or "d4"))
    record.set_judgement(record.main_line()[1], found)
    return record


@pytest.mark.parametrize("plies", [None, 7])
def test_a_later_proof_gives_the_win_of_the_review_its_length_and_line(plies: int | None) -> None:
    record = won_at_the_start(plies, "d4 e5 d3 c4 d5 a7 d6" if plies else "")
    prove_later(record, record.root, "d4 e5 d3", 5)
    found = judged(record)
    assert found.judgement is not None
    assert (found.known.moves, found.judgement.before.known.moves) == (5, 5)
    assert found.judgement.line == points("d4 e5 d3"), "a line of seven moves does not win in five plies"
    assert found.drop == 0.7, "the mark stays"
    (moment,) = key_moments(record, record.main_line())
    assert "in at most 5 plies: d4 e5 d3 …" in sentences_on(moment, record.rules)


def test_a_later_proof_of_a_longer_win_changes_nothing() -> None:
    record = won_at_the_start(3, "d4 e5 d3")
    prove_later(record, record.root, "d4 e5 d3 c4 d5", 9)
    found = judged(record)
    assert found.judgement is not None
    assert (found.known.moves, found.judgement.line) == (3, points("d4 e5 d3"))


def test_a_shorter_proof_replaces_the_line_of_a_missed_win_by_threats() -> None:
    record = missed_win()
    before = judged(record)
    assert before.missed is not None
    assert before.known.moves == len(before.missed.win.line) == 3
    prove_later(record, record.root, "d1", 1)
    found = judged(record)
    assert (found.missed, found.known.moves, misses_win(found)) == (None, 1, True)


def test_the_reply_is_not_longer_than_the_proof() -> None:
    record = quiet()
    node, long = record.main_line()[1], points("d4 c4 d3 c3 d5")
    threats = ThreatsFound(win=ThreatWin("threes", long))
    rows = (Candidate(long[0], 900, 1.0, proof=WIN, proof_moves=5, line=long),)
    record.set_analysis(node, PositionAnalysis(900, rows, known=KnownResult(WIN, 5), threats=threats))
    finish_review(record)
    assert winning_reply(record, node).points == long
    prove_later(record, node, "e4 e5 e3", 3)
    found = judged(record)
    assert found.judgement is not None
    assert found.judgement.after.known.after.moves == 3
    assert found.reply.points == points("e4 e5 e3")
    assert line_of_win(record, node, long[0], plies=3) == long[:1]


def test_a_line_fits_if_it_is_not_longer_than_the_win() -> None:
    lines = ((1, 2, 3), (1, 2, 3, 4, 5), (2, 3, 4), ())
    assert fitting_line(lines, 1, None) == (1, 2, 3, 4, 5)
    assert fitting_line(lines, 1, 4) == (1, 2, 3)
    assert fitting_line(lines, 7, 4) == (7,)


def test_an_unproven_judgement_stays() -> None:
    record = quiet()
    node = record.main_line()[1]
    stored = node.judgement
    record.set_analysis(node, PositionAnalysis(900, (row("d4", 0.9, 900),), known=KnownResult(LOSS, 4)))
    assert judged(record).judgement == stored
