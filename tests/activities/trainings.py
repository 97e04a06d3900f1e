"""A replacement for the training process: it trains no network, but reports and executes commands like the real one."""

import sys

FAKE = """
import os, time
from pathlib import Path
import numpy as np
from studio.game.errors import StudioError
from studio.engine.evaluation import messages
from studio.training import child
from studio.training.checkpoint import Progress, save_checkpoint
from studio.training.folder import CHECKPOINT, CURVE, NETWORK
from studio.training.notices import Begun, Ended, Learning, Learnt, Measuring, Played

MISSING, BROKEN, STUBBORN = 1, 2, 3


def fake(request, controller):
    if request.seed == MISSING:
        controller.notify(child.failed(StudioError(messages.NO_ONNX, command="pip install onnx")))
        return
    if request.seed == BROKEN:
        os._exit(3)
    folder = Path(request.folder)
    folder.mkdir(parents=True, exist_ok=True)
    first = 5 if request.resumed else 0
    controller.notify(Begun(Progress(request.rules, request.seed, request.hours)))
    try:
        for generation in range(first + 1, first + 4 if request.hours < 1 else 100_000):
            for games in (10, 20):
                controller.notify(Played((12, 13, 7, 18), games, 20))
                controller.wait_while_paused()
            controller.notify(Learning(3))
            controller.notify(Measuring())
            seconds = 60.0 * generation
            progress = Progress(
                request.rules, request.seed, request.hours, generation=generation, seconds=seconds,
                games=20 * generation,
                samples=100 * generation, policy_loss=3 / generation, value_loss=1 / generation, game_length=9.0,
                sample_rate=250.0, against_random=0.75, against_search=0.5, measured_at=seconds,
                best_generation=generation, recipe=request.recipe,
                settings=request.settings,
            )
            (folder / NETWORK).write_bytes(b"a network")
            save_checkpoint(progress, {"a": np.ones(2)}, folder / CHECKPOINT)
            controller.notify(Learnt(progress))
            controller.wait_while_paused()
            while request.seed == STUBBORN:
                time.sleep(1)
            time.sleep(0.01)
    except child._Left:
        controller.notify(Ended(False))
    else:
        controller.notify(Ended(True))


child.train = fake
child.main()
"""
COMMAND = (sys.executable, "-P", "-c", FAKE)
MISSING, BROKEN, STUBBORN = 1, 2, 3
"""Seeds with which the replacement fails: without an optional package, by a crash, or by ignoring commands."""
