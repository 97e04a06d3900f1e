"""Sentences about the key moments of a game, for the window, the commands and the reports."""

from studio.game.message import QT_TRANSLATE_NOOP, Message, Phrase

BY_FOURS = Phrase(QT_TRANSLATE_NOOP("Messages", "by fours"))
BY_THREES = Phrase(QT_TRANSLATE_NOOP("Messages", "by threes"))
BY_THREATS = Phrase(QT_TRANSLATE_NOOP("Messages", "by threats"))

# The move turned a proven result

WON_NOW_LOST = Message(
    "won_now_lost",
    QT_TRANSLATE_NOOP("Messages", "{number}. {move}: {side} had a proven win with {better} and now loses."),
)
WON_NOW_LOST_LINE = Message(
    "won_now_lost_line",
    QT_TRANSLATE_NOOP("Messages", "{number}. {move}: {side} had a proven win ({line}) and now loses."),
)
WON_NOW_DRAWN = Message(
    "won_now_drawn",
    QT_TRANSLATE_NOOP("Messages", "{number}. {move}: {side} had a proven win with {better}; now the game is drawn."),
)
WON_NOW_DRAWN_LINE = Message(
    "won_now_drawn_line",
    QT_TRANSLATE_NOOP("Messages", "{number}. {move}: {side} had a proven win ({line}); now the game is drawn."),
)
DRAWN_NOW_LOST = Message(
    "drawn_now_lost",
    QT_TRANSLATE_NOOP("Messages", "{number}. {move}: {side} had a proven draw with {better} and now loses."),
)

WON_NOW_LOST_LINE_IN = Message(
    "won_now_lost_line_in",
    QT_TRANSLATE_NOOP(
        "Messages", "{number}. {move}: {side} had a proven win in at most {plies} plies ({line}) and now loses."
    ),
)

# The last escape

ESCAPE_WINS = Message(
    "escape_wins", QT_TRANSLATE_NOOP("Messages", "{number}. {move}: {side} could still win with {better} (proven).")
)
ESCAPE_WINS_LINE = Message(
    "escape_wins_line",
    QT_TRANSLATE_NOOP("Messages", "{number}. {move}: {side} could still win (proven: {line})."),
)
ESCAPE_WINS_LINE_IN = Message(
    "escape_wins_line_in",
    QT_TRANSLATE_NOOP(
        "Messages", "{number}. {move}: {side} could still win in at most {plies} plies (proven: {line})."
    ),
)
ESCAPE_DRAWS = Message(
    "escape_draws", QT_TRANSLATE_NOOP("Messages", "{number}. {move}: {side} could still draw with {better} (proven).")
)
ESCAPE_DEFENDS = Message(
    "escape_defends",
    QT_TRANSLATE_NOOP(
        "Messages", "{number}. {move}: {side} could still hold with {better}, which prevents the other side's win {by}."
    ),
)
ESCAPE_HOLDS = Message(
    "escape_holds", QT_TRANSLATE_NOOP("Messages", "{number}. {move}: {side} could still hold with {better}.")
)
ESCAPE_SEARCHED = Message(
    "escape_searched",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{number}. {move}: {side} could still hold with {better}, according to a search: win rate of {rated} {rate} %.",
    ),
)
# From a win rate of 55 % on, the side does not merely hold
ESCAPE_BETTER_DEFENDS = Message(
    "escape_better_defends",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{number}. {move}: {side} could still get an advantage with {better}, which prevents the "
        "other side's win {by} (win rate of {rated}: {rate} %).",
    ),
)
ESCAPE_BETTER = Message(
    "escape_better",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{number}. {move}: {side} could still get an advantage with {better}, according to a search: win rate of "
        "{rated} {rate} %.",
    ),
)
ESCAPE_PREFERRED = Message(
    "escape_preferred",
    QT_TRANSLATE_NOOP("Messages", "{number}. {move}: {side} could still hold; the search preferred {better}."),
)

# Missed and allowed wins, and losses

MISSED_WIN_BY = Message(
    "missed_win_by",
    QT_TRANSLATE_NOOP("Messages", "{number}. {move}: {side} misses a win {by} in at most {plies} plies: {line}."),
)
MISSED_WIN_FORBIDDEN = Message(
    "missed_win_forbidden",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{number}. {move}: {side} misses a win {by} in at most {plies} plies: {line}. {other} "
        "cannot defend at {where}, which is forbidden ({shape}).",
    ),
)
MISSED_WIN_AT_ONCE = Message(
    "missed_win_at_once",
    QT_TRANSLATE_NOOP("Messages", "{number}. {move}: {side} could win at once with {better}."),
)
MISSED_WIN_IN = Message(
    "missed_win_in",
    QT_TRANSLATE_NOOP(
        "Messages", "{number}. {move}: {side} misses a proven win with {better} in at most {plies} plies."
    ),
)
MISSED_WIN_IN_BY = Message(
    "missed_win_in_by",
    QT_TRANSLATE_NOOP("Messages", "{number}. {move}: {side} misses a proven win in at most {plies} plies: {line}."),
)
MISSED_WIN_LINE = Message(
    "missed_win_line",
    QT_TRANSLATE_NOOP("Messages", "{number}. {move}: {side} misses a proven win: {line}."),
)
MISSED_WIN_PROVEN = Message(
    "missed_win_proven",
    QT_TRANSLATE_NOOP("Messages", "{number}. {move}: {side} misses a proven win with {better}."),
)
ALLOWED_WIN = Message(
    "allowed_win", QT_TRANSLATE_NOOP("Messages", "{number}. {move}: {side} lets {other} win; {better} was better.")
)
LARGE_LOSS = Message(
    "large_loss",
    QT_TRANSLATE_NOOP("Messages", "{number}. {move}: {side} loses {loss} points of win rate; {better} was better."),
)

