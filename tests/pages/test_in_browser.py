"""Web pages in a headless Chromium: no errors, keys, colours, names for screen readers. Skipped without Chromium."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.keeping.review_report import game_report
from studio.pages.games import game_web_page
from studio.pages.page import web_page
from studio.pages.scenes import Moment, Page, PageKind, Question, Scene
from studio.pages.searches import search_page
from tests.keeping.reviewed_games import two_games
from tests.keeping.timelines import a_timeline, position_of
from tests.pages.chromium import PROGRAM, Browser, browser
from tests.pages.pages import searched_page

pytestmark = pytest.mark.skipif(PROGRAM is None, reason="Chromium is not installed")
PLACE = 'Number(document.querySelector(".slider.moments input").value)'
MOVE = 'Number(document.querySelector(".slider.scenes input").value)'
PHASE = 'document.querySelector(".phases [aria-current]")?.textContent'


@pytest.fixture(scope="module")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with browser(tmp_path_factory.mktemp("chromium")) as opened:
        yield opened


@pytest.fixture
def shown(chromium: Browser, tmp_path: Path) -> Iterator["Shown"]:
    """Open pages; at the end, no page may have reported an error or loaded anything else."""
    chromium.errors.clear()
    chromium.requests.clear()
    chromium.show(1280, 900)
    yield Shown(chromium, tmp_path / "page.html")
    assert chromium.errors == []
    assert {url.partition(":")[0] for url in chromium.requests} <= {"file", "data"}
    assert len({url for url in chromium.requests if url.startswith("file")}) <= 1


class Shown:
    """Opens a page in the browser."""

    def __init__(self, opened: Browser, path: Path) -> None:
        self.browser, self._path = opened, path

    def open(self, page: Page) -> Browser:
        self._path.write_text(web_page(page), encoding="utf-8")
        self.browser.open(self._path)
        return self.browser


def question_page(*, wants_point: bool) -> Page:
    snapshots = a_timeline()
    options = () if wants_point else (("b2", "`b2`, the centre"), ("a1", "A corner"))
    question = Question("Which move is **best**?", options, "b2", "Yes, `b2` it is.", "No, it is `b2`.")
    moments = [Moment.of(snapshot) for snapshot in snapshots]
    position = position_of("tic-tac-toe")
    scenes = [
        Scene("Step 1", position, texts=["Think about it."], moments=moments, start=0, question=question),
        Scene("Step 2", position, texts=["The *end*."], moments=moments[-1:]),
    ]
    return Page(PageKind.LESSON, "A lesson", "", snapshots[0].root.rules, scenes)


def test_keys_go_through_the_snapshots(shown: Shown) -> None:
    page = searched_page()
    seen, last = shown.open(page), len(page.scenes[0].moments) - 1
    assert seen.evaluate(PLACE) == last
    for key, place in (("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1), ("ArrowLeft", 0), ("End", last)):
        seen.press(key)
        assert seen.evaluate(PLACE) == place
        words = f"{page.scenes[0].moments[place].simulations:,} simulation"
        assert seen.evaluate('document.querySelector(".moments .place-words").textContent').startswith(words)


def test_the_slider_itself_takes_keys(shown: Shown) -> None:
    seen = shown.open(searched_page())
    seen.evaluate('document.querySelector(".slider.moments input").focus()')
    before = seen.evaluate(PLACE)
    seen.press("ArrowLeft")
    assert seen.evaluate(PLACE) == before - 1
    assert "simulation" in seen.evaluate('document.activeElement.getAttribute("aria-valuetext")')


def test_the_space_key_plays_and_pauses(shown: Shown) -> None:
    seen = shown.open(searched_page())
    name = 'document.querySelector(".moments .buttons button:nth-child(2)").getAttribute("aria-label")'
    seen.press(" ")
    assert seen.evaluate(f"[{PLACE}, {name}]") == [0, "Pause"]
    seen.press(" ")
    assert seen.evaluate(name) == "Play"


def test_keys_go_through_the_phases(shown: Shown) -> None:
    seen = shown.open(searched_page())
    phases = []
    for _ in range(4):
        seen.press("n")
        phases.append(seen.evaluate(PHASE))
    assert phases == ["select", "expand", "simulate", "backpropagate"]
    seen.press("N", shift=True)
    assert seen.evaluate(PHASE) == "backpropagate"
    assert seen.evaluate('document.querySelector(".steps .place-words").textContent') == "Simulation 2: backpropagate"


def test_the_tree_opens_node_by_node_with_keys(shown: Shown) -> None:
    seen = shown.open(searched_page())
    count = 'document.querySelectorAll("[role=treeitem]").length'
    seen.evaluate('document.querySelector("[role=treeitem]").focus()')
    seen.press("ArrowDown")
    before = seen.evaluate(count)
    path = 'document.querySelector(".status").textContent.split("shown: ")[1]'
    assert len(seen.evaluate(path).split()) == 1
    seen.press("ArrowRight")
    assert seen.evaluate(count) > before
    seen.press("ArrowDown")
    assert len(seen.evaluate(path).split()) == 2
    assert seen.evaluate('document.querySelectorAll(".board .number").length') == 2
    seen.press("ArrowLeft")
    seen.press("ArrowLeft")
    assert seen.evaluate(count) == before
    assert seen.evaluate('document.querySelectorAll("[role=treeitem][tabindex=\\"0\\"]").length') == 1


def test_a_move_shows_its_line_and_keeps_the_focus(shown: Shown) -> None:
    page = searched_page()
    seen, root = shown.open(page), page.scenes[0].moments[-1].root
    seen.evaluate('document.querySelector("button.move").focus()')
    seen.press("Enter")
    assert seen.evaluate('document.querySelectorAll(".board .number").length') == len(root.line(0))
    assert seen.evaluate('document.activeElement.getAttribute("aria-pressed")') == "true"
    seen.press("Enter")
    assert seen.evaluate('document.querySelectorAll(".board .number").length') == 0


@pytest.mark.parametrize("way", ["line", "node", "phase"])
def test_a_button_and_escape_lead_back_to_the_search(way: str, shown: Shown) -> None:
    seen = shown.open(searched_page())
    button = '[...document.querySelectorAll("button")].find((each) => each.textContent === "Back to the search")'
    enter = {
        "line": 'document.querySelector("button.move").click()',
        "node": 'document.querySelectorAll("[role=treeitem]")[1].click()',
        "phase": "document.querySelector(\".slider.steps [aria-label='Next phase']\").click()",
    }[way]
    is_plain = f'{button}.hidden && document.querySelectorAll(".board rect.best").length === 1'
    assert seen.evaluate(is_plain)
    for leave in (f"{button}.click()", ""):
        seen.evaluate(enter)
        assert not seen.evaluate(is_plain)
        if leave:
            seen.evaluate(leave)
        else:
            seen.press("Escape")
        assert seen.evaluate(is_plain)


def test_other_numbers_can_colour_the_board(shown: Shown) -> None:
    seen = shown.open(searched_page())
    field = 'document.querySelector("select")'
    shares = seen.evaluate('[...document.querySelectorAll(".board .share")].map((each) => each.textContent)')
    seen.evaluate(f'{field}.value = "rate", {field}.dispatchEvent(new Event("change"))')
    rates = seen.evaluate('[...document.querySelectorAll(".board .share")].map((each) => each.textContent)')
    assert shares != rates
    assert "Win rate" in seen.evaluate('document.querySelector(".heat-legend").textContent')


def test_a_game_goes_from_move_to_move(shown: Shown) -> None:
    report = game_report(two_games()[1])
    seen = shown.open(game_web_page(report))
    for place in (1, 2, 3):
        seen.press("ArrowRight")
        assert seen.evaluate(MOVE) == place
    seen.press("End")
    assert seen.evaluate(MOVE) == len(report.moves)
    seen.evaluate('document.querySelector(".jumps button").click()')
    assert seen.evaluate(MOVE) == report.moments[0].number - 1
    assert seen.evaluate('document.querySelector(".texts").textContent').startswith("6. i9: White could still hold")
    assert seen.evaluate('document.querySelectorAll(".board rect.played").length') == 1


def test_a_question_hides_what_comes_after_it(shown: Shown) -> None:
    seen = shown.open(question_page(wants_point=False))
    hidden = 'document.querySelector(".slider.moments").hidden'
    blocked = 'document.querySelector("[data-key=continue]").disabled'
    assert seen.evaluate(f"[{hidden}, {blocked}]") == [True, True]
    seen.press("End")
    assert seen.evaluate(PLACE) == 0
    seen.evaluate('document.querySelector("[data-key=answer-a1]").focus()')
    seen.press("Enter")
    assert seen.evaluate(f"[{hidden}, {blocked}]") == [False, False]
    assert seen.evaluate(PLACE) == len(a_timeline()) - 1
    assert seen.evaluate('document.querySelector(".verdict").textContent') == "Not quite. No, it is b2."
    assert seen.evaluate("document.activeElement.textContent") == "Continue"
    seen.press("Enter")
    words = seen.evaluate('document.querySelector(".texts").textContent')
    assert words.startswith("Step 2 of 2The end.")
    assert words.endswith("This was the last step. Correct predictions: 0 of 1")


def test_a_point_is_answered_by_its_name_or_a_click(shown: Shown) -> None:
    seen = shown.open(question_page(wants_point=True))
    answer = 'document.querySelector(".question input")'
    submit = f"{answer}.form.requestSubmit()"
    seen.evaluate(f'{answer}.value = "z9", {submit}')
    assert "Enter a move such as" in seen.evaluate('document.querySelector(".question").textContent')
    seen.evaluate(f'{answer}.value = " B2 ", {submit}')
    assert seen.evaluate('document.querySelector(".verdict").textContent') == "Right. Yes, b2 it is."
    seen.open(shown._path)
    seen.evaluate('document.querySelector(".board .target").dispatchEvent(new MouseEvent("click", {bubbles: true}))')
    assert seen.evaluate('document.querySelector(".verdict").textContent').startswith("Not quite.")


def test_pages_are_light_or_dark_as_the_browser_prefers(shown: Shown) -> None:
    colors = []
    for dark in (False, True):
        shown.browser.show(1280, 900, dark=dark)
        seen = shown.open(searched_page())
        colors.append(seen.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert colors == ["rgb(255, 255, 255)", "rgb(27, 31, 36)"]


@pytest.mark.parametrize("width", [320, 390, 768, 1280])
def test_no_width_scrolls_sideways(width: int, shown: Shown) -> None:
    shown.browser.show(width, 800)
    seen = shown.open(search_page("gomoku-15", "A caption.", position_of("gomoku-15"), a_timeline("gomoku-15")))
    assert seen.evaluate("document.documentElement.scrollWidth") <= width
    assert seen.evaluate('document.querySelector(".board").getBoundingClientRect().right') <= width


def test_everything_that_can_be_used_has_a_name(shown: Shown) -> None:
    seen = shown.open(searched_page())
    nodes = seen.call("Accessibility.getFullAXTree")["nodes"]
    roles = {"button", "slider", "combobox", "tree", "treeitem", "image"}
    found = [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if not node["ignored"]]
    named = [(role, name) for role, name in found if role in roles]
    assert {role for role, _ in named} == roles
    assert all(name for _, name in named)
    assert any(name.startswith("X: a3. O: no stones. Share of visits:") for role, name in named if role == "image")


def test_hostile_names_stay_text(shown: Shown) -> None:
    position = Position(PRESETS["tic-tac-toe"])
    words = '<img src="x" onerror="document.title=1"></script><script>document.title = 2</script>'
    scene = Scene(words, position, texts=[words], comment=words)
    seen = shown.open(Page(PageKind.GAME, words, words, position.rules, [scene], [words], [(0, words)]))
    assert seen.evaluate("document.title") == words
    assert seen.evaluate('document.querySelector("h1").textContent') == words
    assert seen.evaluate('document.querySelectorAll("img").length') == 0
