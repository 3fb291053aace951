"""A stone table of a café on the pavement: awnings, trees and shop windows down the street, far out of focus."""

import math
from random import Random

import bpy
from light import area, camera, sky, sun
from materials import leafy, plaster, stone, wood
from nodes import Mat, emit, plain
from shapes import box, branch, lathe, leaf_mesh, plane, wall
from sets.foliage import GREENS, clump, crowns, leaves_of, sunlit_stand

STREET = -0.74
HAZE = {"day": (0.86, 0.88, 0.88), "golden": (0.98, 0.78, 0.52)}


def horizon(color, strength):
    m = Mat("haze")
    high = m.n("SeparateXYZ", Vector=m.obj).outputs[2]
    c = m.ramp(m.math("DIVIDE", high, 14.0), (0.0, color), (1.0, [v * w for v, w in zip(color, (0.62, 0.76, 0.98))]))
    m.t.links.new(m.n("Emission", Color=c, Strength=strength).outputs[0], m.out.inputs[0])
    m.m.cycles.sample_as_light = False
    wall("haze", -30, 30, -2, 24, 40, m.m)
    # The end of the street: a square with trees.
    crowns(Random(2), leaves_of(GREENS["summer"], color, 0.45, 0.4, 0.22), [(-1.6 + 1.1 * i, 34, STREET + 1.6, 1.0) for i in range(4)], 60)


def house(side, y, deep, color, rnd, glow):
    """Shop below with an awning, windows above; what faces the street is drawn, the rest is never seen."""
    x = side * 2.5
    front = plaster(color)
    trim = plain("trim", [min(1, v * 1.12) for v in color], 0.6)
    glass = plain("glass", (0.07, 0.09, 0.11), 0.15)
    lit = emit("lit", (1, 0.78, 0.5), glow)
    box("house", (2.4, deep, 6.4), front, (x + side * 1.2, y + deep / 2, STREET + 3.2), 0)
    cloth = rnd.choice(((0.5, 0.13, 0.1), (0.13, 0.24, 0.2), (0.75, 0.68, 0.56), (0.16, 0.22, 0.34)))
    for i in range(int(deep / 1.5)):
        at = y + 0.75 + 1.5 * i
        box("shop", (0.06, 1.2, 1.5), lit if rnd.random() < 0.7 else glass, (x - side * 0.02, at, STREET + 0.95), 0)
        for z in (3.0, 4.7):
            box("window", (0.06, 0.62, 1.1), glass, (x - side * 0.02, at, STREET + z), 0)
            box("frame", (0.1, 0.8, 0.08), trim, (x - side * 0.03, at, STREET + z - 0.6), 0)
    awning = box("awning", (0.9, deep - 0.3, 0.03), plain("cloth", cloth, 0.9), (x - side * 0.4, y + deep / 2, STREET + 2), 0)
    awning.rotation_euler[1] = side * 0.35


def trees(rnd, season, air):
    trunk = plain("trunk", (0.1, 0.075, 0.055), 0.9)
    leaves = leaves_of(GREENS[season], air, 0.1, 0.17, 0.1)
    for side, y in ((-1, 7.5), (1, 9.5), (-1, 13), (1, 16), (-1, 20), (1, 24)):
        x = side * 1.55
        lathe("trunk", [(0.09, 0), (0.07, 2.4)], trunk, (x, y, STREET), 12)
        crowns(rnd, leaves, ((x, y, STREET + 2.9, 0.75), (x - side * 0.3, y + 0.3, STREET + 2.5, 0.5)), 95)


def hedge(air):
    """Boxwood and hydrangeas, as cafés fence their tables with: in wide pictures it is what stands behind the product."""
    rnd = Random(12)
    greens = leaves_of(GREENS["summer"], air, 0.015, 0.07, 0.04)
    blossoms = [leaves_of((color,), air, 0.03, 0.07, 0.06) for color in ((0.8, 0.24, 0.3), (0.86, 0.8, 0.74), (0.7, 0.34, 0.5))]
    box("trough", (4.6, 0.3, 0.16), plain("trough", (0.42, 0.38, 0.33), 0.8), (0.2, 5.6, STREET + 0.08), 0.02)
    for i in range(14):
        x, y = -2.0 + 0.33 * i + rnd.uniform(-0.06, 0.06), 5.6 + rnd.uniform(-0.12, 0.12)
        clump(rnd, (x, y, STREET + 0.62 + rnd.uniform(-0.1, 0.1)), rnd.uniform(0.2, 0.28), 230, greens)
        clump(rnd, (x + 0.16, y - 0.1, STREET + 0.32), rnd.uniform(0.17, 0.23), 150, greens)
        for _ in range(rnd.choice((0, 1, 2))):
            at = (x + rnd.uniform(-0.15, 0.15), y - 0.24, STREET + rnd.uniform(0.34, 0.78))
            clump(rnd, at, rnd.uniform(0.06, 0.1), 60, rnd.choice(blossoms))


