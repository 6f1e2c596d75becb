"""The OpenType features, written as feature-file text for each master."""

from __future__ import annotations

from fontTools.misc.roundTools import otRound

from . import kerning
from .sans_figures import DIGITS

TOP_MARKS = ["grave", "acute", "circumflex", "tilde", "macron", "breve",
             "dotaccent", "dieresis", "ring", "hungarumlaut", "caron"]

SUBSTITUTIONS = """
languagesystem DFLT dflt;
languagesystem latn dflt;
languagesystem latn ROM;
languagesystem latn MOL;
languagesystem latn TRK;
languagesystem latn AZE;
languagesystem latn CRT;

@topmarks = [{topmarks}];
@lining = [{digits}];
@tabular = [{tabular}];
@superior = [{superior}];
@inferior = [{inferior}];

feature ccmp {{
  # i and j lose their dot under an accent.
  sub i' @topmarks by dotlessi;
  sub j' @topmarks by dotlessj;
}} ccmp;

feature locl {{
  script latn;
  language ROM;
    sub Scedilla by uni0218; sub scedilla by uni0219;
    sub uni0162 by uni021A; sub uni0163 by uni021B;
  language MOL;
    sub Scedilla by uni0218; sub scedilla by uni0219;
    sub uni0162 by uni021A; sub uni0163 by uni021B;
}} locl;

feature liga {{
  sub f f i by f_f_i;
  sub f f l by f_f_l;
  sub f f by f_f;
  sub f i by fi;
  sub f l by fl;
  # Turkish and its kin tell i from dotless i: no ligature may hide the dot.
  script latn;
  language TRK exclude_dflt; sub f f by f_f;
  language AZE exclude_dflt; sub f f by f_f;
  language CRT exclude_dflt; sub f f by f_f;
}} liga;

feature tnum {{ sub @lining by @tabular; }} tnum;
feature pnum {{ sub @tabular by @lining; }} pnum;
feature sups {{ sub @lining by @superior; }} sups;
feature subs {{ sub @lining by @inferior; }} subs;
"""


def substitutions():
    def digits(suffix=""):
        return " ".join(d + suffix for d in DIGITS)

    return SUBSTITUTIONS.format(
        topmarks=" ".join(n + "comb" for n in TOP_MARKS) + " commaturnedcomb",
        digits=digits(), tabular=digits(".tnum"),
        superior=digits(".sups"), inferior=digits(".subs"),
    )


def anchor_text(point):
    return f"<anchor {otRound(point[0])} {otRound(point[1])}>"


def marks(design, glyphs):
    """mark and mkmk: accents find their letters by the anchors."""
    attaching = [n for n in design.order if n.endswith("comb")]
    lines = []
    for kind in ("top", "bottom", "ogonek"):
        for name in attaching:
            anchors = glyphs[name].anchors
            if "_" + kind in anchors:
                lines.append(f"markClass {name} {anchor_text(anchors['_' + kind])} @mark_{kind};")
    bases, stacking = [], []
    for name in design.order:
        g = glyphs[name]
        if name in attaching:
            for kind in ("top", "bottom"):
                if kind in g.anchors and "_" + kind in g.anchors:
                    stacking.append((name, kind, g.anchors[kind]))
        elif not name.endswith((".case", ".side")):
            for kind in ("top", "bottom", "ogonek"):
                if kind in g.anchors:
                    bases.append((name, kind, g.anchors[kind]))
    for kind in ("top", "bottom", "ogonek"):
        lines.append(f"lookup mark_{kind} {{")
        for name, k, point in bases:
            if k == kind:
                lines.append(f"  pos base {name} {anchor_text(point)} mark @mark_{kind};")
        lines.append(f"}} mark_{kind};")
    lines.append("feature mark { lookup mark_top; lookup mark_bottom; lookup mark_ogonek; } mark;")
    for kind in ("top", "bottom"):
        lines.append(f"lookup mkmk_{kind} {{")
        for name, k, point in stacking:
            if k == kind:
                lines.append(f"  pos mark {name} {anchor_text(point)} mark @mark_{kind};")
        lines.append(f"}} mkmk_{kind};")
    lines.append("feature mkmk { lookup mkmk_top; lookup mkmk_bottom; } mkmk;")
    return "\n".join(lines)


def glyph_classes(design, glyphs):
    attaching = [n for n in design.order if n.endswith("comb") or n.endswith("comb.case") or n == "caroncomb.side"]
    ligatures = [n for n in ("f_f", "fi", "fl", "f_f_i", "f_f_l") if n in design.order]
    bases = [n for n in design.order if n not in attaching and n not in ligatures]
    carets = []
    for name in ligatures:
        parts = 3 if name.startswith("f_f_") else 2
        places = [otRound(glyphs[name].width * i / parts) for i in range(1, parts)]
        carets.append(f"LigatureCaretByPos {name} {' '.join(map(str, places))};")
    return (
        f"table GDEF {{ {' '.join(carets)} GlyphClassDef [{' '.join(bases)}], [{' '.join(ligatures)}], "
        f"[{' '.join(attaching)}], ; }} GDEF;"
    )


def feature_text(design, glyphs, p):
    return "\n".join([
        substitutions(), kerning.feature(design, p), marks(design, glyphs), glyph_classes(design, glyphs),
    ])
