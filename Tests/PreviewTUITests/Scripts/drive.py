"""Drives a full-screen program through a pseudo-terminal and reads its screen cell by cell.

The terminal is pyte, a terminal emulator in Python; the cells of its screen carry their colours as
six hexadecimal digits, or as names where the program used the terminal's own colours.
"""

import fcntl
import os
import re
import select
import signal
import struct
import tempfile
import termios
import threading
import time

import pyte

from environment import environment as environment_of_tests

KEYS = {
    "up": "\x1bOA", "down": "\x1bOB", "right": "\x1bOC", "left": "\x1bOD",
    "pageup": "\x1b[5~", "pagedown": "\x1b[6~", "home": "\x1bOH", "end": "\x1bOF",
    "tab": "\t", "backtab": "\x1b[Z", "escape": "\x1b", "enter": "\r", "backspace": "\x7f",
    "shift-left": "\x1b[1;2D", "shift-right": "\x1b[1;2C",
}

# The last question that the program asks a terminal, and what every terminal answers to it.
LAST_QUESTION, LAST_ANSWER = b"\x1b[c", b"\x1b[?62;22c"

# Control strings other than titles, which pyte would print, and cursor moves around a picture.
STRINGS = re.compile(rb"\x1b[P_][^\x1b]*\x1b\\|\x1b\]1337;[^\x07]*\x07")

# The most seconds that a test waits for what is sure to come: how busy a machine may be.
PATIENCE = 30.0

# The sequences that enter and leave the full screen, as bytes.
ENTER, LEAVE = b"\x1b[?1049h", b"\x1b[?1049l"


def pixels(cell):
    """The upper and the lower pixel of a cell of half blocks."""
    symbol, ink, ground = cell
    return {" ": (ground, ground), "▀": (ink, ground), "▄": (ground, ink),
            "█": (ink, ink)}.get(symbol, (symbol, symbol))


class Screen(pyte.Screen):
    """pyte's screen, which takes sequences with a private marker that it does not know."""

    def report_device_status(self, *arguments, **marks):
        pass

    def select_graphic_rendition(self, *arguments, **marks):
        if not marks.get("private"):
            super().select_graphic_rendition(*arguments)


