"""Of two analyses the better founded one is kept, with the proofs of the other."""

from dataclasses import replace

from studio.game.merged_analysis import merged_analysis, with_proofs_of, with_threats
from studio.game.position_analysis import (
    NOTHING_KNOWN,
    Candidate,
    KnownResult,
    PositionAnalysis,
    Proof,
    ThreatsFound,
    ThreatWin,
)

WIN, LOSS = Proof.WIN, Proof.LOSS
STEERED = PositionAnalysis(50_000, (Candidate(1, 25_000, 0.1), Candidate(2, 25_000, 0.4)), is_steered=True)


def free(simulations: int, *rows: Candidate, known: KnownResult = NOTHING_KNOWN) -> PositionAnalysis:
    return PositionAnalysis(simulations, rows or (Candidate(1, simulations, 0.0),), known=known)


def test_the_first_analysis_is_kept() -> None:
    assert merged_analysis(None, STEERED) == STEERED


def test_more_simulations_are_kept_and_of_equals_the_new_ones() -> None:
    few, many, again = free(100), free(300), replace(free(300), profile="graph")
    assert merged_analysis(many, few) == merged_analysis(few, many) == many
    assert merged_analysis(many, again) == again


def test_a_proof_takes_precedence_over_simulations() -> None:
    proven = free(100, Candidate(4, 60, 1.0, proof=WIN, proof_moves=5), known=KnownResult(WIN, 5))
    for kept in (merged_analysis(proven, free(300)), merged_analysis(free(300), proven)):
        assert (kept.simulations, kept.known) == (100, KnownResult(WIN, 5))
    nearer = replace(proven, simulations=80, known=KnownResult(WIN, 3))
    assert merged_analysis(proven, nearer).known == KnownResult(WIN, 3)


def test_proofs_of_moves_stay_with_their_distances() -> None:
    proven = free(
        100, Candidate(1, 60, -1.0, proof=LOSS, proof_moves=4), Candidate(4, 40, 1.0, proof=WIN, proof_moves=5)
    )
    kept = merged_analysis(proven, free(300, Candidate(1, 200, 0.1), Candidate(2, 100, 0.0)))
    assert [(row.point, row.visits, row.proof, row.proof_moves) for row in kept.candidates] == [
        (1, 200, LOSS, 4),
        (2, 100, Proof.UNKNOWN, None),
        (4, 0, WIN, 5),
    ], "visits are those of one search"
    assert kept.best == kept.candidates[0]


def test_a_repeated_proof_keeps_the_longer_line() -> None:
    won = Candidate(4, 60, 1.0, proof=WIN, line=(4, 1, 5, 2, 6), proof_moves=5)
    long = free(10_000, won, known=KnownResult(WIN, 5))
    again = free(2, replace(won, visits=1, line=(4,)), known=KnownResult(WIN, 5))
    for kept in (merged_analysis(long, again), merged_analysis(again, long)):
        assert kept.candidates[0].line == won.line


def test_no_line_is_longer_than_its_proof() -> None:
    long = free(10_000, Candidate(4, 60, 1.0, proof=WIN, line=(4, 1, 5, 2, 6), proof_moves=5))
    shorter = free(2, Candidate(4, 1, 1.0, proof=WIN, line=(4,), proof_moves=3))
    for kept in (merged_analysis(long, shorter), merged_analysis(shorter, long)):
        (row,) = kept.candidates
        assert (row.proof_moves, row.line) == (3, (4,))


def test_a_proof_of_another_search_comes_with_its_line() -> None:
    proven = free(100, Candidate(1, 60, 1.0, proof=WIN, line=(1, 7, 8), proof_moves=9))
    searched = free(300, Candidate(1, 200, 0.1, line=(1, 2, 3, 4)))
    (row,) = merged_analysis(proven, searched).candidates
    assert (row.visits, row.line, row.proof_moves) == (200, (1, 7, 8), 9)
    lost = PositionAnalysis(100, lost=(1,), lost_in=4)
    (row,) = merged_analysis(lost, searched).candidates
    assert (row.visits, row.line, row.proof_moves) == (200, (1,), 4), "no line of the loss is known"


def test_lost_moves_stay_lost() -> None:
    lost = PositionAnalysis(
        100, (Candidate(1, 60, 0.0), Candidate(9, 10, -1.0, proof=LOSS, proof_moves=8)), lost=(5, 6)
    )
    lost = replace(lost, lost_in=2)
    kept = merged_analysis(lost, free(300, Candidate(1, 200, 0.0), Candidate(5, 100, 0.0)))
    assert [(row.point, row.proof, row.proof_moves) for row in kept.candidates] == [
        (1, Proof.UNKNOWN, None),
        (5, LOSS, 2),
    ]
    assert (set(kept.lost), kept.lost_in) == ({6, 9}, 8)
    again = merged_analysis(kept, free(400, Candidate(1, 400, 0.0)))
    assert (set(again.lost), again.lost_in) == ({5, 6, 9}, 8)


