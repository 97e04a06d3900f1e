import copy
import pickle

import pytest

from studio.game.errors import IllegalMoveError, PositionError
from studio.game.notation import human_point, point_from_human
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.game.stones import PASS, Move, Stone
from tests.game.boards import FOUR, GOMOKU, TICTACTOE, dropped, played

STANDARD = PRESETS["standard-15"]


def line(position: Position) -> str:
    return " ".join(sorted(human_point(point, position.rules) for point in position.winning_line()))


def test_black_begins_and_the_sides_take_turns() -> None:
    position = played("h8 i9")
    assert position.moves == (Move(Stone.BLACK, 112), Move(Stone.WHITE, 98))
    assert position.to_move is Stone.BLACK


def test_five_in_a_row_wins_and_ends_the_game() -> None:
    position = played("h8 a1 i8 a2 j8 a3 k8 a4 l8")
    assert position.winner is Stone.BLACK
    assert position.is_over
    assert not position.is_draw
    assert position.legal_moves() == []
    assert line(position) == "h8 i8 j8 k8 l8"


def test_a_winning_line_is_found_without_making_moves() -> None:
    position = played("h8 a1 i8 a2 j8 a3 k8")
    points = [point_from_human(text, position.rules) for text in ("a4", "l8")]
    line = [point_from_human(text, position.rules) for text in ("h8", "i8", "j8", "k8", "l8")]
    assert position.winning_line_after(points) == tuple(sorted(line))
    assert position.winning_line_after(points[:1]) == ()
    assert position.winning_line_after([*points, 0]) == ()  # no move is possible after the end
    assert position.winning_line_after([112]) == ()  # a stone stands there
    assert position.ply == 7


@pytest.mark.parametrize("points", ["a1 b1 c1 d1 e1", "a1 a2 a3 a4 a5", "a1 b2 c3 d4 e5", "e1 d2 c3 b4 a5"])
def test_lines_win_in_all_four_directions(points: str) -> None:
    black = points.split()
    white = ["o15", "o13", "o11", "o9"]
    moves = [text for pair in zip(black, [*white, ""], strict=True) for text in pair]
    assert line(played(" ".join(moves))) == " ".join(sorted(black))


def test_a_line_does_not_wrap_around_the_edge() -> None:
    assert played("n8 a1 o8 a3 a7 a5 b7 a9 c7").winner is None


def test_longer_line_wins_in_gomoku_with_all_its_cells() -> None:
    position = played("h8 a1 i8 a3 j8 a5 l8 a7 m8 a9 k8")
    assert line(position) == "h8 i8 j8 k8 l8 m8"


def test_a_longer_line_does_not_win_under_the_exact_rule() -> None:
    position = played("h8 a1 i8 a3 j8 a5 l8 a7 m8 a9 k8", STANDARD)
    assert position.winner is None


def test_one_move_can_make_two_lines() -> None:
    position = played("h8 a1 i8 a3 j8 a5 k8 a7 l9 b1 l10 b3 l11 b5 l12 b7 l8")
    assert len(position.winning_line()) == 9


@pytest.mark.parametrize(
    ("code", "sentence", "point"),
    [("occupied", "h8 is occupied.", 112), ("off_board", "Point 225 is not on the board.", 225)],
)
def test_illegal_move_says_why(code: str, sentence: str, point: int) -> None:
    position = played("h8")
    with pytest.raises(IllegalMoveError) as caught:
        position.play(point)
    assert (caught.value.code, str(caught.value)) == (code, sentence)


def test_negative_point_is_off_the_board() -> None:
    with pytest.raises(IllegalMoveError, match="not on the board"):
        Position(TICTACTOE).play(-2)


def test_move_after_the_end_is_refused_with_the_verdict() -> None:
    position = played("a1 a2 b1 b2 c1", TICTACTOE)
    with pytest.raises(IllegalMoveError, match=r"The game is over: Black has won\.") as caught:
        position.play(0)
    assert caught.value.code == "game_over"


def test_move_after_a_draw_is_refused_with_the_verdict() -> None:
    position = played("a1 b1 c1 b2 b3 a2 c2 c3 a3", TICTACTOE)
    assert position.is_draw
    with pytest.raises(IllegalMoveError, match=r"The game is over: it is a draw\."):
        position.play(0)


def test_stones_fall_in_connect_four() -> None:
    assert [human_point(move.point, FOUR) for move in dropped("4453").moves] == ["d1", "d2", "e1", "c1"]


def test_full_column_is_refused() -> None:
    position = dropped("444444")
    with pytest.raises(IllegalMoveError, match=r"Column 4 is full\.") as caught:
        position.drop(3)
    assert caught.value.code == "full_column"
    with pytest.raises(IllegalMoveError, match=r"Column 4 is full\."):
        position.play(point_from_human("d6", FOUR))


def test_stone_cannot_float() -> None:
    with pytest.raises(IllegalMoveError, match="it would fall to d1"):
        Position(FOUR).play(point_from_human("d3", FOUR))


def test_column_off_the_board_is_refused() -> None:
    with pytest.raises(IllegalMoveError, match=r"Column 8 is not on the board\."):
        Position(FOUR).drop(7)


