"""Which frame stands on the screen, and whether it is the one that `show` prints."""

import re

SIZES = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
         "accessibility2", "accessibility3", "accessibility4", "accessibility5"]
# The devices whose names are too long for the status line of a narrow terminal, by width in points.
DEVICES = {"320": "iPhone SE (1st generation)", "375": "iPhone 8", "402": "iPhone 17",
           "414": "iPhone 11", "393": "iPhone 16"}
TRUE_COLOR = {"COLORTERM": "truecolor"}
SCREENS = [(80, 24), (120, 40), (200, 60)]


def traits(driven, scale=1):
    """What the status line says, as options of `show`."""
    parts = [part.strip() for part in driven.status.split(" · ")]
    place = next(i for i, p in enumerate(parts) if re.fullmatch(r"[\d.]+ pt", p))
    # A narrow terminal leaves the device's name out and says its width alone.
    is_named = place > 0 and parts[place - 1] != "ramp"
    device = parts[place - 1] if is_named else DEVICES[parts[place][:-3]]
    return {"size": next(p for p in parts if p in SIZES),
            "scheme": next(p for p in parts if p in ("light", "dark")),
            "device": device, "scale": scale}


def origin(driven):
    """The column and row of the frame that are shown first, from the position in the last line."""
    def first(name):
        match = re.search(name + r" (\d+)–\d+ of \d+", driven.notice)
        return int(match.group(1)) - 1 if match else 0
    return first("columns"), first("rows")


def wrong_pixels(driven, expected, column=0, row=0):
    """The number of cells that show other pixels than expected, and one of them."""
    columns, rows = driven.screen.columns, driven.screen.lines - 2
    shown_columns = min(columns, len(expected[0]))
    left = (columns - shown_columns) // 2
    wrong = [(y, x) for y in range(min(rows, len(expected))) for x in range(shown_columns)
             if driven.pixels(y, left + x) != expected[row + y][column + x]]
    beside = [(y, x) for y in range(rows) for x in range(columns)
              if not left <= x < left + shown_columns or y >= len(expected)]
    wrong += [(y, x) for y, x in beside if driven.pixels(y, x) != ("default", "default")]
    return len(wrong), wrong[:1]


def assert_shows(driven, shown, scale=1, depth="truecolor"):
    column, row = origin(driven)
    expected = shown(depth=depth, **traits(driven, scale))
    assert wrong_pixels(driven, expected, column, row) == (0, [])
