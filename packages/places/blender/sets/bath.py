"""A shelf in a bathroom: tiles, folded towels, a cup with brushes, a branch in a vase."""

from random import Random

import bpy
from light import area, camera, sun, world
from materials import cloth, leafy, marble, stone, terrazzo, tiles, wood
from nodes import plain
from shapes import box, branch, lathe, leaf_mesh, wall


def shelf(kind):
    if kind == "terrazzo":
        return terrazzo(), dict(kind="polished terrazzo", roughness=0.22, f0=0.04)
    if kind == "marble":
        return marble(), dict(kind="marble", roughness=0.16, f0=0.04)
    if kind == "oak":
        return wood((0.46, 0.30, 0.16), (0.66, 0.47, 0.28), plank=9, gap=False), dict(
            kind="oak", roughness=0.42, f0=0.035
        )
    return stone((0.40, 0.36, 0.31), (0.66, 0.61, 0.54), 0.5), dict(kind="travertine", roughness=0.5, f0=0.03)


def towels(colors):
    z = 0
    for i, (color, h) in enumerate(zip(colors, (0.07, 0.065, 0.06))):
        m = cloth(color, 0.006, 240)
        o = box("towel", (0.30 - 0.01 * i, 0.24, h), m, (0.36, 0.40, z + h / 2), 0.028, 0.12 + 0.06 * i)
        sub = o.modifiers.new("s", "SUBSURF")
        sub.levels = sub.render_levels = 3
        clouds = bpy.data.textures.new("n", "CLOUDS")
        clouds.noise_scale = 0.07
        rough = o.modifiers.new("d", "DISPLACE")
        rough.texture, rough.strength = clouds, 0.014
        z += h - 0.004


def cup():
    lathe(
        "cup",
        [(0, 0), (0.036, 0), (0.04, 0.01), (0.041, 0.1), (0.036, 0.1), (0.034, 0.012), (0, 0.01)],
        plain("stone", (0.62, 0.58, 0.52), 0.5, bump=(90, 0.0006)),
        (-0.27, 0.46, 0),
    )
    for x, turn in ((-0.285, 0.12), (-0.258, -0.16)):
        o = box("brush", (0.008, 0.006, 0.19), plain("bamboo", (0.62, 0.42, 0.22), 0.45), (x, 0.46, 0.12), 0.003)
        o.rotation_euler[1] = turn


def build(
    top="terrazzo",
    tile=(0.66, 0.75, 0.71),
    linen=((0.86, 0.83, 0.78), (0.74, 0.60, 0.50), (0.84, 0.82, 0.78)),
    hour="soft",
    size=0.13,
    vary=0.07,
):
    camera(fstop=3.2, lens=72)
    mat, surface = shelf(top)
    box("shelf", (3, 1.2, 0.035), mat, (0, -0.18, -0.0175), 0.005)
    wall("wall", -3, 3, -1, 2.5, 0.95, tiles(tile, size, 0.1, vary, (0.84, 0.83, 0.80)))
    towels(linen)
    cup()
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
        # The sun only grazes the wall, which would be grey beside a shelf as bright as this.
        area("wall", (0.3, 0.2, 1.5), 0.9, 5, (0, 0.95, 0.35), (1, 0.95, 0.88))
    else:
        area("key", (-1.7, -0.1, 1.25), 1.0, 58, color=(1, 0.95, 0.88), role="key")
        area("fill", (1.6, -1.4, 1.0), 1.8, 10, color=(0.92, 0.96, 1), role="fill")
    area("top", (0, 0.3, 2.0), 1.2, 12, role="fill")
    world((0.8, 0.86, 0.9), 0.12)
    return dict(surface=surface, extent=dict(kind="rect", y1=0.42))
