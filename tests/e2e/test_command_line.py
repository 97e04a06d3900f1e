"""The program as a user runs it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from studio.commands import bench
from studio.game.files import Format, open_records, save_records
from studio.game.position_analysis import Candidate, PositionAnalysis, Proof
from studio.machine.resources import resource_path
from tests.e2e.commands import SAMPLE, refused, studio
from tests.game.boards import FOUR, game, line_of
from tests.keeping.missed import left_alone


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
def test_a_failure_to_write_output_is_reported_in_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        finished = subprocess.run(
            [sys.executable, "-m", "studio", "show", SAMPLE], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60
        )
    assert finished.returncode == 2
    assert finished.stderr == "mcts-studio: The output cannot be written (No space left on device).\n"


def test_help_lists_the_commands() -> None:
    finished = studio("--help")
    assert finished.returncode == 0
    assert "convert" in finished.stdout
    assert "show" in finished.stdout


def test_an_unsupported_network_is_refused_before_measuring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_measure_all", lambda *_: pytest.fail("it was measured"))
    ending = "The name of a network file ends with .npz or .onnx. Choose such a file."
    assert refused("bench", "--network", SAMPLE) == f"mcts-studio: {SAMPLE}: {ending}"
    foreign = str(resource_path("networks/connect-four.npz"))
    sentence = "The network connect-four is for M×N/4 gravity on boards of any size, not for 15x15/5."
    assert refused("bench", "--network", foreign) == f"mcts-studio: {sentence} Choose a network for this game."


def test_the_version_is_printed() -> None:
    assert studio("--version").stdout.startswith("mcts-studio ")


def test_show_draws_the_last_position_with_moves_and_comments() -> None:
    shown = studio("show", SAMPLE).stdout
    assert "After 13 moves. Black has won." in shown
    assert "11. j11" in shown
    assert "9. j8: The fork" in shown
    assert " 8  . . . . . . . X X(X)O . . . ." in shown


def test_show_can_select_a_move() -> None:
    shown = studio("show", SAMPLE, "--move", "1").stdout
    assert "After 1 move. White is to move." in shown
    assert " 8  . . . . . . .(X). . . . . . ." in shown
    assert "i9" not in shown


def test_show_draws_all_variations_as_a_tree() -> None:
    shown = studio("show", SAMPLE, "--tree").stdout
    assert "* 1.h8 2.h9 3.i8 4.i9 5.j10 6.g11* 7.j9" in shown
    assert "\n    6.j8* 7.g8 8.f8\n" in shown


def test_show_names_missed_wins_and_defences(tmp_path: Path) -> None:
    save_records([left_alone()], tmp_path / "game.sgf")
    shown = studio("show", str(tmp_path / "game.sgf")).stdout
    assert "5. e7    6. i9??\n" in shown
    assert "\n6. i9 lets Black win by fours: e4 e8 e3; only e4 and e8 would have defended.\n" in shown
    assert "??" not in studio("show", str(tmp_path / "game.sgf"), "--move", "5").stdout


def test_show_prints_the_analysis_of_the_position(tmp_path: Path) -> None:
    record = game("h8")
    won = Candidate(98, 900, 0.25, proof=Proof.WIN, line=(98, 126), proof_moves=5)
    candidates = (Candidate(97, 300, -0.5), won)
    record.set_analysis(record.main_line()[-1], PositionAnalysis(1200, candidates, "studio"))
    save_records([record], tmp_path / "game.sgf")
    shown = studio("show", str(tmp_path / "game.sgf")).stdout
    assert (
        "Analysis by studio: 1,200 simulations\n"
        "  i9         900  62.5\u00a0%  win in 5  i9 g7\n  h9         300  25.0\u00a0%" in shown
    )


def test_show_mentions_a_steered_analysis(tmp_path: Path) -> None:
    record = game("h8")
    steered = PositionAnalysis(900, (Candidate(97, 900, 0.0),), "studio", is_steered=True)
    record.set_analysis(record.main_line()[-1], steered)
    save_records([record], tmp_path / "game.sgf")
    shown = studio("show", str(tmp_path / "game.sgf")).stdout
    assert "Analysis by studio: 900 simulations (steered by the user)\n" in shown


def test_show_explains_how_to_see_the_next_game(tmp_path: Path) -> None:
    save_records([game("h8"), game("a1")], tmp_path / "two.sgf")
    assert "Game 1 of 2 (--number 2 shows the next game)" in studio("show", str(tmp_path / "two.sgf")).stdout


def test_a_game_of_a_renju_database_is_shown_and_converted(tmp_path: Path) -> None:
    path, out = tmp_path / "games.rif", tmp_path / "games.sgf"
    games = "".join(
        f'<game id="{number}"><move>h8 h9 {third}</move></game>' for number, third in ((1, "i9"), (2, "h7"))
    )
    path.write_text(f"<database>{games}</database>")
    finished = studio("show", str(path), "--number", "2")
    assert not finished.stderr
    assert "Game 2 of 2" in finished.stdout
    assert "3. h7" in finished.stdout
    studio("convert", str(path), str(out))
    assert [line_of(record) for record in open_records(out).records] == ["h8 h9 i9", "h8 h9 h7"]


def test_show_starts_before_the_first_move() -> None:
    assert "After 0 moves. Black is to move." in studio("show", SAMPLE, "--move", "0").stdout


def test_show_draws_connect_four_with_its_columns(tmp_path: Path) -> None:
    (tmp_path / "four.txt").write_text("4455\n")
    shown = studio("show", str(tmp_path / "four.txt")).stdout
    assert " 2  . . . O(O). .\n 1  . . . X X . .\n    1 2 3 4 5 6 7" in shown
    assert "Columns: 4455" in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("show", "nowhere.sgf"), "mcts-studio: nowhere.sgf: There is no such file."),
        (("show", "."), "mcts-studio: .: This is a folder, not a file."),
        (("show", SAMPLE, "--move", "14"), "mcts-studio: There is no move 14: the game has 13 moves."),
        (("show", SAMPLE, "--move", "-1"), "mcts-studio: There is no move -1: the game has 13 moves."),
        (("show", SAMPLE, "--number", "2"), "mcts-studio: There is no game 2: the file has 1 game."),
        (("show", SAMPLE, "--game", "chess"), "is not a game"),
        (("convert", SAMPLE, "out.xyz"), "Use a name that ends in .sgf, .psq, .pos, .lib or .txt."),
        (("convert", SAMPLE, "nowhere/out.sgf"), "The folder does not exist."),
        (("convert", SAMPLE), "required: OUT"),
        ((".",), "mcts-studio: . is a folder. Open a game file in it: mcts-studio FILE"),
        (("dance",), "There is no command or file dance."),
        (("convert", SAMPLE, "x" * 300 + ".sgf"), "cannot be written"),
        (("convert", SAMPLE, "/", "--format", "psq"), "OUT must name a file"),
        (("show", SAMPLE, "--\x1b[31mred"), "unrecognized arguments: --\ufffd[31mred"),
    ],
)
def test_errors_are_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused(*arguments)


def test_a_file_without_a_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.sgf").write_text("hello")
    assert "This is not a game file" in refused("show", str(tmp_path / "x.sgf"))


def test_convert_infers_the_format_from_the_name_and_lists_losses(tmp_path: Path) -> None:
    out = tmp_path / "out.psq"
    finished = studio("convert", SAMPLE, str(out))
    assert finished.returncode == 0
    assert finished.stdout == f"Wrote 1 game as psq to {out}.\n"
    assert "does not keep variations, comments" in finished.stderr
    assert line_of(open_records(out).records[0]) == line_of(open_records(SAMPLE).records[0])


def test_convert_keeps_a_collection_together_if_the_format_allows(tmp_path: Path) -> None:
    save_records([game("h8 i9"), game("a1")], tmp_path / "in.sgf")
    studio("convert", str(tmp_path / "in.sgf"), str(tmp_path / "out.txt"))
    assert (tmp_path / "out.txt").read_text() == "h8i9\na1\n"


def test_convert_writes_one_file_per_game_if_necessary(tmp_path: Path) -> None:
    games = [game("h8 i9"), game("a1")]
    games[0].properties["GN"] = ("../../evil",)
    games[0].black = "../evil"
    save_records(games, tmp_path / "in.sgf")
    studio("convert", str(tmp_path / "in.sgf"), str(tmp_path / "out.psq"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.sgf", "out-1.psq", "out-2.psq"]


def test_the_format_of_convert_can_be_given(tmp_path: Path) -> None:
    studio("convert", SAMPLE, str(tmp_path / "out.txt"), "--format", "openings")
    assert (tmp_path / "out.txt").read_text().startswith("0,0, 0,-1, ")


def test_converting_a_file_to_itself_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    save_records([game("h8")], path)
    assert "the same file" in refused("convert", str(path), str(path))


def test_convert_never_overwrites_its_input(tmp_path: Path) -> None:
    save_records([game("h8"), game("a1")], tmp_path / "x-1.psq", Format.SGF)
    before = (tmp_path / "x-1.psq").read_bytes()
    assert "the same file" in refused("convert", str(tmp_path / "x-1.psq"), str(tmp_path / "x.psq"))
    assert (tmp_path / "x-1.psq").read_bytes() == before
    assert len(list(tmp_path.iterdir())) == 1


def test_convert_writes_nothing_if_one_game_cannot_be_written(tmp_path: Path) -> None:
    save_records([game("h8"), game("d1", FOUR)], tmp_path / "in.sgf")
    assert "store only five in a row" in refused("convert", str(tmp_path / "in.sgf"), str(tmp_path / "out.psq"))
    assert [path.name for path in tmp_path.iterdir()] == ["in.sgf"]


def test_convert_refuses_a_text_that_would_become_another_game(tmp_path: Path) -> None:
    save_records([game("d1 d2", FOUR)], tmp_path / "in.sgf")
    assert "store only five in a row" in refused("convert", str(tmp_path / "in.sgf"), str(tmp_path / "out.psq"))
    assert not (tmp_path / "out.psq").exists()


def test_control_characters_are_not_printed(tmp_path: Path) -> None:
    (tmp_path / "x.sgf").write_text("(;GM[4]PB[\x1b[31mred]C[\x1b\\]0;title\x07];B[hh])")
    assert "\x1b" not in studio("show", str(tmp_path / "x.sgf")).stdout


def test_missing_characters_of_a_terminal_become_question_marks() -> None:
    finished = studio("show", SAMPLE, PYTHONIOENCODING="ascii")
    assert finished.returncode == 0
    assert "15?15 board" in finished.stdout


def test_convert_writes_a_table_of_the_moves(tmp_path: Path) -> None:
    table = tmp_path / "moves.csv"
    finished = studio("convert", SAMPLE, str(table))
    assert (finished.returncode, finished.stderr) == (0, "")
    assert finished.stdout == f"Wrote a table of 13 moves to {table}.\n"
    lines = table.read_text("utf-8").splitlines()
    assert lines[0].startswith("game,move,side,player,point,seconds,simulations")
    assert len(lines) == 14
    assert studio("convert", SAMPLE, str(tmp_path / "moves.json")).returncode == 0
    assert len(json.loads((tmp_path / "moves.json").read_text("utf-8"))) == 13


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        (("analyse", SAMPLE), " Did you mean analyze?"),
        (("--log-level", "info", "revew", SAMPLE), " Did you mean review?"),
        (("xyz",), ""),
    ],
)
def test_a_command_that_does_not_exist_names_a_similar_one(typed: tuple[str, ...], hint: str) -> None:
    name = next(word for word in typed if word in {"analyse", "revew", "xyz"})
    sentence = f"There is no command or file {name}.{hint} See mcts-studio --help."
    assert refused(*typed) == f"mcts-studio: {sentence}"


@pytest.mark.parametrize("command", ["analysis", "gtp"])
def test_the_help_of_protocols_of_go_says_how_points_are_named(command: str) -> None:
    shown = " ".join(studio(command, "--help").stdout.split())
    assert "Points skip the letter I" in shown
    assert f"| mcts-studio {command}" in shown
