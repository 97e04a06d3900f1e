"""Translates the texts of the experiments that come with the program."""

# The user's own are not translated.

from studio.game.message import QT_TRANSLATE_NOOP
from studio.matches.projects import PROJECTS
from studio.ui.texts.translating import translate

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
            "No line of five fits on 4×4, so every game is a draw. Does plain UCT find the draw after each of the "
            "sixteen first moves?",
        ),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "All sixteen games were drawn. After each first move, all 2,000 simulations ended in a draw. Measured "
            "with version 0.1.0.",
        ),
        # Neighbour rollouts
        QT_TRANSLATE_NOOP("Experiments", "Rollouts near the stones against uniform rollouts"),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "Are rollouts that play only next to stones stronger than rollouts that play "
            "anywhere? Four in a row on 5×5, 400 simulations per move, depth limit 30. "
            "Exploration 0.7071 on win rates equals √2 on values from −1 to 1.",
        ),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "Almost no difference on this small board: neighbour rollouts scored 53 of 100 points, +21 ± 56 Elo. "
            "Measured with version 0.1.0.",
        ),
        # Budgets
        QT_TRANSLATE_NOOP("Experiments", "Effect of more simulations on classic UCT"),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "How much stronger is classic UCT with 20,000 simulations per move than with "
            "2,000, and how much stronger with ten seconds per move?",
        ),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "Almost no difference on 6×6: 27 of 30 games were drawn. The players with 20,000 simulations and with ten "
            "seconds won one game each against the player with 2,000 simulations; the player with ten seconds lost "
            "one game on time. A line of five is hard to make on this board, and 2,000 simulations are nearly always "
            "enough for a draw. Measured with version 0.1.0.",
        ),
        # Graph against tree
        QT_TRANSLATE_NOOP("Experiments", "Graph against tree on Connect Four"),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "In Connect Four many positions are reached by different move orders. Is a graph that shares these "
            "positions stronger than a tree, with few and with more simulations, with high and with low "
            "exploration? Exploration 1.0 and 0.25 on win rates equal 2 and 0.5 on values from −1 to 1.",
        ),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "No difference is visible: in the four rounds the graph scored 52.5, 53, 49 and 55 of 100 points. The "
            "error of each number is about 10 points. Measured with version 0.1.0.",
        ),
        QT_TRANSLATE_NOOP("Experiments", "200 simulations, exploration 1.0"),
        QT_TRANSLATE_NOOP("Experiments", "200 simulations, exploration 0.25"),
        QT_TRANSLATE_NOOP("Experiments", "1,000 simulations, exploration 1.0"),
        QT_TRANSLATE_NOOP("Experiments", "1,000 simulations, exploration 0.25"),
        # Sizes of boards
        QT_TRANSLATE_NOOP("Experiments", "Boards 6×6, 8×8 and 15×15"),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "Five in a row on 6×6, 8×8 and 15×15: on which boards does plain UCT with 1,000 "
            "simulations still find good moves against a search that tries moves next to "
            "stones first?",
        ),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "In 40 games per board against two kinds of plain UCT, the profile studio-rollouts scored 56.2 % on "
            "6×6 (+29 ± 32 Elo; most games were drawn), 97.5 % on 8×8 (+451 ± 168 Elo) and 100 % on 15×15. "
            "Measured with version 0.1.0.",
        ),
        # A network of the textbook
        QT_TRANSLATE_NOOP("Experiments", "AlphaZero against plain search, 8×8, 10 s per move"),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "A small convolutional network learnt five in a row on 8×8 by self-play, as textbooks describe it. In ten "
            "seconds it evaluates tens of thousands of positions, and plain search plays millions of random games. "
            "Which player is stronger? The network requires the optional packages onnx and onnxruntime.",
        ),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "Nearly equal: of six games five were drawn, and plain search won one with Black (3.5 to 2.5 points). Six "
            "games are few. Plain search played about ten million random games per move. AlphaZero made 24,000 "
            "simulations per move on the nearly empty board. Measured with version 0.1.0.",
        ),
        QT_TRANSLATE_NOOP("Experiments", "textbook network"),
        # Playouts of a network
        QT_TRANSLATE_NOOP("Experiments", "AlphaZero with 400 and 2,000 playouts against plain search with 10,000, 8×8"),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "Five in a row on 8×8: how many playouts does a small network need to beat plain Monte Carlo tree "
            "search with 10,000 random games per move? Each game begins with two random moves, and each opening is "
            "played with both colours. The network requires the optional packages onnx and onnxruntime.",
        ),
        QT_TRANSLATE_NOOP(
            "Experiments",
            "AlphaZero played two matches of 100 games against plain search, 50 with each colour. With 400 playouts "
            "it scored 75 % (73 won, 4 drawn, 23 lost; +191 ± 70 Elo), with 2,000 playouts 75.5 % (70 won, 11 drawn, "
            "19 lost; +196 ± 72 Elo). With Black it lost 5 of 50 games in the first match and 4 of 50 in the second. "
            "Measured with version 0.1.0.",
        ),
        QT_TRANSLATE_NOOP("Experiments", "400 playouts"),
        QT_TRANSLATE_NOOP("Experiments", "2,000 playouts"),
        QT_TRANSLATE_NOOP("Experiments", "AlphaZero, 400 playouts"),
        QT_TRANSLATE_NOOP("Experiments", "AlphaZero, 2,000 playouts"),
        QT_TRANSLATE_NOOP("Experiments", "plain search, 10,000 playouts"),
        QT_TRANSLATE_NOOP("Experiments", "plain search"),
    )
)


def experiment_text(text: str) -> str:
    """Return the translation of a text of an experiment. A text of a user's own experiment is returned unchanged."""
    return translate("Experiments", text) if text in EXPERIMENT_TEXTS else text


def group_text(group: str) -> str:
    """Return the title of a group of experiments."""
    # It is a classroom project, a group of the user, or those without a group.
    if group in PROJECTS:
        return translate("ClassroomProjects", PROJECTS[group].title)
    return group or translate("Experiments", "Your experiments without a group")
