"""The symbols of the mosaics, as Unicode 16 has them, and the pixels that they show.

A pattern has a bit for each pixel of a cell, from the upper left to the right and then row by row.
"""

QUADRANTS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"


def octants():
    """The octants that other blocks have, and the rest in their order."""
    table = {0x01: 0x1CEA8, 0x02: 0x1CEAB, 0x03: 0x1FB82, 0x14: 0x1FBE6, 0x28: 0x1FBE7,
             0x3F: 0x1FB85, 0x40: 0x1CEA3, 0x80: 0x1CEA0, 0xC0: 0x2582, 0xFC: 0x2586}
    for pattern, symbol in enumerate(QUADRANTS):
        table[(pattern & 3) * 5 | (pattern >> 2) * 0x50] = ord(symbol)
    rest = iter(range(0x1CD00, 0x1CDE6))
    return {chr(table[p] if p in table else next(rest)): p for p in range(256)}


def sextants():
    """The sextants: two of them are halves."""
    others = {0: " ", 21: "▌", 42: "▐", 63: "█"}
    rest = iter(range(0x1FB00, 0x1FB3C))
    return {others[p] if p in others else chr(next(rest)): p for p in range(64)}


def braille():
    """The braille patterns, whose dots have an order of their own."""
    bits = [1, 8, 2, 16, 4, 32, 64, 128]
    return {chr(0x2800 + sum(b for i, b in enumerate(bits) if p >> i & 1)): p for p in range(256)}


# For each symbol, into how many rows of two pixels its cell is divided, and which of them are ink.
SHAPES = {**{symbol: (4, pattern) for symbol, pattern in {**octants(), **braille()}.items()},
          **{symbol: (3, pattern) for symbol, pattern in sextants().items()},
          **{symbol: (2, pattern) for pattern, symbol in enumerate(QUADRANTS)}}


def pixels(cell, down):
    """The pixels of a cell, two across and so many down; a symbol that is none of them as it is."""
    symbol, ink, ground = cell
    if symbol not in SHAPES:
        return (symbol,)
    rows, pattern = SHAPES[symbol]
    return tuple(ink if pattern >> (row * rows // down * 2 + column) & 1 else ground
                 for row in range(down) for column in range(2))
