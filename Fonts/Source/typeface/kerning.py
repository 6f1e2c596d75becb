"""Kerning: classes of like sides, and the pairs that need it.

Values are for the regular weight; `SCALE` tells how they shrink or grow.
"""

from __future__ import annotations

SIDES = {
    # --- right sides (the first letter of a pair) ---
    "A_": "A", "D_": "D O Q Eth", "F_": "F", "K_": "K X", "L_": "L Lslash",
    "P_": "P", "R_": "R", "T_": "T Tbar", "U_": "U J", "V_": "V W", "Y_": "Y",
    "C_": "C G", "S_": "S", "E_": "E AE OE Z", "B_": "B",
    "a_": "a h m n hbar", "o_": "o b p e thorn oslash oe ae", "r_": "r",
    "f_": "f f_f longs", "v_": "v w y", "k_": "k x kgreenlandic", "t_": "t tbar",
    "c_": "c", "s_": "s z", "g_": "g q d u i",
    "dot_": "period comma ellipsis quotesinglbase quotedblbase",
    "quote_": "quoteright quotedblright quoteleft quotedblleft quotesingle quotedbl",
    "dash_": "hyphen endash emdash", "slash_": "slash",
    "guilr_": "guilsinglright guillemotright", "guill_": "guilsinglleft guillemotleft",
    "paren_": "parenleft bracketleft braceleft", "seven_": "seven",
    "quest_": "question",
    # --- left sides (the second letter) ---
    "_A": "A AE", "_O": "O C G Q Oslash OE", "_T": "T Tbar", "_V": "V W", "_Y": "Y",
    "_U": "U", "_J": "J", "_S": "S", "_X": "X", "_Z": "Z",
    "_a": "a ae", "_o": "o c d e g q oslash oe eth a.ital", "_n": "m n p r eng dotlessi u",
    "_i": "i j", "_u": "u", "_v": "v w y", "_x": "x", "_z": "z", "_s": "s", "_t": "t tbar",
    "_f": "f longs f_f fi fl f_f_i f_f_l", "_l": "l b h k thorn",
    "_dot": "period comma ellipsis quotesinglbase quotedblbase",
    "_colon": "colon semicolon",
    "_quote": "quoteright quotedblright quotesingle quotedbl",
    "_quotel": "quoteleft quotedblleft",
    "_dash": "hyphen endash emdash", "_slash": "slash",
    "_guill": "guilsinglleft guillemotleft", "_guilr": "guilsinglright guillemotright",
    "_paren": "parenright bracketright braceright", "_four": "four",
}

