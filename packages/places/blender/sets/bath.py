"""A shelf in a bathroom: tiles, folded towels, a cup with brushes, a branch in a vase."""

import math
from random import Random

import bpy
import numpy as np
from light import area, camera, sun, world
from materials import leafy, marble, stone, terrazzo, tiles, wood
from nodes import Mat, plain
from shapes import box, branch, grid, lathe, leaf_mesh, wall


def shelf(kind, slab, pitted):
    if kind == "terrazzo":
        return terrazzo(), dict(kind="polished terrazzo", roughness=0.22, f0=0.04)
    if kind == "marble":
        return marble(*slab), dict(kind="marble", roughness=0.16, f0=0.04)
    if kind == "oak":
        return wood((0.46, 0.30, 0.16), (0.66, 0.47, 0.28), plank=9, gap=False), dict(
            kind="oak", roughness=0.42, f0=0.035
        )
    rock = stone((0.40, 0.36, 0.31), (0.66, 0.61, 0.54), 0.5, pitted)
    return rock, dict(kind="travertine", roughness=0.5, f0=0.03)


def terry(color):
    """Loops of cotton, with a flat woven band near the end of the towel."""
    m = Mat("terry")
    loops = m.n("TexVoronoi", Vector=m.warp(m.obj, 0.003, 120), Scale=300).outputs["Distance"]
    tufts = m.noise(m.warp(m.obj, 0.01, 40), 130, 4, 0.65)
    trodden = m.noise(m.obj, 26, 4, 0.6)
    along = m.n("SeparateXYZ", Vector=m.obj).outputs[0]
    band = m.ramp(m.math("ABSOLUTE", m.math("ADD", along, 0.085)), (0.0135, 1), (0.015, 0))
    pile = m.math("SUBTRACT", 1.0, band)
    shade = m.math("ADD", m.math("MULTIPLY", tufts, 0.5), m.math("MULTIPLY", trodden, 0.5))
    c = m.ramp(shade, (0.34, [v * 0.8 for v in color]), (0.62, color))
    c = m.mix(m.math("MULTIPLY", loops, 0.4), c, [v * 0.6 for v in color])
    c = m.mix(m.math("MULTIPLY", band, 0.7), c, [v * 0.78 for v in color])
    h = m.math("ADD", m.math("MULTIPLY", tufts, 1.6), m.math("SUBTRACT", trodden, m.math("MULTIPLY", loops, 0.8)))
    h = m.math("MULTIPLY", h, m.math("ADD", 0.15, m.math("MULTIPLY", pile, 0.85)))
    m.set(Base_Color=c, Roughness=1.0, Specular=0.0, Sheen=0.8, Normal=m.bump(m.math("ADD", h, pile), 0.002))
    m.simple([v * 0.9 for v in color])
    return m.m


def layer(half, h, mat, at, turn, rnd):
    """One layer of a folded towel: thick, round where it was folded, never quite straight."""
    r = h / 2
    around = np.linspace(0, 2 * math.pi, 57)
    tip = 1 - 0.16 * np.linspace(1, 0, 12) ** 2
    along = np.concatenate([-tip[::-1], np.linspace(-0.82, 0.82, 40), tip])
    phase = rnd.uniform(0, 9)
    wave = np.sin(9 * along + phase) * 0.0016 + np.sin(4 * along + 2 * phase) * 0.0022
    end = np.sqrt(np.clip(1 - ((np.abs(along) * half[0] - (half[0] - r)).clip(0) / r) ** 2, 0, 1))
    c, s = np.cos(around), np.sin(around)
    y = np.sign(c) * (half[1] - r) * np.minimum(1, np.abs(c) * 3) + r * c
    z = np.sign(s) * r * np.abs(s) ** 0.8
    X = np.repeat((along * half[0])[:, None], len(around), 1)
    Y = y[None] * (1 - 0.05 * (1 - end[:, None])) + wave[:, None] * 1.6
    Z = z[None] * end[:, None] + wave[:, None]
    o = grid("towel", around, along, X, mat)
    o.data.vertices.foreach_set("co", np.stack([X, Y, Z], -1).astype("f4").ravel())
    o.data.update()
    o.location, o.rotation_euler[2] = at, turn
    fine = o.modifiers.new("s", "SUBSURF")
    fine.levels = fine.render_levels = 2
    clouds = bpy.data.textures.new("n", "CLOUDS")
    clouds.noise_scale = 0.03
    rough = o.modifiers.new("d", "DISPLACE")
    rough.texture, rough.strength = clouds, 0.003


