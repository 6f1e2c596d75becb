"""The full-screen front of the built program, through a pseudo-terminal.

    TYPO_PREVIEW=.build/release/typo-preview python3 -m pytest -q test_browse.py

Every frame on the screen is compared, pixel by pixel, with what `typo-preview show` prints for the
same traits; the status line says which these are.
"""

import ctypes
import locale
import os
import random
import re
import signal
import subprocess
import time

import pytest

import mosaic
from drive import PATIENCE, Driven, decode_ansi
from frames import SCREENS, SIZES, assert_shows, origin, traits

# The frames


@pytest.mark.parametrize("columns,rows", SCREENS)
@pytest.mark.parametrize("term", ["xterm-256color", "tmux-256color", "xterm", "linux"])
def test_the_first_frame_is_the_one_that_show_prints(start, shown, columns, rows, term):
    assert_shows(start(columns, rows, term), shown)


@pytest.mark.parametrize("depth", ["256", "16"])
def test_fewer_colours_are_those_that_show_prints(start, shown, depth):
    driven = start(200, 60, environment={}, arguments=["--color", depth])
    driven.send("down", "up")  # a key takes the notice about colours away
    assert_shows(driven, shown, depth=depth)


def test_without_colours_no_colour_is_sent(start):
    driven = start(environment={"NO_COLOR": "1", "COLORTERM": "truecolor"})
    colours = re.findall(rb"\x1b\[[0-9;]*[34]8;[0-9;]*m", bytes(driven.raw))
    assert colours == []
    assert any(c in "▀▄█" for line in driven.screen.display for c in line)


@pytest.mark.parametrize("columns,rows,depth", [
    *[(*screen, "truecolor") for screen in SCREENS], (120, 40, "256"), (120, 40, "none")])
def test_each_key_does_what_it_says(start, shown, columns, rows, depth):
    driven = start(columns, rows, arguments=["--color", depth])
    before = traits(driven)

    driven.send("+")
    assert traits(driven)["size"] == SIZES[SIZES.index(before["size"]) + 1]
    assert_shows(driven, shown, depth=depth)
    driven.send("-")
    assert traits(driven) == before
    assert_shows(driven, shown, depth=depth)

    driven.send("d")
    assert traits(driven)["scheme"] != before["scheme"]
    assert_shows(driven, shown, depth=depth)
    driven.send("d")

    driven.send("w")
    assert traits(driven)["device"] != before["device"]
    assert_shows(driven, shown, depth=depth)
    driven.send("W")
    assert traits(driven) == before

    for key in ["down", "j", "pagedown", "right", "l", "end", "up", "k", "left", "h", "pageup",
                "home"]:
        driven.send(key)
        assert_shows(driven, shown, depth=depth)
    assert origin(driven) == (0, 0)

    driven.send("z")
    assert "2 px/pt" in driven.status or columns < 100
    assert_shows(driven, shown, scale=2, depth=depth)
    driven.send("z")
    assert "fit" in driven.status or columns < 100
    driven.send("z")
    assert_shows(driven, shown, scale=0.5, depth=depth)
    driven.send("z")
    assert_shows(driven, shown, depth=depth)

    driven.send("?")
    assert any("Shift-Tab" in line for line in driven.screen.display)
    driven.send("x")
    assert not any("Shift-Tab" in line for line in driven.screen.display)
    assert_shows(driven, shown, depth=depth)

    driven.send("q")
    assert driven.wait() == 0
    assert driven.is_given_back()


@pytest.mark.parametrize("depth", ["truecolor", "256", "none"])
def test_fifty_steps_end_in_a_right_frame(start, shown, depth):
    driven = start(200, 60, arguments=["--color", depth])
    chance = random.Random(50)
    keys = ["+", "-", "d", "w", "W", "tab", "backtab", "down", "pagedown", "up", "right"]
    for number in range(5):
        driven.send(*[chance.choice(keys) for _ in range(10)])
        assert_shows(driven, shown, depth=depth)


def test_the_sizes_end_with_a_notice(start):
    driven = start(arguments=[])
    driven.send(*["+"] * 12)
    assert "accessibility5" in driven.status and "largest" in driven.notice
    driven.send(*["-"] * 12)
    assert "xSmall" in driven.status and "smallest" in driven.notice


def test_tab_goes_round_the_matrix(start):
    driven = start(200, 60)
    position = re.compile(r"(\d+)/(\d+)\s*$")
    first, count = map(int, position.search(driven.status).groups())
    seen = [first]
    for _ in range(count):
        driven.send("tab", quiet=0.05)
        seen.append(int(position.search(driven.status).group(1)))
    assert sorted(seen[:-1]) == list(range(1, count + 1)) and seen[-1] == seen[0]
    driven.send("backtab")
    assert int(position.search(driven.status).group(1)) == seen[-2]


