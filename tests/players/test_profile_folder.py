"""User profiles as files: round trips; invalid files are named and skipped."""

import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.engine.options.parameters import MOST_MEMORY_MB, PARAMETERS, Parameters
from studio.engine.options.profiles import PROFILES, Profile
from studio.game.errors import StudioError
from studio.players.profile_folder import MOST_BYTES, MOST_PROFILES, ProfileFolder, profile_from_text, profile_text

STUDIO = PROFILES["studio-rollouts"].parameters
MINE = Profile("mine", 'Mine "quoted" \\ ž 我', "Wide, and slow.", replace(STUDIO, exploration=0.9), "studio-rollouts")
EVERYTHING = Profile(
    "everything",
    "Everything",
    "",
    Parameters(
        selection="puct",  # type: ignore[arg-type]
        exploration=1 / 3,
        natural_opening=False,
        first_play=-0.25,
        first_play_reduction=0.5,
        exploration_growth=0.75,
        rollout="tactical",  # type: ignore[arg-type]
        rollout_radius=3,
        rollout_moves=77,
        widening_factor=2.5,
        widening_exponent=1e-05,
        tree_radius=4,
        centre_radius=5,
        least_prior=0.025,
        network="mine",
        batch=16,
        transpositions=False,
        threats="wins",  # type: ignore[arg-type]
        threat_nodes=50,
        shortest_fours=False,
        threat_visits=64,
        attack_nodes=5,
        refutation_nodes=7,
        end_positions=1000,
        proofs=False,
        reuse=False,
        final_move="confidence",  # type: ignore[arg-type]
        temperature=0.125,
        confidence=2.0,
        memory_mb=MOST_MEMORY_MB,
    ),
    "studio-rollouts",
)
TEXT = """title = "Mine"
sentence = "Wide."
base = "studio-rollouts"

[parameters]
exploration = 0.9
proofs = false
final_move = "value"
first_play = inf
"""


@pytest.fixture
def folder(tmp_path: Path) -> ProfileFolder:
    return ProfileFolder(tmp_path / "profiles")


def put(folder: ProfileFolder, name: str, content: bytes | str) -> None:
    folder.path.mkdir(exist_ok=True)
    (folder.path / name).write_bytes(content.encode() if isinstance(content, str) else content)


def test_a_missing_folder_is_empty(folder: ProfileFolder) -> None:
    catalogue = folder.catalogue()
    assert (catalogue.own, catalogue.problems) == ((), ())
    assert not folder.path.exists()


@pytest.mark.parametrize(
    "profile", [MINE, EVERYTHING, replace(MINE, parameters=STUDIO)], ids=lambda each: each.title[:5]
)
def test_a_profile_survives_a_round_trip(folder: ProfileFolder, profile: Profile) -> None:
    folder.save(profile)
    catalogue = folder.catalogue()
    assert (catalogue.own, catalogue.problems) == ((profile,), ())
    assert profile_from_text(profile_text(profile), profile.name) == profile


def test_a_file_contains_only_the_differences() -> None:
    written = profile_text(MINE)
    assert written.endswith("[parameters]\nexploration = 0.9\n")
    assert 'base = "studio-rollouts"' in written


def test_every_parameter_can_be_stored() -> None:
    changed = EVERYTHING.parameters.changes_from(STUDIO)
    assert set(PARAMETERS) - set(changed) == {"widening_start"}, "which requires uct"


