"""Measure how often an undeclared encoding is detected correctly: python -m benchmarks.encodings

The benchmark writes each name alone into an SGF file that declares no encoding, and reads the file. The names were
chosen after the detection was finished. Do not use them to tune the detection: the figure would become meaningless.
"""

from studio.game.files import read_records

NAMES = {
    "gb18030": "韩梅梅 司马懿 欧阳修 诸葛亮 曾国藩 鲁迅 钱钟书 舒淇 费孝通 "
    "季羡林 聂卫平 柯洁 芈昱廷 连笑 檀啸 古力 谷雨 苗圃",
    "cp950": "周杰倫 費玉清 鄧麗君 蔡英文 侯孝賢 龍應台 瓊瑤 嚴長壽 魏德聖 歐陽妮妮 張栩 紅面棋王周俊勳 簡媜 余光中",
    "cp932": "羽生善治 藤井聡太 夏目漱石 芥川龍之介 宮崎駿 手塚治虫 依田紀基 "
    "張本勲 井山裕太 一力遼 芝野虎丸 さくら ドラえもん",
    "cp949": "이창호 신진서 조훈현 유창혁 박완규 안성기 황진이 세종대왕 윤동주 반기문 최명훈 변상일 탁재훈",
    "cp1251": "Чайковский Пушкин Гоголь Щедрин Ильф Хрущёв Юшкевич Мандельштам Эренбург Цой Каспаров Яшин",
    "cp1252": "Müller Françoise Åke Søren Núñez Zoë Björk Gödel",
}


def read_back(name: str, encoding: str) -> bool:
    return read_records(f"(;GM[4]SZ[15]PB[{name}];B[hh])".encode(encoding)).records[0].black == name


def main() -> None:
    right = total = 0
    for encoding, text in NAMES.items():
        names = text.split()
        wrong = [name for name in names if not read_back(name, encoding)]
        right, total = right + len(names) - len(wrong), total + len(names)
        print(f"{encoding:8} {len(names) - len(wrong):3} of {len(names):3} right   {' '.join(wrong)}")
    print(f"{'all':8} {right:3} of {total:3} right")


if __name__ == "__main__":
    main()
