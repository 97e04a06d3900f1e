"""What a search needs before the first one can begin: compiled kernels, and the modules that run them."""

from collections.abc import Callable


def prepare_kernels(tell: Callable[[int, int], None], is_wanted: Callable[[], bool]) -> None:
    """Make sure that the kernels are compiled, which takes half a minute the first time; then how far it is is told."""
    from studio.engine.kernel_folder import is_warm
    from studio.engine.warmup import warm_up

    if not is_warm():
        tell(0, 1)
        warm_up(tell, is_wanted)
    import studio.engine.search  # noqa: F401  # now, so that the first search begins at once
