"""Web pages: their content, their size, and that they need nothing else and let nothing in."""

import base64
import hashlib
import re
from dataclasses import replace
from pathlib import Path

import pytest

from studio.engine.options.limits import Limit
from studio.engine.search import Search
from studio.engine.views.phase_event import Phase
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.keeping.drawing import ROLES
from studio.machine.resources import resource_path
from studio.pages.data import LINE, LINES
from studio.pages.page import SCRIPTS, saving_page, web_page
from studio.pages.phases import phase_text
from studio.pages.scenes import Moment, Page, PageKind, Scene
from studio.pages.searches import RECORDED, recorded_phases, search_page
from tests.engine.searches import ROLLOUT_PROFILES
from tests.keeping.timelines import a_timeline, position_of
from tests.pages.pages import FIFTEEN, data_of, full_timeline, searched_page

HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(2)> & "quoted" \u2028'


def hostile_page() -> Page:
    position = Position(PRESETS["tic-tac-toe"])
    scene = Scene(HOSTILE, position, texts=[HOSTILE], comment=HOSTILE, asks=HOSTILE)
    return Page(PageKind.GAME, HOSTILE, HOSTILE, position.rules, [scene], [HOSTILE], [(0, HOSTILE)])


def test_a_page_has_the_moments_of_the_search() -> None:
    page = searched_page()
    data = data_of(page)
    [scene] = data["scenes"]
    moments = page.scenes[0].moments
    assert [moment["n"] for moment in scene["moments"]] == [moment.simulations for moment in moments]
    last = moments[-1].root
    shown = scene["moments"][-1]["m"]
    assert shown[0::3] == last.points.tolist()
    assert shown[1::3] == last.child_visits.tolist()
    assert shown[2] == round(500 * (float(last.values[0]) + 1))
    assert scene["board"] == "x........"
    assert (scene["last"], scene["toMove"], scene["start"]) == (0, 1, len(moments) - 1)
    assert data["names"][:3] == ["a3", "b3", "c3"]
    assert data["sides"] == ["X", "O"]


def test_a_page_has_the_trees_of_several_moments() -> None:
    page = searched_page()
    [scene] = data_of(page)["scenes"]
    counts = [tree["n"] for tree in scene["trees"]]
    assert len(counts) > 1
    assert counts == sorted(counts)
    assert counts[-1] == page.scenes[0].moments[-1].simulations
    tree, outline = scene["trees"][-1], page.scenes[0].trees[-1].outline
    assert tree["parent"] == outline.parent.tolist()
    assert tree["visits"][0] == outline.visits[0]
    assert len({len(tree[name]) for name in ("parent", "point", "visits", "rate", "proof", "left")}) == 1


def test_a_page_has_the_first_phases_and_those_after_the_end() -> None:
    page = searched_page()
    [scene] = data_of(page)["scenes"]
    events = page.scenes[0].steps
    assert [step["phase"] for step in scene["steps"]] == [str(event.phase) for event in events]
    assert [step["n"] for step in scene["steps"][::4]][: RECORDED + 1] == [
        *range(1, RECORDED + 1),
        events[-1].simulation - 7,
    ]


def test_recording_phases_does_not_change_the_search() -> None:
    position = Position(PRESETS["connect-four"])
    parameters = ROLLOUT_PROFILES["classic-uct"].parameters
    stepped, ran = (Search(position, parameters, seed=5) for _ in range(2))
    assert len(recorded_phases(stepped, 5)) == 5 * len(Phase)
    ran.run(Limit(simulations=5))
    assert stepped.inspect(()) == ran.inspect(())


def test_a_selection_that_stays_at_the_root_does_not_deny_its_moves() -> None:
    position = Position(PRESETS["tic-tac-toe"])
    search = Search(position, ROLLOUT_PROFILES["classic-uct"].parameters, seed=5)
    said = [phase_text(event, position.rules, position.to_move).headline for event in recorded_phases(search, 2)]
    assert said[0] == "No selection: the tree has no moves below the root yet."
    assert said[len(Phase)] == "The simulation stays at the root, because it tries a move that is not in the tree yet."


@pytest.mark.parametrize("game", ["gomoku-15", "connect-four", "tic-tac-toe"])
def test_each_kind_of_pieces_has_a_page(game: str) -> None:
    page = search_page("A title", "", position_of(game), a_timeline(game))
    data = data_of(page)
    assert data["pieces"] == str(page.rules.pieces)
    assert len(data["names"]) == page.rules.size
    assert len(data["scenes"][0]["moments"]) == len(a_timeline(game))


def test_only_the_best_moves_have_lines_and_lines_are_short() -> None:
    [scene] = data_of(search_page("A title", "", Position(FIFTEEN), full_timeline(1)))["scenes"]
    lines = scene["moments"][0]["l"]
    assert len(lines) == LINES
    assert {len(line) for line in lines} == {LINE}


def test_a_page_with_300_full_moments_has_less_than_3_megabytes() -> None:
    page = search_page("A title", "", Position(FIFTEEN), full_timeline(300))
    assert len(web_page(page).encode()) < 3_000_000


