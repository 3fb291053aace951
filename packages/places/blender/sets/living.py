"""A table in front of a living room: a sofa, a lamp, cushions, all out of focus."""

import math
from random import Random

from light import area, camera, sky, sun, world
from materials import cloth, leafy, plaster, wood
from nodes import emit, plain
from shapes import box, branch, lathe, leaf_mesh, plane, wall

WOODS = {
    "oak": ((0.36, 0.20, 0.095), (0.56, 0.36, 0.19), (0.12, 0.06, 0.03)),
    "walnut": ((0.11, 0.06, 0.032), (0.22, 0.125, 0.07), (0.03, 0.015, 0.01)),
    "ash": ((0.58, 0.46, 0.33), (0.76, 0.64, 0.49), (0.30, 0.22, 0.14)),
}


def sofa(color, cushions, middle, lean):
    stuff = cloth(color, 0.01, 60)
    box("seat", (2.1, 0.85, 0.3), stuff, (middle, 3.3, -0.45), 0.08)
    box("back", (2.1, 0.28, 0.55), stuff, (middle, 3.72, -0.1), 0.1)
    box("arm", (0.25, 0.9, 0.5), stuff, (middle - 1.1, 3.3, -0.3), 0.09)
    for (x, turn), c in zip(lean, cushions):
        box("cushion", (0.45, 0.16, 0.42), cloth(c, 0.01, 80), (x, 3.42, -0.06), 0.075, turn)


def lights_in_a_row(rnd):
    for i in range(17):
        t = i / 16
        at = (
            -1.6 + 3.4 * t,
            4 + rnd.uniform(-0.3, 0.05),
            0.62 + 0.2 * abs(math.sin(t * 7.5)) + rnd.uniform(-0.05, 0.05),
        )
        lathe(
            "bulb",
            [(0, -0.02), (0.02, 0), (0, 0.02)],
            emit("b", (1, rnd.uniform(0.5, 0.68), rnd.uniform(0.2, 0.34)), rnd.uniform(14, 34)),
            at,
            12,
        )


def evening(rnd, string):
    lathe(
        "shade",
        [(0.13, 0.32), (0.2, 0), (0.198, 0), (0.128, 0.32)],
        emit("glow", (1, 0.50, 0.2), 4.2),
        (-0.78, 3.4, 0.38),
    )
    area("lamp", (-0.78, 3.1, 0.5), 0.4, 34, (0, 1, -0.2), (1, 0.62, 0.32))
    area("lampwall", (-0.78, 3.5, 0.9), 0.5, 14, (-0.6, 4.2, 1.2), (1, 0.6, 0.3))
    if string:
        lights_in_a_row(rnd)
    area("key", (-1.3, 0.55, 1.1), 0.55, 26, color=(1, 0.80, 0.58), role="key")
    area("fill", (1.7, -1.0, 1.0), 1.6, 5.5, color=(0.72, 0.82, 1), role="fill")
    world((0.30, 0.34, 0.45), 0.10)


def day(hour):
    golden = hour == "golden"
    lathe(
        "shade",
        [(0.13, 0.32), (0.2, 0), (0.198, 0), (0.128, 0.32)],
        plain("linen", (0.84, 0.80, 0.72), 0.8),
        (-0.78, 3.4, 0.38),
    )
    # A low sun leaves the product's shadow free between those of two bars.
    for y in (0.28, 0.9) if golden else (0.1, 0.55, 1.0):
        box("bar", (0.03, 0.05, 2), plain("bar", (0.8, 0.8, 0.8), 0.5), (-1.5, y, 0.6))
    sun(-68, 24 if golden else 36, 6.5, (1, 0.70, 0.42) if golden else (1, 0.90, 0.76), 1.2)
    sky(24 if golden else 40, 62, 0.06)
    area("fill", (1.6, -1.6, 1.6), 2, 12, color=(1, 0.97, 0.94), role="fill")
    area("far", (-1.2, 1.8, 2.2), 2, 60, (0.2, 3.8, 0.2), (1, 0.95, 0.88))


def build(
    table="oak",
    room=(0.40, 0.33, 0.27),
    couch=(0.16, 0.22, 0.22),
    cushions=((0.62, 0.30, 0.12), (0.66, 0.55, 0.40), (0.55, 0.22, 0.12)),
    hour="evening",
    string=True,
    middle=0.55,
    lean=((0, 0.2), (0.85, -0.25), (1.2, 0.1)),
    art=True,
):
    camera(fstop=2.0, lens=70)
    rnd = Random(3)
    a, b, dark = WOODS[table]
    box("table", (2.6, 1.7, 0.045), wood(a, b, dark, rough=0.42), (0, -0.32, -0.0225), 0.006)
    wall("wall", -4, 4, -1, 3, 4.2, plaster(room))
    plane("floor", -4, 4, -2, 4.2, wood((0.2, 0.11, 0.06), (0.3, 0.18, 0.1)), -0.76)
    sofa(couch, cushions, middle, lean)
    if art:
        box("frame", (0.5, 0.03, 0.66), plain("f", (0.05, 0.04, 0.03), 0.4), (0.35, 4.17, 0.72), 0.004)
        box("art", (0.42, 0.01, 0.58), plain("a", (0.75, 0.6, 0.42), 0.7), (0.35, 4.15, 0.72), 0)
    lathe("pole", [(0.012, -1.2), (0.012, 0.4)], plain("brass", (0.7, 0.5, 0.25), 0.3, 1), (-0.78, 3.4, 0.3))
    leaf = leaf_mesh("leaf", 0.26, 0.09, leafy((0.05, 0.10, 0.035)))
    for _ in range(8):
        branch(
            (1.25, 3.3, -0.2), (rnd.uniform(-0.5, 0.4), rnd.uniform(-0.4, 0.2), 1), rnd.uniform(0.5, 0.9), 6, leaf, rnd
        )
    if hour == "evening":
        evening(rnd, string)
    else:
        day(hour)
    return dict(surface=dict(kind=table, roughness=0.4, f0=0.035), extent=dict(kind="rect", y1=0.53))
