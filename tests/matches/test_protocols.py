"""Matches whose games begin with an opening protocol."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from studio.engine.options.limits import Limit
from studio.game.errors import StudioError
from studio.game.files.game_files import read_records
from studio.game.openings import PROTOCOLS, opening_in
from studio.game.openings import Player as Who
from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.matches.contestant import Contestant, NamedEngine
from studio.matches.errors import MatchError
from studio.matches.game import Abandoned, Game, MovePlayed, Reason
from studio.matches.openings import Opening, openings_of
from studio.matches.plan import MatchPlan, PlannedGame
from studio.matches.plan_file import entry_of
from studio.matches.plan_file import plan_of as plan_in
from studio.matches.result import result_of
from studio.matches.standings import standings_of
from studio.matches.store import PLAN, MatchStore, digest_of, read_results
from studio.players.clocks import TimeControl
from studio.players.player import Answer, Budget, Listener, Player, ignore_analysis
from tests.matches.matches import plan_of, played
from tests.sizes import one_always

NINE, BOARD = PRESETS["gomoku-9"], PRESETS["gomoku-15"]
BOTH = (Stone.BLACK, Stone.WHITE)


class Judge:
    """Plays the first free point, and gives the side to move this win rate."""

    def __init__(self, name: str, rate: float = 0.7, meanwhile: Callable[[], object] = lambda: None) -> None:
        self.name, self._rate, self._meanwhile = name, rate, meanwhile
        self.asked = 0

    def begin(self, rules: Rules) -> None:
        pass

    def move(self, position: Position, budget: Budget, tell: Listener = ignore_analysis) -> Answer:
        del budget, tell
        self.asked += 1
        self._meanwhile()
        point = position.legal_moves()[0]
        return Answer(point, PositionAnalysis(1000, (Candidate(point, 9, 2 * self._rate - 1, line=(point,)),)))

    def stop(self) -> None:
        pass

    def close(self) -> None:
        pass


def planned(protocol: str, **controls: TimeControl) -> PlannedGame:
    one, two = (
        Contestant(name, NamedEngine(name), controls.get(name, TimeControl(Limit(simulations=100))))
        for name in ("one", "two")
    )
    return PlannedGame(0, 0, 0, BOARD, Opening(protocol=protocol), one, two, 0)


def game_of(
    protocol: str, first: Player, second: Player, told: list[MovePlayed] | None = None, **controls: TimeControl
) -> Game:
    players: Mapping[Stone, Player] = {Stone.BLACK: first, Stone.WHITE: second}
    return Game(planned(protocol, **controls), players, (told if told is not None else []).append)


@pytest.mark.parametrize("protocol", one_always(4, PROTOCOLS))
def test_two_engines_play_every_protocol_to_its_end(protocol: str) -> None:
    for rate in (0.3, 0.5, 0.7):
        game = game_of(protocol, Judge("one", rate), Judge("two", rate))
        ended = game.play()
        assert ended.reason in (Reason.LINE, Reason.DRAW)
        opening = opening_in(game.record)
        assert opening is not None
        assert opening.is_finished
        names = {Who.FIRST: "one", Who.SECOND: "two"}
        assert (game.record.black, game.record.white) == (names[opening.black], names[opening.white])
        assert ended.is_swapped is (opening.black is Who.SECOND)
        assert ended.opening.startswith(f"{protocol}: first ")


def test_after_a_swap_the_players_have_the_other_colours_and_their_own_clocks() -> None:
    told = list[MovePlayed]()
    first, second = Judge("one", 0.3), Judge("two", 0.3)  # the second player takes Black
    controls = {"one": TimeControl(game_seconds=100), "two": TimeControl(game_seconds=50)}
    game = game_of("swap", first, second, told, **controls)
    ended = game.play()
    result = result_of(planned("swap"), ended)
    assert ended.is_swapped
    assert (result.black, result.white) == (game.record.black, game.record.white) == ("two", "one")
    assert result.opening.endswith("; second black")
    stones, moves = told[:3], told[3:]
    assert all(move.is_opening and move.seconds == 0 for move in stones)
    assert all(move.is_swapped for move in told)
    assert [move.stone for move in stones] == [Stone.BLACK, Stone.WHITE, Stone.BLACK]
    assert moves[0].stone is Stone.WHITE
    assert (moves[0].left or 0) > 50
    assert (moves[1].left or 0) <= 50
    assert ended.white.moves + ended.black.moves == len(moves)


def test_the_record_says_who_chose_what() -> None:
    game = game_of("swap", Judge("one"), Judge("two"))
    game.play()
    fourth = game.record.main_line()[3]
    assert fourth.comment.startswith("Opening Swap. one: ")
    assert fourth.comment.endswith(" two: white. Black is one, White is two.")


def test_a_player_that_fails_in_the_opening_loses() -> None:
    def fail() -> None:
        raise StudioError(PROTOCOLS["swap"].refusal(PRESETS["connect-four"]), protocol="Swap")  # type: ignore[arg-type]

    ended = game_of("swap", Judge("one"), Judge("two", meanwhile=fail)).play()
    assert (ended.winner, ended.reason) == (Stone.BLACK, Reason.FAULT)
    ended = game_of("swap", Judge("one", meanwhile=fail), Judge("two")).play()
    assert (ended.winner, ended.reason) == (Stone.WHITE, Reason.FAULT)
    assert ended.sentence.startswith("one: ")


def test_a_game_can_be_stopped_in_its_opening() -> None:
    games = list[Game]()
    games.append(game_of("swap", Judge("one", meanwhile=lambda: games[0].stop()), Judge("two")))
    with pytest.raises(Abandoned):
        games[0].play()


def test_the_search_decides_for_players_that_are_no_search() -> None:
    players = {Stone.BLACK: Judge("one"), Stone.WHITE: Judge("two")}
    advisors = list[Judge]()

    def advisor() -> Player:
        advisors.append(Judge("advisor"))
        return advisors[-1]

    game = Game(planned("swap"), players, make_advisor=advisor)
    game.play()
    game.close()
    (only,) = advisors
    assert only.asked == 12  # eight placements, the three most even again, and a choice


def test_equal_seeds_give_equal_openings_and_others_differ() -> None:
    def text(seed: int) -> str:
        game = Game(replace(planned("swap2"), seed=seed), {Stone.BLACK: Judge("one"), Stone.WHITE: Judge("two")})
        return game.play().opening

    assert text(4) == text(4)
    assert len({text(seed) for seed in range(6)}) > 3


# Whole matches


def swap2_plan(games: int = 4) -> MatchPlan:
    control = TimeControl(Limit(simulations=30))
    return plan_of("classic-uct", "neighbour", games=games, rules=NINE, openings="swap2", control=control)


def test_a_plan_with_a_protocol_is_kept_and_has_its_own_fingerprint() -> None:
    plan = swap2_plan()
    assert plan_in(entry_of(plan)) == plan
    assert all(game.opening.protocol == "swap2" for game in plan.planned_games())
    other = plan_of("classic-uct", "neighbour", rules=NINE, openings="swap", control=TimeControl(Limit(simulations=30)))
    assert digest_of(plan) != digest_of(other)


def test_openings_of_renju_are_refused_in_other_games() -> None:
    with pytest.raises(StudioError, match="only for renju"):
        openings_of("rif", BOARD, 1)


def test_a_damaged_plan_with_an_impossible_protocol_is_refused(tmp_path: Path) -> None:
    MatchStore.create(tmp_path, swap2_plan()).close()
    text = (tmp_path / PLAN).read_text()
    for name in ("chess", "rif"):
        (tmp_path / PLAN).write_text(text.replace('"swap2"', f'"{name}"'))
        with pytest.raises(MatchError):
            MatchStore.resume(tmp_path)


def test_a_match_plays_swap2_counts_by_players_and_resumes(tmp_path: Path) -> None:
    store = MatchStore.create(tmp_path, swap2_plan())
    played(store)
    store.close()
    plan, results = read_results(tmp_path)
    assert len(results) == 4
    for result in results:
        (record,) = read_records((tmp_path / "games" / f"{result.number + 1:06}.sgf").read_bytes()).records
        opening = opening_in(record)
        assert opening is not None
        assert record.properties["ON"] == (result.opening,)
        assert (record.black, record.white) == (result.black, result.white)
        first = plan.planned_games()[result.number].black.name
        assert first == (result.black if opening.black is Who.FIRST else result.white)
    (round_,) = standings_of(plan, results).rounds
    wins = {name: sum(result.points(name) for result in results) for name in ("classic-uct", "neighbour")}
    assert {player.name: player.tally.points for player in round_.players} == wins
    lines = (tmp_path / "results.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "results.jsonl").write_bytes(b"".join(lines[:2]))
    resumed = MatchStore.resume(tmp_path)
    played(resumed)
    resumed.close()
    again = [json.loads(line)["opening"] for line in (tmp_path / "results.jsonl").read_bytes().splitlines()]
    assert again == [json.loads(line)["opening"] for line in lines]
