"""The entry in the menus of a desktop, and the types of game files."""

import configparser
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from studio.game.files import READABLE, Format
from studio.machine.desktop import FILE_TYPES, desktop_entry, file_types, integrate, program_command, quoted, remove


def entry_in(text: str) -> dict[str, str]:
    parser = configparser.RawConfigParser(strict=True)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(text)
    return dict(parser["Desktop Entry"])


def test_the_entry_names_the_program_and_its_files() -> None:
    entry = entry_in(desktop_entry('"/opt/a b/mcts-studio"'))
    assert entry["Exec"] == '"/opt/a b/mcts-studio" %f'
    assert entry["Icon"] == "mcts-studio"
    assert entry["MimeType"].removesuffix(";").split(";") == [kind.mime for kind in FILE_TYPES]
    assert {"Comment", "Comment[cs]", "Comment[zh_CN]"} <= entry.keys()


def test_special_characters_of_a_path_are_quoted() -> None:
    assert quoted('/a "b" $c `d` 100%') == '"/a \\"b\\" \\$c \\`d\\` 100%%"'


def test_the_file_types_are_those_that_the_program_opens() -> None:
    namespace = "{http://www.freedesktop.org/standards/shared-mime-info}"
    globs = [glob.get("pattern", "") for glob in ET.fromstring(file_types()).iter(f"{namespace}glob")]  # noqa: S314  # our own text
    assert {Format(pattern.removeprefix("*.")) for pattern in globs} <= set(READABLE)


def test_the_command_starts_this_program() -> None:
    command = program_command()
    assert str(Path(sys.executable).parent) in command


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="menus are extended on Linux only")
def test_files_are_written_where_desktops_look_and_removed_again(tmp_path: Path) -> None:
    share = tmp_path / "share"
    for _ in range(2):  # a second time changes nothing
        written = integrate(share)
        assert {file.name for file in written} == {"mcts-studio.desktop", "mcts-studio.svg", "mcts-studio.xml"}
        assert all(file.is_file() for file in written)
    assert set(remove(share)) == set(written)
    assert not any(file.exists() for file in written)
    assert remove(share) == []


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="needs desktop-file-validate")
def test_the_entry_is_valid(tmp_path: Path) -> None:
    file = tmp_path / "mcts-studio.desktop"
    file.write_text(desktop_entry(program_command()), "utf-8")
    done = subprocess.run(["desktop-file-validate", str(file)], capture_output=True, text=True, check=False)  # noqa: S607
    assert (done.returncode, done.stdout) == (0, "")
