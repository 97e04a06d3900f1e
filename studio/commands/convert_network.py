"""`mcts-studio convert-network IN OUT.onnx`: a network of a teaching program, as the studio and others read it."""

import argparse
from pathlib import Path

from studio.commands.opening import printable
from studio.game.errors import FileError
from studio.game.files import messages

SUMMARY = "write a network of a teaching program as an ONNX file"
DESCRIPTION = (
    "Read IN, a pickled list of sixteen numpy arrays as small teaching programs pass their networks around, and write "
    "OUT, an ONNX file that the studio and other programs read. IN is never unpickled: nothing in it is run. Filters "
    "of the older frameworks (Theano, Lasagne), which are turned by 180°, are turned back. OUT is replaced. "
    "Needs the extra: pip install 'mcts-studio[onnx]'"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", metavar="IN", type=Path, help="the pickled list")
    parser.add_argument("target", metavar="OUT.onnx", type=Path, help="the file to write")
    parser.add_argument(
        "--rows",
        choices=["bottom", "top"],
        default="bottom",
        help="where the policy of IN begins to number the points; its planes begin at the top (default: %(default)s)",
    )
    parser.add_argument("--name", help="what the network is called (default: the name of IN)")


def run(asked: argparse.Namespace) -> int:
    from math import isqrt

    from studio.engine.evaluation.convolutional.model import About, model_of
    from studio.engine.evaluation.convolutional.teaching_file import weights_of
    from studio.game.files.saving import replace_file

    try:
        weights = weights_of(_read(asked.source), flips_policy=asked.rows == "bottom")
    except FileError as error:
        raise error.within(str(asked.source)) from error
    side = isqrt(weights.points)
    replace_file(asked.target, model_of(weights, About(asked.name or asked.source.stem, side, side)))
    print(f"Wrote a network for {side}×{side} boards to {printable(str(asked.target))}.")
    return 0


def _read(path: Path) -> bytes:
    """At most a little more than is read of such a file."""
    from studio.engine.evaluation.convolutional.pickled_arrays import MOST_MB

    try:
        with path.open("rb") as stream:
            return stream.read(MOST_MB * 1_000_000 + 1)
    except OSError as error:
        raise FileError(messages.NOT_READ, reason=error.strerror) from error
