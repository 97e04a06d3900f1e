"""Shared code of tests is in modules of its own, so that a test can be read, moved and removed alone."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
SUSPECT = re.compile(rb"tests\.\S*(\btest_|\bconftest)")


def imported(file: Path) -> Iterator[str]:
    text = file.read_bytes()
    if not SUSPECT.search(text):
        return  # parsing all files would take seconds
    for statement in ast.walk(ast.parse(text)):
        if isinstance(statement, ast.ImportFrom):
            yield statement.module or ""
        elif isinstance(statement, ast.Import):
            yield from (name.name for name in statement.names)


def test_nothing_is_imported_from_a_test_module() -> None:
    found = [
        f"{file.relative_to(TESTS)} imports {module}"
        for file in sorted(TESTS.rglob("*.py"))
        for module in imported(file)
        if module.startswith("tests.") and module.split(".")[-1].startswith(("test_", "conftest"))
    ]
    assert not found
