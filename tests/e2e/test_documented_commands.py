"""Every command that README and docs show starts and works: short ones to their end, long ones until Ctrl+C.

Commands whose output a page shows are left to `test_redo`, which compares the output.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from studio.machine.folders import HOME_VARIABLE
from tests.e2e.redo_page import compared_commands
from tests.engine.evaluation.convolutional.models import newer
from tests.engine.evaluation.convolutional.pickles import by_numpy

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```\n(.*?)^```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`(mcts-studio [^`]+ [^`]+)`")
"""With an argument: a bare name of a command is no example."""
_STOPPED = 130
_SECONDS = 2
_MOST_AT_ONCE = 5
"""The number of commands in one test, so that parallel processes share the work."""
PLACEHOLDER = re.compile(r"[\[…]|\b[A-Z]{2,}\b(?!\.sgf)")
"""Marks a synopsis, such as FILE; GAME.sgf is a file."""
LEFT_OUT = (
    "mcts-studio --log-level debug",
    "mcts-studio bench --peers",
    "mcts-studio show reviewed/games/first-steps.sgf",
    "mcts-studio review game.sgf --simulations 200 --report reviewed",
    "mcts-studio show reviewed/games/game.sgf",
    "mcts-studio play --game 5x5/4 --white alphazero,network=toy/network.npz",
)
"""The first one opens the window, the second one needs a package that is not installed with the test tools. The others
need the result of the command before them, which is interrupted here.
"""


def commands_in(text: str) -> list[str]:
    """Return the commands of a document in their order, without synopses, comments and repetitions."""
    lines = [line for block in BLOCK.findall(text) for line in block.splitlines()]
    shown = [line.removeprefix("$ ").split("  #")[0].strip() for line in lines]
    shown += [" ".join(command.split()) for command in INLINE.findall(text)]
    found = [line for line in shown if line.startswith("mcts-studio ") and not PLACEHOLDER.search(line)]
    return [line for line in dict.fromkeys(found) if line not in LEFT_OUT]


def portions() -> list[object]:
    """Return a few commands for each test, in the order of the documents. Each command occurs once.

    The first test always runs, the others are marked long.
    """
    seen, found = set(compared_commands()), list[object]()
    for document in DOCUMENTS:
        own = [command for command in commands_in(document.read_text("utf-8")) if command not in seen]
        seen.update(own)
        for first in range(0, len(own), _MOST_AT_ONCE):
            marks = [pytest.mark.long] if found else []
            found.append(pytest.param(own[first : first + _MOST_AT_ONCE], id=f"{document.name}-{first}", marks=marks))
    return found


@pytest.fixture
def sandbox(tmp_path: Path) -> Path:
    """A folder with everything that the documents name: games, networks, a profile, and the command itself."""
    (tmp_path / "resources").symlink_to(ROOT / "resources")
    command = tmp_path / "bin" / "mcts-studio"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m studio "$@"\n')
    command.chmod(0o755)
    game = ROOT / "resources" / "games" / "first-steps.sgf"
    for folder in ("games", "docs"):
        (tmp_path / folder).mkdir()
    shutil.copy(game, tmp_path / "games")
    shutil.copy(ROOT / "docs" / "rules.sgf", tmp_path / "docs")
    shutil.copy(game, tmp_path / "GAME.sgf")
    (tmp_path / "best_policy.model").write_bytes(by_numpy(newer(), 2))
    shutil.copytree(ROOT / "trainings" / "gomoku-15", tmp_path / "trainings" / "gomoku-15")
    config = tmp_path / "home" / "config"
    (config / "networks").mkdir(parents=True)
    shutil.copy(ROOT / "resources" / "networks" / "gomoku-15.npz", config / "networks" / "mine.npz")
    (example,) = re.findall(r"```toml\n(title.*?)```", (ROOT / "docs" / "profiles.md").read_text("utf-8"), re.DOTALL)
    (config / "profiles").mkdir()
    (config / "profiles" / "wide-and-slow.toml").write_text(example)
    return tmp_path


@pytest.mark.skipif(os.name == "nt", reason="the documents show commands for a Unix shell")
@pytest.mark.parametrize("commands", portions())
def test_the_commands_of_a_document_work(commands: list[str], sandbox: Path) -> None:
    path = f"{sandbox / 'bin'}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PYTHONPATH": str(ROOT), HOME_VARIABLE: str(sandbox / "home"), "PATH": path}
    for command in commands:
        with subprocess.Popen(
            ["/bin/sh", "-c", f"exec {command}"],
            cwd=sandbox,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as process:
            told = _output_of(process)
        assert process.returncode in (0, _STOPPED, -signal.SIGINT), f"{command}\n{told}"


def _output_of(process: "subprocess.Popen[str]") -> str:
    """Return the output of a command. Interrupt the command if it takes longer than `_SECONDS`."""
    try:
        return process.communicate(timeout=_SECONDS)[0]
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
        return process.communicate(timeout=60)[0]


def test_the_documents_show_many_commands() -> None:
    commands = [command for path in DOCUMENTS for command in commands_in(path.read_text("utf-8"))]
    assert len(commands) > 30
    assert "mcts-studio play --game gomoku-8 --white alphazero,network=gomoku-8-textbook" in commands
