"""`mcts-studio analyze` as a user runs it."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from studio import __version__
from studio.engine.options.parameters import PARAMETERS
from studio.engine.options.profiles import PROFILES
from studio.game.files import save_records
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.rules import PRESETS, rules_from_text
from tests.e2e.analyses import analysed, told
from tests.e2e.commands import SAMPLE, refused, studio, studio_here
from tests.game.boards import FOUR, game
from tests.sizes import one_always, one_row_always

FIELDS = {
    *("version", "game", "moves", "profile", "parameters", "seed", "network", "threads", "simulations", "seconds"),
    *("simulations_per_second", "draws", "draw_share", "mean_value", "nodes", "leaves", "depth", "breadth"),
    *("memory_mb", "stopped_by", "root", "best", "line", "candidates"),
}
ROOT_FIELDS = {"visits", "value", "proof"}
CANDIDATE_FIELDS = {"move", "visits", "value", "prior", "proof", "line"}
OPTIONAL = {"proof_moves", "setup", "note"}


# JSON


def test_json_has_the_documented_and_the_requested_fields() -> None:
    page = analysed("--moves", "h8 i9", "--simulations", "300", "--seed", "5")
    assert set(page) - OPTIONAL == FIELDS
    assert set(page["root"]) - OPTIONAL == ROOT_FIELDS
    assert {name for row in page["candidates"] for name in row} - OPTIONAL == CANDIDATE_FIELDS
    assert {name: page[name] for name in ("version", "game", "moves", "profile", "seed", "threads")} == {
        "version": __version__,
        "game": "gomoku-15",
        "moves": ["h8", "i9"],
        "profile": "studio",
        "seed": 5,
        "threads": 1,
    }
    assert list(page["parameters"]) == list(PARAMETERS)
    assert page["simulations"] == page["root"]["visits"] == 300
    assert page["stopped_by"] == "simulations"
    assert page["root"]["proof"] == "unknown"
    assert page["nodes"] <= 301
    assert page["depth"] >= 2
    assert page["memory_mb"] > 0


@pytest.mark.long
def test_a_process_prints_only_the_same_object() -> None:
    arguments = ("--game", "gomoku-9", "--simulations", "300", "--seed", "7")
    finished = studio("analyze", *arguments, "--json")
    assert (finished.returncode, finished.stderr) == (0, "")
    printed, here = json.loads(finished.stdout), analysed(*arguments)
    for page in (printed, here):
        del page["seconds"], page["simulations_per_second"]
    assert printed == here


def test_json_describes_the_tree_and_its_simulations() -> None:
    page = analysed("--game", "tic-tac-toe", "--profile", "classroom-uct", "--simulations", "400")
    assert page["mean_value"] == pytest.approx(page["root"]["value"], abs=1e-6)
    assert page["draw_share"] == pytest.approx(page["draws"] / 400)
    assert 9 <= page["breadth"] <= page["leaves"] < page["nodes"]
    drawn = analysed("--game", "4x4/5", "--profile", "classic-uct", "--simulations", "100")
    assert (drawn["draws"], drawn["draw_share"], drawn["mean_value"]) == (100, 1.0, 0.0)


def test_a_report_describes_them_too() -> None:
    begun = " ".join(f"{column}{row}" for row in range(1, 5) for column in "abcd")[:-3]
    page = "\n".join(told("--game", "4x4/5", "--moves", begun, "--profile", "classic-uct", "--simulations", "2000"))
    assert "Tree: size 2, depth 1, breadth 1; 1 leaf, mean depth 1.0," in page
    assert "Draws: 2,000 simulations (100.0\u00a0%). Mean value for White, from −1 to 1: 0.000." in page


def test_the_best_move_blocks_a_line_that_cannot_be_stopped() -> None:
    for moves, blocks in (("h8 a1 i8 a15 j8 o1 k8", {"g8", "l8"}), ("h8 g8 i8 a15 j8 o1 k8", {"l8"})):
        for simulations in ("30", "3000"):
            assert analysed("--moves", moves, "--simulations", simulations)["best"] in blocks


def test_a_report_lists_the_best_move_at_any_rank() -> None:
    page = told("--moves", "h8 a1 i8 a15 j8 o1 k8", "--profile", "classic-uct", "--simulations", "1000", "--seed", "2")
    rows = [line for line in page if re.match("[› ] [a-o][0-9]+ ", line)]
    (best,) = [line.split()[1] for line in rows if line.startswith("›")]
    assert f"Best move: {best}." in page
    assert best in ("g8", "l8")
    assert len(rows) == 12 + (rows[-1].startswith("›"))
    assert page[-1] == f"  … and {218 - len(rows)} moves more"


def test_json_lists_the_visited_moves_by_visits() -> None:
    page = analysed(
        *("--game", "9x7/4", "--simulations", "2000", "--profile", "classic-uct", "--set", "natural_opening=off")
    )
    rows = page["candidates"]
    assert len(rows) == 63
    assert [row["visits"] for row in rows] == sorted((row["visits"] for row in rows), reverse=True)
    assert sum(row["visits"] for row in rows) == 2000
    assert page["game"] == "9x7/4"
    for row in rows:
        assert -1 <= row["value"] <= 1
        assert row["prior"] == pytest.approx(1 / 63)
        assert row["line"][0] == row["move"]
        follow = Position(rules_from_text(page["game"]))
        for name in row["line"]:
            follow.play(point_from_human(name, follow.rules))
    best = next(row for row in rows if row["move"] == page["best"])
    assert best["visits"] == rows[0]["visits"]
    assert page["line"] == best["line"]


def test_a_number_of_simulations_may_be_abbreviated() -> None:
    assert analysed("--game", "connect-four", "--simulations", "1e3", "--depth", "40.0")["simulations"] == 1000


@pytest.mark.parametrize(
    "arguments",
    one_always(
        3,
        [
            ("--moves", "h8 i9", "--simulations", "400", "--seed", "3"),
            ("--game", "connect-four", "--moves", "443", "--profile", "graph", "--simulations", "3000"),
            (
                "--game",
                "6x7/4 gravity exact",
                "--profile",
                "neighbour",
                "--set",
                "first_play=0.4",
                "--simulations",
                "900",
            ),
            ("--game", "tic-tac-toe", "--set", "final-move=sample", "--set", "proofs=off", "--simulations", "60"),
            ("--game", "gomoku-9", "--seconds", "0.5", "--seed", "123456789012345678901234567890"),
            ("--game", "tic-tac-toe", "--simulations", "999999"),
        ],
    ),
    ids=["plain", "graph", "gravity", "sample", "seconds", "proof"],
)
def test_a_run_can_be_repeated_from_its_json(arguments: tuple[str, ...]) -> None:
    page = analysed(*arguments)
    again = analysed(*arguments_from(page))
    for name in ("game", "moves", "profile", "parameters", "seed", "simulations", "nodes", "depth", "memory_mb"):
        assert again[name] == page[name]
    assert again["root"] == page["root"]
    assert again["candidates"] == page["candidates"]
    assert (again["best"], again["line"]) == (page["best"], page["line"])


def arguments_from(page: Any) -> list[str]:
    settings = [word for name, value in page["parameters"].items() for word in ("--set", f"{name}={value}")]
    return [
        *("--game", page["game"], "--moves", " ".join(page["moves"]), "--profile", page["profile"], *settings),
        *("--seed", str(page["seed"]), "--simulations", str(page["simulations"])),
    ]


def test_a_proven_win_has_its_number_of_moves() -> None:
    page = analysed("--game", "connect-four", "--moves", "4455", "--simulations", "200000")
    assert page["stopped_by"] == "proof"
    assert page["moves"] == ["d1", "d2", "e1", "e2"]
    assert page["root"]["proof"] == "win"
    assert page["root"]["value"] == 1
    assert page["root"]["proof_moves"] >= 3
    assert page["best"] in ("c1", "f1")
    best = next(row for row in page["candidates"] if row["move"] == page["best"])
    assert best["proof"] == "win"
    assert best["proof_moves"] == page["root"]["proof_moves"]


def test_columns_and_points_name_the_same_moves() -> None:
    pages = [
        analysed("--game", "connect-four", "--moves", moves, "--simulations", "50") for moves in ("4455", "4 d2, 5 e2")
    ]
    assert [page["moves"] for page in pages] == [["d1", "d2", "e1", "e2"]] * 2
    assert pages[0]["candidates"] == pages[1]["candidates"]


def test_parameters_can_be_set_one_by_one() -> None:
    page = analysed(
        *("--game", "tic-tac-toe", "--profile", "graph", "--simulations", "5000"),
        *("--set", "proofs=off", "--set", "exploration=0.5", "--set", "memory-mb = 7"),
    )
    changed = {"proofs": False, "exploration": 0.5, "memory_mb": 7}
    plain = {name: _finite(value) for name, value in PROFILES["graph"].parameters.as_dict().items()}
    assert page["parameters"] == plain | changed
    assert page["root"]["proof"] == "unknown"
    assert page["simulations"] == 5000


def _finite(value: object) -> object:
    return "inf" if value == float("inf") else value


def test_several_threads_make_as_many_visits() -> None:
    page = analysed("--game", "gomoku-9", "--simulations", "5000", "--threads", "2", "--profile", "classic-uct")
    assert page["threads"] == 2
    assert page["simulations"] == sum(row["visits"] for row in page["candidates"]) == 5000


# Files


def test_the_last_position_of_a_file_is_searched(tmp_path: Path) -> None:
    save_records([game("h8 i9"), game("a1")], tmp_path / "game.sgf")
    page = analysed(str(tmp_path / "game.sgf"), "--simulations", "20")
    assert (page["game"], page["moves"]) == ("gomoku-15", ["h8", "i9"])
    page = analysed(str(tmp_path / "game.sgf"), "--moves", "j10 g7", "--simulations", "20")
    assert page["moves"] == ["h8", "i9", "j10", "g7"]


def test_a_position_within_a_file_is_searched(tmp_path: Path) -> None:
    save_records([game("h8 i9 j10")], tmp_path / "game.sgf")
    found = analysed(str(tmp_path / "game.sgf"), "--move", "1", "--moves", "a1", "--simulations", "10")
    assert found["moves"] == ["h8", "a1"]


def test_a_file_of_columns_is_connect_four(tmp_path: Path) -> None:
    save_records([game("d1 d2", FOUR)], tmp_path / "four.txt")
    assert analysed(str(tmp_path / "four.txt"), "--simulations", "20")["game"] == "connect-four"


def test_setup_stones_are_shown(tmp_path: Path) -> None:
    record = game("c1", PRESETS["tic-tac-toe"])
    position = Position.from_text("X . .\n. O .\n. . .", record.rules)
    (tmp_path / "set-up.sgf").write_text("(;GM[1]FF[4]SZ[3]RU[3x3/3]AB[aa]AW[bb]PL[B];B[ab])")
    page = analysed(str(tmp_path / "set-up.sgf"), "--game", "tic-tac-toe", "--simulations", "50")
    assert page["moves"] == ["a2"]
    assert Position.from_text(page["setup"], record.rules) == position


def test_a_finished_game_is_not_searched() -> None:
    assert refused("analyze", SAMPLE).startswith("mcts-studio: The game is over: Black has won.")
    draw = refused("analyze", "--game", "4x1/3 gravity", "--moves", "1111")
    assert draw == "mcts-studio: The game is over: it is a draw."


def test_the_first_of_several_limits_ends_the_search() -> None:
    late = {"--simulations": "900000000", "--seconds": "9000", "--depth": "500"}
    for first, soon, reason in (
        ("--simulations", "100", "simulations"),
        ("--seconds", "0.01", "seconds"),
        ("--depth", "3", "depth"),
    ):
        words = [word for pair in {**late, first: soon}.items() for word in pair]
        assert analysed("--profile", "classic-uct", *words)["stopped_by"] == reason


def test_the_help_on_parameters_gives_c_on_both_scales() -> None:
    lines = told("--profile", "classroom-uct", "--set", "help")
    assert lines[0].startswith("classroom-uct: Textbook UCT with c = √2 on values from −1 to 1")
    assert lines[1] == "Exploration constant c: 0.7071 for win rates from 0 to 1, 1.414 for values from −1 to 1."


# Reports


def test_the_report_names_the_position_the_settings_and_the_best_move() -> None:
    searched = ("--moves", "4455", "--simulations", "200000", "--profile", "studio-rollouts")
    lines = told("--game", "connect-four", *searched)
    assert lines[0] == "connect-four: 6×7 board, 4 or more in a row, stones fall. Black to move after 4 moves."
    assert lines[1].startswith("studio-rollouts: ")
    assert lines[1].endswith(", ended by a proof.")
    assert lines[2].startswith("Tree: ")
    assert any(line.startswith("Black has a proven win in at most ") and line.endswith(" plies.") for line in lines)
    assert any(line in ("Best move: column 3.", "Best move: column 6.") for line in lines)
    assert sum(line.startswith("› ") for line in lines) == 1
    assert lines[lines.index("") :].count("") == 2


def test_the_network_or_its_absence_is_reported() -> None:
    asked = ("--profile", "alphazero", "--simulations", "20")
    judged = told("--game", "gomoku-15", *asked)
    assert judged[1].startswith("alphazero (gomoku-15): 20 simulations")
    assert analysed("--game", "gomoku-15", *asked)["network"] == "gomoku-15"
    lacking = told("--game", "4x4/3", *asked)
    assert lacking[1] == "No network is shipped for this game. Rollouts are used instead."
    page = analysed("--game", "4x4/3", *asked)
    assert (page["network"], page["note"]) == ("", lacking[1])


def test_the_report_shows_the_first_moves_and_counts_the_others() -> None:
    lines = told("--simulations", "1500", "--profile", "classic-uct")
    assert lines[1].endswith(", ended by the limit of simulations.")
    assert any(line.startswith("Mean win rate for Black: ") for line in lines)
    assert lines[-1] == "  … and 213 moves more"


@pytest.mark.parametrize(("game_name", "rows"), one_row_always(2, [("tic-tac-toe", 3), ("gomoku-9", 9)]))
def test_live_draws_the_board_and_then_the_report(game_name: str, rows: int) -> None:
    finished = studio("analyze", "--game", game_name, "--moves", "b2", "--simulations", "200", "--live")
    assert (finished.returncode, finished.stderr) == (0, "")
    lines = finished.stdout.splitlines()
    first = next(number for number, line in enumerate(lines) if line.split()[:3] == ["a", "b", "c"])
    assert [line.split()[0] for line in lines[first + 1 : first + 1 + rows]] == [str(row) for row in range(rows, 0, -1)]
    assert lines[first + rows - 1].split()[2] == "X"
    assert sum("‹" in line for line in lines[first : first + rows + 1]) == 1
    assert any(line.startswith(f"{game_name}: ") for line in lines), "the report begins on a line of its own"
    assert "\x1b" not in finished.stdout


@pytest.mark.long
def test_missing_characters_of_a_terminal_become_question_marks() -> None:
    finished = studio("analyze", "--simulations", "20", "--live", PYTHONIOENCODING="ascii")
    assert (finished.returncode, finished.stderr) == (0, "")
    assert "gomoku-15: 15?15 board" in finished.stdout


@pytest.mark.parametrize("game", one_always(3, ["out-of-turn", "setup", "white-begins"]))
def test_a_run_from_a_file_can_be_repeated_from_its_json(tmp_path: Path, game: str) -> None:
    """Setup stones, and sides that moved twice, are written as a board."""
    sgf = {
        "out-of-turn": "(;GM[4]SZ[9];B[ee];B[ff];W[aa])",
        "setup": "(;GM[4]SZ[9]AB[ee][ff]AW[aa]PL[W];W[gg];B[bb])",
        "white-begins": "(;GM[4]SZ[9]PL[W];W[gg];B[bb])",
    }[game]
    path = tmp_path / "game.sgf"
    path.write_text(sgf)
    first = analysed(str(path), "--simulations", "300")
    again = ["--game", first["game"], "--moves", " ".join(first["moves"]), "--simulations", "300"]
    setup = ["--setup", first["setup"]] if "setup" in first else []
    second = analysed(*again, *setup)
    assert second["candidates"] == first["candidates"]


def test_moves_may_be_written_without_separators() -> None:
    assert analysed("--moves", "h8i9g7", "--simulations", "10")["moves"] == ["h8", "i9", "g7"]


@pytest.mark.long
def test_a_closed_pipe_ends_the_live_board_silently() -> None:
    command = [sys.executable, "-m", "studio", "analyze", "--live", "--simulations", "3000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == ""
        assert running.wait(timeout=120) == 0


def test_the_table_of_columns_lists_every_column_with_its_value() -> None:
    options = ("--game", "connect-four", "--moves", "4455", "--profile", "graph", "--simulations", "2000")
    told = studio_here("analyze", *options, "--table", "columns").stdout
    page = json.loads(studio_here("analyze", *options, "--json").stdout)
    rows = [line.replace("›", " ").split() for line in told.splitlines()[-7:]]
    assert [row[0] for row in rows] == list("1234567")
    by_column = {ord(each["move"][0]) - ord("a"): each for each in page["candidates"] if each["visits"]}
    for column, row in enumerate(rows):
        if (each := by_column.get(column)) is None:
            assert row[1:] == ["-", "-", "-"]
        else:
            assert row[1] == f"{each['visits']:,}"
            assert float(row[2]) == pytest.approx(each["value"], abs=1e-3)
    assert "no_columns" not in told
    assert "has none" in refused("analyze", "--game", "gomoku-9", "--table", "columns")


@pytest.mark.parametrize(
    ("profile", "scale", "wanted"), [("graph", "values", 1.0), ("graph", "rates", 2.0), ("alphazero", "rates", 4.0)]
)
def test_the_scale_of_c_is_that_of_the_literature(profile: str, scale: str, wanted: float) -> None:
    options = ("--game", "connect-four", "--simulations", "50", "--profile", profile, "--set", "exploration=2")
    page = json.loads(studio_here("analyze", *options, "--scale", scale, "--json").stdout)
    assert page["parameters"]["exploration"] == wanted


def test_a_scale_without_a_c_is_refused() -> None:
    assert "Add exploration=C" in refused("analyze", "--game", "connect-four", "--scale", "values")