def lanterns(rnd):
    """Candles in glasses on the next tables and strings of lamps above them, low enough that every crop shows some."""
    top = wood((0.2, 0.11, 0.06), (0.32, 0.19, 0.1), plank=0.2, rough=0.5)
    iron = plain("iron", (0.05, 0.045, 0.04), 0.5)

    def lamp(at, r, strength):
        warm = (1, rnd.uniform(0.56, 0.66), rnd.uniform(0.22, 0.32))
        lathe("lamp", [(0, -r), (0.7 * r, -0.7 * r), (r, 0), (0.7 * r, 0.7 * r), (0, r)], emit("lamp", warm, strength), at, 16)

    for x, y in ((-0.95, 3.6), (1.05, 4.3), (-1.15, 5.6), (1.3, 6.4), (-1.3, 8.2), (1.35, 9.2)):
        lathe("table", [(0, 0), (0.34, 0), (0.34, 0.03), (0, 0.03)], top, (x, y, STREET + 0.7), 48)
        lathe("foot", [(0.03, 0), (0.03, 0.7)], iron, (x, y, STREET), 16)
        lamp((x + rnd.uniform(-0.1, 0.1), y, STREET + 0.82), 0.045, 5)
    for side in (-1, 1):
        for i in range(10):
            y = 4.8 * 1.17**i
            sag = 0.22 * abs(math.sin(1.25 * i))
            lamp((side * (1.25 + 0.1 * rnd.random()), y, STREET + 1.62 - sag), 0.05, rnd.uniform(3.5, 6))


def table(kind):
    if kind == "wood":
        return wood((0.3, 0.17, 0.085), (0.47, 0.29, 0.16), plank=0.11, rough=0.4), dict(
            kind="varnished wood", roughness=0.42, f0=0.035
        )
    return stone((0.42, 0.39, 0.35), (0.6, 0.57, 0.52), 0.28), dict(kind="honed marble", roughness=0.3, f0=0.04)


def shade_leaves(azimuth, elevation):
    """A tree above the table, outside of the picture; the product's place is left in the sun."""
    rnd = Random(9)
    leaf = leaf_mesh("leaf", 0.07, 0.042, leafy((0.08, 0.17, 0.05)), 0.3, 0.3)
    for _ in range(16):
        at = (-0.95 + rnd.uniform(-0.3, 0.25), 0.1 + rnd.uniform(-0.6, 0.5), 0.75 + rnd.uniform(0, 0.3))
        branch(at, (rnd.uniform(0.2, 1), rnd.uniform(-0.7, 0.7), rnd.uniform(-0.2, 0.3)), 0.4, 8, leaf, rnd)
    sunlit_stand(leaf, azimuth, elevation, (0.2, 0.14))
    for o in bpy.data.objects:
        o.visible_camera = o.visible_camera and o.data != leaf


def build(top="marble", hour="day", fronts=((0.5, 0.4, 0.31), (0.44, 0.34, 0.28), (0.5, 0.44, 0.37)), glow=0.5, fenced=False, open_shade=1.0):
    # So low that wide crops, which end little above the product, still show the lamps.
    camera(fstop=2.2, height=0.17, pitch=3.0)
    rnd = Random(6)
    mat, surface = table(top)
    box("table", (3, 1.25, 0.04), mat, (0, -0.22, -0.02), 0.008)
    plane("street", -30, 30, 1.2, 40, stone((0.15, 0.147, 0.145), (0.22, 0.213, 0.205), 0.8), STREET)
    golden = hour == "golden"
    horizon(HAZE[hour], 1.08 if golden else 1.3)
    for side in (-1, 1):
        y = 5.0
        while y < 30:
            deep = rnd.uniform(3.2, 5)
            house(side, y, deep, rnd.choice(fronts), rnd, glow)
            y += deep
    for o in bpy.data.objects:
        # The sun stands behind these: in their shade the street is a dark wall.
        o.visible_shadow = o.location.x > -1
    trees(rnd, "summer", HAZE[hour])
    if fenced:
        hedge(HAZE[hour])
    lanterns(rnd)
    for o in bpy.data.objects:
        # Far out of focus the shadow of a crown or a table is an oval on the street, behind the product.
        o.visible_shadow = o.visible_shadow and (o.name.startswith("house") or o.location.y < 2)
    azimuth, elevation = (-58, 24) if golden else (-60, 52)
    shade_leaves(azimuth, elevation)
    sun(azimuth, elevation, 5.4, (1, 0.72, 0.46) if golden else (1, 0.91, 0.78), 1.2)
    sky(22 if golden else 52, 60, 0.07 * open_shade)
    area("fill", (1.6, -1.6, 1.6), 2, 12 * open_shade, color=(1, 0.98, 0.95), role="fill")
    return dict(surface=surface, extent=dict(kind="rect", y1=0.4))
