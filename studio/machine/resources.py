"""Finds the files shipped with the program, in a checkout or an installed wheel."""

from pathlib import Path, PurePosixPath

_PACKAGE = Path(__file__).resolve().parent.parent


def resource_path(name: str) -> Path:
    """Return the path of a file in the folder of resources.

    `name` is a relative path, such as `games/first-steps.sgf`. Raise an error if the file is missing or outside of the
    folder.
    """
    parts = PurePosixPath(name)
    if parts.is_absolute() or ".." in parts.parts or "\\" in name or ":" in name:
        raise ValueError(f"{name!r} leads out of the resources")
    path = _folder() / parts
    if not path.exists():
        raise FileNotFoundError(f"There is no resource {name!r}.")
    return path


def is_resource(path: Path) -> bool:
    """Return whether the file at `path` is shipped with the program."""
    return path.resolve().is_relative_to(_folder().resolve())


def document_path(name: str) -> Path:
    """Return the path of a page of the documentation that is shipped with the program, such as `rules.md`."""
    return _PACKAGE / "_resources" / "help" / name if _is_packed() else _PACKAGE.parent / "docs" / name


def _is_packed() -> bool:
    """Return whether the program runs from a wheel."""
    return (_PACKAGE / "_resources").is_dir()


def _folder() -> Path:
    """Return the folder of resources: inside the package of a wheel, or beside the package in a checkout."""
    packed = _PACKAGE / "_resources"
    return packed if packed.is_dir() else _PACKAGE.parent / "resources"
