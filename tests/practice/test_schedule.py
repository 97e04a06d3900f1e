"""The intervals of SM-2, and thirty days of practice."""

import random
from datetime import date, timedelta
from pathlib import Path

import pytest

from studio.practice.schedule import LEAST_EASE, MOST_ANSWERS, MOST_DAYS, MOST_EASE, Grade, Schedule
from studio.practice.statistics import Response, streak_of
from studio.practice.store import NEW_A_DAY, PracticeStore
from tests.practice.games import TODAY, cards


def days_of(*grades: Grade) -> list[int]:
    schedule, intervals = Schedule(TODAY), []
    for grade in grades:
        schedule = schedule.after(grade, schedule.due)
        intervals.append(schedule.days)
    return intervals


def test_the_intervals_grow_as_the_algorithm_says() -> None:
    right, hinted, wrong = Grade.RIGHT, Grade.HINTED, Grade.WRONG
    assert days_of(right, right, right, right) == [1, 6, 17, 50]  # 6 · 2.8 and 17 · 2.9, rounded up
    assert days_of(hinted, hinted, hinted) == [1, 6, 13]  # 6 · 2.08
    assert days_of(right, right, wrong, right, right) == [1, 6, 1, 1, 6]


def test_a_wrong_answer_begins_again_and_keeps_the_ease() -> None:
    schedule = Schedule(TODAY, 20, 2.2, 4).after(Grade.SHOWN, TODAY)
    assert schedule == Schedule(TODAY + timedelta(1), 1, 2.2, 0, 1)


def test_ease_and_interval_have_bounds() -> None:
    schedule = Schedule(TODAY, ease=LEAST_EASE).after(Grade.HINTED, TODAY)
    assert schedule.ease == LEAST_EASE
    assert Schedule(TODAY, 3000, 2.5, 9).after(Grade.RIGHT, TODAY).days == MOST_DAYS
    for ease in (1.0, 1e308, float("inf"), float("nan")):
        with pytest.raises(ValueError, match="ease"):
            Schedule(TODAY, ease=ease)


def test_counts_have_bounds() -> None:
    for counts in ((-1, 0), (0, -1), (2**63, 0), (0, MOST_ANSWERS + 1)):
        with pytest.raises(ValueError, match="answers"):
            Schedule(TODAY, 1, 2.5, *counts)
    with pytest.raises(ValueError, match="days"):
        Schedule(TODAY, MOST_DAYS + 1)


@pytest.mark.parametrize("grade", list(Grade))
def test_a_schedule_at_its_bounds_can_be_answered(grade: Grade) -> None:
    schedule = Schedule(TODAY, MOST_DAYS, MOST_EASE, MOST_ANSWERS, MOST_ANSWERS).after(grade, TODAY)
    assert TODAY < schedule.due <= TODAY + timedelta(MOST_DAYS)


@pytest.mark.parametrize(
    ("ago", "streak"), [((), 0), ((0,), 1), ((0, 1, 2), 3), ((1, 2), 2), ((2, 3), 0), ((0, 1, 3), 2)]
)
def test_the_streak_counts_days_in_a_row(ago: tuple[int, ...], streak: int) -> None:
    assert streak_of((TODAY - timedelta(days) for days in ago), TODAY) == streak


class Expected:
    """SM-2 written down a second time, from its description."""

    def __init__(self, today: date) -> None:
        self.due, self.number, self.interval, self.hundredths = today, 0, 0, 250

    def repeat(self, quality: int, today: date) -> None:
        if quality < 3:
            self.number, self.interval = 0, 1
        else:
            self.hundredths = max(130, self.hundredths + 10 - (5 - quality) * (8 + (5 - quality) * 2))
            self.number += 1
            self.interval = {1: 1, 2: 6}.get(self.number) or -(-self.interval * self.hundredths // 100)
        self.due = today + timedelta(days=self.interval)


def test_thirty_days_of_practice(tmp_path: Path) -> None:
    draw, path = random.Random(7), tmp_path / "practice.sqlite3"
    expected: dict[str, Expected] = {}
    answered: dict[tuple[str, date], Grade] = {}
    seen: set[str] = set()
    deck = cards(60)
    skipped = {date(2026, 11, 9), date(2026, 11, 17), date(2026, 11, 18)}
    for day in (TODAY + timedelta(number) for number in range(30)):
        store = PracticeStore(path)  # the program starts again each day
        store.add(deck[: 4 * (day - TODAY).days + 4], day)
        for card in deck[: 4 * (day - TODAY).days + 4]:
            expected.setdefault(card.key, Expected(day))
        due = store.due(day)
        known = {key for key, each in expected.items() if each.due <= day and key in seen}
        fresh = [key for key, each in expected.items() if each.due <= day and key not in seen][:NEW_A_DAY]
        assert [each.card.key for each in due if not each.schedule.is_new] == sorted(
            known, key=lambda key: (expected[key].due, [*expected].index(key))
        )
        assert [each.card.key for each in due if each.schedule.is_new] == fresh
        assert store.statistics(day).due == len(due)
        for each in due if day not in skipped else ():
            key, grade = each.card.key, draw.choice(list(Grade))
            expected[key].repeat(int(grade), day)
            schedule = store.answer(Response(key, day, grade, 4.0))
            assert (schedule.due, schedule.days) == (expected[key].due, expected[key].interval)
            assert schedule.ease == pytest.approx(expected[key].hundredths / 100)
            answered[key, day] = grade
            seen.add(key)
        store.close()
    store = PracticeStore(path)
    numbers, last = store.statistics(TODAY + timedelta(29)), TODAY + timedelta(29)
    assert numbers.streak == streak_of({day for _, day in answered}, last) == (last - date(2026, 11, 18)).days
    grades = list(answered.values())
    assert (numbers.answers, numbers.right) == (len(grades), sum(grade >= 3 for grade in grades))
    saved = {(r.key, r.day): r.grade for each in store.all() for r in each.responses}
    assert saved == answered
    store.close()
