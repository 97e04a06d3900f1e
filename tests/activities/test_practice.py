"""A series of practice: answers, refutations, the schedule, and games from files and folders."""

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from studio.activities.move_search import MoveSearch
from studio.activities.practice import Practice
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.solver import Solver
from studio.exercises.attempt import Stage
from studio.exercises.hints import Grade as HintGrade
from studio.game.errors import StudioError
from studio.game.files.game_files import save_record
from studio.game.position_analysis import PositionAnalysis
from studio.practice.card import Card, Kind
from studio.practice.collecting import cards_of
from studio.practice.judging import Verdict
from studio.practice.schedule import Grade
from studio.practice.sources import Added
from studio.practice.store import PracticeStore
from studio.thinking.live_search import LiveSearch
from tests.exercises.boards import name, point
from tests.practice.games import TODAY, missed_win, quiet, row


class Learner:
    """A user who practises, with a calendar that the test turns."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot, self.today, self.now = qtbot, TODAY, 0.0
        self.games = folder / "games"
        self.games.mkdir()
        self.practice = Practice(
            folder / "practice.sqlite3",
            self.games,
            self._live_search,
            lambda name: name.startswith("Studio"),
            lambda rules: Solver(rules, memory_mb=1),
            self._today,
            lambda: self.now,
        )
        self.errors: list[StudioError] = []
        self.added: list[Added] = []
        self.practice.failed.connect(self.errors.append)
        self.practice.added.connect(self.added.append)

    def _today(self) -> date:
        return self.today

    def _live_search(self, parameters: Parameters, seed: int, owner: QObject) -> LiveSearch:
        return LiveSearch(parameters, seed=seed, parent=owner)

    def wait(self, until: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(until, timeout=60_000)

    def play(self, move: str) -> None:
        self.practice.play(point(move))
        self.wait(lambda: not self.practice.page.busy)
        assert not self.errors

    @property
    def moves(self) -> str:
        attempt = self.practice.attempt
        assert attempt is not None
        return attempt.card.names(attempt.moves)

    def card(self) -> Card:
        card = self.practice.page.card
        assert card is not None
        return card


@pytest.fixture
def learner(qtbot: QtBot, tmp_path: Path) -> Iterator[Learner]:
    learner = Learner(qtbot, tmp_path)
    yield learner
    learner.practice.close()


def test_without_cards_nothing_begins(learner: Learner) -> None:
    assert not learner.practice.begin()
    assert not learner.practice.is_on
    assert learner.practice.statistics().cards == 0


def test_a_right_answer_shows_the_line_and_is_scheduled(learner: Learner) -> None:
    assert learner.practice.add_game(missed_win()) == Added(1, 1, 1)
    assert learner.practice.begin()
    assert learner.practice.page.is_question
    learner.now = 12.0
    learner.play("d1")
    page = learner.practice.page
    assert (page.stage, page.grade, learner.moves) == (Stage.SOLVED, Grade.RIGHT, "d1 d4 e1")
    assert page.schedule is not None
    assert page.schedule.due == TODAY + timedelta(1)
    assert (page.statistics.due, page.statistics.streak, page.statistics.rate) == (0, 1, 1.0)
    assert [r.seconds for each in learner.practice.store.all() for r in each.responses] == [12.0]
    assert not learner.practice.go_next()
    assert (learner.practice.tally.answered, learner.practice.tally.right) == (1, 1)


def test_the_mistake_is_refuted_taken_back_and_asked_again(learner: Learner) -> None:
    learner.practice.add_game(missed_win())
    learner.practice.begin()
    learner.play("d4")
    page = learner.practice.page
    assert (page.stage, page.grade, learner.moves) == (Stage.REFUTED, Grade.WRONG, "d4 d1")
    assert page.is_question, "the best move must not be shown yet"
    assert page.statistics.answers == 1, "saved at once"
    learner.practice.take_back()
    assert learner.moves == ""
    learner.play("d1")
    assert learner.practice.page.grade is Grade.WRONG, "the first answer counts"
    assert learner.practice.go_next()
    assert learner.practice.page.is_again
    assert learner.practice.page.again == 0
    learner.play("d1")
    assert learner.practice.page.is_over
    assert not learner.practice.go_next()
    assert (learner.practice.tally.answered, learner.practice.tally.right) == (1, 0)
    learner.practice.end()
    assert not learner.practice.begin(), "it is due tomorrow"
    learner.today += timedelta(1)
    assert learner.practice.begin()


def test_a_move_that_wins_in_another_way_is_right(learner: Learner) -> None:
    learner.practice.add_game(missed_win())
    learner.practice.begin()
    learner.play("e1")
    page = learner.practice.page
    assert page.last is not None
    assert (page.stage, page.last.verdict, page.last.rate) == (Stage.SOLVED, Verdict.RIGHT, 0.99)


def test_an_unknown_move_is_compared_by_a_search(learner: Learner) -> None:
    learner.practice.add_game(quiet())
    learner.practice.begin()
    assert learner.card().kind is Kind.MISTAKE
    learner.play("b3")
    last = learner.practice.page.last
    assert last is not None
    assert last.rate is not None
    assert last.reply is not None, "a reply is shown on the board"
    assert learner.practice.page.grade is not None


def test_an_answer_is_called_worse_only_after_a_search_of_the_best_move(
    learner: Learner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The review gives d4 62 %. Searches of equal length see no difference between b3 and d4."""
    rates, searched, visits = {"b3": 0.54, "c2": 0.5, "d4": 0.55}, [], {"b3": 0, "c2": 0, "d4": 0}

    def begin(search: MoveSearch, card: Card, at: int, limit: Limit) -> None:
        del card
        move = name(at)
        visits[move] += limit.simulations or 0
        searched.append(move)
        found = PositionAnalysis(visits[move], (row(move, rates[move], visits[move], line=f"{move} a2"),))
        QTimer.singleShot(0, lambda: search.found.emit(found))

    monkeypatch.setattr(MoveSearch, "begin", begin)
    learner.practice.add_game(quiet())
    learner.practice.begin()
    learner.play("c2")
    last = learner.practice.page.last
    assert last is not None
    assert (last.verdict, learner.practice.page.stage, learner.practice.page.grade) == (
        Verdict.BETTER,
        Stage.REFUTED,
        Grade.WRONG,
    )
    learner.practice.take_back()
    learner.play("b3")
    last = learner.practice.page.last
    assert last is not None
    assert (last.verdict, learner.practice.page.stage) == (Verdict.RIGHT, Stage.SOLVED)
    assert last.best_rate == pytest.approx(0.55)
    assert searched == ["c2", "d4", "c2", "b3", "b3"], "the best move is searched once"
    assert visits == {"b3": 40_000, "c2": 40_000, "d4": 40_000}


