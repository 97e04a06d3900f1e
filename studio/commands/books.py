"""The option `--book`, for commands whose engines can play from an opening book."""

import argparse
from pathlib import Path


def add_book_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--book", type=Path, metavar="FILE", help="opening book, made by mcts-studio book (default: none)"
    )
