"""Pages for tests, and reading their data back."""

import json
import re
from functools import cache
from typing import Any

import numpy as np

from studio.engine.options.limits import Limit
from studio.engine.search import Search
from studio.engine.views.snapshot import NodeView, Snapshot, frozen
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from studio.pages.page import web_page
from studio.pages.scenes import Page
from studio.pages.searches import SearchRecorder, recorded_phases, search_page
from tests.engine.searches import ROLLOUT_PROFILES

FIFTEEN = PRESETS["gomoku-15"]
_DATA = re.compile(r'<script type="application/json" id="data">(.*?)</script>', re.DOTALL)


@cache
def searched_page() -> Page:
    """Return the page of a search of tic-tac-toe, with moments, trees and phases."""
    position = Position(PRESETS["tic-tac-toe"])
    position.play(0)
    search, recorder = Search(position, ROLLOUT_PROFILES["classic-uct"].parameters, seed=3), SearchRecorder()
    steps = recorded_phases(search)
    for _ in range(6):
        search.run(Limit(simulations=60), recorder.timeline)
        recorder.observe(search)
    recorder.timeline.end(search.snapshot())
    trees = recorder.trees(search)
    steps += recorded_phases(search)
    return search_page("O to move", "A search.", position, recorder.timeline.snapshots, trees, steps)


def data_of(page: Page) -> Any:
    """Return the data in the HTML of a page."""
    found = _DATA.search(web_page(page))
    assert found is not None
    return json.loads(found[1])


def full_timeline(moments: int) -> list[Snapshot]:
    """Return snapshots of an empty 15×15 board in which all moves have many visits, proofs and long lines."""
    return [_full_snapshot(number, moments) for number in range(1, moments + 1)]


def _full_snapshot(number: int, moments: int) -> Snapshot:
    random, size = np.random.default_rng(number), FIFTEEN.size
    visits = np.sort(random.integers(100_000, 9_999_999, size))[::-1] * number // moments
    lines = random.integers(0, size, (size, 24)).astype(np.int16)
    numbers = {name: frozen(random.random(size)) for name in ("priors", "exploitations", "explorations", "scores")}
    root = NodeView(
        rules=FIFTEEN,
        path=(),
        visits=int(visits.sum()),
        evaluations=0,
        value=0.1,
        proof=Proof.UNKNOWN,
        proof_moves=0,
        points=frozen(random.permutation(size), np.int64),
        child_visits=frozen(visits, np.int64),
        values=frozen(random.uniform(-1, 1, size)),
        lower=frozen(np.full(size, -1), np.int8),
        upper=frozen(np.where(random.random(size) < 0.3, -1, 1), np.int8),
        distances=frozen(random.integers(1, 30, size), np.int64),
        lines=(lines, np.full(size, 24)),
        **numbers,
    )
    return Snapshot(
        run=1,
        root=root,
        best=int(root.points[0]),
        simulations=1_000_000 * number,
        seconds=float(number),
        nodes=1,
        leaves=1,
        depth=9,
        mean_depth=3.0,
        draws=0,
        memory_mb=1.0,
        memory_allocated_mb=1.0,
        capped=False,
    )
