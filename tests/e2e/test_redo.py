"""The page on classroom projects: its outputs are those of its commands, and it names all that the window starts."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from studio.machine.folders import HOME_VARIABLE
from studio.matches.experiments import known_experiments
from studio.matches.projects import PROJECTS
from tests.e2e.redo_page import LONG, PAGE, ROOT, SHOWN, SHOWN_COMMAND


def pattern_of(output: str) -> re.Pattern[str]:
    """Return a pattern for an output in which `…` stands for any text, and alone on its line for any lines."""
    lines = [
        r"(?:.*\n)*?" if line == "…" else re.escape(line).replace("…", r".*?") + r" *\n" for line in output.splitlines()
    ]
    return re.compile("".join(lines))


def shown_commands() -> list[object]:
    """Return the commands with their outputs; every fourth one always runs, but no match."""
    return [
        pytest.param(
            command, output, id=command, marks=[pytest.mark.long] if number % 4 or command.startswith(LONG) else []
        )
        for number, (command, output) in enumerate(SHOWN)
    ]


@pytest.mark.skipif(os.name == "nt", reason="the page shows commands for a Unix shell")
@pytest.mark.parametrize(("command", "output"), shown_commands())
def test_the_studio_prints_what_the_page_shows(command: str, output: str, tmp_path: Path) -> None:
    studio = tmp_path / "mcts-studio"
    studio.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m studio "$@"\n')
    studio.chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    ran = subprocess.run(
        ["/bin/sh", "-c", command],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT), HOME_VARIABLE: str(tmp_path / "home"), "PATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert pattern_of(output).fullmatch(ran.stdout), ran.stdout


def test_a_wrong_number_is_noticed() -> None:
    pattern = pattern_of("Tree: size 9, …\n…\n  a1   3\n…\n")
    assert pattern.fullmatch("Tree: size 9, depth 2\n\n  b1   4\n  a1   3\n  … and 7 moves more\n")
    assert not pattern.fullmatch("Tree: size 8, depth 2\n\n  a1   3\n")
    assert not pattern.fullmatch("Tree: size 9, depth 2\n\n  a1   4\n")


def test_every_project_has_its_section_with_an_output() -> None:
    assert len(SHOWN) >= 14
    for project in PROJECTS.values():
        section = PAGE.partition(f"\n## {project.title}\n")[2].partition("\n## ")[0]
        assert SHOWN_COMMAND.search(section), project.title
        assert "**The project**" in section
        assert "**Where the studio differs**" in section


def test_the_page_has_the_command_of_every_search_experiment_and_training() -> None:
    text = " ".join(PAGE.split())
    commands = {search.command for project in PROJECTS.values() for search in project.searches}
    commands |= {experiment.command for experiment in known_experiments()[0]}
    commands |= {training.command for project in PROJECTS.values() for training in project.trainings}
    same = {
        search.command for search in (*PROJECTS["neighbour-port"].searches, PROJECTS["connect-four-lab"].searches[2])
    }
    assert {command for command in commands if command not in text} <= same, "shown there with c on values"