def test_a_handwritten_file_is_read(folder: ProfileFolder) -> None:
    put(folder, "mine.toml", b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    put(folder, "plain.toml", 'title = "Plain"\nbase = "graph"\n')
    put(folder, "readme.txt", "not a profile")
    put(folder, ".hidden.toml", "[")
    catalogue = folder.catalogue()
    assert catalogue.problems == ()
    mine = replace(STUDIO, exploration=0.9, proofs=False, final_move="value")  # type: ignore[arg-type]
    assert catalogue["mine"].parameters == mine
    assert (catalogue["plain"].parameters, catalogue["plain"].sentence) == (PROFILES["graph"].parameters, "")


WRONG = {
    "nothing": ("", "The entry 'base' is missing."),
    "no TOML": ("title", "The file is not valid TOML"),
    "twice": ('title = "a"\ntitle = "b"', "The file is not valid TOML"),
    "deep": ("a = " + "[" * 5000, "The file is not valid TOML"),
    "long number": (TEXT + "rollout_moves = " + "9" * 5000, "The file is not valid TOML"),
    "large number": (TEXT + f"rollout_moves = {2**200}", "rollout_moves must be a whole number from 0 to 10,000"),
    "huge hexadecimal": (TEXT + "rollout_moves = 0x" + "f" * 9000, "rollout_moves must be a whole number"),
    "no title": ('base = "studio-rollouts"', "The entry 'title' is missing."),
    "number as title": ('title = 3\nbase = "studio-rollouts"', "The entry 'title' must be text, not 3."),
    "our title": ('title = "Graph Search"\nbase = "studio-rollouts"', "the title 'Graph Search'"),
    "steering a terminal": ('title = "\\u001b[2J"\nbase = "studio-rollouts"', "A profile title is one line"),
    "no base": ('title = "a"', "The entry 'base' is missing."),
    "unknown base": ('title = "a"\nbase = "mine"', "There is no profile 'mine'. The profiles are studio,"),
    "other entry": (TEXT.replace("sentence", "run"), "A profile has no entry 'run'. The entries are title,"),
    "no table": (
        'title = "a"\nbase = "studio-rollouts"\nparameters = 3',
        "The entry 'parameters' must be a table, not 3.",
    ),
    "unknown parameter": (TEXT + "speed = 3", "There is no parameter 'speed'. The parameters are selection,"),
    "not a number": (TEXT.replace("0.9", "nan"), "exploration must be a number from 0 to 1,000, not nan."),
    "truth as number": (TEXT.replace("0.9", "true"), "exploration must be a number from 0 to 1,000, not True."),
    "number as truth": (TEXT.replace("false", "1"), "proofs must be on or off, not 1."),
    "a date": (TEXT.replace("0.9", "1979-05-27"), "exploration must be a number"),
    "a list": (TEXT.replace("0.9", "[1]"), "exploration must be a number from 0 to 1,000, not [1]."),
    "another choice": (TEXT.replace('"value"', '"best"'), "final_move must be one of visits, value,"),
    "a conflict": (TEXT + 'selection = "puct"\nwidening_start = 5', "Widening requires UCT"),
    "too large": ("#" * (MOST_BYTES + 1), "The file is too large for a profile: at most 16 KB are allowed."),
    "no UTF-8": (b"title = '\xff\xfe'", "The file is not valid UTF-8."),
    "zeros": (b"\0" * 100, "The file is not valid TOML"),
}


@pytest.mark.parametrize(("content", "reason"), WRONG.values(), ids=WRONG)
def test_a_damaged_file_is_named_with_its_reason_and_skipped(
    folder: ProfileFolder, content: bytes | str, reason: str
) -> None:
    folder.save(MINE)
    put(folder, "broken.toml", content)
    catalogue = folder.catalogue()
    assert catalogue.own == (MINE,)
    (problem,) = catalogue.problems
    assert problem.sentence.startswith("The profile broken.toml was skipped: ")
    assert reason in problem.sentence
    assert len(problem.sentence) < 700
    assert problem.sentence.isprintable()


@pytest.mark.parametrize("name", ["studio.toml", "Mine.toml", "my profile.toml", "person.toml", "x" * 60 + ".toml"])
def test_a_file_with_an_invalid_profile_name_is_skipped(folder: ProfileFolder, name: str) -> None:
    put(folder, name, TEXT)
    catalogue = folder.catalogue()
    assert catalogue.own == ()
    assert catalogue["studio-rollouts"] is PROFILES["studio-rollouts"]
    assert catalogue.problems[0].sentence.startswith(f"The profile {name[:59]}")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_special_files_are_never_waited_for(folder: ProfileFolder) -> None:
    (folder.path / "folder.toml").mkdir(parents=True)
    os.mkfifo(folder.path / "pipe.toml")
    (folder.path / "loop.toml").symlink_to("loop.toml")
    (folder.path / "gone.toml").symlink_to("nowhere")
    os.close(os.open(os.fsencode(folder.path) + b"/a\xff\x1b.toml", os.O_CREAT | os.O_WRONLY))
    problems = [problem.sentence for problem in folder.catalogue().problems]
    assert len(problems) == 5
    assert all(sentence.isprintable() for sentence in problems)
    assert sum("This is not a file." in sentence for sentence in problems) >= 3


def test_a_file_in_place_of_the_folder_is_reported(folder: ProfileFolder) -> None:
    folder.path.write_text("no folder")
    (problem,) = folder.catalogue().problems
    assert problem.sentence.startswith("The folder of your profiles cannot be read: ")
    with pytest.raises(StudioError):
        folder.save(MINE)
    assert folder.path.read_text() == "no folder"


def test_of_very_many_profiles_some_are_skipped(folder: ProfileFolder) -> None:
    for number in range(MOST_PROFILES + 3):
        put(folder, f"p{number:04}.toml", 'title = "P"\nbase = "studio-rollouts"\n')
    catalogue = folder.catalogue()
    assert len(catalogue.own) == MOST_PROFILES
    assert [problem.code for problem in catalogue.problems] == ["too_many_profiles"]


def test_an_invalid_profile_is_not_written(folder: ProfileFolder) -> None:
    for profile in (
        replace(MINE, name="../mine"),
        replace(MINE, name="studio-rollouts"),
        replace(MINE, title=""),
        PROFILES["graph"],
    ):
        with pytest.raises(StudioError):
            folder.save(profile)
    assert not folder.path.exists()


def test_a_damaged_file_is_not_overwritten(folder: ProfileFolder) -> None:
    put(folder, "mine.toml", "# hours of work\nexploration = ")
    with pytest.raises(StudioError, match=r"The file mine\.toml is not a valid profile"):
        folder.save(MINE)
    with pytest.raises(StudioError, match="A profile named mine already exists"):
        folder.rename("other", MINE)
    assert (folder.path / "mine.toml").read_text() == "# hours of work\nexploration = "


def test_profiles_are_replaced_renamed_and_deleted(folder: ProfileFolder) -> None:
    folder.save(MINE)
    wider = replace(MINE, parameters=replace(STUDIO, exploration=2.0))
    folder.save(wider)
    folder.save(EVERYTHING)
    with pytest.raises(StudioError, match="named everything already exists"):
        folder.rename("mine", replace(wider, name="everything"))
    folder.rename("mine", replace(wider, name="wide", title="Wide"))
    assert [(profile.name, profile.title) for profile in folder.catalogue().own] == [
        ("everything", "Everything"),
        ("wide", "Wide"),
    ]
    folder.rename("wide", replace(wider, name="wide", title="Wider"))
    assert folder.catalogue()["wide"].title == "Wider"
    folder.delete("wide")
    folder.delete("wide")
    assert [file.name for file in folder.path.iterdir()] == ["everything.toml"]


@given(st.binary(max_size=300))
def test_bytes_of_any_kind_never_crash(data: bytes) -> None:
    _survives(data.decode("utf-8", "replace"))


@given(st.lists(st.tuples(st.integers(0, len(TEXT) - 1), st.text(max_size=3)), min_size=1, max_size=6))
def test_mutated_profiles_never_crash(changes: list[tuple[int, str]]) -> None:
    text = TEXT
    for at, letters in changes:
        text = text[:at] + letters + text[at + 1 :]
    _survives(text)


VALUES = st.one_of(
    st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.lists(st.integers(), max_size=2), st.dates()
)


@given(st.dictionaries(st.sampled_from(sorted(PARAMETERS)), VALUES, max_size=5))
def test_values_of_any_type_are_validated(values: dict[str, object]) -> None:
    try:
        parameters = STUDIO.with_values(values)
    except StudioError:
        return
    assert Parameters(**parameters.as_dict()) == parameters  # type: ignore[arg-type]


def test_the_path_of_a_network_begins_at_the_folder_of_the_profile(tmp_path: Path) -> None:
    text = 'title = "Mine"\nbase = "alphazero"\n[parameters]\nnetwork = "my nets/net.onnx"\n'
    (tmp_path / "mine.toml").write_text(text)
    folder = ProfileFolder(tmp_path)
    mine = folder.catalogue()["mine"]
    assert mine.parameters.network == str(tmp_path / "my nets" / "net.onnx")
    folder.save(mine)
    assert folder.catalogue()["mine"] == mine
    (tmp_path / "mine.toml").write_text(text.replace("my nets/net.onnx", "//other-computer/net.onnx"))
    assert "on this computer" in str(folder.catalogue().problems[0])


def _survives(text: str) -> None:
    """Check that it is a valid profile that survives a round trip, or a readable error."""
    try:
        profile = profile_from_text(text, "mine")
    except StudioError:
        return
    assert profile_from_text(profile_text(profile), "mine") == profile
