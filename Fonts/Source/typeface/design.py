"""Draws every glyph of a design at one place of the design space."""

from __future__ import annotations

import math

from . import charset
from .engine import Outline
from .params import CAP, ITALIC_ANGLE, Params
from .registry import Registry


class Design:
    """A set of drawing functions, and the composed letters made from them."""

    def __init__(self, *registries: Registry, italic_forms=()):
        self.draw = {}
        self.unicodes: dict[str, tuple[int, ...]] = {}
        for registry in registries:
            self.draw.update(registry)
            self.unicodes.update(registry.unicodes)
        self.italic_forms = tuple(italic_forms)
        self.composed = {}
        self.alternates: dict[str, str] = {f: f + ".ital" for f in self.italic_forms}
        for name, code, base, marks in charset.compositions():
            if name in self.draw:
                continue
            self.composed[name] = (base, marks)
            self.unicodes[name] = (code,)
            if base in self.alternates:
                self.alternates[name] = name + ".ital"
                self.composed[name + ".ital"] = (self.alternates[base], marks)
        self.order = self._order()

    def _order(self):
        first = [".notdef", "space"]
        rest = [n for n in self.draw] + list(self.composed)
        rest += [n for n in charset.SPACES]
        rest += ["figurespace", "punctuationspace"]
        encoded = sorted((n for n in rest if self.unicodes.get(n)), key=lambda n: min(self.unicodes[n]))
        others = [n for n in rest if not self.unicodes.get(n)]
        for name, (codes, _) in charset.SPACES.items():
            self.unicodes[name] = codes
        self.unicodes["space"] = (0x20, 0xA0)
        self.unicodes["figurespace"] = (0x2007,)
        self.unicodes["punctuationspace"] = (0x2008,)
        return first + encoded + others

    def cmap(self):
        return {code: name for name, codes in self.unicodes.items() for code in codes}

    def glyphs(self, p: Params, italic: float = 0.0) -> dict[str, Outline]:
        """All outlines with parameters p; italic 1 leans them."""
        out = {}
        tangent = math.tan(math.radians(ITALIC_ANGLE)) * italic
        for name, function in self.draw.items():
            g = Outline()
            function(g, p)
            out[name] = g
        for name, (base, marks) in self.composed.items():
            out[name] = compose(out, base, marks, p)
        if tangent:
            for g in out.values():
                g.slant(tangent, p.xh / 2)
        self._spaces(out, p)
        out[".notdef"] = notdef(p)
        return out

    @staticmethod
    def _spaces(out, p):
        widths = {name: width for name, (_, width) in charset.SPACES.items()}
        widths["space"] = 250 if p.serif else p.v(246, 250, 238)
        widths["figurespace"] = out["zero.tnum"].width
        widths["punctuationspace"] = out["period"].width
        for name, width in widths.items():
            out[name] = Outline(width=width)


def compose(glyphs, base, marks, p):
    """A letter with accents, as components placed by the anchors."""
    g = Outline(width=glyphs[base].width)
    g.anchors = dict(glyphs[base].anchors)
    g.components = list(glyphs[base].components) or [(base, 0.0, 0.0)]
    for mark in marks:
        for name, (mx, my) in glyphs[mark].anchors.items():
            if name.startswith("_"):
                kind = name[1:]
                ax, ay = g.anchors[kind]
                g.components.append((mark, ax - mx, ay - my))
                if kind == "caron.side" and base != "L":
                    # It stands beside the letter and needs room of its own.
                    x1 = glyphs[mark].bounds()[2] + ax - mx
                    g.width = max(g.width, x1 + p.v(22, 14, 4))
                if kind in glyphs[mark].anchors:
                    nx, ny = glyphs[mark].anchors[kind]
                    g.anchors[kind] = (nx + ax - mx, ny + ay - my)
    return g


def notdef(p):
    """A box with a cross: it reads as 'no such character'."""
    g = Outline()
    w, t = 500, p.v(24, 48, 76)
    g.box(0, 0, w, CAP)
    g.hole((t, t), (t, CAP - t), (w - t, CAP - t), (w - t, t))
    g.slab_bar(t, t * 0.5, w - t, CAP - t * 0.5, t)
    g.slab_bar(t, CAP - t * 0.5, w - t, t * 0.5, t)
    g.fit(60, 60)
    return g
