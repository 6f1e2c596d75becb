"""The environment of the tests, as `Tests/Environment/variables` describes it."""

import fnmatch
import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
LIST = ROOT / "Tests" / "Environment" / "variables"


def read_list():
    """The values that are given, and the patterns of the names that are taken over."""
    lines = [line for line in LIST.read_text().splitlines() if line and not line.startswith("#")]
    given = dict(line.split("=", 1) for line in lines if "=" in line)
    values = {name: value.replace("{root}", str(ROOT)) for name, value in given.items()}
    return values, [line for line in lines if "=" not in line]


def environment(given=os.environ):
    """What is taken over from an environment, and the values of the list."""
    values, patterns = read_list()
    kept = {name: value for name, value in given.items()
            if any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)}
    return {**kept, **values}