PAIRS = """
A_ _T -62   A_ _V -52   A_ _Y -70   A_ _O -18   A_ _U -12   A_ _v -26   A_ _quote -74
A_ _quotel -70  A_ _t -12  A_ _f -8  A_ _o -6   A_ _J 6
D_ _A -20   D_ _T -24   D_ _V -18   D_ _Y -32   D_ _X -28  D_ _Z -20  D_ _dot -30  D_ _slash -20
F_ _A -50   F_ _J -64   F_ _dot -92 F_ _a -24   F_ _o -20  F_ _n -14  F_ _slash -46  F_ _s -16
K_ _O -28   K_ _v -30   K_ _o -18   K_ _dash -32 K_ _u -10 K_ _a -8 K_ _t -12
L_ _T -84   L_ _V -70   L_ _Y -92   L_ _O -26   L_ _U -14  L_ _v -46  L_ _quote -110 L_ _quotel -106
L_ _dash -30  L_ _t -14
P_ _A -60   P_ _J -70   P_ _dot -112 P_ _a -14  P_ _o -14  P_ _slash -56 P_ _Y -10 P_ _X -14
R_ _T -16   R_ _V -14   R_ _Y -24   R_ _O -12   R_ _o -12  R_ _v -4
T_ _A -62   T_ _O -24   T_ _J -64   T_ _a -74   T_ _o -76  T_ _n -58  T_ _u -58  T_ _v -56  T_ _s -70
T_ _z -60   T_ _x -56   T_ _dot -84 T_ _colon -46 T_ _dash -70 T_ _i -8 T_ _guill -66 T_ _guilr -50 T_ _slash -56  T_ _f -22 T_ _t -16
U_ _A -12   U_ _dot -16
V_ _A -52   V_ _O -18   V_ _J -44   V_ _a -38   V_ _o -40  V_ _n -24  V_ _u -22  V_ _v -10 V_ _s -34
V_ _dot -84 V_ _colon -20 V_ _dash -34 V_ _guill -38 V_ _guilr -20 V_ _slash -50 V_ _z -18 V_ _x -14 V_ _i -4
Y_ _A -72   Y_ _O -34   Y_ _J -60   Y_ _a -66   Y_ _o -70  Y_ _n -50  Y_ _u -48  Y_ _v -36 Y_ _s -62
Y_ _dot -94 Y_ _colon -46 Y_ _dash -66 Y_ _guill -64 Y_ _guilr -40 Y_ _slash -64 Y_ _z -40 Y_ _x -36 Y_ _i -8 Y_ _f -18 Y_ _t -18 Y_ _S -14
C_ _dash -16   C_ _O -8
S_ _T -8 S_ _Y -14 S_ _V -8 S_ _A -8
E_ _v -10  E_ _O -8  E_ _o -4  E_ _dash -8
B_ _T -14 B_ _Y -24 B_ _V -14 B_ _A -10 B_ _X -14
a_ _T -56   a_ _Y -58   a_ _V -34   a_ _v -8    a_ _quote -32
o_ _T -76   o_ _Y -70   o_ _V -40   o_ _v -12   o_ _x -14  o_ _z -8  o_ _quote -34 o_ _dot -12 o_ _A -8 o_ _X -22 o_ _J -16 o_ _paren -8
g_ _T -56   g_ _Y -48   g_ _V -24   g_ _quote -8
c_ _T -66   c_ _Y -56   c_ _V -30   c_ _o -6  c_ _dash -14 c_ _quote -10
s_ _T -66   s_ _Y -60   s_ _V -32   s_ _quote -20 s_ _v -4 s_ _o -4
r_ _a -12   r_ _o -12   r_ _dot -68 r_ _T -44 r_ _Y -28 r_ _V -8 r_ _A -44 r_ _J -60 r_ _v 8 r_ _t 8 r_ _f 6 r_ _dash -26 r_ _quote 12 r_ _slash -32 r_ _guill -24 r_ _X -30 r_ _Z -14
f_ _dot -38 f_ _o -10  f_ _a -8  f_ _quote 40 f_ _quotel 30 f_ _T 32 f_ _Y 32 f_ _V 32 f_ _paren 26 f_ _A -36 f_ _l 10 f_ _i 6 f_ _dash -18 f_ _J -36 f_ _v 6 f_ _t 4 f_ _f 2
v_ _dot -56 v_ _o -12 v_ _a -10 v_ _T -56 v_ _Y -36 v_ _V -10 v_ _A -26 v_ _dash -12 v_ _s -6 v_ _J -40 v_ _slash -24 v_ _X -24 v_ _v 4
k_ _o -16 k_ _T -56 k_ _Y -36 k_ _V -14 k_ _dash -22 k_ _a -8 k_ _O -10
t_ _T -36 t_ _Y -28 t_ _V -10 t_ _o -6 t_ _dash -12 t_ _v 2
dot_ _T -84 dot_ _V -84 dot_ _Y -94 dot_ _quote -70 dot_ _quotel -70 dot_ _O -28 dot_ _v -56 dot_ _t -16 dot_ _f -10 dot_ _U -16
quote_ _A -74 quote_ _o -36 quote_ _a -30 quote_ _s -30 quote_ _dot -90 quote_ _J -70 quote_ _T 10 quote_ _V 12 quote_ _Y 8 quote_ _n -12 quote_ _dash -40 quote_ _slash -60
dash_ _T -70 dash_ _Y -66 dash_ _V -34 dash_ _A -12 dash_ _X -28 dash_ _v -12 dash_ _x -22 dash_ _z -12 dash_ _J -20 dash_ _S -8
guilr_ _T -66 guilr_ _Y -64 guilr_ _V -38 guilr_ _v -10 guilr_ _X -22
guill_ _T -50 guill_ _Y -40 guill_ _V -20
paren_ _o -8 paren_ _O -14 paren_ _J 6 paren_ _i 10
slash_ _A -50 slash_ _o -30 slash_ _a -26 slash_ _O -18 slash_ _slash -80 slash_ _s -22 slash_ _J -40
seven_ _dot -80 seven_ _slash -56 seven_ _four -20 seven_ _dash -24
quest_ _dot -40
"""

# Thin letters need the same air; heavy ones stand closer already.
SCALE = (1.0, 1.0, 0.86)


def classes(design):
    """The classes with the composed letters added to the class of their base."""
    members = {}
    plain = {}
    for name, (base, _) in design.composed.items():
        plain.setdefault(base, []).append(name)
    # Accented i and j have no part in tight pairs: their accents would clash.
    plain.pop("dotlessi", None)
    plain.pop("dotlessj", None)
    for key, names in SIDES.items():
        here = []
        for name in names.split():
            if name in design.order:
                here.append(name)
                here += plain.get(name, [])
        members[key] = here
    # Composed letters with an apostrophe-like caron keep clear of what follows.
    for key in ("g_", "t_", "L_"):
        members[key] = [n for n in members[key] if n not in ("dcaron", "tcaron", "Lcaron")]
    for name, extra in (("a_", []), ("g_", ["a.ital"])):
        members[name] += [n for n in extra if n in design.order]
        for n in extra:
            members[name] += plain.get(n, [])
    return {key: list(dict.fromkeys(names)) for key, names in members.items()}


def pairs():
    words = PAIRS.split()
    for left, right, value in zip(words[::3], words[1::3], words[2::3]):
        yield left, right, int(value)


def feature(design, p):
    """The kern feature's text for one master."""
    lines = []
    for key, names in classes(design).items():
        lines.append(f"@kern.{key} = [{' '.join(names)}];")
    lines.append("lookup kernpairs {")
    scale = p.v(*SCALE)
    for left, right, value in pairs():
        lines.append(f"  pos @kern.{left} @kern.{right} {round(value * scale)};")
    lines.append("} kernpairs;")
    lines.append("feature kern { lookup kernpairs; } kern;")
    return "\n".join(lines)
