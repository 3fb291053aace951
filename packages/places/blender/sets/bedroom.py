"""A bench at the foot of a bed: pillows, a duvet, a bedside lamp, out of focus in the light of a window."""

import math
from random import Random

import bpy
import numpy as np
from light import area, camera, sky, sun, world
from materials import cloth, leafy, plaster, wood
from nodes import emit, plain
from shapes import box, branch, grid, lathe, leaf_mesh, plane, wall
from sets.living import WOODS


def soft(name, size, mat, at, r, turn=0.0, depth=0.05):
    """A filled, creased body."""
    o = box(name, size, mat, at, r, turn)
    fine = o.modifiers.new("s", "SUBSURF")
    fine.levels = fine.render_levels = 4
    clouds = bpy.data.textures.new("n", "CLOUDS")
    clouds.noise_scale = 0.28
    crease = o.modifiers.new("d", "DISPLACE")
    crease.texture, crease.strength = clouds, depth
    return o


def pillow(at, turn, mat, lean=72):
    """Its corners stand out and its seams are drawn in."""
    t = np.linspace(-1, 1, 41)
    u, v = np.meshgrid(t, t)
    puff = 0.125 * ((1 - u * u) * (1 - v * v)) ** 0.42 * (1 + 0.1 * np.sin(5 * u + 2 * v + 1) + 0.07 * np.sin(8 * v - 3 * u))
    x, y = 0.41 * u * (1 - 0.08 * (1 - v * v)), 0.27 * v * (1 - 0.12 * (1 - u * u))
    for side in (1, -1):
        o = grid("pillow", t, t, u, mat)
        o.data.vertices.foreach_set("co", np.stack([x, y, side * puff], -1).astype("f4").ravel())
        o.data.update()
        o.location, o.rotation_euler = at, (math.radians(lean), 0, turn)


def bed(middle, linen, throw, pillows, lie, lean, head):
    box("head", (2.1, 0.1, 1.3), head, (middle, 3.75, -0.05), 0.05)
    soft("duvet", (2.0, 2.0, 0.32), cloth(linen, 0.008, 120), (middle, 2.65, -0.36), 0.12)
    soft("throw", (2.06, 0.55, 0.345), cloth(throw, 0.012, 90), (middle, 2.0, -0.35), 0.12, depth=0.06)
    for (x, y, z, turn), color in zip(lie, pillows):
        pillow((x, y, z), turn, cloth(color, 0.008, 110), lean)


def bedside(x, y, lit):
    box("stand", (0.42, 0.4, 0.5), wood(plank=9, gap=False), (x, y, -0.5), 0.01)
    foot = [(0, 0), (0.06, 0), (0.075, 0.07), (0.03, 0.15), (0.012, 0.17), (0.012, 0.24)]
    lathe("foot", foot, plain("clay", (0.6, 0.52, 0.44), 0.6), (x, y, -0.25))
    linen = emit("glow", (1, 0.62, 0.3), 2.6) if lit else plain("linen", (0.84, 0.8, 0.72), 0.8)
    lathe("shade", [(0.1, 0.2), (0.15, 0), (0.148, 0), (0.098, 0.2)], linen, (x, y, 0.0))
    if lit:
        area("lamp", (x, y - 0.25, 0.15), 0.3, 12, (0, 2.2, 0), (1, 0.66, 0.36))
        area("lampwall", (x, y + 0.1, 0.35), 0.3, 7, (x, 4, 0.9), (1, 0.64, 0.34))


def build(
    table="ash",
    room=(0.72, 0.68, 0.62),
    linen=(0.84, 0.82, 0.78),
    throw=(0.52, 0.4, 0.3),
    pillows=((0.85, 0.83, 0.8), (0.85, 0.83, 0.8), (0.6, 0.5, 0.4)),
    lie=((-0.42, 3.5, 0.06, 0.06), (0.62, 3.5, 0.06, -0.06), (0.08, 3.34, 0.0, 0.1)),
    lean=72,
    head=((0.36, 0.24, 0.14), (0.52, 0.37, 0.23)),
    hour="morning",
    middle=0.1,
    lamp=-1.28,
    art=True,
):
    camera(fstop=2.2)
    rnd = Random(9)
    a, b, dark = WOODS[table]
    box("bench", (2.6, 1.7, 0.045), wood(a, b, dark, plank=9, gap=False, rough=0.42), (0, -0.32, -0.0225), 0.006)
    wall("wall", -5, 5, -1, 3, 4.0, plaster(room))
    plane("floor", -5, 5, -2, 4.0, wood((0.3, 0.2, 0.12), (0.42, 0.29, 0.18)), -0.8)
    bed(middle, linen, throw, pillows, lie, lean, wood(*head, plank=9, gap=False))
    bedside(lamp, 3.55, hour == "evening")
    if art:
        box("frame", (0.62, 0.03, 0.46), plain("f", (0.3, 0.2, 0.12), 0.5), (0.42, 3.97, 0.98), 0.004)
        box("art", (0.54, 0.01, 0.38), plain("a", (0.8, 0.74, 0.66), 0.8), (0.42, 3.95, 0.98), 0)
    leaf = leaf_mesh("leaf", 0.22, 0.07, leafy((0.06, 0.13, 0.045)))
    for _ in range(8):
        way = (rnd.uniform(-0.5, 0.3), rnd.uniform(-0.4, 0.2), 1)
        branch((1.5, 3.4, -0.3), way, rnd.uniform(0.6, 1.0), 6, leaf, rnd)
    if hour == "evening":
        side = math.copysign(1, lamp)
        # The other bed side's lamp, outside of the picture.
        area("lamp", (middle - 1.65 * side, 3.0, 0.4), 0.3, 14, (middle, 3.6, 0), (1, 0.66, 0.36))
        # From where the lamp is that is seen: shadows that run towards it look wrong.
        area("key", (1.1 * side, 0.2, 1.1), 0.7, 36, color=(1, 0.91, 0.8), role="key")
        area("fill", (-1.3 * side, -1.1, 1.0), 1.6, 13, color=(1, 0.95, 0.9), role="fill")
        world((0.3, 0.34, 0.45), 0.1)
    else:
        for y in (0.0, 0.5, 1.0):
            box("bar", (0.03, 0.05, 2.2), plain("bar", (0.8, 0.8, 0.8), 0.5), (-1.5, y, 0.7))
        box("bar", (0.03, 2.6, 0.05), plain("bar", (0.8, 0.8, 0.8), 0.5), (-1.5, 0.3, 0.75))
        sun(-70, 30, 5.8, (1, 0.86, 0.68), 1.3)
        sky(32, 64, 0.06)
        area("fill", (1.6, -1.6, 1.6), 2, 12, color=(1, 0.97, 0.94), role="fill")
        area("far", (-1.6, 1.6, 1.9), 1.8, 62, (0.2, 3.4, 0), (1, 0.95, 0.88))
    return dict(surface=dict(kind=table, roughness=0.42, f0=0.035), extent=dict(kind="rect", y1=0.53))
