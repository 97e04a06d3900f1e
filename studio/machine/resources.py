"""Finds the files that are shipped with the program, in a source checkout or in an installed wheel."""

from pathlib import Path, PurePosixPath

_PACKAGE = Path(__file__).resolve().parent.parent


def resource_path(name: str) -> Path:
    """Return the path of a file in the folder of resources.

    `name` is a relative path, such as `games/first-steps.sgf`. Raise an error if the file is missing or is not inside
    the folder.
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
    """Return the path of a documentation page that is shipped with the program. `name` is for example `rules.md`."""
    return _PACKAGE / "_resources" / "help" / name if _is_packed() else _PACKAGE.parent / "docs" / name


def _is_packed() -> bool:
    """Return whether the program runs from a wheel."""
    return (_PACKAGE / "_resources").is_dir()


def _folder() -> Path:
    """Return the folder of resources. In a wheel it is inside the package, in a checkout beside the package."""
    packed = _PACKAGE / "_resources"
    return packed if packed.is_dir() else _PACKAGE.parent / "resources"
