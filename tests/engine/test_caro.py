"""The search and the solver by a rule that is not offered yet: exactly five in a row, not blocked at both ends."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from studio.engine.evaluation.network import untrained
from studio.engine.kernels.boards.answers import NO_ANSWER, ONLY_ONE, SEVERAL, forced_reply
from studio.engine.kernels.boards.board import OPEN, Board, Codes, FourWords, OneWord, RowWords, Words, landing_code
from studio.engine.kernels.boards.lines import wins_on
from studio.engine.kernels.runtime.bits import Word
from studio.engine.kernels.runtime.compiling import kernel
from studio.engine.kernels.search.foresight import winning_points
from studio.engine.kernels.search.rollouts import play_out
from studio.engine.kernels.search.task import Rollout, Tactical, Uniform
from studio.engine.kernels.search.tree import Long
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.options.threats import ThreatKind
from studio.engine.running.boards import BoardMap, board_map
from studio.engine.search import Search
from studio.engine.solver import Solver, threat_points
from studio.game.errors import StudioError
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import Overline, Rules, rules_from_text
from studio.game.stones import Stone
from studio.networks.catalogue import way_of
from tests.engine import slow_caro
from tests.engine.saved.tree_files import read, save
from tests.engine.searches import check_invariants, searched
from tests.sizes import sizes

CARO, SMALL = rules_from_text("15x15/5 caro"), Rules(9, 9, 5, overline=Overline.CARO)
BLACK, WHITE = Stone.BLACK, Stone.WHITE
BOARDS = (
    (OneWord, Rules(7, 7, 4, overline=Overline.CARO)),
    (OneWord, Rules(6, 7, 4, gravity=True, overline=Overline.CARO)),
    (FourWords, SMALL),
    (FourWords, CARO),
    (RowWords, Rules(17, 17, 5, overline=Overline.CARO)),
)
ALL_BOARDS = pytest.mark.parametrize(("kind", "rules"), BOARDS, ids=lambda part: getattr(part, "text", ""))


def point(text: str, rules: Rules = SMALL) -> int:
    return point_from_human(text, rules)


def drawn(text: str, to_move: Stone = BLACK, rules: Rules = SMALL) -> Position:
    """A position of which only the first rows are drawn."""
    rows = text.split("/")
    empty = " ".join("." * rules.columns)
    rest = [empty] * (rules.rows - len(rows))
    return Position.from_text("\n".join([*(" ".join(row) for row in rows), *rest]), rules).with_setup({}, to_move)


def crowded_position(rules: Rules, chance: random.Random) -> Position:
    """Rows of stones of both colours, so that lines are complete or blocked more often than in games."""
    while True:
        position, lean = Position(rules), chance.uniform(0.2, 0.6)
        stone, left = chance.choice((BLACK, WHITE)), chance.randint(rules.size // 4, rules.size * 9 // 10)
        while left > 0 and not position.is_over:
            legal = position.legal_moves()
            last = position.last_move
            near = [p for p in legal if last and abs(p - last.point) in (1, rules.columns, rules.columns + 1)]
            stone = stone.opponent if chance.random() < lean else stone
            position.play(chance.choice(near or legal), stone)
            left -= 1
        if not position.is_over:
            return position.with_setup({}, chance.choice((BLACK, WHITE)))


# What wins


@kernel
def winning_now(board: Board, colour: int, marks: Codes) -> None:
    for index in range(board.counts[OPEN]):
        code = landing_code(board, Word(board.open[Word(index)]))
        marks[code] = wins_on(board, code, Word(colour))


@kernel
def reply_now(board: Board, colour: int, found: Long) -> None:
    count, first, second = winning_points(board, Word(colour))
    found[0], found[1] = forced_reply(board.shape.rules, board, Word(colour), count, first, second)
    found[2] = count


def board_of(board: BoardMap, position: Position) -> Board:
    made = board.board(board.shape(Parameters()))
    board.set_position(made, position)
    return made


@pytest.mark.parametrize("count", sizes(5000, 250))
@ALL_BOARDS
def test_all_boards_know_what_wins_and_what_answers(kind: type[Board], rules: Rules, count: int) -> None:
    chance, board = random.Random(rules.text), board_map(rules, kind)
    seen = {"wins": 0, "blocked": 0, NO_ANSWER: 0, ONLY_ONE: 0, SEVERAL: 0}
    exact = Rules(rules.rows, rules.columns, rules.win_length, rules.gravity, Overline.NOTHING)
    for _ in range(count if rules.size < 50 else count // 10):
        position = crowded_position(rules, chance)
        for stone in (BLACK, WHITE):
            made, marks = board_of(board, position), np.zeros(board.points.size, np.uint16)
            winning_now(made, int(stone) - 1, marks)
            wins = slow_caro.winning_points(position, stone)
            assert set(board.points[np.flatnonzero(marks)].tolist()) == wins
            assert set(threat_points(position, stone).fives) & set(position.open_points()) == wins
            seen["wins"] += len(wins)
            seen["blocked"] += len(_winning_exactly(position, exact, stone) - wins)
            found = np.zeros(3, np.int64)
            reply_now(made, int(stone) - 1, found)
            _check_reply(board, position, stone, wins, found, seen)
            assert made.stones.tolist() == board_of(board, position).stones.tolist()
    assert all(seen.values()), seen


def _winning_exactly(position: Position, exact: Rules, stone: Stone) -> set[int]:
    """Where a stone would win if ends did not matter."""
    cells, found = list(position.cells), set()
    for at in position.open_points():
        other = Position(exact)
        stones = {p: s for p, s in enumerate(cells) if s is not Stone.EMPTY}
        try:
            other.set_up({**stones, at: stone})
        except StudioError:
            continue
        if other.winner is stone and at in other.winning_line():
            found.add(at)
    return found


def _check_reply(
    board: BoardMap, position: Position, stone: Stone, wins: set[int], found: Any, seen: dict[Any, int]
) -> None:
    """What is said of the replies holds for the two threats that were looked at, and so for all."""
    said, reply, count = (int(number) for number in found)
    assert count == min(len(wins), 2)
    if not wins:
        assert said == SEVERAL
        return
    answered = slow_caro.answers(position, stone)
    seen[said] += 1
    if said == NO_ANSWER:
        assert not answered
    elif said == ONLY_ONE:
        assert answered <= {int(board.points[reply])}
    if count == len(wins) and not position.rules.gravity:  # where an answer may open another point to win on
        assert said == (NO_ANSWER if not answered else ONLY_ONE if len(answered) == 1 else SEVERAL)


@kernel
def play_now(rollout: Rollout, board: Board, played: Codes, chance: Words, found: Long) -> None:
    found[0], found[1] = play_out(rollout, board, played, chance)


@pytest.mark.parametrize("count", sizes(2000, 200))
@pytest.mark.parametrize("rollout", [Uniform(1 << 60), Tactical(1 << 60)], ids=["uniform", "tactical"])
@pytest.mark.parametrize(("kind", "rules"), BOARDS[:3], ids=lambda part: getattr(part, "text", ""))
def test_rollouts_end_with_the_first_win(kind: type[Board], rules: Rules, rollout: Rollout, count: int) -> None:
    board, chance, winners = board_map(rules, kind), random.Random(1), set()
    state, found = np.array([7], np.uint64), np.zeros(2, np.int64)
    for _ in range(count):
        position = Position(rules)
        for _ in range(chance.randrange(rules.size // 2)):
            if not position.is_over:
                position.play(chance.choice(position.legal_moves()))
        if position.is_over:
            continue
        played = np.zeros(rules.size + 2, np.uint16)
        play_now(rollout, board_of(board, position), played, state, found)
        winner, moves = int(found[0]), int(found[1])
        cells, stone = slow_caro.cells_of(position), position.to_move
        for number, at in enumerate(board.points[played[:moves]].tolist(), 1):
            assert cells[at] == "."
            cells[at] = stone.letter
            is_won = slow_caro.wins_at(cells, rules, at)
            assert is_won == (number == moves and winner == int(stone) - 1)
            stone = stone.opponent
        assert winner >= 0 or "." not in cells
        winners.add(winner)
    assert winners >= {0, 1}


# The search


def test_a_search_plays_the_five_that_is_free_and_not_the_one_that_is_blocked() -> None:
    """Black has four in a row twice: in row 9, d9 is blocked on both sides by e8 and j9; in row 7 it is not."""
    blocked = drawn("OXXXX.O../........./.O.....O.")
    free = drawn("OXXXX..../........./.O.....O.")
    assert slow_caro.winning_points(blocked, BLACK) == set()
    for threats in ("none", "wins", "fours", "threes"):
        assert searched(free, 400, threats=threats).inspect(()).proof is Proof.WIN
        search = searched(blocked, 400, threats=threats)
        assert search.inspect(()).proof is Proof.UNKNOWN
        check_invariants(search)


def test_a_four_may_be_answered_at_the_end_of_its_line() -> None:
    """White stands at one end: Black wins on f9, and White may take it, or g9 beyond it."""
    search = searched(drawn("OXXX...../........./...OO...."), 6000, threats="wins", tree_radius=2)
    node = search.inspect((point("e9"),))
    assert node.proof is Proof.UNKNOWN
    assert {point("f9"), point("g9")} <= set(node.points.tolist())
    rows = dict(zip(node.points.tolist(), node.upper.tolist(), strict=True))
    assert rows[point("f9")] > -1
    assert rows[point("g9")] > -1


def test_an_edge_does_not_block() -> None:
    """Black's row stands at the edge, so White must take e9: f9 alone blocks one end of two."""
    search = searched(drawn("XXX....../........./...OO...."), 3000, threats="wins", tree_radius=2)
    assert search.inspect((point("d9"),)).points.tolist() == [point("e9")]