# The mosaics


MOSAICS = {"half": 2, "quadrant": 2, "sextant": 3, "octant": 4, "braille": 4}


def wrong_cells(driven, program, name, *options):
    """Cells that show other pixels than `show` prints in a mosaic; and the number of colours."""
    def read(cell):
        return mosaic.pixels(cell, MOSAICS[name])
    place = traits(driven)
    data = subprocess.run(
        [program, "show", "--color", "truecolor", "--mosaic", name, "--size", place["size"],
         "--scheme", place["scheme"], "--device", place["device"], *options],
        stdout=subprocess.PIPE, check=True).stdout
    rows = min(data.count(b"\n"), driven.screen.lines - 2)
    columns = len(re.sub(rb"\x1b\[[0-9;]*m", b"", data.split(b"\n")[0]).decode())
    lines = b"\n".join(data.split(b"\n")[:rows])
    expected = decode_ansi(lines, columns, rows, read)
    left = (driven.screen.columns - columns) // 2
    found = [[read(driven.cell(y, left + x)) for x in range(columns)] for y in range(rows)]
    wrong = [(y, x) for y in range(rows) for x in range(columns) if found[y][x] != expected[y][x]]
    return wrong[:3], len({pixel for row in found for cell in row for pixel in cell})


# ncurses can print a symbol only when the C library knows its width.
locale.setlocale(locale.LC_CTYPE, "C.UTF-8")
KNOWN = [name for name in MOSAICS
         if name != "octant" or ctypes.CDLL(None).wcwidth(0x1CD00) > 0]


def test_m_goes_round_the_mosaics(start, program):
    driven = start(450, 60)
    for name in [*KNOWN, "half"]:
        driven.read()
        wrong, colors = wrong_cells(driven, program, name)
        assert wrong == [] and colors > 20
        assert f"px/pt · {name} ·" in driven.status
        driven.send("m")
        assert "mosaic: " in driven.notice
        assert ("no octant" in driven.notice) == (KNOWN != list(MOSAICS))


def test_octants_are_shown_or_said_to_be_unknown(start):
    driven = start(columns=120, arguments=["--mosaic", "octant"])
    driven.read()
    shown = "octant" if "octant" in KNOWN else "sextant"
    assert f"· {shown}" in driven.status
    assert ("no octant" in driven.notice) == (shown == "sextant")
    first = {"octant": 0x1CD00, "sextant": 0x1FB00}[shown]
    symbols = {ord(symbol) for line in driven.screen.display[:-2] for symbol in line}
    assert any(first <= symbol <= first + 0xE5 for symbol in symbols)
    driven.send("pagedown", "right", "z", "d", "q")
    assert driven.wait() == 0
    assert driven.is_given_back()


@pytest.mark.parametrize("name", ["half", "sextant"])
def test_cells_are_as_tall_as_the_terminal_says(start, program, name):
    driven = start(450, 60, arguments=["--mosaic", name], cell=(9, 19))
    driven.read()
    wrong, _ = wrong_cells(driven, program, name, "--cell", "9x19")
    assert wrong == []


def test_the_command_line_knows_cells_better_than_the_terminal(start, program):
    driven = start(450, 60, arguments=["--cell", "1x2"], cell=(9, 19))
    wrong, _ = wrong_cells(driven, program, "half")
    assert wrong == []


def test_show_fits_the_columns_of_its_mosaic_and_asks_for_the_cell(start, program):
    driven = start(arguments=["show", "--mosaic", "octant", "--quiet"], cell=(9, 19))
    assert driven.wait() == 0
    expected = subprocess.run(
        [program, "show", "--mosaic", "octant", "--cell", "9x19", "--scale", repr(160 / 402)],
        stdout=subprocess.PIPE, check=True).stdout
    assert bytes(driven.raw).replace(b"\r\n", b"\n") == expected


# The terminal


@pytest.mark.parametrize("number", [
    signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGSEGV, signal.SIGABRT,
    signal.SIGBUS, signal.SIGILL, signal.SIGFPE, signal.SIGTRAP], ids=lambda n: n.name)
def test_a_signal_gives_the_terminal_back_and_ends(start, number):
    driven = start()
    driven.kill(number)
    assert driven.wait() == -number
    assert driven.is_given_back()


def test_control_c_ends(start):
    driven = start()
    driven.send("\x03")
    assert driven.wait() == -signal.SIGINT
    assert driven.is_given_back()


