"""Decides how kernels are compiled: tuned, by internals of Numba, or plain, by its documented interface only.

Tuned kernels compile in half the time and run faster, but depend on internals that another release of Numba may change.
So untested releases get plain kernels, which play the same moves.
"""

import logging
import os

import numba

PLAIN_VARIABLE = "MCTS_STUDIO_PLAIN_KERNELS"
"""1 compiles plain kernels, for example in tests; 0 compiles tuned ones with any release."""
TESTED_RELEASES = ((0, 65), (0, 66), (0, 67), (0, 68))


def _is_tested(version: str) -> bool:
    major, minor = version.split(".")[:2]
    return (int(major), int(minor)) in TESTED_RELEASES if major.isdigit() and minor.isdigit() else False


def _is_tuned(version: str, chosen: str) -> bool:
    return chosen == "0" or (chosen != "1" and _is_tested(version))


TUNED = _is_tuned(numba.__version__, os.environ.get(PLAIN_VARIABLE, ""))
"""Whether this process and its children compile tuned kernels."""


def plain_reason() -> str:
    """Return why kernels are plain, in one sentence; empty if they are tuned."""
    if TUNED:
        return ""
    if os.environ.get(PLAIN_VARIABLE) == "1":
        return f"Kernels are compiled plainly, because {PLAIN_VARIABLE} is 1. Searches are slower and use one thread."
    return (
        f"Kernels are compiled plainly, because Numba {numba.__version__} is not a tested release. "
        "Searches are slower and use one thread."
    )


if not TUNED:
    logging.getLogger(__name__).warning("%s", plain_reason())
