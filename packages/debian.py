"""Build the Debian package: python -m packages.debian [FOLDER]

The package has an environment of its own under /opt/mcts-studio, with the Python of the distribution, so it fits the
release of Debian or Ubuntu on which it is built. It needs dpkg-deb and /usr/bin/python3.
"""

import gzip
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from email.utils import formatdate
from pathlib import Path

from packages.kernels import ship_kernels
from packages.qt_parts import remove_unused_qt
from packages.wheel import ROOT, build_wheel
from studio import __version__
from studio.machine.desktop import NAME, desktop_entry, file_types

_PYTHON = "/usr/bin/python3"
_MAINTAINER = "MCTS Studio <mcts-studio@example.org>"
_LIBRARIES = (
    *("libc6", "libegl1", "libgl1", "libdbus-1-3", "libfontconfig1", "libxkbcommon-x11-0", "libxcb-cursor0"),
    *("libxcb-icccm4", "libxcb-image0", "libxcb-keysyms1", "libxcb-render-util0", "libxcb-shape0", "libxcb-xinerama0"),
)
_SUMMARY = "play and analyse k-in-a-row games with tree search"
_DESCRIPTION = """\
 MCTS Studio plays five in a row (gomoku), Connect Four and similar games by
 Monte Carlo tree search. It reviews games, proves wins by threats, shows the
 search while it works, and has lessons and exercises.
"""
_OVERRIDES = """\
# The program and its libraries are an environment of their own, outside of the system's Python.
mcts-studio: dir-or-file-in-opt
# Libraries come built from the package index.
mcts-studio: embedded-library
mcts-studio: unstripped-binary-or-object
mcts-studio: custom-library-search-path
mcts-studio: statically-linked-binary
mcts-studio: library-not-linked-against-libc
"""
_AFTER_INSTALL = """\
#!/bin/sh
set -e
if [ "$1" = configure ]; then
    /opt/mcts-studio/bin/python -m compileall -q /opt/mcts-studio/lib
fi
"""
_BEFORE_REMOVAL = """\
#!/bin/sh
set -e
find /opt/mcts-studio -depth -name __pycache__ -type d -exec rm -r {} +
"""
_SHEBANG = b"#!"


def build(folder: Path) -> Path:
    """Build the package into a folder, and return its path."""
    with tempfile.TemporaryDirectory(prefix="mcts-studio-deb-") as temporary:
        stage = Path(temporary) / "stage"
        _install(build_wheel(Path(temporary) / "wheel"), stage, folder)
        _describe(stage)
        return _packed(stage, folder)


def _install(wheel: Path, stage: Path, folder: Path) -> None:
    """Make the environment below the stage, as it will be below /. `folder` keeps compiled kernels."""
    place = stage / "opt" / NAME
    subprocess.run([_PYTHON, "-m", "venv", "--without-pip", str(place)], check=True)
    python = place / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "--python", str(python)]
    subprocess.run([*pip, "install", "--no-compile", str(wheel)], check=True)
    (site,) = place.glob("lib/python3.*/site-packages")
    remove_unused_qt(site)
    for unused in (
        site / "pyqtgraph" / "examples",
        *site.glob("**/tests"),
        *site.glob("**/*.pyi"),
        *site.glob("**/*.ts"),
    ):
        shutil.rmtree(unused) if unused.is_dir() else unused.unlink(missing_ok=True)
    shutil.rmtree(place / "include", ignore_errors=True)
    program = str(place / "bin" / NAME)  # it still starts from the stage
    ship_kernels((program,), site / "studio" / "_kernels", folder / "kernels")
    _relocate(place, stage)
    for cache in list(place.rglob("__pycache__")):  # made when the package is installed
        shutil.rmtree(cache)


def _relocate(place: Path, stage: Path) -> None:
    """Replace the path of the stage in the files of the environment by the final one."""
    texts = [place / "pyvenv.cfg", *(file for file in (place / "bin").iterdir() if not file.is_symlink())]
    for file in texts:
        content = file.read_bytes()
        if file.name.startswith(("activate", "Activate")):
            file.unlink()
        elif content.startswith(_SHEBANG) or file.name == "pyvenv.cfg":
            file.write_bytes(content.replace(str(stage).encode(), b""))
    wanted = {NAME, f"{NAME}-window", f"pbrain-{NAME}", "python", "python3"}
    for file in (place / "bin").iterdir():
        if file.name not in wanted and not file.name.startswith("python3."):
            file.unlink()


