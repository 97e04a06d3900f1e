"""The report of reviewed games: its numbers, its pages, and its protection against hostile names and other files."""

import csv
import io
import json
import random
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from studio.game.errors import IllegalMoveError, StudioError
from studio.game.notation import human_point, point_from_human
from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis, ThreatsFound
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.keeping.html_pages import page
from studio.keeping.review_files import report_files, write_report
from studio.keeping.review_report import YOU, ReviewedGame, game_report, report_of_games, review_report, with_user
from studio.keeping.review_tables import CSV_COLUMNS, csv_parts, json_parts
from studio.keeping.svg_moment import Moment, moment_board
from tests.game.boards import dropped, game, played
from tests.game.renju_trap import trapped
from tests.insight.reviews import finish_review
from tests.keeping.missed import left_alone
from tests.keeping.reviewed_games import NINE, OPENING, reviewed, two_games
from tests.keeping.svg import elements

NASTY = '<script>alert("x")</script>'
FORMULA = '=HYPERLINK("x")'


def files_of(*games: ReviewedGame, player: str = "") -> dict[str, str]:
    return {name: data.decode() for name, data in report_files(review_report(games, player)).items()}


def json_of(*games: ReviewedGame, player: str = "") -> Any:
    return json.loads(files_of(*games, player=player)["report.json"])


def rows_of(*games: ReviewedGame) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(files_of(*games)["report.csv"])))


