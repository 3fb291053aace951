"""A table before a wall of books in the evening: globes of warm light, spines out of focus."""

from random import Random

import bpy
from light import area, camera, world
from materials import plaster, wood
from nodes import emit, plain
from shapes import box, lathe, wall
from sets.living import WOODS

FAR = 2.9
LEVELS = (-0.62, -0.27, 0.08, 0.43, 0.78, 1.13)
WIDTH = 2.2


def books(rnd, colors):
    mats = [plain("spine", c, 0.6) for c in colors]
    gilt = plain("gilt", (0.6, 0.44, 0.2), 0.35, 1)
    for z in LEVELS:
        x = -WIDTH
        while x < WIDTH:
            if rnd.random() < 0.05:
                x += rnd.uniform(0.08, 0.2)
            w, h = rnd.uniform(0.025, 0.06), rnd.uniform(0.2, 0.285)
            box("book", (w, 0.2, h), rnd.choice(mats), (x + w / 2, FAR - 0.12, z + h / 2), 0)
            if rnd.random() < 0.4:
                box("band", (w * 0.96, 0.004, 0.012), gilt, (x + w / 2, FAR - 0.222, z + h * 0.78), 0)
            x += w + 0.003


def case(frame):
    for z in LEVELS:
        box("board", (2 * WIDTH + 0.2, 0.28, 0.03), frame, (0, FAR - 0.12, z - 0.015), 0.003)
    for i in range(-3, 4):
        box("side", (0.035, 0.3, 3), frame, (i * 0.82 + 0.2, FAR - 0.12, 0.5), 0.003)


def lamp(x, y, z, warm):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=32, ring_count=20, radius=0.085, location=(x, y, z))
    bpy.context.object.data.materials.append(emit("globe", warm, 5))
    lathe("rod", [(0.008, 0), (0.008, 2)], plain("brass", (0.7, 0.5, 0.25), 0.3, 1), (x, y, z + 0.08), 16)
    area("glow", (x, y, z - 0.05), 0.25, 9, (x * 0.7, FAR, 0.2), warm)


def volumes(rnd, colors):
    """A few on the table, beside the product."""
    z, page = 0.0, plain("page", (0.72, 0.66, 0.54), 0.9)
    for (w, d, h), color in zip(((0.2, 0.15, 0.034), (0.185, 0.14, 0.028), (0.17, 0.13, 0.022)), colors):
        cover, turn = plain("cover", color, 0.55, bump=(500, 0.0003)), 0.15 + rnd.uniform(-0.16, 0.16)
        layers = ((0, 0.003, 0, cover), (0.003, h - 0.006, 0.006, page), (h - 0.003, 0.003, 0, cover))
        for low, thick, inset, mat in layers:
            box("volume", (w - inset, d - inset, thick), mat, (-0.27, 0.28, z + low + thick / 2), 0.001, turn)
        z += h


def build(
    table="walnut",
    frame=((0.075, 0.04, 0.022), (0.16, 0.09, 0.05)),
    colors=(
        (0.2, 0.05, 0.035),
        (0.06, 0.09, 0.075),
        (0.3, 0.2, 0.1),
        (0.045, 0.06, 0.1),
        (0.42, 0.34, 0.22),
        (0.12, 0.06, 0.03),
    ),
    warm=(1, 0.64, 0.32),
):
    camera(fstop=2.0)
    rnd = Random(21)
    a, b, dark = WOODS[table]
    box("table", (3, 1.7, 0.045), wood(a, b, dark, plank=9, gap=False, rough=0.32), (0, -0.32, -0.0225), 0.006)
    wall("wall", -4, 4, -2, 3, FAR + 0.02, plaster((0.05, 0.035, 0.025)))
    case(wood(*frame, plank=9, gap=False))
    books(rnd, colors)
    volumes(rnd, ((0.16, 0.045, 0.03), (0.05, 0.08, 0.07), (0.34, 0.25, 0.14)))
    lamp(-0.62, 2.1, 0.62, warm)
    lamp(0.66, 2.2, 0.78, warm)
    area("wash", (0, 1.7, 2.0), 1.6, 26, (0, FAR, 0.2), (1, 0.74, 0.46))
    area("key", (-1.15, 0.5, 1.05), 0.45, 24, color=(1, 0.79, 0.55), role="key")
    area("fill", (1.6, -1.2, 1.1), 1.7, 5.5, color=(0.78, 0.86, 1), role="fill")
    world((0.4, 0.36, 0.35), 0.05)
    return dict(surface=dict(kind=table, roughness=0.34, f0=0.035), extent=dict(kind="rect", y1=0.53))
