"""A virtual environment with pinned packages, made when it is first needed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def python_with(requirements: str) -> str:
    """The path of a Python that has the packages of a requirements file.

    The environments lie in $TYPEFACE_CACHE, or in `.venv` beside this file.
    """
    wanted = (HERE / requirements).read_bytes()
    cache = Path(os.environ.get("TYPEFACE_CACHE") or HERE / ".venv")
    folder = cache / Path(requirements).stem
    python, stamp = folder / "bin" / "python", folder / "stamp"
    mark = hashlib.sha256(wanted + sys.version.encode()).hexdigest()
    if not (stamp.exists() and stamp.read_text() == mark):
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
        subprocess.run(
            [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
             "-r", str(HERE / requirements)],
            check=True,
        )
        stamp.write_text(mark)
    return str(python)


def environ() -> dict[str, str]:
    """The environment of the tools: our package is found, no .pyc is left."""
    return {**os.environ, "PYTHONPATH": str(HERE), "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONHASHSEED": "0"}
