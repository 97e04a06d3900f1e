"""`mcts-studio convert-network IN OUT.onnx`: convert a pickled list of arrays to an ONNX network."""

import argparse
from pathlib import Path

from studio.commands.opening import printable
from studio.game.errors import FileError, install_command
from studio.game.files import messages

SUMMARY = "convert a pickled network to an ONNX file"
DESCRIPTION = (
    "Read IN, a pickled list of sixteen NumPy arrays, as small AlphaZero programs save their networks, and write the "
    "network as the ONNX file OUT. IN is parsed without unpickling, so no code in it runs. Filters of Theano and "
    "Lasagne, which are rotated by 180°, are rotated back. An existing OUT is replaced. Requires: "
    f"{install_command('onnx', 'onnxruntime')}"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", metavar="IN", type=Path, help="pickled list of arrays")
    parser.add_argument("target", metavar="OUT.onnx", type=Path, help="ONNX file to write")
    parser.add_argument(
        "--rows",
        choices=["bottom", "top"],
        default="bottom",
        help="first row in the policy of IN; its input planes start at the top (default: %(default)s)",
    )
    parser.add_argument("--name", help="name of the network (default: the name of IN)")


def run(args: argparse.Namespace) -> int:
    from math import isqrt

    from studio.engine.evaluation.convolutional.model import About, model_of
    from studio.engine.evaluation.convolutional.teaching_file import weights_of
    from studio.game.files.saving import replace_file

    try:
        weights = weights_of(_read(args.source), flips_policy=args.rows == "bottom")
    except FileError as error:
        raise error.within(str(args.source)) from error
    side = isqrt(weights.points)
    replace_file(args.target, model_of(weights, About(args.name or args.source.stem, side, side)))
    print(f"Wrote a network for {side}×{side} boards to {printable(str(args.target))}.")
    return 0


def _read(path: Path) -> bytes:
    """Return the bytes of the file, at most one more than the size limit."""
    from studio.engine.evaluation.convolutional.pickled_arrays import MOST_MB

    try:
        with path.open("rb") as stream:
            return stream.read(MOST_MB * 1_000_000 + 1)
    except OSError as error:
        raise FileError(messages.NOT_READ, reason=error.strerror) from error
