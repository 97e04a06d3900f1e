"""The running games of a match, and the choice of the game that is shown."""

from dataclasses import replace

from studio.activities.followed_games import FollowedGames, finished_game
from studio.game.record import GameRecord
from studio.game.stones import Stone
from studio.matches.game import Cost, MovePlayed, Reason
from studio.matches.result import Result
from tests.activities.live_matches import small_plan

PLANNED = small_plan().planned_games()


def result(number: int) -> Result:
    planned = PLANNED[number]
    names = planned.black.name, planned.white.name
    return Result(number, 0, 0, "", *names, Stone.BLACK, Reason.LINE, Cost(), Cost(), Cost())


def play(games: FollowedGames, number: int) -> bool:
    """Play the next move of a game at the first free point."""
    position = next(game.position for game in games.under_way if game.planned.number == number)
    point = next(iter(position.legal_moves()))
    return games.play(MovePlayed(number, position.ply + 1, position.to_move, point, 0.1, None))


def test_a_finished_game_stays_if_the_user_has_chosen_it() -> None:
    games = FollowedGames()
    for planned in PLANNED[:2]:
        games.begin(planned)
    games.end(result(0))
    assert play(games, 1), "otherwise the next game follows"
    chosen = finished_game(PLANNED[0], result(0), GameRecord(PLANNED[0].rules))
    games.show(chosen)
    assert not play(games, 1)
    assert games.watched is chosen
    games.watch(1)
    assert play(games, 1)


def test_a_finished_game_has_the_colours_of_its_result() -> None:
    planned, record = PLANNED[0], GameRecord(PLANNED[0].rules)
    swapped = replace(result(0), black=planned.white.name, white=planned.black.name)
    assert finished_game(planned, result(0), record).planned == planned
    assert finished_game(planned, swapped, record).planned.black == planned.white
