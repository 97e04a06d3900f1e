"""How a test starts the program."""

from collections.abc import Callable

from studio.ui.program import Program

Start = Callable[..., Program]