def test_hints_come_in_grades_and_lower_the_grade(learner: Learner) -> None:
    learner.practice.add_game(missed_win())
    learner.practice.begin()
    grades = []
    for _ in HintGrade:
        learner.practice.hint()
        hint = learner.practice.page.hint
        assert hint is not None
        grades.append(hint.grade)
    assert grades == list(HintGrade)
    assert not learner.practice.page.can_hint
    learner.play("d1")
    assert learner.practice.page.grade is Grade.HINTED


def test_the_solution_ends_the_card(learner: Learner) -> None:
    learner.practice.add_game(missed_win())
    learner.practice.begin()
    learner.practice.show_solution()
    page = learner.practice.page
    assert (page.stage, page.grade, learner.moves) == (Stage.SHOWN, Grade.SHOWN, "d1 d4 e1")
    assert (page.count, page.again) == (1, 1), "it is asked again"


def test_a_skipped_card_stays_due(learner: Learner) -> None:
    learner.practice.add_game(missed_win())
    learner.practice.add_game(quiet())
    learner.practice.begin()
    assert learner.practice.go_next()
    assert not learner.practice.go_next()
    learner.practice.end()
    assert learner.practice.statistics().due == 2


def test_a_removed_card_is_not_asked_again(learner: Learner) -> None:
    learner.practice.add_game(missed_win())
    learner.practice.add_game(quiet())
    learner.practice.begin()
    learner.play("d4")
    assert (learner.practice.page.count, learner.practice.page.again) == (2, 1), "it would be asked again"
    assert learner.practice.remove()
    assert (learner.practice.page.number, learner.practice.page.count) == (2, 2)
    assert not learner.practice.remove()
    assert learner.practice.statistics().cards == 0


