"""The web page of a reviewed game."""

from studio.game.node import TIMELINE
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.keeping.review_report import ReviewedGame, game_report
from studio.keeping.timelines import timeline_to_text
from studio.pages.games import game_web_page
from tests.game.boards import game
from tests.keeping.reviewed_games import two_games
from tests.keeping.timelines import a_timeline
from tests.pages.pages import data_of


def test_each_position_of_a_game_is_a_scene() -> None:
    report = game_report(two_games()[0])
    data = data_of(game_web_page(report))
    names = [scene["name"] for scene in data["scenes"]]
    assert names == ["Start", "1. e5", "2. f6", "3. d4", "4. f4", "5. c3", "6. g7"]
    assert [len(scene["board"].replace(".", "")) for scene in data["scenes"]] == list(range(7))
    assert (data["title"], data["sides"]) == ("Ann – Ben", ["Black", "White"])
    assert data["caption"].startswith("gomoku-9 · 2026-03-02 · White won (W+R) · accuracy of Black: ")


def test_a_scene_shows_the_move_that_was_played_and_a_better_one() -> None:
    report = game_report(two_games()[0])
    scenes = data_of(game_web_page(report))["scenes"]
    first, judged = scenes[0], report.moves[0].judged
    assert judged.node.move is not None
    assert (first["played"], first["better"], first["verdict"]) == (judged.node.move.point, judged.better, "??")
    assert "played" not in scenes[-1]


def test_a_scene_has_the_analysis_and_the_win_rate() -> None:
    report = game_report(two_games()[0])
    scenes = data_of(game_web_page(report))["scenes"]
    line = report.record.main_line()
    for scene, node in zip(scenes, line, strict=True):
        assert node.analysis is not None
        [moment] = scene["moments"]
        assert moment["n"] == node.analysis.simulations
        assert set(moment["m"][0::3]) == {row.point for row in node.analysis.candidates}
    known = [move.judged for move in report.moves if move.judged.black is not None]
    assert [scenes[each.ply]["rate"] for each in known] == [round(1000 * (each.black or 0)) for each in known]


def test_key_moments_lead_to_the_position_before_the_move() -> None:
    report = game_report(two_games()[1])
    data = data_of(game_web_page(report))
    [(place, words)] = data["jumps"]
    assert place == report.moments[0].number - 1
    assert data["scenes"][place]["text"] == [words]
    assert "could still hold with e4" in words


def test_saved_snapshots_replace_the_analysis() -> None:
    record = GameRecord(PRESETS["tic-tac-toe"])
    record.set_property(record.root, TIMELINE, (timeline_to_text(a_timeline(), record.rules),))
    [scene] = data_of(game_web_page(game_report(ReviewedGame(record, ""))))["scenes"]
    assert [moment["n"] for moment in scene["moments"]] == [snapshot.simulations for snapshot in a_timeline()]


def test_damaged_snapshots_are_left_out() -> None:
    record = GameRecord(PRESETS["tic-tac-toe"])
    record.set_property(record.root, TIMELINE, ("mcts-timeline-1.damaged",))
    [scene] = data_of(game_web_page(game_report(ReviewedGame(record, ""))))["scenes"]
    assert "moments" not in scene


def test_a_game_without_a_review_has_a_page() -> None:
    record = game("e5 f6", PRESETS["gomoku-9"])
    record.set_comment(record.main_line()[1], "A *comment* & <more>")
    data = data_of(game_web_page(game_report(ReviewedGame(record, "", user=Stone.BLACK))))
    assert data["facts"] == ["This game has not been reviewed."]
    assert data["scenes"][1]["comment"] == "A *comment* & <more>"
    assert data["title"] == "You – White"
