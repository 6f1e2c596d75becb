"""Terminals that answer early, late, in pieces, wrongly or never; the mouse, pastes and pictures.

    TYPO_PREVIEW=.build/release/typo-preview python3 -m pytest -q test_terminal.py
"""

import base64
import re
import signal
import subprocess

import pytest

from drive import LAST_ANSWER
from frames import TRUE_COLOR

ESC = b"\x1b"
ST = ESC + b"\\"
# What a modern terminal answers to each question, the last one at the end.
COLORS = ESC + b"]10;rgb:ffff/ffff/ffff" + ST + ESC + b"]11;rgb:1e1e/1e1e/2e2e" + ST
SIZES = ESC + b"[6;20;10t" + ESC + b"[4;800;1200t"
VERSION = ESC + b"P>|qqqq(2.0)" + ST
SYNCHRONIZED = ESC + b"[?2026;2$y"
DIRECT = ESC + b"P1$r0;48:2::12:34:57m" + ST + ESC + b"P1+r524742=38" + ST
KITTY = ESC + b"_Gi=31;OK" + ST
ALL = COLORS + SIZES + VERSION + SYNCHRONIZED + DIRECT + KITTY + ESC + b"[?62;4;22c"


@pytest.fixture
def start(start):
    """Starts the program without pictures where nothing else is asked for."""
    def start_in_cells(arguments=("--images", "none"), **options):
        return start(arguments=arguments, **options)
    return start_in_cells


def is_alive(driven):
    """Whether the program runs and answers to a key."""
    before = driven.status
    driven.send("d")
    return driven.poll() is None and driven.status != before


# Answers

PIECES = [ALL[:1], ALL[:2], ALL[:40], ALL[:-1]]


@pytest.mark.parametrize("answers", [
    ((0, ALL),), ((0.3, ALL),), ((0.5, ALL),), (), ((0, ALL[:-4]),),
    *[((0, piece), (0.3, ALL[len(piece):])) for piece in PIECES],
    *[((0.1, piece), (0.6, ALL[len(piece):])) for piece in PIECES],
    ((0.002, [ALL[i:i + 1] for i in range(len(ALL))]),),
    ((0, ESC + b"P" + b"q" * 100_000 + ST + LAST_ANSWER),),
    ((0, ESC + b"]11;rgb:q/q/q" + ST + ESC + b"[?q" + ESC + b"[6;99999999999999999999;0t"
      + ESC + b"P1+rqq" + ST + ESC + b"[?;;;$y" + LAST_ANSWER),),
    ((0, b"\x9b?62;4c\x90q\x9c"),), ((0, LAST_ANSWER * 50),),
], ids=lambda _: "answers")
def test_answers_are_neither_drawn_nor_taken_for_keys(start, answers):
    driven = start(answers=answers)
    driven.read(quiet=0.8)
    assert driven.poll() is None
    assert "px/pt" in driven.status and "no such key" not in driven.notice
    driven.screen.reset()
    driven.resize(81, 24)
    text = "\n".join(driven.screen.display)
    assert not any(word in text for word in ("rgb:", "62;4", "qqqq", "2026", "$r"))
    assert is_alive(driven)
    driven.press("q")
    assert driven.wait() == 0
    assert driven.is_given_back()
    assert driven.unread() == b""


@pytest.mark.parametrize("delay", [0.05, 0.25, 0.4, 0.6])
def test_who_leaves_at_once_leaves_nothing_unread(start, delay):
    driven = start(answers=((delay, ALL),), read=False)
    driven.press("q")
    assert driven.wait() == 0
    for timer in driven.timers:
        timer.join()
    assert driven.is_given_back()
    assert driven.unread() == b""


def test_the_first_frame_does_not_wait_for_answers(start):
    driven = start(answers=(), read=False)
    driven.read(quiet=0.8)
    assert driven.poll() is None and "px/pt" in driven.status


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_while_answers_are_open_gives_the_terminal_back(start, number):
    driven = start(answers=((0.35, ALL),), read=False)
    driven.read(limit=0.1)
    driven.kill(number)
    assert driven.wait() == -number
    for timer in driven.timers:
        timer.join()
    assert driven.is_given_back()
    assert driven.unread() == b""