# A resignation in a position that was not lost

RESIGNED_WON_BY = Message(
    "resigned_won_by",
    QT_TRANSLATE_NOOP("Messages", "{side} resigned in a position that {side} wins {by} in at most {plies} plies."),
)
RESIGNED_WON_FORBIDDEN = Message(
    "resigned_won_forbidden",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{side} resigned in a position that {side} wins {by} in at most {plies} plies. {other} "
        "cannot defend at {where}, which is forbidden ({shape}).",
    ),
)
RESIGNED_WON_AT_ONCE = Message(
    "resigned_won_at_once",
    QT_TRANSLATE_NOOP("Messages", "{side} resigned in a position that {side} wins with the next move."),
)
RESIGNED_WON_IN = Message(
    "resigned_won_in",
    QT_TRANSLATE_NOOP("Messages", "{side} resigned in a position that {side} wins in at most {plies} plies."),
)
RESIGNED_WON = Message(
    "resigned_won", QT_TRANSLATE_NOOP("Messages", "{side} resigned in a position that {side} wins (proven).")
)
RESIGNED_DRAWN = Message(
    "resigned_drawn", QT_TRANSLATE_NOOP("Messages", "{side} resigned in a drawn position (proven).")
)
RESIGNED_OPEN = Message(
    "resigned_open",
    QT_TRANSLATE_NOOP("Messages", "{side} resigned in an undecided position: win rate of {rated} {rate} %."),
)

# After the move

AFTER_LOST_BY = Message(
    "after_lost_by", QT_TRANSLATE_NOOP("Messages", "After {move}, {other} wins {by} in at most {plies} plies: {line}.")
)
AFTER_LOST_FORBIDDEN = Message(
    "after_lost_forbidden",
    QT_TRANSLATE_NOOP(
        "Messages",
        "After {move}, {other} wins {by} in at most {plies} plies: {line}. {side} cannot defend "
        "at {where}, which is forbidden ({shape}).",
    ),
)
AFTER_LOST_IN_BY = Message(
    "after_lost_in_by",
    QT_TRANSLATE_NOOP("Messages", "After {move}, {other} wins in at most {plies} plies: {line}."),
)
AFTER_LOST_IN = Message(
    "after_lost_in", QT_TRANSLATE_NOOP("Messages", "After {move}, {other} wins in at most {plies} plies.")
)
AFTER_LOST_LINE = Message("after_lost_line", QT_TRANSLATE_NOOP("Messages", "After {move}, {other} wins: {line}."))
AFTER_LOST = Message("after_lost", QT_TRANSLATE_NOOP("Messages", "After {move}, {side} is lost (proven)."))
AFTER_LOST_TO = Message(
    "after_lost_to", QT_TRANSLATE_NOOP("Messages", "After {move}, {other} wins at once with {line}.")
)
AFTER_LOST_AT_ONCE = Message(
    "after_lost_at_once", QT_TRANSLATE_NOOP("Messages", "After {move}, {other} wins with the next move.")
)
AFTER_RATE = Message("after_rate", QT_TRANSLATE_NOOP("Messages", "After {move}, the win rate of {rated} is {rate} %."))
# These follow other remarks in one sentence, so their first word must not be a name.
PICKED = Message("picked", QT_TRANSLATE_NOOP("Messages", "From the offered fifth moves, {side} picked {move}."))
OFFERED = Message(
    "offered", QT_TRANSLATE_NOOP("Messages", "From the fifth moves that {side} offered, {other} picked {move}.")
)
BETTER_LOST = Message(
    "better_lost",
    QT_TRANSLATE_NOOP(
        "Messages",
        "A later search has proven that the supposedly better move {better} loses. F12 judges the played move again.",
    ),
)
NOT_CONFIRMED = Message(
    "not_confirmed",
    QT_TRANSLATE_NOOP("Messages", "Not confirmed yet: F12 checks this by longer searches."),
)

# The whole game

DECIDED_AT = Message("decided_at", QT_TRANSLATE_NOOP("Messages", "The game was decided at move {number}."))
DECIDED_BY_SEARCH = Message(
    "decided_by_search",
    QT_TRANSLATE_NOOP("Messages", "According to a search, the game was decided at move {number}."),
)
LARGEST_MISTAKE = Message(
    "largest_mistake",
    QT_TRANSLATE_NOOP("Messages", "No move alone decided the game. The most important mistake was move {number}."),
)
LARGEST_MISTAKE_OF = Message(
    "largest_mistake_of",
    QT_TRANSLATE_NOOP(
        "Messages", "No move alone decided the game. The most important mistake of {side} was move {number}."
    ),
)
NO_DECISION = Message("no_decision", QT_TRANSLATE_NOOP("Messages", "No move alone decided the game."))
