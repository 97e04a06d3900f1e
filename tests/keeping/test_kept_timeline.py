"""A timeline stored in a record: round trips, and validation of foreign data."""

import base64
import zlib
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.engine.views.snapshot import Snapshot
from studio.game.errors import StudioError
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Rules
from studio.keeping.columns import LINE, LINES, ROUGH
from studio.keeping.frames import SearchFrames
from studio.keeping.timelines import MOST_LETTERS, MOST_MOMENTS, timeline_from_text, timeline_to_text
from tests.keeping.timelines import GAMES, a_timeline, numbered

RULES = PRESETS["tic-tac-toe"]
NUMBERS = ("simulations", "seconds", "nodes", "leaves", "depth", "mean_depth", "draw_share", "memory_mb", "capped")


def kept(snapshots: Sequence[Snapshot], rules: Rules = RULES) -> tuple[Snapshot, ...]:
    return timeline_from_text(timeline_to_text(snapshots, rules), rules)


def parts(text: str) -> tuple[str, bytes]:
    name, payload = text.split(".")
    return name, zlib.decompress(base64.b64decode(payload))


def joined(name: str, data: bytes) -> str:
    return f"{name}.{base64.b64encode(zlib.compress(data)).decode()}"


def code_of(text: str, rules: Rules = RULES) -> str:
    with pytest.raises(StudioError) as caught:
        timeline_from_text(text, rules)
    assert caught.value.sentence.endswith(".")
    return caught.value.code


def changed(name: str, moment: int, number: int) -> str:
    """Return a text in which one number of one moment is changed; the columns of the body follow one another."""
    from studio.keeping.columns import layout

    snapshots = a_timeline()
    text_name, data = parts(timeline_to_text(snapshots, RULES))
    head, body = data.split(b"\n", 1)
    at, made = 0, bytearray(body)
    for column_name, column, width in layout(RULES):
        kind = np.dtype(column.kind)
        if column_name == name:
            place = at + moment * width * kind.itemsize
            made[place : place + kind.itemsize] = np.array([number]).astype(kind).tobytes()
        at += kind.itemsize * width * len(snapshots)
    assert at == len(body)
    return joined(text_name, head + b"\n" + bytes(made))


def _distinct_moment() -> int:
    """Return a moment whose best candidate has a line."""
    return next(at for at, snapshot in enumerate(a_timeline()) if at > 2 and len(snapshot.candidates[0].line) > 2)


# Round trips


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("profile", ["studio-rollouts", "classic-uct"])
def test_moments_survive_a_round_trip(game: str, profile: str) -> None:
    snapshots = a_timeline(game, 3000, profile)
    for old, new in zip(snapshots, kept(snapshots, PRESETS[game]), strict=True):
        assert [getattr(new, name) for name in NUMBERS] == [getattr(old, name) for name in NUMBERS]
        assert new.best == old.best
        assert (new.root.visits, new.root.value, new.root.proof) == (old.root.visits, old.root.value, old.root.proof)
        np.testing.assert_array_equal(new.visits, old.visits)
        assert _by_point(new).keys() == _by_point(old).keys()
        for point, row in _by_point(old).items():
            again = _by_point(new)[point]
            assert (again.visits, again.proof, again.proof_moves) == (row.visits, row.proof, row.proof_moves)
            assert again.value == pytest.approx(row.value, abs=1 / ROUGH)
            assert again.prior == pytest.approx(row.prior, abs=1e-6)


def _by_point(snapshot: Snapshot):  # type: ignore[no-untyped-def]
    return {row.point: row for row in snapshot.candidates}


def test_the_leading_candidates_keep_their_lines_and_their_order() -> None:
    snapshots = a_timeline("gomoku-15", 3000)
    for old, new in zip(snapshots, kept(snapshots, PRESETS["gomoku-15"]), strict=True):
        lines = {row.point: row.line for row in new.candidates}
        for row in old.candidates[:LINES]:
            assert lines[row.point] == row.line[:LINE]
        assert all(len(row.line) == 1 for row in old.candidates if row.point not in lines)
        assert new.candidates[0].visits == old.candidates[0].visits


