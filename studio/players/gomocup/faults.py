"""What an engine of somebody else can do wrong, each in a sentence that names it."""

from studio.players.player import PlayerError

_LONGEST_QUOTE = 58


def missing(player: str, program: str) -> PlayerError:
    sentence = f"{player} cannot be started: there is no program {program}. Correct it in the list of engines."
    return PlayerError("engine_missing", sentence, player=player, program=program)


def not_executable(player: str, program: str) -> PlayerError:
    sentence = f"{player} cannot be started: {program} may not be run. Make the file executable, then try again."
    return PlayerError("engine_not_executable", sentence, player=player, program=program)


def no_program(player: str, program: str) -> PlayerError:
    sentence = f"{player} cannot be started: {program} is no program of this system."
    return PlayerError("engine_no_program", sentence, player=player, program=program)


def no_folder(player: str, folder: str) -> PlayerError:
    sentence = f"{player} cannot be started: there is no folder {folder}. Change it in the list of engines."
    return PlayerError("engine_no_folder", sentence, player=player, folder=folder)


def not_started(player: str, reason: str) -> PlayerError:
    sentence = f"{player} cannot be started ({reason})."
    return PlayerError("engine_not_started", sentence, player=player, reason=reason)


def slow(player: str, seconds: float) -> PlayerError:
    sentence = f"{player} was not ready for a game within {seconds:g} s. Allow it more time in the list of engines."
    return PlayerError("engine_slow", sentence, player=player, seconds=seconds)


def refused(player: str, quote: str) -> PlayerError:
    text = quoted(quote)
    sentence = f"{player} does not play this game: it answered “{text}”."
    return PlayerError("engine_refused", sentence, player=player, text=text)


def other_rules(player: str, rules: str) -> PlayerError:
    sentence = f"{player} cannot play {rules}: engines of others know five in a row only, on boards from 5×5."
    return PlayerError("engine_rules", sentence, player=player, rules=rules)


def silent(player: str, seconds: float) -> PlayerError:
    waited = round(seconds, 1)
    sentence = f"{player} said nothing for {waited:g} s in which it should have moved."
    return PlayerError("engine_silent", sentence, player=player, seconds=waited)


def no_move(player: str, seconds: float, quote: str) -> PlayerError:
    text, waited = quoted(quote), round(seconds, 1)
    sentence = f"{player} named no move within {waited:g} s. The last that it said was “{text}”."
    return PlayerError("engine_no_move", sentence, player=player, seconds=waited, text=text)


def late(player: str, seconds: float) -> PlayerError:
    over = round(seconds, 2)
    sentence = f"{player} moved {over:g} s after its time."
    return PlayerError("engine_late", sentence, player=player, seconds=over)


def crashed(player: str, status: int, quote: str) -> PlayerError:
    if quote:
        text = quoted(quote)
        sentence = f"{player} has crashed (exit code {status}). The last that it said was “{text}”."
        return PlayerError("engine_crashed", sentence, player=player, status=status, text=text)
    sentence = f"{player} has crashed (exit code {status}). Check its program and arguments in the list of engines."
    return PlayerError("engine_crashed", sentence, player=player, status=status)


def closed_early(player: str) -> PlayerError:
    sentence = f"{player} ended before it had moved."
    return PlayerError("engine_closed", sentence, player=player)


def deaf(player: str) -> PlayerError:
    sentence = f"{player} does not read what it is told."
    return PlayerError("engine_deaf", sentence, player=player)


def flood(player: str) -> PlayerError:
    sentence = f"{player} writes without end, and was stopped."
    return PlayerError("engine_flood", sentence, player=player)


def wrong(player: str, quote: str) -> PlayerError:
    text = quoted(quote)
    sentence = f"{player} reports an error: “{text}”."
    return PlayerError("engine_error", sentence, player=player, text=text)


def off_board(player: str, move: str) -> PlayerError:
    sentence = (
        f"{player} moved to {move}, which is not on the board. Perhaps the order of its coordinates is set wrong."
    )
    return PlayerError("engine_off_board", sentence, player=player, move=move)


def occupied(player: str, move: str) -> PlayerError:
    sentence = f"{player} moved to {move}, where a stone stands. Perhaps the order of its coordinates is set wrong."
    return PlayerError("engine_occupied", sentence, player=player, move=move)


def given_up(player: str) -> PlayerError:
    sentence = f"{player} was ended before it had moved."
    return PlayerError("engine_given_up", sentence, player=player)


def ignores_end(player: str, seconds: float) -> PlayerError:
    sentence = f"{player} did not end within {seconds:g} s when it was told to, and was killed."
    return PlayerError("engine_ignores_end", sentence, player=player, seconds=seconds)


def left_behind(player: str, count: int) -> PlayerError:
    sentence = f"{player} left processes behind when it ended. They were killed ({count})."
    return PlayerError("engine_left_behind", sentence, player=player, count=count)


def quoted(text: str) -> str:
    """A line of an engine, as it may stand in a sentence."""
    plain = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    return plain if len(plain) <= _LONGEST_QUOTE else f"{plain[:_LONGEST_QUOTE]}…"
