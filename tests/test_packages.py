"""The parts of the packages that can be checked without building one."""

import xml.etree.ElementTree as ET
from pathlib import Path

from packages.debian import control_file, metainfo
from packages.qt_parts import remove_unused_qt


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