def _describe(stage: Path) -> None:
    """Write the files for the desktop and for the package manager."""
    share, package = stage / "usr" / "share", f"usr/share/doc/{NAME}"
    binary = stage / "usr" / "bin"
    binary.mkdir(parents=True)
    for name in (NAME, f"pbrain-{NAME}"):
        (binary / name).symlink_to(f"/opt/{NAME}/bin/{name}")
    _write(share / "applications" / f"{NAME}.desktop", desktop_entry(f"/usr/bin/{NAME}"))
    _write(share / "mime" / "packages" / f"{NAME}.xml", file_types())
    _write(share / "metainfo" / "io.github.mcts_studio.MctsStudio.metainfo.xml", metainfo())
    icon = ROOT / "resources" / "icons" / "studio.svg"
    target = share / "icons" / "hicolor" / "scalable" / "apps" / f"{NAME}.svg"
    target.parent.mkdir(parents=True)
    shutil.copyfile(icon, target)
    _write(stage / package / "copyright", _copyright())
    changelog = (
        f"{NAME} ({__version__}) unstable; urgency=medium\n\n  * See CHANGELOG.md.\n\n -- {_MAINTAINER}  {_date()}\n"
    )
    (stage / package / "changelog.gz").write_bytes(gzip.compress(changelog.encode(), 9, mtime=0))
    _write(share / "lintian" / "overrides" / NAME, _OVERRIDES)
    for page in (NAME, f"pbrain-{NAME}"):
        manual = share / "man" / "man1" / f"{page}.1.gz"
        manual.parent.mkdir(parents=True, exist_ok=True)
        manual.write_bytes(gzip.compress(_manual(page).encode(), 9, mtime=0))


def _packed(stage: Path, folder: Path) -> Path:
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], check=True, capture_output=True, text=True
    ).stdout.strip()
    version = subprocess.run([_PYTHON, "-c", _MINOR], check=True, capture_output=True, text=True).stdout.strip()
    _set_modes(stage)
    kilobytes = sum(file.lstat().st_size for file in stage.rglob("*")) // 1024
    _write(stage / "DEBIAN" / "control", control_file(architecture, int(version), kilobytes))
    for name, script in (("postinst", _AFTER_INSTALL), ("prerm", _BEFORE_REMOVAL)):
        _write(stage / "DEBIAN" / name, script)
        (stage / "DEBIAN" / name).chmod(0o755)
    result = folder / f"{NAME}_{__version__}_{architecture}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z1", "--build", str(stage), str(result)], check=True)
    return result


_MINOR = "import sys; print(sys.version_info.minor)"


def control_file(architecture: str, minor: int, kilobytes: int) -> str:
    python = f"python3 (>= 3.{minor}), python3 (<< 3.{minor + 1})"
    return (
        f"Package: {NAME}\nVersion: {__version__}\nSection: education\nPriority: optional\n"
        f"Architecture: {architecture}\nMaintainer: {_MAINTAINER}\nInstalled-Size: {kilobytes}\n"
        f"Depends: {python}, {', '.join(_LIBRARIES)}\n"
        f"Description: {_SUMMARY}\n{_DESCRIPTION}"
    )


def metainfo() -> str:
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>io.github.mcts_studio.MctsStudio</id>
  <name>MCTS Studio</name>
  <summary>Play and analyse k-in-a-row games with tree search</summary>
  <metadata_license>MIT</metadata_license>
  <project_license>MIT</project_license>
  <developer id="io.github.mcts_studio"><name>The developers of MCTS Studio</name></developer>
  <description>
    <p>MCTS Studio plays five in a row, Connect Four and similar games by Monte Carlo tree search.</p>
    <ul>
      <li>Play against engines from beginner to full strength</li>
      <li>Review games: the program names, and often proves, the move that decided a game</li>
      <li>Watch the search step by step, with lessons and exercises</li>
    </ul>
  </description>
  <launchable type="desktop-id">{NAME}.desktop</launchable>
  <content_rating type="oars-1.1" />
  <releases><release version="{__version__}" date="{_day()}" /></releases>
</component>
"""


def _manual(name: str) -> str:
    said = "open the window, or run a command" if name == NAME else "an engine for Gomocup managers"
    return (
        f'.TH {name.upper()} 1 "" "MCTS Studio {__version__}"\n.SH NAME\n{name} \\- {said}\n'
        f".SH SYNOPSIS\n.B {name}\n[\\fIcommand\\fR] [\\fIoptions\\fR]\n"
        f".SH DESCRIPTION\nMCTS Studio plays and analyses k-in-a-row games.\n.B {NAME} --help\nlists all commands.\n"
    )


def _copyright() -> str:
    text = "".join(f" {line or '.'}\n" for line in (ROOT / "LICENSE").read_text("utf-8").splitlines())
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: MCTS Studio\n\n"
        f"Files: *\nCopyright: The developers of MCTS Studio\nLicense: MIT\n\nLicense: MIT\n{text}"
    )


def _set_modes(stage: Path) -> None:
    """Give all files the modes that Debian's policy asks for."""
    stage.chmod(0o755)
    for path in stage.rglob("*"):
        if not path.is_symlink():
            is_program = path.is_dir() or path.parent.name == "bin"
            path.chmod(0o755 if is_program else 0o644)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _date() -> str:
    return formatdate(_changed(), localtime=False)


def _day() -> str:
    return datetime.fromtimestamp(_changed(), UTC).date().isoformat()


def _changed() -> float:
    """Return the time that the package states, for builds that can be repeated."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    return float(given) if given else (ROOT / "CHANGELOG.md").stat().st_mtime


if __name__ == "__main__":
    if platform.system() != "Linux":
        sys.exit("Debian packages are built on Debian or Ubuntu.")
    print(build(Path(sys.argv[1] if len(sys.argv) > 1 else "dist").absolute()))
