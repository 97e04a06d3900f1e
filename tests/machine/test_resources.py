import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from studio.game.files import open_records
from studio.game.openings import opening_in
from studio.game.record import result_of
from studio.machine.resources import is_resource, resource_path

ROOT = Path(__file__).resolve().parents[2]


def test_resource_is_found_in_the_checkout() -> None:
    assert resource_path("games/first-steps.sgf").read_text().startswith("(;")


@pytest.mark.parametrize("name", ["../pyproject.toml", "games/../../LICENSE", "/etc/passwd", "..", "a\\..\\b", "C:x"])
def test_names_that_lead_outside_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="leads out of the resources"):
        resource_path(name)


def test_only_shipped_files_are_resources(tmp_path: Path) -> None:
    assert is_resource(resource_path("games/first-look.sgf"))
    assert not is_resource(tmp_path / "first-look.sgf")


def test_a_missing_resource_is_reported() -> None:
    with pytest.raises(FileNotFoundError, match="no resource 'nothing'"):
        resource_path("nothing")


@pytest.mark.long
def test_wheel_in_an_empty_environment_finds_its_resources(tmp_path: Path) -> None:
    """Build the real wheel and install it alone; nothing is downloaded."""
    _run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist")], ROOT)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    venv.create(tmp_path / "empty", with_pip=False)
    folder = tmp_path / "empty" / ("Scripts" if os.name == "nt" else "bin")
    python = str(folder / "python")
    install = ["-m", "pip", "--python", python, "install", "--no-index", "--no-deps", str(wheel)]
    _run([sys.executable, *install], tmp_path)
    where = _run([python, "-c", "import studio.machine.resources as r; print(r.resource_path('games'))"], tmp_path)
    assert Path(where.strip()).is_relative_to(tmp_path / "empty")
    page = "import studio.machine.resources as r; print(r.document_path('rules.md'))"
    rules = Path(_run([python, "-c", page], tmp_path).strip())
    assert rules.is_relative_to(tmp_path / "empty")
    assert rules.read_bytes() == (ROOT / "docs" / "rules.md").read_bytes()
    assert (rules.parent / "pictures" / "rules" / "caro.svg").is_file()
    command = str(folder / "mcts-studio")
    shown = _run([command, "show", f"{where.strip()}/first-steps.sgf"], tmp_path)
    assert "Black has won." in shown
    assert "first-steps.sgf" in _run([command, "--help"], tmp_path)


def _run(command: list[str], folder: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    finished = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
    assert finished.returncode == 0, finished.stdout + finished.stderr
    return finished.stdout


def test_the_sample_of_renju_is_a_legal_game_with_its_opening() -> None:
    opened = open_records(resource_path("games/renju.sgf"))
    (record,) = opened.records
    assert opened.warnings == ()
    position, opening = record.position(record.main_line()[-1]), opening_in(record)
    assert (record.rules.text, record.result, result_of(position)) == ("15x15/5 renju", "B+", "B+")
    assert opening is not None
    assert opening.is_finished
    points = tuple(node.move.point for node in record.main_line() if node.move is not None)
    assert points[:5] == opening.moves
    assert any(record.position(node).forbidden_points() for node in record.main_line())
