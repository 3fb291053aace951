"""What things are made of."""

import math

from nodes import Mat


def marble(base=(0.80, 0.79, 0.77), vein=(0.30, 0.29, 0.29), rough=0.16):
    m = Mat("marble")
    p = m.warp(m.warp(m.map(m.obj, rot=(0, 0, 0.6), scale=(1, 0.6, 1)), 0.30, 2.6, 4), 0.035, 16, 4)

    def ridge(scale, width, detail=3):
        v = m.math("ABSOLUTE", m.math("SUBTRACT", m.noise(p, scale, detail, 0.5), 0.5))
        return m.ramp(v, (0, 1), (width, 0), interp="EASE")

    fade = m.ramp(m.noise(m.obj, 3.1, 3), (0.36, 0.12), (0.58, 1))
    big = m.math("MULTIPLY", ridge(4.2, 0.03), fade)
    small = m.math("MULTIPLY", ridge(11.0, 0.014, 5), m.math("MULTIPLY", fade, 0.55))
    cloud = m.ramp(m.noise(p, 3.2, 6, 0.6), (0.35, 0), (0.75, 1))
    c = m.mix(m.math("MULTIPLY", cloud, 0.35), base, (0.60, 0.60, 0.61))
    c = m.mix(m.math("MULTIPLY", big, 0.8), c, vein)
    c = m.mix(small, c, (0.42, 0.38, 0.34))
    r = m.n("MapRange", Value=m.noise(m.obj, 9, 6), i1=0.3, i2=0.7, i3=rough * 0.7, i4=rough * 1.5).outputs[0]
    m.set(Base_Color=c, Roughness=r, Specular=0.5, Normal=m.bump(m.noise(m.obj, 45, 4), 0.00012))
    m.simple([v * 0.93 for v in base])
    return m.m


def wood(
    a=(0.36, 0.20, 0.095), b=(0.56, 0.36, 0.19), dark=(0.12, 0.06, 0.03), plank=0.125, rough=0.42, along="x", gap=True
):
    """planks along x"""
    m = Mat("wood")
    s = m.n("SeparateXYZ", Vector=m.map(m.obj, rot=(0, 0, 0 if along == "x" else math.pi / 2))).outputs
    row = m.math("FLOOR", m.math("DIVIDE", s[1], plank))
    rnd = m.n("TexWhiteNoise", {"noise_dimensions": "1D"}, W=row).outputs
    off = m.n(
        "CombineXYZ",
        X=m.math("MULTIPLY", rnd[0], 7.0),
        Y=m.math("MULTIPLY", rnd[0], 3.1),
        Z=m.math("MULTIPLY", rnd[0], 5.3),
    ).outputs[0]
    base = m.vmath("ADD", m.n("CombineXYZ", X=s[0], Y=s[1], Z=s[2]).outputs[0], off)
    bent = m.warp(m.map(base, (0.55, 1, 1)), 0.05, 3.2, 2)
    rings = m.n(
        "TexWave",
        {"wave_type": "BANDS", "bands_direction": "Y", "wave_profile": "SAW"},
        Vector=m.map(bent, (0.12, 1, 1)),
        Scale=16,
        Distortion=9,
        Detail=3,
        **{"Detail_Scale": 0.8, "Detail_Roughness": 0.6},
    ).outputs["Fac"]
    streak = m.noise(m.map(base, (3.5, 130, 30)), 1, 4, 0.6)
    fine = m.noise(m.map(base, (14, 420, 90)), 1, 3, 0.6)
    tone = m.math("ADD", m.math("MULTIPLY", rings, 0.5), m.math("MULTIPLY", streak, 0.5))
    c = m.ramp(tone, (0.2, a), (0.75, b))
    pores = m.ramp(fine, (0.34, 1), (0.46, 0))
    c = m.mix(m.math("MULTIPLY", pores, 0.55), c, dark)
    c = m.mix(0.5, c, m.ramp(rnd[0], (0, (0.78, 0.74, 0.7)), (1, (1.12, 1.08, 1.02))), "MULTIPLY")
    fr = m.math("FRACT", m.math("DIVIDE", s[1], plank))
    edge = m.math("MINIMUM", fr, m.math("SUBTRACT", 1.0, fr))
    seam = m.ramp(edge, (0, 0), (0.011, 1))
    if gap:
        c = m.mix(m.math("SUBTRACT", 1.0, seam), c, (0.02, 0.012, 0.008))
    h = m.math(
        "ADD",
        m.math("MULTIPLY", seam, 1.2 if gap else 0.0),
        m.math("SUBTRACT", m.math("MULTIPLY", streak, 0.16), m.math("MULTIPLY", pores, 0.22)),
    )
    r = m.math(
        "ADD",
        rough - 0.08,
        m.math("ADD", m.math("MULTIPLY", pores, 0.25), m.math("MULTIPLY", m.noise(m.obj, 7, 4), 0.18)),
    )
    m.set(Base_Color=c, Roughness=r, Specular=0.4, Normal=m.bump(h, 0.0011))
    m.simple([(x + y) * 0.46 for x, y in zip(a, b)])
    return m.m


