"""A table before a low case of books in the evening: a lamp on it, and a painted wall that is dark away from the lamp."""

import math
from random import Random

from light import area, camera, world
from materials import plaster, wood
from nodes import emit, plain
from shapes import box, lathe, wall
from sets.living import WOODS

FAR = 2.9
LEVELS = (-0.82, -0.47, -0.12)
TOP = 0.22
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
    for z in (*LEVELS, TOP):
        box("board", (2 * WIDTH + 0.2, 0.28, 0.03), frame, (0, FAR - 0.12, z - 0.015), 0.003)
    for i in range(-3, 4):
        box("side", (0.035, 0.3, 3), frame, (i * 0.82 + 0.2, FAR - 0.12, TOP - 1.5), 0.003)


def lamp(x, warm):
    """On the case, so that the wall is bright beside it and dark where words are."""
    y, brass = FAR - 0.14, plain("brass", (0.5, 0.34, 0.15), 0.35, 1)
    lathe("foot", [(0, 0), (0.055, 0), (0.05, 0.015), (0.012, 0.03), (0.01, 0.16)], brass, (x, y, TOP), 32)
    linen = emit("shade", (1, 0.56, 0.25), 1.5)
    lathe("shade", [(0.125, 0), (0.085, 0.17), (0.08, 0.17), (0.12, 0.005)], linen, (x, y, TOP + 0.13), 48)
    area("up", (x, y - 0.02, TOP + 0.34), 0.12, 2.6, (x + 0.05, FAR, TOP + 0.7), warm)
    area("down", (x, y - 0.06, TOP + 0.12), 0.16, 1.6, (x, y - 0.3, -0.2), warm)


def keepsakes():
    """What else stands on the case: volumes that lie, and a bowl."""
    z = TOP
    for (w, h), color in zip(((0.25, 0.04), (0.23, 0.03), (0.2, 0.035)), ((0.16, 0.05, 0.04), (0.3, 0.24, 0.15), (0.05, 0.08, 0.09))):
        box("lying", (w, 0.17, h), plain("spine", color, 0.6), (0.47, FAR - 0.14, z + h / 2), 0.003, 0.05)
        z += h
    bowl = [(0, 0.01), (0.03, 0), (0.035, 0.012), (0.075, 0.05), (0.08, 0.07), (0.072, 0.07), (0, 0.02)]
    lathe("bowl", bowl, plain("bronze", (0.42, 0.25, 0.12), 0.4, 1), (0.46, FAR - 0.14, z), 48)


def volumes(rnd, colors):
    """A few on the table, beside the product."""
    z, page = 0.0, plain("page", (0.72, 0.66, 0.54), 0.9)
    gilt = plain("gilding", (0.7, 0.5, 0.22), 0.3, 1)
    for (w, d, h), color in zip(((0.2, 0.15, 0.034), (0.185, 0.14, 0.028), (0.17, 0.13, 0.022)), colors):
        cover, turn = plain("cover", color, 0.45, bump=(500, 0.0003)), 0.15 + rnd.uniform(-0.16, 0.16)
        layers = ((0, 0.003, 0, cover), (0.003, h - 0.006, 0.006, page), (h - 0.003, 0.003, 0, cover))
        for low, thick, inset, mat in layers:
            box("volume", (w - inset, d - inset, thick), mat, (-0.27, 0.28, z + low + thick / 2), 0.001, turn)
        for along, size, deep, mat in ((0, w, 0.006, cover), (0.3, 0.006, 0.0075, gilt), (-0.3, 0.006, 0.0075, gilt)):
            x, y = along * w, -d / 2
            at = (-0.27 + x * math.cos(turn) - y * math.sin(turn), 0.28 + x * math.sin(turn) + y * math.cos(turn))
            box("back", (size, deep, h), mat, (*at, z + h / 2), 0.002, turn)
        z += h


def build(
    table="oak",
    frame=((0.075, 0.04, 0.022), (0.16, 0.09, 0.05)),
    colors=(
        (0.2, 0.05, 0.035),
        (0.06, 0.09, 0.075),
        (0.3, 0.2, 0.1),
        (0.045, 0.06, 0.1),
        (0.42, 0.34, 0.22),
        (0.12, 0.06, 0.03),
    ),
    paint=(0.035, 0.07, 0.058),
    warm=(1, 0.64, 0.32),
):
    camera(fstop=2.0)
    rnd = Random(21)
    a, b, dark = WOODS[table]
    box("table", (3, 1.7, 0.045), wood(a, b, dark, plank=9, gap=False, rough=0.32), (0, -0.32, -0.0225), 0.006)
    wall("wall", -4, 4, -2, 3, FAR + 0.02, plaster(paint))
    case(wood(*frame, plank=9, gap=False))
    books(rnd, colors)
    volumes(rnd, ((0.16, 0.045, 0.03), (0.05, 0.08, 0.07), (0.34, 0.25, 0.14)))
    lamp(-0.44, warm)
    keepsakes()
    area("wash", (-0.5, 1.9, 1.6), 1.0, 13, (-0.3, FAR, -0.1), (1, 0.7, 0.42))
    # A soft lamp close to the product: the table is as bright about it as what comes from a studio, and the room is not.
    area("key", (-0.85, 0.35, 0.95), 0.55, 15, color=(1, 0.88, 0.74), role="key")
    area("fill", (1.2, -1.1, 1.0), 1.5, 4, color=(0.94, 0.96, 1), role="fill")
    world((0.4, 0.36, 0.35), 0.05)
    return dict(surface=dict(kind=table, roughness=0.34, f0=0.035), extent=dict(kind="rect", y1=0.53))
