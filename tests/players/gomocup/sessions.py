"""Random sessions of a manager, partly with damaged lines."""

import random
from collections.abc import Callable

_ENDS = ("\n", "\r\n", "\r", "\n\n")
_STRANGE = ("0", "-1", "4", "27", "99999999999999999999", "x", "", "7,7", "1,2,3,4", "\x00", "é", "1e9", "2147483647")
_KEYS = ("timeout_turn", "timeout_match", "time_left", "max_memory", "rule", "show_detail", "thread_num", "folder")
_PLAIN = ("BEGIN", "RESTART", "ABOUT", "STOP", "YXSTOP", "YXSHOWINFO", "YXHASHCLEAR", "DONE", "SUGGEST 7,7", "hello")


def session(chance: random.Random) -> bytes:
    """Return the lines of a session, mostly meaningful ones, some of them damaged."""
    side = chance.choice([5, 6, 9, 15, 15, 26])
    lines = [f"START {side}"] if chance.random() < 0.9 else []
    for _ in range(chance.randrange(1, 25)):
        lines += chance.choice(_LINES)(chance, side)
    text = "".join(f"{line}{chance.choice(_ENDS)}" for line in lines)
    data = text.encode()
    for _ in range(chance.choice([0, 1, 1, 2, 5, 20])):
        data = chance.choice(_DAMAGES)(chance, data)
    return data


def _number(chance: random.Random, most: int) -> str:
    return chance.choice(_STRANGE) if chance.random() < 0.05 else str(chance.randrange(-1, most + 1))


def _point(chance: random.Random, side: int) -> str:
    return f"{_number(chance, side)},{_number(chance, side)}"


def _board(chance: random.Random, side: int) -> list[str]:
    word = chance.choice(["BOARD", "YXBOARD"])
    stones = [f"{_point(chance, side)},{chance.choice('1212123')}" for _ in range(chance.randrange(12))]
    return [word, *stones, "DONE"]


def _swap(chance: random.Random, side: int) -> list[str]:
    return ["SWAP2BOARD", *(_point(chance, side) for _ in range(chance.choice([0, 1, 3, 5]))), "DONE"]


_LINES: tuple[Callable[[random.Random, int], list[str]], ...] = (
    lambda chance, side: [f"TURN {_point(chance, side)}"],
    lambda chance, side: [f"TURN {_point(chance, side)}"],
    lambda chance, side: [f"TURN {_point(chance, side)}"],
    lambda chance, side: [f"{chance.choice(['PLAY', 'TAKEBACK', 'turn', 'Turn'])} {_point(chance, side)}"],
    lambda chance, _side: [f"INFO {chance.choice(_KEYS)} {chance.choice(_STRANGE)}"],
    lambda chance, _side: [f"INFO {chance.choice(_KEYS)} {chance.choice(['0', '1', '2', '3', '100', '5000'])}"],
    lambda chance, _side: [f"{chance.choice(['START', 'YXNBEST'])} {_number(chance, 20)}"],
    lambda chance, _side: [f"RECTSTART {_number(chance, 27)},{_number(chance, 27)}"],
    lambda chance, _side: [chance.choice(_PLAIN)],
    _board,
    _swap,
)


def _flipped(chance: random.Random, data: bytes) -> bytes:
    place = chance.randrange(len(data) + 1)
    return data[:place] + bytes([chance.randrange(256)]) + data[place + 1 :]


def _without(chance: random.Random, data: bytes) -> bytes:
    first, last = sorted(chance.randrange(len(data) + 1) for _ in range(2))
    return data[:first] + data[min(last, first + 40) :]


def _doubled(chance: random.Random, data: bytes) -> bytes:
    first, last = sorted(chance.randrange(len(data) + 1) for _ in range(2))
    return data[:last] + data[first:]


def _with_noise(chance: random.Random, data: bytes) -> bytes:
    place = chance.randrange(len(data) + 1)
    return data[:place] + chance.randbytes(chance.choice([1, 10, 100, 3000])) + data[place:]


def _shuffled(chance: random.Random, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    chance.shuffle(lines)
    return b"".join(lines)


_DAMAGES = (_flipped, _flipped, _without, _doubled, _with_noise, _shuffled)
