"""Mistakes of reviewed games become cards, and equal positions become the same card."""

import pytest

from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis, Proof, ThreatsFound
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.symmetry import symmetries
from studio.practice.card import Kind, key_of
from studio.practice.collecting import cards_of
from tests.exercises.boards import MISSED, point, position, record
from tests.insight.reviews import finish_review
from tests.practice.games import BLACK, WHITE, missed_defence, missed_win, quiet, row


def test_a_missed_win_becomes_a_card() -> None:
    (card,) = cards_of(missed_win(), (BLACK,))
    assert card.kind is Kind.WIN
    assert card.threats == "fours"
    assert card.position() == position()
    assert (card.best.point, card.best.proof, card.best.plies) == (point("d1"), Proof.WIN, 3)
    assert card.names(card.best.line) == "d1 d4 e1"
    assert card.names(card.played.line) == "d4 d1 e1 f1", "the mistake and its refutation"
    assert [answer.point for answer in card.answers] == [point(name) for name in ("d1", "e1", "g7")]
    assert (card.origin.black, card.origin.date, card.origin.moves) == ("Ada", "2026-11-01", 0)


def test_only_the_mistakes_of_the_chosen_side_count() -> None:
    assert list(cards_of(missed_win(), (WHITE,))) == []
    assert len(list(cards_of(missed_win()))) == 1


def test_a_mistake_without_a_proof_becomes_a_card() -> None:
    (card,) = cards_of(quiet())
    assert card.kind is Kind.MISTAKE
    assert (card.threats, card.best.point, card.best.rate) == ("", point("d4"), 0.62)
    assert card.played.rate < 0.35


def test_the_image_of_the_better_move_is_no_mistake() -> None:
    game = GameRecord(quiet().rules)
    node = game.add(game.root, point("a1"))
    rows = (row("g7", 0.6, 6000), row("a1", 0.3, 6000))  # a half turn exchanges the moves
    game.set_analysis(game.root, PositionAnalysis(12_000, rows, threats=ThreatsFound()))
    game.set_analysis(node, PositionAnalysis(9000, (row("d4", 0.7, 9000),), threats=ThreatsFound()))
    finish_review(game)
    assert list(cards_of(game)) == []


def test_a_later_search_that_prefers_the_move_of_the_game_gives_its_numbers() -> None:
    game = quiet()
    rows = row("a1", 0.7, 30_000, line="a1 d4"), row("d4", 0.62, 9000, line="d4 e5")
    game.set_analysis(game.root, PositionAnalysis(39_000, rows))
    (card,) = cards_of(game)
    assert card.is_played_preferred
    assert (card.played.point, card.played.rate, card.played.visits) == (point("a1"), 0.7, 30_000)
    assert (card.best.point, card.best.rate) == (point("d4"), 0.62)


def test_the_better_move_keeps_the_win_rate_of_the_review() -> None:
    game = quiet()
    rows = row("d4", 0.58, 90_000, line="d4 e5"), row("a1", 0.3, 30_000)
    game.set_analysis(game.root, PositionAnalysis(120_000, rows))
    (card,) = cards_of(game)
    assert (card.best.point, card.best.rate) == (point("d4"), 0.62)
    played = game.main_line()[1].judgement
    assert played is not None
    assert played.after.rate is not None
    assert card.played.rate == pytest.approx(played.after.rate)


def test_a_later_search_that_prefers_another_move_leaves_the_mistake() -> None:
    game = quiet()
    rows = row("c4", 0.75, 30_000), row("d4", 0.62, 9000), row("a1", 0.3, 2500)
    game.set_analysis(game.root, PositionAnalysis(41_500, rows))
    (card,) = cards_of(game)
    assert not card.is_played_preferred
    assert card.played.rate < 0.35


def test_a_missed_defence_becomes_a_card() -> None:
    (card,) = cards_of(missed_defence())
    assert (card.kind, card.side, card.threats) == (Kind.DEFENCE, WHITE, "")
    assert (card.best.point, card.best.rate) == (point("d1"), 0.6)
    assert (card.played.proof, card.names(card.played.line)) == (Proof.LOSS, "g7 d1 d4 e1")


def test_a_game_without_a_review_has_no_cards() -> None:
    assert list(cards_of(record(MISSED))) == []


def test_the_key_is_the_same_for_all_symmetric_positions() -> None:
    board = position()
    keys = {key_of(board.transformed(symmetry)) for symmetry in symmetries(board.rules)}
    assert keys == {key_of(board)}


def test_the_key_is_the_same_for_another_order_of_moves() -> None:
    rules = PRESETS["gomoku-9"]
    keys = set()
    for moves in ("e5 d4 c3 e4", "c3 e4 e5 d4"):
        game = GameRecord(rules)
        node = game.root
        for name in moves.split():
            node = game.add(node, point_from_human(name, rules))
        keys.add(key_of(game.position(node)))
    assert len(keys) == 1


def test_the_key_differs_for_other_rules_stones_and_sides() -> None:
    stones = {40: BLACK}
    keys = set()
    for name in ("gomoku-15", "standard-15"):
        for side in (BLACK, WHITE):
            board = Position(PRESETS[name])
            board.set_up(stones, side)
            keys.add(key_of(board))
    assert len(keys) == 4
