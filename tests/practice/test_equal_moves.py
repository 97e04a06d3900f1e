"""Images of the best move by a symmetry of the stones."""

from dataclasses import replace

import pytest

from studio.game.notation import human_point, point_from_human
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Rules
from studio.practice.card import Answer, Card, Kind
from studio.practice.equal_moves import best_turned_to, images_of
from studio.practice.judging import Verdict, judged_by_review

RULES = PRESETS["gomoku-15"]


def made(stones: str, best: str, rules: Rules = RULES) -> Card:
    """Return a card with the stones of Black and White in turn; the line of the best move has three moves."""
    position = Position(rules)
    for name in stones.split():
        position.play(point_from_human(name, rules))
    line = tuple(point_from_human(name, rules) for name in best.split())
    played = point_from_human("a1", rules)
    board = position.text()
    return Card(rules.text, board, Kind.MISTAKE, Answer(played, 0.3, 9000), (Answer(line[0], 0.7, 9000, line=line),))


def turned(card: Card) -> dict[str, str]:
    """Return the images of the best move with their lines."""
    found = ((point, best_turned_to(card, point)) for point in card.position().legal_moves())
    return {human_point(point, card.rules): card.names(each.line) for point, each in found if each is not None}


def test_the_moves_around_a_row_of_stones_are_equally_good() -> None:
    """The row of four is neither in the middle of the board nor on a diagonal, so the position has no symmetry."""
    card = made("i10 h10 j10 k10", "i11 j9 i12")
    assert images_of(card.position(), card.best.point) == {card.best.point}
    assert turned(card) == {"i11": "i11 j9 i12", "j11": "j11 i9 j12", "i9": "i9 j11 i8", "j9": "j9 i11 j8"}
    judged = judged_by_review(card, point_from_human("j9", RULES))
    assert judged is not None
    assert (judged.verdict, judged.rate, judged.image_of) == (Verdict.RIGHT, 0.7, card.best.point)


def test_colours_must_agree() -> None:
    assert turned(made("i10 h10 j10 f6", "i11")) == {"i11": "i11"}


@pytest.mark.parametrize(
    ("stones", "best"), [("i10 h10 j10 k10", "i12"), ("c8 d8 f8 e8", "d9"), ("i12 h12 j12 k12", "i11")]
)
def test_near_the_edge_no_image_is_claimed(stones: str, best: str) -> None:
    assert turned(made(stones, best)) == {}


def test_a_proof_holds_only_for_the_move_itself() -> None:
    card = made("i10 h10 j10 k10", "i11 j9 i12")
    won = replace(card, answers=(replace(card.best, rate=1.0, proof=Proof.WIN),))
    assert turned(won) == {}


def test_with_gravity_only_symmetries_of_the_position_count() -> None:
    assert turned(made("d1", "d2", PRESETS["connect-four"])) == {}