class Tags(HTMLParser):
    """Collects the tags of a page, the links and the text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.words: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def test_one_game_has_one_page() -> None:
    files = files_of(two_games()[0])
    assert sorted(files) == ["report.csv", "report.html", "report.json"]
    assert "Ann – Ben" in files["report.html"]


def test_several_games_have_an_overview_and_pages_of_their_own() -> None:
    files = files_of(*two_games())
    assert sorted(files) == ["game-001.html", "game-002.html", "report.csv", "report.html", "report.json"]
    overview = Tags(files["report.html"])
    assert set(overview.links) == {"game-001.html", "game-002.html", "report.json", "report.csv"}
    page = Tags(files["game-002.html"])
    assert "6. i9: White could still hold with e4" in " ".join(page.words)
    assert page.tags.count("svg") == 2, "the curve and the board of the key moment"
    assert set(page.links) == {"report.html", "report.json", "report.csv"}, "nothing is loaded from elsewhere"


def test_the_accuracy_can_be_recomputed_from_the_json() -> None:
    page = json_of(*two_games())
    for of_game in page["games"]:
        for side, figures in of_game["sides"].items():
            own = [move for move in of_game["moves"] if move["side"] == side]
            assert recomputed(own, 1) == (figures["accuracy"], figures["best_share"])
            for name, (first, last) in of_game["phases"].items():
                phase = [move for move in own if first <= move["move"] and (last is None or move["move"] <= last)]
                assert [move["phase"] for move in phase] == [name] * len(phase)
                found = figures["phases"][name]
                assert recomputed(phase, 3) == (found["accuracy"], found["best_share"])
    assert page["games"][0]["sides"]["black"]["accuracy"] == 0.6


def test_the_accuracy_of_a_player_can_be_recomputed_from_the_json() -> None:
    page = json_of(*two_games())
    for player in page["players"]:
        own = []
        for entry in player["trend"]:
            of_game = page["games"][entry["game"] - 1]
            assert entry["accuracy"] == of_game["sides"][entry["side"]]["accuracy"]
            if entry["accuracy"] is not None:
                own += [move for move in of_game["moves"] if move["side"] == entry["side"]]
        assert recomputed(own, 1) == (player["accuracy"], player["best_share"])


def many_games(seed: int) -> list[ReviewedGame]:
    """Return games of up to 36 moves with random losses between three players. One game in five is not reviewed."""
    chance, found = random.Random(seed), list[ReviewedGame]()
    while len(found) < 25:
        moves = " ".join(human_point(point, NINE) for point in chance.sample(range(NINE.size), chance.randint(6, 36)))
        try:
            record = game(moves, NINE)
        except IllegalMoveError:  # after a win
            continue
        if len(found) % 5:
            count = len(record.main_line()) - 1
            losses = [chance.choice((0.0, 0.0, 0.03, 0.15, 1 / 3, 0.65)) for _ in range(count)]
            record = reviewed(moves, *losses)
        record.black, record.white = chance.sample(("Ann", "Ben", "Cy"), 2)
        record.date = f"2026-03-{chance.randint(1, 28):02}"
        found.append(ReviewedGame(record, f"{len(found)}.sgf"))
    return found


@pytest.mark.parametrize("player", ["", "Ben"])
def test_the_figures_of_a_player_over_many_games_can_be_recomputed_from_the_json(player: str) -> None:
    page = json_of(*many_games(5), player=player)
    assert {each["name"] for each in page["players"]} == ({player} if player else {"Ann", "Ben", "Cy"})
    for each in page["players"]:
        sides = [(of_game, side) for of_game in page["games"] for side in ("black", "white")]
        played_by = [(of_game, side) for of_game, side in sides if of_game[side] == each["name"]]
        assert each["games"] == len(played_by) == len(each["trend"])
        counted = [
            (of_game, side) for of_game, side in played_by if recomputed(moves_of(of_game, side), 1)[0] is not None
        ]
        assert 0 < len(counted) < len(played_by), "some games are not reviewed"
        own = [move for place in counted for move in moves_of(*place)]
        assert recomputed(own, 1) == (each["accuracy"], each["best_share"])
        assert each["rated"] == sum(move["rated"] for move in own)
        assert each["mistakes"] == sum(0.1 <= move["loss"] < 0.2 for move in own)
        assert each["blunders"] == sum(move["loss"] >= 0.2 for move in own)
        for name, found in each["phases"].items():
            phase = [move for move in own if move["phase"] == name]
            assert recomputed(phase, 3) == (found["accuracy"], found["best_share"])


def moves_of(of_game: dict[str, Any], side: str) -> list[dict[str, Any]]:
    return [move for move in of_game["moves"] if move["side"] == side]


def recomputed(moves: list[dict[str, Any]], least: int) -> tuple[float | None, float | None]:
    """Return the accuracy and the share of best moves by the documented formula."""
    rated = [move for move in moves if move["rated"]]
    if len(rated) < least or sum(move["judged"] for move in moves) < 0.8 * len(moves):
        return None, None
    accuracy = 1 - round(sum(move["loss"] for move in rated) / len(rated), 4)
    return round(accuracy, 4), round(sum(move["best"] for move in rated) / len(rated), 4)


def test_players_are_found_by_name_on_both_sides() -> None:
    page = json_of(*two_games())
    ann, ben = page["players"]
    assert (ann["name"], ann["games"], ann["wins"], ann["losses"]) == ("Ann", 2, 0, 2)
    assert (ben["name"], ben["wins"], ben["draws"], ben["losses"]) == ("Ben", 2, 0, 0)
    assert [entry["date"] for entry in ann["trend"]] == ["2026-03-01", "2026-03-02"]
    assert [entry["side"] for entry in ann["trend"]] == ["white", "black"]
    assert page["games"][0]["sides"]["black"]["seconds"] == 2.5


def test_a_report_of_one_player_leaves_the_other_games_out() -> None:
    other = ReviewedGame(reviewed(OPENING, *[0.0] * 6, black="Cy", white="Dee"), "three.sgf")
    page = json_of(*two_games(), other, player="ANN")
    assert [of_game["file"] for of_game in page["games"]] == ["one.sgf", "two.sgf"]
    assert [player["name"] for player in page["players"]] == ["Ann"]
    assert review_report([other], "Ann").games == ()


def test_symmetric_openings_are_one() -> None:
    mirrored = "e5 d6 f4 d4 g3 c7"
    games = [ReviewedGame(reviewed(moves, *[0.0] * 6, result="B+R"), "x.sgf") for moves in (OPENING, mirrored)]
    (opening,) = json_of(*games)["players"][0]["openings"]
    assert (opening["moves"], opening["games"], opening["points"]) == ("e5 f6 d4", [1, 2], 2.0)


def test_names_and_comments_are_escaped() -> None:
    record = reviewed(OPENING, *[0.4] * 6, black=NASTY, white=FORMULA)
    record.date = record.result = NASTY
    record.set_comment(record.main_line()[1], f"{NASTY}\n+1")
    record.set_comment(record.main_line()[2], "\t@x")
    games = [ReviewedGame(record, f"{NASTY}.sgf"), ReviewedGame(record, "-1.sgf")]
    for name, text in files_of(*games).items():
        if name.endswith(".html"):
            assert "script" not in Tags(text).tags
            assert NASTY not in text
    first = rows_of(*games)[0]
    assert first["white"] == f"'{FORMULA}"
    assert rows_of(*games)[6]["file"] == "'-1.sgf"
    assert rows_of(*games)[1]["comment"] == "'\t@x"
    page = json_of(*games)
    assert (page["games"][0]["black"], page["games"][0]["white"]) == (NASTY, FORMULA), "JSON needs no escape"


def test_the_table_and_the_json_have_the_same_moves() -> None:
    page, rows = json_of(*two_games()), rows_of(*two_games())
    assert tuple(rows[0]) == CSV_COLUMNS
    moves = [(of_game, move) for of_game in page["games"] for move in of_game["moves"]]
    assert len(moves) == len(rows) == 12
    for (of_game, move), row in zip(moves, rows, strict=True):
        assert (row["report_game"], row["black"]) == (str(of_game["number"]), of_game["black"])
        for name in ("move", "played", "phase", "loss", "mark", "missed", "line"):
            assert row[name] == str(move[name])
        assert row["rated"] == str(move["rated"]).lower()
        assert row["seconds"] == ("" if move["seconds"] is None else str(move["seconds"]))


@pytest.mark.parametrize("count", [0, 1, 2])
def test_large_reports_are_made_game_by_game(count: int) -> None:
    report = review_report(two_games()[:count])
    parts = list(json_parts(report, lambda of_game: f"{of_game.number}.html"))
    assert len(parts) == count + 2
    text = "".join(parts)
    assert text == json.dumps(json.loads(text), indent=1, ensure_ascii=False) + "\n"
    assert len(list(csv_parts(report))) == count + 1


def test_a_game_that_was_not_reviewed_has_a_report_without_accuracy() -> None:
    page = json_of(ReviewedGame(game("h8 i9 g7"), ""), ReviewedGame(GameRecord(PRESETS["connect-four"]), ""))
    assert [of_game["sides"]["black"]["accuracy"] for of_game in page["games"]] == [None, None]
    assert page["players"] == []


def test_the_page_of_an_unreviewed_game_does_not_say_that_it_has_no_mistakes() -> None:
    unreviewed, good = ReviewedGame(game("h8 i9 g7"), ""), ReviewedGame(reviewed(OPENING, *[0.0] * 6), "")
    for source, told in (
        (unreviewed, "This game has not been reviewed."),
        (good, "No move of this game was a mistake"),
    ):
        page = files_of(source)["report.html"]
        assert told in page
        assert page.count("This game has not been reviewed.") + page.count("No move of this game was a mistake") == 1


def test_the_user_is_the_first_player_of_games_played_here() -> None:
    names = (("", "Studio"), ("Studio", ""), ("Studio", "Ben"))
    records = [reviewed(OPENING, *[0.0] * 6, black=black, white=white, result="B+R") for black, white in names]
    sides = (Stone.BLACK, Stone.WHITE, None)
    games = [
        with_user(game_report(ReviewedGame(record, "")), side) for record, side in zip(records, sides, strict=True)
    ]
    report = report_of_games(games)
    assert [player.name for player in report.players] == [YOU, "Studio", "Ben"]
    own = report_of_games(games, YOU)
    assert len(own.games) == 2
    (user,) = own.players
    assert (user.count(1), user.count(0)) == (1, 1)
    assert [each.side for each in user.played] == [Stone.BLACK, Stone.WHITE]
    elsewhere = review_report([ReviewedGame(record, "") for record in records])
    assert [player.name for player in elsewhere.players] == ["Studio", "Ben"]


def test_the_page_says_what_the_loss_of_a_move_compares() -> None:
    words = Tags(files_of(two_games()[0])["report.html"]).words
    assert {"loss (points)", "average loss (points)", "40.0"} < set(words)
    assert any(text.startswith("The loss is the win rate of the better move minus") for text in words)


def test_the_overview_counts_games_and_players() -> None:
    assert "<p>2 games, 2 players.</p>" in files_of(*two_games())["report.html"]
    assert "<p>2 games, 1 player.</p>" in files_of(*two_games(), player="Ann")["report.html"]


def test_games_by_different_rules_have_accuracies_and_curves_of_their_own() -> None:
    losses = 0.4, 0.0, 0.45, 0.6, 0.4, 0.4
    nine = [ReviewedGame(reviewed(OPENING, *losses), f"{name}.sgf") for name in "ab"]
    fifteen = [ReviewedGame(reviewed(OPENING, *losses, rules=PRESETS["gomoku-15"]), f"{n}.sgf") for n in "cde"]
    page = files_of(*nine, *fifteen, player="Ann")["report.html"]
    for rules in ("gomoku-9", "gomoku-15"):
        assert f"Accuracy of Ann in percent, {rules}" in page
        assert page.count(f"<td>{rules}") == (2 if rules == "gomoku-9" else 3), "each game names its rules"
    assert "all games" not in page
    alone = files_of(*nine, player="Ann")["report.html"]
    assert "all games" in alone
    assert "Accuracy of Ann in percent<" in alone
    assert "gomoku-9" not in alone


def test_a_report_replaces_an_earlier_one_but_no_other_file(tmp_path: Path) -> None:
    report = review_report(two_games())
    folder = tmp_path / "new" / "report"
    assert write_report(folder, report) == folder / "report.html"
    write_report(folder, report)
    (folder / "game-002.html").write_text("mine")
    before = (folder / "report.json").stat().st_mtime_ns
    with pytest.raises(StudioError, match="is not part of a report"):
        write_report(folder, report)
    assert (folder / "game-002.html").read_text() == "mine"
    assert (folder / "report.json").stat().st_mtime_ns == before


def test_pages_of_the_moves_are_linked_and_removed_later(tmp_path: Path) -> None:
    report = review_report(two_games())
    write_report(tmp_path, report, lambda game: page(f"Moves of game {game.number}", []))
    for number in (1, 2):
        links = Tags((tmp_path / f"game-00{number}.html").read_text("utf-8")).links
        assert f"game-00{number}-moves.html" in links
        assert f"Moves of game {number}" in (tmp_path / f"game-00{number}-moves.html").read_text("utf-8")
    write_report(tmp_path, review_report(two_games()[:1]), lambda _game: page("Moves", []))
    assert "report-moves.html" in Tags((tmp_path / "report.html").read_text("utf-8")).links
    write_report(tmp_path, review_report(two_games()[:1]))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["report.csv", "report.html", "report.json"]


def test_pages_of_an_earlier_larger_report_are_removed(tmp_path: Path) -> None:
    write_report(tmp_path, review_report(two_games()))
    for name, text in (("game-003.html", "mine"), ("game-notes.html", "mine")):
        (tmp_path / name).write_text(text)
    write_report(tmp_path, review_report(two_games()[:1]))
    assert {path.name for path in tmp_path.iterdir()} == {
        "report.html",
        "report.json",
        "report.csv",
        "game-003.html",
        "game-notes.html",
    }


# The board of a key moment


@pytest.mark.parametrize(
    "position",
    [played("h8 i9 g7"), dropped("4453"), Position(PRESETS["tic-tac-toe"])],
    ids=["stones", "discs", "marks"],
)
def test_a_moment_shows_stones_marks_and_numbers(position: Position) -> None:
    free = position.legal_moves()
    moment = Moment(free[0], free[1], (free[1], free[2]), Stone.WHITE)
    drawing = moment_board("7. <b>", position, moment)
    labels = {text.text for text in elements(drawing, "text")}
    assert {"7. <b>", "1", "2"} <= labels
    assert len([node for node in elements(drawing, "title") if node.text in ("played move", "better move")]) == 2
    assert "Line:" in drawing.description
    assert ET.fromstring(drawing.svg) is not None  # noqa: S314  # our own text


def test_a_resignation_in_a_won_position_is_in_the_page_and_in_the_numbers() -> None:
    record = left_alone()
    record.result = "W+R"
    text = "Black resigned in a position that Black wins by fours in at most 3 plies."
    (found,) = json_of(ReviewedGame(record, "game.sgf"))["games"]
    assert found["resignation"] == {
        "move": 6, "side": "black", "proof": "win", "plies": 3, "win_rate": 1.0, "text": text
    }  # fmt: skip
    assert text in files_of(ReviewedGame(record, "game.sgf"))["report.html"]
    record.result = "B+R"
    (other,) = json_of(ReviewedGame(record, "game.sgf"))["games"]
    assert other["resignation"] is None


def test_the_page_says_where_the_game_was_decided_and_how_it_is_won() -> None:
    (page,) = (text for name, text in files_of(two_games()[1]).items() if name.endswith(".html"))
    assert "<p>The game was decided at move 6.</p>" in page
    assert "after i9, Black wins by fours in at most 3 plies: e4 e8 e3." in page
    assert "The review confirms a mistake without a proof by searches that are 10 times as long" in page


def test_a_win_by_a_forbidden_point_is_named_in_the_page_and_the_table() -> None:
    source = ReviewedGame(finish_review(trapped()), "trap.sgf")
    files, told = files_of(source), "Black cannot defend at h8, which is forbidden (three-three)"
    (page,) = (text for name, text in files.items() if name.endswith(".html"))
    assert f"after j8, White wins by fours in at most 3 plies: i9 a1 h8. {told}" in page
    assert [row["forbidden"] for row in rows_of(source) if row["missed"]] == ["h8 (three-three)"]
    (moment,) = json_of(source)["games"][0]["key_moments"]
    assert told in moment["text"]


def test_a_later_search_does_not_change_the_visits_of_a_better_move() -> None:
    record = reviewed(OPENING, 0.4, 0.0, 0.0, 0.0, 0.0, 0.0)
    (moment,) = json_of(ReviewedGame(record, "one.sgf"))["games"][0]["key_moments"]
    assert (moment["better"]["win_rate"], moment["better"]["visits"]) == (0.7, 6_000)
    best = point_from_human("a1", NINE)
    record.set_analysis(record.root, PositionAnalysis(40_000, (Candidate(best, 36_000, 0.38),), threats=ThreatsFound()))
    (moment,) = json_of(ReviewedGame(record, "one.sgf"))["games"][0]["key_moments"]
    assert (moment["better"]["win_rate"], moment["better"]["visits"]) == (0.7, None)


def test_the_report_names_marks_that_are_not_confirmed() -> None:
    record = reviewed(OPENING, 0.4, 0.0, 0.0, 0.0, 0.0, 0.0)
    files = files_of(ReviewedGame(record, "one.sgf"))
    rows = json.loads(files["report.json"])["games"][0]["moves"]
    assert [row["open"] for row in rows] == [True, *[False] * 5]
    assert "a1 (not confirmed)" in files["report.html"]