def test_a_page_needs_nothing_else() -> None:
    html = web_page(searched_page())
    assert not re.findall(r"""(?:https?:)?//[a-z0-9.-]+\.[a-z]""", html.replace("http://www.w3.org/2000/svg", ""))
    assert re.findall(r'(?:src|href)="([^"]*)"', html) == ["data:,"]
    assert not re.search(r"@import|url\(|\beval\b|innerHTML|document\.write|fetch\(|XMLHttpRequest|import\(", html)


def test_only_the_script_and_the_style_of_the_page_are_allowed() -> None:
    html = web_page(hostile_page())
    policy = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', html)
    assert len(policy) == 1
    assert policy[0].startswith("default-src 'none'; ")
    assert "unsafe" not in policy[0]
    for tag in ("style", "script"):
        [content] = re.findall(rf"<{tag}>(.*?)</{tag}>", html, re.DOTALL)
        digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{digest}'" in policy[0]


def test_names_and_comments_cannot_leave_their_place() -> None:
    html, data = web_page(hostile_page()), data_of(hostile_page())
    assert html.count("<script") == 2
    assert "<img" not in html
    assert data["title"] == data["caption"] == data["scenes"][0]["comment"] == HOSTILE
    assert data["jumps"] == [[0, HOSTILE]]


def test_colours_have_one_owner() -> None:
    style = web_page(searched_page())
    for name, role in ROLES.items():
        assert f"--{name}:{role.light}" in style
        assert f"--{name}:{role.dark}" in style
    for name in (*SCRIPTS, "replay.css", "board.css"):
        colors = re.findall(r"#[0-9a-f]{3,8}\b", resource_path(f"web/{name}").read_text(encoding="utf-8"))
        assert set(colors) <= {"#fff"}


def test_saving_tells_the_progress_and_replaces_the_file_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text("old", encoding="utf-8")
    work = saving_page(searched_page(), path)
    progress = [next(work)]
    assert path.read_text(encoding="utf-8") == "old"
    progress += work
    assert progress == sorted(progress)
    assert progress[-1] == 1.0
    assert path.read_text(encoding="utf-8") == web_page(searched_page())


def test_saving_can_be_cancelled(tmp_path: Path) -> None:
    work = saving_page(searched_page(), tmp_path / "page.html")
    next(work)
    work.close()  # type: ignore[attr-defined]
    assert not list(tmp_path.iterdir())


def test_a_scene_without_a_search_has_a_board_only() -> None:
    position = Position(PRESETS["tic-tac-toe"])
    [scene] = data_of(Page(PageKind.GAME, "A title", "", position.rules, [Scene("Start", position)]))["scenes"]
    assert scene == {"name": "Start", "board": ".........", "toMove": 0, "start": 0}


def test_the_end_of_a_game_is_told() -> None:
    position = Position.from_text("x x x\no o .\n. . .", PRESETS["tic-tac-toe"])
    [scene] = data_of(Page(PageKind.GAME, "A title", "", position.rules, [Scene("5. c3", position)]))["scenes"]
    assert scene["over"] == "X has won."
    assert sorted(scene["won"]) == [0, 1, 2]


def test_an_engine_score_is_shown_instead_of_a_win_rate() -> None:
    snapshot = a_timeline()[-1]
    scores = ("+35", *[None] * (len(snapshot.root) - 1))
    moment = Moment(replace(snapshot.root, engine_scores=scores), snapshot.best, 40, None, "node")
    page = Page(
        PageKind.GAME, "A title", "", snapshot.root.rules, [Scene("", position_of("tic-tac-toe"), moments=[moment])]
    )
    shown = data_of(page)["scenes"][0]["moments"][0]
    assert shown["e"] == {str(int(snapshot.root.points[0])): "+35"}
    assert (shown["u"], "s" in shown) == ("node", False)


def test_phases_are_told_in_words() -> None:
    page = searched_page()
    [select, expand, simulate, back] = (
        phase_text(event, page.rules, page.scenes[0].position.to_move) for event in page.scenes[0].steps[-4:]
    )
    assert re.fullmatch(r"Selected \d+ moves: at each node, the move with the best score\.", select.headline)
    assert select.heads[0] == "Move"
    assert all(len(row) == len(select.heads) for row in select.rows)
    assert re.fullmatch(r"[abc][123] was added to the tree at depth \d\.|No new node\.", expand.headline)
    assert re.search(r"rollout", simulate.headline, re.IGNORECASE)
    assert back.rows[-1][0] == "Root"
    assert back.heads[2] == "Win rate of O"


def test_the_sample_page_in_the_documents_is_up_to_date() -> None:
    sample = Path(__file__).resolve().parents[2] / "docs" / "sample-page.html"
    assert sample.stat().st_size < 300_000
    parts = (re.findall(r"<script>.*?</script>|<style>.*?</style>", html, re.DOTALL) for html in _both(sample))
    stored, present = parts
    command = 'analyze --game gomoku-9 --moves "e5 e6 d4" --simulations 5000 --page docs/sample-page.html'
    assert stored == present, f"Write it again: mcts-studio {command}"


def _both(sample: Path) -> tuple[str, str]:
    return sample.read_text(encoding="utf-8"), web_page(searched_page())
