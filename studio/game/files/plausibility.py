"""Rates how plausible a decoded text is as human writing.

In the double-byte encodings of East Asia, common characters have lower codes than rare ones. The right encoding
therefore gives mostly common characters, and a wrong one gives arbitrary characters.
"""

import re
from functools import lru_cache
from itertools import islice

_FOREIGN = re.compile(r"[^\x00-\x7f]{1,64}")
_WINDOW = 1024
"""The maximum number of runs of non-ASCII characters that are rated."""

# For each encoding: the character set that it extends, and the range of lead bytes of everyday characters.
_EVERYDAY = {
    "gb18030": ("gb2312", 0xB0, 0xD7),
    "cp932": ("euc_jp", 0xB0, 0xCF),
    "euc_jp": ("euc_jp", 0xB0, 0xCF),
    "cp949": ("euc_kr", 0xB0, 0xC8),
    "cp950": ("big5", 0xA4, 0xC6),
    "big5hkscs": ("big5", 0xA4, 0xC6),
}

# Frequent characters of names and of the game. They decide if the text would consist of everyday characters in several
# encodings.
_FREQUENT = frozenset(
    "的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里"
    "黑白棋局手先胜负和平五子连珠比赛第轮月日王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹"
    "袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙"
    "伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞刚桂英华文建志鹏飞宇浩轩然博家豪新春海波红玉俊晨晓"
    "這個們來為國說時會對過發後裡勝負連賽輪張趙劉陳楊吳孫馬黃鄭謝許鄧馮羅蕭葉蘇盧鍾蔣賴偉傑豪志明俊宏雅婷怡君淑"
    "本目並珠戦局黒名佐藤鈴木高橋田中渡辺伊山村小林加吉斎松井清水阿部森池橋石川前岡長谷近坂遠青福西太三藤原後"
    "岩野島崎沢内上野谷河典彦茂久保和也郎男夫雄正義明浩康健治秀孝幸恵真由紀香奈美寛誠隆弘英智之一二"
    "김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변"
    "준연훈수영호재은경희철동상태혜미선빈석규용기웅환식종광병대국흑승패다는을의에가를로"
)
_RANGES = (
    (0x0410, 0x044F, 2.0),  # Russian
    (0x0401, 0x0401, 2.0),
    (0x0451, 0x0451, 2.0),
    (0x3041, 0x30FE, 2.5),  # kana
    (0x4E00, 0x9FFF, 1.0),  # Chinese characters
    (0xAC00, 0xD7A3, 1.0),  # Hangul
    (0x3000, 0x3002, 1.0),  # Eastern punctuation
    (0xFF01, 0xFF5E, 0.5),  # full width
    (0x2010, 0x2027, 0.5),  # dashes and quotation marks
    (0x00C0, 0x017F, 0.8),  # Latin with accents
    (0xFF61, 0xFF9F, -1.0),  # half-width kana: mostly other encodings, misread
    (0x3400, 0x4DBF, -2.0),  # rare characters
    (0x0080, 0x009F, -3.0),  # controls
    (0xE000, 0xF8FF, -3.0),  # private use
    (0x20000, 0x3FFFF, -2.0),  # rare characters again
)


def plausibility(text: str, encoding: str) -> float:
    """Return the mean rating of the non-ASCII characters for this encoding, from -4 (worst) to 3.

    For a pure ASCII text, return 0.
    """
    runs = list(islice(_FOREIGN.finditer(text), _WINDOW))
    letters = sum(len(run[0]) for run in runs)
    return sum(_run_worth(run, encoding) for run in runs) / letters if letters else 0.0


def _run_worth(run: re.Match[str], encoding: str) -> float:
    """Rate a run of non-ASCII letters.

    If it touches ASCII letters, it is plausible only if its letters are accented Latin ones, as in Göran.
    """
    worth = sum(_worth(letter, encoding) for letter in run[0])
    if _touches_word(run):
        latin = all("\u00c0" <= letter <= "\u017f" for letter in run[0])
        worth += (1.5 if latin else -1.0) * len(run[0])
    elif run[0].isalpha() and not (run[0].istitle() or run[0].islower() or run[0].isupper()):
        worth -= 0.5 * any("\u0400" <= letter <= "\u045f" for letter in run[0]) * len(run[0])
    return worth


def _touches_word(run: re.Match[str]) -> bool:
    before, after = run.string[max(run.start() - 1, 0) : run.start()], run.string[run.end() : run.end() + 1]
    return (before.isascii() and before.isalpha()) or (after.isascii() and after.isalpha())


@lru_cache(maxsize=16_384)
def _worth(letter: str, encoding: str) -> float:
    code = ord(letter)
    worth = next((worth for first, last, worth in _RANGES if first <= code <= last), 0.0)
    if worth <= 0 or not (0x4E00 <= code <= 0x9FFF or 0xAC00 <= code <= 0xD7A3):
        return worth
    return worth + _everyday_worth(letter, encoding) + 1.0 * (letter in _FREQUENT)


def _everyday_worth(letter: str, encoding: str) -> float:
    if encoding not in _EVERYDAY:
        return 1.0
    plain, first, last = _EVERYDAY[encoding]
    try:
        lead = letter.encode(plain)[0]
    except UnicodeEncodeError:
        return -1.5  # a character that only the extension has; names do not use it
    return 1.0 if first <= lead <= last else -0.5
