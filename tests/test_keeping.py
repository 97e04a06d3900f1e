"""What a record keeps of a search, and how it is shown again."""

import numpy as np

from studio.engine.limits import Limit
from studio.engine.profiles import PROFILES
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from studio.keeping import analysis_of, view_of


def test_what_is_kept_looks_as_it_was_found() -> None:
    profile = PROFILES["studio"]
    rules = PRESETS["connect-four"]
    position = Position(rules)
    for column in (3, 3, 4, 4):
        position.drop(column)
    search = Search(position, profile.parameters, seed=3)
    search.run(Limit(simulations=3000))
    snapshot = search.snapshot()
    kept = analysis_of(snapshot, profile.name, profile.parameters)
    assert kept.profile == "studio"
    assert dict(kept.parameters) == profile.parameters.as_dict()
    view = view_of(kept, rules)
    assert view.visits == snapshot.root.visits
    np.testing.assert_array_equal(view.points, snapshot.root.points)
    np.testing.assert_array_equal(view.child_visits, snapshot.root.child_visits)
    np.testing.assert_allclose(view.values, snapshot.root.values)
    for row, found in zip(view.candidates, snapshot.candidates, strict=True):
        assert row.line == found.line[: len(row.line)]
        assert row.proof is found.proof
    assert any(row.proof is not Proof.UNKNOWN for row in view.candidates)
