"""Decides whether kernels are tuned, with internals of Numba, or plain, with Numba's documented interface only.

Tuned kernels compile in half the time and run faster, but depend on internals that another release of Numba may change.
So untested releases use plain kernels, which choose the same moves.
"""

import logging
import os

import numba

PLAIN_VARIABLE = "MCTS_STUDIO_PLAIN_KERNELS"
"""The environment variable that selects kernels: 1 for plain kernels, 0 for tuned kernels with any release of Numba."""
TESTED_RELEASES = ((0, 65), (0, 66), (0, 67), (0, 68))


def _is_tested(version: str) -> bool:
    major, minor = version.split(".")[:2]
    return (int(major), int(minor)) in TESTED_RELEASES if major.isdigit() and minor.isdigit() else False


def _is_tuned(version: str, chosen: str) -> bool:
    return chosen == "0" or (chosen != "1" and _is_tested(version))


TUNED = _is_tuned(numba.__version__, os.environ.get(PLAIN_VARIABLE, ""))
"""Whether this process and its children compile tuned kernels."""


def plain_reason() -> str:
    """Return a text that says why kernels are plain, and what this means for the user.

    Return an empty text if kernels are tuned.
    """
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
