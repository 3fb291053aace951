"""A worktop in front of a kitchen with a window, both out of focus; a plant beside the frame breaks the sun."""

from random import Random

import bpy
from light import area, camera, sky, sun
from materials import leafy, marble, stone, terrazzo, tiles, wood
from nodes import Mat, emit, plain
from shapes import box, branch, lathe, leaf_mesh, wall
from sets.foliage import BEHIND, GREENS, crowns, leaves_of, light_behind, sunlit_stand

FAR = 3.2


def worktop(kind):
    if kind == "marble":
        return marble(), dict(kind="marble", roughness=0.16, f0=0.04)
    if kind == "oak":
        return wood((0.42, 0.26, 0.13), (0.62, 0.42, 0.24), plank=0.09, rough=0.36), dict(
            kind="oiled oak", roughness=0.4, f0=0.035
        )
    if kind == "terrazzo":
        return terrazzo(), dict(kind="polished terrazzo", roughness=0.22, f0=0.04)
    return stone((0.075, 0.08, 0.085), (0.16, 0.165, 0.17), 0.3), dict(kind="dark stone", roughness=0.3, f0=0.04)


def window(frame):
    for x in (-0.28, 0.27, 0.82):
        box("mullion", (0.05, 0.08, 1.35), frame, (x, FAR - 0.02, 0.84), 0.006)
    box("sill", (1.25, 0.2, 0.04), frame, (0.27, FAR - 0.08, 0.19))
    box("rail", (1.1, 0.06, 0.035), frame, (0.27, FAR - 0.02, 0.72))


def garden(rnd, golden):
    """What the window shows: a tree, a hedge behind it, and the sky."""
    season = "autumn" if golden else "summer"
    greens, (low, high) = GREENS[season], BEHIND[season]
    light_behind(low, high, 12, 2.4)
    crowns(rnd, leaves_of(greens, high, 0.3), ((0.75, 6.2, 0.95, 0.42), (-0.35, 6.8, 0.5, 0.4)))
    far = leaves_of(greens, high, 0.5, 0.26, 0.15)
    crowns(rnd, far, [(-1.6 + 0.7 * i, 9, rnd.uniform(0, 0.3), 0.6) for i in range(6)], 110)


def dusk(rnd):
    """The last light over a garden: trees before it, and neighbours who are at home."""
    m = Mat("dusk")
    high = m.n("SeparateXYZ", Vector=m.obj).outputs[2]
    c = m.ramp(
        m.math("ADD", m.math("MULTIPLY", high, 0.55), m.math("MULTIPLY", m.noise(m.obj, 0.9, 3), 0.12)),
        (0.2, (0.72, 0.34, 0.18)),
        (0.36, (0.46, 0.3, 0.3)),
        (0.55, (0.17, 0.19, 0.28)),
        (1.0, (0.07, 0.095, 0.17)),
    )
    m.t.links.new(m.n("Emission", Color=c, Strength=0.55).outputs[0], m.out.inputs[0])
    m.m.cycles.sample_as_light = False
    wall("sky", -4, 5, -1, 4, 9, m.m)
    air = (0.12, 0.1, 0.13)
    near = leaves_of(((0.012, 0.02, 0.014), (0.02, 0.03, 0.018), (0.03, 0.028, 0.016)), air, 0.22, 0.22, 0.12)
    far = leaves_of(((0.03, 0.035, 0.035),), (0.2, 0.16, 0.2), 0.5, 0.26, 0.15)
    crowns(rnd, near, ((0.98, 6.6, 0.5, 0.3), (-0.5, 6.8, 0.3, 0.26), (0.2, 6.9, 0.05, 0.2)), 200)
    crowns(rnd, far, [(-1.4 + 0.55 * i, 8.4, rnd.uniform(-0.15, 0.05), 0.34) for i in range(7)], 120)
    for x, z in ((0.1, 0.42), (0.4, 0.34), (0.62, 0.46)):
        lathe("home", [(0, -0.022), (0.022, 0), (0, 0.022)], emit("home", (1, 0.62, 0.28), 4), (x, 6.2, z), 12)