def terrazzo(
    base=(0.78, 0.75, 0.71),
    chips=((0.62, 0.33, 0.24), (0.25, 0.30, 0.31), (0.86, 0.84, 0.80), (0.74, 0.56, 0.40), (0.42, 0.50, 0.46)),
    scale=42.0,
    rough=0.22,
):
    m = Mat("terrazzo")
    c = m.mix(0.25, base, m.noise(m.obj, 220, 4, out="Color"), "SOFT_LIGHT")
    for k, (sc, cover) in enumerate(((scale * 2.6, 0.55), (scale * 1.2, 0.5), (scale * 0.62, 0.42))):
        v = m.warp(m.map(m.obj, loc=(k * 3.1, k * 1.7, 0)), 0.35 / sc, sc * 1.6, 2)
        cell = m.n("TexVoronoi", {"feature": "F1"}, Vector=v, Scale=sc).outputs["Color"]
        edge = m.n("TexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Vector=v, Scale=sc).outputs["Distance"]
        rgb = m.n("SeparateRGB", Image=cell).outputs
        size = m.math("ADD", 0.10, m.math("MULTIPLY", rgb[1], 0.16))
        mask = m.math("MULTIPLY", m.math("GREATER_THAN", edge, size), m.math("LESS_THAN", rgb[0], cover))
        col = m.ramp(rgb[2], *[(i / len(chips), ch) for i, ch in enumerate(chips)], interp="CONSTANT")
        c = m.mix(mask, c, m.mix(0.3, col, m.noise(m.obj, 300, 3, out="Color"), "SOFT_LIGHT"))
    m.set(
        Base_Color=c,
        Roughness=m.n("MapRange", Value=m.noise(m.obj, 14, 5), i1=0.3, i2=0.7, i3=rough * 0.8, i4=rough * 1.4).outputs[
            0
        ],
        Normal=m.bump(m.noise(m.obj, 60, 3), 0.0001),
    )
    m.simple(base)
    return m.m


def tiles(
    color=(0.80, 0.82, 0.80), size=0.10, rough=0.12, vary=0.12, grout=(0.62, 0.61, 0.58), tile_h=None, joint=0.22
):
    """glazed hand-made tiles on a wall (xz); `joint`: half of what lies between two of them, in centimetres"""
    m = Mat("tiles")
    s = m.n("SeparateXYZ", Vector=m.obj).outputs
    th = tile_h or size
    fx, fz = (m.math("FRACT", m.math("DIVIDE", s[i], k)) for i, k in ((0, size), (2, th)))
    ex, ez = (
        m.math("MULTIPLY", m.math("MINIMUM", f, m.math("SUBTRACT", 1.0, f)), k) for f, k in ((fx, size), (fz, th))
    )
    g = m.ramp(m.math("MULTIPLY", m.math("MINIMUM", ex, ez), 100.0), (joint - 0.14, 0), (joint, 1))
    ident = m.n(
        "CombineXYZ", X=m.math("FLOOR", m.math("DIVIDE", s[0], size)), Y=m.math("FLOOR", m.math("DIVIDE", s[2], th))
    ).outputs[0]
    rnd = m.n("TexWhiteNoise", Vector=ident).outputs
    c = m.mix(vary, color, m.mix(0.5, color, rnd["Color"]), "MIX")
    c = m.mix(m.math("MULTIPLY", m.noise(m.obj, 18, 3), 0.25), c, [v * 0.8 for v in color])
    c = m.mix(g, grout, c)
    h = m.math(
        "ADD",
        m.math("MULTIPLY", g, 0.8),
        m.math("MULTIPLY", m.noise(m.vmath("ADD", m.obj, m.vmath("MULTIPLY", rnd["Color"], (9, 9, 9))), 14, 2), 0.9),
    )
    m.set(Base_Color=c, Roughness=m.mix(g, (0.8,) * 3, (rough,) * 3), Normal=m.bump(h, 0.0016))
    m.simple(color)
    return m.m


def plaster(color, rough=0.75, depth=0.0012):
    m = Mat("plaster")
    n1 = m.noise(m.obj, 9, 4, 0.6)
    n2 = m.noise(m.obj, 190, 2, 0.5)
    c = m.mix(m.ramp(n1, (0.3, 0), (0.7, 1)), [v * 0.93 for v in color], color)
    m.set(
        Base_Color=c,
        Roughness=rough,
        Specular=0.25,
        Normal=m.bump(m.math("ADD", n1, m.math("MULTIPLY", n2, 0.18)), depth),
    )
    m.simple(color)
    return m.m


def cloth(color, depth=0.0035, scale=420, rough=0.95):
    m = Mat("cloth")
    v = m.n("TexVoronoi", Vector=m.warp(m.obj, 0.004, 90), Scale=scale).outputs["Distance"]
    n = m.noise(m.obj, 55, 5)
    m.set(
        Base_Color=m.mix(m.math("MULTIPLY", v, 0.5), color, [x * 0.7 for x in color]),
        Roughness=rough,
        Specular=0.1,
        Sheen=0.6,
        Normal=m.bump(m.math("ADD", m.math("MULTIPLY", v, -0.5), n), depth),
    )
    m.simple(color)
    return m.m


def leafy(color=(0.09, 0.19, 0.05), rough=0.4):
    m = Mat("leaf")
    c = [v * 1.35 for v in color]
    t = m.n("BsdfTranslucent", Color=[min(1, v * 2.6) for v in color])
    m.set(Base_Color=c, Roughness=rough)
    x = m.n("MixShader", Fac=0.4)
    m.t.links.new(m.p.outputs[0], x.inputs[1])
    m.t.links.new(t.outputs[0], x.inputs[2])
    m.t.links.new(x.outputs[0], m.out.inputs["Surface"])
    return m.m


def slate(puddles=(0.44, 0.48), dark=(0.03, 0.031, 0.034), pale=(0.1, 0.103, 0.11)):
    """`puddles`: between which values of the noise the water begins; lower, and more of the stone is under it."""
    m = Mat("slate")
    lay = m.warp(m.obj, 0.06, 5, 5)
    n1 = m.noise(m.map(lay, (1, 1.6, 1)), 5, 9, 0.62)
    n2 = m.noise(m.map(m.obj, (1, 3, 1), rot=(0, 0, 0.4)), 60, 8, 0.65)
    steps = m.ramp(n1, (0.36, 0), (0.40, 0.3), (0.50, 0.34), (0.53, 0.62), (0.62, 0.66), (0.65, 1))
    pool = m.noise(m.warp(m.obj, 0.1, 7), 5.5, 4, 0.5)
    wet = m.ramp(pool, (puddles[0], 0), (puddles[1], 1))
    # Stone is dark for some way around the water that stands on it.
    damp = m.ramp(pool, (puddles[0] - 0.1, 0), (puddles[0], 1))
    h = m.math(
        "ADD", m.math("MULTIPLY", steps, 0.8), m.math("ADD", m.math("MULTIPLY", n1, 0.5), m.math("MULTIPLY", n2, 0.5))
    )
    h = m.math("MULTIPLY", h, m.math("SUBTRACT", 1.0, m.math("MULTIPLY", wet, 0.94)))
    soaked = [[v * 0.3 for v in color] for color in (dark, pale)]
    dry = m.mix(m.ramp(n2, (0.36, 0), (0.62, 1)), dark, pale)
    rough = m.mix(damp, m.mix(n2, (0.35,) * 3, (0.6,) * 3), (0.24,) * 3)
    m.set(
        Base_Color=m.mix(damp, dry, m.mix(n2, *soaked)),
        Roughness=m.mix(wet, rough, (0.03,) * 3),
        Specular=0.5,
        Normal=m.bump(h, 0.0045),
    )
    m.simple([(a + b) / 3 for a, b in zip(dark, pale)])
    return m.m


def stone(dark=(0.30, 0.27, 0.23), pale=(0.62, 0.56, 0.48), rough=0.55, pitted=0.0):
    """Honed stone with clouds, pits and a few pale veins. `pitted`: how much larger and darker its pits are."""
    m = Mat("stone")
    cloud = m.noise(m.warp(m.obj, 0.12, 4), 5, 8, 0.62)
    pits = m.ramp(m.noise(m.obj, 120, 4, 0.6), (0.30 + 0.05 * pitted, 1), (0.40 + 0.03 * pitted, 0))
    c = m.ramp(cloud, (0.3, dark), (0.7, pale))
    c = m.mix(m.math("MULTIPLY", pits, 0.45 + 0.4 * pitted), c, [v * 0.45 for v in dark])
    r = m.math("ADD", rough - 0.06, m.math("MULTIPLY", cloud, 0.12))
    h = m.math("SUBTRACT", m.math("MULTIPLY", cloud, 0.4), m.math("MULTIPLY", pits, 0.5))
    m.set(Base_Color=c, Roughness=r, Specular=0.4, Normal=m.bump(h, 0.0012))
    m.simple([(a + b) / 2 for a, b in zip(dark, pale)])
    return m.m


def paper(color, rough=0.7):
    """Matte seamless paper."""
    m = Mat("paper")
    m.set(Base_Color=color, Roughness=rough, Specular=0.2, Normal=m.bump(m.noise(m.obj, 260, 3), 0.00012))
    m.simple(color)
    return m.m


def concrete(dark=(0.34, 0.335, 0.325), pale=(0.56, 0.55, 0.535), panel=(1.3, 0.62)):
    """Cast in panels: clouds, pores, seams, and the holes of the ties that held the boards."""
    m = Mat("concrete")
    s = m.n("SeparateXYZ", Vector=m.obj).outputs
    cloud = m.noise(m.warp(m.obj, 0.2, 3), 2.4, 6, 0.62)
    fine = m.noise(m.obj, 160, 4, 0.6)
    pores = m.ramp(m.n("TexVoronoi", Vector=m.warp(m.obj, 0.01, 40), Scale=46).outputs["Distance"], (0.06, 1), (0.1, 0))
    u, v = (m.math("FRACT", m.math("DIVIDE", m.math("ADD", s[i], 0.37), k)) for i, k in ((0, panel[0]), (2, panel[1])))
    near = [m.math("MULTIPLY", m.math("MINIMUM", f, m.math("SUBTRACT", 1.0, f)), k) for f, k in zip((u, v), panel)]
    seam = m.ramp(m.math("MINIMUM", *near), (0.002, 1), (0.006, 0))
    to = lambda f, c, k: m.math("POWER", m.math("MULTIPLY", m.math("SUBTRACT", f, c), k), 2.0)
    half = m.math("ABSOLUTE", m.math("SUBTRACT", u, 0.5))
    hole = m.math("SQRT", m.math("ADD", to(half, 0.28, panel[0]), to(v, 0.5, panel[1])))
    tie = m.ramp(hole, (0.011, 1), (0.014, 0))
    c = m.ramp(m.math("ADD", m.math("MULTIPLY", cloud, 0.8), m.math("MULTIPLY", fine, 0.2)), (0.3, dark), (0.7, pale))
    deep = m.math("MAXIMUM", m.math("MULTIPLY", seam, 0.5), m.math("MAXIMUM", tie, m.math("MULTIPLY", pores, 0.4)))
    c = m.mix(deep, c, [v * 0.35 for v in dark])
    h = m.math("SUBTRACT", m.math("ADD", m.math("MULTIPLY", cloud, 0.3), m.math("MULTIPLY", fine, 0.25)), deep)
    m.set(Base_Color=c, Roughness=0.72, Specular=0.3, Normal=m.bump(h, 0.0025))
    m.simple([(a + b) / 2 for a, b in zip(dark, pale)])
    return m.m
