"""Work that sends messages, for tests of workers."""

from studio.matches.workers.worker_context import current_worker_context


def tell_some(count: int) -> int:
    """Send `count` messages, and return the count."""
    for number in range(count):
        current_worker_context().tell((count, number))
    return count