def test_undo_restores_stones_side_to_move_winner_and_key() -> None:
    position = played("a1 a2 b1 b2", TICTACTOE)
    before = position.copy()
    position.play(point_from_human("c1", TICTACTOE))
    assert position.undo() == Move(Stone.BLACK, 8)
    assert position == before
    assert position.key == before.key
    assert position.winner is None


def test_undo_without_a_move_is_refused() -> None:
    with pytest.raises(PositionError, match="no move to take back"):
        Position(TICTACTOE).undo()


def test_undo_of_moves_out_of_turn_restores_the_side_to_move() -> None:
    position = Position(GOMOKU)
    position.play(0, Stone.WHITE)
    position.play(1, Stone.WHITE)
    assert position.to_move is Stone.BLACK
    position.undo()
    position.undo()
    assert position == Position(GOMOKU)
    assert position.key == 0


def test_the_key_depends_on_the_side_to_move() -> None:
    black = Position.from_text("X O .\n. . .\n. . .", TICTACTOE)
    white = Position.from_text("X O .\n. . .\n. . .\nO to move", TICTACTOE)
    assert black.key != white.key
    assert black != white


def test_stones_given_as_numbers_become_stones() -> None:
    position = Position(TICTACTOE)
    for point in (0, 1, 2):
        position.play(point, Stone(1))
    assert position.winner is Stone.BLACK


def test_copies_share_nothing() -> None:
    position = played("h8")
    other = copy.copy(position)
    other.play(0)
    assert position.ply == 1


def test_errors_survive_pickling() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        played("h8").play(112)
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301  # trusted bytes
    assert (type(again), again.code, str(again), again.fields) == (
        IllegalMoveError,
        "occupied",
        "h8 is occupied.",
        caught.value.fields,
    )


def test_a_setup_finds_a_winner_anywhere() -> None:
    winners = []
    position = Position(STANDARD)
    position.set_up(dict.fromkeys(range(6), Stone.BLACK))
    winners.append(position.winner)
    for change in ({5: Stone.EMPTY}, {4: Stone.EMPTY}, {4: Stone.BLACK}):
        position.set_up(change)
        winners.append(position.winner)
    assert winners == [None, Stone.BLACK, None, Stone.BLACK]


def test_pass_changes_the_side_only() -> None:
    position = Position(GOMOKU)
    position.pass_turn()
    assert position.to_move is Stone.WHITE
    assert position.stones_count == 0
    assert position.undo().point == PASS


def test_key_depends_on_the_stones_and_not_on_their_order() -> None:
    assert played("h8 i9 a1").key == played("a1 i9 h8").key
    assert played("h8 i9").key != played("i9 h8").key


def test_text_is_drawn_and_read() -> None:
    drawing = "X . .\n. O .\n. . X"
    position = Position.from_text(drawing, TICTACTOE)
    assert position.to_move is Stone.WHITE
    assert position.text() == drawing
    assert position == played("a3 b2 c1", TICTACTOE)


def test_text_names_the_side_only_if_the_stones_do_not_determine_it() -> None:
    position = Position.from_text("X . .\n. . .\n. . .\nX to move", TICTACTOE)
    assert position.to_move is Stone.BLACK
    assert position.text().endswith("\nX to move")


def test_text_of_a_finished_game_has_its_winner() -> None:
    position = Position.from_text("X X X\nO O .\n. . .", TICTACTOE)
    assert position.winner is Stone.BLACK
    assert line(position) == "a3 b3 c3"


@pytest.mark.parametrize(
    ("drawing", "sentence"),
    [
        ("X . .\n. . .", "2 rows"),
        ("X . . .\n. . .\n. . .", "Row 1"),
        ("X . .\n. ? .\n. . .", "Row 2"),
        ("X X X\nO O O\n. . .", "both"),
        (". . .\n. . .\n. . .\nZ to move", "must read 'X to move'"),
        ("", "0 rows"),
    ],
)
def test_invalid_position_text_is_refused(drawing: str, sentence: str) -> None:
    with pytest.raises(PositionError, match=sentence):
        Position.from_text(drawing, TICTACTOE)


def test_floating_stones_cannot_be_set_up() -> None:
    position = Position(FOUR)
    with pytest.raises(PositionError, match="floats above a1"):
        position.set_up({point_from_human("a2", FOUR): Stone.BLACK})
    assert position == Position(FOUR)


def test_set_up_can_remove_stones() -> None:
    position = played("h8 i9")
    position.set_up({112: Stone.EMPTY, 0: Stone.WHITE}, Stone.WHITE)
    assert (position.stone(112), position.stone(0)) == (Stone.EMPTY, Stone.WHITE)
    assert position.to_move is Stone.WHITE
    assert position.ply == 0


def test_a_board_without_lines_is_a_draw_when_full() -> None:
    position = Position(Rules(2, 2, 3))
    while not position.is_over:
        position.play(position.legal_moves()[0])
    assert position.is_draw


def test_copy_has_its_own_stones() -> None:
    position = played("h8")
    other = position.copy()
    other.play(0)
    assert position.ply == 1
    assert position.stone(0) is Stone.EMPTY
