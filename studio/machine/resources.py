"""Finds the files that travel with the program, from a checkout and from an installed wheel alike."""

from pathlib import Path, PurePosixPath

_PACKAGE = Path(__file__).resolve().parent.parent


def resource_path(name: str) -> Path:
    """The file of this name below resources/, such as `games/first-steps.sgf`."""
    parts = PurePosixPath(name)
    if parts.is_absolute() or ".." in parts.parts or "\\" in name or ":" in name:
        raise ValueError(f"{name!r} leads out of the resources")
    path = _folder() / parts
    if not path.exists():
        raise FileNotFoundError(f"There is no resource {name!r}.")
    return path


def _folder() -> Path:
    """The wheel carries the folder inside the package; a checkout has it beside the package."""
    packed = _PACKAGE / "_resources"
    return packed if packed.is_dir() else _PACKAGE.parent / "resources"
