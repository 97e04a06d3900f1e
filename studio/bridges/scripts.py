"""`studio.search`: a search in one call, for scripts and notebooks."""

from collections.abc import Callable
from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from studio.bridges.libraries import library
from studio.bridges.notebook import page_widget
from studio.engine.options.breakpoints import Breakpoints
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import ParameterValue
from studio.engine.search import Search
from studio.engine.views.outline import TreeOutline
from studio.engine.views.timeline import Timeline
from studio.game.move_text import play_given
from studio.game.notation import human_point
from studio.game.position import Position
from studio.game.rules import Rules, rules_from_text
from studio.keeping.search_plot import search_plot
from studio.machine.folders import home_folders
from studio.networks.catalogue import resolved_search
from studio.networks.searching import network_named
from studio.pages.page import saving_page
from studio.pages.scenes import Page
from studio.pages.searches import GROWTH, LAST_NODES, MOMENTS, search_page, search_title, tree_of
from studio.players.profile_folder import ProfileFolder

if TYPE_CHECKING:
    import pandas as pd
    import pyarrow as pa

_PROOFS = {1: "win", 0: "draw", -1: "loss"}
_NODES = 10_000


class ScriptSearch(Search):
    """A search whose tree can be read as a table."""

    @cached_property
    def timeline(self) -> Timeline:
        """The snapshots of the runs in this position. They become rarer as the number of simulations grows."""
        return Timeline(GROWTH, MOMENTS)

    def run(
        self,
        limit: Limit,
        timeline: Timeline | None = None,
        after_slice: Callable[[], object] | None = None,
        breakpoints: Breakpoints | None = None,
    ) -> StoppedBy:
        """Search as `Search.run` does. If `timeline` is None, store the snapshots in the timeline of this search."""
        return super().run(limit, self.timeline if timeline is None else timeline, after_slice, breakpoints)

    def show(self) -> Any:
        """Return a widget for notebooks.

        It shows the board with a heatmap over time, the moves, and the tree. It needs the package anywidget (`pip
        install mcts-studio[notebook]`).
        """
        page = self.page()
        picture = search_plot(self.position, self.snapshot(), page.title, page.caption, is_narrow=True)
        return page_widget(page, repr(self), picture)

    def save_page(self, path: str | PathLike[str]) -> None:
        """Write a web page for any browser. It shows the board with a heatmap over time, the moves, and the tree."""
        for _ in saving_page(self.page(), Path(path)):
            pass

    def page(self) -> Page:
        """Return the content of a page. It has the snapshots and the tree of this search."""
        now, position = self.snapshot(), self.position
        self.timeline.begin(now.run)
        if now.simulations:
            self.timeline.end(now)
        trees = [tree_of(self, LAST_NODES)]
        caption = now.headline[:1].upper() + now.headline[1:]
        return search_page(search_title(position), caption, position, self.timeline.snapshots, trees)

    @property
    def best(self) -> str | None:
        """The name of the best move, such as h8. It is None before the first simulation."""
        point = self.snapshot().best
        return None if point is None else human_point(point, self.position.rules)

    def to_columns(self, nodes: int = _NODES) -> dict[str, Any]:
        """Return the most visited nodes of the tree as columns: lists and arrays of equal length.

        The first node is the root. `value` and `proof` are for the player who made the move to the node. At the root,
        this is the side that is not to move.
        """
        outline: TreeOutline | None = None
        for outline in self.outline(nodes):  # noqa: B007  # the last part is the whole outline
            pass
        if outline is None:
            return {}
        rules = self.position.rules
        names = ["" if point < 0 else human_point(point, rules) for point in outline.point.tolist()]
        lines: list[str] = []
        for node, parent in enumerate(outline.parent.tolist()):
            lines.append(f"{lines[parent]} {names[node]}".strip() if node else "")
        return {
            "node": list(range(len(outline))),
            "parent": outline.parent,
            "move": names,
            "line": lines,
            "depth": outline.depth,
            "visits": outline.visits,
            "value": outline.value,
            "win_rate": (outline.value + 1) / 2,
            "proof": [_PROOFS.get(proof) for proof in outline.proof.tolist()],
            "hidden_children": outline.left_out,
            "is_principal": outline.is_principal,
        }

    def to_frame(self, nodes: int = _NODES) -> "pd.DataFrame":
        """Return the columns of `to_columns` as a pandas DataFrame with one row per node."""
        return library("pandas", "pandas").DataFrame(self.to_columns(nodes)).set_index("node")

    def to_arrow(self, nodes: int = _NODES) -> "pa.Table":
        """Return the columns of `to_columns` as an Arrow table with one row per node."""
        return library("pyarrow", "pyarrow").table(self.to_columns(nodes))


def search(
    game: str | Rules | Position = "gomoku-15",
    moves: str = "",
    *,
    profile: str = "studio",
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    threads: int = 1,
    **settings: ParameterValue,
) -> ScriptSearch:
    """Search a position, and return the finished search.

    `game` is a `Position`, a `Rules` object, the name of a game, or rules as text such as `7x7/4 gravity`. The search
    begins after `moves`.
    If the profile needs a shipped network, the search uses the network for this game, or rollouts if no network fits.
    `settings` are parameters that differ from the profile, such as `exploration=0.5`. Without a limit the search is not
    run: call its method `run`.
    """
    position = _position(game)
    play_given(position, moves)
    limit = Limit(simulations=simulations, seconds=seconds)
    profiles = ProfileFolder(home_folders().profiles).catalogue()
    parameters = profiles.named(profile).parameters.with_text({name: _text(value) for name, value in settings.items()})
    resolved = resolved_search(parameters, position.rules)
    network = network_named(resolved.network) if resolved.network else None
    threads = 1 if resolved.has_one_thread else threads
    found = ScriptSearch(position, resolved.parameters, seed=seed, threads=threads, evaluator=network)
    if not limit.is_empty and not position.is_over:
        found.run(limit)
    return found


def _position(game: str | Rules | Position) -> Position:
    if isinstance(game, Position):
        return game.copy()
    return Position(game if isinstance(game, Rules) else rules_from_text(game))


def _text(value: ParameterValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