class Driven:
    """A program on a pseudo-terminal of its own, as a shell would start it.

    A leader owns the session and waits for the program, which has a process group of its own in the
    foreground. Without a leader the group would be an orphan, which cannot be suspended.
    """

    def __init__(self, command, columns=80, rows=24, term="xterm-256color", environment=None,
                 cell=(0, 0), answers=((0, LAST_ANSWER),)):
        # What the terminal answers to the questions: bytes, so many seconds after them; or a list of
        # pieces with so many seconds between them.
        self.answers, self.is_asked, self.timers = answers, False, []
        # What was sent of a control string whose end has not come.
        self.unfinished = b""
        # The pixels of a cell that the terminal answers with; most do not know.
        self.cell_size = cell
        self.screen = Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = bytearray()
        self.master, self.slave = os.openpty()
        self.resize_terminal(columns, rows)
        # Modes that are nobody's default: they must be there again at the end.
        modes = termios.tcgetattr(self.slave)
        modes[0] &= ~termios.IXON
        modes[3] |= termios.ECHONL
        termios.tcsetattr(self.slave, termios.TCSANOW, modes)
        self.modes_before = termios.tcgetattr(self.slave)

        # A home of its own, in which nothing is left from a user or another test.
        self.home = tempfile.TemporaryDirectory()
        values = {**environment_of_tests(), "TERM": term, "HOME": self.home.name,
                  **(environment or {})}
        self.pid_reader, pid_writer = os.pipe()
        self.started = time.monotonic()
        self.leader = os.fork()
        if self.leader == 0:
            self._lead(command, values, pid_writer)
        os.close(pid_writer)
        self.pid = struct.unpack("i", os.read(self.pid_reader, 4))[0]
        self.returncode = None

    def _lead(self, command, environment, pid_writer):
        """What the leader does; it never returns."""
        os.setsid()
        fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
        for number in (signal.SIGHUP, signal.SIGTTOU, signal.SIGTSTP, signal.SIGINT,
                       signal.SIGQUIT):
            signal.signal(number, signal.SIG_IGN)
        child = os.fork()
        if child == 0:
            try:
                os.setpgid(0, 0)
                os.tcsetpgrp(self.slave, os.getpid())
                for number in (signal.SIGHUP, signal.SIGTTOU, signal.SIGTSTP, signal.SIGINT,
                               signal.SIGQUIT, signal.SIGPIPE):
                    signal.signal(number, signal.SIG_DFL)
                for descriptor in range(3):
                    os.dup2(self.slave, descriptor)
                os.closerange(3, 256)
                os.execvpe(command[0], command, environment)
            finally:
                os._exit(127)
        os.write(pid_writer, struct.pack("i", child))
        os.closerange(0, pid_writer)
        _, status = os.waitpid(child, 0)
        code = os.waitstatus_to_exitcode(status)
        os.write(pid_writer, struct.pack("i", code))
        os._exit(0)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        for timer in self.timers:
            timer.cancel()
        if self.poll() is None:
            os.kill(self.pid, signal.SIGKILL)
            os.read(self.pid_reader, 4)
        os.waitpid(self.leader, 0)
        self.home.cleanup()
        for descriptor in (self.master, self.slave, self.pid_reader):
            try:
                os.close(descriptor)
            except OSError:
                pass

    def poll(self):
        """The exit code, negative for a signal; None while the program runs."""
        if self.returncode is None and select.select([self.pid_reader], [], [], 0)[0]:
            self.returncode = struct.unpack("i", os.read(self.pid_reader, 4))[0]
        return self.returncode

    # Reading

    def read(self, quiet=0.15, limit=10.0):
        """Reads until nothing has come for a while; returns the seconds to the first byte.

        While the program computes, it may still be about to say something: on a busy machine a frame
        takes as long as it takes.
        """
        start, first = time.monotonic(), None
        while time.monotonic() - start < limit:
            wait = quiet if first is not None else max(quiet, 1.0)
            ready, _, _ = select.select([self.master], [], [], wait)
            if not ready:
                if self.is_computing():
                    continue
                break
            try:
                data = os.read(self.master, 1 << 16)
            except OSError:
                break
            if not data:
                break
            first = first if first is not None else time.monotonic() - start
            self.raw += data
            self._answer()
            self._feed(data)
        return first

    def _feed(self, data):
        # pyte has no second screen: what is shown after leaving the full screen is not drawn.
        data = STRINGS.sub(b"", self.unfinished + data.split(LEAVE)[0])
        start = max(data.rfind(b"\x1bP"), data.rfind(b"\x1b_"), data.rfind(b"\x1b]1337"))
        self.unfinished = data[start:] if start >= 0 else b""
        self.stream.feed(data[:start] if start >= 0 else data)

    def _answer(self):
        """Answers the questions, once they have come."""
        if self.is_asked or LAST_QUESTION not in self.raw:
            return
        self.is_asked = True
        for delay, data in self.answers:
            if delay:
                timer = threading.Timer(delay, self.write, [data, delay])
                timer.start()
                self.timers.append(timer)
            else:
                self.write(data)

    def write(self, data, pause=0):
        """Sends bytes as the terminal, or pieces with pauses."""
        for piece in [data] if isinstance(data, bytes) else data:
            os.write(self.master, piece)
            time.sleep(pause)

    def time_answer(self, quiet=0.1, limit=5.0):
        """Reads until nothing has come for a while; returns the seconds to the last byte.

        The emulator, slower than any terminal, draws it only afterwards.
        """
        start, last, answer = time.monotonic(), None, bytearray()
        while time.monotonic() - start < limit:
            wait = quiet if last is not None else limit
            if not select.select([self.master], [], [], wait)[0]:
                break
            answer += os.read(self.master, 1 << 16)
            last = time.monotonic() - start
        self.raw += answer
        self._answer()
        self._feed(bytes(answer))
        return last

    def line(self, row):
        """The text of a row; a negative one counts from the bottom."""
        return self.screen.display[row]

    @property
    def status(self):
        return self.line(-2)

    @property
    def notice(self):
        return self.line(-1)

    def cell(self, row, column):
        """A cell as (character, foreground, background)."""
        cell = self.screen.buffer[row][column]
        return cell.data, cell.fg, cell.bg

    def pixels(self, row, column):
        """The two pixels of a cell, which can be shown by more than one symbol."""
        return pixels(self.cell(row, column))

    # Acting

    def press(self, key):
        """Presses a key and does not wait."""
        os.write(self.master, KEYS.get(key, key).encode())

    def type(self, text):
        """Types a text and reads the answer to it."""
        os.write(self.master, text.encode())
        return self.read()

    def mouse(self, button, column, row, up=False):
        """Presses, or releases, a button of the mouse at a cell, or turns its wheel (64 up, 65 down);
        4 more is with Shift. In the form of xterm's SGR mode."""
        os.write(self.master, f"\x1b[<{button};{column + 1};{row + 1}{'m' if up else 'M'}".encode())
        return self.read()

    def click(self, column, row, button=0):
        """Clicks on a cell."""
        self.mouse(button, column, row)
        return self.mouse(button, column, row, up=True)

    def find(self, text, rows=None):
        """The column and row of a text on the screen; None when it is not there."""
        for row in rows if rows is not None else range(self.screen.lines):
            column = self.line(row).find(text)
            if column >= 0:
                return column, row
        return None

    def send(self, *keys, quiet=0.15):
        """Presses keys and reads the answer to them."""
        for key in keys:
            self.press(key)
        return self.read(quiet=quiet)

    def resize_terminal(self, columns, rows):
        width, height = self.cell_size
        size = struct.pack("HHHH", rows, columns, columns * width, rows * height)
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, size)

    def resize(self, columns, rows, quiet=0.15):
        self.screen.resize(lines=rows, columns=columns)
        self.resize_terminal(columns, rows)
        return self.read(quiet=quiet)

    def kill(self, number):
        os.kill(self.pid, number)

    def wait(self, limit=PATIENCE):
        """Waits for the end while reading; returns the exit code, negative for a signal."""
        deadline = time.monotonic() + limit
        while self.poll() is None and time.monotonic() < deadline:
            self.read(quiet=0.02, limit=0.1)
        if self.poll() is None:
            raise AssertionError("the program did not end")
        self.read(quiet=0.02, limit=0.2)
        return self.returncode

    # The terminal

    def unread(self):
        """The bytes that a shell would read once the program has given the terminal back."""
        modes = termios.tcgetattr(self.slave)
        modes[3] &= ~termios.ICANON
        modes[6][termios.VMIN], modes[6][termios.VTIME] = 0, 0
        termios.tcsetattr(self.slave, termios.TCSANOW, modes)
        try:
            return os.read(self.slave, 1 << 16)
        finally:
            termios.tcsetattr(self.slave, termios.TCSANOW, self.modes_before)

    @property
    def modes(self):
        return termios.tcgetattr(self.slave)

    def state(self):
        """The state of the process as one letter: R running, S sleeping, T stopped."""
        with open(f"/proc/{self.pid}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0]

    def reaches(self, state, limit=10.0):
        """Reads until the process is in a state, such as T; whether it got there."""
        deadline = time.monotonic() + limit
        while self.state() != state and time.monotonic() < deadline:
            self.read(quiet=0.05, limit=0.2)
        return self.state() == state

    def is_computing(self):
        """Whether the program has work and does not wait for a key; not when it has ended."""
        try:
            return self.state() in "RD"
        except OSError:
            return False

    def cpu_seconds(self):
        with open(f"/proc/{self.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def is_given_back(self):
        """Whether modes, screen, cursor and keypad are as they were."""
        raw = bytes(self.raw)
        def last(on, off):
            return raw.rfind(on) <= raw.rfind(off)
        return (self.modes == self.modes_before and last(ENTER, LEAVE)
                and last(b"\x1b[?25l", b"\x1b[?25h") and last(b"\x1b[?1h", b"\x1b[?1l")
                and all(last(b"\x1b[?%dh" % mode, b"\x1b[?%dl" % mode)
                        for mode in (1000, 1002, 1006, 2004, 2026)))


def decode_ansi(data, columns, rows, pixels=pixels):
    """The pixels of printed ANSI for each cell: a pair, or what another reading of cells gives."""
    screen = Screen(columns, rows)
    screen.set_mode(pyte.modes.LNM)
    pyte.ByteStream(screen).feed(data.rstrip(b"\n"))
    return [[pixels((cell.data, cell.fg, cell.bg))
             for cell in (screen.buffer[row][column] for column in range(columns))]
            for row in range(rows)]
