"""Options and results of a search are plain data: only the search itself loads the compiler."""

import pkgutil
import subprocess
import sys

import pytest

import studio.engine.options
import studio.engine.views

PLAIN = sorted(
    f"{package.__name__}.{module.name}"
    for package in (studio.engine.options, studio.engine.views)
    for module in pkgutil.iter_modules(package.__path__)
)
LOADED = "print(*sorted(set(sys.modules) & {'numba', 'llvmlite', 'studio.engine.search'}))"


def loaded_by(*modules: str) -> str:
    """Return the compiler modules loaded by a process that only imports these."""
    code = f"import sys, {', '.join(modules)}; {LOADED}"
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.strip()


def test_there_is_something_to_import() -> None:
    assert {"studio.engine.options.steering", "studio.engine.views.statistics"} <= set(PLAIN)
    assert "numba" in loaded_by("studio.engine.search")


ROOMS = ["studio.engine", "studio.engine.options", "studio.engine.views"]


@pytest.mark.parametrize(
    "modules", [PLAIN, ROOMS, ["studio.ui.program"]], ids=["options and views", "the engine's door", "the window"]
)
def test_no_compiler_is_loaded(modules: list[str]) -> None:
    assert loaded_by(*modules) == ""


def test_options_can_be_imported_from_the_package_without_the_compiler() -> None:
    code = f"import sys; from studio.engine import Limit, NodeView, Parameters, Position, Timeline; {LOADED}"
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout == "\n"
