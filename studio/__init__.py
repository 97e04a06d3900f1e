"""MCTS Studio: play k-in-a-row games against Monte Carlo tree search, and watch it think.

Scripts and notebooks can start from `studio.search`. Importing this package loads neither the compiler nor Qt.
"""

from importlib import import_module
from typing import Any

__version__ = "0.1.0"
_OF_SCRIPTS = ("ScriptSearch", "search")


def __getattr__(name: str) -> Any:
    if name not in _OF_SCRIPTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module("studio.bridges.scripts"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *_OF_SCRIPTS])
