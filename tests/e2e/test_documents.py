"""The documentation agrees with the repository: links are valid, named files exist, and examples run."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from studio.engine.options.profiles import PROFILES
from studio.game.errors import StudioError
from studio.players.profile_folder import profile_from_text, profile_text

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").glob("*.md")) + sorted(ROOT.glob("resources/*/*.md"))
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
SECTION_LINK = re.compile(r"\]\(([^)#]*\.md|)#([^)]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
NAMED_PATH = re.compile(r"`((?:studio|tests|benchmarks|resources|docs)/[\w./-]*)`")
EXAMPLE = re.compile(r"```python\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_and_named_files_exist(document: Path) -> None:
    text = document.read_text("utf-8")
    links = [document.parent / link for link in LINK.findall(text) if "://" not in link]
    named = [ROOT / path for path in NAMED_PATH.findall(text)]
    assert [str(path) for path in [*links, *named] if not path.exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_linked_sections_exist(document: Path) -> None:
    links = SECTION_LINK.findall(document.read_text("utf-8"))
    missing = [
        f"{file}#{section}" for file, section in links if section not in sections(document.parent / file, document)
    ]
    assert missing == []


def sections(file: Path, document: Path) -> list[str]:
    """Return the anchors of a document's headings, as GitHub makes them; of `document` where the link names no file."""
    text = (file if file.is_file() else document).read_text("utf-8")
    return [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(text)]


def test_the_example_of_the_readme_runs(tmp_path: Path) -> None:
    (example,) = EXAMPLE.findall((ROOT / "README.md").read_text("utf-8"))
    run(example, tmp_path)


@pytest.mark.long
def test_the_examples_of_the_library_run_in_sequence(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "resources" / "games", tmp_path / "resources" / "games")
    examples = EXAMPLE.findall((ROOT / "docs" / "library.md").read_text("utf-8"))
    assert len(examples) >= 7
    told = run("\n".join(examples), tmp_path)
    assert "\n<Search of gomoku-9 after 1 moves: 20,000 simulations, best " in told
    made = {"analysed.sgf", "samples.npz", "search.npz", "win-rate.png"}
    assert {file.name for file in tmp_path.iterdir()} == {"resources", *made}
    assert (tmp_path / "win-rate.png").read_bytes().startswith(b"\x89PNG")


def test_the_library_s_table_of_profiles_is_correct() -> None:
    text = (ROOT / "docs" / "library.md").read_text("utf-8")
    rows = re.findall(r"^\| `([a-z-]+)` \| ([\d.]+) \| ([\d.]+) \|$", text, re.MULTILINE)
    assert rows == [
        (name, f"{known.exploration_on_win_rates:.4g}", f"{known.exploration_on_values:.4g}")
        for name, known in ((name, profile.parameters) for name, profile in PROFILES.items())
    ]


def test_the_profile_of_the_documentation_is_correct() -> None:
    text = (ROOT / "docs" / "profiles.md").read_text("utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    profile = profile_from_text(example, "wide-and-slow")
    assert (profile.title, profile.base) == ("Wide and slow", "studio-rollouts")
    assert set(profile.parameters.changes_from(PROFILES["studio-rollouts"].parameters)) == {
        "exploration",
        "tree_radius",
        "transpositions",
        "rollout",
        "memory_mb",
    }
    assert profile_from_text(profile_text(profile), profile.name) == profile
    with pytest.raises(StudioError) as refused:
        profile_from_text(example.replace("0.9", '"high"'), "old")
    assert refused.value.sentence in text


def run(program: str, folder: Path) -> str:
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_accuracy_of_the_sample_report_can_be_recomputed() -> None:
    (example,) = EXAMPLE.findall((ROOT / "docs" / "review-report.md").read_text("utf-8"))
    computed, stated = run(example, ROOT).split(" = ")
    assert float(computed) == float(stated)
    page = ROOT / "docs" / "sample-report" / "report.html"
    assert page.stat().st_size < 150_000
    linked = re.findall(r'href="([^"]+)"', page.read_text("utf-8"))
    assert linked == ["report.json", "report.csv"]
    assert all((page.parent / name).is_file() for name in linked)
