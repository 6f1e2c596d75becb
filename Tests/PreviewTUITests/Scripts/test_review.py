"""The review of a comparison in the built program, through a pseudo-terminal.

    TYPO_PREVIEW=.build/release/typo-preview python3 -m pytest -q test_review.py
"""

import json
import signal
import subprocess

import pytest

from drive import Driven
from frames import TRUE_COLOR


def token(weight, size, color, relative_to):
    return {"$type": "typography",
            "$value": {"fontFamily": ["Typo Preview Sans"], "fontWeight": weight,
                       "fontSize": {"value": size, "unit": "px"}},
            "$extensions": {"typo-preview": {"relativeTo": relative_to, "color": color}}}


@pytest.fixture
def folder(program, tmp_path):
    """A design, recorded and then changed in two styles, with the report of a check."""
    def write(title, body):
        (tmp_path / "typography.tokens.json").write_text(json.dumps(
            {"title": token(*title), "body": token(*body)}))

    def run(*arguments):
        return subprocess.run([program, *arguments], cwd=tmp_path, capture_output=True).returncode

    write((700, 28, "#000000", "title"), (400, 17, "#000000", "body"))
    assert run("snapshot", "-o", "frames", "--matrix", "sizes", "--size", "large,AX1") == 0
    write((400, 28, "#000000", "title"), (400, 17, "#CC0000", "body"))
    assert run("check", "--against", "frames") == 1
    return tmp_path


@pytest.fixture
def start(program, folder, monkeypatch):
    running = []
    monkeypatch.chdir(folder)

    def start(arguments=("--against", "frames"), columns=100, rows=30):
        driven = Driven([program, "review", "typo-preview-report", "typography.tokens.json",
                         *arguments], columns, rows, "xterm-256color", TRUE_COLOR)
        running.append(driven)
        driven.read()
        return driven

    yield start
    for driven in running:
        driven.close()


def check(program, folder):
    return subprocess.run([program, "check", "--against", "frames", "-o", "again"], cwd=folder,
                          capture_output=True, text=True)


def after(driven):
    """What was printed once the terminal was given back."""
    return bytes(driven.raw).split(b"\x1b[?1049l")[-1].decode()


def test_pictures_follow_the_keys(start):
    driven = start()
    seen = {}
    for key, side in [("r", "reference"), ("n", "new"), ("d", "difference"), ("n", "new")]:
        driven.send(key)
        assert f" · {side} · frame 1/2 · cause " in driven.status
        picture = [driven.cell(row, column) for row in range(28) for column in range(100)]
        assert seen.setdefault(side, picture) == picture
    assert len({tuple(picture) for picture in seen.values()}) == 3
    driven.send("tab")
    assert " · frame 2/2 · " in driven.status


def test_blinking_needs_no_key(start):
    driven = start()
    driven.send("b", quiet=0.05)
    seen = set()
    for _ in range(4):
        driven.read(quiet=0.1)
        seen.add(" · new, blinking · " in driven.status)
    assert seen == {True, False}
    driven.send("r")
    driven.read(quiet=0.1)
    assert " · reference · " in driven.status


def test_everything_accepted_leaves_nothing_to_review(start, program, folder):
    driven = start()
    driven.send("a", "c", "a")
    assert " · accepted" in driven.status
    driven.press("q")
    assert driven.wait() == 0
    assert driven.is_given_back()
    text = after(driven)
    assert text.count("accepted: ") == 2
    assert check(program, folder).returncode == 0
    assert not (folder / "typo-preview-report").exists()


def test_a_style_accepted_leaves_the_other(start, program, folder):
    driven = start()
    driven.send("A", "c", "x")
    driven.press("q")
    assert driven.wait() == 1
    text = after(driven)
    assert "accepted: title: weight 700 to 400" in text
    assert "rejected: body: " in text
    left = check(program, folder).stdout
    assert "body: " in left and "title: " not in left


@pytest.mark.parametrize("key", ["Q", "\x03"])
def test_leaving_takes_nothing_over(start, program, folder, key):
    before = check(program, folder).stdout
    driven = start()
    driven.send("a", "c", "a")
    driven.press(key)
    driven.wait()
    assert driven.returncode in (1, -signal.SIGINT)
    assert driven.is_given_back()
    assert check(program, folder).stdout == before


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_the_terminal_is_given_back_after_a_signal(start, number):
    driven = start()
    driven.send("?")
    driven.kill(number)
    assert driven.wait() == -number
    assert driven.is_given_back()


def test_a_report_that_is_out_of_date_is_not_accepted(start, folder):
    driven = start()
    text = (folder / "typography.tokens.json").read_text()
    (folder / "typography.tokens.json").write_text(text.replace('"#CC0000"', '"#00CC00"'))
    record = (folder / "frames" / "frames.json").read_bytes()
    driven.send("a", "c", "a")
    driven.press("q")
    assert driven.wait() == 2
    assert "nothing is accepted" in after(driven)
    assert (folder / "frames" / "frames.json").read_bytes() == record


def test_without_the_record_one_may_only_look(start):
    driven = start(arguments=())
    driven.send("a")
    assert "--against DIR" in driven.notice
    assert " · open" in driven.status
    driven.press("q")
    assert driven.wait() == 1
