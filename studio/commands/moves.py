"""The options `--moves` and `--setup`."""

import argparse


def add_moves_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--moves",
        default="",
        metavar="MOVES",
        help='moves to play first, such as "h8 i9"; in gravity games also columns such as 4455',
    )


def add_setup_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--setup",
        metavar="BOARD",
        help="position before the first move, as --json prints it: rows of the characters . X O, optionally "
        "followed by 'O to move'",
    )
