"""Kernels that come with the program: which ones are used, and that they fit another place of installation."""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import studio
from studio.engine import precompiled
from studio.engine.kernels.runtime.compiling import CACHE_VARIABLE, NATIVE, TARGET, cache_folder, folder_for
from studio.engine.precompiled import (
    PORTABLE,
    TARGET_VARIABLE,
    Target,
    chosen_target,
    place_shipped,
    runs_portable,
    shipped_stages,
)

_SEARCH = """
from studio.engine.kernels.runtime.compiling import TARGET, cache_folder
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import Rules
import studio
search = Search(Position(Rules(3, 3, 3)), Parameters(proofs=False))
search.run(Limit(simulations=50))
print(studio.__file__, TARGET.name, cache_folder(), sep="\\n")
"""


class Place:
    """The folders of a user and of a package, with kernels for two targets."""

    def __init__(self, folder: Path) -> None:
        self.shipped, self._cache = folder / "shipped", folder / "cache"

    def of(self, target: Target) -> Path:
        return self._cache / f"kernels-{target.name}"

    def ship(self, *stages: str) -> None:
        _write(self.shipped / self.of(PORTABLE).name, *stages)

    def chosen(self) -> Target:
        return chosen_target(self.of, self.shipped)


def _write(folder: Path, *stages: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for stage in stages:
        (folder / f"{stage}.json").write_text("[]")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    monkeypatch.setattr(precompiled, "runs_portable", lambda: True)
    monkeypatch.delenv(TARGET_VARIABLE, raising=False)
    return Place(tmp_path)


def test_without_shipped_kernels_the_target_is_this_processor(place: Place) -> None:
    assert place.chosen().name == "native"


def test_shipped_kernels_are_used_until_all_are_compiled_for_this_processor(place: Place) -> None:
    place.ship("looking", "files")
    assert place.chosen() == PORTABLE
    _write(place.of(Target("native", "", "")), "looking")
    assert place.chosen() == PORTABLE
    _write(place.of(Target("native", "", "")), "files")
    assert place.chosen().name == "native"


def test_a_package_names_the_stages_of_its_kernels(place: Place) -> None:
    assert shipped_stages(place.of(PORTABLE), place.shipped) == set()
    place.ship("looking", "threats-renju")
    assert shipped_stages(place.of(PORTABLE), place.shipped) == {"looking", "threats-renju"}


def test_the_variable_overrides_the_choice(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TARGET_VARIABLE, "portable")
    assert place.chosen() == PORTABLE
    place.ship("looking")
    monkeypatch.setenv(TARGET_VARIABLE, "native")
    assert place.chosen().name == "native"


def test_an_older_processor_never_uses_shipped_kernels(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    place.ship("looking")
    monkeypatch.setattr(precompiled, "runs_portable", lambda: False)
    assert place.chosen().name == "native"


def test_each_feature_of_the_class_is_required(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("numba.config.CPU_NAME", None)
    monkeypatch.setattr("numba.config.CPU_FEATURES", None)
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    for missing in (None, "avx2", "fma"):
        found = {feature: feature != missing for feature in precompiled._CLASS_FEATURES}
        monkeypatch.setattr("llvmlite.binding.get_host_cpu_features", lambda found=found: found)
        assert runs_portable() == (missing is None)


def test_each_target_has_its_own_folder() -> None:
    assert cache_folder() == folder_for(TARGET)
    assert len({folder_for(target) for target in (NATIVE, PORTABLE, Target("other", NATIVE.cpu, "+other"))}) == 3


def test_shipped_kernels_are_copied_once(tmp_path: Path) -> None:
    folder, shipped = tmp_path / "cache" / "kernels-1", tmp_path / "shipped"
    (shipped / "kernels-1" / "search").mkdir(parents=True)
    (shipped / "kernels-1" / "search" / "loop.kernel").write_bytes(b"code")
    folder.parent.mkdir()
    place_shipped(folder, shipped)
    assert (folder / "search" / "loop.kernel").read_bytes() == b"code"
    (folder / "search" / "loop.kernel").unlink()  # as after `warmup --again`
    place_shipped(folder, shipped)
    assert [file for file in folder.rglob("*") if file.is_file()] == []
    place_shipped(folder.with_name("kernels-2"), shipped)
    assert [file.name for file in folder.parent.iterdir()] == ["kernels-1"]


def test_another_installation_loads_the_same_kernels(tmp_path: Path) -> None:
    """Kernels that were compiled in one folder come with a package that is installed in another."""
    installed = tmp_path / "installed"
    package = Path(studio.__file__).parent
    shutil.copytree(package, installed / "studio", ignore=shutil.ignore_patterns("__pycache__", "_kernels"))
    files = {file.relative_to(cache_folder().parent) for file in cache_folder().glob("studio.*/*.kernel")}
    for file in files:
        (installed / "studio" / "_kernels" / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(cache_folder().parent / file, installed / "studio" / "_kernels" / file)
    environment = {**os.environ, "PYTHONPATH": str(installed), CACHE_VARIABLE: str(tmp_path / "cache")}
    command = [sys.executable, "-P", "-c", _SEARCH]
    output = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    place, target, folder = output.splitlines()
    assert Path(place) == installed / "studio" / "__init__.py"
    assert target == "native"
    assert {kernel.relative_to(tmp_path / "cache") for kernel in Path(folder).rglob("*.kernel")} == files
