"""`mcts-studio convert-network IN OUT.onnx`: convert a pickled list of arrays to an ONNX network."""

import argparse
import re
from pathlib import Path

from studio.commands import messages as command_messages
from studio.commands.opening import parsed_rules, printable
from studio.game.errors import FileError, StudioError, install_command
from studio.game.files import messages
from studio.game.rules import Rules

SUMMARY = "convert a pickled network to an ONNX file"
DESCRIPTION = (
    "Read IN, a pickled list of sixteen NumPy arrays, as small AlphaZero programs save their networks, and write the "
    "network as the ONNX file OUT. IN is parsed without unpickling, so no code in it runs. Filters of Theano and "
    "Lasagne, which are rotated by 180°, are rotated back. An existing OUT is replaced. Requires: "
    f"{install_command('onnx', 'onnxruntime')}"
)
_SIZE = re.compile(r"(\d{1,2})[x×](\d{1,2})", re.ASCII)
_NAMED = re.compile(r"(?<!\d)(\d{1,2})[_x-](\d{1,2})[_-](\d{1,2})(?!\d)", re.ASCII)
"""Finds the rows, columns and win length in a file name such as best_policy_8_8_5.model."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", metavar="IN", type=Path, help="pickled list of arrays")
    parser.add_argument("target", metavar="OUT.onnx", type=Path, help="ONNX file to write")
    parser.add_argument(
        "--size",
        type=_size,
        metavar="ROWSxCOLUMNS",
        help="rows and columns of the board, such as 6x7 (default: those of --rules, or a square)",
    )
    parser.add_argument(
        "--rules",
        type=parsed_rules,
        metavar="GAME",
        help="the only game of the network: a name such as gomoku-8, or rows, columns and win length such as 8x8/5 "
        "(default: guessed from a file name such as policy_8_8_5.model, otherwise unknown)",
    )
    parser.add_argument(
        "--rows",
        choices=["bottom", "top"],
        default="bottom",
        help="row of the board that comes first in the policy of IN; the input planes always begin with the top "
        "row (default: %(default)s)",
    )
    parser.add_argument("--name", help="name of the network (default: the name of IN)")


def run(args: argparse.Namespace) -> int:
    from studio.engine.evaluation.convolutional.model import About, model_of
    from studio.engine.evaluation.convolutional.teaching_file import size_of, weights_of
    from studio.game.files.saving import replace_file

    size = _given_size(args.size, args.rules)
    try:
        weights = weights_of(_read(args.source), size, flips_policy=args.rows == "bottom")
    except FileError as error:
        raise error.within(str(args.source)) from error
    rows, columns = size_of(weights, size)
    rules = args.rules or _guessed_rules(args.source.stem, rows, columns)
    about = About(args.name or args.source.stem, rows, columns, rules=rules.text if rules else "")
    replace_file(args.target, model_of(weights, about))
    game = f"the game {rules.text}" if rules else f"{rows}×{columns} boards"
    print(f"Wrote a network for {game} to {printable(str(args.target))}.")
    if rules is None:
        print(
            "The rules of the network are unknown, so every game on this board is allowed. Set the rules with --rules."
        )
    elif args.rules is None:
        print("The rules were guessed from the name of the file. To set other rules, use --rules.")
    return 0


def _given_size(size: tuple[int, int] | None, rules: Rules | None) -> tuple[int, int] | None:
    """Return the rows and columns from the options `--size` and `--rules`, or None if neither is given.

    Raise an error if they contradict each other.
    """
    if rules is None:
        return size
    if size not in (None, (rules.rows, rules.columns)):
        raise StudioError(command_messages.SIZE_AND_RULES, rules=rules.text)
    return rules.rows, rules.columns


def _guessed_rules(name: str, rows: int, columns: int) -> Rules | None:
    """Guess the rules from a file name. Return None if it names none for a square board of this size."""
    # Other boards are not guessed: a name does not show which number is the rows, or whether the game has gravity.
    for found in _NAMED.finditer(name):
        first, second, length = (int(number) for number in found.groups())
        if first == rows == second == columns and 3 <= length <= rows:
            return Rules(rows, columns, length)
    return None


def _size(text: str) -> tuple[int, int]:
    found = _SIZE.fullmatch(text.strip().lower())
    if found is None:
        raise argparse.ArgumentTypeError(f"{printable(text[:40])!r} is not ROWSxCOLUMNS, such as 6x7")
    return int(found[1]), int(found[2])


def _read(path: Path) -> bytes:
    """Read a file, but at most one byte more than the limit. The caller then notices that the file is too large."""
    from studio.engine.evaluation.convolutional.pickled_arrays import MOST_MB

    try:
        with path.open("rb") as stream:
            return stream.read(MOST_MB * 1_000_000 + 1)
    except OSError as error:
        raise FileError(messages.NOT_READ, reason=error.strerror) from error
