"""Checks compiled kernels once in a process of tests, instead of before each search."""

from collections.abc import Sequence

from studio.engine.kernels.runtime.folder import are_ready

_READY: set[str] = set()
"""The stages whose kernels this process has found undamaged."""


def were_ready(stages: Sequence[str]) -> bool:
    """Return whether the kernels of these stages are undamaged, or were so earlier in this process."""
    if not _READY.issuperset(stages) and are_ready(stages):
        _READY.update(stages)
    return _READY.issuperset(stages)
