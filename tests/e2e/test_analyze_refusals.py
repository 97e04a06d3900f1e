"""The help of `mcts-studio analyze` on parameters, and its errors."""

import pytest

from studio.engine.options.parameters import PARAMETERS
from studio.engine.options.profiles import PROFILES
from tests.e2e.analyses import told
from tests.e2e.commands import SAMPLE, refused, studio


def test_set_help_lists_every_parameter_with_the_profiles_value() -> None:
    lines = told("--profile", "graph", "--set", "help")
    assert lines[0] == f"graph: {PROFILES['graph'].sentence}"
    for name in PARAMETERS:
        assert sum(line.startswith(f"  {name}=") for line in lines) == 1
    assert "  proofs=on" in lines
    assert "  transpositions=on" in lines
    assert "  exploration=1.0" in lines


# Refusals


def test_a_process_reports_errors_as_well() -> None:
    finished = studio("analyze", "--moves", "h8 h8")
    assert (finished.returncode, finished.stdout) == (2, "")
    assert finished.stderr.rstrip() == refused("analyze", "--moves", "h8 h8")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--moves", "h8 h8"), "h8 is occupied."),
        (("--moves", "h8 z99"), "z99"),
        (("--moves", "h8 p1"), "p1"),
        (("--moves", "4455"), "4455"),
        (("--game", "connect-four", "--moves", "8"), "Column 8 is not on the board."),
        (("--game", "connect-four", "--moves", "0"), "Column 0 is not on the board."),
        (("--game", "connect-four", "--moves", "4444444"), "Column 4 is full."),
        (("--game", "connect-four", "--moves", "d3"), "it would fall to d1"),
        (("--game", "tic-tac-toe", "--moves", "a1 b1 a2 b2 a3"), "The game is over: Black has won."),
        (("--game", "tic-tac-toe", "--moves", "a1 b1 a2 b2 a3 b3"), "The game is over: Black has won."),
        (("--game", "chess"), "'chess' is not a game"),
        (("--game", "99x99/5"), "from 1 to 26"),
        (("--profile", "alphabeta"), "There is no profile 'alphabeta'. The profiles are studio, "),
        (("--profile", "alphabeta", "--set", "help"), "There is no profile 'alphabeta'."),
        (("--set", "depth=3"), "There is no parameter 'depth'. The parameters are selection, "),
        (("--set", "exploration=-1"), "exploration must be a number from 0 to 1,000, not -1."),
        (("--set", "exploration=nan"), "exploration must be a number from 0 to 1,000, not nan."),
        (("--set", "memory_mb=inf"), "memory_mb must be a whole number from 1 to 65,536, not inf."),
        (("--set", "proofs=perhaps"), "proofs must be on or off, not perhaps."),
        (("--set", "proofs"), "'proofs' is not NAME=VALUE"),
        (("--set", "selection=puct", "--set", "widening_start=3"), "Widening requires UCT"),
        (("--simulations", "0"), "The limit of simulations must be more than 0, not 0."),
        (("--simulations", "-1"), "The limit of simulations must be more than 0, not -1."),
        (("--depth", "0"), "The limit of depth must be more than 0, not 0."),
        (("--depth", "deep"), "argument --depth: invalid float value: 'deep'"),
        (("--simulations", "abc"), "argument --simulations: invalid float value: 'abc'"),
        (("--simulations", "1.5"), "The limit of simulations must be a whole number, not 1.5."),
        (("--seconds", "0"), "The limit of seconds must be more than 0, not 0"),
        (("--seconds", "-1"), "The limit of seconds must be more than 0, not -1"),
        (("--seconds", "nan"), "The limit of seconds must be "),
        (("--seconds", "inf"), "The limit of seconds must be "),
        (("--seconds", "soon"), "argument --seconds: invalid float value: 'soon'"),
        (("--simulations", "5", "--json", "--live"), "not allowed with argument"),
        (("--seed", "-1"), "The seed must be a whole number of at least 0, not -1."),
        (("--seed", "x"), "argument --seed: invalid int value: 'x'"),
        (("--threads", "0"), "from 1 to 256, not 0."),
        (("--threads", "-3"), "from 1 to 256, not -3."),
        (("--threads", "100000"), "from 1 to 256, not 100000."),
        (("nowhere.sgf",), "nowhere.sgf: There is no such file."),
        ((".",), "This is a folder, not a file."),
        (("--set", "x\x1b[31m=1"), "There is no parameter "),
        (("--moves", "\x1b[31m"), "is not a point such as h8."),
    ],
    ids=lambda part: " ".join(part).encode("unicode_escape").decode() if isinstance(part, tuple) else "",
)
def test_errors_are_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    line = refused("analyze", *arguments)
    assert line.startswith("mcts-studio: ")
    assert sentence in line
    assert "\x1b" not in line


@pytest.mark.parametrize("digit", ["²", "١"])
def test_digits_of_other_scripts_are_no_columns(digit: str) -> None:
    assert "is not a point such as" in refused("analyze", "--game", "connect-four", "--moves", digit)


def test_a_finished_file_names_the_option_that_goes_back() -> None:
    sentence = "The game is over: Black has won. To search an earlier position of the file, add --move N, from 0 to 12."
    assert refused("analyze", SAMPLE) == f"mcts-studio: {sentence}"
    assert "There is no move 14: the game has 13 moves." in refused("analyze", SAMPLE, "--move", "14")
    assert "--move chooses a move of FILE." in refused("analyze", "--move", "3")


def test_an_abbreviated_option_is_refused() -> None:
    assert "--sec" in refused("analyze", "--sec", "1")