def test_suspending_leaves_nothing_unread(start):
    driven = start(answers=((0.4, ALL),))
    driven.press("\x1a")
    driven.read()
    assert driven.reaches("T")
    assert driven.is_given_back()
    for timer in driven.timers:
        timer.join()
    assert driven.unread() == b""
    driven.kill(signal.SIGCONT)
    driven.read()
    assert is_alive(driven)


def test_24_bit_colour_is_sent_where_the_terminal_confirms_it(start):
    confirmed = start(environment={}, answers=((0, DIRECT + LAST_ANSWER),))
    assert b"\x1b[38;2;" in confirmed.raw and "256 colours" not in confirmed.notice
    silent = start(environment={})
    assert b"\x1b[38;2;" not in silent.raw and "256 colours" in silent.notice


def test_drawing_is_synchronized_where_the_terminal_knows_it(start):
    knows = start(answers=((0, SYNCHRONIZED + LAST_ANSWER),))
    before = len(knows.raw)
    knows.send("d")
    sent = bytes(knows.raw[before:])
    assert sent.startswith(b"\x1b[?2026h") and sent.endswith(b"\x1b[?2026l")
    for answer in (b"", ESC + b"[?2026;0$y", ESC + b"[?2026;4$y"):
        other = start(answers=((0, answer + LAST_ANSWER),))
        other.send("d")
        assert b"?2026h" not in other.raw


# The mouse and pastes


def test_the_wheel_scrolls(start):
    driven = start(columns=60)
    before = driven.notice
    driven.write(b"\x1b[<65;10;5M")
    driven.read()
    assert driven.notice != before
    driven.write(b"\x1b[<64;10;5M")
    driven.read()
    assert driven.notice == before


def test_the_mouse_types_no_letters(start):
    driven = start()
    for report in (b"\x1b[<0;1;1M\x1b[<0;1;1m", b"\x1b[<35;1;1M", b"\x1b[M qq", b"\x1b[I\x1b[O"):
        for byte in report:
            driven.write(bytes([byte]))
        driven.read(quiet=0.05)
    assert driven.poll() is None and "no such key" not in driven.notice
    assert is_alive(driven)


def test_a_paste_is_no_command(start):
    driven = start()
    data = b"\x1b[200~" + b"q\n" * 500_000 + b"\x1b[201~"
    for place in range(0, len(data), 1024):
        driven.write(data[place:place + 1024])
    driven.read(quiet=0.5)
    assert driven.poll() is None
    assert is_alive(driven)
    driven.press("q")
    assert driven.wait() == 0
    assert driven.is_given_back()


def test_escape_alone_closes_the_help(start):
    driven = start()
    driven.send("?")
    opened = list(driven.screen.display)
    driven.send("escape")
    assert list(driven.screen.display) != opened
    assert is_alive(driven)


# What `terminal` says


def report(start, **options):
    options.setdefault("arguments", ("terminal",))
    driven = start(**options)
    assert driven.wait() == 0
    for timer in driven.timers:
        timer.join()
    assert driven.modes == driven.modes_before
    assert driven.unread() == b""
    lines = bytes(driven.raw).decode().split(LAST_ANSWER.decode())[-1].splitlines()
    return dict(re.split(r"  +", line, maxsplit=1) for line in lines if "  " in line)


def test_the_report_says_what_was_answered_and_why(start):
    said = report(start, environment={}, answers=((0, ALL),), columns=120, rows=40)
    terminal = next(value for name, value in said.items() if name.endswith("terminal"))
    assert terminal == "qqqq(2.0): it answers so"
    assert said["size"] == "120 x 40 cells"
    assert said["cell"] == "10x20 pixels: the terminal answers"
    assert said["colours"].startswith("24-bit colour: the terminal answers")
    assert said["background"].startswith("dark, #1E1E2E")
    assert said["synchronized"].startswith("yes")
    assert said["images"].startswith("kitty: the terminal answers")


@pytest.mark.parametrize("answers", [(), ((0.4, ALL),)])
def test_the_report_does_not_wait_for_answers(start, answers):
    said = report(start, environment={}, answers=answers, cell=(9, 19))
    assert said["answers"] == "none within 0.2 s: it goes on without"
    assert said["cell"].startswith("9x19 pixels: the system says")
    assert said["colours"].startswith("256 colours: TERM is")


