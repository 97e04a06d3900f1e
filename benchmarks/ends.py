"""Measure the endgame solver of Connect Four: python -m benchmarks.ends

The positions are the 500 of `benchmarks.connect_four_values`, in which the legal moves have different values. For each
position the solver decides whether the side to move wins, and whether it at least draws, with a limit on the positions
that it visits. The benchmark prints the number of decided positions, checks their results against an exact solver
(bitbully), and prints the number of visited positions, and the visited positions per second of processor time with
tables of several sizes.
"""

import argparse
import time

import numpy as np

from benchmarks.connect_four_values import RULES, known_positions, position_after
from studio.engine.running.endgame import EndgameSolver, Question
from studio.game.position import Position

_SHARES = (0.5, 0.75, 0.9, 0.95)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--most", type=int, default=10_000_000, help="positions that one look may try")
    parser.add_argument(
        "--bits", type=int, nargs="*", default=[18, 19, 20], help="of the table; 18 is what searches use"
    )
    asked = parser.parse_args()
    known = known_positions(asked.positions)
    positions = [(position_after(columns), max(values.values())) for columns, values in known]
    for bits in asked.bits:
        asking = EndgameSolver(RULES, np.zeros(1, np.int32), bits)
        _judge(asking, positions[0][0], 1000)  # loads the kernel
        begun, nodes, open_stones = time.process_time(), list[int](), list[int]()
        for position, value in positions:
            found = _judge(asking, position, asked.most)
            nodes.append(asking.nodes)
            if found is None:
                open_stones.append(position.stones_count)
            elif found != value:
                raise SystemExit(f"The look says {found} and the solver {value}:\n{position.text()}")
        print(_told(bits, time.process_time() - begun, nodes, open_stones), flush=True)


def _judge(asking: EndgameSolver, position: Position, most: int) -> int | None:
    asking.begin(position)
    for wanted in (1, 0):
        answer = asking.ask(Question(wanted), most)
        if answer is None or answer.is_yes:
            return None if answer is None else wanted
    return -1


def _told(bits: int, seconds: float, nodes: list[int], open_stones: list[int]) -> str:
    shares = ", ".join(f"{share:.0%} {np.quantile(nodes, share):,.0f}" for share in _SHARES)
    return (
        f"{8 << bits >> 20} MB: {len(nodes) - len(open_stones)} of {len(nodes)} decided, {sum(nodes):,} positions in "
        f"{seconds:.1f} s, {sum(nodes) / seconds:,.0f} a second; at most {shares}; undecided by number of stones: "
        f"{sorted(open_stones)}"
    )


if __name__ == "__main__":
    main()
