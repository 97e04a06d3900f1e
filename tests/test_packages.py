"""The parts of the packages that can be checked without building one."""

import shutil
import xml.etree.ElementTree as ET
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest

from packages import bundle, checking, debian
from packages.bundle import specification
from packages.checking import Measured, missing_packages, table_row
from packages.debian import control_file, metainfo
from packages.kernels import copy_kernels, named_folder, ship_kernels
from packages.qt_parts import remove_unused_qt
from packages.trial import Times, unexpected
from packages.wheel_hook import KERNELS_VARIABLE, KernelsHook, wheel_tag
from studio.engine.options.profiles import PROFILES
from studio.engine.stages import ALL, PACKAGED
from studio.game.rules import PRESETS
from studio.networks.catalogue import resolved_search
from studio.networks.searching import stages_for


def test_the_control_file_names_the_python_for_which_the_package_is_built() -> None:
    control = control_file("amd64", 12, 400_000)
    fields = dict(line.split(": ", 1) for line in control.splitlines() if ": " in line and not line.startswith(" "))
    assert "python3 (>= 3.12), python3 (<< 3.13)" in fields["Depends"]
    assert fields["Installed-Size"] == "400000"


def test_the_description_for_software_centres_is_well_formed() -> None:
    assert ET.fromstring(metainfo()).findtext("launchable") == "mcts-studio.desktop"  # noqa: S314  # our own text


def test_unused_parts_of_qt_are_removed_and_used_ones_stay(tmp_path: Path) -> None:
    qt = tmp_path / "PySide6" / "Qt"
    kept = ["QtCore.abi3.so", "Qt/lib/libQt6Svg.so.6", "Qt/lib/libicudata.so.73", "Qt/plugins/platforms/libqxcb.so"]
    kept += ["libpyside6.abi3.so.6.11", "__init__.py", "Qt/translations/qtbase_cs.qm"]
    gone = [
        "QtQuick.abi3.so",
        "Qt/lib/libQt6Quick.so.6",
        "Qt/plugins/qmltooling/a.so",
        "Qt/qml/a",
        "QtCore.pyi",
        "linguist",
    ]
    for name in (*kept, *gone):
        file = tmp_path / "PySide6" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"")
    (tmp_path / "PySide6" / "linguist").chmod(0o755)
    remove_unused_qt(tmp_path)
    assert qt.is_dir()
    assert [name for name in kept if not (tmp_path / "PySide6" / name).exists()] == []
    assert [name for name in gone if (tmp_path / "PySide6" / name).exists()] == []


def test_the_bundle_contains_the_sources_of_the_kernels(tmp_path: Path) -> None:
    """The name of the folder of kernels depends on these sources."""
    text = specification(tmp_path / "start.py", "linux")
    compile(text, "specification", "exec")
    assert 'module_collection_mode={"studio": "py"}' in text
    assert repr(str(tmp_path / "start.py")) in text


@pytest.mark.parametrize(
    ("system", "windows", "macos"), [("linux", False, False), ("win32", True, False), ("darwin", False, True)]
)
def test_the_bundle_fits_the_system(system: str, windows: bool, macos: bool) -> None:
    text = specification(Path("start.py"), system)
    assert (f"if {bool(windows)}:\n    programs.append" in text, f"if {bool(macos)}:\n    BUNDLE" in text) == (
        True,
        True,
    )


def test_a_package_contains_kernels_and_the_stages_of_the_background(tmp_path: Path) -> None:
    cache, shipped = tmp_path / "cache", tmp_path / "shipped"
    kept = {"studio.engine.kernels.search/loop.1.kernel", *(f"{stage}.json" for stage in (*ALL, "threats-renju"))}
    for folder in ("kernels-1", "kernels-2"):
        for name in (*kept, "looking.claim", "row-words-function.json", "other-1/test.1.kernel"):
            (cache / folder / name).parent.mkdir(parents=True, exist_ok=True)
            (cache / folder / name).write_bytes(folder.encode())
    (shipped / "kernels-0").mkdir(parents=True)
    copy_kernels(named_folder(f"Compiled the search in {cache}/kernels-2 (99 s).\n", cache), shipped)
    assert [folder.name for folder in shipped.iterdir()] == ["kernels-2"]
    files = (file for file in shipped.rglob("*") if file.is_file())
    assert {file.relative_to(shipped / "kernels-2").as_posix() for file in files} == kept


