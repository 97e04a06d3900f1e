"""The pieces of work that were asked for, by numbers: of each kind only the newest is waited for."""

from studio.tree_work import WorkKind, WorkNews


class WorkRequests:
    """Belongs to whoever asks, and tells news that are out of date from others."""

    def __init__(self) -> None:
        self._awaited: dict[WorkKind, int] = {}
        self._begun = 0

    def begin(self, kind: WorkKind) -> int:
        """The number of another request, in the place of the one of this kind."""
        self._begun += 1
        self._awaited[kind] = self._begun
        return self._begun

    def number(self, kind: WorkKind) -> int | None:
        """Which request is waited for."""
        return self._awaited.get(kind)

    def take(self, news: WorkNews) -> bool:
        """Whether this was waited for; the last news end the waiting."""
        is_awaited = self._awaited.get(news.kind) == news.number
        if is_awaited and news.is_over:
            del self._awaited[news.kind]
        return is_awaited