def test_two_points_to_win_on_may_have_one_answer() -> None:
    """Of O.XXXX.O either empty point wins, and a stone on either takes both wins away."""
    both = drawn("O.XXXX.O./........./.O.....O.", WHITE)
    assert slow_caro.winning_points(both, BLACK) == {point("b9"), point("g9")}
    assert slow_caro.answers(both, BLACK) == {point("b9"), point("g9")}
    before = drawn("O.XXX..O./........./.O.....O.")
    for threats in ("wins", "fours"):
        assert searched(before, 2000, threats=threats, tree_radius=2).inspect((point("f9"),)).proof is Proof.UNKNOWN
    free = drawn("..XXX..../........./.O.....O.")
    assert searched(free, 2000, threats="wins", tree_radius=2).inspect(()).proof is Proof.WIN


@pytest.mark.parametrize("parameters", [{}, {"transpositions": True}, {"threads": 2}, {"selection": "puct"}])
def test_a_search_by_fours_is_saved_and_believed(parameters: dict[str, Any], tmp_path: Path) -> None:
    position = Position(SMALL)
    for move in ("e5", "e6", "f5", "d4", "g5", "d5", "f6"):
        position.play(point(move))
    first = {"first_play": 0.0} if "selection" in parameters else {}
    search = searched(position, 3000, threats="fours", tree_radius=2, **parameters, **first)
    check_invariants(search)
    again = read(save(search, tmp_path / "tree.npz"))
    again.run(Limit(simulations=200))
    check_invariants(again)


