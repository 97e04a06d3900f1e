"""16,000 damaged inputs for every parser: only studio errors are raised."""

import contextlib
import random
from collections.abc import Callable

import pytest

from studio.game.errors import StudioError
from studio.game.files import Format, read_records
from studio.game.files.game_files import READABLE
from studio.game.files.report import Report
from studio.game.notation import column_from_digit, point_from_human, point_from_protocol, point_from_tournament
from studio.game.position import Position
from studio.game.rules import PRESETS, rules_from_text
from tests.game.boards import FOUR, GOMOKU
from tests.sizes import one_always

INPUTS = 16_000
BLOCKS = 4

SGF = (
    b"(;FF[4]GM[4]CA[GBK]SZ[15]RU[15x15/5 exact]PB[\xc4\xe3]RE[0]AB[aa:bb]PL[W]C[a\\]b]5A[x]B[hh]W[ig]",
    b"(;SZ[7:6]GM[1004];B[df];W[de](;B[ef]MSTM[12]MSAN[5:studio]MSCA[ef 3 0.5 0.1 W efdd]MSPA[a=1])(;B[];W[tt]))",
    b"x(;B[hh];W[hh];AE[hh];B[hh])(;GM[4]SZ[3];B[aa])",
)
PSQ = (
    b"Piskvorky 15x15, 11:11, 1\n8,8,0\n9,7,0\n7,9,1500\nA\nB\n-1\n1,Standard\n",
    b"Piskvorky 20x20\n1,1\n2,2\n",
)
REC = (b"pbrain-a\npbrain-b\n9,9,120\n10,9,0\n-1\n",)
POS = (bytes([5, 112, 98, 97, 0xF0, 80]), bytes([2, 0, 224]))
LIB = (
    b"\xffRenLib\xff\x03\x04" + b"\xff" * 10 + b"\0\0\x78\x09\0\1abc\0A\0\x69\xc0\x68\x48last\0\0",
    b"\x78\x80\x69\x20ol\xe4\x59\x54",
)
POINTS = (b"1. h8 i9 2. g7 h7\n3. a1\n# note\n", b"h8i9g7;t20")
DIGITS = (b"4455\n2252576253462244111 -1\n",)
OPENINGS = (b"0,0, 1,-1, -1,1\n7,-7, -7,7, 3\n",)

FILES = {
    Format.SGF: SGF,
    Format.PSQ: PSQ,
    Format.REC: REC,
    Format.POS: POS,
    Format.LIB: LIB,
    Format.POINTS: POINTS,
    Format.DIGITS: DIGITS,
    Format.OPENINGS: OPENINGS,
}
ALL = tuple(seed for seeds in FILES.values() for seed in seeds)
_SPICE = (
    b"[",
    b"]",
    b"(",
    b")",
    b";",
    b"\\",
    b"\n",
    b",",
    b"-",
    b"\0",
    b"\xff",
    b"99999",
    b"SZ[",
    b"CA[",
    b"AB[aa:zz]",
)


def mutated(seed: bytes, chance: random.Random) -> bytes:
    """Return the bytes after one to six random edits: changed, removed, duplicated or inserted bytes, or truncated."""
    data = bytearray(seed)
    for _ in range(chance.randint(1, 6)):
        at = chance.randint(0, len(data))
        kind = chance.randrange(6)
        if kind == 0 and at < len(data):
            data[at] = chance.randrange(256)
        elif kind == 1:
            del data[at : at + chance.randint(1, 8)]
        elif kind == 2:
            data[at:at] = data[at : at + chance.randint(1, 20)]
        elif kind == 3:
            data[at:at] = chance.choice(_SPICE)
        elif kind == 4:
            other = chance.choice(ALL)
            data[at:at] = other[: chance.randint(0, len(other))]
        else:
            del data[at:]
    return bytes(data)


def attack(parse: Callable[[bytes], object], seeds: tuple[bytes, ...], name: str, block: int) -> None:
    chance = random.Random(f"{name} {block}")
    for _ in range(INPUTS // BLOCKS):
        data = mutated(chance.choice(seeds), chance)
        try:
            with contextlib.suppress(StudioError):
                parse(data)
        except Exception as error:
            raise AssertionError(f"{name}: {data!r}") from error


@pytest.mark.parametrize("block", one_always(BLOCKS, range(BLOCKS)))
@pytest.mark.parametrize("kind", one_always(2, FILES))
def test_readers_raise_only_studio_errors(kind: Format, block: int) -> None:
    attack(lambda data: READABLE[kind](data, Report(data), None), FILES[kind], kind, block)


@pytest.mark.parametrize("block", one_always(BLOCKS, range(BLOCKS)))
def test_open_raises_only_studio_errors(block: int) -> None:
    attack(read_records, ALL, "door", block)


TEXTS: dict[str, tuple[Callable[[str], object], tuple[bytes, ...]]] = {
    "rules": (rules_from_text, (b"gomoku-15", b"6x7/4 gravity exact")),
    "position": (lambda text: Position.from_text(text, PRESETS["tic-tac-toe"]), (b"X O .\n. . .\n. X O\nO to move",)),
    "falling": (lambda text: Position.from_text(text, FOUR), (b". . . . . . .\n" * 5 + b"X O X . . . .",)),
    "human": (lambda text: point_from_human(text, GOMOKU), (b"h8", b"o15")),
    "tournament": (lambda text: point_from_tournament(text, GOMOKU), (b"h8", b"o15")),
    "protocol": (lambda text: point_from_protocol(text, GOMOKU), (b"7,7", b" 14, 0 ")),
    "digit": (lambda text: column_from_digit(text, FOUR), (b"4",)),
}


@pytest.mark.parametrize("block", one_always(BLOCKS, range(BLOCKS)))
@pytest.mark.parametrize("name", TEXTS)
def test_text_parsers_raise_only_studio_errors(name: str, block: int) -> None:
    parse, seeds = TEXTS[name]
    attack(lambda data: parse(data.decode("latin-1")), seeds, name, block)