def test_the_report_knows_a_multiplexer_and_sends_no_pictures_through_it(start):
    for environment, name in [({"TMUX": "/tmp/x,1,0"}, "tmux"), ({"STY": "1.tty"}, "GNU screen")]:
        said = report(start, environment=environment, answers=((0, ALL),))
        assert said["multiplexer"].startswith(name)
        assert said["images"].startswith(f"none: inside {name}")


def test_the_report_needs_no_terminal(program):
    done = subprocess.run(["setsid", program, "terminal"], stdin=subprocess.DEVNULL,
                          capture_output=True, text=True)
    assert done.returncode == 0 and done.stderr == ""
    assert re.search(r"^terminal +none$", done.stdout, re.M)


# Pictures

PICTURE = re.compile(rb"\x1b7\x1b\[(\d+);(\d+)H((?:\x1b[P_][^\x1b]*\x1b\\|\x1b\]1337[^\x07]*\x07)+)"
                     rb"\x1b8")


def pictures(driven):
    """The pictures that were sent, each with the row and column of its first cell from 0."""
    return [(int(row) - 1, int(column) - 1, data)
            for row, column, data in PICTURE.findall(bytes(driven.raw))]


@pytest.mark.parametrize("name,answer", [
    ("kitty", SIZES + KITTY + LAST_ANSWER), ("sixel", SIZES + ESC + b"[?62;4c"),
    ("iterm2", ESC + b"P>|iTerm2 3.5.0" + ST + SIZES + LAST_ANSWER)])
def test_a_terminal_that_takes_pictures_gets_one(start, name, answer):
    driven = start(arguments=(), answers=((0, answer),))
    shown = pictures(driven)
    assert len(shown) == 1 and shown[0][0] == 0
    assert name in driven.status + driven.notice
    # The cells under it are blank, and what is around it is not.
    assert "px/pt" in driven.status
    driven.send("d")
    assert len(pictures(driven)) == 2
    driven.send("?")
    assert any("Shift-Tab" in line for line in driven.screen.display)
    driven.send("escape", "q")
    assert driven.wait() == 0
    assert driven.is_given_back()
    if name == "kitty":
        assert bytes(driven.raw).rfind(b"a=d") > bytes(driven.raw).rfind(b"a=T")


def test_the_picture_of_kitty_has_the_pixels_of_the_frame(start, program, tmp_path):
    driven = start(arguments=("--device", "320"), answers=((0, SIZES + KITTY + LAST_ANSWER),),
                   columns=80, rows=42)
    data = re.findall(rb"\x1b_G[^;]*;([^\x1b]*)\x1b", pictures(driven)[0][2])
    found = base64.b64decode(b"".join(data))
    assert found.startswith(b"\x89PNG")
    width, height = int.from_bytes(found[16:20], "big"), int.from_bytes(found[20:24], "big")
    assert (width, height) == (320, 800)


@pytest.mark.parametrize("environment", [{"TMUX": "/tmp/x,1,0"}, {"STY": "1.tty"}])
def test_inside_a_multiplexer_cells_are_shown_whatever_the_terminal_claims(start, environment):
    driven = start(arguments=(), columns=200, rows=60, environment={**TRUE_COLOR, **environment},
                   answers=((0, ALL),))
    assert pictures(driven) == []
    assert any(symbol in "▀▄█" for line in driven.screen.display for symbol in line)


def test_cells_are_shown_where_they_are_asked_for(start):
    driven = start(arguments=("--images", "none"), answers=((0, ALL),))
    assert pictures(driven) == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGSEGV])
def test_pictures_go_when_a_signal_ends_the_program(start, number):
    driven = start(arguments=(), answers=((0, SIZES + KITTY + LAST_ANSWER),))
    driven.kill(number)
    assert driven.wait() == -number
    assert driven.is_given_back()
    assert bytes(driven.raw).rfind(b"a=d") > bytes(driven.raw).rfind(b"a=T")


def test_a_resize_takes_pictures_away_and_draws_them_again(start):
    driven = start(arguments=(), answers=((0, SIZES + KITTY + LAST_ANSWER),))
    before = len(pictures(driven))
    driven.resize(100, 30)
    assert len(pictures(driven)) > before
    driven.resize(20, 2)
    driven.resize(1, 1)
    driven.resize(80, 24)
    assert is_alive(driven)
