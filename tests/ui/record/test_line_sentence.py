"""A sentence with a line of moves shows as many of them as fit."""

from pytestqt.qtbot import QtBot

from studio.ui.record.line_sentence import LineSentence

LINE = "j8 j12 g8 k8 f8 h10 i11 g9 f10 e7 d6 c5 b4"
SENTENCE = f"This move lets Black win by threes: {LINE}; the better move would have defended."


def test_all_moves_are_shown_where_they_fit(qtbot: QtBot) -> None:
    label = LineSentence()
    qtbot.addWidget(label)
    label.show_sentence(SENTENCE, LINE)
    label.fit(2000)
    assert (label.text(), label.toolTip()) == (SENTENCE, "")


def test_the_last_moves_give_way(qtbot: QtBot) -> None:
    label = LineSentence()
    qtbot.addWidget(label)
    label.show_sentence(SENTENCE, LINE)
    width = label.fontMetrics().horizontalAdvance(SENTENCE) * 2 // 5
    label.fit(width)
    before, _, after = label.text().partition(" …")
    moves = before.partition(": ")[2].split()
    assert moves == LINE.split()[: len(moves)]
    assert 5 <= len(moves) < len(LINE.split())
    assert after == "; the better move would have defended."
    assert label.toolTip() == label.accessibleName() == SENTENCE
    label.fit(2000)
    assert label.text() == SENTENCE


def test_a_few_moves_are_always_shown(qtbot: QtBot) -> None:
    label = LineSentence()
    qtbot.addWidget(label)
    label.show_sentence(SENTENCE, LINE)
    label.fit(60)
    assert " ".join(LINE.split()[:5]) + " …" in label.text()


def test_a_sentence_without_a_line_is_shown_whole(qtbot: QtBot) -> None:
    label = LineSentence()
    qtbot.addWidget(label)
    label.show_sentence("No mistake.", LINE)
    label.fit(30)
    assert label.text() == "No mistake."


def test_two_lines_give_way_together(qtbot: QtBot) -> None:
    label, other = LineSentence(), "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1"
    qtbot.addWidget(label)
    sentence = f"The other side wins: {LINE}. The better line is {other}."
    label.show_sentence(sentence, LINE, other)
    label.fit(60)
    assert label.text() == "The other side wins: j8 j12 g8 k8 f8 … The better line is a1 b1 c1 d1 e1 …"
    assert label.toolTip() == sentence
