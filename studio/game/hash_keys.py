"""The random numbers of the position keys (Zobrist hashing)."""

from collections.abc import Iterator

from studio.game.rules import MAX_SIDE


def _random_keys(count: int, state: int) -> Iterator[int]:
    """Yield `count` random 64-bit numbers, made with the SplitMix64 generator."""
    # They never change, so that stored keys stay valid.
    mask = (1 << 64) - 1
    for _ in range(count):
        state = (state + 0x9E3779B97F4A7C15) & mask
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & mask
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
        yield mixed ^ (mixed >> 31)


STONE_KEYS = ((), tuple(_random_keys(MAX_SIDE**2, 1)), tuple(_random_keys(MAX_SIDE**2, 2)))
"""The key of each stone. The first index is the colour, the second is the point."""

TURN_KEY = next(_random_keys(1, 3))
"""If White is to move, this number is combined (XOR) with the keys of the stones."""


def wide_keys(count: int, state: int) -> tuple[int, ...]:
    """Return `count` random 128-bit numbers.

    The same arguments always give the same numbers, so stored keys stay valid.
    """
    halves = list(_random_keys(2 * count, state))
    return tuple(high << 64 | low for high, low in zip(halves[::2], halves[1::2], strict=True))
