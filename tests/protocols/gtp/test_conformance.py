"""Commands of the Go Text Protocol, and the engine's answers."""

import random
import re

import pytest

from studio.engine.options.limits import Limit
from studio.game.canonical import canonical
from studio.game.notation import point_from_human
from studio.game.rules import PRESETS, Overline
from studio.game.stones import Stone
from studio.players.book import Book, BookMove
from studio.protocols.gtp.clock import GtpClock, TimeSettings
from studio.protocols.gtp.lines import command_in
from tests.game.boards import played
from tests.protocols.gtp.controlling import controlled
from tests.sizes import one_always

GOMOKU_9 = PRESETS["gomoku-9"]
REQUIRED = "protocol_version name version known_command list_commands quit boardsize clear_board komi play genmove"
INFO = re.compile(
    r"info move [A-J][1-9] visits \d+ edgeVisits \d+ utility \S+ winrate \S+ prior \S+ lcb \S+ (proof \w+ )?"
    r"order \d+ pv( [A-J][1-9])+"
)
LEELA = re.compile(r"info move [A-J][1-9] visits \d+ winrate \d+ prior \d+ lcb \d+ order \d+ pv( [A-J][1-9])+")


def test_numbers_comments_and_control_characters() -> None:
    with controlled() as controller:
        controller.say(
            "12 protocol_version", "# nothing", "", "  ", "007\tname # said\x07", "VERSION", "nonsense", "5 boardsize x"
        )
        assert controller.all() == ["=12 2", "=007 MCTS Studio", "= 1.2", "? unknown command", "?5 not a whole number"]


def test_all_required_commands_are_listed_and_known() -> None:
    with controlled() as controller:
        listed = controller.ask("list_commands").removeprefix("= ").split("\n")
        assert set(REQUIRED.split()) <= set(listed)
        assert all(controller.ask(f"known_command {name}") == "= true" for name in listed)
        assert controller.ask("known_command fly") == "= false"


def test_a_game_is_played_taken_back_and_shown() -> None:
    with controlled() as controller:
        assert controller.ask("play B E5") == "="
        assert controller.ask("play white j9") == "="
        shown = controller.ask("showboard").split("\n")
        assert shown[2].split() == ["9", *"........O", "9"]
        assert shown[6].split() == ["5", *"....X....", "5"]
        assert "Black to move, last move J9." in shown[-1]
        assert controller.ask("undo") == "="
        assert controller.game.position.stones_count == 1
        assert controller.ask("undo") == "="
        assert controller.ask("undo") == "? cannot undo"


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("play B E5", "? illegal move"),
        ("play B I5", "? 'I5' is not a point. A point has a name such as E5; there is no column I."),
        ("play B K1", "? K1 is not on the board of 9 columns and 9 rows."),
        ("play X A1", '? The player must be "B" or "W".'),
        ("play B", "? a colour and a point are needed, such as: black J9"),
        ("boardsize 2", "? unacceptable size"),
        ("boardsize 27", "? unacceptable size"),
        ("boardsize", "? unacceptable size"),
        ("komi much", "? komi not a float"),
        ("komi 6.5", "="),
        ("time_settings 1 2", "? three numbers are needed, or a colour and two numbers, in seconds and stones"),
        ("time_left B -1 0", "? three numbers are needed, or a colour and two numbers, in seconds and stones"),
        ("genmove", '? The player must be "B" or "W".'),
        ("kata-analyze B 10 flavour true", "? there is no key 'flavour', or its value is missing"),
        ("kata-analyze ownership true", "? There is no ownership: games of k in a row have no territory."),
        ("kata-set-rules chess", "?"),
        ("set_position B A1 W", "? a colour and a point are needed, such as: black J9"),
    ],
)
def test_refusals_change_nothing(command: str, answer: str) -> None:
    with controlled() as controller:
        controller.ask("play W E5")
        assert controller.ask(command).startswith(answer)
        assert [move.point for move in controller.game.position.moves] == [40]
        assert controller.game.rules == PRESETS["gomoku-9"]


def test_sizes_and_rules_begin_a_new_game() -> None:
    with controlled() as controller:
        controller.ask("play B E5")
        assert controller.ask("boardsize 12 10") == "="
        assert (controller.game.rules.columns, controller.game.rules.rows) == (12, 10)
        assert controller.game.position.stones_count == 0
        assert controller.ask("kata-set-rules standard") == "="
        assert (controller.game.rules.columns, controller.game.rules.overline) == (12, Overline.NOTHING)
        assert controller.ask("kata-set-rules connect-four") == "="
        assert controller.ask("kata-get-rules") == '= "connect-four"'
        assert controller.ask("play B D1") == "="
        assert controller.ask("play W A2") == "? illegal move"


def test_the_engine_moves_legally_until_the_game_is_over() -> None:
    with controlled(PRESETS["four-5"]) as controller:
        for ply in range(25):
            if controller.game.position.is_over:
                break
            answer = controller.ask(f"genmove {'bw'[ply % 2]}")
            assert re.fullmatch(r"= [A-E][1-5]", answer)
            assert controller.game.position.ply == ply + 1
        position = controller.game.position
        assert position.is_over
        expected = {None: ("pass", "pass"), Stone.BLACK: ("pass", "resign"), Stone.WHITE: ("resign", "pass")}
        assert (controller.ask("genmove b")[2:], controller.ask("genmove w")[2:]) == expected[position.winner]
        assert controller.ask("kata-analyze") == "? the game is over"
        assert controller.ask("lz-genmove_analyze b") == "? the game is over"


