"""What the tests of the front share: the built program, started, and what it prints."""

import os
import re
import subprocess

import pytest

from drive import LAST_ANSWER, Driven, decode_ansi
from environment import environment
from frames import TRUE_COLOR

# For all that the tests start themselves, too.
values = environment()
os.environ.clear()
os.environ.update(values)


@pytest.fixture(scope="session")
def program():
    path = os.environ.get("TYPO_PREVIEW")
    assert path, "set TYPO_PREVIEW to the built program"
    return os.path.abspath(path)


@pytest.fixture
def start(program):
    """Starts the program on a terminal and waits for its first frame."""
    running = []

    def start(columns=80, rows=24, term="xterm-256color", environment=TRUE_COLOR, arguments=(),
              cell=(0, 0), answers=((0, LAST_ANSWER),), read=True):
        driven = Driven([program, *arguments], columns, rows, term, environment, cell, answers)
        running.append(driven)
        if read:
            driven.read()
        return driven

    yield start
    for driven in running:
        driven.close()


@pytest.fixture(scope="session")
def shown(program):
    """The pixels that `show` prints, by its options."""
    known = {}

    def shown(depth="truecolor", **options):
        key = (depth, *sorted(options.items()))
        if key not in known:
            arguments = [program, "show", "--color", depth]
            for name, value in options.items():
                arguments += [f"--{name}", str(value)]
            data = subprocess.run(arguments, stdout=subprocess.PIPE, check=True).stdout
            rows = data.count(b"\n")
            columns = len(re.sub(rb"\x1b\[[0-9;]*m", b"", data.split(b"\n")[0]).decode())
            known[key] = decode_ansi(data, columns, rows)
        return known[key]

    return shown
