"""Draws a screen of the front as a PNG, cell by cell, with a terminal font.

    TYPO_PREVIEW=… KEYS="b n i" python scripts/draw-screen.py COLUMNS ROWS OUT.png [ARGUMENTS…]
"""

import os
import sys

from PIL import Image, ImageDraw, ImageFont

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "Tests", "PreviewTUITests", "Scripts"))

from drive import Driven  # noqa: E402

FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono%s.ttf"
CELL_WIDTH, CELL_HEIGHT = 8, 16
INK, GROUND = "#d8d8d8", "#1e1e1e"


def color(name, default):
    return default if name == "default" else f"#{name}" if len(name) == 6 else name


def draw_cell(draw, fonts, column, row, cell):
    ink, ground = color(cell.fg, INK), color(cell.bg, GROUND)
    if cell.reverse:
        ink, ground = ground, ink
    left, top = column * CELL_WIDTH, row * CELL_HEIGHT
    middle, right, bottom = top + CELL_HEIGHT // 2, left + CELL_WIDTH - 1, top + CELL_HEIGHT - 1
    draw.rectangle([left, top, right, bottom], fill=ground)
    if cell.data == "▀":
        draw.rectangle([left, top, right, middle - 1], fill=ink)
    elif cell.data == "▄":
        draw.rectangle([left, middle, right, bottom], fill=ink)
    elif cell.data == "█":
        draw.rectangle([left, top, right, bottom], fill=ink)
    elif cell.data.strip():
        draw.text((left, top), cell.data, font=fonts[cell.bold], fill=ink)


def main():
    columns, rows, path = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    keys = os.environ.get("KEYS", "").split()
    picture = Image.new("RGB", (columns * CELL_WIDTH, rows * CELL_HEIGHT), GROUND)
    draw = ImageDraw.Draw(picture)
    fonts = [ImageFont.truetype(FONT % weight, 13) for weight in ("", "-Bold")]
    command = [os.path.abspath(os.environ["TYPO_PREVIEW"]), *sys.argv[4:]]
    with Driven(command, columns, rows, environment={"COLORTERM": "truecolor"}) as driven:
        driven.read()
        for key in keys:
            driven.send(key)
        for row in range(rows):
            for column in range(columns):
                draw_cell(draw, fonts, column, row, driven.screen.buffer[row][column])
    picture.save(path)


if __name__ == "__main__":
    main()
