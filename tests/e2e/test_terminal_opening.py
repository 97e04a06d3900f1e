"""Opening protocols in a terminal, in this process: people, engines, and illegal answers."""

import random
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from studio.commands.terminal.game import TerminalGame
from studio.commands.terminal.interruption import Interruption
from studio.commands.terminal.opening import TerminalOpening
from studio.commands.terminal.seats import FIRST_COLOURS, opening_players, seat_of
from studio.engine.options.limits import Limit
from studio.game.openings import PROTOCOLS, choice_text, choices, opening_in, opening_text
from studio.game.openings import Player as Who
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.players.clocks import TimeControl
from studio.players.player import Player
from studio.players.profiles import OURS
from tests.e2e.commands import refused
from tests.e2e.first_point import FirstPoint
from tests.game.boards import line_of

BOARD = PRESETS["gomoku-15"]
CONTROL = TimeControl(Limit(simulations=100))


class Table:
    """A game with an opening, whose user types these lines and then closes the terminal."""

    def __init__(
        self,
        name: str,
        typed: Iterable[str] = (),
        *,
        black: Player | None = None,
        white: Player | None = None,
        names: tuple[str, str] = ("", ""),
    ) -> None:
        self.heard: list[str] = []
        self._typed: Iterator[str] = iter(typed)
        self.interruption = Interruption()
        players = {Stone.BLACK: black, Stone.WHITE: white}
        by_stone = dict(zip(players, names, strict=True))
        record = GameRecord(BOARD)
        record.black, record.white = names
        seats = {
            stone: None if player is None else seat_of("studio", CONTROL, 1, OURS, is_limit_given=True)
            for stone, player in players.items()
        }
        engines = opening_players(players, seats, by_stone, 0, FirstPoint, lambda: self.interruption.is_wanted)
        by_order = {who: by_stone[stone] for who, stone in FIRST_COLOURS.items()}
        say = self.heard.append
        self.opening = TerminalOpening(PROTOCOLS[name], BOARD, engines, by_order, self.interruption, say, self._ask)
        controls = dict.fromkeys(players, TimeControl())
        self.game = TerminalGame(
            record, players, controls, self.interruption, FirstPoint, say, self._ask, None, self.opening
        )

    def type(self, typed: Iterable[str]) -> "Table":
        self._typed = iter(typed)
        return self

    def played(self) -> "Table":
        self.game.play()
        self.game.close()
        return self

    @property
    def text(self) -> str:
        return "\n".join(self.heard)

    @property
    def record(self) -> GameRecord:
        return self.game.record

    def _ask(self, prompt: str, _seconds: float | None) -> str | None:
        self.heard.append(prompt)
        return next(self._typed, None)


def at_random(table: Table, seed: int) -> Iterator[str]:
    """Yield random legal choices until the opening is finished."""
    chance = random.Random(seed)
    while not table.opening.state.is_finished:
        yield choice_text(chance.choice(choices(table.opening.state)), BOARD)


@pytest.mark.parametrize("name", PROTOCOLS)
def test_people_play_every_protocol_to_its_end(name: str) -> None:
    for seed in range(3):
        table = Table(name, names=("Ada", "Bob"))
        table.type(at_random(table, seed)).played()
        opening = table.opening.state
        assert opening.is_finished
        assert opening_in(table.record) == opening
        assert [move.point for node in table.record.main_line() if (move := node.move)] == list(opening.moves)
        assert (table.record.black, table.record.white) == (
            ("Ada", "Bob") if opening.black is Who.FIRST else ("Bob", "Ada")
        )
        assert "White (O) to move: " in table.heard


@pytest.mark.parametrize("name", PROTOCOLS)
def test_two_engines_play_every_protocol_to_its_end(name: str) -> None:
    table = Table(name, black=FirstPoint(), white=FirstPoint(), names=("One", "Two")).played()
    assert table.opening.state.is_finished
    assert table.record.result
    assert f"Opening {PROTOCOLS[name].title}." in table.text


@pytest.mark.parametrize("name", PROTOCOLS)
def test_a_person_plays_every_protocol_with_an_engine(name: str) -> None:
    for order in (True, False):
        engine = FirstPoint()
        table = Table(name, black=engine if order else None, white=None if order else engine)
        table.type(at_random(table, 1)).played()
        assert table.opening.state.is_finished