def test_answers_that_are_being_checked_do_not_hold_up_the_end(learner: Learner) -> None:
    Solver(quiet().rules, memory_mb=1)  # loads its kernels, which cannot be cancelled
    learner.practice.add_game(quiet())
    learner.practice.begin()
    learner.practice.play(point("b3"))
    assert learner.practice.page.busy
    learner.practice.end()
    learner.qtbot.wait(50)
    assert not learner.practice.is_on
    assert learner.practice.statistics().answers == 0


# Games


def test_only_the_side_of_the_person_counts(learner: Learner) -> None:
    game = missed_win()
    game.black, game.white = game.white, game.black  # now the engine made the mistake
    assert learner.practice.add_game(game) == Added(1, 0, 0)
    learner.practice.set_player("studio (CASUAL)")
    assert learner.practice.add_game(game).cards == 1


def test_mistakes_of_two_named_players_are_reported_as_those_of_both(learner: Learner) -> None:
    game = missed_win()
    game.black, game.white = "Ann", "Ben"
    added = learner.practice.add_game(game)
    assert (added.both, added.cards) == (("Ann", "Ben"), 1)
    learner.practice.set_player("ann")
    assert learner.practice.add_game(game).both is None


def test_files_and_folders_are_read_in_the_background(learner: Learner, tmp_path: Path) -> None:
    watched = tmp_path / "watched" / "deeper"
    watched.mkdir(parents=True)
    save_record(missed_win(), learner.games / "kept.sgf")
    save_record(quiet(), watched / "quiet.sgf")
    (watched / "broken.sgf").write_text("(;FF[4]GM[4")
    learner.practice.set_folders((tmp_path / "watched",))
    learner.practice.look_into_folders()
    learner.wait(lambda: len(learner.added) == 1)
    assert learner.added[0].cards == 2
    learner.practice.look_into_folders()
    learner.wait(lambda: len(learner.added) == 2)
    assert learner.added[1].games == 0, "nothing has changed"
    learner.practice.add_files([watched / "quiet.sgf"])
    learner.wait(lambda: len(learner.added) == 3)
    assert (learner.added[2].games, learner.added[2].mistakes, learner.added[2].cards) == (1, 1, 0)
    assert learner.practice.folders == (tmp_path / "watched",)
    assert learner.practice.statistics().cards == 2


def test_a_missing_file_is_not_created_by_a_look_at_the_numbers(learner: Learner, tmp_path: Path) -> None:
    assert learner.practice.statistics().due == 0
    assert not (tmp_path / "practice.sqlite3").exists()


def test_an_answer_is_in_the_file_at_once(learner: Learner, tmp_path: Path) -> None:
    learner.practice.add_game(missed_win())
    learner.practice.begin()
    learner.play("d1")
    other = PracticeStore(tmp_path / "practice.sqlite3")
    assert other.statistics(TODAY).answers == 1
    other.close()


@pytest.mark.parametrize("text", ["[" * 100_000, "{", "7"])
def test_a_damaged_list_of_folders_is_empty(learner: Learner, text: str) -> None:
    learner.practice.store.set_setting("folders", text)
    assert learner.practice.folders == ()


def test_a_try_is_not_saved_or_asked_again(learner: Learner) -> None:
    learner.practice.try_once(next(cards_of(missed_win())))
    learner.play("d4")
    assert (learner.practice.page.stage, learner.practice.page.schedule) == (Stage.REFUTED, None)
    learner.practice.take_back()
    learner.play("d1")
    page = learner.practice.page
    assert (page.stage, page.count, page.is_again, page.is_trial) == (Stage.SOLVED, 1, False, True)
    assert not learner.practice.go_next()
    assert learner.practice.tally.answered == 0
    assert learner.practice.statistics().cards == 0
    learner.practice.end()
    assert not learner.practice.page.is_trial


def test_games_of_others_in_a_watched_folder_are_left_out_unless_the_user_adds_them(
    learner: Learner, tmp_path: Path
) -> None:
    watched = tmp_path / "watched"
    watched.mkdir()
    game = quiet()
    game.black, game.white = "Bea", "Bob"
    save_record(game, watched / "others.sgf")
    learner.practice.set_folders((watched,))
    learner.practice.look_into_folders()
    learner.wait(lambda: len(learner.added) == 1)
    assert (learner.added[0].games, learner.added[0].cards) == (1, 0)
    learner.practice.add_files([watched / "others.sgf"])
    learner.wait(lambda: len(learner.added) == 2)
    assert learner.added[1].cards == 1
