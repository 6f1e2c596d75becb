"""python -m typeface OUTDIR: write all font files."""

import sys

from .families import write_all

if __name__ == "__main__":
    for name in write_all(sys.argv[1]):
        print(name)