def test_any_free_search_replaces_a_steered_one_and_keeps_its_comparison() -> None:
    for kept in (merged_analysis(STEERED, free(100)), merged_analysis(free(100), STEERED)):
        assert kept.simulations == 100
        assert not kept.is_steered
        assert kept.compared == STEERED.candidates
    later = merged_analysis(merged_analysis(free(100), STEERED), free(900))
    assert (later.simulations, later.compared) == (900, STEERED.candidates)


def test_the_longer_comparison_stays() -> None:
    short = PositionAnalysis(20, (Candidate(1, 10, 0.9), Candidate(2, 10, 0.1)), is_steered=True)
    kept = merged_analysis(merged_analysis(free(100), STEERED), short)
    assert kept.compared == STEERED.candidates
    assert merged_analysis(merged_analysis(free(100), short), STEERED).compared == STEERED.candidates


def test_proofs_of_a_steered_search_are_used() -> None:
    steered = replace(
        STEERED, candidates=(Candidate(2, 25_000, -1.0, proof=LOSS, proof_moves=6),), lost=(7,), lost_in=2
    )
    kept = merged_analysis(free(100, Candidate(2, 90, 0.3), Candidate(1, 10, 0.0)), steered)
    assert (kept.candidates[0].proof, kept.candidates[0].proof_moves) == (LOSS, 6)
    assert (kept.lost, kept.lost_in) == ((7,), 2)


def test_later_proofs_apply_to_compared_moves() -> None:
    compared = merged_analysis(free(100), STEERED)
    kept = merged_analysis(compared, replace(free(900), lost=(2,), lost_in=6))
    assert [(row.point, row.proof, row.proof_moves) for row in kept.compared] == [
        (1, Proof.UNKNOWN, None),
        (2, LOSS, 6),
    ]


def test_a_solver_proves_the_winning_move_and_has_its_line() -> None:
    found = ThreatsFound(win=ThreatWin("fours", (2, 5, 7)))
    kept = with_threats(free(100, Candidate(2, 60, 0.1, line=(2, 9)), Candidate(3, 40, 0.2)), found, range(4))
    assert kept.known == KnownResult(WIN, 3)
    assert [(row.point, row.visits, row.proof, row.proof_moves) for row in kept.candidates] == [
        (2, 60, WIN, 3),
        (3, 40, Proof.UNKNOWN, None),
    ]
    assert (kept.candidates[0].line, kept.threats) == ((2, 5, 7), found)
    assert merged_analysis(kept, free(300)).threats == found


def test_a_threat_search_that_reaches_its_limit_does_not_remove_a_proven_win() -> None:
    won, limited = ThreatsFound(win=ThreatWin("threes", (2, 5, 7))), ThreatsFound(is_limited=True)
    old = with_threats(free(100), won, range(9))
    assert merged_analysis(old, replace(free(300), threats=limited)).threats == won
    shorter = ThreatsFound(win=ThreatWin("fours", (2,)))
    assert merged_analysis(old, replace(free(300), threats=shorter)).threats == shorter
    assert (
        merged_analysis(replace(free(100), threats=ThreatsFound()), replace(free(300), threats=limited)).threats
        == limited
    )


def test_moves_that_do_not_defend_are_lost_and_undecided_ones_are_open() -> None:
    found = ThreatsFound(menace=ThreatWin("threes", (2, 5, 7), defences=(3,), undecided=(0,)))
    kept = with_threats(free(100, Candidate(1, 60, 0.1), Candidate(3, 40, 0.2)), found, range(5))
    assert kept.known == NOTHING_KNOWN
    assert [(row.point, row.proof) for row in kept.candidates] == [(1, LOSS), (3, Proof.UNKNOWN)]
    assert kept.lost == (2, 4)


def test_without_a_defence_the_position_is_lost() -> None:
    found = ThreatsFound(menace=ThreatWin("fours", (2, 5, 7)))
    kept = with_threats(free(100), found, range(3))
    assert kept.known == KnownResult(LOSS), "the distance is unknown"


def test_proofs_of_a_solver_leave_the_threats_of_the_review() -> None:
    win = ThreatWin("fours", (7, 8, 9))
    for own in (None, ThreatsFound(is_limited=True)):
        kept = with_proofs_of(replace(free(300), threats=own), ThreatsFound(win), range(20))
        assert (kept.known, kept.threats) == (KnownResult(WIN, 3), own)
        assert (kept.candidates[-1].point, kept.candidates[-1].proof) == (7, WIN)
        assert with_proofs_of(kept, ThreatsFound(win), range(20)) == kept


def test_a_long_win_by_threats_keeps_all_its_moves() -> None:
    line = tuple(range(39))
    kept = with_threats(free(100, Candidate(0, 60, 0.1)), ThreatsFound(ThreatWin("threes", line)), range(50))
    assert kept.candidates[0].line == line
