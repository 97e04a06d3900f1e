"""The questions to the endgame solver, with known answers."""

import random

import pytest

from studio.engine.running.endgame import Answer, ProvenMove, Question, progress

MOVES = (3, 5, 8, 9)


def worth_of(plies: int, value: int, empty: int) -> int:
    return value * (empty + 1 - plies)


def asked(ends: dict[int, tuple[int, int]], empty: int) -> tuple[tuple[ProvenMove, ...], list[Question]]:
    """Return all claims and questions about moves with these results: value and plies."""
    worths = {move: worth_of(plies, value, empty) for move, (value, plies) in ends.items()}
    questions: list[Question] = []
    answers: list[Answer] = []
    while (question := progress(tuple(ends), empty, answers).question) is not None:
        questions.append(question)
        if question.move is not None:
            answers.append(Answer(worths[question.move] >= question.wanted, question.move))
        else:
            good = [move for move, worth in worths.items() if worth >= question.wanted]
            answers.append(Answer(bool(good), random.Random(len(answers)).choice(good) if good else 0))
    return progress(tuple(ends), empty, answers).proven, questions


def random_ends(chance: random.Random, values: list[int], empty: int) -> dict[int, tuple[int, int]]:
    ends = {}
    for move in MOVES:
        value = chance.choice(values)
        odd = range(1, empty + 1, 2) if value == 1 else range(2, empty + 1, 2)
        ends[move] = (value, empty if value == 0 else chance.choice(odd))
    return ends


@pytest.mark.parametrize("seed", range(50))
def test_the_shortest_win_is_found(seed: int) -> None:
    chance = random.Random(seed)
    empty = chance.randint(4, 34)
    ends = random_ends(chance, [1, 1, 0, -1], empty) | {MOVES[0]: (1, chance.randrange(1, empty + 1, 2))}
    claims, questions = asked(ends, empty)
    shortest = min(plies for value, plies in ends.values() if value == 1)
    assert claims[-1].plies == shortest == ends[claims[-1].move][1]
    assert all(ends[claim.move][0] == claim.value == 1 and ends[claim.move][1] <= claim.plies for claim in claims)
    assert len(questions) <= 7


@pytest.mark.parametrize("seed", range(50))
def test_if_one_move_draws_each_move_is_a_draw_or_a_loss(seed: int) -> None:
    chance = random.Random(seed)
    empty = chance.randint(2, 34)
    ends = random_ends(chance, [0, -1], empty) | {MOVES[2]: (0, empty)}
    claims, _questions = asked(ends, empty)
    assert {claim.move: claim.value for claim in claims} == {move: value for move, (value, _) in ends.items()}
    assert all(ends[claim.move][1] <= claim.plies <= empty for claim in claims)


@pytest.mark.parametrize("seed", range(50))
def test_in_a_lost_position_the_longest_defences_are_known(seed: int) -> None:
    chance = random.Random(seed)
    empty = chance.randint(2, 34)
    ends = random_ends(chance, [-1], empty)
    claims, _questions = asked(ends, empty)
    last = {claim.move: claim.plies for claim in claims}
    longest = max(plies for _, plies in ends.values())
    assert {move for move in ends if last[move] == longest} == {move for move in ends if ends[move][1] == longest}
    assert all(claim.value == -1 and ends[claim.move][1] <= claim.plies for claim in claims)


def test_a_root_is_decided_only_by_a_win_or_by_losses_of_all_moves() -> None:
    yes, no = Answer(True, 5), Answer(False)
    assert not progress(MOVES, 10, []).is_decided
    assert progress(MOVES, 10, [yes]).is_decided
    assert progress(MOVES, 10, [no, no]).is_decided
    assert not progress(MOVES, 10, [no, yes]).is_decided


def test_with_one_empty_point_few_questions_are_asked() -> None:
    assert progress((4,), 1, [Answer(False), Answer(True, 4)]) == progress((4,), 1, [Answer(False), Answer(True, 4)])
    assert progress((4,), 1, [Answer(False), Answer(True, 4)]).proven == (ProvenMove(4, 0, 1),)
    assert progress((4,), 1, [Answer(True, 4)]).proven == (ProvenMove(4, 1, 1),)
