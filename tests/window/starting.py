"""Starts the program for a test."""

from collections.abc import Callable

from studio.ui.program import Program

Start = Callable[..., Program]
