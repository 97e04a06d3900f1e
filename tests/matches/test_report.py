"""The report of a match: a page with everything, from the results alone, that never executes a name."""

import re
import shutil
from html.parser import HTMLParser
from pathlib import Path

import pytest

from studio.game.errors import FileError
from studio.keeping.drawing import xml_text
from studio.matches.contestant import Contestant
from studio.matches.match import Match
from studio.matches.openings import openings_of
from studio.matches.plan import MatchPlan, Round
from studio.matches.plots import match_plot
from studio.matches.report import PAGE, report_of, write_report
from studio.matches.sentences import rating_text
from studio.matches.store import MatchStore, Program, program, read_results
from studio.matches.workers.workers import LocalWorkers
from tests.keeping.svg import elements
from tests.matches.matches import NOUGHTS, SHORT, plan_of, played
from tests.matches.results import alone, results_of, standings, three_players

NASTY = '<img src=x onerror="alert(1)"> & \x00 五'
PROGRAM = Program("0.1.0", "abc")


class Tags(HTMLParser):
    """Collects the tags of a page and refuses unbalanced ones."""

    VOID = ("meta", "rect", "circle", "line", "polyline", "polygon")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.links: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag not in self.VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        self.found.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag


def reported(plan: MatchPlan, scores: str) -> str:
    results = results_of(plan, scores)
    return report_of(plan, standings(plan, results), results, PROGRAM)


def plain(page: str) -> str:
    """Return the text of a page without its tags."""
    return " ".join(re.sub(r"<[^>]+>", " ", page).split())


def nasty() -> MatchPlan:
    players = tuple(Contestant(name, Contestant.from_text("classic-uct", SHORT).player, SHORT) for name in (NASTY, "b"))
    round_ = Round(NOUGHTS, players, 2, openings_of("empty", NOUGHTS, 1), title=NASTY)
    return MatchPlan((round_, round_), title=NASTY, question=NASTY)


def test_the_report_has_standings_cross_table_games_and_settings() -> None:
    page = reported(three_players(2), "1=0011")
    text = plain(page)
    assert "6 of 6 games." in text
    assert "Points between players" in text
    assert "1.5/2" in text
    assert "Elo has a 95 % interval" in text
    assert "version of MCTS Studio 0.1.0 (abc)" in text
    assert "profile neighbour, level full 20 simulations none 1" in text
    assert "Parameters of studio" in text
    tags = Tags(page)
    assert tags.links == [*(f"games/{number:06}.sgf" for number in range(1, 7)), "match.json", "results.jsonl"]
    assert "script" not in tags.found
    assert "http" not in page.replace("http://www.w3.org/2000/svg", ""), "it opens without a network"


def test_names_are_text_and_never_markup() -> None:
    page = reported(nasty(), "10=1")
    assert Tags(page).found.count("img") == 0
    assert "\x00" not in page
    assert page.count(xml_text(NASTY)) > 10
    page.encode()


@pytest.mark.parametrize("scores", ["", "1", "1=0"])
def test_a_report_of_a_part_of_a_match_is_whole(scores: str) -> None:
    for plan in (three_players(4), alone(), nasty()):
        Tags(reported(plan, scores))


def test_a_player_alone_has_openings_and_no_elo() -> None:
    text = plain(reported(alone(), "1=0"))
    assert "Elo" not in text
    assert "Openings" in text
    assert "one player, each opening once" in text


def test_equal_players_of_several_rounds_are_listed_once() -> None:
    assert plain(reported(nasty(), "")).count("Parameters of b") == 1


def test_open_ratings_are_named_and_drawn_as_open() -> None:
    plan = plan_of("studio", "classic-uct", games=8)
    found = standings(plan, results_of(plan, "1" * 8))
    first, second = (player.rating for player in found.rounds[0].players)
    assert first is not None
    assert second is not None
    assert "open above" in rating_text(first)
    assert rating_text(second) == "0 (reference)"
    drawing = match_plot(plan, found)
    assert len(elements(drawing, "polygon")) == 1, "one arrow"
    assert "open above" in drawing.description
    assert "studio: won 8, drawn 0, lost 0, 100.0\u00a0% of 8." in drawing.description


def test_the_plot_of_several_rounds_names_them() -> None:
    plan = nasty()
    drawing = match_plot(plan, standings(plan, results_of(plan, "10=1")))
    titles = [element.text or "" for element in elements(drawing, "text")]
    assert sum(title.startswith(("Elo, ", "Scores, ")) for title in titles) == 4


# Files


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played") / "match"
    store = MatchStore.create(folder, plan_of("studio", "classic-uct", games=2))
    played(store)
    store.close()
    return folder


@pytest.fixture
def folder(tmp_path: Path, once: Path) -> Path:
    return shutil.copytree(once, tmp_path / "match")


def test_a_match_writes_its_report(folder: Path) -> None:
    page = (folder / PAGE).read_text("utf-8")
    assert "2 of 2 games." in plain(page)
    assert program().fingerprint in page
    for link in Tags(page).links:
        assert (folder / link).is_file()


def test_a_page_of_another_program_is_kept(folder: Path) -> None:
    (folder / PAGE).write_text("<p>my page</p>")
    plan, results = read_results(folder)
    with pytest.raises(FileError, match="was not written by this program"):
        write_report(folder, plan, standings(plan, results), results)
    assert (folder / PAGE).read_text() == "<p>my page</p>"


@pytest.mark.long
def test_a_match_goes_on_where_its_report_cannot_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "match"
    store = MatchStore.create(folder, plan_of("studio", "classic-uct", games=2))
    (folder / PAGE).mkdir()
    match = Match(store, open_workers=lambda: LocalWorkers(1))
    match.start()
    assert match.wait(120)
    store.close()
    assert match.standings.played == 2
    assert match.end is not None
    assert match.end.error is None


def test_an_older_report_is_replaced(folder: Path) -> None:
    before = (folder / PAGE).read_text("utf-8")
    (folder / PAGE).write_text(before.replace("2 of 2", "1 of 2"))
    plan, results = read_results(folder)
    assert write_report(folder, plan, standings(plan, results), results) == folder / PAGE
    assert (folder / PAGE).read_text("utf-8") == before
