"""The two families: which glyph modules make up each, and their files."""

from __future__ import annotations

import os
from collections.abc import Iterator

from . import fonts, names
from .accents import ACCENTS
from .design import Design
from .params import SerifParams
from .sans_caps import CAPS
from .sans_figures import FIGURES
from .sans_lower import LOWER
from .sans_punctuation import PUNCTUATION
from .sans_symbols import SYMBOLS
from .serif_caps import SERIF_CAPS
from .serif_figures import SERIF_FIGURES, SERIF_SIGNS
from .serif_lower import SERIF_LOWER

SANS = "Typo Preview Sans"
# A family of its own, so that it never clashes with the statics.
SANS_VARIABLE = "Typo Preview Sans Variable"
SERIF = "Typo Preview Serif"
SERIF_STYLES = (("Regular", 400), ("Bold", 700))


def sans() -> Design:
    return Design(CAPS, LOWER, FIGURES, PUNCTUATION, SYMBOLS, ACCENTS, italic_forms=("a",))


def build_sans() -> Iterator[tuple[str, bytes]]:
    """The variable font, and the statics taken out of it: (file name, bytes)."""
    design = sans()
    variable = fonts.variable_font(design, SANS_VARIABLE)
    fonts.name_variable(variable, SANS_VARIABLE)
    data = fonts.to_bytes(variable)
    yield "TypoPreviewSans-Variable.ttf", data
    # Pin the slope first: nine instances from each half are quicker then.
    for italic in (False, True):
        half = fonts.pin_italic(data, italic)
        for weight, value, is_italic in names.all_styles():
            if is_italic != italic:
                continue
            style = names.style_name(weight, italic)
            font = fonts.static_font(half, design, SANS, weight, value, italic)
            yield names.postscript(SANS, style) + ".ttf", fonts.to_bytes(font)


def serif() -> Design:
    return Design(SERIF_CAPS, SERIF_LOWER, SERIF_FIGURES, SERIF_SIGNS)


def build_serif() -> Iterator[tuple[str, bytes]]:
    """The display cut: two styles, each drawn directly."""
    design = serif()
    for style, value in SERIF_STYLES:
        font = fonts.master_fonts(design, [(SerifParams(value), 0.0)], SERIF)[0]
        fonts.clean_outlines(font)
        names.set_names(font, names.records(SERIF, style, style, False))
        names.set_style_bits(font, value, style == "Bold", False)
        fonts.finish(font, 0)
        yield names.postscript(SERIF, style) + ".ttf", fonts.to_bytes(font)


def write_all(folder: str) -> list[str]:
    """Write every font file; returns the names in the order written."""
    os.makedirs(folder, exist_ok=True)
    written = []
    for build in (build_sans, build_serif):
        for name, data in build():
            with open(os.path.join(folder, name), "wb") as file:
                file.write(data)
            written.append(name)
    return written
