"""The user's engines as a file: saved completely, damage is named, nothing is lost, and lookup is by name only."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.game.errors import StudioError
from studio.players.engine_checks import problem_of
from studio.players.engine_entry import EngineEntry, EngineProtocol, Orientation
from studio.players.engine_file import bytes_of, read_entries
from studio.players.engine_list import EngineList, engines_path, load_engines, player_of, save_engines
from studio.players.gtp.client import GtpPlayer

FULL = EngineEntry(
    "Rapfi ✓",
    ("/opt/my engines/rapfi", "--config", 'a "b" \\ c\t'),
    "/opt/my engines",
    Orientation.ROW_FIRST,
    (("thread_num", "4"), ("caution_factor", "1.5")),
    700,
    2.5,
)
PLAIN = EngineEntry("Plain", ("plain",))


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MCTS_STUDIO_HOME", str(tmp_path))


def test_the_protocol_is_kept_and_written_only_for_gtp(tmp_path: Path) -> None:
    entry = replace(PLAIN, protocol=EngineProtocol.GTP)
    save_engines([entry, replace(PLAIN, name="Other")], tmp_path / "engines.toml")
    assert load_engines(tmp_path / "engines.toml").entries == (entry, replace(PLAIN, name="Other"))
    assert (tmp_path / "engines.toml").read_text("utf-8").count("protocol") == 1
    assert isinstance(player_of(entry), GtpPlayer)
    (tmp_path / "engines.toml").write_text('[[engine]]\nname = "A"\ncommand = ["a"]\nprotocol = "uci"\n')
    assert "protocol" in str(load_engines(tmp_path / "engines.toml").problems[0])


def test_what_was_saved_is_loaded() -> None:
    assert load_engines() == EngineList()
    assert save_engines([FULL, PLAIN]) is None
    assert load_engines() == EngineList((FULL, PLAIN))
    save_engines(load_engines().without("plain").entries)
    assert load_engines().entries == (FULL,)


@given(st.lists(st.text(min_size=1, max_size=20), min_size=1, max_size=4), st.text(max_size=9))
def test_any_valid_text_survives(command: list[str], folder: str) -> None:
    entry = EngineEntry("Any", tuple(command), folder)
    if problem_of(entry) is None:
        assert read_entries(bytes_of([entry])) == ((entry,), ())


def test_an_engine_is_found_by_its_name_in_any_case() -> None:
    engines = EngineList((FULL, PLAIN))
    assert engines.named(" PLAIN ") is PLAIN
    with pytest.raises(StudioError, match=r"no engine 'other'.*Rapfi ✓, Plain"):
        engines.named("other")
    with pytest.raises(StudioError, match="list of engines is empty"):
        EngineList().named("/bin/sh")


@pytest.mark.parametrize(
    ("field", "entry"),
    [
        ("name", EngineEntry("", ("a",))),
        ("name", EngineEntry(" ", ("a",))),
        ("name", EngineEntry("a\nb", ("a",))),
        ("name", EngineEntry("x" * 41, ("a",))),
        ("name", EngineEntry("studio", ("a",))),
        ("name", EngineEntry("Person", ("a",))),
        ("name", EngineEntry("PLAIN", ("a",))),
        ("command", EngineEntry("New", ())),
        ("command", EngineEntry("New", ("",))),
        ("command", EngineEntry("New", ("a", "b\nc"))),
        ("command", EngineEntry("New", ("a\udce4",))),
        ("folder", EngineEntry("New", ("a",), "a\0")),
        ("options", EngineEntry("New", ("a",), options=(("", "1"),))),
        ("options", EngineEntry("New", ("a",), options=(("a b", "1"),))),
        ("options", EngineEntry("New", ("a",), options=(("a", ""),))),
        ("options", EngineEntry("New", ("a",), options=(("a", "1\nEND"),))),
        ("options", EngineEntry("New", ("a",), options=(("a", "1"), ("a", "2")))),
        ("options", EngineEntry("New", ("a",), options=(("rule", "1"),))),
        ("options", EngineEntry("New", ("a",), options=(("TimeOut_Turn", "1"),))),
        ("options", EngineEntry("New", ("a",), options=(("max_memory", "1"),))),
        ("memory_mb", EngineEntry("New", ("a",), memory_mb=0)),
        ("start_seconds", EngineEntry("New", ("a",), start_seconds=float("nan"))),
    ],
)
def test_an_invalid_entry_is_refused(field: str, entry: EngineEntry) -> None:
    with pytest.raises(StudioError) as caught:
        EngineList((PLAIN,)).with_entry(entry)
    assert caught.value.fields["field"] == field


def test_damaged_entries_are_named_and_skipped() -> None:
    text = """
        [[engine]]
        name = "Good"
        command = ["good"]
        [[engine]]
        name = "Line"
        command = "rm -rf /"
        [[engine]]
        command = ["nameless"]
        [[engine]]
        name = "good"
        command = ["twin"]
        [[engine]]
        name = "Far"
        command = ["far"]
        colour = "blue"
        [[engine]]
        name = "Turned"
        command = ["turned"]
        orientation = "sideways"
        [[engine]]
        name = "Numbers"
        command = ["numbers"]
        memory_mb = "much"
        [[engine]]
        name = "Slow"
        command = ["slow"]
        start_seconds = "soon"
        [[engine]]
        name = "Optional"
        command = ["optional"]
        options = [1]
    """
    engines_path().parent.mkdir()
    engines_path().write_text(text, "utf-8")
    engines = load_engines()
    assert engines.names == ("Good",)
    told = [str(problem) for problem in engines.problems]
    names = ("'Line'", "Engine 3", "'good'", "'Far'", "'Turned'", "'Numbers'", "'Slow'", "'Optional'")
    assert [name in sentence for name, sentence in zip(names, told, strict=True)] == [True] * len(names)
    assert engines_path().read_text("utf-8") == text
    aside = save_engines(engines.with_entry(PLAIN).entries)
    assert aside is not None
    assert aside.read_text("utf-8") == text
    assert load_engines() == EngineList((EngineEntry("Good", ("good",)), PLAIN))


@pytest.mark.parametrize("data", [b"\xff\xfe", b"[[engine]", b"engine = 1", b"x" * (2**20 + 1), b"[" * 100_000])
def test_a_damaged_file_is_named_and_set_aside(data: bytes) -> None:
    engines_path().parent.mkdir()
    engines_path().write_bytes(data)
    engines = load_engines()
    assert not engines.entries
    (problem,) = engines.problems
    assert str(engines_path()) in str(problem)
    aside = save_engines([PLAIN])
    assert aside is not None
    assert aside.read_bytes() == data
    assert load_engines().entries == (PLAIN,)


def test_a_folder_in_its_place_is_named() -> None:
    engines_path().mkdir(parents=True)
    assert load_engines().problems


def test_numeric_options_are_read_as_text() -> None:
    text = b'[[engine]]\nname = "A"\ncommand = ["a"]\nmemory_mb = 5.0\noptions = { threads = 4, slow = true }\n'
    ((entry,), problems) = read_entries(text)
    assert entry.options == (("threads", "4"), ("slow", "1"))
    assert not problems


def test_a_player_has_the_engines_name() -> None:
    assert player_of(FULL).name == FULL.name
