"""Limits on the resources a file may need. A file that exceeds one is rejected as a whole, with a message."""

MAX_FILE_BYTES = 16 * 1024 * 1024
MAX_NODES = 150_000
"""Moves and other nodes of all games in one file."""
MAX_LIBRARY_NODES = 500_000
"""The nodes of a RenLib library. This limit is higher, because counting the nodes is fast."""
MAX_NESTING = 50_000
"""Variations within variations."""
MAX_GAMES = 50_000
MAX_SETUPS = 50_000
"""Properties that set up stones in one SGF file."""
MAX_SETUP_STONES = 200_000
"""Stones that all setup properties of one SGF file may place or remove."""
MAX_VALUES = 450_000
"""Opening brackets of SGF values in one file."""
MAX_PROBLEMS = 10_000
"""Syntax errors in an SGF file; a file with more of them is rejected as damaged."""
MAX_WARNINGS = 100
"""Warnings that are reported for one file. Further ones are only counted."""
