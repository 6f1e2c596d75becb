"""Which files were checked last: `checked` beside this file, written by Source/check alone."""

from __future__ import annotations

import hashlib
from pathlib import Path

from environment import HERE

RECORD = HERE / "checked"


def inputs() -> list[Path]:
    """All that a check depends on: the font files, the design, and the scripts that make and check."""
    fonts = [*HERE.parent.glob("*.ttf"), HERE.parent / "typography.tokens.json"]
    scripts = [path for path in [*HERE.iterdir(), *(HERE / "typeface").glob("*.py")]
               if path.is_file() and path != RECORD]
    return sorted(fonts + scripts)


def digest() -> str:
    """One sum over names and contents."""
    total = hashlib.sha256()
    for path in inputs():
        sum_of_file = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{sum_of_file}  {path.relative_to(HERE.parent).as_posix()}\n".encode())
    return total.hexdigest()


def is_current() -> bool:
    """Whether exactly these files have passed every check."""
    return RECORD.exists() and RECORD.read_text().strip() == digest()


def write() -> None:
    """Says that these files have passed every check."""
    RECORD.write_text(digest() + "\n")
