"""Check whether a network learns a small game within two minutes: python -m benchmarks.toy_training [--seeds 1 2 3]

The game is four in a row on 5×5, trained from random weights as by `mcts-studio train --toy`. After each measurement
the benchmark prints two scores of the network: against random moves, without a search, and against plain UCT, with a
short search. The two minutes are those of the training, without the first compilation.
"""

import argparse
import tempfile
import time
from pathlib import Path

from studio.game.rules import rules_from_text
from studio.training.checkpoint import Progress
from studio.training.loop import Training
from studio.training.request import TOY, TOY_HOURS, TOY_RULES

_WANTED = 0.8


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=TOY_RULES.text)
    parser.add_argument("--seeds", nargs="*", type=int, default=[1, 2, 3])
    asked = parser.parse_args()
    ends = [_trained(asked.game, seed) for seed in asked.seeds]
    enough = sum((end.against_random or 0.0) >= _WANTED for end in ends)
    print(f"{enough} of {len(ends)} seeds win {_WANTED:.0%} and more against random moves.")


def _trained(game: str, seed: int) -> Progress:
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        training = Training.begin(Path(folder) / "toy", rules_from_text(game), TOY_HOURS, seed, name=TOY)
        for progress in training.generations():
            if progress.measured_at == progress.seconds:
                print(_told(seed, progress), flush=True)
        print(f"seed {seed}: {time.monotonic() - begun:.0f} s in all", flush=True)
        return training.progress


def _told(seed: int, progress: Progress) -> str:
    return (
        f"seed {seed}  {progress.seconds:5.0f} s  generation {progress.generation:3}  games {progress.games:5,}  "
        f"loss of policy {progress.policy_loss:.2f}, of value {progress.value_loss:.3f}  "
        f"random {progress.against_random or 0:4.0%}  search {progress.against_search or 0:4.0%}"
    )


if __name__ == "__main__":
    main()
