"""The stone edge of a pool in the sun: water behind it, oranges and a lemon, a white wall and palms far away."""

import math
from random import Random

from light import area, camera, sky, sun
from materials import leafy, plaster, stone, terrazzo
from nodes import Mat
from shapes import box, branch, lathe, leaf_mesh, plane, rounded, wall


def water(shallow, deep, bright):
    """Light that waves gather on the floor of a pool: the seams between cells, twice."""
    m = Mat("pool")

    def net(scale, shift):
        v = m.warp(m.map(m.obj, (1, 1.5, 1), (shift, shift, 0)), 0.3, 2.4, 2)
        d = m.n("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=v, Scale=scale, Smoothness=0.35).outputs["Distance"]
        return m.ramp(d, (0.3, 0), (0.75, 1), interp="EASE")

    light = m.math("ADD", m.math("MULTIPLY", net(4.2, 0), 0.7), m.math("MULTIPLY", net(7.5, 3.1), 0.4))
    s = m.n("SeparateXYZ", Vector=m.obj).outputs
    far = m.ramp(m.math("DIVIDE", s[1], 6.0), (0, 0), (1, 1))
    c = m.mix(m.math("MULTIPLY", light, 0.75), m.mix(far, shallow, deep), bright)
    h = m.math("ADD", m.noise(m.map(m.obj, (1, 2.2, 1)), 5, 3), m.math("MULTIPLY", m.noise(m.obj, 19, 2), 0.25))
    m.set(Base_Color=c, Roughness=0.06, Specular=0.4, Normal=m.bump(h, 0.035))
    return m.m


def edge(kind):
    if kind == "terrazzo":
        return terrazzo(), dict(kind="terrazzo", roughness=0.3, f0=0.035)
    return stone((0.50, 0.44, 0.37), (0.76, 0.70, 0.61), 0.55), dict(kind="travertine", roughness=0.55, f0=0.025)


def peel(color):
    """Shallow pores a millimetre apart, on a skin that is hardly uneven: deeper it is a melon's."""
    m = Mat("peel")
    pores = m.ramp(m.n("TexVoronoi", Vector=m.obj, Scale=820).outputs["Distance"], (0.0, 0), (0.42, 1))
    uneven = m.noise(m.obj, 42, 2)
    c = m.mix(m.math("MULTIPLY", m.noise(m.obj, 26, 3), 0.3), color, [v * 0.8 for v in color])
    h = m.math("ADD", m.math("MULTIPLY", pores, 0.16), uneven)
    m.set(Base_Color=c, Roughness=0.34, Specular=0.45, Normal=m.bump(h, 0.0013))
    m.simple(color)
    return m.m


# A lemon lying along z, in its radius across and half its length along: drawn out to a nipple at one end.
LEMON = (
    (0, -1.04), (0.17, -1.01), (0.5, -0.85), (0.82, -0.55), (0.98, -0.15), (0.98, 0.2), (0.82, 0.55),
    (0.52, 0.81), (0.27, 0.94), (0.19, 1.04), (0.12, 1.11), (0, 1.12),
)  # fmt: skip


def citrus(x, y, r, color, long=1.0, turn=0.9):
    if long > 1:
        o = lathe("citrus", rounded([(q * r, z * r * long) for q, z in LEMON]), peel(color), (x, y, r), 64)
        o.rotation_euler = (math.pi / 2, 0, turn)
        return
    ball = [(r * math.sin(math.pi * i / 24), -r * math.cos(math.pi * i / 24)) for i in range(25)]
    lathe("citrus", ball, peel(color), (x, y, r), 64)


def palms(rnd):
    frond = leaf_mesh("frond", 0.5, 0.035, leafy((0.06, 0.14, 0.04)), 0.4, 0.3)
    for x, y, z in ((-1.5, 6.4, 0.9), (1.3, 6.8, 0.8), (0.4, 7.0, 1.0)):
        for _ in range(7):
            branch(
                (x, y, z),
                (rnd.uniform(-1, 1), rnd.uniform(-0.4, 0.4), rnd.uniform(-0.2, 0.9)),
                1.1,
                12,
                frond,
                rnd,
                curve=0.5,
            )


def build(
    top="stone",
    shallow=(0.05, 0.44, 0.5),
    deep=(0.02, 0.26, 0.4),
    bright=(0.3, 0.74, 0.76),
    far=(0.86, 0.84, 0.8),
    hour="noon",
):
    camera(fstop=3.4, distance=1.1, height=0.3, pitch=9.0)
    rnd = Random(6)
    mat, surface = edge(top)
    box("edge", (5, 1.5, 0.05), mat, (0, -0.41, -0.025), 0.012)
    plane("water", -8, 8, 0.2, 6.0, water(shallow, deep, bright), -0.09)
    box("rim", (16, 1.2, 0.1), mat, (0, 6.4, -0.05), 0.02)
    wall("white", -9, 9, -1, 4, 8, plaster(far))
    palms(rnd)
    citrus(0.2, 0.09, 0.037, (0.82, 0.3, 0.03))
    citrus(0.265, 0.155, 0.036, (0.8, 0.27, 0.025))
    citrus(0.165, 0.175, 0.027, (0.85, 0.6, 0.06), 1.3)
    shade = leaf_mesh("palm", 0.36, 0.03, leafy((0.08, 0.15, 0.05)), 0.5, 0.25)
    for i in range(2):
        branch((-1.3, 0.35 + 0.25 * i, 0.72 + 0.12 * i), (1, -0.1, 0.05), 0.62, 12, shade, rnd, spread=42)
    low = hour == "sunset"
    sun(-64, 20 if low else 40, 6.2, (1, 0.66, 0.38) if low else (1, 0.93, 0.82), 0.9)
    sky(18 if low else 44, 64, 0.085, dust=2.0 if low else 0.7)
    # The wall faces away from the sun: what the terrace throws back at it.
    area("wall", (0, 4, 2.6), 4, 260, (0, 8, 0.6), (1, 0.96, 0.9))
    area("fill", (1.5, -1.6, 1.5), 2, 8, color=(0.93, 0.98, 1), role="fill")
    return dict(surface=surface, extent=dict(kind="rect", y1=0.335))