def towels(colors, x, y):
    """A pile of towels, each folded into two layers."""
    rnd = Random(4)
    z = 0
    for i, color in enumerate(colors):
        mat, turn = terry(color), 0.1 + 0.07 * i
        at = x + rnd.uniform(-0.006, 0.006)
        for h in (0.036, 0.034):
            half = (0.15 - 0.004 * i, 0.115 + rnd.uniform(-0.004, 0.004))
            layer(half, h, mat, (at + rnd.uniform(-0.003, 0.003), y, z + h / 2), turn, rnd)
            z += h - 0.0075


def cup(x, y):
    lathe(
        "cup",
        [(0, 0), (0.036, 0), (0.04, 0.01), (0.041, 0.1), (0.036, 0.1), (0.034, 0.012), (0, 0.01)],
        plain("stone", (0.62, 0.58, 0.52), 0.5, bump=(90, 0.0006)),
        (x, y, 0),
    )
    bamboo, bristles = plain("bamboo", (0.62, 0.42, 0.22), 0.45), plain("bristles", (0.86, 0.84, 0.8), 0.8)
    for aside, turn in ((-0.014, -0.14), (0.012, 0.17)):
        up = (math.sin(turn), math.cos(turn))
        box("brush", (0.008, 0.006, 0.19), bamboo, (x + aside, y, 0.12), 0.003).rotation_euler[1] = turn
        head = (x + aside + 0.08 * up[0], y - 0.007, 0.12 + 0.08 * up[1])
        box("head", (0.011, 0.011, 0.026), bristles, head, 0.002).rotation_euler[1] = turn


def build(
    top="terrazzo",
    tile=(0.66, 0.75, 0.71),
    linen=((0.86, 0.83, 0.78), (0.74, 0.60, 0.50), (0.84, 0.82, 0.78)),
    hour="soft",
    size=0.13,
    vary=0.07,
    slab=((0.80, 0.79, 0.77), (0.30, 0.29, 0.29)),
    daylight=5,
    fstop=3.2,
    grout=(0.84, 0.83, 0.80),
    joint=0.22,
    pitted=0.0,
):
    """`slab`: the colours of marble and its veins; `daylight`: on the wall, which the sun only grazes."""
    camera(fstop=fstop, lens=72)
    mat, surface = shelf(top, slab, pitted)
    box("shelf", (3, 1.2, 0.035), mat, (0, -0.18, -0.0175), 0.005)
    wall("wall", -3, 3, -1, 2.5, 0.95, tiles(tile, size, 0.1, vary, grout, joint=joint))
    # So near that no picture shows only a sliver of them.
    towels(linen, 0.27, 0.33)
    cup(-0.2, 0.36)
    lathe(
        "vase",
        [(0, 0), (0.045, 0), (0.07, 0.05), (0.06, 0.12), (0.022, 0.16), (0.022, 0.2), (0.018, 0.2), (0.018, 0.1)],
        plain("glaze", (0.88, 0.86, 0.81), 0.25),
        (-0.42, 0.62, 0),
    )
    rnd = Random(8)
    leaf = leaf_mesh("euc", 0.055, 0.042, leafy((0.16, 0.22, 0.13), 0.55), 0.1, 0.2)
    stem = plain("stem", (0.25, 0.22, 0.15), 0.6)
    for _ in range(6):
        branch(
            (-0.42, 0.62, 0.18),
            (rnd.uniform(-0.5, 0.6), rnd.uniform(-0.5, 0.2), 1),
            rnd.uniform(0.2, 0.36),
            7,
            leaf,
            rnd,
            stem=stem,
        )
    if hour == "sun":
        for y in (-0.45, 0.1, 0.65):
            box("bar", (0.03, 0.04, 1.6), plain("bar", (0.8, 0.8, 0.8), 0.5), (-1.3, y, 0.7))
        box("bar", (0.03, 1.6, 0.04), plain("bar", (0.8, 0.8, 0.8), 0.5), (-1.3, 0.2, 0.8))
        # From beside the wall: behind it, its shadow reaches the product.
        sun(-98, 36, 4.6, (1, 0.88, 0.72), 1.2)
        area("fill", (1.6, -1.4, 1.0), 1.8, 16, color=(0.94, 0.97, 1), role="fill")
        # Without it the wall would be grey beside a shelf as bright as this.
        area("wall", (0.3, 0.2, 1.5), 0.9, daylight, (0, 0.95, 0.35), (1, 0.95, 0.88))
    else:
        area("key", (-1.7, -0.1, 1.25), 1.0, 58, color=(1, 0.95, 0.88), role="key")
        area("fill", (1.6, -1.4, 1.0), 1.8, 10, color=(0.92, 0.96, 1), role="fill")
    area("top", (0, 0.3, 2.0), 1.2, 12, role="fill")
    world((0.8, 0.86, 0.9), 0.12)
    return dict(surface=surface, extent=dict(kind="rect", y1=0.42))
