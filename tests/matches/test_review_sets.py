"""The games of the sets have the properties that their names promise, and marks are counted by them."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

import pytest

from benchmarks.review_sets import making, measuring, sets
from benchmarks.review_sets.making import LARGEST_LOSS, decisive_mistake
from benchmarks.review_sets.measuring import Counts, count_game
from benchmarks.review_sets.searches import RULES, Prospects, Referee, loss_of
from benchmarks.review_sets.sets import ReviewSet, games_of, mistake_of, rate_of, source_of
from studio.game.record import GameRecord
from studio.insight.mistakes import judge
from studio.matches.game_review import Reviewed, ReviewOrder
from tests.insight.reviews import finish_review
from tests.keeping.missed import left_alone
from tests.practice.games import quiet
from tests.sizes import one_always


@pytest.fixture(scope="module")
def referee() -> Referee:
    return Referee()


def _name(record: GameRecord) -> str:
    return f"opening {source_of(record)}"


def _every_third(games: ReviewSet) -> list[GameRecord]:
    """Return a third of the games of a set. The proof that a position is not lost tries millions of moves, and the sets
    were made with the same solver: a solver that finds other results shows in these games, too."""
    return games_of(games)[::3]


def number_of(record: GameRecord) -> int:
    number = mistake_of(record)
    assert number is not None
    return number


@pytest.mark.parametrize("games", ReviewSet)
def test_each_set_has_games_of_different_openings(games: ReviewSet) -> None:
    records = games_of(games)
    sources = [source_of(record) for record in records]
    assert sources == sorted(set(sources))
    assert sources
    assert {record.rules for record in records} == {RULES}


def test_the_long_search_gave_every_position_of_a_quiet_game_a_win_rate() -> None:
    for record in games_of(ReviewSet.QUIET):
        rates = [rate_of(node) for node in record.main_line()]
        first = next(number for number, rate in enumerate(rates) if rate is not None)
        assert None not in rates[first:]


def test_the_position_before_a_planted_blunder_has_equal_chances() -> None:
    for record in games_of(ReviewSet.PLANTED):
        rate = rate_of(record.main_line()[number_of(record) - 1])
        assert rate is not None
        assert 0.35 <= rate <= 0.65


@pytest.mark.parametrize("record", one_always(36, _every_third(ReviewSet.PLANTED)), ids=_name)
def test_a_planted_blunder_loses_and_the_position_before_it_was_not_lost(record: GameRecord, referee: Referee) -> None:
    assert decisive_mistake(record, referee) == number_of(record)


@pytest.mark.parametrize("record", one_always(18, _every_third(ReviewSet.DECIDED)), ids=_name)
def test_the_solver_names_the_decisive_mistake_of_a_decided_game(record: GameRecord, referee: Referee) -> None:
    assert record.position(record.main_line()[-1]).winner is not None
    assert decisive_mistake(record, referee) == mistake_of(record)


@pytest.mark.long
def test_every_planted_blunder_is_proven_to_lose(referee: Referee) -> None:
    for record in games_of(ReviewSet.PLANTED):
        assert referee.win(record.position(record.main_line()[number_of(record)])) is not None


def test_the_long_search_finds_no_larger_loss_in_a_quiet_game() -> None:
    for record in games_of(ReviewSet.QUIET):
        line = record.main_line()
        rates = [(rate_of(before), rate_of(after)) for before, after in pairwise(line)]
        assert all(a + b - 1 <= LARGEST_LOSS + 1e-3 for a, b in rates if a is not None and b is not None)


def test_a_loss_is_the_difference_of_two_searches() -> None:
    assert loss_of(Prospects(False, 0.6, 1), Prospects(False, 0.7, 1)) == pytest.approx(0.3)
    assert loss_of(Prospects(False, 0.6, 1), Prospects(False, 0.42, 1)) == pytest.approx(0.02)


def test_a_mark_is_right_if_equally_long_searches_or_a_proof_find_a_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    record = GameRecord(RULES)
    node = record.add(record.root, 100)
    position = record.position(node)
    for best, after, proven, is_right in (
        (7, 0.7, None, True),
        (7, 0.42, None, False),
        (100, 0.7, None, False),
        (7, 0.42, Prospects(True, 1.0, 3), True),
    ):
        searched = {record.position(record.root).key: Prospects(False, 0.6, best)}
        searched[position.key] = Prospects(False, after, 1)
        proofs = {position.key: proven}
        monkeypatch.setattr(measuring, "_KNOWN", {})
        monkeypatch.setattr(measuring, "searched", lambda position, found=searched: found[position.key])
        monkeypatch.setattr(measuring, "_proven", lambda position, found=proofs: found.get(position.key))
        assert measuring.is_confirmed(record, 1) is is_right


def test_a_game_with_other_moves_is_not_taken_for_the_reviewed_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reviewed: list[bytes] = []

    def review(order: ReviewOrder) -> Reviewed:
        reviewed.append(order.sgf)
        return Reviewed(0, order.sgf + b"", (), 0, 0)

    monkeypatch.setattr(measuring, "review", review)
    games = [GameRecord(RULES), GameRecord(RULES)]
    for point, game in enumerate(games):
        game.add(game.root, point)
    for game in (games[0], games[0], games[1]):
        measuring._reviewed(game, tmp_path / "game.sgf")
    assert reviewed[0] == reviewed[1]
    assert reviewed[2] != reviewed[1]


def test_marks_are_found_missed_or_false() -> None:
    record = finish_review(quiet())
    judged = judge(record, record.main_line())
    for mistake, expected in ((None, (0, 0, 1)), (1, (1, 0, 0))):
        counts = Counts()
        count_game(mistake, record, judged, counts, unknown=0)
        assert (counts.found, counts.missed, counts.false, counts.games, counts.moves) == (*expected, 1, 1)


@pytest.mark.parametrize("is_right", [True, False])
def test_a_long_search_decides_about_other_marks(monkeypatch: pytest.MonkeyPatch, is_right: bool) -> None:
    record, counts = finish_review(quiet()), Counts()
    monkeypatch.setattr(measuring, "is_confirmed", lambda _record, ply: is_right and ply == 1)
    count_game(None, record, judge(record, record.main_line()), counts, unknown=1)
    assert (counts.confirmed, counts.false) == (is_right, not is_right)


@pytest.mark.parametrize(("rate", "hopeless"), [(0.5, 0), (0.05, 1)])
def test_the_last_escape_is_compared_with_the_proof(
    monkeypatch: pytest.MonkeyPatch, rate: float, hopeless: int
) -> None:
    record = left_alone()
    judged, counts = judge(record, record.main_line()), Counts()
    count_game(6, record, judged, counts, unknown=0)
    assert (counts.escapes, counts.escapes_right, counts.found, counts.false) == (1, 1, 1, 0)
    monkeypatch.setattr(measuring, "_long", lambda _record, _node: Prospects(False, rate, 1))
    count_game(4, record, judged, counts, unknown=0)
    assert (counts.escapes, counts.escapes_right, counts.missed, counts.false) == (2, 1, 1, 1)
    assert counts.escapes_hopeless == hopeless


@pytest.mark.parametrize("workers", [2, 3, 7])
def test_the_games_of_a_set_do_not_depend_on_the_number_of_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, workers: int
) -> None:
    def game_of(number: int, _referee: Referee) -> GameRecord | None:
        record = GameRecord(RULES)
        record.add(record.root, number)
        return None if number % 3 == 1 else record

    monkeypatch.setattr(making, "_MAKE", dict.fromkeys(ReviewSet, game_of))
    monkeypatch.setattr(making, "_workers", ThreadPoolExecutor)
    made = []
    for count in (1, workers):
        folder = tmp_path / str(count)
        folder.mkdir()
        monkeypatch.setattr(sets, "FOLDER", folder)
        assert making.make(5, None, count)
        made.append([(games, games.file.read_bytes()) for games in ReviewSet])
    assert made[0] == made[1]
    assert [source_of(record) for record in games_of(ReviewSet.PLANTED)] == [0, 2, 3, 5, 6]
