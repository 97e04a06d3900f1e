"""The progress of a review of many games, and protection of other files in its folder."""

import json
from pathlib import Path

import pytest

from studio.commands.review_folder import LIST, ReviewFolder, ReviewOptions
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.errors import StudioError
from studio.game.files import open_records
from studio.matches.game_review import Mistake
from tests.game.boards import game

MISTAKE = Mistake(9, "black", "f6", "a5", "blunder", 0.5, None, "win")
ONE, TWO = "/there/one.sgf", "/there/two.sgf"


def options(simulations: int = 100) -> ReviewOptions:
    return ReviewOptions.of("studio", Parameters(), Limit(simulations=simulations), again=False)


def begun(folder: Path, *done: str, fresh: bool = False) -> ReviewFolder:
    """Return a review of two files, of which these are finished."""
    made = ReviewFolder.open(folder, options(), fresh=fresh)
    made.claim({ONE: b"first", TWO: b"second"})
    for source in done:
        made.keep(source, [game("h8")], [(MISTAKE,), ()])
    return made


def test_a_restarted_review_knows_its_finished_files(tmp_path: Path) -> None:
    begun(tmp_path, ONE)
    again = begun(tmp_path)
    assert again.done(ONE) == ((MISTAKE,), ())
    assert again.done(TWO) is None
    assert again.target(ONE) == tmp_path / "one.sgf"
    assert len(open_records(tmp_path / "one.sgf").records) == 1


def test_a_changed_file_is_reviewed_again(tmp_path: Path) -> None:
    begun(tmp_path, ONE, TWO)
    again = ReviewFolder.open(tmp_path, options())
    again.claim({ONE: b"another game", TWO: b"second"})
    assert again.done(ONE) is None
    assert again.target(ONE) == tmp_path / "one.sgf"
    assert again.done(TWO) is not None


def test_parts_of_games_belong_to_one_file_of_one_review(tmp_path: Path) -> None:
    like_a_part = "/there/one.sgf.2.sgf"
    made = ReviewFolder.open(tmp_path, options())
    made.claim({ONE: b"first", like_a_part: b"second"})
    for source in (ONE, like_a_part):
        made.keep_part(source, 0, b"part")
    made.keep(ONE, [game("h8")], [()])
    assert (made.part(ONE, 0), made.part(like_a_part, 0)) == (None, b"part")
    (tmp_path / LIST).unlink()
    other = ReviewFolder.open(tmp_path, options(simulations=5))
    other.claim({like_a_part: b"second"})
    assert other.part(like_a_part, 0) is None, "it may come from a review with other options"


def test_names_that_differ_only_in_case_have_different_results(tmp_path: Path) -> None:
    made = ReviewFolder.open(tmp_path, options())
    made.claim({ONE: b"first", "/here/ONE.sgf": b"second"})
    assert made.target(ONE).name == "one.sgf"
    assert made.target("/here/ONE.sgf").name == "ONE-2.sgf"


def test_a_removed_result_is_reviewed_again(tmp_path: Path) -> None:
    begun(tmp_path, ONE)
    (tmp_path / "one.sgf").unlink()
    assert begun(tmp_path).done(ONE) is None


def test_other_options_are_refused_in_a_sentence_that_names_them(tmp_path: Path) -> None:
    begun(tmp_path, ONE)
    with pytest.raises(StudioError, match=r"begun with other options \(simulations\), .* start over with --fresh"):
        ReviewFolder.open(tmp_path, options(200))
    fresh = ReviewFolder.open(tmp_path, options(200), fresh=True)
    fresh.claim({ONE: b"first"})
    assert fresh.done(ONE) is None
    fresh.keep(ONE, [game("h8 i9")], [()])
    assert len(open_records(tmp_path / "one.sgf").records[0].main_line()) == 3


@pytest.mark.parametrize("fresh", [False, True])
def test_a_foreign_file_is_never_replaced(tmp_path: Path, fresh: bool) -> None:
    (tmp_path / "two.sgf").write_text("mine")
    with pytest.raises(StudioError, match="already exists and was not written by a review"):
        begun(tmp_path, fresh=fresh)
    assert (tmp_path / "two.sgf").read_text() == "mine"


def test_files_of_one_name_have_separate_targets(tmp_path: Path) -> None:
    folder = ReviewFolder.open(tmp_path, options())
    folder.claim({ONE: b"", "/elsewhere/one.psq": b""})
    assert folder.target("/elsewhere/one.psq") == tmp_path / "one-2.sgf"


@pytest.mark.parametrize(
    ("name", "value"), [("target", "../one.sgf"), ("target", "/etc/passwd"), ("games", 7), ("command", "rm")]
)
def test_a_manipulated_list_is_refused(tmp_path: Path, name: str, value: object) -> None:
    begun(tmp_path, ONE)
    page = json.loads((tmp_path / LIST).read_text())
    page["files"][0][name] = value
    (tmp_path / LIST).write_text(json.dumps(page))
    with pytest.raises(StudioError, match="is not a review list that this version reads"):
        ReviewFolder.open(tmp_path, options())
