"""Limits for game files.

A file that exceeds a limit is rejected with a message. Only MAX_WARNINGS is different: it limits how many warnings are
kept.
"""

MAX_FILE_BYTES = 16 * 1024 * 1024
MAX_NODES = 150_000
"""The limit for the nodes (moves and others) of all games in one file."""
# The limit is higher than MAX_NODES, because counting these nodes is fast.
MAX_LIBRARY_NODES = 500_000
"""The limit for the nodes of a RenLib library."""
MAX_NESTING = 50_000
"""The limit for the depth of variations within variations."""
MAX_GAMES = 50_000
MAX_SETUPS = 50_000
"""The limit for the properties in one SGF file that place or remove stones."""
MAX_SETUP_STONES = 200_000
"""The limit for the stones that one SGF file places or removes without a move."""
MAX_VALUES = 450_000
"""The limit for the values in one SGF file, counted by their opening brackets."""
MAX_PROBLEMS = 10_000
"""The limit for the syntax errors in one SGF file. A file with more errors is rejected as damaged."""
MAX_WARNINGS = 100
"""The maximum number of warnings that are kept for one file. Further warnings are only counted."""

# The limit is higher than that of other files, because the program creates the records one by one.
MAX_DATABASE_BYTES = 64 * 1024 * 1024
"""The size limit of a RenjuNet database in bytes."""
MAX_DATABASE_GAMES = 200_000
MAX_DATABASE_ELEMENTS = 1_000_000
"""The limit for the XML elements of a RenjuNet database."""
MAX_DATABASE_ROWS = 100_000
"""The limit for the players, tournaments and other rows of the tables of a RenjuNet database."""
MAX_DATABASE_NESTING = 20
"""The limit for the depth of XML elements within elements."""
MAX_DATABASE_TOKEN = 256 * 1024
"""The limit for the bytes of one XML tag or comment."""
MAX_DATABASE_TEXT = 20_000
"""The limit for the characters in one game of a RenjuNet database."""