@pytest.mark.parametrize(
    ("name", "typed", "sentence"),
    [
        ("swap2", ["h8", "h8"], "h8 is occupied. Try again, or type help."),
        ("swap2", ["z9"], "z9 is not on a board of 15 columns and 15 rows."),
        ("swap2", ["white"], "Place stone 1 (Black). Try again"),
        ("swap2", ["h8", "i9", "j10", "h1"], "Take White, take Black, or place two more stones. Try again"),
        ("swap", ["h8", "i9", "j10", "two"], "Take Black or take White. Try again"),
        ("pro", ["a1"], "Stone 1 must be on the centre of the board, h8."),
        ("pro", ["h8", "a1", "i9"], "Stone 3 must be outside the central square of 5×5 points."),
        ("rif", ["h8", "a1"], "Stone 2 must be inside the central square of 3×3 points."),
        ("rif", ["h8", "h9", "h10", "two"], "Swap the colours or keep them."),
        ("rif", ["h8", "h9", "h10", "keep", "h11", "a8", "o8"], "o8 is symmetric to a8, which is already offered."),
        ("rif", ["h8", "h9", "h10", "keep", "h11", "a8", "a8"], "a8 is already offered."),
        (
            "rif",
            ["h8", "h9", "h10", "keep", "h11", "a8", "b8", "c8"],
            "Choose one of the offered fifth moves: a8 and b8.",
        ),
        ("soosyrv-8", ["h8", "h9", "h10", "keep", "h11", "9"], "Black offers: 1 to 8."),
        ("taraguchi-10", ["h8", "keep", "h9", "keep", "h10", "keep", "h11", "9"], "or offer 10 fifth moves."),
    ],
)
def test_every_illegal_answer_gets_its_sentence(name: str, typed: list[str], sentence: str) -> None:
    table = Table(name, typed).played()
    assert any(sentence in said for said in table.heard)
    before = len(typed) - 1
    assert len(table.opening.state.history) == before


def test_the_terminal_leads_through_swap2() -> None:
    table = Table("swap2", ["h8", "i9", "j10", "two", "a1", "b2", "white", "c3"], names=("Ada", "Bob")).played()
    text = table.text
    assert "Ada, now Black. Place stone 1 (Black). " in text
    assert "Bob, now White. Take White, take Black, or place two more stones. (white, black, two) " in text
    assert "Ada, now Black. Take Black or take White. (white, black) " in text
    assert "Now Bob has Black." in text
    assert (table.record.black, table.record.white) == ("Bob", "Ada")
    assert table.record.properties["ON"] == ("swap2: first h8 i9 j10; second two a1 b2; first white",)
    assert "Opening Swap2. Ada: h8 i9 j10. Bob: two a1 b2. Ada: white. Black is Bob, White is Ada." in table.text
    assert line_of(table.record).split() == ["h8", "i9", "j10", "a1", "b2", "c3"]


def test_choices_of_people_can_be_taken_back() -> None:
    typed = ["undo", "h8", "i9", "undo", "j9", "j10", "black", "quit"]
    table = Table("swap", typed).played()
    assert "You have not made a choice yet." in table.text
    assert opening_text(table.opening.state) == "swap: first h8 j9 j10; second black"


def test_moves_of_the_opening_cannot_be_taken_back_in_the_game() -> None:
    table = Table("swap", ["h8", "i9", "j10", "white", "undo", "a1", "undo", "a2"]).played()
    assert table.text.count("You have not made a move yet.") == 1
    assert line_of(table.record).split() == ["h8", "i9", "j10", "a2"]


def test_an_unfinished_opening_is_kept() -> None:
    table = Table("swap2", ["h8", "quit"]).played()
    assert table.game.has_moves
    assert table.record.properties["ON"] == ("swap2: first h8",)
    assert opening_in(table.record) == table.opening.state


def test_an_engine_that_decides_can_be_interrupted() -> None:
    tables = list[Table]()

    def interrupt() -> None:
        tables[0].interruption.is_wanted = True

    tables.append(Table("swap", black=FirstPoint(interrupt)))
    tables[0].played()
    assert not tables[0].opening.state.history


def test_the_command_plays_an_opening_and_saves_it(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    command = [sys.executable, "-m", "studio", "play", "--opening", "swap2", "--white", "person", "--save", str(path)]
    lines = "h8\ni9\nj10\nwhite\na1\n"
    done = subprocess.run(command, input=lines, capture_output=True, encoding="utf-8", timeout=60, check=True)
    assert "Take White, take Black, or place two more stones." in done.stdout
    assert "ON[swap2: first h8 i9 j10; second white]" in path.read_text()


def test_openings_of_renju_are_refused_in_other_games() -> None:
    assert "The opening RIF is only for renju." in refused("play", "--opening", "rif")
    assert "Unknown opening: chess." in refused("play", "--opening", "chess")
    assert "gravity" in refused("play", "--opening", "swap", "--game", "connect-four")
