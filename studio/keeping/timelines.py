"""Converts the snapshots of a search to one line of text for a game record, and back.

The text is a name with a version, a dot, and base64 data. The data are a header and columns, compressed by zlib. Their
size after decompression is limited.
"""

import base64
import binascii
import json
import zlib
from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from studio.engine.views.snapshot import LONGEST_LINE, NodeView, Snapshot, frozen
from studio.engine.views.timeline import MOST
from studio.game.errors import StudioError
from studio.game.rules import Rules
from studio.keeping import messages
from studio.keeping.columns import (
    LINE,
    LINES,
    OF_MOMENT,
    OF_ROOT,
    PROOFS,
    ROUGH,
    Array,
    Columns,
    bounds_code,
    bytes_a_moment,
    columns_from_bytes,
    columns_to_bytes,
    empty_columns,
)

MOST_MOMENTS = MOST + 1
"""The maximum number of moments in a text. This is the number that a timeline keeps, plus the newest moment."""
# A longer text is neither written nor read.
MOST_LETTERS = 400_000
"""The maximum number of characters of a text."""

_NAME, _VERSION = "mcts-timeline", 1
_LONGEST_HEAD = 200


def timeline_to_text(snapshots: Sequence[Snapshot], rules: Rules) -> str:
    """Return the snapshots of a search as text.

    If the text would be too long, some snapshots are left out, but never the last one.
    """
    kept = tuple(snapshots)
    while len(kept) > MOST_MOMENTS or len(text := _text(kept, rules)) > MOST_LETTERS:
        kept = (*kept[:-1:2], kept[-1])
    return text


def timeline_from_text(text: str, rules: Rules) -> tuple[Snapshot, ...]:
    """Parse the snapshots in a text.

    Raise an error if the text is damaged. Only the first `LINES` candidates of a snapshot have a principal variation.
    The terms of the selection formula are not stored.
    """
    head, body = _unpacked(text, rules)
    columns = columns_from_bytes(body, _moments_of(head, rules), rules)
    if columns is None:
        raise _damaged()
    return tuple(_snapshot(columns, moment, rules) for moment in range(len(columns["simulations"])))


# Writing


def _text(snapshots: tuple[Snapshot, ...], rules: Rules) -> str:
    head = json.dumps({"rules": rules.text, "moments": len(snapshots)}).encode() + b"\n"
    body = columns_to_bytes(_gathered(snapshots, rules), rules)
    return f"{_NAME}-{_VERSION}.{base64.b64encode(zlib.compress(head + body, 9)).decode('ascii')}"


def _gathered(snapshots: tuple[Snapshot, ...], rules: Rules) -> Columns:
    columns = empty_columns(len(snapshots), rules)
    for moment, snapshot in enumerate(snapshots):
        _gather(columns, moment, snapshot)
    return columns


def _gather(columns: Columns, moment: int, snapshot: Snapshot) -> None:
    root = snapshot.root
    for name in OF_MOMENT:
        columns[name][moment] = getattr(snapshot, name)
    for name in OF_ROOT:
        columns[name][moment] = getattr(root, name)
    columns["value"][moment] = np.clip(root.value, -1, 1)
    columns["proof"][moment] = PROOFS.index(root.proof)
    columns["best"][moment] = snapshot.best if snapshot.best in root.points else -1  # others cannot be stored
    columns["child_visits"][moment, root.points] = root.child_visits
    columns["values"][moment, root.points] = np.rint(np.clip(np.nan_to_num(root.values), -1, 1) * ROUGH)
    columns["priors"][moment, root.points] = np.where(np.isnan(root.priors), -1, np.clip(root.priors, 0, 1))
    columns["bounds"][moment, root.points] = bounds_code(root.lower, root.upper)
    columns["distances"][moment, root.points] = root.distances
    for row in range(min(LINES, len(root))):
        line = root.candidate(row).line[:LINE]
        columns["lines"][moment, row * LINE : row * LINE + len(line)] = line


# Reading