def test_a_game_of_two_searches_ends_as_the_rule_says() -> None:
    search, position = Search(Position(SMALL), Parameters(threats="threes", tree_radius=2), seed=3), Position(SMALL)  # type: ignore[arg-type]
    while not position.is_over:
        assert search.run(Limit(simulations=150)) in (StoppedBy.SIMULATIONS, StoppedBy.PROOF)
        move = search.final_move()
        assert move is not None
        assert bool(slow_caro.winning_points(position, position.to_move) & {move}) == _ends(position, move)
        search.play(move)
        position.play(move)
        assert search.position == position


def _ends(position: Position, move: int) -> bool:
    after = position.copy()
    after.play(move)
    return after.winner is position.to_move


# The solver


def test_a_win_by_fours_leaves_one_answer_at_most() -> None:
    solver = Solver(SMALL, memory_mb=1)
    straight = drawn("..XXX..../........./.O.....O.")
    found = solver.solve(straight)
    assert (found.is_win, found.length) == (True, 3)
    assert not solver.solve(drawn("O.XXX..O./........./.O.....O.")).is_win
    assert threat_points(straight, BLACK).open_fours == (point("b9"), point("f9"))
    assert threat_points(drawn("O.XXX..O./........./.O.....O."), BLACK).open_fours == ()
    edge = drawn("XXX....../........./.O.....O.")
    assert threat_points(edge, BLACK).fours == (point("d9"), point("e9"))


def test_a_four_with_several_answers_counts_among_threes() -> None:
    """Each of White's answers to one of Black's fours leaves the other."""
    text = "........./.OXXX..../..X....../..X....../..X....../........./..O....../........./...O..O.."
    position = drawn(text)
    solver = Solver(SMALL, memory_mb=4)
    by_fours, by_threes = solver.solve(position), solver.solve(position, kind=ThreatKind.THREES)
    assert by_threes.is_win
    assert not by_fours.is_win or by_fours.length == by_threes.length


# Networks


def test_rollouts_search_where_no_network_has_learnt_the_rule() -> None:
    way = way_of(Parameters(selection="puct", network="studio", first_play=0.0), CARO)  # type: ignore[arg-type]
    assert (way.network, way.lacks_network) == ("", True)
    assert not way.parameters.network


def test_a_network_for_other_rules_is_refused() -> None:
    exact = Rules(15, 15, 5, overline=Overline.NOTHING)
    for rules in (exact, Rules(15, 15, 5)):
        network = untrained(rules, np.random.default_rng(0))
        assert not network.fits(CARO)
        with pytest.raises(StudioError):
            Search(Position(CARO), Parameters(selection="puct"), evaluator=network)  # type: ignore[arg-type]
    with pytest.raises(StudioError):
        untrained(CARO, np.random.default_rng(0))
