"""Removes the parts of Qt that the program does not use. They make up half of the size of PySide6."""

import shutil
from pathlib import Path

_MODULES = ("Core", "Gui", "Widgets", "Svg", "OpenGL", "OpenGLWidgets", "Test", "DBus", "PrintSupport", "Network")
"""The program uses the first four; pyqtgraph imports the next three; plugins of Qt need the others."""
_LIBRARIES = (*_MODULES, "XcbQpa", "WaylandClient", "EglFSDeviceIntegration", "EglFsKmsSupport")
_FOLDERS = (
    "qml",
    "metatypes",
    "modules",
    "include",
    "typesystems",
    "glue",
    "scripts",
    "doc",
    "support",
    "examples",
    "bin",
    "libexec",
)
_PLUGINS = (
    *("platforms", "platforminputcontexts", "platformthemes", "xcbglintegrations", "egldeviceintegrations"),
    *("iconengines", "imageformats", "styles", "printsupport", "generic"),
    *("wayland-shell-integration", "wayland-decoration-client", "wayland-graphics-integration-client"),
)


def remove_unused_qt(site_packages: Path) -> None:
    """Remove the unused parts of PySide6 in a folder with installed packages, on Linux."""
    pyside = site_packages / "PySide6"
    unused = [
        *(file for file in pyside.glob("Qt*.abi3.so") if _middle(file, "Qt") not in _MODULES),
        *(file for file in (pyside / "Qt" / "lib").glob("libQt6*.so*") if _middle(file, "libQt6") not in _LIBRARIES),
        *pyside.glob("libpyside6qml*"),
        *pyside.glob("*.pyi"),
        *(file for file in pyside.iterdir() if _is_tool(file)),
    ]
    for file in unused:
        file.unlink()
    folders = [folder for name in _FOLDERS for folder in (pyside / name, pyside / "Qt" / name)]
    plugins = [folder for folder in (pyside / "Qt" / "plugins").iterdir() if folder.name not in _PLUGINS]
    for folder in (*folders, *plugins):
        shutil.rmtree(folder, ignore_errors=True)


def _middle(file: Path, prefix: str) -> str:
    """Return the name of a module of Qt in the name of its file."""
    return file.name.partition(".")[0].removeprefix(prefix)


def _is_tool(file: Path) -> bool:
    """Return whether a file is a program for developers, such as the designer of windows."""
    return file.is_file() and not file.suffix and file.stat().st_mode & 0o111 != 0
