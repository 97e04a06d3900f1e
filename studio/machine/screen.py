"""Checks whether there is a screen, before Qt starts."""

# Without a screen Qt would end the program.

import ctypes.util
from collections.abc import Mapping

_LIBRARIES = {
    "xcb-cursor": "libxcb-cursor0",
    "xcb-icccm": "libxcb-icccm4",
    "xcb-keysyms": "libxcb-keysyms1",
    "xkbcommon-x11": "libxkbcommon-x11-0",
    "EGL": "libegl1",
}
"""The libraries that Qt needs on X11, with the Debian packages that contain them."""


def missing_screen(environment: Mapping[str, str], platform: str) -> str:
    """Return a text that says why no window can be shown, and what the user can do.

    If windows can be shown, return an empty text.
    """
    if not platform.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return ""
    if environment.get("WAYLAND_DISPLAY"):
        return ""
    if not environment.get("DISPLAY"):
        return "There is no screen: neither DISPLAY nor WAYLAND_DISPLAY is set."
    packages = [package for name, package in _LIBRARIES.items() if ctypes.util.find_library(name) is None]
    return f"The window needs libraries that are missing: install {' '.join(packages)}." if packages else ""
