"""Imports optional libraries."""

from importlib import import_module
from typing import Any

from studio.bridges import messages
from studio.game.errors import StudioError


def library(module: str, package: str) -> Any:
    """Return a module of an optional package. Raise StudioError with a remedy if the package is not installed."""
    try:
        return import_module(module)
    except ImportError as error:
        command = f"python -m pip install {package}"
        raise StudioError(messages.NO_LIBRARY, name=package, command=command) from error
