"""Starts the program for a test."""

from collections.abc import Callable

from studio.ui.program import Program

Start = Callable[..., Program]


def start_without_threats(start: Start) -> Program:
    """Start the program with its threat search off, for tests that compare the table with a search.

    Otherwise the threat search adds its proofs to the table at any time.
    """
    program = start()
    program.window.actions_["prove_threats"].setChecked(False)
    return program
