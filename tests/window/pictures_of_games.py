"""Windows with games, exercises, lessons and reviews, for pictures."""

from pathlib import Path

from studio.engine.options.limits import Limit
from studio.exercises.sources import Order
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.lessons.page import Stage
from studio.lessons.reading import lessons
from studio.machine.resources import resource_path
from studio.machine.settings import PlaySection
from studio.players.clocks import TimeControl
from studio.players.levels import SeatedEngine
from studio.players.proposals import setup_of
from studio.players.seats import GameSetup
from studio.practice.exchange import cards_in
from studio.ui.play.new_game import NewGameDialog
from studio.ui.program import Program
from tests.window.picture_waits import SIMULATIONS, think, wait, wait_until


def play(program: Program) -> None:
    """A game against a casual engine after some moves, with a hint."""
    window = program.window
    window.actions_["workspace_play"].trigger()
    window.controllers.play.begin(setup_of(PlaySection()))
    for point in (112, 98, 82, 128):
        wait_until(lambda: program.services.live_game.awaits_person)
        if program.session.position.stone(point) is Stone.EMPTY:
            window.controllers.game.play(point)
    wait_until(lambda: program.services.live_game.awaits_person or not program.services.live_game.is_on)


def engine_game(program: Program) -> None:
    """A game between two engines with clocks, after some moves, with the numbers of each move."""
    window = program.window
    window.actions_["show_costs"].setChecked(True)
    black, white = (SeatedEngine(name, "full", Limit(seconds=0.4)) for name in ("studio", "studio"))
    clock = TimeControl(game_seconds=300, increment=3)
    window.controllers.play.begin(GameSetup(PRESETS["gomoku-15"], black, white, clock=clock))
    wait_until(lambda: program.session.record.position(program.services.live_game.tip).ply >= 7)
    program.services.live_game.pause()
    slow = SeatedEngine("studio", "full", Limit(seconds=1000.0))
    program.services.live_game.replace_player(Stone.WHITE, slow)
    program.services.live_game.go_on()
    wait(1500)


def full_screen(program: Program) -> None:
    engine_game(program)
    program.window.actions_["full_screen"].trigger()
    wait(500)


def new_game(program: Program) -> None:
    theme, nothing_changed = program.theme, lambda _seat, _side: None
    NewGameDialog(setup_of(PlaySection()), theme, program.window, edit_parameters=nothing_changed).show()


def practice(program: Program) -> None:
    """A position from a reviewed game, after the mistake of the game and its refutation."""
    service = program.services.practice
    service.store.take_in(cards_in(Path(__file__).with_name("practice.jsonl")))
    program.window.controllers.practice.begin()
    attempt = service.attempt
    assert attempt is not None
    service.play(attempt.card.played.point)


def practice_dark(program: Program) -> None:
    program.window.actions_["theme_dark"].trigger()
    practice(program)


def exercise(program: Program) -> None:
    """An exercise after the first correct move and a hint."""
    exercises = program.services.exercises
    program.window.controllers.exercises.begin(Order(level=3))
    wait_until(lambda: _is_asked(program))
    while exercises.page.hint is None or exercises.page.hint.move is None:
        exercises.hint()
        wait_until(lambda: _is_asked(program))
    exercises.play(exercises.page.hint.move)
    wait_until(lambda: _is_asked(program))
    for _ in range(2):
        exercises.hint()
        wait_until(lambda: _is_asked(program))


def _is_asked(program: Program) -> bool:
    page = program.services.exercises.page
    return page.exercise is not None and not page.busy and not page.is_collecting


def lesson(program: Program) -> None:
    """A step of the third lesson with a question."""
    window = program.window
    window.actions_["workspace_study"].trigger()
    window.controllers.lessons.begin(lessons()[2])
    runner = window.controllers.lessons._runner
    assert runner is not None
    while runner.page.stage is not Stage.PREDICTING:
        window.panes.lessons.continue_requested.emit()
        wait_until(lambda: runner.page.stage is not Stage.WORKING)
    wait(500)


def review(program: Program) -> None:
    """A finished game with variations, after a review."""
    session, window = program.session, program.window
    session.open(resource_path("games/first-steps.sgf"))
    session.go_to_end()
    program.services.review.begin(session.record, session.node.path(), Limit(simulations=20_000))
    wait_until(lambda: not program.services.review.is_running)
    window.actions_["move_numbers"].trigger()
    window.actions_["previous_mistake"].trigger()
    window.actions_["show_discs"].trigger()


def review_dark(program: Program) -> None:
    program.window.actions_["theme_dark"].trigger()
    review(program)


def report(program: Program) -> None:
    """The report of a finished game after its review."""
    review(program)
    program.window.actions_["report"].trigger()


def report_dark(program: Program) -> None:
    program.window.actions_["theme_dark"].trigger()
    report(program)


def connect_four(program: Program, columns: tuple[int, ...] = (3, 3, 3, 4, 2, 3)) -> None:
    program.session.begin(PRESETS["connect-four"])
    for column in columns:
        point = program.session.position.landing_point(column)
        assert point is not None
        program.session.play(point)
    program.window.actions_["show_discs"].trigger()
    think(program, SIMULATIONS)


def exact_end(program: Program) -> None:
    """A distant win that the endgame solver proved after a thousand simulations."""
    connect_four(program, (6, 6, 3, 5, 5, 1, 2, 4, 3, 5, 6, 5))
