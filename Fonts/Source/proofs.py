"""Draws the proof sheet; run Source/proof, not this."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

WEIGHTS = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
ALPHABET = "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789 &@?!€£"
TEXT = "Settings saved – “Größe”, Français, Zażółć, İstanbul: 1,234.50 € 1lI| O0 office"
SIZES = (11, 13, 17, 22, 34)
MARGIN = 24


def lines(folder: Path):
    """(file, size, text) from the lightest to the heaviest, then sizes, then the serif."""
    for italic in ("", "Italic"):
        for weight in WEIGHTS:
            style = (weight + italic).replace("RegularItalic", "Italic")
            yield folder / f"TypoPreviewSans-{style}.ttf", 34, ALPHABET
    for style in ("Regular", "SemiBold", "Italic"):
        for size in SIZES:
            yield folder / f"TypoPreviewSans-{style}.ttf", size, TEXT
    for style in ("Regular", "Bold"):
        for size, text in ((34, ALPHABET), (22, TEXT), (80, "Hamburgefonstiv & Größe")):
            yield folder / f"TypoPreviewSerif-{style}.ttf", size, text


def sheet(folder: Path, paper, ink) -> Image.Image:
    rows = list(lines(folder))
    height = sum(round(size * 1.3) for _, size, _ in rows) + 2 * MARGIN
    image = Image.new("RGB", (1500, height), paper)
    draw, y = ImageDraw.Draw(image), MARGIN
    for path, size, text in rows:
        draw.text((MARGIN, y), text, font=ImageFont.truetype(str(path), size), fill=ink)
        y += round(size * 1.3)
    return image


def main(target: str, folder: str):
    light = sheet(Path(folder), (255, 255, 255), (28, 28, 30))
    dark = sheet(Path(folder), (0, 0, 0), (242, 242, 247))
    both = Image.new("RGB", (light.width, light.height * 2))
    both.paste(light, (0, 0))
    both.paste(dark, (0, light.height))
    both.save(target)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
