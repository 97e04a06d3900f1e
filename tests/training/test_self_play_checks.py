"""Self-play games before an independent judge that knows only the rules, and tests of the judge itself."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from benchmarks.self_play_checks import WAY, Judge, checked_game
from studio.game.position import Position
from studio.game.rules import PRESETS, Overline, Rules
from studio.training.samples import Samples
from studio.training.selfplay import SelfPlayer
from tests.engine.evaluation.networks import network_of

FOUR = PRESETS["four-5"]
GAMES = (FOUR, Rules(5, 6, 4, gravity=True), Rules(6, 6, 4, overline=Overline.NOTHING))


def played(rules: Rules, count: int) -> Iterator[tuple[Samples, tuple[int, ...]]]:
    player = SelfPlayer(network_of(rules), rules, WAY, 3)
    for _ in range(count):
        yield player.play(), player.last_game


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.text)
def test_self_play_makes_legal_moves_and_correct_proofs(rules: Rules) -> None:
    found = {checked_game(rules, samples, moves) for samples, moves in played(rules, 7)}
    assert not [what for what in found if what.startswith("wrong")]
    assert found & {"played to the end", "proven wins that the judge finds too"}


def test_the_judge_detects_a_wrong_move_and_a_wrong_winner() -> None:
    seen = set()
    for samples, moves in played(FOUR, 7):
        assert checked_game(FOUR, samples, (*moves[:2], moves[0])) == "wrong: an illegal move"
        seen.add(checked_game(FOUR, replace(samples, results=-samples.results), moves))
    assert "wrong: an unsound proof" in seen


@pytest.mark.parametrize(
    ("drawn", "winner", "is_found"),
    [
        (". . . . . / . x x . . / . o o . . / . . . . . / . . . . .", 1, True),  # an open three
        (". . . . . / . x x . . / . . o . . / . o . . . / . . . . .", -1, False),
        ("x x x . . / o o . . . / . o . . . / . . . . . / . . . . .", 1, True),
        (". . . . . / . x x x . / . o o . . / . . . . . / . . . . .", -1, True),  # neither side stops both ends
    ],
)
def test_the_judge_finds_existing_wins_and_no_others(drawn: str, winner: int, is_found: bool) -> None:
    cells = drawn.replace("/", "").split()
    own, other = (sum(1 << point for point, cell in enumerate(cells) if cell == letter) for letter in "xo")
    if winner < 0 and is_found:
        own, other = other, own  # the side to move faces the open three
    assert Judge(FOUR).proves(own, other, winner) is is_found


def test_the_judge_knows_lines_edges_and_gravity() -> None:
    judge, falling = Judge(Rules(5, 6, 4, overline=Overline.NOTHING)), Judge(PRESETS["connect-four"])
    assert judge.has_line(0b1111)
    assert not judge.has_line(0b11111)  # too long
    assert not judge.has_line(0b111000 | 0b1 << 6)  # around an edge
    position = Position(falling.rules)
    assert [point for point in range(falling.rules.size) if falling.may_play(0, point)] == sorted(
        position.legal_moves()
    )