@pytest.mark.parametrize("by_key", [True, False])
def test_it_suspends_and_resumes(start, shown, by_key):
    driven = start()
    if by_key:
        driven.send("\x1a")
    else:
        driven.kill(signal.SIGTSTP)
        driven.read()
    assert driven.reaches("T")
    assert driven.is_given_back()
    driven.screen.reset()
    driven.screen.resize(lines=40, columns=120)
    driven.resize_terminal(120, 40)
    driven.kill(signal.SIGCONT)
    driven.read()
    assert_shows(driven, shown)
    driven.send("d", "q")
    assert driven.wait() == 0
    assert driven.is_given_back()


def test_a_stop_that_cannot_be_seen_coming_is_repaired(start, shown):
    driven = start()
    driven.kill(signal.SIGSTOP)
    time.sleep(0.1)
    driven.screen.reset()
    driven.kill(signal.SIGCONT)
    driven.read()
    assert_shows(driven, shown)


def test_a_resize_storm_ends_in_a_right_frame(start, shown):
    driven = start()
    choices = random.Random(1)
    for _ in range(100):
        size = choices.choice([(1, 1), (10, 3), (80, 24), (200, 60), (2, 2), (300, 90), (7, 40)])
        driven.resize_terminal(*size)
        driven.send(choices.choice(["?", "z", "d", "down"]), quiet=0.002)
    driven.read()
    if any("Shift-Tab" in line for line in driven.screen.display):
        driven.send("x")
    driven.screen.reset()
    driven.resize(120, 40)
    assert driven.poll() is None
    driven.send("q")
    if driven.poll() is None:
        driven.send("q")
    assert driven.wait() == 0
    assert driven.is_given_back()


@pytest.mark.parametrize("columns,rows", [(1, 1), (2, 2), (3, 1), (1, 5), (10, 3), (20, 4)])
def test_a_tiny_terminal_shows_what_fits(start, columns, rows):
    driven = start(columns, rows)
    driven.send("?", "x", "z", "z", "z", "end", "right", "pagedown", "tab", "x")
    assert driven.poll() is None
    driven.send("q")
    assert driven.wait() == 0
    assert driven.is_given_back()


@pytest.mark.parametrize("term", ["dumb", "", "nonesuch", "../../etc/passwd"])
def test_a_terminal_that_cannot_is_refused_with_words(start, term):
    driven = start(term=term)
    assert driven.wait() in (2, 64)
    assert b"typo-preview show" in driven.raw
    assert b"\x1b" not in driven.raw


def test_no_terminal_is_refused_with_words(program):
    done = subprocess.run([program], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE)
    assert done.returncode in (2, 64)
    assert done.stdout == b"" and b"terminal" in done.stderr


def test_it_ends_with_its_terminal(start):
    driven = start()
    os.close(driven.slave)
    os.close(driven.master)
    deadline = time.monotonic() + 3
    while driven.poll() is None and time.monotonic() < deadline:
        time.sleep(0.02)
    assert driven.poll() is not None


# The time


def test_waiting_takes_no_processor(start):
    driven = start()
    before = driven.cpu_seconds()
    time.sleep(1)
    assert driven.cpu_seconds() - before <= 0.01


# Inside tmux


def test_tmux_shows_the_same_pixels(program, shown, tmp_path):
    socket = str(tmp_path / "socket")
    configuration = tmp_path / "tmux.conf"
    configuration.write_text("set -g status off\nset -g default-terminal tmux-256color\n"
                             "set -g default-shell /bin/sh\n")

    def tmux(*arguments):
        return subprocess.run(["tmux", "-S", socket, "-f", str(configuration), *arguments],
                              stdout=subprocess.PIPE, check=True).stdout

    tmux("new-session", "-d", "-x", "120", "-y", "40", program)
    try:
        deadline = time.monotonic() + PATIENCE
        while b"px/pt" not in tmux("capture-pane", "-p") and time.monotonic() < deadline:
            time.sleep(0.05)
        time.sleep(0.2)
        text = tmux("capture-pane", "-p", "-N", "-e")
        captured = decode_ansi(text, 120, 40)
        parts = [p.strip() for p in tmux("capture-pane", "-p").decode().split("\n")[38].split("·")]
        options = {"size": next(p for p in parts if p in SIZES),
                   "scheme": next(p for p in parts if p in ("light", "dark")),
                   "device": next(p[:-3] for p in parts if re.fullmatch(r"[\d.]+ pt", p)),
                   "scale": 1}
        expected = shown(**options)
        wrong = [(y, x) for y in range(38) for x in range(min(120, len(expected[0])))
                 if captured[y][x] != expected[y][x]]
        assert wrong == []
    finally:
        tmux("kill-server")