def test_values_that_are_not_stored_are_not_invented() -> None:
    (*_, last) = kept(a_timeline())
    for numbers in (last.root.scores, last.root.explorations, last.root.exploitations):
        assert np.isnan(numbers).all()
    assert not last.root.child_visits.flags.writeable
    unknown = np.full(len(last.root), np.nan)
    bare = replace(last, best=None, root=replace(last.root, priors=unknown))
    (again,) = kept([bare])
    assert again.best is None
    assert np.isnan(again.root.priors).all()


def test_proofs_survive_in_their_order() -> None:
    snapshots = a_timeline("tic-tac-toe", 4000)
    again = kept(snapshots)[-1]
    assert any(row.proof is not Proof.UNKNOWN for row in again.candidates)
    assert [row.point for row in again.candidates] == [row.point for row in snapshots[-1].candidates]


def test_a_win_comes_first_even_with_few_visits() -> None:
    snapshot = a_timeline("gomoku-15", 3000)[-1]
    root, won = snapshot.root, int(snapshot.root.points[-1])
    lower = root.lower.copy()
    lower[-1] = 1
    (again,) = kept([replace(snapshot, root=replace(root, lower=lower))], PRESETS["gomoku-15"])
    assert (again.candidates[0].point, again.candidates[0].proof) == (won, Proof.WIN)
    assert [row.point for row in again.candidates[1:4]] == [row.point for row in snapshot.candidates[:3]]


def test_a_search_without_results_is_stored_too() -> None:
    assert kept(()) == ()
    snapshot = a_timeline()[0]
    empty = np.zeros(0)
    bare = replace(
        snapshot,
        best=None,
        root=replace(
            snapshot.root,
            points=empty.astype(np.int64),
            child_visits=empty.astype(np.int64),
            values=empty,
            priors=empty,
            lower=empty.astype(np.int8),
            upper=empty.astype(np.int8),
            distances=empty.astype(np.int64),
            lines=(np.zeros((0, 24), np.int16), empty.astype(np.int64)),
        ),
    )
    (again,) = kept([bare])
    assert len(again.root) == 0


def test_a_timeline_is_written_again_unchanged() -> None:
    text = timeline_to_text(a_timeline("connect-four", 3000), PRESETS["connect-four"])
    assert timeline_to_text(timeline_from_text(text, PRESETS["connect-four"]), PRESETS["connect-four"]) == text


def test_the_text_is_one_word_of_ascii_characters() -> None:
    text = timeline_to_text(a_timeline("gomoku-15", 3000), PRESETS["gomoku-15"])
    assert text.isascii()
    assert not set(text) & set("[]\\:; \n")
    assert len(text) < 60_000


def test_too_many_moments_are_thinned_out() -> None:
    again = kept(numbered(tuple(range(1, 300))))
    assert 40 < len(again) <= MOST_MOMENTS
    assert (again[0].simulations, again[-1].simulations) == (1, 299)


def test_a_text_that_would_be_too_long_has_fewer_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    snapshots = a_timeline("gomoku-15", 3000)
    whole = len(timeline_to_text(snapshots, PRESETS["gomoku-15"]))
    monkeypatch.setattr("studio.keeping.timelines.MOST_LETTERS", whole - 1)
    again = kept(snapshots, PRESETS["gomoku-15"])
    assert len(again) == len(snapshots[:-1:2]) + 1
    assert again[-1].simulations == snapshots[-1].simulations


# Validation


@pytest.mark.parametrize("text", ["", "x", "mcts-timeline-1.", "mcts-timeline-1.!!!", "mcts-timeline-1.AAAA", "é.ü"])
def test_other_texts_are_refused(text: str) -> None:
    assert code_of(text) == "timeline_damaged"


def test_a_newer_version_is_distinguished_from_damage() -> None:
    text = timeline_to_text(a_timeline(), RULES)
    assert code_of(text.replace("mcts-timeline-1.", "mcts-timeline-2.")) == "timeline_version"
    assert code_of(text.replace("mcts-timeline-1.", "other-1.")) == "timeline_damaged"


def test_another_game_is_refused() -> None:
    text = timeline_to_text(a_timeline(), RULES)
    assert code_of(text, PRESETS["connect-four"]) == "timeline_rules"
    assert code_of(text, PRESETS["gomoku-15"]) == "timeline_rules"