def test_a_move_can_be_asked_for_without_being_played() -> None:
    with controlled() as controller:
        assert re.fullmatch(r"= [A-J]\d", controller.ask("reg_genmove b"))
        assert controller.game.position.ply == 0


@pytest.mark.parametrize(("dialect", "pattern"), [("kata", INFO), ("lz", LEELA)])
def test_an_analysis_writes_lines_until_the_next_command(dialect: str, pattern: re.Pattern[str]) -> None:
    with controlled() as controller:
        controller.ask("play B E5")
        controller.say(f"3 {dialect}-analyze W 1 minmoves 1")
        text = controller.wait(lambda text: text.count("\ninfo ") >= 3)
        assert "\n=3\n" in text
        assert controller.ask("4 name").endswith("=4 MCTS Studio")
        lines = [line for line in controller.text.split("\n") if line.startswith("info")]
        for info in lines[-1].replace(" info", "\ninfo").split("\n"):
            assert pattern.fullmatch(info), info
        assert controller.game.position.ply == 1


def test_an_analysis_obeys_its_keys() -> None:
    with controlled() as controller:
        controller.say("kata-analyze B 1 allow B A1,C3 1 rootInfo true maxmoves 1")
        controller.wait(lambda text: text.count("rootInfo visits") >= 2)
        controller.ask("name")
        lines = [line for line in controller.text.split("\n") if line.startswith("info")]
        assert all(line.count("info move") == 1 for line in lines)
        assert all(re.match(r"info move (A1|C3) ", line) for line in lines)


@pytest.mark.parametrize("dialect", ["kata", "lz"])
def test_a_move_with_analysis_ends_with_the_move(dialect: str) -> None:
    with controlled() as controller:
        answer = controller.ask(f"8 {dialect}-genmove_analyze b 1")
        assert answer.startswith("=8\n")
        assert re.fullmatch(r"play [A-J]\d", answer.split("\n")[-1])
        assert "info move" in answer
        assert controller.game.position.ply == 1


def book_of(*moves: str) -> Book:
    """Return a book with one answer to each begin of a game on 9×9."""
    entries = {}
    for text in moves:
        *before, last = text.split()
        form = canonical(played(" ".join(before), GOMOKU_9))
        entries[form.key] = [BookMove(form.point_of(point_from_human(last, GOMOKU_9)), weight=1)]
    return Book(GOMOKU_9, entries)


def test_moves_come_from_the_book_as_long_as_it_has_some() -> None:
    with controlled(book=book_of("e5", "e5 a9 b8")) as controller:
        assert controller.ask("genmove b") == "= E5"
        assert controller.ask("play w J9") == "="
        assert controller.ask("kata-genmove_analyze b 5") == "=\nplay H8", "mirrored"
        assert controller.ask("play w A5") == "="
        assert re.fullmatch(r"= [A-J][1-9]", controller.ask("genmove b")), "found by the search"


def test_a_book_is_not_used_by_other_rules() -> None:
    corners = ("= A1", "= A9", "= J1", "= J9")
    with controlled(book=book_of("a1")) as controller:
        assert controller.ask("genmove b") in corners
        assert controller.ask("kata-set-rules standard") == "="
        assert controller.ask("genmove b") not in corners


def test_stones_can_be_set_up() -> None:
    with controlled() as controller:
        assert controller.ask("set_position black A1 white B2 black C3") == "="
        assert controller.game.position.stones_count == 3
        assert controller.game.position.to_move is Stone.WHITE


def test_commands_after_quit_are_ignored() -> None:
    with controlled() as controller:
        controller.say("1 name", "2 quit", "3 name")
        assert controller.server.has_ended
        assert controller.all() == ["=1 MCTS Studio", "=2"]


def test_the_time_of_a_move() -> None:
    clock = GtpClock(Limit(seconds=7))
    assert clock.budget(Stone.BLACK).limit.seconds == 7
    clock.set(TimeSettings(60, 30, 5))
    assert clock.budget(Stone.BLACK).game_seconds == 60
    clock.spend(Stone.BLACK, 61)
    assert clock.budget(Stone.BLACK).limit.seconds == pytest.approx(0.95 * 6 - 0.05)
    clock.report(Stone.WHITE, 12, 4)
    assert clock.budget(Stone.WHITE).limit.seconds == pytest.approx(0.95 * 3 - 0.05)
    clock.restart()
    assert clock.budget(Stone.BLACK).game_seconds == 60
    clock.set(TimeSettings(0, 10, 0))
    assert clock.budget(Stone.BLACK).limit.seconds == 7, "a period without moves means no limit"


@pytest.mark.parametrize("seed", one_always(4, range(4)))
def test_random_lines_are_answered(seed: int) -> None:
    chance = random.Random(seed)
    words = ["play", "genmove", "boardsize", "9", "7", "B", "w", "A1", "J9", "pass", "undo", "komi", "6.5", "#"]
    words += ["set_position", "kata-set-rules", "freestyle", "\x00", "é"]
    lines = [" ".join(chance.choices(words, k=chance.randrange(1, 6))) for _ in range(300)]
    with controlled(limit=Limit(simulations=1)) as controller:
        controller.say(*lines)
        answers = controller.all()
    assert len(answers) == sum(command_in(line.encode()) is not None for line in lines)
    assert all(answer[0] in "=?" for answer in answers)
