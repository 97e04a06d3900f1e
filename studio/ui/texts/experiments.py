"""The experiments that are shipped, in the language of the window; their files, and those of others, are English."""

from PySide6.QtCore import QCoreApplication

from studio.game.message import QT_TRANSLATE_NOOP

EXPERIMENT_TEXTS: frozenset[str] = frozenset(
    (
        # Players
        QT_TRANSLATE_NOOP("Experiments", "2,000 simulations"),
        QT_TRANSLATE_NOOP("Experiments", "20,000 simulations"),
        QT_TRANSLATE_NOOP("Experiments", "10 seconds"),
        QT_TRANSLATE_NOOP("Experiments", "graph"),
        QT_TRANSLATE_NOOP("Experiments", "tree"),
        QT_TRANSLATE_NOOP("Experiments", "neighbour"),
        QT_TRANSLATE_NOOP("Experiments", "uniform"),
        # Five in a row on 4×4
        QT_TRANSLATE_NOOP("Experiments", "Five in a row on 4×4"),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "No line of five fits on 4×4, so every game is a draw. Does plain UCT see that after each of the sixteen "
            "first moves?",
        ),
        QT_TRANSLATE_NOOP("Experiments", "Sixteen draws; after each first move all 2,000 simulations ended in a draw."),
        # Neighbour rollouts
        QT_TRANSLATE_NOOP("Experiments", "Neighbour rollouts against uniform ones"),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "Do rollouts that play next to stones only beat rollouts that play anywhere? Four in a row on 5×5, 400 "
            "simulations a move and a depth of 30 moves; the exploration 0.7071 on win rates is the √2 of notebooks "
            "that count from −1 to 1.",
        ),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "Hardly a difference on so small a board: neighbour rollouts scored 53 of 100, +21 ± 56 Elo.",
        ),
        # Budgets
        QT_TRANSLATE_NOOP("Experiments", "What more simulations buy classic UCT"),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "How much stronger is classic UCT with 20,000 simulations a move than with 2,000, and how much more do "
            "ten seconds buy?",
        ),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "On 6×6 next to nothing: 28 of 30 games were drawn, and ten seconds won two against 2,000 simulations. "
            "Five in a row are hard to make there, and 2,000 simulations hold the draw nearly always.",
        ),
        # Graph against tree
        QT_TRANSLATE_NOOP("Experiments", "Graph against tree on Connect Four"),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "Connect Four reaches many positions by different orders of moves. Does a graph that shares them beat a "
            "tree, with few simulations and with more, with much exploration and with little? 1.0 and 0.25 on win "
            "rates are 2 and 0.5 on values from −1 to 1.",
        ),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "No difference that 100 games show: the graph scored 52.5, 53, 49 and 55 of 100, each ± 10 or so.",
        ),
        QT_TRANSLATE_NOOP("Experiments", "200 simulations, exploration 1.0"),
        QT_TRANSLATE_NOOP("Experiments", "200 simulations, exploration 0.25"),
        QT_TRANSLATE_NOOP("Experiments", "1,000 simulations, exploration 1.0"),
        QT_TRANSLATE_NOOP("Experiments", "1,000 simulations, exploration 0.25"),
        # Sizes of boards
        QT_TRANSLATE_NOOP("Experiments", "Boards of 6, 8 and 15"),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "Five in a row on 6×6, 8×8 and 15×15: on which boards do a thousand simulations of plain UCT still find "
            "good moves, against a search that looks next to stones first?",
        ),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "On 6×6 nearly all is drawn; on 8×8 studio-rollouts scored 87.5 % of 40 games, on 15×15 97.5 %.",
        ),
        # A network of the textbook
        QT_TRANSLATE_NOOP("Experiments", "AlphaZero against plain search, 8×8, 10 s a move"),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "A small convolutional network learnt five in a row on 8×8 from games against itself, as the textbook has "
            "it. It looks at tens of thousands of positions in ten seconds, plain search plays some millions of games "
            "at random: who is better? The network needs the extra onnx.",
        ),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "Plain search, here: 4.5 of 6, its three wins all with Black. It played some twelve million games a move, "
            "AlphaZero made fifty thousand simulations on the open board; its network had learnt for an hour.",
        ),
        QT_TRANSLATE_NOOP("Experiments", "textbook network"),
        QT_TRANSLATE_NOOP("Experiments", "plain search"),
    )
)


def experiment_text(text: str) -> str:
    """A title, question, answer or player's name of ours as readers know it; the words of anybody else stay as they
    are. Results and files keep the English names, by which players are known."""
    return QCoreApplication.translate("Experiments", text) if text in EXPERIMENT_TEXTS else text
