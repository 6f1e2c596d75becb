"""The measures of the designs: what changes with weight, and what does not."""

from __future__ import annotations

from dataclasses import dataclass

UPM = 1000
ASCENDER, DESCENDER = 950, -250          # line: 1.2 em
CAP, ASC, DESC = 710, 756, -206          # drawn heights
ITALIC_ANGLE = 9.5                       # degrees
WEIGHTS = {
    "Thin": 100, "ExtraLight": 200, "Light": 300, "Regular": 400,
    "Medium": 500, "SemiBold": 600, "Bold": 700, "ExtraBold": 800, "Black": 900,
}


@dataclass
class Params:
    """Measures of one master.  `v` picks a value between thin, regular, black."""

    weight: float
    serif: bool = False

    def v(self, thin, regular, black):
        if self.weight <= 400:
            t = (self.weight - 100) / 300
            return thin + (regular - thin) * t
        t = (self.weight - 400) / 500
        return regular + (black - regular) * t

    def __post_init__(self):
        v = self.v
        self.cap, self.asc, self.desc = CAP, ASC, DESC
        self.xh = v(516, 520, 534)
        self.os = v(10, 12, 14)          # overshoot of rounds
        # Thickness: vertical and level strokes, small and capital letters,
        # and where a branch leaves a stem.
        self.st = v(22, 84, 182)
        self.th = v(20, 71, 132)
        self.ST = v(23, 92, 198)
        self.TH = v(21, 77, 144)
        self.jn = v(18, 46, 66)
        # Side bearings by the shape of the side: straight, round, diagonal.
        self.sb = v(86, 78, 45)
        self.sr = v(58, 47, 28)
        self.sd = v(25, 18, 8)
        self.SB = v(94, 84, 52)
        self.SR = v(54, 46, 28)
        self.SD = v(20, 14, 4)
        self.dot = v(46, 110, 200)       # i dot, full stop


class SerifParams(Params):
    """Measures of the display serif: high contrast, hairline serifs."""

    def b(self, regular, bold):
        """A value between the regular and the bold of the serif."""
        return regular + (bold - regular) * (self.weight - 400) / 300

    def __post_init__(self):
        super().__post_init__()
        b = self.b
        self.serif = True
        self.xh, self.asc, self.os = 486, 752, 13
        self.st, self.ST = b(92, 140), b(106, 160)
        self.th, self.TH = b(27, 34), b(29, 36)
        self.jn = b(26, 32)
        self.se = b(46, 46)              # how far a serif reaches
        self.sf = b(25, 32)              # how thick it is
        self.br = b(26, 28)              # the bracket under it
        self.ball = b(112, 142)          # ball terminals
        self.sb, self.sr, self.sd = b(33, 27), b(42, 34), b(12, 9)
        self.SB, self.SR, self.SD = b(52, 44), b(50, 41), b(12, 9)
        self.dot = b(112, 146)

    def plain(self):
        """Measures for signs without contrast: accents, arrows, mathematics."""
        p = Params(self.weight)
        p.xh, p.asc, p.dot = self.xh, self.asc, self.dot
        p.th, p.TH = self.b(50, 76), self.b(54, 84)
        p.st, p.ST = self.b(74, 116), self.b(80, 126)
        return p
