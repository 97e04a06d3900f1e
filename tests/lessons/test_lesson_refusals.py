"""Invalid lessons are refused with errors that name the step and the allowed values."""

import pytest

from studio.game.errors import StudioError
from studio.lessons.reading import MOST_STEPS
from tests.lessons.lesson_texts import HEAD, STEP, TEN, predict, read, step


def refusal(text: str) -> str:
    with pytest.raises(StudioError) as raised:
        read(text)
    assert raised.value.code == "lesson"
    assert str(raised.value.fields["where"]).startswith("mine.toml")
    assert raised.value.sentence.startswith("mine.toml")
    assert str(raised.value.fields["reason"]) in raised.value.sentence
    return raised.value.sentence


NUMBER = '{ 1 = "one", 2 = "two" }'
TRUTH = '{ yes = "Yes", no = "No" }'
POINTS = '{ a1 = "a1", b2 = "b2" }'
PUCT = '[parameters]\nselection = "puct"\n'
BAD: list[tuple[str, str, str]] = [
    ("no toml", "title = ", "this is not TOML"),
    ("nested too deeply", "a = " + "[" * 5000, "this is not TOML"),
    ("twice the same", HEAD + HEAD + STEP, "this is not TOML"),
    ("nothing at all", "", "the entry title is missing."),
    ("no title", HEAD.replace('title = "A title"', "") + STEP, "the entry title is missing."),
    ("empty title", HEAD.replace("A title", "  ") + STEP, "'title' must be a text"),
    ("title as number", HEAD.replace('"A title"', "3") + STEP, "'title' must be a text, not 3."),
    ("long title", HEAD.replace("A title", "a" * 61) + STEP, "'title' has 61 characters; at most 60 are allowed."),
    ("control character", HEAD.replace("A title", "A\\u0007") + STEP, "characters that cannot be shown"),
    ("no sentence", HEAD.replace('sentence = "A sentence."', "") + STEP, "the entry sentence is missing."),
    ("no game", HEAD.replace('game = "tic-tac-toe"', "") + STEP, "the entry game is missing."),
    ("unknown game", HEAD.replace("tic-tac-toe", "chess") + STEP, "is not a game. Use one of tic-tac-toe"),
    ("large board", HEAD.replace("tic-tac-toe", "99x99/5") + STEP, "whole number from 1 to 26"),
    ("no profile", HEAD.replace('profile = "classic-uct"', "") + STEP, "the entry profile is missing."),
    ("unknown profile", HEAD.replace("classic-uct", "deep") + STEP, "The profiles are studio, studio-rollouts, alph"),
    ("unknown entry", HEAD + "colour = 3\n" + STEP, "there is no entry 'colour' here. The entries are title"),
    ("bad move", HEAD + 'moves = "b2 z9"\n' + STEP, "z9 is not on a board"),
    ("no point", HEAD + 'moves = "b2 hello"\n' + STEP, "'hello' is not a point such as"),
    ("occupied", HEAD + 'moves = "b2 b2"\n' + STEP, "the move 'b2' is not possible here."),
    ("no column", HEAD.replace("tic-tac-toe", "connect-four") + 'moves = "4 9"\n' + STEP, "not a column from 1 to 7."),
    ("full column", HEAD.replace("tic-tac-toe", "connect-four") + 'moves = "4 4 4 4 4 4 4"\n' + STEP, "not possible"),
    ("a finished game", HEAD + 'moves = "a1 b1 a2 b2 a3"\n' + STEP, "the game is over after these moves"),
    ("seed as text", HEAD + 'seed = "x"\n' + STEP, "seed must be a whole number from 0 to 2147483647, not 'x'."),
    ("negative seed", HEAD + "seed = -1\n" + STEP, "seed must be a whole number"),
    ("truth as seed", HEAD + "seed = true\n" + STEP, "seed must be a whole number"),
    ("unknown parameter", HEAD + "[parameters]\nspeed = 1\n" + STEP, "parameters: There is no parameter 'speed'"),
    ("bad parameter", HEAD + "[parameters]\nexploration = -1\n" + STEP, "exploration must be a number from 0"),
    ("parameter as list", HEAD + "[parameters]\nexploration = [1]\n" + STEP, "must be a number, a text, true or false"),
    ("memory", HEAD + "[parameters]\nmemory_mb = 60000\n" + STEP, "memory_mb cannot be set here"),
    ("conflict", HEAD + PUCT + "widening_start = 3\n" + STEP, "Widening requires UCT"),
    ("priors for uct", HEAD + "[priors]\nb2 = 2\n" + STEP, 'set selection = "puct"'),
    ("useless priors", HEAD + PUCT + "[priors]\nb2 = 2\n" + STEP, "give first_play a number"),
    ("negative prior", HEAD + PUCT + "first_play = 0\n[priors]\nb2 = -2\n" + STEP, "b2 must be a number from 0"),
    ("no prior", HEAD + PUCT + "first_play = 0\n[priors]\nothers = 0\n" + STEP, "one prior must be more than 0"),
    ("prior nowhere", HEAD + PUCT + "first_play = 0\n[priors]\nz1 = 1\n" + STEP, "z1 is not on a board"),
    ("no steps", HEAD, "a lesson needs steps, each under a line [[steps]]."),
    ("steps as text", HEAD + 'steps = "x"', "a lesson needs steps"),
    ("empty steps", HEAD + "steps = []", "1 to 30 steps, not 0."),
    ("many steps", HEAD + STEP * (MOST_STEPS + 1), "1 to 30 steps, not 31."),
    ("no text", HEAD + STEP + "[[steps]]\n", "step 2: the entry text is missing."),
    ("long text", HEAD + STEP.replace("Read this.", "a " * 500), "has 1000 characters; at most 900 are allowed."),
    ("two actions", HEAD + step("do = { phases = 1 }", "ask = { phases = 1 }"), "at most one of do, ask, predict."),
    ("wrong pane", HEAD + step('look = "moon"'), "there is no pane 'moon'. The panes are board"),
    ("do as number", HEAD + step("do = 3"), "do must be a table such as { simulations = 10 }, not 3."),
    ("unknown action", HEAD + step("do = { shout = 1 }"), "step 1: there is no entry 'shout'"),
    ("nothing done", HEAD + step("do = {}"), "a step has one action"),
    ("two things done", HEAD + step("do = { phases = 1, reset = true }"), "a step has one action"),
    ("no phases", HEAD + step("do = { phases = 0 }"), "phases must be a whole number from 1"),
    ("half a simulation", HEAD + step("do = { simulations = 0.5 }"), "simulations must be a whole number"),
    ("too many", HEAD + step("do = { simulations = 5000 }"), "simulations must be a whole number"),
    ("far too many", HEAD + step("do = { until_simulations = 10000000 }"), "from 1 to 1000000"),
    ("done already", HEAD + TEN + step("do = { until_simulations = 10 }"), "the search has done 10 simulations"),
    ("reset is false", HEAD + step("do = { reset = false }"), "reset can only be true"),
    ("bad play", HEAD + TEN + step('do = { play = "d7" }'), "d7 is not on a board"),
    ("last move", HEAD + 'moves = "a1 b1 a2 b2"\n' + step('do = { play = "a3" }'), "over after this move"),
    ("moves to the end", HEAD + step('do = { moves = "a1 b1 a2 b2 a3" }'), "over after these moves"),
    ("bad moves", HEAD + step('do = { moves = "a1 a1" }'), "the move 'a1' is not possible here."),
    ("moves and a move", HEAD + step('do = { moves = "a1", play = "b2" }'), "a step has one action"),
    ("bad set", HEAD + step('do = { set = { rollout = "wild" } }'), "rollout must be one of uniform"),
    ("set as text", HEAD + step('do = { set = "exploration" }'), "set must be a table"),
    ("solve false", HEAD + step("solve = false"), "solve can only be true; leave it out otherwise."),
    ("ask for a run", HEAD + step("ask = { until_simulations = 9 }"), "The entries are phases, simulations."),
    ("no question", HEAD + TEN + step("[steps.predict]", 'rule = "leader"'), "step 2: the entry question is missing."),
    ("no rule", HEAD + TEN + step("[steps.predict]", 'question = "?"'), "the entry rule is missing."),
    ("unknown rule", HEAD + predict("import os", POINTS), "there is no rule 'import os'. The rules are leader"),
    ("no explanation", HEAD + predict("leader", POINTS, more=""), "a prediction needs an explanation"),
    ("half an explanation", HEAD + predict("leader", POINTS, more='right = "Yes"'), "needs an explanation"),
    ("share of two", HEAD + predict("share_above:2", TRUTH), "requires a number between 0 and 1"),
    ("share of nothing", HEAD + predict("share_above", TRUTH), "such as share_above:0.5, not ''."),
    ("not a number", HEAD + predict("value_above:nan", TRUTH), "a number between 0 and 1"),
    ("one move", HEAD + predict("more_visits:a1", POINTS), "two moves, such as more_visits:a1,b2 after it"),
    ("the same twice", HEAD + predict("more_visits:a1,a1", POINTS), "two moves, such as"),
    ("a move too many", HEAD + predict("leader:a1", POINTS), "the rule leader requires nothing after it"),
    ("no move", HEAD + predict("visits", NUMBER), "one move, such as visits:a1"),
    ("one option", HEAD + predict("leader", '{ a1 = "a1" }'), "2 to 4 options, not 1."),
    ("five options", HEAD + predict("children", '{ 1="a", 2="b", 3="c", 4="d", 5="e" }'), "at most 4 are allowed."),
    ("wrong truth", HEAD + predict("share_above:0.5", '{ yes = "Y", perhaps = "P" }'), "The answers are yes, no."),
    ("wrong winner", HEAD + predict("next_winner", '{ black = "X", me = "I" }'), "The answers are black, white, draw."),
    ("wrong comparison", HEAD + predict("more_visits:a1,b2", '{ a1 = "a", c3 = "c" }'), "are a1, b2, equal."),
    ("wrong number", HEAD + predict("children", '{ few = "few", 9 = "nine" }'), "The answers are whole numbers."),
    ("huge number", HEAD + predict("nodes", '{ 99999999999999 = "x", 9 = "y" }'), "The answers are whole numbers."),
    ("wrong point", HEAD + predict("leader", '{ a1 = "a", z9 = "z" }'), "z9 is not on a board"),
    ("twice one answer", HEAD + predict("leader", '{ a1 = "a", A1 = "b" }'), "two options are the same answer."),
    ("empty option", HEAD + predict("leader", '{ a1 = "", b2 = "b" }'), "'a1' must be a text"),
    ("options as list", HEAD + predict("leader", '["a1", "b2"]'), "options must be a table"),
    ("click a truth", HEAD + predict("share_above:0.5", ""), "requires options, because its answer is not a point"),
    ("next without do", HEAD + predict("next_winner", '{ black = "X", white = "O" }', ""), "it needs do"),
    ("next of a run", HEAD + predict("next_child", POINTS, "{ until_simulations = 11 }"), "it needs do"),
    ("next of too many", HEAD + predict("next_child", POINTS, "{ simulations = 41 }"), "at most 40"),
    ("next of a phase", HEAD + predict("next_child", POINTS, "{ phases = 1 }"), "it needs do"),
    ("nothing searched", HEAD + predict("leader", POINTS, "").replace(TEN, ""), "has done at least one simulation"),
    ("set in a question", HEAD + predict("leader", POINTS, "{ reset = true }"), "has done at least one simulation"),
    ("no leader before", HEAD + predict("leader_changes", TRUTH).replace(TEN, ""), "before the question"),
    ("no change", HEAD + predict("leader_changes", TRUTH, ""), "needs a do"),
    ("question as list", HEAD + TEN + step("predict = [1]"), "predict must be a table"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "reason"), [bad[1:] for bad in BAD], ids=[bad[0] for bad in BAD])
def test_an_invalid_lesson_is_refused_with_an_explanation(text: str, reason: str) -> None:
    assert reason in refusal(text)


def test_a_step_is_named_by_its_number() -> None:
    with pytest.raises(StudioError) as raised:
        read(HEAD + STEP * 4 + step('look = "moon"'))
    assert raised.value.fields["where"] == "mine.toml, step 5"
    assert raised.value.sentence.startswith("mine.toml, step 5: there is no pane 'moon'")
