"""Imports optional libraries."""

from importlib import import_module
from typing import Any

from studio.bridges import messages
from studio.game.errors import StudioError


def library(module: str, package: str) -> Any:
    """Import and return a module of an optional package.

    If the package is not installed, raise a StudioError that says how to install it.
    """
    try:
        return import_module(module)
    except ImportError as error:
        command = f"python -m pip install {package}"
        raise StudioError(messages.NO_LIBRARY, name=package, command=command) from error