def test_a_text_that_is_too_long_is_not_decompressed() -> None:
    assert code_of("mcts-timeline-1." + "A" * MOST_LETTERS) == "timeline_too_large"


def test_a_decompression_bomb_is_not_decompressed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    real = zlib.decompressobj

    class Unpacking:
        def __init__(self) -> None:
            self._real = real()

        def decompress(self, data: bytes, most: int) -> bytes:
            asked.append(most)
            return self._real.decompress(data, most)

        def __getattr__(self, name: str) -> object:
            return getattr(self._real, name)

    bomb = joined("mcts-timeline-1", b"\0" * 50_000_000)
    assert len(bomb) < MOST_LETTERS
    monkeypatch.setattr("studio.keeping.timelines.zlib.decompressobj", Unpacking)
    assert code_of(bomb) == "timeline_damaged"
    assert asked
    assert max(asked) < 300_000


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("simulations", -1),
        ("simulations", 2**60),
        ("seconds", np.nan),
        ("seconds", np.inf),
        ("mean_depth", -1),
        ("draw_share", 1.5),
        ("capped", 2),
        ("visits", -5),
        ("value", 1.01),
        ("proof", 4),
        ("best", 9),
        ("best", -2),
        ("best", 4),  # a stone stands there: no candidate
        ("child_visits", -2),
        ("values", -32768),
        ("priors", 1.5),
        ("bounds", 9),
        ("bounds", 6),  # a proven win, and a loss at best
        ("distances", -1),
        ("lines", 9),
        ("lines", -1),  # an empty line
    ],
)
def test_a_number_out_of_range_is_refused(name: str, number: float) -> None:
    moment = 0 if "visits" in name else _distinct_moment()  # later ones are kept as differences
    assert code_of(changed(name, moment, number)) == "timeline_damaged"  # type: ignore[arg-type]


def test_moments_out_of_order_are_refused() -> None:
    first, second = numbered((5, 9))
    assert code_of(timeline_to_text((second, first), RULES)) == "timeline_damaged"
    assert code_of(timeline_to_text((first, first), RULES)) == "timeline_damaged"


@pytest.mark.parametrize(
    "head", [b"", b"[]", b"null", b"{", b'{"rules": "3x3/3"}', b'{"rules": "3x3/3", "moments": 98}', b"[" * 190]
)
def test_an_incomplete_header_is_refused(head: bytes) -> None:
    name, data = parts(timeline_to_text(a_timeline(), RULES))
    assert code_of(joined(name, head + b"\n" + data.split(b"\n", 1)[1])) in ("timeline_damaged", "timeline_rules")


@pytest.mark.parametrize("moments", ["-1", "1.0", "true", '"3"', "98", "1e400", "NaN"])
def test_an_invalid_number_of_moments_is_refused(moments: str) -> None:
    name, data = parts(timeline_to_text(a_timeline(), RULES))
    head = f'{{"rules": "3x3/3", "moments": {moments}}}'.encode()
    assert code_of(joined(name, head + b"\n" + data.split(b"\n", 1)[1])) == "timeline_damaged"


@given(st.text(max_size=200))
def test_any_text_is_refused_with_a_sentence(text: str) -> None:
    code_of(text)


@given(st.lists(st.tuples(st.floats(0, 1), st.integers(0, 255)), min_size=1, max_size=6), st.booleans())
def test_damage_is_refused_or_does_no_harm(damages: list[tuple[float, int]], is_inside: bool) -> None:
    """Change bytes of the text itself, and of the compressed content, which the checksum does not protect."""
    text = timeline_to_text(a_timeline(), RULES)
    name, data = parts(text)
    made = bytearray(data if is_inside else text.encode())
    for place, byte in damages:
        made[round(place * (len(made) - 1))] = byte
    damaged = joined(name, bytes(made)) if is_inside else made.decode("latin-1")
    try:
        snapshots = timeline_from_text(damaged, RULES)
    except StudioError:
        return
    frames = SearchFrames(snapshots, RULES)
    assert frames.csv_text()
    assert frames.json_text()
    assert all(0 <= point < RULES.size for snapshot in snapshots for row in snapshot.candidates for point in row.line)
    timeline_to_text(snapshots, RULES)
