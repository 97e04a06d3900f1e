"""The notebooks of the documentation print what is stored in them.

`python -m tests.e2e.test_notebooks` runs them and stores their outputs. Review the changes it makes.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "docs").glob("*.ipynb"))
MOST_BYTES = 50_000
_PROGRAM = """
import contextlib, io, json, sys
printed, names = [], {"__name__": "__main__"}
for code in json.load(sys.stdin):
    with contextlib.redirect_stdout(io.StringIO()) as output:
        exec(compile(code, "<cell>", "exec"), names)
    printed.append(output.getvalue())
json.dump(printed, sys.stdout)
"""


def code_cells(notebook: Any) -> list[Any]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def printed_by(notebook: Any) -> list[str]:
    """Run the code of a notebook in another process, and return what each cell prints."""
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", _PROGRAM],
        input=json.dumps(["".join(cell["source"]) for cell in code_cells(notebook)]),
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=600,  # the kernels of an evaluator in Python may have to be compiled first
    )
    assert ran.returncode == 0, ran.stderr
    printed: list[str] = json.loads(ran.stdout)
    return printed


def stored_in(cell: Any) -> str:
    """Return the stored output of a cell, which may only print."""
    assert [output["output_type"] for output in cell["outputs"]] in ([], ["stream"])
    return "".join("".join(output["text"]) for output in cell["outputs"])


@pytest.mark.long
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_prints_what_is_stored_in_it(path: Path) -> None:
    notebook = json.loads(path.read_text("utf-8"))
    assert printed_by(notebook) == [stored_in(cell) for cell in code_cells(notebook)]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_is_small_and_complete(path: Path) -> None:
    notebook = json.loads(path.read_text("utf-8"))
    cells = code_cells(notebook)
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert len({cell["id"] for cell in notebook["cells"]}) == len(notebook["cells"])
    assert path.stat().st_size < MOST_BYTES
    for document in ("library.md", "README.md"):
        assert f"({path.name})" in (ROOT / "docs" / document).read_text("utf-8")


def store_outputs(path: Path) -> None:
    """Run a notebook and store what its cells print."""
    notebook = json.loads(path.read_text("utf-8"))
    cells = code_cells(notebook)
    for number, (cell, text) in enumerate(zip(cells, printed_by(notebook), strict=True), 1):
        lines = text.splitlines(keepends=True)
        cell["execution_count"] = number
        cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": lines}] if lines else []
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    for notebook in NOTEBOOKS:
        store_outputs(notebook)