def test_a_computer_that_cannot_run_shipped_kernels_builds_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("packages.kernels.runs_portable", lambda: False)
    ship_kernels(("no-such-program",), tmp_path / "_kernels", tmp_path / "cache")
    assert "contains none" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("python", "platform", "tag"),
    [
        ((3, 11), "linux-x86_64", "cp311-none-manylinux_2_17_x86_64"),
        ((3, 13), "win-amd64", "cp313-none-win_amd64"),
        ((3, 12), "macosx-10.13-x86_64", "cp312-none-macosx_10_13_x86_64"),
    ],
)
def test_a_wheel_with_kernels_fits_one_version_of_python_and_one_kind_of_system(
    python: tuple[int, int], platform: str, tag: str
) -> None:
    assert wheel_tag(python, platform) == tag


def test_a_wheel_with_kernels_requires_the_compilers_of_these_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KERNELS_VARIABLE, "/kernels")
    data: dict[str, Any] = {"force_include": {}, "pure_python": True, "dependencies": []}
    KernelsHook.initialize(cast(KernelsHook, None), "standard", data)
    assert data["force_include"] == {"/kernels": "studio/_kernels"}
    assert data["dependencies"] == [f"numba=={version('numba')}", f"llvmlite=={version('llvmlite')}"]
    assert not data["pure_python"]


def test_packages_have_the_kernels_of_every_shipped_network() -> None:
    parameters = PROFILES["studio"].parameters
    for name, rules in PRESETS.items():
        if not resolved_search(parameters, rules).lacks_network:
            assert set(stages_for(parameters, rules)) <= {*PACKAGED}, name


def test_only_files_of_the_user_and_of_the_desktop_are_expected_in_a_home_folder() -> None:
    expected = (".config/mcts-studio/settings.json", ".cache/fontconfig/a", ".local/share/applications/mimeinfo.cache")
    left = ("core", ".local/share/mcts-studio.txt", ".numba/a", ".config/Unknown/a.conf")
    assert [name for name in (*expected, *left) if unexpected(name)] == list(left)


def test_the_table_shows_sizes_and_times() -> None:
    row = table_row(Measured("bundle", 177.4, 533.0, Times(window=2.04, search=3.31, search_processor=1.8)))
    assert row == "| bundle | 177 MB | 533 MB | 2.0 s | 3.3 s | 1.8 s |"


@pytest.mark.parametrize("package", [bundle, debian])
def test_the_other_packages_keep_the_wheels(
    package: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "mcts_studio-0.1.0-cp311-none-manylinux_2_17_x86_64.whl"
    kept.touch()
    asked: list[Path] = []

    def build_wheel(folder: Path) -> Path:
        asked.append(folder)
        raise InterruptedError

    monkeypatch.setattr(package, "build_wheel", build_wheel)
    with pytest.raises(InterruptedError):
        package.build(tmp_path)
    assert kept.exists()
    assert tmp_path not in asked, "a wheel that is built replaces all wheels of its folder"


def test_a_missing_package_ends_the_check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "runs_portable", lambda: True)
    monkeypatch.setattr(shutil, "which", lambda _name: "/usr/bin/dpkg-deb")
    (tmp_path / "mcts_studio-0.1.0-py3-none-any.whl").touch()
    (tmp_path / "mcts-studio_0.1.0_amd64.deb").touch()
    assert missing_packages(tmp_path) == [f"{bundle.archive_name()}.tar.xz", "mcts_studio-*-cp3*.whl"]
    (tmp_path / "mcts_studio-0.1.0-cp311-none-manylinux_2_17_x86_64.whl").touch()
    with pytest.raises(SystemExit, match="Run make packages first"):
        checking.main(tmp_path, [])
