"""A dark table with fir twigs and baubles; a lit tree, a garland and candles far behind."""

import math
from random import Random

import bpy
from light import area, camera, world
from materials import leafy, plaster, wood
from nodes import emit, plain
from shapes import box, branch, lathe, leaf_mesh, wall

BULB = [(0, -0.017), (0.012, -0.012), (0.017, 0), (0.012, 0.012), (0, 0.017)]


def twigs(rnd, needles):
    needle = leaf_mesh("needle", 0.03, 0.0022, leafy(needles, 0.5), 0.2, 0.1, 3)
    bark = plain("twig", (0.12, 0.07, 0.04), 0.8)
    for side in (-1, 1):
        for i in range(8):
            # On the table: beyond its edge twigs hang in the air.
            at = (side * rnd.uniform(0.28, 0.46), 0.12 + 0.04 * i, 0.012 + rnd.uniform(0, 0.03))
            branch(
                at,
                (-side * rnd.uniform(0.3, 1), rnd.uniform(-0.9, 0.3), rnd.uniform(-0.02, 0.12)),
                rnd.uniform(0.16, 0.24),
                34,
                needle,
                rnd,
                spread=50,
                curve=0.08,
                stem=bark,
            )


def baubles(colors):
    for (x, y, r), c in zip(
        ((-0.2, 0.17, 0.03), (0.225, 0.2, 0.034), (0.18, 0.32, 0.026), (-0.28, 0.3, 0.03)), colors
    ):
        bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=32, radius=r, location=(x, y, r))
        bpy.context.object.data.materials.append(plain("ball", c, 0.3, 1.0))
        bpy.ops.object.shade_smooth()


def tree(rnd, odd, at):
    lathe(
        "tree",
        [(0, 1.6), (0.25, 1.0), (0.5, 0.4), (0.75, -0.2), (0.85, -0.7)],
        plain("tree", (0.012, 0.03, 0.018), 0.8, bump=(9, 0.05)),
        (at, 3.5, 0),
        24,
    )
    for _ in range(75):
        z, a = rnd.uniform(-0.5, 1.1), rnd.uniform(math.pi, 2 * math.pi)
        r = 1.12 * (1.6 - z) / 2.2
        c = (1, rnd.uniform(0.45, 0.62), rnd.uniform(0.14, 0.26)) if rnd.random() < 0.84 or not odd else rnd.choice(odd)
        lathe("b", BULB, emit("b", c, rnd.uniform(8, 22)), (at + r * math.cos(a), 3.5 + r * math.sin(a), z), 10)


def candles(board):
    """On a sideboard by the wall, which is seen over the table's edge."""
    box("sideboard", (7, 0.5, 1.2), board, (0, 1.6, -0.6), 0.012)
    for x, y, h in ((-0.5, 1.5, 0.24), (-0.4, 1.62, 0.17), (-0.62, 1.7, 0.13)):
        wax = plain("wax", (0.85, 0.75, 0.6), 0.5, **{"Emission": (1, 0.5, 0.2), "Emission_Strength": 0.35})
        lathe("candle", [(0, h), (0.03, h), (0.032, h - 0.005), (0.032, 0)], wax, (x, y, 0))
        lathe(
            "flame",
            [(0, 0), (0.006, 0.01), (0.005, 0.02), (0, 0.038)],
            emit("fl", (1, 0.6, 0.22), 90),
            (x, y, h + 0.006),
            16,
        )


def build(
    table=((0.10, 0.055, 0.03), (0.20, 0.11, 0.06), (0.03, 0.015, 0.01)),
    room=(0.05, 0.075, 0.06),
    needles=(0.03, 0.085, 0.035),
    balls=((0.55, 0.03, 0.03), (0.75, 0.52, 0.22), (0.5, 0.03, 0.03), (0.75, 0.52, 0.22)),
    odd=((1, 0.08, 0.04), (0.1, 0.35, 1), (0.1, 0.8, 0.25)),
    warmth=(1, 0.76, 0.5),
    key=(1, 0.9, 0.78),
    fir=0.5,
    wash=0,
):
    camera(fstop=1.8)
    rnd = Random(5)
    box("table", (2.6, 1.7, 0.045), wood(*table, plank=0.16, rough=0.34), (0, -0.32, -0.0225), 0.006)
    wall("wall", -4, 4, -1, 3, 4.4, plaster(room))
    twigs(rnd, needles)
    baubles(balls)
    tree(rnd, odd, fir)
    if wash:
        area("wash", (-0.75, 3.5, 1.6), 0.8, wash, (-0.6, 4.4, 0.1), warmth)
    for i in range(0 if wash else 11):
        lathe(
            "b",
            [(0, -0.015), (0.015, 0), (0, 0.015)],
            emit("b", (1, 0.55, 0.2), rnd.uniform(14, 40)),
            (-1.35 + 0.107 * i + rnd.uniform(-0.02, 0.02), 3.9, 0.5 - 0.18 * math.sin(i / 10 * math.pi)),
            10,
        )
    candles(plain("varnish", [v * 0.3 for v in table[0]], 0.5))
    # A soft lamp close to the product: the table is as bright about it as what comes from a studio, and the room is not.
    area("key", (-0.85, 0.3, 0.95), 0.6, 30, color=key, role="key")
    area("fill", (1.2, -1.1, 1.0), 1.5, 6, color=(0.94, 0.96, 1), role="fill")
    area("rim", (1.0, 1.0, 0.6), 0.4, 8, color=(1, 0.6, 0.3), role="rim")
    world((0.4, 0.4, 0.5), 0.04)
    return dict(surface=dict(kind="dark wood", roughness=0.34, f0=0.035), extent=dict(kind="rect", y1=0.53))