def _unpacked(text: str, rules: Rules) -> tuple[bytes, bytes]:
    """Return the header and the columns as bytes. Raise an error if the text is damaged or too large."""
    if len(text) > MOST_LETTERS:
        raise StudioError(messages.TIMELINE_TOO_LARGE, most=MOST_LETTERS)
    most = _LONGEST_HEAD + MOST_MOMENTS * bytes_a_moment(rules)
    unpacking = zlib.decompressobj()
    try:
        packed = base64.b64decode(_payload(text), validate=True)
        data = unpacking.decompress(packed, most)
    except (zlib.error, binascii.Error, ValueError):
        raise _damaged() from None
    _refuse_unless(unpacking.eof and not unpacking.unused_data)
    head, _, body = data.partition(b"\n")
    return head, body


def _payload(text: str) -> str:
    name, _, payload = text.partition(".")
    kind, _, version = name.rpartition("-")
    _refuse_unless(kind == _NAME)
    if version != str(_VERSION):
        raise StudioError(messages.TIMELINE_VERSION, version=version[:20])
    return payload


def _moments_of(head: bytes, rules: Rules) -> int:
    try:
        entries = json.loads(head[:_LONGEST_HEAD])
    except (ValueError, RecursionError):
        raise _damaged() from None
    _refuse_unless(isinstance(entries, dict))
    kept, moments = entries.get("rules"), entries.get("moments")
    if kept != rules.text:
        raise StudioError(messages.TIMELINE_RULES, expected=rules.text)
    _refuse_unless(type(moments) is int and 0 <= moments <= MOST_MOMENTS)
    return cast(int, moments)


def _snapshot(columns: Columns, moment: int, rules: Rules) -> Snapshot:
    numbers: dict[str, Any] = {name: columns[name][moment, 0].item() for name in OF_MOMENT}
    numbers["capped"] = bool(numbers["capped"])
    numbers["draws"] = round(numbers.pop("draw_share") * numbers["simulations"])
    best = int(columns["best"][moment, 0])
    return Snapshot(run=0, root=_root(columns, moment, rules), best=None if best < 0 else best, **numbers)


def _root(columns: Columns, moment: int, rules: Rules) -> NodeView:
    """Return the view of the root in a snapshot. Proven wins come first; the other candidates are sorted by visits."""
    visits, bounds = columns["child_visits"][moment], columns["bounds"][moment]
    values, priors = columns["values"][moment] / ROUGH, columns["priors"][moment].astype(np.float64)
    lower, upper = bounds // 3 - 1, bounds % 3 - 1
    points = np.flatnonzero(visits >= 0)
    points = points[np.lexsort((points, -values[points], -visits[points], lower[points] != 1))]
    unknown = frozen(np.full(points.size, np.nan), np.float64)
    return NodeView(
        rules=rules,
        path=(),
        proof=PROOFS[int(columns["proof"][moment, 0])],
        points=frozen(points, np.int64),
        child_visits=frozen(visits[points], np.int64),
        values=frozen(values[points], np.float64),
        priors=frozen(np.where(priors < 0, np.nan, priors)[points], np.float64),
        exploitations=unknown,
        explorations=unknown,
        scores=unknown,
        lower=frozen(lower[points], np.int8),
        upper=frozen(upper[points], np.int8),
        distances=frozen(columns["distances"][moment, points], np.int64),
        lines=_lines(columns["lines"][moment].reshape(LINES, LINE), points),
        **{name: columns[name][moment, 0].item() for name in OF_ROOT},
    )


def _lines(kept: Array, points: Array) -> tuple[Any, Any]:
    """Return the principal variations without their first moves as an array [row, ply], and an array of their
    lengths.
    """
    lines, lengths = np.full((points.size, LONGEST_LINE), -1, np.int16), np.zeros(points.size, np.int64)
    row_of = {int(point): row for row, point in enumerate(points)}
    for line in kept:
        row = row_of.get(int(line[0]))
        if row is not None:
            lines[row, : LINE - 1] = line[1:]
            lengths[row] = np.count_nonzero(line[1:] >= 0)
    return frozen(lines, np.int16), frozen(lengths, np.int64)


def _refuse_unless(is_valid: bool) -> None:
    if not is_valid:
        raise _damaged()


def _damaged() -> StudioError:
    return StudioError(messages.TIMELINE_DAMAGED)