def furniture(cabinet, rnd):
    box("worktop", (5, 0.6, 0.04), wood(plank=9, gap=False), (0, FAR - 0.3, -0.02))
    cab = plain("cab", cabinet, 0.45)
    for i in range(7):
        box("cab", (0.58, 0.5, 0.8), cab, (-2 + i * 0.6, FAR - 0.28, -0.45), 0.01)
    pan = plain("enamel", (0.5, 0.2, 0.11), 0.35)
    lathe(
        "pan",
        [(0, 0), (0.11, 0), (0.12, 0.02), (0.12, 0.12), (0.115, 0.12), (0.115, 0.02), (0, 0.01)],
        pan,
        (-0.62, FAR - 0.3, 0),
    )
    cer = plain("ceramic", (0.82, 0.78, 0.7), 0.3)
    lathe(
        "jar",
        [(0, 0), (0.06, 0), (0.085, 0.05), (0.085, 0.15), (0.05, 0.2), (0.05, 0.23), (0.04, 0.23), (0.04, 0.1)],
        cer,
        (-0.42, FAR - 0.32, 0),
    )
    box("board", (0.3, 0.03, 0.42), wood(plank=9, gap=False), (-0.95, FAR - 0.09, 0.2), 0.02)
    lathe(
        "pot",
        [(0, 0), (0.075, 0), (0.1, 0.17), (0.09, 0.17), (0.085, 0.14), (0, 0.14)],
        plain("terra", (0.55, 0.26, 0.15), 0.8),
        (0.98, FAR - 0.32, 0),
    )
    leaf = leaf_mesh("leaf", 0.16, 0.055, leafy((0.07, 0.17, 0.04)))
    stem = plain("stem", (0.12, 0.15, 0.05), 0.6)
    for _ in range(9):
        branch(
            (0.98, FAR - 0.32, 0.15),
            (rnd.uniform(-0.6, 0.6), rnd.uniform(-0.5, 0.3), 1),
            rnd.uniform(0.25, 0.45),
            5,
            leaf,
            rnd,
            stem=stem,
        )


def dapples(frame, azimuth, elevation):
    """What stands between the sun and the worktop, outside of the picture on the left; the product's place is left in
    the sun."""
    rnd = Random(11)
    # Little light comes through: on a white top it is a green stain.
    big = leaf_mesh("big", 0.17, 0.06, leafy((0.045, 0.06, 0.035)))
    for _ in range(9):
        at = (-1.0 + rnd.uniform(-0.25, 0.2), 0.55 + rnd.uniform(-0.4, 0.5), 0.36 + rnd.uniform(0, 0.34))
        branch(at, (rnd.uniform(0.3, 1), rnd.uniform(-0.7, 0.3), rnd.uniform(0, 0.5)), 0.5, 6, big, rnd)
    sunlit_stand(big, azimuth, elevation, (0.28, 0.15))
    for o in bpy.data.objects:
        # A leaf that reaches into the picture would hang there without a stem.
        o.visible_camera = o.data != big
    for z in (0.5, 1.32):
        box("shade", (0.035, 2.6, 0.035), frame, (-1.5, 0.8, z))
    for y in (0.3, 1.1, 1.9):
        box("shade", (0.035, 0.04, 1.8), frame, (-1.5, y, 0.7))


def pendants():
    for x in (-0.9, -0.15, 0.6):
        lathe(
            "lamp",
            [(0.16, 0), (0.15, 0.05), (0.05, 0.16), (0, 0.17)],
            plain("tin", (0.05, 0.05, 0.05), 0.4),
            (x, 2.6, 0.78),
        )
        lathe("bulb", [(0, -0.03), (0.045, 0), (0, 0.04)], emit("bulb", (1, 0.62, 0.3), 30), (x, 2.6, 0.78), 16)


def build(top="marble", tile=(0.84, 0.83, 0.79), cabinet=(0.20, 0.26, 0.22), hour="morning"):
    camera(fstop=2.6)
    mat, surface = worktop(top)
    box("counter", (4, 1.75, 0.03), mat, (0, -0.36, -0.015), 0.004)
    wall_tiles = tiles(tile, 0.2, 0.15, 0.1, tile_h=0.075)
    for x0, x1, z0, z1 in ((-3, -0.28, -1, 2.4), (0.82, 3, -1, 2.4), (-0.28, 0.82, -1, 0.19), (-0.28, 0.82, 1.5, 2.4)):
        wall("wall", x0, x1, z0, z1, FAR, wall_tiles)
    frame = plain("frame", (0.86, 0.84, 0.80), 0.4)
    window(frame)
    furniture(cabinet, Random(4))
    if hour == "evening":
        dusk(Random(8))
        pendants()
        area("key", (-0.75, 0.32, 0.85), 0.4, 17, color=(1, 0.80, 0.58), role="key")
        area("fill", (1.6, -1.6, 1.4), 2, 6, color=(0.78, 0.85, 1), role="fill")
        area("far", (-0.3, 2.2, 1.4), 1.2, 15, (0, 3.2, 0.2), (1, 0.72, 0.45))
        sky(4, 62, 0.012)
    else:
        golden = hour == "golden"
        garden(Random(5), golden)
        azimuth, elevation = (-66, 22) if golden else (-62, 33)
        dapples(frame, azimuth, elevation)
        sun(
            azimuth,
            elevation,
            5.4 if golden else 6.2,
            (1, 0.68, 0.40) if golden else (1, 0.84, 0.62),
            1.1,
        )
        sky(20 if golden else 33, 62, 0.045)
        area("fill", (1.6, -1.8, 1.8), 2, 11, color=(1, 0.97, 0.93), role="fill")
        area("window", (-1.6, 1.3, 1.2), 1.4, 14, color=(1, 0.96, 0.92), role="fill")
        area("far", (-0.5, 1.6, 2.2), 1.8, 42, (0, 3.2, 0.2), (1, 0.82, 0.64) if golden else (1, 0.95, 0.88))
    return dict(surface=surface, extent=dict(kind="rect", y1=0.515))
