"""The record of a game that begins at a position of another game."""

from studio.game.move_cost import MoveCost
from studio.game.node import Node, Setup
from studio.game.notation import point_from_human
from studio.game.openings import OPENING, opening_in
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.session.new_record import record_from

RULES = PRESETS["gomoku-15"]


def played(*points: int) -> tuple[GameRecord, Node]:
    record = GameRecord(RULES)
    node = record.root
    for point in points:
        node = record.add(node, point)
    return record, node


def test_it_has_the_moves_without_variations_comments_and_result() -> None:
    game, end = played(0, 1, 2)
    game.black, game.white, game.result = "Ann", "Ben", "B+R"
    second = game.main_line()[2]
    game.add(second, 9)
    game.set_comment(second, "good")
    game.set_time(second, 1500)
    game.set_cost(second, MoveCost(simulations=10))
    record = record_from(game, second, "", "Studio")
    line = record.main_line()
    assert [node.move for node in line] == [node.move for node in game.main_line()[:3]]
    assert (line[-1].children, line[-1].comment, line[-1].time_ms, line[-1].cost) == ([], "", 1500, second.cost)
    assert (record.black, record.white, record.result) == ("", "Studio", "")
    assert record.position(line[-1]) == game.position(second)
    assert game.holds(end), "the other game keeps its moves"


def test_it_begins_with_the_stones_of_a_position() -> None:
    game = GameRecord(RULES)
    game.set_setup(game.root, Setup({5: Stone.BLACK}, to_move=Stone.WHITE))
    node = game.add(game.root, 6)
    record = record_from(game, node, "", "")
    assert record.position(record.main_line()[-1]) == game.position(node)


def test_it_has_the_opening_only_if_it_had_finished() -> None:
    game, end = played(*(point_from_human(text, RULES) for text in ("h8", "i9", "j10", "k11")))
    for text, node, expected in (
        ("swap2: first h8 i9 j10; second white", end, True),
        ("swap2: first h8 i9 j10; second white", game.main_line()[2], False),
        ("swap2: first h8 i9 j10", end, False),
    ):
        game.set_property(game.root, OPENING, (text,))
        assert opening_in(game) is not None
        assert (OPENING in record_from(game, node, "", "").properties) is expected
